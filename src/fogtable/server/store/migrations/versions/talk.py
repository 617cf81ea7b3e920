"""What people say at a table, and what of it was reported."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create them."""
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("body", sa.String(300), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(24)),
        sa.Column("said", sa.BigInteger, nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.UniqueConstraint("table_id", "session", "key"),
    )
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("session", sa.String(64), primary_key=True),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("reports")
    op.drop_table("talk")
