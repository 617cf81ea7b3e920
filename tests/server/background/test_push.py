"""Push messages: who is sent one, when, with what content, and by whom; and where messages never go."""

from __future__ import annotations

import asyncio
import json
import queue
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from fogtable.server.background.webpush import Device, bytes_of, encrypted, is_known, text_of
from fogtable.server.store.cleanup import tidy
from fogtable.server.store.database import Database
from fogtable.server.store.tables import Store
from tests.server.bounded import Bounded, serving
from tests.server.databases import BOTH, Disk, sqlite
from tests.server.harness import PATIENCE, Person, Server, error
from tests.server.pushing import CURVE, Browser, Message, Service, pushing
from tests.tiers import quick, slow

GOOGLE = "https://fcm.googleapis.com/fcm/send/x"
WAIT = 0.3


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    with pushing(tmp_path) as made:
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate"))
        yield made


@pytest.fixture
def pushed(tmp_path: Path, service: Service) -> Iterator[Bounded]:
    with serving(tmp_path, push=[service.address], wait=WAIT) as made:
        yield made


class Table:
    """Anna and Ben wait for Carl at a table; both have devices that are told."""

    def __init__(self, pushed: Bounded, service: Service) -> None:
        self.people = [Person(pushed) for _ in range(3)]  # type: ignore[arg-type]
        self.anna, self.ben, self.carl = self.people
        self.id = self.anna.open("here", "link", "link")
        self.ben.claim(self.id, "buyer-2", "Ben")
        self.devices = {"anna": Browser(service, "anna"), "ben": Browser(service, "ben")}
        for person, device in ((self.anna, "anna"), (self.ben, "ben")):
            response = person.post("/devices", self.devices[device].body)
            assert response.status_code == 200, response.text

    def begin(self) -> None:
        assert self.carl.claim(self.id, "buyer-3", "Carl").status_code == 200

    def close(self) -> None:
        for person in self.people:
            person.close()


@pytest.fixture
def table(pushed: Bounded, service: Service) -> Iterator[Table]:
    made = Table(pushed, service)
    yield made
    made.close()


def came(service: Service, count: int) -> dict[str, Message]:
    """Wait for so many messages, and a while for one too many; return them by their paths."""
    found = [service.came.get(timeout=PATIENCE) for _ in range(count)]
    with pytest.raises(queue.Empty):
        service.came.get(timeout=5 * WAIT)
    assert len({one.path for one in found}) == count
    return {one.path: one for one in found}


@quick
def test_who_is_asked_and_away_is_told_and_nothing_but_which_table(
    pushed: Bounded, service: Service, table: Table
) -> None:
    assert table.anna.get("/device").json()["kept"]
    table.begin()
    found = came(service, 2)
    key = table.anna.get("/device").json()["key"]
    for device in table.devices.values():
        message = found[device.path]
        assert device.read(message.body) == {"table": table.id}
        assert message.head["content-encoding"] == "aes128gcm"
        assert table.id not in str(message.head)
        check_signature(message.head["authorization"], key, f"https://{service.address}")
    assert len({len(message.body) for message in found.values()}) == 1
    log = pushed.log.read_text()
    assert service.address not in log
    assert "no-notice" not in log


def check_signature(said: str, key: str, audience: str) -> None:
    token, _, public = said.removeprefix("vapid t=").partition(", k=")
    assert public == key
    head, claims, signature = token.split(".")
    raw = bytes_of(signature)
    made = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    signer = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(key))
    signer.verify(made, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told: dict[str, Any] = json.loads(bytes_of(claims))
    assert told["aud"] == audience
    assert time.time() < told["exp"] <= time.time() + 24 * 3600


def test_nothing_is_sent_to_who_looks_or_has_answered(service: Service, table: Table) -> None:
    with table.anna.watching(table.id) as socket:
        table.anna.next_view(socket)
        table.begin()
        assert list(came(service, 1)) == [table.devices["ben"].path]
    first = table.ben.view(table.id, "buyer-2")["asked"]["options"][0]
    assert table.ben.answer(table.id, "buyer-2", [first, "guess:buyer-1"]).status_code == 200
    came(service, 0)


def test_a_device_that_is_gone_is_forgotten(tmp_path: Path, service: Service, table: Table) -> None:
    service.status = 410
    table.begin()
    came(service, 2)
    assert sqlite(tmp_path).rows("SELECT count(*) FROM devices") == [(0,)]
    assert not table.anna.get("/device").json()["kept"]


@pytest.mark.parametrize("status", [302, *[pytest.param(status, marks=slow) for status in (307, 500)]])
def test_no_service_sends_this_server_elsewhere(tmp_path: Path, service: Service, table: Table, status: int) -> None:
    service.status = status
    table.begin()
    assert "/elsewhere" not in came(service, 2)
    assert sqlite(tmp_path).rows("SELECT count(*) FROM devices") == [(2,)]


def test_who_wants_nothing_any_more_is_told_nothing(service: Service, table: Table) -> None:
    assert table.anna.post("/devices/forget", {}).status_code == 200
    table.begin()
    assert list(came(service, 1)) == [table.devices["ben"].path]


def test_at_one_device_and_among_bots_nobody_is_called(pushed: Bounded, service: Service) -> None:
    with Person(pushed) as anna:  # type: ignore[arg-type]
        anna.open("here", "here")
        assert anna.post("/devices", Browser(service, "anna").body).status_code == 200
        table = anna.open("here", "bot:lucky")
        first = anna.view(table, "buyer-1")["asked"]["options"][0]
        anna.answer(table, "buyer-1", [first, "guess:buyer-2"])
        came(service, 0)


ELSEWHERE = [
    "http://fcm.googleapis.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://169.254.169.254/latest",
    "https://push.example/x",
    "https://fcm.googleapis.com.push.example/x",
    "https://xfcm.googleapis.com/x",
    "https://push.apple.com.example/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com:x/x",
    "https://me@fcm.googleapis.com/x",
    "https://fcm.googleapis.com@127.0.0.1/x",
    "https://fcm.googleapis.com\\@127.0.0.1/x",
    "https://127.0.0.1#fcm.googleapis.com/x",
    "https:/fcm.googleapis.com/x",
    "file:///etc/passwd",
    "fcm.googleapis.com",
    "https://fcm.googleapis.com/\n/x",
    "https://fcm.googleapis.com/ x",
]


@quick
def test_messages_go_to_known_services_alone(table: Table) -> None:
    for endpoint in ELSEWHERE:
        assert not is_known(endpoint), endpoint
        response = table.anna.post("/devices", {**table.devices["anna"].body, "endpoint": endpoint})
        assert (response.status_code, error(response)) == (400, "bad-device"), endpoint


def test_the_services_of_browsers_are_known() -> None:
    for host in ("updates.push.services.mozilla.com", "web.push.apple.com", "db5p.notify.windows.com"):
        assert is_known(f"https://{host}/x")
    assert is_known(GOOGLE)


def test_keys_that_are_none_are_refused(table: Table) -> None:
    for part, said in (("key", "AAAA"), ("key", text_of(b"\x04" + bytes(64))), ("secret", "AAAA"), ("key", "A")):
        response = table.anna.post("/devices", {**table.devices["anna"].body, part: said})
        assert (response.status_code, error(response)) == (400, "bad-device"), (part, said)


def test_only_who_sits_somewhere_has_a_device(pushed: Bounded, service: Service, table: Table) -> None:
    body = Browser(service, "stranger").body
    for cookie in ({}, {"Cookie": "fogtable=AAAAAAAAAAAAAAAAAAAAAA"}):
        with Person(pushed) as stranger:  # type: ignore[arg-type]
            assert error(stranger.post("/devices", body, **cookie)) == "not-your-seat"


@slow
def test_the_key_of_the_server_is_kept_for_itself(tmp_path: Path, service: Service) -> None:
    keys = []
    for _ in range(2):
        with serving(tmp_path) as pushed, Person(pushed) as anna:  # type: ignore[arg-type]
            keys.append(anna.get("/device").json()["key"])
    assert keys[0] == keys[1]
    file = tmp_path / "push-key"
    assert file.stat().st_mode & 0o077 == 0
    assert file.read_text() not in (tmp_path / "log.txt").read_text()


@BOTH
def test_the_device_of_who_sits_nowhere_any_more_is_forgotten(own_server: Server, disk: Disk) -> None:
    with Person(own_server) as anna:
        anna.open("here", "here")
    own_server.stop()
    disk.change(
        "INSERT INTO devices VALUES ('nobody', 'e', 'k', 's')",
        "INSERT INTO devices SELECT DISTINCT session, 'e', 'k', 's' FROM holders",
    )

    async def tidied() -> int:
        database = Database(disk.served)
        removed = await tidy(Store(database), 30, time.time())
        await database.close()
        return removed

    assert asyncio.run(tidied()) == 0
    assert disk.rows("SELECT session FROM devices") == disk.rows("SELECT DISTINCT session FROM holders")


def test_encrypted_as_the_standard_says() -> None:
    """The example of RFC 8291, appendix A."""
    device = Device(
        "",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    own = ec.derive_private_key(int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    made = encrypted(b"When I grow up, I want to be a watermelon", device, own, bytes_of("DGv6ra1nlYgDCS1FRnbzlw"))
    assert text_of(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
