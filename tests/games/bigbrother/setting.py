"""Overwrites the position of a table by names; see :class:`tests.games.bigbrother.table.Table`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from fogtable.core.declarations.cards import EMPTY, NONE, Cards, Family, Seat, cards_of
from fogtable.core.declarations.fields import PER_SEAT, Field
from fogtable.games.bigbrother import GAME
from fogtable.games.bigbrother.city import START_OF
from fogtable.games.bigbrother.components import (
    Cell,
    Character,
    Deck,
    Directive,
    Figure,
    Goal,
    HiddenSlot,
    Immediate,
    News,
    Order,
    Phase,
    StashToken,
    Support,
)
from fogtable.games.bigbrother.rules.chart import put_fence
from tests.games.seated import Seated

Names = str | Iterable[str]
BB = "big-brother"
P1, P2, P3, P4 = (f"opposition-{n}" for n in range(1, 5))


def words(names: Names) -> list[str]:
    """Return a list of names, also of a text in which they stand side by side."""
    return names.split() if isinstance(names, str) else list(names)


def ids(family: type[Family], names: Names) -> Cards:
    """Return the set of these members."""
    return cards_of(*[family.parse(name) for name in words(names)])


def names_of(family: type[Family], some: Cards) -> list[str]:
    """Return the names of these members in their order; copies stand as often as they are there."""
    return [family.name(one) for one in some]


class Heap:
    """Cards with copies that nobody has named yet."""

    def __init__(self, family: type[Family]) -> None:
        self.family = family
        self.left = family.ALL

    def take(self, names: Names) -> Cards:
        """Take a copy for each of these names."""
        taken = EMPTY
        for name in words(names):
            copies = self.family.copies(self.family.parse(name)) & self.left
            if not copies:
                raise ValueError(f"no {name} is left")
            taken += copies[0]
            self.left -= copies[0]
        return taken


class Setting(Seated):
    """The part of a table that sets up its position."""

    def _set_up(self, characters: Names, order: Names | None, phase: str, turn: str, position: dict[str, Any]) -> None:
        t = self.state
        t.log.clear()
        for p, name in zip(t.opposition, words(characters), strict=False):
            t.character[p] = Character.parse(name)
            t.at[p] = START_OF[t.character[p]]
        for place, name in enumerate(() if order is None else words(order) or self.seats[1:]):
            t.turn_order[place] = self.seat(name)
        t.phase = Phase.parse(phase)
        if t.phase == Phase.OPPOSITION and turn:
            t.turn_of = self.seat(turn)
            t.actions[t.turn_of] = 2
            t.turn = [*t.turn_order].index(t.turn_of)
            for place in range(t.turn):
                t.turn_over[t.turn_order[place]] = True
        elif t.phase != Phase.OPPOSITION:
            t.turn = len(t.opposition)
            for p in t.opposition:
                t.turn_over[p] = True
        given = {"deck_size"} if "decks" in position else set[str]()
        given |= position.keys()
        self._support(position)
        self._directives(position)
        self._goals_and_news(position)
        self._police(position.pop("hidden", ""), position.pop("figures", ""), position.pop("abroad", None))
        for edge in words(position.pop("fences", "")):
            put_fence(t, *(Cell.parse(end) for end in edge.split("-")))
        for name, value in position.items():
            self._set(name, value)
        for p in t.opposition:
            if t.will[p] == 0:
                t.at[p], t.turn_over[p] = NONE, True
        GAME.settle(t, frozenset(given))

    def _support(self, position: dict[str, Any]) -> None:
        t = self.state
        heap = Heap(Support)
        for zone in ("hand", "allies", "laid"):
            for seat, names in position.pop(zone, {}).items():
                getattr(t, zone)[self.seat(seat)] = heap.take(names)
        for seat, names in position.pop("shown", {}).items():
            p = self.seat(seat)
            shown = Heap(Support)
            shown.left = t.hand[p]
            t.shown[p] = shown.take(names)
        for name, (cell, card, *known) in position.pop("stash", {}).items():
            token = StashToken.parse(name)
            t.stash_at[token] = Cell.parse(cell)
            t.stash[token] = heap.take(card)
            t.stash_known[token] = cards_of(*[self.seat(seat) for seat in known])
        t.support_discard = heap.take(position.pop("support_discard", ""))
        now = Heap(Immediate)
        t.discard_now = now.take(position.pop("discard_now", ""))
        for deck, names in position.pop("pile", {}).items():
            d = Deck.parse(deck)
            t.remade[d] = True
            t.pile[d] = heap.take([n for n in words(names) if n in Support.names])
            t.pile_now[d] = now.take([n for n in words(names) if n not in Support.names])
        self._decks(heap, now, position.pop("decks", None))

    def _decks(self, heap: Heap, now: Heap, sizes: tuple[int, int] | None) -> None:
        """Leave the rest in the pool of both decks; with sizes named, what is too much goes to the discard pile."""
        t = self.state
        rest = len(heap.left) + len(now.left)
        if sizes is not None:
            t.deck_size = list(sizes)
            pooled = sum(sizes[deck] for deck in Deck.ALL if not t.remade[deck])
            while rest > pooled:
                if now.left:
                    t.discard_now += now.left[0]
                    now.left -= now.left[0]
                else:
                    t.support_discard += heap.left[0]
                    heap.left -= heap.left[0]
                rest -= 1
        t.pool, t.pool_now = heap.left, now.left

    def _directives(self, position: dict[str, Any]) -> None:
        t = self.state
        heap = Heap(Directive)
        for zone in ("directive_hand", "active", "directive_discard"):
            setattr(t, zone, heap.take(position.pop(zone, "")))
        for slot, name in position.pop("hidden_orders", {}).items():
            t.hidden[HiddenSlot.parse(slot)] = heap.take(name)
        deck = position.pop("directive_deck", None)
        t.directive_deck = heap.left if deck is None else heap.take(deck)
        if deck is not None:
            t.directive_discard |= heap.left
        t.in_hand = Order.parse(position.pop("in_hand", "none"))

    def _goals_and_news(self, position: dict[str, Any]) -> None:
        t = self.state
        for p in t.opposition:
            t.goal[p] = EMPTY
        for seat, name in position.pop("goal", {}).items():
            t.goal[self.seat(seat)] = ids(Goal, name)
        for seat, name in position.pop("goal_done", {}).items():
            t.goal[self.seat(seat)] = ids(Goal, name)
            t.goal_done[self.seat(seat)] = True
        t.goal_box = Goal.ALL
        for held in t.goal:
            t.goal_box -= held
        t.event_deck = News.ALL
        for slot, name in enumerate(words(position.pop("row", ""))):
            t.row[slot] = EMPTY if name == "-" else ids(News, name)
            t.event_deck -= t.row[slot]
        t.event_discard = ids(News, position.pop("event_discard", ""))
        t.event_deck -= t.event_discard

    def _police(self, hidden: Names, figures: Names, abroad: Names | None) -> None:
        t = self.state
        cells = [Cell.parse(name) for name in words(hidden)]
        t.abroad = EMPTY if abroad is None else ids(Cell, abroad)
        for place, cell in enumerate(cells):
            t.hidden_at[place] = cell
        for figure, name in zip(Figure.ALL, words(figures), strict=False):
            t.figure_at[figure] = Cell.parse(name)

    def _set(self, name: str, value: Any) -> None:
        """Set any other field: a number, flag, name or names; rows by seat, member or number."""
        t = self.state
        declared: Field = t.fields[name]

        def one(value: Any) -> Any:
            if declared.family is Seat:
                return cards_of(*[self.seat(n) for n in words(value)]) if declared.kind == "cards" else self.seat(value)
            if declared.kind == "cards":
                return ids(declared.family, value)  # type: ignore[arg-type]
            if declared.kind == "one_of":
                return declared.family.parse(value)  # type: ignore[union-attr]
            return value

        if not declared.shape:
            setattr(t, name, one(value))
            return
        assert isinstance(value, Mapping), f"{name}: say its rows, {{seat or name: value}}"
        for row, held in value.items():
            if declared.shape[0] == PER_SEAT:
                place = self.seat(row)
            else:
                place = row if declared.index[0] is None else declared.index[0].parse(row)
            getattr(t, name)[place] = one(held)
