"""The mutants' step of the night (chapter 6)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, TypeVar

import msgspec

from veillee.kernel import Chance

from .events import Decided, KillingAnnounced
from .moves import Kill, Mutate
from .state import State
from .telling import Telling
from .touching import kill, mutate, paralyse

T = TypeVar("T")


class Decision(NamedTuple):
    """What the mutants do, all of them together."""

    deed: Mutate | Kill | None
    paralysed: int | None


def mutants_awake(state: State) -> tuple[int, ...]:
    """Clause 6.1: every living mutant, whatever his role."""
    return tuple(seat for seat in state.living if state.mutants[seat])


def decision(state: State, chance: Chance) -> Decision | None:
    """Clauses 6.3 and 6.4: what the mutants agree on, or None where they do not."""
    answers = [state.answer_of(seat) for seat in state.awake]
    deeds = [a.deed for a in answers if isinstance(a.deed, Mutate | Kill)]
    paralysed = [a.paralysed for a in answers if a.paralysed is not None]
    if state.options.disagreement == "forfeit" and (len(set(deeds)) > 1 or len(set(paralysed)) > 1):
        return None
    # Sorted, so that a draw does not depend on who proposed what.
    deeds.sort(key=lambda deed: (isinstance(deed, Kill), deed.seat))
    return Decision(majority(deeds, chance), majority(sorted(paralysed), chance))


def majority(proposals: list[T], chance: Chance) -> T | None:
    """Clause 13.1: what most propose, drawn among equals. Clause 6.3: silence consents."""
    counts = Counter(proposals)
    most = max(counts.values(), default=0)
    first = [proposal for proposal, count in counts.items() if count == most]
    if len(first) > 1:
        return chance.choice(first)
    return first[0] if first else None


def carry_out(state: State, decided: Decision, telling: Telling) -> State:
    """Clause 6.2: one mutation or one killing, and one paralysis."""
    deed, paralysed = decided
    note = Decided(
        night=state.night,
        deed="nothing" if deed is None else "kill" if isinstance(deed, Kill) else "mutate",
        seat=None if deed is None else deed.seat,
        paralysed=paralysed,
    )
    telling.to_each(state.awake, "6.2", note)
    match deed:
        case Mutate():
            state = mutate(state, deed.seat, telling)
        case Kill():
            state = announce_killing(state, telling)
            state = kill(state, deed.seat, telling)
        case None:
            pass
    return state if paralysed is None else paralyse(state, paralysed, telling)


def announce_killing(state: State, telling: Telling) -> State:
    """Clause 6.6: everyone hears that somebody is killed, and not who."""
    telling.everyone("6.6", KillingAnnounced())
    return msgspec.structs.replace(state, killings=(*state.killings, state.night))
