"""The pictures of ANIMA: everything that has a name in the game has one, and they are light."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree

import pytest

from fogtable.games.anima.components import Area, Character, Encounter, Final, Foe, Kind, Mission
from tools.art.anima import draw

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    return draw()


def names(drawn: dict[str, str]) -> set[str]:
    """The names under which the page refers to drawings."""
    return {
        symbol.attrib["id"]
        for name in ("map.svg", "cards.svg")
        for symbol in ElementTree.fromstring(drawn[name]).iter(f"{SVG}symbol")
    }


@pytest.mark.parametrize(
    ("prefix", "things"),
    [
        ("", Character),
        ("place-", Area),
        ("kind-", Kind),
        ("mission-", Mission),
        ("final-", Final),
        ("met-", Encounter),
        ("met-", Foe),
    ],
)
def test_nothing_is_without_a_picture(drawn: dict[str, str], prefix: str, things: type) -> None:
    wanted = {f"an-{prefix}{things.name(one)}" for one in things.ALL}  # type: ignore[attr-defined]
    assert wanted
    assert wanted - names(drawn) == set()


def test_no_two_pictures_are_the_same(drawn: dict[str, str]) -> None:
    pictures = [
        ElementTree.tostring(symbol).split(b">", 1)[1]
        for name in ("map.svg", "cards.svg")
        for symbol in ElementTree.fromstring(drawn[name]).iter(f"{SVG}symbol")
    ]
    assert len(set(pictures)) == len(pictures)


def test_what_colours_refer_to_is_there(drawn: dict[str, str]) -> None:
    """The page takes in both files; a picture by itself has all it needs."""
    taken = drawn["map.svg"] + drawn["cards.svg"]
    texts = [text for name, text in drawn.items() if name not in ("map.svg", "cards.svg")]
    for text in [taken, *texts]:
        assert set(re.findall(r"url\(#([\w-]+)\)", text)) <= set(re.findall(r'id="([\w-]+)"', text))
        assert set(re.findall(r'href="#([\w-]+)"', text)) <= set(re.findall(r'id="([\w-]+)"', text))


def test_every_drawing_is_the_same_on_every_machine(drawn: dict[str, str]) -> None:
    assert draw() == drawn


def test_they_are_light(drawn: dict[str, str]) -> None:
    assert sum(len(gzip.compress(text.encode())) for text in drawn.values()) < 400_000
