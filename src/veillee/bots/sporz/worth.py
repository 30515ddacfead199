"""What a situation is worth: the chance that the healthy win, and how deeds change it.

The weights are chosen by hand, after a look at how often the healthy win from each number of
mutants and doctors in matches between these bots.
"""

from __future__ import annotations

import math

import numpy as np

from veillee.bots.arrays import Numbers, Reals
from veillee.bots.native import native
from veillee.bots.sporz.evidence import DOCTOR
from veillee.bots.sporz.history import bits
from veillee.bots.sporz.sampling import Samples

# What counts, as a logit: nothing at all, the share of mutants, each mutant, each that cannot be
# healed, each healthy doctor beyond the first, each mutated one, each player.
ALWAYS, SHARE, MUTANT, INCURABLE, HEALER, ILL_DOCTOR, PLAYER = (
    -0.3,
    -0.5,
    -0.7,
    -0.2,
    1.4,
    -0.2,
    0.08,
)
LOST, WON = 0.0, 1.0
HEALS_A_COLLEAGUE, HEALS_BY_LUCK = 0.85, 0.2
KILLING = 0.08
"""What a killing costs the mutants besides: they do not grow, and everybody hears it."""
# What it costs the healthy when an informant of theirs learns nothing for a night, by role, and
# when he becomes a mutant.
NIGHT_OF = np.array([0, 0, 0.012, 0.03, 0.015, 0.012, 0.015, 0])
LOSS_OF = np.array([0, 0, 0.02, 0.04, 0.02, 0.015, 0.02, 0])


@native
def worth(mutants: int, living: int, doctors: int, hosts: int) -> float:
    """The chance that the healthy win, all given as masks, when night is about to fall."""
    here = mutants & living
    if here == 0:
        return WON
    count, players = bits(here), bits(living)
    healers = bits(doctors & living & ~mutants)
    if count == players or (healers == 0 and count >= 2):
        return LOST
    logit = (
        ALWAYS
        + SHARE * count / players
        + MUTANT * count
        + INCURABLE * bits(here & hosts)
        + HEALER * (healers - 1)
        + ILL_DOCTOR * bits(doctors & here)
        + PLAYER * players
    )
    return 1.0 / (1.0 + math.exp(-logit))


@native
def doctors_in(roles: Numbers) -> int:
    mask = 0
    for seat in range(roles.shape[0]):
        if roles[seat] == DOCTOR:
            mask |= 1 << seat
    return mask


@native
def worth_of_deaths(samples: Samples, living: int) -> Reals:
    """For each seat, what its death is worth; last, if nobody dies."""
    players = samples.roles.shape[1]
    total = np.zeros(players + 1)
    for row in range(samples.roles.shape[0]):
        doctors = doctors_in(samples.roles[row])
        mutants, hosts = samples.mutants[row], samples.hosts[row]
        as_it_is = worth(mutants, living, doctors, hosts)
        for seat in range(players):
            if living >> seat & 1:
                total[seat] += worth(mutants, living & ~(1 << seat), doctors, hosts)
            else:
                total[seat] += as_it_is
        total[players] += as_it_is
    mean: Reals = total / samples.roles.shape[0]
    return mean


@native
def worth_of_heals(samples: Samples, living: int) -> Reals:
    """For each seat, what it is worth to heal it; last, if nobody is healed."""
    players = samples.roles.shape[1]
    total = np.zeros(players + 1)
    for row in range(samples.roles.shape[0]):
        doctors = doctors_in(samples.roles[row])
        mutants, hosts = samples.mutants[row], samples.hosts[row]
        as_it_is = worth(mutants, living, doctors, hosts)
        for seat in range(players):
            if (mutants & ~hosts & living) >> seat & 1:
                total[seat] += worth(mutants & ~(1 << seat), living, doctors, hosts)
            else:
                total[seat] += as_it_is
        total[players] += as_it_is
    mean: Reals = total / samples.roles.shape[0]
    return mean


@native
def worth_of_deeds(samples: Samples, living: int, killing: bool, resistant: float) -> Reals:
    """[target, paralysed] what a night of the mutants is worth, the doctors' answer included; the
    last of each is nobody. `resistant`: the chance that a mutation fails."""
    players = samples.roles.shape[1]
    total = np.zeros((players + 1, players + 1))
    for row in range(samples.roles.shape[0]):
        roles = samples.roles[row]
        doctors = doctors_in(roles)
        mutants, hosts = samples.mutants[row], samples.hosts[row]
        for target in range(players + 1):
            after, left, cost = mutants, living, 0.0
            if target < players:
                if not (living >> target & 1):
                    continue
                if killing:
                    left &= ~(1 << target)
                    cost = -KILLING
                else:
                    after |= 1 << target
                if not (mutants >> target & 1):
                    cost += LOSS_OF[roles[target]]
            for still in range(players + 1):
                if still < players and not (living >> still & 1):
                    continue
                asleep = 0 if still == players else 1 << still
                value = answered(after, left, doctors, hosts, asleep)
                if not killing and target < players and resistant > 0:
                    failed = answered(mutants, left, doctors, hosts, asleep)
                    value = (1 - resistant) * value + resistant * failed
                value -= cost
                if still < players and not (after >> still & 1):
                    value -= NIGHT_OF[roles[still]]
                total[target, still] += value
    mean: Reals = total / samples.roles.shape[0]
    return mean


@native
def answered(mutants: int, living: int, doctors: int, hosts: int, asleep: int) -> float:
    """What a night is worth once the doctors who wake have done what doctors do: a colleague who
    is missing is healed, and the others try their luck."""
    awake = doctors & living & ~mutants & ~asleep
    as_it_is = worth(mutants, living, doctors, hosts)
    free = bits(awake)
    if free == 0:
        return as_it_is
    ill = doctors & living & mutants
    value = as_it_is
    if doctors & living & ~awake:
        free -= 1
        if ill:
            first = ill & -ill
            healed = worth(mutants & ~first, living, doctors, hosts)
            value += HEALS_A_COLLEAGUE * (healed - as_it_is)
            mutants &= ~first
    curable = mutants & living & ~hosts
    if free and curable:
        chance = 1 - (1 - HEALS_BY_LUCK) ** free
        lucky = worth(mutants & ~(curable & -curable), living, doctors, hosts)
        value += chance * (lucky - worth(mutants, living, doctors, hosts))
    return value
