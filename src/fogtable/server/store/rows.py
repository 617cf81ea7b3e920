"""What is stored of a table, and how it is written, row by row."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from sqlalchemy import Row, bindparam, func, insert, select, update

from fogtable.core.declarations.streams import Seed
from fogtable.server.store.schema import ANSWERS, KEYS, TABLES

TAKEN_BACK: Final = "retract"
"""Stands for a meaning where a seat took its sealed answers back; how many follows (not so in earlier versions)."""
UNDONE: Final = "undo"
"""Stands for a meaning where a seat took the last answer of the table back that then stood."""

ROW: Final = 80
"""Bytes that a row takes on disk beside its text: the id of its table, twice (it is in the index), and numbers."""


def taking_back(count: int) -> str:
    """Return what is stored where a seat took so many sealed answers back."""
    return f"{TAKEN_BACK} {count}"


def taken_back_by(meaning: str) -> int:
    """Return how many sealed answers a stored meaning took back; 0: it is an answer."""
    return int(meaning.removeprefix(f"{TAKEN_BACK} ")) if meaning.startswith(f"{TAKEN_BACK} ") else 0


@dataclass
class StoredSeat:
    """Who sits at a seat: a bot, or a person by the hashes of sessions (one for each device; none: nobody yet).

    ``key`` is the hash of the seat's private link. With ``bot`` and sessions a bot stands in for the person. ``gone``
    are the sessions that have left this seat while the game went on: they have seen its hand. ``declared`` is what is
    to be answered when this person's time runs out, question by question, as JSON; nobody else's to know.
    ``commitment`` and ``value`` are what the seat has added to the luck of the game (``tables.fairness``).
    """

    kind: str
    bot: str | None = None
    name: str | None = None
    sessions: frozenset[str] = frozenset()
    key: str | None = None
    gone: frozenset[str] = frozenset()
    declared: str | None = None
    commitment: str | None = None
    value: str | None = None

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.kind == "bot" or bool(self.sessions)

    def handed_over(self, before: str, after: str) -> StoredSeat:
        """Return this seat with one session in the place of another."""

        def among(sessions: frozenset[str]) -> frozenset[str]:
            return sessions - {before} | {after} if before in sessions else sessions

        return replace(self, sessions=among(self.sessions), gone=among(self.gone))


@dataclass
class Stored:
    """One table as it stands on disk.

    Attributes:
        views: the number of each viewer's view.
        mode: what the table is for (``tables.modes``).
        host: the hash of the session that opened it, and may arrange the seats.
        code: a short word by which it is found; ``None``: only by its address.
        locked: free seats can be taken by their private links alone.
        watching: people without a seat may look on.
        seed: of the luck of the game; ``None``: it is not drawn yet.
        secret: what the server adds to the luck (``tables.fairness``); ``None``: nothing was promised.
        listed: the language in which the table is offered to everybody; ``None``: it is not.
        clock: how long people may think, as JSON (``tables.clocks``); ``None``: as long as they like.
        tempo: how long windows last in which it is a secret who can react (``tables.blind_windows``).
        times: what was left of that at the last answer, as JSON.
        proposal: what somebody has proposed to the others, as JSON (``tables.proposals``).
        ended: the game was ended before its end, by agreement.
        rematch: the table at which the same people play again; ``None``: nobody has wanted to yet.
        version: how often the table has changed.
    """

    id: str
    game: str
    rules: int
    options: str
    seed: Seed | None
    begun: bool
    views: str
    seats: list[StoredSeat]
    answers: list[tuple[int, str]]
    mode: str = ""
    host: str | None = None
    code: str | None = None
    locked: bool = False
    watching: bool = True
    secret: str | None = None
    listed: str | None = None
    clock: str | None = None
    tempo: str = "natural"
    times: str | None = None
    proposal: str | None = None
    ended: bool = False
    rematch: str | None = None
    version: int = 0

    @property
    def size(self) -> int:
        """How many bytes it takes on disk, roughly."""
        return ROW * (1 + len(self.seats) + len(self.answers)) + sum(len(meaning) for _, meaning in self.answers)


@dataclass(frozen=True)
class Progress:
    """How far a table is: its version, the numbers of its last messages, and how many reports there are."""

    version: int
    said: int
    whispered: int
    reported: int


@dataclass(frozen=True)
class Kept:
    """The reply to a command, kept under its idempotency key."""

    session: str
    key: str
    answer: str


_LAST: Final = select(func.coalesce(func.max(ANSWERS.c.seq), -1)).where(ANSWERS.c.table_id == TABLES.c.id)
ANSWERED: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"), TABLES.c.version == bindparam("known"))
    # What is there already refuses the insertion. A gap would mean that a backup was put back meanwhile.
    .where(_LAST.correlate(TABLES).scalar_subquery() == bindparam("last"))
    .values(
        touched=bindparam("at"),
        views=bindparam("all_views"),
        times=bindparam("all_times"),
        version=TABLES.c.version + 1,
    )
)
"""An answer is the most frequent change of a table: its statements are put together once."""
ADD_ANSWERS: Final = insert(ANSWERS)
ADD_KEYS: Final = insert(KEYS)
_COLUMNS: Final = tuple(field.name for field in fields(Stored) if field.name not in ("seats", "answers"))


def table_row(new: Stored, now: int) -> dict[str, Any]:
    """Return a new table as it is stored, without its seats and answers; ``now`` in seconds since 1970."""
    row = {name: getattr(new, name) for name in _COLUMNS}
    return {**row, "seed": "" if new.seed is None else str(new.seed), "created": now, "touched": now}


def table_of(row: Row[Any], seats: list[StoredSeat], answers: list[tuple[int, str]]) -> Stored:
    """Return the table of a row, with its seats and answers."""
    known = {name: getattr(row, name) for name in _COLUMNS}
    return Stored(**{**known, "seed": _seed(row.seed)}, seats=seats, answers=answers)


def _seed(stored: str) -> Seed | None:
    """Return a seed that is stored as text: the digits of a number, or the text of a key; empty: none is drawn yet."""
    return int(stored) if stored.isdigit() else stored or None


def seat_row(table: str, position: int, seat: StoredSeat) -> dict[str, Any]:
    """Return a seat as it is stored, without its holders."""
    return {
        "table_id": table,
        "position": position,
        "kind": seat.kind,
        "bot": seat.bot,
        "name": seat.name,
        "key": seat.key,
        "declared": seat.declared,
        "commitment": seat.commitment,
        "value": seat.value,
    }


def holder_rows(table: str, position: int, seat: StoredSeat) -> list[dict[str, Any]]:
    """Return the holders of a seat as they are stored, with those who have left it."""
    return [
        {"table_id": table, "position": position, "session": session, "gone": session in seat.gone}
        for session in sorted(seat.sessions | seat.gone)
    ]


def seats_of(seats: Iterable[Row[Any]], holders: Iterable[Row[Any]]) -> list[StoredSeat]:
    """Return the seats of a table from their rows, in order, and the rows of their holders."""
    here: defaultdict[int, set[str]] = defaultdict(set)
    gone: defaultdict[int, set[str]] = defaultdict(set)
    for row in holders:
        (gone if row.gone else here)[row.position].add(row.session)
    return [
        StoredSeat(
            row.kind,
            row.bot,
            row.name,
            frozenset(here[row.position]),
            row.key,
            frozenset(gone[row.position]),
            row.declared,
            row.commitment,
            row.value,
        )
        for row in seats
    ]


def answer_rows(table: str, first: int, answers: Sequence[tuple[int, str]]) -> list[dict[str, Any]]:
    """Return answers as they are stored, from the number ``first`` on."""
    return [
        {"table_id": table, "seq": seq, "seat": seat, "meaning": meaning}
        for seq, (seat, meaning) in enumerate(answers, first)
    ]


def answers_of(rows: Iterable[Row[Any]]) -> list[tuple[int, str]]:
    """Return answers from their rows, by seat and meaning."""
    return [(row.seat, row.meaning) for row in rows]
