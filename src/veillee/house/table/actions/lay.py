"""Laying a table: its first entry, and what is looked at before it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from veillee.games import load
from veillee.house.errors import HouseError
from veillee.house.ids import new_id
from veillee.house.table.action import Entry, check_level
from veillee.house.table.terms import SecondsPerStep, Terms
from veillee.kernel import Match


class Opened(Entry, tag="opened"):
    """The table is laid: always the first entry."""

    host: str
    terms: Terms
    seed: str
    before: tuple[tuple[int, str], ...] = ()
    """Moves of another match that this one goes on from (seat, notation)."""
    contributions: tuple[str, ...] = ()
    """What others added to that match's chance."""
    rules_version: int | None = None
    """By which rules of the game it is played; None in journals that are older than this."""

    def match(self, contributions: Iterable[str]) -> Match:
        """The match as it begins."""
        terms = self.terms
        return Match(load(terms.game), terms.seats, self.seed, terms.options, contributions)

    def replays(self) -> Iterator[Match]:
        """The match that this one goes on from: after each of its moves, until all are made."""
        match = self.match(self.contributions)
        for seat, move in self.before:
            match.play(seat, move)
            yield match

    def past(self) -> Match:
        return deque(self.replays(), maxlen=1)[0]


class Past(NamedTuple):
    """What another match was dealt and went through, for one that goes on from it."""

    seed: str
    contributions: tuple[str, ...]
    moves: tuple[tuple[int, str], ...]
    match: Match | None = None
    """As it stands after these moves."""


def decide_to_lay(host: str, terms: Terms, at: int, past: Past | None = None) -> Opened:
    """The first entry of a table. SetupError where the game cannot be played so."""
    past = past or Past(new_id(32), (), ())
    match = past.match or Match(
        load(terms.game), terms.seats, past.seed, terms.options, past.contributions
    )
    if isinstance(terms.clock, SecondsPerStep) and len(match.to_act) < 2:
        raise HouseError("no-steps-here", 400)
    check_level(terms.game, terms.stand_in)
    if terms.latecomers is None:
        terms = replace(terms, latecomers="ask" if _hides_something(match) else "welcome")
    return Opened(
        at=at,
        host=host,
        terms=terms,
        seed=past.seed,
        contributions=past.contributions,
        before=past.moves,
        rules_version=match.game.rules_version,
    )


def _hides_something(match: Match) -> bool:
    viewers = (None, *range(match.seats))
    return any(match.game.hidden(match.state, viewer) for viewer in viewers)
