"""Calls: what somebody wishes to be called for, where, and what he was called for."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("call_at", sa.BigInteger))
    op.create_index("tables_by_call", "tables", ["call_at"])
    # Whoever is awaited already is called as well.
    op.execute("UPDATE tables SET call_at = 0 WHERE status = 'running' AND wake_at IS NOT NULL")
    op.create_table(
        "call_wishes",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("turn", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("time", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("most", sa.Integer, nullable=False, server_default="10"),
        sa.Column("quiet_from", sa.Integer, nullable=False, server_default="0"),
        sa.Column("quiet_until", sa.Integer, nullable=False, server_default="0"),
        sa.Column("zone", sa.Integer, nullable=False, server_default="0"),
        sa.Column("day", sa.Integer, nullable=False, server_default="0"),
        sa.Column("made", sa.Integer, nullable=False, server_default="0"),
        sa.Column("feed", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "calls",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("about", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("sent", sa.Boolean, nullable=False),
        sa.Column("inviter", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", "kind"),
    )
    op.create_index("calls_by_table", "calls", ["table_id"])
    op.create_table(
        "push_devices",
        sa.Column("session", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False, unique=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
    )
    op.create_index("push_devices_by_person", "push_devices", ["person"])
    op.create_table(
        "mail_addresses",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
    )
