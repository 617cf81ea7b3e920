"""A new game, installed: checked, compiled, played in both executions, with the properties of every game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fogtable.fast import find
from fogtable.new_game.making import make
from tests.fast.checkout import needs_compiler
from tests.fast.compiled import KEPT
from tests.tiers import slow

ROOT = Path(__file__).resolve().parents[2]
NAME = f"made_by_{os.getpid()}"
"""Tests of this file may run in several processes at once."""
# What is written is tested in test_making.py, that it is found and accepted in tests/games/test_offered.py.
pytestmark = slow

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a new game."""
    return make(NAME, tmp_path_factory.mktemp("made"))


@pytest.fixture(scope="module")
def run(project: Path) -> Iterator[Run]:
    """Run Python in an environment in which the game is installed, beside all that is installed here."""
    environment = project.parent / "environment"
    python = environment / "bin" / "python"
    uv = [Path(sys.executable).with_name("uv"), "--quiet", "--offline", "--no-cache"]
    subprocess.run([*uv, "venv", "--python", sys.executable, environment], check=True)
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(subprocess.check_output([python, "-c", where], text=True).strip())
    (packages / "outside.pth").write_text(f"{sysconfig.get_path('purelib')}\n{ROOT / 'src'}\n{ROOT}\n")
    install = ["pip", "install", "--python", python, "--no-deps", "--no-build-isolation", "--editable", project]
    subprocess.run([*uv, *install], check=True)

    def ran(*words: str | Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run([python, *words], cwd=ROOT, capture_output=True, text=True, check=False)

    yield ran
    for folder in (find.BUILT, KEPT):
        for left in folder.glob(f"{NAME}[-.]*"):
            left.unlink()


def fogtable(*words: str | Path) -> tuple[str | Path, ...]:
    return ("-c", "from fogtable.cli import app; app()", *words)


def test_its_rules_are_accepted_and_every_clause_is_proved(run: Run, project: Path) -> None:
    done = run(*fogtable("check", NAME))
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    folders = ("--tests", project / "tests", "--scenarios", project / "scenarios")
    done = run(*fogtable("clauses", NAME, "--uncovered", *folders))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_its_own_tests_pass(run: Run, project: Path) -> None:
    done = run(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", project, "-c", project / "pyproject.toml", project
    )
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout


@needs_compiler
def test_it_is_compiled_and_its_scenario_passes_in_both_executions(run: Run, project: Path) -> None:
    done = run("-m", "fogtable.compile.build", NAME)
    assert done.returncode == 0, done.stdout
    for rules in ("reference", "compiled"):
        done = run(*fogtable("scenario", "run", project / "scenarios", "--rules", rules))
        assert (done.returncode, done.stdout) == (0, "1 passed, 0 failed\n"), done.stderr


def test_bots_play_it_on_several_processes(run: Run) -> None:
    done = run(*fogtable("simulate", NAME, "--games", "40", "--jobs", "2", "--players", "4", "--json", "-"))
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["games"] == 40
    assert sum(won["games"] for won in told["wins"].values()) == 40


@needs_compiler
def test_it_has_the_properties_of_every_game_in_both_executions(run: Run) -> None:
    tests = ("tests/every_game", "tests/fast/test_identity.py", "tests/games/test_texts.py")
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", NAME, *tests)
    assert done.returncode == 0, done.stdout
