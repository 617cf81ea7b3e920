from __future__ import annotations

import json
import multiprocessing
import re
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from fogtable.cli import app
from fogtable.games import NAMES, load
from fogtable.lab import playing
from fogtable.lab import simulate as command
from fogtable.lab.playing import Plan, Played, play_all, play_one
from fogtable.lab.processes import processes
from fogtable.lab.simulate import INTERRUPTED, game_options, seat_bots

GAME = load("notalone")


def run(*args: str) -> Result:
    return CliRunner().invoke(app, ["simulate", *args])


def words(text: str) -> str:
    """Return an error message as one line, without its frame."""
    return re.sub(r"[\s│]+", " ", text)


# -- the command ------------------------------------------------------------------------------------------------------


def test_simulate_prints_a_table() -> None:
    result = run(
        "notalone", "--games", "6", "--players", "3", "--seats", "creature=belief,hunted=random", "--jobs", "1"
    )
    assert result.exit_code == 0, result.output
    for part in (
        "6 games",
        "creature=belief",
        "creature wins",
        "hunted wins",
        "95 % interval",
        "turns:",
        "decisions/s",
    ):
        assert part in result.output


def test_simulate_writes_json_and_the_same_seed_gives_the_same_numbers(tmp_path: Path) -> None:
    def numbers(name: str, jobs: int, seed: int = 4) -> Any:
        path = tmp_path / name
        done = run("notalone", "--games", "12", "--seed", str(seed), "--json", str(path), "--jobs", str(jobs))
        assert done.exit_code == 0, done.output
        found = json.loads(path.read_text(encoding="utf-8"))
        speed = found.pop("speed")
        assert speed["decisions_per_s"] > 0
        assert speed["ms_per_answer"]["belief"] < 50
        return found

    one = numbers("one.json", 1)
    assert one == numbers("two.json", 2)
    assert one != numbers("other.json", 1, seed=5)
    assert one["games"] == 12
    assert one["wins"]["creature"]["games"] + one["wins"]["hunted"]["games"] == 12
    assert sum(row["games"] for row in one["causes"]) == 12
    assert one["seats"] == dict.fromkeys(("creature", "hunted-1", "hunted-2", "hunted-3"), "belief")


def test_simulate_prints_json_alone() -> None:
    result = run(
        "notalone", "--games", "2", "--jobs", "1", "--json", "-", "--option", "board=B", "--option", "expert=true"
    )
    found = json.loads(result.stdout)
    assert found["options"] == {"board": "B", "lair": "one", "expert": True}


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["chess"], f"expected one of {', '.join(NAMES)}; got 'chess'"),
        (["notalone", "--players", "8"], "notalone is for 2 to 7; got 8"),
        (["notalone", "--games", "0"], "--games"),
        (["notalone", "--jobs", "0"], "--jobs"),
        (["notalone", "--seats", "creature=hal"], "notalone has no bot 'hal'; there are: belief, "),
        (
            ["notalone", "--seats", "alien=belief"],
            "no side or seat 'alien' at a table of 4; there are: creature, hunted,",
        ),
        (["notalone", "--seats", "hunted-6=belief"], "no side or seat 'hunted-6' at a table of 4"),
        (["notalone", "--seats", "creature"], "expected SIDE=BOT or SEAT=BOT"),
        (["notalone", "--seats", "creature=belief,"], "expected SIDE=BOT or SEAT=BOT"),
        (["notalone", "--seats", "hunted=belief,hunted=random"], "hunted is given twice"),
        (["notalone", "--option", "board=C"], "board: expected one of A, B; got 'C'"),
        (["notalone", "--option", "expert=perhaps"], "expert: expected true or false; got 'perhaps'"),
        (["notalone", "--option", "moon=1"], "expected NAME=VALUE with one of board, lair, expert"),
        (["notalone", "--option", "board"], "expected NAME=VALUE with one of board, lair, expert"),
        (["notalone", "--option", "board=A", "--option", "board=B"], "board is given twice"),
        (["notalone", "--json", "/no/such/folder/out.json"], "cannot write to /no/such/folder/out.json"),
        (["notalone", "--json", __file__ + "/out.json"], "cannot write to"),
        (["notalone", "--jobs", "100000"], "--jobs"),
    ],
)
def test_bad_input_is_refused_with_the_reason(args: list[str], reason: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert reason in words(result.output)


def test_ctrl_c_keeps_the_results_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, games: int, jobs: int) -> Iterator[Played]:
        yield play_one(plan, 0)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "play_all", interrupted)
    result = run("notalone", "--games", "50")
    assert result.exit_code == INTERRUPTED
    assert "1 games" in result.output
    assert "interrupted: 1 of 50 games were played" in result.output


def test_results_that_cannot_be_written_are_shown_all_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    target = tmp_path / "out.json"

    def taken(plan: Plan, games: int, jobs: int) -> Iterator[Played]:
        yield play_one(plan, 0)
        target.mkdir()  # while the games are played somebody else has used the name

    monkeypatch.setattr(command, "play_all", taken)
    result = run("notalone", "--games", "1", "--json", str(target))
    assert result.exit_code == 1
    assert "1 games" in result.stdout
    assert result.stderr.splitlines()[-1] == f"cannot write to {target}: Is a directory"


def test_a_process_that_dies_keeps_the_results_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def murderous(plan: Plan, games: int, jobs: int) -> Iterator[Played]:
        for number, game in enumerate(play_all(plan, games, jobs)):
            yield game
            if number == 0:
                multiprocessing.active_children()[0].kill()

    monkeypatch.setattr(command, "play_all", murderous)
    result = run("notalone", "--games", "100000", "--jobs", "2", "--players", "2", "--seats", "creature=random")
    assert result.exit_code == 1
    assert re.search(r"has died: .*: [1-9]\d* of 100000 games were played", result.stderr)
    assert "creature wins" in result.stdout


# -- its parts --------------------------------------------------------------------------------------------------------


def test_a_seat_goes_before_its_side() -> None:
    seats = seat_bots(GAME, 4, "hunted-2=belief, hunted=random")
    assert seats == ("belief", "random", "belief", "random")
    assert seat_bots(GAME, 3, "") == ("belief",) * 3


def test_options_are_converted() -> None:
    assert game_options(GAME, ["expert=true", "lair=all"]) == {"expert": True, "lair": "all"}
    assert game_options(GAME, []) == {}


def test_games_come_in_order_whoever_plays_them() -> None:
    def told(some: Iterable[Played]) -> list[tuple[str, str, int | None, int]]:
        return [(one.side, one.cause, one.turns, one.decisions) for one in some]

    plan = Plan("notalone", ("random",) * 3, seed=9)
    alone = told(play_all(plan, 25))
    assert alone == told(play_all(plan, 25, jobs=2))
    assert alone[17:18] == told([play_one(plan, 17)])


def test_games_are_handed_out_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[object] = []

    @contextmanager
    def watched(jobs: int) -> Iterator[Executor]:
        with processes(jobs) as pool:
            submit = pool.submit
            monkeypatch.setattr(pool, "submit", lambda *args: handed.append(args) or submit(*args))  # type: ignore[func-returns-value]
            yield pool

    monkeypatch.setattr(playing, "processes", watched)
    with closing(play_all(Plan("notalone", ("random",) * 3), 1000, jobs=2)) as games:  # type: ignore[type-var]
        next(games)
        assert 2 <= len(handed) < 20


def test_no_more_jobs_are_counted_than_have_games_to_play() -> None:
    result = run("notalone", "--games", "11", "--jobs", "7", "--seats", "creature=random,hunted=random", "--json", "-")
    assert json.loads(result.stdout)["speed"]["jobs"] == 2
