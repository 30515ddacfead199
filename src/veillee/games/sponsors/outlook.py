"""What one weighs before a move: where a six leads, how energy can be shared, what squares ahead
bring, what the roulette may do. All of it lies open on the table; whoever is to act is told it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from veillee.kernel import Value

from .building import landing
from .circuit import Levels
from .components import COLOURS, FARTHEST_ON_A_SIX, MOST_EXTRA_BALLS
from .driving import road
from .motion import earned, moved, squares_ahead
from .places import destinations, reach
from .roulette import balls, ranks_of_own_ball
from .state import Motion, State
from .transferring import pair, shares


class Bonus(Value, omit_defaults=True):
    """By how many ranks a square takes a car on that ends there, and to which squares."""

    slipstream: int = 0
    green: int = 0
    to: tuple[str, ...] = ()


class SpinOutlook(Value):
    """The roulette with so many balls bought."""

    own: int
    """Balls of the car's own colour."""
    all: int
    ranks: int
    """How far an own ball takes the car."""
    to: tuple[str, ...]
    """And to which squares."""


class Outlook(Value, omit_defaults=True):
    landings: tuple[int, ...] = ()
    """On a six: the squares of the loop, the next one first."""
    shares: tuple[tuple[int, int], ...] = ()
    """Before the race: every way to share the energy among the two cars of the side."""
    bonuses: dict[str, Bonus] = msgspec.field(default_factory=dict)
    """In the race: those of the squares within reach that take the car farther."""
    spins: tuple[SpinOutlook, ...] = ()
    """By the number of balls bought, none first."""


def outlook(state: State) -> Outlook | None:
    match state.stage:
        case "six":
            steps = range(1, FARTHEST_ON_A_SIX + 1)
            return Outlook(landings=tuple([landing(state, squares) for squares in steps]))
        case "transfer":
            one, other = pair(state)
            return Outlook(shares=shares(state.cars[one].energy + state.cars[other].energy))
        case "drive":
            levels = road(state)
            ahead = [to for level in levels for to in level]
            return Outlook(
                bonuses=bonuses(state, Motion(state.car, ()), ahead), spins=spins(state, levels)
            )
        case "advance" if state.motion:
            return Outlook(bonuses=bonuses(state, state.motion, squares_ahead(state, state.motion)))
        case _:
            return None


def bonuses(state: State, motion: Motion, squares: Iterable[int]) -> dict[str, Bonus]:
    """Clauses 8.5 and 8.6, as far as the track is open from there (8.3)."""
    circuit, at, found = state.board.circuit, state.at, dict[str, Bonus]()
    finish, finished = circuit.finish, state.finished
    for to in squares:
        dues = earned(circuit, at, finished, motion, to) if to != finish else ()
        if not dues:
            continue
        levels = reach(circuit, moved(at, motion.car, to), motion.car)
        if len(levels) == 1:
            continue
        ranks = {due.cause: min(due.ranks, len(levels) - 1) for due in dues}
        onward = dict.fromkeys(far for due in dues for far in destinations(levels, due.ranks))
        found[circuit.names[to]] = Bonus(
            slipstream=ranks.get("slipstream", 0),
            green=ranks.get("green", 0),
            to=tuple([circuit.names[far] for far in onward]),
        )
    return found


def spins(state: State, levels: Levels) -> tuple[SpinOutlook, ...]:
    """Clauses 7.1 to 7.3."""
    names, inside = state.board.circuit.names, balls(state, 0)
    own, found = inside.count(COLOURS[state.car]), []
    for extra in range(MOST_EXTRA_BALLS + 1):
        ranks = ranks_of_own_ball(extra)
        reached = tuple([names[to] for to in destinations(levels, ranks)])
        found.append(SpinOutlook(own + extra, len(inside) + extra, ranks, reached))
    return tuple(found)
