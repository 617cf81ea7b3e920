"""Tokens by which browsers are recognised. They are made and looked up here alone, and kept as their hashes.

A session begins with a token, and is named by its hash; that one needs no row. Whoever takes a seat is offered a new
one. It takes the place of all others of its device when the browser first shows it, not before: an answer that is
lost on its way costs nobody a seat. What other pages of that browser have sent meanwhile still counts for a while.

A session is on one device, unless its person signs in on another one by a passkey: that gets a token of its own.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Delete, Row, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fogtable.server.logs import failure, log
from fogtable.server.store.database import Database
from fogtable.server.store.schema import HOLDERS, PEOPLE, TABLES, TOKENS

GRACE: Final = 30
"""Seconds for which a token still counts once its successor has been shown; and for which an offer is waited for."""
MOST: Final = 20_000
"""Tokens that are kept in memory."""
ASTRAY: Final = 10
"""Seconds by which the clocks of workers may differ."""


@dataclass(frozen=True)
class _Worth:
    """What a token is worth: whose it is, whether it has been shown, from when on it is void, and on which device."""

    session: str
    used: bool = True
    void: int | None = None
    device: str = ""

    def stands(self, now: float) -> bool:
        return self.void is None or now < self.void


def new_token() -> str:
    """Return a token of 128 bits."""
    return secrets.token_urlsafe(16)


def hash_of(token: str) -> str:
    """Return the hash by which a token, or the key of a private link, is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def spent(before: int) -> Delete:
    """Return the removal of tokens that are void since a moment, and of those of sessions to which nothing belongs.

    The first one of a session stays as long as that has others: without its row it would stand again.
    """
    void = (TOKENS.c.void < before) & (TOKENS.c.token != TOKENS.c.session)
    sits = TOKENS.c.session.in_(select(HOLDERS.c.session))
    hosts = TOKENS.c.session.in_(select(TABLES.c.host).where(TABLES.c.host.is_not(None)))
    is_kept = TOKENS.c.session.in_(select(PEOPLE.c.session))
    return delete(TOKENS).where(void | ~(sits | hosts | is_kept))


class Tokens:
    """The tokens of all browsers, given by their hashes."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[str, _Worth] = OrderedDict()
        self._refreshed = int(time.time())
        self._latest = 0.0

    def knows(self, token: str) -> bool:
        """Tell whether it is known without asking the store which session a token belongs to."""
        return token in self._known

    def presumed(self, token: str) -> str:
        """Return the session of a token as far as it is known without asking the store."""
        known = self._known.get(token)
        return token if known is None else known.session

    def stands(self, token: str) -> bool:
        """Tell whether a token that was shown some time ago is still worth anything."""
        known = self._known.get(token)
        if known is None:
            return False
        self._known.move_to_end(token)
        return known.stands(self._now())

    async def session_of(self, token: str) -> str | None:
        """Return the session that a shown token belongs to; ``None``: the token is void.

        Raises:
            SQLAlchemyError: the store does not answer.
        """
        known = self._known.get(token) or await self._read(token)
        if not known.used and known.stands(self._now()):
            known = await self._exchange(token, known)
        self._known.move_to_end(token)
        return known.session if known.stands(self._now()) else None

    def _now(self) -> float:
        """Return the latest time that was seen here: a clock that is set back makes no void token stand again."""
        self._latest = max(self._latest, time.time())
        return self._latest

    async def offer(self, token: str, session: str) -> str | None:
        """Make a token that will replace this one, to be sent to the browser that has shown it.

        ``None``: it goes on as it is. Another one is on its way to that browser, or has been shown already (then
        the old one is not trusted with a new one), or the store fails: the seat is taken all the same.
        """
        new = new_token()
        now = int(time.time())
        # An offer of a time that is yet to come was made before the clock was set back.
        due = or_(TOKENS.c.offered.is_(None), TOKENS.c.offered <= now - GRACE, TOKENS.c.offered > now + ASTRAY)
        may = update(TOKENS).where(TOKENS.c.token == token, TOKENS.c.used, TOKENS.c.void.is_(None), due)
        first = {"token": token, "session": session, "used": True, "offered": now}
        try:
            device = await self._device_of(token)
            async with self._database.writing() as connection:
                if (await connection.execute(may.values(offered=now))).rowcount != 1:
                    if token != session:
                        return None
                    await connection.execute(insert(TOKENS), [first])  # refused where it has a row, and may not
                await connection.execute(insert(TOKENS), [_unshown(new, session, device)])
        except IntegrityError:
            return None
        except SQLAlchemyError as wrong:
            log.error("no-new-token", **failure(wrong))
            return None
        return new

    async def sign_in(self, session: str) -> str:
        """Make a token for a further device of a session, beside those of its others.

        Raises:
            SQLAlchemyError: the store fails.
        """
        new = new_token()
        async with self._database.writing() as connection:
            await connection.execute(insert(TOKENS), [_unshown(new, session, hash_of(new))])
        return new

    async def sign_out(self, token: str, session: str) -> None:
        """Let nothing count any more by which the device that shows this token is known.

        Raises:
            SQLAlchemyError: the store fails.
        """
        await self._end(session, TOKENS.c.device == await self._device_of(token))

    async def sign_others_out(self, token: str, session: str) -> None:
        """Let nothing count any more by which other devices of a session are known than the one that shows this token.

        Raises:
            SQLAlchemyError: the store fails.
        """
        await self._end(session, TOKENS.c.device != await self._device_of(token))

    async def refresh(self) -> None:
        """Take in what was exchanged at other workers.

        Raises:
            SQLAlchemyError: the store does not answer.
        """
        now = int(time.time())
        since = min(self._refreshed, now - ASTRAY)  # the clock may have been set back
        async with self._database.reading() as connection:
            rows = await connection.execute(select(TOKENS).where(TOKENS.c.void > since))
            for row in rows:
                if row.token in self._known:
                    self._known[row.token] = _worth(row)
        self._refreshed = now - ASTRAY

    async def _read(self, token: str) -> _Worth:
        async with self._database.reading() as connection:
            row = (await connection.execute(select(TOKENS).where(TOKENS.c.token == token))).one_or_none()
        # What was exchanged here meanwhile is newer.
        return self._known.get(token) or self._keep(token, _Worth(token) if row is None else _worth(row))

    async def _exchange(self, token: str, known: _Worth) -> _Worth:
        """Let a token that is shown for the first time take the place of its session's others."""
        now = int(time.time())
        standing = (TOKENS.c.session == known.session) & (TOKENS.c.device == known.device) & TOKENS.c.void.is_(None)
        shown = update(TOKENS).where(standing, TOKENS.c.token == token, ~TOKENS.c.used).values(used=True)
        others = update(TOKENS).where(standing, TOKENS.c.token != token).values(void=now + GRACE)
        try:
            async with self._database.writing() as connection:
                # Only the first use voids others: by now there may be an offer that replaces this one.
                if (await connection.execute(shown)).rowcount == 1:
                    await connection.execute(others)
                own = select(TOKENS).where(TOKENS.c.session == known.session)
                rows = await connection.execute(own.where(or_(TOKENS.c.void.is_(None), TOKENS.c.void >= now)))
                found = {row.token: _worth(row) for row in rows}
        except SQLAlchemyError as wrong:  # all go on as they are until it can be done
            log.error("not-exchanged", **failure(wrong))
            return known
        for each, worth in found.items():
            self._keep(each, worth)
        return self._known.get(token, known)

    async def _end(self, session: str, which: ColumnElement[bool]) -> None:
        """Make tokens of a session void at once."""
        now = int(time.time())
        own = TOKENS.c.session == session
        try:
            async with self._database.writing() as connection:
                if (await connection.execute(select(TOKENS.c.token).where(TOKENS.c.token == session))).first() is None:
                    # Without a row the first one would stand for ever.
                    await connection.execute(insert(TOKENS), [{"token": session, "session": session, "used": True}])
                standing = or_(TOKENS.c.void.is_(None), TOKENS.c.void > now)
                await connection.execute(update(TOKENS).where(own, which, standing).values(void=now))
                rows = (await connection.execute(select(TOKENS).where(own, which))).all()
        except IntegrityError:  # another call has added that row meanwhile
            return await self._end(session, which)
        for row in rows:
            self._keep(row.token, _worth(row))

    async def _device_of(self, token: str) -> str:
        return (self._known.get(token) or await self._read(token)).device

    def _keep(self, token: str, worth: _Worth) -> _Worth:
        self._known[token] = worth
        self._known.move_to_end(token)
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return worth


def _worth(row: Row[Any]) -> _Worth:
    return _Worth(row.session, row.used, row.void, row.device)


def _unshown(new: str, session: str, device: str) -> dict[str, Any]:
    return {"token": hash_of(new), "session": session, "used": False, "device": device}
