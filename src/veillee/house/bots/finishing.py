"""Finishing a match from one of its moments, by bots: how often a seat would have won."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

import msgspec

from veillee.bots import level as bot_level
from veillee.games import load
from veillee.kernel import AnyGame, Chance, Match, Stretch

LEVEL: Final = "medium"
MOVE_SECONDS: Final = 0.001


class Finish(NamedTuple):
    """A match as it went up to a moment, to be finished some times by bots."""

    game: str
    seats: int
    seed: str
    options: dict[str, Any]
    contributions: tuple[str, ...]
    before: tuple[Stretch, ...]
    moves: tuple[tuple[int, str], ...]
    seat: int
    """Whose wins are counted."""
    games: int
    luck: str
    """What comes after the moment is dealt anew, from this."""
    seconds: float
    """No further game is begun after so long."""


class Finished(msgspec.Struct, frozen=True):
    """How many games were finished from there, and how many of them the seat won."""

    won: int
    games: int


def finish(asked: Finish) -> Finished:
    game = load(asked.game)
    match = Match(game, asked.seats, asked.seed, asked.options, asked.contributions, asked.before)
    for seat, move in asked.moves:
        match.play(seat, move)
    give_up = time.monotonic() + asked.seconds
    won = games = 0
    while games < asked.games and (not games or time.monotonic() < give_up):
        won += asked.seat in _winners(game, match.state, asked.seats, f"{asked.luck} {games}")
        games += 1
    return Finished(won, games)


def _winners(game: AnyGame, state: Any, seats: int, luck: str) -> tuple[int, ...]:
    """Who comes first when bots play it to its end."""
    chance = Chance(luck)
    level = bot_level(game.id, LEVEL)
    bots = [level.make(chance.below(2**32), MOVE_SECONDS) for _ in range(seats)]
    while awaited := game.to_act(state):
        seat = chance.choice(awaited)
        move = bots[seat].choose(game.view(state, seat), game.legal(state, seat))
        state, _ = game.play(state, seat, move, chance)
    outcome = game.outcome(state)
    return outcome.winners if outcome else ()
