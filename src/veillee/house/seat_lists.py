"""Which lists in a game's views have one value for each seat.

A view does not say so, and a hand of three cards at a table of three looks the same. A board that
knows no game is told what held in matches that were played at random.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec

from veillee.contract.sampling import moments, random_match
from veillee.kernel import AnyGame

MOVES: Final = 60
MOMENTS: Final = 12
MOST_SEATS: Final = 8


@cache
def seat_lists(game: AnyGame) -> tuple[str, ...]:
    """Their names; within a struct after the struct's, as in `players.hand`."""
    try:
        return tuple(_held(game))
    except Exception:
        # One game that fails as it is played must not take the others from the shelf.
        return ()


def _held(game: AnyGame) -> list[str]:
    found: dict[str, bool] = {}
    for seats in {min(game.seats), min(max(game.seats), MOST_SEATS)} & set(game.seats):
        held: set[str] = set()
        for view in _views(game, seats):
            for name, length in _lists(view, ""):
                found[name] = found.get(name, True) and length in (0, seats)
                if length == seats:
                    held.add(name)
        found = {name: fits and name in held for name, fits in found.items()}
    return sorted(name for name, fits in found.items() if fits)


def _views(game: AnyGame, seats: int) -> Iterator[Any]:
    options = next(iter(game.presets.values()))
    match = random_match(game, seats, options, "seat lists", MOVES)
    for moment in moments(match, MOMENTS):
        for viewer in (None, 0, seats - 1):
            yield msgspec.to_builtins(moment.view(viewer))


def _lists(value: Any, place: str) -> Iterator[tuple[str, int]]:
    if isinstance(value, dict):
        for name, item in value.items():
            yield from _lists(item, f"{place}.{name}" if place else name)
    elif isinstance(value, list | tuple):
        yield place, len(value)
        for item in value:
            if isinstance(item, dict):
                yield from _lists(item, place)
