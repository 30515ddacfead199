"""A game a day."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from veillee.house.journal.schema.base import metadata

# A person's try at the game of a day: the one that counts.
attempts = Table(
    "attempts",
    metadata,
    Column("person", String(16), nullable=False),
    # Counted from 1970.
    Column("day", Integer, nullable=False),
    Column("game", String(20), nullable=False),
    # None where the table is no longer kept.
    Column("table_id", String(16)),
    Column("tries", Integer, nullable=False),
    # Points, or how many tries a problem took; none as long as it is not finished, or not solved.
    Column("score", Integer),
    Column("ended_at", BigInteger),
    # Of a riddle: the chances one gave, as a JSON list of percents.
    Column("answer", Text),
    PrimaryKeyConstraint("person", "day", "game"),
    Index("attempts_by_score", "day", "game", "score"),
    Index("attempts_by_table", "table_id"),
)

# What bots made of the games of a day, as a JSON list of points.
yardsticks = Table(
    "yardsticks",
    metadata,
    Column("day", Integer, nullable=False),
    Column("game", String(20), nullable=False),
    Column("points", Text, nullable=False),
    PrimaryKeyConstraint("day", "game"),
)

# What everyone is asked on a day (`veillee.bots.riddle.Riddle` as JSON): it is laid once, so that
# bots who have learnt something since change no riddle, and no result.
riddles = Table(
    "riddles",
    metadata,
    Column("day", Integer, nullable=False),
    Column("game", String(20), nullable=False),
    Column("riddle", Text, nullable=False),
    PrimaryKeyConstraint("day", "game"),
)

# Of the day on which they were driven, each as a JSON list: how far after each round.
ghosts = Table(
    "ghosts",
    metadata,
    Column("day", Integer, nullable=False),
    Column("game", String(20), nullable=False),
    Column("by_bots", Boolean, nullable=False),
    Column("best", Text, nullable=False),
    Column("median", Text, nullable=False),
    PrimaryKeyConstraint("day", "game"),
)
