"""One game in two executions, with the same answers: after each of them everything that can be asked of both is equal.

A game is told as a list of acts. Copies and re-deals are acts too: the play goes on with them, and ``back`` returns to
the match they were made of, so that a list of acts is all that is needed to play a difference again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from fogtable.core.asking import TooDeep
from fogtable.core.declarations.cards import members
from fogtable.core.declarations.chance import Chance, LuckRefused
from fogtable.core.declarations.events import told
from fogtable.core.declarations.state import Snapshot, fingerprint
from fogtable.core.declarations.streams import Seed
from fogtable.core.declarations.visibility import OPEN, SPECTATOR
from fogtable.core.game import Game
from fogtable.core.play.answering import Asked
from fogtable.core.play.match import Match, Refused
from fogtable.core.play.redeal import NoWorld, redeal
from fogtable.core.play.telling import Views
from fogtable.core.play.view import view, view_bytes
from fogtable.fast.match import FastMatch, open_match
from fogtable.fast.sight import sight_bytes

ALARMS = (TooDeep, LuckRefused, NoWorld)
"""Errors that are part of the language: both executions raise them at the same place, with the same text."""
NESTED = 4
"""Copies of copies that a play may stand in."""


@dataclass(frozen=True)
class Start:
    """How a game begins. ``position``: the declared fields that are laid out in place of the set-up's."""

    game: Game
    count: int
    seed: Seed
    options: msgspec.Struct | None = None
    asks_idle: bool = True
    said: dict[str, list[int]] | None = None
    position: Snapshot | None = None

    @property
    def lay(self) -> Callable[[Any], None] | None:
        """What lays out the position."""
        position = self.position
        return None if position is None else lambda t: t.restore(position)

    def __str__(self) -> str:
        lines = [f"{self.game.name}, {self.count} seats, seed {self.seed}, {self.options}"]
        if not self.asks_idle:
            lines.append("asks_idle=False")
        if self.said:
            lines.append(f"said={self.said}")
        if self.position is not None:
            lines += ["from the position with", *self._changed()]
        return "\n".join(lines)

    def _changed(self) -> Iterator[str]:
        """Yield the fields of the position that are not as the set-up leaves them."""
        assert self.position is not None
        t = self.game.table(self.count)
        t.chance = Chance(self.seed)
        self.game.setup(t, self.game.options() if self.options is None else self.options)
        before = {name: getattr(t, name) for name in t.fields}
        t.restore(self.position)
        for name, held in before.items():
            if getattr(t, name) != held:
                yield f"  {name} = {getattr(t, name)}"


Execution = Callable[[Start], Any]
"""Begins a match: :func:`reference`, or :func:`compiled` rules."""


def reference(start: Start) -> Match:
    """Begin a match in CPython, every write held against the bounds."""
    return Match(
        start.game,
        start.count,
        start.options,
        start.seed,
        said=start.said,
        guarded=True,
        asks_idle=start.asks_idle,
        position=start.lay,
    )


def compiled(module: Any) -> Execution:
    """Return what begins a match with the rules of a built module."""

    def begin(start: Start) -> Any:
        return open_match(
            module,
            start.game,
            start.count,
            start.options,
            start.seed,
            said=start.said,
            asks_idle=start.asks_idle,
            position=start.lay,
        )

    return begin


@dataclass(frozen=True)
class Act:
    """What is done with both matches.

    ``kind``: ``answer``, ``take`` (the same in canonical order), ``retract``, ``wrong`` (an answer that is refused),
    ``copy``, ``redeal`` (for ``seat``, from the seed ``number``), ``back``.
    """

    kind: str
    seat: int = 0
    number: int = 0


def dealt_anew(match: Any, seat: int, seed: int) -> Any:
    """Return another world that a seat could be in."""
    own = getattr(match, "redeal", None)
    return redeal(match, seat, seed) if own is None else own(seat, seed)


class Differs(Exception):
    """The executions differ: in what, and what each has there."""

    def __init__(self, what: str, left: object, right: object) -> None:
        super().__init__(f"{what}\n  reference: {left}\n  compiled:  {right}")
        self.what = what


class Stopped(Exception):
    """Both executions stopped with the same alarm."""


class Broken(Exception):
    """The reference itself cannot go on: the rules did what Python refuses, such as an index out of its range."""


def alike(left: Callable[[], Any], right: Callable[[], Any]) -> tuple[Any, Any]:
    """Do the same in both executions; return what each gives.

    Raises:
        Refused, Stopped: both refused it with the same words, or stopped with the same alarm.
        Differs: only one did, or each with words of its own.
        Broken: the reference could not do it.
    """
    gave: Any = None
    wrong: Exception | None = None
    try:
        gave = left()
    except (Refused, *ALARMS) as raised:
        wrong = raised
    except Exception as raised:
        raise Broken(f"{type(raised).__name__}: {raised}") from raised
    try:
        also = right()
    except Exception as raised:
        if wrong is None or _error(raised) != _error(wrong):
            raise Differs("the error", _error(wrong), _error(raised)) from raised
        if isinstance(wrong, Refused):
            raise wrong from None
        raise Stopped(str(wrong)) from None
    if wrong is not None:
        raise Differs("the error", _error(wrong), None)
    return gave, also


def _error(raised: Exception | None) -> object:
    if raised is None or isinstance(raised, NoWorld):  # an alarm about the state table, not about the game
        return raised and "NoWorld"
    return type(raised).__name__, str(raised), getattr(raised, "code", None)


@dataclass
class Pair:
    """The same match in both executions.

    Attributes:
        seen: how much of log and luck of each was compared; a copy need not have those from before.
        filled: whether to compare what the last answer made the match answer by itself; in a copy from the next on.
        dealt: whether it comes from a re-deal.
        answers: whether to compare these; those of a copy begin at its last boundary here, with the copy there.
        writers: what writes the views of each; copies go on with those of their original.
    """

    left: Match
    right: Any
    seen: dict[str, tuple[int, int]] = field(default_factory=dict)
    filled: bool = True
    dealt: bool = False
    answers: bool = True
    writers: tuple[Views, Views] | None = None

    def compare(self, closely: bool) -> None:
        """Compare everything; ``closely``: also what follows from equal fields, such as the bytes of views.

        Raises:
            Differs: something is not equal.
        """
        one, other = self.left, self.right
        seats = one.state.seats
        _same("over", one.over, other.over)
        _same("awaited()", one.awaited(), tuple(other.awaited()))
        for p in seats:
            asked, also = one.question(p), other.question(p)
            if asked is not also and asked != also:
                raise Differs(f"question({p})", _question(one, asked), _question(one, also))
            _same(f"retractable({p})", one.retractable(p), other.retractable(p))
        _same("way()", one.way(), other.way())
        _same("waits_openly()", one.waits_openly(), other.waits_openly())
        if one.from_start and other.from_start:
            _same("opened()", one.opened(), other.opened())
        if self.filled:
            _same("filled", one.filled, list(other.filled))
        t, u = one.state, other.state
        known = self.seen.get("log", (0, 0))
        self._fields(t, u)
        self._story(t, u)
        self._texts(*known)  # after what they follow from, which names a difference more plainly
        if closely or one.over:
            self._closely(t, u)

    def _texts(self, here: int, there: int) -> None:
        """Compare, byte by byte, all that goes out to people: views, questions, and events from these numbers on."""
        one, other = self.left, self.right
        self.writers = left, right = self.writers or (one.writer(), other.writer())
        left.read(one)
        right.read(other)
        _same("what everybody sees", left.public, right.public)
        for viewer in (SPECTATOR, *one.state.seats):
            _same(f"what {viewer} sees beyond", left.own(viewer), right.own(viewer))
            _same(f"asked({viewer})", one.asked(viewer), other.asked(viewer))
        _same("about()", one.about(), other.about())
        if not self.dealt:
            _same("answered()", one.answered(), other.answered())
        _same(f"told({here})", one.told(here), other.told(there))
        for viewer in (OPEN, one.state.seats[-1]):
            _same(f"told_to({viewer}, {here})", one.told_to(viewer, here), other.told_to(viewer, there))
        _same("events", one.event_count() - here, other.event_count() - there)
        _same("all laid open", one.laid_open(), other.laid_open())

    def _fields(self, t: Any, u: Any) -> None:
        if t.snapshot() == u.snapshot():
            return
        for name in t.fields:
            mine, its = getattr(t, name), getattr(u, name)
            if not isinstance(mine, list):
                _same(f"field {name}", mine, its)
                continue
            for row, (left, right) in enumerate(zip(mine, its, strict=True)):
                _same(f"field {name}[{row}]", left, right)
        raise Differs("fields", t.snapshot(), u.snapshot())

    def _story(self, t: Any, u: Any) -> None:
        """Compare what was told and what chance brought since the last time."""
        names = self.left.names
        new, also = self._new("log", t.log, u.log)
        if new or also:
            for viewer in (*t.seats, SPECTATOR):
                mine, its = ([told(entry, viewer, names) for entry in some] for some in (new, also))
                _same(f"events told to {'a spectator' if viewer == SPECTATOR else names[viewer]}", mine, its)
        new, also = self._new("came", t.chance.came, u.chance.came)
        if new or also:
            brought, too = ([(source.name, outcome) for source, outcome in some] for some in (new, also))
            _same("what chance brought", brought, too)

    def _new(self, what: str, left: list[Any], right: list[Any]) -> tuple[list[Any], list[Any]]:
        """Return what has been added to two lists since the last time."""
        one, other = self.seen.get(what, (0, 0))
        self.seen[what] = len(left), len(right)
        return left[one:], right[other:]

    def _closely(self, t: Any, u: Any) -> None:
        one, other = self.left, self.right
        _same("fingerprint", fingerprint(t), fingerprint(u))
        for viewer in (*t.seats, SPECTATOR):
            _same(f"view of {viewer}", view_bytes(t, viewer, one.names), view_bytes(u, viewer, other.names))
            if isinstance(other, FastMatch):
                _same(f"sight of {viewer}", sight_bytes(type(t), view(t, viewer)), other.sight(viewer))
        for p in t.seats:
            _same(f"offered({p})", one.offered(p), other.offered(p))
        if self.answers:
            _same("answers", one.answers, other.answers)
        _same("luck to come", t.chance.stream.at, u.chance.stream.at)
        _same("what was said beforehand", _left(t.chance.said), _left(u.chance.said))
        if one.over:
            _same("outcome", one.outcome, other.outcome)
            pays = one.game.payoff
            for p in t.seats if pays is not None else ():
                _same(f"payoff of {p}", pays and pays(t, p), _payoff(other, p))
        elif any(one.question(p) is not None for p in one.awaited()):
            _same("next()", _in_order(one.next()), _in_order(other.next()))

    def copied(self, left: Match, right: Any, dealt: bool) -> Pair:
        """Return the pair of two matches made of these: what they tell begins here."""
        made = Pair(left, right, filled=dealt, dealt=self.dealt or dealt, answers=False, writers=self.writers)
        t, u = left.state, right.state
        made._new("log", t.log, u.log)
        made._new("came", t.chance.came, u.chance.came)
        return made


def _refused(left: Callable[[], Any], right: Callable[[], Any]) -> None:
    try:
        alike(left, right)
    except Refused:
        return
    raise AssertionError("what is wrong was not refused")


def _in_order(asked: Asked | None) -> tuple[Any, ...] | None:
    return asked and (*asked[:2], tuple(asked[2]))


def _left(said: dict[str, list[int]]) -> dict[str, list[int]]:
    return {name: outcomes for name, outcomes in said.items() if outcomes}


def _payoff(match: Any, seat: int) -> int:
    """Return what a seat got out of a finished game, in thousandths, as the execution itself says."""
    own = getattr(match, "worth", None)
    paid: int = match.game.payoff(match.state, seat) if own is None else round(1000 * own(seat))
    return paid


def _same(what: str, left: object, right: object) -> None:
    if left != right:
        raise Differs(what, left, right)


def _question(match: Match, asked: Any) -> object:
    if asked is None:
        return None
    choice, bits = asked
    try:
        return choice.code(), [choice.meaning(option, match.names) for option in members(bits)]
    except (AttributeError, ValueError):
        return choice, bits


@dataclass
class Play:
    """A play of one game in both executions. ``every``: at every how many acts it looks closely."""

    start: Start
    left: Execution
    right: Execution
    every: int = 1
    pairs: list[Pair] = field(default_factory=list)
    done: list[Act] = field(default_factory=list)

    def begin(self) -> None:
        """Begin the game in both; raises what :func:`alike` does."""
        one, other = alike(lambda: self.left(self.start), lambda: self.right(self.start))
        self.pairs = [Pair(one, other)]
        self.pairs[-1].compare(closely=True)

    @property
    def match(self) -> Match:
        """The match that is being played, in the reference."""
        return self.pairs[-1].left

    def fits(self, act: Act) -> bool:
        """Tell whether an act can be done now."""
        match = self.match
        if act.kind in ("answer", "wrong", "take"):
            asked = match.question(act.seat)
            offered = asked is not None and 0 <= act.number < 128 and asked[1] >> act.number & 1 == 1
            if act.kind == "take" and offered:
                return match.next()[0] == act.seat
            return offered is not (act.kind == "wrong")
        if act.kind == "retract":
            return match.retractable(act.seat)
        if act.kind == "back":
            return len(self.pairs) > 1
        return len(self.pairs) < NESTED and (act.kind == "copy" or match.question(act.seat) is not None)

    def do(self, act: Act) -> None:
        """Do an act that fits in both executions, and compare them; raises what :func:`alike` does."""
        self.done.append(act)
        pair = self.pairs[-1]
        one, other = pair.left, pair.right
        if act.kind == "answer":
            alike(lambda: one.answer(act.seat, act.number), lambda: other.answer(act.seat, act.number))
        elif act.kind == "take":
            asked, also = alike(lambda: one.act(act.number), lambda: other.act(act.number))
            _same("next(), as act() tells", _in_order(asked), _in_order(also))
        elif act.kind == "retract":
            alike(lambda: one.retract(act.seat), lambda: other.retract(act.seat))
        elif act.kind == "wrong":
            self._wrong(one, other, act)
        elif act.kind == "back":
            self.pairs.pop()
        else:
            self._branch(pair, act)
        if act.kind in ("answer", "take"):
            pair.filled = True
        self.pairs[-1].compare(len(self.done) % self.every == 0 or act.kind not in ("answer", "take"))

    def _wrong(self, one: Match, other: Any, act: Act) -> None:
        _refused(lambda: one.answer(act.seat, act.number), lambda: other.answer(act.seat, act.number))
        asked = one.next()
        if asked is None or asked[0] == act.seat:
            _refused(lambda: one.act(act.number), lambda: other.act(act.number))
        if not one.retractable(act.seat):
            _refused(lambda: one.retract(act.seat), lambda: other.retract(act.seat))

    def _branch(self, pair: Pair, act: Act) -> None:
        one, other = pair.left, pair.right
        if act.kind == "copy":
            made, also = alike(one.copy, other.copy)
        else:
            made, also = alike(
                lambda: dealt_anew(one, act.seat, act.number), lambda: dealt_anew(other, act.seat, act.number)
            )
        self.pairs.append(pair.copied(made, also, act.kind == "redeal"))
        self.pairs[-1].compare(closely=True)
