"""NOT ALONE's pictures: one for every card and place, the same on every machine, light, and there when one can play."""

from __future__ import annotations

import gzip
from typing import Any
from xml.etree import ElementTree

import pytest
import yaml
from playwright.sync_api import expect

from tests.server.harness import ROOT
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, until
from tests.web.pictures import VIEWS
from tests.web.tables import opened
from tests.web.words import Words
from tools.art import notalone

CONTENT = yaml.safe_load((ROOT / "src/fogtable/games/notalone/content.yaml").read_text(encoding="utf-8"))
CARDS = {
    f"{kind}-{card['id']}"
    for part, kind in (("places", "place"), ("hunt", "hunt"), ("survival", "survival"))
    for card in CONTENT[part]
}
MOST = 400_000
"""Bytes of all pictures, each packed on its own."""


def test_each_card_has_a_picture_of_its_own() -> None:
    drawn = notalone.draw()
    pictures = {name: drawn.get(f"{name}.svg", "") for name in CARDS}
    assert sorted(name for name, text in pictures.items() if not text) == []
    assert len(set(pictures.values())) == len(CARDS)
    for place in notalone.PLACES:
        assert place == "river" or f"stand-{place}.svg" in drawn


def test_a_card_without_one_has_its_family_s_picture() -> None:
    """The page falls back to it (`hand/Frame.svelte`)."""
    assert {"place.svg", "hunt.svg", "survival.svg"} <= notalone.draw().keys()


def test_pictures_are_whole_light_and_the_same_again() -> None:
    drawn = notalone.draw()
    assert drawn == notalone.draw()
    for name, text in drawn.items():
        ids = [one.get("id") for one in ElementTree.fromstring(text).iter() if one.get("id")]
        assert len(ids) == len(set(ids)), name
    assert sum(len(gzip.compress(text.encode())) for text in drawn.values()) <= MOST


@pytest.mark.parametrize("first", [0, 1])
def test_hand_and_land_are_painted(server: PageServer, browse: Browsing, first: int) -> None:
    page = browse(server.address)
    setting: dict[str, Any] = {"players": [{"kind": "here"}, {"kind": "bot"}, {"kind": "bot"}], "first": first}
    page.goto(opened(server, page, {"game": "notalone", "options": {}} | setting))
    Player(page, Words("en")).wait()
    expect(page.locator(".planet img")).to_have_count(9)
    cards = page.locator(".tray .card")
    expect(page.locator(".tray .card img")).to_have_count(cards.count())
    until(
        page, "() => [...document.querySelectorAll('.shell img')].every((one) => one.complete && one.naturalWidth > 0)"
    )


COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  return [...document.querySelectorAll('.strike > .token')].map((token) => {
    const { left, top, width, height } = box(token.querySelector('svg'));
    const [x, y] = [left + width / 2, top + height / 2];
    const over = ({ left, top, right, bottom }) => left < x && x < right && top < y && y < bottom;
    return [...document.querySelectorAll('.reveal .card')].map(box).some(over);
  });
}"""
"""Of each token that falls at the reveal, whether a card stands where it is."""


def test_the_token_lies_before_everybody_while_will_burns(server: PageServer, browse: Browsing) -> None:
    """The cards stand beside the place where it has fallen, and it stays there until that has been paid for."""
    page = browse(server.address)
    VIEWS["notalone-reveal"].open(server, page)
    expect(page.locator(".burns .burns")).to_have_count(1)
    assert page.evaluate(COVERED) == [False]
