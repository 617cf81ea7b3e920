"""Refusals: what the server says no to, with a stable code. Nothing has changed when one is raised."""

from __future__ import annotations

from typing import Any, Final

import msgspec

STATUS: Final = {
    "bad-json": 400,
    "bad-body": 400,
    "bad-record": 400,
    "bad-option": 400,
    "bad-name": 400,
    "bad-device": 400,
    "bad-text": 400,
    "no-such-game": 400,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "no-hints": 403,
    "not-host": 403,
    "bad-link": 403,
    "locked": 403,
    "no-spectators": 403,
    "bad-passkey": 403,
    "no-passkey": 403,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-word": 404,
    "not-found": 404,
    "not-allowed": 405,
    "seat-taken": 409,
    "has-seat": 409,
    "seat-kept": 409,
    "not-away": 409,
    "bot-plays": 409,
    "stale-view": 409,
    "not-asked": 409,
    "not-offered": 409,
    "not-retractable": 409,
    "not-undoable": 409,
    "no-clock": 409,
    "no-proposal": 409,
    "already-proposed": 409,
    "left": 409,
    "not-over": 409,
    "over": 409,
    "no-talk": 409,
    "talk-closed": 409,
    "not-reported": 409,
    "still-playing": 409,
    "enough-passkeys": 409,
    "too-large": 413,
    "foreign-host": 421,
    "too-many": 429,
    "internal": 500,
    "unavailable": 503,
}
"""Every code, with its HTTP status."""


class Refusal(Exception):
    """Something was refused: a ``code`` of :data:`STATUS`, a text for developers, and details by name."""

    def __init__(self, code: str, text: str, **details: Any) -> None:
        super().__init__(text)
        self.code = code
        self.status = STATUS[code]
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it come from another process as it is."""
        return _refused, (self.code, str(self), self.details)

    def body(self) -> bytes:
        """Return the answer as JSON."""
        return msgspec.json.encode({"error": {"code": self.code, "text": str(self), **self.details}})


def _refused(code: str, text: str, details: dict[str, Any]) -> Refusal:
    return Refusal(code, text, **details)


def too_many(seconds: float) -> Refusal:
    """Return the refusal of requests that come too often; it says when to try again."""
    whole = max(1, -int(-seconds // 1))
    return Refusal("too-many", f"too many at once; try again in {whole} s", seconds=whole)


def no_such_table() -> Refusal:
    """Return the one answer for every table that is not there, whatever its address looks like."""
    return Refusal("no-such-table", "there is no such table")
