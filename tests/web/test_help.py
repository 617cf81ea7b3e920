"""Help for who plays alone: the tutorial, hints, undo, practice, the game of the day."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from fogtable.core.formats import tutorial
from fogtable.fast.find import execution
from fogtable.games import NAMES, load
from fogtable.games.onoda.components import Region
from tests.server.harness import move
from tests.web.conftest import Browsing
from tests.web.harness import (
    LOOK,
    PageServer,
    Player,
    decision,
    require_fits,
    require_sound_text,
    same_session,
    settle,
    until,
)
from tests.web.tables import opened, solo
from tests.web.test_accessibility import complaints
from tests.web.words import Words

SIDES = ("hunted", "creature", "opposition", "big-brother")
"""Lessons that are named by the side that they are for."""
GUIDED = {(game, name): lesson for game in NAMES for name, lesson in tutorial.read(load(game)).items()}


def begin(page: Page, words: Words, lesson: str) -> Locator:
    """Open a table for a lesson; return the box in which it is told."""
    side = f": {words(f'side-{lesson}')}" if lesson in SIDES else ""
    page.get_by_role("button", name=words("mode-tutorial") + side, exact=True).click()
    page.wait_for_url("**/t/*")
    return page.get_by_role("region", name=words("mode-tutorial"), exact=True)


def turn_pages(box: Locator, words: Words, step: tutorial.Step) -> None:
    """Read all texts of a step."""
    for _ in step.texts[1:]:
        box.get_by_role("button", name=words("lesson-next"), exact=True).click()


def lesson_of(page: Page, words: Words) -> dict[str, object] | None:
    """Return the lesson in the newest view of this page."""
    response = page.request.get(page.url.replace("/t/", "/api/tables/") + "/views")
    lesson: dict[str, object] | None = response.json()[0]["lesson"]
    return lesson


class Learner(Player):
    """A player who is led: what opens a closed part of the table, or closes an open one, is pressed first."""

    WAY = "document.querySelector('[data-due][aria-expanded]')"
    MARKED = """!document.querySelector('.lesson p.due') || [...document.querySelectorAll('[data-due]')].some((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return (window.__picks.includes(one) || one === window.__confirm) && over && one.contains(over);
      })"""
    """What is to be picked is marked a moment after it is asked for, and what lies over it a moment later."""

    def wait(self) -> dict[str, Any]:
        there = f"""(names) => {{
          const now = ({LOOK})(names);
          return {self.WAY} ? 'way' : now.over || (now.asked && ({self.MARKED}));
        }}"""
        while until(self.page, there, self._names) == "way":
            self.press(self.WAY)
            until(self.page, f"() => !{self.WAY}")
        return super().wait()


@pytest.mark.parametrize(
    ("game", "name", "language", "by"),
    [
        ("notalone", "hunted", "ru", "mouse"),
        ("notalone", "creature", "uk", "keyboard"),
        ("onoda", "round", "uk", "touch"),
        ("onoda", "round", "ru", "keyboard"),
        ("bigbrother", "opposition", "ru", "touch"),
        ("bigbrother", "opposition", "uk", "keyboard"),
        ("bigbrother", "big-brother", "uk", "touch"),
        ("bigbrother", "big-brother", "en", "keyboard"),
        ("anima", "turn", "ru", "touch"),
        ("anima", "turn", "en", "keyboard"),
    ],
)
def test_the_tutorial_is_played_to_its_end(
    server: PageServer, browse: Browsing, game: str, name: str, language: str, by: str
) -> None:
    """Every text is read, every move made in the page, as it says."""
    guided = GUIDED[game, name]
    words = Words(language, game)
    page = browse(f"{server.address}/g/{game}", width=390, language=language, touch=by == "touch")
    box = begin(page, words, name)
    me = Learner(page, words, by=by)
    for number, step in enumerate(guided.steps, 1):
        expect(box).to_contain_text(words("lesson-step", number=number, of=len(guided.steps)))
        for at, text in enumerate(step.texts):
            expect(box).to_contain_text(words(text))
            if at + 1 < len(step.texts):
                box.get_by_role("button", name=words("lesson-next"), exact=True).click()
        if len(step.texts) > 1:
            expect(box).to_be_focused()  # the pressed button is gone
        if number in (1, 3):
            require_sound_text(page, words)
            require_fits(page, 390)
        if step.picks:
            expect(page.locator("[data-due]").first).to_be_in_viewport()  # what is to be picked, or what leads to it
        for _ in range(20):
            lesson = lesson_of(page, words)
            if lesson is None or lesson["number"] != number or not lesson["picks"]:
                break
            assert me.step() not in ("over", "curtain")
            settle(page)
    expect(page.locator("[data-due]")).to_have_count(0)
    box.get_by_role("button", name=words("lesson-end"), exact=True).click()
    expect(box).to_have_count(0)
    assert len(me.wait()["picks"]) > 1, "then the game goes on freely"


def test_a_lesson_marks_what_is_meant_and_answers_what_is_not(server: PageServer, browse: Browsing, axe: str) -> None:
    """By the keyboard too; where the page is read again it goes on; after it comes a game against bots."""
    words = Words("en")
    page = browse(f"{server.address}/g/notalone")
    box = begin(page, words, "hunted")
    me = Player(page, words)
    me.wait()
    for _ in GUIDED["notalone", "hunted"].steps[0].texts[1:]:
        expect(page.locator("[data-due]")).to_have_count(0)
        box.get_by_role("button", name=words("lesson-next"), exact=True).click()
    due = page.locator("[data-due]")
    rover = page.locator(".hand [data-due], .tray [data-due]").filter(has_text=words("place-rover"))
    expect(rover.first).to_be_visible()
    assert {words("place-rover") in text for text in due.all_inner_texts()} == {True}
    expect(page.locator("main > .ring")).to_have_count(due.count())

    lair = page.locator(".tray [aria-disabled='true']").filter(has_text=words("place-lair"))
    first = words("do-explore-commit", object=words("place-rover"))
    lair.first.focus()
    page.keyboard.press("Enter")
    expect(box).to_contain_text(words("lesson-not-now", pick=first))
    assert complaints(page, axe) == []

    rover.first.click()
    expect(box).not_to_contain_text(words("lesson-not-now", pick=first))
    expect(page.locator("button.main[data-due]")).to_have_count(1)
    expect(due).to_have_count(1)
    expect(page.locator("main > .ring")).to_have_count(1)
    meant, ring = due.bounding_box(), page.locator("main > .ring").bounding_box()
    assert meant is not None
    assert ring is not None
    assert ring["x"] < meant["x"] < meant["x"] + meant["width"] < ring["x"] + ring["width"]
    due.click()
    of = len(GUIDED["notalone", "hunted"].steps)
    expect(box).to_contain_text(words("lesson-step", number=2, of=of))
    page.reload()
    expect(box).to_contain_text(words("lesson-step", number=2, of=of))


def test_what_a_lesson_means_comes_back_into_sight(server: PageServer, browse: Browsing) -> None:
    """The hand may move after the spotlight has fallen on a card of it."""
    words = Words("ru")
    page = browse(f"{server.address}/g/notalone", width=390, language="ru", touch=True)
    box = begin(page, words, "hunted")
    me = Learner(page, words, by="touch")
    first, second = GUIDED["notalone", "hunted"].steps[:2]
    turn_pages(box, words, first)
    while (lesson := lesson_of(page, words)) and lesson["number"] == 1:
        me.step()
        settle(page)
    turn_pages(box, words, second)
    card = page.locator(".tray [data-due]")
    expect(card).to_be_in_viewport(ratio=1)
    card.evaluate(
        """(card) => {
          for (let around = card.parentElement; around; around = around.parentElement)
            if (around.scrollWidth > around.clientWidth + 50 && getComputedStyle(around).overflowX !== 'visible')
              return around.scrollTo({ left: around.scrollLeft > 50 ? 0 : around.scrollWidth, behavior: 'instant' });
        }"""
    )
    expect(card).not_to_be_in_viewport()
    expect(card).to_be_in_viewport(ratio=1)
    expect(page.locator("main > .ring")).to_be_visible()


def test_a_tip_does_not_lie_over_what_a_lesson_answers(server: PageServer, browse: Browsing) -> None:
    words = Words("ru")
    page = browse(f"{server.address}/g/notalone", width=390, language="ru", touch=True)
    box = begin(page, words, "hunted")
    Player(page, words, by="touch").wait()
    turn_pages(box, words, GUIDED["notalone", "hunted"].steps[0])
    page.locator(".tray [aria-disabled='true']").first.tap(force=True)
    expect(box).to_contain_text(words.shape("lesson-not-now"))
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_lesson_that_was_begun_is_named_so_where_it_goes_on(server: PageServer, browse: Browsing) -> None:
    """Beside a game against bots of the same game it would look like another one."""
    words = Words("ru")
    page = browse(f"{server.address}/g/notalone", language="ru")
    begin(page, words, "hunted")
    Player(page, words).wait()
    address = page.url
    page.goto(server.address)
    mine = page.get_by_role("region", name=words("mine-title")).get_by_role("link")
    expect(mine).to_contain_text(words("mode-tutorial"))
    expect(mine).not_to_contain_text(words("kind-bot"))
    mine.click()
    page.wait_for_url(address)
    expect(page.get_by_role("region", name=words("mode-tutorial"), exact=True)).to_be_visible()


def test_a_lesson_names_one_pick_after_the_other_and_leads_into_the_camp(server: PageServer, browse: Browsing) -> None:
    """On a phone the camp is closed, and over the island when it is open."""
    words = Words("en", "onoda")
    page = browse(f"{server.address}/g/onoda", width=390)
    box = begin(page, words, "round")
    due = page.locator("[data-due]")

    def reach(number: int) -> None:
        me = Learner(page, words)
        while (lesson := lesson_of(page, words)) and lesson["number"] != number:
            me.wait()
            me.step()
            settle(page)
        while (further := box.get_by_role("button", name=words("lesson-next"), exact=True)).count():
            further.click()

    reach(2)
    expect(box).to_contain_text(words("lesson-do", pick=words("do-act-mission")))
    due.first.click()
    kozuka = words("do-exhaust-comrade-exhaust", object=words("comrade-kozuka"))
    expect(box).to_contain_text(words("lesson-do", pick=kozuka))

    reach(6)
    camp = page.locator("[data-due][aria-expanded='false']")
    expect(camp).to_have_count(1)
    camp.click()
    expect(due).to_have_count(1)
    expect(due).to_have_text(re.compile(words("use-plantains-retake").split(": ")[1], re.IGNORECASE))
    due.click()
    due.and_(page.locator("button.main")).click()
    expect(page.locator("[data-due][data-option], [data-due][aria-pressed]").first).to_be_visible()


def test_after_a_lesson_one_plays_the_same_seat_against_bots_with_hints(server: PageServer, browse: Browsing) -> None:
    words = Words("en")
    page = browse(f"{server.address}/g/notalone")
    box = begin(page, words, "hunted")
    me = Player(page, words)
    guided = GUIDED["notalone", "hunted"]
    while (lesson := lesson_of(page, words)) and lesson["number"] != len(guided.steps):
        me.wait()
        me.step()
        settle(page)
    box.get_by_role("button", name=words("lesson-next"), exact=True).click()
    before = page.url
    box.get_by_role("button", name=words("lesson-play"), exact=True).click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    me.wait()
    expect(box).to_have_count(0)
    info = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert [(seat["kind"], seat["mine"]) for seat in info["seats"]] == [("bot", False), ("here", True), ("bot", False)]
    assert [seat["bot"] for seat in info["seats"]] == ["novice", None, "novice"]
    expect(page.get_by_text(words("lesson-hints"))).to_be_visible()
    expect(page.get_by_role("button", name=words("hint"), exact=True)).to_be_visible()


def test_the_tutorial_can_be_skipped_for_good(server: PageServer, browse: Browsing, axe: str) -> None:
    words = Words("en", "onoda")
    page = browse(f"{server.address}/g/onoda")
    begin(page, words, "round")
    me = Player(page, words)
    assert len(me.wait()["picks"]) == 1, "only what the lesson says can be chosen"
    assert complaints(page, axe) == []
    page.get_by_role("button", name=words("lesson-skip"), exact=True).click()
    assert len(me.wait()["picks"]) > 1
    page.reload()
    me.wait()
    expect(page.get_by_role("region", name=words("mode-tutorial"), exact=True)).to_have_count(0)


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


def test_on_a_phone_all_that_ends_a_decision_stands_in_one_line(server: PageServer, browse: Browsing) -> None:
    words = Words("uk", "onoda")
    page = browse(server.address, width=390, language="uk", touch=True)
    page.goto(solo(server, page))
    me = Player(page, words, by="touch")
    seen = me.wait()
    me.pick(0, seen["picks"][0])
    bar = decision(page, words)
    expect(bar.locator("button.main")).to_be_enabled()
    ends = [bar.get_by_role("button", name=words(name), exact=True) for name in ("hint", "clear")]
    boxes = [one.bounding_box() for one in (*ends, bar.locator("button.main"))]
    middles = [box["y"] + box["height"] / 2 for box in boxes if box]
    assert middles == pytest.approx([middles[0]] * 3, abs=2)
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
