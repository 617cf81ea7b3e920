"""How many bytes people may store with new tables: token buckets in the database, so that they bind over all workers.

Of each bucket only the moment is kept at which it will be full again; its owner by a hash alone. The clock is the
machine's: one that is set ahead fills buckets, one that is set back makes nobody wait longer than an empty one takes.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import ceil
from typing import Final

from sqlalchemy import Connection, Delete, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from fogtable.server.store.database import Database
from fogtable.server.store.schema import QUOTAS
from fogtable.server.store.writer import Declined

ATTEMPTS: Final = 3
"""How often it is tried: another worker may begin the same bucket at the same moment."""


@dataclass(frozen=True)
class Quota:
    """What somebody may store: so many bytes at once, and so many more each second."""

    owner: str
    at_once: float
    each_second: float


class Exhausted(Declined):
    """Somebody has stored enough for now; ``seconds`` until there is room again."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds


class Quotas:
    """The buckets of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, quotas: Sequence[Quota], size: int) -> None:
        """Count so many bytes under each quota, or under none; what is larger than a bucket takes all of it.

        Raises:
            Exhausted: one of them has too few left.
            SQLAlchemyError: the disk is full or out of reach.
        """
        in_order = sorted(((_hashed(quota.owner), quota) for quota in quotas), key=lambda one: one[0])

        def work(connection: Connection) -> None:
            now = int(time.time() * 1000)
            found = [(owner, *_after(connection, owner, quota, size, now)) for owner, quota in in_order]
            if missing := max(missing for _, _, missing, _ in found):
                raise Exhausted(missing / 1000)
            for owner, full, _, is_new in found:
                if is_new:
                    connection.execute(insert(QUOTAS).values(owner=owner, refilled=full))
                else:
                    connection.execute(update(QUOTAS).where(QUOTAS.c.owner == owner).values(refilled=full))

        for attempt in range(ATTEMPTS):
            try:
                return await self._database.carry_out(work)
            except IntegrityError:
                if attempt == ATTEMPTS - 1:
                    raise


def full_again(now: float) -> Delete:
    """Return what removes the buckets that are full by now: they are as if they had never been touched."""
    return delete(QUOTAS).where(QUOTAS.c.refilled < int(now * 1000))


def _after(connection: Connection, owner: str, quota: Quota, size: int, now: int) -> tuple[int, int, bool]:
    """Return when a bucket will be full after this, how many ms too few it has, and whether it is a new one."""
    depth = int(quota.at_once / quota.each_second * 1000)
    row = connection.execute(select(QUOTAS.c.refilled).where(QUOTAS.c.owner == owner).with_for_update()).first()
    before = now if row is None else min(max(row.refilled, now), now + depth)
    full = before + min(ceil(size / quota.each_second * 1000), depth)
    return full, max(0, full - now - depth), row is None


def _hashed(owner: str) -> str:
    return sha256(owner.encode()).hexdigest()
