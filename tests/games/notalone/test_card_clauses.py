"""The clauses on cards (NA-11) that no single card's table row shows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.notalone.positions import at, caught, codes, hunting
from tests.games.notalone.table import H1, H2, H3, C, Table

# -- moved tokens (NA-11.1, NA-11.2) ----------------------------------------------------------------------------------


@pytest.mark.clauses("NA-11.1")
def test_a_hologram_gathers_a_virus_on_one_place() -> None:
    table = at("beach", survival_hand={H1: "hologram"}, effects="virus", tokens={"artemia": "beach rover"})
    table.play(H1, "play:hologram")
    assert table.offered(H1) == {"artemia:river", "artemia:source", "artemia:artefact"}
    table.play(H1, "artemia:source")
    assert table.token("artemia") == {"source"}


@pytest.mark.clauses("NA-11.1")
def test_a_wrong_track_gathers_a_cloned_pair_on_one_place() -> None:
    table = at(
        "jungle",
        survival_hand={H1: "wrong-track"},
        effects="mirage clone",
        tokens={"target": "lair swamp", "creature": "artefact"},
    )
    table.play(H1, "play:wrong-track")
    assert table.offered(H1) == {"creature:rover", "creature:source", "target:jungle", "target:shelter"}
    table.play(H1, "target:shelter")
    assert table.token("target") == {"shelter"}
    assert table.token("creature") == {"artefact"}


@pytest.mark.clauses("NA-11.2")
def test_a_moved_artemia_token_keeps_mutation() -> None:
    table = at("beach", second="rover", survival_hand={H1: "hologram"}, effects="mutation", tokens={"artemia": "beach"})
    table.play(H1, "play:hologram", "artemia:rover")
    table.play(H1, "nothing")
    table.play(H2, "discard:lair")
    assert codes(table, "loses-will") == [{"player": H2, "number": 1}]


@pytest.mark.clauses("NA-11.2", "NA-2.22")
def test_a_moved_clone_still_catches() -> None:
    table = at(
        "beach",
        second="rover",
        survival_hand={H1: "wrong-track"},
        effects="clone scream",
        tokens={"target": "beach", "creature": "lair"},
    )
    table.play(H1, "play:wrong-track", "target:rover", "nothing")
    table.play(H2, "lose-will")
    assert codes(table, "caught") == [{"player": H2, "places": ["rover"]}]
    assert codes(table, "loses-will") == [{"player": H2, "number": 1}, {"player": H2, "number": 1}]


@pytest.mark.clauses("NA-11.2")
def test_a_moved_toxin_takes_its_place_along() -> None:
    table = at(
        "beach",
        second="rover",
        survival_hand={H1: "wrong-track", H2: "gate drone"},
        effects="clone toxin",
        tokens={"target": "beach"},
        discard={H1: "lair"},
        dodging=H2,
    )
    table.passes(H2)
    table.play(H1, "play:wrong-track", "target:rover")
    table.passes(H2)
    assert table.offered(H1) == {"nothing", "power", "take:lair"}, "the Beach is effective again"
    table.play(H1, "power")
    table.play(H2, "discard:drone")
    assert table.survival_hand(H2) == {"gate"}
    assert codes(table, "barred") == [{"player": H2, "place": "rover"}]


@pytest.mark.clauses("NA-11.2", "NA-2.19")
@pytest.mark.parametrize(("ineffective", "usable"), [("", True), ("beach wreck", False)])
def test_places_that_a_mirage_leaves_are_effective_again_unless_another_card_bars_them(
    ineffective: str, usable: bool
) -> None:
    table = at(
        "beach",
        second="source",
        survival_hand={H1: "wrong-track"},
        effects="mirage clone",
        tokens={"target": "beach rover"},
        ineffective=ineffective,
        dodging=H2,
    )
    table.play(H1, "play:wrong-track", "target:source")
    if usable:
        assert table.offered(H1) == {"nothing", "power"}
        table.play(H1, "power")
        assert table.state.beacon
    assert {entry["place"] for entry in codes(table, "barred")} == ({"source"} if usable else {"beach", "source"})


# -- Vortex (NA-11.3, NA-11.4) ----------------------------------------------------------------------------------------


def swapping(**position: Any) -> Table:
    """Hunted-1 (in the Beach) may play the Vortex; its discard pile holds the Rover and the Lair."""
    table = Table(
        players=3,
        phase="hunting",
        survival_hand={H1: "vortex", H2: "dodge"},
        **({"played": {H1: "beach"}, "discard": {H1: "rover lair"}} | position),
    )
    table.play(C, "keep-creature")
    table.passes(H2)
    return table


@pytest.mark.clauses("NA-11.3")
@pytest.mark.parametrize("viewer", [C, H2, "spectator"])
def test_what_the_vortex_swaps_is_public(viewer: str) -> None:
    table = swapping()
    table.play(H1, "play:vortex", "in:rover")
    assert codes(table, "swaps", viewer) == [{"player": H1, "out": "beach", "into": "rover"}]
    assert table.view(viewer)["discard"][H1] == ["lair", "beach"]


@pytest.mark.clauses("NA-11.3", "NA-11.21")
@pytest.mark.parametrize(("viewer", "sees"), [(C, False), ("spectator", False), (H2, True)])
def test_under_smokescreen_the_creature_sees_neither_card_of_a_vortex(viewer: str, sees: bool) -> None:
    table = swapping(smoke=True)
    table.play(H1, "play:vortex", "in:rover")
    shown = {"player": H1, "out": "beach", "into": "rover"} if sees else {"player": H1, "out": None, "into": None}
    assert codes(table, "swaps", viewer) == [shown]
    assert table.view(viewer)["discard"][H1] == (["lair", "beach"] if sees else 2)
    assert table.view(viewer)["hand"][H1] == 2


@pytest.mark.clauses("NA-11.4", "NA-4.14")
def test_the_vortex_swaps_one_of_two_cards_before_the_choice_of_the_river() -> None:
    table = swapping(played={H1: "beach river"}, pending={H1: "river"}, discard={H1: "rover lair"})
    table.play(H1, "play:vortex")
    assert table.offered(H1) == {"out:beach", "out:river"}
    table.play(H1, "out:river")
    assert table.offered(H1) == {"in:rover", "in:lair"}
    table.play(H1, "in:lair")
    assert table.played(H1) == {"beach", "lair"}
    assert table.discard(H1) == {"rover", "river"}
    table.passes(H2)
    assert table.offered(H1) == {"keep:beach", "keep:lair"}


# -- hands, not the table (NA-11.5) -----------------------------------------------------------------------------------


@pytest.mark.clauses("NA-11.5")
def test_no_card_takes_what_is_committed_or_played() -> None:
    zone = hunting("forbidden-zone", players=2, played={H1: "beach"})
    zone.play(C, "play:forbidden-zone")
    assert "discard:beach" not in zone.offered(H1)
    scream = at("beach", effects="scream", tokens={"target": "beach"})
    scream.play(H2, "nothing")
    assert "discard:beach" not in scream.offered(H1)
    artemia = at("beach", tokens={"artemia": "beach"})
    artemia.play(H2, "nothing")
    assert artemia.offered(H1) == {"discard:lair", "discard:jungle", "discard:river", "discard:rover"}
    sacrifice = Table(players=2, survival_hand={H1: "sacrifice"}, discard={H1: "lair"})
    sacrifice.play(H1, "play:sacrifice")
    assert "discard:lair" not in sacrifice.offered(H1)


# -- avoided tokens (NA-11.6 .. NA-11.9) ------------------------------------------------------------------------------


@pytest.mark.clauses("NA-11.6")
def test_dodge_does_not_protect_from_the_artemia_token() -> None:
    table = caught("beach", dodging=H1, tokens={"artemia": "beach"})
    table.play(H2, "nothing")
    table.play(H1, "discard:lair")
    assert codes(table, "touched") == [{"player": H1}]
    assert codes(table, "caught") == []
    assert codes(table, "uses-place") == []


@pytest.mark.clauses("NA-11.6")
def test_detector_does_not_protect_from_the_creature_token() -> None:
    table = caught("beach", detecting=H1, tokens={"artemia": "beach"})
    table.play(H2, "nothing")
    assert codes(table, "touched") == []
    assert codes(table, "caught") == [{"player": H1, "places": ["beach"]}]


@pytest.mark.clauses("NA-11.6", "NA-5.4")
@pytest.mark.parametrize("effects", ["scream", "clone scream"])
def test_neither_protects_from_scream(effects: str) -> None:
    table = caught("beach", dodging=H1, detecting=H1, tokens={"target": "beach"}, effects=effects)
    table.play(H2, "nothing")
    table.play(H1, "lose-will", "power")
    assert codes(table, "loses-will") == [{"player": H1, "number": 1}]


@pytest.mark.clauses("NA-11.6", "NA-5.4")
@pytest.mark.parametrize("effects", ["mirage", "toxin", "clone mirage", "clone toxin"])
def test_neither_protects_from_mirage_and_toxin(effects: str) -> None:
    table = caught(
        "beach",
        dodging=H1,
        detecting=H1,
        tokens={"target": "beach"},
        effects=effects,
        survival_hand={H1: "gate"},
        survival_played={H1: True},
    )
    table.play(H2, "nothing")
    assert codes(table, "barred") == [{"player": H1, "place": "beach"}]
    assert table.survival_hand(H1) == ({"gate"} if "mirage" in effects else set())


@pytest.mark.clauses("NA-11.7", "NA-5.5")
@pytest.mark.parametrize(("effects", "first"), [("clone", H1), ("force-field clone", H1), ("clone scream", H2)])
def test_who_dodges_a_clone_uses_the_place_in_step_1_unless_another_card_targets_it(effects: str, first: str) -> None:
    table = at("beach", dodging=H1, tokens={"target": "beach", "creature": "lair"}, effects=effects)
    assert table.awaited() == {first}
    if first == H2:
        table.play(H2, "nothing")
        table.play(H1, "lose-will")
    assert table.offered(H1) == {"nothing", "power"}


@pytest.mark.clauses("NA-11.7")
def test_who_avoids_one_of_two_effective_tokens_is_still_caught() -> None:
    table = caught("beach", detecting=H1, tokens={"artemia": "beach"})
    assert table.awaited() == {H2}


@pytest.mark.clauses("NA-11.7", "NA-2.20")
def test_who_dodges_on_an_ineffective_place_does_not_use_it() -> None:
    table = caught("beach", dodging=H1, effects="cataclysm", ineffective="beach", discard={H1: "lair"})
    assert table.awaited() == {H2}
    assert codes(table, "barred") == [{"player": H1, "place": "beach"}]


@pytest.mark.clauses("NA-11.8", "NA-5.17")
def test_who_dodges_in_the_lair_loses_nothing_and_costs_nothing() -> None:
    table = caught(
        "lair", dodging=H1, effects="anticipation fierceness", anticipated={H1: 1}, discard={H1: "river rover"}
    )
    table.play(H1, "nothing")
    table.play(H2, "nothing")
    assert codes(table, "loses-will") == []
    assert codes(table, "assimilation-moves") == []


@pytest.mark.clauses("NA-11.8")
def test_others_on_the_place_of_who_dodges_are_caught() -> None:
    table = caught("beach", second="beach", dodging=H1, effects="anticipation", anticipated={H1: 1})
    table.play(H1, "nothing")
    assert codes(table, "caught") == [{"player": H2, "places": ["beach"]}]
    assert [entry["cause"] for entry in codes(table, "assimilation-moves")] == ["caught"]


@pytest.mark.clauses("NA-11.9")
@pytest.mark.parametrize(
    ("card", "effects", "tokens"),
    [
        ("dodge", "clone", {"creature": "beach", "target": "rover"}),
        ("detector", "virus", {"artemia": "beach rover"}),
    ],
)
def test_dodge_and_detector_cover_both_places(card: str, effects: str, tokens: dict[str, str]) -> None:
    table = at("beach rover", survival_hand={H1: card}, effects=effects, tokens=tokens)
    table.play(H1, f"play:{card}")
    assert table.offered(H1) == {"first:beach", "first:rover"}
    table.play(H1, "first:beach", "power", "nothing")
    table.play(H2, "nothing")
    assert codes(table, "caught") == codes(table, "touched") == []
    assert table.will(H1) == 3


# -- Drone, Gate (NA-11.10 .. NA-11.12) -------------------------------------------------------------------------------


@pytest.mark.clauses("NA-11.10")
def test_gate_uses_up_the_turn_of_its_place_and_keeps_the_order() -> None:
    table = at("beach", second="wreck", survival_hand={H1: "gate"}, discard={H2: "lair"}, rescue=9)
    table.passes(H1)
    assert table.awaited() == {H1}
    table.play(H1, "play:gate", "copy:source", "draw")
    assert table.awaited() == {H2}
    assert codes(table, "uses-place") == []


@pytest.mark.clauses("NA-11.10", "NA-2.19")
@pytest.mark.parametrize(
    ("effects", "position"),
    [
        ("interference", {"ineffective": "beach wreck"}),
        ("cataclysm", {"ineffective": "wreck"}),
        ("mirage", {"tokens": {"target": "wreck source"}}),
        ("toxin", {"tokens": {"target": "wreck"}}),
    ],
)
def test_gate_does_not_copy_an_ineffective_place(effects: str, position: dict[str, Any]) -> None:
    table = at("shelter", survival_hand={H1: "gate"}, effects=effects, **position)
    table.passes(H1)
    table.play(H1, "play:gate")
    assert table.offered(H1) == {"copy:jungle", "copy:swamp"}


@pytest.mark.clauses("NA-11.11")
def test_gate_looks_at_the_place_reached_by_detour() -> None:
    table = at("river", hunt_hand="detour", survival_hand={H1: "gate"})
    table.passes(H1)
    table.play(C, "play:detour", "choose:hunted-1", "choose:beach")
    table.passes(H1)
    table.play(H1, "play:gate")
    assert table.offered(H1) == {"copy:river", "copy:rover", "copy:source"}


@pytest.mark.clauses("NA-11.12", "NA-6.9")
@pytest.mark.parametrize(("stands", "copied"), [("river", "beach"), ("river", "wreck")])
def test_a_gate_uses_up_what_it_copies(stands: str, copied: str) -> None:
    table = at(stands, second=copied, survival_hand={H1: "gate"}, discard={H2: "lair"})
    table.passes(H1)
    table.play(H1, "play:gate", f"copy:{copied}")
    assert table.offered(H2) == {"nothing", "take:lair"}


# -- the rest ---------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-11.14", "NA-3.18")
def test_sacrifice_takes_the_second_play_of_tracking_too() -> None:
    table = Table(players=2, hunt_hand="despair clone stasis", allowance=2, survival_hand={H1: "sacrifice"}, turn=4)
    table.passes(C)
    table.play(H1, "play:sacrifice", "discard:lair", "commit:jungle")
    assert table.asked(C) == "place-token"
    table.play(C, "creature:jungle")
    assert table.turn == 5
    assert table.state.allowance == 1


@pytest.mark.clauses("NA-11.15")
def test_a_second_play_that_was_not_used_is_gone() -> None:
    table = Table(players=2, phase="end-of-turn", allowance=2, effects="clone", hunt_hand="mirage")
    table.passes(C)
    assert table.state.allowance == 1


@pytest.mark.clauses("NA-11.17")
@pytest.mark.parametrize("viewer", [C, "spectator", H2])
def test_under_smokescreen_revealed_cards_are_public_until_they_are_discarded(viewer: str) -> None:
    table = at("beach", smoke=True, hunt_hand="stasis")
    assert table.view(viewer)["played"][H1] == ["beach"]
    assert table.view(viewer)["owned"][H1] == ["lair", "jungle", "river", "beach", "rover"]
    assert codes(table, "reveals", viewer)[0] == {"player": H1, "places": ["beach"]}


@pytest.mark.clauses("NA-11.18")
@pytest.mark.parametrize(("viewer", "sees"), [(C, True), (H1, True), (H2, False), (H3, False), ("spectator", False)])
def test_phobia_shows_its_cards_to_the_creature_only(viewer: str, sees: bool) -> None:
    table = hunting("phobia")
    table.play(C, "play:phobia", "choose:hunted-1")
    table.play(H1, "keep:jungle", "keep:river")
    cards = ["beach", "rover"]
    assert codes(table, "shows", viewer) == [{"player": H1, "number": 2, "cards": cards if sees else None}]
    assert codes(table, "chooses-hunted", viewer) == [{"player": H1, "card": "phobia"}]
    assert (table.view(viewer)["shown"][H1] == cards) is sees
    assert "beach" not in str(table.view(viewer)["hand"][H1]) or viewer == H1


@pytest.mark.clauses("NA-11.19")
def test_scream_and_toxin_act_once_on_who_stands_on_both_places() -> None:
    table = at("beach rover", effects="force-field scream", tokens={"target": "beach rover"})
    table.play(H2, "nothing")
    table.play(H1, "lose-will")
    assert codes(table, "loses-will") == [{"player": H1, "number": 1}]
    assert table.offered(H1) == {"first:beach", "first:rover"}
    table = at(
        "beach rover",
        effects="force-field toxin",
        tokens={"target": "beach rover"},
        survival_hand={H1: "dodge gate"},
        survival_played={H1: True},
    )
    table.play(H2, "nothing")
    table.play(H1, "discard:dodge")
    assert codes(table, "discards-survival") == [{"player": H1, "card": "dodge"}]
    assert table.survival_hand(H1) == {"gate"}
