"""How strong entrants are, from the games they played: Plackett and Luce's model, as for people.

A team is as strong as its members together. What its size alone is worth is worked out beside them,
and put aside: in some games whoever is winning wins others over. The likeliest strengths are looked
for by Newton's method; how far off they may be is what the likelihood's curvature tells.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from veillee.bots.bot import Strength

SCALE: Final = 400 / math.log(10)
"""400 points more: ten wins to one defeat."""
WIDTH: Final = 1000.0
"""Before any game strengths lie so far apart: whoever has won all his games is not infinitely
stronger."""
ROUNDS: Final = 50


class Ranked(NamedTuple):
    """A game: who was in each team, and how the teams came in."""

    teams: Sequence[Sequence[str]]
    places: Sequence[int]


def strengths(games: Sequence[Ranked], reference: str, at: float) -> dict[str, Strength]:
    """By name; the reference has so many points by definition."""
    names = sorted({name for game in games for team in game.teams for name in team} - {reference})
    place = {name: number for number, name in enumerate(names)}
    prepared = [(_members(game, place), np.array(game.places)) for game in games]
    unknown = len(names) + 1
    found = np.zeros(unknown)
    curvature = np.eye(unknown)
    for _ in range(ROUNDS):
        slope = -found / WIDTH**2
        curvature = np.eye(unknown) / WIDTH**2
        for members, places in prepared:
            for place_now in np.unique(places):
                left = members[places >= place_now]
                won = members[places == place_now].mean(axis=0)
                chances = _chances(left @ found / SCALE)
                mean = chances @ left
                slope += (won - mean) / SCALE
                spread = (left * chances[:, None]).T @ left - np.outer(mean, mean)
                curvature += spread / SCALE**2
        step = np.linalg.solve(curvature, slope)
        # A long step may lead astray where nearly all games were won.
        found += np.clip(step, -WIDTH / 4, WIDTH / 4)
        if np.abs(step).max(initial=0.0) < 1e-6:
            break
    errors = np.sqrt(np.diag(np.linalg.inv(curvature)))
    measured = {
        name: Strength(at + float(found[number]), float(errors[number]))
        for name, number in place.items()
    }
    return {**measured, reference: Strength(at, 0.0)}


def _members(game: Ranked, place: dict[str, int]) -> NDArray[np.float64]:
    """How many of each name are in each team, and how many at all."""
    members = np.zeros((len(game.teams), len(place) + 1))
    for number, team in enumerate(game.teams):
        members[number, -1] = len(team)
        for name in team:
            if name in place:
                members[number, place[name]] += 1
    return members


def _chances(strengths: NDArray[np.float64]) -> NDArray[np.float64]:
    weights = np.exp(strengths - strengths.max())
    return np.asarray(weights / weights.sum())
