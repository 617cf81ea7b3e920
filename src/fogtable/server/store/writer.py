"""SQLite's one writer, with group commit: work that arrives while it waits for the disk shares the next transaction.

It has a thread of its own, which a group enters and leaves once: a trip between threads costs more than a statement.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError


class Declined(SQLAlchemyError):
    """Raised by a piece of work that finds it must not be done."""


Work = Callable[[Connection], None]
"""Carried out as a whole or not at all; if others in its group fail, it may be called a second time."""


class Groups:
    """Carries out pieces of work in groups; ``turns`` is held meanwhile, so that nobody else writes."""

    def __init__(self, engine: Engine, turns: asyncio.Lock) -> None:
        self._engine = engine
        self._turns = turns
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def carry_out(self, work: Work) -> None:
        """Carry a piece of work out, as a whole or not at all; it is on disk when this returns.

        Raises:
            Declined: by the work itself.
            IntegrityError: the work breaks a rule of the form.
            SQLAlchemyError: the disk is full or out of reach.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await done

    def close(self) -> None:
        """Let go of the disk once what is under way has ended."""
        self._thread.submit(self._let_go)
        self._thread.shutdown()

    async def _write(self) -> None:
        """Carry out what waits, until nothing does."""
        try:
            while self._waiting:
                async with self._turns:
                    group, self._waiting = self._waiting, []
                    found = await self._carried_out([work for work, _ in group])
                for (_, done), wrong in zip(group, found, strict=True):
                    if done.cancelled():
                        continue  # the waiter has gone
                    if wrong is None:
                        done.set_result(None)
                    else:
                        done.set_exception(wrong)
        finally:
            self._writing = None

    async def _carried_out(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        """Return what was wrong with each piece."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._each, works)
        except Exception as broken:  # wake every waiter, whatever failed
            return [broken] * len(works)

    # -- in the writer's thread ------------------------------------------------------------------------------------

    def _each(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        try:
            self._together(works)
        except (Declined, IntegrityError) as wrong:
            return [wrong] if len(works) == 1 else [self._each([work])[0] for work in works]
        except Exception as broken:  # the disk: nothing of it has been done
            self._let_go()
            return [broken] * len(works)
        return [None] * len(works)

    def _together(self, works: Sequence[Work]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            for work in works:
                work(self._connection)

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
        self._engine.dispose()
