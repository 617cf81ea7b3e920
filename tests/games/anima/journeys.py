"""Explorations and battles in tests: A explores, B waits in another Area and is asked next."""

from __future__ import annotations

from typing import Any

from tests.games.anima.table import A, B, Names, Table, words

GATE = "abyss-gate"
"""Where most battles of the tests take place: every Encounter happens there, and nothing modifies it."""


def ready(area: str = GATE, **position: Any) -> Table:
    """Return A's Exploration sub-turn in an Area; B's Party waits in the Whispering Forest."""
    standard: dict[str, Any] = {"areas": {area, "forest", "cornes"}, "at": {A: area, B: "forest"}}
    return Table("exploration", **standard | position)


def explored(die: int, encounters: Names = "", dice: tuple[int, ...] = (), area: str = GATE, **position: Any) -> Table:
    """Return the table after A has begun to explore: the die, the Encounters that come, the dice after it."""
    table = ready(area, **position)
    table.dice(die, *dice)
    table.say(("encounter", name) for name in words(encounters))
    table.play(A, "explore")
    return table


def meeting(encounter: str, *dice: int, **position: Any) -> Table:
    """Return the table after A has met one Encounter at the Gate of the Abyss, with the dice that follow."""
    return explored(2, encounter, dice, **position)


def stands(table: Table) -> tuple[int, int]:
    """Return the Combat of both sides of the last battle against a Monster or foe, without dice."""
    last = table.args("stands")[-1]
    return last["combat"], last["against"]


def has_won(table: Table) -> bool:
    """Tell whether A has overcome all: the reward is to be chosen."""
    return table.asked(A) == "take-reward" and not table.of("ended", A)


def has_lost(table: Table) -> bool:
    """Tell whether A's exploration has failed (AN-10.13): on the road, turn ended, and B comes next."""
    assert table.asked(A) is None
    return bool(table.of("ended", A)) and table.at(A) == "none" and table.active == B


def rewarded(area: str, reward: str, **position: Any) -> Table:
    """Return the table after A has explored an Area, found nothing in it, and taken a reward."""
    table = explored(1, area=area, **position)
    table.play(A, reward)
    return table
