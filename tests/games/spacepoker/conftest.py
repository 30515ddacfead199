"""Whole matches, played at random: positions for what must hold always."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

import veillee
from veillee.games import spacepoker as game
from veillee.games.spacepoker.state import State

# Ten rounds of the printed game: whole matches of it may last for hundreds.
PRINTED = msgspec.structs.replace(game.presets["book"], rounds=10)
EVERY_TABLE = [
    msgspec.structs.replace(options, fleet=fleet)
    for options in (
        PRINTED,
        game.presets["house"],
        msgspec.structs.replace(PRINTED, ante=3),
        msgspec.structs.replace(PRINTED, ante=5, all_in=True),
    )
    for fleet in ("5x7", "7x5")
]


def played(
    options: game.Options, seats: int, seed: str, *, timid: bool = False
) -> Iterator[veillee.Match]:
    """A match at every move of it; the timid bet little, so that planets last."""
    dice = random.Random(seed)
    match = veillee.Match(game, seats=seats, seed=seed, options=options)
    yield match
    while match.to_act:
        (seat,) = match.to_act
        legal = match.legal(seat)
        if timid and match.state.phase == "betting":
            legal = legal[:4]
        match.play(seat, dice.choice(legal))
        yield match


@pytest.fixture(scope="session")
def positions() -> list[State]:
    """Some two thousand states from matches of every size and kind."""
    return [
        match.state
        for seats in game.seats
        for number, options in enumerate(EVERY_TABLE)
        for match in played(options, seats, f"{seats} {number}", timid=bool(number % 3))
    ]
