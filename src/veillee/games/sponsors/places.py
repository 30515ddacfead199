"""Where the cars stand on the circuit: places, ways ahead, and who blocks whom."""

from __future__ import annotations

from functools import lru_cache

from .circuit import FARTHEST, Circuit, Levels, gets_past, leads_to, search

At = tuple[int, ...]
"""The square of each car; 0 for one that has finished."""


def is_off(square: int) -> bool:
    """Whether this is the verge: the car has left the track."""
    return not square & 3


def place(at: At, finished: tuple[int, ...], car: int) -> int:
    """Clauses 6.3 and 6.4: 1 for the first. Squares are numbered so that higher is better."""
    mine = at[car]
    ahead = sum([square > mine or (square == mine and n < car) for n, square in enumerate(at)])
    return 1 + len(finished) + ahead


def by_place(at: At) -> list[int]:
    """The cars still racing, the best placed first."""
    racing = [n for n, square in enumerate(at) if square]
    # Of two cars off the track at one rank the first colour stays first: sorting keeps their order.
    return sorted(racing, key=at.__getitem__, reverse=True)


@lru_cache(maxsize=16_384)
def reach(circuit: Circuit, at: At, car: int) -> Levels:
    """Clauses 8.1 and 8.2: the squares the car can go to, rank by rank, past the others."""
    origin = at[car]
    here, there = origin | 3, (origin | 3) + 4 * FARTHEST
    if not any(here < square <= there and square & 3 for square in at):
        return circuit.open_road[origin]
    return search(circuit, origin, on_track(at, car))


def on_track(at: At, car: int) -> At:
    """The squares that other cars take up. Clause 7.7: a car off the track takes up none."""
    return tuple(square for n, square in enumerate(at) if square & 3 and n != car)


def destinations(levels: Levels, points: int) -> tuple[int, ...]:
    """Clause 8.3: where so many points lead, or the longest way; nowhere for a blocked car."""
    return levels[min(points, len(levels) - 1)]


def way(circuit: Circuit, at: At, car: int, to: int) -> tuple[str, ...]:
    """The squares that the car passes up to one that it can reach, straight on wherever it can: for
    whoever shows it."""
    names, ranks = circuit.names, (to >> 2) - (at[car] >> 2)
    passed = [names[to]]
    for level in reach(circuit, at, car)[ranks - 1 : 0 : -1]:
        before = to - 4
        if before not in level:
            before = next(square for square in level if leads_to(circuit, square, to, at))
        passed.append(names[before])
        to = before
    passed.reverse()
    return tuple(passed)


@lru_cache(maxsize=16_384)
def blocks(circuit: Circuit, at: At, car: int) -> bool:
    """Clause 6.11: whether some car that follows would get past this one's rank if it were not
    there. Squares are numbered so that a car abreast on an outer lane follows too."""
    mine, others = at[car], on_track(at, car)
    rank = mine >> 2
    for square in others:
        if square < mine:
            in_the_way = tuple(other for other in others if other != square)
            if not gets_past(circuit, square, (*in_the_way, mine), rank) and gets_past(
                circuit, square, in_the_way, rank
            ):
                return True
    return False
