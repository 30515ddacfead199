"""Roles, genomes, and how many of each there are (chapters 2 and 3)."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeGuard

import msgspec

from veillee.kernel import Input

MOST_PLAYERS: Final = 200
MOST_NIGHTS: Final = 10_000
"""More than any match has: see `bound`."""

Role = Literal[
    "mutant",
    "doctor",
    "informatician",
    "psychologist",
    "geneticist",
    "spy",
    "hacker",
    "astronaut",
]
Genome = Literal["normal", "host", "resistant"]
Hackable = Literal["informatician", "psychologist", "geneticist"]

ROLES: Final[tuple[Role, ...]] = (
    "mutant",
    "doctor",
    "informatician",
    "psychologist",
    "geneticist",
    "spy",
    "hacker",
    "astronaut",
)
HACKABLE: Final[tuple[Hackable, ...]] = ("informatician", "psychologist", "geneticist")
WAKING: Final[frozenset[Role]] = frozenset((*HACKABLE, "spy", "hacker"))
"""The roles called in the third step of the night."""
WAKING_BEFORE_THE_SPY: Final[frozenset[Role]] = frozenset((*HACKABLE, "spy"))


def is_hackable(role: Role) -> TypeGuard[Hackable]:
    """Clause 8.7: whose files the hacker can read."""
    return role in HACKABLE


Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_PLAYERS)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYERS)]


class Crew(Input):
    """How many players there are of each role (clauses 2.1 and 2.2)."""

    mutant: AtLeastOne = 1
    doctor: AtLeastOne = 1
    informatician: Count = 0
    psychologist: Count = 0
    geneticist: Count = 0
    spy: Count = 0
    hacker: Count = 0
    astronaut: Count = 0

    def of(self, role: Role) -> int:
        count: int = getattr(self, role)
        return count

    def roles(self) -> list[Role]:
        """Every role as often as it is there."""
        return [role for role in ROLES for _ in range(self.of(role))]


SMALL_CREWS: Final = {
    4: Crew(psychologist=1, informatician=1),
    5: Crew(psychologist=1, informatician=1, spy=1),
    6: Crew(psychologist=1, informatician=1, spy=1, hacker=1),
    7: Crew(doctor=2, psychologist=1, informatician=1, spy=1, astronaut=1),
}
FEWEST_WITH_RARE_GENOMES: Final = 7


def crew_for(players: int) -> Crew:
    """Clause 2.1: the table of roles by number of players."""
    if players in SMALL_CREWS:
        return SMALL_CREWS[players]
    return Crew(
        doctor=2,
        informatician=1,
        psychologist=1,
        geneticist=1,
        spy=1,
        hacker=1,
        astronaut=players - 8,
    )


def genome_by_role(role: Role) -> Genome | None:
    """Clause 3.2: base mutants are hosts, doctors normal; for the others it is drawn."""
    if role == "mutant":
        return "host"
    return "normal" if role == "doctor" else None
