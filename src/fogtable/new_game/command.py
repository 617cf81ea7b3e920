"""``fogtable new game``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fogtable.new_game.making import make

new = typer.Typer(no_args_is_help=True, help="Begin something of your own.")


@new.callback()
def main() -> None:
    """Keep the subcommand named even while there is only one."""


@new.command()
def game(
    name: Annotated[str, typer.Argument(help="The name: small letters, digits, underscores.")],
    into: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the project's folder is made.")] = Path(),
) -> None:
    """Write the smallest complete game, as a package of its own: rules, texts, a scenario, tests."""
    try:
        made = make(name, into)
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong)) from None
    except OSError as wrong:
        typer.echo(f"cannot write {wrong.filename or into}: {wrong.strerror or wrong}", err=True)
        raise typer.Exit(1) from None
    typer.echo(f"{made}: a whole game, to be changed into yours (docs/add-a-game.md). Next:")
    install, check = f"python -m pip install -e {made}", f"fogtable check {name}"
    for line in (install, check, f"fogtable simulate {name} --games 100", "fogtable play"):
        typer.echo(f"  {line}")
    typer.echo("The page lists it, and plays it on a board made of what its rules declare.")
