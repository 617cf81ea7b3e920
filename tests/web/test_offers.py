"""Playing with strangers: a host offers his table, others find it on the start page; and who can open a shared link."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Browsing
from tests.web.harness import PageServer, decision, require_fits, require_sound_text, settle
from tests.web.tables import table
from tests.web.test_accessibility import complaints
from tests.web.words import Words


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_table_for_everybody(server: PageServer, browse: Browsing, axe: str, language: str) -> None:
    words = Words(language)
    host = browse(server.address, width=360, language=language)
    host.goto(table(server, host, "here", "link", creature=0))
    host.get_by_role("checkbox", name=words("host-listed")).check()
    settle(host)
    require_sound_text(host, words)
    require_fits(host, 360)

    guest = browse(server.address, width=360, language=language)
    part = guest.get_by_role("region", name=words("offers-title"))
    offered = part.get_by_role("link").filter(has_text=words("game-notalone"))
    expect(offered).to_contain_text(words("offers-free", free=1, seats=2))
    settle(guest)
    require_sound_text(guest, words)
    require_fits(guest, 360)
    if language == "en":
        assert not complaints(guest, axe, widths=())
    part.get_by_role("combobox", name=words("offers-game")).select_option("onoda")
    expect(offered).to_have_count(0)
    part.get_by_role("combobox", name=words("offers-game")).select_option("notalone")
    part.get_by_role("button", name=words("offers-play")).click()
    guest.wait_for_url(host.url)
    guest.get_by_role("textbox", name=words("your-name")).fill("Ben")
    guest.get_by_role("button", name=words("claim")).click()
    decision(guest, words).wait_for()
    decision(host, words).wait_for()

    late = browse(server.address, language=language)
    expect(late.get_by_role("region", name=words("offers-title"))).to_contain_text(words("offers-none"))
    assert host.url.rsplit("/", 1)[1] not in str(late.content())


def test_where_nobody_waits_play_now_opens_a_table_against_bots(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    page = browse(server.address)
    part = page.get_by_role("region", name=english("offers-title"))
    part.get_by_role("combobox", name=english("offers-game")).select_option("notalone")
    part.get_by_role("button", name=english("offers-play")).click()
    page.wait_for_url("**/t/*")
    decision(page, english).wait_for()
    settle(page)
    kinds = page.request.get(page.url.replace("/t/", "/api/tables/")).json()["seats"]
    assert sorted(seat["kind"] for seat in kinds) == ["bot", "bot", "here"]


def test_a_link_that_nobody_else_can_open_says_so(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "link", creature=0))
    expect(page.get_by_text(english("share-alone"))).to_be_visible()
    page.route("**/api/reach", lambda route: route.fulfill(body='{"address": "http://192.0.2.7:8765"}'))
    page.reload()
    expect(page.get_by_text(f"192.0.2.7:8765/t/{page.url.rsplit('/', 1)[1]}")).to_be_visible()
    expect(page.get_by_text(english("share-alone"))).to_have_count(0)
