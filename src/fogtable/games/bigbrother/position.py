"""Positions that scenarios set up: what follows from the rest is worked out, what cannot be is refused."""

from __future__ import annotations

from collections.abc import Iterator

from fogtable.core.rules import EMPTY, NONE, Cards
from fogtable.games.bigbrother.city import EAST, MARKETS, PRISON, SAFE_HOUSE, SOUTH, START_OF, STARTS, STATION_CELLS
from fogtable.games.bigbrother.components import (
    ACTIVE,
    ANTIPOSTERS,
    CAMERAS,
    FENCES,
    HIDDEN,
    ORDER_OF,
    POLICEMEN,
    POSTERS,
    TICKETS,
    Cell,
    Character,
    Deck,
    Directive,
    News,
    Phase,
)
from fogtable.games.bigbrother.rules.counters import in_play
from fogtable.games.bigbrother.rules.police import police_in_play, reach
from fogtable.games.bigbrother.state import BigBrother


def settle(t: BigBrother, given: frozenset[str]) -> None:
    """Complete a position that a scenario has set up, and refuse one that cannot be.

    Raises:
        ValueError: the position is impossible; the message says why.
    """
    if t.end != NONE:
        raise ValueError("end is set by the end of a game alone")
    if not 0 < t.authority < 20:
        raise ValueError("authority 0 and 20 have ended the game (BB-16.1, BB-16.3)")
    _settle_police(t, given)
    if t.phase != Phase.SETUP:
        _settle_decks(t, given)
        _settle_discards(t, given)
        _settle_people(t)
        _settle_turns(t, given)
        for broken in _broken(t):
            raise ValueError(broken)


# -- what follows from the rest ---------------------------------------------------------------------------------------


def _settle_police(t: BigBrother, given: frozenset[str]) -> None:
    """Count the hidden policemen; unless it is said, they may be anywhere for all that the others know."""
    hidden = [cell for cell in t.hidden_at if cell != NONE]
    if list(t.hidden_at[: len(hidden)]) != hidden:
        raise ValueError("hidden_at: hidden policemen are kept without gaps")
    if "hidden_police" in given and t.hidden_police != len(hidden):
        raise ValueError(f"hidden_police: {len(hidden)} have a cell, not {t.hidden_police}")
    for name, cells in (("hidden_at", hidden), ("figure_at", t.figure_at)):
        if SAFE_HOUSE in cells:
            raise ValueError(f"{name}: no policeman ever stands on {Cell.name(SAFE_HOUSE)}, the Safe House (BB-9.4)")
    t.hidden_police = len(hidden)
    if police_in_play(t) > POLICEMEN:
        raise ValueError(f"hidden_at, figure_at: there are {POLICEMEN} policemen, not {police_in_play(t)} (BB-9.1)")
    if "abroad" not in given:
        t.abroad = Cell.ALL - SAFE_HOUSE if hidden else EMPTY  # BB-9.4
    for cell, made in zip(hidden, t.hidden_steps, strict=False):
        for other in reach(EMPTY + cell, t.widened - made) - t.abroad:
            raise ValueError(
                f"abroad: a hidden policeman stands on {Cell.name(cell)}, so {Cell.name(other)} is a possible cell"
            )


def _settle_decks(t: BigBrother, given: frozenset[str]) -> None:
    """Count the cards of both decks; what lies in neither pile is in decks that were not made anew (BB-2.10)."""
    sizes = [len(t.pile[deck]) + len(t.pile_now[deck]) for deck in Deck.ALL]
    fresh = [deck for deck in Deck.ALL if not t.remade[deck]]
    unseen = len(t.pool) + len(t.pool_now)
    for at, deck in enumerate(fresh):
        sizes[deck] += (unseen + len(fresh) - 1 - at) // len(fresh)
    if "deck_size" not in given:
        t.deck_size = sizes
    elif sum(t.deck_size) != sum(sizes) or any(t.deck_size[d] != sizes[d] for d in Deck.ALL if d not in fresh):
        raise ValueError(f"deck_size: {sum(sizes)} cards lie in the decks, not {sum(t.deck_size)}")


def _settle_discards(t: BigBrother, given: frozenset[str]) -> None:
    """Of a deck that is named to the last card the others are discarded, unless it is said where they lie."""
    if "directive_deck" in given and "directive_discard" not in given:
        lying = t.directive_deck | t.directive_hand | t.active | t.directive_laid
        for held in t.hidden:
            lying |= held
        t.directive_discard |= Directive.ALL - lying
    if "event_deck" in given and "event_discard" not in given:
        t.event_discard |= News.ALL - t.event_deck - t.row[0] - t.row[1] - t.row[2]


def _settle_people(t: BigBrother) -> None:
    """Whoever has no character takes the next one left; a pawn stands on its start location, a fallen one nowhere."""
    for p in t.opposition:
        if t.character[p] == NONE:
            t.character[p] = next(one for one in Character.ALL if one not in t.character)
        if t.will[p] == 0:
            t.at[p] = NONE  # BB-14.12
        elif t.at[p] == NONE:
            t.at[p] = START_OF[t.character[p]]


def _settle_turns(t: BigBrother, given: frozenset[str]) -> None:
    """The order is that of the seats; whoever has the turn has 2 actions; those before have had theirs."""
    over = t.phase != Phase.OPPOSITION
    if t.turn_order[0] == NONE and (over or given & {"turn", "turn_of"}):
        for place, p in enumerate(in_play(t)):
            t.turn_order[place] = p
    order = [p for p in t.turn_order if p != NONE]
    if "turn" not in given:
        if over:
            t.turn = len(order)
        elif t.turn_of in order:
            t.turn = order.index(t.turn_of)
    if "turn_of" in given and "actions" not in given and t.turn_of in order:
        t.actions[t.turn_of] = 2
    if "turn_over" not in given and (over or given & {"turn", "turn_of"}):
        for p in order[: t.turn]:
            t.turn_over[p] = True


# -- what cannot be ---------------------------------------------------------------------------------------------------


def _broken(t: BigBrother) -> Iterator[str]:
    """Yield, one sentence each, what is wrong with a position."""
    yield from _broken_people(t)
    yield from _broken_turns(t)
    yield from _broken_directives(t)
    yield from _broken_tokens(t)
    yield from _broken_stashes(t)
    yield from _broken_militia(t)


def _broken_people(t: BigBrother) -> Iterator[str]:
    if not in_play(t):
        yield "will: with nobody in play the game has ended (BB-16.2)"
    if len(Character.ALL & _set_of(t.character)) < len(t.opposition):
        yield "character: each is taken by one player (BB-2.7)"
    if sum(t.tickets) > TICKETS:
        yield f"tickets: there are {TICKETS} (BB-15.9)"
    for p in t.opposition:
        name = f"opposition-{p}"
        if t.will[p] == 0 and (t.hand[p] or t.allies[p] or t.tickets[p] or t.skips[p]):
            yield f"will.{name}: who has fallen has no cards, allies, tickets or skip flag (BB-14.12)"
        if t.custody[p] and t.at[p] != PRISON:
            yield f"custody.{name}: the pawn is on the Prison cell, {Cell.name(PRISON)}, until it leaves (BB-11.14)"
        if len(t.goal[p]) > 1:
            yield f"goal.{name}: each oppositionist has one (BB-2.6)"


def _broken_turns(t: BigBrother) -> Iterator[str]:
    order = [p for p in t.turn_order if p != NONE]
    if order != list(t.turn_order[: len(order)]) or len({*order}) < len(order):
        yield "turn_order: each player stands in it once, without gaps (BB-3.4)"
    if order and not {*in_play(t)} <= {*order}:
        yield "turn_order: it lists every oppositionist in play (BB-3.4)"
    if t.turn_of != NONE and t.turn_of not in order[t.turn : t.turn + 1]:
        yield f"turn_of: the turn of place {t.turn} of turn_order is under way (BB-3.2)"


def _broken_directives(t: BigBrother) -> Iterator[str]:
    if len(t.active) > t.active_slots:
        yield f"active: there are {t.active_slots} slots (BB-7.2)"
    if any(ORDER_OF[card] not in ACTIVE for card in t.active):
        yield "active: only active directives lie there (BB-7.2)"
    for slot, held in enumerate(t.hidden):
        if len(held) > 1 or any(ORDER_OF[card] not in HIDDEN for card in held):
            yield f"hidden.slot-{slot + 1}: one hidden directive lies there at most (BB-7.3)"
    if any(len(slot) > 1 for slot in t.row):
        yield "row: one event lies on each slot at most (BB-12.2)"


def _broken_tokens(t: BigBrother) -> Iterator[str]:
    for name, cells, most, barred in (
        ("cameras", t.cameras, CAMERAS, EMPTY + SAFE_HOUSE),
        ("posters", t.posters, POSTERS, EMPTY + SAFE_HOUSE + PRISON),
        ("antiposters", t.antiposters, ANTIPOSTERS, (EMPTY + SAFE_HOUSE + PRISON) | t.posters),
        ("markets", t.markets, len(MARKETS), Cell.ALL - MARKETS),
        ("fence_east", t.fence_east, FENCES, _no_edge(EAST)),
        ("fence_south", t.fence_south, FENCES - len(t.fence_east), _no_edge(SOUTH)),
    ):
        if len(cells) > most:
            yield f"{name}: there are no more than {most} (BB-1.7)"
        for cell in cells & barred:
            yield f"{name}: none can lie on {Cell.name(cell)} (BB-2.5, BB-8.2, BB-8.7, BB-15.1)"
    if t.crowd != NONE and t.crowd not in STATION_CELLS:
        yield "crowd: it gathers on a station cell (BB-15.6)"


def _no_edge(way: list[int]) -> Cards:
    """Return the cells without an edge this way, or with one of the Safe House (BB-8.2)."""
    return _set_of([cell for cell in Cell.ALL if way[cell] == NONE or SAFE_HOUSE in (cell, way[cell])])


def _set_of(some: list[int]) -> Cards:
    found = EMPTY
    for one in some:
        if one != NONE:
            found |= EMPTY + one
    return found


def _broken_stashes(t: BigBrother) -> Iterator[str]:
    taken = [cell for cell in t.stash_at if cell != NONE]
    if len({*taken}) < len(taken) or PRISON in taken:
        yield "stash_at: one stash to a cell at most, none on the Prison (BB-4.25)"
    for token, held in enumerate(t.stash):
        if len(held) != (t.stash_at[token] != NONE):
            yield f"stash.stash-{token + 1}: one card (stash) and a cell (stash_at), or neither (BB-4.24)"


def _broken_militia(t: BigBrother) -> Iterator[str]:
    posts = [cell for cell in t.militia_at if cell != NONE]
    if len({*posts}) < len(posts) or any(cell in STARTS + SAFE_HOUSE + PRISON for cell in posts):
        yield "militia_at: one to a cell, none on a start location, the Prison or the Safe House (BB-15.4)"
