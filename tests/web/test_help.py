"""Help for who plays alone: hints, undo, practice, the game of the day."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import expect

from fogtable.fast.find import execution
from fogtable.games.onoda.components import Region
from tests.server.harness import move
from tests.web.conftest import Browsing
from tests.web.harness import (
    PageServer,
    Player,
    decision,
    same_session,
    settle,
    until,
)
from tests.web.tables import opened, solo
from tests.web.test_accessibility import complaints
from tests.web.words import Words


@pytest.mark.skipif(execution("onoda").kind != "compiled", reason="needs compiled rules")
def test_a_hint_tells_what_each_option_is_worth(server: PageServer, browse: Browsing, axe: str) -> None:
    words = Words("en", "onoda")
    page = browse(server.address)
    page.goto(solo(server, page))
    Player(page, words).wait()
    page.get_by_role("button", name=words("hint"), exact=True).click()
    advice = page.get_by_role("region", name=words("hint-title"), exact=True)
    rows = advice.get_by_role("listitem").get_by_role("button")
    expect(rows.first).to_contain_text("points")
    assert rows.count() >= 2
    assert complaints(page, axe) == []
    rows.first.click()
    main = decision(page, words).locator("button.main")
    expect(main).to_be_enabled()
    main.click()
    expect(advice).to_have_count(0)


@pytest.mark.parametrize(("game", "seats", "first"), [("bigbrother", 4, 0), ("bigbrother", 4, 1), ("anima", 2, 0)])
def test_nothing_shines_through_what_a_hint_says(
    server: PageServer, browse: Browsing, game: str, seats: int, first: int
) -> None:
    words = Words("en", game)
    page = browse(server.address)
    players = [{"kind": "here"}, *[{"kind": "bot", "bot": "steady"}] * (seats - 1)]
    page.goto(opened(server, page, {"game": game, "players": players, "options": {}, "first": first}))
    Player(page, words).wait()
    page.get_by_role("button", name=words("hint"), exact=True).click()
    advice = page.get_by_role("region", name=words("hint-title"), exact=True)
    expect(advice).to_be_visible()
    grounds = advice.evaluate("""(region) => {
        const found = [];
        for (let at = region; at && !at.matches('.asks'); at = at.parentElement)
            found.push(getComputedStyle(at).backgroundColor);
        return found;
    }""")
    assert any(ground.startswith("rgb(") for ground in grounds), grounds


def test_on_a_phone_all_that_ends_a_decision_stands_in_one_line(server: PageServer, browse: Browsing) -> None:
    words = Words("uk", "onoda")
    page = browse(server.address, width=390, language="uk", touch=True)
    page.goto(solo(server, page))
    me = Player(page, words, by="touch")
    seen = me.wait()
    me.pick(0, seen["picks"][0])
    bar = decision(page, words)
    expect(bar.locator("button.main")).to_be_enabled()
    # One pick gives way to the next: nothing has to be cleared first.
    expect(bar.get_by_role("button", name=words("clear"), exact=True)).to_have_count(0)
    ends = (bar.get_by_role("button", name=words("hint"), exact=True), bar.locator("button.main"))
    boxes = [one.bounding_box() for one in ends]
    middles = [box["y"] + box["height"] / 2 for box in boxes if box]
    assert middles == pytest.approx([middles[0]] * 2, abs=2)
    assert all(box["height"] >= 44 and box["width"] >= 44 for box in boxes if box)


def test_undo_takes_the_last_step_back_up_to_what_was_seen(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "onoda")
    page = browse(server.address)
    page.goto(solo(server, page))
    me = Player(page, words)
    before = me.wait()["picks"]
    back = page.get_by_role("button", name=words("undo"), exact=True)
    expect(back).to_have_count(0)
    log = page.get_by_role("region", name=words("log"), exact=True)
    lines = log.get_by_role("listitem").count()
    (move, *_) = [pick for pick in before if pick in {words(f"region-{region}") for region in Region.names}]
    me.pick(before.index(move), move)
    decision(page, words).get_by_role("button", name=words("do-act-move", object=move)).click()
    # What is picked is put back first, then what was done is taken back.
    me.pick(0, me.wait()["picks"][0])
    back.click()
    expect(decision(page, words).locator("button.main:enabled")).to_have_count(0)
    back.click()
    settle(page)
    expect(back).to_have_count(0)
    assert me.wait()["picks"] == before
    expect(log.get_by_role("listitem")).to_have_count(lines)


def test_at_practice_one_goes_back_from_the_very_end(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "onoda")
    page = browse(server.address)
    page.goto(opened(server, page, {"game": "onoda", "players": [{"kind": "here"}], "mode": "practice"}))
    page.get_by_role("button", name=words("menu"), exact=True).click()
    expect(page.get_by_text(words("mode-practice"), exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    table = page.url.rsplit("/", 1)[1]
    with same_session(page, server) as person:
        luck = random.Random(1)
        for _ in range(3000):
            if person.view(table, "onoda")["over"]:
                break
            move(person, table, luck)
    page.get_by_role("heading", name=words("win-island")).or_(
        page.get_by_role("heading", name=words("win-onoda"))
    ).first.wait_for()
    page.get_by_role("button", name=words("undo"), exact=True).click()
    me = Player(page, words)
    assert me.wait()["asked"]


def test_the_game_of_the_day_keeps_its_history_on_this_device(server: PageServer, browse: Browsing, axe: str) -> None:
    words = Words("en", "onoda")
    page = browse(f"{server.address}/g/onoda")
    page.get_by_role("button", name=words("own-mode-daily"), exact=True).click()
    page.wait_for_url("**/t/*")
    Player(page, words).wait()
    table = page.url.rsplit("/", 1)[1]
    until(page, "() => localStorage.getItem('daily-onoda')")  # what writes it down is loaded after the table
    kept = json.loads(page.evaluate("localStorage.getItem('daily-onoda')"))
    assert [day["table"] for day in kept.values()] == [table]

    page.goto(f"{server.address}/g/onoda")
    page.get_by_role("link", name=words("daily-go-on"), exact=True).click()
    page.wait_for_url(f"**/t/{table}")
    with same_session(page, server) as person:
        luck = random.Random(2)
        for _ in range(3000):
            if person.view(table, "onoda")["over"]:
                break
            move(person, table, luck)
    page.get_by_role("link", name=words("new-game"), exact=True).wait_for()
    page.goto(f"{server.address}/g/onoda")
    page.get_by_role("link", name=words("daily-look"), exact=True).wait_for()
    days = page.get_by_role("list", name=words("daily-history"), exact=True).get_by_role("listitem")
    expect(days).to_have_count(14)
    assert complaints(page, axe) == []
    kept = json.loads(page.evaluate("localStorage.getItem('daily-onoda')"))
    assert all(day["side"] in ("island", "onoda") for day in kept.values())


def test_on_a_phone_the_hint_takes_no_row_of_its_own(server: PageServer, browse: Browsing) -> None:
    words = Words("ru", "onoda")
    page = browse(server.address, width=390, language="ru")
    page.goto(solo(server, page))
    Player(page, words).wait()
    bar = decision(page, words)
    hint = bar.get_by_role("button", name=words("hint"), exact=True).bounding_box()
    question = bar.locator(".said").bounding_box()
    answers = bar.locator(".few").get_by_role("group").bounding_box()
    assert hint is not None
    assert question is not None
    assert answers is not None
    assert hint["y"] >= question["y"] + question["height"]
    assert hint["x"] >= answers["x"] + answers["width"]
    assert hint["y"] + hint["height"] / 2 == pytest.approx(answers["y"] + answers["height"] / 2, abs=2)
