"""Two versions of a game are compared on the same seeds; what cannot be compared is refused."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import polars as pl
import pytest
from typer.testing import CliRunner

from fogtable.cli import app
from tests.lab.test_findings import said
from tests.tiers import slow

ROOT = Path(__file__).parents[2]


def lab(*args: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["lab", *args])
    return done.exit_code, done.stdout, done.stderr


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("runs") / "run"
    code, _, told = lab("balance", "notalone", "--bots", "random", "--players", "2", "--games", "12", "--out", str(out))
    assert code == 0, told
    return out


def test_a_version_compared_with_itself_shows_no_difference(run: Path, tmp_path: Path) -> None:
    code, told, wrong = lab("compare", str(run), str(run), "--out", str(tmp_path / "out"))
    assert code == 0, wrong
    html = Path(told.strip()).read_text(encoding="utf-8")
    findings = said(html)
    assert list(findings) == ["Who wins"]
    assert all("no difference seen (+0.0 to +0.0 points)" in line for line in findings["Who wins"])
    assert "<dt>Pairs of games</dt><dd>12</dd>" in html


def without(run: Path, column: str, there: Path) -> Path:
    """Return a run of a version that does not have what a column counts."""
    shutil.copytree(run, there)
    file = there / "games.parquet"
    kept = {"fogtable": pl.read_parquet_metadata(file)["fogtable"]}
    pl.read_parquet(file).drop(column).write_parquet(file, metadata=kept)
    return there


def test_a_card_that_only_one_version_has_is_told(run: Path, tmp_path: Path) -> None:
    poorer = without(run, "visits_river", tmp_path / "poorer")
    for there, here, cells in ((poorer, run, "only after</th>|–|{}"), (run, poorer, "only before</th>|{}|–")):
        code, told, wrong = lab("compare", str(there), str(here), "--out", str(tmp_path / "out"))
        assert code == 0, wrong
        html = Path(told.strip()).read_text(encoding="utf-8")
        mean = pl.read_parquet(run / "games.parquet")["visits_river"].mean()
        assert mean
        row = re.sub(r"\s*<td>(.*?)</td>", r"|\1", html[html.rindex("The River, only") :].split("</tr>")[0])
        assert row.startswith(f"The River, {cells.format(f'{mean:.2f}')}")
        assert html.count(", only ") == len(re.findall("River[^<]*, only ", html))


def test_what_the_reporting_rules_do_not_know_is_told_by_its_own_name(run: Path, tmp_path: Path) -> None:
    """A report is written by one version: what the other one has, it knows from the columns."""
    richer = tmp_path / "richer"
    shutil.copytree(run, richer)
    file = richer / "games.parquet"
    kept = {"fogtable": pl.read_parquet_metadata(file)["fogtable"]}
    more = pl.read_parquet(file).with_columns(visits_tide_pool=pl.lit(2, pl.UInt16))
    more.write_parquet(file, metadata=kept)
    code, told, wrong = lab("compare", str(run), str(richer), "--out", str(tmp_path / "out"))
    assert code == 0, wrong
    assert "tide pool, only after" in Path(told.strip()).read_text(encoding="utf-8")


def test_what_was_not_played_alike_is_refused(run: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    assert lab("balance", "notalone", "--bots", "random", "--players", "3", "--games", "2", "--out", str(other))[0] == 0
    code, _, told = lab("compare", str(run), str(other), "--out", str(tmp_path / "out"))
    assert code == 2
    assert "players: (2,) there, (3,) here" in " ".join(told.replace("│", " ").split())
    assert not (tmp_path / "out").exists()


def test_a_folder_that_is_no_run_is_refused(run: Path, tmp_path: Path) -> None:
    code, _, told = lab("compare", str(run), str(tmp_path), "--out", str(tmp_path / "out"))
    assert code == 2
    assert "expected the folder of a run" in " ".join(told.replace("│", " ").split())
    broken = tmp_path / "broken"
    shutil.copytree(run, broken)
    (broken / "games.parquet").write_bytes(b"PAR1")
    code, _, told = lab("compare", str(run), str(broken), "--out", str(tmp_path / "out"))
    assert code == 2
    assert "cannot be read" in " ".join(told.replace("│", " ").split())


def test_games_of_another_plan_are_refused(run: Path, tmp_path: Path) -> None:
    """Whoever copies games.parquet from elsewhere does not get a report of it."""
    mixed = tmp_path / "mixed"
    shutil.copytree(run, mixed)
    plan = (mixed / "plan.json").read_text(encoding="utf-8")
    (mixed / "plan.json").write_text(plan.replace('"seed": 0', '"seed": 1'), encoding="utf-8")
    code, _, told = lab("compare", str(run), str(mixed), "--out", str(tmp_path / "out"))
    assert code == 2
    assert "belongs to another run" in " ".join(told.replace("│", " ").split())


def test_a_checkout_needs_the_name_of_a_game(tmp_path: Path) -> None:
    code, _, told = lab("compare", str(ROOT), str(ROOT), "--out", str(tmp_path / "out"))
    assert code == 2
    assert "expected --game" in " ".join(told.replace("│", " ").split())


@slow
def test_a_changed_number_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A checkout in which failures cost paranoia from the first round on: its games are shorter or longer, in pairs."""
    monkeypatch.setenv("FOGTABLE_RULES", "reference")
    changed = tmp_path / "changed"
    shutil.copytree(ROOT / "src", changed / "src", ignore=shutil.ignore_patterns("built", "web_dist", "__pycache__"))
    content = changed / "src" / "fogtable" / "games" / "onoda" / "content.yaml"
    text = content.read_text(encoding="utf-8")
    changed_text = text.replace("paranoia_from_round: 4", "paranoia_from_round: 1")
    assert changed_text != text
    content.write_text(changed_text, encoding="utf-8")
    asked = ["--game", "onoda", "--bots", "random", "--games", "40", "--jobs", "1", "--out", str(tmp_path / "out")]
    code, told, wrong = lab("compare", str(ROOT), str(changed), *asked)
    assert code == 0, wrong
    before, after = (pl.read_parquet(tmp_path / "out" / name / "games.parquet") for name in ("before", "after"))
    assert (before["turns"] != after["turns"]).any()
    html = Path(told.strip()).read_text(encoding="utf-8")
    table = html[html.index("Means of a game") :]
    for played in (before, after):
        assert f"<td>{played['turns'].mean():.1f}</td>" in table
    contents = re.findall(r"content (\w{16})", html)
    assert len(set(contents)) == 2
