"""Worlds dealt anew, and brought up to date: what is known is kept, the rest is drawn."""

from __future__ import annotations

from veillee.bots.dice import Words, below
from veillee.bots.native import native
from veillee.bots.sporz.evidence import (
    DOCTOR,
    DOCTORS,
    DRAWN,
    KIND,
    ME,
    MOST_DOCTORS,
    N_HEALED,
    N_MUTATED,
    N_PARALYSED,
    NIGHT,
    NOBODY,
    PLAYERS,
    ROLE_IS,
    SEAT,
    TOUCH_MUTATED,
    TOUCH_PARALYSED,
    UNKNOWN,
    VALUE,
    WAS_TOUCHED,
    Evidence,
)
from veillee.bots.sporz.history import World


@native
def deal(evidence: Evidence, world: World, randomness: Words) -> None:
    """Roles and rare genomes at random, within what is known for sure."""
    players = evidence.scalars[PLAYERS]
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
    world.rare[0] = world.rare[1] = NOBODY
    for place in range(evidence.scalars[DRAWN]):
        draw_rare(world, place, players, randomness)


@native
def draw_rare(world: World, place: int, players: int, randomness: Words) -> None:
    """Clause 3.3: among those who are neither base mutants nor doctors."""
    for _ in range(60):
        seat = below(players, randomness)
        if world.roles[seat] > DOCTOR and world.rare[1 - place] != seat:
            world.rare[place] = seat
            return


@native
def mend(evidence: Evidence, world: World, randomness: Words) -> None:
    """After a death: whoever is now known to have another role changes it with its holder."""
    players = evidence.scalars[PLAYERS]
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
    for place in range(evidence.scalars[DRAWN]):
        if world.rare[place] >= 0 and world.roles[world.rare[place]] <= DOCTOR:
            draw_rare(world, place, players, randomness)


@native
def believe(evidence: Evidence, world: World, heard: int, randomness: Words) -> None:
    """Take most of what was claimed since for true, to begin with: where that does not fit, the
    walk will find out, and sooner so than the other way round."""
    players, claims = evidence.scalars[PLAYERS], evidence.claims
    for row in range(heard, claims.shape[0]):
        if below(10, randomness) == 0:
            continue
        if claims[row, KIND] == ROLE_IS:
            believe_role(evidence, world, claims[row, SEAT], claims[row, VALUE], randomness)
        elif claims[row, KIND] == WAS_TOUCHED:
            believe_touch(evidence, world, row)
    for place in range(evidence.scalars[DRAWN]):
        if world.rare[place] >= 0 and world.roles[world.rare[place]] <= DOCTOR:
            draw_rare(world, place, players, randomness)


@native
def believe_role(evidence: Evidence, world: World, seat: int, said: int, randomness: Words) -> None:
    players, allowed = evidence.scalars[PLAYERS], evidence.allowed
    if world.roles[seat] == said or not (allowed[seat] >> said & 1):
        return
    start = below(players, randomness)
    for step in range(players):
        other = (start + step) % players
        if world.roles[other] == said and allowed[other] >> world.roles[seat] & 1:
            world.roles[seat], world.roles[other] = said, world.roles[seat]
            return


@native
def believe_touch(evidence: Evidence, world: World, row: int) -> None:
    claims = evidence.claims
    seat, night, how = claims[row, SEAT], claims[row, NIGHT], claims[row, VALUE]
    if how == TOUCH_MUTATED:
        if evidence.nights[night, N_MUTATED] == UNKNOWN:
            world.mutated[night] = seat
    elif how == TOUCH_PARALYSED:
        if evidence.nights[night, N_PARALYSED] == UNKNOWN:
            world.paralysed[night] = seat
    else:
        # As many as there are doctors can be right: each has a syringe of his own.
        doctors, earlier = min(evidence.scalars[DOCTORS], MOST_DOCTORS), 0
        for other in range(row):
            if (
                claims[other, KIND] == WAS_TOUCHED
                and claims[other, NIGHT] == night
                and claims[other, VALUE] == how
            ):
                earlier += 1
        place = earlier % doctors
        if evidence.heals[night, place] == UNKNOWN:
            world.healed[night, place] = seat


@native
def suppose_night(evidence: Evidence, world: World, night: int, randomness: Words) -> None:
    """Deeds of a night, known or drawn."""
    suppose_mutated(evidence, world, night, randomness)
    suppose_paralysed(evidence, world, night, randomness)
    for place in range(min(evidence.scalars[DOCTORS], MOST_DOCTORS)):
        suppose_healed(evidence, world, night, place, randomness)


@native
def know_night(evidence: Evidence, world: World, night: int) -> None:
    """What has come to be known of a night since it was supposed."""
    if evidence.nights[night, N_MUTATED] != UNKNOWN:
        world.mutated[night] = evidence.nights[night, N_MUTATED]
    if evidence.nights[night, N_PARALYSED] != UNKNOWN:
        world.paralysed[night] = evidence.nights[night, N_PARALYSED]
    for place in range(min(evidence.scalars[DOCTORS], MOST_DOCTORS)):
        if evidence.heals[night, place] != UNKNOWN:
            world.healed[night, place] = evidence.heals[night, place]


@native
def somebody(evidence: Evidence, night: int, randomness: Words) -> int:
    """Somebody other than me who was on board when that night fell; now and then nobody."""
    players, me = evidence.scalars[PLAYERS], evidence.scalars[ME]
    if below(12, randomness) == 0:
        return NOBODY
    while True:
        seat = below(players, randomness)
        died = evidence.died[seat, 0]
        if seat != me and (died < 0 or died >= night):
            return seat


@native
def suppose_mutated(evidence: Evidence, world: World, night: int, randomness: Words) -> None:
    known = evidence.nights[night, N_MUTATED]
    world.mutated[night] = somebody(evidence, night, randomness) if known == UNKNOWN else known


@native
def suppose_paralysed(evidence: Evidence, world: World, night: int, randomness: Words) -> None:
    known = evidence.nights[night, N_PARALYSED]
    world.paralysed[night] = somebody(evidence, night, randomness) if known == UNKNOWN else known


@native
def suppose_healed(
    evidence: Evidence, world: World, night: int, place: int, randomness: Words
) -> None:
    known = evidence.heals[night, place]
    if known != UNKNOWN:
        world.healed[night, place] = known
    elif evidence.nights[night, N_HEALED] and below(2, randomness) == 0:
        world.healed[night, place] = evidence.scalars[ME]
    else:
        world.healed[night, place] = somebody(evidence, night, randomness)
