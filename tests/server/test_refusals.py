"""Everything that is refused: with its code, and with nothing changed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx2 as httpx
import pytest

from fogtable.server.actions.texts import looks_like_any
from tests.server.harness import Person, Server, error, new_key, play_out
from tests.server.mirror import stored_answers
from tests.server.tables.test_gestures import bid


class Scene:
    """A table in the middle of a sealed question: Anna holds two seats, Ben one, and somebody watches."""

    def __init__(self, server: Server, anna: Person, ben: Person, watcher: Person) -> None:
        self.server, self.anna, self.ben, self.watcher = server, anna, ben, watcher
        self.table = anna.open("here", "link", "here")
        ben.claim(self.table, "buyer-2", "Ben")
        bid(anna, self.table, "buyer-3")
        self.before = self.all()

    def all(self) -> Any:
        views = [person.views(self.table) for person in (self.anna, self.ben, self.watcher)]
        return views, stored_answers(self.server, self.table), self.anna.get(f"/tables/{self.table}").json()

    def body(self, **changed: Any) -> dict[str, Any]:
        seen = self.anna.view(self.table, "buyer-1")
        picks = [seen["asked"]["options"][0]]
        return {"seat": "buyer-1", "view": seen["view"], "picks": picks, "key": new_key(), **changed}


@pytest.fixture
def scene(server: Server, anna: Person, ben: Person, watcher: Person) -> Iterator[Scene]:
    made = Scene(server, anna, ben, watcher)
    yield made
    assert made.all() == made.before


HUGE = 10**20
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seat": 7}, "seat"),
    ({"seat": "x" * 65}, "seat"),
    ({"view": "1"}, "view"),
    ({"view": 1.5}, "view"),
    ({"view": -1}, "view"),
    ({"view": HUGE}, "view"),
    ({"view": True}, "view"),
    ({"view": None}, "view"),
    ({"picks": "bid:ant"}, "picks"),
    ({"picks": []}, "picks"),
    ({"picks": ["bid:ant"] * 65}, "picks"),
    ({"picks": ["bid:ant", 3]}, "picks[1]"),
    ({"picks": [HUGE]}, "picks[0]"),
    ({"picks": ["x" * 101]}, "picks[0]"),
    ({"picks": [["bid:ant"]]}, "picks[0]"),
    ({"key": ""}, "key"),
    ({"key": "k" * 65}, "key"),
    ({"cheat": 1}, "cheat"),
]


@pytest.mark.parametrize("call", ["answers", "retract", "preview", "reasons"])
def test_a_body_of_the_wrong_form(scene: Scene, call: str) -> None:
    unknown = {"retract": "picks", "preview": "key", "reasons": "key"}.get(call)
    for changed, where in WRONG:
        body = scene.body(**changed)
        if unknown is not None:
            del body[unknown]
        if unknown in changed or (unknown == "key" and changed == {"picks": []}):
            continue
        response = scene.anna.post(f"/tables/{scene.table}/{call}", body)
        assert (response.status_code, error(response)) == (400, "bad-body")
        assert response.json()["error"]["where"] == where
        if unknown is not None:
            response = scene.anna.post(f"/tables/{scene.table}/{call}", scene.body())
            assert response.json()["error"]["where"] == unknown


def test_a_field_that_is_missing(scene: Scene) -> None:
    body = scene.body()
    del body["view"]
    response = scene.anna.post(f"/tables/{scene.table}/answers", body)
    assert response.json()["error"]["where"] == "view"


@pytest.mark.parametrize(
    ("content", "code", "status"),
    [
        (b"", "bad-json", 400),
        (b"{", "bad-json", 400),
        (b"nonsense", "bad-json", 400),
        (b'{"seat": "\xff"}', "bad-json", 400),
        (b'{"view": NaN}', "bad-json", 400),
        (b"[" * 8000, "bad-body", 400),
        (b'{"picks": ' + b"[" * 8000 + b"]" * 8000 + b"}", "bad-body", 400),
        (b'{"other": ' + b"[" * 8000, "bad-body", 400),
        (b"[]", "bad-body", 400),
        (b"null", "bad-body", 400),
        (b'"text"', "bad-body", 400),
        (b'{"seat": "' + b"x" * 16_384 + b'"}', "too-large", 413),
        (b" " * 100_000, "too-large", 413),
    ],
)
def test_a_body_that_is_no_body(scene: Scene, content: bytes, code: str, status: int) -> None:
    for call in ("answers", "retract", "preview"):
        response = scene.anna.ask("POST", f"/tables/{scene.table}/{call}", content)
        assert (response.status_code, error(response)) == (status, code)


def test_a_large_body_that_does_not_say_how_large_it_is(scene: Scene) -> None:
    address = f"{scene.server.address}/api/tables/{scene.table}/answers"
    response = scene.anna.client.post(address, content=(b" " * 1024 for _ in range(20)))
    assert (response.status_code, error(response)) == (413, "too-large")


def test_a_table_or_a_seat_that_is_not_there(scene: Scene) -> None:
    texts = set()
    for table in ("nothing", "x" * 22, "x" * 300, "%00", scene.table[:-1], scene.table.swapcase(), "é"):
        for path in ("", "/views", "/log", "/replay"):
            response = scene.anna.get(f"/tables/{table}{path}")
            assert (response.status_code, error(response)) == (404, "no-such-table")
            texts.add(response.text)
        response = scene.anna.post(f"/tables/{table}/answers", scene.body())
        assert error(response) == "no-such-table"
        texts.add(response.text)
    assert len(texts) == 1
    response = scene.anna.post(f"/tables/{scene.table}/answers", scene.body(seat="buyer-4"))
    assert (response.status_code, error(response)) == (404, "no-such-seat")
    assert error(scene.anna.claim(scene.table, "all", "A")) == "no-such-seat"
    assert error(scene.anna.get(f"/tables/{scene.table}/log?seat=buyer-9")) == "no-such-seat"


def test_the_seat_of_somebody_else(scene: Scene) -> None:
    body = scene.body()
    for person in (scene.ben, scene.watcher):
        for call in ("answers", "preview", "retract"):
            sent = {k: v for k, v in body.items() if (call, k) not in (("preview", "key"), ("retract", "picks"))}
            response = person.post(f"/tables/{scene.table}/{call}", sent)
            assert (response.status_code, error(response)) == (403, "not-your-seat")
        assert error(person.get(f"/tables/{scene.table}/log?seat=buyer-1")) == "not-your-seat"
        assert error(person.post(f"/tables/{scene.table}/seats/buyer-1/leave", {})) == "not-your-seat"
        assert error(person.claim(scene.table, "buyer-1", "Thief")) == "seat-taken"


def test_a_forged_session(scene: Scene) -> None:
    for token in ("x" * 22, "", "x" * 5000, "'; DROP TABLE tables; --", "a=b; fogtable=" + "y" * 22):
        response = scene.watcher.post(f"/tables/{scene.table}/answers", scene.body(), Cookie=f"fogtable={token}")
        assert error(response) == "not-your-seat"


def test_an_old_view(scene: Scene) -> None:
    now = scene.anna.view(scene.table, "buyer-3")["view"]
    for view in (now - 1, now + 1, 0):
        response = scene.anna.post(f"/tables/{scene.table}/answers", scene.body(seat="buyer-3", view=view))
        assert (response.status_code, error(response)) == (409, "stale-view")
        assert response.json()["error"]["view"] == now


def test_an_answer_that_is_not_asked_or_not_offered(scene: Scene) -> None:
    now = scene.anna.view(scene.table, "buyer-3")["view"]
    response = scene.anna.post(f"/tables/{scene.table}/answers", scene.body(seat="buyer-3", view=now))
    assert (response.status_code, error(response)) == (409, "not-asked")
    options = scene.anna.view(scene.table, "buyer-1")["asked"]["options"]
    hidden = next(card for card in ("bid:ant", "bid:bee", "bid:cow", "bid:dog") if card not in options)
    for pick in (hidden, "bid", "bid:", "bid:nothing", "pass", "guess:buyer-2", "retract", "0", "bid:ant\x00", "💥"):
        response = scene.anna.post(f"/tables/{scene.table}/answers", scene.body(picks=[pick]))
        assert (response.status_code, error(response)) == (409, "not-offered")
        assert response.json()["error"]["pick"] == 0
        response = scene.anna.preview(scene.table, "buyer-1", [pick])
        assert (response.status_code, error(response)) == (409, "not-offered")


def test_what_is_only_for_after_the_end(scene: Scene) -> None:
    for path in ("/record", "/replay", "/replay?seat=all&step=0", "/log?seat=all"):
        response = scene.anna.get(f"/tables/{scene.table}{path}")
        assert (response.status_code, error(response)) == (409, "not-over")
    assert error(scene.ben.retract(scene.table, "buyer-2")) == "not-retractable"


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", "x"])
def test_a_foreign_origin(scene: Scene, origin: str) -> None:
    response = scene.anna.post(f"/tables/{scene.table}/answers", scene.body(), Origin=origin)
    assert (response.status_code, error(response)) == (403, "foreign-origin")
    response = scene.anna.post(f"/tables/{scene.table}/seats/buyer-1/leave", {}, Sec_Fetch_Site="cross-site")
    assert error(response) == "foreign-origin"


def test_a_foreign_host(scene: Scene) -> None:
    for host in ("elsewhere.example", "127.0.0.1.elsewhere.example", "[", "a" * 300):
        response = scene.anna.get("/games") if not host else scene.anna.ask("GET", "/games", Host=host)
        assert (response.status_code, error(response)) == (421, "foreign-host")


BLANK = ("\u3164", "\u2800", "\u034f", "\u115f", "Be\u3164n", "\u0301", "\ufe0f")
"""Names that show nothing, or hold letters that do."""


def test_names_that_are_not_possible(scene: Scene) -> None:
    for name in ("", "  ", "x" * 25, "a\u202eb", "a\x00b", "a\nb", "\u200f", "Ben", "ben", *BLANK):
        response = scene.anna.claim(scene.table, "buyer-1", name)
        assert (response.status_code, error(response)) == (400, "bad-name")


TWINS = ("B\u0435n", "\u0412\u0435n", "\u0412\u0415N", "\uff22en", "BEN")
"""Names that look like "Ben": with letters of Cyrillic, of full width, with other capitals."""


def test_names_that_look_like_one_at_the_table(scene: Scene) -> None:
    for name in TWINS:
        response = scene.anna.claim(scene.table, "buyer-1", name)
        assert (response.status_code, error(response)) == (400, "bad-name"), name
        players = [{"kind": "here", "name": "Ben"}, {"kind": "here", "name": name}]
        assert error(scene.anna.post("/tables", {"game": "auction", "players": players})) == "bad-name"


def test_names_of_one_alphabet_stay_different() -> None:
    for one, other in [("Оля", "Поля"), ("Ольга", "Олька"), ("Anna", "Ann"), ("Іван", "Іванка"), ("Olga", "Ольга")]:
        assert not looks_like_any(one, [other])


def test_calls_that_do_not_exist(scene: Scene) -> None:
    assert error(scene.anna.get("/nothing")) == "not-found"
    assert error(scene.anna.get(f"/tables/{scene.table}/answers")) == "not-allowed"
    assert error(scene.anna.ask("DELETE", f"/tables/{scene.table}")) == "not-allowed"
    for number in ("-1", "x", "1" * 20, "1.5", "٣"):
        assert error(scene.anna.get(f"/tables/{scene.table}/log?from={number}")) == "bad-body"


@pytest.mark.parametrize(
    ("changed", "code", "where"),
    [
        ({"game": "chess"}, "no-such-game", "game"),
        ({"game": "../auction"}, "no-such-game", "game"),
        ({"players": []}, "bad-body", "players"),
        ({"players": [{"kind": "here"}]}, "bad-body", "players"),
        ({"players": [{"kind": "here"}] * 5}, "bad-body", "players"),
        ({"players": [{"kind": "here"}] * 17}, "bad-body", "players"),
        ({"players": [{"kind": "here"}, {"kind": "ghost"}]}, "bad-body", "players[1].kind"),
        ({"players": [{"kind": "here"}, {"kind": "bot", "bot": "genius"}]}, "bad-body", "players[1].bot"),
        ({"players": [{"kind": "here", "bot": "lucky"}, {"kind": "here"}]}, "bad-body", "players[0].bot"),
        ({"players": [{"kind": "here", "name": "A"}, {"kind": "here", "name": "a"}]}, "bad-name", "players[1].name"),
        ({"players": [{"kind": "here", "seat": "x"}, {"kind": "here"}]}, "bad-body", "players[0].seat"),
        ({"options": {"hand": "huge"}}, "bad-option", "hand"),
        ({"options": {"hand": True}}, "bad-option", "hand"),
        ({"options": {"buries": 1}}, "bad-option", "buries"),
        ({"options": {"seed": 1}}, "bad-option", "seed"),
        ({"options": {"hand": ["small"]}}, "bad-body", "options[...]"),
        ({"options": {"hand": HUGE}}, "bad-body", "options[...]"),
        ({"first": 2}, "bad-body", "first"),
        ({"first": -1}, "bad-body", "first"),
        ({"first": HUGE}, "bad-body", "first"),
        ({"first": "me"}, "bad-body", "first"),
        ({"seed": 5}, "bad-body", "seed"),
    ],
)
def test_tables_that_cannot_be_opened(anna: Person, changed: dict[str, Any], code: str, where: str) -> None:
    body = {"game": "auction", "players": [{"kind": "here"}, {"kind": "here"}], "options": {}, **changed}
    response = anna.post("/tables", body)
    assert (response.status_code, error(response)) == (400, code)
    assert response.json()["error"]["where"] == where


def test_a_finished_table_takes_nothing_more(server: Server, anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    ben.claim(table, "buyer-2", "Ben")
    play_out([anna, ben], table, random.Random(4))
    before = anna.views(table), ben.views(table), stored_answers(server, table)
    view = anna.view(table, "buyer-1")["view"]
    body = {"seat": "buyer-1", "view": view, "key": new_key()}
    for call, more in (("answers", {"picks": ["done"]}), ("retract", {})):
        response = anna.post(f"/tables/{table}/{call}", {**body, **more})
        assert (response.status_code, error(response)) == (409, "over")
    assert error(anna.preview(table, "buyer-1", ["done"])) == "over"
    assert error(anna.claim(table, "buyer-1", "Anna")) == "over"
    assert error(anna.post(f"/tables/{table}/seats/buyer-1/leave", {})) == "over"
    assert before == (anna.views(table), ben.views(table), stored_answers(server, table))


def at_once(count: int, post: Callable[[int], httpx.Response]) -> list[httpx.Response]:
    with ThreadPoolExecutor(count) as threads:
        return list(threads.map(post, range(count)))


def test_the_same_command_sent_many_times_at_once_happens_once(server: Server, anna: Person) -> None:
    table = anna.open("here", "here")
    view = anna.view(table, "buyer-1")
    body = {"seat": "buyer-1", "view": view["view"], "picks": view["asked"]["options"][:1], "key": "same"}
    came = at_once(8, lambda _: anna.post(f"/tables/{table}/answers", body))
    assert {(one.status_code, one.content) for one in came} == {(200, came[0].content)}
    assert len(stored_answers(server, table)) == 1


def test_of_many_answers_to_one_question_the_first_counts(server: Server, anna: Person) -> None:
    table = anna.open("here", "here")
    view = anna.view(table, "buyer-1")
    options = view["asked"]["options"]
    body = {"seat": "buyer-1", "view": view["view"]}

    def post(number: int) -> httpx.Response:
        picks = [options[number % len(options)]]
        return anna.post(f"/tables/{table}/answers", {**body, "picks": picks, "key": f"key {number}"})

    came = at_once(8, post)
    assert sorted(one.status_code for one in came) == [200] + [409] * 7
    assert {error(one) for one in came if one.status_code == 409} == {"stale-view"}
    assert len(stored_answers(server, table)) == 1


def test_one_seat_is_taken_by_one(server: Server, anna: Person) -> None:
    table = anna.open("here", "link")
    with ExitStack() as stack:
        others = [stack.enter_context(Person(server)) for _ in range(6)]
        came = at_once(6, lambda number: others[number].claim(table, "buyer-2", f"Person {number}"))
        assert sorted(one.status_code for one in came) == [200] + [409] * 5
        mine = [list(other.views(table)) for other in others]
        assert sorted(mine, key=str) == sorted([[None]] * 5 + [["buyer-2"]], key=str)


def test_the_same_key_gets_the_first_answer_again(server: Server, anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    ben.claim(table, "buyer-2", "Ben")
    view = anna.view(table, "buyer-1")
    picks = [view["asked"]["options"][0], "guess:buyer-2"]
    body = {"seat": "buyer-1", "view": view["view"], "picks": picks, "key": "the-same"}
    first = anna.post(f"/tables/{table}/answers", body)
    assert first.status_code == 200
    after = stored_answers(server, table), anna.views(table)
    again = anna.post(f"/tables/{table}/answers", body)
    assert (again.status_code, again.content) == (200, first.content)
    assert after == (stored_answers(server, table), anna.views(table))
    twice = anna.post(f"/tables/{table}/answers", {**body, "key": "another"})
    assert error(twice) == "stale-view"
    # Somebody else's key of the same name is another key.
    other = ben.post(f"/tables/{table}/answers", body)
    assert error(other) == "not-your-seat"
    assert json.loads(first.content)["taken"] == 2
