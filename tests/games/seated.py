"""A table of a game of several seats as its tests speak of it: seats, answers and all that is seen, by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from fogtable.core.declarations.choice import PASS
from fogtable.core.declarations.events import told
from fogtable.core.declarations.fields import PER_SEAT
from fogtable.core.declarations.laws import broken_laws
from fogtable.core.declarations.visibility import OPEN, SPECTATOR
from fogtable.core.game import Game
from fogtable.core.play.match import Match, Refused
from fogtable.core.play.view import own_part, public_part


def expect_luck(t: Any, game: Game, luck: Iterable[tuple[str, str | int]]) -> None:
    """Say what comes next from the named sources of chance of a state."""
    for source, outcome in luck:
        t.chance.said.setdefault(source, []).append(game.luck.sources[source].parse(outcome))


class Seated:
    """One match; after every answer what always holds is checked."""

    match: Match
    state: Any
    seats: tuple[str, ...]

    def seat(self, name: str) -> int:
        """Return the number of a seat."""
        return self.seats.index(name)

    def say(self, luck: Iterable[tuple[str, str | int]]) -> None:
        """Say what comes next from the named sources of chance."""
        expect_luck(self.state, self.match.game, luck)

    def check(self) -> None:
        """Make sure that every card lies in exactly one place, and that all values are possible."""
        broken = list(broken_laws(self.state, self.seats))
        assert not broken, broken

    # -- answers -------------------------------------------------------------------------------------------------------

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
        """Make sure that each of these answers is refused, and that nothing changes by it."""
        for meaning in meanings:
            before = self._everything()
            with pytest.raises(Refused):
                self.match.play(self.seat(seat), meaning)
            assert self._everything() == before, f"{seat}: {meaning} was refused and changed something"

    def _everything(self) -> Any:
        t = self.state
        asked = [self.match.question(p) for p in t.seats]
        return t.snapshot(), asked, len(t.log), list(self.match.answers), t.chance.stream.at

    @property
    def over(self) -> bool:
        return self.match.over

    def winner(self) -> str:
        """Return the side that has won, with the cause: ``hunted: wreck``."""
        outcome = self.match.outcome
        return f"{outcome.side}: {outcome.cause}"

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
