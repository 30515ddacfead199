"""Who is called for what, and where."""

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
    true,
)

from veillee.house.journal.schema.base import metadata

# What somebody wishes to be called for, and how often. Without a row: as the defaults say.
call_wishes = Table(
    "call_wishes",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("turn", Boolean, nullable=False, server_default=true()),
    Column("time", Boolean, nullable=False, server_default=true()),
    Column("invited", Boolean, nullable=False, server_default=true()),
    # At most so many a day.
    Column("most", Integer, nullable=False, server_default="10"),
    # Not between these minutes of the day; at any time where they are the same.
    Column("quiet_from", Integer, nullable=False, server_default="0"),
    Column("quiet_until", Integer, nullable=False, server_default="0"),
    # How many minutes his clock is ahead of UTC.
    Column("zone", Integer, nullable=False, server_default="0"),
    # His last day with calls, counted from 1970, and how many there were.
    Column("day", Integer, nullable=False, server_default="0"),
    Column("made", Integer, nullable=False, server_default="0"),
    # The number of his feed's address: below zero it is closed.
    Column("feed", Integer, nullable=False, server_default="0"),
)

# The last call of each kind that a table gave rise to.
calls = Table(
    "calls",
    metadata,
    Column("person", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    # turn, time, invited
    Column("kind", String(8), nullable=False),
    # What it is about: since when he is awaited, or when he was invited.
    Column("about", BigInteger, nullable=False),
    # Until when the process that took it in hand has time to send it.
    Column("until", BigInteger, nullable=False),
    Column("sent", Boolean, nullable=False),
    # Who invites him.
    Column("inviter", String(16), nullable=False),
    PrimaryKeyConstraint("person", "table_id", "kind"),
    Index("calls_by_table", "table_id"),
)

# Where browsers are called: each by its own session, and no longer than that.
push_devices = Table(
    "push_devices",
    metadata,
    Column("session", String(16), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Index("push_devices_by_person", "person"),
)

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("address", Text, nullable=False),
    # When its owner was asked, or has agreed: the links in letters name it.
    Column("asked_at", BigInteger, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    # How many letters in a row could not be delivered.
    Column("failed", Integer, nullable=False),
)
