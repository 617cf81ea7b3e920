from dataclasses import replace

import pytest

from fogtable.core.formats.case import Unreadable
from tests.core.cases import POSITION, fails, passes

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
    "no_events: [bets: {coin: gold}]",
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
    ("events: [bets]", "events: expected bets in its place; came: begins"),
    ("no_events: [begins]", "events: expected no begins; came: begins"),
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
        "  - player-1: coin:copper\n  - expect: {no_events: [bets: {coin: copper}]}\n",
        "events: expected no bets {coin: copper}; came: bets {player: player-1, coin: copper}",
        2,
    )
    fails(
        run,
        "  - player-1: coin:copper\n  - expect: {events: [bets: {coin: gold}]}\n",
        "events: expected bets {coin: gold} in its place; came: begins, bets {player: player-1, coin: copper}, begins",
        2,
    )


MISTAKES = [
    ("expect: {stat: 1}", "expect.stat: unknown key; expected one of state, offered, absent, only, asked, question, "),
    ("expect: [state]", "expect: expected a mapping; got ['state']"),
    ("expect: {state: 3}", "expect.state: Expected `object`, got `int`"),
    ("expect: {state: {stepp: 3}}", "expect.state.stepp: no such field; there are step, "),
    ("expect: {state: {step: 11}}", "expect.state.step: expected 0 to 9, got 11"),
    ("expect: {state: {purse: {player-1: [iron]}}}", "expect.state.purse.player-1: expected one of copper"),
    (
        "expect: {offered: {player-7: fold}}",
        "expect.offered.player-7: expected a seat: dealer, player-1, player-2; got",
    ),
    ("expect: {asked: [nobody]}", "expect.asked.nobody: expected a seat: dealer, player-1, player-2; got 'nobody'"),
    (
        "expect: {question: {dealer: gues}}",
        "expect.question.dealer: no such question; there are bet, lay, guess, point",
    ),
    ("expect: {events: [bet]}", "expect.events[1]: no such event; there are begins, bets"),
    ("expect: {events: [3]}", "expect.events[1]: Expected `str | object`, got `int`"),
    ("expect: {events: [{bets: {}, looks: {}}]}", "expect.events[1]: expected a code, or one code with arguments"),
    (
        "expect: {no_events: {bets: {coins: gold}}}",
        "expect.no_events[1].bets.coins: expected some of player, coin; got",
    ),
    ("expect: {events: [{begins: {step: 0}}]}", "expect.events[1].begins.step: it has no arguments; got 'step'"),
    ("expect: {no_events: [{bets: {coin: iron}}]}", "expect.no_events[1].bets.coin: expected one of copper"),
    (
        "expect: {absent: {player-1: [coin:iron]}}",
        "expect.absent.player-1: no question of table has the answer 'coin:iron'",
    ),
    ("expect: {sees: {player-1: {cash: 1}}}", "expect.sees.player-1.cash: no such field; there are step"),
    (
        "expect: {sees: {player-7: {step: 1}}}",
        "expect.sees.player-7: expected one of dealer, player-1, player-2, spectator",
    ),
    ("expect: {hides: {player-1: [cash]}}", "expect.hides.player-1.cash: no such field; there are step"),
    (
        "expect: {over: {sides: player}}",
        "expect.over.sides: unknown key; expected one of side, seats, cause; got 'sides'",
    ),
    (
        "player-7: fold",
        "player-7: expected one of expect, refused, retract, tells, dealer, player-1, player-2; got 'player-7'",
    ),
    (
        "retract: player-7",
        "retract: expected a seat: dealer, player-1, player-2; got 'player-7'; did you mean player-2",
    ),
    ("refused: fold", "refused: expected a mapping of seat to answer; got 'fold'"),
    (
        "refused: {player-7: fold}",
        "refused.player-7: expected a seat or clause: dealer, player-1, player-2, clause; got",
    ),
]


@pytest.mark.parametrize(("line", "message"), MISTAKES)
def test_a_mistake_is_refused_with_its_place(run, line, message):
    with pytest.raises(Unreadable) as refused:
        run(f"{POSITION}play:\n  # a comment\n  - {line}\n")
    assert str(refused.value).rpartition("case.yaml:")[2].startswith(f"10: play[1].{message}")


def test_a_mistake_is_told_with_the_line_at_which_it_stands(run):
    play = "  - expect:\n      events:\n        - begins\n        - bets:\n            con: gold\n"
    message = r"case.yaml:14: play\[2\].expect.events\[2\].bets.con: expected some of player, coin; got 'con'; did you"
    with pytest.raises(Unreadable, match=message):
        run(f"{POSITION}play:\n  - player-1: coin:copper\n{play}")


def test_events_are_expected_in_their_order(run):
    passes(run, "  - player-1: coin:copper\n  - expect: {events: [begins, bets, begins]}\n")
    fails(
        run,
        "  - player-1: coin:copper\n  - expect: {events: [bets, begins, begins]}\n",
        "events: expected begins in its place; came: begins, bets {player: player-1, coin: copper}, begins",
        2,
    )


def test_events_of_the_set_up_are_not_looked_at(run, monkeypatch):
    """The table deals without telling; one that tells it is no event of the case."""
    from tests.core import table

    def telling(t, options):
        table.emit(t, table.Log.COUNTS, 4, 0)
        table.setup(t, options)

    monkeypatch.setattr(table, "GAME", replace(table.GAME, setup=telling))
    monkeypatch.setattr("tests.core.cases.GAME", table.GAME)
    passes(run, "  - expect: {no_events: [counts]}\n")
    fails(run, "  - expect: {events: [counts, begins]}\n", "events: expected counts in its place; came: begins")


def test_a_set_of_one_card_is_that_card(run):
    """Rules tell one card by itself or in a set: for a case both are the same."""
    passes(run, "  - player-1: coin:copper\n  - expect: {events: [bets: {coin: [copper]}]}\n")
