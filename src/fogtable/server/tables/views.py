"""The views of a match: what each viewer is shown. What is equal for all is made once per move and shared."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from fogtable.core.declarations.visibility import OPEN, SPECTATOR
from fogtable.core.formats.tutorial import Lesson
from fogtable.core.play.telling import NULL, Views
from fogtable.fast.match import AnyMatch
from fogtable.server.store.rows import StoredSeat
from fogtable.server.tables import blind_windows
from fogtable.server.tables.blind_windows import Blind, Countdown
from fogtable.server.tables.surroundings import TableFacts

ALL: Final = "all"
"""The name of a viewer who sees everything, after the end."""
NEWEST: Final = 60
"""How many events a view carries; earlier ones are asked for."""
NOTHING: Final = Raw(NULL)
encode: Final = msgspec.json.Encoder().encode


class MatchView(Struct):
    """The part of a view that is made of the match."""

    log: int
    public: Raw
    own: Raw
    asked: Raw
    retract: bool
    undo: bool
    declared: dict[str, str]
    lesson: Lesson | None
    window: Raw
    waiting: Raw
    events: Raw
    over: Raw


@dataclass(frozen=True)
class ViewExtras:
    """What seats see beside the game itself.

    Attributes:
        undo: the seat that may undo.
        lesson: the present step of a tutorial.
        declared: what each seat has declared for the case that its time runs out, by question.
        ended: the game was ended by agreement: all is open, nobody is asked.
        window: the blind window in which the table stands.
        countdown: how the time of that runs out.
    """

    undo: int | None
    lesson: Lesson | None
    declared: Mapping[int, dict[str, str]] = field(default_factory=dict)
    ended: bool = False
    window: Blind = blind_windows.OPEN
    countdown: Countdown | None = None


@dataclass(frozen=True)
class SeatView:
    """What one viewer is shown now.

    Attributes:
        view: how often this viewer's view has changed.
        since: the first view in which the viewer was asked what it is asked now.
        log: how many events the viewer has seen.
        part: the view without its number and the table, as the members of a JSON object.
        asked: the question to the viewer, as JSON.
    """

    view: int
    since: int
    log: int
    part: bytes
    asked: bytes


@dataclass(frozen=True)
class Published:
    """What has been published of the game, and what follows from it: everything that is read without the lock.

    Attributes:
        seats: who sits where, with what they alone know.
        views: what each viewer sees of the match. Its number rises only if that has changed.
        facts: what is so of the table beside the game; the same object for as long as nothing of it changes.
        opened: how many answers stood when it was first asked what is asked now; never shown.
        countdown: how the time of a blind window runs out.
        times: what was left of the clocks when everybody was shown something last, as it is stored.
    """

    seats: tuple[StoredSeat, ...]
    views: dict[int, SeatView]
    facts: TableFacts
    opened: int | None = None
    countdown: Countdown | None = None
    times: str | None = None

    @property
    def state(self) -> str:
        """Whether the table is ``open``, ``shuffling``, ``playing`` or ``over`` (:class:`TableFacts`)."""
        return self.facts.state

    @property
    def begun(self) -> bool:
        """Whether all seats have been taken once, so that the game begins; it may be over."""
        return self.state != "open"

    def viewers_of(self, session: str | None) -> list[int]:
        """Return the seats that a session holds, or the spectator."""
        mine = [at for at, seat in enumerate(self.seats) if session is not None and session in seat.sessions]
        return mine or [SPECTATOR]


def reply_of(published: Published, seat: int, taken: int) -> bytes:
    """Return what is replied to a seat of whose picks some were taken, as JSON."""
    return encode({"view": published.views[seat].view, "taken": taken})


PackedEvents = tuple[list[bytes], "dict[int, array[int]]"]
"""What all viewers have read of a log: the different texts, and for each viewer the numbers of its own."""


class EventLog:
    """The log of a match as each viewer reads it, kept once made.

    Args:
        match: whose log; ``read`` is what was made of it in another process.
    """

    def __init__(self, match: AnyMatch, read: PackedEvents | None = None) -> None:
        self.match = match
        self.viewers = (SPECTATOR, *match.state.seats)
        self._read_by: dict[int, list[bytes]] = {viewer: [] for viewer in self.viewers}
        self._read = 0
        if read is not None:
            texts, read_by = read
            self._read_by = {viewer: [texts[number] for number in numbers] for viewer, numbers in read_by.items()}
            self._read = match.event_count()

    def packed(self) -> PackedEvents:
        """Return what all viewers have read, as it travels to another process."""
        self.catch_up()
        numbers: dict[int, int] = {}
        texts: list[bytes] = []
        read_by: dict[int, array[int]] = {}
        for viewer, read in self._read_by.items():
            read_by[viewer] = array("l")
            for text in read:
                if id(text) not in numbers:
                    numbers[id(text)] = len(texts)
                    texts.append(text)
                read_by[viewer].append(numbers[id(text)])
        return texts, read_by

    def catch_up(self) -> None:
        """Read what has happened since the last time."""
        new = self.match.told(self._read)
        for texts in new:
            for read, text in zip(self._read_by.values(), texts, strict=True):
                if text is not None:
                    read.append(text)
        self._read += len(new)

    def count(self, viewer: int) -> int:
        """Return how many events this viewer has seen."""
        return len(self._read_by[viewer])

    def events(self, viewer: int, first: int, end: int) -> Raw:
        """Return events of this viewer, from the number ``first`` on, as a JSON list."""
        return joined(self._read_by[viewer][first:end])


def joined(items: Sequence[bytes | Raw]) -> Raw:
    """Return JSON values as a JSON list."""
    return Raw(b"[%b]" % b",".join(items))


def waiting_for(match: AnyMatch) -> list[str]:
    """Return the names of the awaited seats, ``table`` where nobody may know them."""
    if match.over:
        return []
    return [match.names[p] for p in match.awaited()] if match.waits_openly() else ["table"]


def views_of(
    match: AnyMatch, events: EventLog, written: Views, extras: ViewExtras
) -> dict[int, tuple[MatchView, bytes]]:
    """Return the part of each viewer, and its question as JSON. What is equal for all is made once."""
    events.catch_up()
    written.read(match)
    over_for_all = match.over or extras.ended
    public = Raw(match.laid_open() if over_for_all else written.public)
    waiting = Raw(encode([] if over_for_all else waiting_for(match)))
    over = Raw(encode(match.outcome)) if match.over else NOTHING
    window = NOTHING if over_for_all else Raw(encode(blind_windows.public(extras.countdown)))
    final = over_for_all or extras.window.final
    parts = {}
    for viewer in events.viewers:
        asked = NULL if over_for_all or viewer in extras.window.unasked else match.asked(viewer)
        count = events.count(viewer)
        part = MatchView(
            log=count,
            public=public,
            own=Raw(written.own(viewer)),
            asked=Raw(asked),
            retract=viewer >= 0 and not final and match.retractable(viewer),
            undo=viewer >= 0 and extras.undo == viewer,
            declared=extras.declared.get(viewer, {}),
            lesson=extras.lesson if viewer >= 0 else None,
            window=window,
            waiting=waiting,
            events=events.events(viewer, max(0, count - NEWEST), count),
            over=over,
        )
        parts[viewer] = (part, asked)
    return parts


def nothing_yet(waiting: list[str], viewers: tuple[int, ...]) -> dict[int, tuple[MatchView, bytes]]:
    """Return the parts while the table waits for its players: nothing is dealt, nobody is asked."""
    empty = MatchView(
        0, NOTHING, Raw(b"{}"), NOTHING, False, False, {}, None, NOTHING, Raw(encode(waiting)), Raw(b"[]"), NOTHING
    )
    return dict.fromkeys(viewers, (empty, NULL))


def members(part: MatchView) -> bytes:
    """Return a part as the members of a JSON object, without its braces."""
    return encode(part)[1:-1]


def replay_view(match: AnyMatch, written: Views, viewer: int) -> dict[str, Any]:
    """Return how ``viewer`` (or :data:`OPEN`) saw a position of a finished game."""
    if viewer == OPEN:
        return {"public": Raw(match.laid_open()), "own": {}}
    written.read(match)
    return {"public": Raw(match.laid_open() if match.over else written.public), "own": Raw(written.own(viewer))}
