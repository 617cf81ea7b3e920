"""Why an answer is not offered in NOT ALONE: the conditions of the rules, one by one, and what to call them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fogtable.core.declarations.reasons import Reason, Reasons, Why, because
from fogtable.core.rules import EMPTY, NONE, Cards, Seat
from fogtable.games.notalone.components import (
    AT_PLACE,
    EXPLORING,
    HUNT_PHASE,
    HUNTS_AT,
    NEAR,
    SURVIVAL_PHASE,
    SURVIVALS_AT,
    Hunt,
    Phase,
    Place,
    Survival,
    Token,
    When,
)
from fogtable.games.notalone.questions import (
    ChooseHunted,
    CopyPlace,
    Explore,
    ExtendToken,
    Hunting,
    MoveToken,
    PlayHunt,
    PlaySurvival,
    Scream,
    TakeReserve,
    UseLair,
    UsePlace,
    UseSource,
)
from fogtable.games.notalone.rules import hunt_cards, survival_cards
from fogtable.games.notalone.rules.exploration import may_give_up, may_resist
from fogtable.games.notalone.rules.hunt_cards import can_copy
from fogtable.games.notalone.rules.piles import can_draw_survival, in_force
from fogtable.games.notalone.rules.powers import can_use_drone, gate_copies, healable, lair_copies, reserve_for, usable
from fogtable.games.notalone.rules.survival_cards import may_play_survival
from fogtable.games.notalone.rules.tokens import around, creature_places, effective, face_up


class WhyNot(Reasons):
    """What stands in the way."""

    PHASE = because(phase=Phase)  # the phase that the card is for
    ITS_MOMENT = because(phase=Phase)  # it is that phase, and this is not the moment
    AT_THE_PLACE = because()  # Drone and Gate
    AFTER_REVEAL = because()  # Detour
    ONE_A_TURN = because()  # a Survival card has been played this turn
    DESPAIR = because()
    IN_FORCE = because(card=Hunt)  # it is already, and would add nothing
    HANDS_TOO_SMALL = because(needed=int)  # Place cards, of any Hunted
    HAND_TOO_SMALL = because(needed=int)  # Place cards, of the one in question
    NOTHING_TO_COPY = because()
    NOT_TO_COPY = because(card=Hunt)  # the top card could not be played now

    GIVE_UP_FIRST = because()  # no Will is left
    COMMITTED = because()  # only the card committed can be exchanged
    RESISTED = because()
    WILL = because(needed=int, has=int)
    DISCARD_PILE = because(needed=int, has=int)
    NOTHING_TO_REGAIN = because()
    NOT_OWNED = because()
    IN_DISCARD = because()
    BARRED = because()  # by Force Field
    TWO_CARDS = because(place=Place)  # the pending effect takes two
    WILL_IS_FULL = because()
    BEACON_LIT = because()
    BEACON_DARK = because()
    STASIS = because()
    NO_HUNT_LEFT = because()  # for the Creature to play this turn
    CREATURE_HOLDS_NONE = because()
    NO_TOKEN_HERE = because(token=Token)
    TOKEN_AWAY = because(token=Token)
    NO_CARD_PLAYED = because()

    INEFFECTIVE = because(place=Place)
    USED = because(place=Place)  # once a turn in all
    PENDING = because(place=Place)  # an effect waits already
    RESERVE_EMPTY = because()
    NO_SURVIVAL_CARDS = because()
    NOTHING_TO_TAKE = because()
    NO_USE = because()
    NOT_COPIED = because(place=Place)  # its power never is
    NOT_HUNTED = because()  # the Lair copies places under the Creature token
    OWNED = because()
    OUT_OF_STOCK = because()
    NO_CARDS_TO_DISCARD = because(needed=int, has=int)
    NOT_ADJACENT = because()
    ANOTHER_TOKEN = because()
    HEALTHY = because(player=Seat)
    BROKEN = because(player=Seat)


WHY = Why(WhyNot)


def everywhere(t: Any, p: int) -> Cards:
    """All places of the planet."""
    return Place.ALL


def hunts(t: Any, p: int) -> Cards:
    """The Creature's own Hunt cards."""
    return t.hunt_hand if p not in t.hunted else EMPTY


def survivals(t: Any, p: int) -> Cards:
    """A Hunted's own Survival cards."""
    return t.survival_hand[p] if p in t.hunted else EMPTY


def its_phase(printed: int, now: int) -> Reason:
    """The phase that is printed on a card, or another moment of the present one."""
    return WhyNot.PHASE(printed - 1) if printed - 1 != now else WhyNot.ITS_MOMENT(now)


# -- Hunt cards -------------------------------------------------------------------------------------------------------


@WHY.of(PlayHunt.PLAY, among=hunts)
def hunt_card(t: Any, p: int, card: int, when: int = When.BEFORE_EXPLORATION) -> Reason | None:
    """The moment, then the card's own condition."""
    if card == Hunt.FLASHBACK:
        if t.hunt_top == NONE:
            return WhyNot.NOTHING_TO_COPY()
        return None if can_copy(t, when) else WhyNot.NOT_TO_COPY(t.hunt_top)
    if card not in HUNTS_AT[when]:
        late = card == Hunt.DETOUR and when == When.BEFORE_CATCH
        return WhyNot.AFTER_REVEAL() if late else its_phase(HUNT_PHASE[card], t.phase)
    if hunt_cards.LEGAL[card](t):
        return None
    needed = {Hunt.ASCENDANCY: 3, Hunt.FORBIDDEN_ZONE: 1}
    return WhyNot.HANDS_TOO_SMALL(needed[card]) if card in needed else WhyNot.IN_FORCE(card)


@WHY.of(Hunting.PLAY, among=hunts, otherwise=WhyNot.PHASE(Phase.EXPLORATION))
def hunt_card_before_tokens(t: Any, p: int, card: int) -> Reason | None:
    """The first card of the phase may be one of phase 1; whether it is the first only the script knows."""
    if card == Hunt.FLASHBACK and can_copy(t, When.BEFORE_TOKENS_FIRST) and not can_copy(t, When.BEFORE_TOKENS):
        return None
    return hunt_card(t, p, card, When.BEFORE_TOKENS_FIRST)


@WHY.thing(Hunt, hunts)
def hunt_card_at_rest(t: Any, p: int, card: int) -> Reason | None:
    """When a Hunt card is played that is not asked for now."""
    if card == Hunt.FLASHBACK:
        return WhyNot.NOTHING_TO_COPY() if t.hunt_top == NONE else None
    return its_phase(HUNT_PHASE[card], t.phase)


# -- Survival cards ---------------------------------------------------------------------------------------------------


def survival_card(t: Any, p: int, card: int, playable: Cards) -> Reason | None:
    """The moment, then the card's own condition."""
    if t.survival_played[p]:
        return WhyNot.ONE_A_TURN()
    if in_force(t, Hunt.DESPAIR):
        return WhyNot.DESPAIR()
    if card not in playable:
        here = card in AT_PLACE and t.phase == Phase.RECKONING
        return WhyNot.AT_THE_PLACE() if here else its_phase(SURVIVAL_PHASE[card], t.phase)
    return None if survival_cards.LEGAL[card](t, p) else UNMET.get(card, no_use)(t, p)


def no_use(t: Any, p: int) -> Reason:
    """What is said of a card whose condition has no words of its own."""
    return WhyNot.NO_USE()


UNMET: Final[dict[int, Callable[[Any, int], Reason]]] = {
    Survival.ADRENALINE: lambda t, p: WhyNot.WILL_IS_FULL() if t.will[p] == 3 else WhyNot.GIVE_UP_FIRST(),
    Survival.INGENUITY: lambda t, p: WhyNot.BEACON_LIT(),
    Survival.SACRIFICE: lambda t, p: WhyNot.NO_HUNT_LEFT() if len(t.hand[p]) > 0 else WhyNot.HAND_TOO_SMALL(1),
    Survival.SIXTH_SENSE: lambda t, p: WhyNot.DISCARD_PILE(1, 0),
    Survival.STRIKE_BACK: lambda t, p: WhyNot.CREATURE_HOLDS_NONE(),
    Survival.VORTEX: lambda t, p: WhyNot.BARRED() if len(t.discard[p]) > 0 else WhyNot.DISCARD_PILE(1, 0),
    Survival.DETECTOR: lambda t, p: WhyNot.NO_TOKEN_HERE(Token.ARTEMIA),
    Survival.DODGE: lambda t, p: WhyNot.NO_TOKEN_HERE(Token.CREATURE),
    Survival.HOLOGRAM: lambda t, p: WhyNot.TOKEN_AWAY(Token.ARTEMIA),
    Survival.WRONG_TRACK: lambda t, p: WhyNot.TOKEN_AWAY(Token.CREATURE),
    Survival.AMPLIFIER: lambda t, p: WhyNot.STASIS() if t.beacon else WhyNot.BEACON_DARK(),
    Survival.DOUBLE_BACK: lambda t, p: WhyNot.NO_CARD_PLAYED(),
}
"""What is missing where the condition of a Survival card is not met."""


@WHY.of(PlaySurvival.PLAY, among=survivals)
def survival_in_window(t: Any, p: int, card: int, when: int) -> Reason | None:
    """A card of this window."""
    return survival_card(t, p, card, SURVIVALS_AT[when])


@WHY.of(Explore.PLAY, among=survivals)
def survival_exploring(t: Any, p: int, card: int) -> Reason | None:
    """A card of the first phase, before committing."""
    return stopped(t, p) or survival_card(t, p, card, EXPLORING)


@WHY.thing(Survival, survivals)
def survival_at_rest(t: Any, p: int, card: int) -> Reason | None:
    """When a Survival card is played that is not asked for now."""
    return survival_card(t, p, card, EMPTY)


# -- exploration ------------------------------------------------------------------------------------------------------


def stopped(t: Any, p: int) -> Reason | None:
    """What bars everything in exploration but committing: it is done, or there is no Will."""
    if t.committed[p]:
        return WhyNot.COMMITTED()
    return WhyNot.GIVE_UP_FIRST() if t.will[p] == 0 else None


@WHY.of(Explore.RESIST1)
def resist_for_one(t: Any, p: int) -> Reason | None:
    """Will, and something to take back."""
    return resisting(t, p, 1)


@WHY.of(Explore.RESIST2)
def resist_for_two(t: Any, p: int) -> Reason | None:
    """Will, and more than the first Will would take back."""
    return resisting(t, p, 2)


def resisting(t: Any, p: int, will: int) -> Reason | None:
    """What stands against resisting with this much Will."""
    if (why := stopped(t, p)) or may_resist(t, p, will):
        return why
    if t.resisted[p]:
        return WhyNot.RESISTED()
    if t.will[p] < will:
        return WhyNot.WILL(will, t.will[p])
    return WhyNot.DISCARD_PILE(1 if will == 1 else 3, len(t.discard[p]))


@WHY.of(Explore.GIVE_UP)
def giving_up(t: Any, p: int) -> Reason | None:
    """It has to regain something."""
    if t.committed[p]:
        return WhyNot.COMMITTED()
    return None if t.will[p] == 0 or may_give_up(t, p) else WhyNot.NOTHING_TO_REGAIN()


@WHY.of(Explore.COMMIT, among=everywhere)
def committing(t: Any, p: int, place: int) -> Reason | None:
    """An own card at hand that no Force Field bars; two with a pending effect."""
    if t.will[p] == 0 and not t.committed[p]:
        return WhyNot.GIVE_UP_FIRST()
    return place_card(t, p, place) or (None if t.pending[p] == NONE else WhyNot.TWO_CARDS(t.pending[p]))


def place_card(t: Any, p: int, place: int) -> Reason | None:
    """What keeps a Place card from being committed."""
    if place not in t.owned[p]:
        return WhyNot.NOT_OWNED()
    if place not in t.hand[p] | t.played[p]:
        return WhyNot.IN_DISCARD()
    return WhyNot.BARRED() if place in t.blocked else None


def explored(t: Any, p: int) -> Cards:
    """All places, while a Hunted chooses where to go."""
    return Place.ALL if t.phase == Phase.EXPLORATION and p in t.hunted else EMPTY


@WHY.thing(Place, explored)
def a_place(t: Any, p: int, place: int) -> Reason | None:
    """A place that is not asked for now; a pair of which it could be part may be."""
    return place_card(t, p, place)


# -- the own place ----------------------------------------------------------------------------------------------------


def own_places(t: Any, p: int) -> Cards:
    """Where a Hunted stands whose turn it is or was: the one that is asked about is among these."""
    found = EMPTY
    for card in face_up(t, p) & t.resolved[p]:
        found += t.stands[p][card]
    return found


def power_of(t: Any, p: int, place: int) -> Reason | None:
    """What keeps a Hunted from using the power of a place."""
    if usable(t, p, place):
        return None
    if not effective(t, place):
        return WhyNot.INEFFECTIVE(place)
    if place in (Place.BEACH, Place.WRECK):
        return WhyNot.USED(place)
    if place in (Place.RIVER, Place.ARTEFACT):
        return WhyNot.PENDING(t.pending[p])
    if place == Place.ROVER:
        return WhyNot.RESERVE_EMPTY()
    if place in (Place.SHELTER, Place.SOURCE):
        return no_draw(t)
    return WhyNot.NOTHING_TO_TAKE()


def no_draw(t: Any) -> Reason:
    """Why no Survival card can be drawn."""
    return WhyNot.DESPAIR() if in_force(t, Hunt.DESPAIR) else WhyNot.NO_SURVIVAL_CARDS()


@WHY.of(UsePlace.POWER, otherwise=WhyNot.NO_USE())
def own_power(t: Any, p: int) -> Reason | None:
    """The power of the own place; which of two is asked about only the script knows."""
    why = [power_of(t, p, place) for place in own_places(t, p)]
    return why[0] if why and all(why) else None


@WHY.of(UsePlace.PLAY, among=survivals, otherwise=WhyNot.NO_USE())
def copying_card(t: Any, p: int, card: int) -> Reason | None:
    """Drone and Gate, if they have something to copy."""
    if not may_play_survival(t, p) or card not in AT_PLACE:
        return survival_card(t, p, card, AT_PLACE)
    if card == Survival.DRONE:
        return None if can_use_drone(t, p) else power_of(t, p, Place.ROVER)
    return None if any(len(gate_copies(t, p, place)) > 0 for place in own_places(t, p)) else WhyNot.NO_USE()


@WHY.of(UseLair.COPY, among=everywhere)
def lair_copy(t: Any, p: int, place: int) -> Reason | None:
    """A power of a place under the Creature token that can be copied and does something."""
    if place in lair_copies(t, p):
        return None
    if place == Place.LAIR or place not in creature_places(t):
        return WhyNot.NOT_HUNTED()
    return WhyNot.NOT_COPIED(place) if place == Place.ARTEFACT else power_of(t, p, place)


def near_by(t: Any, p: int) -> Cards:
    """The places next to the own ones."""
    found = EMPTY
    for place in own_places(t, p):
        found |= NEAR[place]
    return found


@WHY.of(CopyPlace.COPY, among=near_by, otherwise=WhyNot.NOT_ADJACENT())
def gate_copy(t: Any, p: int, place: int) -> Reason | None:
    """A power next door that can be copied and does something."""
    return WhyNot.NOT_COPIED(place) if place == Place.ARTEFACT else power_of(t, p, place)


@WHY.of(TakeReserve.TAKE, among=everywhere)
def from_reserve(t: Any, p: int, place: int) -> Reason | None:
    """A card that is not owned yet, while there are any."""
    if place in reserve_for(t, p):
        return None
    return WhyNot.OWNED() if place in t.owned[p] else WhyNot.OUT_OF_STOCK()


def all_hunted(t: Any, p: int) -> Cards:
    """All Hunted."""
    found = EMPTY
    for q in t.hunted:
        found += q
    return found


@WHY.of(UseSource.HEAL, among=all_hunted)
def heal(t: Any, p: int, q: int) -> Reason | None:
    """A Hunted with 1 or 2 Will."""
    if q in healable(t):
        return None
    return WhyNot.BROKEN(q) if t.will[q] == 0 else WhyNot.HEALTHY(q)


@WHY.of(UseSource.DRAW)
def draw(t: Any, p: int) -> Reason | None:
    """A Survival card is left to draw, and there is no Despair."""
    return None if can_draw_survival(t) else no_draw(t)


# -- what Hunt cards ask ----------------------------------------------------------------------------------------------


@WHY.of(ChooseHunted.CHOOSE, among=all_hunted, otherwise=WhyNot.HAND_TOO_SMALL(3))
def choose_hunted(t: Any, p: int, q: int) -> Reason | None:
    """Some cards take any Hunted, the others one with three Place cards in hand."""
    return None


@WHY.of(Scream.LOSE_WILL)
def scream_will(t: Any, p: int) -> Reason | None:
    """There has to be Will, unless there are no cards."""
    return None if len(t.hand[p]) < 2 or t.will[p] > 0 else WhyNot.WILL(1, 0)


@WHY.of(Scream.DISCARD, among=lambda t, p: t.hand[p])
def scream_cards(t: Any, p: int, card: int) -> Reason | None:
    """There have to be two cards."""
    return None if len(t.hand[p]) >= 2 else WhyNot.NO_CARDS_TO_DISCARD(2, len(t.hand[p]))


@WHY.of(ExtendToken.TO, among=everywhere, otherwise=WhyNot.NOT_ADJACENT())
def extend(t: Any, p: int, place: int) -> Reason | None:
    """Next to where the token stands; which one it is only the script knows."""
    return None


@WHY.of(MoveToken.CREATURE, among=everywhere, otherwise=WhyNot.ANOTHER_TOKEN())
def move_creature(t: Any, p: int, place: int) -> Reason | None:
    """Next to where it stands."""
    return next_to(t, Token.CREATURE, place)


@WHY.of(MoveToken.ARTEMIA, among=everywhere, otherwise=WhyNot.ANOTHER_TOKEN())
def move_artemia(t: Any, p: int, place: int) -> Reason | None:
    """Next to where it stands."""
    return next_to(t, Token.ARTEMIA, place)


def next_to(t: Any, token: int, place: int) -> Reason | None:
    """A token is moved to an adjacent place."""
    return None if place in around(t.token_at[token]) else WhyNot.NOT_ADJACENT()
