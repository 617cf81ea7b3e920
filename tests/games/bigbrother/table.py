"""A table of 1984 in any position, for tests that read like a turn: everything is said by name.

    table = Table(hand={J: "baton diary"}, at={J: "pl11"}, hidden="pl12", cameras="pl12")
    table.play(J, "move", "to:pl12")
    table.passes(BB)

Unless said otherwise four oppositionists sit there in the order Julia, Winston, O'Brien, Syme (`J`, `W`, `O`, `S`),
pawns on their start locations, hands and Big Brother's hand empty, no policemen, no goals, no events, and the first of
them has just begun his turn of round 1. Names may be given as one text ("baton spanner") or as any list of texts;
copies are named as often as they are there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fogtable.core.declarations.cards import NONE
from fogtable.core.play.match import Match
from fogtable.games.bigbrother import GAME
from fogtable.games.bigbrother.city import NEAR
from fogtable.games.bigbrother.components import (
    Cell,
    Directive,
    Figure,
    HiddenSlot,
    Immediate,
    News,
    Phase,
    StashToken,
    Support,
)
from fogtable.games.bigbrother.rules.chart import fenced
from fogtable.games.bigbrother.setup import Options
from tests.games.bigbrother.setting import BB, P1, P2, P3, P4, Names, Setting, names_of

J, W, O, S = P1, P2, P3, P4  # noqa: E741


def options_of(said: dict[str, Any]) -> Options:
    """Return the options of a game, with the numbers of the specification unless others are said."""
    return Options(**({"numbers": "spec"} | said))


class Table(Setting):
    """One match, guarded: each write of the rules is checked against the declared bounds.

    Args:
        players: Big Brother and the opposition: 3 to 5.
        characters: those of the opposition, in the order of the seats.
        order: the order of turns of this round, seats; as they sit if not said; `None`: not set yet.
        phase: ``opposition``, ``big-brother``, ``events`` or ``end-of-round``.
        turn: whose turn it is in the Opposition phase, all before him have had theirs; empty: the next one begins.
        seed: of the luck that is not said.
        luck: what comes next, in order: ``[("look", "baton"), ("draw-directive", "raid")]``; see also :meth:`draws`.
        options: options of the game; the numbers are those of the specification, unless said otherwise.
        asks_idle: also ask in blind windows who can only pass, as people are asked.
        position: fields of the state by name. ``hand``, ``allies``, ``laid``, ``shown`` (of the hand): by seat;
            ``stash={"stash-1": ("pe01", "diary", J)}``: cell, card, who knows it; ``decks=(2, 3)``: sizes of the decks,
            the rest is discarded; ``pile={"a": "diary rumour"}``: a deck that was made anew; ``goal``, ``goal_done``:
            the goal by seat; ``row="fog - hate-week"``; ``hidden_orders={"slot-1": "ambush"}``; ``directive_deck``:
            named, the rest is discarded; ``hidden="pe03 pe03"``, ``figures="pe08"``: cells of policemen;
            ``fences="pe01-pe02"``. All others are fields: numbers, flags, names, rows by seat, member or number.
    """

    def __init__(
        self,
        players: int = 5,
        characters: Names = "julia winston obrien syme",
        order: Names | None = "",
        phase: str = "opposition",
        turn: str = P1,
        seed: int = 1,
        luck: Iterable[tuple[str, str | int]] = (),
        options: dict[str, Any] | None = None,
        asks_idle: bool = False,
        **position: Any,
    ) -> None:
        self._open(Match(GAME, players, options_of(options or {}), seed, guarded=True, asks_idle=asks_idle))
        self._set_up(characters, order, phase, turn, position)
        self.say(luck)
        self.match.restart()
        self.check()

    @classmethod
    def fresh(
        cls, players: int = 5, seed: int = 1, luck: Iterable[tuple[str, str | int]] = (), **options: Any
    ) -> Table:
        """Return a table as the set-up leaves it, nothing overwritten."""
        made = cls.__new__(cls)
        said: dict[str, list[int]] = {}
        for source, outcome in luck:
            said.setdefault(source, []).append(GAME.luck.sources[source].parse(outcome))
        made._open(Match(GAME, players, options_of(options), seed, said, guarded=True, asks_idle=False))
        made.check()
        return made

    def _open(self, match: Match) -> None:
        self.match = match
        self.state: Any = match.state
        self.seats = match.names

    # -- luck ----------------------------------------------------------------------------------------------------------

    def draws(self, *kinds: str) -> None:
        """Say which support cards come next from the decks, as long as these were not made anew."""
        immediate = len(self.state.pool_now)
        for kind in kinds:
            if kind in Support.names:
                if immediate:
                    self.say([("top-card", immediate + 1)])
                self.say([("draw", kind)])
            else:
                self.say([("top-card", 1), ("draw-immediate", kind)])
                immediate -= 1

    # -- the turn ------------------------------------------------------------------------------------------------------

    def walk(self, seat: str, *cells: str) -> None:
        """Take a Move action along these cells; answers of others are up to the test."""
        self.play(seat, "move", *[f"to:{cell}" for cell in cells])

    # -- what lies where, by names -------------------------------------------------------------------------------------

    def at(self, seat: str) -> str:
        """Return the cell of a pawn."""
        return Cell.name(self.state.at[self.seat(seat)])

    def will(self, seat: str) -> int:
        return int(self.state.will[self.seat(seat)])

    def hand(self, seat: str) -> list[str]:
        """Return the kinds of the cards in hand, sorted."""
        return sorted(names_of(Support, self.state.hand[self.seat(seat)]))

    def shown(self, seat: str) -> list[str]:
        """Return the cards of a hand that Big Brother has seen there, sorted."""
        return sorted(names_of(Support, self.state.shown[self.seat(seat)]))

    def allies(self, seat: str) -> list[str]:
        return sorted(names_of(Support, self.state.allies[self.seat(seat)]))

    def of(self, field: str, seat: str) -> Any:
        """Return a number or flag of a seat: ``table.of("tickets", J)``."""
        return getattr(self.state, field)[self.seat(seat)]

    def discarded(self) -> list[str]:
        """Return the common discard pile, immediate cards included, sorted."""
        t = self.state
        return sorted(names_of(Support, t.support_discard) + names_of(Immediate, t.discard_now))

    def stash(self, token: str) -> tuple[str, list[str]]:
        """Return the cell and the card of a stash."""
        n = StashToken.parse(token)
        return Cell.name(self.state.stash_at[n]), names_of(Support, self.state.stash[n])

    def directives(self, field: str) -> list[str]:
        """Return the directives of a zone, sorted."""
        return sorted(names_of(Directive, getattr(self.state, field)))

    def hidden_order(self, slot: str) -> list[str]:
        """Return the directive on a hidden slot."""
        return names_of(Directive, self.state.hidden[HiddenSlot.parse(slot)])

    def cells(self, field: str) -> set[str]:
        """Return the cells of a set of tokens: cameras, posters, antiposters, markets."""
        return set(names_of(Cell, getattr(self.state, field)))

    def fences(self) -> set[str]:
        """Return the edges with a fence."""
        edges = [(a, b) for a in Cell.ALL for b in NEAR[a] if a < b and fenced(self.state, a, b)]
        return {f"{Cell.name(a)}-{Cell.name(b)}" for a, b in edges}

    def hidden(self) -> list[str]:
        """Return the cells of the hidden policemen, sorted."""
        return sorted(Cell.name(cell) for cell in self.state.hidden_at if cell != NONE)

    def figures(self) -> list[str]:
        """Return the cells of the visible policemen, sorted."""
        return sorted(Cell.name(self.state.figure_at[f]) for f in Figure.ALL if self.state.figure_at[f] != NONE)

    def row(self) -> list[str]:
        """Return the events of the row, slot by slot; ``-`` for an empty slot."""
        return [" ".join(names_of(News, slot)) or "-" for slot in self.state.row]

    @property
    def phase(self) -> str:
        return Phase.name(self.state.phase)

    @property
    def authority(self) -> int:
        return int(self.state.authority)

    @property
    def resources(self) -> int:
        return int(self.state.resources)

    @property
    def turn_of(self) -> str:
        return "" if self.state.turn_of < 0 else self.seats[self.state.turn_of]


__all__ = ["BB", "J", "O", "S", "Table", "W"]
