"""A passkey gives a further device the same session, and takes it back; nobody loses or gains a seat by it."""

from __future__ import annotations

import itertools

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.authenticator import Authenticator
from tests.server.databases import BOTH, Disk
from tests.server.harness import Person, Server, error
from tests.server.passkeys import GAME, NOTHING, asked, enter, make, refused, whose
from tests.server.store.test_tokens import seats_of, tab, token_of
from tests.tiers import quick

# -- the same seat on another device -----------------------------------------------------------------------------------


@BOTH
@quick
def test_a_seat_is_there_on_another_device(
    club: Server, disk: Disk, phone: Person, laptop: Person, key: Authenticator
) -> None:
    with Person(club) as host:
        table = host.open("here", "link")
        assert phone.claim(table, "buyer-2", "Anna").status_code == 200
        assert make(phone, key)["name"] == "Anna"
        told = enter(laptop, key)
        assert (told["name"], [one["id"] for one in told["passkeys"]]) == ("Anna", [key.name])
        assert told["passkeys"][0]["used"] is not None
        for device in (phone, laptop):
            assert seats_of(device, table) == {"buyer-2"}
            assert device.view(table, "buyer-2")["own"] == phone.view(table, "buyer-2")["own"]
        assert [seen["id"] for seen in laptop.get("/mine").json()] == [table]
    kept = str([disk.rows(f"SELECT * FROM {name}") for name in ("tokens", "people", "passkeys")])
    assert not any(token_of(device) in kept for device in (phone, laptop))


@BOTH
def test_devices_exchange_their_tokens_each_for_itself(
    club: Server, phone: Person, laptop: Person, key: Authenticator
) -> None:
    make(phone, key)
    enter(laptop, key)
    tokens = {token_of(phone), token_of(laptop)}
    with Person(club) as host:
        for device, seat in ((phone, "buyer-2"), (laptop, "buyer-3"), (phone, "buyer-4")):
            table = host.open("here", "link", "link", "link")
            assert device.claim(table, seat, "Anna").status_code == 200
            assert seats_of(phone, table) == seats_of(laptop, table) == {seat}
    for old in tokens:
        with tab(club, old) as thief:
            assert whose(thief) is None


@BOTH
def test_what_a_device_has_goes_along(
    club: Server, disk: Disk, phone: Person, laptop: Person, key: Authenticator
) -> None:
    make(phone, key)
    own = laptop.open("here", "here")
    with Person(club) as host:
        table = host.open("here", "link")
        assert laptop.claim(table, "buyer-2", "Anna").status_code == 200
        with laptop.watching(table) as line:
            assert laptop.next_view(line)["seat"] == "buyer-2"
            old = token_of(laptop)
            enter(laptop, key)
            with pytest.raises(ConnectionClosed):
                list(itertools.islice(line, 100))
        assert seats_of(phone, table) == seats_of(laptop, table) == {"buyer-2"}
        assert phone.get(f"/tables/{own}").json()["host"]
        assert seats_of(phone, own) == {"buyer-1", "buyer-2"}
        with tab(club, old) as thief:
            assert seats_of(thief, table) == seats_of(thief, own) == {None}
        club.kill()
        club.start()
        assert seats_of(phone, table) == {"buyer-2"}
        assert phone.get(f"/tables/{own}").json()["host"]
        assert phone.post(f"/tables/{table}/seats/buyer-2/leave", {}).status_code == 200
        assert not host.get(f"/tables/{table}").json()["seats"][1]["taken"], "no ghost keeps the seat"


def test_nobody_joins_two_hands_of_a_table(club: Server, phone: Person, laptop: Person, key: Authenticator) -> None:
    make(phone, key)
    with Person(club) as host:
        table = host.open("here", "link", "link")
        assert phone.claim(table, "buyer-2", "Anna").status_code == 200
        assert laptop.claim(table, "buyer-3", "Ben").status_code == 200
        other = laptop.open("here", "here")
        assert refused(laptop, key) == "still-playing"
        assert seats_of(laptop, table) == {"buyer-3"}, "and nothing has moved"
        assert seats_of(phone, table) == {"buyer-2"}
        assert seats_of(phone, other) == {None}
        assert phone.post(f"/tables/{table}/seats/buyer-2/leave", {}).status_code == 200
        assert refused(laptop, key) == "still-playing", "she has seen that hand"
        assert laptop.post(f"/tables/{table}/seats/buyer-3/leave", {}).status_code == 200
        enter(laptop, key)
        assert seats_of(phone, other) == {"buyer-1", "buyer-2"}


def test_who_signs_in_where_somebody_else_has_takes_nothing_of_theirs(
    club: Server, phone: Person, laptop: Person, key: Authenticator
) -> None:
    make(phone, key)
    table = phone.open("here", "here")
    with Person(club) as other:
        bens = Authenticator(club.address)
        make(other, bens, "Ben")
        enter(laptop, key)
        enter(laptop, bens)
        assert whose(laptop) == "Ben"
        assert seats_of(laptop, table) == {None}
        enter(laptop, key)
        assert seats_of(laptop, table) == {"buyer-1", "buyer-2"}


def test_signing_in_again_changes_nothing(phone: Person, key: Authenticator) -> None:
    table = phone.open("here", "here")
    make(phone, key)
    seats_of(phone, table)
    token = token_of(phone)
    enter(phone, key)
    assert token_of(phone) == token
    assert seats_of(phone, table) == {"buyer-1", "buyer-2"}


# -- signing out, removing ---------------------------------------------------------------------------------------------


@BOTH
def test_a_device_signs_out(club: Server, disk: Disk, phone: Person, laptop: Person, key: Authenticator) -> None:
    table = phone.open("here", "here")
    make(phone, key)
    enter(laptop, key)
    for leaving, staying in ((laptop, phone), (phone, laptop)):
        old = token_of(leaving)
        assert leaving.post("/passkeys/leave", {}).status_code == 200
        with tab(club, old) as thief:
            assert seats_of(thief, table) == {None}
            assert whose(thief) is None
        assert "fogtable" not in leaving.client.cookies
        assert seats_of(staying, table) == {"buyer-1", "buyer-2"}
        enter(leaving, key)
        assert seats_of(leaving, table) == {"buyer-1", "buyer-2"}
    with Person(club) as nobody:
        assert error(nobody.post("/passkeys/leave", {})) == "no-passkey"


def test_who_could_not_come_back_does_not_sign_out(phone: Person) -> None:
    table = phone.open("here", "here")
    assert error(phone.post("/passkeys/leave", {})) == "no-passkey"
    assert seats_of(phone, table) == {"buyer-1", "buyer-2"}


@BOTH
def test_the_passkey_of_a_lost_device_is_removed_and_the_device_with_it(
    club: Server, disk: Disk, phone: Person, laptop: Person, key: Authenticator
) -> None:
    table = phone.open("here", "here")
    make(phone, key)
    second = Authenticator(club.address)
    enter(laptop, key)
    assert len(make(laptop, second)["passkeys"]) == 2
    told = asked(laptop, "/passkeys/remove", {"id": key.name})
    assert [one["id"] for one in told["passkeys"]] == [second.name]
    assert seats_of(phone, table) == {None}
    assert seats_of(laptop, table) == {"buyer-1", "buyer-2"}
    assert refused(phone, key) == "bad-passkey"
    asked(laptop, "/history", NOTHING | {"played": [GAME]})
    assert asked(laptop, "/passkeys/remove", {"id": second.name}) == {"name": None, "passkeys": []}
    assert seats_of(laptop, table) == {"buyer-1", "buyer-2"}, "the seats stay with this device"
    assert disk.rows("SELECT * FROM people") == disk.rows("SELECT * FROM passkeys") == []
    assert refused(phone, second) == "bad-passkey"


def test_a_device_that_never_exchanged_its_token_is_signed_out_like_any(
    disk: Disk, phone: Person, laptop: Person, key: Authenticator
) -> None:
    """The first token of a session stands without being kept anywhere."""
    with disk.refusing("INSERT", "tokens"):
        make(phone, key)
        table = phone.open("here", "here")
    enter(laptop, key)
    assert seats_of(phone, table) == seats_of(laptop, table) == {"buyer-1", "buyer-2"}
    asked(laptop, "/passkeys/remove", {"id": key.name})
    assert seats_of(phone, table) == {None}
    assert seats_of(laptop, table) == {"buyer-1", "buyer-2"}


def test_nobody_removes_the_passkey_of_another(club: Server, phone: Person, laptop: Person, key: Authenticator) -> None:
    make(phone, key)
    make(laptop, Authenticator(club.address), "Ben")
    assert error(laptop.post("/passkeys/remove", {"id": key.name})) == "no-passkey"
    with Person(club) as nobody:
        assert error(nobody.post("/passkeys/remove", {"id": key.name})) == "no-passkey"
    assert len(phone.get("/passkeys").json()["passkeys"]) == 1
