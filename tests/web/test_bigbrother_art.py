"""1984's pictures: one for every card and character, light, always the same; the map lies where it is drawn."""

from __future__ import annotations

import gzip
import re
from typing import Literal
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from fogtable.games.bigbrother.components import Cell, Character, Goal, Kind, News, Order
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, settle
from tests.web.tables import opened
from tests.web.words import Words
from tools.art.bigbrother import draw, faces, goals, news, orders, support
from tools.art.bigbrother.landmarks import LANDMARKS
from tools.art.bigbrother.plan import CELLS, HEIGHT, WIDTH, centre

LIMIT = 400_000
"""Bytes of all pictures of the game, packed."""

BOT = {"kind": "bot"}
HERE = {"kind": "here", "name": "Anna"}
SEATS = {"opposition": [BOT, HERE, BOT], "big-brother": [HERE, BOT, BOT]}


def names(family: type[Character | Kind | Order | News | Goal]) -> set[str]:
    return {family.name(one) for one in family.ALL}


@pytest.mark.parametrize(
    ("family", "pictures"),
    [
        (Kind, support.PICTURES),
        (Order, orders.PICTURES),
        (News, news.PICTURES),
        (Goal, goals.PICTURES),
        (Character, {name: one for name, one in faces.PICTURES.items() if not name.startswith(("big", "police"))}),
    ],
    ids=["support", "directives", "events", "goals", "characters"],
)
def test_nothing_is_without_a_picture_of_its_own(family: type[Kind], pictures: dict[str, object]) -> None:
    assert set(pictures) == names(family)
    assert len(set(pictures.values())) == len(pictures)


def test_the_pictures_are_light_sound_and_always_the_same() -> None:
    drawn = draw()
    assert drawn == draw()
    assert sum(len(gzip.compress(text.encode())) for text in drawn.values()) <= LIMIT
    for name, text in drawn.items():
        ElementTree.fromstring(text)
        # The pages let no style in that lies within a picture; and a picture has no letters of its own.
        assert not re.search(r'<style|<text|style=|\sd="[^"]*(nan|inf)', text), name
    for sheet, pictures in (
        ("support", support),
        ("orders", orders),
        ("news", news),
        ("goals", goals),
        ("faces", faces),
    ):
        views = re.findall(r'<view id="([\w-]+)"', drawn[f"{sheet}.svg"])
        assert views == list(pictures.PICTURES)
        # What has no picture shows the first one, and that is nobody's.
        assert re.match(r'<svg [^>]*viewBox="0 0 ', drawn[f"{sheet}.svg"])
        assert ' viewBox="0 0 126 80"' not in "".join(re.findall("<view[^>]*>", drawn[f"{sheet}.svg"]))


def test_every_cell_is_more_than_a_square() -> None:
    """A cell has a landmark, or is a kind of place that has a building of its own."""
    assert set(CELLS) == {Cell.name(cell) for cell in Cell.ALL}
    bare = {name for name, cell in CELLS.items() if cell.feature == "none" and name not in LANDMARKS}
    assert not bare


def shown(server: PageServer, page: Page, seat: str) -> Player:
    page.goto(opened(server, page, {"game": "bigbrother", "players": SEATS[seat], "options": {}, "first": 0}))
    me = Player(page, Words("en", "bigbrother"), seed=3)
    me.wait()
    return me


DRAWN = """() => [...document.images].every((one) => one.complete && one.naturalWidth > 0)"""


@pytest.mark.parametrize("seat", SEATS)
def test_the_city_lies_under_its_cells(server: PageServer, browse: Browsing, seat: str) -> None:
    """By day for the opposition, by night for Big Brother; the page places cells by the formula of the generator."""
    page = browse(server.address)
    shown(server, page, seat)
    city = page.locator(".ground img")
    expect(city).to_have_attribute("src", re.compile("city-night" if seat == "big-brother" else "city-day"))
    page.wait_for_function(DRAWN)
    lies = page.evaluate(
        """() => {
          const sheet = document.querySelector('.chart .sheet').getBoundingClientRect();
          return Object.fromEntries([...document.querySelectorAll('[data-cell]')].map((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return [one.dataset.cell, [
              (left + width / 2 - sheet.left) / sheet.width, (top + height * 47 / 90 - sheet.top) / sheet.height,
            ]];
          }));
        }"""
    )
    for name in CELLS:
        x, y = centre(name)
        assert lies[name] == pytest.approx((x / WIDTH, (y + 4) / HEIGHT), abs=0.002), name


def test_pictures_come_after_the_first_decision(server: PageServer, browse: Browsing) -> None:
    """A table is asked and answered before the first of them is there; then none is missing."""
    page = browse(server.address)
    page.add_init_script("window.requestIdleCallback = (what) => { window.__later ??= []; window.__later.push(what); }")
    me = shown(server, page, "big-brother")
    assert page.locator("img[src*='.svg']").count() == 0
    page.evaluate("() => { const all = window.__later; window.__later = []; for (const one of all) one(); }")
    expect(page.locator(".ground img")).to_have_count(1)
    me.step()
    settle(page)
    page.wait_for_function(DRAWN)


SHEET = """(sheet) => ({
  face: sheet.querySelector('figure img').getBoundingClientRect().width,
  edges: [...sheet.querySelectorAll('dl:not(.brief) > div')].map((one) => getComputedStyle(one).borderInlineStartColor),
})"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_character_in_the_rules_is_a_sheet(
    server: PageServer, browse: Browsing, scheme: Literal["light", "dark"]
) -> None:
    """A large face, abilities in one colour and weaknesses in another."""
    page = browse(server.address, color_scheme=scheme)
    page.goto(f"{server.address}/rules/bigbrother")
    for name in ("julia", "winston", "obrien", "syme"):
        sheet = page.locator(f"#character-{name}")
        expect(sheet.locator("img")).to_be_attached()
        told = sheet.evaluate(SHEET)
        assert told["face"] >= 300
        can, may, weak, weaker = told["edges"]
        assert can == may != weak == weaker
