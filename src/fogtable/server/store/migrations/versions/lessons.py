"""Which lesson a tutorial is: there was one for each game."""

from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Name it after the mode."""
    op.execute("UPDATE tables SET mode = 'tutorial turn' WHERE mode = 'tutorial' AND game = 'anima'")
    op.execute("UPDATE tables SET mode = 'tutorial round' WHERE mode = 'tutorial'")


def downgrade() -> None:
    """Leave it out again; a lesson that has come since goes on as practice."""
    op.execute("UPDATE tables SET mode = 'tutorial' WHERE mode IN ('tutorial round', 'tutorial turn')")
    op.execute("UPDATE tables SET mode = 'practice' WHERE mode LIKE 'tutorial %'")
