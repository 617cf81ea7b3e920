"""The folder of a run: what is on disk survives, and nothing that is not this run's is taken for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import polars as pl
import pytest

from fogtable.games import load
from fogtable.lab.programme import Programme, programme_of, rows
from fogtable.lab.results import Results, Unusable, clear, held
from fogtable.lab.spans import Finished, Span, play_span

GAME = load("notalone")
USUAL = {"board": "A", "lair": "one", "expert": False}
PROGRAMME = programme_of("tournament", GAME, ["random"], [2], [USUAL], 6, 1)


@pytest.fixture(scope="module")
def finished() -> list[Finished]:
    span = Span(rows(PROGRAMME)[0], 0, 6, (PROGRAMME.fogtable, PROGRAMME.rules))
    played: list[Finished] = []
    while len(played) < 6:
        played += play_span(Span(span.row, len(played), 6, span.versions))
    return played


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "out"


def opened(folder: Path, programme: Programme = PROGRAMME) -> Results:
    with held(folder) as path:
        return Results(path, programme)


def test_games_come_back_as_they_were(folder: Path, finished: list[Finished]) -> None:
    results = opened(folder)
    results.add(finished[3:])
    results.add(finished[:3])
    games = opened(folder).games()
    assert games["number"].to_list() == list(range(6))
    assert games["side"].to_list() == [one.played.side for one in finished]
    assert games["decisions"].to_list() == [one.played.decisions for one in finished]
    assert games["course_rescue"].to_list() == [one.facts.courses["rescue"] for one in finished]
    assert games["powers_river"].to_list() == [one.facts.uses["powers"][2] for one in finished]
    assert games["seats"].to_list() == [["random", "random"]] * 6
    assert games["bot_hunted"].to_list() == ["random"] * 6
    assert games["option_expert"].to_list() == [False] * 6
    assert games["asked_random"].to_list() == games["decisions"].to_list()
    assert games["engine"].unique().to_list() == [finished[0].engine]


def test_closing_makes_one_file_of_many(folder: Path, finished: list[Finished]) -> None:
    results = opened(folder)
    for one in finished:
        results.add([one])
    assert len(list((folder / "parts").iterdir())) == 6
    results.close(results.games())
    assert list((folder / "parts").iterdir()) == []
    assert pl.read_parquet(folder / "games.parquet").equals(opened(folder).games())


def test_who_is_killed_while_closing_has_no_game_twice(folder: Path, finished: list[Finished]) -> None:
    results = opened(folder)
    results.add(finished)
    part = next((folder / "parts").iterdir())
    content = part.read_bytes()
    results.close(results.games())
    part.write_bytes(content)
    assert opened(folder).games()["number"].to_list() == list(range(6))


def test_what_was_half_written_is_no_part(folder: Path, finished: list[Finished]) -> None:
    opened(folder).add(finished)
    (folder / "parts" / "0123.parquet.tmp").write_bytes(b"half")
    assert opened(folder).games().height == 6
    assert not list((folder / "parts").glob("*.tmp"))


@pytest.mark.parametrize("how", ["cut", "changed", "empty"])
def test_a_broken_part_is_named_and_left_as_it_is(folder: Path, finished: list[Finished], how: str) -> None:
    opened(folder).add(finished)
    part = next((folder / "parts").iterdir())
    content = part.read_bytes()
    flipped = bytes([content[len(content) // 2] ^ 255])
    half = len(content) // 2
    broken = {"cut": content[:-9], "changed": content[:half] + flipped + content[half + 1 :], "empty": b""}[how]
    part.write_bytes(broken)
    with pytest.raises(Unusable, match=f"{part}: the file is broken"):
        opened(folder).games()
    assert part.read_bytes() == broken


def test_a_part_that_is_not_what_was_written_is_refused(folder: Path, finished: list[Finished]) -> None:
    results = opened(folder)
    results.add(finished[:3])
    part = next((folder / "parts").iterdir())
    results.add(finished[3:])
    (other,) = set((folder / "parts").iterdir()) - {part}
    other.replace(part)
    with pytest.raises(Unusable, match=f"{part}: the file is broken: its name is not the digest of what is in it"):
        opened(folder).games()


def test_a_broken_file_of_all_games_is_named_and_left_as_it_is(folder: Path, finished: list[Finished]) -> None:
    results = opened(folder)
    results.add(finished)
    results.close(results.games())
    file = folder / "games.parquet"
    file.write_bytes(broken := file.read_bytes()[:-20])
    with pytest.raises(Unusable, match=f"{file}: the file is broken"):
        opened(folder).games()
    assert file.read_bytes() == broken


def test_games_of_another_run_are_refused(folder: Path, tmp_path: Path, finished: list[Finished]) -> None:
    other = tmp_path / "other"
    results = opened(other, msgspec.structs.replace(PROGRAMME, seed=2))
    results.add(finished)
    results.close(results.games())
    opened(folder)
    (other / "games.parquet").rename(folder / "games.parquet")
    with pytest.raises(Unusable, match=r"games\.parquet: the file belongs to another run"):
        opened(folder).games()


def test_any_other_parquet_file_is_refused(folder: Path) -> None:
    opened(folder)
    pl.DataFrame({"row": [0]}).write_parquet(folder / "games.parquet")
    with pytest.raises(Unusable, match=r"games\.parquet: the file belongs to another run"):
        opened(folder).games()


def test_another_plan_is_refused_and_the_difference_named(folder: Path) -> None:
    opened(folder)
    with pytest.raises(Unusable, match=r"holds another plan: seed: 1 there, 3 here; --fresh"):
        opened(folder, msgspec.structs.replace(PROGRAMME, seed=3))


def test_a_plan_that_cannot_be_read_is_named(folder: Path) -> None:
    opened(folder)
    (folder / "plan.json").write_text('{"format": 1')
    with pytest.raises(Unusable, match=r"plan\.json: cannot be read: .*; --fresh"):
        opened(folder)


def test_clearing_takes_away_only_what_a_run_has_left(folder: Path, finished: list[Finished]) -> None:
    results = opened(folder)
    results.add(finished)
    results.close(results.games())
    results.add(finished[:1])
    results.report("<p>")
    (folder / "notes.txt").write_text("mine")
    with held(folder):
        clear(folder)
        assert Results(folder, msgspec.structs.replace(PROGRAMME, seed=3)).games().is_empty()
    assert (folder / "notes.txt").read_text() == "mine"
    assert not (folder / "report.html").exists()


def test_a_folder_with_other_things_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("")
    with pytest.raises(Unusable, match=r"holds other files \(thesis\.tex, \.\.\.\): choose a new folder"):
        opened(tmp_path)
    assert os.listdir(tmp_path) == ["thesis.tex"]


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("")
    with pytest.raises(Unusable, match=r"--out: expected a folder; .*out is a file"):
        opened(tmp_path / "out")


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="no /dev/null here")
def test_a_folder_that_cannot_be_made_is_named() -> None:
    with pytest.raises(Unusable, match=r"--out: cannot write to /dev/null/out: Not a directory"):
        opened(Path("/dev/null/out"))


def test_two_runs_do_not_share_a_folder(folder: Path) -> None:
    other = (
        "import sys; from pathlib import Path; from fogtable.lab.results import Unusable, held\n"
        "try:\n    held(Path(sys.argv[1])).__enter__()\nexcept Unusable as wrong:\n    print(wrong)\n"
    )
    with held(folder):
        said = subprocess.run([sys.executable, "-c", other, folder], capture_output=True, text=True, check=True)
    assert said.stdout == f"--out: another run is using {folder}\n"
    with held(folder):
        pass
