"""How a match ends, and who has won it (chapter 12)."""

from __future__ import annotations

from typing import Final

import msgspec

from veillee.kernel import Outcome

from .events import Camp, Ended
from .state import DAYLIGHT, Ending, State, silence
from .telling import Telling

QUIET_NIGHTS: Final = 10
ENOUGH_MUTANTS: Final = 2

RULES: Final[dict[Ending, str]] = {
    "healthy": "12.1",
    "mutants": "12.2",
    "dusk": "12.3",
    "nobody": "12.4",
    "forfeit": "12.5",
    "quiet": "12.6",
}
WINNERS: Final[dict[Ending, Camp | None]] = {
    "healthy": "healthy",
    "forfeit": "healthy",
    "mutants": "mutants",
    "dusk": "mutants",
    "nobody": None,
    "quiet": None,
}


def end_at_once(state: State) -> Ending | None:
    """Clauses 12.1, 12.2 and 12.4: no mutant lives, nobody else does, or nobody at all."""
    camps = {state.mutants[seat] for seat in state.living}
    if len(camps) > 1:
        return None
    return "nobody" if not camps else "mutants" if True in camps else "healthy"


def end_at_nightfall(state: State) -> Ending | None:
    """Clause 12.3, then clause 12.6: nobody has died for so many nights and days."""
    if is_lost_at_nightfall(state):
        return "dusk"
    last_death = state.deaths[-1].night if state.deaths else 0
    return "quiet" if state.night - last_death >= QUIET_NIGHTS else None


def is_lost_at_nightfall(state: State) -> bool:
    """Clause 12.3: no healthy doctor lives, and at least two mutants do."""
    mutants = sum(state.mutants[seat] for seat in state.crew)
    return mutants >= ENOUGH_MUTANTS and not any(
        state.roles[seat] == "doctor" and not state.mutants[seat] for seat in state.crew
    )


def finish(state: State, ending: Ending, telling: Telling) -> State:
    """Clause 12.7: all is opened to everyone."""
    telling.everyone(RULES[ending], Ended(ending, WINNERS[ending]))
    return msgspec.structs.replace(
        state,
        phase="over",
        ended=ending,
        awaited=(),
        awake=(),
        answers_in_rows=silence(len(state.roles)),
        tonight=DAYLIGHT,
        tied=(),
        blank_tied=False,
    )


def outcome(state: State) -> Outcome | None:
    """Clause 12.8: whoever was of the winning camp, at the end or when he died, has won."""
    if state.ended is None:
        return None
    rule, reason = RULES[state.ended], f"ended-{state.ended}"
    camp, seats = WINNERS[state.ended], len(state.roles)
    if camp is None:
        return Outcome(ranks=(1,) * seats, scores=(0.5,) * seats, rule=rule, reason=reason)
    won = [mutant == (camp == "mutants") for mutant in state.mutants]
    behind = 1 + sum(won)
    return Outcome(
        ranks=tuple(1 if has_won else behind for has_won in won),
        scores=tuple(float(has_won) for has_won in won),
        rule=rule,
        reason=reason,
    )


def teams(state: State) -> tuple[int, ...]:
    """Clause 12.8: the camps, as they are at the end, and for the dead when they died."""
    return tuple(int(mutant) for mutant in state.mutants)
