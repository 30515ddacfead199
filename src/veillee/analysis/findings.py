"""What has been answered so far, question by question."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, cast

from veillee.analysis.questions import Advised, Answer, Ending, Finish, MoveMade, Question
from veillee.analysis.shares import Estimate, Exactly
from veillee.kernel import Record

MOVES = Question("moves")
FAIR = Question("fair")


class Findings:
    """Answers by number, so that sums come out the same in whatever order they arrived."""

    def __init__(self, record: Record) -> None:
        self.seats, self.last = record.seats, len(record.moves)
        self.gave_up = record.gave_up
        self.playouts = self.playout_moves = 0
        self._answers: dict[Question, dict[int, Answer]] = {}
        self._estimates: dict[Question, Estimate] = {}

    def add(self, question: Question, first: int, answers: Sequence[Answer]) -> None:
        numbers = self._answers.setdefault(question, {})
        for number, answer in enumerate(answers, start=first):
            numbers[number] = answer
            if isinstance(answer, Finish):
                self.playouts += len(answer.shares) if question.kind == "compared" else 1
                self.playout_moves += answer.moves
        self._estimates.pop(question, None)

    def answers(self, question: Question, first: int = 0) -> list[Any]:
        """In the order of their numbers, from `first` on."""
        numbers = self._answers.get(question, {})
        return [numbers[number] for number in sorted(numbers) if number >= first]

    @property
    def made(self) -> list[MoveMade]:
        return self.answers(MOVES)[: self.last]

    @property
    def ending(self) -> Ending:
        return cast(Ending, self._answers[MOVES][self.last])

    def advice(self, moment: int) -> Advised | None:
        return next(iter(self.answers(Question("advice", moment))), None)

    def count(self, question: Question) -> int:
        return len(self._answers.get(question, ()))

    def estimate(self, question: Question) -> Estimate:
        found = self._estimates.get(question)
        if found is None:
            finishes = [answer.shares for answer in self.answers(question)]
            found = self._estimates[question] = Estimate(len(finishes[0]))
            for shares in finishes:
                found.add(shares)
        return found

    def truth(self, moment: int) -> Estimate:
        """Everybody's chances at a moment. The end is known, unless somebody gave up: then it is
        how the match would have gone on."""
        if moment == self.last and not self.gave_up:
            return self.result
        return self.estimate(truth(moment))

    @property
    def result(self) -> Estimate:
        return Exactly(self.ending.shares)

    @property
    def fair(self) -> Estimate:
        """What a seat may expect before the chairs and the deal are known: the same for all."""
        if len(set(self.ending.teams)) == self.seats:
            return Exactly([1 / self.seats] * self.seats)
        found = Estimate(self.seats)
        for finish in self.answers(FAIR):
            found.add([sum(finish.shares) / self.seats] * self.seats)
        return found

    def loss(self, question: Question, first: int) -> tuple[float, float] | None:
        """By how much the other move did better in the worlds from this number on, and the error;
        as if it had once been all better and once all worse besides."""
        pairs = [answer.shares for answer in self.answers(question, first)]
        if not pairs:
            return None
        gains = [better - played for played, better in pairs]
        count, total = len(gains), sum(gains)
        spread = (sum(gain * gain for gain in gains) + 2) / (count + 2)
        return total / count, sqrt((spread - (total / (count + 2)) ** 2) / count)


def truth(moment: int) -> Question:
    return Question("truth", moment)


def drawn(moment: int) -> Question:
    return Question("drawn", moment)
