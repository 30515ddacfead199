"""Riddles of the day, and what people answered."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    with op.batch_alter_table("attempts") as attempts:
        attempts.add_column(sa.Column("answer", sa.Text))
    op.create_table(
        "riddles",
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("riddle", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("day", "game"),
    )
