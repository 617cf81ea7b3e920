"""The page that adds cards is followed to the letter in a copy of the tree, and its cards are played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tools.machine import ROOT

PAGE: Final = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
CARDS: Final = {"knuckleduster": "bigbrother", "campfire": "notalone", "blackout-drill": "bigbrother"}
"""The cards that the page adds, in its order, each with its game."""
PRINTED: Final = "copies: 1, marks: [clash],               bonus: 1"
"""What the page prints on the knuckleduster."""
LASTS: Final = "blackout-drill"
"""The one that nobody names in an answer: a test and a scenario of the page prove it."""
PLACES: Final = {
    "content": re.compile(r"src/fogtable/games/\w+/content\.yaml"),
    "words": re.compile(r"src/fogtable/games/\w+/texts/cards/(en|ru|uk)\.ftl"),
    "picture": re.compile(r"tools/art/.*"),
    "rule": re.compile(r"src/fogtable/games/\w+/rules/\w+\.py"),
    "proof": re.compile(r"tests/games/.*|scenarios/.*"),
}

_STEP: Final = re.compile(
    r"^(?:Into `(?P<into>[^`]+)`, (?P<how>below|above|instead) (?:of )?the line of `(?P<line>[^`]+)`"
    r"|To the end of `(?P<end>[^`]+)`|As `(?P<new>[^`]+)`):\n\n```\w+\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


class Step(NamedTuple):
    """A piece of text that the page puts into a file."""

    file: str
    how: str
    line: str
    text: str

    def follow(self, root: Path) -> None:
        """Do what the page says."""
        path = root / self.file
        if self.how == "new":
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.text, encoding="utf-8")
            return
        old = path.read_text(encoding="utf-8")
        if self.how == "end":
            path.write_text(f"{old}\n\n{self.text}", encoding="utf-8")
            return
        (found,) = [line for line in old.splitlines(keepends=True) if self.line in line]
        new = {"below": found + self.text, "above": f"{self.text}\n\n{found}", "instead": self.text}[self.how]
        path.write_text(old.replace(found, new), encoding="utf-8")


def steps(card: str) -> list[Step]:
    """Return what the page puts where for a card."""
    part = PAGE.split("\n## ")[1 + list(CARDS).index(card)]
    found = []
    for one in _STEP.finditer(part):
        file = one["into"] or one["end"] or one["new"]
        how = one["how"] or ("end" if one["end"] else "new")
        found.append(Step(file, how, one["line"] or "", one["text"]))
    return found


PLAY: Final = """
import sys
from random import Random
from fogtable.core.play.match import Match
from fogtable.games import load

game, card = load(sys.argv[1]), sys.argv[2]
used = 0
for seed in range(1000):
    if used:
        break
    luck = Random(seed)
    match = Match(game, 4, seed=seed)
    while not match.over:
        seat = luck.choice(match.awaited())
        answer = luck.choice(match.offered(seat))
        used += answer.endswith(f":{card}")
        match.play(seat, answer)
print(used)
"""
"""Plays a game at random until a card was named in an answer, 1000 times at most; prints how often it was."""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a copy of what the page changes, and of the tests that it names."""
    away = shutil.ignore_patterns("__pycache__", "web_dist", "built", "*.so", "made", "node_modules")
    for folder in ("src/fogtable", "tools", "tests/games", "tests/web", "web/src/games", "web/src/shared"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=away)
    for file in ("tests/conftest.py", "tests/tiers.py", "pyproject.toml"):
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


@pytest.mark.parametrize("card", CARDS)
def test_a_card_stands_in_four_places_at_most(card: str) -> None:
    named = [{place for place, file in PLACES.items() if file.fullmatch(step.file)} for step in steps(card)]
    assert all(len(one) == 1 for one in named)
    places = set.union(*named) - {"proof"}
    assert {"content", "words"} <= places <= PLACES.keys()
    assert len(places) <= 4
    assert [step.file[-6:] for step in steps(card) if PLACES["words"].fullmatch(step.file)] == [
        "en.ftl",
        "ru.ftl",
        "uk.ftl",
    ]


@pytest.mark.parametrize(("card", "game"), CARDS.items())
def test_the_page_adds_a_card_that_is_played(tree: Path, card: str, game: str) -> None:
    def run(*command: str) -> str:
        around = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}
        done = subprocess.run(
            [sys.executable, *command], cwd=tree, env=around, capture_output=True, text=True, check=False, timeout=300
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    for step in steps(card):
        step.follow(tree)
    assert run("-m", "fogtable", "check", game) == ""
    run("-m", "tools.webtypes")
    run("-m", "tools.rulebook")
    assert card == LASTS or int(run("-c", PLAY, game, card)) > 0
    tests = ["test_texts.py", "test_rules_texts.py", "test_content_files.py", f"{game}/test_rules_texts.py"]
    tests += [f"{game}/test_content.py", *([f"{game}/test_texts.py"] if game == "notalone" else [])]
    found = [f"tests/games/{file}" for file in tests]
    run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", "-k", game, *found)
    for proof in (step.file for step in steps(card) if PLACES["proof"].fullmatch(step.file)):
        if proof.endswith(".py"):
            run("-m", "pytest", "-q", "-p", "no:cacheprovider", proof)
        else:
            run("-m", "fogtable", "scenario", "run", proof, "--rules", "reference")
    drawn = run("-c", f"from tools.art.{game} import draw; print(draw())")
    assert card in drawn


@pytest.mark.parametrize(
    ("card", "file", "old", "new"),
    [
        ("knuckleduster", "content.yaml", PRINTED, "copies: 1, marks: [clash], bonus: 7"),
        ("knuckleduster", "content.yaml", PRINTED, "copies: 1, mark: [clash], bonus: 1"),
        ("knuckleduster", "content.yaml", PRINTED, "copies: 70, marks: [clash], bonus: 1"),
        ("campfire", "rules/survival_cards.py", "@EFFECT.of(Survival.CAMPFIRE)\n", ""),
        ("campfire", "rules/survival_cards.py", "@EFFECT.of(Survival.CAMPFIRE)", "@EFFECT.of(Survival.CAMPFIER)"),
        (LASTS, "rules/event_cards.py", "    News.BLACKOUT_DRILL,\n", ""),
    ],
)
def test_mistakes_are_told_as_the_page_says(tree: Path, card: str, file: str, old: str, new: str) -> None:
    game = CARDS[card]
    for step in steps(card):
        step.follow(tree)
    path = tree / "src" / "fogtable" / "games" / game / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    around = {**os.environ, "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "-m", "fogtable", "check", game]
    done = subprocess.run(command, cwd=tree, env=around, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 1
    assert without_lines(f"\n{done.stdout}") in without_lines(PAGE)


def without_lines(text: str) -> str:
    """Return messages without the numbers of lines, which move."""
    return re.sub(r"(?<=py|ml):\d+:", ":", text)
