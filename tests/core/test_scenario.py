from pathlib import Path

import pytest

from fogtable.core.scenario import Unreadable, find_cases, read_case, run_case
from tests.core.table import GAME

HEAD = """\
game: table
title: a case
clauses: [TT-1.1]
options: {players: 3}
"""
POSITION = (
    HEAD
    + """\
given:
  bank: []
  purse: {player-1: [copper, silver], player-2: [gold, platinum]}
"""
)


def load(name: str):
    if name != "table":
        raise ValueError(f"expected one of table; got {name!r}")
    return GAME


@pytest.fixture
def run(tmp_path):
    def run(text: str):
        path = tmp_path / "case.yaml"
        path.write_text(text, encoding="utf-8")
        return run_case(read_case(path), load)

    return run


def passes(run, play: str, head: str = POSITION) -> None:
    assert run(f"{head}play:\n{play}") is None


def fails(run, play: str, message: str, step: int = 1, head: str = POSITION) -> None:
    failure = run(f"{head}play:\n{play}")
    assert failure is not None, "the case passed"
    assert (failure.step, failure.text) == (step, message)


def mistake(run, play: str, message: str, head: str = POSITION) -> None:
    with pytest.raises(ValueError, match=" ") as refused:
        run(f"{head}play:\n{play}")
    assert str(refused.value) == message


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


# -- expecting ----------

HOLDS = [
    "state: {step: 0, purse: {player-1: [silver, copper]}, pointed: none}",
    "state: {marks: {player-1: {left: 0}}, shown: [false, false]}",
    "offered: {player-1: [fold, coin:copper]}",
    "offered: {player-1: fold}",
    "absent: {player-1: [coin:gold], player-2: [fold]}",
    "only: {player-1: [fold, coin:copper, coin:silver], dealer: []}",
    "asked: [player-1]",
    "question: {player-1: bet, dealer: none}",
    "events: [begins]",
    "no_events: [bets, looks]",
    "sees: {player-1: {purse: {player-1: [copper, silver], player-2: null}, bank: 0}, spectator: {step: 0}}",
    "hides: {player-1: [purse.player-2, bank, spot.0], spectator: [purse, trick, marks.dealer]}",
    "sees: {dealer: {wager: {left: 0, right: 0}}, player-1: {wager: {left: null}}}",
    "hides: {player-1: [wager.left, wager]}",
    "over: false",
]


@pytest.mark.parametrize("wanted", HOLDS)
def test_what_holds_passes(run, wanted):
    passes(run, f"  - expect: {{{wanted}}}\n")


FAILS = [
    ("state: {step: 1}", "step: expected 1, got 0"),
    ("state: {dark: true}", "dark: expected true, got false"),
    ("state: {purse: {player-1: [copper]}}", "purse.player-1: expected [copper], got [copper, silver]"),
    ("state: {pointed: dealer}", "pointed: expected dealer, got none"),
    ("state: {marks: {player-1: {left: 2}}}", "marks.player-1.left: expected 2, got 0"),
    (
        "offered: {player-1: [fold, coin:gold]}",
        "player-1: expected to be offered coin:gold; offered: coin:copper, coin:silver, fold",
    ),
    ("offered: {dealer: fold}", "dealer: expected to be offered fold; offered: "),
    (
        "absent: {player-1: [fold]}",
        "player-1: expected not to be offered fold; offered: coin:copper, coin:silver, fold",
    ),
    ("only: {player-1: [fold]}", "player-1: expected exactly fold; offered: coin:copper, coin:silver, fold"),
    ("asked: [player-1, dealer]", "asked: expected [dealer, player-1], got [player-1]"),
    ("question: {player-1: guess}", "player-1: expected the question guess, got bet"),
    ("events: [bets]", "events: expected bets  in its place; came: begins"),
    ("no_events: [begins]", "events: expected no begins, it came"),
    ("sees: {player-1: {purse: {player-2: [gold]}}}", "player-1 sees purse.player-2: expected ['gold'], got None"),
    ("sees: {player-1: {step: 1}}", "player-1 sees step: expected 1, got 0"),
    ("hides: {player-1: [purse.player-1]}", "player-1: expected not to see purse.player-1, sees ['copper', 'silver']"),
    ("hides: {spectator: [step]}", "spectator: expected not to see step, sees 0"),
    ("hides: {dealer: [wager.right]}", "dealer: expected not to see wager.right, sees 0"),
    ("hides: {dealer: [wager]}", "dealer: expected not to see wager, sees 0"),
    ("over: {side: player}", "over: expected {'side': 'player'}, the game goes on"),
]


@pytest.mark.parametrize(("wanted", "message"), FAILS)
def test_what_does_not_hold_fails(run, wanted, message):
    fails(run, f"  - expect: {{{wanted}}}\n", message)


def test_the_end(run):
    head = POSITION + "  step: 6\n"
    passes(run, "  - expect: {over: {side: player, seats: [player-1], cause: time}}\n", head)
    fails(run, "  - expect: {over: {cause: luck}}\n", "over.cause: expected luck, got time", 1, head)
    failure = run(f"{head}play:\n  - expect: {{over: false}}\n")
    assert failure.text.startswith("over: expected the game to go on, it ended: ")


def test_events_are_those_since_the_last_look(run):
    play = "  - player-1: coin:copper\n  - expect: {events: [begins, {bets: {player: player-1, coin: copper}}]}\n"
    passes(run, play + "  - expect: {no_events: [bets]}\n")
    fails(
        run,
        "  - player-1: coin:copper\n  - expect: {events: [bets: {coin: gold}]}\n",
        "events: expected bets {'coin': 'gold'} in its place; came: begins, bets, begins",
        2,
    )


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            "expect: {states: 1}",
            "line 10, step 1: expect: expected one of state, offered, absent, only, asked, question, ",
        ),
        ("expect: [state]", "line 10, step 1: expect: expected a mapping; got ['state']"),
        ("expect: {state: 3}", "line 10, step 1: expect.state: expected a mapping; got 3"),
        ("expect: {state: {stepp: 3}}", "line 10, step 1: expect.state.stepp: no such field; there are step, "),
        ("expect: {state: {step: 11}}", "line 10, step 1: expect.state.step: expected 0 to 9, got 11"),
        (
            "expect: {state: {purse: {player-1: [iron]}}}",
            "line 10, step 1: expect.state.purse.player-1: expected one of copper",
        ),
        (
            "expect: {offered: {player-7: fold}}",
            "line 10, step 1: expect.offered: expected a seat (dealer, player-1, player-2)",
        ),
        (
            "expect: {asked: [nobody]}",
            "line 10, step 1: expect.asked: expected a seat (dealer, player-1, player-2); got 'nobody'",
        ),
        ("expect: {events: [bet]}", "line 10, step 1: expect.events: no such event: 'bet'; there are begins, bets"),
        (
            "expect: {events: [{bets: {}, looks: {}}]}",
            "line 10, step 1: expect.events: expected a code, or one code with arguments",
        ),
        ("expect: {sees: {player-1: {cash: 1}}}", "line 10, step 1: expect.sees.cash: no such field; there are step"),
        ("expect: {hides: {player-1: [cash]}}", "line 10, step 1: expect.hides.cash: no such field; there are step"),
        (
            "player-7: fold",
            "line 10, step 1: play: expected expect, refused, retract or a seat (dealer, player-1, player-2); got",
        ),
        (
            "retract: player-7",
            "line 10, step 1: play: retract: expected a seat (dealer, player-1, player-2); got 'player-7'",
        ),
        ("refused: fold", "line 10, step 1: play: refused: expected a mapping of seat to answer; got 'fold'"),
        (
            "refused: {player-7: fold}",
            "line 10, step 1: play: refused: expected a seat (dealer, player-1, player-2) or clause",
        ),
    ],
)
def test_a_mistake_is_refused_with_its_place(run, line, message):
    with pytest.raises(ValueError, match=" ") as refused:
        run(f"{POSITION}play:\n  # a comment\n  - {line}\n")
    assert str(refused.value).startswith(message)


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


# -- reading ----------


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


def test_events_are_expected_in_their_order(run):
    passes(run, "  - player-1: coin:copper\n  - expect: {events: [begins, bets, begins]}\n")
    fails(
        run,
        "  - player-1: coin:copper\n  - expect: {events: [bets, begins, begins]}\n",
        "events: expected begins  in its place; came: begins, bets, begins",
        2,
    )
