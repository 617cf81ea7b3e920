"""The people who have passkeys: each is a session, so that whatever belongs to it follows by itself to every device."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Delete, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fogtable.server.store.database import Database
from fogtable.server.store.schema import PASSKEYS, PEOPLE

UNUSED: Final = 400 * 24 * 60 * 60
"""Seconds for which a person is kept who does not come: as long as browsers keep the cookie of a session."""
MOST: Final = 10
"""Passkeys of one person."""


@dataclass(frozen=True)
class Passkey:
    """A passkey: the session that it opens, its id and public key as base64url, when it was made and used last.

    ``uses`` is how often it says that it was used; 0 where it does not count.
    """

    session: str
    credential: str
    key: str
    uses: int
    made: int
    used: int | None = None


def unused(now: float) -> tuple[Delete, Delete]:
    """Return what removes the people who have not come for long, in order."""
    gone = PEOPLE.c.seen < int(now) - UNUSED
    theirs = PASSKEYS.c.session.in_(select(PEOPLE.c.session).where(gone))
    return delete(PASSKEYS).where(theirs), delete(PEOPLE).where(gone)


class People:
    """The people of a database.

    Raises (all methods):
        SQLAlchemyError: the disk is full or out of reach.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def name_of(self, session: str) -> str | None:
        """Return the name of the person whose session this is; ``None``: it has no passkey."""
        async with self._database.reading() as connection:
            named = select(PEOPLE.c.name).where(PEOPLE.c.session == session)
            return (await connection.execute(named)).scalar_one_or_none()

    async def passkeys_of(self, session: str) -> list[Passkey]:
        """Return the passkeys of a session, the oldest first."""
        own = select(PASSKEYS).where(PASSKEYS.c.session == session).order_by(PASSKEYS.c.made, PASSKEYS.c.credential)
        async with self._database.reading() as connection:
            return [_passkey(row) for row in await connection.execute(own)]

    async def find(self, credential: str) -> Passkey | None:
        """Return the passkey of an id."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(PASSKEYS).where(PASSKEYS.c.credential == credential))
            row = found.one_or_none()
        return None if row is None else _passkey(row)

    async def add(self, passkey: Passkey, name: str) -> bool:
        """Add a passkey; with the first one of a session its person gets a name. Tell whether that was done.

        It is not where there is one of that id, nor where the person has as many as one may have.
        """
        row = {**vars(passkey)}
        counted = select(func.count()).where(PASSKEYS.c.session == passkey.session)
        person = select(PEOPLE.c.session).where(PEOPLE.c.session == passkey.session).with_for_update()
        try:
            async with self._database.writing() as connection:
                if (await connection.execute(person)).first() is None:
                    new = {"session": passkey.session, "name": name, "seen": passkey.made}
                    await connection.execute(insert(PEOPLE), [new])
                elif (await connection.execute(counted)).scalar_one() >= MOST:
                    return False
                await connection.execute(insert(PASSKEYS), [row])
        except IntegrityError:
            return False
        return True

    async def use(self, passkey: Passkey, uses: int) -> bool:
        """Note that a passkey is used; tell whether it stands as it was read: nobody has used or removed it since."""
        now = int(time.time())
        same = (PASSKEYS.c.credential == passkey.credential) & (PASSKEYS.c.uses == passkey.uses)
        async with self._database.writing() as connection:
            used = await connection.execute(update(PASSKEYS).where(same).values(uses=uses, used=now))
            await connection.execute(update(PEOPLE).where(PEOPLE.c.session == passkey.session).values(seen=now))
            return used.rowcount == 1

    async def remove(self, session: str, credential: str) -> bool:
        """Remove a passkey of a session, and with the last one its person; tell whether it was there."""
        own = PASSKEYS.c.session == session
        async with self._database.writing() as connection:
            removed = await connection.execute(delete(PASSKEYS).where(own, PASSKEYS.c.credential == credential))
            left = ~select(PASSKEYS.c.credential).where(own).exists()
            await connection.execute(delete(PEOPLE).where(PEOPLE.c.session == session, left))
            return removed.rowcount == 1

    async def history_of(self, session: str) -> str:
        """Return what was played in a session, as it was kept; empty: nothing is."""
        async with self._database.reading() as connection:
            kept = select(PEOPLE.c.history).where(PEOPLE.c.session == session)
            return (await connection.execute(kept)).scalar_one_or_none() or ""

    async def keep_history(self, session: str, history: str) -> None:
        """Keep what was played in a session, instead of what was kept; empty: nothing."""
        values = {"history": history or None, "seen": int(time.time())}
        async with self._database.writing() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.session == session).values(values))


def _passkey(row: Row[tuple[str, str, str, int, int, int | None]]) -> Passkey:
    return Passkey(row.session, row.credential, row.key, row.uses, row.made, row.used)
