"""Many supposed worlds, changed a little at a time: what fits better stays (Metropolis).

So the worlds come to be as frequent as they are likely, given all that was seen and heard.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers
from veillee.bots.dice import Words, below, fraction
from veillee.bots.native import native
from veillee.bots.sporz.credence import credence
from veillee.bots.sporz.evidence import (
    HOST,
    MOST_DOCTORS,
    MOST_NIGHTS,
    MUTANT,
    NOBODY,
    NUMBER_OF_GENOME,
    Evidence,
)
from veillee.bots.sporz.history import Course, World, live
from veillee.bots.sporz.supposing import (
    believe,
    deal,
    draw_missing,
    draw_rare,
    know_night,
    mend,
    suppose_healed,
    suppose_mutated,
    suppose_night,
    suppose_paralysed,
)


class Worlds(NamedTuple):
    """Many worlds at once, one in each row."""

    roles: Numbers
    rare: Numbers
    mutated: Numbers
    paralysed: Numbers
    healed: Numbers
    nights: Numbers  # [world] how many it has lived through; -1 before it is dealt


class Samples(NamedTuple):
    """What decisions are made with: a row for each world that was looked at."""

    roles: Numbers
    mutants: Numbers
    hosts: Numbers
    wrong: Numbers  # [sample] how often it contradicts what is known


def new_worlds(count: int, players: int) -> Worlds:
    return Worlds(
        roles=np.zeros((count, players), dtype=np.int64),
        rare=np.full((count, len(NUMBER_OF_GENOME)), NOBODY, dtype=np.int64),
        mutated=np.full((count, MOST_NIGHTS + 1), NOBODY, dtype=np.int64),
        paralysed=np.full((count, MOST_NIGHTS + 1), NOBODY, dtype=np.int64),
        healed=np.full((count, MOST_NIGHTS + 1, MOST_DOCTORS), NOBODY, dtype=np.int64),
        nights=np.full(count, -1, dtype=np.int64),
    )


@native
def world_at(worlds: Worlds, row: int) -> World:
    return World(
        worlds.roles[row],
        worlds.rare[row],
        worlds.mutated[row],
        worlds.paralysed[row],
        worlds.healed[row],
    )


# What a contradiction of a known fact weighs, and how little at the start of a warm walk.
WEIGHT, FIRST_WEIGHT = 7.0, 1.5

# What is changed in a world at a time, and of ten changes how many are each.
BASE_MUTANT_AND_ANOTHER, TWO_ROLES, THREE_ROLES, RARE_GENOME, MUTATION, PARALYSIS, HEAL = range(7)
CHANGES: Final = (
    *(BASE_MUTANT_AND_ANOTHER, BASE_MUTANT_AND_ANOTHER, TWO_ROLES, THREE_ROLES, RARE_GENOME),
    *(MUTATION, MUTATION, PARALYSIS, HEAL, HEAL),
)


@native
def walk(
    evidence: Evidence,
    worlds: Worlds,
    trust: float,
    steps: int,
    course: Course,
    samples: Samples,
    first: int,
    warm: int,
    heard: int,
    randomness: Words,
) -> None:
    """So many small changes to every world, then one sample of each from row `first` on. `warm`:
    known facts weigh less at first, so that worlds find their way. `heard`: how many of the
    claims they know already."""
    for row in range(worlds.roles.shape[0]):
        world = world_at(worlds, row)
        bring_up_to_date(evidence, world, worlds.nights[row], randomness)
        worlds.nights[row] = evidence.begun
        if trust > 0 and heard < evidence.claims.shape[0]:
            believe(evidence, world, heard, randomness)
        change(evidence, world, trust, steps, course, warm, randomness)
        wrong, _ = live(evidence, world, course)
        samples.roles[first + row] = world.roles
        samples.mutants[first + row] = course.now[0].mutants
        samples.hosts[first + row] = course.now[0].hosts
        samples.wrong[first + row] = wrong


@native
def bring_up_to_date(evidence: Evidence, world: World, lived: int, randomness: Words) -> None:
    """Deal the world, or let it know what has happened since."""
    if lived < 0:
        deal(evidence, world, randomness)
    else:
        mend(evidence, world, randomness)
    for night in range(evidence.begun):
        if night >= lived:
            suppose_night(evidence, world, night, randomness)
        else:
            know_night(evidence, world, night)


@native
def change(
    evidence: Evidence,
    world: World,
    trust: float,
    steps: int,
    course: Course,
    warm: int,
    randomness: Words,
) -> None:
    """One thing after the other: what makes the world less likely is mostly taken back."""
    # All in one loop: to hand these tuples over once more costs a quarter of the time of a step.
    roles, rare, seat, place = world.roles.copy(), world.rare.copy(), NOBODY, 0
    wrong, likely = live(evidence, world, course)
    likely += trust * credence(evidence, world, course) if trust > 0 else 0.0
    for step in range(steps):
        kind = CHANGES[below(len(CHANGES), randomness)]
        night = below(evidence.begun, randomness) if evidence.begun else 0
        if kind > RARE_GENOME and evidence.begun == 0:
            kind = TWO_ROLES
        if kind < RARE_GENOME:
            roles[:] = world.roles
            rare[:] = world.rare
            if not exchange(evidence, world, kind, randomness):
                continue
        elif kind == RARE_GENOME:
            if evidence.drawn == 0:
                continue
            place = HOST + below(evidence.drawn, randomness)
            seat = world.rare[place]
            draw_rare(world.roles, world.rare, place, randomness)
        elif kind == MUTATION:
            seat = world.mutated[night]
            suppose_mutated(evidence, world, night, randomness)
        elif kind == PARALYSIS:
            seat = world.paralysed[night]
            suppose_paralysed(evidence, world, night, randomness)
        else:
            place = below(min(evidence.doctors, MOST_DOCTORS), randomness)
            seat = world.healed[night, place]
            suppose_healed(evidence, world, night, place, randomness)
        now_wrong, now_likely = live(evidence, world, course)
        now_likely += trust * credence(evidence, world, course) if trust > 0 else 0.0
        weight = WEIGHT
        if warm and step * 2 < steps:
            weight = FIRST_WEIGHT + (WEIGHT - FIRST_WEIGHT) * 2 * step / steps
        gain = now_likely - likely - weight * (now_wrong - wrong)
        if gain >= 0 or fraction(randomness) < math.exp(gain):
            wrong, likely = now_wrong, now_likely
        elif kind < RARE_GENOME:
            world.roles[:] = roles
            world.rare[:] = rare
        elif kind == RARE_GENOME:
            world.rare[place] = seat
        elif kind == MUTATION:
            world.mutated[night] = seat
        elif kind == PARALYSIS:
            world.paralysed[night] = seat
        else:
            world.healed[night, place] = seat


@native
def exchange(evidence: Evidence, world: World, kind: int, randomness: Words) -> bool:
    """Two seats exchange their roles, often a base mutant's; rare genomes go along where a base
    mutant or a doctor cannot have them."""
    players, allowed = evidence.players, evidence.allowed
    one, other = below(players, randomness), below(players, randomness)
    if kind == BASE_MUTANT_AND_ANOTHER:
        for seat in range(players):
            if world.roles[seat] == MUTANT:
                one = seat
                break
    mine, theirs = world.roles[one], world.roles[other]
    if mine == theirs or not (allowed[one] >> theirs & 1 and allowed[other] >> mine & 1):
        return False
    world.roles[one], world.roles[other] = theirs, mine
    if kind == THREE_ROLES:
        third = below(players, randomness)
        last = world.roles[third]
        if (
            third != one
            and third != other
            and allowed[third] >> world.roles[other] & 1
            and allowed[other] >> last & 1
        ):
            world.roles[third], world.roles[other] = world.roles[other], last
    draw_missing(world.roles, world.rare, evidence.drawn, randomness)
    return True
