"""Laying a table: its first entry, and what is looked at before it."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from veillee.games import load
from veillee.house.errors import HouseError
from veillee.house.ids import new_id
from veillee.house.table.action import Entry, check_level
from veillee.house.table.terms import SecondsPerStep, Terms
from veillee.kernel import Match, Stretch


class Opened(Entry, tag="opened"):
    """The table is laid: always the first entry."""

    host: str
    terms: Terms
    seed: str
    before: tuple[tuple[int, str], ...] = ()
    """Moves of another match that this one goes on from (seat, notation)."""
    stretches: tuple[Stretch, ...] = ()
    """What those were drawn from; all that comes after them is drawn from our own seed."""
    for_one: bool = False
    """What is hidden here stands in the record of that match: one person plays, against bots."""
    contributions: tuple[str, ...] = ()
    """In old journals, where a table went on with the seed of the other: what others had added."""


class Past(NamedTuple):
    """What another match was dealt and went through, for one that goes on from it."""

    stretches: tuple[Stretch, ...] = ()
    moves: tuple[tuple[int, str], ...] = ()


def decide_to_lay(
    host: str, terms: Terms, at: int, past: Past | None = None, seed: str | None = None
) -> Opened:
    """The first entry of a table. SetupError where the game cannot be played so."""
    past, seed = past or Past(), seed or new_id(32)
    match = Match(load(terms.game), terms.seats, seed, terms.options, before=past.stretches)
    for seat, move in past.moves:
        match.play(seat, move)
    if isinstance(terms.clock, SecondsPerStep) and len(match.to_act) < 2:
        raise HouseError("no-steps-here", 400)
    check_level(terms.game, terms.stand_in)
    hides = hides_something(match)
    if terms.latecomers is None:
        terms = replace(terms, latecomers="ask" if hides else "welcome")
    return Opened(
        at=at,
        host=host,
        terms=terms,
        seed=seed,
        before=past.moves,
        stretches=past.stretches,
        for_one=bool(past.stretches) and hides,
    )


def hides_something(match: Match) -> bool:
    """Whether anybody, a watcher included, does not know all there is to know now."""
    viewers = (None, *range(match.seats))
    return any(match.game.hidden(match.state, viewer) for viewer in viewers)
