"""1984 behind Big Brother's screen: a phase planned by map and by keyboard, clashes on stage, the planning board."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from fogtable.core.cards import NONE
from fogtable.core.events import told
from fogtable.core.match import Match
from fogtable.core.record import write
from fogtable.core.visibility import OPEN
from fogtable.games import load
from fogtable.games.bigbrother.chart import fighters_on, ways_for_police
from fogtable.games.bigbrother.components import BIG_BROTHER, Cell
from fogtable.games.bigbrother.patrol import holds_token
from fogtable.games.bigbrother.questions import Command, Fallen, LayDirective
from tests.web.conftest import Browsing
from tests.web.harness import (
    PageServer,
    Player,
    brought,
    decision,
    require_fits,
    require_sound_text,
    same_session,
    settle,
)
from tests.web.test_accessibility import complaints
from tests.web.test_whole_games import forbid_pointer
from tests.web.words import Words

GAME = load("bigbrother")


def by_chance(seed: int, seats: int = 3) -> Iterator[Match]:
    """Play a game by chance; give the match before each answer, and when it is over."""
    match = Match(GAME, seats, GAME.options(), seed)
    luck = random.Random(seed)
    while not match.over:
        yield match
        seat = match.awaited()[0]
        match.play(seat, luck.choice(eager(match, match.offered(seat))))
    yield match


def eager(match: Match, offered: list[str]) -> list[str]:
    """Return what leads to a clash at once, if anything does."""
    pawns = [f"to:{Cell.name(cell)}" for cell in match.state.at if cell != NONE]
    fierce = [one for one in offered if one.startswith(("attack", "reveal", "join")) or one in pawns]
    return fierce or [one for one in offered if one.startswith("step:")] or offered


@cache
def finished(seed: int, seats: int = 3) -> Match:
    """Return a game that was played by chance to its end."""
    *_, match = by_chance(seed, seats)
    return match


def quiet_steps(match: Match, cell: int) -> list[int]:
    """Return where policemen of a cell can step without anything to do there."""
    t = match.state
    return [to for to in ways_for_police(cell) if not holds_token(t, to) and not len(fighters_on(t, to))]


@cache
def phase_to_plan() -> tuple[int, int, str, list[str]]:
    """Return a Big Brother phase with two hidden policemen on a cell and two quiet cells beside it, and much to spend.

    That is the seed of the game, the number of answers before, the cell, and the cells beside it.
    """
    for seed in range(100):
        for step, match in enumerate(by_chance(seed)):
            question = None if match.over else match.question(BIG_BROTHER)
            if question is None or question[0] is not Command or match.state.resources < 6:
                continue
            for cell in Cell.ALL:
                men = sum(at == cell for at in match.state.hidden_at)
                beside = quiet_steps(match, cell)
                if men > 1 and len(beside) > 1:
                    return seed, step, Cell.name(cell), [Cell.name(to) for to in beside]
    raise AssertionError("no phase to plan")


def go_on(server: PageServer, page: Page, seed: int, step: int, seat: str = "big-brother") -> str:
    """Go on from a position of a game, as Big Brother unless another seat is named; return the table's id."""
    origin = brought(server, write(finished(seed)))
    body = {"seat": seat, "step": step}
    response = page.request.post(f"{server.address}/api/tables/{origin}/go-on", data=body)
    assert response.status == 201, response.text()
    made: str = response.json()["id"]
    page.goto(f"{server.address}/t/{made}")
    page.locator("section.office" if seat == "big-brother" else "section.fallen").wait_for()
    settle(page)
    return made


def region(page: Page, words: Words, name: str) -> Locator:
    return page.get_by_role("region", name=words(name), exact=True)


def on_cell(page: Page, cell: str) -> Locator:
    return page.locator(f"[data-cell='{cell}'] button")


def deed(words: Words, what: str, **args: str) -> str:
    return words(f"office-deed-{what}", **{name: words(f"cell-{cell}") for name, cell in args.items()})


def require_plan(page: Page, words: Words, *deeds: str) -> None:
    """Make sure that the plan has these deeds in this order."""
    expect(region(page, words, "office-draft").get_by_role("listitem").locator(".what")).to_have_text(list(deeds))
    settle(page)


def require_purse(page: Page, words: Words, table: dict[str, Any], left: int) -> None:
    said = words("office-purse", now=table["resources"], left=left, most=table["max_resources"])
    expect(region(page, words, "office-draft").get_by_text(said)).to_be_visible()


def test_a_phase_is_planned_on_the_map(server: PageServer, browse: Browsing, axe: str) -> None:
    seed, step, cell, (first, second, *_) = phase_to_plan()
    words = Words("en", "bigbrother")
    page = browse(server.address)
    name = go_on(server, page, seed, step)
    pieces = page.locator(f"[data-cell='{cell}'] [data-police^='hidden']")
    with same_session(page, server) as person:
        before = person.view(name, "big-brother")
        # A step by two taps, another one by dragging, a camera by a tap.
        pieces.first.click()
        on_cell(page, first).click()
        walk = deed(words, "step", cell=cell, other=first)
        require_plan(page, words, walk)
        drop = page.locator(f"[data-cell='{second}']").bounding_box()
        assert drop is not None
        pieces.first.hover()
        page.mouse.down()
        page.mouse.move(drop["x"] + drop["width"] / 2, drop["y"] + drop["height"] / 2, steps=4)
        page.mouse.up()
        drag = deed(words, "step", cell=cell, other=second)
        require_plan(page, words, walk, drag)
        decision(page, words).get_by_role("button", name=re.compile(re.escape(words("do-command-camera")))).click()
        watched = page.locator("[data-cell]:has(> button[aria-disabled=false])").first.get_attribute("data-cell") or ""
        on_cell(page, watched).click()
        watch = deed(words, "camera", cell=watched)
        require_plan(page, words, walk, drag, watch)
        price = before["public"]["numbers"][4]
        require_purse(page, words, before["public"], before["public"]["resources"] - 2 - price)
        assert not complaints(page, axe, (1280,))
        # Rearranged: nothing has happened yet.
        page.get_by_role("button", name=words("office-earlier", deed=watch), exact=True).click()
        require_plan(page, words, walk, watch, drag)
        page.get_by_role("button", name=words("office-remove", deed=walk), exact=True).click()
        require_plan(page, words, watch, drag)
        assert person.view(name, "big-brother")["public"] == before["public"]
        left = before["public"]["resources"] - 1 - price
        require_purse(page, words, before["public"], left)
        page.get_by_role("button", name=words("send-draft", count=2), exact=True).click()
        expect(region(page, words, "office-draft").get_by_text(words("office-draft-empty"))).to_be_visible()
        after = person.view(name, "big-brother")
        assert after["public"]["resources"] == left
        assert watched in after["public"]["cameras"]
        places = list(after["own"]["hidden_at"].values())
        assert second in places
        assert places.count(cell) == list(before["own"]["hidden_at"].values()).count(cell) - 1


def test_what_rests_on_a_step_goes_with_it(server: PageServer, browse: Browsing) -> None:
    """Two steps of one policeman: without the first there is no second."""
    seed, step, cell, (near, *_) = phase_to_plan()
    words = Words("uk", "bigbrother")
    page = browse(server.address, language="uk", width=390)
    go_on(server, page, seed, step)
    page.locator(f"[data-cell='{cell}'] [data-police^='hidden']").first.click()
    on_cell(page, near).click()
    walk = deed(words, "step", cell=cell, other=near)
    require_plan(page, words, walk)
    page.locator(f"[data-cell='{near}'] [data-police]").first.click()
    on_cell(page, cell).click()
    back = deed(words, "step", cell=near, other=cell)
    require_plan(page, words, walk, back)
    require_sound_text(page, words)
    require_fits(page, 390)
    page.get_by_role("button", name=words("office-remove", deed=walk), exact=True).click()
    require_plan(page, words)
    expect(page.get_by_text(words("office-taken-out", count=1))).to_be_visible()


def test_a_phase_is_planned_by_keyboard_alone(server: PageServer, browse: Browsing) -> None:
    seed, step, cell, (near, *_) = phase_to_plan()
    words = Words("en", "bigbrother")
    page = browse(server.address)
    name = go_on(server, page, seed, step)
    forbid_pointer(page)
    me = Player(page, words, by="keyboard")
    place = words(f"cell-{cell}")
    me.press(f"[...document.querySelectorAll('button.man')].find((one) => one.textContent.includes({place!r}))")
    page.locator(f"[data-cell='{near}'] button[aria-disabled=false]").wait_for()
    me.press(f"document.querySelector('[data-cell={near}] button')")
    require_plan(page, words, deed(words, "step", cell=cell, other=near))
    # Escape takes back what is open, not the plan.
    me.press("document.querySelector('button.man[aria-disabled=false]')")
    expect(region(page, words, "office-draft").get_by_role("listitem")).to_have_count(2)
    page.keyboard.press("Escape")
    require_plan(page, words, deed(words, "step", cell=cell, other=near))
    me.look()
    me.confirm()
    expect(region(page, words, "office-draft").get_by_text(words("office-draft-empty"))).to_be_visible()
    with same_session(page, server) as person:
        assert near in person.view(name, "big-brother")["own"]["hidden_at"].values()


def events_of(match: Match) -> list[dict[str, Any]]:
    found = (told(entry, OPEN, match.names) for entry in match.state.log)
    return [event for event in found if event is not None]


@cache
def much_fought() -> int:
    """Return the seed of the game with the most clashes that were decided."""
    return max(range(12), key=lambda seed: sum(event["code"] == "compares" for event in events_of(finished(seed, 5))))


def values(side: Locator) -> list[int]:
    return [int(text.replace("−", "-")) for text in side.locator(".terms li:not(.total) b").all_inner_texts()]


def test_every_term_of_every_clash_is_named(server: PageServer, browse: Browsing) -> None:
    match = finished(much_fought(), 5)
    fought = [event for event in events_of(match) if event["code"] in ("compares", "clash-without-winner")]
    assert sum(event["code"] == "compares" for event in fought) > 5
    words = Words("en", "bigbrother")
    page = browse(f"{server.address}/t/{brought(server, write(match))}")
    stage = region(page, words, "clash")
    stage.get_by_role("button", name=re.compile("|".join(map(words, ("clash-open", "clash-close"))))).wait_for()
    if stage.get_by_role("button", name=words("clash-open"), exact=True).count():
        stage.get_by_role("button", name=words("clash-open"), exact=True).click()
    for number in range(len(fought), 0, -1):
        expect(stage.get_by_text(f"{number} / {len(fought)}", exact=True)).to_be_visible()
        expect(stage.locator(".stamp")).to_be_visible()
        event = fought[number - 1]
        if event["code"] == "compares":
            opposition, police = stage.locator(".side").all()
            assert sum(values(opposition)) == event["args"]["strength"]
            assert sum(values(police)) == event["args"]["difficulty"]
            assert words("clash-other") not in stage.inner_text()
        if number > 1:
            stage.get_by_role("button", name=words("clash-earlier"), exact=True).click()
    # The same in the middle of looking the game through.
    page.goto(f"{page.url.split('?')[0]}?step={len(match.answers) - 1}&seat=all")
    expect(stage).to_be_visible()


@cache
def clash_to_fight() -> tuple[int, int]:
    """Return a clash in which Big Brother is about to lay directives: seed and step."""
    for seed in range(100):
        for step, match in enumerate(by_chance(seed)):
            question = None if match.over else match.question(BIG_BROTHER)
            if question is not None and question[0] is LayDirective:
                return seed, step
    raise AssertionError("nobody fights")


@pytest.mark.parametrize("language", ["ru"])
def test_a_clash_goes_over_the_stage(server: PageServer, browse: Browsing, axe: str, language: str) -> None:
    words = Words(language, "bigbrother")
    page = browse(server.address, width=390, language=language, color_scheme="dark")
    go_on(server, page, *clash_to_fight())
    stage = region(page, words, "clash")
    acts = stage.locator(".acts button")
    expect(acts.first).to_have_attribute("aria-current", "step")
    expect(acts.nth(1)).to_be_disabled()
    me = Player(page, words, seed=1)
    for _ in range(60):
        if stage.locator(".stamp").count():
            break
        me.step()
    expect(stage.locator(".stamp")).to_be_visible()
    require_fits(page, 390)
    require_sound_text(page, words)
    assert not complaints(page, axe, (390,))
    # Once more, part by part.
    stage.get_by_role("button", name=words("clash-again"), exact=True).click()
    for number, act in enumerate(("fighters", "laid", "revealed", "sum", "outcome")):
        expect(acts.nth(number)).to_have_attribute("aria-current", "step")
        expect(acts.nth(number)).to_contain_text(words(f"clash-act-{act}"))
        expect(stage.locator(".stamp")).to_have_count(int(act == "outcome"))
        if act != "outcome":
            stage.get_by_role("button", name=words("clash-on"), exact=True).click()


def test_the_planning_board_opens_when_the_game_is_ended(server: PageServer, browse: Browsing, axe: str) -> None:
    """Ended early by the host: nothing is told before, all afterwards."""
    words = Words("uk", "bigbrother")
    page = browse(server.address, language="uk")
    name = go_on(server, page, *clash_to_fight())
    expect(region(page, words, "planning")).to_have_count(0)
    with same_session(page, server) as person:
        assert person.get(f"/tables/{name}/replay?seat=all&step=0").json()["error"]["code"] == "not-over"
        now = person.view(name, "big-brother")
        stood = [cell for cell in now["own"]["hidden_at"].values() if cell != "none"]
        assert person.post(f"/tables/{name}/end", {"seat": "big-brother"}).status_code == 200
    board = region(page, words, "planning")
    board.get_by_role("button", name=words("planning-open"), exact=True).click()
    slider = board.get_by_role("slider", name=words("planning-slider"), exact=True)
    last = slider.get_attribute("max") or ""
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_value(last)
    seen = now["public"]
    when = words("planning-moment", round=seen["round"], phase=words(f"phase-{seen['phase']}"))
    expect(slider).to_have_attribute("aria-valuetext", when)
    believed = len(seen["abroad"])
    where = words("planning-anywhere") if believed == len(Cell.names) - 1 else words("planning-cells", number=believed)
    expect(board.get_by_text(where)).to_be_visible()
    expect(board.locator("[data-cell] .belief")).to_have_count(believed)
    figures = [cell for cell in seen["figure_at"] if cell != "none"]
    expect(board.get_by_text(words("planning-visible", number=len(figures)))).to_be_visible()
    expect(board.locator(".seen")).to_have_count(len(set(figures)))
    expect(board.get_by_text(words("planning-hidden", number=len(stood)))).to_be_visible()
    for cell in set(stood):
        man = board.locator(f"[data-cell='{cell}'] .man:not(.seen)")
        expect(man).to_be_visible()
        expect(man).to_have_text(str(stood.count(cell)) if stood.count(cell) > 1 else "")
    board.get_by_role("checkbox", name=words("planning-truth"), exact=True).uncheck()
    expect(board.locator(".man:not(.seen)")).to_have_count(0)
    board.get_by_role("checkbox", name=words("planning-truth"), exact=True).check()
    slider.press("Home")
    first = words("planning-moment", round=1, phase=words("phase-opposition"))
    expect(slider).to_have_attribute("aria-valuetext", first)
    require_sound_text(page, words)
    assert not complaints(page, axe, (390,))
    require_fits(page, 390)


def test_a_plan_outlives_a_reload_of_the_page_and_not_its_question(server: PageServer, browse: Browsing) -> None:
    seed, step, cell, (first, second, *_) = phase_to_plan()
    words = Words("en", "bigbrother")
    page = browse(server.address)
    name = go_on(server, page, seed, step)
    kept = f"() => localStorage.getItem('draft-{name}-big-brother')"
    walks = [deed(words, "step", cell=cell, other=other) for other in (first, second)]
    for other, planned in ((first, walks[:1]), (second, walks)):
        page.locator(f"[data-cell='{cell}'] [data-police^='hidden']").first.click()
        on_cell(page, other).click()
        require_plan(page, words, *planned)
    page.reload()
    require_plan(page, words, *walks)
    # It goes on as before: one deed less, one more.
    region(page, words, "office-draft").get_by_role("button", name=words("office-remove", deed=walks[0])).click()
    require_plan(page, words, walks[1])
    page.reload()
    require_plan(page, words, walks[1])
    decision(page, words).get_by_role("button", name=words("send-draft", count=1)).click()
    settle(page)
    expect(region(page, words, "office-draft").get_by_role("listitem")).to_have_count(0)
    with same_session(page, server) as person:
        assert second in person.view(name, "big-brother")["own"]["hidden_at"].values()
        assert page.evaluate(kept) is None
        # Planned here, and answered elsewhere meanwhile: nothing is left of it.
        page.locator(f"[data-cell='{cell}'] [data-police^='hidden']").first.click()
        on_cell(page, first).click()
        require_plan(page, words, walks[0])
        assert page.evaluate(kept) is not None
        page.goto("about:blank")
        assert person.answer(name, "big-brother", ["end"]).status_code == 200
        page.goto(f"{server.address}/t/{name}")
        page.locator("section.office, .nineteen").first.wait_for()
        settle(page)
        assert page.evaluate(kept) is None


def test_a_plan_that_is_too_long_is_refused_in_words(server: PageServer, browse: Browsing) -> None:
    """The page takes as many picks as the server does; what was planned before stays."""
    seed, step, cell, (first, *_) = phase_to_plan()
    words = Words("en", "bigbrother")
    page = browse(server.address)
    name = go_on(server, page, seed, step)
    page.locator(f"[data-cell='{cell}'] [data-police^='hidden']").first.click()
    on_cell(page, first).click()
    require_plan(page, words, deed(words, "step", cell=cell, other=first))
    with same_session(page, server) as person:
        picks = [f"step:{cell}+{first}"] * 65
        assert person.preview(name, "big-brother", picks).json()["error"]["code"] == "bad-body"
    lengthen = """name => {
      const kept = JSON.parse(localStorage.getItem(name));
      localStorage.setItem(name, JSON.stringify({ ...kept, said: Array(65).fill(kept.said[0]) }));
    }"""
    page.evaluate(lengthen, f"draft-{name}-big-brother")
    page.reload()
    expect(page.get_by_text(words("error-long-plan"))).to_be_visible()
    expect(region(page, words, "office-draft").get_by_role("listitem")).to_have_count(0)


@cache
def fallen_player() -> tuple[int, int, str]:
    """Return a position in which a fallen player is asked what he does: seed, step and his seat."""
    for seed in range(100):
        for step, match in enumerate(by_chance(seed)):
            for seat in () if match.over else match.awaited():
                question = match.question(seat)
                if question is not None and question[0] is Fallen and "volunteer" in match.offered(seat):
                    return seed, step, match.names[seat]
    raise AssertionError("nobody falls")


@pytest.mark.clauses("BB-14.12", "BB-14.13", "BB-14.14")
@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("ru", 390)])
def test_a_fallen_player_is_told_what_is_left_to_him(
    server: PageServer, browse: Browsing, axe: str, language: str, width: int
) -> None:
    words = Words(language, "bigbrother")
    page = browse(server.address, width=width, language=language)
    seed, step, seat = fallen_player()
    name = go_on(server, page, seed, step, seat)
    told = region(page, words, "fallen")
    expect(told).to_contain_text(words("fallen-about"))
    for service in ("denounce", "volunteer", "duty", "betray"):
        expect(told).to_contain_text(words(f"fallen-{service}-text"))
    expect(region(page, words, "hand")).to_have_count(0)
    expect(decision(page, words).get_by_role("heading", name=words("ask-fallen"))).to_be_visible()
    require_fits(page, width)
    require_sound_text(page, words)
    assert not complaints(page, axe, (width,))
    with same_session(page, server) as person:
        before = person.view(name, seat)
        assert not [at for at in before["own"].get("hidden_at", {}).values() if at != "none"], "he sees no policeman"
        decision(page, words).get_by_role("button", name=words("do-fallen-volunteer")).click()
        settle(page)
        page.keyboard.press("Enter")
        settle(page)
        log = [event["code"] for event in person.get(f"/tables/{name}/log?seat={seat}").json()["events"]]
        assert "volunteers" in log[before["log"] :]
    expect(told).to_be_visible()
