"""Every game ends; at every decision every card is in one place and every value within its bounds."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fogtable.core.declarations.laws import broken_laws
from fogtable.core.declarations.state import fingerprint
from fogtable.core.declarations.streams import Stream
from fogtable.core.play.match import Match, Refused
from tests.every_game.tables import (
    LONGEST,
    TABLES,
    answer_at_random,
    at_every_table,
    choices,
    new_match,
    play_on,
    seeds_of,
    waits_together,
)
from tests.tiers import drawn, tries

pytestmark = drawn


def sound(match: Match) -> None:
    """Hold the position against everything that must be so."""
    t = match.state
    assert list(broken_laws(t, match.names)) == []
    asked = {p for p in t.seats if match.question(p) is not None}
    assert set(match.awaited()) <= asked
    assert match.over == (not match.awaited())
    sealed(match)


def sealed(match: Match) -> None:
    """A sealed field holds something only while the question is open: that is what re-deals rely on."""
    t = match.state
    if not waits_together(match):
        for name, declared in t.fields.items():
            assert not declared.sealed or getattr(t, name) == declared.empty(len(t.seats)), f"{name} is left over"


@at_every_table
def test_every_game_ends_and_every_position_on_the_way_is_sound(game, count):
    for seed in seeds_of(game, 14):
        match = play_on(new_match(game, count, seed), Stream(seed), sound)
        assert match.outcome.side
        assert all(name in match.names for name in match.outcome.seats)


@at_every_table
def test_without_idle_questions_games_end_as_soundly(game, count):
    for seed in seeds_of(game, 6):
        play_on(new_match(game, count, seed, asks_idle=False), Stream(seed), sound)


@at_every_table
def test_a_refused_answer_changes_nothing(game, count):
    for seed in seeds_of(game, 2):
        match, luck = new_match(game, count, seed), Stream(seed)
        while not match.over:
            before = fingerprint(match.state), len(match.answers), len(match.state.log), match.awaited()
            offered = set(choices(match))
            for seat, option in [(luck.below(count), luck.below(128)), (count, 0), (-1, 0), (0, -1), (0, 10**20)]:
                if (seat, option) not in offered:
                    with pytest.raises(Refused):
                        match.answer(seat, option)
            assert before == (fingerprint(match.state), len(match.answers), len(match.state.log), match.awaited())
            answer_at_random(match, luck)
        with pytest.raises(Refused) as refused:
            match.answer(0, 0)
        assert refused.value.code == "over"


@settings(
    max_examples=tries(40),
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.data_too_large, HealthCheck.too_slow, HealthCheck.large_base_example],
)
@given(
    table=st.sampled_from(TABLES),
    seed=st.integers(0, 2**64 - 1),
    picks=st.lists(st.integers(0, 200), max_size=150),
)
def test_no_answers_break_a_game(table, seed, picks):
    """The same with answers that Hypothesis chooses, and can make fewer and smaller when one breaks the game."""
    game, count = table
    match = new_match(game, count, seed)
    for pick in picks:
        sound(match)
        possible = choices(match)
        if not possible:
            break
        match.answer(*possible[pick % len(possible)])
    play_on(match, Stream(seed), sound)
    assert len(match.answers) < LONGEST + 150
