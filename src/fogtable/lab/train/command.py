"""``fogtable train``: make the net of a game, again or anew."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fogtable.games import names
from fogtable.lab.laboratory import require


def train(
    game: Annotated[str, typer.Argument(help=f"The game: {', '.join(names())}.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder for the net, its recipe and its curve.")],
    recipe: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A recipe; by default that of the game's net, or a usual one.")
    ] = None,
    rounds: Annotated[int | None, typer.Option(min=1, help="Rounds, in place of those of the recipe.")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Delete what an earlier training has left in DIR.")] = False,
) -> None:
    """Let a net learn a game from games against itself; stopped, the same command goes on from there."""
    require("here")
    from fogtable.lab.train.carrying_out import carry_out

    try:
        raise typer.Exit(carry_out(game, out, recipe, rounds, fresh))
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong)) from None
    except OSError as wrong:
        typer.echo(f"cannot use {wrong.filename or out}: {wrong.strerror or wrong}", err=True)
        raise typer.Exit(1) from None
