"""Ratings: what a match tells of how well people play. Plackett and Luce's model, by openskill."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce


class Rating(NamedTuple):
    """How well somebody plays, and how far off that may be: in two cases of three it is nearer."""

    points: float
    uncertainty: float

    @property
    def is_provisional(self) -> bool:
        return self.uncertainty > PROVISIONAL


START: Final = Rating(1500.0, 350.0)
PROVISIONAL: Final = 150.0
"""Fifteen or twenty matches bring an uncertainty below it."""
# 400 points more: ten wins to one defeat, as chess players read it.
_MODEL: Final = PlackettLuce(
    mu=0.0, sigma=START.uncertainty, beta=400 / math.log(10) / math.sqrt(2), tau=3.5
)


def after_match(
    before: Sequence[Rating], teams: Sequence[int], places: Sequence[int]
) -> list[Rating]:
    """The rating of each seat once the match is counted. A team is as strong as its members are
    above or below the start together, so that a large one is not stronger for its size."""
    members: dict[int, list[int]] = {}
    for seat, team in enumerate(teams):
        members.setdefault(team, []).append(seat)
    after = list(before)
    if len(members) < 2:  # all won or lost together: that tells nothing of anybody
        return after
    rated = _MODEL.rate(
        [
            [_MODEL.rating(before[s].points - START.points, before[s].uncertainty) for s in seats]
            for seats in members.values()
        ],
        ranks=[float(min(places[seat] for seat in seats)) for seats in members.values()],
    )
    for seats, team_rated in zip(members.values(), rated, strict=True):
        for seat, one in zip(seats, team_rated, strict=True):
            after[seat] = Rating(START.points + one.mu, one.sigma)
    return after
