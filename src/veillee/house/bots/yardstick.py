"""The yardstick of a day: how many points bots make of the same game, in the person's chair."""

from __future__ import annotations

from typing import Final, NamedTuple

from veillee.bots import daily_of
from veillee.bots import level as bot_level
from veillee.bots.daily import bot_seed
from veillee.kernel import Chance

LEVELS: Final = ("easy", "medium")
"""Who plays the chair, by lot for each move: one level alone plays nearly the same every time.
Neither goes by the clock: the points are the same anywhere."""
MOVE_SECONDS: Final = 0.1


class Playings(NamedTuple):
    """A game of the day, to be played some times by bots: those of these numbers."""

    game: str
    seed: str
    first: int
    last: int


def points(asked: Playings) -> list[int]:
    """What each of them came to."""
    return [_points(asked, number) for number in range(asked.first, asked.last)]


def _points(asked: Playings, number: int) -> int:
    daily = daily_of(asked.game, asked.seed)
    match = daily.match(asked.game, asked.seed)
    chance = Chance(f"yardstick {number}")
    own = [bot_level(asked.game, level).make(number, MOVE_SECONDS) for level in LEVELS]
    others = bot_level(asked.game, daily.level)
    while match.to_act:
        seat, bot = match.to_act[0], chance.choice(own)
        if seat != daily.seat:
            seed = bot_seed(asked.seed, seat, daily.level, len(match))
            bot = others.make(seed, others.seconds)
        match.play(seat, bot.choose(match.view(seat), match.legal(seat)))
    outcome = match.outcome
    assert outcome is not None  # noqa: S101  (nobody is to act any more)
    return round(outcome.scores[daily.seat])
