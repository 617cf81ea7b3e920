"""The log beside the table: its end is followed, and whoever reads what was before is left there."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, come_to_rest
from tests.web.tables import solo
from tests.web.words import Words

PLACE = """() => {
  const list = document.querySelector('.log ol');
  const below = list.scrollHeight - list.scrollTop - list.clientHeight;
  return { above: Math.round(list.scrollTop), below: Math.round(below) };
}"""
"""How many pixels of the log are scrolled away above, and below."""


def longer(page: Page, me: Player, room: int = 0) -> None:
    """Play until the log has more lines than now, and more to scroll than so many pixels."""
    lines = page.locator(".log li").count()
    for _ in range(60):
        if page.locator(".log li").count() > lines and sum(page.evaluate(PLACE).values()) > room:
            come_to_rest(page)
            return
        assert me.step() != "over"
    raise AssertionError("nothing more was told")


def test_the_end_of_the_log_is_followed_unless_something_else_is_read(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    page = browse(server.address)
    page.goto(solo(server, page))  # nobody else, so that nothing is told by itself
    me = Player(page, english)
    longer(page, me, room=120)
    assert page.evaluate(PLACE)["below"] <= 1

    page.evaluate("() => document.querySelector('.log ol').scrollTo(0, 30)")
    longer(page, me)
    assert page.evaluate(PLACE)["above"] == 30

    page.evaluate("() => document.querySelector('.log ol').scrollTo(0, 1e6)")
    longer(page, me)
    assert page.evaluate(PLACE)["below"] <= 1


def test_the_log_is_walked_with_the_keys(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    page.goto(solo(server, page))  # nobody else, so that nothing is told by itself
    longer(page, Player(page, english), room=40)
    clauses = page.locator(".log li button")
    last = clauses.count() - 1
    assert last > 1
    for key, at in (
        ("Home", 0),
        ("ArrowUp", 0),
        ("ArrowDown", 1),
        ("End", last),
        ("ArrowDown", last),
        ("ArrowUp", last - 1),
    ):
        page.locator(".log li button[tabindex='0']").focus()
        page.keyboard.press(key)
        expect(clauses.nth(at)).to_be_focused()
    assert page.locator(".log li button[tabindex='0']").count() == 1
