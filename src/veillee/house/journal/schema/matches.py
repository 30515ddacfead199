"""Tables, who sits there, what is written of them, and what came of it."""

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
    text,
)

from veillee.house.journal.schema.base import metadata

# What can be asked of tables without reading their journals.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("host", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    # When the house must look at the table though nobody asks; empty where it need not.
    Column("wake_at", BigInteger),
    # When the house must look whether somebody is to be called; empty where nobody is.
    Column("call_at", BigInteger),
    Index("tables_by_wake", "wake_at"),
    Index("tables_by_call", "call_at"),
    Index("tables_by_status", "status", "public", "made_at"),
)

# The short codes of tables that are not over.
codes = Table(
    "codes",
    metadata,
    Column("code", String(4), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Index("codes_by_table", "table_id"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("person", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
    Index("sitters_by_table", "table_id"),
)

# The journal itself. Its key is the only arbiter of order.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    # Tells an entry of ours from one that took its place.
    Column("mark", String(16), nullable=False),
    # Who said it, where it is talk: so that a person's words can be taken away.
    Column("speaker", String(16)),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    # Moves have no speaker: they need not touch it.
    Index(
        "entries_by_speaker",
        "speaker",
        sqlite_where=text("speaker IS NOT NULL"),
        postgresql_where=text("speaker IS NOT NULL"),
    ),
    sqlite_with_rowid=False,
)

# What came of finished matches: a row for each seat. It can all be counted anew from the journal.
results = Table(
    "results",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    # Neither a person nor a bot: someone who left the house.
    Column("person", String(16)),
    # The level of the bot, where the chair was nobody's.
    Column("bot", String(20)),
    Column("game", String(20), nullable=False),
    # The kind of clock: none, move, days, step.
    Column("clock", String(8), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    # won, drawn, lost
    Column("result", String(8), nullable=False),
    # Why he did not play to the end: resigned, late, left, gone; empty where he did.
    Column("quit", String(8), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_by_person", "person", "ended_at", "table_id"),
    Index("results_by_person_and_game", "person", "game", "ended_at", "table_id"),
)

# What was found out about finished matches, by the version of what is told.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("analysis", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),
)
