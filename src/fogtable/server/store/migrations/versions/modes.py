"""What a table is for: an ordinary game, practice, the game of a day, a tutorial."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; the tables that there are were opened for ordinary games."""
    op.add_column("tables", sa.Column("mode", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "mode")
