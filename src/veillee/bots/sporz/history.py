"""The native twin of the nights and days: a supposed world lived through, and held against what is
known.

A world is a dealing (roles, rare genomes) and what was done each night (whom the mutants touched,
whom the doctors healed). Who is a mutant when follows from the rules alone, as in
`veillee.games.sporz`: clauses are named where they are applied.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers, Records, record
from veillee.bots.native import native
from veillee.bots.sporz.evidence import (
    DAYBREAK,
    DOCTOR,
    DOCTORS_STEP,
    HOST,
    INFORMANTS_STEP,
    INFORMATICIAN,
    MOST_NIGHTS,
    MUTANT,
    MUTANTS_STEP,
    NORMAL,
    RESISTANT,
    SPY,
    Evidence,
)


class World(NamedTuple):
    """One supposed world: a dealing and the deeds of each night."""

    roles: Numbers  # [seat]
    rare: Numbers  # [genome] who has it: the second host, the resistant; NOBODY where none is drawn
    mutated: Numbers  # [night]
    paralysed: Numbers  # [night]
    healed: Numbers  # [night, doctor] by the place of the doctor among the doctors


NOW: Final = record("mutants", "living", "hosts")


class Course(NamedTuple):
    """What came of it, as masks of seats."""

    now: Records  # [1] of NOW: at the moment of the view
    dusk: Numbers  # [night] the living mutants when it fell
    woken: Numbers  # [night] the doctors who woke
    healed: Numbers  # [night]
    dawn: Numbers  # [night] whoever was a mutant at its end
    alive: Numbers  # [night] who was alive on the day that followed


def new_course() -> Course:
    dusk, woken, healed, dawn, alive = np.zeros((5, MOST_NIGHTS + 1), np.int64)
    return Course(np.zeros(1, NOW), dusk, woken, healed, dawn, alive)


# How unlikely deeds are, in logarithms, where nothing is known of them.
WASTED_MUTATION, NO_MUTATION, NO_PARALYSIS = -2.5, -3.0, -2.0
NO_HEAL, COLLEAGUE_LEFT_ALONE = -2.0, -1.8


@native
def bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@native
def live(evidence: Evidence, world: World, course: Course) -> tuple[int, float]:
    """Go through all nights and days. Returns how often the world contradicts what is known for
    sure, and how likely its deeds are besides."""
    # Its steps get masks and records of a night: whole tuples of arrays cost time to hand over.
    me, nights, deaths = evidence.me, evidence.nights, evidence.deaths
    mutants, doctors = holders(world.roles, MUTANT, MUTANT), holders(world.roles, DOCTOR, DOCTOR)
    hosts, resistant = mutants | mask(world.rare[HOST]), mask(world.rare[RESISTANT])
    living = (1 << evidence.players) - 1
    wrong = contradicted_genomes(evidence.genomes, evidence.mutable, hosts, resistant)
    likely = 0.0
    for night in range(evidence.begun):
        step = evidence.step if night == evidence.begun - 1 else DAYBREAK
        known, mutated, paralysed = nights[night], world.mutated[night], world.paralysed[night]
        course.dusk[night] = mutants & living
        wrong += contradicted_dusk(known, mutants & living, doctors & living & ~mutants, me)
        if step == MUTANTS_STEP:
            break
        attraction = evidence.attraction[night, mutated] if mutated >= 0 else 0.0
        likely = weigh_deeds(known, mutants, mutated, paralysed, attraction, likely)
        # Clauses 6.5 and 3.4.
        mutants |= mask(mutated) & ~resistant
        living &= ~mask(known.victim)
        # Clause 7.1: those who are neither mutants nor paralysed nor dead.
        awake = doctors & living & ~mutants & ~mask(paralysed)
        course.woken[night] = awake
        wrong += contradicted_waking(known, awake, me)
        wrong += contradicted_autopsy(deaths, mutants, known.victim)
        if step == DOCTORS_STEP:
            break
        healed = 0
        if known.doctors_victim < 0:
            healed, likely = treat(world.healed, night, doctors, awake, living, likely)
        living &= ~mask(known.doctors_victim)
        # Clause 3.5: a host who is a mutant stays one.
        mutants &= ~healed | hosts
        course.healed[night] = healed
        wrong += contradicted_treatment(known, awake, healed, me)
        wrong += contradicted_autopsy(deaths, mutants, known.doctors_victim)
        if step == INFORMANTS_STEP:
            break
        course.dawn[night], course.alive[night] = mutants, living
        wrong += contradicted_dawn(known, mutants & living, living)
        executed, as_mutants = executions(deaths, night)
        wrong += bits(executed & (mutants ^ as_mutants))
        living &= ~executed
    now = course.now[0]
    now.mutants, now.living, now.hosts = mutants, living, hosts
    wrong += int(me >= 0 and (mutants >> me & 1) != evidence.is_mutant)
    return wrong + contradicted_findings(evidence, world, course), likely


@native
def mask(seat: int) -> int:
    """Nobody's is empty."""
    return 1 << seat if seat >= 0 else 0


@native
def holders(roles: Numbers, first: int, last: int) -> int:
    """Of these roles."""
    found = 0
    for seat in range(roles.shape[0]):
        if first <= roles[seat] <= last:
            found |= 1 << seat
    return found


@native
def contradicted_genomes(known: Numbers, mutable: int, hosts: int, resistant: int) -> int:
    return (
        bits(known[HOST] & ~hosts)
        + bits(hosts & (known[NORMAL] | known[RESISTANT]))
        + bits(known[RESISTANT] & ~resistant)
        + bits(resistant & (known[NORMAL] | known[HOST] | mutable))
    )


@native
def contradicted_dusk(known: np.record, mutants: int, healers: int, me: int) -> int:
    """Clause 12.3: night has fallen, so the match was not over. Clause 6.1: who meets whom."""
    wrong = int(bits(mutants) >= 2 and healers == 0)
    if known.mutants >= 0:
        return wrong + bits(mutants ^ known.mutants)
    return wrong + int(me >= 0 and mutants >> me & 1 == 1)


@native
def weigh_deeds(
    known: np.record, mutants: int, mutated: int, paralysed: int, attraction: float, likely: float
) -> float:
    """How likely all deeds are, those of the mutants tonight included."""
    if mutated >= 0:
        likely += WASTED_MUTATION if mutants >> mutated & 1 else attraction
    elif known.victim < 0:
        likely += NO_MUTATION
    return likely + NO_PARALYSIS if paralysed < 0 else likely


@native
def contradicted_waking(known: np.record, awake: int, me: int) -> int:
    if known.doctors >= 0:
        return bits(awake ^ known.doctors)
    return int(me >= 0 and awake >> me & 1 == 1)


@native
def contradicted_autopsy(deaths: Records, mutants: int, victim: int) -> int:
    """Whether a victim of the night, if any, did not die as what was found on him."""
    if victim < 0:
        return 0
    found = deaths[victim].mutant
    return int(found >= 0 and (mutants >> victim & 1) != found)


@native
def treat(
    heals: Numbers, night: int, doctors: int, awake: int, living: int, likely: float
) -> tuple[int, float]:
    """Chapter 7. Returns who is healed, and how likely all deeds are, these included."""
    missing = doctors & living & ~awake
    healed, place, seat = 0, 0, 0
    while doctors >> seat:
        if doctors >> seat & 1:
            if awake >> seat & 1 and place < heals.shape[1]:
                patient = heals[night, place]
                if patient >= 0 and patient != seat and living >> patient & 1:
                    healed |= 1 << patient
                    if missing and not (missing >> patient & 1):
                        likely += COLLEAGUE_LEFT_ALONE
                else:
                    likely += NO_HEAL
            place += 1
        seat += 1
    return healed, likely


@native
def contradicted_treatment(known: np.record, awake: int, healed: int, me: int) -> int:
    """Somebody must be awake to kill; and I know whether I was healed."""
    wrong = int(known.doctors_victim >= 0 and awake == 0)
    return wrong + int(me >= 0 and (healed >> me & 1) != known.healed)


@native
def contradicted_dawn(known: np.record, mutants: int, living: int) -> int:
    """What was counted (clause 8.2), and that the match was not over."""
    wrong = min(3, abs(bits(mutants) - known.count)) if known.count >= 0 else 0
    return wrong + int(mutants == 0 or mutants == living)


@native
def executions(deaths: Records, night: int) -> tuple[int, int]:
    """Who dies on the day after it, and who of them was found to be a mutant."""
    executed, as_mutants = 0, 0
    for seat in range(deaths.shape[0]):
        death = deaths[seat]
        if death.night == night and not death.by_night:
            executed |= 1 << seat
            as_mutants |= death.mutant << seat
    return executed, as_mutants


@native
def contradicted_findings(evidence: Evidence, world: World, course: Course) -> int:
    """The psychologist's findings, and the spy's reports (clauses 8.3 and 8.5)."""
    wrong = 0
    found, sights, informants = (
        evidence.found,
        evidence.sights,
        holders(world.roles, INFORMATICIAN, SPY),
    )
    for number in range(found.shape[0]):
        finding = found[number]
        wrong += int((course.dawn[finding.night] >> finding.seat & 1) != finding.mutant)
    for number in range(sights.shape[0]):
        sight = sights[number]
        night, seat = sight.night, sight.seat
        woke = (course.dusk[night] | course.woken[night]) >> seat & 1
        if informants >> seat & 1 and world.paralysed[night] != seat:
            woke = 1
        wrong += int(woke != sight.woke)
        wrong += int((world.mutated[night] == seat) != sight.mutated)
        wrong += int((world.paralysed[night] == seat) != sight.paralysed)
        wrong += int((course.healed[night] >> seat & 1) != sight.healed)
    return wrong
