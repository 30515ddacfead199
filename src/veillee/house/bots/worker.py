"""What runs in a bots' process: `python -m veillee.house.bots.worker LINE`."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from veillee.analysis import Piece, answers
from veillee.bots import Bot, made_by, reason_of, riddle_of
from veillee.bots import level as bot_level
from veillee.games import load
from veillee.house.bots.finishing import Finish, finish
from veillee.house.bots.processes import Choice, Laying, Question
from veillee.house.bots.yardstick import Playings, play_out
from veillee.kernel import Match, plain_move

WARM_UP_SECONDS: Final = 0.01
MOST_MEGABYTES: Final = 500
"""Of kept bots in one process: so many bots of most levels, some forty that have a large table."""


class KeptBots:
    """The bots of this process by their names, the least recently used first."""

    def __init__(self, most_megabytes: int = MOST_MEGABYTES) -> None:
        self._most = most_megabytes
        self._bots: dict[str, tuple[Bot, int]] = {}

    @property
    def names(self) -> Iterable[str]:
        return self._bots

    def choose(self, question: Question) -> int:
        """The place of the chosen move among the legal ones."""
        return self.advise(question).place

    def advise(self, question: Question) -> Choice:
        """The same, and why."""
        rules = load(question.game)
        view = msgspec.json.decode(question.view, type=rules.View)
        legal = msgspec.json.decode(question.legal, type=list[rules.Move])  # type: ignore[name-defined]
        # A bot that fails is not put back: what it holds may be half done.
        bot = self._take(question)
        made = made_by(bot, view, legal)
        move = plain_move(rules, made)
        reason = reason_of(bot, view, legal, move) if question.why else None
        self._put_back(question, bot)
        return Choice(legal.index(move), reason, None if made == move else made)

    def _take(self, question: Question) -> Bot:
        if question.bot in self._bots:
            return self._bots.pop(question.bot)[0]
        return bot_level(question.game, question.level).make(question.seed, question.seconds)

    def _put_back(self, question: Question, bot: Bot) -> None:
        if question.bot is None:
            return
        self._bots[question.bot] = bot, bot_level(question.game, question.level).megabytes
        while sum(megabytes for _, megabytes in self._bots.values()) > self._most:
            del self._bots[next(iter(self._bots))]


def work(line: Connection) -> None:
    """Read questions and answer them, until the house is gone."""
    with contextlib.suppress(OSError):
        os.nice(5)  # people's moves come first
    kept = KeptBots()
    with contextlib.suppress(EOFError, OSError):
        while True:
            question = line.recv()
            # A bot may fail in any way, and the house must hear of it.
            try:
                answer = answer_to(question, kept)
            except Exception as error:
                answer = RuntimeError(type(error).__name__)
            line.send(answer)


def answer_to(
    question: Question | Finish | Playings | Laying | Piece | tuple[str, str], kept: KeptBots
) -> Any:
    if isinstance(question, Question):
        return kept.advise(question)
    if isinstance(question, Finish):
        return finish(question)
    if isinstance(question, Playings):
        return play_out(question)
    if isinstance(question, Laying):
        return riddle_of(*question)
    if isinstance(question, Piece):
        return answers(question)
    game, level = question
    match = Match(load(game), seed="warm-up")
    seat = match.to_act[0]
    bot = bot_level(game, level).make(0, WARM_UP_SECONDS)
    bot.choose(match.view(seat), match.legal(seat))
    return True


if __name__ == "__main__":
    work(Connection(int(sys.argv[1])))
