"""ONODA in the browser: whole games, a round by keyboard, a reload in the middle, the end told in full."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fogtable.core.formats.record import write
from fogtable.core.play.match import Match
from fogtable.core.play.view import open_part
from fogtable.games import load
from fogtable.games.onoda.components import Event
from tests.tiers import quick
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, require_fits, require_sound_text, same_session, settle
from tests.web.pictures import SCENES, go_on
from tests.web.tables import brought, solo, survived
from tests.web.test_whole_games import forbid_pointer, sometimes
from tests.web.words import LANGUAGES, Words

TERMS = {"honor": 10, "comrades": 10, "items": 5, "health": 10, "paranoia": -10}
"""What each term is worth (ON-21.2)."""
UNREAD = """async () => {
  // Words are measured before they are drawn.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const long = ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1;
  const cut = [...document.querySelectorAll('.prompt .end .main')].filter(long);
  const reached = (foot) => foot.tabIndex === 0 || foot.querySelector('button');
  const lost = [...document.querySelectorAll('.leaflet .foot')].filter((foot) => long(foot) && !reached(foot));
  return [...cut, ...lost].map((one) => one.innerText);
}"""
"""Words on a phone that are cut: of a confirmation, or of an event that no key scrolls."""


@quick
def test_a_whole_game_by_touch_on_a_phone(server: PageServer, browse: Browsing) -> None:
    words = Words("ru", "onoda")
    page = browse(server.address, width=390, language="ru", touch=True)
    page.get_by_role("link", name=words("game-onoda")).tap()
    page.get_by_role("button", name=words("start"), exact=True).tap()
    page.wait_for_url("**/t/*")
    me = Player(page, words, seed=4, by="touch")

    def look_on() -> None:
        require_sound_text(page, words)
        require_fits(page, 390)

    def read() -> None:
        assert page.evaluate(UNREAD) == []
        sometimes(me, look_on)

    me.wait()
    look_on()
    me.play(read)
    look_on()
    assert me.answers > 3
    expect(page.get_by_role("region", name=words("result"), exact=True)).to_be_visible()
    expect(page.get_by_role("link", name=words("download-record"))).to_be_visible()
    text = page.get_by_role("main").text_content() or ""
    assert words("win-onoda") in text or words("win-island") in text


def test_a_round_by_keyboard_alone(server: PageServer, browse: Browsing) -> None:
    """To the second round, or to an end before it: what is dealt is the server's own."""
    words = Words("en", "onoda")
    page = browse(f"{server.address}/g/onoda")
    forbid_pointer(page)
    me = Player(page, words, seed=3, by="keyboard")
    page.get_by_text(words("customise"), exact=True).wait_for()
    me.press("document.querySelector('summary')")
    page.get_by_role("textbox", name=words("your-name")).wait_for()
    me.walk_to("document.querySelector('form input[type=text]')")
    page.keyboard.type("Anna")
    me.walk_to("document.querySelector('form .end button')")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    with same_session(page, server) as person:
        for _ in range(400):
            if me.step() == "over" or person.view(page.url.rsplit("/", 1)[1], "onoda")["public"]["round"] > 1:
                break
        else:
            raise AssertionError("the first round does not end")
    require_sound_text(page, words)


def test_a_reload_in_the_middle_loses_nothing(server: PageServer, browse: Browsing) -> None:
    words = Words("uk", "onoda")
    page = browse(server.address, language="uk")
    page.goto(solo(server, page))
    me = Player(page, words, seed=2)
    before = me.wait()
    while me.answers < 3 and not before["over"]:
        me.step()
        before = me.wait()
    log = page.get_by_role("region", name=words("log"), exact=True)
    lines = log.get_by_role("listitem").all_inner_texts()
    page.reload()
    after = me.wait()
    assert (after["question"], after["picks"]) == (before["question"], [*before["chosen"], *before["picks"]])
    assert log.get_by_role("listitem").all_inner_texts() == lines
    require_sound_text(page, words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.clauses("ON-21.2")
def test_the_end_is_told_in_full(server: PageServer, browse: Browsing, language: str) -> None:
    """The result by its name and its epilogue, every term of the victory points, the story, all of it to print."""
    match = survived()
    t = open_part(match.state, match.names)
    words = Words(language, "onoda")
    page = browse(f"{server.address}/t/{brought(server, write(match))}", language=language)
    result = page.get_by_role("region", name=words("result"), exact=True)
    band = match.outcome.cause
    expect(page.get_by_role("heading", name=words("win-onoda"), exact=True)).to_be_visible()
    expect(result.get_by_role("heading", name=words(f"band-{band}"), exact=True)).to_be_visible()
    expect(result.get_by_text(words(f"band-{band}-text"))).to_be_visible()
    expect(result.get_by_text(words("note-harm"))).to_be_visible()
    counts = {"comrades": len(t["comrades"]), "items": len(t["items"])}
    total = 0
    for term, worth in TERMS.items():
        count = counts.get(term, t.get(term))
        total += count * worth
        row = result.get_by_role("row").filter(has=page.get_by_role("rowheader", name=words(f"term-{term}")))
        expect(row).to_contain_text(f"{count} × {worth}".replace("-", "−"))
        expect(row).to_contain_text(f"{count * worth}".replace("-", "−"))
    expect(result.get_by_role("row").last).to_contain_text(str(total))
    story = result.get_by_role("listitem")
    told = sorted(t["discard"], key=lambda event: t["laid_at"][Event.names.index(event)])
    assert story.locator(".hidden-text").all_inner_texts() == [words(f"event-{event}") for event in told]
    require_sound_text(page, words)


BESIDES = """
(result) => {
  const all = [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility() && one.innerText?.trim());
  const said = all.filter((one) => one.getBoundingClientRect().width > 1);
  return said.filter((one) => !one.contains(result) && !result.contains(one)).map((one) => one.innerText);
}
"""
"""What stands on the paper beside the result."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_printed_is_the_story_in_ink_on_one_sheet(server: PageServer, browse: Browsing, scheme: Any) -> None:
    match = survived()
    words = Words("uk", "onoda")
    page = browse(f"{server.address}/t/{brought(server, write(match))}", language="uk", color_scheme=scheme)
    result = page.get_by_role("region", name=words("result"), exact=True)
    island = page.get_by_role("region", name=words("island"), exact=True)
    expect(island).to_be_visible()
    expect(result.get_by_text(words.shape("printed"))).not_to_be_visible()
    page.emulate_media(media="print", color_scheme=scheme)
    settle(page)
    for text in (words("game-name"), words("variant-standard"), words.shape("printed"), words("story")):
        expect(result.get_by_text(text, exact=True)).to_be_visible()
    heading = result.get_by_role("heading", name=words(f"band-{match.outcome.cause}"), exact=True)
    expect(heading).to_have_css("color", "rgb(35, 36, 29)")
    for story in result.get_by_role("listitem").all():
        expect(story).to_be_visible()
    expect(result.get_by_role("button")).not_to_be_visible()
    expect(island).not_to_be_visible()
    assert result.evaluate(BESIDES) == []
    page.emulate_media(color_scheme=scheme)
    assert re.findall(rb"/Type /Page\b", page.pdf(format="A4")) == [b"/Type /Page"]


@pytest.mark.clauses("ON-22.8")
def test_what_comes_next_is_shown_where_the_player_asked_for_it(server: PageServer, browse: Browsing) -> None:
    """Both decks of a historical game lie in printed order."""
    words = Words("ru", "onoda")
    page = browse(server.address, language="ru")
    mission = page.get_by_text(words("next-mission", number=8, mission=words("mission-harvest-at-looc")), exact=True)

    def event(number: int) -> Locator:
        name = Event.names[number - 1]
        return page.get_by_text(words("next-event", number=number, event=words(f"event-{name}")), exact=True)

    page.goto(solo(server, page, variant="survival"))
    me = Player(page, words, seed=5)
    me.wait()
    expect(event(1)).to_have_count(0)
    expect(mission).to_have_count(0)
    page.goto(solo(server, page, variant="survival", next_number=True))
    me.wait()
    expect(event(1)).to_be_visible()
    expect(mission).to_be_visible()
    with same_session(page, server) as person:
        while person.view(page.url.rsplit("/", 1)[1], "onoda")["public"]["deck"] == 30:
            assert me.step() != "over"
    expect(event(2)).to_be_visible()


def judged() -> tuple[Match, int, str]:
    """Return a game by chance, the answer after which a check is judged that a card may change, and that answer."""
    game = load("onoda")
    for seed in range(400):
        match, luck, before = Match(game, 1, game.options(), seed), random.Random(seed), ""
        found = None
        while not match.over:
            offered = match.offered(0)
            if found is None and before and any(one.endswith("-retake") for one in offered):
                found = len(match.answers) - 1, before
            before = luck.choice(offered)
            match.play(0, before)
        if found:
            return match, *found
    raise AssertionError("no check can be changed")


@pytest.mark.parametrize(("width", "height", "language"), [(390, 844, "en"), (360, 740, "ru")])
def test_the_sum_of_a_check_stays_in_sight_on_a_phone(
    server: PageServer, browse: Browsing, width: int, height: int, language: str
) -> None:
    """Whatever was looked at before; and what can be done about it stands beside the question."""
    match, step, answer = judged()
    words = Words(language, "onoda")
    page = browse(server.address, language=language, touch=True)
    page.set_viewport_size({"width": width, "height": height})
    body = {"seat": "onoda", "step": step}
    made = page.request.post(f"{server.address}/api/tables/{brought(server, write(match))}/go-on", data=body)
    table = made.json()["id"]
    page.goto(f"{server.address}/t/{table}")
    page.locator(".things").wait_for()
    settle(page)
    page.evaluate("document.querySelector('.things').scrollTo(0, 1000)")
    with same_session(page, server) as person:
        assert person.answer(table, "onoda", [answer]).status_code == 200
    bar = page.get_by_role("region", name=words("decision"), exact=True)
    for decides in (".drawn .token", ".wall", ".stamp"):
        expect(page.locator(f".things > .check {decides}").first).to_be_in_viewport(ratio=1)
    expect(bar.locator("[data-option$=-retake]")).not_to_have_count(0)


def test_what_an_answer_risks_is_told_where_it_is_decided(server: PageServer, browse: Browsing) -> None:
    """Once it is chosen, beside the question."""
    words = Words("ru", "onoda")
    page = browse(server.address, language="ru")
    page.goto(solo(server, page))
    Player(page, words).wait()
    bar = page.get_by_role("region", name=words("decision"), exact=True)
    bar.locator("[data-option=raid]").click()
    odds = words.shape("odds-here")
    expect(bar.get_by_text(odds)).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(bar.get_by_text(odds)).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 640)])
def test_what_is_in_force_and_what_can_be_answered_is_read_on_a_desktop(
    server: PageServer, browse: Browsing, width: int, height: int
) -> None:
    """A line of a leaflet holds more than nine letters, and the last row of answers lies in the strip."""
    page = browse(server.address)
    page.set_viewport_size({"width": width, "height": height})
    go_on(server, page, SCENES["onoda"])
    Player(page, Words("en", "onoda")).wait()
    settle(page)
    for leaflet in page.locator(".leaflet").all():
        assert (leaflet.bounding_box() or {})["width"] >= 120
    few = page.locator(".prompt .few")
    assert few.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 0
