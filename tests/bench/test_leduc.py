"""Leduc poker in the rules language and OpenSpiel's are the same game: both whole trees, node by node."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bench.leduc import GAME, RULES
from bench.leduc.compiled import compiled
from bench.leduc.learn import exploitability, net_of
from bench.leduc.rules import EVEN, PER_CHIP, payoff
from bench.leduc.table import Bet, Card
from fogtable.compile.check.game import check_game
from fogtable.core.declarations.laws import broken_laws
from fogtable.core.declarations.state import fingerprint
from fogtable.core.play.match import Match
from fogtable.fast import learning
from fogtable.fast.compiler import hindrance
from fogtable.fast.learning import Learner, Stride, setting_of
from fogtable.fast.match import open_match

Node = tuple[int, tuple[int, ...], float]
"""Who is to act (``TERMINAL``: nobody), what is offered, and what the first player has won (0 before the end)."""
CHANCE, TERMINAL = -1, -4


def test_the_rules_are_in_the_rules_language():
    assert check_game("leduc", RULES) == []


def test_every_state_on_the_way_is_lawful():
    draw = Random(5).random
    for seed in range(50):
        match = Match(GAME, 2, seed=seed, guarded=True)
        while not match.over:
            assert list(broken_laws(match.state, match.names)) == []
            seat, _, options = match.next()
            match.take(seat, options[int(draw() * len(options))])
        assert payoff(match.state, 0) + payoff(match.state, 1) == 2 * EVEN


def test_both_games_have_the_same_tree():
    spiel: Any = pytest.importorskip("pyspiel")
    theirs: dict[tuple[int, ...], Node] = {}
    _walk_theirs(spiel.load_game("leduc_poker").new_initial_state(), theirs)
    ours = _walk_ours()
    assert ours == theirs
    decisions = sum(1 for player, _, _ in ours.values() if player != TERMINAL)
    assert (decisions, len(ours) - decisions) == (3780, 5520)


def test_who_begins_and_what_was_said_stays_on_the_table():
    """LP-3: who plays remembers it; calls are 1, raises 2, by round and in order."""
    match = Match(GAME, 2, seed=1)
    for deed in ("call", "raise", "call", "raise"):
        seat, _, _ = match.next()
        match.take(seat, Bet.parse(deed, match.names))
    assert [list(row) for row in match.state.said] == [[1, 2, 1, 0], [2, 0, 0, 0]]
    assert list(match.state.begins) == [True, False]


@pytest.mark.skipif(hindrance() is not None, reason=hindrance() or "")
def test_compiled_rules_play_the_same_game():
    module = compiled()
    draw = Random(11).random
    for seed in range(200):
        one, other = Match(GAME, 2, seed=seed), open_match(module, GAME, 2, seed=seed)
        while not one.over:
            seat, choice, options = one.next()
            assert (seat, choice, tuple(options)) == other.next()
            option = options[int(draw() * len(options))]
            one.take(seat, option)
            other.take(seat, option)
        assert other.over
        assert fingerprint(one.state) == fingerprint(other.state)
        assert one.outcome == other.outcome


@pytest.mark.skipif(hindrance() is not None, reason=hindrance() or "")
def test_how_well_a_net_can_be_beaten_is_known_exactly():
    """Who has learned nothing answers evenly, and is beaten as OpenSpiel's own even player is."""
    spiel: Any = pytest.importorskip("pyspiel")
    policies = pytest.importorskip("open_spiel.python.policy")
    measure = pytest.importorskip("open_spiel.python.algorithms.exploitability")
    theirs = spiel.load_game("leduc_poker")
    learner = Learner(compiled(), GAME)
    even = measure.exploitability(theirs, policies.UniformRandomPolicy(theirs))
    assert exploitability(net_of(learner)) == pytest.approx(even)
    at = setting_of(GAME, 2, GAME.options())
    for n in range(30):
        learner.learn(at, 2000, n, range(2), learning.EVEN)
        learner.improve(Stride(rate=0.003, share=0.1, doubt=0.02), n)
    assert exploitability(net_of(learner)) < 0.6 * even


def _walk_theirs(state: Any, found: dict[tuple[int, ...], Node]) -> None:
    """Enter all decisions and ends below a state by what led to them: cards and actions in order."""
    player = state.current_player()
    if player != CHANCE:
        won = state.returns()[0] if player == TERMINAL else 0.0
        found[tuple(state.history())] = (player, tuple(state.legal_actions()), won)
    if player != TERMINAL:
        for action in state.legal_actions():
            _walk_theirs(state.child(action), found)


def _walk_ours() -> dict[tuple[int, ...], Node]:
    """Return all decisions and ends of our game by what led to them."""
    found: dict[tuple[int, ...], Node] = {}
    for first in Card.ALL:
        for second in Card.ALL - first:
            for public in Card.ALL - first - second:
                luck = {"deal": [first, second], "flop": [public]}
                ways: list[list[int]] = [[]]
                while ways:
                    way = ways.pop()
                    match = Match(GAME, 2, said=luck)
                    came = _answer_all(match, way)
                    found[came] = _node(match)
                    ways += [[*way, option] for option in found[came][1]]
    return found


def _answer_all(match: Match, way: list[int]) -> tuple[int, ...]:
    """Give these answers; return cards and answers in the order in which they came."""
    came: list[int] = []
    luck = match.state.chance.came
    read = 0
    for option in (*way, None):
        came += [card for _, card in luck[read:]]
        read = len(luck)
        if option is not None:
            seat, choice, _ = match.next()
            assert choice is Bet
            match.take(seat, option)
            came.append(option)
    return tuple(came)


def _node(match: Match) -> Node:
    if match.over:
        return TERMINAL, (), (payoff(match.state, 0) - EVEN) / PER_CHIP
    seat, _, options = match.next()
    return seat, tuple(options), 0.0
