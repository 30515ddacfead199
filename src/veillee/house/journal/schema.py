"""The tables of the database. Alembic's revisions build them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

metadata = MetaData()

# The house's own secret, where it was given no other: what signs the cookies.
house = Table(
    "house", metadata, Column("name", String(40), primary_key=True), Column("value", Text)
)

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("key_digest", String(64), nullable=False, unique=True),
    Column("made_at", BigInteger, nullable=False),
    # On which day he was last here, counted from 1970.
    Column("seen_day", Integer, nullable=False, server_default="0"),
    # What the name looks like, so that no two who are about look the same.
    Column("look", Text),
    # How many keys there were before this one.
    Column("key_number", Integer, nullable=False, server_default=text("0")),
    # Whether a cookie of the kind that named a person may still be exchanged for a session.
    Column("old_cookie", Boolean, nullable=False, server_default=true()),
    # Which of the drawn faces; none: two letters of the name.
    Column("face", String(16), nullable=False, server_default=""),
    # Whether anybody may see his past games, or only those he has played with.
    Column("shows_games", Boolean, nullable=False, server_default=false()),
    Index("people_by_look", "look"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("device", String(40), nullable=False),
    Column("begun_at", BigInteger, nullable=False),
    # The day, counted from 1970: when exactly somebody was here is nobody's business.
    Column("seen_on", Integer, nullable=False),
    # Kept for a day, for processes that have not heard of it.
    Column("ended_at", BigInteger),
    Index("sessions_by_person", "person"),
    Index("sessions_by_end", "ended_at"),
)

# Codes that were tried: how many, and when the next may be.
tries = Table(
    "tries",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("made", Integer, nullable=False),
    Column("next_at", BigInteger, nullable=False),
    Index("tries_by_time", "next_at"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(16), nullable=False),
    Column("muted", String(16), nullable=False),
    PrimaryKeyConstraint("person", "muted"),
)

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
    Index("tables_by_wake", "wake_at"),
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
