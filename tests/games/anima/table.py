"""A table of ANIMA in any position, for tests that read like a turn: everything is said by name.

    table = Table("movement", hand={B: "wrong-way"}, areas="cornes castle forest")
    table.play(A, "go:cornes")
    table.play(B, "play:wrong-way", "area:castle")

Unless said otherwise two players (`A`, `B`) sit there in turn order, with a Warrior and a Technician, on the road, with
empty hands, without Missions; the Village of Cornes and the Whispering Forest are active and empty, the numbers are
those of the specification, and the first player's sub-turn of the phase has begun. Names may be given as one text
("fate veto") or as any list of texts; copies are named as often as they are there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from fogtable.core.declarations.cards import NONE, Seat
from fogtable.core.declarations.fields import Field
from fogtable.core.formats.position import set_up
from fogtable.core.play.match import Match
from fogtable.games.anima import GAME
from fogtable.games.anima.components import Area, Phase
from fogtable.games.anima.setup import Options
from tests.games.seated import Seated, expect_luck

Names = str | Iterable[str]
A, B, C, D, E = (f"party-{n}" for n in range(1, 6))
LEADERS = ("warrior", "technician", "acrobatic-warrior", "paladin", "weaponmaster")


def words(names: Names) -> list[str]:
    """Return a list of names, also of a text in which they stand side by side."""
    return names.split() if isinstance(names, str) else list(names)


class Table(Seated):
    """One match, guarded: each write of the rules is checked against the declared bounds.

    Args:
        phase: ``reset``, ``movement``, ``interaction``, ``exploration`` or ``end``.
        players: 2 to 5.
        active: whose sub-turn it is; empty: nobody's, the first of the order comes next.
        order: the turn order, seats; as they sit if not said.
        seed: of the luck that is not said.
        luck: what comes next, in order: ``[("die", 4), ("draw", "fate")]``.
        options: options of the game.
        asks_idle: also ask in windows who can only pass, as people are asked.
        position: fields of the state by name: numbers, flags, names, rows by seat, member or number.
            Rows of sets that are not named are empty, those of Parties and Areas as said above.
    """

    def __init__(
        self,
        phase: str = "reset",
        players: int = 2,
        active: str = A,
        order: Names = "",
        seed: int = 1,
        luck: Iterable[tuple[str, str | int]] = (),
        options: Mapping[str, Any] | None = None,
        asks_idle: bool = False,
        **position: Any,
    ) -> None:
        seats = GAME.seat_names(players)
        places = words(order) or list(seats)
        given: dict[str, Any] = {
            "phase": phase,
            "turn": 1,
            "order": dict(enumerate(places)),
            "active": active or "none",
            "due": places.index(active) + 1 if active else 0,
            "offers_left": 3,
            "areas": "cornes forest",
            "area_discard": "",
            **{zone: {} for zone in ("party", "hand", "missions", "started", "completed", "banner", "dealt")},
        }
        if phase != "reset" and phase != "movement":
            given["at"] = dict.fromkeys(seats, "cornes")
        given |= position
        for zone in ("hand", "missions", "started", "completed", "banner", "dealt"):
            given[zone] = dict.fromkeys(seats, "") | given[zone]
        given["party"] = dict(zip(seats, LEADERS, strict=False)) | given["party"]
        given = {name: self._said(name, value) for name, value in given.items()}

        def lay(t: Any) -> None:
            t.log.clear()
            set_up(GAME, t, given, seats)
            expect_luck(t, GAME, luck)

        options = {"numbers": "spec"} | dict(options or {})
        self._open(Match(GAME, players, Options(**options), seed, guarded=True, asks_idle=asks_idle, position=lay))

    @classmethod
    def fresh(
        cls, players: int = 2, seed: int = 1, luck: Iterable[tuple[str, str | int]] = (), **options: Any
    ) -> Table:
        """Return a table as the set-up leaves it, nothing overwritten."""
        made = cls.__new__(cls)
        said: dict[str, list[int]] = {}
        for source, outcome in luck:
            said.setdefault(source, []).append(GAME.luck.sources[source].parse(outcome))
        made._open(Match(GAME, players, Options(**options), seed, said, guarded=True, asks_idle=False))
        return made

    def _open(self, match: Match) -> None:
        self.match = match
        self.state: Any = match.state
        self.seats = match.names
        self.check()

    @staticmethod
    def _said(name: str, value: Any) -> Any:
        """Write a value of a field as scenarios do: card sets as lists."""
        declared: Field = GAME.table.fields[name]
        if declared.kind != "cards":
            return value
        if declared.shape:
            return {row: words(held) for row, held in value.items()}
        return words(value)

    # -- luck ----------------------------------------------------------------------------------------------------------

    def dice(self, *numbers: int) -> None:
        """Say which dice come next, all but those for the turn order."""
        self.say(("die", number) for number in numbers)

    # -- what lies where, by names -------------------------------------------------------------------------------------

    def at(self, seat: str) -> str:
        """Return the Area of a Party; ``none`` on the road."""
        return Area.name(self.state.at[self.seat(seat)])

    def of(self, field: str, seat: str) -> Any:
        """Return what a seat has in a field: a number, a flag, a name, or sorted names."""
        return self._named(field, getattr(self.state, field)[self.seat(seat)])

    def on(self, field: str, row: str) -> Any:
        """Return what lies in the row of a member: ``table.on("prior", "castle")``."""
        family = self.state.fields[field].index[0]
        return self._named(field, getattr(self.state, field)[family.parse(row)])

    def zone(self, field: str) -> Any:
        """Return what is in a field without rows: ``table.zone("discard")``."""
        return self._named(field, getattr(self.state, field))

    def _named(self, field: str, value: Any) -> Any:
        declared: Field = self.state.fields[field]
        family = declared.family

        def name(one: int) -> str:
            if family is Seat:
                return "none" if one == NONE else self.seats[one]
            assert family is not None
            return family.name(one)

        if declared.kind == "cards":
            return sorted(name(one) for one in value)
        return name(value) if declared.kind == "one_of" else value

    @property
    def phase(self) -> str:
        return Phase.name(self.state.phase)

    @property
    def active(self) -> str:
        return str(self._named("active", self.state.active))
