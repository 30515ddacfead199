"""The kept bot of a seat: what it is called, and the seed it is made from."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from veillee.bots.daily import bot_seed
from veillee.house.table.table import Table

SEED_BYTES: Final = 8
"""Too many seeds to try them all on the moves a bot has made, and so to read its hand."""


class KeptBot(NamedTuple):
    """The one bot that answers all questions of a seat, as in the arena."""

    name: str | None
    """None where it is made anew for every move."""
    seed: int


def kept_bot(table: Table, seat: int, level: str) -> KeptBot:
    """The bot of the level at the seat; another one after something was taken back, since this one
    has thought about moves that were not made.

    Its seed is as secret as the table's, and tells nothing of it.
    """
    if table.opened.daily:
        # The same moves get the same answers at every table of the day, in whatever process.
        moves = len(table.running())
        return KeptBot(None, bot_seed(table.opened.seed, seat, level, moves))
    secret = f"{table.opened.seed} bot {table.id} {seat} {level}"
    return KeptBot(
        name=f"{table.id} {seat} {level} {table.taken_back}",
        seed=int.from_bytes(sha256(secret.encode()).digest()[:SEED_BYTES]),
    )
