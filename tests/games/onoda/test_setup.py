"""Set-up, standard and historical; the cards that start in the box: ON-S, ON-20, ON-22."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.core.play.match import Match
from fogtable.core.play.view import public_part
from fogtable.games.onoda import GAME
from fogtable.games.onoda.components import Event, Mission, Token
from fogtable.games.onoda.setup import Options
from tests.games.content import ContentFile
from tests.games.onoda.table import Table

HISTORICAL = ["military", "survival"]
_SETS = [(row["id"], row["set"]) for row in ContentFile("onoda").raw()["missions"]]
MILITARY = [name for name, of in _SETS if of == "military"]
SURVIVAL = [name for name, of in _SETS if of == "survival"]


def names(cards: object) -> set[str]:
    """Return the names of the events in a hidden pile."""
    return {Event.name(card) for card in cards}  # type: ignore[attr-defined]


# -- the standard game ------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-S.1")
def test_it_is_for_one() -> None:
    assert Match(GAME, 1).names == ("onoda",)
    with pytest.raises(ValueError, match="1"):
        Match(GAME, 2)


@pytest.mark.clauses("ON-S.2", "ON-20.1", "ON-20.2")
def test_two_events_are_set_aside_and_fifty_shuffled() -> None:
    table = Table.fresh()
    assert table.aside == {"missing-food", "major-taniguchi"}
    assert table.deck == names(Event.ALL) - table.aside
    assert table.box == table.discard == set()
    assert table.view()["deck"] == len(Event) - 2, "which ones come next nobody sees"


@pytest.mark.clauses("ON-S.2")
def test_the_events_come_in_another_order_in_another_game() -> None:
    first = set()
    for seed in range(1, 9):
        table = Table.fresh(seed)
        table.draws("t12 t07")
        table.play("raid")
        first.add(table.log("reveals-event")[0]["event"])
    assert len(first) > 3


@pytest.mark.clauses("ON-S.3")
def test_all_missions_are_shuffled() -> None:
    table = Table.fresh(luck=[("draw-mission", "cattle")])
    assert table.missions == {"cattle"}
    assert table.view()["mission_deck"] == len(Mission) - 1
    assert table.mission_deck == {*MILITARY, *SURVIVAL} - {"cattle"}
    assert len({Table.fresh(seed).mission for seed in range(1, 9)}) > 3


@pytest.mark.clauses("ON-S.4")
def test_all_tokens_are_in_the_bag() -> None:
    table = Table.fresh()
    assert table.bag == {Token.name(token) for token in Token.ALL}
    assert table.bowl == table.camp == set()


@pytest.mark.clauses("ON-S.5")
def test_the_island_is_calm() -> None:
    assert set(Table.fresh().alert.values()) == {0}


@pytest.mark.clauses("ON-S.6")
def test_two_comrades_are_in_camp_and_the_third_is_set_aside() -> None:
    table = Table.fresh()
    assert table.comrades == {"kozuka", "shimada"}
    assert table.comrades_aside == {"akatsu"}
    assert table.exhausted == table.comrades_lost == set()


@pytest.mark.clauses("ON-S.7", "ON-S.8", "ON-S.9")
def test_the_tracks_at_the_start() -> None:
    table = Table.fresh()
    assert (table.round, table.honor, table.health, table.paranoia) == (1, 0, 10, 0)


@pytest.mark.clauses("ON-S.10")
@pytest.mark.parametrize("seed", range(1, 5))
def test_six_item_markers_lie_in_the_six_other_regions(seed: int) -> None:
    table = Table.fresh(seed)
    assert table.marker_at["kyanpu"] == "none"
    laid = sorted(marker for region, marker in table.marker_at.items() if region != "kyanpu")
    assert laid == sorted(["uniform", "rifle", "camouflage", "binoculars", "kit", "blank"])


@pytest.mark.clauses("ON-S.10")
def test_the_item_markers_are_dealt_by_chance_and_open() -> None:
    order = ["blank", "kit", "binoculars", "camouflage", "rifle", "uniform"]
    table = Table.fresh(luck=[("lay-marker", marker) for marker in order])
    assert [marker for marker in table.marker_at.values() if marker != "none"] == order
    assert table.view("spectator")["marker_at"] == [*order[:3], "none", *order[3:]]


@pytest.mark.clauses("ON-S.10", "ON-8.5")
def test_where_the_blank_marker_lies_nothing_is_repaired() -> None:
    table = Table(at="tilik", marker_at={"tilik": "blank"}, items="")
    assert "repair" not in table.offered()


@pytest.mark.clauses("ON-S.11")
def test_all_items_but_the_radio_are_active() -> None:
    assert Table.fresh().items == {"uniform", "rifle", "camouflage", "binoculars", "kit"}


@pytest.mark.clauses("ON-S.12")
def test_onoda_starts_in_kyanpu_without_cards() -> None:
    table = Table.fresh()
    assert table.at == "kyanpu"
    assert table.hand == table.lasting == table.voided == set()
    assert table.asked() == "act"


# -- events of the box ------------------------------------------------------------------------------------------------


def with_event(card: str, draws: str, **position: Any) -> Table:
    """Raid in Lubang so that this event comes."""
    table = Table(at="lubang", **position)
    table.draws(f"t12 t07 {draws}")
    table.reveals(card)
    table.play("raid")
    return table


@pytest.mark.clauses("ON-20.1", "ON-14.6")
def test_akatsu_brings_event_5() -> None:
    table = with_event("private-akatsu", "")
    assert table.aside == {"major-taniguchi"}
    assert "missing-food" in table.deck


@pytest.mark.clauses("ON-20.1", "ON-14.6")
def test_suzuki_brings_event_43() -> None:
    table = with_event("norio-suzuki", "t02", paranoia=2)
    table.play("accept")
    assert table.aside == {"missing-food", "major-taniguchi"}, "not if the check fails"
    table = with_event("norio-suzuki", "t10", paranoia=2)
    assert table.aside == {"missing-food"}
    assert "major-taniguchi" in table.deck


@pytest.mark.clauses("ON-20.2", "ON-14.5")
def test_cards_set_aside_are_not_in_a_reshuffle() -> None:
    table = Table(at="lubang", discard=list(names(Event.ALL) - {"missing-food", "major-taniguchi"}))
    assert table.deck == set()
    table.draws("t12 t07")
    table.reveals("the-order")
    table.play("raid")
    assert table.aside == {"missing-food", "major-taniguchi"}
    assert len(table.deck) == len(Event) - 3


# -- the historical variant -------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-22.1", "ON-22.6")
@pytest.mark.parametrize("variant", HISTORICAL)
def test_the_rest_is_set_up_as_usual(variant: str) -> None:
    table, usual = Table.fresh(variant=variant).view(), Table.fresh().view()
    changed = {"variant", "marker_at", "mission", "mission_at", "missions", "mission_deck", "mission_box"}
    changed |= {"deck", "aside", "box"}
    assert {name: value for name, value in table.items() if name not in changed} == {
        name: value for name, value in usual.items() if name not in changed
    }
    assert table["comrades_aside"] == ["akatsu"]


@pytest.mark.clauses("ON-22.2")
@pytest.mark.parametrize("variant", HISTORICAL)
def test_the_first_thirty_events_are_the_deck(variant: str) -> None:
    table = Table.fresh(variant=variant)
    assert table.deck == {Event.name(card) for card in range(30)}
    assert table.box == {Event.name(card) for card in range(30, len(Event))}
    assert table.aside == set()


@pytest.mark.clauses("ON-22.2")
@pytest.mark.parametrize("number", [1, 2, 5, 12, 30])
def test_the_events_come_in_ascending_order(number: int) -> None:
    earlier = {Event.name(card) for card in range(number - 1)}
    for seed in (1, 2):
        table = with_event_in_turn(earlier, "", seed=seed)
        assert table.log("reveals-event") == [{"event": Event.name(number - 1)}], "card 5 is in its place"


@pytest.mark.clauses("ON-22.3", "ON-22.6")
def test_no_card_is_added_but_the_rest_is_done() -> None:
    earlier = names([Event.THE_ORDER, Event.LANDING_AT_TILIK, Event.FUTAMATA])
    table = with_event_in_turn(earlier, "")
    assert table.log("reveals-event") == [{"event": "private-akatsu"}]
    assert "akatsu" in table.comrades
    assert (table.log("adds-card"), table.log("adds-no-card")) == ([], [{"event": "missing-food"}])
    assert table.deck == {Event.name(card) for card in range(4, 30)}
    earlier = names(Event.ALL) - {"norio-suzuki"} - {Event.name(card) for card in range(30, len(Event))}
    table = with_event_in_turn(earlier, "t10", paranoia=2)
    assert (table.paranoia, table.log("adds-card")) == (1, [])
    assert "major-taniguchi" in table.box


def with_event_in_turn(earlier: set[str], draws: str, **position: Any) -> Table:
    """Raid in the historical variant when these events have already come."""
    table = Table(variant="military", at="lubang", discard=list(earlier), **position)
    table.draws(f"t12 t07 {draws}")
    table.play("raid")
    return table


@pytest.mark.clauses("ON-22.4")
@pytest.mark.parametrize("variant", HISTORICAL)
def test_the_item_markers_have_printed_places(variant: str) -> None:
    assert Table.fresh(variant=variant).marker_at == {
        "lubang": "kit",
        "tilik": "rifle",
        "five-hundred": "none",
        "kyanpu": "camouflage",
        "binacas": "none",
        "looc": "uniform",
        "ago": "binoculars",
    }


@pytest.mark.clauses("ON-22.4", "ON-8.1")
def test_the_camouflage_is_repaired_in_kyanpu() -> None:
    table = Table(variant="survival", items="kit")
    assert "repair" in table.offered()
    for bare in ("five-hundred", "binacas"):
        assert "repair" not in Table(variant="survival", items="kit", at=bare).offered()


@pytest.mark.clauses("ON-22.5")
@pytest.mark.parametrize(
    ("variant", "own", "other"), [("military", MILITARY, SURVIVAL), ("survival", SURVIVAL, MILITARY)]
)
def test_the_missions_of_the_set_come_in_ascending_order(variant: str, own: list[str], other: list[str]) -> None:
    table = Table.fresh(variant=variant)
    assert table.mission_box == set(other)
    came = [table.mission]
    for _ in range(5):
        table.state.health = 10
        table.play("end-round")
        came.append(table.mission)
    assert came == own[:6]
    assert table.mission_deck == set(own[6:])


@pytest.mark.clauses("ON-22.5")
def test_there_is_no_other_set() -> None:
    with pytest.raises(Exception, match=r"variant|tropical"):
        Match(GAME, 1, Options("tropical"))  # type: ignore[arg-type]


@pytest.mark.clauses("ON-22.7")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_discard_pile_is_turned_over_without_shuffling(seed: int) -> None:
    pile = {"death-of-kozuka": 1, "shimada-wounded": 2, "beacon-fires": 3}
    table = Table(
        seed,
        variant="military",
        at="lubang",
        box=list(names(Event.ALL) - {*pile, "norio-suzuki"}),
        discard=list(pile),
        laid_at=pile,
        voided="shimada-wounded norio-suzuki",
        comrades_lost="kozuka",
    )
    for _ in range(5):
        table.draws("t01")
        table.play("raid")
        while table.asked() != "act":
            table.play("pass" if table.asked() == "interrupt" else "accept")
    came = [entry["event"] for entry in table.log("reveals-event")]
    assert came == ["norio-suzuki", *pile, "norio-suzuki"]
    assert table.log("turns-discard") == [{}]
    assert table.voided == {"shimada-wounded", "norio-suzuki"}, "what is voided stays so"


@pytest.mark.clauses("ON-22.8")
@pytest.mark.parametrize("variant", HISTORICAL)
def test_the_view_does_not_show_the_next_card(variant: str) -> None:
    seen = Table.fresh(variant=variant).view()
    assert seen["deck"] == 30
    assert seen["mission_deck"] == len(MILITARY if variant == "military" else SURVIVAL) - 1
    assert not seen["shows_next"]


@pytest.mark.clauses("ON-22.8")
@pytest.mark.parametrize(("variant", "shown"), [("standard", False), ("military", True), ("survival", True)])
def test_what_comes_next_is_shown_on_request_where_the_order_is_printed(variant: Any, shown: bool) -> None:
    match = Match(GAME, 1, Options(variant, next_number=True))
    assert public_part(match.state, match.names)["shows_next"] is shown
