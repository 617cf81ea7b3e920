"""Clashes of 1984 on stage: every term of both sums, laid cards, windows, the end."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fogtable.core.declarations.events import told
from fogtable.core.declarations.visibility import OPEN
from fogtable.core.formats.record import write
from fogtable.core.play.match import Match
from tests.web.bigbrother_games import clash_to_fight, finished, go_on, region
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, decision, require_fits, require_sound_text, settle, warm
from tests.web.pictures import VIEWS, Scene, asks
from tests.web.tables import brought
from tests.web.test_accessibility import complaints
from tests.web.words import Words


def events_of(match: Match) -> list[dict[str, Any]]:
    found = (told(entry, OPEN, match.names) for entry in match.state.log)
    return [event for event in found if event is not None]


@cache
def much_fought() -> int:
    """Return the seed of the game with the most clashes that were decided."""
    return max(range(12), key=lambda seed: sum(event["code"] == "compares" for event in events_of(finished(seed, 5))))


OVER = """() => {
  const band = document.querySelector('p.stamp');
  const { left, top, width, height } = band.getBoundingClientRect();
  const at = (share) => document.elementFromPoint(left + width * share, top + height / 2);
  return [0.1, 0.3, 0.5, 0.7, 0.9].map(at).filter((one) => !band.contains(one)).map((one) => one.outerHTML);
}"""
"""What lies over the band that tells who has won."""


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
        expect(stage.locator("p.stamp")).to_be_visible()
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
        seen = me.wait()
        if stage.locator("p.stamp").count():
            break
        me.act(seen)
    acts.last.click()  # whoever looks at a part keeps it open
    expect(stage.locator("p.stamp")).to_be_visible()
    require_fits(page, 390)
    require_sound_text(page, words)
    assert not complaints(page, axe, (390,))
    acts.first.click()  # on a phone the strip leads through it again
    expect(stage.locator("p.stamp")).to_have_count(0)
    # Once more, part by part.
    acts.last.click()
    page.set_viewport_size({"width": 1280, "height": 844})
    stage.get_by_role("button", name=words("clash-again"), exact=True).click()
    for number, act in enumerate(("fighters", "laid", "revealed", "sum", "outcome")):
        expect(acts.nth(number)).to_have_attribute("aria-current", "step")
        expect(acts.nth(number)).to_contain_text(words(f"clash-act-{act}"))
        expect(stage.locator("p.stamp")).to_have_count(int(act == "outcome"))
        if act != "outcome":
            acts.nth(number + 1).click()


def test_who_has_won_is_in_sight_at_once(server: PageServer, browse: Browsing) -> None:
    """The band lies over the stage, whatever stands above it, and nothing lies over the band."""
    page = browse(server.address, language="ru")
    VIEWS["bigbrother-clash"].open(server, page)
    band = page.locator("p.stamp")
    faces = page.locator(".clash .portrait :is(.pawn, .faces i)")
    expect(faces).to_have_count(2)  # one who fights, one policeman: they fill the stage where there is room
    settle(page)
    assert all(one.evaluate("(face) => face.clientHeight") > 200 for one in faces.all())
    for width, height in ((1280, 800), (1024, 640), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        expect(band).to_be_in_viewport(ratio=0.9)  # its ends lie beyond the edges
        over = page.evaluate(OVER)
        assert over == [], (width, height)


def outnumbered(match: Match) -> bool:
    """Where somebody is to lay a card against several policemen."""
    state = match.state
    return asks("lay-support")(match) and sum(cell == state.clash_at for cell in state.figure_at) > 2


def test_no_policeman_looks_like_the_one_beside(server: PageServer, browse: Browsing) -> None:
    page = browse(server.address)
    Scene("bigbrother", outnumbered, seats=5).open(server, page)
    faces = page.locator(".clash .faces i")
    expect(faces.locator("img")).to_have_count(faces.count())
    assert faces.all_inner_texts() == [str(at + 1) for at in range(faces.count())]
    drawn = [one.get_attribute("src") for one in faces.locator("img").all()]
    assert all(one != other for one, other in pairwise(drawn))
    for one in faces.all():
        box = one.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 90


def test_on_a_phone_the_odds_of_what_is_chosen_are_read_whole(server: PageServer, browse: Browsing) -> None:
    """Beside what confirms there is no room for them."""
    page = browse(server.address)
    page.set_viewport_size({"width": 390, "height": 844})
    Scene("bigbrother", outnumbered, seats=5, picks=("kind-baton",)).open(server, page)
    told = page.locator(".bar .said p")
    expect(told).to_have_text(re.compile(r"\d+ % to win"))
    assert told.evaluate("(one) => one.parentElement.scrollHeight - one.parentElement.clientHeight") <= 1


WATCH = """
([title, ended]) => {
  window.__seen = { waits: false, early: [] };
  const shape = new RegExp(ended);
  const lines = () => [...document.querySelectorAll('.log li')].filter((one) => shape.test(one.textContent));
  const known = lines().length;
  const look = () => {
    const said = document.querySelector('.bar h2')?.textContent.trim();
    window.__seen.waits ||= said === title;
    if (lines().length > known && !document.querySelector('.clash .stamp')) window.__seen.early.push(said);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""
"""Looks at every change of the page: whether it waits for the stage, and whether it tells the end of a clash before."""


def test_nothing_tells_the_end_of_a_clash_before_the_stage_does(server: PageServer, browse: Browsing) -> None:
    """Prompt and log wait. What is public of both sums is told before the cards."""
    words = Words("en", "bigbrother")
    page = browse(server.address, calm=False, speed="usual")
    go_on(server, page, *clash_to_fight())
    stage, bar = region(page, words, "clash"), decision(page, words)
    sums = stage.locator(".terms:has(.total)").filter(has_text=words("clash-so-far"))
    expect(sums.first).to_be_visible()
    for one in sums.all():
        terms = [int(text.replace("−", "-")) for text in one.locator("li:not(.total) b").all_inner_texts()]
        assert sum(terms) == int(one.locator(".total b").inner_text())
    shapes = [words.shape(f"log-{code}").pattern for code in ("clash-won", "clash-drawn", "clash-lost")]
    warm(page)
    page.evaluate(WATCH, [words("revealing"), "|".join(shapes)])
    for _ in range(20):
        if stage.locator("p.stamp").count() or bar.get_by_role("heading", name=words("revealing")).count():
            break
        main, choice = bar.locator("button.main:enabled"), bar.locator("[role=group] button[aria-pressed=false]")
        if main.count():
            main.click()
        elif choice.count():
            choice.first.click()
        settle(page)
    expect(stage.locator("p.stamp")).to_be_visible()
    assert page.evaluate("() => window.__seen") == {"waits": True, "early": []}
