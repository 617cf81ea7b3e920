"""How many bytes people have stored with new tables, counted for all workers."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Begin to count."""
    op.create_table(
        "quotas",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("refilled", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("quotas")
