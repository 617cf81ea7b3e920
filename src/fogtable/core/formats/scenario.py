"""Adjudication cases as data: a position, scripted luck, the moves played, and the results that must follow.

The format is described in docs/scenarios.md. Reading is strict: whatever is not known is refused with file and place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import yaml

from fogtable.core.asking import TooDeep
from fogtable.core.declarations.chance import LuckRefused
from fogtable.core.declarations.state import OutOfBounds, State
from fogtable.core.formats.expectations import Failed, Watcher, require_answer
from fogtable.core.formats.position import set_up
from fogtable.core.game import Game
from fogtable.core.play.match import Match, Refused

MAX_BYTES = 256 * 1024


class Unreadable(ValueError):
    """A scenario cannot be read; the message says file, place and reason."""


class Case(msgspec.Struct, forbid_unknown_fields=True, dict=True):
    """One scenario file. ``lines`` holds the line of the file at which each line of ``play`` stands."""

    game: str
    title: str
    clauses: list[str]
    play: list[dict[str, Any]]
    options: dict[str, Any] = {}
    seed: int = 0
    setup_luck: list[dict[str, Any]] = []
    given: dict[str, Any] = {}
    luck: list[dict[str, Any]] = []


@dataclass(frozen=True)
class Failure:
    """An expectation that failed: at which step (0: the position), what was expected and what was found."""

    step: int
    text: str


def read_case(path: Path) -> Case:
    """Read one scenario file.

    Raises:
        Unreadable: it is no scenario; the message says file, place and reason.
    """
    try:
        text = path.read_text(encoding="utf-8")
        if len(text) > MAX_BYTES:
            raise Unreadable(f"{path}: a scenario has at most {MAX_BYTES} characters, this one has {len(text)}")
        case = msgspec.convert(yaml.load(text, PlainLoader), Case)
        case.lines = _lines(text)  # type: ignore[attr-defined]
        return case
    except (OSError, UnicodeDecodeError) as wrong:
        raise Unreadable(f"{path}: {wrong}") from None
    except RecursionError:
        raise Unreadable(f"{path}: too deeply nested") from None
    except yaml.YAMLError as wrong:
        mark = getattr(wrong, "problem_mark", None)
        place = "" if mark is None else f":{mark.line + 1}:{mark.column + 1}"
        raise Unreadable(f"{path}{place}: {getattr(wrong, 'problem', wrong)}") from None
    except msgspec.ValidationError as wrong:
        raise Unreadable(f"{path}: {wrong}") from None


class PlainLoader(yaml.SafeLoader):
    """Loads plain values only: no aliases, no duplicate keys."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        """Refuse references to another place."""
        event: Any = self.peek_event()  # type: ignore[no-untyped-call]
        if isinstance(event, yaml.AliasEvent):
            mark: Any = event.start_mark
            raise yaml.MarkedYAMLError(problem="aliases are not read", problem_mark=mark)
        return super().compose_node(parent, index)

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        """Refuse a key that stands twice."""
        seen = set()
        for key, _ in node.value:
            if key.value in seen:
                raise yaml.MarkedYAMLError(problem=f"{key.value!r} stands twice", problem_mark=key.start_mark)
            seen.add(key.value if isinstance(key, yaml.ScalarNode) else id(key))
        found: dict[Any, Any] = super().construct_mapping(node, deep)
        return found


def _lines(text: str) -> list[int]:
    """Return the line of each entry of ``play``."""
    root: Any = yaml.compose(text, yaml.SafeLoader)
    for key, value in root.value:
        if key.value == "play":
            return [entry.start_mark.line + 1 for entry in value.value]
    return []


def run_case(case: Case, load: Callable[[str], Game], begin: Callable[..., Any] = Match) -> Failure | None:
    """Play a scenario; return the first expectation that failed, or ``None``.

    It is played as at a table, where windows ask people who can only pass, or silence would tell. A case need not say
    all their passes: what does not come so may come where only those are asked who can do anything, and where the pass
    of another counts as given.

    ``begin`` begins the match with the arguments of ``Match``: another execution of the rules.

    Raises:
        ValueError: the scenario itself is wrong (unknown game, option, field, seat, step, impossible position).
    """
    game = load(case.game)
    failure = _run(case, game, partial(begin, asks_idle=True))
    if failure is not None and _run(case, game, partial(begin, asks_idle=False)) is None:
        return None
    return failure


def _run(case: Case, game: Game, begin: Callable[..., Any]) -> Failure | None:
    try:
        match = _match(case, game, begin)
    except LuckRefused as wrong:
        return Failure(0, f"luck: {wrong}")
    except _BROKEN as broken:
        return Failure(0, _broken(broken))
    watcher = Watcher(match)
    for step, line in enumerate(case.play, 1):
        try:
            _play_line(match, watcher, line)
        except Failed as failed:
            return Failure(step, str(failed))
        except LuckRefused as wrong:
            return Failure(step, f"luck: {wrong}")
        except _BROKEN as broken:
            return Failure(step, _broken(broken))
        except ValueError as wrong:
            lines = getattr(case, "lines", [])
            raise ValueError(f"{f'line {lines[step - 1]}, ' if lines else ''}step {step}: {wrong}") from None
    try:
        _all_drawn(match.state.chance.said, "luck")
    except ValueError as unused:
        return Failure(len(case.play), str(unused))
    return None


def _match(case: Case, game: Game, begin: Callable[..., Any]) -> Any:
    """Set up the position of a scenario."""
    chosen = dict(case.options)
    players = chosen.pop("players", game.seat_counts[0])
    if not isinstance(players, int) or isinstance(players, bool) or players not in game.seat_counts:
        raise ValueError(f"options.players: expected {game.seat_counts[0]} to {game.seat_counts[-1]}; got {players!r}")
    try:
        options = msgspec.convert(chosen, game.options)
    except msgspec.ValidationError as wrong:
        raise ValueError(f"options: {wrong}") from None
    luck = _luck(game, case.luck, "luck")

    def position(t: State) -> None:
        _all_drawn(t.chance.said, "setup_luck")
        set_up(game, t, case.given, game.seat_names(players))
        t.chance.said = luck

    said = _luck(game, case.setup_luck, "setup_luck")
    return begin(game, players, options, case.seed, said, guarded=True, position=position)


def _all_drawn(said: Mapping[str, list[int]], where: str) -> None:
    unused = [name for name, queue in said.items() for _ in queue]
    if unused:
        raise ValueError(f"{where}: said, but never drawn: {', '.join(unused)}")


_BROKEN = (OutOfBounds, TooDeep, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError)
"""Errors that faulty rules raise."""


def _broken(wrong: Exception) -> str:
    return f"the rules broke: {type(wrong).__name__}: {wrong}"


def _luck(game: Game, listed: list[dict[str, Any]], where: str) -> dict[str, list[int]]:
    """Read outcomes: a list of ``source: outcome``."""
    said: dict[str, list[int]] = {}
    for number, line in enumerate(listed, 1):
        for name, outcome in line.items():
            source = game.luck.sources.get(name)
            if source is None:
                raise ValueError(f"{where}[{number}]: expected one of {', '.join(game.luck.sources)}; got {name!r}")
            try:
                said.setdefault(name, []).append(source.parse(outcome))
            except ValueError as wrong:
                raise ValueError(f"{where}[{number}].{name}: {wrong}") from None
    return said


def _play_line(match: Any, watcher: Watcher, line: Mapping[str, Any]) -> None:
    """Carry out one line of ``play``."""
    for key, value in line.items():
        if key == "expect":
            watcher.expect(value)
        elif key == "retract":
            _retract(match, value)
        elif key == "refused":
            _refused(match, value)
        elif key in match.names:
            for pick in value if isinstance(value, list) else [value]:
                _answer(match, match.names.index(key), pick)
        else:
            raise ValueError(
                f"play: expected expect, refused, retract or a seat ({', '.join(match.names)}); got {key!r}"
            )


def _answer(match: Any, seat: int, pick: Any) -> None:
    """Give one answer; one that the match has given by itself already counts as given."""
    if match.question(seat) is None or str(pick) not in match.offered(seat):
        for number, (filled, choice, option) in enumerate(match.filled):
            if filled == seat and choice.meaning(option, match.names) == pick:
                del match.filled[number]
                return
        if pick == "pass" and not match.asks_idle:
            return
    try:
        match.play(seat, pick)
    except Refused as refused:
        asked = ", ".join(match.names[p] for p in match.awaited()) or "nobody"
        raise Failed(
            f"{match.names[seat]}: {pick}: expected to be taken, was refused: {refused} (asked now: {asked})"
        ) from None


def _retract(match: Any, name: Any) -> None:
    if name not in match.names:
        raise ValueError(f"play: retract: expected a seat ({', '.join(match.names)}); got {name!r}")
    try:
        match.retract(match.names.index(name))
    except Refused as refused:
        raise Failed(f"retract {name}: {refused}") from None


def _refused(match: Any, wanted: Any) -> None:
    """Give answers that must be refused: ``{seat: pick, clause: ...}``."""
    if not isinstance(wanted, Mapping):
        raise ValueError(f"play: refused: expected a mapping of seat to answer; got {wanted!r}")
    for name, picks in wanted.items():
        if name == "clause":
            continue
        if name not in match.names:
            raise ValueError(f"play: refused: expected a seat ({', '.join(match.names)}) or clause; got {name!r}")
        for pick in picks if isinstance(picks, list) else [picks]:
            require_answer(match, pick, "play: refused")
            try:
                seat = match.names.index(name)
                match.require(seat, match.parse(seat, pick))
            except Refused:
                continue
            because = f" ({wanted['clause']})" if "clause" in wanted else ""
            raise Failed(f"{name}: {pick}: expected to be refused{because}, is offered")


def find_cases(paths: list[Path]) -> Iterator[Path]:
    """Yield the scenario files among these files and folders, in order.

    Raises:
        Unreadable: a path does not exist.
    """
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.yaml"))
            if not found:
                raise Unreadable(f"{path}: no scenario files (*.yaml) there")
            yield from found
        elif path.is_file():
            yield path
        else:
            raise Unreadable(f"{path}: no such file or folder")
