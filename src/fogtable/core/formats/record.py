"""Records: a game as the list of its answers, from which it can be played again.

A record is lines of JSON (docs/records.md): a header, then every answer by its meaning and every outcome of chance in
the order in which they came, then how it ended. Sealed answers stand in the order of seats, without those that were
taken back: equal games have equal records, whoever answered first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from fogtable.core.declarations.state import fingerprint
from fogtable.core.declarations.streams import Seed, check_seed
from fogtable.core.game import Game, Outcome
from fogtable.core.play.answering import Answering, Refused
from fogtable.core.play.match import Match

FORMAT: Final = 1
MAX_BYTES: Final = 4 * 1024 * 1024
MAX_LINE: Final = 16 * 1024


class BadRecord(ValueError):
    """A record is refused: ``line`` (from 1) and the reason."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line
        self.text = text


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: the game, the version of its rules, the table and its seed."""

    fogtable: int
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: Seed


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """One answer: the seat that gave it, and its meaning."""

    seat: str
    pick: str


class Came(msgspec.Struct, forbid_unknown_fields=True):
    """One outcome of chance, with its source."""

    luck: str
    came: str | int


class End(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: how the game ended (``None``: it goes on), and a hash of all fields of its state."""

    over: Outcome | None
    hash: str


# -- writing ----------------------------------------------------------------------------------------------------------


def write(match: Answering) -> bytes:
    """Return the record of a match, finished or not.

    Raises:
        ValueError: its luck was said beforehand, or it did not start from its set-up: no seed gives that game.
    """
    if not match.asks_idle:
        raise ValueError("a game that leaves out idle questions makes no record")
    game = match.game
    options = msgspec.to_builtins(match.options)
    lines: list[Any] = [Header(FORMAT, game.name, game.rules_version, len(match.names), options, match.seed)]
    played = Match(game, len(match.names), match.options, match.seed)
    lines += _came(played, 0)
    for seat, option in canonical(match):
        asked = played.question(seat)
        if asked is None:
            raise ValueError("this match did not start from its set-up and seed")
        lines.append(Answer(match.names[seat], asked[0].meaning(option, match.names)))
        known = len(played.state.chance.came)
        played.answer(seat, option)
        lines += _came(played, known)
    if fingerprint(played.state) != fingerprint(match.state):
        raise ValueError("this match did not start from its set-up and seed")
    lines.append(End(played.outcome if played.over else None, fingerprint(played.state)))
    return msgspec.json.Encoder().encode_lines(lines)


def canonical(match: Answering) -> Iterator[tuple[int, int]]:
    """Yield the answers of a match in the order of its record: sealed ones by seat."""
    played = Match(match.game, len(match.names), match.options, match.seed)
    sealed: dict[int, list[int]] = {}
    for seat, option in match.answers:
        way, opened = played.way(), played.opened()
        played.answer(seat, option)
        if not way.sealed:
            yield seat, option
            continue
        sealed.setdefault(seat, []).append(option)
        if played.opened() != opened:
            yield from _by_seat(sealed)
            sealed = {}
    yield from _by_seat(sealed)


def _by_seat(sealed: dict[int, list[int]]) -> Iterator[tuple[int, int]]:
    for seat in sorted(sealed):
        for option in sealed[seat]:
            yield seat, option


def _came(match: Match, known: int) -> list[Came]:
    """Return the outcomes of chance after the first ``known`` ones."""
    return [Came(source.name, source.text(outcome)) for source, outcome in match.state.chance.came[known:]]


# -- reading ----------------------------------------------------------------------------------------------------------


def read(data: bytes, load_game: Callable[[str], Game], guarded: bool = False) -> Match:
    """Play a record again and return the match where it ends.

    Args:
        data: the record.
        load_game: gives a game by its name, ``ValueError`` if there is none.
        guarded: check every write of the rules against the declared bounds.

    Raises:
        BadRecord: it cannot be read, or the rules, the luck of its seed or its end say otherwise than it does.
    """
    if len(data) > MAX_BYTES:
        raise BadRecord(1, f"the record has {len(data)} bytes, at most {MAX_BYTES} are read")
    lines = data.split(b"\n")
    if lines.pop() != b"":
        raise BadRecord(len(lines) + 1, "the record is cut off: its last line does not end")
    if not lines:
        raise BadRecord(1, "the record is empty")
    match = _table(lines[0], load_game, guarded)
    known = 0
    for number, line in enumerate(lines[1:], start=2):
        came = match.state.chance.came
        said = _parse(number, line)
        if isinstance(said, Came):
            if known == len(came):
                raise BadRecord(number, f"{said.luck} came {said.came!r}, but the rules ask for no luck here")
            source, outcome = came[known]
            if (said.luck, said.came) != (source.name, source.text(outcome)):
                due = f"{source.name} {source.text(outcome)!r}"
                raise BadRecord(number, f"{said.luck} came {said.came!r}, but the seed gives {due}")
            known += 1
            continue
        if known < len(came):
            raise BadRecord(number, f"expected what {came[known][0].name} brought, got {_kind(said)}")
        if isinstance(said, End):
            if number < len(lines):
                raise BadRecord(number + 1, "nothing can follow the line of the end")
            _check_end(match, number, said)
            return match
        _answer(match, number, said)
    raise BadRecord(len(lines) + 1, "the record is cut off: the line of the end is missing")


def _table(line: bytes, load_game: Callable[[str], Game], guarded: bool) -> Match:
    header = _decode(1, line, Header)
    if header.fogtable != FORMAT:
        raise BadRecord(1, f"expected a record of format {FORMAT}, got {header.fogtable}")
    try:
        game = load_game(header.game)
    except ValueError as wrong:
        raise BadRecord(1, f"game: {wrong}") from None
    if header.rules != game.rules_version:
        raise BadRecord(1, f"rules: {game.name} is played by version {game.rules_version} here, got {header.rules}")
    try:
        check_seed(header.seed)
    except ValueError as wrong:
        raise BadRecord(1, f"seed: {wrong}") from None
    try:
        options = msgspec.convert(header.options, game.options)
        return Match(game, header.seats, options, header.seed, guarded=guarded)
    except (msgspec.ValidationError, ValueError) as wrong:
        raise BadRecord(1, str(wrong)) from None


def _decode(number: int, line: bytes, kind: Any) -> Any:
    if len(line) > MAX_LINE:
        raise BadRecord(number, f"the line has {len(line)} bytes, at most {MAX_LINE} are read")
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.ValidationError as wrong:
        raise BadRecord(number, str(wrong)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadRecord(number, f"this is no JSON: {wrong}") from None


def _parse(number: int, line: bytes) -> Answer | Came | End:
    """Read one line after the header: its kind is known by its keys."""
    raw = _decode(number, line, dict[str, Any])
    for kind in (Answer, Came, End):
        if kind.__struct_fields__[0] in raw:
            found: Answer | Came | End = _decode(number, line, kind)
            return found
    raise BadRecord(number, f"expected an answer (seat), luck or the end (over), got the keys {sorted(raw)!r:.80}")


def _kind(said: Answer | Came | End) -> str:
    return f"an answer of {said.seat!r:.40}" if isinstance(said, Answer) else "the end"


def _answer(match: Match, number: int, said: Answer) -> None:
    if said.seat not in match.names:
        raise BadRecord(number, f"expected one of the seats {', '.join(match.names)}; got {said.seat!r:.40}")
    try:
        match.play(match.names.index(said.seat), said.pick)
    except Refused as refused:
        raise BadRecord(number, str(refused)) from None


def _check_end(match: Match, number: int, said: End) -> None:
    over = match.outcome if match.over else None
    if said.over != over:
        raise BadRecord(number, f"it says {_told(said.over)}, but {_told(over)}")
    if said.hash != fingerprint(match.state):
        raise BadRecord(number, f"the hash is {said.hash!r:.40}, but the game comes to {fingerprint(match.state)!r}")


def _told(over: Outcome | None) -> str:
    return "the game goes on" if over is None else f"{over.side} wins ({over.cause})"
