"""How long windows last in which it is a secret who can react."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it; the tables that there are go on as they began."""
    op.add_column("tables", sa.Column("tempo", sa.String(8), nullable=False, server_default="strict"))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "tempo")
