"""Responses: JSON, and refusals."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from fogtable.server import metrics
from fogtable.server.logs import failure, log
from fogtable.server.refusals import Refusal


def json(encoded: bytes, status: int = 200) -> Response:
    """Return JSON that is encoded already."""
    return Response(encoded, status, media_type="application/json")


def json_of(content: object, status: int = 200) -> Response:
    """Return something as JSON."""
    return json(msgspec.json.encode(content), status)


def not_stored(wrong: Exception) -> Refusal:
    """Return the refusal for a request that needs the store, which does not answer."""
    log.error("store-failed", **failure(wrong))
    return Refusal("unavailable", "the store does not answer; nothing has changed")


def refused(why: Refusal) -> Response:
    """Return the response for a refusal, over HTTP or instead of a socket."""
    metrics.REFUSALS.labels(why.code).inc()
    headers = {}
    if why.code == "too-large":
        headers["Connection"] = "close"
    if why.code == "too-many":
        headers["Retry-After"] = str(why.details["seconds"])
    return Response(why.body(), why.status, headers, "application/json")
