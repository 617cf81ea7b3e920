"""The words of ANIMA: what the rules' tables ask for has its words, and they say what the cards do."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from fogtable.games.anima import GAME, seat_names
from fogtable.games.anima.components import (
    NUMBERS,
    Area,
    Character,
    Count,
    Encounter,
    End,
    Extra,
    Final,
    Foe,
    Kind,
    Level,
    Mission,
    Moment,
    Number,
    Phase,
    Reward,
    RollOf,
    Skill,
    Special,
    Trait,
    WhichDie,
)
from fogtable.games.anima.places import EVENTS, MONSTERS
from tests.games.words import LANGUAGES, formatted, lacking, left_over, messages, play

CARDS = {"character": Character, "area": Area, "encounter": Encounter, "mission": Mission, "final": Final, "kind": Kind}
PLAIN = {"foe": Foe, "skill": Skill, "trait": Trait, "moment": Moment, "level": Level, "special": Special}
PLAIN |= {"extra": Extra, "roll-of": RollOf, "which-die": WhichDie, "count": Count, "cause": End, "reward": Reward}
WITHOUT_ABILITY = {Encounter.GOBLINS, Encounter.OGRE, Encounter.ABYSS_LORD}
"""Monsters of whom nothing is to be said but their numbers."""
RULES_OF_AREAS = {f"area-{name}-rule" for name in ("capital", "glass-desert", "castle")}
SIDES = (*seat_names(5), "omega", "nobody")
"""Whoever wins is one of the Parties, or Omega (AN-22.3); a draw is nobody's victory (AN-18)."""


def cards() -> set[str]:
    silent = {f"encounter-{Encounter.name(one)}-text" for one in WITHOUT_ABILITY}
    names = {
        f"{kind}-{name}{more}" for kind, family in CARDS.items() for name in family.names for more in ("", "-text")
    }
    lines = {f"{kind}-{name}-line" for kind in ("kind", "character") for name in CARDS[kind].names}
    return names - silent | lines


def names() -> set[str]:
    explained = {f"phase-{name}{more}" for name in Phase.names for more in ("", "-text")}
    mission = {"reward-mission", *(f"reward-{name}-text" for name in ("bonus", "recruit", "mission"))}
    plain = {f"{kind}-{name}" for kind, family in PLAIN.items() for name in family.names}
    return plain | explained | mission | RULES_OF_AREAS


def sides() -> set[str]:
    won = {f"win-{side}{more}" for side in SIDES for more in ("", "-story")}
    return won | {f"side-{side}" for side in SIDES}


def options() -> set[str]:
    values = [f"option-numbers-{name}" for name in ("spec", "tuned")]
    flags = [f"option-{name}" for name in ("tree", "both_basics", "crisis", "turn_cap", "numbers")]
    return {f"{name}{more}" for name in (*flags, *values) for more in ("", "-text")}


NEEDED = play(GAME) | cards() | names() | sides() | options() | {"seat-party", "game-name", "game-about"}


def said(language: str, name: str, numbers: str = "tuned") -> str:
    """Return what is said with the numbers of a table."""
    return formatted(GAME, language, name, dict(zip(Number.names, NUMBERS[numbers], strict=True)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_rules_has_its_words(language: str) -> None:
    assert not lacking(GAME, language, NEEDED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_over_that_the_rules_do_not_know(language: str) -> None:
    assert not left_over(GAME, language, NEEDED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_names_and_options_have_no_variables(language: str) -> None:
    missions = {f"mission-{name}-text" for name in Mission.names}
    for name in cards() | names() | sides() | options():
        known = set(Number.names) if name in missions else set()
        assert messages(GAME, language)[name].variables <= known, f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(CARDS))
def test_cards_have_names_of_their_own(language: str, kind: str) -> None:
    called = Counter(said(language, f"{kind}-{name}") for name in CARDS[kind].names)
    assert max(called.values()) == 1


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_card_texts_have_the_same_numbers(language: str) -> None:
    for name in cards() | names():
        here, english = (re.findall(r"\d+", said(at, name)) for at in (language, "en"))
        assert here == english, f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", Area.names)
def test_an_area_tells_its_special_rules_and_every_reward(language: str, area: str) -> None:
    text = said(language, f"area-{area}-text")
    assert [rule for rule in RULES_OF_AREAS if rule == f"area-{area}-rule" and said(language, rule) not in text] == []
    rewards = re.search(r"(?:Rewards|Награды|Нагороди): (.*)$", text)
    assert rewards is not None
    assert len(rewards[1].split("; ")) == 3


def test_every_encounter_is_a_monster_or_an_event() -> None:
    """Nothing need be said of a Monster; Events always do something."""
    assert set(MONSTERS) >= WITHOUT_ABILITY
    assert len(MONSTERS) + len(EVENTS) == len(Encounter.ALL)
