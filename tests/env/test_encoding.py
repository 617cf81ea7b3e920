"""What observations and actions mean, and that they mean the same by compiled rules, by the reference, at a table."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from fogtable.core.bot import observe
from fogtable.core.declarations.choice import PASS
from fogtable.core.play.match import Match
from fogtable.core.play.view import view
from fogtable.env import spaces
from fogtable.env.playing import Playing, options_of
from fogtable.games import load
from tests.env.tables import at_every_table


def steps(playing: Playing, rng: Random) -> Iterator[Playing]:
    """Play a game on at random, and stop at each of its choices."""
    while not playing.over:
        yield playing
        playing.take(rng.choice(playing.offered))


def begun(game: str, seats: int, seed: int) -> Playing:
    made = spaces(game, seats)
    return Playing(made, options_of(made.game, {}), seed)


@at_every_table
def test_a_row_is_what_the_view_says_and_keeps_its_bounds(game: str, seats: int) -> None:
    made = spaces(game, seats)
    looked = 0
    for playing in steps(begun(game, seats, 1), Random(1)):
        for seat in range(seats) if looked % 5 == 0 else [playing.seat or 0]:
            row = playing.row(seat)
            asked = playing.choice if seat == playing.seat else None
            assert (row == made.row(view(playing.match.state, seat), seat, asked)).all()
            assert (made.low <= row).all()
            assert (row <= made.high).all()
        looked += 1
    assert looked > 20


@at_every_table
def test_what_was_trained_sees_the_same_at_a_table(game: str, seats: int) -> None:
    """A bot at a table encodes what it is shown; there also those are asked who could only pass."""
    made = spaces(game, seats)
    playing = begun(game, seats, 2)
    table = Match(made.game, seats, playing.options, playing.seed)
    rng = Random(2)
    for _ in range(60):
        if playing.over:
            break
        while len(options := table.next()[2]) == 1:
            table.take(table.next()[0], options[0])
        assert playing.seat is not None
        seen = observe(table, playing.seat)
        assert (made.encode(seen) == playing.row(playing.seat)).all()
        assert (made.mask(seen) == playing.mask(playing.seat)).all()
        action = rng.choice(playing.offered)
        table.answer(playing.seat, made.option(seen, action))
        playing.take(action)


@at_every_table
def test_every_column_and_every_action_has_a_name_of_its_own(game: str, seats: int) -> None:
    made = spaces(game, seats)
    names = [column.name for column in made.columns]
    assert len(names) == len(set(names))
    for column in made.columns:
        assert column.low <= column.high
        assert column.meaning
        assert column.seen_by
        assert column.hidden is None or column.low <= column.hidden
    told = [(action.question, action.option) for action in made.actions.all]
    assert len(told) == len(set(told))
    assert [action.number for action in made.actions.all] == list(range(len(made.actions)))


def test_columns_of_a_table_of_three() -> None:
    made = spaces("notalone", 3)
    columns = {column.name: column for column in made.columns}
    hand = columns["hand.hunted-1.jungle"]
    assert (hand.low, hand.high, hand.hidden, hand.whose, hand.seen_by) == (-1, 1, -1, "hunted-1", ("hunted-1",))
    assert hand.meaning == "1: there, 0: not, -1: hidden"
    assert columns["phase"].meaning.startswith("-1: none, 0: exploration")
    assert columns["phase"].hidden is None
    assert "survival_deck.dodge" not in columns, "nobody ever sees what lies in the deck"
    assert columns["survival_deck.count"].hidden is None
    assert "will.hunted-3" not in columns, "there is no such seat"
    assert columns["first_pick.hunted-1"].hidden == -2, "below none, which is -1"


def test_actions_of_a_table_of_three() -> None:
    made = spaces("notalone", 3)
    jungle = next(action for action in made.actions.all if action.meaning == "commit:jungle")
    assert (jungle.question, jungle.verb, jungle.object) == ("explore", "commit", "jungle")
    choice = next(choice for choice in made.game.choices if choice.code() == "explore")
    assert made.actions.those(choice, [jungle.option]) == [jungle.number]
    assert made.actions.option(choice, jungle.number) == jungle.option
    passes = [action for action in made.actions.all if action.option == PASS]
    assert {action.meaning for action in passes} == {"pass"}
    assert len(passes) == len(made.game.choices)


def test_a_wrong_action_is_refused_and_says_why() -> None:
    playing = begun("notalone", 3, 1)
    made = playing.spaces
    missing = next(number for number in range(len(made.actions)) if number not in playing.offered)
    with pytest.raises(ValueError, match=r"expected an action from 0 to \d+, got 100000"):
        playing.take(100_000)
    with pytest.raises(ValueError, match="expected an action"):
        playing.take(-1)
    with pytest.raises(ValueError, match=r"the question is|is not offered"):
        playing.take(missing)
    assert playing.actions == []
    for _ in steps(playing, Random(1)):
        pass
    with pytest.raises(ValueError, match="the game is over"):
        playing.take(0)


def test_options_are_given_by_name_and_unknown_ones_refused() -> None:
    game = load("notalone")
    assert options_of(game, {"board": "B"}) == game.options(board="B")
    with pytest.raises(ValueError, match="notalone has no option 'bord'; there are: board, lair, expert"):
        options_of(game, {"bord": 1})
    with pytest.raises(ValueError, match=r"notalone: .*\$.board"):
        options_of(game, {"board": "Z"})


@at_every_table
def test_a_game_is_copied_pickled_and_restored(game: str, seats: int) -> None:
    playing = begun(game, seats, 5)
    rng = Random(5)
    for number, _ in enumerate(steps(playing, rng)):
        if number == 40:
            break
    others = [copy.deepcopy(playing), copy.copy(playing), pickle.loads(pickle.dumps(copy.deepcopy(playing)))]
    others.append(Playing(playing.spaces, playing.options, playing.seed, playing.actions))
    before = playing.row(0)
    for other in others:
        own = Random(6)
        for _ in steps(other, own):
            pass
    assert (playing.row(0) == before).all(), "the others went on by themselves"
    for _ in steps(playing, Random(6)):
        pass
    for other in others:
        assert other.actions == playing.actions
        assert other.payoffs() == playing.payoffs()
        assert np.array_equal(other.row(0), playing.row(0))


def test_without_compiled_rules_the_same_game_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = begun("notalone", 3, 8)
    monkeypatch.setenv("FOGTABLE_RULES", "reference")
    slow = begun("notalone", 3, 8)
    assert isinstance(slow.match, Match)
    rng = Random(8)
    while not slow.over and len(slow.actions) < 60:
        assert (slow.seat, slow.choice, slow.offered) == (compiled.seat, compiled.choice, compiled.offered)
        assert (slow.row(slow.seat or 0) == compiled.row(slow.seat or 0)).all()
        action = rng.choice(slow.offered)
        slow.take(action)
        compiled.take(action)
