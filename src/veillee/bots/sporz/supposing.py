"""Worlds dealt anew, and brought up to date: what is known is kept, the rest is drawn."""

from __future__ import annotations

from veillee.bots.arrays import Numbers, Records
from veillee.bots.dice import Words, below
from veillee.bots.native import native
from veillee.bots.sporz.evidence import (
    DOCTOR,
    HOST,
    MOST_DOCTORS,
    NOBODY,
    RESISTANT,
    ROLE_IS,
    TOUCH_MUTATED,
    TOUCH_PARALYSED,
    UNKNOWN,
    WAS_TOUCHED,
    Evidence,
)
from veillee.bots.sporz.history import World


@native
def deal(evidence: Evidence, world: World, randomness: Words) -> None:
    """Roles and rare genomes at random, within what is known for sure."""
    players = evidence.players
    left = evidence.crew.copy()
    for seat in range(players):
        world.roles[seat] = -1
    # Whoever can have one role only comes first, then the masked dead, then all others.
    for most in (1, 2, 99):
        for seat in range(players):
            if world.roles[seat] >= 0:
                continue
            options, there = 0, 0
            for role in range(left.shape[0]):
                if evidence.allowed[seat] >> role & 1:
                    options += 1
                    there += left[role]
            if options > most or there == 0:
                continue
            place = below(there, randomness)
            for role in range(left.shape[0]):
                if evidence.allowed[seat] >> role & 1:
                    if place < left[role]:
                        world.roles[seat] = role
                        left[role] -= 1
                        break
                    place -= left[role]
    # Should somebody have been left without, he takes what remains: the walk will mend it.
    for seat in range(players):
        if world.roles[seat] < 0:
            for role in range(left.shape[0]):
                if left[role] > 0:
                    world.roles[seat] = role
                    left[role] -= 1
                    break
    world.rare[:] = NOBODY
    draw_missing(world.roles, world.rare, evidence.drawn, randomness)


@native
def draw_rare(roles: Numbers, rare: Numbers, genome: int, randomness: Words) -> None:
    """Clause 3.3: among those who are neither base mutants nor doctors."""
    other = RESISTANT if genome == HOST else HOST
    for _ in range(60):
        seat = below(roles.shape[0], randomness)
        if roles[seat] > DOCTOR and rare[other] != seat:
            rare[genome] = seat
            return


@native
def draw_missing(roles: Numbers, rare: Numbers, drawn: int, randomness: Words) -> None:
    """The rare genomes that nobody has, or somebody who cannot."""
    for genome in range(HOST, HOST + drawn):
        if rare[genome] < 0 or roles[rare[genome]] <= DOCTOR:
            draw_rare(roles, rare, genome, randomness)


@native
def mend(evidence: Evidence, world: World, randomness: Words) -> None:
    """After a death: whoever is now known to have another role changes it with its holder."""
    players = evidence.players
    for seat in range(players):
        if evidence.allowed[seat] >> world.roles[seat] & 1:
            continue
        start = below(players, randomness)
        for step in range(players):
            other = (start + step) % players
            theirs, mine = world.roles[other], world.roles[seat]
            if evidence.allowed[seat] >> theirs & 1 and evidence.allowed[other] >> mine & 1:
                world.roles[seat], world.roles[other] = theirs, mine
                break
    draw_missing(world.roles, world.rare, evidence.drawn, randomness)


@native
def believe(evidence: Evidence, world: World, heard: int, randomness: Words) -> None:
    """Take most of what was claimed since for true, to begin with: where that does not fit, the
    walk will find out, and sooner so than the other way round."""
    for number in range(heard, evidence.claims.shape[0]):
        if below(10, randomness) == 0:
            continue
        claim = evidence.claims[number]
        if claim.kind == ROLE_IS:
            believe_role(evidence, world, claim.seat, claim.said, randomness)
        elif claim.kind == WAS_TOUCHED:
            believe_touch(evidence, world, number)
    draw_missing(world.roles, world.rare, evidence.drawn, randomness)


@native
def believe_role(evidence: Evidence, world: World, seat: int, said: int, randomness: Words) -> None:
    players, allowed = evidence.players, evidence.allowed
    if world.roles[seat] == said or not (allowed[seat] >> said & 1):
        return
    start = below(players, randomness)
    for step in range(players):
        other = (start + step) % players
        if world.roles[other] == said and allowed[other] >> world.roles[seat] & 1:
            world.roles[seat], world.roles[other] = said, world.roles[seat]
            return


@native
def believe_touch(evidence: Evidence, world: World, number: int) -> None:
    claim = evidence.claims[number]
    seat, night = claim.seat, claim.night
    known = evidence.nights[night]
    if claim.said == TOUCH_MUTATED:
        if known.mutated == UNKNOWN:
            world.mutated[night] = seat
    elif claim.said == TOUCH_PARALYSED:
        if known.paralysed == UNKNOWN:
            world.paralysed[night] = seat
    else:
        # As many as there are doctors can be right: each has a syringe of his own.
        earlier = 0
        for before in range(number):
            other = evidence.claims[before]
            if other.kind == WAS_TOUCHED and other.night == night and other.said == claim.said:
                earlier += 1
        place = earlier % min(evidence.doctors, MOST_DOCTORS)
        if evidence.heals[night, place] == UNKNOWN:
            world.healed[night, place] = seat


@native
def suppose_night(evidence: Evidence, world: World, night: int, randomness: Words) -> None:
    """Deeds of a night, known or drawn."""
    suppose_mutated(evidence, world, night, randomness)
    suppose_paralysed(evidence, world, night, randomness)
    for place in range(min(evidence.doctors, MOST_DOCTORS)):
        suppose_healed(evidence, world, night, place, randomness)


@native
def know_night(evidence: Evidence, world: World, night: int) -> None:
    """What has come to be known of a night since it was supposed."""
    known = evidence.nights[night]
    if known.mutated != UNKNOWN:
        world.mutated[night] = known.mutated
    if known.paralysed != UNKNOWN:
        world.paralysed[night] = known.paralysed
    for place in range(min(evidence.doctors, MOST_DOCTORS)):
        if evidence.heals[night, place] != UNKNOWN:
            world.healed[night, place] = evidence.heals[night, place]


@native
def somebody(deaths: Records, me: int, night: int, randomness: Words) -> int:
    """Somebody other than me who was on board when that night fell; now and then nobody."""
    if below(12, randomness) == 0:
        return NOBODY
    while True:
        seat = below(deaths.shape[0], randomness)
        died = deaths[seat].night
        if seat != me and (died < 0 or died >= night):
            return seat


@native
def suppose_mutated(evidence: Evidence, world: World, night: int, randomness: Words) -> None:
    known = evidence.nights[night].mutated
    world.mutated[night] = (
        somebody(evidence.deaths, evidence.me, night, randomness) if known == UNKNOWN else known
    )


@native
def suppose_paralysed(evidence: Evidence, world: World, night: int, randomness: Words) -> None:
    known = evidence.nights[night].paralysed
    world.paralysed[night] = (
        somebody(evidence.deaths, evidence.me, night, randomness) if known == UNKNOWN else known
    )


@native
def suppose_healed(
    evidence: Evidence, world: World, night: int, place: int, randomness: Words
) -> None:
    known = evidence.heals[night, place]
    if known != UNKNOWN:
        world.healed[night, place] = known
    elif evidence.nights[night].healed and below(2, randomness) == 0:
        world.healed[night, place] = evidence.me
    else:
        world.healed[night, place] = somebody(evidence.deaths, evidence.me, night, randomness)
