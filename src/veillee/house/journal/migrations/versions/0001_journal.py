"""Tables, their journal, people."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("key_digest", sa.String(64), nullable=False, unique=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("wake_at", sa.BigInteger),
    )
    op.create_index("tables_by_wake", "tables", ["wake_at"])
    op.create_index("tables_by_status", "tables", ["status", "public", "made_at"])
    op.create_table(
        "sitters",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("mark", sa.String(16), nullable=False),
        sa.Column("speaker", sa.String(16)),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sqlite_with_rowid=False,
    )
    op.create_index("entries_by_speaker", "entries", ["speaker"])
