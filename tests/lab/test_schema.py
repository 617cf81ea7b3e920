"""The JSON Schema of scenarios: it is the one that is committed, it holds of every case, and it notices slips."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator
from typer.testing import CliRunner

from fogtable.cli import app

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "scenarios" / "schema.json").read_text(encoding="utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)


def slips(text: str) -> list[str]:
    """Return the places at which a case is against the schema."""
    case = json.loads(json.dumps(yaml.safe_load(text)))  # rows by number are names in JSON
    return [error.json_path for error in VALIDATOR.iter_errors(case)]


def test_the_committed_schema_is_current():
    done = CliRunner().invoke(app, ["scenario", "schema"])
    assert done.exit_code == 0
    wanted = "make it anew: .venv/bin/fogtable scenario schema > scenarios/schema.json"
    assert json.loads(done.stdout) == SCHEMA, wanted
    assert done.stdout == (ROOT / "scenarios" / "schema.json").read_text(encoding="utf-8"), wanted


def test_it_is_a_schema():
    Draft202012Validator.check_schema(SCHEMA)


def test_all_scenarios_keep_to_it():
    paths = [*(ROOT / "scenarios").rglob("*.yaml"), *(ROOT / "src/fogtable/games").glob("*/examples/*.yaml")]
    found = {path: slips(path.read_text(encoding="utf-8")) for path in paths}
    assert found
    assert not {str(path): wrong for path, wrong in found.items() if wrong}


CASE: dict[str, Any] = {
    "game": "notalone",
    "title": "a case",
    "clauses": ["NA-3.5"],
    "idle": "skipped",
    "options": {"players": 3, "board": "B"},
    "given": {"turn": 2, "effects": {0: "clone"}, "hand": {"hunted-1": ["lair"]}, "phase": "reckoning"},
    "luck": [{"draw-hunt": "mirage"}],
    "play": [
        {"hunted-1": ["resist1", {"explore": "commit:lair"}]},
        {"expect": {"asked": "hunted-1", "events": [{"resists": {"player": "hunted-1", "will": 1}}, "takes-back"]}},
        {"expect": {"hides": {"creature": ["hand.hunted-1"]}, "over": False, "question": {"creature": "none"}}},
        {"refused": {"hunted-1": "give-up", "clause": "NA-3.15"}},
        {"retract": "hunted-2"},
    ],
}


def changed(at: tuple[Any, ...], value: Any) -> str:
    case = json.loads(json.dumps(CASE))
    place = case
    for key in at[:-1]:
        place = place[key]
    place[at[-1]] = value
    return yaml.safe_dump(case)


def test_a_case_with_everything_keeps_to_it():
    assert slips(yaml.safe_dump(CASE)) == []


@pytest.mark.parametrize(
    ("at", "value"),
    [
        (("game",), "chess"),
        (("titel",), "a case"),
        (("clauses", 0), "ON-1.1"),
        (("idle",), "left"),
        (("options", "players"), 9),
        (("options", "lights"), 1),
        (("given", "turns"), 2),
        (("given", "turn"), -1),
        (("given", "hand", "hunted-9"), []),
        (("given", "hand", "hunted-1", 0), "liar"),
        (("given", "phase"), "dinner"),
        (("luck", 0), {"draw-hunt": "lair"}),
        (("luck", 0), {"roll": 3}),
        (("play", 0), {"hunted-1": "commit:liar"}),
        (("play", 0), {"hunted-1": {"explor": "commit:lair"}}),
        (("play", 0), {"hunted-9": "commit:lair"}),
        (("play", 1, "expect", "asked"), "nobody"),
        (("play", 1, "expect", "offerd"), {}),
        (("play", 1, "expect", "events", 0), {"resists": {"who": "hunted-1"}}),
        (("play", 1, "expect", "events", 0), "resist"),
        (("play", 2, "expect", "question", "creature"), "explor"),
        (("play", 2, "expect", "over"), True),
        (("play", 3, "refused", "clause"), "3.15"),
        (("play", 4, "retract"), "nobody"),
    ],
)
def test_slips_are_noticed(at, value):
    assert slips(changed(at, value))
