"""What a card does, in one line: there for every card in every language, on its face, and in full when it is large."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml
from playwright.sync_api import expect

from tests.server.harness import ROOT
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player
from tests.web.tables import opened
from tests.web.words import LANGUAGES, Words, messages

FACES = {
    "notalone": {"places": "place", "hunt": "hunt", "survival": "survival"},
    "bigbrother": {"support": "kind", "directives": "order", "news": "news", "goals": "goal"},
    "anima": {"kinds": "kind", "characters": "character"},
    "onoda": {"items": "item"},
}
"""The lists of each game's content.yaml whose cards tell in a line what they do, and how their texts are named."""


def content(game: str) -> dict[str, Any]:
    text = (ROOT / "src" / "fogtable" / "games" / game / "content.yaml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(text)
    return found


def cards(game: str) -> list[str]:
    """Return the texts of all cards of a game that need a line; of ONODA's events those that stay on the table."""
    found = content(game)
    names = [f"{kind}-{card['id']}" for part, kind in FACES[game].items() for card in found[part]]
    if game == "onoda":
        names += [f"event-{event['id']}" for event in found["events"] if event["type"] != "immediate"]
    return names


def lines_of(game: str, language: str) -> list[str]:
    """Return the texts of a game that tell in one line what a card does."""
    said = messages(ROOT / "src" / "fogtable" / "games" / game / "texts" / "cards", language)
    return [name for name in said if re.search("-line(-all)?$", name)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FACES)
def test_every_card_tells_in_one_line_what_it_does(game: str, language: str) -> None:
    lines, words = lines_of(game, language), Words(language, game)
    assert not [name for name in cards(game) if f"{name}-line" not in lines]
    for name in lines:
        text = words(name)
        assert 5 < len(text) <= (46 if language == "en" else 52), name
        assert not text.endswith("."), name


def test_no_two_games_call_a_line_alike() -> None:
    """What came for one game stays while the page goes on to another: a shared id would show the other game's text."""
    names = [name for game in FACES for name in lines_of(game, "en")]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("game", "setting", "face"),
    [
        ("notalone", {"players": [{"kind": "here"}, {"kind": "bot"}, {"kind": "bot"}], "first": 1}, "place-jungle"),
        ("notalone", {"players": [{"kind": "here"}, {"kind": "bot"}, {"kind": "bot"}], "first": 0}, "hunt-"),
    ],
)
def test_a_card_in_hand_tells_what_it_does_and_is_large_when_it_is_pointed_at(
    server: PageServer, browse: Browsing, game: str, setting: dict[str, Any], face: str
) -> None:
    words = Words("en", game)
    page = browse(server.address)
    page.goto(opened(server, page, {"game": game, "options": {}} | setting))
    Player(page, words).wait()
    hand = page.locator(".tray .card")
    line = hand.first.locator(".line")
    expect(line).to_be_visible()
    expect(line).not_to_be_empty()
    large = page.get_by_role("tooltip")
    hand.first.hover()
    expect(large.locator(".face .line")).to_be_visible()
    page.mouse.move(5, 5)
    expect(large).to_have_count(0)
    page.keyboard.press("Tab")
    hand.first.focus()
    expect(large.locator(".face .line")).to_be_visible()
    box = large.bounding_box() or {}
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= 1280
    assert box["y"] + box["height"] <= 800
