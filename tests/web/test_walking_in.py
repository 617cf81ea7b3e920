"""A page looks the same to who walked to it through all others as to who opened its address."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from fogtable.games import NAMES
from tests.web.conftest import Browse
from tests.web.harness import PageServer, Player, come_to_rest, until
from tests.web.tables import opened
from tests.web.words import Words

WALK = "(address) => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')); }"
"""What a link between pages of the client does: it goes on without loading anything anew."""

LOOKS = """
() => [...document.querySelectorAll('body *')].filter((one) => one.getClientRects().length > 0).map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect(), s = getComputedStyle(one);
  const box = [x + scrollX, y + scrollY, width, height].map(Math.round);
  const said = [s.display, s.color, s.backgroundColor, s.backgroundImage, s.borderRadius, s.font, s.boxShadow];
  return [one.tagName, one.getAttribute('class') ?? '', ...box, ...said].join(' ');
})
"""
"""Every element in sight: where it lies, and how it looks."""
STEADY = 500
"""Milliseconds for which it looks the same: what lies beyond a question is asked for a moment after it has come."""


def test_a_page_looks_the_same_however_one_came_to_it(server: PageServer, browse: Browse) -> None:
    page = browse(server.address)
    addresses: dict[str, Callable[[Page], None]] = {server.address: _start}
    for game in NAMES:
        addresses[f"{server.address}/g/{game}"] = _lobby
        addresses[_table(server, page, game)] = partial(_at_table, game=game)
    for address, arrive in addresses.items():
        page.evaluate(WALK, address)
        arrive(page)
    walked = {}
    for address, arrive in addresses.items():
        page.evaluate(WALK, address)
        arrive(page)
        walked[address] = _looks(page)
    for address, arrive in addresses.items():
        page.goto(address)
        arrive(page)
        came = _looks(page)
        assert walked[address] == came, f"{address}: {_difference(walked[address], came)}"


def _table(server: PageServer, page: Page, game: str) -> str:
    players: list[dict[str, Any]] = [{"kind": "here"}, *[{"kind": "bot"}] * (0 if game == "onoda" else 2)]
    return opened(server, page, {"game": game, "players": players, "options": {}, "first": 0})


def _start(page: Page) -> None:
    expect(page.locator(".picture:has(svg, img)")).to_have_count(len(NAMES))


def _lobby(page: Page) -> None:
    page.locator(".introduction .main").wait_for()


def _at_table(page: Page, game: str) -> None:
    until(page, "(game) => document.documentElement.dataset.game === game", game)
    Player(page, Words("en", game)).wait()
    until(page, "() => document.querySelector('.prompt .asked') !== null")  # bots have answered first
    page.locator(".voices").wait_for(state="attached")  # company comes once the page has nothing else to do


def _looks(page: Page) -> list[str]:
    """Wait until the page has its letters and has come to rest; return how everything looks."""
    page.evaluate("() => document.fonts.ready.then(() => null)")
    come_to_rest(page)
    until(page, "() => !document.querySelector('.hasty')")  # for a moment a new question takes no click
    looks: list[str] = page.evaluate(LOOKS)
    for _ in range(20):
        page.wait_for_timeout(STEADY)
        come_to_rest(page)
        before, looks = looks, page.evaluate(LOOKS)
        if looks == before:
            break
    assert len(looks) > 50
    return looks


def _difference(walked: list[str], came: list[str]) -> str:
    pairs = [f"{one}\n{other}" for one, other in zip(walked, came, strict=False) if one != other]
    return f"{len(walked)} and {len(came)} elements, {len(pairs)} differ:\n" + "\n\n".join(pairs[:6])
