"""The Advantages of ANIMA as data: kinds, sets by skill, when each is played, what it adds, enmities."""

from __future__ import annotations

import pytest

from fogtable.core.declarations.cards import NONE, cards_of
from fogtable.games.anima import cards
from fogtable.games.anima.cards import (
    ATTACK_BONUS,
    BONUS,
    COPIES,
    ENEMIES,
    KIND_OF,
    REACTIONS,
    SKILL_OF,
    Advantage,
)
from fogtable.games.anima.components import (
    Kind,
    Moment,
)
from tests.games.anima.test_content import names, where
from tests.games.content import ContentFile

ROWS = {row["id"]: row for row in ContentFile("anima").raw()["kinds"]}


def fit(**values: str) -> set[str]:
    """Return the kinds that have these values in the file: the same, or one of a list."""
    return {name for name, row in ROWS.items() if all(value in row.get(key, "none") for key, value in values.items())}


def printed(key: str) -> dict[str, int]:
    """Return the numbers of a column that are no 0."""
    return {name: row[key] for name, row in ROWS.items() if row.get(key)}


def test_each_kind_has_its_copies() -> None:
    assert list(ROWS) == list(Kind.names)
    assert [len(cards) for cards in COPIES] == [row["copies"] for row in ROWS.values()]
    assert sorted(KIND_OF) == KIND_OF
    for kind, copies in enumerate(COPIES):
        assert {Advantage.name(card) for card in copies} == {Kind.name(kind)}
        assert all(Advantage.copies(card) == copies for card in copies)


@pytest.mark.clauses("AN-13.2")
def test_skill_cards_alone_need_a_skill() -> None:
    assert {kind for kind in Kind.ALL if SKILL_OF[kind] != NONE} == set(cards.SKILL_KINDS)
    assert cards.KI_KINDS | cards.MAGIC_KINDS | cards.TRICKERY_KINDS == cards.SKILL_KINDS
    sets = {
        "ki": (cards.KI_KINDS, cards.KI_CARDS),
        "magic": (cards.MAGIC_KINDS, cards.MAGIC_CARDS),
        "trickery": (cards.TRICKERY_KINDS, cards.TRICKERY_CARDS),
    }
    for skill, (kinds, found) in sets.items():
        assert names(Kind, kinds) == names(Advantage, found) == fit(skill=skill)
    types = {
        "skill": (cards.SKILL_KINDS, cards.SKILL_CARDS),
        "plot": (cards.PLOT_KINDS, cards.PLOT_CARDS),
        "organization": (cards.ORGANIZATIONS, cards.ORGANIZATION_CARDS),
    }
    for type_, (kinds, found) in types.items():
        assert names(Kind, kinds) == names(Advantage, found) == fit(type=type_)
    assert cards.SKILL_CARDS | cards.PLOT_CARDS | cards.ORGANIZATION_CARDS == Advantage.ALL


@pytest.mark.clauses("AN-13.1", "AN-17.1")
def test_when_advantages_are_played() -> None:
    assert names(Kind, cards.RESET_KINDS) == fit(when="reset") >= names(Kind, cards.ORGANIZATIONS)
    assert names(Kind, cards.MOVEMENT_KINDS) == fit(when="movement") >= {"sleep", "scout", "zeppelin"}
    assert names(Kind, cards.INTERACTION_KINDS) == fit(when="interaction") >= {"sleep", "betrayal"}
    assert names(Kind, cards.EXPLORATION_KINDS) == fit(when="exploration") >= {"gate"}
    assert names(Kind, cards.BATTLE_KINDS) == fit(when="battle") >= {"iron-fist", "smoke", "heroes-hour"}
    assert names(Advantage, cards.BATTLE_SKILL_CARDS) == fit(when="battle", type="skill")


@pytest.mark.clauses("AN-13.3", "AN-13.16")
def test_which_advantages_answer_in_which_window() -> None:
    for moment, name in enumerate(Moment.names):
        kinds = cards.REACTION_KINDS[moment]
        assert names(Kind, kinds) == names(Advantage, REACTIONS[moment]) == fit(when=name)
        assert len(REACTIONS[moment]) == sum(len(COPIES[kind]) for kind in kinds)
    assert fit(when="card") >= {"deflect", "dispel", "veto"}
    assert fit(when="die") >= {"sense-aura", "fate"}


def test_numbers_on_advantages() -> None:
    assert where(Kind, BONUS) == printed("bonus")
    assert where(Kind, ATTACK_BONUS) == printed("bonus") | printed("attacking")
    assert where(Kind, cards.SPEED_BONUS) == printed("speed")
    assert where(Kind, cards.DRAWS) == printed("draws")
    assert ATTACK_BONUS[Kind.AMBUSH] > BONUS[Kind.AMBUSH]


@pytest.mark.clauses("AN-17.4")
def test_enmities_are_mutual() -> None:
    assert {Kind.name(kind): names(Kind, foes) for kind, foes in enumerate(ENEMIES) if foes} == {
        "inquisition": {"samael"},
        "samael": {"inquisition", "tol-rauko"},
        "black-sun": {"tol-rauko"},
        "tol-rauko": {"samael", "black-sun"},
    }
    assert all(a in ENEMIES[b] for a in Kind.ALL for b in ENEMIES[a])
    assert cards_of(*[kind for kind in Kind.ALL if len(ENEMIES[kind]) > 0]) == cards.ORGANIZATIONS
