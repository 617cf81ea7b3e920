"""The commands of the conformance kit, as somebody types them."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fogtable.cli import app
from fogtable.fast.find import module_of

ROOT = Path(__file__).parents[2]
GOOD = """\
game: notalone
title: a Hunted commits
clauses: [NA-3.13]
play:
  - creature: pass
  - hunted-1: commit:lair
  - expect: {state: {played: {hunted-1: [lair]}}, hides: {creature: [played.hunted-1]}}
"""
BAD = GOOD.replace("[lair]}}", "[river]}}")
WRONG = GOOD.replace("commit:lair", "commit:liar")


def run(*args: object) -> tuple[int, list[str], str]:
    done = CliRunner().invoke(app, [str(arg) for arg in args])
    return done.exit_code, done.stdout.splitlines(), done.stderr


@pytest.fixture
def cases(tmp_path):
    (tmp_path / "a-good.yaml").write_text(GOOD)
    (tmp_path / "b-bad.yaml").write_text(BAD)
    return tmp_path


def test_all_passed(cases):
    assert run("scenario", "run", cases / "a-good.yaml") == (0, ["1 passed, 0 failed"], "")


def test_a_failure_is_one_line_and_exit_status_1(cases):
    status, lines, _ = run("scenario", "run", cases)
    assert status == 1
    assert lines == [
        f"{cases}/b-bad.yaml:7: step 3: played.hunted-1: expected [river], got [lair]",
        "1 passed, 1 failed",
    ]


def test_an_answer_that_is_not_possible_fails(cases):
    (cases / "b-bad.yaml").write_text(GOOD.replace("commit:lair", "commit:source"))
    status, lines, _ = run("scenario", "run", cases)
    assert status == 1
    assert lines[0].startswith(
        f"{cases}/b-bad.yaml:6: step 2: hunted-1: commit:source: expected to be taken, was refused: "
        "hunted-1 cannot answer commit:source to explore now; offered: commit:lair, "
    )


def test_a_slip_of_the_pen_is_told_with_its_place_and_what_there_is(cases):
    (cases / "b-bad.yaml").write_text(WRONG)
    status, lines, errors = run("scenario", "run", cases)
    assert (status, lines) == (2, ["1 passed, 0 failed"])
    assert errors == (
        f"{cases}/b-bad.yaml:6: play[2].hunted-1: no question of notalone has the answer 'commit:liar'; there are "
        "commit:lair, commit:jungle, commit:river, commit:beach, commit:rover, commit:swamp, commit:shelter, "
        "commit:wreck, commit:source, commit:artefact; did you mean commit:lair?\n"
    )


def test_a_clause_that_the_rules_do_not_have(cases):
    (cases / "b-bad.yaml").write_text(GOOD.replace("NA-3.13", "NA-3.131"))
    status, _, errors = run("scenario", "run", cases)
    assert status == 2
    assert errors.startswith(
        f"{cases}/b-bad.yaml:3: clauses[1]: RULES.md of notalone has no clause 'NA-3.131'; did you mean NA-3.13 or "
    )


def test_a_case_that_leaves_idle_passes_out_says_so(cases):
    (cases / "a-good.yaml").write_text("idle: skipped\n" + GOOD)
    (cases / "b-bad.yaml").write_text("idle: skipped\n" + BAD)
    status, lines, _ = run("scenario", "run", cases)
    assert (status, lines) == (
        1,
        [
            f"{cases}/a-good.yaml: passed (idle: skipped): seats that could only pass were not asked",
            f"{cases}/b-bad.yaml:8: step 3 (idle: skipped): played.hunted-1: expected [river], got [lair]",
            "1 passed, 1 failed",
        ],
    )


WINDOW = """\
game: notalone
title: the Creature is asked though it has no card to play now
clauses: [NA-7.4]
options: {players: 3}
given:
  phase: reckoning
  played: {hunted-1: [lair], hunted-2: [jungle]}
  hunt_hand: [mirage]
  survival_hand: {hunted-1: [], hunted-2: []}
play:
  - expect: {asked: [%s]}
"""


@pytest.mark.parametrize("rules", ["reference", "compiled"])
def test_who_is_asked_is_proved_by_the_case_as_it_stands(cases, rules):
    """Of two cases that say otherwise of one position, one fails: no case is read another way until it passes."""
    if rules == "compiled" and module_of("notalone") is None:
        pytest.skip("no C compiler")
    (cases / "a-good.yaml").write_text(WINDOW % "creature")
    (cases / "b-bad.yaml").write_text(WINDOW % "hunted-1")
    status, lines, errors = run("scenario", "run", cases, "--rules", rules)
    assert (status, lines[-1], errors) == (1, "1 passed, 1 failed", "")
    failed = "(compiled) asked" if rules == "compiled" else "asked"
    assert lines[0] == f"{cases}/b-bad.yaml:11: step 1: {failed}: expected [hunted-1], got [creature]"


def test_a_file_that_cannot_be_read_is_exit_status_2_and_the_others_are_run(cases):
    (cases / "c-broken.yaml").write_text("game: [")
    status, lines, errors = run("scenario", "run", cases)
    assert status == 2
    assert lines[-1] == "1 passed, 1 failed"
    assert errors.startswith(f"{cases}/c-broken.yaml:1:8: ")


def test_a_mistake_in_a_scenario_is_exit_status_2(cases):
    (cases / "c-broken.yaml").write_text(GOOD.replace("hunted-1: commit", "hunted-9: commit"))
    status, _, errors = run("scenario", "run", cases / "c-broken.yaml")
    assert status == 2
    assert errors == (
        f"{cases}/c-broken.yaml:6: play[2].hunted-9: expected one of expect, refused, retract, tells, creature, "
        "hunted-1; got 'hunted-9'; did you mean hunted-1?\n"
    )


@pytest.mark.parametrize("rules", ["both", "reference", "compiled"])
def test_a_game_that_there_is_not(cases, rules):
    (cases / "b-bad.yaml").write_text(GOOD.replace("notalone", "notalon"))
    status, _, errors = run("scenario", "run", cases / "b-bad.yaml", "--rules", rules)
    assert status == 2
    assert errors.startswith(f"{cases}/b-bad.yaml:1: game: expected one of notalone, ")


def test_a_path_that_does_not_exist(tmp_path):
    status, _, errors = run("scenario", "run", tmp_path / "none")
    assert (status, errors) == (2, f"{tmp_path}/none: no such file or folder\n")


def test_a_folder_without_scenarios_is_no_success(tmp_path):
    status, _, errors = run("scenario", "run", tmp_path)
    assert (status, errors) == (2, f"{tmp_path}: no scenario files (*.yaml) there\n")


def test_the_scenarios_of_the_project_pass():
    examples = sorted((ROOT / "src/fogtable/games").glob("*/examples"))
    status, lines, errors = run("scenario", "run", ROOT / "scenarios", *examples)
    assert (status, errors) == (0, ""), lines
    assert re.fullmatch(r"[1-9]\d* passed, 0 failed", lines[-1])


def test_the_example_in_the_documentation_passes(tmp_path):
    text = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    examples = re.findall(r"```yaml\n(game:.*?)```", text, re.DOTALL)
    assert examples
    for number, example in enumerate(examples):
        (tmp_path / f"{number}.yaml").write_text(example)
    assert run("scenario", "run", tmp_path) == (0, [f"{len(examples)} passed, 0 failed"], "")


# -- clauses ----------


@pytest.fixture
def folders(tmp_path):
    (tmp_path / "tests").mkdir()
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "one.yaml").write_text(GOOD)
    return ["--tests", tmp_path / "tests", "--scenarios", tmp_path / "scenarios"]


def test_clauses_are_listed_with_who_cites_them(folders):
    status, lines, _ = run("clauses", "notalone", *folders)
    assert status == 0
    assert lines[0] == "NA-1.1  0"
    at = lines.index("NA-3.13  2")  # the examples of the rules go with the game
    assert lines[at + 1 : at + 3] == ["    scenarios/one.yaml", "    examples/1-resist.yaml"]


def test_uncovered_clauses_are_exit_status_1(folders):
    status, lines, _ = run("clauses", "notalone", "--uncovered", *folders)
    assert status == 1
    assert "NA-1.1" in lines
    assert "NA-3.13" not in lines


def test_an_unknown_clause_is_an_error(folders):
    Path(folders[1], "test_x.py").write_text(
        'import pytest\n\n\n@pytest.mark.clauses("NA-99.1")\ndef test_x():\n    pass\n'
    )
    status, _, errors = run("clauses", "notalone", *folders)
    assert (status, errors) == (2, "tests/test_x.py::test_x: cites NA-99.1, which RULES.md does not have\n")


@pytest.mark.parametrize("which", ["--tests", "--scenarios"])
def test_a_folder_that_does_not_exist_is_no_folder_without_citations(folders, which):
    status, lines, errors = run("clauses", "notalone", *folders, which, "nowhere")
    assert (status, lines) == (2, [])
    assert "nowhere" in errors


def test_an_unknown_game(folders):
    from fogtable.games import NAMES

    status, _, errors = run("clauses", "chess", *folders)
    assert status == 2
    assert errors == f"expected one of {', '.join(NAMES)}; got 'chess'\n"


def test_every_clause_of_every_game_is_proved():
    from fogtable.games import NAMES

    for name in NAMES:
        where = ["--tests", ROOT / "tests", "--scenarios", ROOT / "scenarios"]
        assert run("clauses", name, "--uncovered", *where) == (0, [], "")
