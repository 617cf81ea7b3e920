"""Whoever plays by keyboard always sees where they are: the focus is never lost, and never behind anything."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.bigbrother_games import deed, go_on, phase_to_plan, region, require_plan
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, come_to_rest, customise, decision, settle, until
from tests.web.tables import finished, opened, table
from tests.web.words import Words

HIDDEN = """() => {
  const one = document.activeElement;
  const cover = document.querySelector('.shell > .prompt')
    ?? [...document.querySelectorAll('.deck, .asks')].find((it) => getComputedStyle(it).position === 'sticky');
  if (one === document.body || cover.contains(one) || one.closest('[data-cell]')) return '';
  const { top, bottom } = one.getBoundingClientRect();
  const edge = cover.getBoundingClientRect();
  return bottom > edge.top && top < edge.bottom ? `${one.outerHTML.slice(0, 80)} ${bottom} under ${edge.top}` : '';
}"""


def focused(page: Page) -> str:
    """Return the name of what has the focus."""
    name: str = page.evaluate("() => (document.activeElement.ariaLabel ?? document.activeElement.textContent).trim()")
    return name


def test_a_hint_is_asked_for_and_closed_without_losing_the_place(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot"))
    Player(page, english).wait()
    button = decision(page, english).get_by_role("button", name=english("hint"), exact=True)
    button.focus()
    page.keyboard.press("Enter")
    advice = page.get_by_role("region", name=english("hint-title"))
    advice.wait_for()
    settle(page)
    expect(button).to_be_focused()
    advice.get_by_role("button", name=english("close")).focus()
    page.keyboard.press("Enter")
    expect(advice).to_be_hidden()
    expect(decision(page, english)).to_be_focused()


def test_a_button_that_can_do_no_more_keeps_the_focus(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(f"{server.address}/g/notalone")
    customise(page, english)
    more = page.get_by_role("button", name=english("player-more"))
    more.focus()
    for _ in range(6):
        page.keyboard.press("Enter")
    expect(more).to_be_disabled()
    expect(more).to_be_focused()
    expect(page.get_by_role("region", name=english("players")).get_by_role("listitem")).to_have_count(7)


@pytest.mark.parametrize("game", ["notalone", "anima"])
def test_what_the_keyboard_comes_to_is_not_behind_the_decision(server: PageServer, browse: Browsing, game: str) -> None:
    words = Words("en", game)
    page = browse(server.address)
    page.set_viewport_size({"width": 1280, "height": 560})
    players = [{"kind": "here"}, {"kind": "bot"}, {"kind": "bot"}]
    page.goto(opened(server, page, {"game": game, "players": players, "options": {}, "first": 0}))
    Player(page, words).wait()
    page.locator("header.corner").locator("a, button").first.focus()
    behind, stops = [], 0
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement === document.body"):
            break
        stops += 1
        if found := page.evaluate(HIDDEN):
            behind.append(found)
    assert stops > 6
    assert not behind


def test_the_end_and_the_way_back_take_the_focus(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(f"{server.address}/t/{finished(server, seed=1)}")
    page.get_by_role("link", name=english("download-record")).wait_for()
    until(page, "() => document.activeElement.matches('section.end')")
    page.get_by_role("button", name=english("look-through")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name=english("look-through"))).to_be_focused()
    page.get_by_role("button", name=english("step-on")).focus()
    page.get_by_role("button", name=english("step-last")).focus()
    page.keyboard.press("Enter")
    settle(page)
    expect(page.get_by_role("button", name=english("step-last"))).to_be_focused()
    page.get_by_role("button", name=english("back-to-end"), exact=True).focus()
    page.keyboard.press("Enter")
    until(page, "() => document.activeElement.matches('section.end')")


def answer(player: Player) -> None:
    """Answer one question in full."""
    for _ in range(20):
        if player.step() == "confirmed":
            return
    raise AssertionError("nothing was confirmed")


def test_the_focus_stays_with_the_decision_while_others_are_waited_for(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    """What was pressed is gone with the answer; the next question comes to where the focus is."""
    anna = browse(server.address)
    anna.goto(table(server, anna, "here", "link", "bot"))
    ben = browse(anna.url)
    ben.get_by_role("textbox", name=english("your-name")).fill("Ben")
    ben.get_by_role("button", name=english("claim")).click()
    me, other = Player(anna, english, seed=3, by="keyboard"), Player(ben, english, seed=4)
    me.wait()
    hand = f"[...document.querySelectorAll('section')].find((one) => one.ariaLabel === {english('zone-hand')!r})"
    me.press(f"{hand}.querySelector('button[aria-disabled=false]')")
    me.look()
    me.confirm()
    within = "(name) => document.activeElement.closest('section')?.ariaLabel === name"
    expect(decision(anna, english)).to_contain_text("Ben")
    until(anna, within, english("decision"))
    answer(other)
    me.wait()
    until(anna, within, english("decision"))


def test_the_focus_goes_with_a_deed_of_the_plan(server: PageServer, browse: Browsing) -> None:
    seed, step, cell, (near, other, *_) = phase_to_plan()
    words = Words("en", "bigbrother")
    page = browse(server.address)
    go_on(server, page, seed, step)
    me = Player(page, words, by="keyboard")
    walks = []
    for to in (near, other):
        me.press(
            "[...document.querySelectorAll('button.man[aria-disabled=false]')]"
            f".find((one) => one.textContent.includes({words(f'cell-{cell}')!r}))"
        )
        page.locator(f"[data-cell='{to}'] button[aria-disabled=false]").wait_for()
        me.press(f"document.querySelector('[data-cell={to}] button')")
        walks.append(deed(words, "step", cell=cell, other=to))
        require_plan(page, words, *walks)
    first, second = walks
    plan = region(page, words, "office-draft")
    plan.get_by_role("button", name=words("office-later", deed=first), exact=True).focus()
    page.keyboard.press("Enter")
    require_plan(page, words, second, first)
    assert focused(page) == words("office-later", deed=first)
    plan.get_by_role("button", name=words("office-remove", deed=second), exact=True).focus()
    page.keyboard.press("Enter")
    require_plan(page, words, first)
    assert focused(page) == words("office-remove", deed=first)


def test_the_focus_comes_to_the_decision_when_its_thing_goes_late(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    """A frame may take a card away long after the answer; and who walks out of the page is not called back."""
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot"))
    Player(page, english).wait()
    within = "(name) => document.activeElement.closest('section')?.ariaLabel === name"
    card = page.get_by_role("region", name=english("zone-hand")).get_by_role("button").first
    card.focus()
    page.wait_for_timeout(200)
    card.evaluate("(card) => card.remove()")
    until(page, within, english("decision"))
    page.evaluate("() => { document.activeElement.blur(); document.querySelector('main').append(new Comment()); }")
    come_to_rest(page)
    assert page.evaluate("() => document.activeElement === document.body")
