"""The talk at a table: who may write, and who may read.

People with a seat write; spectators read along, but not in a private channel (:mod:`.private_talk`). The host closes
and opens the talk, is shown what was reported, and may remove that. Nothing of this changes a view of the game, and
nobody learns that somebody has reported or muted them.
"""

from __future__ import annotations

from typing import Any, Final

from fogtable.server.actions import private_talk
from fogtable.server.actions.conditions import require_host
from fogtable.server.actions.texts import checked_text
from fogtable.server.logs import log
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Say
from fogtable.server.store.talk import Kind, NewMessage
from fogtable.server.tables.table import Table
from fogtable.server.tables.talk import Word, presets_of
from fogtable.server.tables.views import encode

NEWEST: Final = 20
"""How many messages are pushed at once; earlier ones are asked for."""
_WORDS: Final = ("text", "preset")


async def say(table: Table, session: str | None, body: Say) -> int:
    """Say something to everybody at the table, or in the private channel of the seat; return its number.

    Raises:
        Refusal: ``bad-body``, ``bad-text``, ``no-such-seat``, ``not-your-seat``, ``no-talk``, ``talk-closed``.
    """
    kind, words = _words(table, body)
    table.position.seat_named(body.seat)
    if body.to == "channel":
        return await private_talk.whisper(table, session or "", body, kind, words)
    kept = None if session is None else await table.talk.number_of(session, body.key)
    if kept is not None:
        return kept
    at = table.held(session, body.seat)
    private_talk.require(_state(table))
    return await table.talk.add(NewMessage(kind, words, session or "", at, table.published.seats[at].name, body.key))


def _words(table: Table, body: Say) -> tuple[Kind, str]:
    match (body.text, body.preset):
        case (str(text), None):
            return "text", checked_text(text)
        case (None, str(preset)):
            known = presets_of(table.game)
            if preset not in known:
                raise Refusal("bad-body", f"the presets of {table.game.name} are {', '.join(known)}", where="preset")
            return "preset", preset
    raise Refusal("bad-body", "expected either a text or a preset", where="text")


async def report(table: Table, session: str | None, number: int) -> None:
    """Report a message to the host.

    Raises:
        Refusal: ``not-your-seat``, ``no-such-word``.
    """
    if session is None or not _sits(table, session):
        raise Refusal("not-your-seat", "only who sits at the table reports")
    _word(table, number)
    await table.talk.report(number, session)
    log.info("reported", table=table.id, number=number)


async def remove(table: Table, session: str | None, number: int) -> None:
    """Let the host remove a message that was reported: nobody can read it any more.

    Raises:
        Refusal: ``not-host``, ``no-such-word``, ``not-reported``.
    """
    require_host(table, session)
    word = _word(table, number)
    if not table.talk.reports[number]:
        raise Refusal("not-reported", "nobody has reported this")
    if word.kind != "removed":
        await table.talk.add(NewMessage("remove", str(number), session or ""))


async def hush(table: Table, session: str | None, closed: bool) -> None:
    """Let the host close the talk, or open it again.

    Raises:
        Refusal: ``not-host``.
    """
    require_host(table, session)
    if table.talk.open == closed:
        await table.talk.add(NewMessage("close" if closed else "open", "", session or ""))


def read(table: Table, session: str | None, first: int, whispered: int) -> bytes:
    """Return the talk from a number on, as JSON, and that of the private channel from another.

    Raises:
        Refusal: ``no-spectators``.
    """
    if not _may_read(table, session):
        raise Refusal("no-spectators", "only who sits at this table may look on")
    channel = private_talk.public(table, session, whispered - 1)
    return encode(_public(table, session, table.talk.after(first - 1), channel))


class TalkFeed:
    """The talk as one open page receives it."""

    def __init__(self, table: Table, session: str | None) -> None:
        self._table = table
        self._session = session
        self._last = 0
        self._last_whisper = 0
        self._around: tuple[Any, ...] = ("alone", {}, None)
        self._seen: tuple[Any, ...] = ()

    def news(self) -> bytes | None:
        """Return what the page has not received yet, as JSON; ``None``: nothing."""
        talk, published = self._table.talk, self._table.published
        seen = (talk.version, published.facts)
        if seen == self._seen:  # as after most moves of a game
            return None
        self._seen = seen
        if not _may_read(self._table, self._session):
            return None
        channel = private_talk.public(self._table, self._session, self._last_whisper)
        whispers = [] if channel is None else channel["words"][-NEWEST:]
        channel = channel and {**channel, "words": whispers}
        public = _public(self._table, self._session, talk.after(self._last)[-NEWEST:], channel)
        around = (public["state"], public["reports"], channel and (channel["state"], channel["hears"]))
        if not public["words"] and not whispers and around == self._around:
            return None
        self._last, self._around = talk.last, around
        self._last_whisper = whispers[-1].number if whispers else self._last_whisper
        return encode({"talk": public})


def _public(table: Table, session: str | None, words: list[Word], channel: dict[str, Any] | None) -> dict[str, Any]:
    talk = table.talk
    reports = talk.reports if session is not None and session == table.setting.host else {}
    return {
        "state": _state(table),
        "words": words,
        "reports": {number: count for number, count in reports.items() if number in talk.words},
        "channel": channel,
    }


def _state(table: Table) -> str:
    return private_talk.state_among(table, frozenset(range(len(table.published.seats))))


def _sits(table: Table, session: str | None) -> bool:
    return any(session in seat.sessions for seat in table.published.seats)


def _may_read(table: Table, session: str | None) -> bool:
    """Tell whether a session may read. Unlike the game, the talk is not opened to strangers by its end."""
    return table.published.facts.access.watching or _sits(table, session)


def _word(table: Table, number: int) -> Word:
    """Return a message; it may have been removed since."""
    word = table.talk.words.get(number)
    if word is None or word.kind not in (*_WORDS, "removed"):
        raise Refusal("no-such-word", "nothing was said under this number")
    return word
