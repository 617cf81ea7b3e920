"""What passkeys are to sign: drawn at random, for one session and purpose, good for one try within two minutes."""

from __future__ import annotations

import secrets
import time
from typing import Final, Literal

from sqlalchemy import ColumnElement, delete, insert, select

from fogtable.server.store.database import Database
from fogtable.server.store.schema import CHALLENGES

SECONDS: Final = 120
"""For how long a challenge is good."""
SIZE: Final = 32
"""Bytes of a challenge."""

Purpose = Literal["make", "enter"]


class Challenges:
    """The challenges of a database, so that any worker may check what another one has asked.

    Raises (all methods):
        SQLAlchemyError: the disk is full or out of reach.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, session: str, purpose: Purpose) -> bytes:
        """Return a new challenge, in place of what the session was asked before for this purpose."""
        challenge = secrets.token_bytes(SIZE)
        now = int(time.time())
        row = {"session": session, "purpose": purpose, "challenge": challenge.hex(), "ends": now + SECONDS}
        async with self._database.writing() as connection:
            # One that ends later than any can has a clock to itself that was set back since.
            over = (CHALLENGES.c.ends < now) | (CHALLENGES.c.ends > now + SECONDS)
            await connection.execute(delete(CHALLENGES).where(over | _of(session, purpose)))
            await connection.execute(insert(CHALLENGES), [row])
        return challenge

    async def take(self, session: str, purpose: Purpose) -> bytes | None:
        """Return what a session was asked, once: it is worth nothing any more; ``None``: nothing, or too long ago."""
        asked = _of(session, purpose)
        async with self._database.writing() as connection:
            row = (await connection.execute(select(CHALLENGES).where(asked).with_for_update())).one_or_none()
            await connection.execute(delete(CHALLENGES).where(asked))
        now = int(time.time())
        if row is None or not now <= row.ends <= now + SECONDS:
            return None
        return bytes.fromhex(row.challenge)


def _of(session: str, purpose: Purpose) -> ColumnElement[bool]:
    return (CHALLENGES.c.session == session) & (CHALLENGES.c.purpose == purpose)
