"""Where the tables of a server are kept, as the commands are told; and how a command says that it cannot be done."""

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
    """Return the tables that the surroundings name, else those in the folder ``data``, or the user's data folder.

    It is brought to the present form by :meth:`Database.open`, not by this.
    """
    from fogtable.server.store.database import Database, NoDatabase, address_in

    try:
        return Database(address_in(data_folder(data)))
    except NoDatabase as why:
        raise typer.Exit(complain(str(why))) from None


def data_folder(data: Path | None) -> Path:
    """Return the folder of the tables; what is in it is nobody else's to read."""
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
