"""Bots from elsewhere: named when a program starts, or offered by an installed package."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fogtable import bots
from fogtable.bots import outside
from fogtable.games import load

BOT = """
class First:
    games = ("notalone",)

    def choose(self, seen, rng):
        return seen.options[0]


class Anywhere(First):
    games = None


number = 3
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the name of a module with bots that lies in the folder where the program runs."""
    name = f"bots_of_{tmp_path.name}".replace("-", "_")
    (tmp_path / f"{name}.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv("FOGTABLE_RULES", "reference")
    monkeypatch.setenv(outside.VARIABLE, "")
    return name


def test_a_bot_that_was_named_plays_its_games_and_no_others(module: str) -> None:
    outside.add(f"{module}:First")
    outside.add(f"{module}:First")
    assert bots.names(load("notalone")) == ("belief", "master", "novice", "random", f"{module}:First")
    assert bots.names(load("onoda")) == ("steady", "master", "novice", "random")
    assert type(bots.find(load("notalone"), f"{module}:First")()).__name__ == "First"
    with pytest.raises(ValueError, match="onoda has no bot"):
        bots.find(load("onoda"), f"{module}:First")
    outside.add(f"{module}:Anywhere")
    assert bots.names(load("onoda")) == ("steady", "master", "novice", "random", f"{module}:Anywhere")
    assert os.environ[outside.VARIABLE] == f"{module}:First,{module}:Anywhere"


def test_what_is_no_bot_is_refused_and_says_why(module: str) -> None:
    for name, why in (
        ("mybot", "expected a bot as MODULE:NAME, such as mybot:Make; got 'mybot'"),
        ("my/bot:Make", "expected a bot as MODULE:NAME"),
        ("nowhere_at_all:Make", "there is no module 'nowhere_at_all' in "),
        (f"{module}:Second", f"there is no Second in {module}"),
        (f"{module}:number", "expected something that makes a bot when it is called; got 3"),
    ):
        with pytest.raises(ValueError, match=why):
            outside.add(name)
    assert os.environ[outside.VARIABLE] == ""


def test_a_package_offers_its_bots_as_entry_points(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "some_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: some-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[fogtable.bots]\nfirst = {module}:First\nlost = {module}:Lost\n")
    monkeypatch.syspath_prepend(tmp_path)
    outside._all.cache_clear()
    try:
        with pytest.warns(UserWarning, match=rf"the bot lost \({module}:Lost\) cannot be loaded: AttributeError"):
            assert bots.names(load("notalone")) == ("belief", "master", "novice", "random", "first")
        assert type(bots.find(load("notalone"), "first")()).__name__ == "First"
    finally:
        outside._all.cache_clear()


def test_an_own_bot_plays_in_simulations_on_several_processes(module: str, tmp_path: Path) -> None:
    script = "from fogtable.cli import app\nif __name__ == '__main__':\n    app()"
    (tmp_path / "run.py").write_text(script)
    args = ["notalone", "--games", "20", "--jobs", "2", "--json", "-"]
    own = ["--bot", f"{module}:First", "--seats", f"creature={module}:First,hunted=random"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path and path != str(tmp_path))}
    command = [sys.executable, "-P", "run.py", "simulate", *args]
    done = subprocess.run([*command, *own], capture_output=True, text=True, env=env, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 20
    wrong = subprocess.run([*command, "--bot", "nowhere:Make"], capture_output=True, text=True, env=env, check=False)
    assert wrong.returncode == 2
    assert "there is no module 'nowhere'" in wrong.stderr
