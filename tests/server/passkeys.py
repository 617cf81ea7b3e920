"""People with passkeys, and what they ask of the server."""

from __future__ import annotations

from typing import Any

from tests.server.authenticator import Authenticator
from tests.server.harness import Person, error

GAME = {
    "table": "a1",
    "game": "notalone",
    "day": "2026-03-01",
    "side": "hunted",
    "won": True,
    "cause": "beach",
    "against": ["belief"],
    "achieved": ["rescued"],
}
NOTHING: dict[str, Any] = {"fogtable": "history", "version": 1, "played": [], "daily": {}}


def asked(person: Person, path: str, body: dict[str, Any]) -> dict[str, Any]:
    response = person.post(path, body)
    assert response.status_code == 200, response.text
    said: dict[str, Any] = response.json()
    return said


def make(person: Person, key: Authenticator, name: str = "Anna") -> dict[str, Any]:
    options = asked(person, "/passkeys/new", {"name": name})
    return asked(person, "/passkeys/keep", {"name": name, **key.make(options)})


def enter(person: Person, key: Authenticator) -> dict[str, Any]:
    return asked(person, "/passkeys/enter", key.use(asked(person, "/passkeys/ask", {})))


def refused(person: Person, key: Authenticator) -> str:
    return error(person.post("/passkeys/enter", key.use(asked(person, "/passkeys/ask", {}))))


def whose(person: Person) -> str | None:
    name: str | None = person.get("/passkeys").json()["name"]
    return name
