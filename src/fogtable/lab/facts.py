"""Facts about a finished game, read from its events: the course of its counters, the uses, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from fogtable.core.declarations.cards import Cards
from fogtable.core.declarations.events import Event, Secret
from fogtable.core.game import Game
from fogtable.core.packages import home_of
from fogtable.core.study import Study, Then, Use
from fogtable.games import load
from fogtable.lab.blame import Blame, Change, check_causes


@dataclass(frozen=True)
class Facts:
    """What happened in one game.

    Attributes:
        courses: each counter by its field: its value when the first turn began, then after each turn.
        uses: each kind of use: how often each member of its family was used, by id.
        firsts: each kind of use that chance alone brings: in which turn each member first came, by id.
        changes: what each counter lost and gained by each cause.
        score: the points of the game; ``None``: it has none.
        payoff: what the game is worth to the only seat, in thousandths; ``None`` where nobody plays alone.
    """

    courses: dict[str, list[int]]
    uses: dict[str, list[int]]
    firsts: dict[str, list[int | None]] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)
    score: int | None = None
    payoff: int | None = None


@cache
def study_of(name: str) -> Study:
    """Return the study of a game: the one in its ``lab.py``, or an empty one.

    Raises:
        ValueError: there is no such game, or its study speaks of what the game does not have.
    """
    game = load(name)
    where = f"{home_of(name).package}.lab"
    if find_spec(where) is None:
        return Study()
    study: Study = import_module(where).STUDY
    try:
        check(study, game)
    except ValueError as wrong:
        raise ValueError(f"{where}: {wrong}") from None
    return study


def check(study: Study, game: Game) -> None:
    """Make sure that everything a study names exists in the game.

    Raises:
        ValueError: it does not; the message says where.
    """
    known = set(game.log.table.values())
    told = [] if study.turn is None else [study.turn]
    for counter in study.counters:
        if counter.field not in game.table.fields:
            raise ValueError(f"counter {counter.field}: the table has no such field")
        for event, arg in counter.moves:
            if event.args.get(arg) is not int:
                raise ValueError(f"counter {counter.field}: {event.name} has no number called {arg}")
            told.append(event)
    kinds = [use.kind for use in study.uses]
    for use in study.uses:
        if kinds.count(use.kind) > 1:
            raise ValueError(f"use {use.kind}: there are two of that name")
        for event, what in use.events:
            told.append(event)
            if isinstance(what, int):
                if what not in use.family.ALL:
                    raise ValueError(f"use {use.kind}: {use.family.__name__} has no member {what}")
                continue
            declared = event.args.get(what)
            if (declared.family if isinstance(declared, Secret) else declared) is not use.family:
                raise ValueError(f"use {use.kind}: {event.name} has no {use.family.__name__} called {what}")
        if use.then is not None:
            told += [use.then.event, *use.then.unless]
            if use.then.when is not None and use.then.when[0] not in use.then.event.args:
                raise ValueError(f"use {use.kind}: {use.then.event.name} has nothing called {use.then.when[0]}")
    check_causes(study)
    causes = {cause.kind for cause in study.causes}
    told += [cause.event for cause in study.causes]
    for use in study.uses:
        if use.cause and use.cause not in causes:
            raise ValueError(f"use {use.kind}: there is no cause {use.cause}")
    _check_trials(study, causes)
    families = {use.kind: use.family for use in study.uses}
    for dealt in study.dealt:
        if study.score is None or dealt.kind not in families or dealt.option not in game.options.__struct_fields__:
            raise ValueError(f"dealt {dealt.kind}: expected a use and an option of a game with a score")
    if study.score is not None and game.payoff is None:
        raise ValueError(f"{game.name} has a score, but no payoff")
    for event in told:
        if event not in known:
            raise ValueError(f"{event.name} is no event of {game.name}")


def _check_trials(study: Study, causes: Set[str]) -> None:
    families = {use.kind: use.family for use in study.uses}
    for trial in study.trials:
        named = {families.get(kind) for kind in (trial.came, trial.tried, trial.done)}
        if None in named or len(named) > 1:
            raise ValueError(f"trial {trial.title}: expected three uses of one family")
        if trial.counter not in [counter.field for counter in study.counters] or trial.cause not in causes:
            raise ValueError(f"trial {trial.title}: there is no counter {trial.counter} or no cause {trial.cause}")


def started(study: Study, state: Any) -> dict[str, int]:
    """Return the counters of a game that has not begun; :func:`gathered` needs them at its end."""
    return {counter.field: getattr(state, counter.field) for counter in study.counters}


def turns_of(study: Study, state: Any) -> int | None:
    """Return how many turns a game has had; ``None``: it has none."""
    return None if study.turn is None else sum([what is study.turn for what, _, _ in state.log])


def gathered(study: Study, game: Game, before: Mapping[str, int], state: Any) -> Facts:
    """Return the facts about a finished game whose counters were ``before`` when it began.

    Raises:
        ValueError: a counter moved without an event that the study names.
    """
    reading = _Reading(study, before)
    for what, args, _ in state.log:
        reading.read(what, args)
    reading.end(state)
    facts = Facts(reading.courses, reading.uses, reading.firsts, reading.blame.changes())
    if study.score is None or game.payoff is None:
        return facts
    return replace(facts, score=study.score.of(state), payoff=game.payoff(state, 0))


class _Reading:
    """What is known of a game while its events are read, one after another.

    Attributes:
        now: the counters, by their fields.
        turn: how many turns have begun.
        waiting: for a kind of use, what counts as used once another event decides so.
    """

    def __init__(self, study: Study, before: Mapping[str, int]) -> None:
        self.study = study
        self.moves, self.counted, self.ended = _lookups(study)
        self.blame = Blame(study)
        self.now = dict(before)
        self.turn = 0
        self.waiting: dict[str, tuple[int, ...]] = {}
        self.courses: dict[str, list[int]] = {name: [] for name in before}
        self.uses = {use.kind: [0] * len(use.family) for use in study.uses}
        self.firsts: dict[str, list[int | None]] = {
            dealt.kind: [None] * len(self.uses[dealt.kind]) for dealt in study.dealt
        }

    def read(self, what: Event, args: tuple[Any, ...]) -> None:
        """Take in the next event of the log."""
        self.blame.follow(what, args)
        if what in self.ended:
            self.decide(what, args)
        if what in self.counted:
            self.count_uses(what, args)
        if what in self.moves:
            self.move_counters(what, args)
        if what is self.study.turn:
            self.turn += 1
            self.note_counters()

    def decide(self, what: Event, args: tuple[Any, ...]) -> None:
        """Settle whether uses that wait for this event count."""
        for kind, counts in self.ended[what]:
            members = self.waiting.pop(kind, ())
            if counts(args):
                self.count(kind, members)

    def count_uses(self, what: Event, args: tuple[Any, ...]) -> None:
        """Count the uses that an event tells, or let them wait for the event that decides."""
        for use, at, member in self.counted[what]:
            used = member if at is None else args[at]
            members = tuple(used) if type(used) is Cards else (used,)
            if use.then is None:
                self.count(use.kind, members)
            else:
                self.waiting[use.kind] = members

    def count(self, kind: str, members: Iterable[int]) -> None:
        """Count one use of each of these members."""
        for member in members:
            if kind in self.firsts and not self.uses[kind][member]:
                self.firsts[kind][member] = self.turn
            self.uses[kind][member] += 1

    def move_counters(self, what: Event, args: tuple[Any, ...]) -> None:
        """Follow the counters that an event moves, and put each change down to its cause."""
        for name, at in self.moves[what]:
            self.blame.put_down(name, args[at] - self.now[name])
            self.now[name] = args[at]

    def note_counters(self) -> None:
        """Add the present counters to their courses."""
        for name, value in self.now.items():
            self.courses[name].append(value)

    def end(self, state: Any) -> None:
        """Compare the counters with those of the finished game, and note them.

        Raises:
            ValueError: they differ.
        """
        for name, value in self.now.items():
            if value != getattr(state, name):
                text = f"{name} is {getattr(state, name)} at the end, but the events of the game say {value}"
                raise ValueError(text)
        if self.study.turn is not None:
            self.note_counters()


_Moves = dict[Event, list[tuple[str, int]]]
_Counted = dict[Event, list[tuple[Use, int | None, int]]]
_Ended = dict[Event, list[tuple[str, Callable[[Sequence[Any]], bool]]]]


@cache
def _lookups(study: Study) -> tuple[_Moves, _Counted, _Ended]:
    """Return by event the fields that it moves, the uses that it tells, and those waiting whose case it decides.

    A field goes with the place of its argument; a use too, or with ``None`` and its member; what waits, with the
    function that tells by the arguments whether it counts.
    """
    moves: _Moves = {}
    for counter in study.counters:
        for event, arg in counter.moves:
            moves.setdefault(event, []).append((counter.field, list(event.args).index(arg)))
    counted: _Counted = {}
    ended: _Ended = {}
    for use in study.uses:
        for event, what in use.events:
            found = (use, None, what) if isinstance(what, int) else (use, list(event.args).index(what), 0)
            counted.setdefault(event, []).append(found)
        if use.then is not None:
            ended.setdefault(use.then.event, []).append((use.kind, _counting(use.then)))
            for event in use.then.unless:
                ended.setdefault(event, []).append((use.kind, lambda args: False))
    return moves, counted, ended


def _counting(then: Then) -> Callable[[Sequence[Any]], bool]:
    """Return the function that tells by the arguments of the event whether waiting uses count."""
    if then.when is None:
        return lambda args: True
    name, values = then.when
    at = list(then.event.args).index(name)
    return lambda args: args[at] in values


__all__ = ["Facts", "check", "gathered", "started", "study_of", "turns_of"]
