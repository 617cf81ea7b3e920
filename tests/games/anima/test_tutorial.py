"""The guided Turn of ANIMA: all its phases with both Parties, played as its steps say."""

from __future__ import annotations

import pytest

from fogtable.core.match import Match
from fogtable.core.tutorial import Tutorial, read
from fogtable.games.anima import GAME
from fogtable.games.anima.components import Area, Character, Mission
from tests.games.words import LANGUAGES, formatted, messages

LONGEST = 330
"""Letters of one text: it stands on a phone beside the board."""


@pytest.fixture(scope="module")
def tutorial() -> Tutorial:
    found = read(GAME)
    assert found is not None
    return found


def told(tutorial: Tutorial) -> list[str]:
    return [text for step in tutorial.steps for text in step.texts]


@pytest.mark.parametrize("seed", [1, 2026])
def test_the_turn_goes_as_it_is_told_whatever_the_seed(tutorial: Tutorial, seed: int) -> None:
    said = {name: list(outcomes) for name, outcomes in tutorial.said.items()}
    match = Match(GAME, GAME.seat_counts[0], tutorial.options, seed, said, guarded=True)
    t = match.state
    for number, step in enumerate(tutorial.steps, 1):
        for pick in step.picks:
            seat = match.awaited()[0]  # at the set-up both are asked, and one person answers for both
            assert pick in match.offered(seat), f"step {number}: {pick} is not offered, but {match.offered(seat)}"
            match.play(seat, pick)
    assert not any(t.chance.said.values()), "all luck that was said has come"
    assert (t.turn, t.at[0], t.at[1]) == (2, Area.CORNES, Area.FOREST)
    assert (list(t.party[0]), t.steps[Mission.SHRINES]) == ([Character.WARRIOR, Character.PALADIN], 1)
    codes = [code.name for code, _, _ in t.log]
    for once in ("redirected", "false-alarm", "beats", "rerolls", "starts-mission", "joins"):
        assert codes.count(once) == 1
    assert match.names[match.awaited()[0]] == "party-2", "as the dice have decided"


def test_each_answer_leads_to_the_step_that_follows(tutorial: Tutorial) -> None:
    given: list[str] = []
    for number, step in enumerate(tutorial.steps, 1):
        for left in range(len(step.picks)):
            lesson = tutorial.lesson(given)
            assert lesson is not None
            assert (lesson.number, lesson.picks) == (number, tuple(step.picks[left:]))
            given.append(step.picks[left])
    last = tutorial.lesson(given)
    assert last is not None
    assert (last.number, last.picks) == (len(tutorial.steps), ())
    assert tutorial.lesson([*given, "return:fireball"]) is None


def test_each_step_tells_something_and_nothing_is_told_twice(tutorial: Tutorial) -> None:
    assert all(step.texts for step in tutorial.steps)
    assert len(told(tutorial)) == len(set(told(tutorial)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_there_and_short(tutorial: Tutorial, language: str) -> None:
    said = sorted(name for name in messages(GAME, language) if name.startswith("tutorial-"))
    assert sorted(told(tutorial)) == said
    for name in said:
        text = " ".join(formatted(GAME, language, name, {}).split())
        assert 60 < len(text) <= LONGEST, f"{language}: {name} has {len(text)} letters"
        assert len(text.split()) <= 55, f"{language}: {name} has {len(text.split())} words"
