"""The Advantages of ANIMA as data: kinds, sets by skill, when each is played, what it adds, enmities."""

from __future__ import annotations

import pytest

from fogtable.core.declarations.cards import NONE, Cards, cards_of
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


def test_33_advantages_of_29_kinds() -> None:
    def copies(kinds: Cards) -> int:
        return sum(len(COPIES[kind]) for kind in kinds)

    assert (len(Kind), len(Advantage.names)) == (29, 33)
    assert [copies(kinds) for kinds in (cards.KI_KINDS, cards.MAGIC_KINDS, cards.TRICKERY_KINDS)] == [6, 6, 6]
    assert [copies(kinds) for kinds in (cards.SKILL_KINDS, cards.PLOT_KINDS, cards.ORGANIZATIONS)] == [18, 11, 4]
    assert {Kind.name(kind) for kind in Kind.ALL if len(COPIES[kind]) == 2} == {
        "iron-fist",
        "sleep",
        "wrong-way",
        "fate",
    }
    assert sorted(KIND_OF) == KIND_OF
    for kind, copies in enumerate(COPIES):
        assert {Advantage.name(card) for card in copies} == {Kind.name(kind)}
        assert all(Advantage.copies(card) == copies for card in copies)


@pytest.mark.clauses("AN-13.2")
def test_skill_cards_alone_need_a_skill() -> None:
    assert {kind for kind in Kind.ALL if SKILL_OF[kind] != NONE} == set(cards.SKILL_KINDS)
    assert cards.KI_KINDS | cards.MAGIC_KINDS | cards.TRICKERY_KINDS == cards.SKILL_KINDS
    sets = [
        cards.KI_CARDS,
        cards.MAGIC_CARDS,
        cards.TRICKERY_CARDS,
        cards.SKILL_CARDS,
        cards.PLOT_CARDS,
        cards.ORGANIZATION_CARDS,
    ]
    assert [len(one) for one in sets] == [6, 6, 6, 18, 11, 4]
    assert cards.SKILL_CARDS | cards.PLOT_CARDS | cards.ORGANIZATION_CARDS == Advantage.ALL


@pytest.mark.clauses("AN-13.1", "AN-17.1")
def test_when_advantages_are_played() -> None:
    plots = {"reinforcements", "treasure", "forced-march"}
    assert names(Kind, cards.RESET_KINDS) == plots | names(Kind, cards.ORGANIZATIONS)
    assert names(Kind, cards.MOVEMENT_KINDS) == {"sleep", "scout", "zeppelin"}
    assert names(Kind, cards.INTERACTION_KINDS) == {"sleep", "pickpocket", "poison", "betrayal"}
    assert names(Kind, cards.EXPLORATION_KINDS) == {"gate"}
    assert names(Kind, cards.BATTLE_KINDS) == {"iron-fist", "ki-burst", "fireball", "ambush", "smoke", "heroes-hour"}
    assert names(Advantage, cards.BATTLE_SKILL_CARDS) == {"iron-fist", "ki-burst", "fireball", "ambush", "smoke"}
    assert len(cards.BATTLE_SKILL_CARDS) == 6


@pytest.mark.clauses("AN-13.3", "AN-13.16")
def test_which_advantages_answer_in_which_window() -> None:
    assert {Moment.name(moment): names(Advantage, found) for moment, found in enumerate(REACTIONS) if found} == {
        "move": {"wrong-way"},
        "card": {"deflect", "dispel", "veto"},
        "die": {"sense-aura", "fate"},
        "attack": {"disguise"},
        "event": {"ward"},
        "check": {"swift-step"},
        "battle": {"iron-fist", "ki-burst", "fireball", "ambush", "smoke", "heroes-hour"},
    }
    assert len(REACTIONS[Moment.CARD]) == 3
    assert [len(kinds) for kinds in cards.REACTION_KINDS] == [1, 3, 2, 1, 1, 0, 1, 6, 0]


def test_numbers_on_advantages() -> None:
    bonuses = {"iron-fist": 3, "ki-burst": 5, "fireball": 4, "ambush": 2, "heroes-hour": 2}
    assert where(Kind, BONUS) == bonuses | {"inquisition": 2, "samael": 1, "tol-rauko": 2}
    assert where(Kind, ATTACK_BONUS) == where(Kind, BONUS) | {"ambush": 5}
    assert where(Kind, cards.SPEED_BONUS) == {"swift-step": 4, "forced-march": 4}
    assert where(Kind, cards.DRAWS) == {"treasure": 2}


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
