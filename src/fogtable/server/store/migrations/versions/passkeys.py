"""Passkeys: by which people sign in on further devices, their names and histories, and on which device a token is."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create them: nobody has one yet, and each session is on the device on which it began."""
    op.add_column("tokens", sa.Column("device", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "people",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("history", sa.Text()),
    )
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String(1400), primary_key=True),
        sa.Column("session", sa.String(64), sa.ForeignKey("people.session"), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger()),
    )
    op.create_index("ix_passkeys_session", "passkeys", ["session"])
    op.create_table(
        "challenges",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(8), primary_key=True),
        sa.Column("challenge", sa.String(64), nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_challenges_ends", "challenges", ["ends"])


def downgrade() -> None:
    """Remove them: whoever has signed in on a further device is not known there any more."""
    op.drop_table("challenges")
    op.drop_table("passkeys")
    op.drop_table("people")
    op.execute("DELETE FROM tokens WHERE device <> ''")
    op.drop_column("tokens", "device")
