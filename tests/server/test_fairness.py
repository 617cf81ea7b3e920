"""The shuffling is promised before the game and proven after it, and nothing of it is told in between."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import pytest

from fogtable.server.fairness import promise
from tests.server.databases import BOTH, Disk
from tests.server.harness import Person, Server, play_out


def told(person: Person, table: str) -> dict[str, Any]:
    said: dict[str, Any] = person.get(f"/tables/{table}/fairness").json()
    return said


@BOTH
def test_promised_at_the_start_and_proven_after_the_end(own_server: Server, disk: Disk) -> None:
    with Person(own_server) as anna, Person(own_server) as watcher:
        table = anna.open("here", "here")
        ((seed, nonce),) = disk.rows("SELECT seed, nonce FROM tables")
        promised = anna.get(f"/tables/{table}").json()["promise"]
        assert promised == hashlib.sha256(f"{nonce}:{seed}".encode()).hexdigest()
        for person in (anna, watcher):
            assert told(person, table) == {"promise": promised, "nonce": None, "seed": None}
        own_server.kill()
        own_server.start()
        play_out([anna], table, random.Random(1))
        before = "".join(anna.heard[:-1] + watcher.heard)
        assert nonce not in before
        assert str(seed) not in before
        proof = {"promise": promised, "nonce": nonce, "seed": str(seed)}
        assert told(anna, table) == told(watcher, table) == proof
        header = json.loads(anna.get(f"/tables/{table}/record").text.splitlines()[0])
        assert str(header["seed"]) == proof["seed"], "the record is of the promised luck"
        assert nonce not in own_server.log.read_text()


def test_no_two_tables_promise_the_same_even_with_the_same_seed() -> None:
    assert promise("a" * 32, 1) != promise("b" * 32, 1)


def test_nonces_have_128_bits(server: Server, anna: Person) -> None:
    for _ in range(3):
        anna.open("here", "here")
    nonces = [nonce for (nonce,) in server.disk.rows("SELECT nonce FROM tables")]
    assert len(set(nonces)) == len(nonces)
    assert all(len(bytes.fromhex(nonce)) == 16 for nonce in nonces)


@pytest.mark.parametrize("mode", ["daily", "tutorial"])
def test_where_the_luck_is_known_nothing_is_promised(anna: Person, mode: str) -> None:
    table = anna.open("here", game="onoda", mode=mode, options={})
    assert anna.get(f"/tables/{table}").json()["promise"] is None
    assert told(anna, table) == {"promise": None, "nonce": None, "seed": None}
    assert told(anna, anna.open("here", game="onoda", mode="practice"))["promise"]


def test_an_unknown_table_has_no_promise(anna: Person) -> None:
    assert anna.get("/tables/nothing/fairness").status_code == 404
