"""Bots that think ahead, as people meet them: offered by name, and they answer at the table."""

from __future__ import annotations

import pytest

from fogtable.fast.find import execution
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, customise
from tests.web.tables import table
from tests.web.words import Words


@pytest.fixture(autouse=True)
def _compiled() -> None:
    found = execution("notalone")
    if found.kind != "compiled":
        pytest.skip(found.reason)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_they_are_offered_by_name(server: PageServer, browse: Browsing, language: str) -> None:
    page = browse(f"{server.address}/g/notalone", language=language)
    words = Words(language)
    customise(page, words)
    kinds = page.get_by_label(words("bot-kind", number=2))
    kinds.wait_for()
    offered = kinds.locator("option").all_inner_texts()
    for name in ("search-1s", "search-100ms", "master", "belief", "novice", "random"):
        assert words(f"bot-{name}") in offered
    kinds.select_option("search-100ms")
    assert kinds.input_value() == "search-100ms"


def test_they_play_at_the_table(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    address = table(server, page, "here", "bot:search-100ms", "bot:search-100ms", creature=1)
    page.goto(address)
    me = Player(page, english, seed=5)
    for _ in range(12):
        if me.wait()["over"]:
            break
        me.step()
    assert me.answers >= 6
