"""The examples of the rules on a table: each is opened from the rules and stepped through, its sentence beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from fogtable.core.formats.examples import examples_of
from fogtable.games import NAMES, load
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, require_fits, require_sound_text, settle
from tests.web.test_accessibility import complaints
from tests.web.words import LANGUAGES, Words

SIZES = ((390, 844), (1024, 640), (1280, 800))
SHORT = "() => document.documentElement.scrollHeight - innerHeight"
INNER = "() => { const main = document.querySelector('main'); return main.scrollHeight - main.clientHeight; }"


def rules(server: PageServer, browse: Browsing, game: str, words: Words, **more: int) -> Page:
    page = browse(f"{server.address}/rules/{game}", language=words.language, **more)
    expect(page.locator("main .clause").first).to_be_visible()
    settle(page)
    return page


def shown(server: PageServer, browse: Browsing, game: str, number: int, language: str = "en", **more: str) -> Page:
    page = browse(f"{server.address}/rules/{game}/examples/{number}", language=language, **more)
    wait(page)
    return page


def wait(page: Page) -> None:
    page.locator(".shell").wait_for()
    settle(page)


def story(page: Page) -> Locator:
    """Return the sentences of the example."""
    return page.locator(".looking .told span")


def steps(page: Page) -> Iterator[int]:
    """Walk from the position to the end by the keyboard; yield how many sentences are told at each step."""
    counted = page.locator(".looking p[aria-live] b")
    last = int(counted.inner_text().partition(" / ")[2])
    assert last > 0
    for step in range(last + 1):
        expect(counted).to_have_text(f"{step} / {last}")
        settle(page)
        told = page.locator(".looking [aria-current='step']")
        yield told.count()
        expect(told.first).to_be_in_viewport()
        page.keyboard.press("ArrowRight")


def walk(page: Page, words: Words) -> None:
    """Step through the example that is shown; everything is told at some step, and something always."""
    first = page.locator(".looking p[aria-live]")
    expect(first).to_contain_text(words("replay-start"))
    for told in steps(page):
        assert 0 < told <= story(page).count()
        require_sound_text(page, words)
    expect(first).not_to_contain_text(words("replay-start"))
    expect(page.get_by_role("button", name=words("step-on"), exact=True)).to_be_disabled()


def open_all(page: Page, words: Words, numbers: list[int]) -> None:
    """Open every example from the rules page, step through it, and come back to where it stands."""
    links = page.get_by_role("link", name=re.compile(f"^{re.escape(words('example-show'))}"))
    expect(links).to_have_count(len(numbers))
    for at, number in enumerate(numbers):
        links.nth(at).click()
        page.wait_for_url(f"**/examples/{number}")
        wait(page)
        title = page.get_by_role("heading", level=1)
        expect(title).to_have_text(re.compile(rf"^{number}\. \S"))
        expect(page).to_have_title(title.inner_text())
        assert page.locator(".looking .told").get_attribute("lang") == words.language
        walk(page, words)
        page.locator(".looking").get_by_role("link", name=words("rules"), exact=True).click()
        # Until the page has come to its target, it may still go there, and a link tapped meanwhile would be forgotten.
        expect(page.locator(f"#example-{number}:target")).to_be_in_viewport()
        settle(page)


@pytest.mark.parametrize("game", NAMES)
def test_every_example_is_opened_and_stepped_through(
    server: PageServer, browse: Browsing, english: Words, game: str
) -> None:
    open_all(rules(server, browse, game, english), english, list(examples_of(load(game))))


@pytest.mark.parametrize(
    ("game", "language"), [("notalone", "ru"), ("onoda", "uk"), ("bigbrother", "uk"), ("anima", "ru")]
)
def test_on_a_phone_in_other_languages(server: PageServer, browse: Browsing, game: str, language: str) -> None:
    words = Words(language)
    page = rules(server, browse, game, words, width=390)
    open_all(page, words, list(examples_of(load(game))))


@pytest.mark.parametrize("game", NAMES)
def test_it_fills_the_window_and_is_accessible(server: PageServer, browse: Browsing, game: str, axe: str) -> None:
    page = shown(server, browse, game, max(examples_of(load(game))))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for _ in steps(page):
            assert page.evaluate(SHORT) == 0
            assert page.evaluate(INNER) == 0
        require_fits(page, width)
        page.get_by_role("button", name="Go to the start").click()
        settle(page)
    assert complaints(page, axe) == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
def test_on_a_phone_it_is_seen_where_it_happens(server: PageServer, browse: Browsing, width: int, height: int) -> None:
    """In ONODA mostly in the camp, which lies below the island."""
    for number, step, part in ((1, 1, ".check .token"), (1, 2, ".region"), (2, 2, ".hand .card"), (4, 2, ".leaflet")):
        page = shown(server, browse, "onoda", number)
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(step):
            page.keyboard.press("ArrowRight")
            settle(page)
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.7)


def test_it_is_seen_through_the_eyes_of_a_seat(server: PageServer, browse: Browsing, english: Words) -> None:
    page = shown(server, browse, "notalone", 1)
    eyes = page.locator(".looking label").filter(has_text=english("eyes-of")).get_by_role("combobox")
    assert eyes.locator("option").all_inner_texts()[1:] == ["Grisha", "Roma", "Fedya", "Tanya", "Masha", "Rita"]
    hand = page.get_by_role("button", name=re.compile("Jungle"))
    eyes.select_option("hunted-3")
    settle(page)
    tanya = hand.count()
    eyes.select_option("creature")
    settle(page)
    assert hand.count() < tanya
    page.locator(".looking").focus()
    for _ in steps(page):
        pass
    expect(page.locator(".looking p[aria-live]")).to_contain_text("Tanya")


def test_it_plays_by_itself(server: PageServer, browse: Browsing, english: Words) -> None:
    page = shown(server, browse, "onoda", 4)
    page.keyboard.press("Space")
    expect(page.locator(".looking p[aria-live] b")).to_have_text("4 / 4")
    expect(page.get_by_role("button", name=english("autoplay"), exact=True)).to_be_disabled()
    expect(page.get_by_role("region", name=english("log"), exact=True)).not_to_be_empty()


def test_a_clause_of_the_log_is_read_there(server: PageServer, browse: Browsing) -> None:
    page = shown(server, browse, "bigbrother", 1)
    for _ in steps(page):
        pass
    page.get_by_role("button", name=re.compile("BB-11")).first.click()
    expect(page.get_by_role("dialog")).to_contain_text("BB-11")


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_called_as_on_the_board(server: PageServer, browse: Browsing, language: str) -> None:
    """The rules have a table of cells with their ids; on the board nothing bears one."""
    words = Words(language, "bigbrother")
    for number, cells in ((1, ("pl11", "pl12", "pl06")), (2, ("tr03", "tr08")), (3, ("pe07", "pe08", "pe09"))):
        told = shown(server, browse, "bigbrother", number, language).locator(".looking .told")
        for cell in cells:
            expect(told).to_contain_text(words(f"cell-{cell}"))
            expect(told).not_to_contain_text(cell)


def test_printed_rules_have_no_buttons(server: PageServer, browse: Browsing, english: Words) -> None:
    page = rules(server, browse, "onoda", english)
    link = page.get_by_role("link", name=re.compile(english("example-show"))).first
    expect(link).to_be_visible()
    page.emulate_media(media="print")
    expect(link).to_be_hidden()


@pytest.mark.parametrize("number", ["0", "99"])
def test_an_example_that_there_is_not(server: PageServer, browse: Browsing, english: Words, number: str) -> None:
    page = browse(f"{server.address}/rules/notalone/examples/{number}")
    browse.watches[page].allow("404 (Not Found)")
    expect(page.get_by_text(english("error-not-found"))).to_be_visible()
