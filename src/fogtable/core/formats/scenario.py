"""Playing adjudication cases: a position, scripted luck, the moves played, and the results that must follow.

The format is described in docs/scenarios.md, reading it in :mod:`~fogtable.core.formats.case`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import msgspec

from fogtable.core.asking import TooDeep
from fogtable.core.declarations.chance import LuckRefused
from fogtable.core.declarations.state import OutOfBounds, State
from fogtable.core.declarations.streams import check_seed
from fogtable.core.formats.case import Answer, Case, CaseFile, Sentences
from fogtable.core.formats.clauses import clauses_of
from fogtable.core.formats.expectations import Failed, Watcher, require_answer
from fogtable.core.formats.position import set_up
from fogtable.core.formats.slips import Mistake, meant, one_of
from fogtable.core.game import Game
from fogtable.core.play.match import Match, Refused


@dataclass(frozen=True)
class Failure:
    """An expectation that failed.

    Attributes:
        step: the entry of ``play``, from 1; 0: the position.
        text: what was expected and what was found.
        line: the line of the file, from 1.
    """

    step: int
    text: str
    line: int


@dataclass(frozen=True)
class Moment:
    """Where a scenario has come to: the position that it gives, or what one answer has led to.

    Attributes:
        match: as it stands now; it goes on.
        read: how many events of its log came before.
        answer: the seat, what it was asked, what it answered by its meaning (``None``, ``retract``: it took that
            back); ``None``: the position.
        sentences: what of a text that the scenario plays is told here (``tells``); of the position the first.
    """

    match: Any
    read: int
    answer: tuple[int, str | None, str] | None
    sentences: tuple[int, ...]


Watch = Callable[[Moment], None]


def nobody(_: Moment) -> None:
    """Watch a scenario without doing anything."""


def run_case(
    file: CaseFile, load: Callable[[str], Game], begin: Callable[..., Any] = Match, watch: Watch = nobody
) -> Failure | None:
    """Play a scenario as it is written; return the first thing that did not come as it says, or ``None``.

    ``begin`` begins the match with the arguments of ``Match``: another execution of the rules. ``watch`` is called with
    the position, and after each answer.

    Raises:
        Unreadable: the scenario itself is wrong (unknown game, option, field, seat, clause, impossible position); the
            message says file, line and place.
    """
    try:
        return _run(file, _game(file.case, load), begin, watch)
    except Mistake as wrong:
        raise file.unreadable(wrong) from None


def _game(case: Case, load: Callable[[str], Game]) -> Game:
    """Return the game of a case, whose clauses are all in its rules."""
    try:
        game = load(case.game)
    except ValueError as wrong:
        raise Mistake("game", str(wrong)) from None
    for number, clause in enumerate(case.clauses, 1):
        _require_clause(game, clause, f"clauses[{number}]")
    return game


def _run(file: CaseFile, game: Game, begin: Callable[..., Any], watch: Watch) -> Failure | None:
    case = file.case
    try:
        match, told = _match(case, game, partial(begin, asks_idle=case.idle == "asked"))
    except LuckRefused as wrong:
        return Failure(0, f"luck: {wrong}", file.line("setup_luck"))
    except _BROKEN as broken:
        return Failure(0, _broken(broken), file.line("given"))
    players = Player(match, told, watch)
    for step, line in enumerate(case.play, 1):
        try:
            players.play_line(line, f"play[{step}]")
        except Failed as failed:
            text = str(failed)
        except LuckRefused as wrong:
            text = f"luck: {wrong}"
        except _BROKEN as broken:
            text = _broken(broken)
        else:
            continue
        return Failure(step, text, file.line(f"play[{step}]"))
    if unused := _undrawn(match.state.chance.said):
        return Failure(len(case.play), f"luck: {unused}", file.line("luck"))
    return None


def _match(case: Case, game: Game, begin: Callable[..., Any]) -> tuple[Any, int]:
    """Set up the position of a scenario; give the match, and how many events are of the set-up."""
    try:
        check_seed(case.seed)
    except ValueError as wrong:
        raise Mistake("seed", str(wrong)) from None
    chosen = dict(case.options)
    players = chosen.pop("players", game.seat_counts[0])
    if not isinstance(players, int) or isinstance(players, bool) or players not in game.seat_counts:
        raise Mistake("options.players", f"expected {game.seat_counts[0]} to {game.seat_counts[-1]}; got {players!r}")
    for name in chosen:
        if name not in game.options.__struct_fields__:
            known = ("players", *game.options.__struct_fields__)
            raise Mistake(f"options.{name}", one_of(known, name, "no such option; there are"))
    try:
        options = msgspec.convert(chosen, game.options)
    except (msgspec.ValidationError, ValueError) as wrong:
        text, _, path = str(wrong).partition(" - at `$")
        raise Mistake(f"options{path.strip('`')}", text) from None
    luck = _luck(game, case.luck, "luck")
    events_of_setup = 0

    def position(t: State) -> None:
        nonlocal events_of_setup
        if unused := _undrawn(t.chance.said):
            raise Mistake("setup_luck", unused)
        set_up(game, t, case.given, game.seat_names(players))
        t.chance.said = luck
        events_of_setup = len(t.log)

    said = _luck(game, case.setup_luck, "setup_luck")
    match = begin(game, players, options, case.seed, said, guarded=True, position=position)
    return match, events_of_setup


def _undrawn(said: Mapping[str, list[int]]) -> str:
    """Say which outcomes never came; empty if all did."""
    unused = [name for name, queue in said.items() for _ in queue]
    return f"said, but never drawn: {', '.join(unused)}" if unused else ""


_BROKEN = (OutOfBounds, TooDeep, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError)
"""Errors that faulty rules raise."""


def _broken(wrong: Exception) -> str:
    return f"the rules broke: {type(wrong).__name__}: {wrong}"


def _luck(game: Game, listed: list[dict[str, Any]], where: str) -> dict[str, list[int]]:
    """Read outcomes: a list of ``source: outcome``."""
    said: dict[str, list[int]] = {}
    for number, line in enumerate(listed, 1):
        for name, outcome in line.items():
            place = f"{where}[{number}].{name}"
            source = game.luck.sources.get(name)
            if source is None:
                raise Mistake(place, one_of(game.luck.sources, name, "no such source of luck; there are"))
            try:
                said.setdefault(name, []).append(source.parse(outcome))
            except ValueError as wrong:
                near = "" if source.family is None else meant(outcome, source.family.names)
                raise Mistake(place, f"{wrong}{near}") from None
    return said


@cache
def _clauses(game: Game) -> frozenset[str]:
    """Return the clause ids of a game's rules."""
    return frozenset(clauses_of(game))


def _require_clause(game: Game, clause: Any, where: str) -> None:
    """Make sure that the game's RULES.md has a clause."""
    known = _clauses(game)
    if not isinstance(clause, str) or clause not in known:
        raise Mistake(where, f"RULES.md of {game.name} has no clause {clause!r}{meant(clause, sorted(known))}")


class GivenByItself:
    """The questions that a match has answered by itself for each seat since that seat's last own answer."""

    def __init__(self, match: Any) -> None:
        self.match = match
        self._given: dict[int, list[tuple[str, str]]] = {}
        self._note(0)

    def find(self, seat: int, pick: str, question: str | None) -> str | None:
        """Return the question to which this answer was given; ``question`` may say which it has to be."""
        for code, meaning in self._given.get(seat, []):
            if meaning == pick and question in (None, code):
                return code
        return None

    def say(self, seat: int, pick: str, question: str) -> None:
        """Note that a line has said it: it is not to be said again."""
        self._given[seat].remove((question, pick))

    def answered(self, seat: int, first: int = 0) -> None:
        """Note that a seat has answered, and what the match filled in after it, from number ``first`` on."""
        self._given.pop(seat, None)
        self._note(first)

    def _note(self, first: int) -> None:
        for seat, choice, option in self.match.filled[first:]:
            self._given.setdefault(seat, []).append((choice.code(), choice.meaning(option, self.match.names)))


class Player:
    """Plays the lines of a scenario exactly as they stand."""

    def __init__(self, match: Any, told: int, watch: Watch = nobody) -> None:
        self.match = match
        self._watcher = Watcher(match, told)
        self._given = GivenByItself(match)
        self._watch = watch
        self._told = told
        self._sentences: tuple[int, ...] = (1,)
        self._show(None)

    def _show(self, answer: tuple[int, str | None, str] | None) -> None:
        """Show whoever watches what has come of an answer."""
        self._watch(Moment(self.match, self._told, answer, self._sentences))
        self._told = len(self.match.state.log)

    def play_line(self, line: Mapping[str, Any], where: str) -> None:
        """Carry out one line of ``play``.

        Raises:
            Failed: something did not come as the line says.
            Mistake: the line itself is wrong.
        """
        names = self.match.names
        for key, value in line.items():
            if key == "tells":
                self._tell(value, f"{where}.tells")
            elif key == "expect":
                self._watcher.expect(value, f"{where}.expect")
            elif key == "retract":
                self._retract(value, f"{where}.retract")
            elif key == "refused":
                self._refused(value, f"{where}.refused")
            elif key in names:
                several = isinstance(value, list)
                for number, said in enumerate(value if several else [value], 1):
                    self._answer(names.index(key), said, f"{where}.{key}" + (f"[{number}]" if several else ""))
            else:
                raise Mistake(f"{where}.{key}", one_of(("expect", "refused", "retract", "tells", *names), key))

    def _tell(self, said: Any, where: str) -> None:
        try:
            told = msgspec.convert(said, Sentences)
        except msgspec.ValidationError:
            raise Mistake(where, f"expected the number of a sentence, from 1, or several; got {said!r}") from None
        self._sentences = tuple(told) if isinstance(told, list) else (told,)

    def _answer(self, seat: int, said: Answer, where: str) -> None:
        """Give one answer, which may name the question that it is to.

        What the match has answered by itself may be said at its place, once; it is never taken as the answer to a later
        question.
        """
        match = self.match
        question, pick = self._read(said, where)
        require_answer(match, pick, where)
        asked = match.question(seat)
        by_itself = self._given.find(seat, pick, question)
        fits = asked is not None and pick in match.offered(seat) and question in (None, asked[0].code())
        if by_itself is not None and fits and question is None:
            raise Mistake(where, _two_answers(pick, by_itself, asked[0].code()))
        if by_itself is not None and not fits:
            self._given.say(seat, pick, by_itself)
            return
        if not fits and pick == "pass" and not match.asks_idle:
            return
        if question is not None and (asked is None or asked[0].code() != question):
            came = "nothing" if asked is None else asked[0].code()
            raise Failed(f"{match.names[seat]}: {pick}: expected to be asked {question}, is asked {came}")
        try:
            match.play(seat, pick)
        except Refused as refused:
            waiting = ", ".join(match.names[p] for p in match.awaited()) or "nobody"
            raise Failed(
                f"{match.names[seat]}: {pick}: expected to be taken, was refused: {refused} (asked now: {waiting})"
            ) from None
        self._given.answered(seat)
        self._show((seat, asked and asked[0].code(), pick))

    def _read(self, said: Any, where: str) -> tuple[str | None, Any]:
        """Return the question that an answer names, if it does, and the answer."""
        if not isinstance(said, Mapping):
            return None, said
        if len(said) != 1:
            raise Mistake(where, f"expected an answer, or one question with its answer; got {said!r}")
        question, pick = next(iter(said.items()))
        codes = [choice.code() for choice in self.match.game.choices]
        if question not in codes:
            raise Mistake(f"{where}.{question}", one_of(codes, question, "no such question; there are"))
        return question, pick

    def _retract(self, name: Any, where: str) -> None:
        match = self.match
        if name not in match.names:
            raise Mistake(where, one_of(match.names, name, "expected a seat:"))
        seat, before = match.names.index(name), len(match.filled)
        try:
            match.retract(seat)
        except Refused as refused:
            raise Failed(f"retract {name}: {refused}") from None
        self._given.answered(seat, before)
        self._show((seat, None, "retract"))

    def _refused(self, wanted: Any, where: str) -> None:
        """Give answers that must be refused: ``{seat: pick, clause: ...}``."""
        match = self.match
        if not isinstance(wanted, Mapping) or not any(name != "clause" for name in wanted):
            raise Mistake(where, f"expected a mapping of seat to answer; got {wanted!r}")
        because = ""
        if "clause" in wanted:
            _require_clause(match.game, wanted["clause"], f"{where}.clause")
            because = f" ({wanted['clause']})"
        for name, picks in wanted.items():
            if name == "clause":
                continue
            if name not in match.names:
                raise Mistake(f"{where}.{name}", one_of((*match.names, "clause"), name, "expected a seat or clause:"))
            seat = match.names.index(name)
            for pick in picks if isinstance(picks, list) else [picks]:
                require_answer(match, pick, f"{where}.{name}")
                try:
                    match.require(seat, match.parse(seat, pick))
                except Refused:
                    continue
                raise Failed(f"{name}: {pick}: expected to be refused{because}, is offered")


def _two_answers(pick: str, given: str, asked: str) -> str:
    return (
        f"{pick} may be two answers: to {given}, which the game itself has answered (its only option), and to "
        f"{asked}, which is asked now; leave out the first, name the question of the second: {{{asked}: {pick!r}}}"
    )
