"""Short codes that open tables; those that are laid already have their links."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column("code", sa.String(4), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
    )
    op.create_index("codes_by_table", "codes", ["table_id"])
