"""`fogtable new game`: what it writes, what it refuses, and that nothing half-written stays."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from fogtable.cli import app
from fogtable.new_game import making


def ask(*words: str | Path) -> Result:
    return CliRunner().invoke(app, ["new", "game", *map(str, words)], env={"COLUMNS": "300"})


def test_it_writes_a_game_and_names_the_next_commands(tmp_path: Path) -> None:
    done = ask("lamps", "--into", tmp_path / "new")
    made = tmp_path / "new" / "lamps"
    assert (done.exit_code, done.stdout) == (
        0,
        f"{made}: a whole game, to be changed into yours (docs/add-a-game.md). Next:\n"
        f"  python -m pip install -e {made}\n  fogtable check lamps\n  fogtable simulate lamps --games 100\n"
        "  fogtable play\n"
        "The page lists it, and plays it on a board made of what its rules declare.\n",
    )
    written = {path.relative_to(made): path.read_text() for path in made.rglob("*") if path.is_file()}
    assert written == making.files("lamps")
    assert {Path("pyproject.toml"), Path("lamps/__init__.py"), Path("lamps/texts/uk.ftl")} <= written.keys()


def test_nothing_of_the_template_s_name_is_left() -> None:
    for path, text in making.files("lamps").items():
        for left in (making.TITLE, making.PREFIX):
            assert left not in text, path
            assert left not in str(path)
    assert "**LA-2.1**" in making.files("lamps")[Path("lamps/RULES.md")]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Lamps", "expected small Latin letters, digits and underscores, at first two letters; got 'Lamps'"),
        ("1lamp", "expected small Latin letters, digits and underscores, at first two letters; got '1lamp'"),
        ("../lamps", "expected small Latin letters, digits and underscores, at first two letters; got '../lamps'"),
        ("лампы", "expected small Latin letters, digits and underscores, at first two letters; got 'лампы'"),
        ("", "expected small Latin letters, digits and underscores, at first two letters; got ''"),
        ("class", "class means something else in Python or in the project: choose another name"),
        ("json", "json means something else in Python or in the project: choose another name"),
        ("scenarios", "scenarios means something else in Python or in the project: choose another name"),
        ("onoda", "there is a game called onoda already"),
    ],
)
def test_a_name_that_no_game_can_have_is_refused(tmp_path: Path, name: str, why: str) -> None:
    done = ask(name, "--into", tmp_path)
    assert done.exit_code == 2
    assert why in done.output
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "lamps").mkdir()
    done = ask("lamps", "--into", tmp_path)
    assert done.exit_code == 2
    assert f"{tmp_path / 'lamps'} is there already: choose another name, or another folder with --into" in done.output
    assert list((tmp_path / "lamps").iterdir()) == []


def test_where_nothing_can_be_written_it_says_so(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.touch()
    done = ask("lamps", "--into", taken)
    assert (done.exit_code, done.output) == (1, f"cannot write {taken}: File exists\n")


def test_what_was_written_before_a_failure_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "files", lambda name: {Path("a"): "a file", Path("a", "b"): "is no folder"})
    done = ask("lamps", "--into", tmp_path)
    assert done.exit_code == 1
    assert done.output == f"cannot write {tmp_path / 'lamps' / 'a'}: File exists\n"
    assert os.listdir(tmp_path) == []
