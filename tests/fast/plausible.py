"""Makes a random position of 1984 one that could be: its fields hang together in more ways than laws can say."""

from __future__ import annotations

from fogtable.core.declarations.cards import EMPTY, NONE, Cards
from fogtable.core.declarations.streams import Stream
from fogtable.games.bigbrother.city import EAST, MARKETS, PRISON, SAFE_HOUSE, SOUTH, START_OF, STARTS, STATION_CELLS
from fogtable.games.bigbrother.components import (
    ACTIVE,
    DIRECTIVES,
    HIDDEN,
    ORDER_OF,
    PRICE,
    Cell,
    Character,
    Directive,
    Goal,
    Phase,
)
from fogtable.games.bigbrother.state import BigBrother


def repair(t: BigBrother, luck: Stream) -> None:
    """Change what cannot be, as little as need be."""
    people(t)
    cards(t, luck)
    directives(t)
    police(t)
    tokens(t)
    goals(t)
    turns(t)
    nothing_under_way(t)


def people(t: BigBrother) -> None:
    if t.phase == Phase.SETUP:
        t.phase = Phase.OPPOSITION
    left = Character.ALL
    for p in t.opposition:
        if t.character[p] not in left:
            t.character[p] = left[0]
        left -= t.character[p]
    if all(t.will[p] == 0 for p in t.opposition):
        t.will[1] = 3
    for p in t.seats:
        if t.will[p] == 0 or p == 0:
            t.will[p] = 0
            t.at[p] = NONE
            t.tickets[p] = 0
            t.support_discard |= t.hand[p] | t.allies[p]
            t.hand[p] = t.allies[p] = EMPTY
            t.skips[p] = t.custody[p] = t.goal_done[p] = False
            t.goal_box |= t.goal[p]
            t.goal[p] = t.goal_not[p] = EMPTY
        else:
            t.at[p] = START_OF[t.character[p]] if t.at[p] == NONE else t.at[p]
            t.at[p] = PRISON if t.skips[p] else t.at[p]
            t.custody[p] = t.custody[p] and t.at[p] == PRISON


def cards(t: BigBrother, luck: Stream) -> None:
    for p in t.seats:
        t.support_discard |= t.laid[p] | t.drawn[p]
        t.laid[p] = t.drawn[p] = t.offer[p] = EMPTY
        t.shown[p] &= t.hand[p]
        t.traders[p] = EMPTY
        t.offered_tickets[p] = 0
        t.tickets[p] = min(t.tickets[p], 1)
    t.support_discard |= t.resolving
    t.discard_now |= t.resolving_now
    t.resolving = t.resolving_now = EMPTY
    taken = EMPTY + PRISON
    for token, held in enumerate(t.stash):
        if len(held) != 1 or t.stash_at[token] == NONE or t.stash_at[token] in taken:
            t.support_discard |= held
            t.stash[token] = t.stash_known[token] = EMPTY
            t.stash_at[token] = NONE
        else:
            taken += t.stash_at[token]
    for deck in (0, 1):
        if t.remade[deck]:
            t.deck_size[deck] = len(t.pile[deck]) + len(t.pile_now[deck])
        else:
            t.pool |= t.pile[deck]
            t.pool_now |= t.pile_now[deck]
            t.pile[deck] = t.pile_now[deck] = EMPTY
    if t.remade[0] and t.remade[1]:
        t.support_discard |= t.pool
        t.discard_now |= t.pool_now
        t.pool = t.pool_now = EMPTY
    whole = len(t.pool) + len(t.pool_now)
    first = 0 if t.remade[0] else whole if t.remade[1] else luck.below(whole + 1)
    if not t.remade[0]:
        t.deck_size[0] = first
    if not t.remade[1]:
        t.deck_size[1] = whole - first


def directives(t: BigBrother) -> None:
    t.directive_discard |= t.directive_laid
    t.directive_laid = EMPTY
    fit = [card for card in t.active if ORDER_OF[card] in ACTIVE][: t.active_slots]
    for card in t.active - of(fit):
        t.active -= card
        t.directive_discard += card
    for slot, held in enumerate(t.hidden):
        kept = of([card for card in held if ORDER_OF[card] in HIDDEN][:1])
        t.directive_discard |= held - kept
        t.hidden[slot] = kept
        t.not_hidden[slot] = EMPTY
        for card in kept:
            same = [order for order in HIDDEN if PRICE[order] == PRICE[ORDER_OF[card]]]
            t.not_hidden[slot] = Directive.ALL
            for order in same:
                t.not_hidden[slot] -= DIRECTIVES[order]
    t.hand_known &= t.directive_hand
    for p in t.seats:
        t.hand_read[p] &= t.directive_hand
    t.spent_out = t.spent_out or t.resources == 0


def of(some: list[int] | Cards) -> Cards:
    found = EMPTY
    for card in some:
        found += card
    return found


def police(t: BigBrother) -> None:
    hidden = [cell for cell in t.hidden_at if cell not in (NONE, SAFE_HOUSE)]
    figures = [cell if cell != SAFE_HOUSE else NONE for cell in t.figure_at]
    hidden = hidden[: max(0, 8 - sum(cell != NONE for cell in figures))]
    for place in range(8):
        there = place < len(hidden)
        t.hidden_at[place] = hidden[place] if there else NONE
        t.hidden_steps[place] = t.hidden_steps[place] if there else 0
        t.figure_at[place] = figures[place]
        t.figure_steps[place] = t.figure_steps[place] if figures[place] != NONE else 0
        t.hidden_moved[place] = t.figure_moved[place] = False
    t.hidden_police = len(hidden)
    t.abroad = (t.abroad | of(hidden)) - SAFE_HOUSE
    t.widened = 0  # all steps may still be to come
    t.mover = NONE
    t.joiners = EMPTY
    pawns = of([cell for cell in t.at if cell != NONE])
    barred = STARTS + SAFE_HOUSE + PRISON
    for n in (0, 1):
        if t.militia_at[n] in barred | pawns:
            t.militia_at[n] = NONE
    if t.militia_at[0] == t.militia_at[1]:
        t.militia_at[1] = NONE
    for n in (0, 1):
        t.on_parade[n] = t.on_parade[n] and t.militia_at[n] != NONE
    if t.crowd not in STATION_CELLS:
        t.crowd = NONE


def tokens(t: BigBrother) -> None:
    safe = EMPTY + SAFE_HOUSE
    t.cameras = of((t.cameras - safe)[:12])
    edges = [("fence_east", EAST), ("fence_south", SOUTH)]
    for name, way in edges:
        ends = of([c for c in Cell.ALL if way[c] != NONE and SAFE_HOUSE not in (c, way[c])])
        setattr(t, name, of((getattr(t, name) & ends)[:6]))
    t.posters = of((t.posters - safe - PRISON)[:10])
    t.antiposters = of((t.antiposters - t.posters - safe - PRISON)[:8])
    t.markets &= MARKETS
    for slot, held in enumerate(t.row):
        t.event_discard |= of(held[1:])
        t.row[slot] = of(held[:1])


def goals(t: BigBrother) -> None:
    for p in t.opposition:
        if t.will[p] > 0:
            kept = t.goal[p][:1] or t.goal_box[:1]
            t.goal_box = (t.goal_box | t.goal[p]) - of(kept)
            t.goal[p] = of(kept)
            t.goal_not[p] = (t.goal_not[p] & Goal.ALL) - of(kept)
        t.tokens_this_round[p] = 0
        t.token_now[p] = False
        t.goal_tokens[p] = min(t.goal_tokens[p], 1)


def turns(t: BigBrother) -> None:
    alive = [p for p in t.opposition if t.will[p] > 0]
    if t.leader not in alive:
        t.leader = alive[0]
    listed = [p for p in dict.fromkeys(t.turn_order) if p in alive]
    order = [*listed, *(p for p in alive if p not in listed)]
    for place in range(4):
        t.turn_order[place] = order[place] if place < len(order) else NONE
    t.turn = min(t.turn, len(order) - 1)
    playing = t.phase == Phase.OPPOSITION
    t.turn_of = order[t.turn] if playing and not t.skips[order[t.turn]] else NONE
    t.turn_cut = False
    for p in t.seats:
        t.actions[p] = min(t.actions[p], 3)
        t.moves[p] = min(t.moves[p], 3)
        t.searches[p] = min(t.searches[p], 3)
        t.banked[p] = min(t.banked[p], 4)
        t.turn_over[p] = p in order and (not playing or order.index(p) < t.turn)
    t.round = min(t.round, 20)


def nothing_under_way(t: BigBrother) -> None:
    for place in range(3):
        t.drawn_now[place] = NONE
    t.clash_at = t.initiator = t.in_hand = NONE
    t.clash_figures = t.participants = t.helpers = t.withdrawn = t.counts_nothing = EMPTY
    t.clash_open = t.fervent = False
    t.end = NONE
    t.authority = min(max(t.authority, 1), 19)
    t.paid_steps = min(t.paid_steps, 4)
    for p in t.seats:
        t.owed_draws[p] = 0
        t.owed_market[p] = False
        t.halted[p] = False
