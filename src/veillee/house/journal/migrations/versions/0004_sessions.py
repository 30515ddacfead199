"""Sessions: a cookie names one of them, no longer a person. Keys can be renewed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        sa.Column("seen_on", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_index("sessions_by_end", "sessions", ["ended_at"])
    op.create_table(
        "tries",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("next_at", sa.BigInteger, nullable=False),
    )
    op.create_index("tries_by_time", "tries", ["next_at"])
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("look", sa.Text))
        people.add_column(
            sa.Column("key_number", sa.Integer, nullable=False, server_default=sa.text("0"))
        )
        # Whoever is in the database by now has a cookie that names him.
        people.add_column(
            sa.Column("old_cookie", sa.Boolean, nullable=False, server_default=sa.true())
        )
    op.create_index("people_by_look", "people", ["look"])
