"""What comes in: request bodies as bounded types. Everything unexpected is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

Name = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]  # PostgreSQL keeps no NUL
Meaning = Annotated[str, Meta(min_length=1, max_length=100)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Language = Literal["en", "ru", "uk"]
Value = bool | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Annotated[str, Meta(max_length=64)]


Hash = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]*$")]


class Body(Struct, forbid_unknown_fields=True):
    """Base of every request body."""


class Player(Body):
    """One player of a new table."""

    kind: Literal["here", "link", "bot"]
    bot: Name | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None


class Clock(Body):
    """How long people may think: seconds for each decision, and in reserve for the whole game."""

    decision: Annotated[int, Meta(ge=1, le=3600)]
    reserve: Annotated[int, Meta(ge=0, le=4 * 3600)] = 0


class NewTable(Body):
    """A table to open: ``first`` is the index of the player who takes the first seat, ``mode`` what it is for.

    ``lesson`` says which one, for a tutorial.
    ``tempo`` says how long windows last in which it is a secret who can react.
    ``commitment``: the SHA-256 of what the people who are ``here`` add to the luck; ``None``: nothing.
    """

    game: Name
    players: Annotated[list[Player], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Name, Value], Meta(max_length=32)] = {}
    first: Literal["random"] | Annotated[int, Meta(ge=0, le=15)] = "random"
    mode: Literal["", "practice", "daily", "tutorial"] = ""
    lesson: Name | None = None
    clock: Clock | None = None
    tempo: Literal["natural", "strict"] = "natural"
    commitment: Hash | None = None


class Claim(Body):
    """A seat to take, under a name; with the ``key`` of its private link also one that somebody has.

    ``commitment``: the SHA-256 of what this person adds to the luck of the game; ``None``: nothing.
    """

    name: Annotated[str, Meta(max_length=200)] | None = None
    key: Name | None = None
    commitment: Hash | None = None


class Reveal(Body):
    """What a seat adds to the luck of the game: the value to which it has committed itself."""

    seat: Name
    value: Hash


class Fill(Body):
    """Which bot plays a seat, or stands in; ``None``: none does any longer."""

    bot: Name | None


class Arrange(Body):
    """What a table is open for; ``listed``: in which language it is offered to everybody, ``None``: it is not."""

    locked: bool
    watching: bool
    listed: Language | None = None


class Declare(Body):
    """What is to be answered to a question when this seat's time runs out; ``None``: nothing is declared any more."""

    seat: Name
    question: Name
    pick: Meaning | None


class End(Body):
    """The game is to end here, if all agree."""

    seat: Name


class Consent(Body):
    """Whether a seat agrees to what is proposed; one that says no has ended it for all."""

    seat: Name
    proposal: Name
    agree: bool


class Nothing(Body):
    """Nothing is said when a seat is given up, made free, or gets a new link."""


class Device(Body):
    """A browser that wants to be told of turns: its address at a push service, its public key, its secret."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1024)]
    key: Annotated[str, Meta(max_length=100, pattern=r"^[A-Za-z0-9_=-]*$")]
    secret: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_=-]*$")]


class Answers(Body):
    """One gesture of a seat."""

    seat: Name
    view: Count
    picks: Annotated[list[Meaning], Meta(min_length=1, max_length=64)]
    key: Name


class Say(Body):
    """Something to say at a table: a ``text`` or a ``preset``, to all or in the private channel of the seat."""

    seat: Name
    key: Name
    text: Annotated[str, Meta(max_length=600)] | None = None
    preset: Name | None = None
    to: Literal["all", "channel"] = "all"


class Hush(Body):
    """Whether the talk of a table is closed."""

    closed: bool


class Remark(Body):
    """Something that was said at a table, by its number."""

    number: Count


class Preview(Body):
    """A gesture in the making."""

    seat: Name
    view: Count
    picks: Annotated[list[Meaning], Meta(max_length=64)]


class Hint(Body):
    """A question on which advice is asked: the one that stands, or the one after some picks of a gesture."""

    seat: Name
    view: Count
    picks: Annotated[list[Meaning], Meta(max_length=64)] = []


class GoOn(Body):
    """A position of a finished game to go on from: after ``step`` answers, with ``seat`` in this session."""

    seat: Name
    step: Count


class Rematch(Body):
    """The same people play again; ``commitment``: the SHA-256 of what this person adds to the luck of that game."""

    commitment: Hash | None = None


class TakeBack(Body):
    """An answer to take back: a sealed one, or the last that stands."""

    seat: Name
    view: Count
    key: Name


class Call(Body):
    """A call over the socket: which, the ``body`` that its request would have, a ``number`` that its reply repeats."""

    call: Literal["answers", "retract", "undo"]
    number: Count
    body: Raw


Encoded = Annotated[str, Meta(min_length=1, max_length=8192, pattern=r"^[A-Za-z0-9_-]*$")]
"""Bytes as base64url."""
Credential = Annotated[str, Meta(min_length=1, max_length=1400, pattern=r"^[A-Za-z0-9_-]*$")]


class NewPasskey(Body):
    """A person who is to have a passkey, by the name that is theirs if it is the first one."""

    name: Annotated[str, Meta(max_length=200)]


class MadePasskey(Body):
    """A passkey that was made: what the browser says of it."""

    name: Annotated[str, Meta(max_length=200)]
    id: Credential
    client: Encoded
    attestation: Encoded


class UsedPasskey(Body):
    """A passkey by which somebody signs in: what the browser says of it."""

    id: Credential
    client: Encoded
    authenticator: Encoded
    signature: Encoded


class OldPasskey(Body):
    """A passkey to remove."""

    id: Credential


Word = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
Day = Annotated[str, Meta(max_length=10, pattern=r"^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$")]


Points = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Annotated[float, Meta(ge=-1e6, le=1e6)]


class PlayedGame(Body, omit_defaults=True):
    """A game that was played to its end, as the history of a device has it."""

    table: Word
    game: Word
    day: Day
    side: Word | None
    won: bool
    cause: Word
    against: Annotated[list[Word], Meta(max_length=32)]
    achieved: Annotated[list[Word], Meta(max_length=32)]
    points: Points | UnsetType = UNSET


class DailyGame(Body, omit_defaults=True):
    """The first try at the game of a day."""

    table: Word
    hints: bool
    side: Word | UnsetType = UNSET
    cause: Word | UnsetType = UNSET
    points: Points | UnsetType = UNSET


class History(Body):
    """The history of a device: the file that its page saves and reads."""

    fogtable: Literal["history"]
    version: Literal[1]
    played: Annotated[list[PlayedGame], Meta(max_length=2000)]
    daily: Annotated[dict[Word, Annotated[dict[Day, DailyGame], Meta(max_length=120)]], Meta(max_length=64)]
