"""Several workers: how often a table has changed, who of them lives, and the pages that are open at each."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", sa.Column("version", sa.BigInteger, nullable=False, server_default=sa.text("0")))
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "pages",
        sa.Column("worker", sa.String(32), primary_key=True),
        sa.Column("at", sa.String(32), primary_key=True),
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("pages")
    op.drop_table("workers")
    op.drop_column("tables", "version")
