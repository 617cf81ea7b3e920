"""The shuffling is promised before the game and proven after it, and nothing of it is told in between."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import pytest

from fogtable.core.declarations.streams import key_of
from fogtable.core.formats import record
from fogtable.server.tables.fairness import promise
from tests.server.auction import AUCTION
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


def test_who_keeps_the_record_can_prove_that_its_luck_is_the_promised_one(server: Server, anna: Person) -> None:
    """It is played again from its seed, and the seed is in the promise: no line of luck can be another."""
    table = anna.open("here", "here")
    promised = anna.get(f"/tables/{table}").json()["promise"]
    play_out([anna], table, random.Random(2))
    kept = anna.get(f"/tables/{table}/record").content
    again = record.read(kept, lambda _: AUCTION)
    assert again.over
    assert isinstance(again.seed, str)
    assert hashlib.sha256(f"{told(anna, table)['nonce']}:{again.seed}".encode()).hexdigest() == promised
    last = "0" if again.seed.endswith("1") else "1"
    other = kept.replace(again.seed.encode(), again.seed[:-1].encode() + last.encode(), 1)
    with pytest.raises(record.BadRecord, match="the seed gives"):
        record.read(other, lambda _: AUCTION)
    assert anna.ask("POST", "/records", other).status_code == 400
    brought = anna.ask("POST", "/records", kept).json()["id"]
    assert told(anna, brought)["promise"] is None, "what is brought was promised by nobody"


def test_the_luck_of_people_is_not_to_be_foreseen(server: Server, anna: Person) -> None:
    """A key of 256 bits from the system, another for each table."""
    opened = {anna.open("here", "here"), anna.open("link", "here"), anna.open("here", game="onoda", mode="practice")}
    found = [key_of(seed) for table, seed in server.disk.rows("SELECT id, seed FROM tables") if table in opened]
    assert len(set(found)) == len(opened)
    assert all(key is not None and len(key) == 32 for key in found)


def test_no_two_tables_promise_the_same_even_with_the_same_seed() -> None:
    assert promise("a" * 32, 1) != promise("b" * 32, 1)


def test_nonces_have_128_bits(server: Server, anna: Person) -> None:
    opened = {anna.open("here", "here") for _ in range(3)}
    nonces = [nonce for table, nonce in server.disk.rows("SELECT id, nonce FROM tables") if table in opened]
    assert len(set(nonces)) == len(opened)
    assert all(len(bytes.fromhex(nonce)) == 16 for nonce in nonces)


@pytest.mark.parametrize("mode", ["daily", "tutorial"])
def test_where_the_luck_is_known_nothing_is_promised(anna: Person, mode: str) -> None:
    table = anna.open("here", game="onoda", mode=mode, options={})
    assert anna.get(f"/tables/{table}").json()["promise"] is None
    assert told(anna, table) == {"promise": None, "nonce": None, "seed": None}
    assert told(anna, anna.open("here", game="onoda", mode="practice"))["promise"]


def test_an_unknown_table_has_no_promise(anna: Person) -> None:
    assert anna.get("/tables/nothing/fairness").status_code == 404
