"""The rules of every game are accepted, and rules that were spoiled on purpose are not."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from fogtable.compile.check.game import check, check_game, command, rules_of
from fogtable.compile.read.modules import read_modules
from fogtable.games import NAMES
from tests.tiers import tries

GAMES = NAMES
MODULES = [(game, module) for game in GAMES for module in rules_of(game)]


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_accepted(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert (command(game), capsys.readouterr().out) == (0, "")


@pytest.mark.parametrize("name", ["", "chess", "..x", ".", "notalone.play", "notalone.", "x/../y", "no.such.package"])
def test_no_such_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(name) == 2
    assert capsys.readouterr().err == f"there is no game called {name!r}\n"


@pytest.mark.parametrize("game", GAMES)
def test_every_module_of_rules_is_listed(game: str) -> None:
    """What a listed module imports from its game is listed too, if it writes to the state or asks."""
    listed = set(rules_of(game))
    for module in read_modules(sorted(listed)).modules:
        for thing in module.space.values():
            home = getattr(thing, "__module__", None)
            if callable(thing) and not isinstance(thing, type) and home and home.startswith(f"fogtable.games.{game}."):
                assert home in listed


SPOILERS = {
    "no yield from": (r"yield from (?=\w)", "", r"asks players|it gives back"),
    "no yield": (r"yield (?=Ask|May|Secret|Floor)", "", r"alone asks nobody|only an answer has several parts"),
    "needless yield from": (
        r"^    (?=(?:emit|discard_\w+|lose_\w+)\(t, )",
        "    yield from ",
        r"asks nobody|runs a script",
    ),
    "augmented question": (r" = (?=yield )", " += ", r"before it asks|SyntaxError"),
    "no bound": (r"^@bounded\(\d+\)\n", "", r"without @bounded"),
    "unknown field": (r"(?<=\bt\.)(\w+)(?=\[p\] = )", r"\1_x", r"no field"),
    "a set for a condition": (r"if len\((t\.\w+\[p\])\) > 0", r"if \1", r"neither yes nor no"),
    "a number for a set": (r"EMPTY \+ (?=\w)", "", r"a card set|a number"),
    "else on a loop": (
        r"^    for p in t\.\w+:\n(?:        .*\n)+",
        r"\g<0>    else:\n        pass\n",
        r'"else" on a loop',
    ),
    "text": (r"(?<=: )\b0\b|(?<== )\b1\b", '"1"', "texts are not part"),
}


@cache
def known(game: str) -> frozenset[str]:
    return frozenset(str(problem) for problem in check_game(game))


def spoiled(text: str, how: str) -> list[tuple[str, int]]:
    """A module's text spoiled in one way, at the first and the last place where that is possible."""
    pattern, by, _ = SPOILERS[how]
    places = list(re.finditer(pattern, text, re.MULTILINE))
    made = []
    for place in {p.start(): p for p in (*places[:1], *places[-1:])}.values():
        new = text[: place.start()] + place.expand(by) + text[place.end() :]
        made.append((new, text.count("\n", 0, place.start()) + 1))
    return made


@pytest.mark.parametrize("how", SPOILERS)
def test_spoiled_rules_are_refused(how: str) -> None:
    tried = 0
    for game, module in MODULES:
        file = str(import_module(module).__file__)
        for text, line in spoiled(Path(file).read_text(encoding="utf-8"), how):
            if tried >= tries(3):
                return
            tried += 1
            found = check(read_modules(rules_of(game), {module: text}, f"fogtable.games.{game}")).problems
            new = [p for p in found if str(p) not in known(game) and re.search(SPOILERS[how][2], p.text)]
            assert new, f"{file}:{line}: {how} was not noticed"
    assert tried


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (
            "from fogtable.core.declarations.state import State, number\n\n\n"
            "class Wrong(State):\n    step = number(9, 0)\n",
            "state.py:5: cannot be imported: Undeclarable: number: from 9 to 0 is nothing: write the lower bound first",
        ),
        ("import nowhere\n", "state.py:1: cannot be imported: ModuleNotFoundError: No module named 'nowhere'"),
        ("\nclass Wrong(\n", "state.py:2: cannot be imported: SyntaxError: '(' was never closed"),
    ],
)
def test_command_names_the_line_that_cannot_be_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], state: str, said: str
) -> None:
    package = tmp_path / "wrong_game"
    package.mkdir()
    (package / "__init__.py").write_text("from wrong_game import state\n", encoding="utf-8")
    (package / "state.py").write_text(state, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert command("wrong_game.play") == 1
    assert capsys.readouterr().out.strip().endswith(said)
