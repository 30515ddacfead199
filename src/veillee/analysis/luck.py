"""Luck or skill: whatever changed somebody's chances, told apart by what changed them.

docs/analysis.md has the definitions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import sqrt
from typing import Literal, NamedTuple

from veillee.analysis import analysis
from veillee.analysis.analysis import Balance, StepKind, Sum
from veillee.analysis.curve import Curve
from veillee.analysis.findings import Findings, drawn
from veillee.analysis.shares import Estimate

Column = Literal["luck", "own", "others", "rest"]


class Step(NamedTuple):
    """From one estimate to another: what lies between changed the chances by their difference."""

    kind: StepKind
    before: int
    after: int
    seats: tuple[int, ...]
    start: Estimate
    end: Estimate
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

    def told(self, seats: int) -> analysis.Step:
        changes = tuple(self.change(seat) for seat in range(seats))
        errors = tuple(self.error(seat) for seat in range(seats))
        return analysis.Step(self.kind, self.before, self.after, self.seats, changes, errors)


def steps(found: Findings, curve: Curve) -> list[Step]:
    """From the fair share to the result, one after the other."""
    looked_at = curve.looked_at
    first = looked_at[0]
    walked = [Step("deal", 0, 0, (), found.fair, found.truth(first))]
    for before, after in pairwise(looked_at):
        walked += _between(found, curve, before, after)
    if found.gave_up:
        last = found.last
        given_up = tuple(sorted(found.gave_up))
        walked.append(Step("gave-up", last, last, given_up, found.truth(last), found.result))
    return walked


def _between(found: Findings, curve: Curve, before: int, after: int) -> Iterator[Step]:
    start, end = found.truth(before), found.truth(after)
    moves = [move for move in curve.made[before:after] if move.choices > 1 or move.drew]
    seats = tuple(sorted({move.seat for move in moves}))
    if len(moves) > 1:
        drew = any(move.drew for move in moves)
        kind: StepKind = "choice" if len(seats) == 1 and not drew else "several"
        yield Step(kind, before, after, seats, start, end, is_mixed=drew)
    elif not moves[0].drew:
        yield Step("choice", before, after, seats, start, end)
    elif moves[0].choices == 1:
        yield Step("luck", before, after, seats, start, end)
    elif found.count(drawn(before)):
        middle = found.estimate(drawn(before))
        yield Step("choice", before, after, seats, start, middle)
        yield Step("luck", before, after, seats, middle, end)
    else:
        yield Step("several", before, after, seats, start, end, is_mixed=True)


def balance(found: Findings, walked: Iterable[Step], seat: int) -> Balance:
    walked = list(walked)
    columns: dict[Column, list[Step]] = {"luck": [], "own": [], "others": [], "rest": []}
    for step in walked:
        columns[step.column(seat)].append(step)
    return Balance(
        seat=seat,
        result=found.result.mean(seat),
        fair=found.fair.mean(seat),
        **{column: _sum(its, seat) for column, its in columns.items()},
    )


def _sum(walked: list[Step], seat: int) -> Sum:
    """Where one step begins with the estimate that the one before ends with, its error cancels."""
    weights: dict[Estimate, int] = {}
    for step in walked:
        weights[step.end] = weights.get(step.end, 0) + 1
        weights[step.start] = weights.get(step.start, 0) - 1
    variance = sum(weight**2 * estimate.variance(seat) for estimate, weight in weights.items())
    return Sum(sum(step.change(seat) for step in walked), sqrt(variance))
