"""An analysis in the making: what to ask next, from what has been answered so far.

Rounds of questions come one after the other; those of one round may be answered in any order and
in any process. What comes next depends on the answers alone, so an analysis of a record always
comes out the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
from typing import Final

from veillee.analysis.analysis import VERSION, Analysis, Chances, KnownChances
from veillee.analysis.answering import answers
from veillee.analysis.comments import swings
from veillee.analysis.curve import FIRST_LOOK, Curve
from veillee.analysis.findings import FAIR, MOVES, Findings
from veillee.analysis.luck import balance, shifts
from veillee.analysis.mistakes import Decisions
from veillee.analysis.questions import Answer, Ask, Question
from veillee.kernel import Record, RecordError

PLAYOUTS: Final = 2000
MOVES_A_PLAYOUT: Final = 200
"""Where playouts are longer than this, on the average, there are fewer of them."""
CURVE, KNOWN, SCREENED, ALL = 0.45, 0.6, 0.85, 1.0
"""How much of the playouts has been used at most when each part of the work ends."""
KNOWN_PLAYOUTS: Final = 8
MOVES_AT_A_TIME: Final = 100
NOTICED: Final = 0.005
"""Half a percent: less is not to be seen."""


class Study:
    """Says what to ask, hears the answers, and tells what is found so far."""

    def __init__(self, record: Record, playouts: int = PLAYOUTS) -> None:
        if record.outcome is None:
            raise RecordError("record-unfinished", len(record.moves) + 2)
        if record.seed is None:
            raise RecordError("record-unopened", len(record.moves) + 2)
        self._record, self._most = record, playouts
        self._found = Findings(record)
        self._curve: Curve | None = None
        self._decisions: Decisions | None = None
        self._rounds = self._plan()
        self._done = False

    def next_round(self) -> list[Ask]:
        """What is to be asked once all of the round before is answered; nothing at the end."""
        for asks in self._rounds:
            if asks:
                return asks
        self._done = True
        return []

    def hear(self, ask: Ask, heard: Sequence[Answer]) -> Ask | None:
        """Take the answers to the first numbers; what is left of the question, if anything is."""
        self._found.add(ask.question, ask.first, heard)
        left = ask._replace(first=ask.first + len(heard))
        return left if left.first < left.last else None

    @property
    def spent(self) -> float:
        """The part of the work that is done, from 0 to 1."""
        used = max(self._found.playouts, self._found.playout_moves / MOVES_A_PLAYOUT)
        return 1.0 if self._done else min(1.0, used / self._most)

    def _plan(self) -> Iterator[list[Ask]]:
        last = len(self._record.moves) + 1
        firsts = range(0, last, MOVES_AT_A_TIME)
        yield [Ask(MOVES, first, min(last, first + MOVES_AT_A_TIME)) for first in firsts]
        found = self._found
        curve = Curve(found)
        if len(set(found.ending.teams)) < found.seats:
            yield [Ask(FAIR, 0, FIRST_LOOK)]
        for asks in curve.coarse():
            self._curve = curve
            yield asks
        coarse = curve.looked_at
        yield from self._until(CURVE, curve.refinements)
        if found.ending.has_secrets:
            yield from self._until(KNOWN, iter([*map(self._known, coarse), []]).__next__)
        decisions = self._decisions = Decisions(found, curve, shifts(found, curve))
        while self.spent < SCREENED and (advice := decisions.advice()):
            yield advice
            yield decisions.screening()
        yield from self._until(ALL, decisions.judging)

    def _until(self, spent: float, asks: Callable[[], list[Ask]]) -> Iterator[list[Ask]]:
        while self.spent < spent and (found := asks()):
            yield found

    def _known(self, moment: int) -> list[Ask]:
        return [
            Ask(Question("known", moment, seat), 0, KNOWN_PLAYOUTS)
            for seat in range(self._record.seats)
        ]

    def analysis(self) -> Analysis:
        """All there is so far."""
        found, curve = self._found, self._curve
        seats = range(found.seats)
        looked_at = curve.looked_at if curve else []
        walked = shifts(found, curve) if curve and looked_at else []
        told = [shift.told(found.seats) for shift in walked]
        moments = [self._moment(moment) for moment in looked_at]
        return Analysis(
            version=VERSION,
            game=self._record.game,
            seats=found.seats,
            moves=found.last,
            teams=found.ending.teams if curve else (),
            teams_change=teams_change(found.ending.teams, moments) if curve else False,
            curve=moments,
            known=[
                one for moment in looked_at for seat in seats for one in self._seen(moment, seat)
            ],
            shifts=told,
            swings=swings(told),
            balances=[balance(found, walked, seat) for seat in seats] if walked else [],
            decisions=self._decisions.told() if self._decisions else [],
            playouts=found.playouts,
            progress=self.spent,
            done=self._done,
        )

    def _moment(self, moment: int) -> Chances:
        estimate, seats = self._found.truth(moment), range(self._found.seats)
        return Chances(
            moves=moment,
            shares=tuple(map(estimate.mean, seats)),
            errors=tuple(map(estimate.error, seats)),
            playouts=self._found.count(Question("truth", moment)),
        )

    def _seen(self, moment: int, seat: int) -> Iterator[KnownChances]:
        question = Question("known", moment, seat)
        if self._found.count(question):
            known = self._found.estimate(question)
            yield KnownChances(moment, seat, known.mean(0), known.error(0), known.count)


def teams_change(teams: Sequence[int], moments: Sequence[Chances]) -> bool:
    """Every playout parts one win among the teams as they are at its own end: where the chances of
    the teams that the match ended with do not add up to one, people ended in other teams there."""
    members = [[seat for seat, its in enumerate(teams) if its == team] for team in set(teams)]
    sums = (sum(fmean(one.shares[seat] for seat in seats) for seats in members) for one in moments)
    return any(abs(whole - 1) > NOTICED for whole in sums)


def analyse(record: Record, playouts: int = PLAYOUTS) -> Analysis:
    """The whole analysis, worked out here and now."""
    study, text = Study(record, playouts), str(record)
    while asks := study.next_round():
        for ask in asks:
            left: Ask | None = ask
            while left:
                left = study.hear(left, answers(left.of(text)))
    return study.analysis()
