"""People and each other: who meets whom, and who does not wish to."""

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
    false,
)

from veillee.house.journal.schema.base import metadata

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(16), nullable=False),
    Column("muted", String(16), nullable=False),
    PrimaryKeyConstraint("person", "muted"),
)

# Who has blocked whom: neither meets the other.
blocks = Table(
    "blocks",
    metadata,
    Column("person", String(16), nullable=False),
    Column("blocked", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "blocked"),
    Index("blocks_by_blocked", "blocked"),
)

# People who let those they know see that they are here.
shown_here = Table("shown_here", metadata, Column("person", String(16), primary_key=True))

invitations = Table(
    "invitations",
    metadata,
    Column("person", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("by", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
    Index("invitations_by_time", "at"),
)

# People who look for somebody to play with.
waiting = Table(
    "waiting",
    metadata,
    Column("person", String(16), primary_key=True),
    # Tells this search from another of his, on another page.
    Column("search", String(16), nullable=False),
    Column("game", String(20), nullable=False),
    Column("clock", String(8), nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("strength", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    # Unless his page asks again until then, he has left.
    Column("until", BigInteger, nullable=False),
    # The group that a house is laying a table for, and for how long it may take.
    Column("claim", String(16)),
    Column("claimed_until", BigInteger, nullable=False, server_default="0"),
    # Where he is to go.
    Column("table_id", String(16)),
    Index("waiting_by_game", "game", "clock", "since"),
)
