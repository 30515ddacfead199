"""Games of the day: whose try came to what, and what bots made of it."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("ended_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("person", "day", "game"),
    )
    op.create_index("attempts_by_score", "attempts", ["day", "game", "score"])
    op.create_index("attempts_by_table", "attempts", ["table_id"])
    op.create_table(
        "yardsticks",
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("day", "game"),
    )
