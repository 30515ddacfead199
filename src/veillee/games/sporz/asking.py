"""What the open step asks of everybody alike, and what takes an answer back."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from veillee.kernel import Value

from .answering import ANSWERS, why_not_now
from .components import HACKABLE, Hackable
from .moves import (
    ABSTAIN,
    PARALYSE,
    Decide,
    Elect,
    Hack,
    Heal,
    Kill,
    Kind,
    Move,
    Mutate,
    Paralyse,
    Vote,
)
from .state import NIGHT_STEPS, Phase, State

Verb = Literal["elect", "vote", "decide", "mutate", "kill", "heal"]
VERBS: Final[dict[Kind, Verb]] = {
    Elect: "elect",
    Vote: "vote",
    Decide: "decide",
    Mutate: "mutate",
    Kill: "kill",
    Heal: "heal",
}


class Asked(Value):
    """Clause 5.2: the same for everyone, whether his answer counts or not."""

    night: bool
    verbs: tuple[Verb, ...]
    """What can be done to somebody; several are chosen from before the name."""
    files: tuple[Hackable, ...]
    """Those that everybody chooses from, as long as there may be a hacker."""
    paralyse: bool
    """Whether a second player is named, to be paralysed."""
    blank: bool
    """Whether blank may be named."""
    final: bool
    """Whether an answer stands; else one may change it until the step closes."""


def asked(state: State) -> Asked | None:
    hacker = state.options.crew(len(state.roles)).hacker > 0
    blank = state.phase == "day" or state.blank_tied
    return asked_in(state.phase, hacker=hacker, blank=blank)


@cache
def asked_in(phase: Phase, *, hacker: bool, blank: bool) -> Asked | None:
    kinds = ANSWERS[phase]
    if not kinds:
        return None
    return Asked(
        night=phase in NIGHT_STEPS,
        verbs=tuple([VERBS[kind] for kind in kinds if kind in VERBS]),
        files=HACKABLE if hacker and Hack in kinds else (),
        paralyse=Paralyse in kinds,
        blank=blank,
        final=all(is_final(kind, phase) for kind in kinds),
    )


def is_final(kind: Kind, phase: Phase) -> bool:
    """Clauses 4.1, 5.4 and 11.2: it may not be played after one's last word."""
    return why_not_now(kind, phase, aboard=True, awaited=False, role="astronaut") is not None


def taking_back(state: State, seat: int) -> tuple[Move, ...]:
    """What takes back what the seat has answered so far, as long as it may.

    Clause 5.4: pointing at the same player in the same way. Clause 11.2: not voting."""
    answer = state.answer_of(seat)
    match state.phase:
        case "mutants" | "doctors":
            deed: tuple[Move, ...] = () if answer.deed is None else (answer.deed,)
            return deed if answer.paralysed is None else (*deed, PARALYSE[answer.paralysed])
        case "day" if answer.deed is not None:
            return (ABSTAIN,)
        case _:
            return ()
