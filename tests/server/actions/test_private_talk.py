"""The private channel of the opposition of 1984 (BB-17.3): who reads it, and that nobody else learns anything of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection

from fogtable.server.actions import talk as talking
from fogtable.server.actions.talk import TalkFeed
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Say
from fogtable.server.store.backup import restore, save
from fogtable.server.store.database import Database
from fogtable.server.store.rows import StoredSeat
from fogtable.server.tables.table import Table
from tests.games.bigbrother.fights import before
from tests.server.actions.test_talk import do, next_talk, say, talk
from tests.server.background.test_windows import on_a_table
from tests.server.databases import BOTH, Disk, sqlite
from tests.server.harness import Person, Server, error, new_key
from tests.server.in_process import store_in

SECRET = "Meet me at the market"
JULIA, WINSTON = "opposition-1", "opposition-2"


@pytest.fixture
def carl(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


def whisper(person: Person, table: str, seat: str, text: str, **more: Any) -> httpx.Response:
    return say(person, table, seat, text, to="channel", **more)


def channel(person: Person, table: str, first: int = 1) -> dict[str, Any] | None:
    """Return what a person is told of the private channel."""
    found: dict[str, Any] | None = person.get(f"/tables/{table}/talk?channel={first}").json()["channel"]
    return found


def whispers(person: Person, table: str) -> list[tuple[int, str]] | None:
    found = channel(person, table)
    return found and [(word["number"], word["body"]) for word in found["words"]]


def table_of_three(anna: Person, ben: Person, carl: Person, **options: Any) -> str:
    """Anna is Big Brother and the host; Ben and Carl are the opposition."""
    options = {"opposition_channel": True, **options}
    table = anna.open("here", "link", "link", game="bigbrother", options=options)
    assert ben.claim(table, JULIA, "Ben").status_code == 200
    assert carl.claim(table, WINSTON, "Carl").status_code == 200
    return table


def everything(person: Person, table: str) -> str:
    """Return all that a person can ask of a table."""
    calls = (
        "",
        "/views",
        "/log",
        "/talk",
        "/talk?channel=0",
        "/log?seat=all",
        "/record",
        "/replay",
        "/replay?seat=all",
    )
    return "\n".join(person.get(f"/tables/{table}{call}").text for call in calls)


@pytest.mark.clauses("BB-17.3")
def test_the_opposition_reads_it_and_nobody_else_learns_that_anything_was_said(
    anna: Person, ben: Person, carl: Person, watcher: Person
) -> None:
    table = table_of_three(anna, ben, carl)
    others = (anna, watcher)
    assert channel(ben, table) == {"state": "open", "hears": [JULIA, WINSTON], "words": []}
    assert [channel(person, table) for person in others] == [None, None]
    with anna.watching(table) as one, watcher.watching(table) as two, carl.watching(table) as three:
        first = [next_talk(person, line) for person, line in ((anna, one), (watcher, two), (carl, three))]
        assert [told["channel"] and told["channel"]["state"] for told in first] == [None, None, "open"]
        before = [everything(person, table) for person in others]
        assert whisper(ben, table, JULIA, SECRET).json() == {"number": 1}
        assert whisper(carl, table, WINSTON, "At four", preset=None).json() == {"number": 2}
        assert [everything(person, table) for person in others] == before
        heard = [word["body"] for _ in range(2) for word in next_talk(carl, three)["channel"]["words"]]
        assert heard == [SECRET, "At four"]
        assert say(anna, table, "big-brother", "I see you").json() == {"number": 1}, "no gap tells of other words"
        for person, line in ((anna, one), (watcher, two)):
            assert_next_is_open_talk(person, line)
    assert whispers(ben, table) == whispers(carl, table) == [(1, SECRET), (2, "At four")]
    assert [word["body"] for word in talk(ben, table)["words"]] == ["I see you"]
    for person in others:
        assert SECRET not in everything(person, table)
        assert not any(SECRET in text for text in person.heard)


def assert_next_is_open_talk(person: Person, line: ClientConnection) -> None:
    """Make sure that nothing was told of any talk before what all may read."""
    told = next_talk(person, line)
    assert [word["number"] for word in told["words"]] == [1]
    assert told["channel"] is None


@pytest.mark.clauses("BB-17.3")
def test_it_is_there_only_where_it_was_chosen(anna: Person, ben: Person, carl: Person) -> None:
    table = table_of_three(anna, ben, carl, opposition_channel=False)
    assert error(whisper(ben, table, JULIA, SECRET)) == "no-talk"
    assert [channel(person, table) for person in (anna, ben, carl)] == [None] * 3


@pytest.mark.clauses("BB-17.3")
def test_big_brother_and_who_looks_on_say_nothing_there(
    anna: Person, ben: Person, carl: Person, watcher: Person
) -> None:
    table = table_of_three(anna, ben, carl)
    assert error(whisper(anna, table, "big-brother", "Hello")) == "no-talk"
    assert error(whisper(anna, table, JULIA, "Hello")) == "not-your-seat"
    assert error(whisper(watcher, table, JULIA, "Hello")) == "not-your-seat"
    assert error(whisper(ben, table, JULIA, "two\nlines")) == "bad-text"
    assert error(say(ben, table, JULIA, "Hello", to="big-brother")) == "bad-body"
    assert whispers(ben, table) == []


@pytest.mark.clauses("BB-17.3")
def test_a_device_at_which_big_brother_sits_too_shows_nothing_of_it(anna: Person, ben: Person, carl: Person) -> None:
    table = anna.open("here", "here", "link", "link", game="bigbrother", options={"opposition_channel": True})
    assert ben.claim(table, WINSTON, "Ben").status_code == 200
    assert carl.claim(table, "opposition-3", "Carl").status_code == 200
    assert whisper(ben, table, WINSTON, SECRET).status_code == 200
    assert error(whisper(anna, table, JULIA, "Hello")) == "no-talk"
    assert channel(anna, table) is None
    assert whispers(carl, table) == [(1, SECRET)]


@pytest.mark.clauses("BB-17.3")
def test_who_takes_a_seat_reads_what_was_said_to_it_and_big_brother_takes_none(
    server: Server, anna: Person, ben: Person, carl: Person, watcher: Person
) -> None:
    dora = Person(server)
    table = anna.open("link", "link", "link", "link", game="bigbrother", options={"opposition_channel": True})
    for person, seat in ((watcher, "big-brother"), (ben, JULIA), (carl, WINSTON), (dora, "opposition-3")):
        assert person.claim(table, seat, person.address[-5:] + seat[-2:]).status_code == 200
    whisper(ben, table, JULIA, SECRET)
    for person, seat in ((watcher, "big-brother"), (carl, WINSTON)):
        assert person.post(f"/tables/{table}/seats/{seat}/leave", {}).status_code == 200
    assert channel(carl, table) is None, "who has left is a stranger"
    assert error(watcher.claim(table, WINSTON, "Wanda")) == "has-seat"
    proposal = anna.claim(table, WINSTON, "Nobody before").json()["proposal"]["id"]
    assert channel(anna, table) is None, "before the others have agreed"
    for person, seat in ((ben, JULIA), (dora, "opposition-3")):
        agreed = {"seat": seat, "proposal": proposal, "agree": True}
        assert person.post(f"/tables/{table}/consent", agreed).status_code == 200
    assert whispers(anna, table) == [(1, SECRET)]
    dora.close()


@pytest.mark.clauses("BB-17.3")
def test_there_is_none_while_seats_still_change_hands(anna: Person, ben: Person, carl: Person) -> None:
    table = anna.open("link", "link", "link", game="bigbrother", options={"opposition_channel": True})
    for person, seat in ((ben, JULIA), (carl, WINSTON)):
        assert person.claim(table, seat, seat[-2:]).status_code == 200
    assert error(whisper(ben, table, JULIA, SECRET)) == "no-talk"
    assert channel(carl, table) is None
    assert carl.post(f"/tables/{table}/seats/{WINSTON}/leave", {}).status_code == 200
    assert carl.claim(table, "big-brother", "Carl").status_code == 200
    assert anna.claim(table, WINSTON, "Anna").status_code == 200
    assert whisper(ben, table, JULIA, SECRET).status_code == 200
    assert channel(carl, table) is None
    assert whispers(anna, table) == [(1, SECRET)]


@pytest.mark.clauses("BB-17.3")
def test_the_end_of_the_game_opens_nothing(anna: Person, ben: Person, carl: Person, watcher: Person) -> None:
    table = table_of_three(anna, ben, carl)
    whisper(ben, table, JULIA, SECRET)
    assert ben.post(f"/tables/{table}/end", {"seat": JULIA}).status_code == 200
    proposal = anna.get(f"/tables/{table}").json()["proposal"]["id"]
    for person, seat in ((anna, "big-brother"), (carl, WINSTON)):
        said = {"seat": seat, "proposal": proposal, "agree": True}
        assert person.post(f"/tables/{table}/consent", said).status_code == 200
    assert anna.get(f"/tables/{table}").json()["state"] == "over"
    for person in (anna, watcher):
        assert SECRET not in everything(person, table)
        assert channel(person, table) is None
    assert whisper(carl, table, WINSTON, "Well done").status_code == 200
    assert whispers(ben, table) == [(1, SECRET), (2, "Well done")]


@pytest.mark.clauses("BB-17.3")
def test_the_host_closes_it_with_the_chat_and_hears_no_more_of_it(anna: Person, ben: Person, carl: Person) -> None:
    table = table_of_three(anna, ben, carl)
    whisper(ben, table, JULIA, SECRET)
    assert error(do(ben, table, "report", number=1)) == "no-such-word"
    assert error(do(anna, table, "remove", number=1)) == "no-such-word"
    do(anna, table, "close", closed=True)
    assert error(whisper(ben, table, JULIA, "More")) == "talk-closed"
    closed = channel(ben, table)
    assert closed is not None
    assert (closed["state"], len(closed["words"])) == ("closed", 1)


@pytest.mark.clauses("BB-17.3")
def test_nobody_whispers_to_himself(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link", "bot", game="bigbrother", options={"opposition_channel": True})
    assert ben.claim(table, JULIA, "Ben").status_code == 200
    assert error(whisper(ben, table, JULIA, "Hello?")) == "no-talk"
    assert say(ben, table, JULIA, "Hello!").status_code == 200
    told = channel(ben, table)
    assert told is not None
    assert told["state"] == "alone"


@pytest.mark.clauses("BB-17.3", "BB-14.12")
def test_who_has_fallen_keeps_what_he_read_and_reads_no_more(tmp_path: Path) -> None:
    def told(table: Table, seat: int) -> Any:
        return msgspec.json.decode(talking.read(table, f"s{seat}", 1, 1))["channel"]

    def says(table: Table, seat: int, text: str) -> Any:
        said = Say(seat=table.match.names[seat], key=new_key(), text=text, to="channel")
        return talking.say(table, f"s{seat}", said)

    async def play() -> None:
        async with store_in(tmp_path) as store:
            table = await on_a_table(store, before(options={"opposition_channel": True, "numbers": "spec"}).match)
            feeds = [TalkFeed(table, f"s{seat}") for seat in range(5)]
            assert await says(table, 1, "one") == 1
            first = [msgspec.json.decode(feed.news() or b"null") for feed in feeds]
            assert [said["talk"]["channel"] and len(said["talk"]["channel"]["words"]) for said in first] == [
                None,
                1,
                1,
                1,
                1,
            ]
            table.match.state.will[1] = 0
            await table.reseat(4, StoredSeat("link", None, "Somebody else", frozenset(["s4"])))
            assert await says(table, 2, "two") == 2
            news = [msgspec.json.decode(feed.news() or b"null") for feed in feeds]
            assert news[0] is None, "Big Brother hears nothing"
            assert news[1]["talk"]["channel"] == {"state": "left", "hears": [], "words": []}
            assert [word["body"] for word in news[2]["talk"]["channel"]["words"]] == ["two"]
            assert feeds[1].news() is None
            with pytest.raises(Refusal, match="private channel"):
                await says(table, 1, "three")
            for seat, words in ((1, ["one"]), (2, ["one", "two"])):
                assert [word["body"] for word in told(table, seat)["words"]] == words
            assert told(table, 0) is None
            await table.reseat(3, StoredSeat("here", None, "Both before one device", frozenset(["s3", "s1"])))
            assert [word["body"] for word in told(table, 1)["words"]] == ["one"], "the fallen reads over his shoulder"

    asyncio.run(play())


@BOTH
@pytest.mark.clauses("BB-17.3")
def test_it_outlives_the_server_goes_where_its_table_goes_and_a_word_is_said_once(
    own_server: Server, disk: Disk, tmp_path: Path
) -> None:
    file, other = tmp_path / "backup", sqlite(tmp_path / "other")
    (tmp_path / "other").mkdir()
    with Person(own_server) as anna, Person(own_server) as ben, Person(own_server) as carl:
        table = table_of_three(anna, ben, carl)
        key = new_key()
        for _ in range(2):
            assert whisper(ben, table, JULIA, SECRET, key=key).json() == {"number": 1}
        assert whisper(carl, table, WINSTON, "Yes", key=key).json() == {"number": 2}, "another's key"
        own_server.kill()
        own_server.start()
        assert whispers(carl, table) == [(1, SECRET), (2, "Yes")]
        assert whispers(anna, table) is None
    own_server.stop()

    async def moved() -> None:
        old, new = Database(disk.served), Database(other.served)
        await save(old, file, lambda *_: None)
        await new.open()
        await restore(new, file, False, lambda *_: None)
        await old.close()
        await new.close()

    kept = disk.rows("SELECT * FROM whispers ORDER BY number")
    asyncio.run(moved())
    assert other.rows("SELECT * FROM whispers ORDER BY number") == kept
    assert len(kept) == 2
    assert SECRET not in own_server.log.read_text()
