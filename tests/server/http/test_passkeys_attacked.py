"""Nobody gets in by a passkey that is not theirs, by an old answer, or from another page."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

from fogtable.server.store.people import MOST
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.databases import Disk
from tests.server.harness import Person, Server, error
from tests.server.passkeys import NOTHING, asked, enter, make, whose
from tests.server.store.test_tokens import token_of


def test_an_answer_counts_once(phone: Person, laptop: Person, key: Authenticator) -> None:
    make(phone, key)
    said = key.use(asked(laptop, "/passkeys/ask", {}))
    wrong = {**said, "signature": said["client"]}
    assert error(laptop.post("/passkeys/enter", wrong)) == "bad-passkey"
    assert error(laptop.post("/passkeys/enter", said)) == "bad-passkey", "a try that fails uses the challenge up too"
    said = key.use(asked(laptop, "/passkeys/ask", {}))
    assert laptop.post("/passkeys/enter", said).status_code == 200
    assert error(laptop.post("/passkeys/enter", said)) == "bad-passkey"


def test_the_challenge_of_another_session_is_worth_nothing(
    club: Server, phone: Person, laptop: Person, key: Authenticator
) -> None:
    make(phone, key)
    said = key.use(asked(phone, "/passkeys/ask", {}))
    assert error(laptop.post("/passkeys/enter", said)) == "bad-passkey"
    asked(laptop, "/passkeys/ask", {})
    assert error(laptop.post("/passkeys/enter", said)) == "bad-passkey"
    new = Authenticator(club.address)
    made = new.make(asked(phone, "/passkeys/new", {"name": "Anna"}))
    assert error(laptop.post("/passkeys/keep", {"name": "Ben", **made})) == "bad-passkey"
    assert error(phone.post("/passkeys/enter", key.use(asked(phone, "/passkeys/new", {"name": "A"})))) == "bad-passkey"


def test_a_challenge_that_is_too_old_is_worth_nothing(
    club: Server, disk: Disk, phone: Person, laptop: Person, key: Authenticator
) -> None:
    make(phone, key)
    for change in ("- 121", "+ 121"):
        said = key.use(asked(laptop, "/passkeys/ask", {}))
        disk.change(f"UPDATE challenges SET ends = ends {change}")
        assert error(laptop.post("/passkeys/enter", said)) == "bad-passkey"
    for device in (phone, laptop):
        asked(device, "/passkeys/ask", {})
    disk.change("UPDATE challenges SET ends = 1")
    asked(phone, "/passkeys/ask", {})
    assert len(disk.rows("SELECT * FROM challenges")) == 1


WRONG: dict[str, Callable[[Authenticator], Authenticator]] = {
    "another page": lambda key: replace(key, origin="http://localhost:1"),
    "another server": lambda key: replace(key, party="elsewhere.example"),
    "nobody asked who it is": lambda key: replace(key, flags=PRESENT),
    "nobody there": lambda key: replace(key, flags=0),
    "another key": lambda key: replace(key, key=Authenticator(key.address).key),
    "unknown": lambda key: Authenticator(key.address),
    "a step back": lambda key: replace(key, uses=key.uses - 3),
    "no step": lambda key: replace(key, uses=key.uses - 1),
}


def test_what_is_wrong_is_refused_in_the_same_words(phone: Person, laptop: Person, key: Authenticator) -> None:
    key.uses = 5
    make(phone, key)
    enter(laptop, key)
    assert laptop.post("/passkeys/leave", {}).status_code == 200
    told = set()
    for what, change in WRONG.items():
        response = laptop.post("/passkeys/enter", change(key).use(asked(laptop, "/passkeys/ask", {})))
        assert error(response) == "bad-passkey", what
        assert whose(laptop) is None, what
        told.add((response.status_code, response.text))
    assert len(told) == 1
    key.uses = 9
    enter(laptop, key)


def test_what_does_not_count_may_stay_at_nothing(phone: Person, laptop: Person, key: Authenticator) -> None:
    make(phone, key)
    for _ in range(2):
        key.uses = -1
        enter(laptop, key)


def test_a_passkey_that_is_wrong_is_not_kept(phone: Person, disk: Disk, key: Authenticator) -> None:
    wrong = ("another page", "another server", "nobody asked who it is", "nobody there")
    for what in wrong:
        options = asked(phone, "/passkeys/new", {"name": "Anna"})
        said = phone.post("/passkeys/keep", {"name": "Anna", **WRONG[what](key).make(options)})
        assert error(said) == "bad-passkey", what
    for garbage in ("AAAA", "_", "omNmbXRkbm9uZQ"):
        options = asked(phone, "/passkeys/new", {"name": "Anna"})
        made = {"name": "Anna", **key.make(options), "attestation": garbage}
        assert error(phone.post("/passkeys/keep", made)) == "bad-passkey"
    assert disk.rows("SELECT * FROM people") == []
    assert whose(phone) is None


def test_no_passkey_is_of_two_people(phone: Person, laptop: Person, key: Authenticator) -> None:
    make(phone, key)
    options = asked(laptop, "/passkeys/new", {"name": "Ben"})
    assert error(laptop.post("/passkeys/keep", {"name": "Ben", **key.make(options)})) == "bad-passkey"
    assert whose(laptop) is None


def test_what_is_asked_for(phone: Person, laptop: Person, key: Authenticator) -> None:
    options = asked(phone, "/passkeys/new", {"name": " Anna "})
    assert options["user"]["name"] == "Anna"
    assert options["rp"]["id"] == "localhost"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "required"
    assert token_of(phone) not in json.dumps(options)
    make(phone, key)
    assert [one["id"] for one in asked(phone, "/passkeys/new", {"name": ""})["excludeCredentials"]] == [key.name]
    options = asked(laptop, "/passkeys/ask", {})
    assert options["userVerification"] == "required"
    assert options.get("allowCredentials", []) == []
    assert options["challenge"] != asked(laptop, "/passkeys/ask", {})["challenge"]


def test_a_name_is_one_that_could_be_a_players(phone: Person, key: Authenticator) -> None:
    for name in ("", "  ", "x" * 25, "An\u202ena", "\u3164"):
        assert error(phone.post("/passkeys/new", {"name": name})) == "bad-name"
    options = asked(phone, "/passkeys/new", {"name": "Anna"})
    assert error(phone.post("/passkeys/keep", {"name": "\u202e", **key.make(options)})) == "bad-name"
    make(phone, key)
    assert make(phone, Authenticator(phone.address), "Berta")["name"] == "Anna", "the first one names"


def test_a_person_has_so_many_passkeys_at_most(phone: Person) -> None:
    for _ in range(MOST):
        make(phone, Authenticator(phone.address))
    assert error(phone.post("/passkeys/new", {"name": "Anna"})) == "enough-passkeys"


def test_without_the_setting_there_is_nothing(server: Server, anna: Person) -> None:
    unknown = {(method, anna.ask(method, "/nowhere", b"{}").text) for method in ("GET", "POST")}
    assert {("GET", anna.get("/passkeys").text)} <= unknown
    for path in ("new", "keep", "remove", "ask", "enter", "leave"):
        assert ("POST", anna.post(f"/passkeys/{path}", {}).text) in unknown
    for path in ("/history", "/history/erase"):
        assert ("POST", anna.post(path, NOTHING).text) in unknown
    assert anna.get("/device").json()["passkeys"] is False


def test_other_pages_may_not(phone: Person, key: Authenticator) -> None:
    for path in ("new", "keep", "remove", "ask", "enter", "leave"):
        said = phone.post(f"/passkeys/{path}", {}, Origin="https://elsewhere.example")
        assert error(said) == "foreign-origin"
    assert phone.get("/device").json()["passkeys"] is True
