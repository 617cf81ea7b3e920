"""The bot of ANIMA: every question answered legally, by what its seat sees alone, with sense, stronger than chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from fogtable import bots
from fogtable.compile.check.game import modules_of
from fogtable.core.bot import PolicyBot, observe
from fogtable.core.declarations.choice import Choice
from fogtable.core.play.match import Match
from fogtable.core.play.redeal import redeal
from fogtable.fast.find import execution, module_of
from fogtable.fast.match import open_match as fast
from fogtable.games.anima import GAME
from fogtable.games.anima.policy.tables import BEHIND
from fogtable.games.anima.policy.weights import WEIGHTS
from fogtable.games.anima.questions import Explore, Interact, Move, TakeReward
from fogtable.lab.playing import Plan, open_match, play_out
from tests.games.anima.table import A, B, Table
from tests.games.weighing import answers, asked, questions, require_equal_weights, weights


def positions(games: int, steady: float, seed: int, decisions: int) -> Iterator[tuple[Match, int]]:
    """Yield the first questions of games in which so many of the answers are the steady bot's, the others any."""
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        options = GAME.options(crisis=number % 4 == 3, tree=number % 4 == 2)
        match = Match(GAME, 2 + number % 3, options, seed=rng.getrandbits(32))
        for seat in questions(match, PolicyBot(WEIGHTS), steady, rng, decisions):
            yield match, seat


def test_steady_is_the_first_bot_and_knows_every_question() -> None:
    assert bots.names(GAME)[0] == "steady"
    assert set(WEIGHTS) == set(GAME.choices)


def test_the_policy_is_written_in_the_rules_language() -> None:
    assert "fogtable.games.anima.policy.turns" in modules_of("anima")


def test_every_answer_is_legal_and_every_question_weighed() -> None:
    met: set[type[Choice]] = set()
    for steady in (0.0, 0.8):
        for match, seat in positions(8, steady, 5, 350):
            seen = observe(match, seat)
            if seen.choice not in met or len(seen.options) > 8:
                assert PolicyBot(WEIGHTS).choose(seen, Random(1)) in seen.options
                assert min(weights(GAME, seen)) > 0
            met.add(seen.choice)
    missing = {choice.code() for choice in set(GAME.choices) - met}
    assert len(missing) <= 5, missing


def test_what_falls_behind_is_measured_by_the_best_answer_that_is_offered() -> None:
    """Else all that is offered would be as unlikely as the worst."""
    best = []
    for match, seat in positions(8, 0.9, 6, 300):
        seen = observe(match, seat)
        if seen.choice in (Move, Explore, TakeReward) and len(seen.options) > 1:
            best.append(max(weights(GAME, seen)) == BEHIND[0])
    assert len(best) > 300
    assert sum(best) > 0.99 * len(best)


def test_the_same_luck_gives_the_same_game() -> None:
    once, again = (answers(Match(GAME, 2, seed=11), PolicyBot(WEIGHTS), Random(12), 300) for _ in range(2))
    assert once == again


def test_steady_answers_the_same_in_any_world_that_could_be_this_one() -> None:
    luck = Random(3)
    compared = 0
    for match, seat in positions(8, 0.8, 9, 300):
        if luck.random() < 0.1:
            other = redeal(match, seat, luck.getrandbits(32))
            assert weights(GAME, observe(match, seat)) == weights(GAME, observe(other, seat))
            compared += 1
    assert compared > 100


@pytest.mark.skipif(execution("anima").kind != "compiled", reason="needs compiled rules")
def test_the_policy_is_the_same_in_both_executions() -> None:
    module = module_of("anima")
    assert module is not None
    weighed = 0
    for number in range(4):
        match = fast(module, GAME, 2 + number % 3, GAME.options(), seed=number)
        weighed += require_equal_weights(GAME, match, Random(number), 500)
    assert weighed > 5000


# -- sense ------------------------------------------------------------------------------------------------------------


def answer(table: Table, seat: str) -> str:
    """Return what the steady bot answers."""
    seen = observe(table.match, table.seats.index(seat))
    return seen.meaning(PolicyBot(WEIGHTS).choose(seen, Random(1)))


def test_a_lone_character_recruits_where_it_is_safe() -> None:
    assert answer(Table("movement", areas="cornes castle forest"), A) == "go:cornes"


def test_a_party_that_can_win_the_game_goes_for_it() -> None:
    strong = {
        "phase": "movement",
        "areas": "cornes forest tower",
        "party": {A: "warrior paladin weaponmaster warrior-summoner"},
        "final": "orb",
        "completed": {A: "crystal"},
    }
    assert answer(Table(**strong, combat_marks={A: 2}), A) == "go:tower"
    assert answer(Table(**{**strong, "party": {A: "thief"}}), A) != "go:tower"


def test_a_party_rests_before_a_battle_that_decides() -> None:
    close = {
        "areas": "cornes tower",
        "party": {A: "warrior paladin technician wizard", B: "thief"},
        "final": "orb",
        "completed": {A: "crystal"},
    }
    assert answer(Table("movement", **close), A) == "rest"
    assert answer(Table("movement", **close, combat_now={A: 4}), A) == "go:tower"


def test_whoever_is_about_to_win_is_led_astray() -> None:
    for done, said in (("crystal", "play:wrong-way"), ("", "pass")):
        table = Table("movement", areas="cornes tower", hand={B: "wrong-way"}, final="orb", completed={A: done})
        table.play(A, "go:tower")
        assert answer(table, B) == said


def test_who_resists_goes_on_rather_than_to_leave_by_a_gate() -> None:
    table = Table(
        "exploration",
        areas="abyss-gate cornes forest",
        at={A: "abyss-gate"},
        party={A: "wizard warrior"},
        hand={A: "gate"},
        final="chains",
        completed={A: "crystal"},
        stage={A: 1},
    )
    assert table.offered(A) == {"go-on", "play:gate"}
    assert answer(table, A) == "go-on"


def test_a_battle_card_is_played_where_it_decides_and_kept_where_it_does_not() -> None:
    for prior, said in (("ogre", "play:iron-fist"), ("goblins", "pass")):
        table = Table(
            "movement",
            areas="cornes castle",
            prior={"castle": [prior]},
            hand={A: "iron-fist"},
            party={A: "warrior technician", B: "thief"},
        )
        table.play(A, "go:castle")
        assert answer(table, A) == said


def test_a_full_hand_loses_what_is_useless() -> None:
    full = Table(hand={A: "fireball scout fate iron-fist ki-burst"}, party={A: "warrior"})
    assert answer(full, A) in ("discard:fireball", "discard:scout")
    assert answer(Table(hand={A: "fireball scout"}, party={A: "warrior"}), A) == "end"


# -- trade ------------------------------------------------------------------------------------------------------------


def market(**position: Any) -> Table:
    """Return a table at which the first player can offer a Fireball, and the second one has no use for a Pickpocket."""
    setting: dict[str, Any] = {
        "areas": "capital port forest",
        "at": {A: "capital", B: "port"},
        "party": {A: "warrior assassin", B: "wizard technician"},
        "hand": {A: "fireball", B: "pickpocket fate"},
    }
    return Table("interaction", **setting | position)


def test_an_offer_is_accepted_that_gains_and_rejected_that_does_not() -> None:
    for wanted, said in ((("want-cards:one",), "accept"), (("want-cards:two",), "counter")):
        table = market()
        table.play(A, f"offer:{B}", "give:fireball", *wanted, "send")
        assert answer(table, B) == said


def test_an_offer_that_asks_too_much_is_answered_by_one_with_which_both_gain() -> None:
    table = market()
    table.play(A, f"offer:{B}", "give:fireball", "want-cards:one", "want-kind:fate", "send")
    for said in ("counter", "give:pickpocket", "want-cards:one", "want-kind:fireball", "send"):
        assert answer(table, B) == said
        table.play(B, said)
    assert answer(table, A) == "accept"
    table.play(A, "accept")
    assert (table.of("hand", A), table.of("hand", B)) == (["pickpocket"], ["fate", "fireball"])


@pytest.mark.parametrize(
    ("position", "given"),
    [
        pytest.param({"party": {A: "warrior wizard", B: "warlock technician"}}, ["give:fireball"], id="no-gain-there"),
        pytest.param({"hand": {A: "fireball", B: "fate fate"}}, ["give:fireball"], id="no-gain-here"),
        pytest.param(
            {"hand": {A: "fireball ward", B: "pickpocket fate treasure reinforcements zeppelin"}},
            ["give:fireball", "give:ward"],
            id="no-room",
        ),
    ],
)
def test_no_other_offer_is_made_unless_both_gain_and_have_room(position: dict[str, Any], given: list[str]) -> None:
    table = market(**position)
    named = ["want-kind:fate", "want-kind:reinforcements"] if len(given) > 1 else []
    table.play(A, f"offer:{B}", *given, "want-cards:two", *named, "send")
    assert answer(table, B) == "reject"


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_offered_trade_ends(seed: int) -> None:
    luck = Random(seed)
    table = market(
        hand={A: "fireball veto ward", B: "pickpocket fate treasure"},
        party={A: "warrior assassin tao", B: "wizard technician ranger"},
    )
    table.play(A, f"offer:{B}")
    match = table.match
    said = 0
    while (seen := observe(match, asked(match))).choice is not Interact:
        match.answer(seen.seat, luck.choice(seen.options) if seen.seat == 0 else PolicyBot(WEIGHTS).choose(seen, luck))
        said += 1
        assert said < 30
    assert match.state.offers_left >= 2


# -- strength ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_steady_beats_chance_from_every_seat(players: int) -> None:
    for seat in range(players):
        seats = tuple("steady" if p == seat else "random" for p in range(players))
        plan = Plan("anima", seats, seed=1984)
        for number in range(2):
            match = open_match(plan, number)
            play_out(plan, number, match)
            assert match.state.winner == seat
