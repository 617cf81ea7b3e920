"""Flashback, and a second instance of one effect in one turn (table 7.2 and the paragraph after it)."""

from __future__ import annotations

import pytest

from tests.games.notalone.positions import at, caught, codes, hunting
from tests.games.notalone.table import H1, H2, H3, C, Table

TWICE = {"allowance": 2, "hunt_hand": "flashback"}


def moved(table: Table) -> list[str]:
    """Return what moved the Assimilation counter."""
    return [entry["cause"] for entry in codes(table, "assimilation-moves")]


# -- Flashback --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-7.12", "NA-11.16", "NA-2.12")
def test_flashback_takes_phase_symbol_and_effect_of_the_last_card() -> None:
    table = Table(players=2, phase="hunting", hunt_hand="flashback", hunt_discard="clone mirage", played={H1: "lair"})
    table.play(C, "play:flashback", "creature:beach")
    assert all(option.startswith("target-both:") for option in table.offered(C))
    table.play(C, "target-both:lair+swamp")
    assert codes(table, "copies-hunt") == [{"card": "mirage"}]
    assert codes(table, "barred") == [{"player": H1, "place": "lair"}]


@pytest.mark.clauses("NA-7.12")
def test_flashback_counts_as_a_play_and_lies_on_top_afterwards() -> None:
    table = hunting("flashback fierceness", players=2, hunt_discard="interference", played={H1: "rover"})
    table.play(C, "play:flashback", "keep-creature")
    assert table.hunt_top() == "flashback"
    assert table.asked(C) is None, "no second play this turn"
    assert table.hunt_hand() == {"fierceness"}


@pytest.mark.clauses("NA-7.12")
@pytest.mark.parametrize(
    ("top", "phase", "legal"),
    [
        ("despair", "exploration", True),
        ("force-field", "exploration", True),
        ("clone", "exploration", False),
        ("despair", "hunting", True),
        ("force-field", "hunting", False),
        ("clone", "hunting", True),
        ("detour", "hunting", False),
        ("cataclysm", "reckoning", True),
        ("detour", "reckoning", True),
        ("stasis", "reckoning", False),
        ("stasis", "end-of-turn", True),
        ("tracking", "end-of-turn", True),
        ("detour", "end-of-turn", False),
    ],
)
def test_flashback_is_legal_exactly_when_the_top_card_would_be(top: str, phase: str, legal: bool) -> None:
    table = Table(players=2, phase=phase, hunt_hand="flashback", hunt_discard=f"anticipation {top}")
    assert ("play:flashback" in table.offered(C)) is legal


@pytest.mark.clauses("NA-7.12", "NA-11.20")
def test_flashback_is_illegal_with_an_empty_discard_pile() -> None:
    table = hunting("flashback", hunt_discard="")
    assert table.offered(C) == {"to-tokens"}


@pytest.mark.clauses("NA-7.12", "NA-11.20")
@pytest.mark.parametrize(("top", "hand"), [("ascendancy", "beach rover"), ("forbidden-zone", "")])
def test_flashback_is_illegal_when_the_top_card_would_be(top: str, hand: str) -> None:
    table = hunting("flashback", players=2, hunt_discard=top, hand={H1: hand})
    assert table.offered(C) == {"to-tokens"}


@pytest.mark.clauses("NA-7.12", "NA-3.17")
def test_flashback_of_despair_is_possible_once_all_have_committed() -> None:
    table = hunting("flashback", players=2, hunt_discard="despair", survival_hand={H1: "vortex"}, played={H1: "wreck"})
    table.play(C, "play:flashback", "keep-creature", "artemia:beach")
    assert table.effects() == ["despair"]
    assert table.asked(H1) == "use-place", "no window was opened for the Vortex"


@pytest.mark.clauses("NA-11.16")
def test_flashback_copies_a_card_played_earlier_in_the_turn() -> None:
    table = hunting("fierceness flashback", players=2, hunt_discard="mutation", allowance=2, played={H1: "wreck"})
    table.play(C, "play:fierceness", "play:flashback", "creature:wreck")
    assert codes(table, "copies-hunt") == [{"card": "fierceness"}]
    assert codes(table, "loses-will") == [{"player": H1, "number": 3}]


# -- effects that add up ----------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-11.16")
@pytest.mark.parametrize(("effects", "lost"), [("fierceness", 2), ("fierceness fierceness", 3)])
def test_fierceness_adds_up(effects: str, lost: int) -> None:
    table = caught("beach", effects=effects)
    table.play(H2, "nothing")
    assert codes(table, "loses-will") == [{"player": H1, "number": lost}]


@pytest.mark.clauses("NA-11.16")
@pytest.mark.parametrize(("effects", "lost"), [("mutation", 1), ("mutation mutation", 2)])
def test_mutation_adds_up(effects: str, lost: int) -> None:
    table = at("beach", effects=effects, tokens={"artemia": "beach"})
    table.play(H2, "nothing")
    table.play(H1, "discard:lair")
    assert codes(table, "loses-will") == [{"player": H1, "number": lost}]


@pytest.mark.clauses("NA-5.24")
@pytest.mark.parametrize(
    ("chosen", "caught_at", "causes"),
    [
        ((H1, H2), "beach", ["caught", "anticipation", "anticipation"]),
        ((H1, H1), "beach", ["caught", "anticipation", "anticipation"]),
        ((H1, H3), "beach", ["caught", "anticipation"]),
        ((H3, H3), "beach", ["caught"]),
    ],
)
def test_anticipation_adds_up(chosen: tuple[str, str], caught_at: str, causes: list[str]) -> None:
    table = hunting("anticipation flashback", allowance=2, played={H1: "beach", H2: "beach", H3: "lair"})
    table.play(C, "play:anticipation", f"choose:{chosen[0]}", "play:flashback", f"choose:{chosen[1]}")
    table.play(C, f"creature:{caught_at}")
    if table.offered(H3):
        table.play(H3, "nothing")
    assert moved(table) == causes


# -- effects that apply again -----------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-11.16")
def test_ascendancy_applies_again() -> None:
    table = hunting("ascendancy flashback", players=3, allowance=2)
    table.play(C, "play:ascendancy", "choose:hunted-1")
    table.play(H1, "keep:jungle", "keep:river")
    table.play(C, "play:flashback")
    assert table.offered(C) == {"choose:hunted-2"}
    table.play(C, "choose:hunted-2")
    table.play(H2, "keep:jungle", "keep:beach")
    assert table.hand(H2) == {"jungle", "beach"}


@pytest.mark.clauses("NA-11.18")
def test_phobia_applies_again() -> None:
    table = hunting("phobia flashback", players=3, allowance=2)
    table.play(C, "play:phobia", "choose:hunted-1")
    table.play(H1, "keep:jungle", "keep:river")
    table.play(C, "play:flashback", "choose:hunted-1")
    table.play(H1, "keep:beach", "keep:rover")
    assert table.view(C)["shown"][H1] == ["jungle", "river", "beach", "rover"]


@pytest.mark.clauses("NA-11.16")
def test_forbidden_zone_applies_again() -> None:
    table = hunting("forbidden-zone flashback", players=2, allowance=2)
    table.play(C, "play:forbidden-zone")
    table.play(H1, "discard:river")
    table.play(C, "play:flashback")
    table.play(H1, "discard:rover")
    assert table.discard(H1) == {"river", "rover"}


@pytest.mark.clauses("NA-11.19")
def test_scream_and_toxin_apply_again() -> None:
    table = at("beach", effects="scream scream", tokens={"target": "beach"})
    table.play(H2, "nothing")
    table.play(H1, "lose-will", "discard:lair", "discard:river")
    assert table.will(H1) == 2
    assert table.hand(H1) == {"jungle", "rover"}
    table = at(
        "beach",
        effects="toxin toxin",
        tokens={"target": "beach"},
        survival_hand={H1: "dodge gate drone"},
        survival_played={H1: True},
    )
    table.play(H2, "nothing")
    table.play(H1, "discard:dodge", "discard:gate")
    assert table.survival_hand(H1) == {"drone"}


@pytest.mark.clauses("NA-5.8", "NA-2.11")
@pytest.mark.parametrize("effects", ["scream toxin", "toxin scream"])
def test_scream_and_toxin_act_in_the_order_in_which_they_were_played(effects: str) -> None:
    table = at(
        "beach",
        effects=effects,
        tokens={"target": "beach"},
        survival_hand={H1: "dodge gate"},
        survival_played={H1: True},
    )
    table.play(H2, "nothing")
    asked = [table.asked(H1)]
    table.play(H1, "lose-will" if asked == ["scream"] else "discard:gate")
    asked.append(table.asked(H1))
    assert asked == (["scream", "toss-survival"] if effects == "scream toxin" else ["toss-survival", "scream"])


@pytest.mark.clauses("NA-7.7")
def test_cataclysm_and_detour_apply_again() -> None:
    table = at("beach", hunt_hand="cataclysm flashback", allowance=2)
    table.play(C, "play:cataclysm", "choose:wreck", "play:flashback", "choose:rover")
    assert table.view(C)["ineffective"] == ["rover", "wreck"]
    table = at("beach", hunt_hand="detour flashback", allowance=2)
    table.play(C, "play:detour", "choose:hunted-1", "choose:rover")
    table.play(C, "play:flashback", "choose:hunted-1", "choose:artefact")
    assert table.stands(H1) == {"artefact"}
    assert table.played(H1) == {"beach"}


# -- effects that add nothing -----------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-11.20", "NA-2.14")
@pytest.mark.parametrize(
    ("card", "phase"),
    [
        ("interference", "hunting"),
        ("persecution", "hunting"),
        ("stasis", "end-of-turn"),
        ("tracking", "end-of-turn"),
    ],
)
def test_a_second_play_without_effect_or_symbol_is_illegal(card: str, phase: str) -> None:
    table = Table(players=2, phase=phase, effects=card, played={H1: "lair"}, **TWICE)
    assert table.hunt_top() == card
    assert "play:flashback" not in table.offered(C)


@pytest.mark.clauses("NA-2.13", "NA-2.14")
@pytest.mark.parametrize(
    ("card", "token"),
    [("virus", "artemia"), ("clone", "target"), ("mirage", "target")],
)
def test_a_second_play_with_a_symbol_is_legal_and_moves_no_token(card: str, token: str) -> None:
    table = Table(
        players=2,
        phase="hunting",
        effects=card,
        tokens={token: "beach rover"},
        hunts_played=1,
        played={H1: "rover"},
        survival_hand={H1: "dodge"},
        **TWICE,
    )
    table.play(C, "play:flashback", "keep-creature")
    assert table.token(token) == {"beach", "rover"}
    assert table.asked(C) is None, "no token to place, none to extend"


@pytest.mark.clauses("NA-4.13")
def test_a_token_on_two_places_is_not_extended_by_the_same_card_after_the_placement() -> None:
    table = hunting("virus flashback", players=2, allowance=2, played={H1: "lair"}, survival_hand={H1: "dodge"})
    table.play(C, "play:virus", "to-tokens", "keep-creature", "artemia-both:beach+rover")
    table.passes(H1)
    table.play(C, "play:flashback")
    assert table.token("artemia") == {"beach", "rover"}
    assert table.asked(C) is None


@pytest.mark.clauses("NA-2.13")
def test_a_second_force_field_keeps_the_first() -> None:
    table = Table(players=2, effects="force-field", tokens={"target": "beach rover"}, blocked="beach rover", **TWICE)
    table.play(C, "play:flashback")
    assert table.token("target") == {"beach", "rover"}
    assert {o for o in table.offered(H1) if o.startswith("commit")} == {"commit:lair", "commit:jungle", "commit:river"}


@pytest.mark.clauses("NA-4.13")
@pytest.mark.parametrize(("first", "top", "token"), [("scream", "mirage", "target"), ("mutation", "virus", "artemia")])
def test_mirage_and_virus_played_second_extend_a_one_place_token(first: str, top: str, token: str) -> None:
    table = Table(
        players=2,
        phase="hunting",
        hunt_hand=f"{top} {first}",
        allowance=2,
        played={H1: "beach"},
        survival_hand={H1: "dodge"},
    )
    table.play(C, f"play:{first}", "to-tokens", "keep-creature", f"{token}:lair")
    table.passes(H1)
    table.play(C, f"play:{top}")
    assert table.offered(C) == {"to:jungle", "to:swamp"}
    table.play(C, "to:swamp")
    assert table.token(token) == {"lair", "swamp"}
