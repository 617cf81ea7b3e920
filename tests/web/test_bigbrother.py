"""1984 in the browser: the map and the opposition's side."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from fogtable.core.formats.record import write
from fogtable.games.bigbrother.city import NEAR
from fogtable.games.bigbrother.components import Cell
from tests.tiers import quick
from tests.web.bigbrother_games import before_the_map, finished, laid, on_cell
from tests.web.conftest import Browsing
from tests.web.harness import (
    PageServer,
    Player,
    come_to_rest,
    decision,
    require_sound_text,
    require_whole_names,
    same_session,
    settle,
)
from tests.web.stretches import play_past, play_until, require_sound
from tests.web.tables import brought, opened
from tests.web.test_accessibility import complaints
from tests.web.test_acting import answers
from tests.web.test_whole_games import forbid_pointer, sometimes
from tests.web.words import Words


@quick
def test_an_oppositionist_plays_by_touch_on_a_phone(server: PageServer, browse: Browsing) -> None:
    words = Words("ru", "bigbrother")
    page = browse(server.address, width=390, language="ru", touch=True)
    page.goto(laid(server, page, "opposition-1"))
    me = Player(page, words, seed=4, by="touch")
    me.wait()
    require_sound(me, 390)
    play_past(server, me, "opposition-1", "round", 2, lambda: sometimes(me, lambda: require_sound(me, 390)))
    require_sound(me, 390)
    assert words("ask-act") in me.questions
    assert "move" in answers(server, page)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_names_on_the_map_are_parted_at_syllables(server: PageServer, browse: Browsing, language: str) -> None:
    page = browse(server.address, language=language)
    page.goto(laid(server, page, "opposition-1"))
    names = page.locator(".spot .name")
    expect(names).to_have_count(60)
    for width in (390, 768, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        come_to_rest(page)
        require_whole_names(page, ".spot .name > span")


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_whoever_has_no_name_yet_is_parted_at_syllables(server: PageServer, browse: Browsing, language: str) -> None:
    page = browse(server.address, language=language)
    players = [{"kind": "here"}, {"kind": "bot"}, {"kind": "bot"}]
    page.goto(opened(server, page, {"game": "bigbrother", "players": players, "options": {}, "first": 2}))
    Player(page, Words(language, "bigbrother")).wait()
    for height in (844, 700):
        page.set_viewport_size({"width": 1280, "height": height})
        come_to_rest(page)
        expect(page.locator(".hand h2")).to_be_visible()
        require_whole_names(page, ".hand h2")


def test_big_brother_plays_on_a_phone(server: PageServer, browse: Browsing) -> None:
    """Nearly every cell is lit for a camera or a poster: then the whole map is shown."""
    words = Words("uk", "bigbrother")
    page = browse(server.address, width=390, language="uk", touch=True)
    page.goto(laid(server, page, "big-brother"))
    me = Player(page, words, seed=2, by="touch")
    play_past(server, me, "big-brother", "round", 2)
    assert words("ask-command") in me.questions
    require_sound(me, 390)


def test_a_turn_by_keyboard_alone(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "bigbrother")
    page = browse(server.address)
    page.goto(laid(server, page, "opposition-1"))
    forbid_pointer(page)
    me = Player(page, words, seed=6, by="keyboard")
    play_past(server, me, "opposition-1", "round", 1)
    assert "move" in answers(server, page)
    require_sound_text(page, words)


def begin_move(me: Player) -> None:
    """Play until a Move has been declared and a step is asked for."""
    play_until(me, me.words("ask-act"))
    decision(me.page, me.words).get_by_role("button", name=me.words("do-act-move"), exact=True).click()
    settle(me.page)


UNDER_NAMES = """() => {
  const [way, cell] = ['.halo', '[data-cell]'].map((one) => document.querySelector(one));
  const drawn = getComputedStyle(way.closest('svg')).zIndex === 'auto';
  return drawn && (way.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}"""


@pytest.mark.clauses("BB-4.6", "BB-4.7")
def test_a_way_is_shown_before_it_is_walked(server: PageServer, browse: Browsing) -> None:
    """One tap plans the way to a cell: the path and the steps left are on the page, and nothing is answered."""
    words = Words("en", "bigbrother")
    page = browse(server.address)
    before_the_map(server, page, words)
    known = answers(server, page)
    with same_session(page, server) as person:
        at = person.view(page.url.rsplit("/", 1)[1], "opposition-1")["public"]["at"][1]
    beside = next(Cell.name(one) for one in NEAR[Cell.names.index(at)] if is_lit(page, Cell.name(one)))
    name = words(f"cell-{beside}")
    on_cell(page, beside).first.click()
    expect(decision(page, words).get_by_role("heading", name=words("way-to", cell=name), exact=True)).to_be_visible()
    expect(page.get_by_text(words("way-left", count=1), exact=True)).to_be_visible()
    expect(decision(page, words).locator(".main")).to_contain_text(name)
    price = words("way-price", cells=words("way-cells", count=1))
    expect(page.locator(".sheet").get_by_text(price, exact=True)).to_be_visible()
    assert page.evaluate(UNDER_NAMES)
    expect(decision(page, words).locator("[data-option^='card:'], [data-option^='play:']")).to_have_count(0)
    assert answers(server, page) == known
    page.keyboard.press("Escape")
    expect(page.get_by_text(words.shape("way-to"))).to_have_count(0)
    expect(decision(page, words).get_by_role("heading", name=words("ask-act"))).to_be_visible()


def is_lit(page: Page, cell: str) -> bool:
    return page.locator(f"[data-cell={cell}] button[aria-disabled=false]").count() > 0


def test_the_list_offers_what_the_map_offers(server: PageServer, browse: Browsing) -> None:
    words = Words("ru", "bigbrother")
    page = browse(server.address, language="ru", width=390)
    page.goto(laid(server, page, "opposition-1"))
    me = Player(page, words, seed=1)
    begin_move(me)
    lit = page.locator("[data-cell] button:not([aria-disabled=true]) .hidden-text:not(.state)")
    on_map = sorted(words("choose-cell", cell=one) for one in lit.all_text_contents())
    assert on_map
    page.get_by_role("button", name=words("as-list"), exact=True).click()
    town = page.get_by_role("region", name=words("map"), exact=True)
    expect(town.get_by_role("group")).to_have_count(4)
    shown = town.locator("button[aria-pressed]")
    assert sorted(text.strip() for text in shown.all_inner_texts()) == on_map
    require_sound(me, 390)
    shown.first.click()
    settle(page)
    expect(page.get_by_text(words.shape("way-to"))).to_have_count(1)
    # It stays a list until somebody wants the map again.
    page.reload()
    page.get_by_role("button", name=words("as-map"), exact=True).click()
    expect(page.locator("[data-cell]")).to_have_count(60)


def test_nothing_to_complain_of(server: PageServer, browse: Browsing, axe: str) -> None:
    words = Words("en", "bigbrother")
    page = browse(server.address)
    page.goto(laid(server, page, "opposition-1"))
    me = Player(page, words, seed=1)
    begin_move(me)
    assert not complaints(page, axe)
    page.get_by_role("button", name=words("as-list"), exact=True).click()
    assert not complaints(page, axe, widths=(390,))


COVERED = """() => {
  const lines = [...document.querySelectorAll('.sheet .name')].flatMap((name) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    return [...text.getClientRects()].map((box) => [name.textContent, box]);
  });
  const found = [...document.querySelectorAll('.figures > span, .pieces .piece')];
  const pieces = found.map((one) => one.getBoundingClientRect());
  // A line of text is taller than its letters.
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > b.height / 3;
  return [pieces.length, lines.filter(([, line]) => pieces.some((piece) => over(piece, line))).map(([name]) => name)];
}"""


def test_no_piece_covers_the_name_of_a_cell(server: PageServer, browse: Browsing) -> None:
    words = Words("ru", "bigbrother")
    page = browse(server.address, language="ru")
    page.goto(laid(server, page, "big-brother"))
    me = Player(page, words, seed=9)
    most = 0
    for _ in range(14):
        me.wait()
        come_to_rest(page)
        pieces, covered = page.evaluate(COVERED)
        most = max(most, pieces)
        assert not covered
        me.step()
    assert most > 2  # two pawns, and policemen who may all stand together


CROWD = ((472, "opposition-4"), (463, "big-brother"))
"""Of the game with five seats and this luck, where four pawns stand on a cell, and with them a policeman."""
NAMES = """() => {
  const found = [...document.querySelectorAll('.figures b')];
  const names = found.map((one) => [one.textContent, one.getBoundingClientRect()]);
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const over = ([, a], [, b]) => across(a, b) > 1 && down(a, b) > 1;
  const { left, right } = document.querySelector('.sheet').getBoundingClientRect();
  return {
    count: names.length,
    hidden: names.filter((one) => names.some((other) => other !== one && over(one, other))).map(([name]) => name),
    cells: [...document.querySelectorAll('.spot .name')]
      .filter((cell) => {
        const over = (line) => names.some(([, box]) => down(line, box) > 3 && across(line, box) > 1);
        return [...cell.getClientRects()].some(over);
      })
      .map((cell) => cell.textContent),
    outside: names.filter(([, box]) => box.left < left || box.right > right).map(([name]) => name),
  };
}"""
BESIDE = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const [own, people] = [box('.member.mine'), box('.sheet > :first-child')];
  const cut = ({ scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
    scrollWidth > clientWidth || scrollHeight > clientHeight + 1;
  return {
    own: own.top >= people.top && own.bottom <= people.bottom,
    cut: [...document.querySelectorAll('.hand li, .hand li *, .hand ul')].filter(cut).map((one) => one.textContent),
    log: box('.log ol').bottom <= box('.prompt').top && box('.log li:last-child').bottom <= box('.log ol').bottom + 1,
  };
}"""


TOOLS = """() => {
  const board = document.querySelector('.chart .window').getBoundingClientRect();
  return [...document.querySelectorAll('.chart .tools button, .foot > button, .foot summary')].every((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const free = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return one.contains(free) && (bottom <= board.top || top >= board.bottom);
  });
}"""
"""Whether the tools of the map can be tapped, and none lies over it."""


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_who_stands_on_one_cell_and_what_lies_beside_is_read(
    server: PageServer, browse: Browsing, language: str
) -> None:
    page = browse(server.address, language=language)
    origin = brought(server, write(finished(10, 5)))
    for step, seat in CROWD:
        made = page.request.post(f"{server.address}/api/tables/{origin}/go-on", data={"seat": seat, "step": step})
        page.goto(f"{server.address}/t/{made.json()['id']}")
        Player(page, Words(language, "bigbrother")).wait()
        for width, height in ((1280, 800), (1024, 640), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            come_to_rest(page)
            assert page.evaluate(NAMES) == {"count": 4, "hidden": [], "cells": [], "outside": []}, (step, width)
            assert page.evaluate(TOOLS), (step, width)
        page.set_viewport_size({"width": 1280, "height": 800})
        come_to_rest(page)
        if seat != "big-brother":
            assert page.evaluate(BESIDE) == {"own": True, "cut": [], "log": True}


RUMOURS = ((7, False), (37, True))
"""Answers of a game of three after which a hidden policeman may stand in 4 places, and in 37."""


def test_where_a_policeman_may_hide_nearly_anywhere_the_marks_are_faint(server: PageServer, browse: Browsing) -> None:
    page = browse(server.address)
    origin = brought(server, write(finished(0)))
    for step, faint in RUMOURS:
        body = {"seat": "opposition-2", "step": step}
        made = page.request.post(f"{server.address}/api/tables/{origin}/go-on", data=body)
        page.goto(f"{server.address}/t/{made.json()['id']}")
        Player(page, Words("en", "bigbrother")).wait()
        marks = page.locator("[data-cell] .abroad")
        expect(marks).not_to_have_count(0)
        assert (float(marks.first.evaluate("(one) => getComputedStyle(one).opacity")) < 1) == faint
        assert (marks.count() > 12) == faint


ALLIED = (3, 11)
"""A game of three, and the number of answers after which opposition-1 has an ally and opposition-2 is asked."""


def test_who_plays_opens_as_a_sheet_with_the_cards_that_lie_open(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "bigbrother")
    page = browse(server.address)
    seed, step = ALLIED
    origin = brought(server, write(finished(seed)))
    body = {"seat": "opposition-2", "step": step}
    made = page.request.post(f"{server.address}/api/tables/{origin}/go-on", data=body)
    page.goto(f"{server.address}/t/{made.json()['id']}")
    Player(page, words).wait()
    other = page.locator(".member:not(.mine)")
    tip = page.get_by_role("tooltip")
    card = other.locator(".open").get_by_role("button")
    expect(card.locator("img")).to_be_visible()
    card.click(force=True)  # nothing can be chosen by it
    expect(tip.locator(".face .line")).not_to_be_empty()
    page.keyboard.press("Escape")
    other.locator("header").get_by_role("button").click(force=True)
    expect(tip.locator(".face img")).to_be_visible()
    expect(tip.locator(".row")).to_have_count(4)
    expect(tip.locator(".row.weak")).to_have_count(2)
    expect(tip.locator(".lying")).to_have_count(1)
    come_to_rest(page)
    assert page.evaluate(INSIDE)


INSIDE = """() => {
  const { top, bottom, left, right } = document.querySelector('.tip').getBoundingClientRect();
  const { scrollHeight, clientHeight } = document.querySelector('.tip .said');
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && scrollHeight <= clientHeight;
}"""
