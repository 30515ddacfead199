"""What everyone has heard last: by day of the night, and by night of the day before."""

from __future__ import annotations

from typing import Literal

from veillee.kernel import Value

from .events import BallotCounted
from .state import State


class News(Value):
    of: Literal["night", "ballot"] | None
    """What somebody died of, or nobody; None in the first night, which no ballot came before."""
    deaths: tuple[int, ...]
    count: BallotCounted | None
    killing: bool
    """Clause 6.6: somebody is being killed in this night."""


def news(state: State) -> News | None:
    if not state.night or state.phase == "over":
        return None
    day = state.night - 1 if state.is_night else state.night
    by: Literal["night", "ballot"] = "ballot" if state.is_night else "night"
    counts = [b for b in state.ballots[-2:] if isinstance(b, BallotCounted) and b.day == day]
    return News(
        of=by if day else None,
        deaths=tuple([d.seat for d in state.deaths if d.night == day and d.by == by]),
        count=counts[-1] if counts else None,
        killing=state.is_night and state.night in state.killings,
    )
