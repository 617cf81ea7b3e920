"""What docs/research.md says: its samples run, and its script learns and plays at a table."""

from __future__ import annotations

import csv
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
pytest.importorskip("gymnasium", reason="Gymnasium is not installed")

from fogtable.cli import app
from fogtable.env import moving, spaces
from fogtable.fast.find import module_of
from tests.tiers import slow

DOCS = Path(__file__).resolve().parents[2] / "docs"
SAMPLES = re.findall(r"```python\n(.*?)```", (DOCS / "research.md").read_text(), re.DOTALL)

compiled = pytest.mark.skipif(module_of("notalone") is None, reason="rules are not compiled here")


def run(folder: Path, *args: str) -> str:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "OMP_NUM_THREADS": "1"}
    done = subprocess.run([sys.executable, *args], capture_output=True, text=True, cwd=folder, env=env, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@compiled
@pytest.mark.parametrize("number", range(len(SAMPLES)))
def test_a_sample_runs(number: int, tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text(SAMPLES[number])
    assert run(tmp_path, "sample.py")


@compiled
def test_the_script_learns_and_what_it_has_learned_plays(tmp_path: Path) -> None:
    shutil.copy(DOCS / "research" / "learn.py", tmp_path)
    assert "written: learned.npz" in run(tmp_path, "learn.py", "--minutes", "0.01")
    (tmp_path / "fog.py").write_text("from fogtable.cli import app\nif __name__ == '__main__':\n    app()")
    own = ["--bot", "learn:Make", "--seats", "hunted=learn:Make"]
    said = run(tmp_path, "fog.py", "simulate", "notalone", "--players", "3", "--games", "3", "--json", "-", *own)
    assert '"hunted-1": "learn:Make"' in said


@compiled
def test_the_notebook_runs(tmp_path: Path) -> None:
    nbformat = pytest.importorskip("nbformat", reason="nbformat is not installed")
    nbclient = pytest.importorskip("nbclient", reason="nbclient is not installed")
    for name in ("learn.py", "first_hour.ipynb"):
        shutil.copy(DOCS / "research" / name, tmp_path)
    notebook = nbformat.read(tmp_path / "first_hour.ipynb", as_version=4)
    assert all(not cell.get("outputs") for cell in notebook.cells)
    numbers = next(cell for cell in notebook.cells if "parameters" in cell.metadata.get("tags", ()))
    numbers.source = "GAMES = 300\nMINUTES = 0.02"
    nbclient.NotebookClient(notebook, timeout=240, resources={"metadata": {"path": str(tmp_path)}}).execute()
    said = {cell.id: cell.outputs for cell in notebook.cells if cell.cell_type == "code"}
    assert "choices; the last:" in said["one-game"][0].text
    for drawn in ("at-random", "learn"):
        assert "vega" in said[drawn][0].data["text/html"]
    assert "learn:Make" in said["at-table"][0].text


@compiled
@slow
def test_columns_that_move_are_found_and_the_same_each_time() -> None:
    """Slow: it plays a hundred thousand choices; nothing else rests on it."""
    found = moving("onoda", 1)
    names = {column.name: moves for column, moves in zip(spaces("onoda").columns, found, strict=True)}
    assert np.array_equal(found, moving("onoda", 1))
    assert names["honor"]
    assert not names["me.onoda"]
    assert 0.2 < found.mean() < 0.8


def test_spaces_are_listed_as_a_table() -> None:
    listed = CliRunner().invoke(app, ["spaces", "columns", "notalone", "--players", "3"])
    rows = list(csv.DictReader(listed.stdout.splitlines()))
    assert [row["name"] for row in rows] == [column.name for column in spaces("notalone", 3).columns]
    jungle = next(row for row in rows if row["name"] == "hand.hunted-1.jungle")
    assert (jungle["low"], jungle["high"], jungle["hidden"], jungle["seen_by"]) == ("-1", "1", "-1", "hunted-1")
    listed = CliRunner().invoke(app, ["spaces", "actions", "onoda"])
    assert len(listed.stdout.splitlines()) == len(spaces("onoda").actions) + 1
    wrong = CliRunner().invoke(app, ["spaces", "actions", "onoda", "--players", "3"])
    assert wrong.exit_code == 2
    assert "onoda is for 1 to 1 seats; got 3" in " ".join(wrong.output.split())
