"""When something last happened at a table: what is left alone for long is removed."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Count the tables that there are as touched now: they have their full time from here on."""
    op.add_column("tables", sa.Column("touched", sa.BigInteger, nullable=False, server_default=str(int(time.time()))))
    op.create_index("tables_touched", "tables", ["touched"])


def downgrade() -> None:
    """Remove it."""
    op.drop_index("tables_touched", "tables")
    op.drop_column("tables", "touched")
