"""Many supposed worlds, changed a little at a time: what fits better stays (Metropolis).

So the worlds come to be as frequent as they are likely, given all that was seen and heard.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from veillee.bots.dice import Words, below, fraction
from veillee.bots.native import native
from veillee.bots.sporz.credence import credence
from veillee.bots.sporz.evidence import (
    DOCTOR,
    DOCTORS,
    DRAWN,
    MOST_DOCTORS,
    MOST_NIGHTS,
    MUTANT,
    NIGHTS,
    NOBODY,
    PLAYERS,
    Evidence,
    Numbers,
    Reals,
)
from veillee.bots.sporz.history import Course, World, live
from veillee.bots.sporz.supposing import (
    believe,
    deal,
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
    nights: Numbers
    """[world] how many nights it has lived through; -1 before it is dealt."""
    wrong: Reals
    """[world] how often it contradicts what is known."""


class Samples(NamedTuple):
    """What decisions are made with: a row for each world that was looked at."""

    roles: Numbers
    mutants: Numbers
    hosts: Numbers
    wrong: Reals


def new_worlds(count: int, players: int) -> Worlds:
    return Worlds(
        roles=np.zeros((count, players), dtype=np.int64),
        rare=np.full((count, 2), NOBODY, dtype=np.int64),
        mutated=np.full((count, MOST_NIGHTS + 1), NOBODY, dtype=np.int64),
        paralysed=np.full((count, MOST_NIGHTS + 1), NOBODY, dtype=np.int64),
        healed=np.full((count, MOST_NIGHTS + 1, MOST_DOCTORS), NOBODY, dtype=np.int64),
        nights=np.full(count, -1, dtype=np.int64),
        wrong=np.zeros(count),
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


# What a contradiction of a known fact weighs, and how soon after the start of a walk it does.
WEIGHT, FIRST_WEIGHT = 7.0, 1.5


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
    players, begun = evidence.scalars[PLAYERS], evidence.scalars[NIGHTS]
    old_roles, old_rare = np.zeros(players, np.int64), np.zeros(2, np.int64)
    for row in range(worlds.roles.shape[0]):
        world = world_at(worlds, row)
        if worlds.nights[row] < 0:
            deal(evidence, world, randomness)
            worlds.nights[row] = 0
        else:
            mend(evidence, world, randomness)
        for night in range(begun):
            if night >= worlds.nights[row]:
                suppose_night(evidence, world, night, randomness)
            else:
                know_night(evidence, world, night)
        worlds.nights[row] = begun
        if trust > 0 and heard < evidence.claims.shape[0]:
            believe(evidence, world, heard, randomness)
        wrong, likely = live(evidence, world, course)
        likely += trust * credence(evidence, world, course) if trust > 0 else 0.0
        for step in range(steps):
            weight = WEIGHT
            if warm and step * 2 < steps:
                weight = FIRST_WEIGHT + (WEIGHT - FIRST_WEIGHT) * 2 * step / steps
            kind = below(10, randomness)
            night = below(begun, randomness) if begun else 0
            place = 0
            if kind < 5 or begun == 0:
                old_roles[:] = world.roles
                old_rare[:] = world.rare
                if kind == 4:
                    if evidence.scalars[DRAWN] == 0:
                        continue
                    draw_rare(
                        world, below(evidence.scalars[DRAWN], randomness), players, randomness
                    )
                elif not exchange(evidence, world, kind, randomness):
                    continue
            elif kind < 7:
                place = world.mutated[night]
                suppose_mutated(evidence, world, night, randomness)
            elif kind == 7:
                place = world.paralysed[night]
                suppose_paralysed(evidence, world, night, randomness)
            else:
                doctor = below(min(evidence.scalars[DOCTORS], MOST_DOCTORS), randomness)
                place = world.healed[night, doctor]
                suppose_healed(evidence, world, night, doctor, randomness)
            now_wrong, now_likely = live(evidence, world, course)
            if trust > 0:
                now_likely += trust * credence(evidence, world, course)
            gain = now_likely - likely - weight * (now_wrong - wrong)
            if gain >= 0 or fraction(randomness) < math.exp(gain):
                wrong, likely = now_wrong, now_likely
            elif kind < 5 or begun == 0:
                world.roles[:] = old_roles
                world.rare[:] = old_rare
            elif kind < 7:
                world.mutated[night] = place
            elif kind == 7:
                world.paralysed[night] = place
            else:
                world.healed[night, doctor] = place
        wrong, likely = live(evidence, world, course)
        worlds.wrong[row] = wrong
        samples.roles[first + row] = world.roles
        samples.mutants[first + row] = course.now[0]
        samples.hosts[first + row] = course.now[2]
        samples.wrong[first + row] = wrong


@native
def exchange(evidence: Evidence, world: World, kind: int, randomness: Words) -> bool:
    """Two seats exchange their roles, often a base mutant's; rare genomes go along where a base
    mutant or a doctor cannot have them."""
    players, allowed = evidence.scalars[PLAYERS], evidence.allowed
    one, other = below(players, randomness), below(players, randomness)
    if kind < 2:
        for seat in range(players):
            if world.roles[seat] == MUTANT:
                one = seat
                break
    mine, theirs = world.roles[one], world.roles[other]
    if mine == theirs or not (allowed[one] >> theirs & 1 and allowed[other] >> mine & 1):
        return False
    world.roles[one], world.roles[other] = theirs, mine
    if kind == 3:
        third = below(players, randomness)
        last = world.roles[third]
        if (
            third != one
            and third != other
            and allowed[third] >> world.roles[other] & 1
            and allowed[other] >> last & 1
        ):
            world.roles[third], world.roles[other] = world.roles[other], last
    for place in range(evidence.scalars[DRAWN]):
        seat = world.rare[place]
        if world.roles[seat] <= DOCTOR:
            draw_rare(world, place, players, randomness)
    return True
