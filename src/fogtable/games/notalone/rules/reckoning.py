"""Phase 3: Reckoning (NA-5), in its five steps."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Cards, Family, Script, emit, reveal, together
from fogtable.games.notalone.components import AT_PLACE, Cause, Hunt, Place, Survival, Token, When
from fogtable.games.notalone.events import Log
from fogtable.games.notalone.questions import DiscardPlace, FirstPlace, Scream, TossSurvival, UsePlace
from fogtable.games.notalone.rules.hunting import reveal_places
from fogtable.games.notalone.rules.piles import discard_places, discard_survival, in_force, times, to_hand
from fogtable.games.notalone.rules.powers import can_use_drone, drone, gate, gate_copies, usable, use_power
from fogtable.games.notalone.rules.sealed import forget_picks
from fogtable.games.notalone.rules.survival_cards import may_play_survival, spend_survival
from fogtable.games.notalone.rules.tokens import (
    artemia_count,
    artemia_reaches,
    creature_count,
    creature_reaches,
    effective,
    face_up,
    places_of,
)
from fogtable.games.notalone.rules.tracks import lose_will, move_assimilation, regain_will
from fogtable.games.notalone.rules.windows import table_window
from fogtable.games.notalone.state import NotAlone


class Fate(Family):
    """What a place holds for a Hunted who stands there (NA-5.5)."""

    FREE = 0
    TARGETED = 1
    CAUGHT = 2


def reckoning(t: NotAlone) -> Script[None]:  # NA-5.1 .. NA-5.3
    """Reveal, then the five steps with their windows."""
    reveal_places(t)
    yield from table_window(t, When.AFTER_REVEAL)
    yield from use_places(t, Fate.FREE)  # step 1
    yield from target_cards(t)  # step 2
    if token_is_out(t, Token.TARGET):
        yield from use_places(t, Fate.TARGETED)
    yield from table_window(t, When.BEFORE_CATCH)  # NA-5.10
    yield from use_places(t, Fate.FREE)
    if token_is_out(t, Token.TARGET):
        yield from use_places(t, Fate.TARGETED)
    if token_is_out(t, Token.ARTEMIA):
        yield from artemia_step(t)
    yield from creature_step(t)
    yield from lost_will_step(t)


def token_is_out(t: NotAlone, token: int) -> bool:
    """Tell whether a Hunt token lies on the planet: without it its step is empty."""
    return len(t.token_at[token]) > 0


# -- steps 1 and 2: the own place (NA-5.5 .. NA-5.9) ------------------------------------------------------------------


def fate(t: NotAlone, p: int, card: int) -> int:  # NA-5.5
    """Return what the place where this card put a Hunted holds: the first that matches."""
    place = t.stands[p][card]
    if artemia_reaches(t, p, place) or creature_reaches(t, p, place):
        return Fate.CAUGHT
    if place in t.token_at[Token.TARGET] and target_acts(t):
        return Fate.TARGETED
    return Fate.FREE


def target_acts(t: NotAlone) -> bool:  # NA-5.4, NA-5.5
    """Tell whether the Target token is more than a cloned Creature token."""
    return not in_force(t, Hunt.CLONE) or (
        in_force(t, Hunt.SCREAM) or in_force(t, Hunt.TOXIN) or in_force(t, Hunt.MIRAGE)
    )


def use_places(t: NotAlone, which: int) -> Script[None]:  # NA-5.6, NA-5.9, NA-5.10
    """In Hunted order, each on such a place uses its power or takes back 1 card; each place once.

    With two places due in one step the Hunted chooses which comes first (NA-5.25, D-ORDER).
    """
    for p in t.hunted:
        due = due_cards(t, p, which)
        while len(due) > 0:
            card = yield Ask(p, FirstPlace, due)
            t.resolved[p] += card
            yield from own_place(t, p, card)
            due = due_cards(t, p, which)


def due_cards(t: NotAlone, p: int, which: int) -> Cards:  # NA-5.10, NA-2.20
    """Return the cards played whose place holds this fate and whose turn has not come yet.

    On an ineffective place there is neither power nor take-back: its turn has come and gone unasked.
    """
    due = EMPTY
    for card in face_up(t, p) - t.resolved[p]:
        if fate(t, p, card) == which:
            if effective(t, t.stands[p][card]):
                due += card
            else:
                t.resolved[p] += card
                emit(t, Log.BARRED, p, t.stands[p][card])
    return due


def own_place(t: NotAlone, p: int, card: int) -> Script[None]:  # NA-5.6, D-PLACE
    """Use the power of the place, or take back 1 card, or neither; Drone and Gate stand in for the power."""
    place = t.stands[p][card]
    works_here = usable(t, p, place)
    may_play = may_play_survival(t, p)
    if not works_here and len(t.discard[p]) == 0 and not may_play:
        return  # nothing to choose, and everyone knows it
    deed, what = yield Ask(
        p,
        UsePlace,
        UsePlace.POWER.when(works_here)
        | UsePlace.NOTHING.when(True)
        | UsePlace.TAKE(t.discard[p])
        | UsePlace.PLAY(copying_cards(t, p, place) if may_play else EMPTY),
    )
    if deed == UsePlace.POWER:
        emit(t, Log.USES_PLACE, p, place)
        yield from use_power(t, p, place, card)
    elif deed == UsePlace.TAKE:
        to_hand(t, p, EMPTY + what)
    elif deed == UsePlace.NOTHING:
        emit(t, Log.DOES_NOTHING, p, place)
    else:
        spend_survival(t, p, what)
        if what == Survival.DRONE:
            yield from drone(t, p, card)
        else:
            yield from gate(t, p, place, card)


def copying_cards(t: NotAlone, p: int, place: int) -> Cards:  # NA-7.10
    """Return Drone and Gate where they are in hand and have something to copy."""
    found = EMPTY
    for card in t.survival_hand[p] & AT_PLACE:
        if can_use_drone(t, p) if card == Survival.DRONE else len(gate_copies(t, p, place)) > 0:
            found += card
    return found


# -- step 2: the cards on the Target token (NA-5.8) -------------------------------------------------------------------


def target_cards(t: NotAlone) -> Script[None]:  # NA-5.8, NA-2.13
    """Scream and Toxin act on all who stand under the Target token, in the order played."""
    for effect in range(2):
        if t.effects[effect] == Hunt.SCREAM:
            yield from scream(t)
        elif t.effects[effect] == Hunt.TOXIN:
            yield from toxin(t)


def under_target(t: NotAlone, p: int) -> bool:  # NA-11.19
    """Tell whether a Hunted stands under the Target token."""
    return len(places_of(t, p) & t.token_at[Token.TARGET]) > 0


def scream(t: NotAlone) -> Script[None]:  # Scream, D-SCR
    """Each Hunted there discards 2 Place cards or loses 1 Will."""
    yield from together(t, under_target, answer_scream)
    for p in t.hunted:
        if under_target(t, p):
            if t.first_pick[p] == NONE:
                lose_will(t, p, 1)
            else:
                discard_places(t, p, EMPTY + reveal(t.first_pick[p]) + reveal(t.second_pick[p]))
    forget_picks(t)


def answer_scream(t: NotAlone, p: int) -> Script[None]:
    """Choose: with fewer than 2 cards in hand lose Will, with no Will discard."""
    poor = len(t.hand[p]) < 2
    deed, card = yield Ask(
        p,
        Scream,
        Scream.LOSE_WILL.when(poor or t.will[p] > 0) | Scream.DISCARD(EMPTY if poor else t.hand[p]),
    )
    if deed == Scream.DISCARD:
        t.first_pick[p] = card
        t.second_pick[p] = yield Ask(p, DiscardPlace, t.hand[p] - t.first_pick[p])


def toxin(t: NotAlone) -> Script[None]:  # Toxin, D-TOX
    """Each Hunted there discards a Survival card."""
    yield from together(t, has_survival_under_target, toss_survival)
    for p in t.hunted:
        if t.survival_pick[p] != NONE:
            discard_survival(t, p, reveal(t.survival_pick[p]))
            emit(t, Log.DISCARDS_SURVIVAL, p, reveal(t.survival_pick[p]))
    forget_picks(t)


def has_survival_under_target(t: NotAlone, p: int) -> bool:
    """Tell whether Toxin finds a Survival card to take."""
    return under_target(t, p) and len(t.survival_hand[p]) > 0


def toss_survival(t: NotAlone, p: int) -> Script[None]:
    """Choose a Survival card to discard."""
    t.survival_pick[p] = yield Ask(p, TossSurvival, t.survival_hand[p])


# -- step 3: the Artemia token (NA-5.11 .. NA-5.13) -------------------------------------------------------------------


def artemia_step(t: NotAlone) -> Script[None]:  # NA-5.11, Mutation
    """Each Hunted under the Artemia token discards 1 card a place; under Mutation loses Will as well."""
    for p in t.hunted:
        if artemia_count(t, p) > 0:
            emit(t, Log.TOUCHED, p)
    yield from together(t, under_artemia, answer_artemia)
    for p in t.hunted:
        if t.first_pick[p] != NONE:
            gone = EMPTY + reveal(t.first_pick[p])
            if t.second_pick[p] != NONE:
                gone += reveal(t.second_pick[p])
            discard_places(t, p, gone)
        lose_will(t, p, artemia_count(t, p) * times(t, Hunt.MUTATION))
    forget_picks(t)


def under_artemia(t: NotAlone, p: int) -> bool:
    """Tell whether a Hunted has to discard to the Artemia token."""
    return artemia_count(t, p) > 0 and len(t.hand[p]) > 0


def answer_artemia(t: NotAlone, p: int) -> Script[None]:  # D-ART, NA-5.13
    """Choose 1 card to discard; 2, or as many as there are, when both own places are marked."""
    t.first_pick[p] = yield Ask(p, DiscardPlace, t.hand[p])
    if artemia_count(t, p) == 2 and len(t.hand[p]) > 1:
        t.second_pick[p] = yield Ask(p, DiscardPlace, t.hand[p] - t.first_pick[p])


# -- step 4: the Creature (NA-5.14 .. NA-5.17) ------------------------------------------------------------------------


def creature_step(t: NotAlone) -> Script[None]:  # NA-5.14, NA-5.15, NA-5.24
    """All who are caught lose Will; then the Assimilation counter moves once, then for Anticipation."""
    caught = EMPTY
    for p in t.hunted:
        if creature_count(t, p) > 0:
            caught += p
            emit(t, Log.CAUGHT, p, caught_places(t, p))
            lose_will(t, p, will_lost(t, p))
    if len(caught) > 0:
        yield from move_assimilation(t, Cause.CAUGHT)
    for p in caught:
        for _ in range(t.anticipated[p]):
            yield from move_assimilation(t, Cause.ANTICIPATION)


def caught_places(t: NotAlone, p: int) -> Cards:
    """Return the places where a creature-type token catches this Hunted."""
    found = EMPTY
    for place in places_of(t, p):
        if creature_reaches(t, p, place):
            found += place
    return found


def will_lost(t: NotAlone, p: int) -> int:  # NA-5.14, NA-5.17, Fierceness
    """Return what being caught costs: 1 Will a place, 1 more in the Lair, 1 more a Fierceness."""
    lost = creature_count(t, p) + times(t, Hunt.FIERCENESS)
    if Place.LAIR in caught_places(t, p):
        lost += 1
    return lost


# -- step 5: lost Will (NA-5.21, NA-5.22) -----------------------------------------------------------------------------


def lost_will_step(t: NotAlone) -> Script[None]:  # NA-5.21
    """When a Hunted has no Will left the Assimilation counter moves once; then all such recover."""
    broken = EMPTY
    for p in t.hunted:
        if t.will[p] == 0:
            broken += p
    if len(broken) > 0:
        yield from move_assimilation(t, Cause.LOST_WILL)
    for p in broken:
        recover(t, p)


def recover(t: NotAlone, p: int) -> None:  # NA-5.22, NA-10.1
    """Take back all own Place cards, also those just played, and regain 3 Will (2 in the expert variant)."""
    emit(t, Log.BREAKS_DOWN, p)
    t.hand[p] = t.owned[p]
    t.played[p] = EMPTY
    t.discard[p] = EMPTY
    regain_will(t, p, 2 if t.expert else 3)
