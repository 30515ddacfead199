"""Those who learn something at night: the third step (chapter 8).

They answer at once, and learn in the order of clause 8.1.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from veillee.kernel import Condition, Refusal, all_hold, first_broken

from .components import HACKABLE, WAKING, WAKING_BEFORE_THE_SPY, Hackable, Role, is_hackable
from .events import Finding, Hacked, Inspected, MutantsCounted, Note, Sequenced, Spied
from .moves import HACK, Deed, Hack, Inspect, Sequence, Spy
from .state import RULEBOOK, State
from .telling import Telling

# By the roles alive at dusk, and those that the hacker has named so far.
OPEN: Final[tuple[Condition[tuple[Hackable, ...], tuple[Hackable, ...], Role], ...]] = (
    Condition("8.7", "not-hackable", lambda _living, _named, role: is_hackable(role)),
    Condition(
        "8.7",
        "role-not-on-board",
        lambda living, _, role: role in living,
        lambda _living, _named, role: {"role": role},
    ),
    Condition(
        "8.8",
        "others-first",
        lambda living, named, role: role not in named or {*living} <= {role, *since(named, role)},
        lambda _living, _named, role: {"role": role},
    ),
)


def informants_awake(state: State) -> tuple[int, ...]:
    """Clause 5.9: mutants or not; only the dead and the paralysed stay asleep."""
    return tuple(
        seat
        for seat in state.living
        if state.roles[seat] in WAKING and seat != state.tonight.paralysed
    )


def awake_as(state: State, role: Role) -> list[tuple[int, Deed | None]]:
    """Who wakes in this role, with what he has answered."""
    return [(seat, state.answer_of(seat).deed) for seat in state.awake if state.roles[seat] == role]


def learn(state: State, telling: Telling) -> None:
    """Clause 8.1: everyone gets his answer, in the order in which the roles are called."""
    mutants = living_mutants(state)
    for seat, _ in awake_as(state, "informatician"):
        telling.to(seat, "8.2", MutantsCounted(state.night, mutants))
    for seat, found in inspections(state):
        telling.to(seat, "8.3", found)
    for seat, sequenced in sequencings(state):
        telling.to(seat, "8.4", sequenced)
    for seat, deed in awake_as(state, "spy"):
        if isinstance(deed, Spy):
            telling.to(seat, "8.5", report(state, deed.seat))
    for seat, deed in awake_as(state, "hacker"):
        if isinstance(deed, Hack) and is_hackable(deed.role):
            for note in hacked(state, deed.role):
                telling.to(seat, "8.9" if note.nothing else "8.7", note)


def living_mutants(state: State) -> int:
    """Clause 8.2: after the mutations, heals and killings of this night."""
    return sum(state.mutants[seat] for seat in state.living)


def inspections(state: State) -> list[tuple[int, Inspected]]:
    """Clause 8.3: who is inspected by whom, and found mutant or healthy."""
    return [
        (seat, Inspected(state.night, deed.seat, state.mutants[deed.seat]))
        for seat, deed in awake_as(state, "psychologist")
        if isinstance(deed, Inspect)
    ]


def sequencings(state: State) -> list[tuple[int, Sequenced]]:
    """Clause 8.4: whose genome is read by whom."""
    return [
        (seat, Sequenced(state.night, deed.seat, state.genomes[deed.seat]))
        for seat, deed in awake_as(state, "geneticist")
        if isinstance(deed, Sequence)
    ]


def report(state: State, seat: int) -> Spied:
    """Clauses 8.5 and 8.6: attempts count, up to the spy's turn: hackers wake after him."""
    tonight = state.tonight
    woken = seat in tonight.woken or (
        seat in state.awake and state.roles[seat] in WAKING_BEFORE_THE_SPY
    )
    return Spied(
        night=state.night,
        seat=seat,
        woke=woken,
        mutated=tonight.mutated == seat,
        paralysed=tonight.paralysed == seat,
        healed=seat in tonight.healed,
        inspected=any(found.seat == seat for _, found in inspections(state)),
        sequenced=any(found.seat == seat for _, found in sequencings(state)),
    )


def hacked(state: State, role: Hackable) -> list[Hacked]:
    """Clauses 8.7 and 8.9: what the holders of the role have learnt tonight, or nothing."""
    night, findings = state.night, list[tuple[int, Finding]]()
    match role:
        case "informatician":
            if awake_as(state, role):
                return [Hacked(night, role, mutants=living_mutants(state))]
        case "psychologist":
            findings = [
                (n.seat, "mutant" if n.mutant else "healthy") for _, n in inspections(state)
            ]
        case "geneticist":
            findings = [(n.seat, n.genome) for _, n in sequencings(state)]
    if not findings:
        return [Hacked(night, role, nothing=True)]
    # By the seat found: the order of the holders would betray them.
    return [Hacked(night, role, seat=seat, result=result) for seat, result in sorted(findings)]


def living_at_dusk(state: State) -> tuple[Hackable, ...]:
    """Clause 8.7: the roles that can be hacked, told by the set and the autopsies."""
    crew = state.options.crew(len(state.roles))
    dead = [death.role for death in state.deaths]
    return tuple(role for role in HACKABLE if crew.of(role) > dead.count(role))


def files_named(notes: Iterable[Note]) -> tuple[Hackable, ...]:
    """The roles that the hacker has named, oldest first."""
    return tuple([note.role for note in notes if isinstance(note, Hacked)])


def since(named: tuple[Hackable, ...], role: Role) -> tuple[Hackable, ...]:
    """What was named after the role was named last."""
    return named[len(named) - named[::-1].index(role) :]


def hacks(state: State, seat: int) -> list[Hack]:
    living, named = living_at_dusk(state), files_named(state.notes[seat])
    return [HACK[role] for role in HACKABLE if all_hold(OPEN, living, named, role)]


def why_not_hack(state: State, seat: int, move: Hack) -> Refusal | None:
    named = files_named(state.notes[seat])
    return first_broken(RULEBOOK, OPEN, living_at_dusk(state), named, move.role)
