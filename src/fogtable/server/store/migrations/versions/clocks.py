"""Clocks, and what was declared for the case that they run out; games that end by agreement; proposals."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; the tables that there are have no clocks, and none was ended."""
    op.add_column("tables", sa.Column("clock", sa.Text))
    op.add_column("tables", sa.Column("times", sa.Text))
    op.add_column("tables", sa.Column("proposal", sa.Text))
    op.add_column("tables", sa.Column("ended", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("declared", sa.Text))


def downgrade() -> None:
    """Remove them; a game that was ended goes on."""
    op.drop_column("seats", "declared")
    for column in ("clock", "times", "proposal", "ended"):
        op.drop_column("tables", column)
