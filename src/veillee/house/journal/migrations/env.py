"""Alembic's door: it is handed an open connection by `engine.build`."""

from alembic import context

from veillee.house.journal.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
