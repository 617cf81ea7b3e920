"""The words of the page, by their ids: what a test looks for on the screen is said here, not in the test."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fogtable.games import NAMES
from tests.server.harness import ROOT

LANGUAGES = ("en", "ru", "uk")
CLIENT = ROOT / "web" / "src" / "texts"


def _parts(folder: Path) -> tuple[Path, ...]:
    """Return a folder of texts, and those within it: what is fetched with parts that are rarely shown."""
    return folder, *sorted(path for path in folder.iterdir() if path.is_dir())


CLIENTS = _parts(CLIENT)
"""The client's own texts."""
GAMES = NAMES
ANY = _parts(ROOT / "web" / "src" / "games" / "any" / "texts")
"""What is said around the words of games that have no board of their own."""
_BOARDS = tuple(_parts(ROOT / "web" / "src" / "games" / game / "texts") for game in GAMES)
BOARDS = (*ANY, *(folder for folders in _BOARDS for folder in folders))
_RULES = tuple(_parts(ROOT / "src" / "fogtable" / "games" / game / "texts") for game in GAMES)
RULES = tuple(folder for folders in _RULES for folder in folders)
FOLDERS = tuple((*CLIENTS, *boards, *rules) for boards, rules in zip(_BOARDS, _RULES, strict=True))
"""The files of texts that the page reads for each game, the later ones over the earlier."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(folder: Path, language: str) -> dict[str, frozenset[str]]:
    """Return the ids of one file with the variables of each."""
    found = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{folder}/{language}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{folder}/{language}.ftl: {entry.id.name} twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.found)
    return found


@cache
def ids() -> frozenset[str]:
    """Return the ids of all texts that the page may show."""
    return frozenset(name for folder in (*CLIENTS, *BOARDS, *RULES) for name in messages(folder, "en"))


class Words:
    """All texts of one language at a table of one game: ``words("turn", turn=3)``."""

    def __init__(self, language: str, game: str = "notalone") -> None:
        self.language, self.game = language, game
        self._folders = FOLDERS[GAMES.index(game)]
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in self._folders:
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def __call__(self, name: str, **args: Any) -> str:
        pattern = self._bundle.get_message(name).value
        assert pattern is not None, name
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, (name, errors)
        return str(text)

    def shape(self, name: str) -> re.Pattern[str]:
        """Return a pattern of this text with anything in the place of its variables."""
        variables = next(messages(folder, "en")[name] for folder in self._folders if name in messages(folder, "en"))
        text = self(name, **dict.fromkeys(variables, "\0"))
        return re.compile(".+".join(map(re.escape, text.split("\0"))))
