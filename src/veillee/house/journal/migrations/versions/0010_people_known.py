"""People one knows, whom one blocks or reports, and what the operator does."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_index("sitters_by_table", "sitters", ["table_id"])
    op.create_table("shown_here", sa.Column("person", sa.String(16), primary_key=True))
    op.create_table(
        "invitations",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id"),
    )
    op.create_index("invitations_by_time", "invitations", ["at"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("blocked", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked"),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("reporter", sa.String(16)),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("handled_at", sa.BigInteger),
    )
    op.create_index("reports_by_person", "reports", ["person"])
    op.create_index("reports_by_time", "reports", ["at"])
    op.create_table(
        "silenced",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "operator_log",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("hours", sa.Integer, nullable=False),
    )
    op.create_index("operator_log_by_time", "operator_log", ["at"])
    op.create_table(
        "waiting",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("search", sa.String(16), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("strength", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("claim", sa.String(16)),
        sa.Column("claimed_until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("table_id", sa.String(16)),
    )
    op.create_index("waiting_by_game", "waiting", ["game", "clock", "since"])
