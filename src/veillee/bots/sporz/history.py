"""The native twin of the nights and days: a supposed world lived through, and held against what is
known.

A world is a dealing (roles, rare genomes) and what was done each night (whom the mutants touched,
whom the doctors healed). Who is a mutant when follows from the rules alone, as in
`veillee.games.sporz`: clauses are named where they are applied.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from veillee.bots.native import native
from veillee.bots.sporz.evidence import (
    DAYBREAK,
    DOCTOR,
    DONE,
    HOST,
    INFORMATICIAN,
    ME,
    MOST_NIGHTS,
    MUTANT,
    MUTANT_NOW,
    N_COUNT,
    N_DOCTORS,
    N_DOCTORS_VICTIM,
    N_HEALED,
    N_MUTANTS,
    N_VICTIM,
    NIGHTS,
    NORMAL,
    PLAYERS,
    RESISTANT,
    S_HEALED,
    S_MUTATED,
    S_NIGHT,
    S_PARALYSED,
    S_SEAT,
    S_WOKE,
    SPY,
    Evidence,
    Numbers,
)


class World(NamedTuple):
    """One supposed world: a dealing and the deeds of each night."""

    roles: Numbers
    rare: Numbers
    """The seat of the second host, and of the resistant; -1 where none is drawn."""
    mutated: Numbers
    paralysed: Numbers
    healed: Numbers
    """[night, doctor]: by the place of the doctor among the doctors."""


class Course(NamedTuple):
    """What came of it, as masks of seats for each night."""

    dusk: Numbers
    """The living mutants when the night fell."""
    dawn: Numbers
    """Whoever was a mutant at the end of the night."""
    woken: Numbers
    """The doctors who woke."""
    healed: Numbers
    alive: Numbers
    """Who was alive on the day that followed."""
    now: Numbers
    """Mutants, living, hosts, at the moment of the view."""


def new_course() -> Course:
    dusk, dawn, woken, healed, alive = (np.zeros(MOST_NIGHTS + 1, np.int64) for _ in range(5))
    return Course(dusk, dawn, woken, healed, alive, np.zeros(3, np.int64))


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
def live(evidence: Evidence, world: World, course: Course) -> tuple[float, float]:
    """Go through all nights and days. Returns how often the world contradicts what is known for
    sure, and how likely its deeds are besides."""
    scalars, nights, died = evidence.scalars, evidence.nights, evidence.died
    me, players, begun, done = scalars[ME], scalars[PLAYERS], scalars[NIGHTS], scalars[DONE]
    wrong, likely = 0.0, 0.0
    mutants, doctors, informants, hosts = 0, 0, 0, 0
    for seat in range(players):
        role = world.roles[seat]
        if role == MUTANT:
            mutants |= 1 << seat
        elif role == DOCTOR:
            doctors |= 1 << seat
        elif INFORMATICIAN <= role <= SPY:
            informants |= 1 << seat
    hosts = mutants
    if world.rare[0] >= 0:
        hosts |= 1 << world.rare[0]
    resistant = 0 if world.rare[1] < 0 else 1 << world.rare[1]
    known = evidence.genomes
    wrong += bits(known[HOST] & ~hosts) + bits(hosts & (known[NORMAL] | known[RESISTANT]))
    wrong += bits(known[RESISTANT] & ~resistant)
    wrong += bits(resistant & (known[NORMAL] | known[HOST] | known[3]))
    living = (1 << players) - 1
    for night in range(begun):
        last = night == begun - 1
        here = mutants & living
        course.dusk[night] = here
        # Clause 12.3: night has fallen, so the match was not over.
        if bits(here) >= 2 and not (doctors & living & ~mutants):
            wrong += 1
        if nights[night, N_MUTANTS] >= 0:
            wrong += bits(here ^ nights[night, N_MUTANTS])
        elif me >= 0 and here >> me & 1:
            wrong += 1
        if last and done == 0:
            break
        # The mutants (chapter 6).
        target, paralysed = world.mutated[night], world.paralysed[night]
        if target >= 0:
            if mutants >> target & 1:
                likely += WASTED_MUTATION
            else:
                likely += evidence.attraction[night, target]
            if not (resistant >> target & 1):
                mutants |= 1 << target
        elif nights[night, N_VICTIM] < 0:
            likely += NO_MUTATION
        still = 0
        if paralysed >= 0:
            still = 1 << paralysed
        else:
            likely += NO_PARALYSIS
        victim = nights[night, N_VICTIM]
        if victim >= 0:
            living &= ~(1 << victim)
            wrong += died[victim, 2] >= 0 and (mutants >> victim & 1) != died[victim, 2]
        # The doctors (chapter 7).
        on_board = doctors & living
        awake = on_board & ~mutants & ~still
        course.woken[night] = awake
        if nights[night, N_DOCTORS] >= 0:
            wrong += bits(awake ^ nights[night, N_DOCTORS])
        elif me >= 0 and awake >> me & 1:
            wrong += 1
        if last and done == 1:
            break
        victim = nights[night, N_DOCTORS_VICTIM]
        healed = 0
        if victim >= 0:
            living &= ~(1 << victim)
            wrong += died[victim, 2] >= 0 and (mutants >> victim & 1) != died[victim, 2]
            wrong += awake == 0
        else:
            missing = on_board & ~awake
            place = 0
            for seat in range(players):
                if doctors >> seat & 1:
                    if awake >> seat & 1 and place < world.healed.shape[1]:
                        patient = world.healed[night, place]
                        if patient >= 0 and patient != seat and living >> patient & 1:
                            healed |= 1 << patient
                            if missing and not (missing >> patient & 1):
                                likely += COLLEAGUE_LEFT_ALONE
                        else:
                            likely += NO_HEAL
                    place += 1
            # Clause 3.5: a host who is a mutant stays one.
            mutants &= ~(healed & ~hosts)
        course.healed[night] = healed
        if me >= 0 and (healed >> me & 1) != nights[night, N_HEALED]:
            wrong += 1
        if last and done == 2:
            break
        # The informants (chapter 8), and dawn.
        if nights[night, N_COUNT] >= 0:
            wrong += min(3, abs(bits(mutants & living) - nights[night, N_COUNT]))
        course.dawn[night] = mutants
        course.alive[night] = living
        here = mutants & living
        if here == 0 or here == living:
            wrong += 1
        if not last or done == DAYBREAK:
            for seat in range(players):
                if died[seat, 0] == night and not died[seat, 1]:
                    wrong += (mutants >> seat & 1) != died[seat, 2]
                    living &= ~(1 << seat)
    course.now[0], course.now[1], course.now[2] = mutants, living, hosts
    if me >= 0 and (mutants >> me & 1) != scalars[MUTANT_NOW]:
        wrong += 1
    wrong += contradicted_findings(evidence, world, course, informants)
    return wrong, likely


@native
def contradicted_findings(
    evidence: Evidence, world: World, course: Course, informants: int
) -> float:
    """The psychologist's findings, and the spy's reports (clauses 8.3 and 8.5)."""
    wrong = 0.0
    found, sights = evidence.found, evidence.sights
    for number in range(found.shape[0]):
        wrong += (course.dawn[found[number, 0]] >> found[number, 1] & 1) != found[number, 2]
    for number in range(sights.shape[0]):
        seat, night = sights[number, S_SEAT], sights[number, S_NIGHT]
        woke = course.dusk[night] >> seat & 1 or course.woken[night] >> seat & 1
        if informants >> seat & 1 and world.paralysed[night] != seat:
            woke = 1
        wrong += woke != sights[number, S_WOKE]
        wrong += (world.mutated[night] == seat) != sights[number, S_MUTATED]
        wrong += (world.paralysed[night] == seat) != sights[number, S_PARALYSED]
        wrong += (course.healed[night] >> seat & 1) != sights[number, S_HEALED]
    return wrong
