"""What came of finished matches, so that past games are listed without reading their journals."""

import sqlalchemy as sa
from alembic import op

from veillee.house.journal.results import count_all

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    shows = sa.Column("shows_games", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("people", shows)
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("bot", sa.String(20)),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("result", sa.String(8), nullable=False),
        sa.Column("quit", sa.String(8), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("results_by_person", "results", ["person", "ended_at", "table_id"])
    op.create_index(
        "results_by_person_and_game", "results", ["person", "game", "ended_at", "table_id"]
    )
    count_all(op.get_bind())
