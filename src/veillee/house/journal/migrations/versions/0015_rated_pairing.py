"""Whoever looks for somebody says whether the match is to be rated."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    rated = sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("waiting", rated)
