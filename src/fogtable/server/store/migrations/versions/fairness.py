"""What proves that the shuffling was fixed; who has left a seat; public tables; devices that are told of turns."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; the tables that there are have promised nothing, and are not public."""
    op.add_column("tables", sa.Column("nonce", sa.String(32)))
    op.add_column("tables", sa.Column("listed", sa.String(8)))
    op.add_column("holders", sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_listed", "tables", ["listed"])
    op.create_table(
        "devices",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.String(1024), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("secret", sa.String(40), nullable=False),
    )


def downgrade() -> None:
    """Remove them; who has left a seat does not get it back by that."""
    op.drop_table("devices")
    op.execute("DELETE FROM holders WHERE gone")
    op.drop_index("tables_listed", "tables")
    op.drop_column("holders", "gone")
    op.drop_column("tables", "listed")
    op.drop_column("tables", "nonce")
