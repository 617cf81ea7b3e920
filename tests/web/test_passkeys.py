"""A person keeps seats and history across devices by a passkey, in a browser whose authenticator is a virtual one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.server.harness import play_out
from tests.server.host import PASSKEYS
from tests.tiers import quick
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, require_fits, require_sound_text, same_session, settle
from tests.web.tables import opened, table
from tests.web.test_accessibility import complaints
from tests.web.test_me import GAME, keep, kept
from tests.web.words import LANGUAGES, Words

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    made = PageServer(tmp_path_factory.mktemp("server"), environment={PASSKEYS: ""})
    made.start()
    yield made
    assert made.stop() == 0
    assert not [line for line in made.log.read_text().splitlines() if "failed" in line]


class Device:
    """A page in a browser of its own, with a virtual authenticator."""

    def __init__(self, page: Page, **more: Any) -> None:
        self.page = page
        self._cdp: CDPSession = page.context.new_cdp_session(page)
        self._cdp.send("WebAuthn.enable")
        options = {"options": {**AUTHENTICATOR, **more}}
        self._id: str = self._cdp.send("WebAuthn.addVirtualAuthenticator", options)["authenticatorId"]

    @property
    def credentials(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._cdp.send("WebAuthn.getCredentials", {"authenticatorId": self._id})[
            "credentials"
        ]
        return found

    def take(self, other: Device) -> None:
        """Get the passkeys of another device, as those of one person come to all their devices."""
        for credential in other.credentials:
            self._cdp.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": credential})

    def verifies(self, is_verified: bool) -> None:
        """Let the authenticator find out, or not, that its owner is there."""
        told = {"authenticatorId": self._id, "isUserVerified": is_verified}
        self._cdp.send("WebAuthn.setUserVerified", told)


def section(page: Page, server: PageServer, words: Words) -> Locator:
    page.goto(f"{server.address}/me")
    found = page.get_by_role("region", name=words("passkey-title"))
    found.wait_for()
    settle(page)
    return found


def create(page: Page, server: PageServer, words: Words, name: str = "Anna") -> Locator:
    found = section(page, server, words)
    found.get_by_label(words("your-name")).fill(name)
    found.get_by_role("button", name=words("passkey-make")).click()
    expect(found).to_contain_text(words("passkey-person", person=name))
    settle(page)
    return found


def sign_in(page: Page, server: PageServer, words: Words) -> Locator:
    found = section(page, server, words)
    found.get_by_role("button", name=words("passkey-enter"), exact=True).click()
    expect(found.get_by_role("list")).to_be_visible()
    settle(page)
    return found


@quick
def test_seat_and_history_are_on_another_device(server: PageServer, browse: Browsing, english: Words) -> None:
    phone, laptop = Device(browse(server.address)), Device(browse(server.address))
    keep(phone.page, GAME)
    address = table(server, phone.page, "here", "bot", "bot", creature=2)
    create(phone.page, server, english)
    newer = GAME | {"table": "b2", "day": "2026-03-02"}
    keep(laptop.page, newer)
    laptop.take(phone)
    sign_in(laptop.page, server, english)
    expect(laptop.page.get_by_role("list", name=english("me-sums"))).to_contain_text(english("me-games", count=2))
    assert kept(laptop.page) == [GAME, newer]
    laptop.page.locator(f'a[href="{address.removeprefix(server.address)}"]').click()
    phone.page.goto(address)
    hands = [Player(device.page, english).wait()["picks"] for device in (phone, laptop)]
    assert hands[0] == hands[1] != []
    section(phone.page, server, english)
    assert kept(phone.page) == [GAME, newer]
    assert laptop.page.evaluate("() => localStorage.name") == "Anna"


def test_what_ends_on_one_device_is_known_to_the_other(server: PageServer, browse: Browsing, english: Words) -> None:
    phone, laptop = Device(browse(server.address)), Device(browse(server.address))
    create(phone.page, server, english)
    laptop.take(phone)
    sign_in(laptop.page, server, english)
    address = opened(server, phone.page, {"game": "onoda", "players": [{"kind": "here"}], "options": {}})
    phone.page.goto(address)
    name = address.rsplit("/", 1)[1]
    with same_session(phone.page, server) as person:
        play_out([person], name, random.Random(8))
    phone.page.locator("section.end").get_by_role("link", name=english("me-title")).wait_for()
    settle(phone.page)
    # Not by what the laptop could count itself: it sees what the server keeps.
    laptop.page.route("**/api/mine", lambda route: route.fulfill(json=[]))
    section(laptop.page, server, english)
    assert [one["table"] for one in kept(laptop.page)] == [name]


def test_what_a_device_has_comes_along(server: PageServer, browse: Browsing, english: Words) -> None:
    phone, laptop = Device(browse(server.address)), Device(browse(server.address))
    create(phone.page, server, english)
    address = table(server, laptop.page, "here", "bot", "bot", creature=2).removeprefix(server.address)
    laptop.take(phone)
    expect(section(laptop.page, server, english)).to_contain_text(english("passkey-along", count=1))
    sign_in(laptop.page, server, english)
    for device in (phone, laptop):
        section(device.page, server, english)
        expect(device.page.locator(f'a[href="{address}"]')).to_be_visible()


def test_who_signs_out_leaves_nothing_on_the_device(server: PageServer, browse: Browsing, english: Words) -> None:
    phone = Device(browse(server.address))
    keep(phone.page, GAME)
    address = table(server, phone.page, "here", "bot", "bot", creature=2).removeprefix(server.address)
    found = create(phone.page, server, english)
    found.get_by_role("button", name=english("passkey-leave")).click()
    expect(found.get_by_role("button", name=english("passkey-enter"), exact=True)).to_be_visible()
    expect(phone.page.locator(f'a[href="{address}"]')).to_have_count(0)
    settle(phone.page)
    assert kept(phone.page) == []
    assert not phone.page.evaluate("() => localStorage.name")
    expect(found.get_by_label(english("your-name"))).to_have_value("")
    sign_in(phone.page, server, english)
    assert kept(phone.page) == [GAME]
    expect(phone.page.locator(f'a[href="{address}"]')).to_be_visible()


def test_passkeys_are_removed_and_other_devices_with_them(server: PageServer, browse: Browsing, english: Words) -> None:
    phone, laptop = Device(browse(server.address)), Device(browse(server.address))
    found = create(phone.page, server, english)
    laptop.take(phone)
    sign_in(laptop.page, server, english)
    found.get_by_role("button", name=english("passkey-another")).click()
    expect(found.get_by_role("alert")).to_have_text(english("passkey-invalidstateerror"))
    for text, yes in (("passkey-remove-last", False), ("passkey-remove-last", True)):
        found.get_by_role("button", name=english("passkey-remove")).click()
        dialog = phone.page.get_by_role("dialog")
        expect(dialog).to_contain_text(english(text))
        dialog.get_by_role("button", name=english("passkey-remove-yes" if yes else "close")).click()
    expect(found.get_by_role("button", name=english("passkey-make"))).to_be_visible()
    browse.watches[laptop.page].allow("403")
    found = section(laptop.page, server, english)
    expect(found.get_by_role("button", name=english("passkey-enter"), exact=True)).to_be_visible()
    found.get_by_role("button", name=english("passkey-enter"), exact=True).click()
    expect(laptop.page.get_by_role("status").filter(has_text=english("error-bad-passkey"))).to_be_visible()


def test_passkeys_of_one_day_are_told_apart(server: PageServer, browse: Browsing, english: Words) -> None:
    """Who has lost a device has to know which one to remove."""
    phone = Device(browse(server.address))
    create(phone.page, server, english)
    known = phone.page.request.get(f"{server.address}/api/passkeys").json()
    (one,) = known["passkeys"]
    two = {"name": known["name"], "passkeys": [one, {**one, "id": "other", "made": one["made"] - 120}]}
    phone.page.route("**/api/passkeys", lambda route: route.fulfill(json=two))
    buttons = section(phone.page, server, english).get_by_role("button", name=english("passkey-remove"))
    expect(buttons).to_have_count(2)
    assert len({" ".join(text.split()) for text in buttons.all_text_contents()}) == 2


def test_erasing_reaches_what_the_server_keeps(server: PageServer, browse: Browsing, english: Words) -> None:
    phone, laptop = Device(browse(server.address)), Device(browse(server.address))
    keep(phone.page, GAME)
    create(phone.page, server, english)
    phone.page.get_by_role("button", name=english("me-erase"), exact=True).click()
    expect(phone.page.get_by_role("dialog")).to_contain_text(english("me-erase-shared"))
    phone.page.get_by_role("button", name=english("me-erase-yes")).click()
    expect(phone.page.get_by_text(english("me-empty"))).to_be_visible()
    laptop.take(phone)
    sign_in(laptop.page, server, english)
    assert kept(laptop.page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_wrong_is_said_in_words(server: PageServer, browse: Browsing, language: str) -> None:
    words = Words(language)
    page = browse(server.address, language=language)
    device = Device(page)
    device.verifies(False)
    found = section(page, server, words)
    found.get_by_label(words("your-name")).fill("Anna")
    found.get_by_role("button", name=words("passkey-make")).click()
    expect(found.get_by_role("alert")).to_have_text(words("passkey-notallowederror"))
    found.get_by_role("button", name=words("passkey-enter"), exact=True).click()
    expect(found.get_by_role("alert")).to_have_text(words("passkey-notallowederror"))
    assert device.credentials == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_number_it_is_said_where_to_go(server: PageServer, browse: Browsing, language: str) -> None:
    words = Words(language)
    page = browse(f"{server.address.replace('localhost', '127.0.0.1')}/me", language=language)
    port = server.address.rsplit(":", 1)[1]
    expect(page.get_by_text(words("passkey-number", port=port))).to_be_visible()
    expect(page.get_by_role("button", name=words("passkey-make"))).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_without_passkeys_is_told_so(server: PageServer, browse: Browsing, language: str) -> None:
    words = Words(language)
    page = browse(server.address, language=language)
    page.add_init_script("delete window.PublicKeyCredential")
    found = section(page, server, words)
    expect(found).to_contain_text(words("passkey-unknown"))
    expect(found.get_by_role("button")).to_have_count(0)
    require_sound_text(page, words)


def test_a_key_is_all_it_takes(server: PageServer, browse: Browsing, english: Words) -> None:
    phone = Device(browse(server.address))
    found = section(phone.page, server, english)
    found.get_by_label(english("your-name")).focus()
    phone.page.keyboard.type("Anna")
    phone.page.keyboard.press("Enter")
    expect(found).to_contain_text(english("passkey-person", person="Anna"))
    expect(found.get_by_role("heading")).to_be_focused()
    phone.page.keyboard.press("Tab")
    expect(found.get_by_role("button", name=english("passkey-remove"))).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_section_can_be_read_by_all(server: PageServer, browse: Browsing, language: str, axe: str) -> None:
    words = Words(language)
    page = browse(server.address, language=language)
    Device(page)
    for show in (section, create):
        show(page, server, words)
        assert complaints(page, axe) == []
        require_sound_text(page, words)
        for width in (1280, 390, 360):
            page.set_viewport_size({"width": width, "height": 844})
            require_fits(page, width)


def test_without_the_setting_nothing_is_shown(own_server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(f"{own_server.address}/me")
    page.get_by_role("heading", name=english("me-keep")).wait_for()
    settle(page)
    expect(page.get_by_role("region", name=english("passkey-title"))).to_have_count(0)
    assert not [asked for asked in browse.watches[page].sent if "passkeys" in asked or "Devices" in asked]
