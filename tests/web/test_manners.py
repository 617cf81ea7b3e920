"""What stands in the way, or takes a click, where nobody meant it: hover, haste, covers."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Route, expect

from tests.server.harness import ROOT, Person
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, come_to_rest, decision, settle
from tests.web.proxy import between
from tests.web.tables import table
from tests.web.words import Words


def around(source: str, at: int) -> str:
    """Return the heads of the blocks that a place in a style sheet lies in."""
    heads, depth, end = [], 0, at
    for i in range(at - 1, -1, -1):
        if source[i] == "}":
            depth += 1
        elif source[i] == "{" and depth:
            depth -= 1
        elif source[i] == "{":
            end = i
            heads.append(re.split(r"[;{}]", source[:end])[-1])
    return " ".join(heads)


def test_hover_is_for_those_who_have_a_pointer() -> None:
    """A finger leaves its hover on whatever comes to lie under it."""
    found = 0
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix not in (".svelte", ".css"):
            continue
        source = path.read_text(encoding="utf-8")
        source = source[max(source.find("<style>"), 0) :]
        for place in re.finditer(r":hover\b(?!\s*:\s*hover\))", source):
            found += 1
            assert "(hover: hover)" in around(source, place.start()), path
    assert found > 5


SEEN = """() => {
  window.__taken = [];
  let before = document.querySelector('.bar h2').textContent;
  new MutationObserver(() => {
    const now = document.querySelector('.bar h2')?.textContent ?? '';
    const group = document.querySelector('.bar.asks .group');
    if (now !== before && group) window.__taken.push(getComputedStyle(group).pointerEvents);
    before = now;
  }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def test_a_new_question_takes_no_click_meant_for_the_last(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot", creature=0))
    me = Player(page, english, seed=3)
    me.wait()
    page.evaluate(SEEN)
    for _ in range(30):
        if len(page.evaluate("() => window.__taken")) > 2 or me.step() == "over":
            break
    taken = page.evaluate("() => window.__taken")
    assert taken
    assert set(taken) == {"none"}
    group = page.locator(".bar.asks .group").first
    me.wait()
    if group.count():
        expect(group).not_to_have_css("pointer-events", "none")


def test_with_seven_ones_own_plate_is_in_sight(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(table(server, page, *["bot"] * 5, "here", "bot"))
    Player(page, english).wait()
    come_to_rest(page)
    own, prompt = page.evaluate(
        """() => [document.querySelector('.seats .mine').getBoundingClientRect().bottom,
                  document.querySelector('.prompt').getBoundingClientRect().top]"""
    )
    assert own <= prompt


def test_a_seat_that_is_free_again_brings_no_invitation_over_the_board(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "link", "bot", creature=2))
    name = page.url.rsplit("/", 1)[1]
    with Person(server) as ben:
        assert ben.claim(name, "hunted-2", "Ben").status_code == 200
        Player(page, english).wait()
        assert page.request.post(f"{server.address}/api/tables/{name}/seats/hunted-2/remove", data={}).ok
    invitation = page.get_by_role("region", name=english("lobby-free-seats"), exact=True)
    expect(invitation).to_be_visible()
    expect(invitation.locator("svg.qr, .address")).to_have_count(0)
    assert (invitation.bounding_box() or {})["height"] < 100
    invitation.get_by_role("button").click()
    expect(invitation.locator(".address")).to_be_visible()


def test_a_lost_line_covers_no_button(server: PageServer, browse: Browsing, english: Words) -> None:
    with between(server.address) as proxy:
        page = browse(proxy.address, width=390)
        browse.watches[page].may_lose_the_proxy()
        page.goto(table(server, page, "here", "bot", "bot").replace(server.address, proxy.address))
        Player(page, english).wait()
        proxy.say("down")
        lost = page.get_by_role("status").filter(has_text=english("connecting"))
        expect(lost).to_be_visible()
        pill = lost.bounding_box() or {}
        boxes = [one.bounding_box() or {} for one in page.locator("header :is(a, button, select):visible").all()]
        assert boxes
        assert all(pill["y"] >= box["y"] + box["height"] for box in boxes)


def test_what_was_hardly_tried_is_not_said_to_be_hopeless(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot"))
    Player(page, english).wait()

    def advise(route: Route) -> None:
        hints: list[dict[str, Any]] = [
            {"option": "commit:jungle", "tries": 1000, "worth": 0.62},
            {"option": "commit:river", "tries": 3, "worth": 0.0},
        ]
        route.fulfill(content_type="application/json", body=json.dumps({"question": "explore", "hints": hints}))

    page.route("**/hint", advise)
    decision(page, english).get_by_role("button", name=english("hint"), exact=True).click()
    settle(page)
    rows = page.get_by_role("region", name=english("hint-title")).get_by_role("listitem")
    expect(rows.nth(0)).to_contain_text(english("hint-chance", percent=62))
    expect(rows.nth(1)).to_contain_text(english("hint-not-tried"))
    expect(rows.nth(1)).not_to_contain_text("%")


def test_a_place_is_gone_to_on_the_land_or_by_its_card(server: PageServer, browse: Browsing, english: Words) -> None:
    """What may be played from the hand is not refused by its place on the planet: a click there plays it too."""
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot"))
    Player(page, english).wait()
    settle(page)
    hand = page.get_by_role("region", name=english("zone-hand")).get_by_role("button", disabled=False)
    name = hand.first.locator(".hidden-text").first.text_content() or ""
    planet = page.get_by_role("region", name=english("zone-planet"))
    place = planet.get_by_role("button", name=name)
    place.click()
    expect(place).to_have_attribute("aria-pressed", "true")
    expect(hand.first).to_have_attribute("aria-pressed", "true")
    swamp = planet.get_by_role("button", name=english("place-swamp"))
    expect(swamp).to_be_disabled()
    swamp.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(english("why-notalone-not-owned"))
