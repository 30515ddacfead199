"""Luck or skill: whatever changed somebody's chances, told apart by what changed them.

docs/analysis.md has the definitions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import sqrt
from typing import Literal, NamedTuple

from veillee.analysis import analysis
from veillee.analysis.analysis import Balance, ShiftKind, Sum
from veillee.analysis.curve import Curve
from veillee.analysis.findings import Findings, drawn
from veillee.analysis.shares import Estimate

Column = Literal["luck", "own", "others", "rest"]


class Shift(NamedTuple):
    """From one estimate to another: what lies between changed the chances by their difference."""

    kind: ShiftKind
    before: int
    after: int
    seats: tuple[int, ...]
    start: Estimate
    end: Estimate
    move: str | None = None
    is_mixed: bool = False
    """Whether several moves, of which some drew, were not looked at one by one."""

    def change(self, seat: int) -> float:
        return self.end.mean(seat) - self.start.mean(seat)

    def error(self, seat: int) -> float:
        return sqrt(self.end.variance(seat) + self.start.variance(seat))

    def column(self, seat: int) -> Column:
        """Where the change counts for the seat."""
        if self.kind in ("deal", "luck"):
            return "luck"
        if self.is_mixed:
            return "rest"
        if seat not in self.seats:
            return "others"
        return "own" if self.seats == (seat,) or self.kind == "gave-up" else "rest"

    def told(self, seats: int) -> analysis.Shift:
        changes = tuple(self.change(seat) for seat in range(seats))
        errors = tuple(self.error(seat) for seat in range(seats))
        return analysis.Shift(
            self.kind, self.before, self.after, self.seats, self.move, changes, errors
        )


def shifts(found: Findings, curve: Curve) -> list[Shift]:
    """From the fair share to the result, one after the other."""
    looked_at = curve.looked_at
    first = looked_at[0]
    walked = [Shift("deal", 0, 0, (), found.fair, found.truth(first))]
    for before, after in pairwise(looked_at):
        walked += _between(found, curve, before, after)
    if found.gave_up:
        last = found.last
        given_up = tuple(sorted(found.gave_up))
        walked.append(Shift("gave-up", last, last, given_up, found.truth(last), found.result))
    return walked


def _between(found: Findings, curve: Curve, before: int, after: int) -> Iterator[Shift]:
    start, end = found.truth(before), found.truth(after)
    moves = [move for move in curve.made[before:after] if move.choices > 1 or move.drew]
    seats = tuple(sorted({move.seat for move in moves}))
    if len(moves) > 1:
        drew = any(move.drew for move in moves)
        kind: ShiftKind = "choice" if len(seats) == 1 and not drew else "several"
        yield Shift(kind, before, after, seats, start, end, is_mixed=drew)
        return
    (made,) = moves
    if not made.drew:
        yield Shift("choice", before, after, seats, start, end, made.move)
    elif made.choices == 1:
        yield Shift("luck", before, after, seats, start, end, made.move)
    elif found.count(drawn(before)):
        middle = found.estimate(drawn(before))
        yield Shift("choice", before, after, seats, start, middle, made.move)
        yield Shift("luck", before, after, seats, middle, end, made.move)
    else:
        yield Shift("several", before, after, seats, start, end, made.move, is_mixed=True)


def balance(found: Findings, walked: Iterable[Shift], seat: int) -> Balance:
    walked = list(walked)
    columns: dict[Column, list[Shift]] = {"luck": [], "own": [], "others": [], "rest": []}
    for shift in walked:
        columns[shift.column(seat)].append(shift)
    return Balance(
        seat=seat,
        result=found.result.mean(seat),
        fair=found.fair.mean(seat),
        **{column: _sum(its, seat) for column, its in columns.items()},
    )


def _sum(walked: list[Shift], seat: int) -> Sum:
    """Where one shift begins with the estimate that the one before ends with, its error cancels."""
    weights: dict[Estimate, int] = {}
    for shift in walked:
        weights[shift.end] = weights.get(shift.end, 0) + 1
        weights[shift.start] = weights.get(shift.start, 0) - 1
    variance = sum(weight**2 * estimate.variance(seat) for estimate, weight in weights.items())
    return Sum(sum((shift.change(seat) for shift in walked), 0.0), sqrt(variance))
