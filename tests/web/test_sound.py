"""What happens can be heard: every important event has a sound of its own kind, and nothing sounds unasked."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from fogtable.games import NAMES, load
from tests.server.harness import ROOT, Person
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, settle, until
from tests.web.tables import table
from tests.web.test_director import BOTH_CAUGHT, Hunt
from tests.web.words import Words

WEB = ROOT / "web"
LISTEN = """
[window.__contexts, window.__sources] = [[], 0];
window.AudioContext = class extends AudioContext {
  constructor(...all) {
    super(...all);
    window.__contexts.push(this);
  }
};
for (const make of ['createOscillator', 'createBufferSource']) {
  const real = BaseAudioContext.prototype[make];
  BaseAudioContext.prototype[make] = function () {
    window.__sources += 1;
    return real.call(this);
  };
}
"""
"""Notes what is made to sound."""
TOLD_BY_EAR = {
    "notalone": ("reveals", "caught", "avoids", "rescue-moves", "assimilation-moves", "plays-hunt", "plays-survival"),
    "onoda": ("check-succeeds", "check-fails", "mission-succeeds", "dies", "goes-mad", "survives", "alert-rises"),
    "bigbrother": ("steps", "searches", "clash-begins", "clash-won", "clash-lost", "authority", "arrested", "news"),
    "anima": ("rolls", "fights-monster", "beats", "beaten", "dies", "joins", "completes-mission", "meets"),
}
"""Events that nobody may take for each other, by game."""


def codes(game: str) -> list[str]:
    return list(load(game).log.table)


def checked(*games: str) -> list[str]:
    """Return what is wrong with how games sound."""
    if not (WEB / "node_modules").is_dir():
        pytest.skip("the web client's packages are not installed: `make test` installs them")
    said = "\n".join(json.dumps({"game": game, "codes": codes(game), "apart": TOLD_BY_EAR[game]}) for game in games)
    made = subprocess.run(
        ["node", "checks/sounds.js"], cwd=WEB, input=said, capture_output=True, text=True, check=True, timeout=120
    )
    return made.stdout.splitlines()


@pytest.mark.parametrize("game", NAMES)
def test_every_important_event_can_be_told_by_ear(game: str) -> None:
    assert checked(game) == []


@pytest.fixture
def hunt(server: PageServer, browse: Browsing) -> Iterator[Hunt]:
    with Person(server) as others:
        page = browse(server.address, speed="usual")
        page.add_init_script(LISTEN)
        made = Hunt(server, page, others)
        with made.anna:
            yield made


def contexts(page: Page) -> list[str]:
    states: list[str] = page.evaluate("() => window.__contexts.map(({ state }) => state)")
    return states


def test_it_sounds_after_the_first_tap_and_is_turned_off_by_a_key(hunt: Hunt, english: Words) -> None:
    page = hunt.page
    until(page, "() => window.__contexts.some(({ state }) => state === 'running')")
    hunt.until("caught", BOTH_CAUGHT)
    until(page, "() => window.__sources > 20")
    page.keyboard.press("s")
    expect(page.get_by_role("status").filter(has_text=english("sound-off"))).to_be_visible()
    until(page, "() => window.__contexts.every(({ state }) => state === 'closed')")
    page.reload()
    page.locator(".shell .bar").wait_for()
    assert contexts(page) == []
    page.keyboard.press("Shift")
    page.get_by_role("button", name=english("menu")).click()
    page.get_by_role("button", name=english("preferences")).click()
    switch = page.get_by_role("dialog").get_by_role("checkbox", name=english("wish-sound"))
    expect(switch).not_to_be_checked()
    assert contexts(page) == []
    switch.check()
    page.get_by_role("dialog").get_by_role("slider", name=english("wish-volume")).fill("0.25")
    until(page, "() => window.__contexts.length > 0")
    page.reload()
    page.locator(".shell .bar").wait_for()
    page.get_by_role("button", name=english("menu")).click()
    page.get_by_role("button", name=english("preferences")).click()
    expect(switch).to_be_checked()
    expect(page.get_by_role("dialog").get_by_role("slider", name=english("wish-volume"))).to_have_value("0.25")


def test_the_key_for_sounds_ends_nothing_that_is_being_played(hunt: Hunt) -> None:
    """Any other key does; whichever of the two listens first."""
    page = hunt.page
    until(page, "() => window.__contexts.some(({ state }) => state === 'running')")
    hunt.until("caught", BOTH_CAUGHT)
    until(page, "() => document.querySelector('[data-beat]')")
    pressed = """async () => {
      const key = { key: 's', code: 'KeyS', bubbles: true, cancelable: true };
      document.querySelector('.bar').dispatchEvent(new KeyboardEvent('keydown', key));
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return [localStorage.muted, document.querySelector('[data-beat]') !== null];
    }"""
    assert page.evaluate(pressed) == ["", True]


def test_nothing_is_made_to_sound_before_the_first_tap(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address, speed="usual")
    page.add_init_script(LISTEN)
    page.goto(table(server, page, "here", "bot", creature=0))
    Player(page, english).wait()
    page.wait_for_load_state("networkidle")
    assert contexts(page) == []
    page.keyboard.press("Shift")
    until(page, "() => window.__contexts.length === 1")


def test_the_first_key_may_be_the_one_that_turns_it_off(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address, speed="usual")
    page.add_init_script(LISTEN)
    page.goto(table(server, page, "here", "bot", creature=0))
    Player(page, english).wait()
    page.keyboard.press("s")
    expect(page.get_by_role("status").filter(has_text=english("sound-off"))).to_be_visible()
    assert contexts(page) == []


def test_a_page_out_of_sight_is_silent_and_so_is_one_that_plays_nothing(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    page = browse(server.address, speed="usual")
    page.add_init_script(LISTEN)
    address = table(server, page, "here", "bot", creature=0)
    page.goto(address)
    Player(page, english).wait()
    page.keyboard.press("Shift")
    until(page, "() => window.__contexts.some(({ state }) => state === 'running')")
    page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', { get: () => true });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    until(page, "() => window.__contexts.every(({ state }) => state === 'suspended')")
    page.evaluate("() => (localStorage['speed-notalone'] = 'off')")
    page.goto(address)
    Player(page, english).wait()
    page.keyboard.press("Shift")
    settle(page)
    page.wait_for_load_state("networkidle")
    assert contexts(page) == []
