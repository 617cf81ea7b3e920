"""The content file of a game as tests use it: what it says, and why a changed one is refused."""

from __future__ import annotations

from copy import deepcopy
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

from fogtable.core.formats.content import ContentRefused
from fogtable.games import load

_DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
"""The one in C, where there is one: the files are large."""


class ContentFile:
    """The content file of a game.

    Attributes:
        path: where it lies.
        known: the names that the rules know, by part of the file.
    """

    def __init__(self, game: str) -> None:
        self.path = load(game).folder / "content.yaml"
        self.known: dict[str, tuple[str, ...]] = import_module(f"fogtable.games.{game}.components").KNOWN
        self._loader = import_module(f"fogtable.games.{game}.content").load_content
        self._says = yaml.safe_load(self.path.read_text(encoding="utf-8"))

    def raw(self) -> dict[str, Any]:
        """Return what the file says, to be changed."""
        says: dict[str, Any] = deepcopy(self._says)
        return says

    def load(self, path: Path) -> Any:
        """Read a file as the game does."""
        return self._loader(self.known, path)

    def refusal(self, path: Path) -> str:
        """Return why a file is refused."""
        with pytest.raises(ContentRefused) as wrong:
            self.load(path)
        return str(wrong.value)

    def refused(self, folder: Path, changed: dict[str, Any]) -> str:
        """Return why a file that says this is refused."""
        return self.refusal(written(folder, changed))


def written(folder: Path, changed: dict[str, Any]) -> Path:
    """Write a content file into a folder."""
    path = folder / "content.yaml"
    path.write_text(yaml.dump(changed, Dumper=_DUMPER), encoding="utf-8")
    return path
