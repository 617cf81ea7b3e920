"""A table of NOT ALONE in any position, for tests that read like a turn: everything is said by name.

    table = Table(phase="hunting", hand={"hunted-1": "lair jungle"}, hunt_hand="clone mirage", rescue=5)
    table.play("creature", "play:mirage", "to-tokens", "creature:wreck", "artemia:jungle", "target-both:rover+artefact")
    table.passes()

Names may be given as one text (``"lair jungle"``) or as any list of texts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fogtable.core.declarations.cards import NONE
from fogtable.core.play.match import Match
from fogtable.games.notalone import GAME
from fogtable.games.notalone.components import RESERVE_COPIES, Hunt, Phase, Place, Survival, Token
from fogtable.games.notalone.setup import Options
from tests.games.notalone.setting import Setting, names_of

C = "creature"
H1, H2, H3, H4, H5, H6 = (f"hunted-{n}" for n in range(1, 7))
ALL_PLACES = set(Place.names)


class Table(Setting):
    """One match, guarded: each write of the rules is checked against the declared bounds.

    After set-up and after every answer the table makes sure that each card lies in one place only.

    Args:
        players: the Creature and its Hunted: 2 to 7.
        phase: ``exploration``, ``hunting``, ``reckoning`` (the reveal comes first) or ``end-of-turn`` (all lies open).
        seed: of the luck that is not said.
        luck: what comes next, in order: ``[("draw-hunt", "stasis"), ("draw-survival", "dodge")]``.
        board, lair, expert: options of the game.
        position: fields of the state by name, see :meth:`_set_up`. Unless a position names them, the Hunted hold no
            Survival cards and the Creature no Hunt cards, so that no window opens that a test does not want.
            In later phases a Hunted whose played card is not named has played the Lair (the first card named nowhere).
    """

    def __init__(
        self,
        players: int = 4,
        phase: str = "exploration",
        seed: int = 1,
        luck: Iterable[tuple[str, str]] = (),
        board: str = "A",
        lair: str = "one",
        expert: bool = False,
        **position: Any,
    ) -> None:
        self._open(Match(GAME, players, Options(board, lair, expert), seed, guarded=True))  # type: ignore[arg-type]
        self._set_up(phase, position)
        self.say(luck)
        self.match.restart()
        self.check()

    @classmethod
    def fresh(
        cls,
        players: int = 4,
        seed: int = 1,
        luck: Iterable[tuple[str, str]] = (),
        board: str = "A",
        lair: str = "one",
        expert: bool = False,
    ) -> Table:
        """Return a table as the set-up leaves it, nothing overwritten."""
        made = cls.__new__(cls)
        said: dict[str, list[int]] = {}
        for source, outcome in luck:
            said.setdefault(source, []).append(GAME.luck.sources[source].parse(outcome))
        options = Options(board, lair, expert)  # type: ignore[arg-type]
        made._open(Match(GAME, players, options, seed, said, guarded=True))
        made.check()
        return made

    def _open(self, match: Match) -> None:
        self.match = match
        self.state: Any = match.state
        self.seats = match.names
        self.hunted = match.names[1:]

    # -- the turn ------------------------------------------------------------------------------------------------------

    def commits(self, *chosen: str) -> None:
        """Let the Hunted commit, in Hunted order: ``commits("lair", "river+rover")``."""
        assert len(chosen) == len(self.hunted)
        for seat, card in zip(self.hunted, chosen, strict=True):
            self.play(seat, f"commit-both:{card}" if "+" in card else f"commit:{card}")

    def retract(self, seat: str) -> None:
        """Take back the sealed answer of a seat."""
        self.match.retract(self.seat(seat))
        self.check()

    # -- what lies where, by names -------------------------------------------------------------------------------------

    def hand(self, seat: str) -> set[str]:
        """Return the Place cards in hand."""
        return names_of(Place, self.state.hand[self.seat(seat)])

    def played(self, seat: str) -> set[str]:
        """Return the Place cards played, face down or face up."""
        return names_of(Place, self.state.played[self.seat(seat)])

    def discard(self, seat: str) -> set[str]:
        """Return the own discard pile of Place cards."""
        return names_of(Place, self.state.discard[self.seat(seat)])

    def owned(self, seat: str) -> set[str]:
        """Return all Place cards of a Hunted."""
        return names_of(Place, self.state.owned[self.seat(seat)])

    def stands(self, seat: str) -> set[str]:
        """Return the places where a Hunted stands."""
        p = self.seat(seat)
        return {Place.name(self.state.stands[p][card]) for card in self.state.played[p]}

    def will(self, seat: str) -> int:
        """Return the Will counters of a Hunted."""
        return int(self.state.will[self.seat(seat)])

    def pending(self, seat: str) -> str:
        """Return the effect that waits for a Hunted's next turn: ``none``, ``river`` or ``artefact``."""
        return Place.name(self.state.pending[self.seat(seat)])

    def survival_hand(self, seat: str) -> set[str]:
        """Return the Survival cards in hand."""
        return names_of(Survival, self.state.survival_hand[self.seat(seat)])

    def survival_deck(self) -> set[str]:
        return names_of(Survival, self.state.survival_deck)

    def survival_discard(self) -> set[str]:
        return names_of(Survival, self.state.survival_discard)

    def hunt_hand(self) -> set[str]:
        return names_of(Hunt, self.state.hunt_hand)

    def hunt_deck(self) -> set[str]:
        return names_of(Hunt, self.state.hunt_deck)

    def hunt_discard(self) -> set[str]:
        return names_of(Hunt, self.state.hunt_discard)

    def hunt_top(self) -> str:
        """Return the top card of the Hunt discard pile."""
        return Hunt.name(self.state.hunt_top)

    def effects(self) -> list[str]:
        """Return the Hunt cards in force this turn, in the order played."""
        return [Hunt.name(card) for card in self.state.effects if card != NONE]

    def token(self, name: str) -> set[str]:
        """Return the places that a Hunt token marks."""
        return names_of(Place, self.state.token_at[Token.parse(name)])

    def reserve(self, place: str) -> int:
        """Return the copies of a Place card in the reserve."""
        return int(self.state.reserve[Place.parse(place)])

    @property
    def rescue(self) -> int:
        return int(self.state.rescue)

    @property
    def assimilation(self) -> int:
        return int(self.state.assimilation)

    @property
    def phase(self) -> str:
        return Phase.name(self.state.phase)

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    # -- what always holds ---------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Make sure that every card lies in exactly one place, and that no card was made or lost."""
        super().check()
        t = self.state
        for place in range(5, len(ALL_PLACES)):
            owners = sum(place in t.owned[p] for p in t.hunted)
            assert t.reserve[place] + owners == RESERVE_COPIES[len(t.hunted)], f"copies of {Place.name(place)}"
        assert t.hunt_top == NONE if not t.hunt_discard else t.hunt_top in t.hunt_discard, (
            "top of the Hunt discard pile"
        )
