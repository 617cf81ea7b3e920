"""The Hunted's belief bot: what a place gives against the danger there, and never the same place for certain."""

from __future__ import annotations

from random import Random
from typing import Final, cast

from fogtable.core.bot import Observation
from fogtable.games.notalone.bots import worth
from fogtable.games.notalone.bots.expectations import Outlook, draw, forecast
from fogtable.games.notalone.bots.survival import explore_card, move_token, play_card
from fogtable.games.notalone.components import COUPLE_PLACES, Place, Survival
from fogtable.games.notalone.questions import (
    CopyPlace,
    DiscardPlace,
    Explore,
    FirstPlace,
    KeepPlace,
    KeepSurvival,
    MoveToken,
    PlaySurvival,
    Scream,
    SwapIn,
    SwapOut,
    TakeBack,
    TakeReserve,
    TossSurvival,
    UseLair,
    UsePlace,
    UseSource,
)
from fogtable.games.notalone.rules.powers import gate_copies
from fogtable.games.notalone.state import NotAlone

COMMIT: Final = 0.15
"""How far a commitment strays from the best place, in spaces of the Rescue track."""
WHIM: Final = 0.1
"""How far other choices stray from the best one."""
PATIENCE: Final = 0.25
"""What resisting or giving up must gain before it is done."""


def choose(seen: Observation, rng: Random) -> int:
    """Return a Hunted's answer to any question."""
    t = cast(NotAlone, seen.view)
    p = seen.seat
    choice = seen.choice
    values = choice.values
    if choice is Explore:
        return _explore(t, p, seen, rng)
    if choice is UsePlace:
        return _use_place(t, p, seen, rng)
    if choice is PlaySurvival:
        return play_card(t, p, seen, rng)
    if choice is MoveToken:
        return move_token(t, p, seen, rng)
    if choice is UseLair:
        return draw(rng, [(o, _lair(t, p, *values[o])) for o in seen.options], WHIM)
    if choice is UseSource:
        return draw(rng, [(o, _source(t, *values[o])) for o in seen.options], WHIM)
    if choice is Scream:
        return draw(rng, [(o, _scream(t, p, *values[o])) for o in seen.options], WHIM)
    if choice is KeepPlace or choice is SwapOut or choice is SwapIn:
        return _keep_or_swap(t, p, seen, rng)
    return draw(rng, [(o, _liking(t, p, choice, values[o])) for o in seen.options], WHIM)


def _liking(t: NotAlone, p: int, choice: object, what: int) -> float:
    """Return how much a Hunted likes to take, keep or copy one thing, or to give it away."""
    if choice is TakeBack or choice is FirstPlace:
        return card(t, p, what)
    if choice is CopyPlace:
        return worth.power(t, p, what)
    if choice is TakeReserve:
        return worth.NEW_CARD[what]
    if choice is KeepSurvival:
        return worth.SURVIVAL[what]
    if choice is TossSurvival:
        return -worth.SURVIVAL[what]
    return -card(t, p, what) if choice is DiscardPlace else 0.0


def card(t: NotAlone, p: int, place: int) -> float:
    """Return what it is worth to hold a Place card: what its place will give."""
    if place == Place.WRECK:
        return 1.0
    if place == Place.BEACH:
        return 0.9 if t.beacon else 0.6
    if place == Place.ROVER:
        return min(0.2 + worth.NEW_PLACE * worth.turns_left(t), 1.0)
    return _CARD[place]


_CARD: Final = {
    Place.LAIR: 0.35,
    Place.JUNGLE: 0.5,
    Place.RIVER: 0.45,
    Place.SWAMP: 0.75,
    Place.SHELTER: 0.55,
    Place.SOURCE: 0.55,
    Place.ARTEFACT: 0.65,
}
"""What the other places will give one turn or another."""

# -- exploration ------------------------------------------------------------------------------------------------------


def _explore(t: NotAlone, p: int, seen: Observation, rng: Random) -> int:
    """Recover if that is due, play a card if one helps, else commit."""
    commits: list[tuple[int, int]] = []
    for option in seen.options:
        verb, what = seen.choice.values[option]
        if verb is Explore.COMMIT or verb is Explore.COMMIT_BOTH:
            commits.append((option, what))
    played = explore_card(t, p, seen, rng)
    if played is not None:
        return played
    recover = _recover(t, p, seen, rng, must=not commits)
    if recover is not None:
        return recover
    if not commits:  # only a card can help now
        return seen.options[0]
    ahead = forecast(seen)
    if seen.choice.values[commits[0][0]][0] is Explore.COMMIT:
        return draw(rng, [(o, ahead.odds[p][place]) for o, place in commits], COMMIT)
    return draw(rng, [(o, _couple(t, p, ahead, couple)) for o, couple in commits], COMMIT)


def _couple(t: NotAlone, p: int, ahead: Outlook, couple: int) -> float:
    """Return what two committed places promise: both with the Artefact, the one that stays free with the River."""
    first, second = [ahead.odds[p][place] for place in COUPLE_PLACES[couple]]
    if t.pending[p] == Place.ARTEFACT:
        return first + second
    one, other = COUPLE_PLACES[couple]
    danger = ahead.token[one], ahead.token[other]
    gain = ahead.gain[p][one], ahead.gain[p][other]
    best, rest = (0, 1) if gain[0] >= gain[1] else (1, 0)
    return gain[best] * (1 - danger[best]) + gain[rest] * danger[best] * (1 - danger[rest])


def _recover(t: NotAlone, p: int, seen: Observation, rng: Random, must: bool) -> int | None:
    """Return Resist or Give Up if one of them is due."""
    scored = []
    for option in seen.options:
        verb, _ = seen.choice.values[option]
        if verb is Explore.GIVE_UP:
            scored.append((option, _give_up(t, p)))
        elif verb is Explore.RESIST1:
            scored.append((option, _resist(t, p, 1)))
        elif verb is Explore.RESIST2:
            scored.append((option, _resist(t, p, 2)))
    if not scored:
        return None
    chosen = draw(rng, scored, WHIM)
    return chosen if must or dict(scored)[chosen] > PATIENCE else None


def _resist(t: NotAlone, p: int, will: int) -> float:
    """Return what it gains to give Will for cards of the discard pile."""
    if t.will[p] == will:  # NA-3.9: giving up follows at once
        return _give_up(t, p) - worth.GAME
    back = min(2 * will, len(t.discard[p]))
    return worth.more_cards(len(t.hand[p]), back) - (worth.WILL[t.will[p]] - worth.WILL[t.will[p] - will])


def _give_up(t: NotAlone, p: int) -> float:
    """Return what it gains to take everything back for a space of the Assimilation track."""
    back = worth.more_cards(len(t.hand[p]), len(t.discard[p]))
    return back + worth.WILL[3] - worth.WILL[t.will[p]] - worth.assimilation(t)


# -- the own place ----------------------------------------------------------------------------------------------------


def _use_place(t: NotAlone, p: int, seen: Observation, rng: Random) -> int:
    """Use the power, take a card back, or copy another place with Drone or Gate."""
    place = _standing(t, p)
    scored = []
    for option in seen.options:
        verb, what = seen.choice.values[option]
        if verb is UsePlace.POWER:
            scored.append((option, worth.power(t, p, place)))
        elif verb is UsePlace.TAKE:
            scored.append((option, worth.take_back(t, p) + 0.2 * (card(t, p, what) - 0.5)))
        elif verb is UsePlace.NOTHING:
            scored.append((option, -0.5))
        else:
            scored.append((option, _copied(t, p, place, what)))
    return draw(rng, scored, WHIM)


def _standing(t: NotAlone, p: int) -> int:
    """Return the place whose turn it is: that of the card resolved last."""
    cards = t.played[p] & t.resolved[p]
    if len(cards) == 2:  # the other one has been resolved in an earlier step or a moment ago: either may be meant
        usable = [t.stands[p][c] for c in cards]
        return max(usable, key=lambda place: worth.power(t, p, place))
    return t.stands[p][cards[0]] if cards else Place.LAIR


def _copied(t: NotAlone, p: int, place: int, survival: int) -> float:
    """Return what Drone or Gate gains here, less what the card is worth later."""
    if survival == Survival.DRONE:
        return worth.power(t, p, Place.ROVER) - 0.25
    return max([worth.power(t, p, near) for near in gate_copies(t, p, place)], default=0.0) - 0.3


def _lair(t: NotAlone, p: int, verb: object, place: int) -> float:
    """Return what a use of the Lair gains."""
    left = len(t.hand[p])
    if verb is UseLair.COPY:
        return worth.power(t, p, place)
    if verb is UseLair.TAKE_ALL:
        return worth.more_cards(left, len(t.discard[p]))
    return worth.more_cards(left, 1) + 0.2 * (card(t, p, place) - 0.5)


def _source(t: NotAlone, verb: object, who: int) -> float:
    """Return what a use of the Source gains."""
    if verb is UseSource.DRAW:
        return worth.DRAW
    return worth.WILL[t.will[who] + 1] - worth.WILL[t.will[who]]


# -- what Hunt cards ask ----------------------------------------------------------------------------------------------


def _scream(t: NotAlone, p: int, verb: object, place: int) -> float:
    """Return what it costs to lose 1 Will, or to discard this card and another one."""
    if verb is Scream.LOSE_WILL:
        return -worth.will_loss(t, p, 1) if t.will[p] else 0.0
    return worth.more_cards(len(t.hand[p]), -2) - 0.2 * (card(t, p, place) - 0.5)


def _keep_or_swap(t: NotAlone, p: int, seen: Observation, rng: Random) -> int:
    """River and Vortex: stand where no token is. Ascendancy and Phobia: keep what is worth most."""
    values = seen.choice.values
    if seen.choice is KeepPlace and values[seen.options[0]] in t.hand[p]:
        return draw(rng, [(o, card(t, p, values[o])) for o in seen.options], 0.3)
    sign = -1 if seen.choice is SwapOut else 1
    return draw(rng, [(o, sign * worth.standing(t, p, values[o])) for o in seen.options], WHIM)
