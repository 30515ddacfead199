"""How likely somebody of that role, in that state, would say that.

The healthy mostly tell the truth about what they can know; doctors hide. Mutants keep their cover:
they clear each other, accuse the healthy, and say of themselves what sounds harmless.
All figures are logarithms of chances, compared with the healthy who tell the truth.
"""

from __future__ import annotations

from veillee.bots.native import native
from veillee.bots.sporz.evidence import (
    ASTRONAUT,
    COUNT_IS,
    DOCTOR,
    GENETICIST,
    GENOME_IS,
    HACKER,
    HOST,
    INFORMATICIAN,
    MUTANT,
    NORMAL,
    PSYCHOLOGIST,
    RESISTANT,
    ROLE_IS,
    SAW,
    SEES_MUTATED,
    SEES_PARALYSED,
    SEES_WOKEN,
    SPY,
    STATE_IS,
    TOUCH_HEALED,
    TOUCH_MUTATED,
    TRUSTS,
    WAS_TOUCHED,
    WILL_VOTE,
    Evidence,
)
from veillee.bots.sporz.history import Course, World, bits

SLIP = -6.0
"""A healthy player says what he knows to be false."""
HEARSAY = -4.0
"""A healthy player says what he cannot know."""
HIDING, BLUFF = -0.3, -4.5
"""A healthy doctor says he is an astronaut; somebody healthy says he has another role."""
AGAINST_A_FELLOW, AGAINST_THE_HEALTHY = -2.5, 0.5
"""A mutant says he will vote against a mutant; against somebody healthy."""
SILENT_INFORMANT = -0.8
"""A healthy informant has told nobody his role by the second day."""


@native
def credence(evidence: Evidence, world: World, course: Course) -> float:
    """How likely all claims are in this world."""
    total = 0.0
    spoken = 0
    claims = evidence.claims
    for number in range(claims.shape[0]):
        claim = claims[number]
        seat, kind, night, about, said = (
            claim.seat,
            claim.kind,
            claim.night,
            claim.about,
            claim.said,
        )
        role, then = world.roles[seat], course.dawn[claim.day]
        mutant = then >> seat & 1
        if kind == ROLE_IS:
            spoken |= 1 << seat
            total += of_role(role, mutant, said)
        elif kind == STATE_IS:
            total += of_state(course, seat, role, mutant, night, about, said)
        elif kind == GENOME_IS:
            total += of_genome(world, course, seat, role, mutant, about, said)
        elif kind == COUNT_IS:
            here = bits(course.dawn[night] & course.alive[night])
            total += of_count(role, mutant, said - here)
        elif kind == WAS_TOUCHED:
            total += of_touch(world, course, seat, mutant, night, said)
        elif kind == SAW:
            total += of_sight(world, course, role, mutant, night, about, said)
        else:
            total += of_opinion(kind, mutant, then >> about & 1)
    if evidence.begun >= 2:
        now = course.now[0].mutants
        for seat in range(world.roles.shape[0]):
            role = world.roles[seat]
            if INFORMATICIAN <= role <= HACKER and not ((spoken | now) >> seat & 1):
                total += SILENT_INFORMANT
    return total


@native
def of_role(role: int, mutant: int, said: int) -> float:
    if not mutant:
        if said == role:
            return 0.0
        if role == DOCTOR:
            return HIDING if said == ASTRONAUT else HIDING - 2.0
        return BLUFF
    if role == MUTANT:
        return -0.9 if said == ASTRONAUT else -2.3
    return -0.4 if said == role else -2.5


@native
def of_state(
    course: Course, seat: int, role: int, mutant: int, night: int, about: int, said: int
) -> float:
    """The psychologist's findings; and whom somebody healed has met among the mutants."""
    if not mutant:
        if course.dusk[night] >> seat & 1:
            return 0.0 if course.dusk[night] >> about & 1 == said else SLIP
        if role == DOCTOR and not said and course.woken[night] >> about & 1:
            return -0.5
    return of_state_said(role, mutant, course.dawn[night] >> about & 1, said)


@native
def of_state_said(role: int, mutant: int, truth: int, said: int) -> float:
    can_know = role in (PSYCHOLOGIST, HACKER)
    if not mutant:
        if not can_know:
            return HEARSAY
        return 0.0 if truth == said else SLIP
    accusing, clearing = -2.7 if truth else -1.0, -0.9 if truth else -1.3
    found = accusing if said else clearing
    return found if can_know else found - 0.7


@native
def of_genome(
    world: World, course: Course, seat: int, role: int, mutant: int, about: int, said: int
) -> float:
    truth = NORMAL
    if course.now[0].hosts >> about & 1:
        truth = HOST
    elif world.rare[RESISTANT] == about:
        truth = RESISTANT
    if about == seat and said == RESISTANT:
        # He has learnt it when they tried him; and only one can say so and be right.
        slip = 0.0 if truth == said else SLIP
        return -3.0 if mutant else slip
    return of_genome_said(role, mutant, truth, said)


@native
def of_genome_said(role: int, mutant: int, truth: int, said: int) -> float:
    can_know = role in (GENETICIST, HACKER)
    if not mutant:
        if not can_know:
            return HEARSAY
        return 0.0 if truth == said else SLIP
    found = -1.0 if truth == said else -1.6
    return found if can_know else found - 1.0


@native
def of_count(role: int, mutant: int, error: int) -> float:
    if not mutant:
        if role in (INFORMATICIAN, HACKER):
            return 0.0 if error == 0 else SLIP
        return HEARSAY
    found = -1.2 if error == 0 else -1.6
    return found if role in (INFORMATICIAN, HACKER) else found - 0.7


@native
def of_touch(world: World, course: Course, seat: int, mutant: int, night: int, how: int) -> float:
    if how == TOUCH_MUTATED:
        truth = world.mutated[night] == seat
        if mutant:
            return -3.0 if truth else -2.3
    elif how == TOUCH_HEALED:
        truth = course.healed[night] >> seat & 1 == 1
        if mutant:
            return -2.0 if truth else -3.0
    else:
        truth = world.paralysed[night] == seat
        if mutant:
            return -0.6 if truth else -2.0
    return 0.0 if truth else SLIP


@native
def of_sight(
    world: World, course: Course, role: int, mutant: int, night: int, about: int, said: int
) -> float:
    if said == SEES_WOKEN:
        truth = (course.dusk[night] | course.woken[night]) >> about & 1 == 1
        other = world.roles[about]
        if INFORMATICIAN <= other <= SPY and world.paralysed[night] != about:
            truth = True
    elif said == SEES_MUTATED:
        truth = world.mutated[night] == about
    elif said == SEES_PARALYSED:
        truth = world.paralysed[night] == about
    else:
        truth = course.healed[night] >> about & 1 == 1
    if not mutant:
        if role == SPY:
            return 0.0 if truth else SLIP
        return HEARSAY
    return -1.4 if role == SPY else -2.4


@native
def of_opinion(kind: int, mutant: int, suspect: int) -> float:
    """Mutants mostly know each other, and spare each other."""
    if kind == TRUSTS:
        if mutant:
            return -0.3 if suspect else -0.5
        return -0.7 if suspect else -0.1
    if kind == WILL_VOTE:
        # All have heard the same: that many want a death makes nobody guiltier. But whoever died a
        # mutant was voted for by the healthy, and whoever did not by mutants rather.
        if not mutant:
            return 0.0
        return AGAINST_A_FELLOW if suspect else AGAINST_THE_HEALTHY
    if mutant:
        return -1.6 if suspect else -0.2
    return -0.1 if suspect else -0.4
