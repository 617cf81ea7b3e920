"""Reads what a request carries: its body as a type of :mod:`fogtable.server.requests`, numbers in its address."""

from __future__ import annotations

import re
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from fogtable.server.refusals import Refusal
from fogtable.server.requests import Body

MAX_BODY: Final = 16 * 1024
MAX_RECORD: Final = 4 * 1024 * 1024
MAX_HISTORY: Final = 1024 * 1024

B = TypeVar("B", bound=Body)


async def read_body(request: Request, limit: int) -> bytes:
    """Return the body of a request.

    Raises:
        Refusal: it is larger than ``limit``, however it is sent, or breaks off.
    """
    read: bytes | None = getattr(request.state, "body", None)
    if read is not None:
        return read  # the call is judged a second time
    length = request.headers.get("content-length", "")
    if length.isdecimal() and (len(length) > 10 or int(length) > limit):
        raise too_large(limit)
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > limit:
                raise too_large(limit)
    except ClientDisconnect:
        raise Refusal("bad-json", "the request broke off") from None
    request.state.body = bytes(body)
    return bytes(body)


def too_large(limit: int) -> Refusal:
    """Return the refusal of a body over the limit."""
    return Refusal("too-large", f"a body has at most {limit} bytes")


async def read(request: Request, kind: type[B], limit: int = MAX_BODY) -> B:
    """Return the body of a request as ``kind``; it has at most ``limit`` bytes.

    Raises:
        Refusal: it is no JSON, or not what was expected; the refusal says where.
    """
    raw = await read_body(request, limit)
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as wrong:
        raise Refusal("bad-body", str(wrong), where=field_of(wrong)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("bad-json", "the body is no well-formed JSON") from None


_FIELD = re.compile(r"(?:unknown|required) field `([^`]*)`")
_PATH = re.compile(r" - at `(?:key in )?\$([^`]*)`$")


def field_of(wrong: msgspec.ValidationError) -> str:
    """Return where in a body something is wrong, such as ``picks[0]``; empty for the body itself."""
    text = str(wrong)
    path = found[1] if (found := _PATH.search(text)) else ""
    if found := _FIELD.search(text):
        path += f".{found[1]}"
    return path.lstrip(".")[:200]


def number_in_query(request: Request, name: str, default: int) -> int:
    """Return a whole number from the address.

    Raises:
        Refusal: it is none, or too large.
    """
    given = request.query_params.get(name)
    if given is None:
        return default
    if not (given.isascii() and given.isdecimal() and len(given) <= 9):
        raise Refusal("bad-body", f"{name}: expected a whole number from 0 to 999999999", where=name)
    return int(given)
