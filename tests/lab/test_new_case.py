"""A case made of a moment of a game: it is that moment, and it passes in both executions."""

from functools import partial
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from fogtable.cli import app
from fogtable.core.declarations.streams import Stream
from fogtable.core.formats.case import read_case
from fogtable.core.formats.new_case import case_of
from fogtable.core.formats.record import read, write
from fogtable.core.formats.scenario import run_case
from fogtable.core.play.match import Match
from fogtable.core.play.view import own_part, public_part
from fogtable.fast.find import module_of
from fogtable.fast.match import open_match
from fogtable.games import NAMES, load
from tests.tiers import drawn, seeds


def game_of(name: str, seed: int) -> Match:
    """A whole game at a table of any size, answered at random."""
    game = load(name)
    luck = Stream(seed)
    count = game.seat_counts[luck.below(len(game.seat_counts))]
    match = Match(game, count, seed=seed)
    while not match.over:
        seat, _, options = match.next()
        match.take(seat, options[luck.below(len(options))])
    return read(write(match), load)


def play(path: Path, begin=Match):
    """Run a case, which passes; give the match where it ends."""
    begun = []

    def watched(*args, **kwargs):
        begun.append(begin(*args, **kwargs))
        return begun[-1]

    assert run_case(read_case(path), load, watched) is None
    return begun[0]


def shown(match):
    """What each seat and everybody sees, and what each is offered."""
    seats = range(len(match.names))
    t, names = match.state, match.names
    return public_part(t, names), [own_part(t, p, names) for p in seats], [match.offered(p) for p in seats]


@drawn
@pytest.mark.parametrize("name", NAMES)
def test_a_case_is_the_moment_of_the_game(name, tmp_path):
    path = tmp_path / "case.yaml"
    for seed in seeds(4):
        record, luck = game_of(name, seed), Stream(seed)
        for _ in range(3):
            at = luck.below(len(record.answers) + 1)
            path.write_text(case_of(record, at), encoding="utf-8")
            match = play(path)
            there = Match(record.game, len(record.names), record.options, record.seed)
            for number, (seat, option) in enumerate(record.answers):
                if number >= at and shown(there) == shown(match):
                    break
                there.answer(seat, option)
            assert shown(there) == shown(match)
            if (module := module_of(name)) is not None:
                assert shown(play(path, partial(open_match, module))) == shown(match)


HAND = ["jungle", "river", "beach", "rover"]


@pytest.fixture
def record(tmp_path):
    match = Match(load("notalone"), 2, seed=7)
    match.play(0, "pass")
    match.play(1, "commit:lair")
    (tmp_path / "game.jsonl").write_bytes(write(match))
    return tmp_path / "game.jsonl"


def new(*args: object) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["scenario", "new", *map(str, args)])
    return done.exit_code, done.stdout, done.stderr


def test_the_command_writes_a_case(record):
    status, text, errors = new(record, "--at", 1)
    assert (status, errors) == (0, "")
    assert all(len(line) <= 120 for line in text.splitlines())
    assert yaml.safe_load(text) == {
        "game": "notalone",
        "title": "A game after answer 1",
        "clauses": ["NA-3.13", "NA-3.15", "NA-2.21"],
        "options": {"players": 2},
        "seed": 7,
        "play": [
            {"creature": "pass"},
            {
                "expect": {
                    "asked": ["hunted-1"],
                    "question": {"hunted-1": "explore"},
                    "only": {
                        "hunted-1": ["play:strike-back", *(f"commit:{place}" for place in ("lair", *HAND))],
                    },
                }
            },
            {"hunted-1": "commit:lair"},
            {
                "expect": {
                    "events": [
                        {"commits": {"player": "hunted-1"}},
                        "exploration-closes",
                        {"phase-begins": {"phase": "hunting"}},
                    ],
                    "state": {
                        "phase": "hunting",
                        "explored": True,
                        "hand": {"hunted-1": HAND},
                        "played": {"hunted-1": ["lair"]},
                        "committed": {"hunted-1": True},
                    },
                }
            },
        ],
    }


def test_a_moment_that_the_record_does_not_have(record):
    assert new(record, "--at", 3) == (2, "", f"{record}: the record has 2 answers; got 3\n")
    assert new(record, "--at", -1) == (2, "", f"{record}: the record has 2 answers; got -1\n")


def test_a_file_that_is_no_record(tmp_path):
    (tmp_path / "game.jsonl").write_text("{}\n")
    status, text, errors = new(tmp_path / "game.jsonl")
    assert (status, text) == (2, "")
    assert errors.startswith(f"{tmp_path}/game.jsonl: line 1: ")
    assert new(tmp_path / "none.jsonl") == (2, "", f"{tmp_path}/none.jsonl: No such file or directory\n")
