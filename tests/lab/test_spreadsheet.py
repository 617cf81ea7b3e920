"""A game's numbers go to a spreadsheet and back: only what was changed is written, what does not fit is refused."""

from __future__ import annotations

import csv
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from fogtable.core.packages import home_of
from fogtable.games import NAMES
from fogtable.lab.spreadsheet import Mismatch, changed, refused, tables_of, written
from tests.tiers import slow

ROOT = Path(__file__).parents[2]
TEXT = """\
# The cards.
cards:
  - {id: axe,   cost: 3, near: [a, b], note: "sharp, heavy"}  # as printed
  - {id: lamp,  cost: 1, near: []}
amounts:
  food: {count: 4, source: house}
rounds: [1, 2]
"""


def file_of(game: str) -> str:
    return (home_of(game).folder() / "content.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", NAMES)
def test_what_was_not_changed_changes_nothing(game: str) -> None:
    text = file_of(game)
    tables = tables_of(text)
    assert tables
    for part, rows in tables.items():
        assert changed(text, part, written(rows)) == (text, [])


@pytest.mark.parametrize("game", NAMES)
def test_tables_have_every_row_and_value(game: str) -> None:
    raw = yaml.safe_load(file_of(game))
    for part, rows in tables_of(file_of(game)).items():
        found = {row["id"]: row for row in csv.DictReader(written(rows).splitlines())}
        given = raw[part] if isinstance(raw[part], dict) else {row["id"]: row for row in raw[part]}
        assert list(found) == [str(name) for name in given]
        for name, row in given.items():
            read = {key: yaml.safe_load(value) for key, value in found[str(name)].items() if value and key != "id"}
            assert read == {key: value for key, value in row.items() if key != "id"}


def test_a_changed_value_is_written_where_it_stands() -> None:
    table = written(tables_of(TEXT)["cards"]).replace("axe,3,", "axe,12,").replace("lamp,1,[],", 'lamp,1,"[c, d]",')
    text, told = changed(TEXT, "cards", table)
    assert text == TEXT.replace("cost: 3", "cost: 12").replace("near: []", "near: [c, d]")
    assert told == ["cards: axe: cost: 3 -> 12", "cards: lamp: near: [] -> [c, d]"]
    text, told = changed(TEXT, "amounts", "id,count,source\nfood,5,house\n")
    assert text == TEXT.replace("count: 4", "count: 5")


@pytest.mark.parametrize(
    ("part", "table", "said"),
    [
        ("cards", "id,cost,near\nsword,3,[]\n", "line 2: no such id 'sword'"),
        ("cards", "id,cost\naxe,3\naxe,3\n", "line 3: twice the id 'axe'"),
        ("cards", "id,cost\naxe,3\n", "rows are missing: lamp"),
        ("cards", "id,cost,weight\naxe,3,9\nlamp,1,\n", "axe has no 'weight'; it has id, cost, near, note"),
        ("cards", 'id,cost\naxe,"3, more: 4"\nlamp,1\n', "cost: expected a value"),
        ("cards", "id,cost\naxe,\nlamp,1\n", "cost: expected a value"),
        ("cards", "id,cost\naxe,[1\nlamp,1\n", "cost: expected a value"),
        ("rounds", "id\n1\n", "there is no table rounds"),
        ("nothing", "id\n1\n", "there is no table nothing"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(part: str, table: str, said: str) -> None:
    with pytest.raises(Mismatch) as refused:
        changed(TEXT, part, table)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        ("cards: lamp: cost: expected 1; got 2", "cards.csv: line 3: lamp: cost: expected 1; got 2"),
        ("cards: two of them are alike", "cards: two of them are alike"),
        ("rounds: lamp: too many", "rounds: lamp: too many"),
    ],
)
def test_what_a_game_refuses_is_told_by_table_and_line(reason: str, told: str) -> None:
    assert refused(reason, {"cards": written(tables_of(TEXT)["cards"])}) == told


@slow
def test_a_game_that_refuses_its_content_keeps_the_old_one(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("built", "web_dist", "__pycache__"))
    file = tmp_path / "src" / "fogtable" / "games" / "onoda" / "content.yaml"
    before = file.read_text(encoding="utf-8")

    def content(*args: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "fogtable", "content", *args]
        env = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "COLUMNS": "200"}
        return subprocess.run(command, capture_output=True, text=True, env=env, check=False)

    tables = tmp_path / "tables"
    assert content("export", "onoda", str(tables)).returncode == 0
    assert content("import", "onoda", str(tables)).stdout == "nothing has changed\n"
    bands = tables / "bands.csv"
    bands.write_text(bands.read_text(encoding="utf-8-sig").replace("outlaw,60", "outlaw,65"), encoding="utf-8-sig")
    done = content("import", "onoda", str(tables))
    assert done.stdout == "bands: outlaw: up_to: 60 -> 65\n", done.stderr
    assert file.read_text(encoding="utf-8") == before.replace("outlaw,     up_to: 60,", "outlaw,     up_to: 65,")
    bands.write_text(bands.read_text(encoding="utf-8-sig").replace("outlaw,65", "outlaw,5"), encoding="utf-8-sig")
    kept = file.read_text(encoding="utf-8")
    done = content("import", "onoda", str(tables))
    assert done.returncode == 2
    said = " ".join(done.stderr.replace("│", " ").split())
    assert "nothing was changed" in said
    assert "bands" in said
    assert "ContentRefused" not in said
    assert file.read_text(encoding="utf-8") == kept
    empty = content("import", "onoda", str(tmp_path / "src"))
    assert empty.returncode == 2
    assert "expected tables" in empty.stderr
