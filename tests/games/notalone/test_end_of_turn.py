"""Phase 4 (NA-8)."""

from __future__ import annotations

import pytest

from fogtable.games.notalone.components import Hunt
from tests.games.notalone.positions import codes, end_of_turn
from tests.games.notalone.table import H1, H2, C, Table


@pytest.mark.clauses("NA-8.1")
def test_w4_comes_before_anything_else_of_phase_4() -> None:
    table = end_of_turn(hunt_hand="clone", tokens={"creature": "wreck"}, rescue=9)
    assert table.offered(C) == {"pass"}
    assert table.played(H1) == {"lair"}
    assert table.token("creature") == {"wreck"}
    assert table.rescue == 9


@pytest.mark.clauses("NA-8.2")
def test_the_played_cards_go_face_up_on_the_own_discard_piles() -> None:
    table = end_of_turn(played={H1: "beach rover", H2: ""}, discard={H1: "lair"})
    assert table.turn == 2
    assert table.discard(H1) == {"lair", "beach", "rover"}
    assert table.discard(H2) == set(), "a card that went back to hand stays there"
    assert table.view(C)["discard"][H1] == ["lair", "beach", "rover"]
    assert table.view("spectator")["discard"][H1] == ["lair", "beach", "rover"]
    assert table.played(H1) == set()
    assert codes(table, "discards", C) == [{"player": H1, "cards": ["beach", "rover"]}]


@pytest.mark.clauses("NA-8.3")
def test_all_tokens_go_back_to_the_creature() -> None:
    table = end_of_turn(tokens={"creature": "wreck", "artemia": "lair jungle", "target": "beach rover"})
    assert [table.token(name) for name in ("creature", "artemia", "target")] == [set(), set(), set()]


@pytest.mark.clauses("NA-8.4")
@pytest.mark.parametrize(("hand", "drawn"), [("", 3), ("clone", 2), ("clone mirage", 1), ("clone mirage virus", 0)])
def test_the_creature_draws_up_to_three_cards(hand: str, drawn: int) -> None:
    table = end_of_turn(hunt_hand=hand, sacrificed=True)
    assert len(table.hunt_hand()) == 3
    assert set(hand.split()) <= table.hunt_hand()
    assert len(table.hunt_deck()) == len(Hunt) - 3
    assert codes(table, "draws-hunt", H1) == ([{"number": drawn}] if drawn else [])


@pytest.mark.clauses("NA-8.5")
def test_the_rescue_counter_moves_one_space() -> None:
    table = end_of_turn(rescue=9)
    assert table.rescue == 8
    assert codes(table, "rescue-moves") == [{"left": 8, "cause": "end-of-turn"}]


@pytest.mark.clauses("NA-8.2", "NA-8.4", "NA-8.5")
def test_the_steps_come_in_order() -> None:
    table = end_of_turn(hunt_hand="", rescue=9)
    told = [c for c in table.events() if c in ("discards", "draws-hunt", "rescue-moves", "turn-begins")]
    assert told == ["discards", "discards", "draws-hunt", "rescue-moves", "turn-begins"]


@pytest.mark.clauses("NA-8.6", "NA-9.3")
def test_the_hunted_win_when_the_rescue_counter_arrives() -> None:
    table = end_of_turn(rescue=1)
    assert table.over
    assert table.winner() == "hunted: end-of-turn"


@pytest.mark.clauses("NA-8.7", "NA-8.5")
def test_stasis_saves_the_creature_for_a_turn() -> None:
    table = end_of_turn(rescue=1, hunt_hand="stasis")
    table.play(C, "play:stasis")
    assert not table.over
    assert table.rescue == 1
    assert table.turn == 2


@pytest.mark.clauses("NA-8.7")
def test_a_move_made_before_stasis_stands() -> None:
    table = end_of_turn(rescue=9, hunt_hand="stasis", survival_hand={H1: "amplifier"}, beacon=True)
    table.passes(C)
    table.play(H1, "play:amplifier")
    assert table.rescue == 8
    table.play(C, "play:stasis")
    assert table.turn == 2
    assert table.rescue == 8


@pytest.mark.clauses("NA-8.7", "NA-8.8")
def test_the_amplifier_is_illegal_after_stasis() -> None:
    table = end_of_turn(rescue=9, hunt_hand="stasis", survival_hand={H1: "amplifier"}, beacon=True)
    table.play(H1, "play:amplifier")
    table.play(C, "play:stasis")
    assert table.offered(H1) == {"pass"}
    table.refuses(H1, "play:amplifier")
    table.passes(H1)
    assert table.rescue == 9
    assert table.state.beacon


@pytest.mark.clauses("NA-8.7")
def test_stasis_is_over_with_the_turn() -> None:
    table = end_of_turn(players=2, rescue=9, hunt_hand="stasis")
    table.play(C, "play:stasis")
    table.passes(C)
    table.play(H1, "commit:jungle")
    table.play(C, "to-tokens", "keep-creature")
    while table.turn == 2:
        if table.offered(C):
            table.passes(C)
        else:
            table.play(H1, "nothing")
    assert table.rescue == 8


@pytest.mark.clauses("NA-8.9", "NA-6.9", "NA-6.14")
def test_cards_beach_and_wreck_can_be_used_again_next_turn() -> None:
    table = end_of_turn(
        used="beach wreck",
        survival_played={H1: True, H2: True},
        survival_hand={H1: "smokescreen"},
        effects="clone",
        hunt_hand="despair virus mirage",
        resisted={H1: True},
    )
    assert table.turn == 2
    assert table.offered(C) == {"play:despair", "pass"}
    table.passes(C)
    assert {"play:smokescreen", "resist1"} <= table.offered(H1)
    assert table.view(C)["used"] == []
    assert table.state.allowance == 1


@pytest.mark.clauses("NA-8.9")
def test_after_tracking_the_creature_has_two_plays() -> None:
    table = end_of_turn(effects="tracking", next_allowance=2)
    assert table.state.allowance == 2
    assert table.state.next_allowance == 1


@pytest.mark.clauses("NA-8.10", "NA-2.10")
def test_all_effects_of_the_turn_end() -> None:
    plain = end_of_turn(seed=3)
    table = end_of_turn(
        seed=3,
        effects="force-field cataclysm",
        tokens={"target": "lair jungle"},
        blocked="lair jungle",
        ineffective="rover",
        kept_back="creature",
        smoke=True,
        sacrificed=True,
        dodging=H1,
        detecting=H2,
        anticipated={H1: 2},
        shown={H1: "beach"},
        unplayed={H1: "beach"},
        resolved={H1: "lair"},
        survival_played={H1: True},
        resisted={H1: True},
        hunt_deck=" ".join(plain.hunt_deck() | plain.hunt_hand()),
    )
    names = (
        *("explored", "revealed", "kept_back", "hunts_played", "allowance", "next_allowance", "effects", "called"),
        *("blocked", "ineffective", "used", "smoke", "sacrificed", "dodging", "detecting", "committed", "resisted"),
        *("resolved", "survival_played", "anticipated", "shown", "unplayed", "stands", "token_at"),
    )
    for name in names:
        assert table.view(C)[name] == plain.view(C)[name], name
    table.passes(C)
    assert table.offered(H1) >= {"commit:beach", "commit:rover"}


@pytest.mark.clauses("NA-8.10")
@pytest.mark.parametrize("beacon", [False, True])
def test_pending_effects_and_the_marker_stay(beacon: bool) -> None:
    table = end_of_turn(pending={H1: "river", H2: "artefact"}, beacon=beacon)
    assert table.pending(H1) == "river"
    assert table.pending(H2) == "artefact"
    assert table.state.beacon is beacon
    table.passes(C)
    assert any(option.startswith("commit-both:") for option in table.offered(H1))
    assert any(option.startswith("commit-both:") for option in table.offered(H2))


@pytest.mark.clauses("NA-8.11")
def test_after_smokescreen_all_discard_piles_are_public_again() -> None:
    table = end_of_turn(smoke=True, discard={H1: "beach", H2: "rover"}, hunt_hand="clone")
    assert table.view(C)["discard"][H1] == 1
    table.passes(C)
    assert table.view(C)["discard"] == {C: [], H1: ["lair", "beach"], H2: ["lair", "rover"]}
    assert table.view("spectator")["discard"] == table.view(C)["discard"]


@pytest.mark.clauses("NA-8.12", "NA-2.21")
def test_the_next_turn_starts_with_exploration() -> None:
    table = end_of_turn(turn=6)
    assert table.turn == 7
    assert table.phase == "exploration"
    assert table.events()[-1] == "turn-begins"
    table.passes(C)
    assert table.awaited() == {H1, H2}


@pytest.mark.clauses("NA-8.4", "NA-11.13")
def test_a_short_hand_is_refilled_only_here() -> None:
    table = Table(players=2, hunt_hand="clone mirage virus", survival_hand={H1: "strike-back"})
    table.passes(C)
    table.play(H1, "play:strike-back", "commit:jungle")
    assert len(table.hunt_hand()) == 1
    table.play(C, "to-tokens", "keep-creature")
    while table.turn == 1:
        assert len(table.hunt_hand()) == 1
        if table.offered(C):
            table.passes(C)
        else:
            table.play(H1, "nothing")
    assert len(table.hunt_hand()) == 3
