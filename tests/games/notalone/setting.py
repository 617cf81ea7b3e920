"""Overwrites the position of a table by names; see :class:`tests.games.notalone.table.Table`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from fogtable.core.declarations.cards import EMPTY, NONE, Cards, Family, Seat, cards_of
from fogtable.core.declarations.fields import PER_SEAT
from fogtable.games.notalone import GAME
from fogtable.games.notalone.components import SYMBOL, Board, Hunt, Phase, Place, Survival, Token
from tests.games.seated import Seated

Names = str | Iterable[str]


def words(names: Names) -> list[str]:
    """Return a list of names, also of a text in which they stand side by side."""
    return names.split() if isinstance(names, str) else list(names)


def ids(family: type[Family], names: Names) -> Cards:
    """Return the set of these members."""
    return cards_of(*[family.parse(name) for name in words(names)])


def names_of(family: type[Family], some: Cards) -> set[str]:
    """Return the names of these members."""
    return {family.name(one) for one in some}


class Setting(Seated):
    """The part of a table that sets up its position."""

    hunted: tuple[str, ...]

    def _set_up(self, phase: str, position: dict[str, Any]) -> None:
        """Overwrite fields.

        ``hand``, ``played``, ``discard``: ``{"hunted-1": "lair jungle"}``; cards named leave the other zones, cards of
        the first five that are named nowhere go to the zone that is not named (discard pile before hand).
        ``survival_hand``, ``drawn``: of Hunted; ``survival_discard``, ``survival_deck``, ``hunt_hand``,
        ``hunt_discard`` (the last one is on top), ``hunt_deck``: names; the rest fills the deck, or the discard pile
        where the deck is named. ``hunt_under``: layers of names. ``effects``: Hunt cards played this turn, in order;
        ``hunts_played`` and ``called`` follow them. ``tokens``: ``{"target": "rover artefact"}``. ``reserve``:
        ``{"swamp": 0}``. All others are fields of the state: numbers, flags, names, or ``{seat: value}``.
        """
        t = self.state
        t.log.clear()
        t.phase = Phase.parse(phase)
        given = set(position)
        blocked = ids(Place, position.get("blocked", ()))
        self._place_cards(position.pop("hand", {}), position.pop("played", {}), position.pop("discard", {}), blocked)
        self._survival_cards(position)
        self._hunt_cards(position)
        for token, places in position.pop("tokens", {}).items():
            t.token_at[Token.parse(token)] = ids(Place, places)
        for place, copies in position.pop("reserve", {}).items():
            t.reserve[Place.parse(place)] = copies
        stands = position.pop("stands", {})
        t.revealed = t.phase == Phase.END_OF_TURN
        for name, value in position.items():
            self._set(name, value)
        GAME.settle(t, frozenset(given))
        for seat, moves in stands.items():
            for card, place in moves.items():
                t.stands[self.seat(seat)][Place.parse(card)] = Place.parse(place)

    def _place_cards(
        self, hand: Mapping[str, Names], played: Mapping[str, Names], discard: Mapping[str, Names], blocked: Cards
    ) -> None:
        t = self.state
        for name in self.hunted:
            p = self.seat(name)
            t.hand[p] = ids(Place, hand[name]) if name in hand else EMPTY
            t.discard[p] = ids(Place, discard[name]) if name in discard else EMPTY
            rest = ids(Place, "lair jungle river beach rover") - t.hand[p] - t.discard[p]
            t.played[p] = ids(Place, played.get(name, ()))
            if name not in played and t.phase != Phase.EXPLORATION:
                t.played[p] = cards_of(*(rest - blocked)[:1])
            rest = rest - t.played[p]
            if name in hand and name not in discard:
                t.discard[p] = rest
            elif name not in hand:
                t.hand[p] = rest
            elif rest:
                raise ValueError(f"{name}: named in no zone: {names_of(Place, rest)}")
            t.owned[p] = t.hand[p] | t.played[p] | t.discard[p]

    def _survival_cards(self, position: dict[str, Any]) -> None:
        t = self.state
        hands = position.pop("survival_hand", {})
        for name in self.hunted:
            t.survival_hand[self.seat(name)] = ids(Survival, hands.get(name, ()))
            t.drawn[self.seat(name)] = EMPTY
        rest = Survival.ALL
        for held in t.survival_hand:
            rest = rest - held
        deck, discard = position.pop("survival_deck", None), position.pop("survival_discard", None)
        t.survival_deck, t.survival_discard = self._piles(Survival, rest, deck, discard)

    def _hunt_cards(self, position: dict[str, Any]) -> None:
        t = self.state
        effects = [Hunt.parse(name) for name in words(position.pop("effects", ()))]
        for at, card in enumerate(effects):
            t.effects[at] = card
        t.hunts_played = position.pop("hunts_played", len(effects))
        t.called = cards_of(*[SYMBOL[card] for card in effects if SYMBOL[card] != NONE])
        t.hunt_hand = ids(Hunt, position.pop("hunt_hand", ()))
        rest = Hunt.ALL - t.hunt_hand
        for layer, names in enumerate(position.pop("hunt_under", ())):
            t.hunt_under[layer] = ids(Hunt, names)
            rest = rest - t.hunt_under[layer]
        deck, discard = position.pop("hunt_deck", None), position.pop("hunt_discard", None)
        if discard is None and deck is None:
            discard = [Hunt.name(card) for card in effects if card in rest]
        t.hunt_deck, t.hunt_discard = self._piles(Hunt, rest, deck, discard)
        t.hunt_top = NONE
        for card in t.hunt_discard:
            t.hunt_top = card
        for name in words(discard or ()):
            t.hunt_top = Hunt.parse(name)

    @staticmethod
    def _piles(family: type[Family], rest: Cards, deck: Names | None, discard: Names | None) -> tuple[Cards, Cards]:
        if deck is None:
            thrown = ids(family, discard or ())
            return rest - thrown, thrown
        drawn = ids(family, deck)
        if discard is not None and rest - drawn != ids(family, discard):
            raise ValueError("deck and discard pile are both named, and cards are left over")
        return drawn, rest - drawn

    def _set(self, name: str, value: Any) -> None:
        t = self.state
        declared = t.fields[name]

        def one(value: Any) -> Any:
            if declared.family is Seat:
                return cards_of(*[self.seat(n) for n in words(value)]) if declared.kind == "cards" else self.seat(value)
            if declared.kind == "cards":
                return ids(declared.family, value)
            if declared.kind == "one_of" and declared.family is not Board:
                return declared.family.parse(value)
            return value

        if not declared.shape:
            setattr(t, name, one(value))
        elif declared.shape == (PER_SEAT,):
            for seat, row in value.items():
                getattr(t, name)[self.seat(seat)] = one(row)
        else:
            raise ValueError(f"{name}: no way to say this field yet")
