"""The page itself: its weight, its width, where it asks; any error in it fails every test of this folder."""

from __future__ import annotations

import gzip
import random
import time

import pytest
from playwright.sync_api import Page, Response, Route, expect

from fogtable.games import NAMES
from tests.server.harness import move
from tests.web.conftest import Browsing
from tests.web.harness import (
    PageServer,
    Player,
    customise,
    decision,
    require_fits,
    require_sound_text,
    require_whole_names,
    same_session,
    settle,
)
from tests.web.tables import finished, opened, table
from tests.web.words import Words

LIMITS = {"notalone": 78_300, "onoda": 79_800, "bigbrother": 90_100, "anima": 79_950}
"""The goal is 80,000; 1984 has a map of sixty cells with a name each, and the abilities of characters to tell."""
ASKED = """
const idle = window.requestIdleCallback.bind(window), held = [];
window.requestIdleCallback = (what) => (window.__came ? idle(what) : held.push(what));
new MutationObserver((_, watch) => {
  if (!document.querySelector('main .asks')) return;
  window.__came = Math.max(...performance.getEntriesByType('resource').map((one) => one.responseEnd));
  watch.disconnect();
  held.forEach((what) => idle(what));
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
"""Notes when the last thing came before the first question; a page that waits for an answer is not idle before."""
SOONER = """
performance.getEntriesByType('resource').filter((one) => one.startTime <= window.__came).map((one) => one.name)
"""
"""What had been requested by then, even if it came later; not what is requested in the moment of the question."""

PICTURES = 400_000
"""The most that a game's pictures weigh."""

LETTERING = {"notalone": "unbounded", "onoda": "piazzolla", "bigbrother": "oswald", "anima": "philosopher"}


@pytest.mark.parametrize(
    ("game", "language", "first"),
    [
        ("notalone", "en", 2),
        ("notalone", "ru", 2),
        ("notalone", "uk", 2),
        ("onoda", "ru", 0),
        ("bigbrother", "ru", 0),
        ("bigbrother", "ru", 2),
        ("anima", "ru", 0),
    ],
)
def test_the_page_of_a_game_is_light(
    server: PageServer, browse: Browsing, game: str, language: str, first: int
) -> None:
    """What is requested until all is there that one needs: page, scripts, styles, texts, packed; no fonts, no pictures.

    The seat is asked when the page is opened: else what the others do would be played before.
    """
    page = browse(server.address, language=language)
    players = [{"kind": "here"}, *[{"kind": "bot"}] * (0 if game == "onoda" else 2)]
    address = opened(server, page, {"game": game, "players": players, "options": {}, "first": first})
    with same_session(page, server) as person:
        for _ in range(100):
            if any(view["asked"] for view in person.views(address.rsplit("/", 1)[1]).values()):
                break
            time.sleep(0.1)
        else:
            raise AssertionError("nobody is asked")
    loaded: list[Response] = []
    page.goto("about:blank")
    page.add_init_script(ASKED)
    page.on("response", lambda response: loaded.append(response))
    page.goto(address)
    Player(page, Words(language, game)).wait()
    page.wait_for_load_state("networkidle")
    sooner = {page.url, *page.evaluate(SOONER)}
    sizes: dict[str, int] = {}
    pictures: dict[str, int] = {}
    for response in loaded:
        if response.request.resource_type != "font" and "/api/" not in response.url:
            name = response.url.rsplit("/", 1)[1]
            if name.endswith(".svg"):
                pictures[name] = len(gzip.compress(response.body()))
            elif response.url in sooner:
                sizes[name] = len(gzip.compress(response.body()))
    assert len(sizes) > 3
    assert sum(sizes.values()) <= LIMITS[game], sizes
    assert sum(pictures.values()) <= PICTURES, pictures
    fonts = [response.url.rsplit("/", 1)[1] for response in loaded if response.request.resource_type == "font"]
    assert {name.split("-")[0] for name in fonts} >= {"onest", LETTERING[game]}


def test_a_question_waits_for_its_words(server: PageServer, browse: Browsing) -> None:
    """The words of later questions and of the story come after those for a first decision; a page read again waits."""
    words = Words("ru", "bigbrother")
    page = browse(server.address, language="ru")
    players = [{"kind": "here"}, *[{"kind": "bot"}] * 2]
    address = opened(server, page, {"game": "bigbrother", "players": players, "options": {}, "first": 0})
    page.goto(address)
    me = Player(page, words)
    while me.answers < 2:
        assert me.step() != "over"
    me.wait()
    asked = decision(page, words).inner_text()
    fetched = page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    late = next(one for one in fetched if "/assets/ru-" in one and '"log-' in page.request.get(one).text())
    held: list[Route] = []
    page.route(late, lambda route: held.append(route))
    with page.expect_request(late):
        page.reload()
    expect(decision(page, words)).to_contain_text(words("loading"))
    require_sound_text(page, words)
    held[0].continue_()
    me.wait()
    assert decision(page, words).inner_text() == asked


def test_a_tip_waits_for_its_words(server: PageServer, browse: Browsing) -> None:
    """What explains a thing comes after what a first decision needs, and a tip is not there before it."""
    words = Words("ru", "anima")
    page = browse(server.address, language="ru")
    players = [{"kind": "here"}, *[{"kind": "bot"}] * 2]
    page.goto(opened(server, page, {"game": "anima", "players": players, "options": {}, "first": 0}))
    Player(page, words).wait()
    page.wait_for_load_state("networkidle")
    fetched = page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    late = next(one for one in fetched if "/assets/ru-" in one and '"phase-reset-text"' in page.request.get(one).text())
    held: list[Route] = []
    page.route(late, lambda route: held.append(route))
    with page.expect_request(late):
        page.reload()
    page.locator("main .asks").wait_for()
    page.get_by_role("button", name=words("phase-reset")).first.hover()
    page.wait_for_timeout(1000)  # a tip would be there
    expect(page.get_by_role("tooltip")).to_have_count(0)
    require_sound_text(page, words)
    held[0].continue_()
    expect(page.get_by_role("tooltip")).to_contain_text(words("phase-reset-text"))


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_nothing_is_wider_than_a_phone(server: PageServer, browse: Browsing, language: str) -> None:
    words = Words(language)
    page = browse(server.address, width=360, language=language, touch=True)

    def require_narrow() -> None:
        settle(page)
        require_sound_text(page, words)
        for width in (390, 360):
            page.set_viewport_size({"width": width, "height": 844})
            require_fits(page, width)
            require_whole_names(page, ".face .name")

    page.get_by_role("link", name=words("game-notalone")).wait_for()
    require_narrow()
    page.get_by_role("link", name=words("game-notalone")).tap()
    customise(page, words)
    require_narrow()
    page.goto(table(server, page, "here", "link", "link", "link", "link", "link", "bot"))
    page.get_by_role("button", name=words("claim")).first.wait_for()
    require_narrow()
    for creature, seed in ((0, 1), (6, 2)):
        page.goto(table(server, page, "here", *["bot"] * 6, creature=creature))
        me = Player(page, words, seed, by="touch")
        while me.answers < 4:
            assert me.step() != "over"
        me.wait()
        require_narrow()
    page.goto(table(server, page, "here", "here", "bot"))
    page.get_by_role("button", name=words.shape("curtain-open")).wait_for()
    require_narrow()
    page.goto(f"{server.address}/t/{finished(server, seed=21, seats=7)}")
    page.get_by_role("link", name=words("download-record")).wait_for()
    require_narrow()
    page.get_by_role("button", name=words("look-through")).tap()
    page.get_by_role("slider").wait_for()
    require_narrow()


@pytest.mark.parametrize("game", NAMES)
def test_letters_of_twice_the_size_fit_a_phone(server: PageServer, browse: Browsing, game: str) -> None:
    words = Words("ru", game)
    page = browse(server.address, width=390, language="ru")
    players = [{"kind": "here"}, *[{"kind": "bot"}] * (0 if game == "onoda" else 2)]
    page.goto(opened(server, page, {"game": game, "players": players, "options": {}}))
    page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    Player(page, words).wait()
    require_fits(page, 390)
    assert page.evaluate("() => parseFloat(getComputedStyle(document.body).fontSize)") == 32


def test_a_table_that_is_not_there(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(f"{server.address}/t/unknown")
    browse.watches[page].allow("404")
    browse.watches[page].allow("WebSocket")
    page.get_by_role("heading", name=english("error-no-such-table")).wait_for()
    page.get_by_text(english("error-no-such-table-why")).wait_for()
    page.get_by_role("link", name=english("home")).last.click()
    page.get_by_role("heading", name=english("choose-game")).wait_for()


def test_an_address_at_which_nothing_is(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    browse.watches[page].allow("404")
    page.goto(f"{server.address}/nothing/here")
    page.get_by_role("heading", name=english("error-not-found")).wait_for()
    page.get_by_role("link", name=english("home")).last.click()
    page.get_by_role("heading", name=english("choose-game")).wait_for()


def test_a_game_that_is_not_there(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(f"{server.address}/g/constructor")
    page.get_by_role("heading", name=english("error-no-such-game")).wait_for()
    page.get_by_role("link", name=english("home")).last.click()
    page.get_by_role("link", name=english("game-onoda")).wait_for()


def test_a_long_press_explains_and_picks_nothing(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address, width=390, touch=True)
    page.goto(table(server, page, "here", "bot", "bot"))
    Player(page, english).wait()
    card = page.get_by_role("region", name=english("zone-hand")).get_by_role("button", name=english("place-jungle"))
    explained = held(page, card.bounding_box() or {})
    assert english("place-jungle-power") in explained
    settle(page)
    assert card.get_attribute("aria-pressed") == "false"
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_the_keyboard_has_no_long_way(server: PageServer, browse: Browsing, english: Words) -> None:
    """However long the log has become: a few steps lead from the decision to the planet, and back."""
    page = browse(server.address)
    address = table(server, page, "here", "bot", "bot", creature=0)
    with same_session(page, server) as person:
        name, luck = address.rsplit("/", 1)[1], random.Random(4)
        for _ in range(3000):
            view = person.view(name, "creature")
            if view["over"] or view["log"] > 100:
                break
            move(person, name, luck)
    assert view["log"] > 100
    assert not view["over"]
    page.goto(address)  # now: what it asked of questions that are answered elsewhere would be refused
    me = Player(page, english, by="keyboard")
    me.wait()
    log = page.get_by_role("region", name=english("log"), exact=True)
    log.get_by_role("listitem").nth(90).wait_for()
    decision(page, english).focus()
    planet = f"document.querySelector('section[aria-label=\"{english('zone-planet')}\"] button')"
    assert me.walk_to(planet) <= 60


def held(page: Page, box: dict[str, float]) -> str:
    """Hold a finger on the middle of a box until the page explains it; return what it says."""
    devtools = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    text = page.get_by_role("tooltip").text_content() or ""
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    return text
