"""Tables that their hosts offer to everybody: who is told of them, what, and until when."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fogtable.server.store.offers import FRESH, MOST
from tests.server.bounded import serving
from tests.server.databases import BOTH, Disk
from tests.server.harness import Person, Server, error


def offer(person: Person, table: str, listed: str | None = "en", **more: Any) -> Any:
    return person.post(f"/tables/{table}/arrange", {"locked": False, "watching": True, "listed": listed, **more})


def offers(person: Person) -> list[dict[str, Any]]:
    response = person.get("/offers")
    assert response.status_code == 200, response.text
    found: list[dict[str, Any]] = response.json()
    return found


@BOTH
def test_offered_until_the_game_begins(own_server: Server) -> None:
    with Person(own_server) as anna, Person(own_server) as ben:
        silent = anna.open("here", "link")
        body = {"players": [{"kind": "here", "name": "Анна"}, {"kind": "link"}, {"kind": "bot"}]}
        table = anna.open("here", "link", **body)
        assert offers(ben) == [], "nothing is public unless somebody says so"
        assert offer(anna, table, "uk").json()["listed"] == "uk"
        said = {"id": table, "game": "auction", "language": "uk", "host": "Анна", "seats": 3, "free": 1}
        assert offers(ben) == [said]
        own_server.kill()
        own_server.start()
        assert offers(ben) == [said]
        assert silent not in ben.heard[-1]
        assert ben.claim(table, "buyer-2", "Ben").status_code == 200
        assert offers(anna) == [], "it has begun"
        assert ben.post(f"/tables/{table}/seats/buyer-2/leave", {}).status_code == 200
        assert offers(anna) == [], "a hand of somebody else's is offered to nobody"


def test_the_host_alone_offers_and_takes_back(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link", "link")
    ben.claim(table, "buyer-2", "Ben")
    assert error(offer(ben, table)) == "not-host"
    assert table not in str(offers(ben))
    offer(anna, table)
    (said,) = [one for one in offers(ben) if one["id"] == table]
    assert (said["host"], said["free"]) == (None, 1)
    offer(anna, table, listed=None)
    assert table not in str(offers(ben))


def test_locked_tables_are_not_offered(anna: Person) -> None:
    table = anna.open("here", "link")
    offer(anna, table, locked=True)
    assert table not in str(offers(anna))


@pytest.mark.parametrize("wrong", ["de", "", 1, True, ["en"]])
def test_only_languages_of_the_page(anna: Person, wrong: Any) -> None:
    table = anna.open("here", "link")
    response = offer(anna, table, listed=wrong)
    assert (response.status_code, error(response)) == (400, "bad-body")
    assert anna.get(f"/tables/{table}").json()["listed"] is None


@BOTH
def test_where_nothing_happens_nobody_waits(own_server: Server, disk: Disk) -> None:
    with Person(own_server) as anna:
        table = anna.open("here", "link")
        offer(anna, table)
        assert offers(anna)
        disk.change(f"UPDATE tables SET touched = touched - {FRESH + 60}")
        assert offers(anna) == []
        offer(anna, table)
        assert offers(anna)


def test_the_list_is_bounded_and_newest_first(own_server: Server, disk: Disk) -> None:
    with Person(own_server) as anna:
        tables = [anna.open("here", "link") for _ in range(MOST + 2)]
        for at, table in enumerate(tables):
            offer(anna, table)
            disk.change(f"UPDATE tables SET created = {at} WHERE id = '{table}'")
        assert [one["id"] for one in offers(anna)] == tables[::-1][:MOST]


def test_the_list_is_asked_for_within_limits(tmp_path: Path) -> None:
    with serving(tmp_path, scale=0.01) as small, Person(small) as anna:  # type: ignore[arg-type]
        assert anna.get("/offers").status_code == 200
        assert error(anna.get("/offers")) == "too-many"
