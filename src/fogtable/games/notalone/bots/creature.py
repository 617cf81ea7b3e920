"""The Creature's belief bot: it works out where the Hunted may be and looks where it gains most, mostly."""

from __future__ import annotations

from random import Random
from typing import Final, cast

from fogtable.core.bot import Observation
from fogtable.core.declarations.cards import NONE
from fogtable.core.declarations.choice import PASS
from fogtable.games.notalone.bots import worth
from fogtable.games.notalone.bots.expectations import Outlook, draw, guess
from fogtable.games.notalone.bots.hunts import Hunts, effect_of
from fogtable.games.notalone.components import BORDER_PLACES, NEAR, Hunt, Place, Token
from fogtable.games.notalone.questions import (
    ChooseHunted,
    ChoosePlace,
    ExtendToken,
    Hunting,
    PlaceToken,
    PlayHunt,
)
from fogtable.games.notalone.rules.piles import in_force
from fogtable.games.notalone.rules.tokens import creature_places
from fogtable.games.notalone.state import NotAlone

DOUBT: Final = 0.2
"""How much of the belief is even over all possible places: people do not think as the bot does."""
AIM: Final = 0.22
"""How far the tokens stray from the best guess, in spaces of the Rescue track."""
WHIM: Final = 0.12
"""How far the choice of a card strays from the best one."""
SECOND_TOKEN: Final = 0.25
"""What a further token is still worth on a place that the Creature token covers."""


def choose(seen: Observation, rng: Random) -> int:
    """Return the Creature's answer to any question."""
    t = cast(NotAlone, seen.view)
    if seen.choice is Hunting:
        return _card_step(t, seen, rng)
    if seen.choice is PlayHunt:
        return _window(t, seen, rng)
    if seen.choice is PlaceToken:
        return _place(t, seen, rng)
    if seen.choice is ExtendToken:
        values = _values(seen, _lying(t))
        return draw(rng, [(o, values[seen.choice.values[o]]) for o in seen.options], AIM)
    if seen.choice is ChooseHunted:
        return _choose_hunted(t, seen, rng)
    if seen.choice is ChoosePlace:
        return _choose_place(t, seen, rng)
    return seen.options[int(rng.random() * len(seen.options))]


# -- tokens -----------------------------------------------------------------------------------------------------------


def _place(t: NotAlone, seen: Observation, rng: Random) -> int:
    """Place a token where it gains most; never keep one back."""
    scored: list[tuple[int, float]] = []
    values: list[float] = []
    for option in seen.options:
        verb, where = seen.choice.values[option]
        if where == NONE:
            continue
        if not values:
            token = Token.CREATURE if verb is PlaceToken.CREATURE else _other_token(verb)
            values = _values(seen, token)
        if verb is PlaceToken.ARTEMIA_BOTH or verb is PlaceToken.TARGET_BOTH:
            scored.append((option, sum([values[place] for place in BORDER_PLACES[where]])))
        else:
            scored.append((option, values[where]))
    return draw(rng, scored, AIM)


def _other_token(verb: object) -> int:
    return Token.ARTEMIA if verb is PlaceToken.ARTEMIA or verb is PlaceToken.ARTEMIA_BOTH else Token.TARGET


def _lying(t: NotAlone) -> int:
    """Return the token that a card just played lays on a second place (NA-4.13)."""
    return Token.TARGET if t.effects[t.hunts_played - 1] == Hunt.MIRAGE else Token.ARTEMIA


def _values(seen: Observation, token: int) -> list[float]:
    """Return what a token gains on each place."""
    t = cast(NotAlone, seen.view)
    ahead = guess(seen, DOUBT)
    if token == Token.CREATURE:
        return ahead.catches()
    values = ahead.touches() if token == Token.ARTEMIA else target_values(t, ahead)
    for place in creature_places(t) | t.token_at[Token.ARTEMIA] | t.token_at[Token.TARGET]:
        values[place] *= SECOND_TOKEN
    return values


def target_values(t: NotAlone, ahead: Outlook) -> list[float]:
    """Return what the Target token gains on each place, by the cards that act there."""
    values = [0.0] * len(Place)
    if in_force(t, Hunt.CLONE):
        values = ahead.catches()
    if in_force(t, Hunt.MIRAGE) or in_force(t, Hunt.TOXIN) or in_force(t, Hunt.FORCE_FIELD):
        values = [v + d for v, d in zip(values, ahead.denials(), strict=True)]
    if in_force(t, Hunt.SCREAM):
        values = [v + s for v, s in zip(values, screams(t, ahead), strict=True)]
    return values


def screams(t: NotAlone, ahead: Outlook) -> list[float]:
    """Return what Scream gains on each place: 1 Will or 2 cards of whoever is there."""
    cost = [worth.will_loss(t, p, 1) if p in t.hunted and t.will[p] else 0.0 for p in t.seats]
    return [sum([ahead.chance[p][place] * cost[p] for p in t.hunted]) for place in Place.ALL]


# -- cards ------------------------------------------------------------------------------------------------------------


def _card_step(t: NotAlone, seen: Observation, rng: Random) -> int:
    """Play the card that gains most now, unless one for later gains more."""
    hunts = _hunts(seen)
    later = hunts.later(t.hunt_hand, t.allowance - t.hunts_played)
    scored = []
    for option in seen.options:
        verb, card = seen.choice.values[option]
        scored.append((option, later if verb is Hunting.TO_TOKENS else hunts.now(effect_of(t, card))))
    return draw(rng, scored, WHIM)


def _hunts(seen: Observation) -> Hunts:
    return Hunts(cast(NotAlone, seen.view), guess(seen, DOUBT))


def _window(t: NotAlone, seen: Observation, rng: Random) -> int:
    """Play a card in a window if it gains more than waiting."""
    if t.phase == 0:
        hunts = _hunts(seen)
        scored = [(o, hunts.now(effect_of(t, seen.choice.values[o]))) for o in seen.options if o != PASS]
        rest = t.hunt_hand
        for option, _ in scored:
            rest = rest - seen.choice.values[option]
        wait = max([hunts.now(effect_of(t, card)) for card in rest if card != Hunt.FLASHBACK], default=0.0)
        return draw(rng, [*scored, (PASS, max(wait, hunts.later(rest, 1)))], WHIM)
    if t.phase == 1:  # W2: what is worth playing was played before the tokens
        return PASS
    scored = [(o, _late_value(t, effect_of(t, seen.choice.values[o]))) for o in seen.options if o != PASS]
    wait = 0.3 if t.phase == 2 and _holds_stasis(t) else 0.15
    if t.phase == 2 and t.rescue == 1 and _holds_stasis(t) and t.allowance - t.hunts_played == 1:
        wait = worth.GAME
    return draw(rng, [*scored, (PASS, wait)], WHIM)


def _holds_stasis(t: NotAlone) -> bool:
    return Hunt.STASIS in t.hunt_hand


def _late_value(t: NotAlone, card: int) -> float:
    """Return what a card of phase 3 or 4 gains when it is played now."""
    if card == Hunt.DETOUR:
        return best_detour(t)[0]
    if card == Hunt.CATACLYSM:
        return max(_standing_gains(t))
    if card == Hunt.STASIS:
        return worth.GAME if t.rescue == 1 else 1.0
    return 0.4 if card == Hunt.TRACKING else 0.0


def _standing_gains(t: NotAlone) -> list[float]:
    """Return what each place still gives to those who stand there unfound and wait for their turn."""
    gains = [0.0] * len(Place)
    barred = creature_places(t) | t.token_at[Token.ARTEMIA]
    for p in t.hunted:
        for card in t.played[p] - t.resolved[p]:
            place = t.stands[p][card]
            if place in barred and p not in t.dodging and p not in t.detecting:
                continue
            # what is taken away is the power and the card taken back
            gains[place] = max(gains[place], worth.free(t, p, place))
    return gains


def best_detour(t: NotAlone) -> tuple[float, int, int, int]:
    """Return the best Detour: what it gains, whom it moves, from where, to where."""
    traps = creature_places(t)
    caught = [p for p in t.hunted if any(t.stands[p][card] in traps for card in t.played[p])]
    first = 0.0 if caught else worth.assimilation(t)
    best = (0.0, NONE, NONE, NONE)
    for p in t.hunted:
        here = [t.stands[p][card] for card in t.played[p]]
        for left in here:
            if left in traps:
                continue
            for reached in NEAR[left]:
                if reached in here:
                    continue
                gain = worth.free(t, p, left)
                if reached in traps:
                    gain += worth.found(t, p, reached) + first
                elif reached in t.token_at[Token.ARTEMIA]:
                    gain += worth.touched(t, p)
                else:
                    gain -= worth.free(t, p, reached)
                if gain > best[0]:
                    best = (gain, p, left, reached)
    return best


# -- what cards ask ---------------------------------------------------------------------------------------------------


def _choose_hunted(t: NotAlone, seen: Observation, rng: Random) -> int:
    """Choose whom a card is for."""
    card = t.effects[t.hunts_played - 1]
    people = [(option, seen.choice.values[option]) for option in seen.options]
    if card == Hunt.DETOUR:
        moved = best_detour(t)[1]
        return next((o for o, p in people if p == moved), seen.options[0])
    if card == Hunt.ANTICIPATION:
        ahead = guess(seen, DOUBT)
        catches = ahead.catches()
        return draw(rng, [(o, _found_soon(ahead, catches, p)) for o, p in people], 0.05)
    return draw(rng, [(o, worth.hand(len(t.hand[p]))) for o, p in people], WHIM)


def _found_soon(ahead: Outlook, catches: list[float], p: int) -> float:
    """Return how likely a Hunted is on the place where the Creature token gains most."""
    best = max(catches)
    return max([ahead.chance[p][place] for place in Place.ALL if catches[place] > 0.8 * best])


def _choose_place(t: NotAlone, seen: Observation, rng: Random) -> int:
    """Choose Cataclysm's place, or where Detour leads."""
    places = [(option, seen.choice.values[option]) for option in seen.options]
    if t.effects[t.hunts_played - 1] != Hunt.DETOUR:
        gains = _standing_gains(t)
        return draw(rng, [(o, gains[place]) for o, place in places], 0.05)
    _, _, left, reached = best_detour(t)
    for option, place in places:
        if place == reached:
            return option
    for option, place in places:
        if place == left:
            return option
    traps = creature_places(t)
    return draw(rng, [(o, 1.0 if place in traps else 0.0) for o, place in places], WHIM)
