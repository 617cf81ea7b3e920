"""Event cards: revealed, resolved, discarded, reshuffled, added, voided. ON-14."""

from __future__ import annotations

import pytest

from fogtable.games.onoda.components import Event
from tests.games.onoda.quiet import NOTHING, quiet
from tests.games.onoda.table import Table

ALL = {Event.name(card) for card in Event.ALL}
BOX = {"missing-food", "major-taniguchi"}


def reveal(card: str, draws: str = "", **position: object) -> Table:
    """Raid in Lubang with success; this event comes."""
    table = Table(**{"at": "lubang", **position})
    table.draws(f"t12 t07 {draws}")
    table.reveals(card)
    table.play("raid")
    return table


@pytest.mark.clauses("ON-14.1")
def test_every_raid_repair_and_mission_reveals_one_event() -> None:
    table = quiet("t01 t02 t12", mission="the-airstrip", items="camouflage", marker_at={"lubang": "kit"})
    table.play("raid")
    assert table.log("reveals-event") == [{"event": NOTHING[0]}]
    table.play("repair")
    assert table.log("reveals-event") == [{"event": card} for card in NOTHING[:2]]
    table.play("mission")
    assert table.log("reveals-event") == [{"event": card} for card in NOTHING]
    assert len(table.deck) == len(Event) - 5
    story = table.story()
    assert story.index("check-fails raid") < story.index(f"reveals-event {NOTHING[0]}")


@pytest.mark.clauses("ON-14.2")
def test_an_immediate_event_takes_effect_and_is_discarded() -> None:
    table = reveal("snake")
    table.play("do:lose-one-health")
    assert (table.health, table.discard, table.resolving) == (9, {"snake"}, set())


@pytest.mark.clauses("ON-14.3")
def test_a_lasting_event_stays_beside_the_board() -> None:
    table = reveal("rainy-season")
    assert (table.lasting, table.discard, table.resolving) == ({"rainy-season"}, set(), set())
    assert table.log("event-lasts") == [{"event": "rainy-season"}]


@pytest.mark.clauses("ON-14.4", "ON-16.2", "ON-16.3")
@pytest.mark.parametrize(
    ("hand", "exhausted", "taken"),
    [
        ("", "", True),
        ("futamata salt", "", True),
        ("futamata salt dried-beef", "", False),
        ("futamata", "kozuka", True),
    ],
)
def test_a_prepared_event_is_taken_below_the_limit(hand: str, exhausted: str, taken: bool) -> None:
    table = Table(at="lubang", hand=hand, exhausted=exhausted)
    table.draws("t12 t07")
    table.reveals("the-circuit")
    table.play("raid")
    while table.moment == "before-event":
        table.play("pass")
    assert ("the-circuit" in table.hand) == taken
    assert ("the-circuit" in table.discard) != taken
    assert table.log("takes-card" if taken else "hand-full") == [{"event": "the-circuit"}]


@pytest.mark.clauses("ON-14.5")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = Table(at="lubang", discard=list(ALL - BOX - {"futamata"}), hand="futamata")
    assert table.deck == set()
    table.draws("t12 t07")
    table.reveals("rainy-season")
    table.play("raid", "pass")
    assert table.log("turns-discard") == [{}]
    assert (table.lasting, table.discard, len(table.deck)) == ({"rainy-season"}, set(), len(Event) - 4)
    assert table.hand == {"futamata"}, "only the pile is shuffled"


@pytest.mark.clauses("ON-14.5")
def test_the_new_deck_is_shuffled() -> None:
    came = set()
    for seed in range(1, 9):
        table = Table(seed, at="lubang", discard=list(ALL - BOX))
        table.draws("t12 t07")
        table.play("raid")
        came.add(table.log("reveals-event")[0]["event"])
    assert len(came) > 3


@pytest.mark.clauses("ON-14.5")
def test_without_any_card_none_is_revealed() -> None:
    table = Table(at="lubang", box=list(ALL - BOX))
    table.draws("t12 t07")
    table.play("raid")
    assert table.log("reveals-event", "turns-discard") == []
    assert table.log("no-event") == [{}], "and that is told"
    assert (table.asked(), table.alert["lubang"]) == ("act", 1)


@pytest.mark.clauses("ON-14.6", "ON-20.1")
def test_a_card_that_is_added_is_an_ordinary_one_from_then_on() -> None:
    table = reveal("private-akatsu")
    assert table.log("adds-card") == [{"event": "missing-food"}]
    assert (table.aside, len(table.deck)) == ({"major-taniguchi"}, len(Event) - 2)
    table.draws("t01")
    table.reveals("missing-food")
    table.play("raid", "do:exhaust-akatsu")
    assert table.discard == {"private-akatsu", "missing-food"}
    assert table.exhausted == {"akatsu"}


@pytest.mark.clauses("ON-14.6")
@pytest.mark.parametrize("where", ["discard", "box"])
def test_a_card_not_set_aside_is_not_added(where: str) -> None:
    table = reveal("norio-suzuki", "t11", **{where: ["major-taniguchi"]})
    assert table.log("adds-card") == []
    assert table.log("adds-no-card") == [{"event": "major-taniguchi"}]
    assert "major-taniguchi" in getattr(table, where)


@pytest.mark.clauses("ON-14.7")
def test_a_voided_card_is_discarded_without_effect_each_time() -> None:
    table = reveal("death-of-shimada")
    assert table.voided == {"shimada-wounded"}
    assert table.log("voids-card") == [{"event": "shimada-wounded"}]
    table.draws("t01")
    table.reveals("shimada-wounded")
    table.play("raid")
    assert table.log("reveals-event")[1:] == [{"event": "shimada-wounded"}], "it is the one event of that action"
    assert table.log("no-effect") == [{"event": "shimada-wounded"}]
    assert "shimada-wounded" in table.discard
    assert "kit" in table.items
    assert table.voided == {"shimada-wounded"}


@pytest.mark.clauses("ON-14.7")
@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_a_card_is_voided_to_the_end_of_the_game(round_: int) -> None:
    table = Table(at="lubang", round=round_, voided="shimada-wounded")
    table.draws("t12 t07")
    table.reveals("shimada-wounded")
    table.play("raid")
    assert table.log("no-effect") == [{"event": "shimada-wounded"}]
    assert "kit" in table.items


@pytest.mark.clauses("ON-14.7")
def test_voiding_outlives_a_reshuffle() -> None:
    table = Table(at="lubang", discard=list(ALL - BOX), voided="shimada-wounded")
    table.draws("t12 t07")
    table.reveals("shimada-wounded")
    table.play("raid")
    assert table.log("no-effect") == [{"event": "shimada-wounded"}]
    assert (table.discard, table.items) == (
        {"shimada-wounded"},
        {"uniform", "rifle", "camouflage", "binoculars", "kit"},
    )


@pytest.mark.clauses("ON-14.8")
def test_a_card_is_on_no_pile_during_its_own_effect() -> None:
    table = reveal("rust")
    assert table.asked() == "choose-deed"
    assert table.resolving == {"rust"}
    assert "rust" not in table.deck | table.discard


@pytest.mark.clauses("ON-14.8", "ON-14.6")
def test_a_card_is_not_in_the_shuffle_that_it_causes_itself() -> None:
    table = Table(at="lubang", discard=list(ALL - BOX - {"private-akatsu"}))
    table.draws("t12 t07")
    table.reveals("private-akatsu")
    table.play("raid")
    assert table.deck == {"missing-food"}
    assert "private-akatsu" in table.discard


@pytest.mark.clauses("ON-14.9")
def test_the_discard_pile_keeps_the_order_of_discard() -> None:
    table = quiet("t01 t02 t03")
    table.play("raid", "raid", "raid")
    order = sorted(table.discard, key=lambda card: table.laid_at[card])
    assert order == list(NOTHING)


@pytest.mark.clauses("ON-14.10", "ON-14.2")
def test_an_immediate_event_is_discarded_before_the_last_window() -> None:
    table = reveal("transistor-radio", hand="futamata")
    table.play("pass")
    assert (table.moment, table.resolving) == ("event-shown", {"transistor-radio"})
    table.play("pass")
    assert (table.moment, table.discard) == ("after-event", {"transistor-radio"})


@pytest.mark.clauses("ON-14.10")
def test_a_voided_card_opens_only_the_last_window() -> None:
    table = quiet("t12 t07", hand="futamata")
    table.play("raid", "pass")
    assert (table.moment, table.discard) == ("after-event", {NOTHING[0]})
