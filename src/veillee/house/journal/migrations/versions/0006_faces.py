"""The face that a person has chosen; whoever is here already keeps the letters of the name."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("face", sa.String(16), nullable=False, server_default=""))
