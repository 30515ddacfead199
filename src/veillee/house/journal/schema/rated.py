"""How well people play."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
)

from veillee.house.journal.schema.base import metadata

# How well somebody plays a game with a kind of clock, as of his last rated match.
ratings = Table(
    "ratings",
    metadata,
    Column("person", String(16), nullable=False),
    Column("game", String(20), nullable=False),
    Column("clock", String(8), nullable=False),
    Column("points", Double, nullable=False),
    Column("uncertainty", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    # Of the last match that was counted.
    Column("number", Integer, nullable=False),
    # In which week that was, and how many points the week has brought so far.
    Column("week", Integer, nullable=False),
    Column("gained", Double, nullable=False),
    Column("provisional", Boolean, nullable=False),
    # As in `people`: a list must not look through all who are not on it.
    Column("listed", Boolean, nullable=False),
    PrimaryKeyConstraint("person", "game", "clock"),
    Index("ratings_by_points", "game", "clock", "listed", "provisional", "points", "person"),
    Index("ratings_by_week", "game", "clock", "listed", "provisional", "week", "gained", "person"),
)

# Rated matches, a row for each seat: who was how strong before, and after. They outlast their
# tables, so that ratings can be counted anew when a journal is pruned.
counted = Table(
    "counted",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    # Its place in the order of counting: above that of every earlier match of any of its people.
    Column("number", Integer, nullable=False),
    # Neither a person nor a bot: someone who left the house.
    Column("person", String(16)),
    Column("bot", String(20)),
    Column("game", String(20), nullable=False),
    Column("clock", String(8), nullable=False),
    Column("team", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("points_before", Double, nullable=False),
    Column("uncertainty_before", Double, nullable=False),
    Column("points", Double, nullable=False),
    Column("uncertainty", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("counted_by_person", "person", "game", "clock", "number"),
)
