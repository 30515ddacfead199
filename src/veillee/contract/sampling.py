"""Samples that the checks look at: tables, random matches, moments, and worlds as imagined."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

import veillee
from veillee.kernel import AnyGame, Chance, Event

Viewer = int | None
SAMPLES = 12
SECOND_THOUGHTS = 1 / 6
"""How often a seat drawn by lot is asked whether it wants to change its answer."""


MOST_SEATS: Final = 16
MANY_SEATS: Final = 40  # of a game for hundreds; still larger tables are shown in tests of its own


class Table(NamedTuple):
    """What a check is asked of."""

    game: AnyGame
    seats: int
    options: Any
    name: str


def tables_of(game: AnyGame) -> Iterator[Table]:
    """The game with every number of seats, and for the fewest seats every choice of options."""
    for seats in (n for n in game.seats if n <= MOST_SEATS or n == MANY_SEATS):
        for number, options in enumerate(options_of(game)):
            if number == 0 or seats == game.seats[0]:
                yield Table(game, seats, options, f"{game.id}-{seats}-{number}")


def options_of(game: AnyGame) -> list[Any]:
    """The presets, and from the default each option that has few values changed alone."""
    default = next(iter(game.presets.values()))
    found = list(game.presets.values())
    for name, kind in get_type_hints(game.Options).items():
        values = (False, True) if kind is bool else ()
        if get_origin(kind) is Literal:
            values = get_args(kind)
        found += [msgspec.structs.replace(default, **{name: value}) for value in values]
    return list(dict.fromkeys(found))


def random_match(
    game: AnyGame, seats: int, options: Any, seed: str, upto: int | None = None
) -> Any:
    """A match played at random, to its end or for so many moves."""
    match = veillee.Match(game, seats=seats, seed=seed, options=options)
    dice = random.Random(seed)
    while match.to_act and (upto is None or len(match) < upto):
        match.play(*random_move(match, dice))
    return match


def random_move(match: Any, dice: random.Random) -> tuple[int, Any]:
    """A move of a seat that is to act; now and then of one that has a change of mind."""
    if dice.random() < SECOND_THOUGHTS:
        seat = dice.randrange(match.seats)
        if seat not in match.to_act and (changes := match.legal(seat)):
            return seat, dice.choice(changes)
    seat = dice.choice(match.to_act)
    moves = match.legal(seat)
    assert moves, f"seat {seat} is to act and has no legal move"
    return seat, dice.choice(moves)


def moments(match: Any, count: int, seed: str = "moments") -> Iterator[Any]:
    """Some moments of a match, its start among them, as forks."""
    dice = random.Random(seed)
    chosen = {0, *(dice.randrange(len(match) + 1) for _ in range(count))}
    yield from (match.fork(after) for after in sorted(chosen))


def events_by_move(match: Any) -> list[tuple[Event, ...]]:
    """Everything that happened, whoever may know of it."""
    again = match.fork(0)
    return [again.play(seat, move) for seat, move in match.moves]


def viewers(seats: int) -> list[Viewer]:
    return [*range(seats), None]


def some_viewers(seats: int, dice: random.Random, count: int = 5) -> list[Viewer]:
    """Everybody at a small table; at a large one a few, the watcher among them."""
    if seats < count:
        return viewers(seats)
    return [*sorted(dice.sample(range(seats), count - 1)), None]


def named(viewer: Viewer) -> str:
    return "a watcher" if viewer is None else f"seat {viewer}"


def imagined(game: AnyGame, moment: Any, viewer: Viewer, count: int = SAMPLES) -> list[Any]:
    """Worlds that the viewer takes for possible, each checked to look the same to him."""
    seen = encoded(moment.view(viewer))
    view = msgspec.json.decode(seen, type=game.View)
    worlds = [game.imagine(view, Chance(f"world {number}")) for number in range(count)]
    for world in worlds:
        assert encoded(game.view(world, viewer)) == seen, (
            f"`imagine` makes a world that {named(viewer)} can tell from the truth"
        )
    return worlds


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def share(truths: list[bool]) -> float:
    return sum(truths) / len(truths)
