"""``fogtable doctor``: which execution of the rules is in use here, and why."""

from __future__ import annotations

import os
import platform
import sys
import time
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from fogtable import __version__
from fogtable.fast import compiler, find
from fogtable.games import names

SPANS = ((86400, "days"), (3600, "hours"), (60, "minutes"))
"""How long ago something was: seconds, and what so many are called."""


class GameFinding(msgspec.Struct):
    """How a game's rules are run. ``built``: when its module was made, in seconds since 1970."""

    game: str
    execution: str
    reason: str
    module: str | None
    built: float | None
    broken: bool


class Findings(msgspec.Struct):
    """What was found on this machine; ``None`` stands for what is missing."""

    fogtable: str
    python: str
    interpreter: str
    compiler: str | None
    compiler_version: str | None
    headers: str | None
    fogtable_rules: str | None
    games: list[GameFinding]
    advice: str | None

    @property
    def broken(self) -> bool:
        """Tell whether something does not work at all: the reference in place of compiled rules is no fault."""
        wanted = self.fogtable_rules == "compiled"
        return any(one.broken or (wanted and one.execution != "compiled") for one in self.games)


def doctor(
    json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """Show which engine plays each game, compiled or reference, and why; exit 1 if something is broken."""
    try:
        found = examine()
    except ValueError as wrong:
        typer.echo(f"fogtable: {wrong}", err=True)
        raise typer.Exit(1) from None
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        show(found, Console(highlight=False))
    raise typer.Exit(1 if found.broken else 0)


def examine() -> Findings:
    """Look at this machine and at every game; modules that are missing and can be compiled are compiled.

    Raises:
        ValueError: ``FOGTABLE_RULES`` says something unknown.
    """
    games = [_examine_game(game) for game in names()]
    used = compiler.find_compiler()
    return Findings(
        fogtable=__version__,
        python=f"{platform.python_implementation()} {platform.python_version()}, {platform.system()} "
        f"{platform.machine()}",
        interpreter=sys.executable,
        compiler=" ".join(used.command) if used else None,
        compiler_version=used.version() or None if used else None,
        headers=next((str(folder) for folder in compiler.header_folders() if compiler.has_headers()), None),
        fogtable_rules=os.environ.get("FOGTABLE_RULES") or None,
        games=games,
        advice=next(filter(None, map(_advice, games)), None),
    )


def _examine_game(game: str) -> GameFinding:
    used = find.execution(game)
    there = used.path if used.path is not None and used.path.is_file() else None
    return GameFinding(
        game=game,
        execution=used.kind,
        reason=used.reason,
        module=str(there) if there else None,
        built=there.stat().st_mtime if there else None,
        broken=used.broken,
    )


def _advice(one: GameFinding) -> str | None:
    """Return in one line how to get a game's compiled rules; ``None`` if they are in use."""
    if one.execution == "compiled":
        return None
    if one.broken:
        return f"delete {one.module}: it is made anew"
    if os.environ.get("FOGTABLE_RULES") == "reference":
        return "unset FOGTABLE_RULES"
    return compiler.advice() or f"{sys.executable} -m fogtable.compile.build {one.game} says what is wrong"


def show(found: Findings, console: Console) -> None:
    """Print what was found, a line for each thing; plain where nobody watches."""
    used = f"{found.compiler_version or 'says no version'}, {found.compiler}" if found.compiler else "none"
    _line(console, "fogtable", f"{found.fogtable}, {find.PACKAGE}")
    _line(console, "Python", f"{found.python}, {found.interpreter}")
    _line(console, "C compiler", used)
    _line(console, "Python.h", found.headers or "missing")
    _line(console, "FOGTABLE_RULES", found.fogtable_rules or "not set")
    for one in found.games:
        style = "red" if one.broken else "green" if one.execution == "compiled" else "yellow"
        _line(console, one.game, f"{one.execution}: {one.reason}", style)
        if one.module is not None and one.built is not None:
            _line(console, "", f"made {ago(time.time() - one.built)}, {one.module}")
    if found.advice:
        _line(console, "for full speed", found.advice)


def _line(console: Console, name: str, said: str, style: str = "") -> None:
    console.print(Text.assemble((f"{name:<16}", "bold"), (said, style)), soft_wrap=True)


def ago(seconds: float) -> str:
    """Return in words how long ago something was."""
    for span, name in SPANS:
        if seconds >= 2 * span:
            return f"{int(seconds // span)} {name} ago"
    return "just now"
