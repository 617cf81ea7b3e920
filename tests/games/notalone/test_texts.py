"""The words of NOT ALONE: what the rules' tables ask for has its words, and nothing is left over."""

from __future__ import annotations

import pytest

from fogtable.games.notalone import GAME
from fogtable.games.notalone.components import Cause, Hunt, Phase, Place, Survival, Token
from tests.games.words import LANGUAGES, lacking, left_over, messages, play

STATUSES = (
    *("smoke", "sacrificed", "despair", "blocked", "ineffective", "dodging", "detecting", "committed", "exploring"),
    *("resisted", "survival-played", "allowance", "anticipated"),
)


def names() -> set[str]:
    explained = {"hunt": Hunt, "survival": Survival, "token": Token, "phase": Phase}
    called = [f"{kind}-{name}" for kind, family in explained.items() for name in family.names]
    places = [f"place-{name}" for name in Place.names]
    causes = [f"cause-{name}" for name in Cause.names]
    texts = [f"{name}-text" for name in called] + [f"{name}-power" for name in places]
    lines = [f"{name}-line" for name in (*called, *places) if name.startswith(("hunt-", "survival-", "place-"))]
    return {*called, *places, *causes, *texts, *lines, "place-lair-power-all", "place-lair-line-all"}


def statuses() -> set[str]:
    return {f"status-{status}" for status in STATUSES}


NEEDED = play(GAME) | names() | statuses()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_rules_has_its_words(language: str) -> None:
    assert not lacking(GAME, language, NEEDED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_over_that_the_rules_do_not_know(language: str) -> None:
    assert not left_over(GAME, language, NEEDED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_what_is_in_force_need_at_most_a_number(language: str) -> None:
    for name in statuses():
        expected = {"number"} if name in ("status-allowance", "status-anticipated") else set()
        assert messages(GAME, language)[name].variables == expected, f"{language}: {name}"
