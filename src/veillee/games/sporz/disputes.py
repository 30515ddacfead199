"""Claims that cannot all be so: what is said of one thing, by whom, and what an autopsy shows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from veillee.kernel import Value

from .components import Crew, Role
from .events import Died
from .moves import About, Counted, Found, IAm, Result
from .same import Same
from .state import Said, State

STATES: Final[tuple[Result, ...]] = ("healthy", "mutant")
GENOMES: Final[tuple[Result, ...]] = ("normal", "host", "resistant")

Thing = tuple[str, int, int]


class Side(Value):
    about: About
    by: tuple[int, ...]
    """Who says so; nobody where the autopsy shows it."""


class Dispute(Value):
    """One thing of which different things are said. Where more players claim a role than the ship
    has, there is one side alone."""

    sides: tuple[Side, ...]


def disputes(state: State) -> tuple[Dispute, ...]:
    """What stands against what, while it is talked of."""
    if not state.claims_in_rows or state.is_night or state.phase == "over":
        return ()
    past, today, deaths = state.past_claims, state.claims_in_rows, state.deaths
    return found_out(Same(past), Same(today), Same(deaths), state.options.crew(len(state.roles)))


# Every seat is shown the same, and it stays so until the next claim.
@lru_cache(maxsize=16)
def found_out(past: Same, today: Same, deaths: Same, aboard: Crew) -> tuple[Dispute, ...]:
    claims = [said for days in (past.one, today.one) for some in days for said in some]
    roles = {said.seat: said.about.role for said in claims if isinstance(said.about, IAm)}
    return (
        *crowded(roles, aboard),
        *(d for death in deaths.one if (d := role_shown(death, roles.get(death.seat)))),
        *differing(claims, deaths.one),
    )


def crowded(roles: dict[int, Role], aboard: Crew) -> Iterator[Dispute]:
    """Clause 2.3: more players say they have a role than the ship has. One's last word counts."""
    for role in dict.fromkeys(roles.values()):
        seats = tuple(sorted(seat for seat, claimed in roles.items() if claimed == role))
        if len(seats) > getattr(aboard, role):
            yield Dispute((Side(IAm(role), seats),))


def role_shown(death: Died, claimed: Role | None) -> Dispute | None:
    """Clause 9.1: the dead had another role than he said."""
    # Clause 9.2: a base mutant is shown as an astronaut.
    told_so = (death.role, "mutant") if death.mutant else (death.role,)
    if claimed is None or claimed in told_so:
        return None
    return Dispute((Side(IAm(claimed), (death.seat,)), Side(IAm(death.role), ())))


def differing(claims: list[Said], deaths: tuple[Died, ...]) -> Iterator[Dispute]:
    """Of one thing different things are said, or the autopsy shows another."""
    things: dict[Thing, dict[object, tuple[About, list[int]]]] = {}
    for said in claims:
        thing, answer = told(said.about)
        if thing:
            _, by = things.setdefault(thing, {}).setdefault(answer, (said.about, []))
            if said.seat not in by:
                by.append(said.seat)
    for death in deaths:
        for about in autopsy(death):
            thing, answer = told(about)
            if thing in things:
                things[thing].setdefault(answer, (about, []))
    for answers in things.values():
        if len(answers) > 1:
            yield Dispute(tuple(Side(about, tuple(by)) for about, by in answers.values()))


def told(about: About) -> tuple[Thing | None, object]:
    """What it speaks of, and what it says of that: a genome stays, a state is one night's."""
    match about:
        case Counted():
            return ("count", about.night, 0), about.mutants
        case Found() if about.result in GENOMES:
            return ("genome", about.seat, 0), about.result
        case Found() if about.result in STATES:
            return ("state", about.seat, about.night), about.result
        case _:
            return None, None


def autopsy(death: Died) -> tuple[Found, Found]:
    """Clause 9.1, as one would claim it."""
    state: Result = "mutant" if death.mutant else "healthy"
    return Found(death.night, death.seat, state), Found(death.night, death.seat, death.genome)
