from pathlib import Path

import pytest

from fogtable.core.formats.case import Unreadable, find_cases, read_case
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


TWICE = (
    HEAD
    + "given:\n  step: 9\n  bank: [silver, gold, platinum]\n  purse: {dealer: [copper], player-1: [], player-2: []}\n"
)


def test_an_answer_said_needlessly_is_never_taken_for_a_later_question(run):
    """The dealer has one coin to lay, which the game lays, and may then bet the coin that lies in the tray."""
    mistake(
        run,
        "  - dealer: coin:copper\n",
        "10: play[1].dealer: coin:copper may be two answers: "
        "to lay, which the game itself has answered (its only option), "
        "and to bet, which is asked now; leave out the first, name the question of the second: {bet: 'coin:copper'}",
        TWICE,
    )
    passes(run, "  - dealer: {bet: coin:copper}\n  - expect: {over: {side: player}}\n", TWICE)
    passes(run, "  - dealer: [{lay: coin:copper}, {bet: coin:copper}]\n  - expect: {over: {side: player}}\n", TWICE)
    passes(run, "  - dealer: [{lay: coin:copper}, coin:copper]\n  - expect: {over: {side: player}}\n", TWICE)


def test_an_answer_may_name_its_question(run):
    passes(run, "  - player-1: {bet: coin:copper}\n  - expect: {state: {step: 1}}\n")
    fails(run, "  - player-1: {guess: box:left}\n", "player-1: box:left: expected to be asked guess, is asked bet")
    fails(run, "  - dealer: {guess: box:left}\n", "dealer: box:left: expected to be asked guess, is asked nothing")
    mistake(
        run,
        "  - player-1: {bid: fold}\n",
        "9: play[1].player-1.bid: no such question; there are bet, lay, guess, point; got 'bid'",
    )


IDLE = POSITION + "  step: 7\n"
ENDS = "  - expect: {over: {side: player}}\n"


def test_a_window_is_played_as_it_stands(run):
    """Player 2 has gold that could be laid, player 1 has none and is asked all the same."""
    passes(run, "  - player-1: pass\n  - player-2: coin:gold\n" + ENDS, IDLE)
    passes(run, "  - expect: {asked: [player-1, player-2], only: {player-1: pass}}\n", IDLE)
    fails(run, "  - player-2: coin:gold\n" + ENDS, "over: expected {'side': 'player'}, the game goes on", 2, IDLE)
    fails(run, "  - expect: {asked: player-2}\n", "asked: expected [player-2], got [player-1, player-2]", 1, IDLE)
    fails(
        run,
        "  - player-1: coin:gold\n",
        "player-1: coin:gold: expected to be taken, was refused: "
        "player-1 cannot answer coin:gold to lay now; offered: pass (asked now: player-1, player-2)",
        1,
        IDLE,
    )


def test_a_case_may_leave_idle_passes_out(run):
    head = "idle: skipped\n" + IDLE
    passes(run, "  - player-2: coin:gold\n" + ENDS, head)
    passes(run, "  - expect: {asked: player-2}\n  - player-1: pass\n", head)
    fails(
        run,
        "  - expect: {asked: [player-1, player-2]}\n",
        "asked: expected [player-1, player-2], got [player-2]",
        1,
        head,
    )


def test_a_case_that_asks_all_is_the_same_as_one_that_says_nothing_of_it(run):
    fails(
        run,
        "  - expect: {asked: player-2}\n",
        "asked: expected [player-2], got [player-1, player-2]",
        1,
        "idle: asked\n" + IDLE,
    )


def test_what_must_be_refused(run):
    passes(run, "  - refused: {player-1: coin:gold, clause: TT-1.1}\n  - refused: {player-2: fold}\n")
    mistake(
        run,
        "  - refused: {clause: TT-1.1}\n",
        "9: play[1].refused: expected a mapping of seat to answer; got {'clause': 'TT-1.1'}",
    )
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
        "10: play[2].refused.player-1: no question of table has the answer 'coin:glod'; "
        "there are coin:copper, coin:silver, coin:gold, coin:platinum; did you mean coin:gold?",
    )


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("coin:glod", "; there are coin:copper, coin:silver, coin:gold, coin:platinum; did you mean coin:gold?"),
        ("coins:gold", "; there are pass, coin, fold, box, at; did you mean coin?"),
        ("fold:now", "; there are fold"),
        ("at:player-7", "; there are at:dealer, at:player-1, at:player-2; did you mean at:player-2 or at:player-1?"),
    ],
)
def test_a_slip_of_the_pen_in_an_answer(run, answer, message):
    text = f"no question of table has the answer '{answer}'"
    mistake(run, f"  - player-1:\n    - fold\n    - {answer}\n", f"11: play[1].player-1[2]: {text}{message}")
    for kind in ("offered", "absent", "only"):
        play = f"  - expect: {{{kind}: {{player-1: [fold, {answer}]}}}}\n"
        mistake(run, play, f"9: play[1].expect.{kind}.player-1: {text}{message}")


def test_an_answer_that_yaml_reads_otherwise_is_told(run):
    message = "no question of table has the answer False; an answer is a text such as pass or verb:object"
    mistake(run, "  - player-1: no\n", f"9: play[1].player-1: {message}")


# -- clauses ----------


def test_clauses_are_those_of_the_rules(run):
    head = POSITION.replace("[TT-1.1]", "[TT-1.1,\n  TT-1.99]")
    near = "RULES.md of table has no clause 'TT-1.99'; did you mean TT-1.9"
    with pytest.raises(Unreadable, match=r"case.yaml:4: clauses\[2\]: ") as refused:
        run(f"{head}play:\n  - player-1: fold\n")
    assert near in str(refused.value)


@pytest.mark.parametrize("clause", ["TT-7", "[TT-1.1]", "{TT-1.1: 1}"])
def test_the_clause_of_a_refusal_is_one_of_the_rules(run, clause):
    with pytest.raises(Unreadable, match=r"case.yaml:9: play\[1\].refused.clause: RULES.md of table has no clause "):
        run(f"{POSITION}play:\n  - refused: {{player-1: coin:gold, clause: {clause}}}\n")


# -- luck ----------


def test_luck_of_the_set_up(run):
    head = HEAD + "setup_luck:\n  - draw: gold\n  - draw: copper\n"
    passes(run, "  - expect: {state: {purse: {player-1: [gold], player-2: [copper]}}}\n", head)


def test_luck_that_never_came_fails(run):
    fails(run, "  - player-1: fold\n", "luck: said, but never drawn: draw", 1, POSITION + "luck: [{draw: gold}]\n")


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (
            "luck: [{drew: gold}]\n",
            "5: luck[1].drew: no such source of luck; there are draw; got 'drew'; did you mean draw?",
        ),
        (
            "luck: [{draw: gold},\n  {draw: 3}]\n",
            "6: luck[2].draw: expected one of copper, silver, gold, platinum; got 3",
        ),
        (
            "setup_luck: [{draw: goldd}]\n",
            "5: setup_luck[1].draw: expected one of copper, silver, gold, platinum; got 'goldd'; did you mean gold?",
        ),
    ],
)
def test_luck_with_a_mistake_is_refused(run, lines, message):
    mistake(run, "  - player-1: fold\n", message, HEAD + lines)


# -- reading ----------


@pytest.mark.parametrize(
    ("head", "message"),
    [
        (HEAD.replace("game: table", "game: chess"), "1: game: expected one of table; got 'chess'"),
        (HEAD.replace("players: 3", "players: 9"), "4: options.players: expected 2 to 4; got 9"),
        (HEAD.replace("players: 3", "players: yes"), "4: options.players: expected 2 to 4; got True"),
        (
            HEAD.replace("players: 3", "drak: true"),
            "4: options.drak: no such option; there are players, dark; got 'drak'; did you mean dark?",
        ),
        (HEAD.replace("players: 3", "dark: 3"), "4: options.dark: Expected `bool`, got `int`"),
        (HEAD + "given:\n  dark: true\n  step: 12\n", "7: given.step: expected 0 to 9, got 12"),
        (
            HEAD + "given:\n  purse: {player-1: [copper],\n          player-2: [gld]}\n",
            "7: given.purse.player-2: expected one of copper, silver, gold, platinum; got 'gld'; did you mean gold?",
        ),
        (HEAD + "seed: -1\n", "5: seed: expected 0 to 2**64 - 1, got -1"),
        (HEAD + "given: {dark: true, opened: true}\n", "5: given: an opened table is not dark (TT-1.9)"),
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
        (
            HEAD + "play: []\nplays: []\n",
            "case.yaml:6: plays: unknown key; expected one of game, title, clauses, play, ",
        ),
        (HEAD + "play: []\nidle: left\n", "case.yaml:6: idle: Invalid enum value 'left'"),
        (HEAD + "given:\n  step: 3\n  3: x\nplay: []\n", "case.yaml:5: given: Expected `str`, got `int`"),
        (HEAD + "play:\n  - dealer: pass\n  - 3\n", "case.yaml:7: play[2]: Expected `object`, got `int`"),
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
    mistake(run, "  - player-1: fold\n", "5: setup_luck: said, but never drawn: draw", head)


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
