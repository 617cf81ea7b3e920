"""What seats add to the luck, and a secret in place of the nonce."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them. What the tables that there are have promised was made of nonce and seed: these are the secret."""
    op.add_column("seats", sa.Column("commitment", sa.String(64)))
    op.add_column("seats", sa.Column("value", sa.String(64)))
    op.add_column("tables", sa.Column("secret", sa.String(128)))
    op.execute("UPDATE tables SET secret = nonce || ':' || seed WHERE nonce IS NOT NULL")
    op.drop_column("tables", "nonce")


def downgrade() -> None:
    """Remove them; the promises of newer tables are lost."""
    op.add_column("tables", sa.Column("nonce", sa.String(32)))
    op.execute("UPDATE tables SET nonce = substr(secret, 1, 32) WHERE secret LIKE '%:%'")
    op.drop_column("tables", "secret")
    op.drop_column("seats", "value")
    op.drop_column("seats", "commitment")
