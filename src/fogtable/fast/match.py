"""A match played by compiled rules: the same questions, answers, events and views as the reference, faster.

The game lies as bytes in an object of the compiled module. Whatever looks at the state (views, bots, scenarios) gets a
decoded :class:`~fogtable.core.declarations.state.State`, made when it is asked for.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

import msgspec

from fogtable.core.asking import TooDeep, Way
from fogtable.core.declarations.cards import from_bits
from fogtable.core.declarations.chance import Chance, Chances, LuckRefused, Source
from fogtable.core.declarations.choice import Choice
from fogtable.core.declarations.events import Event, Events
from fogtable.core.declarations.state import OutOfBounds, State
from fogtable.core.declarations.streams import Seed, key_of, stream_of
from fogtable.core.game import Game
from fogtable.core.play.answering import Answering, Asked, Refused
from fogtable.core.play.match import Match
from fogtable.core.play.redeal import NoWorld
from fogtable.core.play.telling import Texts, Views, texts_for, texts_of
from fogtable.fast import tapes
from fogtable.fast.find import module_of
from fogtable.fast.layout import layout_of

_TOO_DEEP, _LUCK_REFUSED = 1, 2
_WAYS: Final = tuple(Way)


class _Facts(msgspec.Struct, frozen=True, eq=False):
    """Facts that all copies of a match share: the game, and the meanings of the numbers on its tapes."""

    game: Game
    options: msgspec.Struct
    names: tuple[str, ...]
    events: tuple[Event, ...]
    sources: tuple[Source, ...]
    before: tuple[list[Any], list[tuple[Source, int]]]
    """Log and luck of a set-up that ran in Python, with chance in it."""
    said: dict[str, list[int]] | None = None
    """Outcomes of chance that were scripted."""


class _Memo:
    """The decoded state of one match, and how much of its tapes was read."""

    __slots__ = ("came", "events", "fields", "filled", "filled_version", "state", "version")

    def __init__(self, state: State) -> None:
        self.state = state
        self.version = self.filled_version = -1
        self.filled: list[tuple[int, type[Choice], int]] = []
        self.fields = b""
        self.events = 0
        self.came = 0


if TYPE_CHECKING:

    class _Table:
        """The interface of a compiled module to one game in progress (``fast/runtime/module.c``)."""

        facts: _Facts
        memo: Any
        from_start: bool
        version: int
        luck: int
        seed: Seed
        over: bool
        asks_idle: bool
        taken_back: int
        event_tape: tuple[int, ...]
        came_tape: tuple[int, ...]
        filled_tape: tuple[int, ...]
        answer_tape: tuple[int, ...]
        answer_count: int
        waits: int
        said_tape: tuple[int, ...]

        def __init__(
            self, seats: int, seed: Seed, key: bytes | None, luck: int, asks_idle: bool, facts: object
        ) -> None: ...
        def copy(self) -> FastMatch: ...
        def fields(self) -> bytes: ...
        def sight(self, viewer: int) -> bytes: ...
        def lay(self, fields: bytes) -> None: ...
        def say(self, source: int, outcome: int) -> None: ...
        def start(self, fields: bytes) -> None: ...
        def reset(self, seed: int) -> Asked | None: ...
        def begin(self) -> None: ...
        def awaited(self) -> tuple[int, ...]: ...
        def retractable(self, seat: int) -> bool: ...
        def answered(self) -> int: ...
        def about_tape(self) -> tuple[int, ...]: ...
        def take_back(self, seat: int) -> None: ...
        def relay(self, seat: int, seed: int, facts: object) -> bool: ...
        def seen(self, plan: bytes, questions: int, seat: int, asked: int) -> bytes: ...
        def weights(self, seat: int) -> dict[int, int]: ...
        def worth(self, seat: int) -> float: ...
        def asked(self, seat: int) -> bytes: ...
        def told_since(self, first: int) -> list[Texts]: ...
        def told_to_since(self, viewer: int, first: int) -> list[bytes]: ...
        def event_number(self) -> int: ...
        def laid_open(self) -> bytes: ...
        def writer(self) -> Views: ...
        def take_all(self, numbers: Sequence[int]) -> int: ...
        def play_out(self, times: int, seed: int, by_policy: bool, horizon: int) -> tuple[int, tuple[float, ...]]: ...
        def search(self, **how: Any) -> tuple[list[tuple[int, int, float]], int, int, bool]: ...

else:
    _Table = object


class FastMatch(Answering, _Table):
    """One game in progress, with the public surface of :class:`fogtable.core.play.match.Match`.

    Made by :func:`open_match`; ``next``, ``act``, ``take``, ``question``, ``awaited``, ``copy`` and ``over`` are the
    compiled module's own, and so are ``reset``, which begins again in place with another seed, and ``sight``: what a
    viewer sees as bytes (:mod:`fogtable.fast.sight`).
    """

    __slots__ = ()

    @property
    def game(self) -> Game:  # type: ignore[override]
        """The game that is played."""
        return self.facts.game

    @property
    def options(self) -> msgspec.Struct:  # type: ignore[override]
        """The game's options."""
        return self.facts.options

    @property
    def names(self) -> tuple[str, ...]:  # type: ignore[override]
        """The names of the seats."""
        return self.facts.names

    @property
    def answers(self) -> list[tuple[int, int]]:  # type: ignore[override]
        """All answers since the start (or the copy), each as seat and option number."""
        tape = self.answer_tape
        return list(zip(tape[::2], tape[1::2], strict=True))

    @property
    def said(self) -> dict[str, list[int]] | None:
        """The outcomes of chance that were scripted beforehand."""
        return self.facts.said

    def way(self) -> Way:
        """Return in which way the game waits for an answer."""
        return _WAYS[self.waits]

    def opened(self) -> int:
        """Return how many answers stood when the open question was first asked: no other one has the same number."""
        return self.answer_count - self.answered() + self.taken_back

    @property
    def filled(self) -> list[tuple[int, type[Choice], int]]:
        """The questions that the match answered by itself after the last answer."""
        memo = self._memo()
        if memo.filled_version != self.version:
            tape = self.filled_tape
            memo.filled = [(tape[i], self.game.choices[tape[i + 1]], tape[i + 2]) for i in range(0, len(tape), 3)]
            memo.filled_version = self.version
        return memo.filled

    @property
    def state(self) -> Any:
        """The state, decoded: to look at, never to write to."""
        memo = self._memo()
        if memo.version != self.version:
            fields = self.fields()
            layout_of(self.game.table).unpack(memo.state, fields, memo.fields)
            memo.fields = fields
            chance = memo.state.chance
            chance.stream.at = self.luck
            chance.said = tapes.said(self.said_tape, self.facts.sources)
            self._read_on(memo)
            memo.version = self.version
        return memo.state

    def about(self) -> tuple[Any, ...]:
        """Return what the open sealed question is about: the arguments of its script, which everybody knows."""
        tape = self.about_tape()
        return tapes.values(tape[1], tape[2:]) if tape else ()

    def _read_on(self, memo: _Memo) -> None:
        """Add to log and luck what has come since the last look."""
        events, came = self.event_tape, self.came_tape
        memo.state.log += tapes.events(events[memo.events :], self.facts.events)
        memo.state.chance.came += tapes.outcomes(came[memo.came :], self.facts.sources)
        memo.events, memo.came = len(events), len(came)

    def _memo(self) -> _Memo:
        memo: _Memo | None = self.memo
        if memo is None:
            memo = self.memo = _Memo(self.game.table(len(self.names)))
            memo.state.chance = Chance(self.seed)
            memo.state.log[:], memo.state.chance.came[:] = self.facts.before
        return memo

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it travel as what it follows from, as matches of the reference do: another process plays it again.

        Raises:
            TypeError: it does not follow from its seed and its answers (a copy, a position).
        """
        if not self.from_start:
            raise TypeError("only a match that was played from its start can travel to another process")
        return _arrived, (
            self.game,
            len(self.names),
            self.options,
            self.seed,
            self.said,
            self.asks_idle,
            array("l", self.answer_tape),
            self.taken_back,
        )

    def __deepcopy__(self, memo: object) -> FastMatch:
        return self.copy()

    def begun(self) -> AnyMatch:
        """Return the same game at its start."""
        return new_match(self.game, len(self.names), self.options, self.seed, self.said, self.asks_idle)

    def retract(self, seat: int) -> None:
        """Take back what ``seat`` has answered to the sealed question that is still open; it is asked again.

        Raises:
            Refused: there is nothing to take back.
        """
        if not self.retractable(seat):
            raise Refused("not-retractable", f"{self._named(seat)} has no sealed answer that could be taken back")
        self.take_back(seat)

    def told(self, first: int) -> list[Texts]:
        """Return what has happened from the event number ``first`` on, as each viewer reads it."""
        before = self.facts.before[0]
        return texts_of(before[first:], self.names) + self.told_since(max(0, first - len(before)))

    def told_to(self, viewer: int, first: int) -> list[bytes]:
        """Return what a viewer, ``OPEN`` too, is told of what has happened from the event number ``first`` on."""
        before = self.facts.before[0]
        texts = texts_for(before[first:], viewer, self.names)
        return texts + self.told_to_since(viewer, max(0, first - len(before)))

    def event_count(self) -> int:
        """Return how many events there have been."""
        return len(self.facts.before[0]) + self.event_number()

    def redeal(self, seat: int, seed: int) -> FastMatch:
        """Return a copy in which all that ``seat`` cannot know is drawn anew (``core/play/redeal.py``).

        Raises:
            ValueError: the seat is not asked.
            NoWorld: the declared restrictions leave no world.
        """
        if self.question(seat) is None:
            raise ValueError(f"{self.names[seat]} is not asked now: a world is re-dealt at a seat's own decision")
        made = self.copy()
        facts = msgspec.structs.replace(self.facts, before=([], []))
        if not made.relay(seat, seed & tapes.WORD_MASK, facts):
            raise NoWorld("no way to lay the hidden cards")
        return made


AnyMatch = Match | FastMatch
"""A match, however its rules are run."""

# -- opening ----------------------------------------------------------------------------------------------------------


def open_match(
    module: ModuleType,
    game: Game,
    count: int,
    options: msgspec.Struct | None = None,
    seed: Seed = 0,
    said: dict[str, list[int]] | None = None,
    guarded: bool = False,
    asks_idle: bool = True,
    position: Callable[[Any], None] | None = None,
) -> FastMatch:
    """Begin a game with compiled rules; the arguments are those of :class:`fogtable.core.play.match.Match`.

    Whether writes are checked (``guarded``) was settled when the module was compiled.

    Raises:
        ValueError: the game cannot be played by that many, or the seed is no seed.
    """
    game.require_seats(count)
    chosen = game.options() if options is None else options
    laid = laid_out(game, count, chosen)
    if laid is None or position is not None:
        return _from_reference(module, game, count, chosen, seed, said, asks_idle, position)
    luck, facts = stream_of(seed).at, _facts(game, count, chosen, ([], []), said)
    made = _class_of(module, game)(count, seed, key_of(seed), luck, asks_idle, facts)
    for source, outcome in _said(game, said or {}):
        made.say(source, outcome)
    made.start(laid)
    return made


def _arrived(
    game: Game,
    count: int,
    options: msgspec.Struct,
    seed: Seed,
    said: dict[str, list[int]] | None,
    asks_idle: bool,
    answers: array[int],
    taken_back: int,
) -> AnyMatch:
    """Play a match again that has come from another process, by compiled rules if there are any here."""
    made = new_match(game, count, options, seed, said, asks_idle)
    for seat, option in zip(answers[::2], answers[1::2], strict=True):
        made.answer(seat, option)
    made.taken_back = taken_back
    return made


def new_match(
    game: Game,
    count: int,
    options: msgspec.Struct | None = None,
    seed: Seed = 0,
    said: dict[str, list[int]] | None = None,
    asks_idle: bool = True,
) -> AnyMatch:
    """Begin a game by compiled rules where there are any, else by the reference.

    Raises:
        ValueError: the game cannot be played by that many, or the seed is no seed.
        NotCompiled: there are none, and ``FOGTABLE_RULES=compiled``.
    """
    module = module_of(game.name)
    if module is None:
        return Match(game, count, options, seed, said, asks_idle=asks_idle)
    return open_match(module, game, count, options, seed, said, asks_idle=asks_idle)


def _facts(
    game: Game, count: int, options: msgspec.Struct, before: Any, said: dict[str, list[int]] | None = None
) -> _Facts:
    events, sources = _kinds(game.log, game.luck)
    return _Facts(game, options, game.seat_names(count), events, sources, before, said)


@cache
def _kinds(log: type[Events], luck: type[Chances]) -> tuple[tuple[Event, ...], tuple[Source, ...]]:
    return tuple(log.table.values()), tuple(luck.sources.values())


def _said(game: Game, said: dict[str, list[int]]) -> list[tuple[int, int]]:
    names = list(game.luck.sources)
    return [(names.index(name), outcome) for name, outcomes in said.items() for outcome in outcomes]


_LAID: Final[WeakKeyDictionary[Game, dict[tuple[int, msgspec.Struct], bytes | None]]] = WeakKeyDictionary()


def laid_out(game: Game, count: int, options: msgspec.Struct) -> bytes | None:
    """Return the fields after the set-up, which follow from game, seats and options alone.

    ``None``: there is chance in it, so it has to run for each game.
    """
    if game.deal is None:
        return None
    known = _LAID.setdefault(game, {})
    if (count, options) not in known:
        t = game.table(count)
        t.chance = Chance(0)
        game.setup(t, options)
        known[count, options] = None if t.chance.came or t.log else layout_of(game.table).pack(t)
    return known[count, options]


def begun_alone(game: Game, count: int, options: msgspec.Struct | None) -> bytes:
    """Return the fields from which games of so many seats begin and end without a call to Python.

    Raises:
        ValueError: the game is not for so many, or has no ``deal`` or ``payoff``.
    """
    game.require_seats(count)
    fields = laid_out(game, count, game.options() if options is None else options)
    if fields is None or game.payoff is None:
        raise ValueError(f"{game.name} has no deal and payoff by which games could begin and end here")
    return fields


def _from_reference(
    module: ModuleType,
    game: Game,
    count: int,
    options: msgspec.Struct,
    seed: Seed,
    said: dict[str, list[int]] | None,
    asks_idle: bool,
    position: Callable[[Any], None] | None,
) -> FastMatch:
    """Begin at a position that was laid out in Python."""
    t = game.table(count)
    t.chance = Chance(seed, said)
    game.setup(t, options)
    if game.deal is not None:
        game.deal(t)
    if position is not None:
        position(t)
    before = (t.log, t.chance.came)
    luck, facts = t.chance.stream.at, _facts(game, count, options, before)
    made = _class_of(module, game)(count, seed, key_of(seed), luck, asks_idle, facts)
    made.lay(layout_of(game.table).pack(t))
    for source, outcome in _said(game, t.chance.said):
        made.say(source, outcome)
    made.begin()
    return made


def _class_of(module: ModuleType, game: Game) -> type[FastMatch]:
    """Return the class of matches of a module, made once and kept in it."""
    found: type[FastMatch] | None = getattr(module, "Match", None)
    if found is None:
        module.know(game.choices, _raise)
        found = type("FastMatch", (module.Table, FastMatch), {"__slots__": ()})
        vars(module)["Match"] = found
    return found


def _raise(match: FastMatch, code: int, *told: Any) -> None:
    """Raise an error of the compiled rules, worded as the reference words it."""
    if code == _TOO_DEEP:
        name, bound = told
        raise TooDeep(f"{name} went deeper than its bound of {bound}")
    if code == _LUCK_REFUSED:
        number, wanted, possible = told
        source = match.facts.sources[number]
        can = range(1, possible + 1) if source.family is None else from_bits(tapes.bits_of(possible))
        names = ", ".join(dict.fromkeys(str(source.text(o)) for o in can))
        raise LuckRefused(f"{source.name}: {source.text(wanted)} cannot come up, only {names}")
    raise OutOfBounds(told[0])
