"""Taking a move back: by consent, and never across chance, a secret or another person's move.

What stands in the way is worked out from the match itself, the same for every game.
"""

from __future__ import annotations

from veillee.house.table import Table
from veillee.house.troubles import HouseError


def why_not_take_back(table: Table, seat: int) -> HouseError | None:
    """Why the seat may not ask to take its last move back, or None if it may."""
    match = table.match
    if match is None or not match.moves:
        return HouseError("undo-nothing")
    if not match.to_act:
        return HouseError("match-over")
    if table.clock.in_steps:
        # Whether somebody answered after this must not be seen before the step closes.
        return HouseError("undo-in-steps")
    by_seat, _ = match.moves[-1]
    if by_seat != seat or table.plays[-1].by != "person":
        return HouseError("undo-not-yours")
    before = match.fork(after=len(match) - 1)
    if match.chance_drawn != before.chance_drawn:
        return HouseError("undo-chance")
    viewers = (None, *range(match.seats))
    if any(
        match.game.hidden(before.state, viewer) != match.game.hidden(match.state, viewer)
        for viewer in viewers
    ):
        return HouseError("undo-secret")
    return None
