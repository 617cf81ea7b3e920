"""The commands as somebody types them, with real processes, real interruptions and real files."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner, Result

from fogtable.cli import app
from fogtable.games import NAMES
from fogtable.lab import crews, laboratory
from fogtable.lab.playing import Plan, play_one
from tests.tiers import slow

ROOT = Path(__file__).parents[2]
SPEED = re.compile(r'(?s)<details class="behind" id="speed">.*?</details>')


def run(*args: object) -> Result:
    return CliRunner().invoke(app, ["lab", *(str(arg) for arg in args)])


def words(text: str) -> str:
    """Return an error message as one line, without its frame."""
    return re.sub(r"[\s│]+", " ", text)


def games_in(folder: Path) -> pl.DataFrame:
    return pl.read_parquet(folder / "games.parquet")


def without_speed(folder: Path) -> tuple[pl.DataFrame, str]:
    games = games_in(folder)
    html = (folder / "report.html").read_text(encoding="utf-8")
    assert len(SPEED.findall(html)) == 1
    timed = [name for name in games.columns if name == "seconds" or name.startswith("thought_")]
    return games.drop(timed), SPEED.sub("", html)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament that was played to its end."""
    folder = tmp_path_factory.mktemp("lab") / "out"
    done = run("tournament", "notalone", "--bots", "belief,random", "--players", "2,3", "--games", 4, "--seed", 7,
               "--out", folder, "--jobs", 2)  # fmt: skip
    assert done.exit_code == 0, done.output
    assert done.stdout.split() == [str(folder / "report.html"), str(folder / "games.parquet")]
    return folder


# -- what comes out ---------------------------------------------------------------------------------------------------


@slow
def test_a_game_is_the_one_that_simulate_plays(played: Path) -> None:
    games = games_in(played)
    assert games.height == 2 * 4 * 4
    for line in games.sample(6, seed=1).iter_rows(named=True):
        plan = Plan("notalone", tuple(line["seats"]), {"board": "A", "lair": "one", "expert": False}, 7)
        again = play_one(plan, line["number"])
        assert (line["side"], line["cause"], line["turns"], line["decisions"]) == (
            again.side,
            again.cause,
            again.turns,
            again.decisions,
        )
        for name, count in again.asked.items():
            assert line[f"asked_{name}"] == count


def test_lines_say_who_played_what(played: Path) -> None:
    games = games_in(played)
    assert games.group_by("players", "bot_creature", "bot_hunted").len()["len"].to_list() == [4] * 8
    for line in games.iter_rows(named=True):
        assert line["seats"] == [line["bot_creature"], *[line["bot_hunted"]] * (line["players"] - 1)]
        assert (line["game"], line["rules_version"]) == ("notalone", 1)
        assert (line["option_board"], line["option_lair"], line["option_expert"]) == ("A", "one", False)
        assert line["engine"] in ("reference", "compiled")
        # the Hunted commit a card in each turn of theirs
        assert sum(times for name, times in line.items() if name.startswith("visits_")) >= line["turns"] - 1
    with_random = games.filter((pl.col("bot_creature") == "random") | (pl.col("bot_hunted") == "random"))
    assert with_random["thought_random"].null_count() == 0
    assert (with_random["thought_random"] >= 0).all()
    assert games.filter(pl.col("bot_creature") == pl.col("bot_hunted"))["asked_random"].null_count() == 8


def test_the_same_command_again_plays_nothing(played: Path) -> None:
    before = (played / "games.parquet").read_bytes()
    done = run("tournament", "notalone", "--bots", "belief,random", "--players", "3,2", "--games", 4, "--seed", 7,
               "--out", played)  # fmt: skip
    assert done.exit_code == 0, done.output
    assert (played / "games.parquet").read_bytes() == before


def test_results_do_not_depend_on_the_number_of_jobs(played: Path, tmp_path: Path) -> None:
    done = run("tournament", "notalone", "--bots", "belief,random", "--players", "2,3", "--games", 4, "--seed", 7,
               "--out", tmp_path / "out", "--jobs", 1)  # fmt: skip
    assert done.exit_code == 0, done.output
    games, html = without_speed(tmp_path / "out")
    assert games.equals(without_speed(played)[0])
    assert html == without_speed(played)[1]


@slow
def test_balance_with_all_options(tmp_path: Path) -> None:
    args = ("balance", "notalone", "--bots", "random", "--players", "2", "--games", 3, "--all-options", "--option",
            "lair=all", "--out", tmp_path / "out")  # fmt: skip
    done = run(*args, "--date", "2026-01-31")
    assert done.exit_code == 0, done.output
    games = games_in(tmp_path / "out")
    assert games.group_by("option_board", "option_expert").len()["len"].to_list() == [3] * 4
    assert games["option_lair"].unique().to_list() == ["all"]
    html = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert "<dd>2026-01-31</dd>" in html
    assert "Option: Board side" in html
    assert "Option: Lair" not in html
    assert run(*args).exit_code == 0
    assert "2026" not in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")


@slow
def test_fresh_starts_anew(played: Path, tmp_path: Path) -> None:
    def balance(seed: int, *more: str) -> Result:
        return run("balance", "notalone", "--bots", "random", "--players", 2, "--games", 2, "--seed", seed,
                   "--out", tmp_path / "out", *more)  # fmt: skip

    assert balance(1).exit_code == 0
    refused = balance(2)
    assert refused.exit_code == 2
    assert "holds another plan: seed: 1 there, 2 here; --fresh deletes it and starts anew" in words(refused.output)
    assert balance(2, "--fresh").exit_code == 0
    assert games_in(tmp_path / "out").height == 2


# -- stopping in the middle -------------------------------------------------------------------------------------------

LONG: tuple[str, ...] = ("balance", "notalone", "--bots", "random", "--players", "2", "--games", "400", "--seed", "3")


def begun(folder: Path) -> subprocess.Popen[str]:
    """Start a long run; return when the first games are on disk."""
    args = ["lab", *LONG, "--jobs", "1", "--out", str(folder)]
    command = [sys.executable, "-c", "from fogtable.cli import app; app()", *args]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=env, start_new_session=True)
    until = time.monotonic() + 60
    while not list(folder.glob("parts/*.parquet")):
        assert process.poll() is None, process.stderr.read() if process.stderr else ""
        assert time.monotonic() < until
        time.sleep(0.02)
    return process


def finish(folder: Path) -> pl.DataFrame:
    done = run(*LONG, "--out", folder)
    assert done.exit_code == 0, done.output
    return games_in(folder)


@slow
def test_ctrl_c_loses_no_finished_game_and_the_same_command_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    process = begun(folder)
    os.killpg(process.pid, signal.SIGINT)  # as the terminal does: to all its processes
    said, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    kept = games_in(folder)
    assert 0 < kept.height < 400
    assert f"interrupted: {kept.height} of 400 games were played; the same command goes on from there" in errors
    assert "Traceback" not in errors
    assert f"{kept.height} of 400: not all are played yet" in (folder / "report.html").read_text(encoding="utf-8")
    assert str(folder / "report.html") in said

    games = finish(folder)
    assert games["number"].to_list() == list(range(400))
    # Not one of them was played again: the time it took is what it was.
    assert games.join(kept, on=["number", "seconds"], how="semi").height == kept.height


@slow
def test_kill_9_loses_only_what_was_not_on_disk(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    process = begun(folder)
    process.kill()
    process.communicate(timeout=60)
    kept = pl.concat([pl.read_parquet(part) for part in folder.glob("parts/*.parquet")])
    assert 0 < kept.height < 400
    games = finish(folder)
    assert games["number"].to_list() == list(range(400))
    assert games.join(kept, on=["number", "seconds"], how="semi").height == kept.height


def test_processes_do_not_outlive_a_run_that_is_killed(tmp_path: Path) -> None:
    children = Path("/proc/self/task")
    if not children.exists():
        pytest.skip("no /proc here")
    process = begun(tmp_path / "out")
    theirs = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    assert len(theirs) >= 1
    process.kill()
    process.communicate(timeout=60)
    until = time.monotonic() + 20
    while any(_alive(child) for child in theirs):
        assert time.monotonic() < until, "still there"
        time.sleep(0.05)


def _alive(pid: str) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# -- bad input --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["tournament", "balance"])
@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["chess"], f"expected one of {', '.join(NAMES)}; got 'chess'"),
        (["notalone", "--bots", "hal"], "notalone has no bot 'hal'; there are: belief, "),
        (["notalone", "--players", "3,9"], "--players: notalone is for 2 to 7; got '9'"),
        (["notalone", "--option", "board=C"], "--option board: expected one of A, B; got 'C'"),
        (["notalone", "--games", "0"], "--games"),
        (["notalone", "--jobs", "0"], "--jobs"),
        (["notalone", "--on", "moon"], "'moon' is not one of 'here', 'ray'"),
        (["notalone", "--date", "yesterday"], "--date"),
    ],
)
def test_bad_input_is_refused_with_the_reason(command: str, args: list[str], reason: str, tmp_path: Path) -> None:
    result = run(command, *args, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert reason in words(result.output)
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("balance", "notalone", "--games", 1, "--out", tmp_path / "file")
    assert result.exit_code == 2
    assert "--out: expected a folder;" in words(result.output)


def test_a_broken_part_is_refused_by_name(played: Path, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "plan.json").write_bytes((played / "plan.json").read_bytes())
    (tmp_path / "out" / "games.parquet").write_bytes(b"no parquet")
    result = run("tournament", "notalone", "--bots", "belief,random", "--players", "2,3", "--games", 4, "--seed", 7,
                 "--out", tmp_path / "out")  # fmt: skip
    assert result.exit_code == 2
    assert "the file is broken" in words(result.output)
    assert (tmp_path / "out" / "games.parquet").read_bytes() == b"no parquet"


def _nothing(name: str) -> Any:
    return None


def test_without_the_extra_one_line_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(laboratory, "find_spec", _nothing)
    result = run("balance", "notalone", "--out", tmp_path / "out")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.splitlines()[-1] == 'fogtable lab needs more libraries: pip install "fogtable[lab]"'


def test_without_ray_one_line_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(crews, "find_spec", _nothing)
    result = run("balance", "notalone", "--on", "ray", "--out", tmp_path / "out")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.splitlines()[-1] == '--on ray needs Ray: pip install "fogtable[ray]"'
    assert not (tmp_path / "out").exists()
