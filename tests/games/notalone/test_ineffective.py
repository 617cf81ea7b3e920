"""Ineffective places: NA-2.19, NA-2.20."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.notalone.table import H1, H2, C, Table

WAYS: list[tuple[str, dict[str, Any]]] = [
    ("interference", {"effects": "interference", "ineffective": "beach wreck"}),
    ("cataclysm", {"effects": "cataclysm", "ineffective": "beach"}),
    ("mirage", {"effects": "mirage", "tokens": {"target": "beach rover"}}),
    ("toxin", {"effects": "toxin", "tokens": {"target": "beach"}}),
]


@pytest.mark.clauses("NA-2.19", "NA-2.20", "NA-5.6")
@pytest.mark.parametrize(("card", "position"), WAYS)
def test_on_an_ineffective_place_there_is_neither_power_nor_take_back(card: str, position: dict[str, Any]) -> None:
    """Nor Drone nor Gate: the Hunted is not asked at all, although it has cards of all kinds."""
    table = Table(
        2, "reckoning", played={H1: "beach"}, discard={H1: "river"}, survival_hand={H1: "drone gate vortex"}, **position
    )
    table.passes()  # W3a
    if card == "toxin":
        table.play(H1, "discard:vortex")
    assert table.offered(H1) == {"pass"}  # W3b already
    assert table.told(code="barred")[0]["args"] == {"player": H1, "place": "beach"}
    assert not table.state.beacon
    table.passes()
    table.passes()  # W4
    assert (table.turn, table.hand(H1), table.discard(H1)) == (2, {"lair", "jungle", "rover"}, {"beach", "river"})


@pytest.mark.clauses("NA-2.19")
@pytest.mark.parametrize(("card", "position"), WAYS)
def test_nobody_copies_an_ineffective_place(card: str, position: dict[str, Any]) -> None:
    """Gate from the River, next to the Beach; the Lair, with the Creature token on the Beach."""
    tokens = {"creature": "beach"} | position.get("tokens", {})
    table = Table(
        3,
        "reckoning",
        played={H1: "river", H2: "lair"},
        discard={H2: "jungle"},
        survival_hand={H1: "gate", H2: "dodge"},
        **(position | {"tokens": tokens}),
    )
    table.passes()  # W3a
    table.play(H1, "play:gate")
    assert table.offered(H1) == ({"copy:jungle", "copy:wreck"} if card != "interference" else {"copy:jungle"})
    table.play(H1, "copy:jungle")
    table.play(H2, "power")  # obvious: all that the Lair can do is to take back
    assert table.hand(H2) == {"jungle", "river", "beach", "rover"}
    free = Table(2, "reckoning", played={H1: "lair"}, discard={H1: "jungle"}, tokens={"creature": "beach"})
    free.play(H1, "power")
    assert free.offered(H1) == {"take:jungle", "copy:beach"}


@pytest.mark.clauses("NA-2.19", "NA-11.10")
@pytest.mark.parametrize(
    ("ineffective", "copied"), [("", {"lair", "river", "shelter"}), ("lair", {"river", "shelter"})]
)
def test_gate_copies_no_ineffective_lair(ineffective: str, copied: set[str]) -> None:
    """From the Jungle; there is a card that the Lair could take back, and a place that it could copy."""
    table = Table(
        2,
        "reckoning",
        played={H1: "jungle"},
        discard={H1: "beach"},
        tokens={"creature": "rover"},
        survival_hand={H1: "gate"},
        effects="cataclysm" if ineffective else "",
        ineffective=ineffective,
    )
    table.passes()  # W3a
    table.play(H1, "play:gate")
    assert table.offers(H1, "copy") == copied


@pytest.mark.clauses("NA-2.19", "NA-2.20")
def test_drone_does_not_copy_an_ineffective_rover() -> None:
    position: dict[str, Any] = {"played": {H1: "jungle"}, "survival_hand": {H1: "drone"}}
    barred = Table(2, "reckoning", effects="cataclysm", ineffective="rover", **position)
    barred.passes()
    assert barred.offered(H1) == {"power", "nothing"}
    free = Table(2, "reckoning", **position)
    free.passes()
    assert free.offered(H1) == {"power", "nothing", "play:drone"}


@pytest.mark.clauses("NA-2.19")
def test_interference_bars_beach_and_wreck_and_no_other() -> None:
    table = Table(
        4, "hunting", hunt_hand="interference", played={H1: "beach", H2: "wreck", "hunted-3": "rover"}, rescue=12
    )
    table.play(C, "play:interference", "keep-creature")
    assert table.awaited() == {"hunted-3"}
    assert table.state.ineffective == table.state.played[1] | table.state.played[2]
    table.play("hunted-3", "power", "take:swamp")
    assert (table.turn, table.rescue) == (2, 11)


@pytest.mark.clauses("NA-2.19")
def test_it_stays_ineffective_until_the_end_of_the_turn() -> None:
    """Cataclysm in W3b: the place is barred for who is saved there late."""
    table = Table(
        2,
        "reckoning",
        played={H1: "beach"},
        discard={H1: "river"},
        tokens={"creature": "beach"},
        hunt_hand="cataclysm",
        survival_hand={H1: "dodge"},
        rescue=12,
    )
    table.passes()  # W3a
    table.play(C, "play:cataclysm")  # W3b
    table.passes(H1)
    table.play(C, "choose:beach")
    table.play(H1, "play:dodge")
    assert (table.turn, table.hand(H1), table.will(H1)) == (2, {"lair", "jungle", "rover"}, 3)
