"""Laying a table: its first entry, and what is looked at before it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from veillee.games import load
from veillee.house.errors import HouseError
from veillee.house.ids import new_id
from veillee.house.table.action import Entry, check_anchor, check_level
from veillee.house.table.of_the_day import OfTheDay
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
    code: str = ""
    """Four letters that open it as long as it is not over; none in journals that are older."""
    rules_version: int | None = None
    """By which rules of the game it is played; None in journals that are older than this."""
    daily: OfTheDay | None = None
    """Where it is a game of the day."""

    @property
    def goes_on(self) -> bool:
        """Whether it begins at a moment of another match."""
        return bool(self.before or self.stretches)

    def terms_at(self, now: int) -> Terms:
        """The terms, with the record of a game of the day closed until the day is over: others
        are still to play it."""
        is_closed = self.daily is not None and now < self.daily.ends
        return replace(self.terms, open_record=False) if is_closed else self.terms

    def replays(self) -> Iterator[Match]:
        """The match as it is dealt, and after each of the moves that were made before."""
        terms, luck, past = self.terms, self.contributions, self.stretches
        match = Match(load(terms.game), terms.seats, self.seed, terms.options, luck, past)
        yield match
        for seat, move in self.before:
            match.play(seat, move)
            yield match

    def match(self, past: Match | None, luck: Iterable[str]) -> Match:
        """The match as it begins. `past`: as it stood at the moment that it goes on from, where
        that is known; `luck`: what those who sit there add to its chance."""
        if not self.goes_on:
            terms = self.terms
            return Match(load(terms.game), terms.seats, self.seed, terms.options, luck)
        if past is None:
            past = deque(self.replays(), maxlen=1)[0]
        return past.going_on(self.seed, luck) if self.stretches else past


def decide_to_lay(
    host: str, terms: Terms, at: int, past: Match | None = None, seed: str | None = None
) -> Opened:
    """The first entry of a table; `past` is another match as it stood at the moment from which this
    one goes on. SetupError where the game cannot be played so."""
    seed = seed or new_id(32)
    match = Match(load(terms.game), terms.seats, seed, terms.options) if past is None else past
    if isinstance(terms.clock, SecondsPerStep) and len(match.to_act) < 2:
        raise HouseError("no-steps-here", 400)
    check_level(terms.game, terms.stand_in)
    if terms.rated:
        terms = _for_a_rating(terms)
    hides = hides_something(match)
    if terms.latecomers is None:
        terms = replace(terms, latecomers="ask" if hides else "welcome")
    return Opened(
        at=at,
        host=host,
        terms=terms,
        seed=seed,
        before=tuple((who, match.game.write(move)) for who, move in match.moves),
        stretches=() if past is None else past.stretches,
        for_one=past is not None and hides,
        rules_version=match.game.rules_version,
    )


def _for_a_rating(terms: Terms) -> Terms:
    """HouseError where the terms let anybody be helped, or play for another."""
    if terms.hints not in (None, "none"):
        raise HouseError("rated-no-hints", 400)
    if terms.latecomers not in (None, "no"):
        raise HouseError("rated-no-latecomers", 400)
    check_anchor(terms.game, terms.stand_in)
    return replace(terms, hints="none", latecomers="no")


def hides_something(match: Match) -> bool:
    """Whether anybody, a watcher included, does not know all there is to know now."""
    viewers = (None, *range(match.seats))
    return any(match.game.hidden(match.state, viewer) for viewer in viewers)
