"""A match: one game being played, in the reference execution.

It runs the rules until they wait, says who may answer what, takes answers, and can be copied. Seats, options and
answers are numbers here; meanings (``commit:lair``) are made at the border with :meth:`Match.meaning` and
:meth:`Match.parse`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final

import msgspec

from fogtable.core.asking import BOUNDARY, Ask, Boundary, Floor, May, Over, Script, Secret, Together, Way
from fogtable.core.declarations.chance import Chance
from fogtable.core.declarations.choice import PASS, PASS_BIT, Choice, numbers
from fogtable.core.declarations.state import Snapshot, checked
from fogtable.core.declarations.streams import Seed
from fogtable.core.game import Game
from fogtable.core.play.answering import Asked, Refused
from fogtable.core.play.telling import Telling

_WAYS: Final = {Ask: Way.ONE, May: Way.ONE, Secret: Way.SECRET, Floor: Way.FLOOR, Over: Way.NOBODY}


class _SealedScript:
    """One seat's part of a :class:`Together`: its running script and its open question (``None``: answered)."""

    __slots__ = ("answers", "ask", "script")

    def __init__(self, script: Script[None], ask: Ask) -> None:
        self.answers: list[int] = []
        self.ask: Ask | None = ask
        self.script: Script[None] = script


def _lone(ask: Ask) -> int | None:
    """Return the only option of a question, or ``None`` if there is not exactly one."""
    options = numbers(ask.options)
    return options[0] if len(options) == 1 else None


class Match(Telling):
    """One game in progress.

    Args:
        game: what is played.
        count: number of seats.
        options: the game's options; its defaults if ``None``.
        seed: of the game's luck; a number for fast luck, a text for luck that nobody can foresee.
        said: outcomes of chance scripted beforehand, by source name.
        guarded: check every write of the rules against the declared bounds.
        asks_idle: also ask, in sealed questions, a seat that could only pass. People must be asked, or silence would
            tell; a simulation in which nobody watches may leave it out (its answers make no record).
        position: lays out another position in the state after the set-up, before play begins (scenarios).

    ``answers`` are those that stand, by seat and option: what was taken back is gone from it. ``taken_back`` counts
    what the open sealed question has lost that way, each taking back included.
    ``filled`` lists what the last answer made the match answer by itself: obvious questions with one option.
    ``from_start`` tells whether seed, ``said`` and answers give the same game again (not so of copies and positions).

    Raises:
        ValueError: the game cannot be played by that many, or the seed is no seed.
    """

    def __init__(
        self,
        game: Game,
        count: int,
        options: msgspec.Struct | None = None,
        seed: Seed = 0,
        said: dict[str, list[int]] | None = None,
        guarded: bool = False,
        asks_idle: bool = True,
        position: Callable[[Any], None] | None = None,
    ) -> None:
        game.require_seats(count)
        self.game = game
        self.options = game.options() if options is None else options
        self.names = game.seat_names(count)
        self.seed: Seed = seed
        self.said = said if position is None else None
        self.from_start = position is None
        self.asks_idle = asks_idle
        self.state: Any = (checked(game.table) if guarded else game.table)(count)
        self.state.chance = Chance(seed, said)
        self.answers: list[tuple[int, int]] = []
        self.filled: list[tuple[int, type[Choice], int]] = []
        self.over = False
        self.taken_back = 0
        self._opened = 0
        self._copied = False
        game.setup(self.state, self.options)
        if game.deal is not None:
            game.deal(self.state)
        if position is not None:
            position(self.state)
        self._start()

    def _start(self) -> None:
        """Begin ``play`` at the present state, which must be at a boundary."""
        self.request: Any = None
        self._parts: dict[int, _SealedScript] = {}
        self._script = self.game.play(self.state)
        self._mark()
        self._run(None)

    def begun(self) -> Match:
        """Return the same game at its start."""
        return Match(self.game, len(self.names), self.options, self.seed, self.said, asks_idle=self.asks_idle)

    def restart(self) -> None:
        """Begin ``play`` anew from the present fields: tests overwrite them at a boundary."""
        self.from_start = False
        self.over = False
        self._start()

    def _mark(self) -> None:
        """Remember this place: copies start here. Boundaries are remembered once a copy has been asked for."""
        t = self.state
        self._boundary = (t.snapshot(), t.chance.copy())
        self._since = len(self.answers)
        self._dealt: list[tuple[int, Callable[[Match], None]]] = []

    def _run(self, value: Any) -> None:
        """Run the rules with an answer until they wait for the next one."""
        send = self._script.send
        while True:
            request = send(value)
            value = None
            kind = type(request)
            if kind is Boundary:
                if self._copied:
                    self._mark()
            elif kind is Together:
                if self._open(request):
                    return
            elif kind is Ask and request.choice.OBVIOUS and (lone := _lone(request)) is not None:
                self.filled.append((request.seat, request.choice, lone))
                value = request.choice.values[lone]
            else:
                self.request = request
                self.over = kind is Over
                return

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it travel as what it follows from: another process plays it again.

        Raises:
            TypeError: it does not follow from its seed and its answers (a copy, a position).
        """
        if not self.from_start:
            raise TypeError("only a match that was played from its start can travel to another process")
        answers = array("l", (number for answer in self.answers for number in answer))
        return _arrived, (self.game, len(self.names), self.options, self.seed, self.said, self.asks_idle, answers)

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    # -- sealed answers ------------------------------------------------------------------------------------------

    def _open(self, request: Together) -> bool:
        """Ask all seats of a sealed question; tell whether anybody has to answer."""
        self.request = request
        self._opened = len(self.answers)
        self.taken_back = 0
        t, who, script, args = self.state, request.who, request.script, request.args
        self._parts = parts = {}
        for p in t.seats:
            if who(t, p, *args):
                running = script(t, p, *args)
                ask = self._go_on(running, None)
                if ask is not None:
                    parts[p] = _SealedScript(running, ask)
        return bool(parts)

    def _go_on(self, script: Script[None], value: Any) -> Ask | None:
        """Run one seat's sealed script to its next question; return ``None`` at its end."""
        send = script.send
        try:
            while True:
                ask: Ask = send(value)
                if ask.may_pass:
                    if self.asks_idle or ask.options:
                        return ask
                    lone = PASS
                elif ask.choice.OBVIOUS and (only := _lone(ask)) is not None:
                    lone = only
                    self.filled.append((ask.seat, ask.choice, lone))
                else:
                    return ask
                value = ask.choice.values[lone]
        except StopIteration:
            return None

    def _answer_sealed(self, seat: int, option: int) -> None:
        part = self._parts[seat]
        part.answers.append(option)
        assert part.ask is not None
        part.ask = self._go_on(part.script, part.ask.choice.values[option])
        if part.ask is None:
            for other in self._parts.values():
                if other.ask is not None:
                    return
            self._parts = {}
            self._run(None)

    def retract(self, seat: int) -> None:
        """Take back what ``seat`` has answered to the sealed question that is still open; it is asked again.

        Raises:
            Refused: there is nothing to take back.
        """
        part = self._parts.get(seat)
        if part is None or not part.answers:
            raise Refused("not-retractable", f"{self._named(seat)} has no sealed answer that could be taken back")
        for name, declared in self.state.fields.items():
            if declared.sealed:
                getattr(self.state, name)[seat] = declared.empty(len(self.names))[seat]
        request = self.request
        self._forget(seat, len(part.answers))
        part.answers = []
        part.script = request.script(self.state, seat, *request.args)
        part.ask = self._go_on(part.script, None)

    def _forget(self, seat: int, count: int) -> None:
        """Strike the last answers of a seat, so that a copy costs no more however often an answer was changed."""
        self.taken_back += count + 1
        at = len(self.answers)
        while count:
            at -= 1
            if self.answers[at][0] == seat:
                del self.answers[at]
                count -= 1
                self._opened -= at < self._opened
                since = at - self._since
                self._dealt = [(place - (place > since), change) for place, change in self._dealt]

    # -- what is asked -------------------------------------------------------------------------------------------

    def awaited(self) -> tuple[int, ...]:
        """Return the seats without whose answer the game cannot go on, in canonical order."""
        request = self.request
        if self.over:
            return ()
        if type(request) is Together:
            return tuple(p for p, part in self._parts.items() if part.ask is not None)
        if type(request) is Floor:
            t = self.state
            return tuple(p for p in t.seats if request.must(t, p))
        return (request.seat,)

    def next(self) -> Asked | None:
        """Return what the seat is asked that comes first in canonical order; ``None``: the game is over."""
        if self.over:
            return None
        request = self.request
        if type(request) is Floor:
            t, must = self.state, request.must
            for seat in t.seats:
                if must(t, seat):
                    return seat, request.choice, numbers(request.options(t, seat))
            return None
        if type(request) is Together:
            for part in self._parts.values():
                if part.ask is not None:
                    request = part.ask
                    break
        if request.may_pass:
            return request.seat, request.choice, (*numbers(request.options), PASS)
        return request.seat, request.choice, numbers(request.options)

    def question(self, seat: int) -> tuple[type[Choice], int] | None:
        """Return what ``seat`` may answer now: the question and its legal options as a mask, or ``None``."""
        request = self.request
        if self.over or seat not in self.state.seats:
            return None
        if type(request) is Together:
            part = self._parts.get(seat)
            request = None if part is None else part.ask
        elif type(request) is Floor:
            bits = request.options(self.state, seat)
            return (request.choice, bits) if bits else None
        if request is None or request.seat != seat:
            return None
        return request.choice, request.bits()

    def about(self) -> tuple[Any, ...]:
        """Return what the open sealed question is about: the arguments of its script, which everybody knows."""
        request = self.request
        return request.args if type(request) is Together else ()

    def way(self) -> Way:
        """Return in which way the game waits for an answer."""
        request = self.request
        if type(request) is Together:
            return Way.QUIET if request.quiet else Way.SEALED
        return _WAYS[type(request)]

    @property
    def answer_count(self) -> int:
        """How many answers stand."""
        return len(self.answers)

    def opened(self) -> int:
        """Return how many answers stood when the open question was first asked: no other one has the same number."""
        return self._opened if type(self.request) is Together else len(self.answers)

    def retractable(self, seat: int) -> bool:
        """Tell whether ``seat`` has given a sealed answer, in whole or in part, that it may still change."""
        part = self._parts.get(seat)
        return part is not None and bool(part.answers)

    def answered(self) -> int:
        """Return how many answers have been given to the open sealed question, and taken back: both count."""
        return len(self.answers) - self._opened + self.taken_back if type(self.request) is Together else 0

    # -- answers -------------------------------------------------------------------------------------------------

    def take(self, seat: int, option: int) -> None:
        """Take one answer that is known to be offered (from :meth:`next`) and run on; nothing is checked."""
        self.answers.append((seat, option))
        self.filled.clear()
        request = self.request
        kind = type(request)
        if kind is Together:
            self._answer_sealed(seat, option)
        elif kind is Floor:
            deed, card = request.choice.values[option]
            self._run((seat, deed, card))
        else:
            self._run(request.choice.values[option])

    # -- the end, copies -----------------------------------------------------------------------------------------

    def copy(self) -> Match:
        """Return a match that goes on exactly like this one: the last boundary, and the answers since.

        Its log starts empty at the boundary; the luck of both is equal, not shared.
        """
        if not self._copied:  # the first copy: one that came all the way remembers the last boundary
            self._copied = True
            far = self._again(marking=True)
            self._since += far._since
            self._boundary, self._dealt = far._boundary, far._dealt
        return self._again()

    def _again(self, marking: bool = False) -> Match:
        """Return a match that goes on from the remembered boundary by the answers since."""
        saved, luck = self._boundary
        made = Match.__new__(Match)
        made.game, made.options, made.names, made.seed = self.game, self.options, self.names, self.seed
        made.asks_idle = self.asks_idle
        made.said, made.from_start = None, False
        t = self.state
        made.state = type(t)(len(t.seats))
        made.state.restore(saved)
        made.state.chance = luck.copy()
        made.answers = []
        made.filled = []
        made.over = False
        made.taken_back = 0
        made._opened = 0
        made._copied = marking
        made._start()
        dealt = list(self._dealt)
        for at, (seat, option) in enumerate(self.answers[self._since :]):
            while dealt and dealt[0][0] == at:
                made.changed_by(dealt.pop(0)[1])
            made.answer(seat, option)
        for _, change in dealt:
            made.changed_by(change)
        return made

    @classmethod
    def from_boundary(
        cls,
        game: Game,
        count: int,
        options: msgspec.Struct,
        seed: Seed,
        said: dict[str, list[int]] | None,
        asks_idle: bool,
        boundary: tuple[Snapshot, Chance],
        answers: list[tuple[int, int]],
        since: int,
    ) -> Match:
        """Return a match that was played from its start by these answers, of which it is told the last boundary.

        So many ``answers`` lie before that. Its log is what has happened since, as with a copy.
        """
        made = cls.__new__(cls)
        made.game, made.options, made.names, made.seed = game, options, game.seat_names(count), seed
        made.said, made.from_start, made.asks_idle = said, True, asks_idle
        saved, luck = boundary
        made.state = game.table(count)
        made.state.restore(saved)
        made.state.chance = luck.copy()
        made.answers, made.filled = answers[:since], []
        made.over = False
        made.taken_back = 0
        made._opened = since
        made._copied = True
        made._start()
        for seat, option in answers[since:]:
            made.answer(seat, option)
        return made

    def boundary(self) -> tuple[Snapshot, Chance, int]:
        """Return the boundary from which copies start: its fields, its luck, and how many answers were given since."""
        if not self._copied:
            self.copy()
        fields, luck = self._boundary
        return fields, luck.copy(), len(self.answers) - self._since

    def changed_by(self, change: Callable[[Match], None]) -> None:
        """Let ``change`` lay the hidden cards of this match anew, and repeat that in every copy of it."""
        self._dealt.append((len(self.answers) - self._since, change))
        change(self)


def _arrived(
    game: Game,
    count: int,
    options: msgspec.Struct,
    seed: Seed,
    said: dict[str, list[int]] | None,
    asks_idle: bool,
    answers: array[int],
) -> Match:
    """Play a match again that has come from another process."""
    made = Match(game, count, options, seed, said, asks_idle=asks_idle)
    for seat, option in zip(answers[::2], answers[1::2], strict=True):
        made.answer(seat, option)
    return made


__all__ = ["BOUNDARY", "PASS", "PASS_BIT", "Match", "Refused"]
