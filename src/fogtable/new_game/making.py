"""Makes a project of a new game: the files of the template, with another name."""

from __future__ import annotations

import re
import shutil
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Final

from fogtable.games import names

TEMPLATE: Final = Path(__file__).parent / "template"
TITLE: Final = "newgame"
"""The name of the template's game, in its files and in their names."""
PREFIX: Final = "NG"
"""The prefix of its clauses."""
BESIDE: Final = ("tests", "scenarios")
"""The folders of a project that lie beside its package."""


def make(name: str, into: Path) -> Path:
    """Write the project of a new game into a folder; return its own folder, ``into/name``.

    Raises:
        ValueError: no game can have this name, or there is something of this name already; nothing is written.
        OSError: a file cannot be written; what was written is deleted again.
    """
    _require_name(name)
    made = into / name
    if made.exists():
        raise ValueError(f"{made} is there already: choose another name, or another folder with --into")
    into.mkdir(parents=True, exist_ok=True)
    made.mkdir()
    try:
        for path, text in files(name).items():
            (made / path).parent.mkdir(parents=True, exist_ok=True)
            (made / path).write_text(text, encoding="utf-8")
    except BaseException:
        shutil.rmtree(made, ignore_errors=True)
        raise
    return made


def files(name: str) -> dict[Path, str]:
    """Return the texts of a new game's files, by their path inside the project."""
    found = {}
    for path in sorted(TEMPLATE.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            inside = path.relative_to(TEMPLATE).as_posix()
            found[Path(_renamed(inside, name))] = _renamed(path.read_text(encoding="utf-8"), name)
    return found


def _renamed(text: str, name: str) -> str:
    return re.sub(rf"\b{PREFIX}\b", name[:2].upper(), text).replace(TITLE, name)


def _require_name(name: str) -> None:
    """Make sure that a new game can have this name.

    Raises:
        ValueError: it cannot; the message says why.
    """
    if not re.fullmatch(r"[a-z]{2}[a-z0-9_]*", name):
        raise ValueError(f"expected small Latin letters, digits and underscores, at first two letters; got {name!r}")
    if name in names():
        raise ValueError(f"there is a game called {name} already")
    if iskeyword(name) or name in BESIDE or find_spec(name) is not None:
        raise ValueError(f"{name} means something else in Python or in the project: choose another name")
