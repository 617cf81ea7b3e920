"""Cards on their way from the hand to the discard pile: AN-13.15, AN-13.18."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.anima.components import Kind
from tests.games.anima.table import A, B, Table


def with_a_deck_of(deck: str, pile: str, hand: str) -> Table:
    """Return A's Reset sub-turn with this deck and discard pile; all other Advantages have been discarded by B."""
    twice = ["iron-fist", "sleep", "wrong-way", "fate"]
    others = [*Kind.names, *twice]
    for kind in f"{deck} {pile} {hand}".split():
        others.remove(kind)
    return Table("reset", deck=deck, discard=pile, hand={A: hand}, row={B: others})


@pytest.mark.clauses("AN-13.18", "AN-16.2", "AN-16.3")
def test_a_card_that_draws_cannot_come_back_by_its_own_draw() -> None:
    table = with_a_deck_of("gate", "", "treasure")
    table.play(A, "play:treasure")
    assert (table.of("hand", A), table.zone("deck"), table.zone("discard")) == (["gate"], [], ["treasure"])
    piled = with_a_deck_of("gate", "scout", "treasure")
    piled.play(A, "play:treasure")
    assert (piled.of("hand", A), piled.zone("deck"), piled.zone("discard")) == (["gate", "scout"], [], ["treasure"])


@pytest.mark.clauses("AN-13.18", "AN-2.8")
def test_a_played_card_does_not_count_for_the_hand_limit() -> None:
    table = Table("reset", hand={A: "treasure gate scout poison ward"}, luck=[("draw", "zeppelin")])
    table.play(A, "play:treasure")
    assert table.of("hand", A) == ["gate", "poison", "scout", "ward", "zeppelin"]


@pytest.mark.clauses("AN-13.15", "AN-13.2")
@pytest.mark.parametrize(
    ("phase", "kind", "position"),
    [
        ("interaction", "pickpocket", {"at": {A: "cornes", B: "forest"}}),
        ("interaction", "pickpocket", {"party": {A: "warrior"}}),
        ("interaction", "pickpocket", {"exhausted": "freelancer"}),
        ("interaction", "poison", {"asleep": "technician"}),
        ("interaction", "betrayal", {}),
        ("interaction", "sleep", {"asleep": "technician"}),
        ("reset", "reinforcements", {"party": {A: "warrior tao thief mentalist"}}),
        ("reset", "samael", {"banner": {A: "tol-rauko"}}),
        ("exploration", "gate", {"prior": {"forest": "ogre"}}),
    ],
)
def test_without_cost_or_target_a_card_is_not_played(phase: str, kind: str, position: dict[str, Any]) -> None:
    standard: dict[str, Any] = {"party": {A: "freelancer"}, "hand": {A: kind}}
    assert f"play:{kind}" not in Table(phase, **standard | position).offered(A)


@pytest.mark.clauses("AN-13.15")
def test_a_card_may_come_to_nothing() -> None:
    table = Table("interaction", party={A: "thief"}, hand={A: "pickpocket"})
    assert "play:pickpocket" in table.offered(A), "though B has no card"
    empty = with_a_deck_of("", "", "treasure")
    empty.play(A, "play:treasure")
    assert empty.of("hand", A) == []
