"""What a game's bots offer every day, the same for everyone: a table against them, or a riddle."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, NamedTuple

from veillee.games import load
from veillee.kernel import Match

SEED_BYTES: Final = 8


class Daily(NamedTuple):
    """Who sits where, and what counts: by how many points one ends, or whether one wins in time."""

    seats: int
    options: dict[str, Any]
    level: str
    """Of the bots in all other chairs. It must not go by the clock, where points count: the same
    moves are to get the same answers."""
    seat: int = 0
    moves: tuple[str, ...] = ()
    """That were made before one comes."""
    within: int = 0
    """A problem: to be won within so many moves of one's own."""
    grade: int = 0
    """How hard the problem is, from 1 on."""
    riddle: str = ""
    """No table but a riddle (`bots/riddle.py`): the module whose `lay(seed)` makes it. That takes a
    while, so it is asked in a bots' process."""

    def match(self, game: str, seed: str) -> Match:
        """As it is when one comes."""
        match = Match(load(game), self.seats, seed, self.options)
        for move in self.moves:
            match.play(match.to_act[0], move)
        return match


def bot_seed(seed: str, seat: int, level: str, moves: int) -> int:
    """What the bot is made from that answers after so many moves: the same in every process."""
    secret = f"{seed} bot {seat} {level} {moves}"
    return int.from_bytes(sha256(secret.encode()).digest()[:SEED_BYTES])
