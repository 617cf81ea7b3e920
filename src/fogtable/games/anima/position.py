"""Positions that scenarios set up: what they leave out is completed, what cannot be is refused."""

from __future__ import annotations

from collections.abc import Iterator

from fogtable.core.rules import EMPTY, NONE, Cards, cards_of
from fogtable.games.anima.cards import ORGANIZATION_CARDS
from fogtable.games.anima.components import HAND_LIMIT, OFFERS, PARTY_LIMIT, Area, Character, Goods, Phase
from fogtable.games.anima.places import AREAS_OF_LEVEL
from fogtable.games.anima.rules.counters import place_of
from fogtable.games.anima.state import Anima


def settle(t: Anima, given: frozenset[str]) -> None:
    """Complete a position that a scenario has set up, and refuse one that cannot be.

    Raises:
        ValueError: the position is impossible; the message says why.
    """
    if t.end != NONE or t.winner != NONE:
        raise ValueError("end and winner are set by the end of a game alone")
    if t.phase != Phase.SETUP:
        _end_set_up(t)
        _settle_turn(t, given)
        _settle_missions(t, given)
        for broken in _broken(t):
            raise ValueError(broken)


def _end_set_up(t: Anima) -> None:
    """Finish the set-up: who has no Party keeps the first Character dealt, and there are Areas (AN-1.5, AN-1.7)."""
    for p in t.seats:
        if not t.party[p]:
            kept = _first(t.dealt[p] if t.dealt[p] else t.character_deck, 1)
            t.dealt[p] -= kept
            t.character_deck -= kept
            t.party[p] = kept
        t.character_deck |= t.dealt[p]
        t.dealt[p] = EMPTY
    if not t.areas:
        t.areas = _first(t.area_deck & AREAS_OF_LEVEL[1] if t.tree else t.area_deck, len(t.seats))
        t.area_deck -= t.areas


def _first(some: Cards, number: int) -> Cards:
    return cards_of(*list(some)[:number])


def _settle_turn(t: Anima, given: frozenset[str]) -> None:
    """It is Turn 1, in the order around the table, and whose turn is ended is on the road (AN-14.4)."""
    if "turn" not in given:
        t.turn = 1
    if "order" not in given:
        for p in t.seats:
            t.order[p] = p
    if t.active != NONE:
        if "due" not in given:
            t.due = place_of(t, t.active) + 1
        if "offers_left" not in given:
            t.offers_left = OFFERS
    for p in t.seats:
        if t.ended[p] or t.loses_next[p]:
            t.at[p] = NONE


def _settle_missions(t: Anima, given: frozenset[str]) -> None:
    """With a Final Mission the others are gone (AN-11.10); goods aboard may be aboard for all that others know."""
    if t.final:
        t.final_gone |= t.final_box
        t.final_box = EMPTY
    for p in t.seats:
        if "goods_reckoned" not in given and t.goods[p] == Goods.ABOARD:
            t.goods_reckoned[p] = Goods.ALL


def _broken(t: Anima) -> Iterator[str]:
    """Yield what cannot be."""
    if t.turn == 0:
        yield "turn: the first Turn is 1"
    if sorted(t.order[: len(t.seats)]) != list(t.seats) or any(p != NONE for p in t.order[len(t.seats) :]):
        yield "order: each player has one place in it (AN-3.4)"
    for p in t.seats:
        yield from _broken_party(t, p)
    for area in Area.ALL - t.areas:
        if t.face_down[area] | t.prior[area]:
            yield f"face_down and prior: {Area.name(area)} is not among areas, the active ones (AN-5.9)"
    together = EMPTY
    for p in t.seats:
        together |= t.party[p]
    for who in (t.exhausted | t.asleep) - together:
        yield f"{Character.name(who)} is exhausted or asleep, but in no Party (AN-12.8)"


def _broken_party(t: Anima, p: int) -> Iterator[str]:
    name = f"party-{p + 1}"
    if len(t.party[p]) > PARTY_LIMIT:
        yield f"party.{name}: a Party has 1 to {PARTY_LIMIT} Characters (AN-2.1)"
    if len(t.hand[p]) > HAND_LIMIT:
        yield f"hand.{name}: a hand holds at most {HAND_LIMIT} Advantages (AN-2.8)"
    if t.banner[p] - ORGANIZATION_CARDS or len(t.banner[p]) > 1:
        yield f"banner.{name}: one Organization is in play at most (AN-17.2)"
    if t.at[p] != NONE and t.at[p] not in t.areas:
        yield f"at.{name}: {Area.name(t.at[p])} is not among areas, the active ones (AN-5.3)"
    if t.stage[p] > 0 and t.at[p] == NONE:
        yield f"stage.{name}: a Party on the road resists nowhere (AN-11.7)"
