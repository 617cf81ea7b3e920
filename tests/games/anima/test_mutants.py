"""Clauses that could be broken, and lines of the log that could be forgotten, without any other test noticing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fogtable.games.anima.components import Character
from tests.games.anima.journeys import explored, meeting
from tests.games.anima.table import A, B, C, Table
from tests.games.anima.test_crisis import last
from tests.games.anima.test_interaction import enmity
from tests.games.anima.test_setup import begun


@pytest.mark.clauses("AN-9.13", "AN-13.16")
def test_who_attacks_in_a_compulsory_battle_may_disguise_himself_and_a_bystander_cannot() -> None:
    there = {"players": 3, "at": dict.fromkeys((A, B, C), "cornes"), "party": {A: "ranger", C: "thief"}}
    assert enmity(**there, hand={A: "disguise"}).offered(A) == {"play:disguise", "pass"}
    assert enmity(**there, hand={C: "disguise"}).offered(C) <= {"pass"}


def told_of_rest() -> Table:
    table = Table("movement")
    table.play(A, "rest")
    return table


def redirected() -> Table:
    table = Table("movement", hand={B: "wrong-way"}, areas="cornes castle forest")
    table.play(A, "go:cornes")
    table.play(B, "play:wrong-way", "area:castle")
    return table


def attacked() -> Table:
    table = Table("interaction", party={A: "shadow", B: "warrior"})
    table.play(A, f"attack:{B}", "use:shadow")
    return table


def robbed() -> Table:
    table = Table("interaction", party={A: "thief"}, hand={A: "pickpocket", B: "treasure"}, players=3)
    table.play(A, "play:pickpocket", f"from:{B}")
    return table


def rerolled() -> Table:
    table = explored(5, "", (1,), "cornes", hand={B: "fate"})
    table.play(B, "play:fate")
    return table


def joined() -> Table:
    table = Table("reset", hand={A: "inquisition"})
    table.play(A, "play:inquisition")
    return table


def left() -> Table:
    table = Table("reset", banner={A: "inquisition"})
    table.play(A, "leave")
    return table


def dutiful() -> Table:
    table = Table("reset", active="", banner={A: "black-sun"}, hand={A: "fate treasure"})
    table.play(A, "discard:fate")
    return table


def a_turn_later() -> Table:
    return Table("end", active="", loses_next={A: True})


def checked(die: int = 3) -> Table:
    return explored(6, area="ruins", dice=(die,))


def in_the_last_stand() -> Table:
    return last(combat_marks={A: 16}, luck=[("die", 6), ("die", 1)])


def recruited_from_the_discard() -> Table:
    others = [who for who in Character.names if who not in ("warrior", "technician", "tao")]
    return meeting("inn", character_deck="", character_discard="tao", dismissed={B: others})


TOLD = [
    pytest.param(recruited_from_the_discard, "character-deck-remade", {}, "AN-16.2"),
    pytest.param(told_of_rest, "rests", {"player": A}, "AN-5.14"),
    pytest.param(redirected, "aims-at-area", {"player": B, "area": "castle"}, "AN-13.15"),
    pytest.param(redirected, "redirected", {"player": A, "area": "castle"}, "AN-13.13"),
    pytest.param(attacked, "attacks", {"player": A, "other": B}, "AN-9.1"),
    pytest.param(attacked, "uses", {"player": A, "character": "shadow"}, "AN-13.1"),
    pytest.param(robbed, "aims-at-party", {"player": A, "other": B}, "AN-13.15"),
    pytest.param(rerolled, "aims-at-die", {"player": B, "which": "own"}, "AN-13.15"),
    pytest.param(joined, "joins-organization", {"player": A, "organization": "inquisition"}, "AN-17.1"),
    pytest.param(left, "leaves-organization", {"player": A, "organization": "inquisition"}, "AN-17.2"),
    pytest.param(dutiful, "pays-duty", {"player": A}, "AN-17.6"),
    pytest.param(a_turn_later, "turn-begins", {"turn": 2}, "AN-3.1"),
    pytest.param(a_turn_later, "phase-begins", {"phase": "reset"}, "AN-3.1"),
    pytest.param(a_turn_later, "loses-turn", {"player": A}, "AN-14.3"),
    pytest.param(checked, "checks-speed", {"player": A, "difficulty": 8}, "AN-11.1"),
    pytest.param(checked, "check-fails", {"player": A, "total": 5}, "AN-11.5"),
    pytest.param(lambda: checked(6), "check-succeeds", {"player": A, "total": 8}, "AN-11.1"),
    pytest.param(in_the_last_stand, "last-stand", {}, "AN-22.3"),
]
"""Lines of the log that could be forgotten: a scene, the line, its clause."""


@pytest.mark.parametrize(
    ("scene", "code", "args"),
    [pytest.param(*one.values[:3], id=str(one.values[1]), marks=pytest.mark.clauses(one.values[3])) for one in TOLD],
)
def test_everybody_is_told(scene: Callable[[], Table], code: str, args: dict[str, Any]) -> None:
    assert scene().args(code, B)[-1] == args


@pytest.mark.clauses("AN-8.7")
def test_who_is_given_no_card_is_told_of_none() -> None:
    table = Table(
        "interaction",
        party={A: "warrior", B: "technician tao"},
        hand={A: "fireball"},
        at=dict.fromkeys((A, B), "cornes"),
    )
    table.play(A, f"offer:{B}", "give:fireball", "want-character:tao", "send")
    table.play(B, "accept")
    assert (table.args("gets", A), table.args("gets", B)) == ([], [{"player": B, "cards": ["fireball"]}])


@pytest.mark.clauses("AN-1.7")
def test_everybody_is_told_the_first_areas() -> None:
    table = begun(3)
    assert {told["area"] for told in table.args("first-area", B)} == set(table.zone("areas"))
