"""What becomes of measurements: rates, goals, tables, plot."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from bench import document, report
from bench.contestant import Contestant
from bench.goals import GOALS, Goal
from bench.measure import Runner, interleave
from bench.plot import plot, short
from bench.roster import ENTRIES, OWN, main_measure

SVG = "{http://www.w3.org/2000/svg}"


class Clock:
    """Time that passes only when somebody works."""

    now = 0.0

    def work(self, seconds: float, amount: int) -> int:
        self.now += seconds
        return amount


def measured(**more: Any) -> Runner:
    clock = Clock()

    def playout(rng: Random) -> int:
        return clock.work(0.001, 30)

    def copy() -> int:
        return clock.work(0.000002, 1)

    runner = Runner("notalone_reference", Contestant(playout, [copy], clock=lambda: clock.now, **more))
    interleave([runner], rounds=3, seconds=0.3, step=lambda name: None)
    return runner


def test_rates_are_amounts_by_the_contestants_own_clock():
    samples = measured(playouts_per_call=2, bytes_per_state=80).samples
    assert samples["decisions_per_s"] == pytest.approx([30_000] * 3)
    assert samples["playouts_per_s"] == pytest.approx([2000] * 3)
    assert samples["copy_us"] == pytest.approx([2] * 3)
    assert samples["bytes_per_state"] == [80] * 3
    assert "iterations_per_s" not in samples


def test_iterations_count_those_of_the_slice_only():
    total = 1000

    def searched() -> int:
        nonlocal total
        total += 500
        return total

    samples = measured(playouts_per_call=0, searched=searched).samples
    assert samples["iterations_per_s"] == pytest.approx([500 / 0.088] * 3, rel=0.03)
    assert "playouts_per_s" not in samples


def test_a_goal_knows_which_way_is_better():
    results = {
        "notalone_compiled_from_python": {"copy_us": [0.1, 0.2, 0.3], "decisions_per_s": [60.0, 50.0, 20.0]},
        "pyspiel_hanabi": {"copy_us": [1.0, 1.0, 1.5], "decisions_per_s": [5.0, 5.0, 5.0]},
    }
    row, against = results
    least, most = Goal(row, "copy_us", 6, against), Goal(row, "copy_us", 0.12)
    assert least.found(results) == pytest.approx(5)
    assert not least.reached(5)
    assert most.found(results) == 0.2
    assert not most.reached(0.2)
    assert most.reached(0.12)
    assert Goal(row, "decisions_per_s", 12, against).found(results) == 10
    assert Goal(row, "decisions_per_s", 12, "rlcard_uno").found(results) is None


def test_every_row_and_goal_names_rows_that_there_are():
    for entry in ENTRIES.values():
        assert ENTRIES[entry.beside].driven == entry.driven, entry.name
        assert entry.note.endswith("."), entry.name
    for goal in GOALS:
        assert goal.row in OWN
        assert goal.against is None or goal.against in ENTRIES


@pytest.fixture
def results(tmp_path: Path) -> Path:
    samples = {
        "notalone_reference": {"decisions_per_s": [75_000.0, 80_000.0], "copy_us": [80.0, 82.0]},
        "leduc_compiled_kernel": {"decisions_per_s": [3.3e7], "playouts_per_s": [8e6], "bytes_per_state": [80.0]},
        "pyspiel_leduc_ismcts": {"iterations_per_s": [290_000.0]},
        "pyspiel_hanabi": {"decisions_per_s": [200_000.0, 200_000.0]},
    }
    machine = {"cpu": "P", "cores": 2, "system": "L", "python": "C", "compiler": None, "versions": {"rlcard": "1"}}
    run = {"seconds": 1.0, "rounds": 2, "seed": 1, "interrupted": False}
    path = tmp_path / "results.json"
    report.write_json(path, samples, machine, run, {"pgx_leduc": "No module named 'pgx'"})
    return path


def test_the_plot_has_a_dot_for_every_row_and_faster_ones_lie_further_right(results: Path):
    rows = json.loads(results.read_text())["rows"]
    drawing = Xml.fromstring(plot(rows))
    words = [text.text for text in drawing.iter(f"{SVG}text")]
    assert {row["name"] for row in rows} <= set(words)
    assert {"77.5 k", "33 M", "290 k", "200 k"} <= set(words)
    dots = [dot for dot in drawing.iter(f"{SVG}circle") if dot.get("cy") != "42"]
    places = sorted(float(dot.get("cx", "")) for dot in dots)
    fastest = max(dots, key=lambda dot: float(dot.get("cx", "")))
    assert len(places) == len(rows)
    assert fastest.get("class") == "dot own"
    assert places[0] < places[1] < places[2] < places[3]


@pytest.mark.parametrize(
    ("number", "said"), [(7.25, "7.25"), (999, "999"), (1000, "1 k"), (2_061_000, "2.06 M"), (3e9, "3 G")]
)
def test_numbers_are_said_briefly(number: float, said: str):
    assert short(number) == said


def test_the_page_gets_tables_between_its_marks(results: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    page, drawing = tmp_path / "page.md", tmp_path / "plot.svg"
    page.write_text(f"before\n{document.BEGIN}\nold\n{document.END}\nafter\n")
    monkeypatch.setattr(document, "PAGE", page)
    monkeypatch.setattr(document, "PLOT", drawing)
    assert document.write(results) == [page, drawing]
    text = page.read_text()
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert "| **`notalone_reference`** | 77,500 | 81 |" in text
    assert "0.388 x `pyspiel_hanabi`" in text
    assert "* `pgx_leduc`: No module named 'pgx'" in text
    assert "**missed**" in text
    assert "not measured" in text


def test_without_results_it_says_what_to_do(tmp_path: Path):
    with pytest.raises(ValueError, match="run make bench first"):
        document.write(tmp_path / "none.json")


def test_searches_are_compared_by_iterations():
    assert main_measure(ENTRIES["notalone_search"]) == "iterations_per_s"
    assert main_measure(ENTRIES["pyspiel_leduc"]) == "decisions_per_s"
