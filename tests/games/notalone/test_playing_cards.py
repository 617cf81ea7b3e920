"""Hunt and Survival cards in general: NA-2.6 to NA-2.11, NA-2.14."""

from __future__ import annotations

import pytest

from tests.games.notalone.table import H1, H2, H3, C, Table

ONE_OF_EACH = "despair force-field clone cataclysm detour stasis tracking"


@pytest.mark.clauses("NA-2.6", "NA-3.1", "NA-4.1")
def test_hunt_cards_are_played_in_their_phase_only() -> None:
    table = Table(2, hunt_hand=ONE_OF_EACH, rescue=12)
    assert table.offered(C) == {"play:despair", "play:force-field", "pass"}
    table.refuses(C, "play:clone", "play:cataclysm", "play:stasis", "play:mirage")
    table.passes()
    table.play(H1, "commit:lair")
    assert table.offered(C) == {"play:despair", "play:clone", "to-tokens"}  # Despair: NA-3.17
    table.play(C, "to-tokens", "creature:wreck")
    assert table.offered(C) == {"play:clone", "pass"}  # W2
    table.passes()
    assert table.offered(C) == {"play:cataclysm", "play:detour", "pass"}  # W3a
    table.passes()
    table.play(H1, "nothing")
    assert table.offered(C) == {"play:cataclysm", "pass"}  # W3b
    table.passes()
    assert table.offered(C) == {"play:stasis", "play:tracking", "pass"}  # W4


@pytest.mark.clauses("NA-2.6", "NA-3.12")
def test_survival_cards_are_played_in_their_phase_only() -> None:
    held = "adrenaline ingenuity sacrifice sixth-sense smokescreen strike-back vortex detector dodge hologram"
    table = Table(
        2,
        survival_hand={H1: f"{held} wrong-track amplifier double-back"},
        will={H1: 2},
        discard={H1: "river beach"},
        hunt_hand="cataclysm",
        rescue=5,
    )
    table.passes()
    playable = {"adrenaline", "ingenuity", "sacrifice", "sixth-sense", "smokescreen", "strike-back"}
    assert {m for m in table.offered(H1) if m.startswith("play:")} == {f"play:{card}" for card in playable}
    table.play(H1, "commit:jungle")
    table.play(C, "to-tokens", "creature:jungle", "artemia:jungle")
    assert table.offered(H1) == {"play:vortex", "pass"}  # W2
    table.passes()
    reckoning = {"play:detector", "play:dodge", "play:hologram", "play:wrong-track", "pass"}
    assert table.offered(H1) == reckoning  # W3a
    table.passes()
    assert table.offered(H1) == reckoning  # W3b
    table.passes()
    table.play(H1, "discard:lair")
    assert table.offered(H1) == {"play:double-back", "pass"}  # W4; Amplifier needs the Marker on the Beach


@pytest.mark.clauses("NA-2.7")
def test_the_creature_plays_one_hunt_card_a_turn() -> None:
    table = Table(2, "hunting", hunt_hand="scream toxin cataclysm stasis", rescue=12)
    table.play(C, "play:scream")
    assert table.asked(C) == "place-token"
    table.play(C, "creature:wreck", "target:source")
    assert table.state.phase == 2  # neither W2 nor W3a was opened: the lone Hunted is at the Lair
    assert table.asked(H1) == "use-place"
    table.play(H1, "nothing")
    assert (table.turn, table.hunt_hand() >= {"toxin", "cataclysm", "stasis"}) == (2, True)


@pytest.mark.clauses("NA-2.7", "NA-3.1")
def test_after_tracking_it_plays_two() -> None:
    table = Table(2, hunt_hand="despair force-field clone", allowance=2)
    table.play(C, "play:despair")
    assert table.offered(C) == {"play:force-field", "pass"}
    table.play(C, "play:force-field", "target-both:wreck+source")
    assert table.awaited() == {H1}
    table.play(H1, "commit:lair")
    assert table.asked(C) == "place-token"  # no third card
    assert table.effects() == ["despair", "force-field"]


@pytest.mark.clauses("NA-2.8")
def test_each_hunted_plays_one_survival_card_a_turn() -> None:
    held = {H1: "adrenaline ingenuity dodge", H2: "smokescreen gate"}
    table = Table(3, survival_hand=held, will={H1: 1}, discard={H1: "river"})
    table.play(H1, "play:adrenaline")
    table.refuses(H1, "play:ingenuity")
    assert not any(meaning.startswith("play:") for meaning in table.offered(H1))
    assert "play:smokescreen" in table.offered(H2)  # each has its own
    table.commits("lair", "lair")
    table.play(C, "creature:lair")
    assert table.awaited() == {H2}  # W2 asks only who has a play left
    table.passes()
    assert table.awaited() == {H2}  # W3a
    table.passes()
    table.passes()  # W3b
    table.passes()  # W4
    assert (table.turn, table.survival_hand(H1)) == (2, {"ingenuity", "dodge"})


@pytest.mark.clauses("NA-2.8")
def test_a_caught_hunted_may_still_play_its_card() -> None:
    table = Table(
        2,
        "reckoning",
        played={H1: "jungle"},
        tokens={"creature": "jungle"},
        survival_hand={H1: "double-back dodge"},
        rescue=12,
    )
    table.passes()  # W3a
    table.passes()  # W3b
    assert table.will(H1) == 2
    table.play(H1, "play:double-back")
    assert (table.turn, "jungle" in table.hand(H1), table.discard(H1)) == (2, True, set())


@pytest.mark.clauses("NA-2.9")
def test_a_hunt_card_lies_on_its_discard_pile_before_it_acts() -> None:
    table = Table(2, "hunting", hunt_hand="anticipation", hunt_discard="stasis")
    table.play(C, "play:anticipation")
    assert table.asked(C) == "choose-hunted"
    assert (table.hunt_top(), table.hunt_discard(), table.hunt_hand()) == (
        "anticipation",
        {"stasis", "anticipation"},
        set(),
    )
    assert table.view("spectator")["hunt_top"] == "anticipation"


@pytest.mark.clauses("NA-2.9", "NA-11.16")
def test_flashback_copies_a_card_of_the_same_turn() -> None:
    table = Table(2, "hunting", hunt_hand="fierceness flashback", hunt_discard="stasis", allowance=2)
    assert "play:flashback" not in table.offered(C)
    table.play(C, "play:fierceness", "play:flashback", "creature:jungle")
    assert table.effects() == ["fierceness", "fierceness"]
    assert table.hunt_top() == "flashback"


@pytest.mark.clauses("NA-2.9")
def test_a_survival_card_lies_on_its_discard_pile_before_it_acts() -> None:
    table = Table(2, survival_hand={H1: "sacrifice"}, hunt_hand="clone")
    table.passes()
    table.play(H1, "play:sacrifice")
    assert table.asked(H1) == "discard-place"
    assert (table.survival_discard(), table.survival_hand(H1)) == ({"sacrifice"}, set())
    assert table.view(C)["survival_discard"] == ["sacrifice"]


@pytest.mark.clauses("NA-2.10")
def test_effects_end_with_the_turn() -> None:
    table = Table(
        3,
        "hunting",
        hunt_hand="interference mirage",
        allowance=2,
        played={H1: "beach", H2: "jungle"},
        rescue=12,
        survival_hand={H1: "dodge"},
    )
    table.play(C, "play:interference", "play:mirage", "creature:beach", "target-both:jungle+river")
    table.passes()  # W2
    table.play(H1, "play:dodge")
    assert table.turn == 2  # nobody could use a place
    assert table.effects() == []
    shown = table.view("spectator")
    for name in ("ineffective", "called", "blocked", "used", "dodging", "detecting", "kept_back"):
        assert shown[name] == [], name
    for name in ("hunts_played", "smoke", "sacrificed", "revealed", "explored"):
        assert not shown[name], name
    assert (shown["allowance"], shown["next_allowance"]) == (1, 1)
    assert not any(shown["survival_played"].values())
    assert table.token("target") == table.token("creature") == set()
    while table.awaited() == {C}:
        table.passes()
    table.commits("lair", "beach")
    table.play(C, "to-tokens", "creature:lair")
    while table.asked(H2) != "use-place":
        table.passes()
    assert "power" in table.offered(H2)
    assert (table.will(H1), table.played(H1)) == (3, {"lair"})


@pytest.mark.clauses("NA-2.10")
def test_nothing_of_a_turn_is_left_in_the_next() -> None:
    """All at once, as no single turn leaves it."""
    table = Table(
        3,
        "end-of-turn",
        effects="force-field clone",
        kept_back="artemia",
        blocked="lair jungle",
        ineffective="beach",
        used="wreck",
        anticipated={H1: 1},
        resolved={H1: "lair"},
        resisted={H1: True},
        survival_played={H2: True},
        shown={H2: "jungle"},
        dodging=H1,
        detecting=H2,
        smoke=True,
        sacrificed=True,
        tokens={"creature": "wreck", "target": "lair jungle"},
    )
    assert table.turn == 2
    untouched = Table.fresh(3).view("spectator")
    left = table.view("spectator")
    for name in ("effects", "kept_back", "blocked", "ineffective", "used", "anticipated", "resolved", "resisted"):
        assert left[name] == untouched[name], name
    for name in ("survival_played", "dodging", "detecting", "smoke", "sacrificed", "token_at", "called", "stands"):
        assert left[name] == untouched[name], name
    for name in ("explored", "revealed", "committed", "hunts_played", "allowance", "next_allowance"):
        assert left[name] == untouched[name], name
    assert table.view(C)["shown"][H2] == []


@pytest.mark.clauses("NA-2.10", "NA-2.7")
def test_tracking_acts_on_the_next_turn_only() -> None:
    table = Table(2, "end-of-turn", hunt_hand="tracking", rescue=12, hunt_deck="clone scream toxin")
    table.play(C, "play:tracking")
    assert (table.turn, table.state.allowance, table.state.next_allowance) == (2, 2, 1)
    table.passes()
    table.play(H1, "commit:jungle")
    table.play(C, "play:clone", "play:scream", "creature:wreck", "target:wreck")
    table.play(H1, "power")
    assert (table.turn, table.state.allowance) == (3, 1)


@pytest.mark.clauses("NA-2.11", "NA-7.2")
def test_the_creature_is_the_first_to_play_in_a_window() -> None:
    table = Table(
        3,
        "reckoning",
        played={H1: "wreck", H2: "beach"},
        tokens={"artemia": "wreck"},
        hunt_hand="detour",
        survival_hand={H1: "detector hologram", H2: "wrong-track"},
        rescue=12,
    )
    table.play(H1, "play:detector")  # sealed
    table.passes(H2)
    table.play(C, "play:detour", "choose:hunted-1", "choose:source")
    assert table.survival_hand(H1) == {"detector", "hologram"}  # its offer returned unseen
    assert "play:detector" not in table.offered(H1)  # and there is nothing to detect any more
    assert table.stands(H1) == {"source"}


@pytest.mark.clauses("NA-2.11", "NA-7.2")
def test_among_the_hunted_the_first_in_order_plays_first() -> None:
    table = Table(
        4,
        "reckoning",
        played={H1: "jungle", H2: "wreck", H3: "wreck"},
        tokens={"creature": "wreck", "artemia": "wreck"},
        survival_hand={H2: "wrong-track", H3: "hologram"},
    )
    table.play(H3, "play:hologram")
    table.play(H2, "play:wrong-track", "creature:source")
    assert table.token("artemia") == {"wreck"}
    assert table.awaited() == {H3}  # asked again
    table.play(H3, "play:hologram", "artemia:river")
    assert table.told(code="plays-survival")[0]["args"]["player"] == H2


@pytest.mark.clauses("NA-2.11", "NA-7.3")
def test_after_the_placement_the_hunted_speak_before_the_creature() -> None:
    table = Table(
        2,
        "hunting",
        hunt_hand="scream",
        survival_hand={H1: "vortex"},
        discard={H1: "river"},
        rescue=12,
    )
    table.play(C, "to-tokens", "creature:wreck", "play:scream")
    assert table.hunt_hand() == {"scream"}
    table.play(H1, "play:vortex", "in:river")
    assert (table.hunt_hand(), table.played(H1)) == ({"scream"}, {"river"})
    assert table.offered(C) == {"play:scream", "pass"}
    table.play(C, "play:scream", "target:river")


@pytest.mark.clauses("NA-2.11", "NA-7.3")
def test_from_the_second_round_on_the_creature_is_first_there_too() -> None:
    table = Table(
        2,
        "hunting",
        hunt_hand="scream toxin",
        allowance=2,
        survival_hand={H1: "vortex"},
        discard={H1: "river"},
        rescue=12,
    )
    table.play(C, "to-tokens", "creature:wreck", "play:scream")
    table.passes(H1)
    table.play(C, "target:source")
    table.play(H1, "play:vortex")
    table.play(C, "play:toxin")
    assert table.survival_hand(H1) == {"vortex"}
    assert table.effects() == ["scream", "toxin"]
    table.play(H1, "play:vortex", "in:river")


@pytest.mark.clauses("NA-2.11", "NA-5.8")
@pytest.mark.parametrize("order", ["scream toxin", "toxin scream"])
def test_cards_on_one_token_act_in_the_order_played(order: str) -> None:
    first, second = order.split()
    table = Table(
        2, "hunting", hunt_hand=order, allowance=2, survival_hand={H1: "dodge gate"}, played={H1: "jungle"}, rescue=12
    )
    table.play(C, f"play:{first}", f"play:{second}", "creature:wreck", "target:jungle")
    table.passes()  # W2
    table.passes()  # W3a
    answers = {"scream": "lose-will", "toxin": "discard:gate"}
    for effect in (first, second):
        table.play(H1, answers[effect])
    assert (table.will(H1), table.survival_discard()) == (2, {"gate"})


@pytest.mark.clauses("NA-2.14", "NA-11.20")
def test_a_hunt_card_that_can_do_nothing_is_not_offered() -> None:
    small = {H1: "lair jungle", H2: "lair"}
    table = Table(3, "hunting", hunt_hand="ascendancy forbidden-zone flashback phobia clone", hand=small)
    assert table.offered(C) == {"play:forbidden-zone", "play:phobia", "play:clone", "to-tokens"}
    table.play(C, "play:phobia")  # its symbol counts
    assert table.asked(C) == "place-token"
    empty = Table(3, "hunting", hunt_hand="forbidden-zone", hand={H1: "", H2: ""})
    assert empty.offered(C) == {"to-tokens"}
    three = Table(3, "hunting", hunt_hand="ascendancy", hand={H1: "jungle river beach", H2: ""})
    assert three.offered(C) == {"play:ascendancy", "to-tokens"}


@pytest.mark.clauses("NA-2.14", "NA-11.20")
@pytest.mark.parametrize(
    ("card", "phase"),
    [("interference", "hunting"), ("persecution", "hunting"), ("stasis", "end-of-turn"), ("tracking", "end-of-turn")],
)
def test_a_copy_that_adds_nothing_is_not_offered(card: str, phase: str) -> None:
    table = Table(2, phase, hunt_hand="flashback", hunt_discard=card, effects=card, allowance=2)
    assert table.offered(C) == {"to-tokens" if phase == "hunting" else "pass"}
    fresh = Table(2, phase, hunt_hand="flashback", hunt_discard=card)
    assert "play:flashback" in fresh.offered(C)


@pytest.mark.clauses("NA-2.14")
def test_a_survival_card_that_can_do_nothing_is_not_offered() -> None:
    held = {H1: "adrenaline ingenuity sacrifice sixth-sense strike-back"}
    table = Table(2, survival_hand=held, beacon=True, allowance=1, hunts_played=1)
    assert not any(meaning.startswith("play:") for meaning in table.offered(H1))
    able = Table(2, survival_hand=held, will={H1: 1}, discard={H1: "lair"}, hunt_hand="stasis")
    able.passes()
    assert sum(meaning.startswith("play:") for meaning in able.offered(H1)) == 5
