"""Playing again with the same people: one tap each, from the page of the end."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Browsing
from tests.web.harness import PageServer, decision, require_fits, same_session
from tests.web.tables import table
from tests.web.test_accessibility import complaints
from tests.web.words import Words


def end(server: PageServer, *pages: Page) -> None:
    """Let these people agree to end their game."""
    name = pages[0].url.rsplit("/", 1)[1]
    for page in pages:
        with same_session(page, server) as person:
            info = person.get(f"/tables/{name}").json()
            seat = next(seat["seat"] for seat in info["seats"] if seat["mine"])
            if info["proposal"]:
                body = {"seat": seat, "proposal": info["proposal"]["id"], "agree": True}
                person.post(f"/tables/{name}/consent", body)
            else:
                person.post(f"/tables/{name}/end", {"seat": seat})


def test_two_people_play_again_with_a_tap_each(server: PageServer, browse: Browsing, english: Words, axe: str) -> None:
    anna = browse(server.address, width=390, touch=True)
    anna.goto(table(server, anna, "here", "link", "bot", creature=0))
    ben = browse(anna.url, language="ru")
    russian = Words("ru")
    ben.get_by_role("textbox", name=russian("your-name")).fill("Ben")
    ben.locator("[data-seat=hunted-1]").get_by_role("button", name=russian("claim")).click()
    expect(decision(ben, russian)).to_be_visible()
    end(server, anna, ben)
    expect(anna.get_by_role("button", name=english("rematch"))).to_be_visible()
    assert not complaints(anna, axe)
    require_fits(anna, 390)
    before = anna.url
    anna.get_by_role("button", name=english("rematch")).tap()
    anna.wait_for_url(lambda url: url != before)
    expect(anna.locator("[data-seat=creature]")).to_contain_text(english("seat-kept-for", person="Ben"))
    expect(ben.get_by_text(russian("rematch-waits"))).to_be_visible()
    ben.get_by_role("button", name=russian("rematch-join")).click()
    ben.wait_for_url(anna.url)
    expect(decision(ben, russian)).to_be_visible()
    with same_session(ben, server) as person:
        seats = person.get(f"/tables/{ben.url.rsplit('/', 1)[1]}").json()["seats"]
    assert [seat["seat"] for seat in seats if seat["mine"]] == ["creature"], "everybody has moved up"


def test_who_plays_with_bots_alone_plays_at_once(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot", creature=0))
    expect(decision(page, english)).to_be_visible()
    end(server, page)
    before = page.url
    page.get_by_role("button", name=english("play-again")).click()
    page.wait_for_url(lambda url: url != before)
    expect(decision(page, english)).to_be_visible()
