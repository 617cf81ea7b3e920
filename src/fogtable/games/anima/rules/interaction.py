"""The Interaction phase: compulsory battles, then one sub-turn after another, decision by decision (AN-7)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NOBODY, Ask, Script
from fogtable.games.anima.components import OFFERS
from fogtable.games.anima.questions import Interact
from fogtable.games.anima.rules.abilities import interaction_uses, use_ability
from fogtable.games.anima.rules.attacks import attack, attackable
from fogtable.games.anima.rules.phase_cards import interaction_plays, play_phase_card
from fogtable.games.anima.rules.trade import forget_offers, partners, trade
from fogtable.games.anima.state import Anima


def begin_interaction(t: Anima) -> None:  # AN-7.3
    """Begin a sub-turn: no attack and no offer has been made in it."""
    t.attack_used = False
    t.offers_left = OFFERS
    forget_offers(t)


def interaction(t: Anima, p: int) -> Script[None]:  # AN-7.1, D10
    """Make one decision of an Interaction sub-turn."""
    deed, what = yield Ask(
        p,
        Interact,
        Interact.PLAY(interaction_plays(t, p))
        | Interact.USE(interaction_uses(t, p))
        | Interact.OFFER(partners(t, p) if t.offers_left > 0 else EMPTY)
        | Interact.ATTACK(attackable(t, p))
        | Interact.END.when(True),
    )
    if deed == Interact.PLAY:
        yield from play_phase_card(t, p, what)
    elif deed == Interact.USE:
        yield from use_ability(t, p, what)
    elif deed == Interact.OFFER:
        yield from trade(t, p, what)
    elif deed == Interact.ATTACK:
        yield from attack(t, p, what)
    else:
        t.active = NOBODY
