"""What people say at a table: who speaks, who reads, what is kept, and who learns what."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.sync.client import ClientConnection

from fogtable.games import load
from fogtable.server.actions.talk import NEWEST
from fogtable.server.store.backup import restore, save
from fogtable.server.store.cleanup import DAY, tidy
from fogtable.server.store.database import Database
from fogtable.server.store.tables import Store
from fogtable.server.store.talk import READABLE
from tests.server.bounded import serving
from tests.server.databases import BOTH, Disk, sqlite
from tests.server.harness import PATIENCE, Person, Server, error, new_key


def say(person: Person, table: str, seat: str, text: str | None = None, **more: Any) -> httpx.Response:
    said = {"text": text} if text is not None else {}
    return person.post(f"/tables/{table}/talk/say", {"seat": seat, "key": new_key(), **said, **more})


def do(person: Person, table: str, what: str, **body: Any) -> httpx.Response:
    return person.post(f"/tables/{table}/talk/{what}", body)


def talk(person: Person, table: str, first: int = 1) -> dict[str, Any]:
    response = person.get(f"/tables/{table}/talk?from={first}")
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def bodies(person: Person, table: str) -> list[str]:
    return [word["body"] for word in talk(person, table)["words"]]


def next_talk(person: Person, socket: ClientConnection) -> dict[str, Any]:
    """Return the next that is told of the talk."""
    while True:
        text = socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        person.heard.append(text)
        if "talk" in (said := json.loads(text)):
            found: dict[str, Any] = said["talk"]
            return found


def heard(person: Person, socket: ClientConnection, last: int) -> list[dict[str, Any]]:
    """Return all words that come, up to the one of this number."""
    words: list[dict[str, Any]] = []
    while not words or words[-1]["number"] < last:
        words += next_talk(person, socket)["words"]
    return words


def table_of_two(anna: Person, ben: Person) -> str:
    table = anna.open("here", "link")
    anna.claim(table, "buyer-1", "Anna")
    assert ben.claim(table, "buyer-2", "Ben").status_code == 200
    return table


def test_all_hear_the_same_in_the_same_order(anna: Person, ben: Person, watcher: Person) -> None:
    table = table_of_two(anna, ben)
    people = (anna, ben, watcher)
    with anna.watching(table) as one, ben.watching(table) as two, watcher.watching(table) as three:
        writers = [
            threading.Thread(
                target=lambda who, seat: [say(who, table, seat, f"{seat} {n}") for n in range(8)], args=args
            )
            for args in ((anna, "buyer-1"), (ben, "buyer-2"))
        ]
        for writer in writers:
            writer.start()
        for writer in writers:
            writer.join()
        told = [heard(who, socket, 16) for who, socket in zip(people, (one, two, three), strict=True)]
    assert told[0] == told[1] == told[2] == talk(anna, table)["words"] == talk(watcher, table)["words"]
    assert [word["number"] for word in told[0]] == list(range(1, 17))
    mine = [word for word in told[0] if word["seat"] == "buyer-2"]
    assert [word["body"] for word in mine] == [f"buyer-2 {n}" for n in range(8)]
    assert {(word["name"], word["kind"]) for word in mine} == {("Ben", "text")}
    assert mine[0].keys() == {"number", "at", "seat", "name", "kind", "body"}


@pytest.mark.clauses("BB-18.1")
def test_big_brother_hears_what_the_opposition_says(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link", "bot", game="bigbrother")
    assert ben.claim(table, "opposition-1", "Ben").status_code == 200
    say(ben, table, "opposition-1", "Meet me at the market")
    (word,) = talk(anna, table)["words"]
    assert (word["seat"], word["body"]) == ("opposition-1", "Meet me at the market")
    assert load("bigbrother").options().opposition_channel is False, "there is no other one unless it is chosen"


def test_it_changes_no_view_and_the_reply_tells_nothing_else(anna: Person, ben: Person, watcher: Person) -> None:
    table = table_of_two(anna, ben)
    before = (anna.views(table), ben.views(table), watcher.views(table), anna.get(f"/tables/{table}").json())
    assert say(anna, table, "buyer-1", "Hello").json() == {"number": 1}
    assert do(anna, table, "close", closed=True).json() == {}
    assert before == (anna.views(table), ben.views(table), watcher.views(table), anna.get(f"/tables/{table}").json())


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  Hi, Ben! ", "Hi, Ben!"),
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("e\u0301", "\u00e9"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467 \u2764\ufe0f \U0001fae8", None),
        ("\u0634\u0644\u0648\u0645", None),
        ("x" * 300, None),
        ("e\u0301" * 300, "\u00e9" * 300),
    ],
)
def test_texts_that_can_be_said(anna: Person, ben: Person, said: str, kept: str | None) -> None:
    table = table_of_two(anna, ben)
    assert say(anna, table, "buyer-1", said).status_code == 200
    assert bodies(ben, table) == [said if kept is None else kept]


@pytest.mark.parametrize(
    "said",
    [
        "",
        "   ",
        "x" * 301,
        "two\nlines",
        "a\u202eb",
        "a\u2066b",
        "a\u200fb",
        "a\u0000b",
        "a\u001bb",
        "a\u2028b",
        "\u200d",
        "\u0301",
        "\ufeff",
        "a\ue000b",
    ],
)
def test_texts_that_cannot(anna: Person, ben: Person, said: str) -> None:
    table = table_of_two(anna, ben)
    assert error(say(anna, table, "buyer-1", said)) == "bad-text"
    assert bodies(ben, table) == []


def test_a_game_has_phrases_of_its_own(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link", "bot", game="notalone")
    assert ben.claim(table, "hunted-1", "Ben").status_code == 200
    assert say(ben, table, "hunted-1", preset="scatter").status_code == 200
    assert say(ben, table, "hunted-1", preset="heart").status_code == 200
    assert bodies(anna, table) == ["scatter", "heart"], "each reads it in their own language"
    refused = say(ben, table, "hunted-1", preset="for-glory")
    assert error(refused) == "bad-body"
    assert refused.json()["error"]["where"] == "preset"
    offered = {game["name"]: game["presets"] for game in anna.get("/games").json()}
    assert {"scatter", "heart", "hello"} <= set(offered["notalone"])
    assert "scatter" not in offered["anima"]


def test_either_a_text_or_a_preset(anna: Person, ben: Person) -> None:
    table = table_of_two(anna, ben)
    assert say(ben, table, "buyer-2", preset="good-game").status_code == 200
    (word,) = talk(anna, table)["words"]
    assert (word["kind"], word["body"]) == ("preset", "good-game")
    for more in ({}, {"preset": "rude"}, {"text": "a", "preset": "hello"}, {"text": 1}, {"text": "x" * 601}):
        assert error(say(anna, table, "buyer-1", **more)) == "bad-body"
    assert len(bodies(anna, table)) == 1


def test_only_who_holds_a_seat_speaks_and_only_as_himself(anna: Person, ben: Person, watcher: Person) -> None:
    table = table_of_two(anna, ben)
    for person, seat, code in (
        (watcher, "buyer-1", "not-your-seat"),
        (ben, "buyer-1", "not-your-seat"),
        (ben, "nobody", "no-such-seat"),
    ):
        assert error(say(person, table, seat, "Hello")) == code
    assert error(say(ben, "x" * 22, "buyer-1", "Hello")) == "no-such-table"
    assert error(ben.get(f"/tables/{'x' * 22}/talk")) == "no-such-table"
    foreign = anna.post(f"/tables/{table}/talk/say", {}, Origin="http://elsewhere.example")
    assert error(foreign) == "foreign-origin"
    assert bodies(watcher, table) == []


def test_who_has_left_reads_as_strangers_do_and_his_words_keep_his_name(
    anna: Person, ben: Person, watcher: Person
) -> None:
    table = anna.open("here", "link", "link")
    ben.claim(table, "buyer-2", "Ben")
    say(ben, table, "buyer-2", "I have to go")
    ben.post(f"/tables/{table}/seats/buyer-2/leave", {})
    assert error(say(ben, table, "buyer-2", "Still here")) == "not-your-seat"
    watcher.claim(table, "buyer-2", "Wanda")
    say(watcher, table, "buyer-2", "Here I am")
    assert [word["name"] for word in talk(ben, table)["words"]] == ["Ben", "Wanda"]


def test_who_may_not_look_on_hears_nothing_not_even_that_somebody_speaks(
    anna: Person, ben: Person, watcher: Person
) -> None:
    table = table_of_two(anna, ben)
    anna.post(f"/tables/{table}/arrange", {"locked": False, "watching": False})
    with watcher.watching(table) as socket:
        watcher.next_view(socket)
        say(anna, table, "buyer-1", "Between us")
        assert error(watcher.get(f"/tables/{table}/talk")) == "no-spectators"
        # What comes next is that they may look on again: with it comes what was said.
        anna.post(f"/tables/{table}/arrange", {"locked": False, "watching": True})
        seen = []
        while not any("talk" in one for one in seen):
            seen.append(json.loads(socket.recv(timeout=PATIENCE)))
        assert [one for one in seen[:-1] if "table" not in one and one != {}] == []
        assert seen[-2]["table"]["watching"] is True
        assert [word["body"] for word in seen[-1]["talk"]["words"]] == ["Between us"]


def test_where_there_is_nobody_to_talk_to_there_is_no_talk(anna: Person, ben: Person) -> None:
    here, bots = anna.open("here", "here"), anna.open("here", "bot:first")
    for table in (here, bots):
        assert error(say(anna, table, "buyer-1", "Hello?")) == "no-talk"
        assert talk(anna, table) == {"state": "alone", "words": [], "reports": {}, "channel": None}
    with anna.watching(bots) as socket:
        anna.next_view(socket)
        anna.post(f"/tables/{bots}/seats/buyer-2/bot", {"bot": None})
        ben.claim(bots, "buyer-2", "Ben")
        told = next_talk(anna, socket)
    assert told == {"state": "open", "words": [], "reports": {}, "channel": None}
    assert say(anna, bots, "buyer-1", "Hello!").status_code == 200


@BOTH
def test_what_was_said_outlives_the_server_and_is_said_once(own_server: Server, disk: Disk) -> None:
    with Person(own_server) as anna, Person(own_server) as ben:
        table = table_of_two(anna, ben)
        key = new_key()
        assert say(ben, table, "buyer-2", "Once", key=key).json() == {"number": 1}
        assert say(ben, table, "buyer-2", "Twice", key=key).json() == {"number": 1}
        assert say(anna, table, "buyer-1", "Mine", key=key).json() == {"number": 2}, "another's key"
        do(anna, table, "report", number=1)
        do(anna, table, "remove", number=1)
        do(anna, table, "close", closed=True)
        before = talk(anna, table)
        own_server.kill()
        own_server.start()
        assert talk(anna, table) == before
        assert before["reports"] == {"1": 1}
        assert say(ben, table, "buyer-2", "Once", key=key).json() == {"number": 1}, "also when nobody may speak now"
        assert error(say(ben, table, "buyer-2", "More")) == "talk-closed"
        assert disk.rows("SELECT number, kind, body, seat, name FROM talk ORDER BY number") == [
            (1, "text", "Once", 1, "Ben"),
            (2, "text", "Mine", 0, "Anna"),
            (3, "remove", "1", None, None),
            (4, "close", "", None, None),
        ]


@BOTH
def test_what_another_process_has_stored_comes_in_its_order(own_server: Server, disk: Disk) -> None:
    with Person(own_server) as anna, Person(own_server) as ben:
        table = table_of_two(anna, ben)
        say(anna, table, "buyer-1", "one")
        disk.change(f"INSERT INTO talk VALUES ('{table}', 2, 'text', 'two', 1, 'Ben', 5, 'elsewhere', 'k')")
        with ben.watching(table) as socket:
            next_talk(ben, socket)
            assert say(anna, table, "buyer-1", "three").json() == {"number": 3}
            assert [word["body"] for word in next_talk(ben, socket)["words"]] == ["two", "three"]
        assert bodies(anna, table) == ["one", "two", "three"]


@BOTH
def test_what_the_disk_refuses_was_not_said(own_server: Server, disk: Disk) -> None:
    with Person(own_server) as anna, Person(own_server) as ben:
        table = table_of_two(anna, ben)
        say(anna, table, "buyer-1", "one")
        key = new_key()
        with ben.watching(table) as socket:
            next_talk(ben, socket)
            with disk.refusing("INSERT", "talk"):
                refused = [
                    say(anna, table, "buyer-1", "lost", key=key),
                    do(anna, table, "close", closed=True),
                ]
            with disk.refusing("INSERT", "reports"):
                refused.append(do(ben, table, "report", number=1))
            assert [error(response) for response in refused] == ["unavailable"] * 3
            assert talk(anna, table) == talk(ben, table)
            assert bodies(ben, table) == ["one"]
            assert say(anna, table, "buyer-1", "two", key=key).json() == {"number": 2}
            assert [word["body"] for word in next_talk(ben, socket)["words"]] == ["two"], "the same line still stands"


@BOTH
def test_the_newest_are_pushed_and_the_rest_is_asked_for(own_server: Server, disk: Disk) -> None:
    with Person(own_server) as anna, Person(own_server) as ben:
        table = table_of_two(anna, ben)
        own_server.stop()
        disk.change(
            *(
                f"INSERT INTO talk VALUES ('{table}', {n}, 'text', 'word {n}', 1, 'Ben', 5, 'elsewhere', 'k{n}')"
                for n in range(1, READABLE + 31)
            )
        )
        own_server.start()
        assert [word["number"] for word in talk(anna, table)["words"]] == list(range(31, READABLE + 31))
        assert [word["number"] for word in talk(anna, table, READABLE + 29)["words"]] == [READABLE + 29, READABLE + 30]
        assert talk(anna, table, 10**6)["words"] == []
        assert error(anna.get(f"/tables/{table}/talk?from=-1")) == "bad-body"
        with anna.watching(table) as socket:
            pushed = next_talk(anna, socket)["words"]
        assert [word["number"] for word in pushed] == list(range(READABLE + 31 - NEWEST, READABLE + 31))
        say(anna, table, "buyer-1", "one more")
        assert [word["number"] for word in talk(ben, table)["words"]] == list(range(32, READABLE + 32))
        assert error(do(ben, table, "report", number=31)) == "no-such-word"


@BOTH
def test_it_goes_where_its_table_goes(own_server: Server, disk: Disk, tmp_path: Path) -> None:
    file, other = tmp_path / "backup", sqlite(tmp_path / "other")
    (tmp_path / "other").mkdir()
    with Person(own_server) as anna, Person(own_server) as ben:
        table = table_of_two(anna, ben)
        say(ben, table, "buyer-2", "Hello")
        do(anna, table, "report", number=1)
    own_server.stop()
    (touched, created) = disk.rows("SELECT touched, created FROM tables")[0]
    assert touched >= created

    async def moved_and_removed() -> int:
        old, new = Database(disk.served), Database(other.served)
        await save(old, file, lambda *_: None)
        await new.open()
        await restore(new, file, False, lambda *_: None)
        removed = await tidy(Store(old), 30, touched + 30 * DAY + 1)
        await old.close()
        await new.close()
        return removed

    before = [disk.rows(f"SELECT * FROM {part}") for part in ("talk", "reports")]
    assert asyncio.run(moved_and_removed()) == 1
    assert [other.rows(f"SELECT * FROM {part}") for part in ("talk", "reports")] == before
    assert [len(rows) for rows in before] == [1, 1]
    assert [disk.rows(f"SELECT * FROM {part}") for part in ("talk", "reports")] == [[], []]


@BOTH
def test_who_only_talks_keeps_the_table(own_server: Server, disk: Disk) -> None:
    with Person(own_server) as anna, Person(own_server) as ben:
        table = table_of_two(anna, ben)
        disk.change("UPDATE tables SET touched = 5")
        say(anna, table, "buyer-1", "Next week?")
        assert disk.rows("SELECT touched > 5 FROM tables") == [(True,)]


def test_logs_hold_no_words(own_server: Server) -> None:
    with Person(own_server) as anna, Person(own_server) as ben:
        table = table_of_two(anna, ben)
        say(ben, table, "buyer-2", "Rumpelstilzchen")
        say(ben, table, "buyer-2", "Rumpel\nstilzchen")
        do(anna, table, "report", number=1)
        do(anna, table, "remove", number=1)
        with own_server.disk.refusing("INSERT", "talk"):
            say(ben, table, "buyer-2", "Rumpelstilzchen")
    own_server.stop()
    log = own_server.log.read_text()
    assert '"event": "reported"' in log
    assert "store-failed" in log
    for word in ("Rumpel", "Ben", "Anna"):
        assert word not in log


def test_who_says_or_reports_too_much_is_told_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, scale=0.3) as server, Person(server) as anna, Person(server) as ben:  # type: ignore[arg-type]
        table = table_of_two(anna, ben)
        said = [say(anna, table, "buyer-1", f"{n}") for n in range(6)]
        assert [response.status_code for response in said[:3]] == [200] * 3
        assert (said[-1].status_code, error(said[-1])) == (429, "too-many")
        reported = [do(ben, table, "report", number=1) for _ in range(4)]
        assert error(reported[-1]) == "too-many"
        assert len(bodies(ben, table)) < 6
        assert say(ben, table, "buyer-2", "Slowly").status_code == 200, "it is refused to nobody else"


def test_who_taps_phrases_too_often_is_told_to_wait_as_well(tmp_path: Path) -> None:
    with serving(tmp_path, scale=0.3) as server, Person(server) as anna, Person(server) as ben:  # type: ignore[arg-type]
        table = table_of_two(anna, ben)
        tapped = [say(anna, table, "buyer-1", preset=preset) for preset in ("heart", "laugh", "hello") * 2]
        assert error(tapped[-1]) == "too-many"
        assert error(say(anna, table, "buyer-1", "A text then")) == "too-many", "it is one measure for both"
        assert len(bodies(ben, table)) < 6


def test_a_phrase_is_an_id_and_nothing_else(anna: Person, ben: Person, watcher: Person) -> None:
    """What is shown in the reader's language is never what the writer has sent."""
    table = table_of_two(anna, ben)
    for preset in ("", "<b>", "HEART", "heart ", "../hello", "preset-hello", "say-creature-won-1"):
        assert error(say(ben, table, "buyer-2", preset=preset)) == "bad-body"
    assert error(say(watcher, table, "buyer-2", preset="heart")) == "not-your-seat"
    assert error(say(ben, table, "buyer-1", preset="heart")) == "not-your-seat"
    assert bodies(anna, table) == []
