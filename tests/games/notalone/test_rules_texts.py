"""The rules reference of NOT ALONE calls the cards what the table calls them."""

from __future__ import annotations

import re

import pytest

from fogtable.games.notalone import GAME
from fogtable.games.notalone.components import Hunt, Place, Survival
from tests.games.rules import TRANSLATIONS, cells, texts


def names(language: str) -> dict[str, str]:
    """Return what the table of cards calls each code."""
    found = cells(GAME, language)
    numbered = {row[1]: row[2] for row in found if len(row) == 6 and row[0].isdigit()}
    return numbered | {row[0]: row[1] for row in found if len(row) > 4 and re.fullmatch("[a-z][a-z-]+", row[0])}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_cards_are_called_what_the_table_calls_them(language: str) -> None:
    said = texts(GAME, language)
    assert names(language).keys() == names("en").keys()
    assert len(names(language)) == len(Place) + len(Hunt) + len(Survival)
    kinds = ("place", "hunt", "survival")
    called = {code: [said[f"{kind}-{code}"] for kind in kinds if f"{kind}-{code}" in said] for code in names(language)}
    assert called == {code: [name] for code, name in names(language).items()}
