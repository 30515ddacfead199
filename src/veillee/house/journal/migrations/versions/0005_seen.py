"""The day on which a person was last seen, so that whoever does not come back is forgotten."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("people", sa.Column("seen_day", sa.Integer, nullable=False, server_default="0"))
    # Nobody knows when they were here last: their year begins now.
    today = int(time.time()) // (24 * 3600)
    op.execute(sa.text("UPDATE people SET seen_day = :today").bindparams(today=today))
