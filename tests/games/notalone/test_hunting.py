"""Phase 2: NA-4."""

from __future__ import annotations

import pytest

from tests.games.notalone.table import ALL_PLACES, H1, H2, H3, C, Table

EVERYWHERE = ALL_PLACES


# -- which tokens -----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-4.1")
def test_each_card_is_resolved_before_the_next_decision() -> None:
    table = Table(3, "hunting", hunt_hand="forbidden-zone ascendancy clone", allowance=2)
    table.play(C, "play:ascendancy")
    assert table.asked(C) == "choose-hunted"
    table.play(C, "choose:hunted-1")
    assert table.awaited() == {H1}
    table.refuses(C, "play:clone", "to-tokens")
    table.play(H1, "keep:jungle", "keep:river")
    assert table.hand(H1) == {"jungle", "river"}
    assert table.offered(C) == {"play:forbidden-zone", "play:clone", "to-tokens"}
    table.play(C, "play:forbidden-zone")
    assert table.awaited() == {H1, H2}


@pytest.mark.clauses("NA-4.1")
def test_playing_no_card_is_allowed() -> None:
    table = Table(2, "hunting", hunt_hand="clone")
    table.play(C, "to-tokens")
    assert (table.asked(C), table.hunt_hand()) == ("place-token", {"clone"})


@pytest.mark.clauses("NA-4.2")
def test_nobody_acts_between_the_tokens() -> None:
    table = Table(3, "hunting", hunt_hand="clone", survival_hand={H1: "vortex"}, discard={H1: "river"}, rescue=3)
    table.play(C, "play:clone")
    for meaning in ("creature:wreck", "artemia:source", "target:lair"):
        assert table.awaited() == {C}
        assert table.offered(H1) == table.offered(H2) == set()
        table.play(C, meaning)
    assert table.awaited() == {H1}
    placed = [entry["args"] for entry in table.told(H2, "places-token")]
    assert placed == [
        {"token": "creature", "places": ["wreck"]},
        {"token": "artemia", "places": ["source"]},
        {"token": "target", "places": ["lair"]},
    ]


@pytest.mark.clauses("NA-4.3", "NA-4.7", "NA-4.10")
@pytest.mark.parametrize("rescue", [15, 12, 5])
def test_the_creature_token_is_there_every_turn(rescue: int) -> None:
    table = Table(2, "hunting", rescue=rescue)
    assert table.offered(C) == {f"creature:{place}" for place in EVERYWHERE} | {"keep-creature"}


@pytest.mark.clauses("NA-4.4", "NA-1.7", "NA-10.2")
@pytest.mark.parametrize(("board", "spaces"), [("A", {1, 2, 3, 4, 5, 6}), ("B", {1, 3, 5, 7, 9, 11})])
def test_the_board_grants_the_artemia_token_on_its_spaces(board: str, spaces: set[int]) -> None:
    granted = set()
    for rescue in range(1, 16):
        table = Table(2, "hunting", board=board, rescue=rescue, hunt_hand="cataclysm")
        table.play(C, "to-tokens", "keep-creature")
        if table.asked(C) == "place-token":
            assert table.offered(C) == {f"artemia:{place}" for place in EVERYWHERE} | {"keep-artemia"}
            granted.add(rescue)
    assert granted == spaces


@pytest.mark.clauses("NA-4.4", "NA-4.7")
def test_board_and_card_together_give_one_artemia_token() -> None:
    table = Table(2, "hunting", rescue=5, hunt_hand="mutation", survival_hand={H1: "dodge"})
    table.play(C, "play:mutation", "creature:wreck")
    assert table.offered(C) == {f"artemia:{place}" for place in EVERYWHERE}
    table.refuses(C, "keep-artemia")
    table.play(C, "artemia:source")
    assert table.awaited() == {H1}  # W2, no further token
    assert table.token("artemia") == {"source"}


@pytest.mark.clauses("NA-4.4")
@pytest.mark.parametrize("rescue", [2, 12])
def test_a_card_calls_the_artemia_token_wherever_the_counter_stands(rescue: int) -> None:
    table = Table(2, "hunting", board="B", rescue=rescue, hunt_hand="mutation")
    table.play(C, "play:mutation", "creature:wreck")
    assert table.offered(C) == {f"artemia:{place}" for place in EVERYWHERE}


@pytest.mark.clauses("NA-4.5")
def test_what_counts_is_the_symbol_at_the_placement() -> None:
    """The Wreck moves the counter onto a symbol after the placement, and off one on the other side of the board."""
    onto = Table(2, "hunting", rescue=7, played={H1: "wreck"})
    onto.play(C, "creature:lair")
    assert onto.asked(H1) == "use-place"
    onto.play(H1, "power")
    assert (onto.rescue, onto.token("artemia")) == (5, set())
    away = Table(3, "hunting", board="B", rescue=7, played={H1: "wreck", H2: "jungle"})
    away.play(C, "creature:lair", "artemia:jungle")
    away.play(H1, "power")
    assert (away.rescue, away.awaited()) == (6, {H2})  # the token still acts
    assert away.offered(H2) == {f"discard:{card}" for card in away.hand(H2)}


@pytest.mark.clauses("NA-4.6")
def test_without_a_target_card_there_is_no_target_token() -> None:
    table = Table(2, "hunting", hunt_hand="fierceness stasis", rescue=12, survival_hand={H1: "dodge"})
    table.play(C, "play:fierceness", "creature:wreck")
    assert table.awaited() == {H1}  # W2
    assert table.token("target") == set()


@pytest.mark.clauses("NA-4.7")
def test_creature_and_board_artemia_token_may_be_kept_back() -> None:
    table = Table(2, "hunting", rescue=5, played={H1: "jungle"})
    table.play(C, "keep-creature", "keep-artemia")
    assert table.asked(H1) == "use-place"
    assert table.view(H1)["kept_back"] == ["creature", "artemia"]
    assert [entry["args"]["token"] for entry in table.told(H1, "keeps-token")] == ["creature", "artemia"]


@pytest.mark.clauses("NA-4.8")
def test_a_token_goes_on_one_place_unless_a_card_says_two() -> None:
    for card, prefix, count in (("clone", "target:", 10), ("mirage", "target-both:", 13)):
        table = Table(2, "hunting", hunt_hand=card, rescue=12)
        table.play(C, f"play:{card}", "creature:lair")
        assert {m[: len(prefix)] for m in table.offered(C)} == {prefix}
        assert len(table.offered(C)) == count
    for card, prefix, count in (("mutation", "artemia:", 10), ("virus", "artemia-both:", 13)):
        table = Table(2, "hunting", hunt_hand=card, rescue=12)
        table.play(C, f"play:{card}", "creature:lair")
        assert {m[: len(prefix)] for m in table.offered(C)} == {prefix}
        assert len(table.offered(C)) == count
    mixed = Table(
        2, "hunting", hunt_hand="mirage", rescue=5, survival_hand={H1: "dodge"}
    )  # Mirage widens the Target token only
    mixed.play(C, "play:mirage", "creature:lair", "artemia:jungle", "target-both:lair+jungle")
    assert (mixed.token("creature"), mixed.token("artemia")) == ({"lair"}, {"jungle"})


@pytest.mark.clauses("NA-4.9", "NA-5.18")
def test_tokens_may_share_a_place_and_all_act_there() -> None:
    table = Table(2, "hunting", hunt_hand="scream", rescue=5, played={H1: "jungle"}, hand={H1: "lair"})
    table.play(C, "play:scream", "creature:jungle", "artemia:jungle", "target:jungle")
    # Scream costs 1 Will (only one card in hand), the Artemia token that card, the Creature token 1 Will
    assert (table.will(H1), table.hand(H1), table.turn) == (1, set(), 2)
    assert table.discard(H1) == {"lair", "river", "beach", "rover", "jungle"}


@pytest.mark.clauses("NA-4.10")
def test_tokens_may_go_where_nobody_can_be() -> None:
    table = Table(2, hunt_hand="force-field", survival_hand={H1: "dodge"}, rescue=5)
    table.play(C, "play:force-field", "target-both:lair+jungle")
    table.play(H1, "commit:river")
    assert table.offered(C) == {f"creature:{place}" for place in EVERYWHERE} | {"keep-creature"}
    table.play(C, "creature:lair", "artemia:artefact")  # blocked by Force Field; owned by nobody
    assert (table.token("creature"), table.token("artemia")) == ({"lair"}, {"artefact"})
    assert table.owned(H1) & {"artefact"} == set()


@pytest.mark.clauses("NA-4.11")
def test_the_force_field_token_stays_and_later_cards_act_there() -> None:
    table = Table(3, hunt_hand="force-field clone", allowance=2, rescue=12, survival_hand={H2: "dodge"})
    table.play(C, "play:force-field", "target-both:lair+jungle")
    table.passes()
    table.commits("river", "river")
    table.play(C, "play:clone")
    assert {m.partition(":")[0] for m in table.offered(C)} == {"creature", "keep-creature"}
    table.play(C, "creature:river")
    assert table.token("target") == {"lair", "jungle"}
    assert table.awaited() == {H2}  # W2


# -- W2 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-4.12", "NA-7.6")
def test_after_the_placement_both_sides_may_react() -> None:
    table = Table(
        3,
        "hunting",
        hunt_hand="clone detour",
        survival_hand={H1: "vortex dodge", H2: "gate"},
        discard={H1: "river"},
        rescue=12,
    )
    table.play(C, "to-tokens", "creature:wreck")
    assert table.awaited() == {C, H1, H2}
    assert table.offered(C) == {"play:clone", "pass"}
    assert table.offered(H1) == {"play:vortex", "pass"}
    assert table.offered(H2) == {"pass"}


@pytest.mark.clauses("NA-4.13")
@pytest.mark.parametrize(
    ("card", "meanings"),
    [("clone", {f"target:{p}" for p in EVERYWHERE}), ("mutation", {f"artemia:{p}" for p in EVERYWHERE})],
)
def test_a_token_called_late_is_placed_at_once(card: str, meanings: set[str]) -> None:
    table = Table(2, "hunting", hunt_hand=card, rescue=12, hand={H1: "jungle"})
    table.play(C, "to-tokens", "creature:wreck", f"play:{card}")
    assert table.offered(C) == meanings
    table.play(C, sorted(meanings)[0])
    assert table.token("creature") == {"wreck"}
    assert table.phase != "hunting"


@pytest.mark.clauses("NA-4.13")
@pytest.mark.parametrize(("card", "token"), [("mirage", "target"), ("virus", "artemia")])
def test_a_wide_token_called_late_is_placed_on_two_places(card: str, token: str) -> None:
    table = Table(2, "hunting", hunt_hand=card, rescue=12)
    table.play(C, "to-tokens", "creature:wreck", f"play:{card}")
    assert len(table.offered(C)) == 13
    table.play(C, f"{token}-both:rover+artefact")
    assert table.token(token) == {"rover", "artefact"}


@pytest.mark.clauses("NA-4.13")
def test_mirage_played_late_extends_a_standing_target_token() -> None:
    table = Table(2, "hunting", hunt_hand="clone mirage", allowance=2, rescue=12, played={H1: "jungle"})
    table.play(C, "play:clone", "to-tokens", "creature:wreck", "target:jungle", "play:mirage")
    assert table.asked(C) == "extend-token"
    assert table.offered(C) == {"to:lair", "to:river", "to:shelter"}
    table.refuses(C, "to:jungle", "to:beach")
    table.play(C, "to:shelter")
    places = [entry["args"]["places"] for entry in table.told(H1, "places-token")]
    assert places[-1] == ["jungle", "shelter"]
    assert table.will(H1) == 2


@pytest.mark.clauses("NA-4.13")
def test_virus_played_late_extends_a_standing_artemia_token() -> None:
    table = Table(2, "hunting", hunt_hand="virus", rescue=5, survival_hand={H1: "dodge"})
    table.play(C, "to-tokens", "creature:wreck", "artemia:artefact")
    table.passes(H1)
    table.play(C, "play:virus")
    assert table.offered(C) == {"to:rover", "to:source"}
    table.play(C, "to:rover")
    assert table.token("artemia") == {"artefact", "rover"}


@pytest.mark.clauses("NA-4.13")
def test_a_standing_token_is_not_moved_by_a_later_card() -> None:
    table = Table(2, "hunting", hunt_hand="scream toxin mutation", allowance=2, rescue=5, survival_hand={H1: "dodge"})
    table.play(C, "play:scream", "to-tokens", "creature:wreck", "artemia:source", "target:beach")
    table.passes(H1)
    table.play(C, "play:toxin")
    assert table.awaited() == {H1}  # a new round; nothing was placed
    assert (table.token("target"), table.token("artemia")) == ({"beach"}, {"source"})
    late = Table(2, "hunting", hunt_hand="mutation", rescue=5, survival_hand={H1: "dodge"})
    late.play(C, "to-tokens", "creature:wreck", "artemia:source")
    late.passes(H1)
    late.play(C, "play:mutation")
    assert late.token("artemia") == {"source"}
    assert late.awaited() == {H1}


@pytest.mark.clauses("NA-4.13", "NA-4.7")
def test_of_tokens_kept_back_a_late_card_calls_artemia_only() -> None:
    table = Table(2, "hunting", hunt_hand="phobia", rescue=5, hand={H1: "jungle"})
    table.play(C, "to-tokens", "keep-creature", "keep-artemia", "play:phobia")
    assert table.offered(C) == {f"artemia:{place}" for place in EVERYWHERE}  # no keeping back now
    table.play(C, "artemia:source")
    assert (table.token("creature"), table.token("artemia")) == (set(), {"source"})
    assert table.told(H1, "places-token")[-1]["args"]["token"] == "artemia"
    watched = Table(2, "hunting", hunt_hand="phobia", rescue=5, hand={H1: "jungle"}, survival_hand={H1: "dodge"})
    watched.play(C, "to-tokens", "keep-creature", "keep-artemia")
    watched.passes(H1)
    watched.play(C, "play:phobia", "artemia:source")
    assert watched.view(H1)["kept_back"] == ["creature"]
    clone = Table(2, "hunting", hunt_hand="clone", rescue=12, survival_hand={H1: "dodge"})
    clone.play(C, "to-tokens", "keep-creature")
    clone.passes(H1)
    clone.play(C, "play:clone", "target:source")
    assert (clone.token("creature"), clone.token("target")) == (set(), {"source"})


# -- the River --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-4.14")
def test_after_the_tokens_the_river_keeps_one_of_two_in_secret() -> None:
    table = Table(4, "hunting", played={H1: "wreck beach", H3: "jungle rover"}, pending={H1: "river", H3: "river"})
    table.play(C, "creature:wreck")
    assert table.awaited() == {H1, H3}
    assert table.offered(H1) == {"keep:wreck", "keep:beach"}
    table.play(H3, "keep:rover")
    assert table.view(H1)["played"][H3] == table.view(C)["played"][H3] == 2
    assert table.played(H3) == {"jungle", "rover"}  # carried out when all have chosen
    table.retract(H3)
    table.play(H3, "keep:jungle")
    table.play(H1, "keep:beach")
    assert (table.played(H1), table.played(H3)) == ({"beach"}, {"jungle"})
    assert "wreck" in table.hand(H1)
    assert "rover" in table.hand(H3)
    returned = table.told(C, "returns-one")
    assert [entry["args"] for entry in returned] == [{"player": H1}, {"player": H3}]  # which one is not said
    assert "rover" not in str(table.told(C))


@pytest.mark.clauses("NA-4.14", "NA-11.4")
def test_the_river_chooses_after_the_window() -> None:
    table = Table(
        2,
        "hunting",
        played={H1: "jungle beach"},
        pending={H1: "river"},
        discard={H1: "rover"},
        survival_hand={H1: "vortex"},
    )
    table.play(C, "creature:wreck")
    table.play(H1, "play:vortex", "out:jungle", "in:rover")
    assert table.offered(H1) == {"keep:rover", "keep:beach"}


@pytest.mark.clauses("NA-4.14")
def test_nobody_else_chooses() -> None:
    table = Table(3, "hunting", played={H1: "wreck beach"}, pending={H1: "artefact"})
    table.play(C, "creature:source")
    assert table.phase == "reckoning"
    assert table.stands(H1) == {"wreck", "beach"}


@pytest.mark.clauses("NA-4.15", "NA-2.21")
def test_then_the_reckoning_begins() -> None:
    table = Table(2, "hunting", played={H1: "jungle beach"}, pending={H1: "river"})
    table.play(C, "creature:wreck")
    assert (table.phase, table.view(C)["revealed"]) == ("hunting", False)
    table.play(H1, "keep:beach")
    assert (table.phase, table.view(C)["revealed"]) == ("reckoning", True)
