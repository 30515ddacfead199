"""The life of a thinker, in a process of its own: `python -m veillee.house.thinking LINE`."""

from __future__ import annotations

import contextlib
import os
import sys
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from veillee.bots import level as bot_level
from veillee.games import load
from veillee.house.finishing import Finish, finish
from veillee.house.thinkers import Thought
from veillee.kernel import Match

WARM_UP_SECONDS: Final = 0.01


def think(line: Connection) -> None:
    """Read questions and answer them, until the house is gone."""
    with contextlib.suppress(OSError):
        os.nice(5)  # people's moves come first
    with contextlib.suppress(EOFError, OSError):
        while True:
            question = line.recv()
            # A bot may fail in any way; the house must hear of it, and throws this process away.
            try:
                answer = answer_to(question)
            except Exception as error:
                answer = RuntimeError(type(error).__name__)
            line.send(answer)


def answer_to(question: Thought | Finish | tuple[str, str]) -> Any:
    if isinstance(question, Finish):
        return finish(question)
    if not isinstance(question, Thought):
        game, level = question
        match = Match(load(game), seed="warm-up")
        seat = match.to_act[0]
        bot = bot_level(game, level).make(0, WARM_UP_SECONDS)
        bot.choose(match.view(seat), match.legal(seat))
        return True
    rules = load(question.game)
    view = msgspec.json.decode(question.view, type=rules.View)
    legal = msgspec.json.decode(question.legal, type=list[rules.Move])  # type: ignore[name-defined]
    bot = bot_level(question.game, question.level).make(question.seed, question.seconds)
    return legal.index(bot.choose(view, legal))


if __name__ == "__main__":
    think(Connection(int(sys.argv[1])))
