"""Taking a move back: by consent, and never across chance, a secret or another person's move.

What bots answered goes back with it. What stands in the way is worked out from the match itself,
the same for every game.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from veillee.house.errors import HouseError
from veillee.house.table.action import Command, Entry, seat_or_trouble
from veillee.house.table.table import Table, Undo
from veillee.house.table.told import Told
from veillee.kernel import Event, Match

MOST_MOVES: Final = 64
"""So many moves are taken back at once: one's own, and what bots answered."""
MOST_SEATS: Final = 24
"""Among more nothing is taken back: what each of them would learn or unlearn is too much to ask."""


class AskUndo(Command, tag="ask-undo"):
    """Ask to take one's last move back."""

    def decide(self, table: Table, who: str, at: int) -> Entry | None:
        seat = seat_or_trouble(table, who)
        if trouble := why_not_take_back(table, seat):
            raise trouble
        return UndoAsked(at=at, seat=seat)


class AnswerUndo(Command, tag="answer-undo"):
    yes: bool

    def decide(self, table: Table, who: str, at: int) -> Entry | None:
        seat = seat_or_trouble(table, who)
        if table.undo is None:
            raise HouseError("nobody-asks-undo")
        return UndoAnswered(at=at, seat=seat, yes=self.yes)


class UndoAsked(Entry, tag="undo-asked"):
    seat: int

    def happen(self, table: Table) -> Table:
        return _agreed(table, Undo(self.seat, {self.seat: True}), self.at)

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:
        return self.to_all(seat=self.seat, since=_since(before, after))


class UndoAnswered(Entry, tag="undo-answered"):
    seat: int
    yes: bool

    def happen(self, table: Table) -> Table:
        undo = table.undo
        if undo is None:
            return table
        return _agreed(table, undo._replace(answers={**undo.answers, self.seat: self.yes}), self.at)

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:
        return self.to_all(seat=self.seat, yes=self.yes, since=_since(before, after))


def _agreed(table: Table, undo: Undo, at: int) -> Table:
    """The table with these answers: where every person says yes, the move is taken back."""
    if not all(undo.answers.values()):
        return replace(table, undo=None)
    persons = {s for s, chair in enumerate(table.chairs) if chair.person and not chair.bot}
    if not persons <= undo.answers.keys():
        return replace(table, undo=undo)
    match = table.running()
    left = len(match) - _moves_since(match, undo.asker)
    after = replace(
        table, undo=None, plays=table.plays.first(left), taken_back=table.taken_back + 1
    )
    return after.at_match(match.fork(after=left), at)


def _since(before: Table, after: Table) -> int | None:
    """From when on what was told no longer holds; None where nothing is taken back."""
    left = len(after.plays)
    return before.plays[left].at if left < len(before.plays) else None


def _moves_since(match: Match, seat: int) -> int:
    """How many moves there are from the seat's last one on; none where it made none."""
    last = match.last_move_of(seat)
    return len(match) - last if last is not None else 0


def why_not_take_back(table: Table, seat: int) -> HouseError | None:
    """Why the seat may not ask to take its last move back, or None if it may.

    What is cheap is asked first, and nothing is asked of the whole match or of a crowd.
    """
    match = table.match
    if match is None or not len(match):
        return HouseError("undo-nothing")
    if not match.to_act:
        return HouseError("match-over")
    if table.together:
        return HouseError("undo-in-steps")
    first = match.last_move_of(seat)
    if first is None:
        return HouseError("undo-not-yours")
    before = match.fork(first)
    if len(before.awaited(None)) > 1:
        # Whether somebody answered after this must not be seen.
        return HouseError("undo-in-steps")
    if table.plays[first].by != "person":
        return HouseError("undo-not-yours")
    if match.seats > MOST_SEATS:
        return HouseError("undo-crowd")
    moments = [before, before.played(*match.made(first))[0]]
    if trouble := _why_answers_stay(table, match, moments):
        return trouble
    if match.chance_drawn != before.chance_drawn:
        return HouseError("undo-chance")
    if any(_shows_a_secret(before, after) for before, after in pairwise(moments)):
        return HouseError("undo-secret")
    return None


def _why_answers_stay(table: Table, match: Match, moments: list[Match]) -> HouseError | None:
    """Why what came after the move cannot go back with it; the match after each answer is added to
    `moments`.

    Of what bots answered only what everybody saw goes back: whether one did something in secret
    must not be learnt by asking. So the first answer that stands in the way is the reason, and
    nobody learns from it how many came later.
    """
    for number in range(len(moments[-1]), len(match)):
        if len(moments) > MOST_MOVES:
            return HouseError("undo-too-far")
        seat, move = match.made(number)
        before = moments[-1]
        after, events = before.played(seat, move)
        if not _seen_by_everyone(before, events):
            return HouseError("undo-answered")
        if not _answered_by_bot(table, number, seat):
            return HouseError("undo-not-yours")
        moments.append(after)
    return None


def _answered_by_bot(table: Table, number: int, seat: int) -> bool:
    """Whether the move of this number was a bot's, for itself and not in a person's stead."""
    return table.chairs[seat].person is None and table.plays[number].by in ("bot", "clock")


def _seen_by_everyone(before: Match, events: tuple[Event, ...]) -> bool:
    """Whether the move between was awaited from one seat alone, and told to all."""
    alone = len(before.to_act) == len(before.awaited(None)) == 1
    told = [event for event in events if event.audience != ()]
    return alone and bool(told) and all(event.audience is None for event in told)


def _shows_a_secret(before: Match, after: Match) -> bool:
    hidden = before.game.hidden
    return any(
        hidden(before.state, viewer) != hidden(after.state, viewer)
        for viewer in (None, *range(before.seats))
    )
