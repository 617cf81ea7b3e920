"""``fogtable lab compare``: two versions of the rules or the content of a game, played on the same seeds."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from fogtable.lab.programme import Programme
from fogtable.lab.report.compared import compared
from fogtable.lab.results import Unusable, played, put

ALIKE = ("format", "command", "game", "bots", "players", "settings", "seed")
"""What two plans must have in common."""
REPORT = "report.html"


def is_checkout(path: Path) -> bool:
    """Tell whether a folder is a checkout of fogtable."""
    return (path / "src" / "fogtable" / "__init__.py").is_file()


def run_of(version: Path, name: str, game: str, arguments: Sequence[str], out: Path) -> Path:
    """Return the folder of the run of a version: itself, or where a checkout has played ``lab balance`` now.

    The bots, the laboratory and the rules are those of the checkout; libraries are those of this Python.

    Raises:
        Unusable: it is a checkout, and no game was named.
        CalledProcessError: the checkout has not played to the end.
    """
    if not is_checkout(version):
        return version
    if not game:
        raise Unusable(f"{version} is a checkout: expected --game, which of its games is to be played")
    source = str(version.resolve() / "src")
    run = (out / name).resolve()
    command = [sys.executable, "-m", "fogtable", "lab", "balance", game, *arguments, "--out", str(run)]
    paths = os.pathsep.join([source, os.environ["PYTHONPATH"]]) if os.environ.get("PYTHONPATH") else source
    subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, cwd=version, check=True, stdout=subprocess.DEVNULL)
    return run


def compare(before: Path, after: Path, out: Path) -> Path:
    """Write the report on two runs of ``lab balance`` into ``out``; return where it is.

    Raises:
        Unusable: one of them is no such run, or they were not played alike.
        OSError: the report cannot be written.
    """
    (there, games), (here, other_games) = played(before), played(after)
    for programme, path in ((there, before), (here, after)):
        if programme.command != "balance":
            raise Unusable(f"{path}: expected a run of lab balance; got one of lab {programme.command}")
    wrong = _unlike(there, here)
    if wrong:
        raise Unusable(f"{before} and {after} were not played alike: {wrong}")
    html = compared((there, games), (here, other_games))
    out.mkdir(parents=True, exist_ok=True)
    put(out / REPORT, html.encode())
    return out / REPORT


def _unlike(there: Programme, here: Programme) -> str:
    """Return what two plans should have in common and have not, ``""`` if there is nothing."""
    pairs = [(name, getattr(there, name), getattr(here, name)) for name in ALIKE]
    return "; ".join(f"{name}: {one!r} there, {other!r} here" for name, one, other in pairs if one != other)
