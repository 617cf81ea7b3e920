"""Looking a game through: by steps and turns, links to a moment, how the chances went, and playing on from there."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from fogtable.core.declarations.visibility import OPEN
from fogtable.core.formats.record import read, write
from fogtable.fast.find import execution
from fogtable.games import load
from fogtable.server.actions.replays import steps_of
from fogtable.server.tables.replay import meanings_of
from tests.server.harness import Person
from tests.web.bigbrother_games import finished
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, require_fits, require_sound_text, settle
from tests.web.tables import brought, random_record, table
from tests.web.test_accessibility import complaints
from tests.web.words import Words

compiled = pytest.mark.skipif(execution("notalone").kind != "compiled", reason="needs compiled rules")
SEED = 11


@cache
def game_on(server: PageServer) -> str:
    """Bring the same finished game to a server once; return the id of its table."""
    return brought(server, random_record(SEED))


def told(server: PageServer, path: str) -> Any:
    with Person(server) as person:
        return person.get(f"/tables/{game_on(server)}/{path}").json()


@cache
def turns() -> dict[int, int]:
    """Return by turn the step at which it begins, as its heading in the log says."""
    steps = [json.loads(step) for step in steps_of(read(random_record(SEED), load), OPEN)]
    events = [(event, step["step"]) for step in steps for event in step["events"]]
    return {event["args"]["turn"]: step for event, step in events if event["code"] == "turn-begins"}


def opened(server: PageServer, browse: Browsing, words: Words, moment: str = "step=0&seat=all", **more: Any) -> Page:
    """Open the game at a moment of it."""
    page = browse(f"{server.address}/t/{game_on(server)}?{moment}", language=words.language, **more)
    panel(page, words).wait_for()
    settle(page)
    return page


def panel(page: Page, words: Words) -> Locator:
    return page.get_by_role("region", name=words("look-through"), exact=True)


def require_step(page: Page, step: int) -> None:
    expect(page.get_by_text(re.compile(rf"^{step} / \d+"))).to_be_visible()
    settle(page)


def require_address(page: Page, step: int, seat: str) -> None:
    page.wait_for_url(lambda url: parse_qs(urlsplit(url).query) == {"step": [str(step)], "seat": [seat]})


def test_turn_by_turn_with_buttons_and_keys(server: PageServer, browse: Browsing, english: Words) -> None:
    begins = turns()
    assert len(begins) > 5
    page = opened(server, browse, english)
    on, back = (page.get_by_role("button", name=english(f"turn-{way}"), exact=True) for way in ("on", "back"))
    log = page.get_by_role("region", name=english("log"), exact=True)
    for turn in (2, 3):
        on.click()
        require_step(page, begins[turn])
        expect(log.get_by_text(english("log-turn-begins", turn=turn), exact=True)).to_be_visible()
    page.keyboard.press("Shift+ArrowRight")
    require_step(page, begins[4])
    page.keyboard.press("ArrowRight")
    require_step(page, begins[4] + 1)
    page.keyboard.press("Shift+ArrowLeft")
    require_step(page, begins[4])
    back.click()
    require_step(page, begins[3])
    page.get_by_role("button", name=english("step-last")).click()
    require_step(page, told(server, "replay")[0]["steps"])
    expect(on).to_be_disabled()
    back.click()
    require_step(page, begins[max(begins)])
    on.click()
    require_step(page, told(server, "replay")[0]["steps"])


def test_the_log_tells_what_led_here_as_the_eyes_read_it(server: PageServer, browse: Browsing, english: Words) -> None:
    """Whatever way one came: the same lines at the same moment."""
    page = opened(server, browse, english, f"step={turns()[3]}&seat=all")
    lines = page.get_by_role("region", name=english("log"), exact=True).get_by_role("listitem")
    expect(lines.filter(has_text=english("log-turn-begins", turn=3))).to_have_count(1)
    there = lines.all_inner_texts()
    assert len(there) > 4
    for button in ("step-on", "step-on", "step-back", "step-back"):
        page.get_by_role("button", name=english(button), exact=True).click()
        settle(page)
    require_step(page, turns()[3])
    assert lines.all_inner_texts() == there
    page.get_by_role("slider", name=english("step"), exact=True).fill("0")
    dealt = next(
        event["args"]["card"] for event in told(server, "replay")[0]["events"] if event["code"] == "draws-survival"
    )
    card = lines.filter(has_text=english(f"survival-{dealt}"))
    expect(card).to_have_count(1)
    page.get_by_role("combobox", name=english("eyes-of")).select_option("creature")
    expect(card).to_have_count(0)


def test_a_link_to_a_moment(server: PageServer, browse: Browsing, english: Words) -> None:
    page = opened(server, browse, english)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("slider", name=english("step"), exact=True).fill("40")
    page.get_by_role("combobox", name=english("eyes-of")).select_option("creature")
    require_step(page, 40)
    require_address(page, 40, "creature")
    page.get_by_role("button", name=english("copy-moment")).click()
    expect(page.get_by_role("status").filter(has_text=english("link-copied"))).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link == page.url
    other = browse(link)
    require_step(other, 40)
    expect(other.get_by_role("combobox", name=english("eyes-of"))).to_have_value("creature")
    main = [one.get_by_role("main").inner_text() for one in (page, other)]
    assert main[0] == main[1]
    other.get_by_role("button", name=english("back-to-end"), exact=True).click()
    expect(other.get_by_role("link", name=english("new-game"))).to_be_visible()
    assert urlsplit(other.url).query == ""


@pytest.mark.parametrize(
    ("moment", "step", "seat"), [("step=99999&seat=nobody", None, "all"), ("step=3", 3, "all"), ("step=-1", 0, "")]
)
def test_a_link_to_no_moment(
    server: PageServer, browse: Browsing, english: Words, moment: str, step: int | None, seat: str
) -> None:
    """Beyond the end it is the end, with eyes that are not there all eyes; what is no step is no moment."""
    page = browse(f"{server.address}/t/{game_on(server)}?{moment}")
    if not seat:
        expect(page.get_by_role("link", name=english("new-game"))).to_be_visible()
        expect(panel(page, english)).to_have_count(0)
        return
    require_step(page, told(server, "replay")[0]["steps"] if step is None else step)
    expect(page.get_by_role("combobox", name=english("eyes-of"))).to_have_value(seat)


def test_a_link_shows_nothing_before_the_end(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "link", "bot") + "?step=0&seat=creature")
    page.get_by_role("button", name=english("claim")).first.wait_for()
    settle(page)
    expect(panel(page, english)).to_have_count(0)
    assert not [line for line in browse.watches[page].sent if "/replay" in line]


@compiled
def test_how_the_chances_went(server: PageServer, browse: Browsing) -> None:
    words = Words("uk")
    said = told(server, "analysis")
    assert said["turns"]
    page = opened(server, browse, words)
    page.get_by_role("button", name=words("chances"), exact=True).click()
    chart = page.get_by_role("region", name=words("chances"), exact=True)
    points = chart.get_by_role("listitem").filter(has=page.get_by_role("button"))
    expect(points).to_have_count(len(said["turns"]))
    chances = {point["step"]: point["chances"] for point in said["points"]}
    begins = turns()
    for row, turn_point in zip(points.all(), said["turns"], strict=True):
        step = turn_point["step"]
        before, after = chances[step - 1], chances[step]
        side = max(range(len(after)), key=lambda one: after[one] - before[one])
        gain = {"before": percent(words, before[side]), "after": percent(words, after[side])}
        expect(row).to_contain_text(words("turning-point", side=words(f"side-{said['sides'][side]}"), **gain))
        turn = max(turn for turn, begun in begins.items() if begun < step)
        expect(row).to_contain_text(words("log-turn-begins", turn=turn))
        expect(row).to_contain_text(advised(words, turn_point["better"], step))
        row.get_by_role("button").click()
        require_step(page, step)
        expect(row.get_by_role("button")).to_have_attribute("aria-current", "step")
        for index, name in enumerate(said["sides"]):
            now = f"{words(f'side-{name}')} {percent(words, chances[step][index])}"
            expect(chart.get_by_role("listitem").nth(index)).to_have_text(now)
    require_sound_text(page, words)
    page.set_viewport_size({"width": 390, "height": 844})
    settle(page)
    require_fits(page, 390)


def advised(words: Words, better: dict[str, Any] | None, step: int) -> str:
    if better is None:
        return words("turning-forced")
    if better["option"] == given(step):
        return words("turning-best")
    if better["given"] is None:
        return f"({percent(words, better['worth'])})"
    if better["given"] > better["worth"] or percent(words, better["given"]) == percent(words, better["worth"]):
        return words("turning-even", answer="\0", worth=percent(words, better["given"])).split("\0")[1]
    return f"({percent(words, better['worth'])} замість {percent(words, better['given'])})"


def given(step: int) -> str:
    """What was answered last before a step."""
    return meanings_of(read(random_record(SEED), load))[step - 1][1]


def percent(words: Words, chance: float) -> str:
    return words("chance", percent=int(chance * 100 + 0.5))


def test_a_turning_point_tells_what_was_decided(server: PageServer, browse: Browsing) -> None:
    words, match = Words("uk", "bigbrother"), finished(5)
    steps = [json.loads(step) for step in steps_of(match, OPEN)]
    walks = next(step for step in steps[100:] if step["answer"]["question"] == "step-policeman")
    ends = next(step for step in steps[100:] if any(event["code"] == "clash-lost" for event in step["events"]))
    turns = [
        {"step": walks["step"], "better": {"option": walks["answer"]["pick"], "worth": 0.5, "given": 0.5}},
        {"step": ends["step"], "better": None},
    ]
    points = [{"step": step, "chances": [0.5, 0.5]} for step in range(len(steps))]
    said = {"sides": ["opposition", "big-brother"], "points": points, "turns": turns}
    page = browse(f"{server.address}/t/{brought(server, write(match))}?step=0&seat=all", language="uk")
    page.route("**/analysis", lambda route: route.fulfill(json=said))
    page.get_by_role("button", name=words("chances"), exact=True).click()
    rows = page.get_by_role("region", name=words("chances"), exact=True).get_by_role("listitem")
    points_told = rows.filter(has=page.get_by_role("button"))
    expect(points_told).to_have_count(2)
    decided, happened = points_told.all()
    cell = words(f"cell-{walks['answer']['pick'].removeprefix('to:')}")
    expect(decided).to_contain_text(f"{words('seat-big-brother')}: {words('ask-step-policeman')} {cell}")
    for row, step in ((decided, walks), (happened, ends)):
        expect(row).to_contain_text(words("log-round-begins", round=step["view"]["public"]["round"]))
    expect(happened).to_contain_text(words.shape("log-clash-lost"))
    expect(happened).not_to_contain_text(words(f"seat-{ends['answer']['seat']}") + ":")
    require_sound_text(page, words)


@compiled
@pytest.mark.parametrize(("worth", "own", "even"), [(0.62, 0.618, True), (0.6, 0.64, True), (0.62, 0.58, False)])
def test_what_is_worth_no_more_is_not_called_better(
    server: PageServer, browse: Browsing, english: Words, worth: float, own: float, even: bool
) -> None:
    said = told(server, "analysis")
    rather = [turn["better"] and turn["better"]["option"] != given(turn["step"]) for turn in said["turns"]]
    different = rather.index(True)
    said["turns"][different]["better"] |= {"worth": worth, "given": own}
    page = opened(server, browse, english)
    page.route("**/analysis", lambda route: route.fulfill(json=said))
    page.get_by_role("button", name=english("chances"), exact=True).click()
    advice = page.get_by_role("region", name=english("chances"), exact=True).locator("small").nth(different)
    expect(advice).to_have_text(english.shape("turning-even" if even else "turning-better-than"))
    expect(advice).to_contain_text(percent(english, own))


@compiled
def test_axe_has_nothing_to_say_about_the_chart(server: PageServer, browse: Browsing, english: Words, axe: str) -> None:
    page = opened(server, browse, english, width=390)
    page.get_by_role("button", name=english("chances"), exact=True).click()
    page.get_by_role("heading", name=english("turning-points")).wait_for()
    assert not complaints(page, axe, widths=())


@compiled
def test_a_click_on_the_chart_goes_there(server: PageServer, browse: Browsing, english: Words) -> None:
    page = opened(server, browse, english)
    page.get_by_role("button", name=english("chances"), exact=True).click()
    plot = page.locator("button.plot")
    said = told(server, "analysis")
    steps, width = said["points"][-1]["step"], int(plot.evaluate("(one) => one.clientWidth"))
    far = max(range(steps), key=lambda step: min(abs(step - turn["step"]) for turn in said["turns"]))
    point = said["turns"][0]["step"]
    for click, goal in ((far * width / steps, far), (point * width / steps + 8, point)):
        plot.click(position={"x": click, "y": 20})
        require_step(page, goal)


def test_without_compiled_rules_it_says_so(server: PageServer, browse: Browsing, english: Words) -> None:
    page = opened(server, browse, english)
    browse.watches[page].allow("503")
    refusal = '{"error": {"code": "unavailable", "text": "the chances of a game need compiled rules"}}'
    page.route("**/analysis", lambda route: route.fulfill(status=503, body=refusal, content_type="application/json"))
    page.get_by_role("button", name=english("chances"), exact=True).click()
    expect(page.get_by_role("status").filter(has_text=english("chances-unavailable"))).to_be_visible()


def test_playing_on_from_a_moment(server: PageServer, browse: Browsing, english: Words) -> None:
    begun = turns()[4]
    page = opened(server, browse, english, f"step={begun}&seat=hunted-2")
    page.get_by_role("button", name=english("go-on"), exact=True).click()
    part = page.get_by_role("region", name=english("go-on"), exact=True)
    expect(part.get_by_text(english("go-on-text"))).to_be_visible()
    seat = part.get_by_role("combobox", name=english("go-on-seat"))
    expect(seat).to_have_value("hunted-2")
    seat.select_option("hunted-1")
    old = page.url
    part.get_by_role("button", name=english("go-on-start"), exact=True).click()
    page.wait_for_url(lambda url: urlsplit(url).path != urlsplit(old).path)
    page.get_by_role("region", name=english("decision"), exact=True).wait_for()
    settle(page)
    info = page.request.get(f"{server.address}/api{urlsplit(page.url).path.replace('/t/', '/tables/')}").json()
    assert info["mode"] == "practice"
    assert [(one["kind"], one["mine"]) for one in info["seats"]] == [("bot", False), ("here", True), ("bot", False)]
    expect(page.get_by_text(english("turn", turn=4), exact=True).first).to_be_visible()
    page.go_back()
    require_step(page, begun)
    expect(page.get_by_role("combobox", name=english("eyes-of"))).to_have_value("hunted-2")
    page.get_by_role("button", name=english("step-last")).click()
    page.get_by_role("button", name=english("go-on"), exact=True).click()
    expect(part.get_by_text(english("go-on-over"))).to_be_visible()
    expect(part.get_by_role("button", name=english("go-on-start"), exact=True)).to_be_disabled()


def test_the_way_back_leads_to_the_end(server: PageServer, browse: Browsing, english: Words) -> None:
    """The browser's, and the button's: each once."""
    page = browse(server.address)
    page.goto(f"{server.address}/t/{game_on(server)}")
    end, replay = page.locator("section.end"), panel(page, english)
    look = page.get_by_role("button", name=english("look-through"), exact=True).first
    before = page.evaluate("() => history.length")
    for back in (page.go_back, page.get_by_role("button", name=english("back-to-end"), exact=True).click):
        look.click()
        expect(replay).to_be_visible()
        page.get_by_role("button", name=english("step-on"), exact=True).click()
        require_step(page, 1)
        require_address(page, 1, "all")
        back()
        expect(end).to_be_visible()
        expect(replay).to_have_count(0)
        assert urlsplit(page.url).query == ""
    page.go_forward()
    require_step(page, 1)
    page.go_back()
    expect(end).to_be_visible()
    assert page.evaluate("() => history.length") == before + 1
    page.go_back()
    page.wait_for_url(server.address + "/")


def test_the_record_is_at_hand(server: PageServer, browse: Browsing, english: Words) -> None:
    page = opened(server, browse, english)
    link = page.get_by_role("link", name=english("download-record"))
    with page.expect_download() as kept:
        link.click()
    assert kept.value.path().read_bytes() == random_record(SEED)
