"""The yardstick of a day: what bots make of the same game, in the person's chair."""

from __future__ import annotations

from typing import Final, NamedTuple

from veillee.bots import daily_of, daily_progress, daily_score, has_ghosts
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


class Playing(NamedTuple):
    """What one of them came to."""

    score: int
    progress: list[int]
    """How far it had come after each round; empty where the game has no ghosts."""


def play_out(asked: Playings) -> list[Playing]:
    return [_played(asked, number) for number in range(asked.first, asked.last)]


def _played(asked: Playings, number: int) -> Playing:
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
    progress = daily_progress(match, daily.seat) if has_ghosts(asked.game) else []
    return Playing(daily_score(match, daily.seat), progress)
