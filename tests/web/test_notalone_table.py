"""NOT ALONE's table: what happens is told where one decides, what lies open stands beside the hand and on the land."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from fogtable.games.notalone.components import Place
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, until
from tests.web.pictures import DESK, VIEWS, Scene, asks, piles
from tests.web.words import Words

KNOWN = Scene("notalone", piles, seats=5, seat="creature")
UNKNOWN = Scene("notalone", asks("place-token"), seats=5, seat="creature")

IN_SIGHT = """([one, around]) => {
  const box = document.querySelector(one).getBoundingClientRect();
  const within = document.querySelector(around).getBoundingClientRect();
  return box.left >= within.left && box.right <= within.right && box.top >= within.top && box.bottom <= within.bottom;
}"""
"""Whether the whole of one thing is seen in another."""


def signs(page: Page) -> dict[str, int]:
    """Return by place how many signs of Hunted are on it."""
    found: list[int] = page.evaluate(
        """() => [...document.querySelectorAll('.planet .place')].map((place) =>
          place.querySelectorAll('.signs > *').length)"""
    )
    return dict(zip(Place.names, found, strict=True))


def test_the_slot_of_the_decision_says_what_happens(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    VIEWS["notalone-reveal"].open(server, page)
    happens = page.locator(".prompt .happens")
    expect(happens.locator("p")).to_have_text(english("log-loses-will", player="Hunted 1", number="1"))
    expect(happens.locator("li")).to_have_count(4)
    expect(happens.locator("li.now")).to_have_text(english("step-will"))
    expect(page.locator(".bar h2")).to_be_hidden()
    # Where the Creature has struck, and where the others are.
    for place in ("shelter", "river"):
        expect(happens.locator("small")).to_contain_text(english(f"place-{place}"))
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
    expect(page.locator(".ticker:visible")).to_have_count(0)


def test_who_has_seen_enough_of_the_reveal_skips_it_by_a_button(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    page = browse(server.address)
    VIEWS["notalone-reveal"].open(server, page)
    page.locator(".prompt .happens .skip").click()
    expect(page.locator(".prompt .happens")).to_have_count(0)
    expect(page.locator("[data-beat]")).to_have_count(0)


def test_on_a_phone_a_word_leaves_those_who_play_in_sight(server: PageServer, browse: Browsing) -> None:
    page = browse(server.address, width=390)
    VIEWS["notalone-reveal"].open(server, page)
    assert page.evaluate(
        "() => document.querySelector('.voices').getBoundingClientRect().top"
        " >= document.querySelector('.seats').getBoundingClientRect().bottom - 1"
    )


def test_a_button_turns_taps_into_marks(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    KNOWN.open(server, page)
    places = page.locator(".planet .place")
    page.get_by_role("button", name=english("my-marks"), exact=True).click()
    for mark in ("pin", "cross"):
        places.first.locator("button").first.click()
        expect(places.first.locator(f".mark.{mark}")).to_be_visible()
    expect(page.locator(".planet .chosen")).to_have_count(0)
    page.get_by_role("button", name=english("marks-how"), exact=True).click()
    places.first.locator("button").first.click()
    expect(page.locator(".planet .chosen")).to_have_count(1)
    expect(places.first.locator(".mark.cross")).to_be_visible()


def test_signs_say_who_may_be_where(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    UNKNOWN.open(server, page)
    assert not any(signs(page).values())
    expect(page.locator(".lying")).to_have_count(0)
    page = browse(server.address)
    KNOWN.open(server, page)
    rows = page.locator(".lying li")
    expect(rows.first).to_be_visible()
    open_cards = [card for row in rows.all_inner_texts() for card in row.split(", ")]
    known = signs(page)
    firsts = Place.names[:5]
    # Four Hunted have begun with the first five places: whose card lies open is missing there.
    missing = sum(1 for card in open_cards if any(card.endswith(english(f"place-{one}")) for one in firsts))
    assert sum(4 - known[place] for place in firsts) == missing > 2
    expect(page.locator(".lying p")).to_be_visible()


def test_cards_lie_large_and_side_by_side_in_the_rules(server: PageServer, browse: Browsing) -> None:
    page = browse(server.address, width=DESK["width"])
    VIEWS["notalone-cards"].open(server, page)
    boxes = [page.locator(f"#hunt-{card} figure").bounding_box() for card in ("despair", "force-field", "anticipation")]
    assert all(box and box["width"] > 200 for box in boxes)
    assert len({box["y"] for box in boxes if box}) == 1
