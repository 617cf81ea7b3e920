"""Where the tables are kept: options of the commands, the environment, or the user's data folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from fogtable.server.store.database import Database

Data = Annotated[Path | None, typer.Option(help="Folder for the tables.", file_okay=False)]
Keep = Annotated[
    int,
    typer.Option(min=1, help="Days after which a table that is left alone is removed.", envvar="FOGTABLE_KEEP_DAYS"),
]


def database_in(data: Path | None) -> Database:
    """Return the database that the environment names, else the one in ``data``, or in the user's data folder.

    :meth:`Database.open` brings it to the present form, not this.
    """
    from fogtable.server.store.database import Database, NoDatabase, address_in

    try:
        return Database(address_in(data_folder(data)))
    except NoDatabase as why:
        raise typer.Exit(complain(str(why))) from None


def data_folder(data: Path | None) -> Path:
    """Return the folder of the tables, which only its owner may read; it is made where there is none."""
    import platformdirs

    folder = data or platformdirs.user_data_path("fogtable", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as wrong:
        raise typer.Exit(complain(f"cannot keep tables in {folder}: {wrong.strerror or wrong}")) from None
    return folder


def complain(why: str) -> int:
    """Say on standard error why a command cannot be carried out; return its exit status."""
    typer.echo(f"fogtable: {why}", err=True)
    return 1
