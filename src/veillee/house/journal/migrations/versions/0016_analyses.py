"""Analyses of finished matches: worked out once, and kept."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("analysis", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version"),
    )
