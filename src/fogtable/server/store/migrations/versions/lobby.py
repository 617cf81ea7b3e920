"""Several devices at a seat, private links, a host, short codes, closed tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Give every seat a list of sessions; who sat there before still does."""
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("session", sa.String(64), primary_key=True, index=True),
    )
    op.execute(
        "INSERT INTO holders (table_id, position, session) "
        "SELECT table_id, position, session FROM seats WHERE session IS NOT NULL"
    )
    op.drop_column("seats", "session")
    op.add_column("seats", sa.Column("key", sa.String(64)))
    op.add_column("tables", sa.Column("host", sa.String(64)))
    op.add_column("tables", sa.Column("code", sa.String(8)))
    op.create_index("tables_code", "tables", ["code"], unique=True)
    op.add_column("tables", sa.Column("locked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("watching", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Keep one session of each seat."""
    op.drop_index("tables_code", "tables")
    for column in ("host", "code", "locked", "watching"):
        op.drop_column("tables", column)
    op.drop_column("seats", "key")
    op.add_column("seats", sa.Column("session", sa.String(64)))
    op.execute(
        "UPDATE seats SET session = (SELECT min(session) FROM holders "
        "WHERE holders.table_id = seats.table_id AND holders.position = seats.position)"
    )
    op.drop_table("holders")
