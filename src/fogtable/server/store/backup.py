"""Backups: all tables in one file that every kind of database can take in.

JSON lines, each ``["digest", content]``. The first content says what the file is; then comes one line for each table,
with its rows by the names of where they are stored, and the tokens of who sits there unless an earlier line has them;
then one for each person who has passkeys, with these, and tokens likewise; the last says how many tables there were.
A digest is SHA-256 of the digest before and the content: a line that was changed, lost, doubled or moved is found where
it happened.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from msgspec import Raw
from sqlalchemy import BigInteger, Column, Table, delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from fogtable.server.store.database import Database
from fogtable.server.store.schema import HOLDERS, METADATA, PARTS, PASSKEYS, PEOPLE, TABLES, TOKENS

HEAD: Final = {"fogtable": "backup", "format": 1}
FEW: Final = 100
"""Tables that are read at once."""

Rows = dict[str, list[dict[str, Any]]]
"""One table, or one person: their rows by the names of where they are stored."""
Progress = Callable[[int, int | None], None]
"""Told how many tables are done, and of how many, if that is known."""


class BadBackup(Exception):
    """A file is no whole backup; ``line`` is the first that is wrong."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line


class NotEmpty(Exception):
    """There are tables, or people with passkeys, already where a backup is to be put back."""


async def save(database: Database, file: Path, progress: Progress) -> int:
    """Write all tables, as they are at one moment, into a file; return how many.

    The file is there once it is whole: one of that name is replaced then. It is nobody else's to read.

    Raises:
        OSError: the file cannot be written.
        SQLAlchemyError: the database cannot be read.
    """
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
    try:
        with os.fdopen(handle, "wb") as out:
            count = await _write(database, out, progress)
            out.flush()
            os.fsync(out.fileno())
        os.replace(name, file)
    except BaseException:
        os.unlink(name)
        raise
    return count


async def restore(database: Database, file: Path, clear: bool, progress: Progress) -> int:
    """Put the tables of a file back; return how many. If anything is wrong nothing has changed.

    Args:
        database: where to.
        file: the backup.
        clear: whether the tables that are there are removed; else there may be none.
        progress: called with how far it is.

    Raises:
        BadBackup: the file is no whole backup.
        NotEmpty: there are tables already.
        OSError: the file cannot be read.
        SQLAlchemyError: the database cannot be written.
    """
    with file.open("rb") as lines:
        total = sum(TABLES.name in rows for _, rows in _parts(lines))  # all of it, before anything is touched
        lines.seek(0)
        async with database.writing() as connection:
            if clear:
                for part in reversed(METADATA.sorted_tables):
                    await connection.execute(delete(part))
            elif await _has_any(connection, TABLES) or await _has_any(connection, PEOPLE):
                raise NotEmpty
            done = 0
            for number, rows in _parts(lines):
                await _insert(connection, number, rows)
                done += TABLES.name in rows
                progress(done, total)
    return total


async def _has_any(connection: AsyncConnection, rows: Table) -> bool:
    return (await connection.execute(select(rows).limit(1))).first() is not None


async def _write(database: Database, out: IO[bytes], progress: Progress) -> int:
    digest = ""

    def line(content: Any) -> None:
        nonlocal digest
        encoded = msgspec.json.encode(content)
        digest = _digest(digest, encoded)
        out.write(b'["%b",%b]\n' % (digest.encode(), encoded))

    line(HEAD)
    done = 0
    async with database.reading() as connection:
        total = (await connection.execute(select(func.count()).select_from(TABLES))).scalar_one()
        saved: set[str] = set()
        async for rows in _stored(connection, saved):
            line(rows)
            done += 1
            progress(done, total)
        async for rows in _people(connection, saved):
            line(rows)
    line({"tables": done})
    return done


async def _stored(connection: AsyncConnection, saved: set[str]) -> AsyncIterator[Rows]:
    """Read all tables, a few at a time; add the sessions to those whose tokens are ``saved``."""
    last = ""
    while True:
        few = select(TABLES).where(TABLES.c.id > last).order_by(TABLES.c.id).limit(FEW)
        found = {
            row["id"]: Rows({TABLES.name: [dict(row)], **{part.name: [] for part in PARTS}})
            for row in (await connection.execute(few)).mappings()
        }
        if not found:
            return
        for part in PARTS:
            ordered = select(part).where(part.c.table_id.in_(found)).order_by(*part.primary_key.columns)
            for row in (await connection.execute(ordered)).mappings():
                found[row["table_id"]][part.name].append(dict(row))
        for rows in found.values():
            new = _sessions_in(rows) - saved
            saved |= new
            rows[TOKENS.name] = await _tokens(connection, new)
            yield rows
        last = next(reversed(found))


async def _people(connection: AsyncConnection, saved: set[str]) -> AsyncIterator[Rows]:
    """Read all people who have passkeys, with the tokens of those whose are not ``saved``."""
    sessions = (await connection.execute(select(PEOPLE.c.session).order_by(PEOPLE.c.session))).scalars().all()
    for session in sessions:
        rows = Rows()
        for part in (PEOPLE, PASSKEYS):
            theirs = select(part).where(part.c.session == session).order_by(*part.primary_key.columns)
            rows[part.name] = [dict(row) for row in (await connection.execute(theirs)).mappings()]
        rows[TOKENS.name] = await _tokens(connection, {session} - saved)
        yield rows


async def _tokens(connection: AsyncConnection, sessions: set[str]) -> list[dict[str, Any]]:
    if not sessions:
        return []
    tokens = select(TOKENS).where(TOKENS.c.session.in_(sessions)).order_by(TOKENS.c.token)
    return [dict(row) for row in (await connection.execute(tokens)).mappings()]


def _sessions_in(rows: Rows) -> set[str]:
    """Return the sessions to which something belongs at a table."""
    hosts = {row["host"] for row in rows[TABLES.name]} - {None}
    return hosts | {row["session"] for row in rows[HOLDERS.name]}


def _digest(before: str, content: bytes) -> str:
    return hashlib.sha256(before.encode() + content).hexdigest()


def _contents(lines: IO[bytes]) -> Iterator[tuple[int, bytes]]:
    """Read the content of each line, with the line's number; refuse one that is not what was written."""
    digest = ""
    for number, line in enumerate(lines, 1):
        try:
            given, content = msgspec.json.decode(line, type=tuple[str, Raw])
        except msgspec.DecodeError:
            raise BadBackup(number, "this is no line of a backup, or it is cut off") from None
        digest = _digest(digest, bytes(content))
        if given != digest:
            raise BadBackup(number, "this line was changed, or lines before it are missing")
        yield number, bytes(content)


def _parts(lines: IO[bytes]) -> Iterator[tuple[int, Rows]]:
    """Read the tables and the people of a backup, each with its line's number."""
    contents = _contents(lines)
    number, head = next(contents, (1, b"null"))
    if msgspec.json.decode(head) != HEAD:
        raise BadBackup(number, f"this is no backup; expected {HEAD}")
    count = 0
    for number, content in contents:
        found = msgspec.json.decode(content)
        if found == {"tables": count}:
            if lines.read(1):
                raise BadBackup(number + 1, "the backup ends before this line")
            return
        _check(number, found)
        count += TABLES.name in found
        yield number, found
    raise BadBackup(number + 1, "the backup is cut off here")


def _check(number: int, found: Any) -> None:
    """Make sure that a line holds the rows of one table, or of one person, as this program stores them."""
    if not isinstance(found, dict) or not (
        {PEOPLE.name, TABLES.name} & found.keys() and found.keys() <= set(METADATA.tables)
    ):
        raise BadBackup(number, f"expected one of {sorted(METADATA.tables)}: it was made by a later version, perhaps")
    for name, rows in found.items():
        if not isinstance(rows, list) or (name in (PEOPLE.name, TABLES.name) and len(rows) != 1):
            raise BadBackup(number, f"{name}: expected a list of rows, and one table or person")
        for row in rows:
            _check_row(number, METADATA.tables[name], row)
    tables = {row["id"] for row in found.get(TABLES.name, ())}
    if any(row["table_id"] not in tables for part in PARTS for row in found.get(part.name, ())):
        raise BadBackup(number, "rows of another table")
    people = {row["session"] for row in found.get(PEOPLE.name, ())}
    if any(row["session"] not in people for row in found.get(PASSKEYS.name, ())):
        raise BadBackup(number, "passkeys of another person")


def _check_row(number: int, table: Table, row: Any) -> None:
    if not isinstance(row, dict) or not row.keys() <= set(table.c.keys()):
        raise BadBackup(number, f"{table.name}: expected a row of {list(table.c.keys())}")
    for column in table.c:
        if column.name in row and not _fits(column, row[column.name]):
            raise BadBackup(number, f"{table.name}.{column.name}: this cannot be stored")
        if column.name not in row and not column.nullable and column.server_default is None:
            raise BadBackup(number, f"{table.name}.{column.name} is missing")


def _fits(column: Column[Any], value: Any) -> bool:
    if value is None:
        return bool(column.nullable)
    if type(value) is not column.type.python_type:
        return False
    if isinstance(value, int):
        return value.bit_length() < (64 if isinstance(column.type, BigInteger) else 32)
    longest = getattr(column.type, "length", None)
    return "\0" not in value and (longest is None or len(value) <= longest)


async def _insert(connection: AsyncConnection, number: int, found: Rows) -> None:
    for part in METADATA.sorted_tables:
        rows: Sequence[dict[str, Any]] = found.get(part.name, ())
        try:
            if rows:
                await connection.execute(insert(part), rows)
        except IntegrityError:
            raise BadBackup(number, f"{part.name}: the same is there twice") from None
