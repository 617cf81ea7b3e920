"""New Areas: AN-1.9, AN-5.6 to AN-5.13, W9."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anima.table import A, B, C, Table, words

FULL = "cornes port ruins forest"
"""As many Areas as two players can have."""


def exploring(area: str = "bazaar", encounter: str = "cache", **position: Any) -> Table:
    """Return a table at which the first player is about to find this Area and this Encounter."""
    return Table("movement", luck=[("new-area", area), ("encounter", encounter)], **position)


def e10(**position: Any) -> Table:
    """Return the table of example E10, at which the explorer chooses what goes."""
    setting: dict[str, Any] = {
        "areas": FULL,
        "at": {A: "forest", B: "port"},
        "face_down": {"ruins": ["goblins"]},
        "hand": {B: "fate veto"},
    }
    table = exploring(**setting | position)
    table.play(A, "explore")
    return table


# -- who may, and what comes ------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-5.6")
def test_one_player_per_turn_explores_even_one_who_fails() -> None:
    table = exploring(encounter="storm")
    table.play(A, "explore")
    assert (table.at(A), table.of("ended", A)) == ("none", True)
    assert not table.offers(B, "explore")
    table.play(B, "rest")
    assert table.zone("turn") == 2
    table.play(B, "end")
    table.play(A, "end")
    assert table.offers(B, "explore")


@pytest.mark.clauses("AN-5.7", "AN-6.8", "AN-5.13")
def test_the_top_area_comes_into_play_with_a_face_up_encounter_that_is_played_at_once() -> None:
    table = exploring(party={A: "warrior"}, encounter="goblins")
    table.dice(6, 1)
    table.play(A, "explore")
    assert table.at(A) == "bazaar"
    assert "bazaar" in table.zone("areas")
    assert table.args("explores-new", "spectator") == [{"player": A, "area": "bazaar"}]
    assert table.zone("encounter_discard") == ["goblins"]
    assert table.events().index("prior-lies") < table.events().index("meets")
    assert "go:bazaar" in table.offered(B), "it is active at once"


@pytest.mark.clauses("AN-5.7", "AN-6.8")
def test_an_event_is_played_by_the_explorer_and_never_stays() -> None:
    table = exploring(encounter="cache")
    table.play(A, "explore")
    assert table.on("prior", "bazaar") == []
    assert len(table.of("hand", A)) == 1


@pytest.mark.clauses("AN-5.7", "AN-6.4")
def test_a_monster_that_wins_stays_face_up_on_the_new_area() -> None:
    table = exploring(encounter="ogre")
    table.dice(2, 2)
    table.play(A, "explore")
    assert table.on("prior", "bazaar") == ["ogre"]
    assert "bazaar" in table.zone("areas")
    assert table.of("ended", A)


@pytest.mark.clauses("AN-5.7", "AN-11.19")
def test_any_removed_area_can_be_chosen_instead() -> None:
    table = exploring(area_discard="tower mines", encounter="cache")
    assert table.offers(A, "explore-discarded") == {"tower", "mines"}
    table = Table("movement", area_discard="tower mines", luck=[("encounter", "cache")])
    table.play(A, "explore-discarded:mines")
    assert table.at(A) == "mines"
    assert table.zone("area_discard") == ["tower"]


@pytest.mark.clauses("AN-16.3", "AN-5.7")
def test_without_an_encounter_left_the_area_is_simply_reached() -> None:
    monsters = Table("movement").zone("encounter_deck")
    table = Table("movement", prior={"forest": monsters}, area_discard="mines")
    table.play(A, "explore-discarded:mines")
    assert table.at(A) == "mines"


@pytest.mark.clauses("AN-16.4", "AN-5.12", "AN-5.7")
def test_an_empty_deck_is_not_refilled() -> None:
    everything = set(Table("movement").zone("area_deck"))
    table = Table("movement", area_discard=sorted(everything), area_deck="")
    assert table.zone("area_deck") == []
    assert "explore" not in table.offered(A)
    assert table.offers(A, "explore-discarded") == everything


@pytest.mark.clauses("AN-5.12")
def test_without_deck_and_discard_pile_nobody_explores() -> None:
    whole = [*Table("movement").zone("area_deck"), "cornes", "forest"]
    table = Table("movement", areas=whole)
    assert not table.offers(A, "explore") | table.offers(A, "explore-discarded")


# -- the limit --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-1.9", "AN-5.9")
@pytest.mark.parametrize(("players", "areas"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_twice_as_many_areas_as_players_can_be_active(players: int, areas: int) -> None:
    names = "cornes capital port forest pilgrims-road monastery ruins glass-desert castle mines"
    places = words(names)
    below = exploring(players=players, areas=places[: areas - 1])
    below.play(A, "explore")
    assert below.at(A) == "bazaar"
    table = exploring(players=players, areas=places[:areas])
    table.play(A, "explore")
    assert table.asked(A) == "remove-area"
    table.play(A, "remove:cornes")
    assert len(table.zone("areas")) == areas
    assert table.zone("area_discard") == ["cornes"]


@pytest.mark.clauses("AN-5.9")
def test_no_area_with_a_party_or_a_prior_encounter_goes_nor_the_new_one() -> None:
    assert e10().offers(A, "remove") == {"cornes", "forest"}, "the explorer has left the Forest"
    undefeated = e10(prior={"cornes": ["goblins"]}, face_down={})
    assert undefeated.offers(A, "remove") == {"ruins", "forest"}


@pytest.mark.clauses("AN-5.8")
def test_room_is_made_before_the_encounter_is_played() -> None:
    table = e10()
    assert table.on("prior", "bazaar") == ["cache"]
    assert table.of("hand", A) == []
    table.play(A, "remove:forest")
    table.passes(B)
    assert len(table.of("hand", A)) == 1


@pytest.mark.clauses("AN-5.12")
def test_exploring_is_illegal_when_no_area_could_go() -> None:
    position: dict[str, Any] = {
        "areas": FULL,
        "at": {A: "none", B: "port"},
        "face_down": {"ruins": ["goblins"], "cornes": ["wolves"]},
        "prior": {"forest": ["ogre"]},
        "area_discard": "tower",
    }
    table = exploring(**position)
    assert not table.offers(A, "explore") | table.offers(A, "explore-discarded")
    free = exploring(**position | {"at": {A: "port", B: "none"}})
    assert "explore" in free.offered(A), "the explorer's own Party will have left"


# -- saving an Area ---------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-5.10", "AN-5.11", "AN-13.12")
def test_an_area_is_saved_for_an_advantage_but_not_the_last_one() -> None:
    table = e10()
    table.play(A, "remove:cornes")
    assert table.awaited() == {B}
    assert table.offered(B) == {"pay:fate", "pay:veto", "pass"}
    table.play(B, "pay:fate")
    assert table.zone("discard") == ["fate"]
    assert table.args("wants-removed")[0] == {"player": A, "area": "cornes"}
    assert table.args("saves-area", "spectator") == [{"player": B, "area": "cornes"}]
    assert table.args("area-removed") == [{"area": "forest"}]
    assert "cornes" in table.zone("areas")
    assert table.asked(B) == "move", "the Forest cannot be saved, and the Cache has been played"
    assert "forest" not in table.zone("areas")
    assert table.zone("saved") == []
    assert table.at(A) == "bazaar"


@pytest.mark.clauses("AN-5.10")
def test_others_are_asked_in_turn_order_after_the_explorer_and_one_pays() -> None:
    areas = "cornes port ruins forest castle mines"
    setting: dict[str, Any] = {
        "players": 3,
        "areas": areas,
        "hand": {A: "veto", B: "fate", C: "fate sleep"},
        "active": A,
        "order": [C, A, B],
    }
    table = exploring(**setting)
    table.play(A, "explore", "remove:ruins")
    assert table.awaited() == {B}, "after the explorer comes B, then C"
    table.passes(B)
    assert table.awaited() == {C}
    table.play(C, "pay:sleep")
    assert table.offers(A, "remove") == {"cornes", "port", "forest", "castle", "mines"}
    first = exploring(**setting)
    first.play(A, "explore", "remove:ruins")
    first.play(B, "pay:fate")
    assert first.awaited() == {A}, "the first to pay has saved it; the payment is no play, so no W2"


@pytest.mark.clauses("AN-5.10", "AN-13.11")
def test_who_has_lost_the_turn_or_has_no_advantage_saves_nothing() -> None:
    lost = e10(ended={B: True})
    lost.play(A, "remove:cornes")
    assert "cornes" not in lost.zone("areas")
    empty = e10(hand={})
    empty.play(A, "remove:cornes")
    assert "cornes" not in empty.zone("areas")


@pytest.mark.clauses("AN-5.10")
def test_a_pass_leaves_no_trace() -> None:
    logs = []
    for hand in ({B: "fate veto"}, {B: "sleep poison"}):
        table = e10(hand=hand)
        table.play(A, "remove:cornes")
        table.passes(B)
        logs.append([entry["code"] for entry in table.told("spectator")])
    assert logs[0] == logs[1]
    assert "saves-area" not in logs[0]
