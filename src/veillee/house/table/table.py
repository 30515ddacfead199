"""A table, as a value: every entry of its journal makes another one of it, and changes none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from veillee.games import load
from veillee.house.table.chairs import Chair
from veillee.house.table.clock import Clock
from veillee.house.table.step import Step
from veillee.house.table.terms import MINUTE, DaysPerMove, Hints, Latecomers, Terms
from veillee.house.table.told import Happening, Notice, Told
from veillee.kernel import AnyGame, Match, Value
from veillee.kernel.chance import commitment
from veillee.kernel.log import Log

if TYPE_CHECKING:
    from veillee.house.table.action import Entry
    from veillee.house.table.actions.lay import Opened
    from veillee.house.table.actions.move import Held
    from veillee.house.table.actions.sit import AskedIn

Status = Literal["open", "running", "over"]
CALL_AFTER: Final = MINUTE
"""Whoever has just moved may still be there, and so may the one who is awaited."""


class Play(Value):
    """How a move came about: by whom, whether he had asked for a hint, and when."""

    by: str
    hinted: bool
    at: int = 0
    asker: int | None = None
    """The person who moved last, and might take it back."""
    stays: str = "undo-not-yours"
    """The message that says why it cannot be taken back; none where no rule of the table forbids
    it, as far as one knows without asking what is hidden."""


class Undo(NamedTuple):
    """Somebody asks to take his last move back."""

    asker: int
    answers: Mapping[int, bool]


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where, the match, the clock, and all that was told."""

    id: str
    opened: Opened
    game: AnyGame
    commitment: str
    number: int = 1
    """Of its last entry in the journal."""
    at: int
    """When that was decided: nothing at the table happens before it."""
    chairs: tuple[Chair, ...]
    clock: Clock
    match: Match | None = None
    """Never played on: a move makes another one of it."""
    past: Match | None = None
    """Before the start: the match that this one goes on from, so that it is not played again."""
    step: Step = Step()
    plays: Log[Play]
    told: Log[Told]
    held: Mapping[int, Held] = {}
    """Answers that are kept until the time of their step is up, by seat."""
    undo: Undo | None = None
    adjourned: bool = False
    """Whether all who play have left, or are out of time: until one is back nobody plays on."""
    taken_back: int = 0
    """How often something was: whoever thought about a move meanwhile thinks again."""
    hinted: frozenset[int] = frozenset()
    rematch: str | None = None
    rematching: Mapping[str, str] = {}
    """Who would play again, and what each adds to the chance of that match."""
    removed: frozenset[str] = frozenset()
    """People whom the host has removed: they may watch."""
    seen: Mapping[str, int] = {}
    """Everyone who has had a chair since the start, and which: he may hold no other."""
    asking: Mapping[str, AskedIn] = {}
    """Latecomers who wait for the host's word."""
    turned_away: frozenset[str] = frozenset()
    shared: frozenset[str] = frozenset()
    """People from whose phones several chairs are played, each opened by its code."""
    sharers: Mapping[str, str] = {}
    """Everyone who has sat here without a phone of his own, and whose he shared."""
    pruned: bool = False
    """It is no longer kept: nothing can happen there any more."""
    recent: Mapping[int, tuple[str, ...]] = {}
    """The clients' ids of each seat's last moves: one that is sent again is not played again."""

    @classmethod
    def laid(cls, table_id: str, opened: Opened, past: Match | None = None) -> Table:
        """The table as its first entry says."""
        terms = opened.terms
        return cls(
            id=table_id,
            opened=opened,
            game=load(terms.game),
            commitment=commitment(opened.seed),
            at=opened.at,
            chairs=(Chair(),) * terms.seats,
            clock=Clock.of(terms.clock, terms.seats),
            past=past,
            plays=Log(),
            told=Log(),
        )

    def after(self, entry: Entry) -> Table:
        """The table once this has happened. Refused where the rules forbid it."""
        after = entry.happen(self)
        if after.chairs is not self.chairs:
            after = after._adjourned_or_not(entry.at)
        told = after.told.plus(*entry.told(self, after))
        return replace(after, number=self.number + 1, at=max(self.at, entry.at), told=told)

    def readable(self, now: int) -> Table:
        """The table with its record as open as it is at that time."""
        return replace(self, opened=replace(self.opened, terms=self.opened.terms_at(now)))

    # -- what it is ------------------------------------------------------------------------------

    @property
    def terms(self) -> Terms:
        return self.opened.terms

    @property
    def host(self) -> str:
        return self.opened.host

    @property
    def status(self) -> Status:
        if self.match is None:
            return "open"
        return "running" if self.match.to_act else "over"

    @property
    def goes_on(self) -> bool:
        """Whether it began at a moment of another match, whose record anybody may have read."""
        return self.opened.goes_on

    @property
    def for_one(self) -> bool:
        """Whether the other chairs are for bots alone. In old journals chance was not drawn anew:
        what is to come is known at such a table too."""
        return self.opened.for_one or (self.goes_on and not self.opened.stretches)

    @property
    def has_bots(self) -> bool:
        return any(chair.bot for chair in self.chairs)

    @property
    def latecomers(self) -> Latecomers:
        """Whether somebody new may take a bot's chair now."""
        if self.match is None:
            return "welcome"
        return self.terms.latecomers or "ask"

    @property
    def hints(self) -> Hints:
        """Whether one may ask for a hint, with those who sit here now."""
        if self.terms.hints:
            return self.terms.hints
        if sum(chair.person is not None for chair in self.chairs) <= 1:
            return "free"
        return "none" if self.clock.runs else "shown"

    @property
    def wake_at(self) -> int | None:
        """When the house must look at the table though nobody asks; None where it need not."""
        return self.clock.next_deadline if self.clock.runs and self.status == "running" else None

    @property
    def call_at(self) -> int | None:
        """When to look whether somebody is to be called; only a match over days calls anybody."""
        if not isinstance(self.terms.clock, DaysPerMove) or self.status != "running":
            return None
        since = () if self.adjourned else self.clock.since.values()
        return max(since, default=0) + CALL_AFTER if since else None

    def running(self) -> Match:
        if self.match is None:
            raise RuntimeError("the match has not started")
        return self.match

    # -- whose turn it is ------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """Whose answer is still missing, in truth; people are told `awaited`."""
        if self.match is None:
            return ()
        if not self.held:
            return self.match.to_act
        return tuple(seat for seat in self.match.to_act if seat not in self.held)

    def awaited(self, viewer: int | None) -> tuple[int, ...]:
        """Whose move the table waits for, as far as the viewer may know."""
        if self.match is None:
            return ()
        awaited = self.match.awaited(viewer)
        if viewer in self.held:
            return tuple(seat for seat in awaited if seat != viewer)
        return awaited

    @property
    def together(self) -> bool:
        """Whether several answer in the open step at once, as everyone sees."""
        return self.match is not None and len(self.match.awaited(None)) > 1

    # -- who sits where --------------------------------------------------------------------------

    def seat_of(self, person: str | None) -> int | None:
        """Where the person sits; None for a watcher."""
        if person is None:
            return None
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return None

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The chairs that are played from the person's device; of a shared phone, several."""
        if person is None:
            return ()
        return tuple(s for s, chair in enumerate(self.chairs) if chair.holder == person)

    def seat_in_hand(self, person: str | None, hand: str | None) -> int | None:
        """Where a page looks from: on a shared phone, the chair whose code was given there."""
        if person not in self.shared:
            return self.seat_of(person)
        seat = self.seat_of(hand)
        return seat if seat in self.seats_of(person) else None

    @property
    def seated(self) -> tuple[int, ...]:
        """Where people play, and no bot in their stead."""
        return tuple(s for s, chair in enumerate(self.chairs) if chair.person and not chair.bot)

    @property
    def may_return(self) -> tuple[int, ...]:
        """Whose chair a bot keeps warm; not for those who have given up."""
        chairs = enumerate(self.chairs)
        return tuple(s for s, c in chairs if c.person and c.bot and not c.gave_up)

    def _adjourned_or_not(self, at: int) -> Table:
        adjourned = self.status == "running" and not self.seated and bool(self.may_return)
        if adjourned == self.adjourned:
            return self
        clock = self.clock.stopped(at) if adjourned else self.clock.going_on(at)
        return replace(self, adjourned=adjourned, clock=clock)

    def with_chair(self, seat: int, chair: Chair) -> Table:
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        shared = frozenset(chair.holder for chair in chairs if chair.code and chair.holder)
        return replace(self, chairs=chairs, shared=shared)

    # -- what was told ---------------------------------------------------------------------------

    def lines_for(
        self, viewer: int | None, upto: int, deaf_to: frozenset[tuple[str, int]] = frozenset()
    ) -> list[Happening | Notice]:
        """What the viewer was told, of the first so many lines; nothing that those have said to
        whom he is deaf."""
        since = 0 if viewer is None else self.chairs[viewer].since
        return [
            told.line
            for place, told in enumerate(self.told[:upto])
            if told.heard_by(viewer)
            and (place >= since or not told.is_whisper)
            and not (deaf_to and told.is_said_by(deaf_to))
        ]

    # -- the match goes on -----------------------------------------------------------------------

    def at_match(self, match: Match, at: int, mover: int | None = None) -> Table:
        """The table with its match at another place: perhaps another step is open, and the clock
        goes on."""
        closed = self.step.closes(match, in_steps=self.clock.in_steps)
        step = self.step.next(self.game, match, at, new=closed, in_steps=self.clock.in_steps)
        clock = self.clock
        if clock.runs:
            awaited = match.awaited(None)
            clock = clock.turned(
                awaited,
                at,
                mover,
                new_step=closed,
                talk=step.for_talk,
                together=len(awaited) > 1,
            )
        held = {} if closed else self.held
        return replace(self, match=match, step=step, clock=clock, held=held)

    def looks_like(self, other: Table) -> bool:
        """Whether everybody sees the same around the board: if not, all are shown it anew."""
        return (
            self.chairs == other.chairs
            and self.asking == other.asking
            and self.undo == other.undo
            and self.rematch == other.rematch
            and self.rematching == other.rematching
            and self.status == other.status
        )
