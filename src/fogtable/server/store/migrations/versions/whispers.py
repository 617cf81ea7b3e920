"""What people say in the private channel of some seats."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create it."""
    op.create_table(
        "whispers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("body", sa.String(300), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(24)),
        sa.Column("said", sa.BigInteger, nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("hears", sa.Integer, nullable=False),
        sa.UniqueConstraint("table_id", "session", "key"),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("whispers")
