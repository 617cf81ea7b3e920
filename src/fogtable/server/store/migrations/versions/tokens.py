"""By which tokens a browser is known, where it has another than that with which its session began."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create them; sessions that there are go on with the tokens that they have."""
    op.create_table(
        "tokens",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.Column("offered", sa.BigInteger),
        sa.Column("void", sa.BigInteger),
    )
    op.create_index("ix_tokens_session", "tokens", ["session"])
    op.create_index("ix_tokens_void", "tokens", ["void"])


def downgrade() -> None:
    """Remove them: whoever has exchanged his token is not known any more."""
    op.drop_table("tokens")
