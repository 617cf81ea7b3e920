"""Write the TypeScript types of the web client from the Python that they describe.

    python -m tools.webtypes

``web/src/shared/generated.ts`` has what server and page say to each other; ``web/src/games/<game>/generated.ts`` a
game's names, its table as views show it, its questions and its events. Both are committed; a test compares them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from fogtable.core.cards import NONE, Family, Seat
from fogtable.core.events import Secret
from fogtable.core.game import Game, Outcome
from fogtable.core.state import Field
from fogtable.core.tutorial import Lesson
from fogtable.core.visibility import EVERYONE
from fogtable.games import NAMES, load
from fogtable.server import wire
from fogtable.server.refusals import STATUS
from fogtable.server.talk import Word
from tools.machine import ROOT

WEB: Final = ROOT / "web" / "src"
_HEAD: Final = "// Written by `python -m tools.webtypes` from the Python code: change that, not this file.\n"

Scalar = str | int | bool
"""A value of an option."""


class Said(Struct, forbid_unknown_fields=True):
    """Base of what the server says. It writes these by hand, for speed; a test holds them against real answers."""


class Option(Said):
    """An option of a game."""

    name: str
    values: list[Scalar]
    default: Scalar


class GameInfo(Said):
    """What the start page needs to know of a game."""

    name: str
    seats: dict[str, list[str]]
    bots: list[str]
    options: list[Option]
    modes: list[Literal["practice", "daily", "tutorial"]]


class SeatInfo(Said):
    """Who sits where."""

    seat: str
    side: str
    kind: Literal["here", "link", "bot"]
    name: str | None
    taken: bool
    mine: bool
    bot: str | None
    away: bool


class ClockInfo(Said):
    """How the clocks stood at ``at``, in seconds; ``runs`` are the seats whose clocks run since, or ``table``."""

    decision: int
    reserve: int
    at: float
    whole: float
    reserves: list[float]
    late: list[int]
    runs: list[str]
    going: bool


class ProposalInfo(Said):
    """What is proposed to all; ``open``: the seats that have not said yes."""

    id: str
    kind: Literal["undo", "end"]
    seat: str
    open: list[str]


class TableInfo(Said):
    """What is known of a table itself."""

    id: str
    game: str
    options: dict[str, Scalar]
    mode: Literal["", "practice", "daily", "tutorial"]
    day: str | None
    host: bool
    code: str | None
    asked: bool
    state: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    locked: bool
    watching: bool
    listed: Literal["en", "ru", "uk"] | None
    spectators: int
    clock: ClockInfo | None
    proposal: ProposalInfo | None
    promise: str | None
    seq: int


class TableNow(Said):
    """The part of that which comes with every view."""

    state: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    locked: bool
    watching: bool
    listed: Literal["en", "ru", "uk"] | None
    spectators: int
    clock: ClockInfo | None
    proposal: ProposalInfo | None


class Asked(Said):
    """A question to a seat. ``sealed``: nobody sees the answer until all are in."""

    question: str
    options: list[str]
    # ``pass`` is a word of Python
    pass_: bool = msgspec.field(name="pass")
    sealed: bool
    retract: bool


class GameEvent(Said):
    """What happened; an argument that this seat may not know is null."""

    code: str
    clause: str
    args: dict[str, str | int | list[str] | None]


class WindowInfo(Said):
    """A reaction window of a fixed length: it lasts so many seconds and ends then, by the server's clock."""

    seconds: float
    ends: float


class HintRow(Said):
    """What the search makes of one option; null where it has no numbers."""

    option: str
    tries: int | None
    worth: float | None


class HintInfo(Said):
    """Advice on a question, the best option first."""

    question: str
    hints: list[HintRow]


class ChancesAt(Said):
    """How likely each side was to win after ``step`` answers (or what its payoff was likely to be), 0 to 1."""

    step: int
    chances: list[float]


class AnalysisInfo(Said):
    """How the chances of a finished game went; ``turns`` are the steps that changed them most."""

    sides: list[str]
    points: list[ChancesAt]
    turns: list[int]


class SeatView(Said):
    """Everything that one seat, or a spectator (``seat`` is null), may see."""

    seat: str | None
    view: int
    now: float | None
    table: TableNow
    log: int
    public: dict[str, Any] | None
    own: dict[str, Any]
    asked: Asked | None
    retract: bool
    undo: bool
    declared: dict[str, str]
    lesson: Lesson | None
    window: WindowInfo | None
    waiting: list[str]
    events: list[GameEvent]
    over: Outcome | None


class Shown(Said):
    """The two parts of a position."""

    public: dict[str, Any]
    own: dict[str, Any]


class Step(Said):
    """The answer that led to a position."""

    seat: str
    pick: str


class ReplayStep(Said):
    """One position of a finished game."""

    steps: int
    step: int
    view: Shown
    events: list[GameEvent]
    answer: Step | None


class Proof(Said):
    """What was promised of the shuffling; ``nonce`` and ``seed`` after the end."""

    promise: str | None
    nonce: str | None
    seed: str | None


class ChannelInfo(Said):
    """What was said in the private channel of a seat; ``hears``: the seats that read what is said there now."""

    state: Literal["open", "closed", "alone", "left"]
    hears: list[str]
    words: list[Word]


class TalkInfo(Said):
    """What was said at a table; ``reports`` of words, by number, are told to the host alone."""

    state: Literal["open", "closed", "alone"]
    words: list[Word]
    reports: dict[str, int]
    channel: ChannelInfo | None


class Offer(Said):
    """A table that is offered to everybody."""

    id: str
    game: str
    language: Literal["en", "ru", "uk"]
    host: str | None
    seats: int
    free: int


class DeviceInfo(Said):
    """By which key the server is known to push services (null: it sends nothing); this device is told of turns."""

    key: str | None
    kept: bool


class Reach(Said):
    """The address of a server at home for other machines of its network; null: there is none."""

    address: str | None


BODIES: Final = (
    wire.Player,
    wire.Clock,
    wire.NewTable,
    wire.Claim,
    wire.Fill,
    wire.Arrange,
    wire.Answers,
    wire.Device,
    wire.Say,
    wire.Preview,
    wire.Hint,
    wire.GoOn,
    wire.TakeBack,
    wire.Declare,
    wire.End,
    wire.Consent,
)
ANSWERS: Final = (
    Option,
    GameInfo,
    SeatInfo,
    ClockInfo,
    ProposalInfo,
    TableInfo,
    TableNow,
    Asked,
    GameEvent,
    WindowInfo,
    HintRow,
    HintInfo,
    ChancesAt,
    AnalysisInfo,
    Lesson,
    Outcome,
    SeatView,
    Shown,
    Step,
    ReplayStep,
    Word,
    ChannelInfo,
    TalkInfo,
    Proof,
    Offer,
    Reach,
    DeviceInfo,
)


def typescript(kind: Any) -> str:
    """Return a Python type in TypeScript."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return typescript(args[0])
    if origin is Literal:
        return " | ".join(f"'{one}'" for one in args)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(typescript(one) for one in args))
    if origin in (list, tuple):
        return many(typescript(args[0]))
    if origin is dict:
        return f"Record<string, {typescript(args[1])}>"
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind.__name__
    return {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}[kind]


def many(inner: str) -> str:
    """Return the type of an array."""
    return f"({inner})[]" if " " in inner else f"{inner}[]"


def interface(struct: type[Struct]) -> str:
    """Return a struct as an interface, with the first line of what is said of it."""
    hints = get_type_hints(struct, include_extras=True)
    rows = [
        f"  {one.encode_name}{'' if one.required else '?'}: {typescript(hints[one.name])};"
        for one in msgspec.structs.fields(struct)
    ]
    said = (struct.__doc__ or "").split("\n")[0].replace("``", "`")
    return f"/** {said} */\nexport interface {struct.__name__} {{\n" + "\n".join(rows) + "\n}\n"


def shared() -> str:
    """Return the types of what server and page say to each other."""
    codes = "\n".join(f"  | '{code}'" for code in STATUS)
    refusals = f"/** What the server says no with. */\nexport type RefusalCode =\n{codes};\n"
    return "\n".join([_HEAD, *(interface(one) for one in (*BODIES, *ANSWERS)), refusals])


# -- one game ---------------------------------------------------------------------------------------------------------


class _Words:
    """The families of a game, each written once: lists of names, or pairs of names of another family."""

    def __init__(self) -> None:
        self.families: dict[str, type[Family]] = {}

    def of(self, family: type[Family] | None) -> str:
        """Return the type of a member's name."""
        if family is None or family is Seat:
            return "string"
        self.families[family.__name__] = family
        return family.__name__

    def written(self) -> list[str]:
        """Return all families, in TypeScript."""
        found = []
        for name, family in sorted(self.families.items()):
            if all("+" in one for one in family.names):
                found.append(
                    f"/** Two names, `{family.names[0]}`. */\nexport type {name} = `${{string}}+${{string}}`;\n"
                )
                continue
            names = "\n".join(f"  '{one}'," for one in family.names)
            plural = f"{name.upper()}S"
            found.append(f"export const {plural} = [\n{names}\n] as const;")
            found.append(f"export type {name} = (typeof {plural})[number];\n")
        return found


def contents(declared: Field, words: _Words) -> str:
    """Return the type of one place of a field, seen."""
    if declared.kind == "number":
        return "number"
    if declared.kind == "flag":
        return "boolean"
    if declared.kind == "cards":
        return many(words.of(declared.family))
    name = words.of(declared.family)
    return f"{name} | 'none'" if declared.start == NONE and name != "string" else name


def hidden(declared: Field) -> str:
    """Return the type of what stands for one place of a field that is not seen."""
    if declared.counted is True:
        return "number"
    return "number | null" if declared.counted else "null"


def public_field(declared: Field, words: _Words) -> str:
    """Return the type of a field in the public part, at any moment of the game."""
    kind = contents(declared, words)
    if declared.sees is not EVERYONE:
        kind = f"{kind} | {hidden(declared)}"
    for _ in declared.shape:
        kind = many(kind)
    return kind


def own_field(declared: Field, words: _Words) -> str | None:
    """Return the type of what a seat is shown of a field beyond the public part; ``None`` if never anything."""
    if not (declared.sees.base | declared.sees.raised) - {"everyone"}:
        return None
    kind = contents(declared, words)
    for _ in declared.shape[1:]:
        kind = many(kind)
    return f"Record<string, {kind}>" if declared.shape else kind


def argument(declared: Any, words: _Words) -> str:
    """Return the type of an event's argument."""
    if declared is int:
        return "number"
    if isinstance(declared, Secret):
        return f"{argument(declared.family, words)} | null"
    name = words.of(declared)
    return f"{name} | {many(name)}"


def of_game(game: Game) -> str:
    """Return the types of one game."""
    words = _Words()
    fields = game.table.fields
    public = [f"  {name}: {public_field(field, words)};" for name, field in fields.items()]
    own = [f"  {name}?: {kind};" for name, field in fields.items() if (kind := own_field(field, words))]
    questions = []
    for choice in game.choices:
        said = [
            f"`{verb.name}:${{{words.of(verb.family)}}}`" if verb.family is not None else f"'{verb.name}'"
            for verb in choice.verbs
        ]
        questions.append(f"  '{choice.code()}': {' | '.join(said)};")
    verbs = sorted({verb.name for choice in game.choices for verb in choice.verbs})
    events = []
    for code, event in game.log.table.items():
        args = "; ".join(f"{name}: {argument(declared, words)}" for name, declared in event.args.items())
        events.append(f"  '{code}': {{ {args} }};" if args else f"  '{code}': Record<string, never>;")

    def block(said: str, name: str, rows: list[str]) -> str:
        return f"/** {said} */\nexport interface {name} {{\n" + "\n".join(rows) + "\n}\n"

    listed = "\n".join(f"  | '{verb}'" for verb in verbs)
    return "\n".join(
        [
            _HEAD,
            *words.written(),
            block("The public part of a view. What is not seen is a number of cards, or null.", "PublicPart", public),
            block("What a seat sees beyond it: rows by seat or by number, or a whole field.", "OwnPart", own),
            block("The answers to each question; `pass` is one where the view says so.", "Questions", questions),
            "export type Question = keyof Questions;\n",
            f"export type Verb =\n{listed};\n",
            block("The events by code, with their arguments.", "Events", events),
            "export type EventCode = keyof Events;\n",
        ]
    )


def files() -> dict[Path, str]:
    """Return what the generated files should hold."""
    made = {WEB / "shared" / "generated.ts": shared()}
    for name in NAMES:
        made[WEB / "games" / name / "generated.ts"] = of_game(load(name))
    return made


def main() -> None:
    """Write the files that are not as they should be."""
    for path, text in files().items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
