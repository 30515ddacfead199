"""Taking a move back: by consent, and never across chance, a secret or another person's move.

What bots answered goes back with it. What stands in the way is worked out from the match itself,
the same for every game.
"""

from __future__ import annotations

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
    if not set(table.seated) <= undo.answers.keys():
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


def to_take_back(
    table: Table, seat: int, by: str, match: Match, events: tuple[Event, ...]
) -> tuple[int | None, str]:
    """Who might take a move back once this one is made, and why it stays where it does.

    Worked out move by move, so that nobody ever goes back over the match. What is hidden is not
    asked here: see `why_not_take_back`.
    """
    before = table.running()
    asker: int | None = None
    stays = "undo-not-yours"
    if by == "person":
        if len(before.awaited(None)) > 1:
            # Whether somebody answered after this must not be seen.
            return None, "undo-in-steps"
        asker, stays = seat, ""
    elif last := table.plays.last:
        asker, stays = last.asker, last.stays
    return asker, stays or _why_it_stays(table, seat, by, match, events)


def _why_it_stays(table: Table, seat: int, by: str, match: Match, events: tuple[Event, ...]) -> str:
    """Of what bots answered only what everybody saw goes back: whether one did something in secret
    must not be learnt by asking. So the first answer that stands in the way is the reason, and
    nobody learns from it how many came later."""
    before = table.running()
    if by != "person":
        if not _seen_by_everyone(before, events):
            return "undo-answered"
        if table.chairs[seat].person is not None:
            return "undo-not-yours"
    return "undo-chance" if match.chance_drawn != before.chance_drawn else ""


def may_be_taken_back(table: Table, seat: int) -> bool:
    """Whether the seat's last move may go back, as far as one knows without asking what is
    hidden."""
    play = table.plays.last
    return play is not None and play.asker == seat and not play.stays and not _why_not(table, seat)


def why_not_take_back(table: Table, seat: int) -> HouseError | None:
    """Why the seat may not ask to take its last move back, or None if it may."""
    why = _why_not(table, seat)
    if not why and shows_a_secret(table.running(), seat):
        why = "undo-secret"
    return HouseError(why) if why else None


def _why_not(table: Table, seat: int) -> str:
    match = table.match
    if match is None or not len(match):
        return "undo-nothing"
    if not match.to_act:
        return "match-over"
    if table.terms.rated:
        return "undo-rated"
    if table.opened.daily and table.opened.daily.counts:
        return "undo-of-the-day"
    if table.together:
        return "undo-in-steps"
    play = table.plays[-1]
    if play.asker not in (None, seat) or match.last_move_of(seat) is None:
        return "undo-not-yours"
    if match.seats > MOST_SEATS:
        return play.stays or "undo-crowd"
    return play.stays or ("undo-too-far" if _moves_since(match, seat) > MOST_MOVES else "")


def _seen_by_everyone(before: Match, events: tuple[Event, ...]) -> bool:
    """Whether the move between was awaited from one seat alone, and told to all."""
    alone = len(before.to_act) == len(before.awaited(None)) == 1
    told = [event for event in events if event.audience != ()]
    return alone and bool(told) and all(event.audience is None for event in told)


def shows_a_secret(match: Match, seat: int) -> bool:
    """Whether anybody learnt anything from the seat's last move, or from what bots answered."""
    first = len(match) - _moves_since(match, seat)
    states = [match.state_after(moves) for moves in range(first, len(match) + 1)]
    hidden, viewers = match.game.hidden, (None, *range(match.seats))
    secrets = [[hidden(state, viewer) for viewer in viewers] for state in states]
    return secrets.count(secrets[0]) < len(secrets)
