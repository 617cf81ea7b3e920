"""1984 behind Big Brother's screen: a phase planned by map and by keyboard, clashes on stage, the planning board."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Route, expect

from fogtable.games.bigbrother.components import Cell
from fogtable.games.bigbrother.questions import Fallen
from tests.web.bigbrother_games import (
    by_chance,
    clash_to_fight,
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
from tests.web.harness import (
    PageServer,
    Player,
    decision,
    require_fits,
    require_sound_text,
    same_session,
    settle,
)
from tests.web.pictures import VIEWS
from tests.web.test_accessibility import complaints
from tests.web.test_whole_games import forbid_pointer
from tests.web.words import Words


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
        supplied(page, words, "camera").click()
        watched = page.locator("[data-cell]:has(> button[aria-disabled=false])").first.get_attribute("data-cell") or ""
        on_cell(page, watched).click()
        watch = deed(words, "camera", cell=watched)
        require_plan(page, words, walk, drag, watch)
        # The plan's numbers stand on the map.
        expect(page.locator(".sheet .stamp")).to_have_text(["1", "2", "3"])
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
    expect(board.locator("[data-man=visible]")).to_have_count(len(set(figures)))
    expect(board.get_by_text(words("planning-hidden", number=len(stood)))).to_be_visible()
    for cell in set(stood):
        man = board.locator(f"[data-cell='{cell}'] [data-man=hidden]")
        expect(man).to_be_visible()
        expect(man).to_have_text(str(stood.count(cell)) if stood.count(cell) > 1 else "")
    board.get_by_role("checkbox", name=words("planning-truth"), exact=True).uncheck()
    expect(board.locator("[data-man=hidden]")).to_have_count(0)
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
        page.locator("section.office").first.wait_for()
        settle(page)
        assert page.evaluate(kept) is None


def test_a_quick_hand_does_not_buy_what_it_did_not_mean(server: PageServer, browse: Browsing) -> None:
    """A policeman and a cell, sooner than it is known where he can go: a step, though a camera is sold there too."""
    seed, step, cell, (first, *_) = phase_to_plan()
    words = Words("en", "bigbrother")
    page = browse(server.address)
    go_on(server, page, seed, step)
    expect(on_cell(page, first)).not_to_have_attribute("aria-disabled", "true")
    settle(page)
    held: list[Route] = []
    page.route("**/preview", lambda route: held.append(route))
    page.locator(f"[data-cell='{cell}'] [data-police^='hidden']").first.click()
    on_cell(page, first).click()
    picks = [route.request.post_data_json["picks"] for route in held]
    assert [[pick.split(":")[0] for pick in one] for one in picks] == [["step"]], picks
    page.unroute("**/preview")  # which lets through what was held
    require_plan(page, words, deed(words, "step", cell=cell, other=first))


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


def test_what_can_be_bought_is_dragged_onto_the_city(server: PageServer, browse: Browsing) -> None:
    page = browse(server.address)
    VIEWS["bigbrother-office"].open(server, page)
    expect(page.locator(".beam")).to_have_count(3)  # one for each who is in the city
    words = Words("en", "bigbrother")
    camera = supplied(page, words, "camera")
    button = decision(page, words).get_by_role("button", name=re.compile("^" + words("do-command-camera")))
    expect(button).to_have_count(0)
    for size in ((820, 1180), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        end = decision(page, words).get_by_role("button", name=words("do-command-end"), exact=True).bounding_box()
        assert end
        assert end["width"] > 80, "it keeps its place beside what carries out the plan"
    # On a phone there is no place for pieces.
    expect(button).to_be_visible()
    expect(camera).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 800})
    camera.click()
    expect(camera).to_have_attribute("aria-pressed", "true")
    camera.click()
    expect(camera).to_have_attribute("aria-pressed", "false")
    camera.drag_to(page.locator("[data-cell=pe06] .spot"), force=True)
    expect(page.locator(".draft li")).to_have_count(2)
