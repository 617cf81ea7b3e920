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
    with pytest.raises(TypeError, match="played from its start"):
        dumps(open_match(notalone_module, GAME, 3, said={"draw-survival": [1]}))
