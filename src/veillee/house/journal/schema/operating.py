"""What the operator reads and does."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text

from veillee.house.journal.schema.base import metadata

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), nullable=False),
    # What he was called then.
    Column("name", String(40), nullable=False),
    # None once he has left the house.
    Column("reporter", String(16)),
    Column("table_id", String(16), nullable=False),
    Column("game", String(20), nullable=False),
    # What he said, copied: the table need not be kept for it.
    Column("lines", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("handled_at", BigInteger),
    Index("reports_by_person", "person"),
    Index("reports_by_time", "at"),
)

# People who may say nothing anywhere, and until when.
silenced = Table(
    "silenced",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

operator_log = Table(
    "operator_log",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("what", String(20), nullable=False),
    # With whom; none where it was with nobody, or he has left the house.
    Column("person", String(16)),
    Column("hours", Integer, nullable=False),
    Index("operator_log_by_time", "at"),
)
