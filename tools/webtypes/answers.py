"""What the server says, described: it writes these by hand, for speed, and a test holds them against real answers."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from fogtable.core.formats.tutorial import Lesson
from fogtable.core.game import Outcome
from fogtable.server.tables.talk import Word

Scalar = str | int | bool
"""A value of an option."""


class Said(Struct, forbid_unknown_fields=True):
    """Base of what the server says: nothing else than what is described here."""


class Option(Said):
    """An option of a game."""

    name: str
    values: list[Scalar]
    default: Scalar


class LessonInfo(Said):
    """A lesson that a game has, and who takes the seats at it."""

    name: str
    players: list[Literal["here", "bot"]]


class GameInfo(Said):
    """What the start page needs to know of a game."""

    name: str
    seats: dict[str, list[str]]
    bots: list[str]
    options: list[Option]
    presets: list[str]
    tempos: list[Literal["natural", "strict"]]
    modes: list[Literal["practice", "daily", "tutorial"]]
    lessons: list[LessonInfo]


class FieldInfo(Said):
    """A field of a game's table: ``rows`` are the families that name its rows, outermost first; null: numbers do.

    ``sees``: to whom it is shown (``everyone``, ``owner``, roles of seats), to ``raised`` while ``flag`` is up.
    """

    name: str
    kind: Literal["number", "flag", "one_of", "cards"]
    family: str | None
    low: int
    high: int
    rows: list[str | None]
    sees: list[str]
    flag: str | None
    raised: list[str]
    counted: bool
    sealed: bool


class DeclarationsInfo(Said):
    """What a game declares: verbs and arguments each with the family they are of, null where they are of none.

    ``families`` are the names of their members; those of ``seat`` are told by each table.
    """

    name: str
    fields: list[FieldInfo]
    questions: dict[str, dict[str, str | None]]
    events: dict[str, dict[str, str | None]]
    reasons: dict[str, dict[str, str | None]]
    families: dict[str, list[str]]
    sides: list[str]
    rules: bool


class SpokenInfo(Said):
    """All texts of a game, or its rulebook, in the language asked for or else in English."""

    language: Literal["en", "ru", "uk"]
    text: str


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
    left: bool


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
    kind: Literal["undo", "end", "seat"]
    seat: str
    name: str | None
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
    state: Literal["open", "shuffling", "playing", "over"]
    seats: list[SeatInfo]
    locked: bool
    watching: bool
    listed: Literal["en", "ru", "uk"] | None
    spectators: int
    clock: ClockInfo | None
    proposal: ProposalInfo | None
    rematch: str | None
    promise: str | None
    seq: int


class TableNow(Said):
    """The part of that which comes with every view."""

    state: Literal["open", "shuffling", "playing", "over"]
    seats: list[SeatInfo]
    locked: bool
    watching: bool
    listed: Literal["en", "ru", "uk"] | None
    spectators: int
    clock: ClockInfo | None
    proposal: ProposalInfo | None
    rematch: str | None


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


class ReasonInfo(Said):
    """What stands in the way of one answer; the arguments are as those of events."""

    reason: str
    args: dict[str, str | int | list[str]]


class OddsInfo(Said):
    """In how many of ``all`` equally likely cases something succeeds, or ends without a winner."""

    won: int
    drawn: int
    all: int


class ReasonsInfo(Said):
    """Why not: options that are missing, by meaning, and things that the question is not about, by ``family:name``.

    ``odds``: of answers, by meaning; under the empty name as things stand.
    """

    question: str
    options: dict[str, ReasonInfo]
    things: dict[str, ReasonInfo]
    odds: dict[str, OddsInfo]


class ChancesAt(Said):
    """How likely each side was to win after ``step`` answers (or what its payoff was likely to be), 0 to 1."""

    step: int
    chances: list[float]


class BetterInfo(Said):
    """The search's best answer where a game turned, and what it and the answer given are worth (0 to 1).

    ``given`` is null where the search hardly tried what was answered.
    """

    option: str
    worth: float
    given: float | None


class TurnInfo(Said):
    """An answer that changed the chances; ``better`` is null where there was nothing to choose."""

    step: int
    better: BetterInfo | None


class AnalysisInfo(Said):
    """How the chances of a finished game went; ``turns`` are the answers that changed them most."""

    sides: list[str]
    points: list[ChancesAt]
    turns: list[TurnInfo]


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
    """The answer that led to a position, and to what; in an example ``retract`` (to nothing) may take one back."""

    seat: str
    question: str | None
    pick: str


class ReplayStep(Said):
    """One position of a finished game."""

    steps: int
    step: int
    view: Shown
    events: list[GameEvent]
    answer: Step | None


class ExampleStep(ReplayStep):
    """One position of an example of the rules, and which of its sentences are told there, from 1."""

    sentences: list[int]


class ExampleInfo(Said):
    """An example of the rules, as a seat of it sees it."""

    seats: list[str]
    positions: list[ExampleStep]


class Entropy(Said):
    """What a seat adds to the luck: the SHA-256, and once the game has begun the ``value``; ``null``: nothing."""

    seat: str
    commitment: str | None
    value: str | None


class Proof(Said):
    """What was promised of the shuffling; ``secret`` and ``seed`` after the end."""

    promise: str | None
    seats: list[Entropy]
    secret: str | None
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
    """What the server does for a device.

    ``key``: by which it is known to push services (null: it sends nothing); ``kept``: this device is told of turns.
    ``passkeys``: people may sign in on further devices.
    """

    key: str | None
    kept: bool
    passkeys: bool


class PasskeyInfo(Said):
    """A passkey of one's own; when it was made and used last to sign in, in seconds since 1970."""

    id: str
    made: int
    used: int | None


class PersonInfo(Said):
    """Who has signed in here (null: nobody), and their passkeys."""

    name: str | None
    passkeys: list[PasskeyInfo]


class Reach(Said):
    """The address of a server at home for other machines of its network; null: there is none."""

    address: str | None
