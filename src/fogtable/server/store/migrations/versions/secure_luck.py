"""Room for the seeds of luck that nobody can foresee: the text of a key of 256 bits."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Widen them. SQLite keeps a text of any length in a column."""
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("tables", "seed", type_=sa.String(80))


def downgrade() -> None:
    """Do nothing: cutting seeds would lose the tables that there are by then."""
