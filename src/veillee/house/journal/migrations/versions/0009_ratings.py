"""Ratings, and the rated matches that they were counted from."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    listed = sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("people", listed)
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("points", sa.Double, nullable=False),
        sa.Column("uncertainty", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("week", sa.Integer, nullable=False),
        sa.Column("gained", sa.Double, nullable=False),
        sa.Column("provisional", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "clock"),
    )
    board = ["game", "clock", "listed", "provisional"]
    op.create_index("ratings_by_points", "ratings", [*board, "points", "person"])
    op.create_index("ratings_by_week", "ratings", [*board, "week", "gained", "person"])
    op.create_table(
        "counted",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("bot", sa.String(20)),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("points_before", sa.Double, nullable=False),
        sa.Column("uncertainty_before", sa.Double, nullable=False),
        sa.Column("points", sa.Double, nullable=False),
        sa.Column("uncertainty", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("counted_by_person", "counted", ["person", "game", "clock", "number"])
