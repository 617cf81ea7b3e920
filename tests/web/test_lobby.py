"""Inviting, sitting down, being away and coming back, as people do it before their pages."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Browsing
from tests.web.harness import PageServer, decision, require_fits, require_sound_text, settle
from tests.web.tables import opened, table
from tests.web.test_accessibility import complaints
from tests.web.words import Words


def seat(page: Page, name: str) -> Locator:
    return page.locator(f"[data-seat={name}]")


def more(page: Page, name: str) -> Locator:
    """Unfold what can be done with a seat."""
    seat(page, name).locator("summary").click()
    return seat(page, name)


def people(page: Page, words: Words) -> None:
    page.get_by_role("button", name=words("people")).click()
    page.get_by_role("dialog").locator("[data-seat]").first.wait_for()


def sit(page: Page, words: Words, name: str, at: str) -> None:
    page.get_by_role("textbox", name=words("your-name")).fill(name)
    seat(page, at).get_by_role("button", name=words("claim")).click()


def plays(page: Page, words: Words) -> None:
    expect(decision(page, words)).to_be_visible()


def test_a_private_link_takes_its_seat_on_a_press(server: PageServer, browse: Browsing, english: Words) -> None:
    anna = browse(server.address)
    anna.goto(table(server, anna, "here", "link", creature=0))
    more(anna, "hunted-1").get_by_role("button", name=english("seat-link")).click()
    expect(anna.get_by_role("group", name=english("seat-link")).get_by_role("img")).to_be_visible()
    link = anna.get_by_role("textbox", name=english("seat-link")).input_value()
    assert link.startswith(f"{anna.url}#hunted-1.")

    ben = browse(link)
    take = ben.get_by_role("button", name=english("join-seat", seat=english("seat-hunted", number=1)))
    expect(take).to_be_visible()
    expect(seat(anna, "hunted-1")).to_contain_text(english("seat-free"))
    ben.get_by_role("textbox", name=english("your-name")).fill("Ben")
    take.click()
    plays(ben, english)
    plays(anna, english)
    assert "#" not in ben.url, "who copies the address would share the seat"

    people(ben, english)
    more(ben, "hunted-1").get_by_role("button", name=english("own-link")).click()
    own = ben.get_by_role("textbox", name=english("own-link")).input_value()
    assert own != link
    phone = browse(own, width=390, touch=True)
    phone.get_by_role("button", name=english("join-as", person="Ben")).tap()
    plays(phone, english)
    expect(phone.get_by_role("region", name=english("zone-hand")).get_by_role("button")).to_have_count(5)

    late = browse(link)
    browse.watches[late].allow("403")
    late.get_by_role("button", name=english("join-as", person="Ben")).click()
    expect(late.get_by_role("alert")).to_have_text(english("error-bad-link"))
    late.get_by_role("button", name=english("join-not")).click()
    expect(late.get_by_role("region", name=english("log"), exact=True)).to_be_visible()
    assert "#" not in late.url


def test_the_host_arranges_the_table(server: PageServer, browse: Browsing, english: Words) -> None:
    anna = browse(server.address)
    anna.goto(table(server, anna, "here", "link", "link", creature=0))
    code = anna.locator(".code strong").inner_text()

    carl = browse(server.address)
    browse.watches[carl].allow("404")
    field = carl.get_by_role("textbox", name=english("code-title"))
    field.fill("zzzzzz")
    carl.get_by_role("button", name=english("code-join"), exact=True).click()
    expect(carl.get_by_role("status").filter(has_text=english("error-no-such-table"))).to_be_visible()
    field.fill(code.lower())
    field.press("Enter")
    carl.wait_for_url(anna.url)
    sit(carl, english, "Carl", "hunted-1")
    expect(seat(anna, "hunted-1")).to_contain_text("Carl")
    expect(seat(carl, "hunted-1")).to_contain_text(english("you"))
    for rule in ("host-locked", "host-watching"):
        expect(carl.get_by_role("checkbox", name=english(rule))).to_have_count(0)

    anna.get_by_role("checkbox", name=english("host-locked")).check()
    expect(carl.get_by_role("button", name=english("claim"))).to_have_count(0)
    more(anna, "hunted-1").get_by_role("button", name=english("seat-remove")).click()
    asked = anna.get_by_text(english("seat-remove-sure", person="Carl"))
    expect(asked).to_be_visible()
    expect(seat(carl, "hunted-1")).to_contain_text("Carl")
    anna.get_by_role("button", name=english("seat-remove"), exact=True).click()
    expect(seat(anna, "hunted-1")).to_contain_text(english("seat-free"))
    expect(carl.get_by_text(english("error-locked"))).to_be_visible()
    expect(seat(carl, "hunted-1")).not_to_contain_text("Carl")

    for free in ("hunted-1", "hunted-2"):
        if not seat(anna, free).locator("details[open]").count():
            more(anna, free)
        seat(anna, free).get_by_role("combobox").select_option("random")
        seat(anna, free).get_by_role("button", name=english("seat-bot"), exact=True).click()
    plays(anna, english)
    expect(carl.get_by_role("region", name=english("zone-planet"))).to_be_visible()
    people(anna, english)
    expect(anna.get_by_role("dialog").get_by_text(english("spectators", count=1))).to_be_visible()
    anna.get_by_role("checkbox", name=english("host-watching")).uncheck()
    expect(carl.get_by_text(english("error-no-spectators"))).to_be_visible()
    expect(carl.get_by_role("region", name=english("zone-planet"))).to_have_count(0)
    more(anna, "hunted-2").get_by_role("button", name=english("seat-open")).click()
    expect(seat(anna.get_by_role("dialog").page, "hunted-2").first).to_contain_text(english("seat-free"))


def test_a_bot_stands_in_until_the_person_is_back(server: PageServer, browse: Browsing, english: Words) -> None:
    anna = browse(server.address)
    anna.clock.install()
    anna.goto(table(server, anna, "here", "link", creature=0))
    ben = browse(anna.url)
    sit(ben, english, "Ben", "hunted-1")
    plays(ben, english)
    plays(anna, english)

    people(ben, english)
    more(ben, "hunted-1").get_by_role("button", name=english("stand-in-start")).click()
    ben.keyboard.press("Escape")
    banner = ben.get_by_role("region", name=english("stand-in-own"))
    expect(banner).to_be_visible()
    instead = anna.get_by_text(english("stand-in-other", person="Ben"))
    expect(instead).to_be_visible()
    banner.get_by_role("button", name=english("stand-in-back")).click()
    expect(banner).to_have_count(0)
    expect(instead).to_have_count(0)

    address = ben.url
    ben.goto("about:blank")
    away = anna.get_by_text(english("away-other", person="Ben"))
    offer = anna.get_by_role("button", name=english("stand-in-offer"))
    expect(away).to_be_visible()
    until = english("away-until", person="Ben", time="TIME").split("TIME")
    told = anna.get_by_role("status").filter(has_text=re.compile(rf"{until[0]}\d+:\d\d.*{until[1]}"))
    expect(told).to_be_visible()
    expect(offer).to_have_count(0)
    anna.clock.fast_forward(181_000)
    offer.click()
    expect(instead).to_be_visible()
    ben.goto(address)
    banner.get_by_role("button", name=english("stand-in-back")).click()
    expect(banner).to_have_count(0)
    expect(away).to_have_count(0)
    expect(instead).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_corner_is_seen_where_something_stands_above_the_table(
    server: PageServer, browse: Browsing, english: Words, scheme: Literal["light", "dark"]
) -> None:
    """Night lies only on the table: what stands above it has the ground and the ink of the page."""
    anna = browse(server.address, width=390)
    anna.emulate_media(color_scheme=scheme)
    players = [{"kind": "here"}, {"kind": "bot"}]
    body = {"game": "notalone", "players": players, "options": {}, "first": 0, "clock": {"decision": 600}}
    anna.goto(opened(server, anna, body))
    plays(anna, english)
    clocks = anna.get_by_role("region", name=english("clocks"))
    expect(clocks).to_be_visible()
    ink = anna.locator(".page").evaluate("(one) => getComputedStyle(one).color")
    menu = anna.get_by_role("button", name=english("menu"), exact=True)
    expect(menu).to_have_css("color", ink)


@pytest.mark.parametrize("width", [390, 1280])
def test_who_goes_away_moves_nothing(server: PageServer, browse: Browsing, english: Words, width: int) -> None:
    """What is told of them lies over the table."""
    anna = browse(server.address, width=width)
    anna.goto(table(server, anna, "here", "link", creature=0))
    ben = browse(anna.url)
    sit(ben, english, "Ben", "hunted-1")
    plays(anna, english)
    shell = anna.locator(".shell")
    before = shell.bounding_box()
    ben.goto("about:blank")
    away = anna.get_by_text(english("away-other", person="Ben"))
    expect(away).to_be_visible()
    assert shell.bounding_box() == before
    box = away.bounding_box()
    assert box is not None
    assert box["x"] >= 8, "not at the very edge"


def test_the_start_page_lists_what_goes_on(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    page.get_by_role("link", name=english("game-onoda")).wait_for()
    expect(page.get_by_role("heading", name=english("mine-title"))).to_have_count(0)
    address = table(server, page, "here", "bot:random")
    table(server, page, "here", "link")
    page.reload()
    mine = page.get_by_role("region", name=english("mine-title"))
    expect(mine.get_by_role("link")).to_have_count(2)
    expect(mine.get_by_role("link").filter(has_text=english("mine-open"))).to_have_count(1)
    mine.get_by_role("link").filter(has_text=english("mine-playing")).click()
    page.wait_for_url(address)
    plays(page, english)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_it_reads_well_on_a_phone(server: PageServer, browse: Browsing, axe: str, language: str) -> None:
    words = Words(language)
    anna = browse(server.address, width=390, language=language, touch=True)
    anna.goto(table(server, anna, "here", "link", "link", "bot"))
    more(anna, "hunted-2").get_by_role("button", name=words("seat-link")).tap()
    link = anna.get_by_role("textbox", name=words("seat-link")).input_value()
    ben = browse(link, width=390, language=language, touch=True)
    ben.get_by_role("button", name=words.shape("join-seat")).wait_for()
    pages = [anna, ben]
    for page in pages:
        settle(page)
        require_sound_text(page, words)
        for width in (390, 360):
            page.set_viewport_size({"width": width, "height": 844})
            require_fits(page, width)
        if language == "en":
            assert not complaints(page, axe, (390,))
