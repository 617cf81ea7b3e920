"""The store of tables: what must outlive the process. A change is on disk before anybody hears of it.

A transaction that has returned survives the death of the process and of the machine (:mod:`.database`).
Answers are only ever added; a table's state is their replay.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Update, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fogtable.core.declarations.streams import Seed
from fogtable.server.store.database import Database
from fogtable.server.store.people import unused
from fogtable.server.store.quotas import full_again
from fogtable.server.store.rows import (
    ADD_ANSWERS,
    ADD_KEYS,
    ANSWERED,
    Kept,
    Progress,
    Stored,
    StoredSeat,
    answer_rows,
    answers_of,
    holder_rows,
    seat_row,
    seats_of,
    table_of,
    table_row,
)
from fogtable.server.store.schema import (
    ANSWERS,
    DEVICES,
    HOLDERS,
    KEYS,
    PARTS,
    REPORTS,
    SEATS,
    TABLES,
    TALK,
    WHISPERS,
    touch,
)
from fogtable.server.store.talk import TalkRows
from fogtable.server.store.tokens import spent
from fogtable.server.store.writer import Declined

PART: Final = 200
"""Answers of a new table that are written at once."""
FEW: Final = 200
"""Old tables that are removed at once."""


Step = tuple[Any, Sequence[Mapping[str, Any]]]
"""A statement, and the rows with which it is carried out."""


def unannounced(table: str, version: int) -> None:
    """Announce nothing: nobody else has the tables in memory."""


class Conflict(Declined):
    """The table on disk is not the one that was to be changed: another worker has changed it meanwhile."""


class Store:
    """The tables on disk. ``announce`` is called for each table that has changed, with its version.

    What changes a table is given the version that it was judged by. It is carried out as a whole, or not at all:

    Raises:
        Conflict: the table has another version by now, or has taken this command already.
        SQLAlchemyError: the disk is full or out of reach.
    """

    def __init__(self, database: Database, announce: Callable[[str, int], None] = unannounced) -> None:
        self._database = database
        self._announce = announce
        self.talk = TalkRows(database, announce)

    async def open(self) -> None:
        """Bring the database to the present form; wait for one that is being restarted.

        Raises:
            NoDatabase: it does not answer in time, or is of a later form than this program knows.
        """
        await self._database.open_in_time()

    async def probe(self) -> None:
        """Make sure that tables can be read and written; nothing is changed."""
        await self.load("")
        await self._database.probe()

    async def close(self) -> None:
        """Let go of the database."""
        await self._database.close()

    async def create(self, new: Stored) -> None:
        """Add a table, which nobody has heard of before this returns.

        One with many answers is written in parts, so that what others do is written in between. The seats come last:
        should the server die before, nobody sits there, and it is removed as a table that is left alone.
        """
        rows = answer_rows(new.id, 0, new.answers)
        steps: list[Step] = [(insert(TABLES), [table_row(new, int(time.time()))])]
        for first in range(0, len(rows), PART):
            steps.append((ADD_ANSWERS, rows[first : first + PART]))
            if first + PART < len(rows):
                await self._database.carry_out(partial(_run, steps=steps))
                steps = []
        await self._database.carry_out(partial(_run, steps=[*steps, *_seating(new)]))

    async def rematch(self, table: str, version: int, new: Stored) -> None:
        """Add the table at which the people of a finished game play again; both know it, or neither is changed."""
        opened: Step = (insert(TABLES), [table_row(new, int(time.time()))])
        await self._change(table, version, touch(table).values(rematch=new.id), opened, *_seating(new))

    async def append(
        self,
        table: str,
        version: int,
        first: int,
        answers: Sequence[tuple[int, str]],
        views: str,
        times: str | None,
        kept: Kept | None,
    ) -> None:
        """Add answers from the number ``first`` on, what is left of the clocks, what was replied."""
        keys = [] if kept is None else [{"table_id": table, **vars(kept)}]
        where = {"which": table, "known": version, "last": first - 1}
        what = {"at": int(time.time()), "all_views": views, "all_times": times}
        await self._carry_out(
            table,
            version,
            (ANSWERED, [{**where, **what}]),
            (ADD_ANSWERS, answer_rows(table, first, answers)),
            (ADD_KEYS, keys),
        )

    async def reseat(
        self, table: str, version: int, position: int, seat: StoredSeat, begun: bool, seed: Seed | None, views: str
    ) -> None:
        """Change who sits at one seat; with a ``seed`` the luck of the game is drawn by that."""
        at = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.position == position)
        await self._change(
            table,
            version,
            _seated(table, begun, seed, views),
            (at, [seat_row(table, position, seat)]),
            (delete(HOLDERS).where(HOLDERS.c.table_id == table, HOLDERS.c.position == position), [{}]),
            (insert(HOLDERS), holder_rows(table, position, seat)),
        )

    async def hand_over(self, table: str, version: int, before: str, after: str) -> None:
        """Put a session in the place of another, which has nothing at this table."""
        its_host = case((TABLES.c.host == before, after), else_=TABLES.c.host)
        holders = update(HOLDERS).where(HOLDERS.c.table_id == table, HOLDERS.c.session == before)
        await self._change(table, version, touch(table).values(host=its_host), (holders, [{"session": after}]))

    async def reveal(
        self, table: str, version: int, position: int, value: str, begun: bool, seed: Seed | None, views: str
    ) -> None:
        """Keep what a seat adds to the luck; with a ``seed`` that is drawn by that."""
        at = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.position == position)
        await self._change(table, version, _seated(table, begun, seed, views), (at, [{"value": value}]))

    async def draw(self, table: str, version: int, begun: bool, seed: Seed | None, views: str) -> None:
        """Keep the luck of a game that was drawn."""
        await self._change(table, version, _seated(table, begun, seed, views))

    async def arrange(
        self, table: str, version: int, locked: bool, watching: bool, listed: str | None, views: str
    ) -> None:
        """Change what a table is open for."""
        row = {"locked": locked, "watching": watching, "listed": listed, "views": views}
        await self._change(table, version, touch(table).values(row))

    async def declare(self, table: str, version: int, position: int, declared: str | None, views: str) -> None:
        """Change what a seat has declared."""
        at = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.position == position)
        await self._change(table, version, touch(table).values(views=views), (at, [{"declared": declared}]))

    async def propose(self, table: str, version: int, proposal: str | None) -> None:
        """Change what is proposed at a table; ``None``: nothing."""
        await self._change(table, version, touch(table).values(proposal=proposal))

    async def end(self, table: str, version: int, views: str) -> None:
        """End the game of a table by agreement."""
        await self._change(table, version, touch(table).values(ended=True, proposal=None, views=views))

    async def kept(self, table: str, session: str, key: str) -> str | None:
        """Return what was replied to a command; ``None``: it was never carried out."""
        found = select(KEYS.c.answer).where(KEYS.c.table_id == table, KEYS.c.session == session, KEYS.c.key == key)
        async with self._database.reading() as connection:
            return (await connection.execute(found)).scalar_one_or_none()

    async def progress(self, tables: Iterable[str]) -> dict[str, Progress]:
        """Return how far these tables are; those that are not there are missing."""
        said = select(func.coalesce(func.max(TALK.c.number), 0)).where(TALK.c.table_id == TABLES.c.id)
        whispered = select(func.coalesce(func.max(WHISPERS.c.number), 0)).where(WHISPERS.c.table_id == TABLES.c.id)
        reported = select(func.count()).where(REPORTS.c.table_id == TABLES.c.id)
        counted = [part.scalar_subquery() for part in (said, whispered, reported)]
        stands = select(TABLES.c.id, TABLES.c.version, *counted)
        async with self._database.reading() as connection:
            found = await connection.execute(stands.where(TABLES.c.id.in_(tables)))
            return {row[0]: Progress(*row[1:]) for row in found}

    async def coded(self, code: str) -> str | None:
        """Return the id of the table with this code, or ``None``."""
        if not _sayable(code):
            return None
        async with self._database.reading() as connection:
            return (await connection.execute(select(TABLES.c.id).where(TABLES.c.code == code))).scalar_one_or_none()

    async def held_by(self, session: str) -> list[str]:
        """Return the ids of the tables at which a session holds a seat, the newest first."""
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.session == session, ~HOLDERS.c.gone)
        found = select(TABLES.c.id).where(TABLES.c.id.in_(held)).order_by(TABLES.c.created.desc(), TABLES.c.id)
        async with self._database.reading() as connection:
            return list((await connection.execute(found)).scalars())

    async def belonging_to(self, session: str) -> list[str]:
        """Return the ids of the tables at which a session holds a seat, or that it has opened, the newest first."""
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.session == session, ~HOLDERS.c.gone)
        its = TABLES.c.id.in_(held) | (TABLES.c.host == session)
        async with self._database.reading() as connection:
            return list(
                (await connection.execute(select(TABLES.c.id).where(its).order_by(TABLES.c.created.desc()))).scalars()
            )

    async def load(self, table: str, first: int = 0) -> Stored | None:
        """Return a table, with its answers from the number ``first`` on; ``None`` if there is none of that id."""
        if not _sayable(table):
            return None
        seats = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.position)
        holders = select(HOLDERS).where(HOLDERS.c.table_id == table)
        answers = select(ANSWERS).where(ANSWERS.c.table_id == table, ANSWERS.c.seq >= first).order_by(ANSWERS.c.seq)
        async with self._database.reading() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
            if found is None:
                return None
            return table_of(
                found,
                seats_of(await connection.execute(seats), await connection.execute(holders)),
                answers_of(await connection.execute(answers)),
            )

    async def last_touched(self) -> int | None:
        """Return when something happened last, at whichever table, in seconds since 1970; ``None``: there is none."""
        async with self._database.reading() as connection:
            newest: int | None = (await connection.execute(select(func.max(TABLES.c.touched)))).scalar_one()
        return newest

    async def tidy(self, before: int) -> int:
        """Remove the tables at which nothing has happened since a moment, and what was kept of sessions without a seat.

        Returns how many tables.

        Args:
            before: the moment in seconds since 1970.
        """
        removed = 0
        while True:
            # A few at a time, so that nobody waits for long. Locked: one that is played at now is not removed.
            old = select(TABLES.c.id).where(TABLES.c.touched < before).limit(FEW).with_for_update()
            async with self._database.writing() as connection:
                ids = list((await connection.execute(old)).scalars())
                for part in PARTS:
                    await connection.execute(delete(part).where(part.c.table_id.in_(ids)))
                await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
                await connection.execute(delete(DEVICES).where(DEVICES.c.session.not_in(select(HOLDERS.c.session))))
                for gone in unused(time.time()):
                    await connection.execute(gone)
                await connection.execute(spent(before))
                await connection.execute(full_again(time.time()))
            removed += len(ids)
            if len(ids) < FEW:
                return removed

    async def _change(self, table: str, version: int, changed: Update, *steps: Step) -> None:
        """Change the row of a table that still has this version, and carry out statements with their rows."""
        changed = changed.where(TABLES.c.version == version).values(version=version + 1)
        await self._carry_out(table, version, (changed, [{}]), *steps)

    async def _carry_out(
        self,
        table: str,
        version: int,
        changed: tuple[Update, Sequence[Mapping[str, Any]]],
        *steps: Step,
    ) -> None:
        """Carry out statements with their rows; the first changes the row of a table, if it has still this version."""

        def work(connection: Connection) -> None:
            statement, (row,) = changed
            if connection.execute(statement, row).rowcount != 1:
                raise Conflict
            _run(connection, steps)

        try:
            await self._database.carry_out(work)
        except IntegrityError:
            raise Conflict from None
        self._announce(table, version + 1)


def _seated(table: str, begun: bool, seed: Seed | None, views: str) -> Update:
    """Return the change of a table at which seats have changed; one that has a seed keeps it."""
    changed = touch(table).values(begun=begun, views=views)
    return changed if seed is None else changed.values(seed=str(seed))


def _seating(new: Stored) -> list[Step]:
    """Return the statements that add the seats of a new table, and who holds them."""
    holders = [row for at, seat in enumerate(new.seats) for row in holder_rows(new.id, at, seat)]
    return [
        (insert(SEATS), [seat_row(new.id, at, seat) for at, seat in enumerate(new.seats)]),
        (insert(HOLDERS), holders),
    ]


def _run(connection: Connection, steps: Sequence[Step]) -> None:
    for statement, rows in steps:
        if statement.is_delete:
            connection.execute(statement)
        elif statement.is_update:
            connection.execute(statement.values(rows[0]))
        elif rows:
            connection.execute(statement, list(rows))


def _sayable(text: str) -> bool:
    """Tell whether a database can be asked for this: PostgreSQL takes no NUL, and nothing is named so."""
    return "\0" not in text
