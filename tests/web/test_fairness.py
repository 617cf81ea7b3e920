"""Whether the luck was exchanged can be checked before the page, and it says what that proves and what not."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.server.harness import Person, play_out
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, decision, require_fits, require_sound_text, same_session, settle
from tests.web.tables import finished, table
from tests.web.test_accessibility import complaints
from tests.web.words import Words


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


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


def seated(server: PageServer, browse: Browsing, words: Words, host: Person) -> Page:
    """Return the page of somebody who has sat down at a free seat of a new table of two bots."""
    at = host.open("link", "bot", "bot", game="notalone", first=2)
    page = browse(f"{server.address}/t/{at}")
    page.get_by_role("button", name=words("claim")).click()
    return page


def test_over_plain_http_the_page_adds_to_the_luck_all_the_same(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    with Person(server) as host:
        at = host.open("link", "bot", "bot", game="notalone", first=2)
        page = browse(server.address)
        # As in a network of friends: no secure context, so browsers compute no fingerprints.
        page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })")
        page.goto(f"{server.address}/t/{at}")
        page.get_by_role("button", name=english("claim")).click()
        decision(page, english).wait_for()
        added = next(seat for seat in host.proof(at)["seats"] if seat["commitment"])
        assert added["value"] is not None
        assert sha256(added["value"]) == added["commitment"]
        settle(page)
        played(server, page)
        expect(verdict(page, english)).to_have_text(english("fairness-kept"))


def test_a_record_that_begins_with_other_luck_is_found_out(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    with Person(server) as host:
        page = seated(server, browse, english, host)
        decision(page, english).wait_for()
        settle(page)
        played(server, page)

        def answer(route: Route) -> None:
            header, _, rest = route.fetch().text().partition("\n")
            route.fulfill(body=f"{header.replace('sha256:', 'sha256:0')}\n{rest}")

        page.route("**/record", answer)
        expect(verdict(page, english)).to_have_text(english("fairness-broken"))


def exchanged(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Let the server tell another proof from now on, and a record that begins with its seed."""
    seeds: list[str] = []

    def answer(route: Route) -> None:
        said = route.fetch().json()
        change(said)
        seeds.append(said["seed"])
        route.fulfill(json=said)

    def begin(route: Route) -> None:
        header, _, rest = route.fetch().text().partition("\n")
        header = re.sub('"seed":"[^"]*"', f'"seed":"{seeds[-1]}"', header)
        route.fulfill(body=f"{header}\n{rest}")

    page.route("**/fairness", answer)
    page.route("**/record", begin)
    page.reload()


def test_the_page_adds_to_the_luck_by_itself_and_checks_that_it_counted(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    with Person(server) as host:
        page = seated(server, browse, english, host)
        decision(page, english).wait_for()
        table = page.url.rsplit("/", 1)[1]
        added = next(seat for seat in host.proof(table)["seats"] if seat["commitment"])
        assert added["value"] is not None, "the page has told it by itself"
        settle(page)
        played(server, page)
        expect(verdict(page, english)).to_have_text(english("fairness-kept"))
        shown = page.get_by_role("group").filter(has_text=english("fairness"))
        expect(shown.get_by_role("definition").filter(has_text=added["value"])).to_have_count(1)

        def forge(said: dict[str, Any]) -> None:
            """Another value, and what follows from it, fingerprint and all."""
            seat = next(seat for seat in said["seats"] if seat["commitment"])
            seat["value"] = "0" * 64
            seat["commitment"] = sha256(seat["value"])
            said["seed"] = (
                f"sha256:{sha256(':'.join([said['secret'], *(one['value'] or '' for one in said['seats'])]))}"
            )

        exchanged(page, forge)
        expect(verdict(page, english)).to_have_text(english("fairness-broken"))
        page.unroute_all()
        exchanged(page, lambda said: said.update(seed=f"sha256:{'0' * 64}"))
        expect(verdict(page, english)).to_have_text(english("fairness-broken"))


def test_a_page_that_is_loaded_anew_still_tells_its_value(server: PageServer, browse: Browsing, english: Words) -> None:
    with Person(server) as host:
        at = host.open("link", "bot", "bot", game="notalone", first=2)
        page = browse(f"{server.address}/t/{at}")
        page.route("**/reveal", lambda route: route.abort())
        browse.watches[page].allow("net::ERR_FAILED")
        with page.expect_event("requestfailed", lambda request: request.url.endswith("/reveal")):
            page.get_by_role("button", name=english("claim")).click()
        expect(page.get_by_text(english("shuffling"))).to_be_visible()
        page.unroute_all()
        page.reload()
        decision(page, english).wait_for()
        assert [bool(seat["value"]) for seat in host.proof(at)["seats"]].count(True) == 1


def test_who_was_left_out_is_told_so(server: PageServer, browse: Browsing, english: Words) -> None:
    """The server says that a value was not told, and draws the luck without it."""
    with Person(server) as host:
        page = seated(server, browse, english, host)
        decision(page, english).wait_for()
        settle(page)
        played(server, page)

        def leave_out(said: dict[str, Any]) -> None:
            for seat in said["seats"]:
                seat["value"] = None
            said["seed"] = f"sha256:{sha256(said['secret'] + ':' * len(said['seats']))}"

        exchanged(page, leave_out)
        expect(verdict(page, english)).to_have_text(english("fairness-unheard"))


def test_another_promise_than_the_first_is_seen(server: PageServer, browse: Browsing, english: Words) -> None:
    """A server that shows another luck, promise and all, after the end: this device has kept the first promise."""
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot"))
    decision(page, english).wait_for()
    settle(page)
    played(server, page)

    def forge(said: dict[str, Any]) -> None:
        said.update(secret="00", promise=sha256("00"), seed=f"sha256:{sha256('00:::')}")

    exchanged(page, forge)
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
