"""``fogtable train``: the command as somebody types it; the same recipe gives the same net."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from fogtable.bots.learned import LearnedBot
from fogtable.bots.net import Net
from fogtable.cli import app
from fogtable.fast.find import execution, module_of
from fogtable.games import load
from fogtable.lab.train.recipe import Recipe
from fogtable.lab.train.school import School

if execution("notalone").kind != "compiled":
    pytest.skip(execution("notalone").reason, allow_module_level=True)

EXPLOITERS = {"share": 0.2, "rounds": 2, "kept": 2, "rate": 0.001, "doubt": 0.002}
RECIPE: dict[str, object] = {
    "game": "notalone",
    "seed": 5,
    "rounds": 4,
    "tables": [{"players": 3, "games": 20}, {"players": 4, "games": 10, "options": {"board": "B"}}],
    "rate": [0.001, 0.0001],
    "doubt": [0.01, 0.0],
    "pull": 0.02,
    "follow": 2,
    "share": 0.05,
    "passes": 2,
    "batch": 500,
    "strange": 0.2,
    "whim": 2.0,
    "exploiters": EXPLOITERS,
}


def train(out: Path, *args: object) -> Result:
    return CliRunner(env={"COLUMNS": "400"}).invoke(
        app, ["train", "notalone", "--out", str(out), *(str(arg) for arg in args)]
    )


@pytest.fixture
def recipe(tmp_path: Path) -> Path:
    file = tmp_path / "recipe.json"
    file.write_text(json.dumps(RECIPE))
    return file


def taught(recipe: dict[str, object]) -> bytes:
    """Return what a net has learned by a recipe, in the weights that are kept."""
    module = module_of("notalone")
    assert module is not None
    school = School(msgspec.convert(recipe, Recipe), load("notalone"), module)
    for number in range(school.recipe.rounds):
        school.play_round(number)
    return bytes(school.net.average)


@pytest.fixture(scope="module")
def learned() -> bytes:
    return taught(RECIPE)


def words(text: str) -> str:
    return re.sub(r"[\s│]+", " ", text)


def test_it_writes_a_net_that_plays_its_recipe_and_its_curve(tmp_path: Path, recipe: Path) -> None:
    out = tmp_path / "out"
    done = train(out, "--recipe", recipe)
    assert done.exit_code == 0, done.output
    game = load("notalone")
    assert LearnedBot(game, Net.load(out / "net.bin", game)).net.hidden == 64
    told = json.loads((out / "recipe.json").read_bytes())
    assert told["tables"][1] == {"players": 4, "games": 10, "options": {"board": "B"}}
    curve = [line.split(",") for line in (out / "curve.csv").read_text().splitlines()]
    assert curve[0] == ["round", "seconds", "games", "decisions", "first_3", "first_4_board=B"]
    assert [row[0] for row in curve[1:]] == ["1", "2", "3", "4"]
    assert curve[-1][2] == "120"


def test_the_same_recipe_gives_the_same_net_though_it_was_stopped(tmp_path: Path, recipe: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert train(whole, "--recipe", recipe, "--rounds", 300).exit_code == 0
    command = [sys.executable, "-m", "fogtable", "train", "notalone", "--out", str(parts), "--recipe", str(recipe)]
    going = subprocess.Popen([*command, "--rounds", "300"], stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while not (parts / "recipe.json").exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(1)
    going.send_signal(signal.SIGINT)
    _, said = going.communicate(timeout=60)
    assert going.returncode == 130, said
    assert "the same command goes on from there" in said
    assert not (parts / "net.bin").exists()
    assert train(parts, "--recipe", recipe, "--rounds", 300).exit_code == 0
    assert (parts / "net.bin").read_bytes() == (whole / "net.bin").read_bytes()


@pytest.mark.parametrize(
    "change",
    [
        {"seed": 6},
        {"rate": [0.002, 0.0001]},
        {"rate": [0.001, 0.0002]},
        {"doubt": [0.02, 0.0]},
        {"doubt": [0.01, 0.005]},
        {"pull": 0.5},
        {"follow": 1},
        {"share": 0.1},
        {"passes": 1},
        {"batch": 300},
        {"strange": 0.0},
        {"whim": 4.0},
        {"exploiters": None},
        {"exploiters": {**EXPLOITERS, "share": 0.4}},
        {"exploiters": {**EXPLOITERS, "rounds": 1}},
        {"exploiters": {**EXPLOITERS, "rate": 0.1}},
        {"exploiters": {**EXPLOITERS, "doubt": 0.2}},
    ],
    ids=json.dumps,
)
def test_each_line_of_a_recipe_makes_another_net(learned: bytes, change: dict[str, object]) -> None:
    assert taught({**RECIPE, **change}) != learned


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rounds": 0}, "Expected `int` >= 1 - at `$.rounds`"),
        ({"game": "onoda"}, "--recipe: expected one for notalone, got one for onoda"),
        ({"tables": [{"players": 9, "games": 1}]}, "tables[0]: notalone is for 2 to 7 seats; got 9"),
        ({"tables": [{"players": 3, "games": 1, "options": {"board": "Z"}}]}, "tables[0]: Invalid enum value 'Z'"),
        ({"colour": "red"}, "Object contains unknown field `colour`"),
    ],
)
def test_a_recipe_that_is_none_is_refused(tmp_path: Path, recipe: Path, change: dict[str, object], said: str) -> None:
    recipe.write_text(json.dumps({**RECIPE, **change}))
    done = train(tmp_path / "out", "--recipe", recipe)
    assert done.exit_code == 2
    assert said in words(done.output)


def test_another_recipe_in_the_same_folder_is_refused(tmp_path: Path, recipe: Path) -> None:
    out = tmp_path / "out"
    assert train(out, "--recipe", recipe).exit_code == 0
    net = (out / "net.bin").read_bytes()
    recipe.write_text(json.dumps({**RECIPE, "seed": 6}))
    done = train(out, "--recipe", recipe)
    assert done.exit_code == 2
    assert "holds a training by another recipe; --fresh deletes it" in words(done.output)
    assert (out / "net.bin").read_bytes() == net
    assert train(out, "--recipe", recipe, "--fresh").exit_code == 0
    assert (out / "net.bin").read_bytes() != net
