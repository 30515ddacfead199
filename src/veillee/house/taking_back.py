"""Taking a move back: by consent, and never across chance, a secret or another person's move.

What bots answered goes back with it. What stands in the way is worked out from the match itself,
the same for every game.
"""

from __future__ import annotations

from itertools import pairwise

from veillee.house.table import Table
from veillee.house.troubles import HouseError
from veillee.kernel import Match


def why_not_take_back(table: Table, seat: int) -> HouseError | None:
    """Why the seat may not ask to take its last move back, or None if it may."""
    match = table.match
    if match is None or not match.moves:
        return HouseError("undo-nothing")
    if not match.to_act:
        return HouseError("match-over")
    back = table.moves_since(seat)
    first = len(match) - back
    if table.together or len(match.fork(first).awaited(None)) > 1:
        # Whether somebody answered after this must not be seen.
        return HouseError("undo-in-steps")
    if not back or table.plays[first].by != "person":
        return HouseError("undo-not-yours")
    if not all(_answered_by_bot(table, number) for number in range(first + 1, len(match))):
        return HouseError("undo-not-yours")
    moments = [match.fork(after=number) for number in range(first, len(match) + 1)]
    # Of what bots answered only what everybody saw goes back: whether one did something in secret
    # must not be learnt by asking.
    if not all(_seen_by_everyone(before, after) for before, after in pairwise(moments[1:])):
        return HouseError("undo-answered")
    if match.chance_drawn != moments[0].chance_drawn:
        return HouseError("undo-chance")
    if any(_shows_a_secret(before, after) for before, after in pairwise(moments)):
        return HouseError("undo-secret")
    return None


def _answered_by_bot(table: Table, number: int) -> bool:
    """Whether the move of this number was a bot's, for itself and not in a person's stead."""
    seat, _ = table.running().moves[number]
    return table.chairs[seat].person is None and table.plays[number].by in ("bot", "clock")


def _seen_by_everyone(before: Match, after: Match) -> bool:
    """Whether the move between was awaited from one seat alone, and told to all."""
    told = after.events(None, since=len(before))
    alike = all(after.events(seat, since=len(before)) == told for seat in range(after.seats))
    return len(before.to_act) == 1 and bool(told) and alike


def _shows_a_secret(before: Match, after: Match) -> bool:
    hidden = before.game.hidden
    return any(
        hidden(before.state, viewer) != hidden(after.state, viewer)
        for viewer in (None, *range(before.seats))
    )
