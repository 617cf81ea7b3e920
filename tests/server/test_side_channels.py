"""What others can ask for beside their views: a hidden answer changes none of it, nor its headers and its length."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from typing import Any

from tests.server.auction import AUCTION
from tests.server.harness import Person, Server, move
from tests.server.mirror import truth
from tests.server.test_leaks import gather
from tests.tiers import slow

OF_A_TABLE = ("", "/views", "/log", "/talk", "/fairness", "/replay", "/record", "/analysis")
BESIDE = ("/mine", "/offers", "/device", "/reach", "/games")
TELLING = ("etag", "last-modified", "age", "expires")
"""Headers by which a page could be told whether something has changed."""


def asked_for(person: Person, table: str, seat: str) -> dict[str, Any]:
    """Return all that somebody is answered: status, headers, body."""
    paths = [f"/tables/{table}{path}" for path in OF_A_TABLE] + list(BESIDE)
    found = {path: person.get(path) for path in (*paths, f"/tables/{table}/log?seat={seat}")}
    for path, response in found.items():
        assert response.headers["cache-control"] == "no-store", path
        assert not any(name in response.headers for name in TELLING), path
    return {
        path: (response.status_code, {**response.headers, "date": ""}, response.text)
        for path, response in found.items()
    }


def test_a_hidden_answer_changes_nothing_that_can_be_asked_for(server: Server) -> None:
    compared = 0
    for seed in range(60):
        luck = random.Random(seed)
        with ExitStack() as stack:
            people, table = gather(stack, server, 3, "auction")
            stranger = stack.enter_context(Person(server))
            for _ in range(60):
                match = truth(server, table, AUCTION)
                if match.over or compared:
                    break
                if match.waits_openly() or len(match.awaited()) < 2:
                    assert any(move(person, table, luck) for person in people)
                    continue
                actor = match.awaited()[0]
                others = [(one, match.names[at]) for at, one in enumerate(people) if at != actor]
                others.append((stranger, match.names[actor]))
                before = json.dumps([asked_for(one, table, seat) for one, seat in others])
                assert move(people[actor], table, luck)
                assert json.dumps([asked_for(one, table, seat) for one, seat in others]) == before
                compared += 1
        if compared:
            return
    raise AssertionError("no game came to a quiet question of several")


@slow
def test_the_page_is_the_same_for_everybody(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    told = []
    for person in (anna, ben):
        response = person.client.get(f"{person.address}/t/{table}")
        told.append({name: value for name, value in response.headers.items() if name != "date"})
    assert told[0] == told[1]
