"""Whom a person does not wish to hear."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("muted", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("person", "muted"),
    )
