"""The host and the talk of their table: closing it, what is reported to them, what they remove."""

from __future__ import annotations

from tests.server.actions.test_talk import do, next_talk, say, table_of_two, talk
from tests.server.harness import Person, Server, error


def test_the_host_closes_and_opens_it(anna: Person, ben: Person) -> None:
    table = table_of_two(anna, ben)
    assert error(do(ben, table, "close", closed=True)) == "not-host"
    with ben.watching(table) as socket:
        assert next_talk(ben, socket)["state"] == "open"
        for _ in range(2):
            assert do(anna, table, "close", closed=True).status_code == 200
        closed = next_talk(ben, socket)
        assert (closed["state"], [word["kind"] for word in closed["words"]]) == ("closed", ["close"])
        for person, seat in ((anna, "buyer-1"), (ben, "buyer-2")):
            assert error(say(person, table, seat, "But")) == "talk-closed"
        do(anna, table, "close", closed=False)
        assert next_talk(ben, socket)["state"] == "open"
    assert say(ben, table, "buyer-2", "Ah").json() == {"number": 3}, "closing twice is closing once"


def test_a_report_is_told_to_the_host_alone(server: Server, anna: Person, ben: Person, watcher: Person) -> None:
    with Person(server) as carl:
        table = anna.open("here", "link", "link")
        ben.claim(table, "buyer-2", "Ben")
        carl.claim(table, "buyer-3", "Carl")
        say(carl, table, "buyer-3", "Something rude")
        before = [talk(person, table) for person in (ben, carl, watcher)]
        with anna.watching(table) as host, carl.watching(table) as writer:
            next_talk(anna, host)
            next_talk(carl, writer)
            for _ in range(2):
                assert do(ben, table, "report", number=1).json() == {}
            assert next_talk(anna, host) == {"state": "open", "words": [], "reports": {"1": 1}, "channel": None}
            say(ben, table, "buyer-2", "So")
            assert next_talk(carl, writer)["words"][0]["body"] == "So", "nothing came in between"
        after = [talk(person, table) for person in (ben, carl, watcher)]
        assert [{**told, "words": told["words"][:1]} for told in after] == before
        assert talk(anna, table)["reports"] == {"1": 1}


def test_who_may_report_what(anna: Person, ben: Person, watcher: Person) -> None:
    table = table_of_two(anna, ben)
    say(anna, table, "buyer-1", "Hello")
    do(anna, table, "close", closed=True)
    assert error(do(watcher, table, "report", number=1)) == "not-your-seat"
    for number in (0, 2, 3):
        assert error(do(ben, table, "report", number=number)) == "no-such-word"
    for number in (-1, 10**10, "1", None):
        assert error(do(ben, table, "report", number=number)) == "bad-body"


def test_the_host_removes_what_was_reported(anna: Person, ben: Person, watcher: Person) -> None:
    table = table_of_two(anna, ben)
    say(ben, table, "buyer-2", "Something rude")
    say(ben, table, "buyer-2", "Something nice")
    assert error(do(anna, table, "remove", number=1)) == "not-reported"
    assert error(do(anna, table, "remove", number=9)) == "no-such-word"
    do(anna, table, "report", number=1)
    assert error(do(ben, table, "remove", number=1)) == "not-host"
    with watcher.watching(table) as socket:
        assert [word["body"] for word in next_talk(watcher, socket)["words"]] == ["Something rude", "Something nice"]
        for _ in range(2):
            assert do(anna, table, "remove", number=1).json() == {}
        (told,) = next_talk(watcher, socket)["words"]
    assert (told["number"], told["kind"], told["body"]) == (3, "remove", "1")
    for person in (anna, ben, watcher):
        words = talk(person, table)["words"]
        assert [(word["kind"], word["body"]) for word in words] == [
            ("removed", ""),
            ("text", "Something nice"),
            ("remove", "1"),
        ]
        assert words[0]["name"] == "Ben"
