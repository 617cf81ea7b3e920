"""NOT ALONE's table: what happens is told where one decides, and what belongs to that is in sight."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Browsing
from tests.web.harness import PageServer, until
from tests.web.pictures import DESK, VIEWS
from tests.web.words import Words

IN_SIGHT = """([one, around]) => {
  const box = document.querySelector(one).getBoundingClientRect();
  const within = document.querySelector(around).getBoundingClientRect();
  return box.left >= within.left && box.right <= within.right && box.top >= within.top && box.bottom <= within.bottom;
}"""
"""Whether the whole of one thing is seen in another."""


def test_the_slot_of_the_decision_says_what_happens(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    VIEWS["notalone-reveal"].open(server, page)
    happens = page.locator(".prompt .happens")
    expect(happens.locator("p")).to_have_text(english("log-loses-will", player="Hunted 1", number="1"))
    expect(happens.locator("li")).to_have_count(4)
    expect(happens.locator("li.now")).to_have_text(english("step-will"))
    expect(page.locator(".bar h2")).to_be_hidden()
    # A word of somebody stands beneath the line of those who play, and a token has a picture.
    assert page.evaluate(
        "() => document.querySelector('.voices').getBoundingClientRect().top"
        " >= document.querySelector('.seats').getBoundingClientRect().bottom"
    )
    expect(page.locator(".token text")).to_have_count(0)


def test_on_a_phone_the_chosen_card_and_the_ways_out_are_in_sight(server: PageServer, browse: Browsing) -> None:
    page = browse(server.address, width=360, language="ru")
    VIEWS["notalone-phone"].open(server, page)
    until(page, IN_SIGHT, [".hands .chosen", ".tray"])
    for out in ("resist1", "give-up"):
        assert page.evaluate(IN_SIGHT, [f"[data-option={out}]", ".slide"]), out


def test_beside_the_hand_lie_the_own_discards_and_the_end_of_the_story(server: PageServer, browse: Browsing) -> None:
    page = browse(server.address, width=DESK["width"])
    VIEWS["notalone"].open(server, page)
    expect(page.locator(".lying.own .card")).to_have_count(2)
    until(page, IN_SIGHT, [".story li:last-child", ".side"])
    expect(page.locator(".ticker")).to_be_hidden()
