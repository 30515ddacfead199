"""Dealing a world within what a viewer knows: roles, genomes, and who is a mutant at dusk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from veillee.kernel import Chance

from .components import (
    ROLES,
    WAKING_BEFORE_THE_SPY,
    Genome,
    Role,
    genome_by_role,
)
from .events import Spied
from .knowing import EVEN, Knowledge

BY_ROLE: frozenset[Role] = frozenset(("mutant", "doctor"))
"""The roles whose genome is not drawn (clause 3.2)."""


class World(NamedTuple):
    """Who is who at dusk."""

    roles: tuple[Role, ...]
    genomes: tuple[Genome, ...]
    mutants: tuple[bool, ...]


def suppose(known: Knowledge, chance: Chance, *, careful: bool = False) -> World | None:
    """A world at random, or None where the dice have run into something the viewer knows.

    With care they run into little: what is rare among all worlds and sure to the viewer is dealt
    first. It costs some of the evenness between worlds, so the dice go first without it.
    """
    options = second_hosts(known)
    for second_host in chance.shuffle(options) if careful else (chance.choice(options),):
        domains = roles_left(known, second_host)
        if careful and not deal_known_bases(known, domains, chance):
            continue
        roles = suppose_roles(known, domains, chance)
        if roles is None:
            continue
        genomes = suppose_genomes(known, roles, second_host, chance)
        if genomes is None:
            continue
        mutants = suppose_mutants(known, roles, genomes, chance, careful=careful)
        if mutants is not None:
            return World(roles, genomes, mutants)
    return None


def second_hosts(known: Knowledge) -> list[int | None]:
    """Which of the known hosts may not be a base mutant; None: none of them."""
    hosts = [seat for seat, genome in known.genomes.items() if genome == "host"]
    options: list[int | None] = []
    if known.drawn:
        options += [seat for seat in hosts if known.roles[seat] - BY_ROLE]
    if all("mutant" in known.roles[seat] for seat in hosts):
        options.append(None)
    return options


def roles_left(known: Knowledge, second: int | None) -> list[set[Role]]:
    """The roles left to everyone, once it is settled which known host is no base mutant."""
    domains = list(known.roles)
    for seat, genome in known.genomes.items():
        if genome == "host":
            domains[seat] = domains[seat] - BY_ROLE if seat == second else {"mutant"}
        elif genome == "resistant":
            domains[seat] = domains[seat] - BY_ROLE
        else:
            domains[seat] = domains[seat] - {"mutant"}
    for seat, mutant in known.mutant.items():
        if not mutant:
            domains[seat] = domains[seat] - {"mutant"}
    return domains


def deal_known_bases(known: Knowledge, domains: list[set[Role]], chance: Chance) -> bool:
    """Of those who are surely mutants, so many must be base mutants that no more were made than
    could be. False where they cannot."""
    dead = sum(domains[death.seat] == {"mutant"} for death in known.view.deaths)
    sure = [seat for seat in known.crew if known.mutant.get(seat, False)]
    overlap = len(sure) + known.view.roles.mutant - dead - known.most_at_dusk
    bases = [seat for seat in sure if "mutant" in domains[seat]]
    if overlap > len(bases):
        return False
    for seat in sorted(chance.shuffle(bases), key=lambda s: len(domains[s]))[: max(0, overlap)]:
        domains[seat] = {"mutant"}
    return True


def suppose_roles(
    known: Knowledge, domains: Sequence[set[Role]], chance: Chance
) -> tuple[Role, ...] | None:
    """The set of roles dealt so that everyone has one of those left to him."""
    left = {role: known.view.roles.of(role) for role in ROLES}
    roles: dict[int, Role] = {}
    # The more is known of somebody, the earlier he is dealt to: fewer dead ends.
    for seat in sorted(chance.shuffle(range(len(domains))), key=lambda s: len(domains[s])):
        if not deal_to(seat, domains, left, roles, chance):
            return None
    return tuple(roles[seat] for seat in range(len(domains)))


def deal_to(
    seat: int,
    domains: Sequence[set[Role]],
    left: dict[Role, int],
    roles: dict[int, Role],
    chance: Chance,
) -> bool:
    """One of the roles left, each as likely as there are many; else somebody makes room."""
    domain = [role for role in ROLES if role in domains[seat]]
    there = sum(left[role] for role in domain)
    if there:
        place = chance.below(there)
        for role in domain:
            if place < left[role]:
                roles[seat] = role
                left[role] -= 1
                return True
            place -= left[role]
    return make_room(seat, domains, left, roles, set(), chance)


def make_room(
    seat: int,
    domains: Sequence[set[Role]],
    left: dict[Role, int],
    roles: dict[int, Role],
    tried: set[Role],
    chance: Chance,
) -> bool:
    """Give the seat a role that another can exchange for one that is left, through any number
    of exchanges: if the roles can be dealt at all, this finds how."""
    for role in chance.shuffle(role for role in ROLES if role in domains[seat]):
        if role in tried:
            continue
        tried.add(role)
        if left[role]:
            left[role] -= 1
            roles[seat] = role
            return True
        for other in chance.shuffle(s for s, held in roles.items() if held == role and s != seat):
            if make_room(other, domains, left, roles, tried, chance):
                roles[seat] = role
                return True
    return False


def suppose_genomes(
    known: Knowledge,
    roles: tuple[Role, ...],
    second_host: int | None,
    chance: Chance,
) -> tuple[Genome, ...] | None:
    """Clauses 3.2 and 3.3, the host and the resistant drawn among those of whom neither is
    known."""
    genomes: list[Genome] = [
        genome_by_role(role) or known.genomes.get(seat, "normal") for seat, role in enumerate(roles)
    ]
    open_seats = [
        seat for seat, role in enumerate(roles) if role not in BY_ROLE and seat not in known.genomes
    ]
    if known.drawn and second_host is None:
        could = [seat for seat in open_seats if seat not in known.never_host]
        if not could:
            return None
        second_host = chance.choice(could)
        genomes[second_host] = "host"
    if known.drawn > 1 and "resistant" not in genomes:
        could = [
            seat
            for seat in open_seats
            if seat != second_host
            and seat not in known.never_resistant
            and not known.mutant.get(seat, False)
        ]
        if not could:
            return None
        genomes[chance.choice(could)] = "resistant"
    return tuple(genomes)


def suppose_mutants(
    known: Knowledge,
    roles: tuple[Role, ...],
    genomes: tuple[Genome, ...],
    chance: Chance,
    *,
    careful: bool,
) -> tuple[bool, ...] | None:
    """Who is a mutant at dusk: no more than could have been made, and never nobody."""
    sure, free = set[int](), list[int]()
    asleep = mutants_before_tonight(known, chance)
    for seat in known.crew:
        options = states_left(known, seat, roles[seat], genomes[seat])
        if seat in asleep:
            options &= {True}
        if not options:
            return None
        if len(options) > 1:
            free.append(seat)
        elif True in options:
            sure.add(seat)
    if careful and known.is_night:
        free = keep_a_doctor(known, roles, sure, free, chance)
    fewest, most = max(1, len(sure)), min(known.most_at_dusk, len(sure) + len(free))
    if known.total is not None:
        fewest = max(fewest, known.total)
    if fewest > most:
        return None
    mutants = sure | choose(known, free, fewest - len(sure), most - len(sure), chance)
    dead = {death.seat: death.mutant for death in known.view.deaths}
    return tuple(dead.get(seat, seat in mutants) for seat in range(known.view.players))


def keep_a_doctor(
    known: Knowledge, roles: tuple[Role, ...], sure: set[int], free: list[int], chance: Chance
) -> list[int]:
    """Clause 12.3: night has fallen, so a doctor is healthy, unless there is but one mutant."""
    doctors = [seat for seat in known.crew if roles[seat] == "doctor" and seat not in sure]
    if known.most_at_dusk == 1 or any(seat not in free for seat in doctors):
        return free
    spared = chance.choice(doctors) if doctors else None
    others = [seat for seat in free if seat != spared]
    if doctors and (sure or others):
        return others
    return [] if sure else chance.shuffle(free)[:1]


def mutants_before_tonight(known: Knowledge, chance: Chance) -> set[int]:
    """Clause 7.1: of the doctors who do not wake, one may be paralysed and one mutated tonight;
    the others were mutants at dusk."""
    killing = known.view.night in known.view.killings
    excused = chance.below(2 if killing else 3)
    return set(chance.shuffle(known.absent)[excused:])


def states_left(known: Knowledge, seat: int, role: Role, genome: Genome) -> set[bool]:
    """Whether the seat can be a mutant, or healthy, at dusk."""
    options = {True, False}
    if seat in known.mutant:
        options &= {known.mutant[seat]}
    if role == "mutant":
        options &= {True}
    if genome == "resistant" or (seat in known.patients and genome != "host"):
        options &= {False}
    for report in known.reports:
        if report.seat == seat:
            options &= states_after(report, role, genome)
    return options


def states_after(report: Spied, role: Role, genome: Genome) -> set[bool]:
    """The states in which a night that the spy has watched can have left its player."""
    possible = set[bool]()
    for before in (False, True):
        after = before or (report.mutated and genome != "resistant")
        asleep = report.paralysed or (role == "doctor" and after)
        woke = before or (not asleep and (role == "doctor" or role in WAKING_BEFORE_THE_SPY))
        if woke == report.woke:
            possible.add(after and not (report.healed and genome != "host"))
    return possible


def choose(known: Knowledge, free: list[int], fewest: int, most: int, chance: Chance) -> set[int]:
    """So many of the free seats, those the viewer suspects rather than others."""
    number = fewest + sum(chance.below(100) < EVEN for _ in range(most - fewest))
    order = chance.shuffle(free)
    suspects = [s for s in order if chance.below(100) < known.suspected.get(s, 0)]
    rest = [s for s in order if s not in suspects]
    return set([*suspects, *rest][:number])
