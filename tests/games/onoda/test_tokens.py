"""The twelve tokens: bag, bowl and camp. ON-3."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from fogtable.games.onoda.components import Token
from tests.games.onoda.table import Table, event

NOTHING = "shimada-wounded"
"""An event without effect, since it has been voided."""
ALL = set(Token.names)
TEN = " ".join(sorted(ALL - {"t01", "t12"}))
"""In camp, so that t01 and t12 are left in the bag."""


def quiet(draws: str, **position: object) -> Table:
    """Stand in Lubang with these tokens to come, and an event without effect."""
    table = Table(**{"at": "lubang", "voided": NOTHING} | position)  # type: ignore[arg-type]
    table.draws(draws)
    table.reveals(NOTHING)
    return table


@pytest.mark.clauses("ON-3.1")
def test_a_token_is_in_one_place() -> None:
    seen = set()
    for seed in range(6):
        table, pick = Table.fresh(seed=seed), random.Random(seed)
        while not table.over:
            places = {"bag": table.bag, "bowl": table.bowl, "camp": table.camp}
            assert sum(map(len, places.values())) == 12
            assert set.union(*places.values()) == ALL
            seen |= {name for name, tokens in places.items() if tokens}
            table.play(pick.choice(sorted(table.offered())))
    assert seen == {"bag", "bowl", "camp"}


@pytest.mark.clauses("ON-3.2")
def test_each_token_in_the_bag_comes_as_often() -> None:
    came: Counter[str] = Counter()
    for seed in range(240):
        table = Table(seed=seed, camp=sorted(ALL - {"t03", "t08", "t12"}))
        table.play("raid")
        came[table.log("draws-token")[0]["token"]] += 1
    assert set(came) == {"t03", "t08", "t12"}
    assert all(55 <= times <= 105 for times in came.values()), came


@pytest.mark.clauses("ON-3.3")
@pytest.mark.parametrize(("token", "value", "passed"), [("t12", 6, True), ("t07", 3, False)])
def test_a_check_reads_the_determination_and_the_token_goes_to_the_bowl(token: str, value: int, passed: bool) -> None:
    table = quiet(f"{token} t02" if passed else token, alert={"lubang": 5}, hand="futamata")
    table.play("raid", *([] if passed else ["accept"]))
    assert table.log("draws-token") == [{"token": token, "determination": value}]
    assert (table.moment, table.bowl) == ("before-event", {token})
    assert table.log("check-succeeds") == ([{"check": "raid"}] if passed else [])


@pytest.mark.clauses("ON-3.4")
def test_food_is_read_from_the_other_face_and_lies_in_camp() -> None:
    table = quiet("t12 t10")
    table.play("raid")
    assert table.log("draws-food") == [{"token": "t10", "food": 1}]
    assert (table.camp, table.bowl) == ({"t10"}, set())


@pytest.mark.clauses("ON-3.5")
@pytest.mark.parametrize(("camp", "eaten"), [("t07 t11", 6), ("t01 t10 t12", 3), ("t03", 2), ("", 0)])
def test_food_is_the_sum_of_the_bowls_in_camp(camp: str, eaten: int) -> None:
    table = Table(camp=camp)
    table.play("end-round")
    assert table.log("eats") == [{"food": eaten, "required": 6}]
    assert table.health == 10 - (6 - eaten)


@pytest.mark.clauses("ON-3.6", "ON-18.9")
def test_food_stays_until_the_end_of_the_round() -> None:
    table = quiet("t12 t10", camp="t07", at="kyanpu")
    table.play("raid", "move:tilik", "move:kyanpu")
    assert table.camp == {"t07", "t10"}
    table.play("end-round")
    assert (table.round, table.camp, table.bag) == (2, set(), ALL)


@pytest.mark.clauses("ON-3.6", "ON-3.11")
def test_a_card_can_return_food() -> None:
    table = event("rats", camp="t07")
    table.play("do:lose-food")
    assert (table.camp, table.bag) == (set(), ALL)


@pytest.mark.clauses("ON-3.7")
def test_the_bowl_is_emptied_after_the_event_and_before_the_marker() -> None:
    table = quiet("t12 t07 t12", alert={"lubang": 5}, health=3, paranoia=3, hand="futamata")
    table.play("raid", "pass")
    assert (table.moment, table.bowl) == ("after-event", {"t12"})
    table.play("pass")
    assert table.story()[-5:] == [
        "alert-rises lubang 6",
        "gains-paranoia 1 4",
        "check-begins sanity",
        "draws-token t12 6",
        "check-succeeds sanity",
    ]
    assert table.bowl == set()


@pytest.mark.clauses("ON-3.7", "ON-3.8")
def test_what_the_event_draws_stays_in_the_bowl_with_the_rest() -> None:
    table = Table(at="lubang", hand="futamata", health=3, paranoia=3)
    table.draws("t12 t07 t10")
    table.reveals("wooden-swords")
    table.play("raid", "pass", "pass", "do:gain-paranoia")
    assert (table.moment, table.bowl) == ("after-event", {"t12", "t10"})
    table.play("pass")
    assert table.bag == ALL - {"t07"}


@pytest.mark.clauses("ON-3.8")
def test_outside_an_action_tokens_return_as_soon_as_the_check_is_done() -> None:
    table = Table(lasting="beacon-fires", hand="futamata", health=3, paranoia=3)
    table.draws("t08 t12")
    table.play("cancel:beacon-fires")
    assert (table.asked(), table.bowl) == ("judge", {"t08"})
    table.play("play:futamata-retake")
    assert (table.asked(), table.bowl, table.bag) == ("act", set(), ALL)


@pytest.mark.clauses("ON-3.8")
def test_tokens_of_a_check_inside_another_return_with_the_outer_one() -> None:
    table = quiet("t01 t12", lasting="beacon-fires", health=3, paranoia=3, hand="futamata")
    table.play("raid", "cancel:beacon-fires")
    assert (table.asked(), table.check, table.bowl) == ("judge", "raid", {"t01", "t12"})


@pytest.mark.clauses("ON-3.8", "ON-18.9")
def test_at_the_end_of_the_round_tokens_return_with_the_camp() -> None:
    table = Table(lasting="beacon-fires", hand="futamata", health=3, paranoia=3, camp="t07 t11")
    table.draws("t12")
    table.play("end-round", "cancel:beacon-fires")
    assert (table.moment, table.bowl) == ("round-end", {"t12"})
    table.play("pass")
    assert (table.round, table.bowl, table.bag) == (2, set(), ALL)


@pytest.mark.clauses("ON-3.9", "ON-3.14")
def test_an_empty_bag_is_filled_from_the_bowl() -> None:
    table = quiet("t12 t01 t12", camp=TEN, hand="coconut-milk")
    table.play("raid")
    assert (table.moment, table.bag, table.bowl) == ("before-event", set(), {"t12"})
    table.play("play:coconut-milk-food")
    assert (table.bowl, table.camp) == (set(), ALL)


@pytest.mark.clauses("ON-3.9", "ON-3.10", "ON-3.14", "ON-7.4")
def test_the_token_of_a_check_in_progress_cannot_be_drawn_as_food() -> None:
    table = quiet("t12", camp=ALL - {"t12"})
    table.play("raid")
    assert table.log("check-succeeds") == [{"check": "raid"}]
    assert table.log("draws-food") == []
    assert table.camp == ALL - {"t12"}


@pytest.mark.clauses("ON-3.10", "ON-16.7")
def test_without_a_token_a_check_fails_and_there_is_no_retake() -> None:
    table = quiet("", camp=ALL, hand="futamata")
    table.play("raid")
    assert table.offered() == {"accept", "play:futamata-move"}
    table.play("accept")
    assert table.log("draws-token") == []
    assert table.log("check-fails") == [{"check": "raid"}]
    assert table.health == 9


@pytest.mark.clauses("ON-3.10")
def test_without_a_token_health_can_still_be_spent() -> None:
    table = Table(at="lubang", camp=ALL, health=8, paranoia=2)
    table.reveals("old-newspapers")
    table.play("raid")
    assert table.offered() == {"accept", "spend"}
    table.play("spend")
    assert table.log("spends-health") == [{"number": 3, "left": 4}]
    assert "radio" in table.items


@pytest.mark.clauses("ON-3.11")
def test_the_player_chooses_the_food_that_is_lost() -> None:
    table = event("rats", camp="t04 t05 t07 t10")
    table.play("do:lose-food")
    assert table.offered() == {"lose:t04", "lose:t07", "lose:t10"}, "t05 is equal to t04 on both faces"
    table.play("lose:t07")
    assert table.camp == {"t04", "t05", "t10"}


@pytest.mark.clauses("ON-3.11", "ON-15.9")
def test_without_food_none_is_lost() -> None:
    table = quiet("t01", lasting="village-dogs")
    table.play("raid", "accept")
    assert table.log("loses-food") == []
    assert table.log("takes-effect") == [{"event": "village-dogs"}]


@pytest.mark.clauses("ON-3.12")
def test_of_two_drawn_one_is_kept() -> None:
    table = Table(hand="salt")
    table.draws("t01 t07")
    table.play("play:salt-food")
    assert table.offered() == {"keep:t01", "keep:t07"}
    table.play("keep:t07")
    assert (table.camp, table.bag, table.asked()) == ({"t07"}, ALL - {"t07"}, "act")


@pytest.mark.clauses("ON-3.13")
def test_several_are_drawn_without_a_decision() -> None:
    table = Table(hand="one-bullet-one-cow futamata")
    table.draws("t01 t07 t03")
    table.play("play:one-bullet-one-cow-food")
    assert [food["token"] for food in table.log("draws-food")] == ["t01", "t07", "t03"]
    assert (table.camp, table.asked()) == ({"t01", "t03", "t07"}, "act")


@pytest.mark.clauses("ON-3.14", "ON-17.12")
def test_a_check_is_in_progress_until_its_result_is_applied() -> None:
    table = quiet("t01", camp=TEN, hand="dried-beef coconut-milk")
    table.play("raid")
    assert "play:coconut-milk-food" in table.offered(), "t12 is left"
    assert "play:dried-beef-food" not in table.offered(), "t01 belongs to the check"
    table.play("accept")
    assert table.moment == "before-event"
    assert "play:dried-beef-food" in table.offered()


@pytest.mark.clauses("ON-3.14")
def test_the_success_part_of_a_card_cannot_draw_its_own_token() -> None:
    table = Table(at="lubang", marker_at={"lubang": "kit"}, items="camouflage", camp=TEN)
    table.draws("t12 t01")
    table.reveals("fishermen-of-looc")
    table.play("repair")  # t12 lies in the bowl; without the rifle there is a check, which draws t01 and fails
    assert table.log("check-fails") == [{"check": "event"}]
    table = Table(at="lubang", marker_at={"lubang": "kit"}, items="camouflage", camp=ALL - {"t10", "t12"})
    table.draws("t12 t10 t12")
    table.reveals("fishermen-of-looc")
    table.play("repair")
    assert table.log("draws-food") == [{"token": "t12", "food": 1}], "the token of the repair, not that of the card"


@pytest.mark.clauses("ON-3.14", "ON-13.13")
def test_the_token_of_a_finished_sanity_check_can_come_again_in_the_outer_check() -> None:
    table = quiet("t01 t12 t12", camp=TEN, lasting="beacon-fires", hand="futamata", health=3, paranoia=3)
    table.play("raid", "cancel:beacon-fires", "play:futamata-retake")
    assert [draw["token"] for draw in table.log("draws-token")] == ["t01", "t12", "t12"]
    assert table.log("check-succeeds")[-1] == {"check": "raid"}


@pytest.mark.clauses("ON-3.14", "ON-13.13")
def test_the_token_of_the_outer_check_stays_out_of_reach_after_the_inner_one() -> None:
    table = quiet("t01 t12", camp=TEN, lasting="beacon-fires", hand="dried-beef coconut-milk", health=3, paranoia=3)
    table.play("raid", "cancel:beacon-fires")
    assert table.bowl == {"t01", "t12"}
    assert "play:coconut-milk-food" in table.offered(), "t12 can be drawn"
    assert "play:dried-beef-food" not in table.offered(), "t01 cannot"
