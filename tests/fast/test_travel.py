"""A match by compiled rules is pickled and copied."""

from copy import deepcopy
from pickle import dumps, loads

import pytest

from fogtable.fast.match import open_match
from fogtable.games import load

GAME = load("notalone")


def test_a_compiled_match_travels_as_its_seed_and_answers(notalone_module):
    match = open_match(notalone_module, GAME, 3, seed=5)
    for _ in range(30):
        seat, _, options = match.next()
        match.take(seat, options[0])
    made = loads(dumps(match))
    assert (made.answers, made.next(), made.state.log) == (match.answers, match.next(), match.state.log)
    assert deepcopy(match).next() == match.next()
    with pytest.raises(TypeError, match="played from its start"):
        dumps(deepcopy(match))


def test_luck_that_was_said_travels_with_it(notalone_module):
    match = open_match(notalone_module, GAME, 3, said={"draw-survival": [1]})
    made = loads(dumps(match))
    assert made.said == {"draw-survival": [1]}
    assert (made.sight(1), made.state.chance.said) == (match.sight(1), match.state.chance.said)


def test_what_was_taken_back_of_an_open_question_travels(notalone_module):
    match = open_match(notalone_module, GAME, 3, seed=5)
    seat, _, options = match.next()
    while not match.retractable(seat):
        seat, _, options = match.next()
        match.take(seat, options[0])
    match.retract(seat)
    made = loads(dumps(match))
    assert (made.answered(), made.opened(), made.way()) == (match.answered(), match.opened(), match.way())
    assert made.answered() == 2
