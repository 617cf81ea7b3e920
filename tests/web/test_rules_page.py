"""The rules as a page: every clause has an address, is found by its words, and is one tap away from a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from fogtable.games import NAMES
from fogtable.games.anima import components as anima
from fogtable.games.bigbrother import components as bigbrother
from fogtable.games.notalone import components as notalone
from fogtable.games.onoda import components as onoda
from tests.server.harness import ROOT
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, require_sound_text, settle, until
from tests.web.tables import table
from tests.web.test_accessibility import complaints
from tests.web.words import LANGUAGES, Words

CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\*", re.MULTILINE)

DRAWN = """() => {
  const figures = [...document.querySelectorAll('main figure')];
  return figures.every((figure) =>
    [...figure.querySelectorAll('use')].every((use) => use.getBoundingClientRect().width > 0) &&
    [...figure.querySelectorAll('img')].every((image) => image.complete && image.naturalWidth > 0) &&
    figure.querySelector('svg, img'));
}"""
"""All that is drawn in the page is there."""


def clauses(game: str, language: str) -> list[str]:
    """Return the clauses of a reference in its order."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return CLAUSE.findall((ROOT / "src/fogtable/games" / game / name).read_text(encoding="utf-8"))


def opened(server: PageServer, browse: Browsing, game: str, language: str, at: str = "", width: int = 1280) -> Page:
    page = browse(f"{server.address}/rules/{game}{at}", language=language, width=width)
    expect(page.locator("main .clause").first).to_be_visible()
    settle(page)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_clause_has_an_address(server: PageServer, browse: Browsing, game: str, language: str) -> None:
    expected = clauses(game, language)
    last = expected[-1]
    page = opened(server, browse, game, language, at=f"#{last}", width=390)
    shown = page.evaluate("() => [...document.querySelectorAll('main .clause')].map((one) => one.id)")
    assert shown == expected
    expect(page.locator(":target")).to_have_attribute("id", last)
    expect(page.locator(":target")).to_be_in_viewport()
    # A clause that names another leads to it, and every such link leads somewhere.
    astray = page.evaluate(
        """() => [...document.querySelectorAll('.page a[href^="#"]')].map((one) => one.hash.slice(1))
            .filter((id) => !document.getElementById(id))"""
    )
    assert astray == []
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") == 0


def test_a_word_finds_its_clauses(server: PageServer, browse: Browsing, english: Words, axe: str) -> None:
    page = opened(server, browse, "notalone", "en")
    assert complaints(page, axe) == []
    search = page.get_by_role("searchbox", name=english("rules-search"))
    search.fill("ARTEMIA two places")
    settle(page)
    found = page.locator("main .clause")
    texts = [text.lower() for text in found.all_inner_texts()]
    assert texts
    assert all(word in text for text in texts for word in ("artemia", "two", "places"))
    places = page.locator("main section > div, main [data-card]").count()
    assert places >= len(texts)
    expect(page.get_by_role("search").get_by_role("status")).to_have_text(english("rules-found", count=places))
    # A link to what the search has hidden shows it.
    page.evaluate("() => (location.hash = '#NA-1.1')")
    expect(page.locator("#NA-1\\.1")).to_be_in_viewport()
    search.fill("no such word anywhere")
    expect(page.get_by_text(english("rules-nothing"))).to_be_visible()
    require_sound_text(page, english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_searched_for_is_read_on_a_phone(server: PageServer, browse: Browsing, language: str) -> None:
    page = opened(server, browse, "notalone", language, width=390)
    wider = """(box) => {
      box.value = box.placeholder; // what stands in the box is measured, its hint is not
      return box.scrollWidth - box.clientWidth;
    }"""
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.get_by_role("searchbox").evaluate(wider) == 0, width


def test_on_a_phone_what_was_found_stands_in_the_place_of_the_contents(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    page = opened(server, browse, "notalone", "en", width=360)
    contents = page.get_by_role("navigation", name=english("rules-contents"))
    expect(contents).to_be_visible()
    page.get_by_role("searchbox").fill("marker")
    expect(contents).to_be_hidden()
    expect(page.locator("main .clause").first).to_be_in_viewport()


CARDS = {
    "notalone": (notalone.Place, notalone.Hunt, notalone.Survival),
    "onoda": (onoda.Event,),
    "bigbrother": (bigbrother.Character, bigbrother.Order, bigbrother.Kind, bigbrother.News, bigbrother.Goal),
    "anima": (anima.Character, anima.Area, anima.Encounter, anima.Foe, anima.Mission, anima.Final, anima.Kind),
}
"""The families whose cards the rules tell of, one by one."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_cards_and_pieces_are_drawn(server: PageServer, browse: Browsing, game: str, language: str, axe: str) -> None:
    """Every card that the rules tell of stands beside its text as it lies on the table, and so does every piece."""
    width = 1280 if language == "en" else 390
    page = opened(server, browse, game, language, width=width)
    cards = page.locator("[data-card]")
    expected = sorted(name for family in CARDS[game] for name in family.names if name in told(game, language))
    assert sorted(cards.evaluate_all("all => all.map((one) => one.dataset.card)")) == expected
    assert len(expected) > 40
    until(page, DRAWN)
    heads = [text.strip() for text in cards.locator("strong").all_inner_texts()]
    assert all(heads)
    assert len(set(heads)) > 0.9 * len(heads)
    assert page.locator("main figure").count() > len(expected)
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") == 0
    if language == "en":
        assert complaints(page, axe) == []


@pytest.mark.parametrize("game", ["notalone", "anima"])
def test_cards_are_large_enough_to_be_looked_at(server: PageServer, browse: Browsing, game: str) -> None:
    """Four stand in a row of a desk's window; on a phone a picture takes two fifths of the width."""
    page = opened(server, browse, game, "en")
    cards = page.locator("ul.cards").nth(1).locator("li")
    tops = cards.evaluate_all("all => all.slice(0, 5).map((one) => one.offsetTop)")
    assert len(set(tops[:4])) == 1
    assert tops[4] > tops[3]
    assert cards.locator("figure").first.evaluate("(one) => one.offsetWidth") >= 180
    page.set_viewport_size({"width": 360, "height": 740})
    assert cards.locator("figure").first.evaluate("(one) => one.offsetWidth") >= 140


def told(game: str, language: str) -> set[str]:
    """Return all that stands in the tables of a reference, and the cards that they tell of by their names."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    rows = (ROOT / "src/fogtable/games" / game / name).read_text(encoding="utf-8").splitlines()
    cells = {cell.strip() for row in rows if row.startswith("|") for cell in row.split("|")}
    words = Words(language, game)
    named = {"onoda": ("event", onoda.Event), "bigbrother": ("character", bigbrother.Character)}
    key, family = named.get(game, ("", None))
    return cells | {one for one in (family.names if family else ()) if words(f"{key}-{one}") in cells}


def test_a_card_is_found_by_its_name(server: PageServer, browse: Browsing, english: Words) -> None:
    page = opened(server, browse, "notalone", "en")
    page.get_by_role("searchbox", name=english("rules-search")).fill("mirage")
    settle(page)
    assert page.locator("[data-card]").evaluate_all("all => all.map((one) => one.dataset.card)") == ["mirage"]
    places = page.locator("main section > div, main [data-card]").count()
    expect(page.get_by_role("search").get_by_role("status")).to_have_text(english("rules-found", count=places))


def test_what_has_a_name_is_called_by_it(server: PageServer, browse: Browsing) -> None:
    """Ids of the map stand in its own table alone, beside the names."""
    words = Words("en", "bigbrother")
    page = opened(server, browse, "bigbrother", "en")
    card = page.locator("[data-card=julia]")
    expect(card).to_contain_text(words("cell-pl06"))
    assert (
        page.locator("main [data-card] code, main section > div:not(.wide) code")
        .filter(has_text=re.compile(r"^(pe|tr|lo|pl)\d\d$"))
        .all_inner_texts()
        == []
    )


@pytest.mark.parametrize("game", ["notalone", "bigbrother", "anima"])
def test_options_are_called_as_on_the_start_page(server: PageServer, browse: Browsing, game: str) -> None:
    words = Words("uk", game)
    page = opened(server, browse, game, "uk")
    option, value = {
        "notalone": ("lair", "all"),
        "bigbrother": ("round_limit", None),
        "anima": ("numbers", "spec"),
    }[game]
    said = page.locator("main section > div:not(.wide)").filter(has_text=words(f"option-{option}"))
    expect(said.first).to_be_visible()
    if value:
        expect(said.filter(has_text=words(f"option-{option}-{value}")).first).to_be_visible()
    codes = page.locator("main section > div:not(.wide) code").all_inner_texts()
    assert not {option, value} & set(codes)


def test_the_rules_of_no_game_are_not_found(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(f"{server.address}/rules/chess")
    expect(page.get_by_text(english("error-not-found"))).to_be_visible()


def test_a_table_leads_to_its_rules(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot"))
    Player(page, english).wait()
    with page.context.expect_page() as opening:
        page.get_by_role("link", name=english("rules"), exact=True).click()
    rules = opening.value
    assert rules.url == f"{server.address}/rules/notalone"
    expect(rules.locator("#NA-1\\.1")).to_be_visible()


COUNT_ARRIVALS = """
window.__arrivals = 0;
const scrolls = Element.prototype.scrollIntoView;
Element.prototype.scrollIntoView = function (...how) {
  window.__arrivals += 1;
  return scrolls.apply(this, how);
};
"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_who_comes_by_a_link_is_taken_there_once(server: PageServer, browse: Browsing, language: str) -> None:
    """Whatever of the texts comes later: whoever has gone on reading, or taps a link, is not taken back."""
    page = browse(server.address, language=language)
    page.add_init_script(COUNT_ARRIVALS)
    page.goto(f"{server.address}/rules/notalone#NA-5.13")
    expect(page.locator(":target")).to_be_focused()
    settle(page)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.__arrivals") == 1
