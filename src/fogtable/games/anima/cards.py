"""What is printed on Characters and Advantages; the families are in components.py, Areas and the rest in places.py."""

from __future__ import annotations

from typing import Final as Constant

from fogtable.core.rules import Cards, cards_of, family
from fogtable.games.anima.components import CONTENT, Character, Kind, Moment, Skill

# -- Characters -------------------------------------------------------------------------------------------------------


def _with_ability(when: str) -> Cards:
    return cards_of(*[who for who in Character.ALL if CONTENT.characters[who].ability == when])


COMBAT: Constant = [row.combat for row in CONTENT.characters]
SPEED: Constant = [row.speed for row in CONTENT.characters]
MALES: Constant = cards_of(*[who for who in Character.ALL if CONTENT.characters[who].gender == "male"])
FEMALES: Constant = Character.ALL - MALES
SKILLED: Constant = [
    cards_of(*[who for who in Character.ALL if name in CONTENT.characters[who].skills]) for name in Skill.names
]
"""The Characters with each skill."""
RESET_ABILITIES: Constant = _with_ability("reset")
INTERACTION_ABILITIES: Constant = _with_ability("interaction")
BATTLE_ABILITIES: Constant = _with_ability("battle")
ABILITIES: Constant = [_with_ability(name) for name in Moment.names]
"""The Characters with an exhaust ability of each window."""
ABILITY_BONUS: Constant = [row.bonus for row in CONTENT.characters]
"""The number that a Character's ability adds to Combat, of the Acrobatic Warrior to a Speed check."""

# -- Advantages -------------------------------------------------------------------------------------------------------


def _of_type(name: str) -> Cards:
    return cards_of(*[kind for kind in Kind.ALL if CONTENT.kinds[kind].type == name])


def _of_skill(skill: int) -> Cards:
    return cards_of(*[kind for kind in Kind.ALL if SKILL_OF[kind] == skill])


def _played(when: str) -> Cards:
    return cards_of(*[kind for kind in Kind.ALL if when in CONTENT.kinds[kind].when])


def _cards(kinds: Cards) -> Cards:
    return cards_of(*[card for card in Advantage.ALL if KIND_OF[card] in kinds])


KIND_OF: Constant = [kind for kind in Kind.ALL for _ in range(CONTENT.kinds[kind].copies)]
"""What each Advantage is."""
Advantage: Constant = family("Advantage", [Kind.name(kind) for kind in KIND_OF])
"""The Advantage cards. Copies bear the same name."""
COPIES: Constant = [_cards(cards_of(kind)) for kind in Kind.ALL]
"""The cards of each kind."""

SKILL_OF: Constant = [Skill.parse(row.skill) for row in CONTENT.kinds]
"""The skill that a kind needs, or NONE."""
SKILL_KINDS: Constant = _of_type("skill")
KI_KINDS: Constant = _of_skill(Skill.KI)
MAGIC_KINDS: Constant = _of_skill(Skill.MAGIC)
TRICKERY_KINDS: Constant = _of_skill(Skill.TRICKERY)
PLOT_KINDS: Constant = _of_type("plot")
"""The Plot cards but for the Organizations."""
ORGANIZATIONS: Constant = _of_type("organization")

RESET_KINDS: Constant = _played("reset")
"""What is played in the Reset phase, Organizations among it (AN-17.1)."""
MOVEMENT_KINDS: Constant = _played("movement")
INTERACTION_KINDS: Constant = _played("interaction")
EXPLORATION_KINDS: Constant = _played("exploration")
BATTLE_KINDS: Constant = _played("battle")
REACTION_KINDS: Constant = [_played(name) for name in Moment.names]
"""What can be played in each window."""

SKILL_CARDS: Constant = _cards(SKILL_KINDS)
KI_CARDS: Constant = _cards(KI_KINDS)
MAGIC_CARDS: Constant = _cards(MAGIC_KINDS)
TRICKERY_CARDS: Constant = _cards(TRICKERY_KINDS)
PLOT_CARDS: Constant = _cards(PLOT_KINDS)
ORGANIZATION_CARDS: Constant = _cards(ORGANIZATIONS)
BATTLE_SKILL_CARDS: Constant = _cards(BATTLE_KINDS & SKILL_KINDS)
REACTIONS: Constant = [_cards(kinds) for kinds in REACTION_KINDS]
"""The Advantages that can be played in each window."""

BONUS: Constant = [row.bonus for row in CONTENT.kinds]
"""What a Battle card adds to Combat in its battle, and an Organization where its benefit applies."""
ATTACK_BONUS: Constant = [max(row.bonus, row.attacking) for row in CONTENT.kinds]
"""The same in a battle that its player has declared (AN-9.1)."""
SPEED_BONUS: Constant = [row.speed for row in CONTENT.kinds]
DRAWS: Constant = [row.draws for row in CONTENT.kinds]
ENEMIES: Constant = [cards_of(*[Kind.parse(name) for name in row.enemies]) for row in CONTENT.kinds]
"""The Organizations that each one is an enemy of (AN-17.4)."""
