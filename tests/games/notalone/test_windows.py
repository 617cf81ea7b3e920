"""Windows for Hunt and Survival cards (NA-7, specification 6.2)."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.notalone.components import HUNT_PHASE, SURVIVAL_PHASE, Hunt, Survival
from fogtable.games.notalone.rules import hunt_cards, survival_cards
from tests.games.notalone.positions import at, caught, codes, end_of_turn
from tests.games.notalone.table import H1, H2, C, Table

EVERY_HUNT = " ".join(name for name in Hunt.names if name != "flashback")
EVERY_SURVIVAL = " ".join(Survival.names)


def plays(table: Table, seat: str) -> set[str]:
    """Return the cards that a seat may play."""
    return {option.removeprefix("play:") for option in table.offered(seat) if option.startswith("play:")}


def after_tokens(**position: Any) -> Table:
    """W2 opens: the Creature has placed its token on the Source."""
    table = Table(players=3, phase="hunting", **position)
    if "to-tokens" in table.offered(C):
        table.play(C, "to-tokens")
    table.play(C, "creature:source")
    return table


# -- which windows there are (NA-7.1) ---------------------------------------------------------------------------------


@pytest.mark.clauses("NA-7.1", "NA-8.1", "NA-6.1", "NA-7.10")
def test_a_turn_has_its_windows_in_order() -> None:
    table = Table(players=3, hunt_hand="stasis", survival_hand={H1: "drone", H2: "amplifier"})
    met: list[tuple[str, set[str], str | None]] = []

    def meet() -> None:
        asked = {seat for seat in table.seats if table.offered(seat)}
        met.append((table.phase, asked, table.asked(C)))

    meet()  # W1
    table.passes(C)
    meet()  # exploration
    table.commits("beach", "jungle")
    meet()  # card step of phase 2
    table.play(C, "to-tokens", "creature:source")
    for _ in range(2):
        meet()  # W2, W3a
        table.passes()
    meet()  # own places
    assert "play:drone" in table.offered(H1)
    table.play(H1, "nothing")
    table.play(H2, "nothing")
    for _ in range(2):
        meet()  # W3b, W4
        if table.phase == "reckoning":
            table.passes()
    assert met == [
        ("exploration", {C}, "play-hunt"),
        ("exploration", {H1, H2}, None),
        ("hunting", {C}, "hunting"),
        ("hunting", {C, H1, H2}, "play-hunt"),
        ("reckoning", {C, H1, H2}, "play-hunt"),
        ("reckoning", {H1}, None),
        ("reckoning", {C, H1, H2}, "play-hunt"),
        ("end-of-turn", {C, H1, H2}, "play-hunt"),
    ]


# -- rounds (NA-7.2, NA-7.3) ------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-7.2", "NA-2.11")
def test_the_creature_comes_first_and_others_are_asked_again_unseen() -> None:
    table = caught("beach", hunt_hand="cataclysm", survival_hand={H1: "dodge", H2: "wrong-track"})
    table.play(H2, "play:wrong-track")
    table.play(H1, "play:dodge")
    assert codes(table, "plays-survival") == []
    table.play(C, "play:cataclysm")
    assert [entry["card"] for entry in codes(table, "plays-hunt")] == ["cataclysm"]
    assert codes(table, "plays-survival") == []
    assert table.survival_hand(H1) == {"dodge"}
    table.play(C, "choose:wreck")
    assert table.awaited() == {H1, H2}, "a new round; the Creature has no play left"


@pytest.mark.clauses("NA-7.2")
def test_the_hunted_follow_in_hunted_order() -> None:
    table = caught("beach", survival_hand={H1: "dodge", H2: "wrong-track"})
    table.play(H2, "play:wrong-track")
    table.play(H1, "play:dodge")
    assert codes(table, "plays-survival") == [{"player": H1, "card": "dodge"}]
    assert table.awaited() == {H2}
    table.play(H2, "play:wrong-track", "creature:rover")
    assert [entry["card"] for entry in codes(table, "plays-survival")] == ["dodge", "wrong-track"]


@pytest.mark.clauses("NA-7.2")
def test_after_a_card_a_new_round_starts_with_the_creature() -> None:
    table = caught("beach", hunt_hand="cataclysm", survival_hand={H1: "wrong-track", H2: "dodge"})
    table.passes(C, H2)
    table.play(H1, "play:wrong-track", "creature:rover")
    assert table.awaited() == {C, H2}, "those who had passed are asked again"
    table.play(
        C,
        "play:cataclysm",
    )
    table.passes(H2)
    table.play(C, "choose:rover")
    assert [entry["card"] for entry in codes(table, "plays-hunt")] == ["cataclysm"]


@pytest.mark.clauses("NA-7.2")
def test_the_window_closes_after_a_round_in_which_all_pass() -> None:
    table = at("beach", hunt_hand="cataclysm", survival_hand={H1: "dodge", H2: "dodge hologram"} | {H1: "gate"})
    table.passes(C, H1)
    assert table.awaited() == {H2}
    assert table.asked(H1) is None
    table.passes(H2)
    assert table.asked(H1) == "use-place"


@pytest.mark.clauses("NA-7.3")
def test_in_w2_the_first_round_begins_with_the_hunted() -> None:
    table = after_tokens(
        hunt_hand="fierceness", survival_hand={H2: "vortex"}, played={H2: "beach"}, discard={H2: "rover"}
    )
    table.play(C, "play:fierceness")
    table.play(H2, "play:vortex")
    table.play(H2, "in:rover")
    assert table.played(H2) == {"rover"}
    assert codes(table, "plays-hunt") == []
    assert table.awaited() == {C}, "its offer returned; a new round starts"
    table.play(C, "play:fierceness")
    assert table.effects() == ["fierceness"]


@pytest.mark.clauses("NA-7.3", "NA-7.2")
def test_in_w2_later_rounds_begin_with_the_creature() -> None:
    table = after_tokens(
        hunt_hand="fierceness persecution",
        allowance=2,
        survival_hand={H2: "vortex"},
        played={H2: "beach"},
        discard={H2: "rover"},
    )
    table.passes(H2)
    table.play(C, "play:fierceness")
    table.play(H2, "play:vortex")
    assert codes(table, "plays-survival") == []
    table.play(C, "play:persecution")
    assert table.effects() == ["fierceness", "persecution"]
    assert codes(table, "plays-survival") == []
    assert table.awaited() == {H2}


# -- who is asked (NA-7.4, NA-7.5, 6.2) -------------------------------------------------------------------------------


@pytest.mark.clauses("NA-7.4", "NA-7.5")
@pytest.mark.parametrize(
    ("position", "asked"),
    [
        ({}, {C, H1, H2}),
        ({"survival_hand": {H1: "adrenaline"}}, {C, H1}),
        ({"survival_played": {H1: True}}, {C, H2}),
        ({"effects": "despair"}, set()),
        ({"effects": "despair", "allowance": 2}, {C}),
        ({"hunt_hand": ""}, {H1, H2}),
        ({"effects": "fierceness"}, {H1, H2}),
        ({"sacrificed": True}, {H1, H2}),
    ],
)
@pytest.mark.parametrize("phase", ["reckoning", "end-of-turn"])
def test_exactly_the_entitled_are_asked_though_no_card_fits(
    position: dict[str, Any], asked: set[str], phase: str
) -> None:
    unfit = {"hunt_hand": "clone", "survival_hand": {H1: "adrenaline", H2: "vortex"}}
    table = Table(players=4, phase=phase, turn=3, **(unfit | position))
    window = {seat for seat in table.seats if table.offered(seat) == {"pass"}}
    if asked:
        assert window == asked
    else:
        assert table.phase == "exploration", "no window: the turn has run to its end"


@pytest.mark.clauses("NA-7.5")
def test_an_entitled_player_without_a_fitting_card_only_passes() -> None:
    table = Table(players=2, hunt_hand="clone")
    assert table.offered(C) == {"pass"}, "W1"
    table.passes(C)
    table.play(H1, "commit:beach")
    table = Table(players=2, phase="hunting", hunt_hand="stasis")
    assert table.offered(C) == {"to-tokens"}, "the card step is not skipped either"


@pytest.mark.clauses("NA-7.5")
def test_an_entitled_hunted_is_asked_at_the_own_place_though_nothing_can_be_chosen() -> None:
    asked = at("lair", survival_hand={H1: "adrenaline"})
    asked.passes(H1)
    assert asked.offered(H1) == {"nothing"}
    skipped = at("lair", survival_hand={H1: "adrenaline"}, survival_played={H1: True})
    assert skipped.awaited() == {H2}


@pytest.mark.clauses("NA-7.5")
def test_others_see_only_that_the_table_waits_in_windows() -> None:
    table = at("beach", hunt_hand="clone", survival_hand={H1: "dodge"})
    assert not table.match.waits_openly(), "W3a"
    table.passes()
    assert table.match.waits_openly(), "own place"
    table.play(H1, "nothing")
    table.play(H2, "nothing")
    assert not table.match.waits_openly(), "W3b"
    table.passes()
    assert not table.match.waits_openly(), "W4"
    assert not after_tokens(hunt_hand="clone", survival_hand={H1: "dodge"}).match.waits_openly(), "W2"


# -- what each window takes (NA-7.6 .. NA-7.9) ------------------------------------------------------------------------


def survivals(table: Table, phase: int) -> set[str]:
    """Return the Survival cards of a phase whose own condition holds; Drone and Gate belong to no window."""
    t, p = table.state, table.seats.index(H1)
    found = {card for card in Survival.ALL if SURVIVAL_PHASE[card] == phase and survival_cards.LEGAL[card](t, p)}
    return {Survival.name(card) for card in found} - {"drone", "gate"}


def hunts(table: Table, phase: int) -> set[str]:
    """Return the Hunt cards of a phase whose own condition holds."""
    return {Hunt.name(c) for c in Hunt.ALL if HUNT_PHASE[c] == phase and hunt_cards.LEGAL[c](table.state)}


@pytest.mark.clauses("NA-7.6")
def test_w2_takes_vortex_and_hunt_cards_of_phase_2() -> None:
    table = after_tokens(
        hunt_hand=EVERY_HUNT, survival_hand={H1: EVERY_SURVIVAL}, discard={H1: "beach"}, will={H1: 2}, beacon=True
    )
    assert plays(table, H1) == survivals(table, 2) >= {"vortex"}
    assert plays(table, C) == hunts(table, 2) >= {"anticipation", "ascendancy", "interference", "mutation", "toxin"}


@pytest.mark.clauses("NA-7.7")
def test_w3a_takes_its_four_survival_cards_cataclysm_and_detour() -> None:
    table = at(
        "beach",
        hunt_hand=EVERY_HUNT,
        survival_hand={H1: EVERY_SURVIVAL},
        tokens={"creature": "beach", "artemia": "beach"},
        discard={H1: "lair"},
        will={H1: 2},
        beacon=True,
    )
    assert plays(table, H1) == survivals(table, 3) >= {"dodge", "detector", "hologram", "wrong-track"}
    assert plays(table, C) == hunts(table, 3) >= {"cataclysm", "detour"}


@pytest.mark.clauses("NA-7.8")
def test_w3b_takes_the_same_except_detour_and_a_copy_of_it() -> None:
    table = at(
        "beach",
        hunt_hand=EVERY_HUNT,
        survival_hand={H1: EVERY_SURVIVAL},
        tokens={"creature": "beach", "artemia": "beach"},
        discard={H1: "lair"},
        will={H1: 2},
        beacon=True,
    )
    table.passes()
    table.play(H2, "nothing")
    assert plays(table, H1) == survivals(table, 3) >= {"dodge", "detector", "hologram", "wrong-track"}
    assert plays(table, C) == hunts(table, 3) - {"detour"} >= {"cataclysm"}
    for top, legal in (("detour", set()), ("cataclysm", {"flashback"})):
        copying = at("beach", hunt_hand="flashback", hunt_discard=top)
        assert plays(copying, C) == {"flashback"}
        copying.passes()
        copying.play(H1, "nothing")
        copying.play(H2, "nothing")
        assert plays(copying, C) == legal


@pytest.mark.clauses("NA-7.8")
def test_no_window_follows_the_catch_up() -> None:
    table = caught("beach", survival_hand={H1: "dodge", H2: "wrong-track"})
    table.passes()
    table.play(H2, "nothing")
    table.passes(H2)
    table.play(H1, "play:dodge")
    table.passes(H2)
    assert table.asked(H1) == "use-place", "catch-up"
    table.play(H1, "nothing")
    assert table.phase == "end-of-turn"


@pytest.mark.clauses("NA-7.9", "NA-8.1")
def test_w4_takes_stasis_tracking_amplifier_and_double_back() -> None:
    table = end_of_turn(
        hunt_hand=EVERY_HUNT, survival_hand={H1: EVERY_SURVIVAL}, beacon=True, discard={H1: "beach"}, will={H1: 2}
    )
    assert plays(table, H1) == survivals(table, 4) >= {"amplifier", "double-back"}
    assert plays(table, C) == hunts(table, 4) >= {"stasis", "tracking"}


@pytest.mark.clauses("NA-7.10")
def test_drone_and_gate_belong_to_the_own_place_decision_of_step_2_too() -> None:
    table = at("wreck", survival_hand={H1: "drone gate"}, effects="scream", tokens={"target": "wreck"})
    assert table.offered(H1) == {"pass"}
    table.passes(H1)
    table.play(H2, "nothing")
    table.play(H1, "lose-will")
    assert plays(table, H1) == {"drone", "gate"}


@pytest.mark.clauses("NA-7.11", "NA-7.8")
def test_a_card_drawn_in_step_1_is_played_in_w3b() -> None:
    table = at("source", luck=[("draw-survival", "wrong-track")], tokens={"creature": "rover"})
    table.play(H1, "power", "draw")
    table.play(H2, "nothing")
    assert table.offered(H1) == {"play:wrong-track", "pass"}
    table.play(H1, "play:wrong-track", "creature:beach")
    assert codes(table, "plays-survival") == [{"player": H1, "card": "wrong-track"}]


@pytest.mark.clauses("NA-7.11", "NA-2.8")
def test_a_card_drawn_after_the_own_play_of_the_turn_has_to_wait() -> None:
    table = at(
        "source", survival_played={H1: True}, luck=[("draw-survival", "wrong-track")], tokens={"creature": "lair"}
    )
    table.play(H1, "power", "draw")
    table.play(H2, "nothing")
    assert table.turn == 2
    assert codes(table, "plays-survival") == []


@pytest.mark.clauses("NA-7.12", "NA-3.1")
def test_flashback_follows_the_top_card_into_w1() -> None:
    table = Table(players=2, hunt_hand="flashback", hunt_discard="clone force-field")
    assert table.offered(C) == {"play:flashback", "pass"}
    table.play(C, "play:flashback", "target-both:lair+jungle")
    table.refuses(H1, "commit:lair", "commit:jungle")
