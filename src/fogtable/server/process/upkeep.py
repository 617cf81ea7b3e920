"""The commands ``fogtable backup``, ``fogtable restore`` and ``fogtable tidy``: what a host does with stored tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fogtable.server.process.storage import Data, Keep, complain, database_in

if TYPE_CHECKING:
    from fogtable.server.store.backup import Progress
    from fogtable.server.store.database import Database


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; an existing one is replaced.", dir_okay=False)],
    data: Data = None,
) -> None:
    """Write all tables into one file; the server can keep running."""
    from fogtable.server.store.backup import save

    async def work(database: Database) -> int:
        await database.require_form()
        with _shown("Saving") as progress:
            return await save(database, file, progress)

    typer.echo(f"{_done(data, work)} tables saved in {file}")


def restore(
    file: Annotated[Path, typer.Argument(help="The backup.", exists=True, dir_okay=False)],
    data: Data = None,
    replace: Annotated[bool, typer.Option("--replace", help="Remove existing tables.")] = False,
) -> None:
    """Put the tables of a backup back; stop the server first."""
    from fogtable.server.store.backup import restore as put_back

    async def work(database: Database) -> int:
        await database.open()
        with _shown("Restoring") as progress:
            return await put_back(database, file, replace, progress)

    typer.echo(f"{_done(data, work)} tables restored from {file}")


def tidy(data: Data = None, days: Keep = 30) -> None:
    """Remove tables unused for a long time; a server does so every day."""
    from fogtable.server.store.cleanup import tidy as remove
    from fogtable.server.store.tables import Store

    async def work(database: Database) -> int:
        await database.require_form()
        return await remove(Store(database), days, time.time())

    typer.echo(f"{_done(data, work)} tables removed")


def _done(data: Path | None, work: Callable[[Database], Awaitable[int]]) -> int:
    """Do the work of a command with the stored tables; return its number, or say in one line why it cannot be done."""
    from sqlalchemy.exc import SQLAlchemyError

    from fogtable.server.store.backup import BadBackup, NotEmpty
    from fogtable.server.store.database import NoDatabase

    async def run() -> int:
        database = database_in(data)
        try:
            return await work(database)
        finally:
            await database.close()

    try:
        return asyncio.run(run())
    except (NoDatabase, BadBackup) as why:
        raise typer.Exit(complain(str(why))) from None
    except NotEmpty:
        raise typer.Exit(complain("there are tables already; --replace removes them")) from None
    except OSError as wrong:
        raise typer.Exit(complain(f"{wrong.filename}: {wrong.strerror}")) from None
    except SQLAlchemyError as wrong:
        raise typer.Exit(complain(f"the database refused ({type(wrong).__name__}); nothing has changed")) from None


@contextmanager
def _shown(what: str) -> Iterator[Progress]:
    """Show how far a work is, where somebody looks on."""
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True, disable=not Console(stderr=True).is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
