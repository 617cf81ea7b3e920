"""Positions that a scenario or a test sets up: what follows from what is given, and what cannot be."""

from __future__ import annotations

from fogtable.core.declarations.cards import NONE
from fogtable.games.notalone.components import CONTENT, NEAR, RESERVE_COPIES, SYMBOL, Hunt, Phase, Place, Token
from fogtable.games.notalone.state import NotAlone


def settle(t: NotAlone, given: frozenset[str]) -> None:
    """Complete a position that a scenario has set up, and refuse one that cannot be.

    Raises:
        ValueError: the position is impossible; the message says why.
    """
    if t.rescue == 0 or t.assimilation == 0:
        raise ValueError("a counter on the star has ended the game (NA-9.1)")
    _count_reserve(t, given)
    _look_at_tokens(t)
    _look_at_hunt_pile(t, given)
    _follow_effects(t, given)
    _follow_phase(t, given)


def _count_reserve(t: NotAlone, given: frozenset[str]) -> None:
    """What the Hunted own has left the reserve (NA-1.4, NA-2.23)."""
    for place in Place.ALL:
        owners = [p for p in t.hunted if place in t.owned[p]]
        first = place + 1 in CONTENT.start.places
        if first and len(owners) < len(t.hunted):
            raise ValueError(f"every Hunted owns {Place.name(place)} throughout (NA-2.23)")
        if not first:
            left = RESERVE_COPIES[len(t.hunted)] - len(owners)
            if left < 0:
                raise ValueError(f"{Place.name(place)}: {len(owners)} Hunted own it, there are fewer copies (NA-1.4)")
            if "reserve" in given and t.reserve[place] != left:
                raise ValueError(f"reserve: {left} copies of {Place.name(place)} are left, not {t.reserve[place]}")
            t.reserve[place] = left


def _look_at_tokens(t: NotAlone) -> None:
    """A token marks one place, or two adjacent ones when a card says so; the Creature token never two (NA-4.8)."""
    for token in Token.ALL:
        places = list(t.token_at[token])
        if len(places) > (1 if token == Token.CREATURE else 2):
            raise ValueError(f"token_at.{Token.name(token)}: it cannot mark {len(places)} places (NA-4.8)")
        if len(places) == 2 and places[1] not in NEAR[places[0]]:
            raise ValueError(f"token_at.{Token.name(token)}: its two places are not adjacent (NA-4.8)")


def _look_at_hunt_pile(t: NotAlone, given: frozenset[str]) -> None:
    """The top card of the Hunt discard pile is one of it, the only one if there is but one."""
    if "hunt_top" not in given and len(t.hunt_discard) == 1:
        t.hunt_top = next(iter(t.hunt_discard))
    if t.hunt_top != NONE and t.hunt_top not in t.hunt_discard:
        raise ValueError(f"hunt_top: {Hunt.name(t.hunt_top)} does not lie in the Hunt discard pile")


def _follow_effects(t: NotAlone, given: frozenset[str]) -> None:
    """Hunt cards in force have been played this turn: they count, call their tokens, and act (NA-2.10)."""
    effects = [card for card in t.effects if card != NONE]
    if "hunts_played" not in given:
        t.hunts_played = len(effects)
    if "allowance" not in given:
        t.allowance = max(t.allowance, t.hunts_played)
    if "next_allowance" not in given and Hunt.TRACKING in effects:
        t.next_allowance = 2
    if "called" not in given:
        for card in effects:
            if SYMBOL[card] != NONE:
                t.called += SYMBOL[card]
    if "blocked" not in given and Hunt.FORCE_FIELD in effects and t.phase < Phase.RECKONING:
        t.blocked = t.token_at[Token.TARGET]
    if "ineffective" not in given and Hunt.INTERFERENCE in effects:
        t.ineffective = t.ineffective + Place.BEACH + Place.WRECK


def _follow_phase(t: NotAlone, given: frozenset[str]) -> None:
    """Who has played a card has committed; at the end of a turn all lies open (NA-3.15, NA-5.1)."""
    if "explored" not in given:
        t.explored = t.phase > Phase.EXPLORATION
    if "revealed" not in given:
        t.revealed = t.phase == Phase.END_OF_TURN
    for p in t.hunted:
        for card in t.played[p]:
            if t.revealed and t.stands[p][card] < 0:
                t.stands[p][card] = card
        if "committed" not in given:
            t.committed[p] = len(t.played[p]) > 0
