"""``fogtable content``: the numbers of a game out to a spreadsheet, and back."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
import yaml

from fogtable.core.packages import home_of
from fogtable.games import names
from fogtable.lab.spreadsheet import Mismatch, changed, refused, tables_of, written

content = typer.Typer(no_args_is_help=True, help="The numbers of a game as CSV tables, for a spreadsheet.")

_Game = Annotated[str, typer.Argument(help=f"The game: {', '.join(names())}.")]
_LOADED = """
import sys
from fogtable.games import load
try:
    load(sys.argv[1])
except ValueError as wrong:
    sys.exit(getattr(wrong, "reason", str(wrong)))
"""
"""Loads a game, in a process of its own; what is wrong with its content is the last line of its errors."""

_Tables = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the tables.")]


@content.command("export")
def export(game: _Game, tables: _Tables) -> None:
    """Write each table of the game's content file as DIR/NAME.csv."""
    text = _file(game).read_text(encoding="utf-8")
    try:
        tables.mkdir(parents=True, exist_ok=True)
        for name, rows in tables_of(text).items():
            path = tables / f"{name}.csv"
            # A spreadsheet takes a file without this mark for one in an old encoding.
            path.write_text(written(rows), encoding="utf-8-sig", newline="")
            typer.echo(path)
    except OSError as wrong:
        typer.echo(f"cannot write to {tables}: {wrong.strerror or wrong}", err=True)
        raise typer.Exit(1) from None


@content.command("import")
def bring_in(game: _Game, tables: _Tables) -> None:
    """Write what was changed in DIR/*.csv into the game's content file; if the game refuses it, nothing is changed."""
    file = _file(game)
    before = text = file.read_text(encoding="utf-8")
    found = sorted(tables.glob("*.csv"))
    if not found:
        raise typer.BadParameter(f"{tables}: expected tables (*.csv); fogtable content export {game} DIR writes them")
    told: list[str] = []
    given: dict[str, str] = {}
    try:
        for path in found:
            given[path.stem] = path.read_text(encoding="utf-8-sig")
            text, lines = changed(text, path.stem, given[path.stem])
            told += lines
    except (Mismatch, UnicodeDecodeError, yaml.YAMLError) as wrong:
        raise typer.BadParameter(str(wrong)) from None
    if told:
        _put(game, file, before, text, given)
    typer.echo("\n".join(told) or "nothing has changed")


def _file(game: str) -> Path:
    """Return the content file of a game."""
    try:
        file = home_of(game).folder() / "content.yaml"
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong)) from None
    if not file.is_file():
        raise typer.BadParameter(f"{game} has no content.yaml")
    return file


def _put(game: str, file: Path, before: str, text: str, given: Mapping[str, str]) -> None:
    """Write a content file; put the old one back if the game cannot be loaded with it, and tell it by the tables."""
    kept = False
    try:
        file.write_text(text, encoding="utf-8")
        done = subprocess.run([sys.executable, "-c", _LOADED, game], capture_output=True, text=True, check=False)
        kept = done.returncode == 0
        if not kept:
            reason = refused(done.stderr.strip().splitlines()[-1], given)
            raise typer.BadParameter(f"{reason}; nothing was changed")
    finally:
        if not kept:
            file.write_text(before, encoding="utf-8")
