"""What comes in: request bodies as bounded types. Everything unexpected is refused."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Final, Literal, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from fogtable import bots
from fogtable.core.game import Game
from fogtable.server.refusals import Refusal

Name = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]  # PostgreSQL keeps no NUL
Meaning = Annotated[str, Meta(min_length=1, max_length=100)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Language = Literal["en", "ru", "uk"]
Value = bool | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Annotated[str, Meta(max_length=64)]


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
    """A table to open: ``first`` is the index of the player who takes the first seat, ``mode`` what it is for."""

    game: Name
    players: Annotated[list[Player], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Name, Value], Meta(max_length=32)] = {}
    first: Literal["random"] | Annotated[int, Meta(ge=0, le=15)] = "random"
    mode: Literal["", "practice", "daily", "tutorial"] = ""
    clock: Clock | None = None


class Claim(Body):
    """A seat to take, under a name; with the ``key`` of its private link also one that somebody has."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    key: Name | None = None


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


Preset = Literal[
    "hello",
    "good-luck",
    "thinking",
    "one-moment",
    "back",
    "agree",
    "disagree",
    "nice-move",
    "thanks",
    "sorry",
    "good-game",
    "again",
]
"""Phrases of every table, which each person reads in their own language."""


class Say(Body):
    """Something to say at a table: a ``text`` or a ``preset``, to all or in the private channel of the seat."""

    seat: Name
    key: Name
    text: Annotated[str, Meta(max_length=600)] | None = None
    preset: Preset | None = None
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


class TakeBack(Body):
    """An answer to take back: a sealed one, or the last that stands."""

    seat: Name
    view: Count
    key: Name


_MARKS: Final = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
"""Categories of what changes how other characters are shown. The unassigned are not among them: emoji are young."""
_UNSEEN: Final = {"Mn", "Mc", "Me", "Zs"}
"""Categories of what shows nothing by itself."""
_JOINER: Final = "\u200d"
"""Makes one emoji of several, and nothing else."""


def checked_name(given: str) -> str:
    """Return a person's name without spaces around it.

    Raises:
        Refusal: it is empty, too long, or holds control or direction marks.
    """
    name = unicodedata.normalize("NFC", given).strip()
    if not 1 <= len(name) <= 24:
        raise Refusal("bad-name", "a name has 1 to 24 characters")
    if any(unicodedata.category(c) in ("Cn", *_MARKS) for c in name):
        raise Refusal("bad-name", "a name holds no control or direction marks")
    return name


def checked_text(given: str) -> str:
    """Return what somebody says, in one line, without spaces around it.

    Raises:
        Refusal: it is empty, too long, or holds control or direction marks.
    """
    text = unicodedata.normalize("NFC", given).strip()
    kinds = {unicodedata.category(c) for c in text if c != _JOINER}
    if not kinds - _UNSEEN or len(text) > 300:
        raise Refusal("bad-text", "a text has 1 to 300 characters")
    if not kinds.isdisjoint(_MARKS):
        raise Refusal("bad-text", "a text is one line, without control or direction marks")
    return text


def options_of(game: Game, given: dict[str, Any]) -> Struct:
    """Return the options of a game as its rules read them.

    Raises:
        Refusal: the game has no such option, or the option no such value.
    """
    known = {option["name"]: option["values"] for option in described_options(game)}
    for name, value in given.items():
        if name not in known:
            raise Refusal("bad-option", f"{game.name} has the options {', '.join(known)}", where=name)
        if not any(type(one) is type(value) and one == value for one in known[name]):
            raise Refusal("bad-option", f"{name} is one of {known[name]}", where=name)
    return msgspec.convert(given, game.options)


def described_options(game: Game) -> list[dict[str, Any]]:
    """Return the options of a game: name, possible values, default."""
    return [
        {"name": option.name, "values": _values(option.type), "default": option.default}
        for option in msgspec.structs.fields(game.options)
    ]


def _values(kind: Any) -> list[Any]:
    """Return the values that an option of this type can have."""
    if kind is bool:
        return [False, True]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if get_origin(kind) is Annotated:
        base, *more = get_args(kind)
        for bounds in more:
            if base is int and isinstance(bounds, Meta) and bounds.ge is not None and bounds.le is not None:
                return list(range(int(bounds.ge), int(bounds.le) + 1))
    raise TypeError(f"an option is a bool, a Literal or a bounded int, not {kind}")


def described(game: Game) -> dict[str, Any]:
    """Return what the page needs to know to open a table of this game."""
    return {
        "name": game.name,
        "seats": {str(count): list(game.seat_names(count)) for count in game.seat_counts},
        "bots": list(bots.names(game)),
        "options": described_options(game),
    }
