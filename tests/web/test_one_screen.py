"""The table is one screen: at every size nothing of it lies outside, and no letter is too small to be read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from fogtable.games.anima.components import RollOf
from tests.web.anima_games import asked, go_on, moment
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, settle
from tests.web.tables import opened
from tests.web.test_anima_table import rolled
from tests.web.words import Words

SIZES = ((1280, 800), (1024, 640), (820, 1180), (390, 844), (360, 640))
BOT = {"kind": "bot"}
HERE = {"kind": "here", "name": "Анна"}
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "hunted": ("notalone", {"players": [HERE, BOT, BOT], "first": 2}),
    "creature": ("notalone", {"players": [HERE, BOT, BOT], "first": 0}),
    "seven": ("notalone", {"players": [BOT, BOT, BOT, HERE, BOT, BOT, BOT], "first": 0}),
    "opposition": ("bigbrother", {"players": [BOT, HERE, BOT], "first": 0}),
    "big-brother": ("bigbrother", {"players": [HERE, BOT, BOT], "first": 0}),
    "onoda": ("onoda", {"players": [HERE]}),
    "party": ("anima", {"players": [HERE, BOT], "first": 0}),
    "parties": ("anima", {"players": [HERE, BOT, BOT], "first": 0}),
}
LEAST = 12
"""The least size of letters in pixels; of numbers it is one less."""
BOARD = 0.39
"""The least part of the window's height that is the board's."""

MEASURE = r"""() => {
  const shell = document.querySelector('.shell');
  const main = document.querySelector('main');
  const small = new Set();
  const walker = document.createTreeWalker(shell, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const one = text.parentElement;
    const said = text.data.trim();
    if (!said || one.closest('.hidden-text, [hidden], option')) continue;
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const scale = one.getScreenCTM?.()?.a ?? 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < (/\p{L}/u.test(said) ? LEAST : LEAST - 1) - 0.05) small.add(`${said}: ${size}`);
  }
  const prompt = shell.querySelector('.prompt').getBoundingClientRect();
  return {
    page: document.documentElement.scrollHeight - innerHeight,
    wide: document.documentElement.scrollWidth - innerWidth,
    main: main.scrollHeight - main.clientHeight + main.scrollWidth - main.clientWidth,
    board: shell.querySelector('.stage').getBoundingClientRect().height / innerHeight,
    prompt: [prompt.top, prompt.height],
    small: [...small],
  };
}""".replace("LEAST", str(LEAST))

LARGE = """() => {
  const shell = document.querySelector('.shell');
  const prompt = shell.querySelector('.prompt').getBoundingClientRect();
  const inside = (one) => {
    const box = one.getBoundingClientRect();
    return box.top > prompt.top - 1 && box.bottom < prompt.bottom + 1 && box.right <= innerWidth;
  };
  const whole = (one) => one.scrollHeight < one.clientHeight * 1.1 && one.scrollWidth <= one.clientWidth;
  const ends = [...shell.querySelectorAll('.prompt .end .button')].filter((one) => !inside(one) || !whole(one));
  const asked = [...shell.querySelectorAll('.prompt h2')].filter((one) => {
    const { top } = one.getBoundingClientRect(); // a long one scrolls
    return top < prompt.top || top > prompt.bottom;
  });
  const cut = [...ends, ...asked];
  return {
    page: document.documentElement.scrollHeight - innerHeight,
    wide: document.documentElement.scrollWidth - innerWidth,
    prompt: [prompt.top >= 0, prompt.bottom <= innerHeight],
    cut: cut.map((one) => one.outerHTML),
  };
}"""
"""What of the decision is cut off when letters are twice as large."""


Places = dict[tuple[int, int], list[float]]
"""Where the decision lies at each size, and its height."""

MOMENTS = {
    "battle": ("en", rolled(RollOf.BATTLE)),
    "between parties": ("ru", rolled(RollOf.BATTLE, rival=True)),
    "check": ("uk", rolled(RollOf.CHECK)),
    "exploration": ("en", rolled(RollOf.EXPLORATION)),
    "offer": ("ru", asked("make-offer")),
    "answer": ("uk", asked("answer-offer")),
    "claim": ("en", asked("claim-card")),
}
"""What comes late in a game of ANIMA, and the language in which it is looked at."""


def require_one_screen(page: Page, places: Places) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        seen = page.evaluate(MEASURE)
        where = (width, height)
        assert (seen["page"], seen["wide"], seen["main"]) == (0, 0, 0), where
        assert seen["prompt"] == places.setdefault(where, seen["prompt"]), where
        assert seen["small"] == [], where
        assert seen["board"] > BOARD, where
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("table", TABLES)
def test_nothing_scrolls_and_the_decision_keeps_its_place(
    server: PageServer, browse: Browsing, table: str, language: str
) -> None:
    game, setting = TABLES[table]
    words = Words(language, game)
    page = browse(server.address, language=language)
    browse.watches[page].looks_ahead = game == "bigbrother"
    page.goto(opened(server, page, {"game": game, "options": {}} | setting))
    me = Player(page, words, seed=3)
    places: Places = {}
    for _ in range(8):
        if me.wait()["over"]:
            break
        require_one_screen(page, places)
        before = me.answers
        while me.answers == before and me.step() != "over":
            pass
    assert len(places) == len(SIZES)


@pytest.mark.parametrize("name", MOMENTS)
def test_battle_and_trade_stay_on_the_screen(server: PageServer, browse: Browsing, name: str) -> None:
    language, fits = MOMENTS[name]
    page = browse(server.address, language=language)
    go_on(server, page, moment(fits))
    Player(page, Words(language, "anima")).wait()
    require_one_screen(page, {})


@pytest.mark.parametrize("table", ["hunted", "creature", "opposition", "big-brother", "onoda", "party"])
def test_letters_of_twice_the_size_leave_the_table_its_shape(server: PageServer, browse: Browsing, table: str) -> None:
    """What is longer then scrolls inside itself; what is asked and what confirms are whole."""
    game, setting = TABLES[table]
    page = browse(server.address, language="ru")
    browse.watches[page].looks_ahead = game == "bigbrother"
    page.goto(opened(server, page, {"game": game, "options": {}} | setting))
    me = Player(page, Words("ru", game), seed=3)
    page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    for _ in range(3):
        me.wait()
        for width, height in ((1280, 800), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            seen = page.evaluate(LARGE)
            assert seen == {"page": 0, "wide": 0, "prompt": [True, True], "cut": []}, (width, height)
        page.set_viewport_size({"width": 1280, "height": 800})
        before = me.answers
        while me.answers == before and me.step() != "over":
            pass
