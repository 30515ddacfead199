"""What bots do at night, by the camp they are in and by what they believe."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from veillee.bots.arrays import Reals
from veillee.bots.sporz.evidence import evidence_of
from veillee.bots.sporz.memory import Memory
from veillee.bots.sporz.minds import Beliefs
from veillee.bots.sporz.worth import worth_of_deaths, worth_of_deeds, worth_of_heals
from veillee.games.sporz import Move, View
from veillee.games.sporz.components import Hackable
from veillee.games.sporz.events import Decided, Sequenced, Woke
from veillee.games.sporz.moves import (
    HACK,
    HEAL,
    INSPECT,
    KILL,
    MUTATE,
    PARALYSE,
    SEQUENCE,
    SLEEP,
    SPY,
    Kill,
    Mutate,
)
from veillee.games.sporz.state import CHANGES

Plan = tuple[Move | None, int | None]
"""Whom to mutate or to kill, and whom to paralyse."""

# How sure of a mutant doctors are who kill, and how much more than heals it must promise.
SURE, SURE_ENOUGH = 0.8, 0.04
PREFERRED_HACKS: tuple[Hackable, ...] = ("psychologist", "informatician", "geneticist")


def together(view: View, plan: Callable[[], Plan]) -> Move:
    """Clause 6.4: mutants must not disagree. Whoever comes first proposes, the others consent in
    silence; of two who have proposed at once, the higher seat takes his proposal back."""
    own = view.own
    assert own is not None  # noqa: S101
    first = [p for p in own.proposals if view.seat is not None and p.seat < view.seat]
    deed, paralysed = own.answer.deed, own.answer.paralysed
    if isinstance(deed, Mutate | Kill) and any(p.deed not in (None, deed) for p in first):
        return deed
    if paralysed is not None and any(p.paralysed not in (None, paralysed) for p in first):
        return PARALYSE[paralysed]
    no_deed = deed is None and all(p.deed is None for p in own.proposals)
    no_paralysis = paralysed is None and all(p.paralysed is None for p in own.proposals)
    if not no_deed and not no_paralysis:
        return SLEEP
    wanted, still = plan()
    if no_deed and wanted is not None:
        return wanted
    if no_paralysis and still is not None:
        return PARALYSE[still]
    return SLEEP


def best_deeds(view: View, beliefs: Beliefs, noise: Callable[[], float]) -> Plan:
    """The mutation or killing, and the paralysis, that leave the healthy the least chance."""
    memory = Memory(view)
    samples, living = beliefs.samples, beliefs.living
    free = max(1, len(memory.others) - len(memory.fellows))
    known = any(death.genome == "resistant" for death in view.deaths)
    drawn = evidence_of(view).drawn > 1 and not known
    tables = [
        worth_of_deeds(samples, living, killing, 1 / free if drawn and not killing else 0.0)
        for killing in (False, True)
    ]
    mine = (memory.me, *memory.fellows)
    best: tuple[float, Plan] = (2.0, (None, None))
    resisted = mutations_in_vain(memory)
    for killing, table in enumerate(tables):
        for target in memory.others:
            if target in mine or (not killing and target in resisted):
                continue
            for still in memory.others:
                if still in mine:
                    continue
                value = float(table[target, still]) + 0.002 * noise()
                if value < best[0]:
                    best = value, ((KILL if killing else MUTATE)[target], still)
    return best[1]


def mutations_in_vain(memory: Memory) -> set[int]:
    """Those whom the mutants have tried in vain: resistant, or healed at once."""
    tried: dict[int, int] = {}
    vain: set[int] = set()
    for note in memory.own.notes:
        if isinstance(note, Decided) and note.deed == "mutate" and note.seat is not None:
            tried[note.seat] = note.night
        if isinstance(note, Woke) and note.step == "mutants":
            vain |= {
                seat
                for seat, night in tried.items()
                if night == note.night - 1 and seat not in note.awake
            }
    return vain


def best_treatment(view: View, beliefs: Beliefs) -> Move:
    """The heal, or the killing, that is worth most; two doctors do not heal the same player, and
    kill only together."""
    own, memory = view.own, Memory(view)
    assert own is not None  # noqa: S101
    if own.answer.changes >= CHANGES - 1:
        return SLEEP
    seen_dead = set(own.dead)
    patients = [seat for seat in memory.others if seat not in seen_dead]
    heals = worth_of_heals(beliefs.samples, beliefs.living)
    deaths = worth_of_deaths(beliefs.samples, beliefs.living)
    taken = {p.deed.seat for p in own.proposals if p.deed is not None and p.deed in HEAL}
    open_to_heal = [seat for seat in patients if seat not in taken] or patients
    if not open_to_heal:
        return SLEEP
    patient = max(open_to_heal, key=lambda seat: heals[seat] + 0.001 * beliefs.mutant[seat])
    victim = max(patients, key=lambda seat: deaths[seat])
    # Killing forgoes every heal of the night.
    doctors = 1 + len(own.proposals)
    gain_by_heals = doctors * (heals[patient] - heals[-1])
    kill = (
        beliefs.mutant[victim] >= SURE and deaths[victim] - deaths[-1] > gain_by_heals + SURE_ENOUGH
    )
    refused = any(p.deed is not None and p.deed != KILL[victim] for p in own.proposals)
    wanted: Move = KILL[victim] if kill and not refused else HEAL[patient]
    for other in own.proposals:
        if isinstance(other.deed, Kill) and other.deed.seat in patients:
            gain = deaths[other.deed.seat] - deaths[-1]
            if gain > gain_by_heals:
                wanted = other.deed
    if own.answer.deed == wanted:
        return SLEEP
    if own.answer.deed is not None and own.answer.changes >= 2:
        return SLEEP
    return wanted


def best_question(view: View, beliefs: Beliefs, legal: list[Move]) -> Move:
    """Whom an informant looks at: where he would learn most."""
    own, memory = view.own, Memory(view)
    assert own is not None  # noqa: S101
    others = [seat for seat in memory.others if seat not in own.dead]
    if own.role == "hacker":
        return next((HACK[role] for role in PREFERRED_HACKS if HACK[role] in legal), SLEEP)
    if not others:
        return SLEEP
    if own.role == "geneticist":
        known = {note.seat for note in own.notes if isinstance(note, Sequenced)}
        fresh = [seat for seat in others if seat not in known] or others
        return SEQUENCE[best(fresh, doubt(beliefs.host) + 0.1 * beliefs.mutant)]
    if own.role == "spy":
        return SPY[best(others, doubt(beliefs.mutant))]
    return INSPECT[best(others, doubt(beliefs.mutant))]


def doubt(chances: Reals) -> Reals:
    """How uncertain each is: most where both are as likely."""
    return chances * (1 - chances)


def best(seats: list[int], values: Reals) -> int:
    return seats[int(np.argmax(values[seats]))]
