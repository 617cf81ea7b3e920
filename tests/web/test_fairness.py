"""Whether the luck was exchanged can be checked before the page, and it says what that proves and what not."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.harness import play_out
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, decision, require_fits, require_sound_text, same_session, settle
from tests.web.tables import finished, table
from tests.web.test_accessibility import complaints
from tests.web.words import Words


def unfolded(page: Page, words: Words) -> Locator:
    """Unfold what is said of the shuffling at the end of a game."""
    part = page.get_by_role("group").filter(has_text=words("fairness"))
    part.get_by_text(words("fairness"), exact=True).click()
    return part


def played(server: PageServer, page: Page) -> None:
    with same_session(page, server) as person:
        play_out([person], page.url.rsplit("/", 1)[1], random.Random(5))


def verdict(page: Page, words: Words) -> Locator:
    part = unfolded(page, words)
    part.get_by_role("button", name=words("fairness-verify")).click()
    return part.get_by_role("status")


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_what_was_promised_is_kept(server: PageServer, browse: Browsing, axe: str, language: str) -> None:
    words = Words(language)
    page = browse(server.address, width=360, language=language)
    page.goto(table(server, page, "here", "bot", "bot"))
    decision(page, words).wait_for()
    page.get_by_role("button", name=words("people")).click()
    before = page.get_by_role("dialog").get_by_role("group").filter(has_text=words("fairness"))
    before.get_by_text(words("fairness"), exact=True).click()
    expect(before.get_by_text(words("fairness-before"))).to_be_visible()
    promised = before.get_by_role("definition").inner_text()
    assert len(promised) == 64
    expect(before.get_by_text(words("fairness-seed"), exact=True)).to_have_count(0)
    page.keyboard.press("Escape")
    played(server, page)
    expect(verdict(page, words)).to_have_text(words("fairness-kept"))
    part = page.get_by_role("group").filter(has_text=words("fairness"))
    assert part.get_by_role("definition").first.inner_text() == promised
    settle(page)
    require_sound_text(page, words)
    require_fits(page, 360)
    if language == "en":
        assert not complaints(page, axe, widths=())


def test_an_exchanged_number_is_seen(server: PageServer, browse: Browsing, english: Words) -> None:
    """A server that shows another luck, promise and all, after the end: this device has kept the first promise."""
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot"))
    decision(page, english).wait_for()
    settle(page)
    played(server, page)
    other = (
        '{"promise": "1a0bbcb1ffd6a3c8fbc0a6a4cf9e2ea2c1f5f0ee7a2d7f0c13b8dc8a0b1a9b43", "nonce": "00", "seed": "1"}'
    )
    page.route("**/fairness", lambda route: route.fulfill(body=other, content_type="application/json"))
    page.reload()
    expect(verdict(page, english)).to_have_text(english("fairness-broken"))


def test_who_was_not_there_is_told_so(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot"))
    decision(page, english).wait_for()
    played(server, page)
    late = browse(page.url)
    expect(verdict(late, english)).to_have_text(english("fairness-unseen"))


def test_a_record_from_elsewhere_has_promised_nothing(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(f"{server.address}/t/{finished(server, 3)}")
    page.get_by_role("link", name=english("new-game")).wait_for()
    settle(page)
    expect(page.get_by_text(english("fairness"), exact=True)).to_have_count(0)
