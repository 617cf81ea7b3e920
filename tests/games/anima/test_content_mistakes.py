"""The content file of ANIMA: a file with a mistake is refused with its reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fogtable.games.anima.components import NUMBERS, Area, Character, Encounter, Final, Foe, Kind, Mission, Number
from tests.games.content import ContentFile, written

FILE = ContentFile("anima")
raw, refused = FILE.raw, FILE.refused


def test_any_card_may_have_a_bonus_as_it_may_have_speed_or_draws(tmp_path: Path) -> None:
    """It is a number printed on the card, for the card's own rule to read."""
    changed = raw()
    changed["kinds"][Kind.FATE]["bonus"] = 2
    assert FILE.load(written(tmp_path, changed)).kinds[Kind.FATE].bonus == 2


def test_tuned_numbers_are_the_specs_where_the_file_tells_no_other(tmp_path: Path) -> None:
    changed = raw()
    for row in changed["numbers"]:
        row.pop("tuned", None)
    assert FILE.load(written(tmp_path, changed)).numbers["tuned"] == NUMBERS["spec"]
    changed["numbers"][Number.COMBAT_OMEGA]["tuned"] = 15
    numbers = FILE.load(written(tmp_path, changed)).numbers
    assert (numbers["spec"][Number.COMBAT_OMEGA], numbers["tuned"][Number.COMBAT_OMEGA]) == (16, 15)


@pytest.mark.parametrize(
    ("part", "row", "key", "value", "said"),
    [
        ("characters", Character.WARRIOR, "combat", 0, "warrior: combat: expected a whole number from 1 to 6; got 0"),
        ("characters", Character.WARRIOR, "speed", 7, "warrior: speed: expected a whole number from 1 to 6; got 7"),
        (
            "characters",
            Character.WARRIOR,
            "skills",
            ["cooking"],
            "warrior: skills[1]: expected one of ki, magic, trickery; got 'cooking'",
        ),
        ("characters", Character.WARRIOR, "skills", ["ki", "ki"], "warrior: a name stands twice in ['ki', 'ki']"),
        (
            "characters",
            Character.WARRIOR,
            "gender",
            "other",
            "warrior: gender: expected one of female, male; got 'other'",
        ),
        (
            "characters",
            Character.WARRIOR,
            "ability",
            "sometimes",
            "warrior: ability: expected one of none, passive, area, attack",
        ),
        (
            "characters",
            Character.WARRIOR,
            "hat",
            "red",
            "warrior: hat: unknown key; expected one of id, gender, combat",
        ),
        ("areas", Area.CORNES, "level", 4, "cornes: level: expected a whole number from 1 to 3; got 4"),
        ("areas", Area.CORNES, "table", [0, 0, 0, 0, 1], "cornes: a table for 1 to 6 expected, got 5"),
        ("areas", Area.CORNES, "table", [0, 0, 0, 0, 1, 3], "cornes: table[6]: expected one of 0, 1, 2, s; got 3"),
        ("areas", Area.CORNES, "table", [0, 0, 0, 0, 1, "s"], "cornes: the table and the special 'none' disagree"),
        ("areas", Area.CAPITAL, "special", "none", "capital: the table and the special 'none' disagree"),
        ("areas", Area.CAPITAL, "special", "party", "capital: special: expected one of discard-random"),
        ("areas", Area.CORNES, "rewards", ["bonus"], "cornes: two rewards beside Mission expected"),
        ("areas", Area.CORNES, "rewards", ["bonus", "bonus"], "cornes: two rewards beside Mission expected"),
        ("areas", Area.CORNES, "rewards", ["bonus", "ex"], "cornes: the rewards and the extra 'none' disagree"),
        ("areas", Area.CORNES, "extra", "fetch-any", "cornes: the rewards and the extra 'fetch-any' disagree"),
        ("encounters", Encounter.GOBLINS, "type", "event", "encounters: the monsters come first"),
        ("encounters", Encounter.GOBLINS, "traits", [], "goblins: monsters have traits, events none"),
        ("encounters", Encounter.GRACE, "traits", ["light"], "grace: monsters have traits, events none"),
        ("encounters", Encounter.GOBLINS, "traits", ["beast", "beast"], "goblins: a name stands twice"),
        ("encounters", Encounter.GOBLINS, "level", 0, "goblins: level: expected a whole number from 1 to 3; got 0"),
        (
            "missions",
            Mission.RESCUE,
            "steps",
            [["casle"], ["cornes"]],
            "rescue: steps: expected one of cornes, capital",
        ),
        ("missions", Mission.RESCUE, "steps", [["castle"], []], "rescue: each step needs Areas of its own"),
        ("missions", Mission.RESCUE, "steps", [["castle"], ["castle"]], "rescue: each step needs Areas of its own"),
        ("missions", Mission.RESCUE, "steps", [["port"], ["castle"], ["tower"]], "rescue: at most 2 steps"),
        ("finals", Final.ORB, "steps", [], "orb: a Final Mission needs a step"),
        ("foes", Foe.OMEGA, "traits", ["god"], "omega: traits[1]: expected one of beast, construct, darkness, demon"),
        ("foes", Foe.OMEGA, "traits", ["darkness", "darkness"], "omega: a name stands twice"),
        ("missions", Mission.PURGE, "start", "never", "purge: start: expected one of open, reset, secret; got 'never'"),
        ("missions", Mission.SIEGE, "stages", 6, "siege: stages: expected a whole number from 0 to 5; got 6"),
        ("finals", Final.ORB, "crisis", 0, "orb: crisis: expected a whole number from 1 to 20; got 0"),
        ("kinds", Kind.IRON_FIST, "skill", "none", "iron-fist: a skill card needs a skill"),
        ("kinds", Kind.FATE, "skill", "ki", "fate: a skill card needs a skill, others have none"),
        ("kinds", Kind.FATE, "when", [], "fate: when is it played?"),
        ("kinds", Kind.FATE, "when", ["die", "die"], "fate: a name stands twice"),
        ("kinds", Kind.FATE, "when", ["lunch"], "fate: when[1]: expected one of area, attack, battle, card, check"),
        ("kinds", Kind.AMBUSH, "attacking", 2, "ambush: attacking is a battle card's higher bonus"),
        ("kinds", Kind.FATE, "attacking", 2, "fate: attacking is a battle card's higher bonus"),
        ("kinds", Kind.SAMAEL, "when", ["battle"], "samael: an organization is joined in the reset phase"),
        ("kinds", Kind.SAMAEL, "enemies", ["inquisition"], "tol-rauko: no enmity with 'samael' from both sides"),
        ("kinds", Kind.BLACK_SUN, "enemies", ["tol-rauko", "samael"], "black-sun: no enmity with 'samael'"),
        ("kinds", Kind.BLACK_SUN, "enemies", ["tol-rauko", "black-sun"], "black-sun: no enmity with 'black-sun'"),
        ("kinds", Kind.BLACK_SUN, "enemies", ["tol-rauko", "church"], "black-sun: no enmity with 'church'"),
        ("kinds", Kind.BLACK_SUN, "enemies", ["tol-rauko", "tol-rauko"], "black-sun: a name stands twice"),
        ("kinds", Kind.VETO, "enemies", ["samael"], "veto: no enmity with 'samael'"),
        ("numbers", Number.COMBAT_OMEGA, "spec", 21, "combat-omega: spec lies from 1 to 20; got 21"),
        ("numbers", Number.COMBAT_OMEGA, "tuned", 0, "combat-omega: tuned lies from 1 to 20; got 0"),
        (
            "numbers",
            Number.COMBAT_OMEGA,
            "source",
            "hearsay",
            "combat-omega: source: expected one of house, public, rulebook; got 'hearsay'",
        ),
    ],
)
def test_a_wrong_value_is_named(tmp_path: Path, part: str, row: int, key: str, value: Any, said: str) -> None:
    changed = raw()
    changed[part][row][key] = value
    assert said in refused(tmp_path, changed)


def strange_amount(changed: dict[str, Any]) -> None:
    changed["amounts"]["balloons"] = {"count": 99, "source": "house"}


def empty_amount(changed: dict[str, Any]) -> None:
    changed["amounts"]["offers"]["count"] = 0


def other_game(changed: dict[str, Any]) -> None:
    changed["game"] = "onoda"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (strange_amount, "amounts: balloons: unknown key; expected one of dealt_missions, dealt_characters"),
        (empty_amount, "amounts: offers: count: expected a whole number from 1; got 0"),
        (other_game, "game: expected one of anima; got 'onoda'"),
    ],
)
def test_a_wrong_whole_is_named(tmp_path: Path, change: Callable[[dict[str, Any]], None], said: str) -> None:
    changed = raw()
    change(changed)
    assert said in refused(tmp_path, changed)
