from pathlib import Path

import pytest

from fogtable.core.formats.scenario import Unreadable, find_cases, read_case
from tests.core.cases import HEAD, POSITION, fails, mistake, passes

# -- playing ----------


def test_answers_by_meaning(run):
    passes(run, "  - player-1: coin:copper\n  - dealer: box:left\n  - expect: {state: {step: 2, trick: left}}\n")


def test_several_picks_of_one_seat(run):
    head = POSITION + "  step: 3\n"
    passes(run, "  - player-1: [coin:copper]\n    player-2: coin:gold\n  - expect: {state: {step: 5}}\n", head)


def test_an_answer_that_is_refused_fails(run):
    fails(
        run,
        "  - player-1: coin:gold\n",
        "player-1: coin:gold: expected to be taken, was refused: "
        "player-1 cannot answer coin:gold to bet now; offered: coin:copper, coin:silver, fold (asked now: player-1)",
    )


def test_a_sealed_answer_is_taken_back(run):
    head = POSITION + "  step: 3\n"
    passes(run, "  - player-1: coin:copper\n  - retract: player-1\n  - expect: {asked: [player-1, player-2]}\n", head)
    fails(
        run,
        "  - retract: player-1\n",
        "retract player-1: player-1 has no sealed answer that could be taken back",
        1,
        head,
    )


def test_an_answer_that_the_game_gave_by_itself_counts_as_given(run):
    head = HEAD + "given:\n  step: 3\n  bank: [silver, platinum]\n  purse: {player-1: [copper], player-2: [gold]}\n"
    passes(run, "  - player-1: coin:copper\n  - player-2: coin:gold\n  - expect: {state: {step: 5}}\n", head)
    fails(
        run,
        "  - player-2: coin:gold\n  - player-2: coin:gold\n",
        "player-2: coin:gold: expected to be taken, was refused: "
        "player-2 cannot answer coin:gold to bet now; offered: fold (asked now: player-1)",
        2,
        head,
    )


def test_the_passes_of_those_who_can_do_nothing_may_be_said_or_not(run):
    """Player 2 has gold that could be laid, player 1 has none and is asked all the same."""
    head = POSITION + "  step: 7\n"
    over = "  - expect: {over: {side: player}}\n"
    passes(run, "  - player-1: pass\n  - player-2: coin:gold\n" + over, head)
    passes(run, "  - player-2: coin:gold\n" + over, head)
    passes(run, "  - expect: {asked: [player-1, player-2], only: {player-1: pass}}\n", head)
    passes(run, "  - expect: {asked: player-2}\n  - player-1: pass\n", head)
    fails(run, "  - player-1: pass\n" + over, "over: expected {'side': 'player'}, the game goes on", 2, head)
    fails(
        run,
        "  - player-1: coin:gold\n",
        "player-1: coin:gold: expected to be taken, was refused: "
        "player-1 cannot answer coin:gold to lay now; offered: pass (asked now: player-1, player-2)",
        1,
        head,
    )


def test_what_must_be_refused(run):
    passes(run, "  - refused: {player-1: coin:gold, clause: TT-1.1}\n  - refused: {player-2: fold}\n")
    fails(
        run,
        "  - refused: {player-1: fold, clause: TT-1.1}\n",
        "player-1: fold: expected to be refused (TT-1.1), is offered",
    )
    fails(run, "  - refused: {player-1: [coin:gold, fold]}\n", "player-1: fold: expected to be refused, is offered")


def test_a_slip_of_the_pen_is_no_refusal(run):
    mistake(
        run,
        "  - expect: {asked: player-1}\n  - refused: {player-1: coin:glod}\n",
        "line 10, step 2: play: refused: no question of table has the answer 'coin:glod'",
    )


# -- luck ----------


def test_luck_of_the_set_up(run):
    head = HEAD + "setup_luck:\n  - draw: gold\n  - draw: copper\n"
    passes(run, "  - expect: {state: {purse: {player-1: [gold], player-2: [copper]}}}\n", head)


def test_luck_that_never_came_fails(run):
    fails(run, "  - player-1: fold\n", "luck: said, but never drawn: draw", 1, POSITION + "luck: [{draw: gold}]\n")


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("luck: [{roll: gold}]\n", "luck[1]: expected one of draw; got 'roll'"),
        ("luck: [{draw: gold}, {draw: 3}]\n", "luck[2].draw: expected one of copper, silver, gold, platinum; got 3"),
        (
            "setup_luck: [{draw: iron}]\n",
            "setup_luck[1].draw: expected one of copper, silver, gold, platinum; got 'iron'",
        ),
    ],
)
def test_luck_with_a_mistake_is_refused(run, lines, message):
    mistake(run, "  - player-1: fold\n", message, HEAD + lines)


# -- reading ----------


@pytest.mark.parametrize(
    ("head", "message"),
    [
        (HEAD.replace("game: table", "game: chess"), "expected one of table; got 'chess'"),
        (HEAD.replace("players: 3", "players: 9"), "options.players: expected 2 to 4; got 9"),
        (HEAD.replace("players: 3", "players: yes"), "options.players: expected 2 to 4; got True"),
        (HEAD.replace("players: 3", "lights: 3"), "options: Object contains unknown field `lights`"),
        (HEAD + "given: {step: 12}\n", "given.step: expected 0 to 9, got 12"),
        (HEAD + "given: {dark: true, opened: true}\n", "given: an opened table is not dark (TT-1.9)"),
    ],
)
def test_a_position_with_a_mistake_is_refused(run, head, message):
    mistake(run, "  - player-1: fold\n", message, head)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "case.yaml: Expected `object`, got `null`"),
        ("- 1\n", "case.yaml: Expected `object`, got `array`"),
        (HEAD, "case.yaml: Object missing required field `play`"),
        (HEAD + "play: []\nplays: []\n", "case.yaml: Object contains unknown field `plays`"),
        (HEAD + "play: [3]\n", "case.yaml: Expected `object`, got `int` - at `$.play[0]`"),
        (HEAD + "play: {\n", "case.yaml:6:1: "),
        (HEAD + "title: again\nplay: []\n", "case.yaml:5:1: 'title' stands twice"),
        (HEAD + "given: {step: 1, step: 2}\nplay: []\n", "case.yaml:5:18: 'step' stands twice"),
        (HEAD + "given: &a {}\nluck: *a\nplay: []\n", "case.yaml:6:7: aliases are not read"),
        (HEAD + "seed: !!python/name:os.system\nplay: []\n", "case.yaml:5:7: could not determine a constructor"),
        (HEAD + "given: " + "[" * 3000 + "\n", "case.yaml: too deeply nested"),
        (HEAD + "#" * 300_000, "case.yaml: a scenario has at most 262144 characters, this one has 300"),
    ],
)
def test_a_file_with_a_mistake_is_refused_with_its_place(tmp_path, text, message):
    path = tmp_path / "case.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable) as refused:
        read_case(path)
    assert str(refused.value).startswith(f"{tmp_path}/{message}")


def test_luck_that_cannot_come_fails(run):
    head = HEAD + "setup_luck: [{draw: gold}, {draw: gold}]\n"
    fails(run, "  - player-1: fold\n", "luck: draw: gold cannot come up, only copper, silver, platinum", 0, head)


def test_luck_of_the_set_up_that_never_came_is_a_mistake(run):
    head = HEAD + "setup_luck: [{draw: gold}, {draw: copper}, {draw: silver}]\n"
    mistake(run, "  - player-1: fold\n", "setup_luck: said, but never drawn: draw", head)


def test_rules_that_break_fail_the_case(run, monkeypatch):
    from tests.core import table

    monkeypatch.setattr(table.Log, "BETS", None)
    failure = run(f"{POSITION}play:\n  - player-1: coin:copper\n")
    assert failure.text.startswith("the rules broke: AttributeError: ")


def test_what_is_no_text_is_refused(tmp_path):
    path = tmp_path / "case.yaml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Unreadable, match="codec can't decode"):
        read_case(path)
    with pytest.raises(Unreadable, match="No such file"):
        read_case(tmp_path / "other.yaml")


def test_cases_are_found_in_folders_in_order(tmp_path):
    (tmp_path / "b").mkdir()
    for name in ("c.yaml", "a.yaml", "b/z.yaml", "notes.txt"):
        (tmp_path / name).write_text("")
    found = [path.relative_to(tmp_path) for path in find_cases([tmp_path])]
    assert found == [Path("a.yaml"), Path("b/z.yaml"), Path("c.yaml")]
    assert list(find_cases([tmp_path / "notes.txt"])) == [tmp_path / "notes.txt"]
    with pytest.raises(Unreadable, match="no such file or folder"):
        list(find_cases([tmp_path / "missing"]))
