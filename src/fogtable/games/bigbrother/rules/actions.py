"""The actions of a turn: what may be done, doing it, and the Move with its cut (BB-4, BB-5)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, NOTHING, Ask, Cards, Family, Options, Script, bounded, emit
from fogtable.games.bigbrother.city import SEARCH_DECK
from fogtable.games.bigbrother.components import Character, Once
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions import Act, ChooseNumber, TakeStep
from fogtable.games.bigbrother.questions_targets import SearchDeck
from fogtable.games.bigbrother.rules.characters import (
    charm_targets,
    colleague,
    educated,
    has_ulcer,
    hope,
    hope_targets,
    is_unperson,
    may_use_permanent,
    spend_permanent,
    vigilance,
    watchful,
    worn_out,
)
from fogtable.games.bigbrother.rules.chart import fenced_ways, open_ways
from fogtable.games.bigbrother.rules.decks import decks_to_draw
from fogtable.games.bigbrother.rules.draws import search_draw, settle_owed
from fogtable.games.bigbrother.rules.exchange import exchange, may_exchange
from fogtable.games.bigbrother.rules.free_cards import (
    courier_ready,
    free_plays,
    play_free,
    plays_on_the_way,
    use_courier,
)
from fogtable.games.bigbrother.rules.goals import end_act, met, seeker_here
from fogtable.games.bigbrother.rules.hidden_orders import sealed_street
from fogtable.games.bigbrother.rules.lasting import curfew, dead_drops, empty_shops, four_districts, open_streets
from fogtable.games.bigbrother.rules.monorail import may_take_monorail, take_monorail
from fogtable.games.bigbrother.rules.moving import end_movement, inspire, inspire_targets, walk_to
from fogtable.games.bigbrother.rules.powers import may_use_power, use_power
from fogtable.games.bigbrother.rules.special_cards import play_special, special_plays
from fogtable.games.bigbrother.rules.stashes import (
    may_place_stash,
    may_take_stash,
    place_stash,
    place_stash_free,
    take_stash,
    take_stash_free,
)
from fogtable.games.bigbrother.rules.vandalism import (
    break_camera,
    breakable,
    dismantle_fence,
    dismantle_free,
    tear_poster,
)
from fogtable.games.bigbrother.state import BigBrother


class Came(Family):
    """What came of a decision in a turn."""

    ENDED = 0  # the turn, the granted action or the Move
    FREE = 1  # no action
    SPENT = 2  # an action
    UNSPENT = 3  # an Exchange that came to nothing (BB-4.20)


# -- what may be done -------------------------------------------------------------------------------------------------


def turn_options(t: BigBrother, p: int) -> Options:  # D-ACT, BB-4.1, BB-4.5
    """Return what a player may do in the own turn."""
    actions = Act.MOVE.when(may_move(t, p)) | other_actions(t, p) if t.actions[p] > 0 else NOTHING
    return actions | Act.PLAY(free_plays(t, p)) | free_uses(t, p) | Act.END.when(True)


def other_actions(t: BigBrother, p: int) -> Options:  # BB-4.2
    """Return the legal actions other than a Move."""
    return (
        Act.MONORAIL.when(may_take_monorail(t, p))
        | Act.INSPIRE(inspire_targets(t, p))
        | Act.SEARCH.when(len(search_decks(t, p)) > 0)
        | Act.PLACE_STASH.when(may_place_stash(t, p))
        | Act.TAKE_STASH.when(may_take_stash(t, p))
        | Act.POWER.when(may_use_power(t, p))
        | Act.CARD(special_plays(t, p))
        | Act.EXCHANGE.when(may_exchange(t, p))
        | Act.CHARM(charm_targets(t, p))
        | Act.VIGILANCE.when(watchful(t, p))
        | Act.HOPE(hope_targets(t, p))
        | Act.COLLEAGUE.when(educated(t, p))
        | Act.BREAK_CAMERA.when(len(breakable(t, p)) > 0)
        | Act.DISMANTLE_FENCE.when(len(fenced_ways(t, t.at[p])) > 0)
        | Act.TEAR_POSTER.when(t.at[p] in t.posters)
    )


def free_uses(t: BigBrother, p: int) -> Options:  # BB-4.31
    """Return the free uses: the courier and the bonuses of completed goals."""
    return (
        Act.COURIER.when(courier_ready(t, p))
        | Act.FREE_DISMANTLE.when(open_streets(t, p))
        | Act.FREE_PLACE_STASH.when(dead_drops(t, p) and may_place_stash(t, p))
        | Act.FREE_TAKE_STASH.when(dead_drops(t, p) and may_take_stash(t, p))
    )


def may_go_on(t: BigBrother, p: int) -> bool:  # D-ACT
    """Tell, from what everybody knows, whether something may be left to do in a turn."""
    return t.actions[p] > 0 or len(t.hand[p]) > 0 or free_uses(t, p) != NOTHING


# -- doing it ---------------------------------------------------------------------------------------------------------


@bounded(4)
def decide(t: BigBrother, p: int, options: Options) -> Script[int]:  # D-ACT
    """Let a player choose, carry the choice out, and tell what came of it.

    An action granted to another player and the one in the middle of a cut Move come back to this: O'Brien's Move, his
    Charming Leader, the other's action.
    """
    deed, what = yield Ask(p, Act, options)
    if deed == Act.END:
        return Came.ENDED
    came = Came.FREE
    if deed == Act.PLAY:
        yield from play_free(t, p, what)
    elif deed == Act.COURIER:
        yield from use_courier(t, p)
    elif deed == Act.FREE_DISMANTLE:
        yield from dismantle_free(t, p)
    elif deed == Act.FREE_PLACE_STASH:
        yield from place_stash_free(t, p)
    elif deed == Act.FREE_TAKE_STASH:
        yield from take_stash_free(t, p)
    elif deed == Act.EXCHANGE:
        confirmed = yield from exchange(t, p)
        came = Came.SPENT if confirmed else Came.UNSPENT
        if confirmed:
            spend_action(t, p)
    else:
        came = Came.SPENT
        spend_action(t, p)  # BB-4.4
        if deed == Act.MOVE:
            yield from move(t, p)
        elif deed == Act.MONORAIL:
            yield from take_monorail(t, p)
        elif deed == Act.INSPIRE:
            yield from inspire(t, p, what)
        elif deed == Act.SEARCH:
            yield from search(t, p)
        elif deed == Act.PLACE_STASH:
            yield from place_stash(t, p)
        elif deed == Act.TAKE_STASH:
            yield from take_stash(t, p)
        elif deed == Act.POWER:
            yield from use_power(t, p)
        elif deed == Act.CARD:
            yield from play_special(t, p, what)
        elif deed == Act.CHARM:
            yield from charm(t, p, what)
        elif deed == Act.VIGILANCE:
            vigilance(t, p)
        elif deed == Act.HOPE:
            hope(t, p, what)
        elif deed == Act.COLLEAGUE:
            yield from colleague(t, p)
        elif deed == Act.BREAK_CAMERA:
            yield from break_camera(t, p)
        elif deed == Act.DISMANTLE_FENCE:
            yield from dismantle_fence(t, p)
        else:
            yield from tear_poster(t, p)
    yield from settle_owed(t)  # BB-13.12
    end_act(t)
    return came


def spend_action(t: BigBrother, p: int) -> None:  # BB-4.4, BB-14.5
    """Spend an action of the own turn; a granted one is not of it."""
    if t.turn_of == p:
        t.actions[p] -= 1


# -- Charming Leader --------------------------------------------------------------------------------------------------


def charm(t: BigBrother, p: int, q: int) -> Script[None]:  # BB-14.4
    """Give another player an action: for the turn to come, or now when that is over."""
    spend_permanent(t, p)
    emit(t, Log.CHARMS, p, q)
    if t.turn_over[q]:
        yield from granted_action(t, q)
    else:
        t.actions[q] += 1


def granted_action(t: BigBrother, p: int) -> Script[None]:  # BB-14.5, D-GRANTED
    """Let a player whose turn is over take one action, without free plays, or none."""
    came = Came.UNSPENT
    while came == Came.UNSPENT:
        options = Act.MOVE.when(may_move(t, p)) | other_actions(t, p) | Act.END.when(True)
        came = yield from decide(t, p, options)


# -- Search -----------------------------------------------------------------------------------------------------------


def search_decks(t: BigBrother, p: int) -> Cards:  # BB-4.16, D-SEEKER, Unperson, Empty Shops
    """Return the decks in which a player may search on the own cell; one that cannot give a card is none."""
    deck = SEARCH_DECK[t.at[p]]
    if deck == NONE or is_unperson(t, p) or empty_shops(t, p):
        return EMPTY
    return decks_to_draw(t) if four_districts(t, p) else decks_to_draw(t) & (EMPTY + deck)


def search(t: BigBrother, p: int) -> Script[None]:  # BB-4.16
    """Draw a card of the cell's deck; the goal's bonus lets the player choose the deck."""
    deck = SEARCH_DECK[t.at[p]]
    if four_districts(t, p):
        deck = yield Ask(p, SearchDeck, search_decks(t, p))
    t.searches[p] += 1
    number = yield from cards_to_draw(t, p)
    emit(t, Log.SEARCHES, p, deck)
    yield from search_draw(t, p, deck, number)
    met(t, p, seeker_here(t, p))


def cards_to_draw(t: BigBrother, p: int) -> Script[int]:  # Office Clerk, D-SEARCH2
    """Return how many cards a Search draws; Winston may say two, once in a round."""
    if may_use_permanent(t, p, Character.WINSTON):
        deed, _ = yield Ask(p, ChooseNumber, ChooseNumber.ONE.when(True) | ChooseNumber.TWO.when(True))
        if deed == ChooseNumber.TWO:
            t.once[p] += Once.PERMANENT
            return 2
    return 1


# -- Move -------------------------------------------------------------------------------------------------------------


def may_move(t: BigBrother, p: int) -> bool:  # BB-4.6, Worn Out
    """Tell whether a Move may be declared: a step is possible."""
    return len(open_ways(t, t.at[p])) > 0 and not (worn_out(t, p) and t.moves[p] > 0)


def own_limit(t: BigBrother, p: int) -> int:  # BB-4.6, BB-4.33, Ulcer, Curfew, Real Coffee
    """Return how far a Move goes without banked cells."""
    short = has_ulcer(t, p) or curfew(t, p)
    return (1 if short else 2) + 2 * t.coffees[p]


def move(t: BigBrother, p: int) -> Script[None]:  # BB-4.6, BB-5.1
    """Walk step by step; a Move of the own turn may be cut once for another action."""
    t.steps_left[p] = own_limit(t, p)
    t.moves[p] += 1
    t.coffees[p] = 0
    t.halted[p] = False
    made = 0
    may_stop = False
    uncut = True
    arrived = NONE
    gained = False
    while not t.halted[p] and t.steps_left[p] + t.banked[p] > 0 and len(open_ways(t, t.at[p])) > 0:
        own_turn = t.turn_of == p
        deed, what = yield Ask(
            p,
            TakeStep,
            TakeStep.TO(open_ways(t, t.at[p]))
            | TakeStep.STOP.when(may_stop)
            | TakeStep.CUT.when(own_turn and made > 0 and uncut and may_insert(t, p))
            | (free_on_the_way(t, p) if own_turn and may_stop else NOTHING),
        )
        if deed == TakeStep.STOP:
            break
        if deed == TakeStep.TO:
            may_stop = True
            closed = yield from sealed_street(t, p, t.at[p], what)
            if not closed:  # BB-5.4
                if t.steps_left[p] > 0:  # BB-4.33
                    t.steps_left[p] -= 1
                else:
                    t.banked[p] -= 1
                made += 1
                arrived = what
                yield from walk_to(t, p, what)
        elif deed == TakeStep.CUT:
            uncut = False
            yield from end_movement(t, p, arrived)
            arrived = NONE
            gained = t.token_now[p]
            goes_on = yield from insert_action(t, p)
            if not goes_on:
                break
        elif deed == TakeStep.PLAY:
            yield from play_free(t, p, what)
        elif deed == TakeStep.COURIER:
            yield from use_courier(t, p)
        elif deed == TakeStep.FREE_DISMANTLE:
            yield from dismantle_free(t, p)
        elif deed == TakeStep.FREE_PLACE_STASH:
            yield from place_stash_free(t, p)
        else:
            yield from take_stash_free(t, p)
    t.steps_left[p] = 0
    if gained:  # BB-14.7: both parts are one action
        t.token_now[p] = True
    yield from end_movement(t, p, arrived)


def free_on_the_way(t: BigBrother, p: int) -> Options:  # D-STEP, BB-4.5, BB-4.31
    """Return what may be played or used between two steps, and when the first one was sealed."""
    return (
        TakeStep.PLAY(plays_on_the_way(t, p))
        | TakeStep.COURIER.when(courier_ready(t, p))
        | TakeStep.FREE_DISMANTLE.when(open_streets(t, p))
        | TakeStep.FREE_PLACE_STASH.when(dead_drops(t, p) and may_place_stash(t, p))
        | TakeStep.FREE_TAKE_STASH.when(dead_drops(t, p) and may_take_stash(t, p))
    )


def may_insert(t: BigBrother, p: int) -> bool:  # BB-4.7, BB-4.8
    """Tell whether a player has another action to put between the parts of a Move."""
    return t.actions[p] > 0 and other_actions(t, p) != NOTHING


def insert_action(t: BigBrother, p: int) -> Script[bool]:  # BB-4.7, BB-4.8, BB-4.32
    """Take the action between the parts; tell whether the player goes on with the Move."""
    came = Came.FREE
    while not t.halted[p] and came != Came.SPENT:
        options = other_actions(t, p) | Act.PLAY(plays_on_the_way(t, p)) | free_uses(t, p) | Act.END.when(True)
        came = yield from decide(t, p, options)
        if came == Came.ENDED:
            return False
    return True
