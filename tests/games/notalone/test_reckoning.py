"""Phase 3: the reveal, the order of the steps, steps 1 and 2 (NA-5.1 to NA-5.10)."""

from __future__ import annotations

import pytest

from tests.games.notalone.positions import codes, hunting
from tests.games.notalone.table import H1, H2, H3, H4, C, Table

FIRST_FIVE = {"lair", "jungle", "river", "beach", "rover"}


@pytest.mark.clauses("NA-5.1")
def test_all_reveal_at_once_and_pending_effects_end() -> None:
    table = Table(
        4, "hunting", played={H1: "jungle", H2: "beach wreck"}, pending={H2: "artefact"}, survival_hand={H3: "dodge"}
    )
    table.play(C, "keep-creature")
    for other in (C, H1, "spectator"):
        assert (table.view(other)["played"][H2], table.view(other)["hand"][H2]) == (2, 4)
    assert table.pending(H2) == "artefact"
    table.passes()  # W2
    for other in (C, H1, H3, "spectator"):
        assert table.view(other)["played"] == {C: [], H1: ["jungle"], H2: ["beach", "wreck"], H3: ["lair"]}
        shown = [(entry["args"]["player"], entry["args"]["places"]) for entry in table.told(other, "reveals")]
        assert shown == [(H1, ["jungle"]), (H2, ["beach", "wreck"]), (H3, ["lair"])]
    assert table.pending(H2) == "none"
    assert table.stands(H2) == {"beach", "wreck"}


@pytest.mark.clauses("NA-5.2")
def test_before_anything_else_a_window_is_open() -> None:
    table = Table(3, "reckoning", played={H1: "jungle"}, survival_hand={H2: "dodge"}, hunt_hand="detour stasis")
    assert table.awaited() == {C, H2}
    assert table.offered(C) == {"play:detour", "pass"}
    assert table.told()[-1]["code"] == "reveals"


@pytest.mark.clauses("NA-5.3")
def test_the_steps_come_in_order() -> None:
    """One Hunted each: free, targeted, under Artemia, caught; H1 is caught and comes last all the same."""
    table = Table(
        5,
        "reckoning",
        played={H1: "wreck", H2: "jungle", H3: "river", H4: "rover"},
        tokens={"creature": "wreck", "artemia": "jungle", "target": "river"},
        effects="scream",
        will={H1: 1},
        assimilation=9,
    )
    table.play(H4, "power", "take:swamp")  # step 1
    table.play(H3, "lose-will", "power")  # step 2
    table.play(H2, "discard:lair")  # step 3; then steps 4 and 5
    wanted = ["uses-place", "loses-will", "prepares", "touched", "caught", "assimilation-moves", "breaks-down"]
    assert [code for code in table.events() if code in wanted] == [
        *("uses-place", "loses-will", "uses-place", "prepares", "touched", "caught", "loses-will"),
        *("assimilation-moves", "assimilation-moves", "breaks-down"),
    ]
    assert table.assimilation == 7


@pytest.mark.clauses("NA-5.3", "NA-5.10")
def test_the_second_window_lies_between_steps_two_and_three() -> None:
    table = Table(
        3,
        "reckoning",
        played={H1: "jungle", H2: "river"},
        tokens={"artemia": "jungle", "target": "river"},
        effects="force-field",
        allowance=2,
        hunt_hand="cataclysm detour",
    )
    table.passes()  # W3a
    table.play(H2, "power")
    assert table.offered(C) == {"play:cataclysm", "pass"}  # W3b
    assert table.discard(H1) == set()
    table.passes()
    assert table.awaited() == {H1}
    assert "discard:lair" in table.offered(H1)


# -- who stands where -------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-5.4", "NA-11.6", "NA-11.8")
def test_a_token_that_is_avoided_does_nothing() -> None:
    """H1 avoids both tokens and uses the place; H2 and H3 avoid one each and suffer the other."""
    table = Table(
        4,
        "reckoning",
        played={H1: "jungle", H2: "jungle", H3: "jungle"},
        tokens={"creature": "jungle", "artemia": "jungle"},
        dodging="hunted-1 hunted-3",
        detecting="hunted-1 hunted-2",
        effects="anticipation",
        anticipated={H1: 1, H3: 1},
        assimilation=9,
    )
    assert table.awaited() == {H1}
    table.play(H1, "power")
    assert table.awaited() == {H3}
    table.play(H3, "discard:lair")
    assert (table.will(H1), table.will(H2), table.will(H3), table.assimilation) == (3, 2, 3, 8)


@pytest.mark.clauses("NA-5.4", "NA-5.5")
@pytest.mark.parametrize("effects", ["clone", "force-field clone"])
def test_who_dodges_a_cloned_token_stands_on_a_free_place(effects: str) -> None:
    table = cloned(effects)
    assert table.awaited() == {H1}  # step 1, in Hunted order
    table.play(H1, "power")
    table.play(H2, "nothing")
    assert (table.turn, table.assimilation, table.will(H1)) == (2, 9, 3)


@pytest.mark.clauses("NA-5.4", "NA-5.5")
@pytest.mark.parametrize("effects", ["clone scream", "scream clone", "clone toxin", "mirage clone"])
def test_who_dodges_a_cloned_token_is_targeted_by_the_other_target_cards(effects: str) -> None:
    table = cloned(effects)
    assert table.awaited() == {H2}  # step 1; the place of H1 comes in step 2
    assert not table.told(code="barred")
    table.play(H2, "nothing")
    if "scream" in effects:
        table.play(H1, "lose-will", "power")
    else:
        assert table.told(code="barred")[0]["args"] == {"player": H1, "place": "jungle"}
    assert (table.turn, table.assimilation) == (2, 9)


def cloned(effects: str) -> Table:
    """H1 dodges on the Jungle, where the Target token stands."""
    return Table(
        3,
        "reckoning",
        played={H1: "jungle", H2: "beach"},
        tokens={"creature": "wreck", "target": "jungle"},
        dodging=H1,
        effects=effects,
        allowance=2,
        assimilation=9,
    )


@pytest.mark.clauses("NA-5.4", "NA-5.8")
def test_clone_has_no_effect_of_its_own_in_step_two() -> None:
    table = Table(2, "reckoning", played={H1: "jungle"}, tokens={"target": "jungle"}, effects="clone")
    assert (table.turn, table.will(H1)) == (2, 2)  # caught in step 4, nothing was asked


@pytest.mark.clauses("NA-5.5")
def test_caught_comes_before_targeted_before_free() -> None:
    tokens = {"creature": "jungle", "artemia": "river", "target": ["jungle", "river", "beach"][:2]}
    table = Table(
        4,
        "reckoning",
        played={H1: "jungle", H2: "river", H3: "beach"},
        tokens=tokens,
        effects="force-field",
    )
    assert table.awaited() == {H3}  # neither in step 1 nor in step 2 a place for the others
    table.play(H3, "nothing")
    assert table.awaited() == {H2}
    assert table.asked(H2) == "discard-place"
    assert table.will(H1) == 3  # step 4 is still to come


# -- step 1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-5.6")
def test_on_a_free_place_each_in_order_uses_it_or_takes_a_card_or_neither() -> None:
    table = Table(
        4,
        "reckoning",
        played={H1: "jungle", H2: "jungle", H3: "jungle"},
        discard={H1: "lair river", H2: "lair river", H3: "lair river"},
        tokens={"creature": "wreck"},
    )
    assert table.awaited() == {H1}
    assert table.offered(H1) == {"power", "nothing", "take:lair", "take:river"}
    table.play(H1, "take:river")
    assert (table.hand(H1), table.played(H1)) == ({"beach", "rover", "river"}, {"jungle"})  # one card, no power
    assert table.awaited() == {H2}
    table.play(H2, "nothing")
    assert (table.hand(H2), table.discard(H2)) == ({"beach", "rover"}, {"lair", "river"})
    table.play(H3, "power", "take:lair")
    assert table.hand(H3) == {"beach", "rover", "jungle", "lair"}


@pytest.mark.clauses("NA-5.7")
def test_the_card_just_played_cannot_be_taken_back() -> None:
    table = Table(2, "reckoning", played={H1: "beach"}, discard={H1: "lair"})
    assert table.offered(H1) == {"power", "nothing", "take:lair"}
    table.refuses(H1, "take:beach")


# -- step 2 -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-5.8")
def test_target_cards_act_on_all_there_the_caught_too() -> None:
    table = Table(
        4,
        "reckoning",
        played={H1: "jungle", H2: "jungle", H3: "river"},
        tokens={"creature": "jungle", "target": "jungle"},
        effects="scream",
        assimilation=9,
    )
    table.play(H3, "nothing")  # step 1
    assert table.awaited() == {H1, H2}  # simultaneous
    table.play(H2, "discard:lair")
    assert table.view(H1)["hand"][H2] == 4  # sealed
    table.play(H2, "discard:river")
    assert table.discard(H2) == set()
    table.play(H1, "lose-will")
    assert table.discard(H2) == {"lair", "river", "jungle"}
    assert (table.will(H1), table.will(H2), table.will(H3), table.assimilation) == (1, 2, 3, 8)


@pytest.mark.clauses("NA-5.8")
@pytest.mark.parametrize(
    ("order", "asked"), [("scream toxin", ["scream", "toss-survival"]), ("toxin scream", ["toss-survival", "scream"])]
)
def test_two_target_cards_act_in_the_order_played(order: str, asked: list[str]) -> None:
    table = Table(
        2,
        "reckoning",
        played={H1: "jungle"},
        tokens={"target": "jungle"},
        effects=order,
        allowance=2,
        survival_hand={H1: "dodge gate"},
    )
    table.passes()  # W3a
    seen = []
    for answer in ("lose-will", "discard:dodge") if order == "scream toxin" else ("discard:dodge", "lose-will"):
        seen.append(table.asked(H1))
        table.play(H1, answer)
    assert seen == asked


@pytest.mark.clauses("NA-5.9")
def test_after_the_cards_a_targeted_place_is_used_like_a_free_one() -> None:
    table = Table(
        4,
        "reckoning",
        played={H1: "jungle", H2: "jungle", H3: "beach"},
        discard={H1: "lair", H2: "lair", H3: "lair"},
        tokens={"target": "jungle"},
        effects="scream",
    )
    assert table.awaited() == {H3}  # step 1: free places first
    table.play(H3, "take:lair")
    table.play(H1, "lose-will")
    table.play(H2, "lose-will")
    assert table.offered(H1) == {"power", "nothing", "take:lair"}
    table.play(H1, "power")
    assert table.offered(H2) == {"power", "nothing", "take:lair"}
    table.play(H2, "take:lair")
    assert table.hand(H1) == FIRST_FIVE
    assert table.hand(H2) == FIRST_FIVE - {"jungle"}


@pytest.mark.clauses("NA-5.9", "NA-2.20")
def test_an_ineffective_targeted_place_is_not_used() -> None:
    table = Table(
        2, "reckoning", played={H1: "jungle"}, discard={H1: "lair"}, tokens={"target": "jungle"}, effects="toxin"
    )
    assert (table.turn, table.discard(H1)) == (2, {"lair", "jungle"})


# -- W3b and who is saved there ---------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-5.10")
def test_who_is_saved_late_still_uses_the_place() -> None:
    table = Table(
        3,
        "reckoning",
        played={H1: "jungle", H2: "jungle"},
        discard={H2: "lair"},
        tokens={"creature": "jungle"},
        survival_hand={H1: "wrong-track"},
        assimilation=9,
    )
    table.passes()  # W3a
    table.play(H1, "play:wrong-track", "creature:lair")  # W3b
    table.play(H1, "power")
    assert table.offered(H2) == {"power", "nothing", "take:lair"}
    table.play(H2, "take:lair")
    assert (table.turn, table.assimilation) == (2, 9)


@pytest.mark.clauses("NA-5.10", "NA-5.8")
def test_who_is_saved_to_a_targeted_place_does_not_suffer_the_cards_again() -> None:
    table = Table(
        2,
        "reckoning",
        played={H1: "jungle"},
        tokens={"creature": "jungle", "target": "jungle"},
        effects="scream",
        survival_hand={H1: "dodge"},
    )
    table.passes()  # W3a
    table.play(H1, "lose-will")
    table.play(H1, "play:dodge")  # W3b
    assert table.asked(H1) == "use-place"
    table.play(H1, "power")
    assert (table.turn, table.will(H1)) == (2, 2)


@pytest.mark.clauses("NA-5.10")
@pytest.mark.parametrize("answer", ["nothing", "take:lair", "barred"])
def test_a_place_whose_turn_has_come_does_not_come_again(answer: str) -> None:
    """H1's turn came in step 1 or 2; after W3b, where H2 is saved, it is not asked again."""
    barred = answer == "barred"
    table = Table(
        3,
        "reckoning",
        played={H1: "beach", H2: "jungle"},
        discard={H1: "lair", H2: "lair"},
        tokens={"creature": "jungle"} | ({"target": "beach"} if barred else {}),
        effects="toxin" if barred else "fierceness",
        survival_hand={H2: "wrong-track"},
    )
    table.passes()  # W3a
    if not barred:
        table.play(H1, answer)
    table.play(H2, "play:wrong-track", "creature:lair")
    assert table.awaited() == {H2}
    table.play(H2, "nothing")
    assert table.turn == 2


@pytest.mark.clauses("NA-5.10")
def test_a_barred_place_does_not_come_again_when_the_bar_is_gone() -> None:
    """Mirage and Clone on the Jungle, where H1 dodges; W3b moves that token away."""
    table = Table(
        3,
        "reckoning",
        played={H1: "jungle", H2: "beach"},
        discard={H1: "lair"},
        tokens={"creature": "wreck", "target": "jungle"},
        dodging=H1,
        effects="mirage clone",
        allowance=2,
        survival_hand={H2: "wrong-track"},
    )
    table.passes()  # W3a
    table.play(H2, "nothing")
    table.play(H2, "play:wrong-track", "target:lair")
    assert (table.turn, table.discard(H1)) == (2, {"lair", "jungle"})
    assert len(table.told(code="barred")) == 1


@pytest.mark.clauses("NA-5.10")
def test_who_is_saved_late_on_an_ineffective_place_gets_nothing() -> None:
    table = Table(
        2,
        "reckoning",
        played={H1: "jungle"},
        discard={H1: "lair"},
        tokens={"creature": "jungle"},
        effects="cataclysm",
        ineffective="jungle",
        survival_hand={H1: "wrong-track"},
    )
    table.passes()  # W3a
    table.play(H1, "play:wrong-track", "creature:lair")
    assert (table.turn, table.discard(H1)) == (2, {"lair", "jungle"})


# -- sealed picks of before -------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-5.11", "NA-4.14")
def test_the_card_kept_at_the_river_is_not_taken_by_the_artemia_step() -> None:
    table = hunting("", players=3, pending={H1: "river"}, played={H1: "jungle rover", H2: "beach"}, rescue=6)
    table.play(C, "creature:swamp", "artemia:beach")
    table.play(H1, "keep:jungle", "nothing")
    assert codes(table, "discards") == []
    table.play(H2, "discard:rover")
    assert [told["player"] for told in codes(table, "discards")] == [H2, H1, H2], "the token, then the end of the turn"


@pytest.mark.clauses("NA-5.8", "NA-6.12")
def test_the_card_kept_from_the_shelter_is_not_taken_by_a_toxin_elsewhere() -> None:
    table = Table(
        3,
        "reckoning",
        played={H1: "shelter", H2: "beach"},
        survival_hand={H2: "dodge gate"},
        tokens={"target": "beach"},
        effects="toxin",
        luck=[("draw-survival", "vortex"), ("draw-survival", "drone")],
    )
    table.passes()
    table.play(H1, "power", "keep:drone")
    table.play(H2, "discard:gate")
    assert table.survival_hand(H1) == {"drone"}
