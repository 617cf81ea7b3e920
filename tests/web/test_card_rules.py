"""A card that is explained leads to what the rules say of it, by mouse, touch and key; the game stays open."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, FloatRect, Locator, Page, expect

from fogtable.core.declarations.cards import NONE
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, come_to_rest, settle, until
from tests.web.pictures import SCENES, Scene, asks
from tests.web.test_accessibility import complaints
from tests.web.words import Words

FOUGHT = Scene("anima", lambda match: asks("fight")(match) and match.state.foe != NONE, seats=3)
FAMILIES: dict[str, tuple[Scene, set[str]]] = {
    "notalone": (SCENES["notalone"], {"place", "survival"}),
    "notalone-creature": (SCENES["notalone-creature"], {"place", "hunt"}),
    "onoda": (SCENES["onoda"], {"event"}),
    "bigbrother": (SCENES["bigbrother"], {"character", "kind", "goal", "order", "news"}),
    "bigbrother-office": (SCENES["bigbrother-office"], {"character", "kind", "order", "news"}),
    "anima": (SCENES["anima"], {"area", "character", "kind", "mission"}),
    "anima-battle": (SCENES["anima-battle"], {"area", "character", "kind", "mission", "encounter"}),
    "anima-foe": (FOUGHT, {"foe"}),
}
"""By a moment of a game: kinds of cards that lie open in it."""

TIP_STANDS = """() => {
  const all = [...document.querySelectorAll('main button')].filter((one) => one.checkVisibility());
  all[(all.indexOf(document.activeElement) + 1) % all.length].focus({ focusVisible: true });
  return Boolean(document.querySelector('[role=tooltip]'));
}"""
"""Whether what shows tips has come, which the first one fetches; the focus goes from one button to the next for it."""
TIPS = """async () => {
  const all = [];
  for (const one of document.querySelectorAll('main button')) {
    if (!one.checkVisibility()) continue;
    one.focus({ focusVisible: true });
    await new Promise(requestAnimationFrame);
    const tip = document.querySelector('[role=tooltip]');
    if (!tip) continue;
    const hash = tip.querySelector('a')?.hash.slice(1) ?? null;
    all.push({ title: tip.querySelector('strong').textContent, hash, keys: one.ariaKeyShortcuts });
  }
  return all;
}"""
"""What the tips of a table say, and where they lead."""


def rules_of(page: Page, link: Locator) -> Page:
    """Return the page of the rules that a click on this opens, beside the one that shows the table."""
    table = page.url
    with page.context.expect_page() as opening:
        link.click()
    assert page.url == table
    return opening.value


def require_card(rules: Page, address: str) -> None:
    """Make sure that a page of the rules shows this card."""
    assert rules.url.endswith(address)
    card = rules.locator(":target")
    expect(card).to_have_attribute("data-card", address.split("#")[1].split("-", 1)[1])
    expect(card.locator("figure")).to_be_in_viewport()
    expect(card).to_be_focused()


@pytest.mark.parametrize("name", FAMILIES)
def test_each_card_leads_to_its_place_in_the_rules(server: PageServer, browse: Browsing, name: str) -> None:
    """To no other than the one its tip names; what is hidden, or no card, leads nowhere."""
    scene, families = FAMILIES[name]
    words = Words("en", scene.game)
    page = browse(server.address)
    scene.open(server, page)
    until(page, TIP_STANDS)
    tips = page.evaluate(TIPS)
    cards = [tip for tip in tips if tip["hash"]]
    assert {tip["hash"].split("-")[0] for tip in cards} >= families
    for tip in tips:
        called = words(tip["hash"]) if tip["hash"] else None
        assert called in (None, tip["title"], tip["title"].split(" ×")[0])
        assert tip["keys"] == ("R" if tip["hash"] else None)
    rules = browse(f"{server.address}/rules/{scene.game}#{cards[0]['hash']}")
    require_card(rules, f"/rules/{scene.game}#{cards[0]['hash']}")
    there = set(rules.locator("[data-card]").evaluate_all("all => all.map((one) => one.id)"))
    assert {tip["hash"] for tip in cards} <= there


@pytest.mark.parametrize("name", ["bigbrother", "bigbrother-office"])
def test_a_hidden_directive_leads_to_the_rules_for_who_knows_it(
    server: PageServer, browse: Browsing, name: str
) -> None:
    page = browse(server.address)
    SCENES[name].open(server, page)
    hidden = page.locator("button.order.down").first
    page.keyboard.press("Tab")
    hidden.focus()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    expect(tip.locator("a")).to_have_count(int(name == "bigbrother-office"))


CARDS = {
    "notalone": ".tray .card",
    "onoda": ".leaflet .card",
    "bigbrother": ".hand .card",
    "anima": ".hand .card",
}


def shown(server: PageServer, browse: Browsing, game: str, **more: object) -> tuple[Page, Locator, Locator]:
    """Open a table; return its page, a card, and the link of the card that is explained."""
    page = browse(server.address, **more)
    SCENES[game].open(server, page)
    return page, page.locator(CARDS[game]).first, page.locator("[role=tooltip] a")


@pytest.mark.parametrize("game", CARDS)
def test_who_points_at_a_card_reaches_its_rules(server: PageServer, browse: Browsing, game: str) -> None:
    page, card, link = shown(server, browse, game)
    card.hover()
    expect(link).to_have_text(f"{Words('en')('rules')}: {page.get_by_role('tooltip').locator('strong').inner_text()}R")
    address = str(link.get_attribute("href"))
    require_card(rules_of(page, link), address)


def test_who_goes_on_is_not_held_up(server: PageServer, browse: Browsing) -> None:
    """Of a tip that is left only the link stays, for a moment; a press anywhere takes all of it away."""
    page, card, link = shown(server, browse, "notalone")
    said = page.locator("[role=tooltip] strong")
    card.hover()
    expect(said).to_be_visible()
    page.mouse.move(5, 400)
    expect(said).to_be_hidden()
    expect(link).to_have_count(0)
    card.hover()
    link.hover()
    expect(said).to_be_hidden()
    page.wait_for_timeout(1000)
    expect(link).to_be_visible()
    page.mouse.move(5, 400)
    expect(link).to_have_count(0)
    card.hover()
    expect(link).to_be_visible()
    page.mouse.down()
    expect(link).to_have_count(0)
    page.mouse.up()


@pytest.mark.parametrize("game", CARDS)
def test_a_key_opens_the_rules_of_a_card(server: PageServer, browse: Browsing, game: str) -> None:
    page, card, link = shown(server, browse, game)
    page.keyboard.press("KeyR")
    page.keyboard.press("Tab")
    card.focus()
    expect(card).to_have_attribute("aria-keyshortcuts", "R")
    expect(link).to_have_css("pointer-events", "none")  # nothing lies in the way of a press
    address = str(link.get_attribute("href"))
    page.keyboard.press("Control+Shift+r")
    assert len(page.context.pages) == 1
    with page.context.expect_page() as opening:
        page.keyboard.press("KeyR")
    require_card(opening.value, address)
    expect(card).to_be_focused()


def finger(devtools: CDPSession, kind: str, box: FloatRect | None = None) -> None:
    """Lay a finger on the middle of a box, or lift it."""
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}] if box else []
    devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


@pytest.mark.parametrize("game", CARDS)
def test_who_holds_a_card_reaches_its_rules(server: PageServer, browse: Browsing, game: str, axe: str) -> None:
    """The finger has to be lifted first: then the card goes, and the link is there for some seconds."""
    page, card, link = shown(server, browse, game, width=390, touch=True, language="ru")
    tip = page.get_by_role("tooltip")
    card.scroll_into_view_if_needed()
    come_to_rest(page)
    box = card.bounding_box()
    assert box
    devtools = page.context.new_cdp_session(page)
    finger(devtools, "touchStart", box)
    expect(tip.locator("strong")).to_be_visible()
    expect(link).to_have_text(f"{Words('ru')('rules')}: {tip.locator('strong').inner_text()}R")
    assert (link.bounding_box() or {})["height"] >= 44
    assert complaints(page, axe, widths=()) == []
    address = str(link.get_attribute("href"))
    finger(devtools, "touchEnd")
    expect(tip).to_be_hidden()
    expect(link).to_be_in_viewport()
    with page.context.expect_page() as opening:
        link.tap()
    require_card(opening.value, address)
    page.bring_to_front()
    page.touchscreen.tap(195, 8)
    expect(link).to_have_count(0)
    settle(page)
    until(page, "() => !document.querySelector('[role=tooltip]')")
