"""Nobody chooses the deal: the secret is promised, seats commit themselves, and all of it is proven at the end."""

from __future__ import annotations

import hashlib
import json
import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from fogtable.core.declarations.streams import key_of
from fogtable.core.formats import record
from fogtable.server.store import tables
from fogtable.server.tables.fairness import seed_of
from tests.server.auction import AUCTION
from tests.server.databases import BOTH, Disk
from tests.server.harness import Person, Server, error, play_out
from tests.server.host import SHUFFLING
from tests.tiers import quick

VALUES = [f"{number:064x}" for number in (7, 8, 9)]
"""What seats add to the luck in these tests; pages draw theirs at random."""


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def seed_by(secret: str, *values: str | None) -> str:
    """The seed as docs/protocol.md describes it."""
    return f"sha256:{sha256(':'.join([secret, *(value or '' for value in values)]))}"


def state(person: Person, table: str) -> str:
    said: str = person.get(f"/tables/{table}").json()["state"]
    return said


def committed(anna: Person, ben: Person, **more: Any) -> str:
    """Open a table at which both have committed themselves, and nobody has revealed anything."""
    table = anna.open("here", "link", commitment=sha256(VALUES[0]), **more)
    assert ben.claim(table, "buyer-2", "Ben", commitment=sha256(VALUES[1])).json()["state"] == "shuffling"
    return table


def test_all_are_committed_before_a_value_is_told_and_the_values_give_the_deal(server: Server) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.open("here", "link", commitment=sha256(VALUES[0]))
        promised = anna.get(f"/tables/{table}").json()["promise"]
        with anna.watching(table) as hers, ben.watching(table):
            assert anna.next_view(hers)["table"]["state"] == "open"
            ben.claim(table, "buyer-2", "Ben", commitment=sha256(VALUES[1]))
            seats = [{"seat": f"buyer-{at + 1}", "commitment": sha256(VALUES[at]), "value": None} for at in range(2)]
            waiting = {"promise": promised, "seats": seats, "secret": None, "seed": None}
            shuffling = anna.next_view(hers)
            assert (shuffling["table"]["state"], shuffling["public"]) == ("shuffling", None)
            assert anna.proof(table) == ben.proof(table) == waiting, "what each has committed is known to both"
            assert ben.reveal(table, "buyer-2", VALUES[1]).json()["state"] == "shuffling"
            assert anna.proof(table) == waiting, "nobody can choose by the value of another"
            assert ben.view(table, "buyer-2")["public"] is None
            assert anna.reveal(table, "buyer-1", VALUES[0]).json()["state"] == "playing"
            first = anna.next_view(hers)
            assert first["table"]["state"] == "playing"
            assert first["public"] is not None
        seats = [{**seat, "value": value} for seat, value in zip(seats, VALUES, strict=False)]
        known = {"promise": promised, "seats": seats, "secret": None, "seed": None}
        assert anna.proof(table) == ben.proof(table) == known
        play_out([anna, ben], table, random.Random(1))
        proof = ben.proof(table)
        assert sha256(proof["secret"]) == promised
        assert proof["seats"] == seats
        assert proof["seed"] == seed_by(proof["secret"], *VALUES[:2])
        again = record.read(anna.get(f"/tables/{table}/record").content, lambda _: AUCTION)
        assert again.seed == proof["seed"], "the record is of this luck, and plays by no other"
        before = "".join(anna.heard[:-2] + ben.heard[:-1])
        assert proof["secret"] not in before
        assert proof["seed"][7:] not in before


def test_each_value_and_the_secret_change_the_deal() -> None:
    found = [seed_of("a" * 64, VALUES[:2]), seed_of("b" * 64, VALUES[:2]), seed_of("a" * 64, VALUES[1::-1])]
    found += [seed_of("a" * 64, [VALUES[0], None]), seed_of("a" * 64, [None, VALUES[0]])]
    assert len(set(found)) == len(found)
    assert found[0] == seed_by("a" * 64, *VALUES[:2])


@BOTH
def test_between_the_commitment_and_the_values_the_server_may_die(own_server: Server, disk: Disk) -> None:
    with Person(own_server) as anna, Person(own_server) as ben:
        table = committed(anna, ben)
        anna.reveal(table, "buyer-1", VALUES[0])
        before = anna.proof(table)
        own_server.kill()
        own_server.start()
        assert disk.rows("SELECT seed, begun FROM tables") == [("", True)], "no luck is drawn before all is revealed"
        assert anna.proof(table) == before
        assert ben.reveal(table, "buyer-2", VALUES[1]).json()["state"] == "playing"
        own_server.kill()
        own_server.start()
        play_out([anna, ben], table, random.Random(1))
        proof = anna.proof(table)
        assert proof["seed"] == seed_by(proof["secret"], *VALUES[:2])
        assert sha256(proof["secret"]) == before["promise"]
        for secret in (proof["secret"], *VALUES[:2], proof["seed"][7:]):
            assert secret not in own_server.log.read_text()


@quick
def test_who_is_gone_holds_nobody_up_and_it_is_told(tmp_path: Path) -> None:
    # Long enough for Anna on a busy machine.
    server = Server(tmp_path, environment={SHUFFLING: "4"})
    server.start()
    with ExitStack() as ends:
        ends.callback(server.kill)
        anna, ben = (ends.enter_context(Person(server)) for _ in range(2))
        table = anna.open("here", "link", commitment=sha256(VALUES[0]))
        ben.claim(table, "buyer-2", "Ben", commitment=sha256(VALUES[1]))
        anna.reveal(table, "buyer-1", VALUES[0])
        with anna.watching(table) as socket:
            while anna.next_view(socket)["table"]["state"] != "playing":
                pass
        late = ben.reveal(table, "buyer-2", VALUES[1])
        assert error(late) == "not-asked"
        play_out([anna, ben], table, random.Random(1))
        proof = anna.proof(table)
        assert [seat["value"] for seat in proof["seats"]] == [VALUES[0], None]
        assert proof["seats"][1]["commitment"] == sha256(VALUES[1])
        assert proof["seed"] == seed_by(proof["secret"], VALUES[0], None)


def test_another_value_than_the_promised_one_is_refused(server: Server) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as eve:
        table = anna.open("here", "link", commitment=sha256(VALUES[0]))
        assert error(anna.reveal(table, "buyer-1", VALUES[0])) == "not-asked", "not before all are committed"
        ben.claim(table, "buyer-2", "Ben", commitment=sha256(VALUES[1]))
        before = anna.proof(table)
        wrong = ben.reveal(table, "buyer-2", VALUES[2])
        assert (error(wrong), wrong.json()["error"]["where"]) == ("bad-body", "value")
        assert error(ben.reveal(table, "buyer-1", VALUES[0])) == "not-your-seat"
        assert error(eve.reveal(table, "buyer-2", VALUES[1])) == "not-your-seat"
        assert error(ben.reveal(table, "buyer-9", VALUES[1])) == "no-such-seat"
        assert anna.proof(table) == before
        assert error(anna.answer(table, "buyer-1", ["pass"], 2)) == "not-asked", "nothing is dealt yet"
        for _ in range(2):
            assert ben.reveal(table, "buyer-2", VALUES[1]).json()["state"] == "shuffling"
        for _ in range(2):
            assert anna.reveal(table, "buyer-1", VALUES[0]).json()["state"] == "playing"
        assert error(anna.reveal(table, "buyer-1", VALUES[1])) == "not-asked"


@pytest.mark.parametrize("value", ["", "7", "G" * 64, "a" * 63, "a" * 64 + "\n", 7])
def test_values_and_commitments_of_another_form_are_refused(server: Server, anna: Person, value: object) -> None:
    body = {"game": "auction", "players": [{"kind": "here"}] * 2, "commitment": value}
    assert error(anna.post("/tables", body)) == "bad-body"
    table = anna.open("here", "link")
    assert error(anna.claim(table, "buyer-2", "Ben", commitment=value)) == "bad-body"
    assert error(anna.post(f"/tables/{table}/reveal", {"seat": "buyer-1", "value": value})) == "bad-body"


def test_who_adds_nothing_is_not_waited_for(server: Server) -> None:
    with Person(server) as anna, Person(server) as ben:
        alone = anna.open("here", "bot:lucky")
        assert state(anna, alone) == "playing"
        assert [seat["commitment"] for seat in anna.proof(alone)["seats"]] == [None, None]
        table = anna.open("here", "link")
        assert ben.claim(table, "buyer-2", "Ben", commitment=sha256(VALUES[1])).json()["state"] == "shuffling"
        assert ben.reveal(table, "buyer-2", VALUES[1]).json()["state"] == "playing"
        assert [seat["value"] for seat in anna.proof(table)["seats"]] == [None, VALUES[1]]


def test_one_device_adds_one_value(server: Server, anna: Person) -> None:
    table = anna.open("bot:lucky", "here", "here", commitment=sha256(VALUES[0]))
    assert [seat["commitment"] for seat in anna.proof(table)["seats"]] == [None, sha256(VALUES[0]), None]
    assert state(anna, table) == "shuffling"
    assert anna.reveal(table, "buyer-2", VALUES[0]).json()["state"] == "playing"


def test_what_was_committed_goes_with_its_person_until_all_are_there(server: Server) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        table = anna.open("here", "link", "link", commitment=sha256(VALUES[0]))
        ben.claim(table, "buyer-2", "Ben", commitment=sha256(VALUES[1]))
        anna.post(f"/tables/{table}/seats/buyer-1/link", {})
        assert anna.proof(table)["seats"][0]["commitment"] == sha256(VALUES[0]), "another device may come"
        ben.post(f"/tables/{table}/seats/buyer-2/leave", {})
        assert anna.proof(table)["seats"][1]["commitment"] is None
        ben.claim(table, "buyer-2", "Ben", commitment=sha256(VALUES[1]))
        carl.claim(table, "buyer-3", "Carl", commitment=sha256(VALUES[2]))
        anna.reveal(table, "buyer-1", VALUES[0])
        before = anna.proof(table)
        ben.post(f"/tables/{table}/seats/buyer-2/leave", {})
        ben.claim(table, "buyer-2", "Ben", commitment=sha256("chosen when more is known"))
        assert anna.proof(table) == before
        for person, seat, value in ((ben, "buyer-2", VALUES[1]), (carl, "buyer-3", VALUES[2])):
            person.reveal(table, seat, value)
        assert state(anna, table) == "playing"
        carl.post(f"/tables/{table}/seats/buyer-3/leave", {})
        assert [seat["value"] for seat in anna.proof(table)["seats"]] == VALUES


@BOTH
def test_promised_at_the_start_and_proven_after_the_end(own_server: Server, disk: Disk) -> None:
    with Person(own_server) as anna, Person(own_server) as watcher:
        table = anna.open("here", "here")
        ((seed, secret),) = disk.rows("SELECT seed, secret FROM tables")
        promised = anna.get(f"/tables/{table}").json()["promise"]
        assert promised == sha256(secret)
        seats = [{"seat": seat, "commitment": None, "value": None} for seat in ("buyer-1", "buyer-2")]
        for person in (anna, watcher):
            assert person.proof(table) == {"promise": promised, "seats": seats, "secret": None, "seed": None}
        own_server.kill()
        own_server.start()
        play_out([anna], table, random.Random(1))
        before = "".join(anna.heard[:-1] + watcher.heard)
        assert secret not in before
        assert seed[7:] not in before
        proof = {"promise": promised, "seats": seats, "secret": secret, "seed": seed}
        assert anna.proof(table) == watcher.proof(table) == proof
        assert seed == seed_by(secret, None, None)
        header = json.loads(anna.get(f"/tables/{table}/record").text.splitlines()[0])
        assert header["seed"] == seed, "the record is of the promised luck"
        assert secret not in own_server.log.read_text()


def test_who_keeps_the_record_can_prove_that_its_luck_is_the_promised_one(server: Server, anna: Person) -> None:
    """It is played again from its seed, and the seed follows from what was promised: no line can be another."""
    table = anna.open("here", "here")
    promised = anna.get(f"/tables/{table}").json()["promise"]
    play_out([anna], table, random.Random(2))
    kept = anna.get(f"/tables/{table}/record").content
    again = record.read(kept, lambda _: AUCTION)
    assert again.over
    secret = anna.proof(table)["secret"]
    assert sha256(secret) == promised
    assert again.seed == seed_by(secret, None, None)
    last = b"0" if again.seed.endswith("1") else b"1"
    other = kept.replace(again.seed.encode(), again.seed[:-1].encode() + last, 1)
    with pytest.raises(record.BadRecord, match="the seed gives"):
        record.read(other, lambda _: AUCTION)
    assert anna.ask("POST", "/records", other).status_code == 400
    brought = anna.ask("POST", "/records", kept).json()["id"]
    assert anna.proof(brought)["promise"] is None, "what is brought was promised by nobody"


def test_the_luck_of_people_is_not_to_be_foreseen(server: Server, anna: Person) -> None:
    """A secret of 256 bits from the system, another for each table, and a key that follows from it."""
    opened = {
        anna.open("here", "here"),
        anna.open("bot:lucky", "here"),
        anna.open("here", game="onoda", mode="practice"),
    }
    rows = [row for row in server.disk.rows("SELECT id, secret, seed FROM tables") if row[0] in opened]
    assert len({secret for _, secret, _ in rows}) == len(opened)
    assert all(len(bytes.fromhex(secret)) == 32 for _, secret, _ in rows)
    keys = {key_of(seed) for _, _, seed in rows}
    assert len(keys) == len(opened)
    assert None not in keys


@pytest.mark.parametrize("what", [{"mode": "daily"}, {"mode": "tutorial", "lesson": "round"}])
def test_where_the_luck_is_known_nothing_is_promised(anna: Person, what: dict[str, str]) -> None:
    table = anna.open("here", game="onoda", **what, commitment=sha256(VALUES[0]))
    assert anna.get(f"/tables/{table}").json()["promise"] is None
    assert state(anna, table) == "playing"
    assert anna.proof(table) == {"promise": None, "seats": [], "secret": None, "seed": None}
    assert anna.proof(anna.open("here", game="onoda", mode="practice"))["promise"]


@BOTH
@pytest.mark.parametrize("seed", ["7", "sha256:" + "a" * 64])
def test_tables_of_earlier_versions_keep_their_promise(disk: Disk, seed: str) -> None:
    """It was made with nonce and seed. Their luck was drawn when they were opened, and nothing is added to it."""
    config = Config()
    config.set_main_option("script_location", str(Path(tables.__file__).parent / "migrations"))
    engine = create_engine(disk.url)
    columns = "id, game, rules, options, seed, begun, views, created, touched, nonce"
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0011")
        for name, nonce in (("a", f"'{'b' * 32}'"), ("b", "NULL")):
            row = f"'{name}', 'onoda', 1, '{{}}', '{seed}', true, '{{}}', 0, 0, {nonce}"
            connection.exec_driver_sql(f"INSERT INTO tables ({columns}) VALUES ({row})")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        rows = connection.exec_driver_sql("SELECT seed, secret FROM tables ORDER BY id").all()
    engine.dispose()
    assert rows == [(seed, f"{'b' * 32}:{seed}"), (seed, None)]
    assert str(seed_of(rows[0][1], [None, None])) == seed


def test_an_unknown_table_has_no_promise(anna: Person) -> None:
    assert anna.get("/tables/nothing/fairness").status_code == 404
