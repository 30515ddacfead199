"""Better moves: what the strong bot would have done, knowing what the seat knew.

A difference is looked for in a few worlds and judged in others, so that what only luck made look
large is not named.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from veillee.analysis.analysis import Decision, Size, Sum
from veillee.analysis.curve import CERTAIN, Curve
from veillee.analysis.findings import Findings
from veillee.analysis.luck import Shift
from veillee.analysis.questions import Ask, Question

SCREENED: Final = 8
"""Worlds in which a difference is looked for."""
JUDGED: Final = (32, 96)
"""Other worlds in which it is judged: so many, and where they leave it open so many in all."""
SIZES: Final[tuple[tuple[float, Size], ...]] = ((0.3, "decisive"), (0.15, "large"), (0.05, "small"))
"""The share of winning that a mistake of each size gives away, at the least."""
SMALLEST: Final = SIZES[-1][0]
AT_A_TIME: Final = 8
JUDGED_AT_A_TIME: Final = 4


class Decisions:
    """Every choice of the match, those first after which the seat's chances fell most."""

    def __init__(self, found: Findings, curve: Curve, walked: Iterable[Shift]) -> None:
        self._found, self._curve = found, curve
        fell = {
            moment: shift.change(curve.made[moment].seat)
            for shift in walked
            if shift.kind in ("choice", "several")
            for moment in range(shift.before, shift.after)
        }
        chosen = [moment for moment, made in enumerate(curve.made) if made.choices > 1]
        self.moments = sorted(chosen, key=lambda moment: fell.get(moment, 0.0))

    def advice(self) -> list[Ask]:
        """For the next few that the strong bot has not been asked about."""
        unasked = [moment for moment in self.moments if self._found.advice(moment) is None]
        return [Ask(Question("advice", moment), 0, 1) for moment in unasked[:AT_A_TIME]]

    def screening(self) -> list[Ask]:
        """Of those where it would have done something else."""
        others = (self._other(moment) for moment in self.moments)
        return [
            Ask(other, 0, SCREENED)
            for other in others
            if other is not None and not self._found.count(other)
        ]

    def judging(self) -> list[Ask]:
        """Of those that look like a mistake, the largest first."""
        asks = []
        for other in (self._other(moment) for moment in self.moments):
            count = self._found.count(other) if other else 0
            if other is None or not count:
                continue
            loss, error = self._found.loss(other, 0 if count == SCREENED else SCREENED) or (0, 0)
            for wanted in JUDGED:
                is_open = loss > 0 if count == SCREENED else SMALLEST <= loss <= CERTAIN * error
                if count < SCREENED + wanted and is_open:
                    asks.append((loss, Ask(other, count, SCREENED + wanted)))
                    break
        asks.sort(key=lambda judged: -judged[0])
        return [ask for _, ask in asks[:JUDGED_AT_A_TIME]]

    def _other(self, moment: int) -> Question | None:
        """How the comparison with the bot's move is asked for, where it is another one."""
        made, advised = self._curve.made[moment], self._found.advice(moment)
        if advised is None or advised.written == made.move:
            return None
        return Question("compared", moment, made.seat, advised.written)

    def told(self) -> list[Decision]:
        return [
            decision
            for moment in sorted(self.moments)
            if (decision := self._decision(moment)) is not None
        ]

    def _decision(self, moment: int) -> Decision | None:
        made, advised, other = (
            self._curve.made[moment],
            self._found.advice(moment),
            self._other(moment),
        )
        if advised is None:
            return None
        loss = self._found.loss(other, SCREENED) if other else None
        return Decision(
            moves=moment,
            seat=made.seat,
            played=made.move,
            better=advised.written,
            move=advised.move,
            reason=advised.reason,
            loss=Sum(*loss) if loss else None,
            size=size_of(*loss) if loss else None,
        )


def size_of(loss: float, error: float) -> Size | None:
    """None where it is no mistake, or may be none."""
    if loss <= CERTAIN * error:
        return None
    return next((size for least, size in SIZES if loss >= least), None)
