"""Claims: AN-4.5 to AN-4.11."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anima.table import A, B, C, Table

E3: dict[str, Any] = {
    "players": 3,
    "party": {A: "warrior ranger thief wizard", B: "technician tao", C: "paladin"},
    "hand": {A: "treasure fate veto dispel sleep", B: "ward gate", C: "smoke poison scout"},
}
"""The position of example E3."""


def claimed(*deeds: str, of_b: tuple[str, ...] = (), of_c: tuple[str, ...] = (), **position: Any) -> Table:
    """Return a table at which all have ended their Reset sub-turns after these deeds of the first player."""
    table = Table("reset", **E3 | position)
    table.play(A, *deeds, "end")
    table.play(B, *of_b, "end")
    if table.asked(C) == "reset":
        table.play(C, *of_c, "end")
    return table


@pytest.mark.clauses("AN-4.5", "AN-4.6")
def test_who_has_fewest_of_each_may_take_what_another_has_discarded() -> None:
    table = claimed("discard:treasure", "dismiss:ranger")
    assert table.awaited() == {C}, "Characters first"
    assert table.offered(C) == {"take:ranger", "pass"}
    table.play(C, "take:ranger")
    assert table.of("party", C) == ["paladin", "ranger"]
    assert table.awaited() == {B}
    assert table.offered(B) == {"take:treasure", "pass"}
    table.play(B, "take:treasure")
    assert table.of("hand", B) == ["gate", "treasure", "ward"]
    assert table.args("claims-character", "spectator") == [{"player": C, "character": "ranger"}]
    assert table.args("claims-card", "spectator") == [{"player": B, "card": "treasure"}]
    assert table.phase == "movement"
    assert table.zone("discard") == table.zone("character_discard") == []


@pytest.mark.clauses("AN-4.5", "AN-4.10")
def test_with_two_parties_of_the_fewest_nobody_claims() -> None:
    party = E3["party"] | {C: "paladin summoner"}
    table = claimed("dismiss:ranger", party=party)
    assert table.phase == "movement"
    assert table.zone("character_discard") == ["ranger"]


@pytest.mark.clauses("AN-4.6", "AN-4.10")
def test_with_two_hands_of_the_fewest_nobody_claims() -> None:
    hand = E3["hand"] | {C: "smoke poison"}
    table = claimed("discard:treasure", hand=hand)
    assert table.phase == "movement"
    assert table.zone("discard") == ["treasure"]


@pytest.mark.clauses("AN-4.7", "AN-4.11")
def test_own_cards_cannot_be_taken_back_and_the_right_does_not_pass_on() -> None:
    table = claimed(of_b=("discard:gate", "dismiss:tao"), party=E3["party"] | {C: "paladin shadow"})
    assert table.phase == "movement", "B has fewest of both, and finds only own cards"
    assert table.zone("discard") == ["gate"]


@pytest.mark.clauses("AN-4.7")
def test_at_most_one_of_each_is_claimed() -> None:
    table = claimed("discard:treasure", "discard:fate", "dismiss:ranger", "dismiss:thief")
    assert table.offers(C, "take") == {"ranger", "thief"}
    table.play(C, "take:thief")
    assert table.offers(B, "take") == {"treasure", "fate"}
    table.play(B, "take:fate")
    assert table.phase == "movement"
    assert table.zone("discard") == ["treasure"]
    assert table.zone("character_discard") == ["ranger"]


@pytest.mark.clauses("AN-4.8", "AN-14.3")
def test_who_loses_this_turn_counts_but_cannot_claim() -> None:
    table = claimed("dismiss:ranger", "discard:treasure", ended={C: True})
    assert table.awaited() == {B}, "of the hands B has fewest; of the Parties C, who cannot claim"
    assert table.offers(B, "take") == {"treasure"}
    for hand in ("smoke", "smoke poison"):
        table = claimed("discard:treasure", hand={A: "treasure fate veto", B: "ward gate", C: hand}, ended={C: True})
        assert table.phase == "movement", "C has fewest, or as few as B"


@pytest.mark.clauses("AN-4.8", "AN-15.1")
def test_counts_are_taken_when_the_claim_is_made_and_who_is_asleep_counts() -> None:
    party = {A: "warrior ranger", B: "technician tao wizard", C: "paladin thief"}
    table = claimed("dismiss:ranger", party=party, asleep="thief")
    assert table.phase == "movement", "the fewest has A, who dismissed the Ranger"
    table = claimed(of_b=("dismiss:tao", "dismiss:wizard"), party=party, asleep="thief")
    assert table.phase == "movement", "B has fewest"
    table = claimed(of_c=("dismiss:thief",), party=party | {A: "warrior ranger shadow"}, asleep="thief")
    assert table.phase == "movement"


@pytest.mark.clauses("AN-4.9", "AN-17.2")
def test_a_left_organization_is_claimed_into_the_hand() -> None:
    table = claimed("leave", banner={A: "samael"})
    assert table.of("row", A) == ["samael"]
    assert table.offered(B) == {"take:samael", "pass"}
    table.play(B, "take:samael")
    assert "samael" in table.of("hand", B)
    assert table.of("banner", B) == []


@pytest.mark.clauses("AN-4.10", "AN-4.11")
def test_a_claim_is_optional_and_a_claimed_character_is_ready() -> None:
    table = claimed("dismiss:ranger", "discard:treasure", exhausted="ranger")
    table.play(C, "take:ranger")
    assert table.zone("exhausted") == []
    table.passes(B)
    assert table.zone("discard") == ["treasure"]
    assert table.phase == "movement"


@pytest.mark.clauses("AN-4.11")
def test_a_claim_opens_no_window() -> None:
    table = claimed(
        "discard:treasure", hand=E3["hand"] | {C: "veto poison scout", A: "treasure fate dispel sleep pickpocket"}
    )
    table.play(B, "take:treasure")
    assert table.phase == "movement"
    assert table.asked(C) is None
