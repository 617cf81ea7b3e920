"""When the Hunted's belief bot plays which Survival card, and where it moves tokens."""

from __future__ import annotations

from random import Random
from typing import Final

from fogtable.core.bot import Observation
from fogtable.core.declarations.cards import EMPTY, Cards
from fogtable.core.declarations.choice import PASS
from fogtable.games.notalone.bots import worth
from fogtable.games.notalone.bots.expectations import draw
from fogtable.games.notalone.components import Hunt, Survival, Token
from fogtable.games.notalone.questions import Explore, MoveToken
from fogtable.games.notalone.rules.piles import in_force
from fogtable.games.notalone.rules.tokens import creature_places, places_of
from fogtable.games.notalone.state import NotAlone

WHIM: Final = 0.1
"""How far the choice of a card strays from the best one."""
KEEP: Final = 0.35
"""What a card must gain before it is played: it will be of use another time."""
SAVERS: Final = (Survival.DODGE, Survival.WRONG_TRACK, Survival.HOLOGRAM, Survival.DETECTOR)
"""Cards that are kept for the reveal; only one card is played each turn."""


def explore_card(t: NotAlone, p: int, seen: Observation, rng: Random) -> int | None:
    """Return a Survival card to play while exploring, or nothing."""
    keep = KEEP
    if t.will[p] == 1 or t.assimilation <= 2:
        keep += 0.4 if any(card in t.survival_hand[p] for card in SAVERS) else 0.0
    scored = [(-1, keep)]
    for option in seen.options:
        verb, card = seen.choice.values[option]
        if verb is Explore.PLAY:
            scored.append((option, _explore_gain(t, p, card)))
    chosen = draw(rng, scored, WHIM)
    return None if chosen < 0 else chosen


def _explore_gain(t: NotAlone, p: int, card: int) -> float:
    """Return what a card of phase 1 gains now."""
    held = len(t.hand[p])
    if card == Survival.ADRENALINE:
        return worth.WILL[t.will[p] + 1] - worth.WILL[t.will[p]]
    if card == Survival.INGENUITY:
        return 0.6
    if card == Survival.SACRIFICE:
        urgent = 0.5 if t.assimilation <= 2 or t.rescue <= 2 else 0.0
        return urgent + 0.25 + worth.more_cards(held, -1) / 2 if held > 1 else 0.0
    if card == Survival.SIXTH_SENSE:
        return worth.more_cards(held, min(2, len(t.discard[p]))) * 0.8
    if card == Survival.SMOKESCREEN:
        return 0.12 * sum([len(t.discard[mate]) for mate in t.hunted])
    if card == Survival.STRIKE_BACK:
        return 0.2 * min(len(t.hunt_hand), 2) + (0.5 if t.rescue <= 2 else 0.0)
    return 0.0


def play_card(t: NotAlone, p: int, seen: Observation, rng: Random) -> int:
    """Return a Survival card to play in a window, or pass."""
    scored = [(PASS, KEEP if t.phase < 3 else 0.15)]
    for option in seen.options:
        if option != PASS:
            scored.append((option, _window_gain(t, p, seen.choice.values[option])))
    return draw(rng, scored, WHIM)


def _window_gain(t: NotAlone, p: int, card: int) -> float:
    """Return what a card of phases 2 to 4 gains now."""
    here = places_of(t, p) if t.revealed else t.played[p]
    traps = creature_places(t)
    if card == Survival.VORTEX:
        return _swap_gain(t, p)
    if card == Survival.DODGE:
        return _caught_cost(t, p) if here & traps else 0.0
    if card == Survival.DETECTOR:
        return worth.touched(t, p) + 0.3 if not here & traps else 0.1
    if card == Survival.WRONG_TRACK:
        return _moved_gain(t, Token.CREATURE)
    if card == Survival.HOLOGRAM:
        return _moved_gain(t, Token.ARTEMIA)
    if card == Survival.AMPLIFIER:
        return 1.0
    if card == Survival.DOUBLE_BACK:
        return worth.more_cards(len(t.hand[p]), 1)
    return 0.0


def _swap_gain(t: NotAlone, p: int) -> float:
    """Return what it gains to swap the played card for the best one of the discard pile."""
    now = min([worth.standing(t, p, place) for place in t.played[p]])
    best = max([worth.standing(t, p, place) for place in t.discard[p] - t.blocked], default=now)
    return best - now - 0.2 if t.pending[p] < 0 else 0.0


# -- tokens that are moved --------------------------------------------------------------------------------------------


def _caught_cost(t: NotAlone, p: int) -> float:
    """Return what it costs that this Hunted is caught: the counter moves once, whoever is caught with it."""
    traps = creature_places(t)
    mates = [mate for mate in t.hunted if mate != p and mate not in t.dodging and places_of(t, mate) & traps]
    cost = 0.0 if mates else worth.assimilation(t)
    for place in places_of(t, p) & traps:
        cost += worth.found(t, p, place) + 0.5 * worth.free(t, p, place)
    return cost


def _harm(t: NotAlone, token: int, places: Cards) -> float:
    """Return what a token costs the Hunted when it lies on these places."""
    harm = 0.0
    caught = False
    for p in t.hunted:
        for place in places_of(t, p):
            if place not in places:
                continue
            if token == Token.ARTEMIA:
                harm += 0.0 if p in t.detecting else worth.touched(t, p) + 0.5 * worth.free(t, p, place)
            elif p not in t.dodging:
                harm += worth.found(t, p, place) + 0.5 * worth.free(t, p, place)
                caught = True
    return harm + (worth.assimilation(t) if caught else 0.0)


def _moved_gain(t: NotAlone, token: int) -> float:
    """Return what it gains to move a token away: there is nearly always a better place for it."""
    gain = _harm(t, token, t.token_at[token])
    if token == Token.CREATURE and in_force(t, Hunt.CLONE):
        gain = max(gain, _harm(t, token, t.token_at[Token.TARGET]))
    return gain - 0.2


def move_token(t: NotAlone, p: int, seen: Observation, rng: Random) -> int:
    """Move a token where it harms least."""
    scored = []
    for option in seen.options:
        verb, place = seen.choice.values[option]
        token = Token.TARGET if verb is MoveToken.TARGET else Token.CREATURE
        if verb is MoveToken.ARTEMIA:
            token = Token.ARTEMIA
        kind = Token.ARTEMIA if token == Token.ARTEMIA else Token.CREATURE
        gain = _harm(t, kind, t.token_at[token]) - _harm(t, kind, EMPTY + place)
        scored.append((option, gain))
    return draw(rng, scored, WHIM)
