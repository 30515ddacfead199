"""How long a match lasts, and who wins it (chapter 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from veillee.kernel import Outcome

from .state import MOST_ROUNDS, Ending, Options, State

RULES: Final[dict[Ending, str]] = {"rounds": "7.1", "planets": "7.2"}
FEWEST_PLAYERS: Final = 2


def ending(state: State, able: Sequence[int]) -> Ending | None:
    """Whether the match is over after this round, and why."""
    if len(able) < FEWEST_PLAYERS:
        return "planets"
    return "rounds" if state.number >= state.options.rounds else None


def last_round(options: Options) -> int | None:
    """Clause 7.1: the round after which the match ends; None where it is the planets that end it,
    and our bound is so far off that nobody counts."""
    return None if options.rounds == MOST_ROUNDS else options.rounds


def finished(state: State, ended: Ending) -> State:
    """The table cleared: ships that were not shown stay unknown."""
    seats = len(state.planets)
    nobody, nothing = (0,) * seats, ((),) * seats
    return msgspec.structs.replace(
        state,
        phase="over",
        turn=None,
        players=(),
        left=(),
        antes=nobody,
        bets=nobody,
        betting=(),
        ships=nothing,
        pot=(),
        exchanged=(None,) * seats,
        discarded=nothing,
        drawn=nothing,
        recycled=(False,) * seats,
        ended=ended,
    )


def outcome(state: State) -> Outcome | None:
    """Clause 7.3: by points; equal points share a rank."""
    if state.ended is None:
        return None
    scores = [state.points_of(seat) for seat in range(len(state.planets))]
    return Outcome(
        ranks=tuple(1 + sum(other > score for other in scores) for score in scores),
        scores=tuple(map(float, scores)),
        rule=RULES[state.ended],
        reason=f"ended-{state.ended}",
    )
