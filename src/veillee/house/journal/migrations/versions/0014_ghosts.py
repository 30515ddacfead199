"""Yesterday's ghosts: how far the best and the median of a day had come after each round."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "ghosts",
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("by_bots", sa.Boolean, nullable=False),
        sa.Column("best", sa.Text, nullable=False),
        sa.Column("median", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("day", "game"),
    )
