"""The end of the race (chapter 9): the order of the cars, points, and who has won."""

from __future__ import annotations

from itertools import permutations

from veillee.kernel import Outcome

from .components import POINTS
from .places import by_place
from .state import State


def classification(state: State) -> tuple[int, ...]:
    """Clause 9.1: in the order of arrival. Clauses 9.3 and 9.6: then by place on the track."""
    return (*state.finished, *by_place(state.at))


def outcome(state: State) -> Outcome | None:
    if state.ended is None:
        return None
    order = classification(state)
    rule = "9.3" if state.ended == "arrival" else "9.6"
    return Outcome(*standings(state, order), rule=rule, reason=f"ended-{state.ended}")


def standings(state: State, order: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """Ranks and scores. Clause 9.2: 4, 3, 2, 1."""
    if not state.has_sides:
        places = [order.index(car) for car in range(len(order))]
        return tuple(place + 1 for place in places), tuple(float(POINTS[p]) for p in places)
    ranked = sides(order)
    ranks = {side: rank for rank, (side, _) in enumerate(ranked, start=1)}
    sums = dict(ranked)
    seats = [seat % 2 for seat in range(state.seats)]
    return tuple(ranks[side] for side in seats), tuple(float(sums[side]) for side in seats)


def teams(state: State) -> tuple[int, ...]:
    """Clause 9.4: two players of one side win or lose together."""
    return tuple(seat % 2 if state.has_sides else seat for seat in range(state.seats))


def is_settled(state: State, seat: int | None) -> bool:
    """Whether the rank of the seat, or of everybody for a watcher, is certain while cars still
    race: in whatever order they arrive (9.1), it stays the same."""
    if state.ended or not state.finished:
        return False
    found = {
        standings(state, (*state.finished, *rest))[0] for rest in permutations(by_place(state.at))
    }
    return len({ranks if seat is None else ranks[seat] for ranks in found}) == 1


def sides(order: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The two sides with their points, the better one first: 0 is that of red and yellow. Clause
    9.4: two cars add up. Clause 9.5: of two equal sides the one with the better first car."""
    sums = [0, 0]
    for car, points in zip(order, POINTS, strict=False):
        sums[car % 2] += points
    ahead = order[0] % 2 if order else 0
    return tuple(sorted(enumerate(sums), key=lambda side: (-side[1], side[0] != ahead)))
