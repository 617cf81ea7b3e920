"""Draws the pictures of all games and writes those that are new."""

import importlib
from pathlib import Path

from tools.machine import ROOT

ART = Path(__file__).parent
GAMES = ROOT / "web" / "src" / "games"
MADE = "made"
"""The folder of a game's ``art`` into which its pictures are written; git ignores it."""


def make() -> None:
    """Draw the pictures of every game: nothing else lies in the folders afterwards.

    Raises whatever a game's ``draw()`` raises: a client without its pictures is not built.
    """
    for game in sorted(path.parent.name for path in ART.glob("*/__init__.py")):
        drawn: dict[str, str] = importlib.import_module(f"tools.art.{game}").draw()
        write(GAMES / game / "art" / MADE, drawn)


def write(folder: Path, drawn: dict[str, str]) -> None:
    """Let a folder hold just these texts by their names; what is the same already is not touched."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.rglob("*.*"):
        if old.relative_to(folder).as_posix() not in drawn:
            old.unlink()
    for name, text in drawn.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
