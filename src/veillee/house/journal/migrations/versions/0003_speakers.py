"""Only what was said is listed by its speaker: a move has one page less to write."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_index("entries_by_speaker", "entries")
    said = sa.text("speaker IS NOT NULL")
    op.create_index(
        "entries_by_speaker", "entries", ["speaker"], sqlite_where=said, postgresql_where=said
    )
