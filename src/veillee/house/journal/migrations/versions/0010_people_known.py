"""People one knows: who is shown when here, invitations, blocks."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0008"


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
