"""1984: a plan on its way, while the table has come to where it leads and the reply is not here yet."""

from __future__ import annotations

from playwright.sync_api import APIResponse, Page, Route, expect

from tests.web.bigbrother_games import (
    deed,
    go_on,
    on_cell,
    phase_to_plan,
    region,
    require_plan,
    require_purse,
    supplied,
)
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, decision, same_session, settle
from tests.web.words import Words


def first_lit(page: Page) -> str:
    return page.locator("[data-cell]:has(> button[aria-disabled=false])").first.get_attribute("data-cell") or ""


def test_a_plan_on_its_way_is_not_laid_upon_what_it_has_led_to(server: PageServer, browse: Browsing) -> None:
    """The question stays the same after a fence is bought: for a moment the plan would be there twice."""
    seed, step, *_ = phase_to_plan()
    words = Words("en", "bigbrother")
    page = browse(server.address)
    name = go_on(server, page, seed, step)
    fences = page.locator("g.fence")
    with same_session(page, server) as person:
        before = person.view(name, "big-brother")["public"]
    left = before["resources"] - before["numbers"][5]
    there = fences.count()
    supplied(page, words, "fence").click()
    settle(page)
    ends = []
    for _ in range(2):
        ends.append(first_lit(page))
        on_cell(page, ends[-1]).click()
        settle(page)
    fence = deed(words, "fence", cell=ends[0], other=ends[1])
    require_plan(page, words, fence)
    expect(fences).to_have_count(there + 1)
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/answers", lambda route: held.append((route, route.fetch())))
    decision(page, words).get_by_role("button", name=words("send-draft", count=1)).click()
    expect(page.locator(".log").get_by_text(words.shape("log-fence-placed")).first).to_be_visible()
    assert held
    require_purse(page, words, before, left)
    expect(fences).to_have_count(there + 1)
    for route, response in held:
        route.fulfill(response=response)
    expect(region(page, words, "office-draft").get_by_role("listitem")).to_have_count(0)
    expect(fences).to_have_count(there + 1)
