"""Whom the house knows, and by what."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

from veillee.house.journal.schema.base import metadata

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
    # On which day he was last here, counted from 1970. His sessions tell it too, but are let go of
    # when they end, and who shares a phone has none: he would be forgotten too soon.
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
    # Whether he is named on the lists of the best.
    Column("listed", Boolean, nullable=False, server_default=false()),
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
