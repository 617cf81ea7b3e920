import pytest

from fogtable.core.asking import Ask, May, Rules, Scripts, TooDeep, bounded, reveal
from fogtable.core.declarations.cards import cards_of
from fogtable.core.declarations.choice import PASS_BIT
from tests.core.table import Bet, Coin, Guess, Table


def run(script):
    """Run a script that asks nothing; return its result."""
    with pytest.raises(StopIteration) as end:
        next(script)
    return end.value.value


def test_scripts_are_found_by_card_and_plain_rules_among_them():
    effect = Scripts(Coin)

    @effect.of(Coin.GOLD, Coin.SILVER)
    def plain(t):
        return 7

    @effect.of(Coin.COPPER)
    def asks(t):
        answer = yield "a question"
        return answer

    assert run(effect[Coin.GOLD](None)) == 7
    assert next(effect[Coin.COPPER](None)) == "a question"
    assert Coin.SILVER in effect
    assert Coin.PLATINUM not in effect
    with pytest.raises(KeyError):
        effect[Coin.PLATINUM]
    with pytest.raises(TypeError, match="gold has a script already"):
        effect.of(Coin.GOLD)(plain)


def test_rules_have_a_default():
    legal = Rules(Coin, lambda t: False)

    @legal.of(Coin.GOLD)
    def always(t):
        return True

    assert legal[Coin.GOLD](None)
    assert not legal[Coin.COPPER](None)
    with pytest.raises(TypeError, match="gold has a rule already"):
        legal.of(Coin.GOLD)(always)


def test_a_bound_counts_what_runs_at_once():
    @bounded(3)
    def down(t, levels):
        if levels > 1:
            yield from down(t, levels - 1)
        return levels

    t = Table(2)
    for _ in range(5):
        assert run(down(t, 3)) == 3, "calls one after the other do not add up"
    with pytest.raises(TooDeep, match="down went deeper than its bound of 3"):
        next(down(t, 4))
    assert run(down(t, 3)) == 3, "the alarm leaves no trace"
    assert set(t.depth.values()) == {0}


def test_options_as_a_mask():
    assert Ask(0, Guess, cards_of(0, 1)).bits() == 0b11
    assert May(0, Bet, Bet.FOLD.when(True)).bits() == 0b10000 | PASS_BIT
    assert not Ask(0, Guess, cards_of(0)).may_pass


def test_reveal_changes_nothing():
    cards = cards_of(1, 2)
    assert reveal(cards) is cards
