"""The database schema. It changes by a migration (:mod:`.migrations`).

Whatever belongs to one table has a column ``table_id``, so that it goes where its table goes: into a backup, and away.
"""

import time
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    Update,
    false,
    text,
    true,
    update,
)

METADATA: Final = MetaData()
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("begun", Boolean, nullable=False),
    Column("views", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("mode", String(32), nullable=False, server_default=""),
    Column("host", String(64)),
    Column("code", String(8), unique=True),
    Column("locked", Boolean, nullable=False, server_default=false()),
    Column("watching", Boolean, nullable=False, server_default=true()),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("secret", String(128)),
    Column("listed", String(8), index=True),
    Column("version", BigInteger, nullable=False, server_default=text("0")),
    Column("clock", Text),
    Column("times", Text),
    Column("proposal", Text),
    Column("ended", Boolean, nullable=False, server_default=false()),
    Column("tempo", String(8), nullable=False, server_default="strict"),
    Column("rematch", String(32)),
)
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("bot", String(32)),
    Column("name", String(24)),
    Column("key", String(64)),
    Column("declared", Text),
    Column("commitment", String(64)),
    Column("value", String(64)),
)
HOLDERS: Final = Table(
    "holders",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("session", String(64), primary_key=True, index=True),
    Column("gone", Boolean, nullable=False, server_default=false()),
)
ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("meaning", String(100), nullable=False),
)
KEYS: Final = Table(
    "keys",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("session", String(64), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("answer", Text, nullable=False),
)
DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("session", String(64), primary_key=True),
    Column("endpoint", String(1024), nullable=False),
    Column("key", String(100), nullable=False),
    Column("secret", String(40), nullable=False),
)
TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("session", String(64), nullable=False, index=True),
    Column("used", Boolean, nullable=False),
    Column("offered", BigInteger),
    Column("void", BigInteger, index=True),
    Column("device", String(64), nullable=False, server_default=""),
)
"""The tokens of sessions that have exchanged theirs: whether one has been shown, when another was offered in its place,
from when on it is void, and on which device of the session it is: where that began (empty), or signed in later."""
PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("session", String(64), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("history", Text),
)
"""The sessions that have a passkey: whose, when they were last used as such, and what was played in them."""
PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("credential", String(1400), primary_key=True),
    Column("session", String(64), ForeignKey("people.session"), nullable=False, index=True),
    Column("key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger),
)
"""By what a person signs in: the id and the public key of each passkey, and how often it says that it was used."""
CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("session", String(64), primary_key=True),
    Column("purpose", String(8), primary_key=True),
    Column("challenge", String(64), nullable=False),
    Column("ends", BigInteger, nullable=False, index=True),
)
"""What passkeys are to sign now, one for each session and purpose."""
TALK: Final = Table(
    "talk",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("body", String(300), nullable=False),
    Column("seat", Integer),
    Column("name", String(24)),
    Column("said", BigInteger, nullable=False),
    Column("session", String(64), nullable=False),
    Column("key", String(64)),
    UniqueConstraint("table_id", "session", "key"),
)
WHISPERS: Final = Table(
    "whispers",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("body", String(300), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(24)),
    Column("said", BigInteger, nullable=False),
    Column("session", String(64), nullable=False),
    Column("key", String(64)),
    Column("hears", Integer, nullable=False),
    UniqueConstraint("table_id", "session", "key"),
)
"""What is said in private channels; ``hears`` has a bit for each seat that may read it."""
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("session", String(64), primary_key=True),
)

PARTS: Final = tuple(part for part in METADATA.sorted_tables if "table_id" in part.c)
"""What belongs to a table, row by row."""

WORKERS: Final = Table(
    "workers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)
PAGES: Final = Table(
    "pages",
    METADATA,
    Column("worker", String(32), primary_key=True),
    Column("at", String(32), primary_key=True),
    Column("session", String(64), primary_key=True),
    Column("count", Integer, nullable=False),
)
"""The pages that are open, by the worker to which they are connected; ``session`` is empty for a page without one."""
QUOTAS: Final = Table(
    "quotas",
    METADATA,
    Column("owner", String(64), primary_key=True),
    Column("refilled", BigInteger, nullable=False),
)
"""The buckets of what people store with new tables: the hash of whose, and when it will be full, in ms since 1970."""


def touch(table: str) -> Update:
    """Return the change of a table at which something happens now."""
    return update(TABLES).where(TABLES.c.id == table).values(touched=int(time.time()))
