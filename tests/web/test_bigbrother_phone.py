"""1984 on a phone: who plays and the whole city stand above the part that is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fogtable.games.bigbrother.components import HIDDEN, Order
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, come_to_rest, decision, same_session, settle
from tests.web.pictures import VIEWS, Scene, chosen_in, go_on, words_of
from tests.web.words import Words

SIZES = ((390, 844), (360, 740))

OVER = """() => {
  const { left, top, width, height } = document.querySelector('.chart .window').getBoundingClientRect();
  const found = new Set();
  for (let x = 0.02; x < 1; x += 0.04)
    for (let y = 0.02; y < 1; y += 0.04) {
      const one = document.elementFromPoint(left + x * width, top + y * height);
      if (!one.closest('.chart')) found.add(one.outerHTML.slice(0, 80));
    }
  return [...found];
}"""
"""What lies over the city and is no part of it."""

SHOWN = """() => {
  const { scrollLeft, scrollTop, clientWidth } = document.querySelector('.chart .window');
  return [scrollLeft, scrollTop, clientWidth];
}"""


@pytest.mark.parametrize("size", SIZES)
def test_a_tap_on_the_whole_city_leads_there(server: PageServer, browse: Browsing, size: tuple[int, int]) -> None:
    page = browse(server.address)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    VIEWS["bigbrother-phone"].open(server, page)
    overview = page.locator(".overview")
    box = overview.bounding_box()
    assert box
    for x, y in ((0.95, 0.95), (0.05, 0.05)):
        overview.click(position={"x": x * box["width"], "y": y * box["height"]}, force=True)
        come_to_rest(page)
        left, top, wide = page.evaluate(SHOWN)
        seen = overview.locator(".seen").bounding_box()
        assert seen
        assert seen["x"] - 2 <= box["x"] + x * box["width"] <= seen["x"] + seen["width"] + 2
        assert seen["y"] - 2 <= box["y"] + y * box["height"] <= seen["y"] + seen["height"] + 2
        assert (left > wide / 4) == (x > 0.5)
        assert (top > 0) == (y > 0.5)
    assert page.evaluate(OVER) == []


def test_faces_tell_who_plays(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "bigbrother")
    page = browse(server.address)
    page.set_viewport_size({"width": 390, "height": 844})
    VIEWS["bigbrother-phone"].open(server, page)
    people = page.locator(".above").get_by_role("listitem")
    expect(people).to_have_count(3)  # beside Big Brother, whose face is a picture alone
    expect(people.first).to_contain_text(words("will-now", will=5))
    people.last.get_by_role("button").click(force=True)  # nothing can be chosen by it
    expect(page.get_by_role("tooltip").locator(".row")).to_have_count(4)


@pytest.mark.parametrize("question", ["take-back", "remove-directive", "end-event", "move-policeman", "trigger"])
def test_what_lies_beside_the_city_is_named_with_the_question(
    server: PageServer, browse: Browsing, question: str
) -> None:
    """On a phone it is drawn out, or lies far to the right of the desk."""
    page = browse(server.address)
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    table, seat = go_on(server, page, Scene("bigbrother", chosen_in(question), seats=4))
    words = words_of(page, "bigbrother")
    first = decision(page, words).get_by_role("group").get_by_role("button").first
    expect(first).to_be_in_viewport()
    if question == "trigger":  # his own: he knows which it is
        hidden = [words(f"order-{Order.names[one]}") for one in HIDDEN]
        assert any(name in first.inner_text() for name in hidden), first.inner_text()
    first.click()
    me = Player(page, words)
    if not me.wait()["ready"]:  # the next part of the same answer
        return
    with same_session(page, server) as person:
        before = person.view(table, seat)["view"]
        me.press("window.__confirm")
        settle(page)
        assert person.view(table, seat)["view"] > before
