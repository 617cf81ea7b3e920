"""A family of more members than a machine word has bits is seen, searched and learned like any other.

That both executions play it alike and tell no seat what is hidden, is tried with all games of the tests: ``fair``.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from fogtable.bots.signs import Signs
from fogtable.core.declarations.chance import LuckRefused
from fogtable.core.play.match import Match
from fogtable.core.play.view import view
from fogtable.env.columns import Columns
from fogtable.fast.learning import EVEN, Learner, Stride, setting_of
from fogtable.fast.match import FastMatch, open_match
from fogtable.fast.sight import columns_of
from tests.fast.checkout import needs_compiler
from tests.fast.compiled import module_of
from tests.sketches.fair import GAME, Lay, Take, Ware

pytestmark = needs_compiler

COUNT = 3
BEYOND = 100
"""A member whose bit is in the second word."""


def moments(games: int = 4) -> Iterator[tuple[Match, FastMatch, int]]:
    """Yield games of both executions, played by chance, at each decision, and who decides."""
    for seed in range(games):
        slow, fast = Match(GAME, COUNT, seed=seed), open_match(module_of(GAME), GAME, COUNT, seed=seed)
        chance = Random(seed)
        while not slow.over:
            seat, _, options = slow.next()
            yield slow, fast, seat
            option = chance.choice(options)
            slow.take(seat, option)
            fast.take(seat, option)


def test_a_learner_sees_every_card() -> None:
    columns, signs = Columns(GAME, COUNT), Signs(GAME.table)
    learner = Learner(module_of(GAME), GAME)
    beyond = 0
    for slow, fast, seat in moments():
        for viewer in range(COUNT):
            seen = view(slow.state, viewer)
            row = fast.seen(columns.plan, len(GAME.choices), viewer, -1)
            assert list(struct.unpack(f"{len(row) // 2}h", row))[COUNT + len(GAME.choices) :] == columns.of(seen)
            assert signs.of(seen) == learner.signs(fast, viewer)
        beyond += any(card >= 64 for card in slow.state.hand[seat])
    assert beyond > 40


def test_a_large_set_has_two_columns_in_what_is_seen_as_bytes() -> None:
    columns = {column.name: column for column in columns_of(GAME.table)}
    low, high = columns["hand.1"], columns["hand.1.64"]
    assert (low.format, high.format) == ("<u8", "<u8")
    assert low.names + high.names == Ware.names
    beyond = 0
    for slow, fast, _ in moments(2):
        sight = fast.sight(1)
        bits = sum(struct.unpack_from("<Q", sight, column.at)[0] << at for column, at in ((low, 0), (high, 64)))
        assert bits == slow.state.hand[1].bits
        beyond += bits >> 64 > 0
    assert beyond > 20


def test_it_learns_from_games_of_it() -> None:
    learner, at = Learner(module_of(GAME), GAME), setting_of(GAME, COUNT, GAME.options())
    before = bytes(learner.weights)
    learner.learn(at, 16, 1, range(COUNT), EVEN)
    learner.improve(Stride(passes=1, batch=64, rate=0.02), 1)
    assert bytes(learner.weights) != before


def test_a_search_tries_every_card() -> None:
    tried_beyond = 0
    for _, fast, seat in moments(2):
        _, choice, options = fast.next()
        tried, *_ = fast.search(seat=seat, seconds=60.0, iterations=400, seed=1, explore=1.0, horizon=2)
        assert {option for option, _, _ in tried} == set(options)
        assert all(0 <= worth <= 1 for _, _, worth in tried)
        tried_beyond += choice in (Lay, Take) and any(64 <= option < 127 and visits for option, visits, _ in tried)
    assert tried_beyond > 20


def test_a_belief_has_a_weight_for_each_bit_of_a_set() -> None:
    assert GAME.table.CARD_BITS == 128
    match = open_match(module_of(GAME), GAME, 2, seed=1)
    zone = list(GAME.table.fields).index("hand")
    how = {"seat": 0, "seconds": 60.0, "iterations": 300, "seed": 1, "explore": 1.0, "horizon": 0, "zone": zone}
    rows = [[0.0] * 128 for _ in range(4)]
    nothing = struct.pack("512f", *chain(*rows))
    rows[1][124:] = [1.0, 1.0, 1.0, 0.0]
    high = struct.pack("512f", *chain(*rows))
    assert match.search(**how, weights=high) != match.search(**how, weights=nothing), "the other seat holds high cards"
    with pytest.raises(ValueError, match="expected weights for 4 rows of 128 cards, got 1024 bytes"):
        match.search(**how, weights=nothing[:1024])


def test_what_is_said_beforehand_comes_or_is_refused_by_name() -> None:
    for opened in (Match(GAME, 1, seed=1, said={"draw": [BEYOND]}), opened_with([BEYOND])):
        assert Ware.name(BEYOND) in [Ware.name(card) for card in opened.state.hand[0]]
    said = [BEYOND] * 2
    with pytest.raises(LuckRefused) as refused:
        Match(GAME, 2, seed=1, said={"draw": said})
    with pytest.raises(LuckRefused) as refused_too:
        opened_with(said, 2)
    assert str(refused.value) == str(refused_too.value)
    assert {"gold", Ware.names[-1]} <= set(str(refused.value).replace(",", "").split())


def opened_with(said: list[int], count: int = 1) -> FastMatch:
    return open_match(module_of(GAME), GAME, count, seed=1, said={"draw": said})
