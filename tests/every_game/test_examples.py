"""The examples of the rules: each has a scenario that plays it, which tells the sentences of every language."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from fogtable.core.formats.case import read_case
from fogtable.core.formats.examples import examples_of
from fogtable.core.formats.scenario import Moment, run_case
from fogtable.core.game import Game
from fogtable.games import NAMES, load
from fogtable.server.actions.examples import example

LANGUAGES = ("", ".ru", ".uk")
EXAMPLE = re.compile(r"\*\*(\d+)\. [^*]+\*\* (.*)", re.DOTALL)
BETWEEN = re.compile(r"(?<=[.!?])\s+(?=[^a-zа-яёіїєґ])")
ALL = [(name, number) for name in NAMES for number in examples_of(load(name))]


def sentences(text: str) -> dict[int, list[str]]:
    """Return the sentences of each example of a reference; a row of a table is one too (pages/rules/example.ts)."""
    found: dict[int, list[str]] = {}
    for block in re.split(r"\n\s*\n", text):
        if begun := EXAMPLE.match(block):
            found[int(begun[1])] = BETWEEN.split(" ".join(begun[2].split()))
        elif block.startswith("## "):
            if found:
                return found
        elif block.startswith("|") and found:
            found[max(found)] += block.splitlines()[2:]
    return found


def told(game: Game, number: int) -> list[Moment]:
    """Play an example; return its moments."""
    seen: list[Moment] = []
    assert run_case(read_case(examples_of(game)[number]), lambda _: game, watch=seen.append) is None
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_example_has_its_scenario(name: str, language: str) -> None:
    game = load(name)
    written = sentences((game.folder / f"RULES{language}.md").read_text(encoding="utf-8"))
    assert list(written) == list(examples_of(game))
    english = sentences((game.folder / "RULES.md").read_text(encoding="utf-8"))
    assert {number: len(said) for number, said in written.items()} == {n: len(said) for n, said in english.items()}


@pytest.mark.parametrize(("name", "number"), ALL)
def test_a_scenario_tells_its_example_from_the_beginning_on(name: str, number: int) -> None:
    game = load(name)
    there = sentences((game.folder / "RULES.md").read_text(encoding="utf-8"))[number]
    moments = told(game, number)
    assert len(moments) > 1
    assert moments[0].sentences[0] == 1
    for before, after in pairwise(moments):
        assert max(before.sentences) <= max(after.sentences) <= len(there)
    # What would have been otherwise is never told of a position: it stands at the end.
    silent = set(range(1, len(there) + 1)).difference(*(moment.sentences for moment in moments))
    assert all(re.match(r"Had |He might", there[at - 1]) for at in silent), [there[at - 1] for at in silent]


@pytest.mark.parametrize(("name", "number"), ALL)
def test_an_example_is_shown_to_each_as_they_see_it(name: str, number: int) -> None:
    game = load(name)
    made = {viewer: msgspec.json.decode(text) for viewer, text in example(game, examples_of(game)[number]).items()}
    everybody = made["all"]["positions"]
    assert set(made) == {*made["all"]["seats"], "all"}
    assert everybody[0]["answer"] is None
    for shown in made.values():
        assert [one["step"] for one in shown["positions"]] == list(range(len(everybody)))
        assert {one["steps"] for one in shown["positions"]} == {len(everybody) - 1}
        assert [one["answer"] for one in shown["positions"]] == [one["answer"] for one in everybody]


def test_who_looks_through_a_seat_sees_no_more_than_it() -> None:
    game = load("notalone")
    made = example(game, examples_of(game)[1])
    shown = {viewer: msgspec.json.decode(text) for viewer, text in made.items()}
    hands = {viewer: one["positions"][0]["view"]["public"]["hand"] for viewer, one in shown.items()}
    tanya = shown["all"]["seats"].index("hunted-3")
    assert hands["all"][tanya] == ["jungle", "beach"]
    assert hands["creature"][tanya] is None


def test_an_example_that_does_not_come_as_it_says_is_shown_to_nobody(tmp_path: Path) -> None:
    game = load("notalone")
    path = examples_of(game)[1]
    broken = tmp_path / path.name
    broken.write_text(path.read_text(encoding="utf-8").replace("will: {hunted-3: 2}", "will: {hunted-3: 1}"))
    with pytest.raises(ValueError, match=r"will\.hunted-3: expected 1, got 2"):
        example(game, broken)


@pytest.mark.parametrize(
    ("file", "why"),
    [("resist.yaml", "expected NUMBER-NAME.yaml"), ("1-again.yaml", "example 1 has another scenario")],
)
def test_a_file_that_plays_no_example_of_its_own(tmp_path: Path, file: str, why: str) -> None:
    (tmp_path / "examples").mkdir()
    for name in ("1-resist.yaml", file):
        (tmp_path / "examples" / name).write_text("")
    with pytest.raises(ValueError, match=why):
        examples_of(replace(load("notalone"), folder=tmp_path))
