"""axe-core finds nothing to say about any screen, in light and dark, wide and narrow."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from fogtable.core.formats.record import write
from fogtable.games import NAMES
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, come_to_rest, customise, decision
from tests.web.tables import brought, finished, opened, solo, survived, table
from tests.web.words import Words

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def complaints(page: Page, axe: str, widths: tuple[int, ...] = (1280, 390)) -> list[str]:
    """Return what axe-core finds, in both colour schemes and at these widths (none: as wide as it is)."""
    found = []
    for width in widths or (0,):
        if width:
            page.set_viewport_size({"width": width, "height": 844})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            come_to_rest(page)
            if not page.evaluate("() => 'axe' in window"):
                page.evaluate(axe)
            result: dict[str, Any] = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
            for violation in result["violations"]:
                for node in violation["nodes"]:
                    why = [check["message"] for kind in ("any", "all", "none") for check in node[kind]]
                    where = " ".join(map(str, node["target"]))
                    found.append(f"{width} {scheme} {violation['id']} ({violation['impact']}): {where}: {why[:1]}")
    return found


def test_the_start_page(server: PageServer, browse: Browsing, english: Words, axe: str) -> None:
    page = browse(server.address)
    page.get_by_role("link", name=english("game-onoda")).wait_for()
    assert not complaints(page, axe)


@pytest.mark.parametrize("game", NAMES)
def test_the_page_of_a_game(server: PageServer, browse: Browsing, english: Words, axe: str, game: str) -> None:
    page = browse(f"{server.address}/g/{game}")
    customise(page, english)
    assert not complaints(page, axe)


def test_seats_to_take(server: PageServer, browse: Browsing, english: Words, axe: str) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "link", "link", "bot"))
    page.get_by_role("button", name=english("claim")).first.wait_for()
    assert not complaints(page, axe)


@pytest.mark.parametrize(("creature", "language"), [(0, "en"), (2, "ru")])
def test_playing(server: PageServer, browse: Browsing, axe: str, creature: int, language: str) -> None:
    words = Words(language)
    page = browse(server.address, language=language)
    page.goto(table(server, page, "here", "bot", "bot", creature=creature))
    me = Player(page, words, seed=5)
    while me.answers < 8:
        me.step()
    for _ in range(20):
        if (seen := me.wait())["picks"] and not seen["ready"]:
            break
        me.step()
    assert not complaints(page, axe)


def test_moments_of_a_solo_game(server: PageServer, browse: Browsing, axe: str) -> None:
    """The start, a failing check, lasting events; the deal is the server's own: one game may not have them all."""
    words = Words("uk", "onoda")
    page = browse(server.address, language="uk")
    check = page.get_by_role("heading", name=words("ask-judge"))
    lasting = page.get_by_role("region", name=words("lasting"), exact=True).get_by_role("button")
    missing = {"start": page.get_by_role("heading", name=words("ask-act")), "check": check, "lasting": lasting}
    for seed in range(8):
        page.set_viewport_size({"width": 1280, "height": 844})
        page.goto(solo(server, page))
        me = Player(page, words, seed)
        while missing and not me.wait()["over"]:
            for moment in [name for name, sign in missing.items() if sign.count()]:
                assert not complaints(page, axe), moment
                del missing[moment]
            me.step()
        if not missing:
            return
    raise AssertionError(f"{missing.keys()} never came")


def test_the_end_of_a_solo_game(server: PageServer, browse: Browsing, axe: str) -> None:
    words = Words("en", "onoda")
    page = browse(f"{server.address}/t/{brought(server, write(survived()))}")
    page.get_by_role("region", name=words("result"), exact=True).wait_for()
    assert not complaints(page, axe)


def test_a_curtain(server: PageServer, browse: Browsing, english: Words, axe: str) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "here", "bot"))
    page.get_by_role("button", name=english.shape("curtain-open")).wait_for()
    assert not complaints(page, axe)


def test_the_details_of_a_card(server: PageServer, browse: Browsing, english: Words, axe: str) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot"))
    Player(page, english).wait()
    hand = page.get_by_role("region", name=english("zone-hand"))
    found = []
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        hand.get_by_role("button").first.hover()
        page.get_by_role("tooltip").wait_for()
        found += [f"{width}: {text}" for text in complaints(page, axe, widths=())]  # a change of size hides the tip
        assert page.get_by_role("tooltip").is_visible()
    assert not found


def test_a_rule_opened_from_the_log(server: PageServer, browse: Browsing, english: Words, axe: str) -> None:
    page = browse(server.address)
    players = [{"kind": "here"}, {"kind": "bot"}, {"kind": "bot"}]
    page.goto(opened(server, page, {"game": "bigbrother", "players": players, "options": {}, "first": 0}))
    page.get_by_role("button", name=english.shape("clause-open")).first.click()
    page.get_by_role("dialog").get_by_role("paragraph").first.wait_for()
    assert not complaints(page, axe)


def test_the_end_and_looking_through(server: PageServer, browse: Browsing, english: Words, axe: str) -> None:
    page = browse(f"{server.address}/t/{finished(server, seed=1)}")
    page.get_by_role("link", name=english("download-record")).wait_for()
    assert not complaints(page, axe)
    page.get_by_role("button", name=english("look-through")).click()
    page.get_by_role("slider", name=english("step"), exact=True).fill("40")
    page.get_by_text("40 /").wait_for()
    assert not complaints(page, axe)


def test_a_table_that_is_not_there(server: PageServer, browse: Browsing, english: Words, axe: str) -> None:
    page = browse(f"{server.address}/t/unknown")
    browse.watches[page].allow("404")
    browse.watches[page].allow("WebSocket")
    page.get_by_role("heading", name=english("error-no-such-table")).wait_for()
    assert not complaints(page, axe)


def test_in_the_few_colours_of_a_reader_all_is_told_apart(server: PageServer, browse: Browsing, english: Words) -> None:
    """With forced colours grounds and glows are gone: what is offered, picked, and the phase that it is."""
    page = browse(server.address, forced_colors="active")
    page.goto(table(server, page, "here", "bot", "bot"))
    Player(page, english).wait()
    hand = page.get_by_role("region", name=english("zone-hand"))
    hand.get_by_role("button", name=english("place-jungle")).click()
    come_to_rest(page)
    looks = """([wanted, other]) => [wanted, other].map((which) => {
      const look = getComputedStyle(document.querySelector(which));
      return [look.borderTopColor, look.borderTopStyle, look.borderTopWidth, look.outlineStyle].join();
    })"""
    for wanted, other in (
        (".hand .card.offered:not(.chosen)", ".planet .place:not(.offered)"),
        (".planet .place.offered:not(.chosen)", ".planet .place:not(.offered)"),
        (".hand .card.chosen", ".hand .card.offered:not(.chosen)"),
        (".phases [aria-current]", ".phases li:not([aria-current], .turn)"),
    ):
        first, second = page.evaluate(looks, [wanted, other])
        assert first != second, (wanted, first)
    main = decision(page, english).locator("button.main:enabled")
    assert main.evaluate("(one) => getComputedStyle(one).backgroundColor") != page.get_by_role(
        "button", name=english("hint"), exact=True
    ).evaluate("(one) => getComputedStyle(one).backgroundColor")
