"""Lessons: each is played to its end, marks what is meant, and leads into a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, decision, require_fits, require_sound_text, settle, until
from tests.web.lessons import GUIDED, Learner, begin, lead, lesson_of, turn_pages
from tests.web.test_accessibility import complaints
from tests.web.words import Words

CUT = """() => {
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => one.textContent.trim();
  const out = (a, b) => a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1;
  const words = [...document.querySelectorAll('.end > .main > span')];
  const labels = [...document.querySelectorAll('.place .label')];
  const over = (a, b) => a !== b && Math.min(box(a).right, box(b).right) - Math.max(box(a).left, box(b).left) > 2
    && Math.min(box(a).bottom, box(b).bottom) - Math.max(box(a).top, box(b).top) > 2;
  return [
    ...words.filter((one) => out(box(one), box(one.parentElement)) || one.scrollWidth > one.clientWidth),
    ...labels.filter((one) => box(one).left < -1 || box(one).right > innerWidth + 1),
    ...labels.filter((one) => labels.some((other) => over(one, other))),
  ].map(name);
}"""
"""Words on the button that confirms, and names of places on the land, that cannot be read whole."""


SHADED = """() => {
  const holes = [...document.querySelectorAll('.veil mask rect:not([fill])')].map((one) => one.getBBox());
  const meant = [...document.querySelectorAll('main > .ring, main .prompt, main > .lesson')];
  return meant.filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return !holes.some(({ x, y, width, height }) =>
      x <= left + 1 && y <= top + 1 && x + width >= right - 1 && y + height >= bottom - 1);
  }).map((one) => one.className);
}"""
"""What is meant, or is to be read, and does not lie in the light."""


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
    page = browse(f"{server.address}/g/{game}", width=360, language=language, touch=by == "touch")
    page.set_viewport_size({"width": 360, "height": 740})
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
            require_fits(page, 360)
        if step.picks:
            expect(page.locator("[data-due]").first).to_be_in_viewport()  # what is to be picked, or what leads to it
        for _ in range(20):
            lesson = lesson_of(page, words)
            if lesson is None or lesson["number"] != number or not lesson["picks"]:
                break
            assert me.step() not in ("over", "curtain")
            settle(page)
            assert page.evaluate(CUT) == []
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
    expect(box.locator(".veil")).to_be_visible()
    assert page.evaluate(SHADED) == []
    expect(box.locator(".lights > .lit")).to_have_count(1)

    lair = page.locator(".tray [aria-disabled='true']").filter(has_text=words("place-lair"))
    first = words("do-explore-commit", object=words("place-rover"))
    lair.first.focus()
    page.keyboard.press("Enter")
    asked = decision(page, words)
    expect(asked).to_contain_text(words("lesson-not-now", pick=first))
    assert complaints(page, axe) == []

    rover.first.click()
    expect(asked).not_to_contain_text(words("lesson-not-now", pick=first))
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


def test_in_a_window_that_is_turned_the_light_goes_with_what_is_meant(server: PageServer, browse: Browsing) -> None:
    words = Words("uk", "onoda")
    page = browse(f"{server.address}/g/onoda", language="uk")
    box = begin(page, words, "round")
    turn_pages(box, words, GUIDED["onoda", "round"].steps[0])
    Learner(page, words).wait()
    for width, height in ((390, 844), (844, 390), (1024, 640)):
        page.set_viewport_size({"width": width, "height": height})
        until(page, f"() => document.querySelector('main > .ring') && ({SHADED})().length === 0")


def test_a_tip_does_not_lie_over_what_a_lesson_answers(server: PageServer, browse: Browsing) -> None:
    words = Words("ru")
    page = browse(f"{server.address}/g/notalone", width=390, language="ru", touch=True)
    box = begin(page, words, "hunted")
    Player(page, words, by="touch").wait()
    turn_pages(box, words, GUIDED["notalone", "hunted"].steps[0])
    page.locator(".tray [aria-disabled='true']").first.tap(force=True)
    expect(decision(page, words)).to_contain_text(words.shape("lesson-not-now"))
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


def test_a_lesson_names_one_pick_after_the_other_all_at_hand(server: PageServer, browse: Browsing) -> None:
    """On a phone the camp is closed: what can be used of it stands beside the question."""
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
    asked = decision(page, words)
    expect(asked).to_contain_text(words("lesson-do", pick=words("do-act-mission")))
    due.first.click()
    kozuka = words("do-exhaust-comrade-exhaust", object=words("comrade-kozuka"))
    expect(asked).to_contain_text(words("lesson-do", pick=kozuka))

    reach(6)
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


def test_a_clash_is_seen_beside_its_lesson_on_a_phone(server: PageServer, browse: Browsing) -> None:
    """It is told when it is there to be seen, and both sides are in sight while a card is chosen."""
    words = Words("ru", "bigbrother")
    page = browse(f"{server.address}/g/bigbrother", width=360, language="ru", touch=True)
    page.set_viewport_size({"width": 360, "height": 740})
    begin(page, words, "opposition")
    lead(page, words, Learner(page, words, by="touch"), 5)
    clash = page.get_by_role("region", name=words("clash"), exact=True)
    expect(clash.locator(".side")).to_have_count(2)
    for side in clash.locator(".side").all():
        expect(side.locator("h3")).to_be_in_viewport(ratio=1)
        expect(side.locator(".portrait").first).to_be_in_viewport(ratio=0.5)


def test_a_lesson_calls_a_hidden_policeman_by_where_he_stands(server: PageServer, browse: Browsing) -> None:
    """His number stands nowhere on the table; in the plan he is where its steps have led."""
    words = Words("en", "bigbrother")
    page = browse(f"{server.address}/g/bigbrother")
    begin(page, words, "big-brother")
    me = Learner(page, words)
    lead(page, words, me, 4)
    for cell in ("pl08", "pl03"):
        me.wait()
        at = words("policeman-hidden-at", cell=words(f"cell-{cell}"))
        expect(decision(page, words)).to_contain_text(words("lesson-do", pick=words("do-command-step", object=at)))
        me.step()
        me.wait()
        me.step()


@pytest.mark.parametrize(("game", "name"), [("notalone", "hunted"), ("onoda", "round"), ("anima", "turn")])
def test_in_a_low_window_the_board_keeps_its_height_beside_a_lesson(
    server: PageServer, browse: Browsing, game: str, name: str
) -> None:
    """A phone on its side: the page scrolls then, to what is meant."""
    words = Words("uk", game)
    page = browse(f"{server.address}/g/{game}", width=740, language="uk", touch=True)
    page.set_viewport_size({"width": 740, "height": 360})
    box = begin(page, words, name)
    Player(page, words, by="touch").wait()
    board = page.locator(".stage").bounding_box()
    assert board is not None
    assert board["height"] > 150
    turn_pages(box, words, GUIDED[game, name].steps[0])
    expect(page.locator("[data-due]").first).to_be_in_viewport()


@pytest.mark.parametrize(("game", "name"), [("notalone", "creature"), ("onoda", "round"), ("anima", "turn")])
def test_on_a_desktop_a_lesson_is_a_band_that_begins_in_the_row_of_the_menu(
    server: PageServer, browse: Browsing, axe: str, game: str, name: str
) -> None:
    words = Words("uk", game)
    page = browse(f"{server.address}/g/{game}", language="uk")
    page.set_viewport_size({"width": 1280, "height": 800})
    box = begin(page, words, name)
    turn_pages(box, words, GUIDED[game, name].steps[0])
    Learner(page, words).wait()
    band = box.bounding_box() or {}
    assert (band["x"], band["y"], band["width"]) == (0, 0, 1280)
    assert band["height"] < 120
    assert box.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 0
    assert complaints(page, axe, widths=()) == []


def test_a_lesson_fits_a_phone_with_letters_twice_as_large(server: PageServer, browse: Browsing) -> None:
    words = Words("ru", "anima")
    page = browse(f"{server.address}/g/anima", width=360, language="ru", touch=True)
    box = begin(page, words, "turn")
    Player(page, words, by="touch").wait()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    settle(page)
    out = """(box) => [...box.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.textContent)"""
    assert box.evaluate(out) == []
    require_fits(page, 360)
