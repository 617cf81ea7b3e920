"""Run by Alembic: applies migrations on the connection that the database hands over."""

from alembic import context

from fogtable.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
