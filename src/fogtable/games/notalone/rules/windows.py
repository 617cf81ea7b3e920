"""Windows for Hunt and Survival cards (NA-7)."""

from __future__ import annotations

from fogtable.core.rules import NOBODY, NONE, May, Script, reveal, window
from fogtable.games.notalone.components import CREATURE, When
from fogtable.games.notalone.questions import PlayHunt, PlaySurvival
from fogtable.games.notalone.rules.hunt_cards import may_play_hunt, play_hunt, playable_hunts
from fogtable.games.notalone.rules.survival_cards import may_play_survival, play_survival, playable_survivals
from fogtable.games.notalone.state import NotAlone


def creature_window(t: NotAlone, when: int) -> Script[None]:  # NA-3.1
    """The Creature alone plays cards, up to its allowance, until it passes."""
    while may_play_hunt(t):
        card = yield May(CREATURE, PlayHunt, playable_hunts(t, when))
        if card == NONE:
            return
        yield from play_hunt(t, card, when)


def table_window(t: NotAlone, when: int) -> Script[None]:  # NA-7.2
    """All who are entitled play cards in rounds, until a round in which all pass.

    All are asked at once and in secret; the first in the order of the round is carried out, then all are asked again.
    That is the same as asking in turn (an answer counts only when all before it have passed), and shows less.
    """
    yield from window(t, entitled, offer, first_offer, carry_out, when)


def entitled(t: NotAlone, p: int, when: int) -> bool:  # NA-7.4, NA-7.5
    """Tell whether a player is asked: from public facts alone, whether or not a card fits."""
    return may_play_hunt(t) if p == CREATURE else may_play_survival(t, p)


def offer(t: NotAlone, p: int, when: int) -> Script[None]:  # D-W2, D-W3, D-W4
    """Offer one legal card, or pass."""
    if p == CREATURE:
        t.offered_hunt[p] = yield May(p, PlayHunt, playable_hunts(t, when))
    else:
        t.offered_survival[p] = yield May(p, PlaySurvival, playable_survivals(t, p, when))


def first_offer(t: NotAlone, when: int) -> int:  # NA-7.2, NA-7.3
    """Return who comes first in this round: the Creature, then the Hunted; in W2's first round the Creature is last."""
    offered = reveal(t.offered_hunt[CREATURE])
    if offered != NONE and not (when == When.AFTER_TOKENS and t.tokens_just_placed):
        return CREATURE
    for p in t.hunted:
        if reveal(t.offered_survival[p]) != NONE:
            return p
    return NOBODY if offered == NONE else CREATURE


def carry_out(t: NotAlone, p: int, when: int) -> Script[bool]:  # NA-7.2
    """Play the offered card; offers of the others return unseen, a new round starts."""
    t.tokens_just_placed = False
    if p == CREATURE:
        card = reveal(t.offered_hunt[p])
        forget_offers(t)
        yield from play_hunt(t, card, when)
    else:
        card = reveal(t.offered_survival[p])
        forget_offers(t)
        yield from play_survival(t, p, card)
    return False


def forget_offers(t: NotAlone) -> None:
    """Clear the sealed offers."""
    t.offered_hunt[CREATURE] = NONE
    for p in t.hunted:
        t.offered_survival[p] = NONE
