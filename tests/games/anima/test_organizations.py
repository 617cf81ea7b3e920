"""Organizations: AN-17, as far as Reset and its own sub-turn are concerned."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.anima.rules.organizations import enemies
from tests.games.anima.table import A, B, C, Table


def black_sun(**position: Any) -> Table:
    """Return a table at which the Reset sub-turn of a member of The Black Sun begins."""
    return Table("reset", active="", banner={A: "black-sun"}, **position)


@pytest.mark.clauses("AN-17.1", "AN-13.10")
def test_an_organization_is_played_in_reset_and_stays_in_play() -> None:
    table = Table("reset", hand={A: "samael"})
    table.play(A, "play:samael")
    assert table.of("banner", A) == ["samael"]
    assert table.of("hand", A) == table.zone("discard") == []
    assert table.view("spectator")["banner"][A] == ["samael"]


@pytest.mark.clauses("AN-17.2")
def test_one_must_be_left_before_another_is_joined() -> None:
    table = Table("reset", hand={A: "samael"}, banner={A: "black-sun"})
    assert "play:samael" not in table.offered(A)
    table.play(A, "leave")
    assert table.of("banner", A) == []
    assert table.of("row", A) == ["black-sun"]
    table.play(A, "play:samael")
    assert table.of("banner", A) == ["samael"]


@pytest.mark.clauses("AN-17.7")
def test_a_cancelled_organization_was_never_in_play() -> None:
    table = Table("reset", hand={A: "samael", B: "veto"}, banner={A: "black-sun"})
    table.play(A, "leave", "play:samael")
    table.play(B, "play:veto")
    assert table.of("banner", A) == []
    assert sorted(table.zone("discard")) == ["samael", "veto"]
    assert table.of("row", A) == ["black-sun"], "the earlier one stays left"


@pytest.mark.clauses("AN-17.4")
def test_enmities_are_those_printed_and_mutual() -> None:
    pairs = {
        frozenset(pair) for pair in (("inquisition", "samael"), ("samael", "tol-rauko"), ("black-sun", "tol-rauko"))
    }
    names = ("inquisition", "samael", "black-sun", "tol-rauko")
    for one in names:
        for other in names:
            if one != other:
                table = Table("reset", banner={A: one, B: other})
                assert enemies(table.state, 0, 1) is enemies(table.state, 1, 0) is (frozenset((one, other)) in pairs)
    assert not enemies(Table("reset", banner={A: "samael"}).state, 0, 1)


@pytest.mark.clauses("AN-17.5", "AN-12.5")
def test_it_stays_when_characters_change() -> None:
    table = Table("reset", party={A: "warrior thief"}, banner={A: "samael"})
    table.play(A, "dismiss:warrior")
    assert table.of("banner", A) == ["samael"]


@pytest.mark.clauses("AN-17.6")
def test_the_black_sun_asks_for_its_duty_before_anything_else() -> None:
    table = black_sun(hand={A: "fate fate veto"})
    assert table.offered(A) == {"discard:fate", "discard:veto", "leave"}
    table.play(A, "discard:fate")
    assert table.zone("discard") == ["fate"], "not into the claim row"
    assert table.of("row", A) == []
    assert table.asked(A) == "reset"
    assert table.of("banner", A) == ["black-sun"]


@pytest.mark.clauses("AN-17.6", "AN-4.9")
def test_or_it_is_left_to_the_claim_row() -> None:
    table = black_sun(hand={A: "fate"})
    table.play(A, "leave")
    assert (table.of("banner", A), table.of("row", A)) == ([], ["black-sun"])
    assert table.of("hand", A) == ["fate"]


@pytest.mark.clauses("AN-17.6")
def test_without_an_advantage_it_must_be_left() -> None:
    assert black_sun().offered(A) == {"leave"}


@pytest.mark.clauses("AN-17.6")
def test_no_duty_on_the_turn_it_is_played_nor_without_a_sub_turn() -> None:
    table = Table("reset", hand={A: "black-sun fate"})
    table.play(A, "play:black-sun")
    assert table.asked(A) == "reset"
    lost = black_sun(hand={A: "fate"}, ended={A: True})
    assert lost.awaited() == {B}
    assert lost.of("banner", A) == ["black-sun"]


@pytest.mark.clauses("AN-17.3", "AN-17.4")
def test_enmity_ends_when_the_organization_is_left() -> None:
    table = Table("interaction", active="", players=3, at={A: "cornes", B: "cornes", C: "none"})
    assert "must-fight" not in table.events()
    table = Table("interaction", active="", banner={A: "samael", B: "inquisition"})
    assert "must-fight" in table.events()
