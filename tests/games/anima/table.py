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

import pytest

from fogtable.core.cards import NONE, Seat
from fogtable.core.choice import PASS
from fogtable.core.events import told
from fogtable.core.laws import broken_laws
from fogtable.core.match import Match, Refused
from fogtable.core.position import set_up
from fogtable.core.state import PER_SEAT, Field
from fogtable.core.view import own_part, public_part
from fogtable.core.visibility import OPEN, SPECTATOR
from fogtable.games.anima import GAME
from fogtable.games.anima.components import Area, Phase
from fogtable.games.anima.setup import Options

Names = str | Iterable[str]
A, B, C, D, E = (f"party-{n}" for n in range(1, 6))
LEADERS = ("warrior", "technician", "acrobatic-warrior", "paladin", "weaponmaster")


def words(names: Names) -> list[str]:
    """Return a list of names, also of a text in which they stand side by side."""
    return names.split() if isinstance(names, str) else list(names)


class Table:
    """One match, guarded: each write of the rules is checked against the declared bounds.

    Args:
        phase: ``reset``, ``movement``, ``interaction``, ``exploration`` or ``end``.
        players: 2 to 5.
        active: whose sub-turn it is; empty: nobody's, the first of the order comes next.
        order: the turn order, seats; as they sit if not said.
        seed: of the luck that is not said.
        luck: what comes next, in order: ``[("die", 4), ("draw", "fate")]``.
        options: options of the game.
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
            self._say(t, luck)

        options = {"numbers": "spec"} | dict(options or {})
        self._open(Match(GAME, players, Options(**options), seed, guarded=True, position=lay))

    @classmethod
    def fresh(
        cls, players: int = 2, seed: int = 1, luck: Iterable[tuple[str, str | int]] = (), **options: Any
    ) -> Table:
        """Return a table as the set-up leaves it, nothing overwritten."""
        made = cls.__new__(cls)
        said: dict[str, list[int]] = {}
        for source, outcome in luck:
            said.setdefault(source, []).append(GAME.luck.sources[source].parse(outcome))
        made._open(Match(GAME, players, Options(**options), seed, said, guarded=True))
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

    @staticmethod
    def _say(t: Any, luck: Iterable[tuple[str, str | int]]) -> None:
        for source, outcome in luck:
            t.chance.said.setdefault(source, []).append(GAME.luck.sources[source].parse(outcome))

    def say(self, *luck: tuple[str, str | int]) -> None:
        """Say what comes next from the named sources of chance."""
        self._say(self.state, luck)

    def dice(self, *numbers: int) -> None:
        """Say which dice come next, all but those for the turn order."""
        self.say(*(("die", number) for number in numbers))

    # -- the turn ------------------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        """Return the number of a seat."""
        return self.seats.index(name)

    def play(self, seat: str, *meanings: str) -> None:
        """Give answers of one seat, one after another."""
        for meaning in meanings:
            self.match.play(self.seat(seat), meaning)
            self.check()

    def passes(self, *seats: str) -> None:
        """Let these seats pass, or all who are asked and may pass (at least one)."""
        able = [self.seat(s) for s in seats] or [p for p in self.state.seats if "pass" in self.match.offered(p)]
        assert able, f"nobody may pass; awaited: {self.awaited()}"
        for p in able:
            self.match.answer(p, PASS)
            self.check()

    def awaited(self) -> set[str]:
        """Return the seats without whose answer the game cannot go on."""
        return {self.seats[p] for p in self.match.awaited()}

    def asked(self, seat: str) -> str | None:
        """Return the code of the question that a seat may answer now."""
        asked = self.match.question(self.seat(seat))
        return None if asked is None else asked[0].code()

    def offered(self, seat: str) -> set[str]:
        """Return all answers that a seat may give now."""
        return set(self.match.offered(self.seat(seat)))

    def offers(self, seat: str, verb: str) -> set[str]:
        """Return the objects that a verb is offered with; of a verb said alone its own name."""
        found = [meaning.partition(":") for meaning in self.offered(seat)]
        return {obj or name for name, _, obj in found if name == verb}

    def refuses(self, seat: str, *meanings: str) -> None:
        """Make sure that each of these answers is refused."""
        for meaning in meanings:
            before = self.state.snapshot(), len(self.match.answers)
            with pytest.raises(Refused):
                self.match.play(self.seat(seat), meaning)
            assert (self.state.snapshot(), len(self.match.answers)) == before

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

    @property
    def over(self) -> bool:
        return self.match.over

    # -- what is told and shown ----------------------------------------------------------------------------------------

    def events(self, viewer: str | None = None) -> list[str]:
        """Return the codes of all events since the start, those for one seat if it is named (or ``spectator``)."""
        return [entry["code"] for entry in self.told(viewer)]

    def told(self, viewer: str | None = None, code: str | None = None) -> list[dict[str, Any]]:
        """Return the events (``code``, ``clause``, ``args``) as a seat reads them; all cards open if none is named."""
        who = OPEN if viewer is None else SPECTATOR if viewer == "spectator" else self.seat(viewer)
        heard = [told(entry, who, self.seats) for entry in self.state.log]
        return [entry for entry in heard if entry is not None and code in (None, entry["code"])]

    def args(self, code: str, viewer: str | None = None) -> list[dict[str, Any]]:
        """Return the arguments of all events of one code."""
        return [entry["args"] for entry in self.told(viewer, code)]

    def view(self, seat: str) -> dict[str, Any]:
        """Return what a seat (or ``spectator``) sees, by names; rows by seat, member or number.

        A hidden set is its number of cards, or ``None`` where that is hidden too.
        """
        who = SPECTATOR if seat == "spectator" else self.seat(seat)
        shown = public_part(self.state, self.seats)
        own = own_part(self.state, who, self.seats)
        for name, declared in self.state.fields.items():
            if declared.shape and declared.shape[0] == PER_SEAT:
                shown[name] = dict(zip(self.seats, shown[name], strict=True)) | own.get(name, {})
            elif declared.shape:
                family = declared.index[0]
                rows = {str(row): value for row, value in enumerate(shown[name])} | own.get(name, {})
                shown[name] = {row if family is None else family.name(int(row)): rows[row] for row in rows}
            elif name in own:
                shown[name] = own[name]
        return shown

    # -- what always holds ---------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Make sure that every card lies in exactly one place, and that all values are possible."""
        broken = list(broken_laws(self.state, self.seats))
        assert not broken, broken
