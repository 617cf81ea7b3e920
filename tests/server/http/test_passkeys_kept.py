"""What is kept of people with passkeys: what they played, for how long, in backups, by all workers."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from fogtable.server.store.database import Database
from fogtable.server.store.people import UNUSED
from fogtable.server.store.tables import Store
from tests.server.authenticator import Authenticator
from tests.server.databases import BOTH, Disk, PostgreSQL, sqlite
from tests.server.harness import Person, Server, error
from tests.server.host import BEAT, GRACE, PASSKEYS
from tests.server.passkeys import GAME, NOTHING, asked, enter, make, refused, whose
from tests.server.store.test_backup import all_of, fogtable
from tests.server.store.test_tokens import seats_of, tab, token_of, wait_until
from tests.server.test_workers import two_on

# -- what was played ---------------------------------------------------------------------------------------------------


@BOTH
def test_what_was_played_is_united(club: Server, disk: Disk, phone: Person, laptop: Person, key: Authenticator) -> None:
    make(phone, key)
    enter(laptop, key)
    newer = GAME | {"table": "b2", "day": "2026-03-02", "side": None, "points": 7.5}
    begun, ended = {"table": "d1", "hints": False}, {"table": "d2", "hints": True, "side": "onoda", "cause": "home"}
    daily = {"onoda": {"2026-03-01": begun, "2026-03-02": ended}}
    assert asked(phone, "/history", NOTHING | {"played": [newer], "daily": daily}) == NOTHING | {
        "played": [newer],
        "daily": daily,
    }
    other = {"onoda": {"2026-03-01": ended, "2026-03-02": begun}}
    whole = NOTHING | {"played": [GAME, newer], "daily": {"onoda": {"2026-03-01": ended, "2026-03-02": ended}}}
    assert asked(laptop, "/history", NOTHING | {"played": [GAME, GAME | {"table": "b2"}], "daily": other}) == whole
    assert asked(phone, "/history", NOTHING) == whole
    assert asked(phone, "/history/erase", {}) == {}
    assert asked(phone, "/history", NOTHING) == NOTHING


def test_what_was_played_is_bounded_and_of_its_kind(phone: Person, key: Authenticator) -> None:
    assert error(phone.post("/history", NOTHING)) == "no-passkey"
    make(phone, key)
    games = [GAME | {"table": f"t{number}"} for number in range(2000)]
    assert asked(phone, "/history", NOTHING | {"played": games})["played"] == games
    later = GAME | {"table": "later", "day": "2026-04-01"}
    assert asked(phone, "/history", NOTHING | {"played": [later]})["played"] == [*games[1:], later]
    for wrong in (
        {"played": [*games, later]},
        {"played": [GAME | {"hand": ["lair"]}]},
        {"played": [GAME | {"day": "yesterday"}]},
        {"played": [GAME | {"table": "<b>"}]},
        {"daily": {f"game{number}": {} for number in range(65)}},
        {"version": 2},
    ):
        assert error(phone.post("/history", NOTHING | wrong)) == "bad-body"
    assert error(phone.ask("POST", "/history", b" " * (1024 * 1024 + 1))) == "too-large"


# -- what is kept ------------------------------------------------------------------------------------------------------


@BOTH
def test_people_are_kept_while_they_come(
    club: Server, disk: Disk, phone: Person, laptop: Person, key: Authenticator
) -> None:
    """However long ago all their tables have gone; and they go some time after they have stopped coming."""
    make(phone, key)
    enter(laptop, key)
    phone.open("here", "here")
    disk.change("UPDATE tables SET touched = 1000")
    asyncio.run(tidied(disk))
    assert whose(phone) == whose(laptop) == "Anna"
    club.kill()
    club.start()
    assert whose(phone) == whose(laptop) == "Anna"
    key.origin = Authenticator(club.address).origin
    enter(laptop, key)
    disk.change(f"UPDATE people SET seen = seen - {UNUSED + 60}")
    asyncio.run(tidied(disk))
    assert disk.rows("SELECT * FROM people") == disk.rows("SELECT * FROM passkeys") == []
    assert disk.rows("SELECT * FROM tokens") == []
    assert refused(laptop, key) == "bad-passkey"


async def tidied(disk: Disk) -> None:
    store = Store(Database(disk.served))
    await store.tidy(1001)
    await store.close()


def test_a_backup_holds_them(
    club: Server, disk: Disk, phone: Person, laptop: Person, key: Authenticator, tmp_path: Path
) -> None:
    """Also somebody who sits nowhere."""
    table = phone.open("here", "here")
    make(phone, key)
    enter(laptop, key)
    asked(phone, "/history", NOTHING | {"played": [GAME]})
    with Person(club) as idle:
        bens = Authenticator(club.address)
        make(idle, bens, "Ben")
        assert whose(idle) == "Ben"
        file = tmp_path / "file"
        assert fogtable(disk, tmp_path, "backup", str(file)).stdout == f"1 tables saved in {file}\n"
        other = tmp_path / "other"
        other.mkdir()
        restored = fogtable(sqlite(other), other, "restore", str(file))
        assert restored.stdout == f"1 tables restored from {file}\n", restored.stderr
        before, after = all_of(disk), all_of(sqlite(other))
        for name in ("people", "passkeys", "holders"):
            assert after[name] == before[name]
            assert before[name]
        assert len(after["tokens"]) >= 3, "of two people, one of them with two devices"
        assert set(after["tokens"]) <= set(before["tokens"])
        club.kill()
        again = Server(other, environment={PASSKEYS: ""})
        again.start()
        club.address = again.address
        assert seats_of(laptop, table) == {"buyer-1", "buyer-2"}
        assert whose(idle) == "Ben"
        again.stop()
        disk.change("DELETE FROM holders", "DELETE FROM seats", "DELETE FROM keys", "DELETE FROM tables")
        assert fogtable(disk, tmp_path, "restore", str(file)).stderr.startswith("fogtable: there are")


def test_another_worker_knows_at_once_what_matters(tmp_path: Path, postgresql: PostgreSQL) -> None:
    """What one has asked another may check; who is signed out by one is soon out everywhere."""
    with two_on(tmp_path, postgresql, {PASSKEYS: "", GRACE: "0", BEAT: "0.2"}) as workers, ExitStack() as stack:
        phone = stack.enter_context(Person(workers[0]))
        table = phone.open("here", "here")
        key = Authenticator(workers[0].address)
        make(phone, key)
        laptop = stack.enter_context(Person(workers[0]))
        options = asked(laptop, "/passkeys/ask", {})
        there = stack.enter_context(tab(workers[1], token_of(laptop)))
        there.post(
            "/passkeys/enter",
            replace(key, origin=f"http://localhost:{workers[1].address.rsplit(':', 1)[1]}").use(options),
        )
        assert seats_of(there, table) == {"buyer-1", "buyer-2"}
        back = stack.enter_context(tab(workers[0], token_of(there)))
        assert seats_of(back, table) == {"buyer-1", "buyer-2"}
        assert there.post("/passkeys/leave", {}).status_code == 200
        wait_until(lambda: seats_of(back, table) == {None})
        assert seats_of(phone, table) == {"buyer-1", "buyer-2"}
