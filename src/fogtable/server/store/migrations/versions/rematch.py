"""At which table the people of a finished game play again."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it: nobody has asked for one yet."""
    op.add_column("tables", sa.Column("rematch", sa.String(32)))


def downgrade() -> None:
    """Remove it; the tables themselves stay."""
    op.drop_column("tables", "rematch")
