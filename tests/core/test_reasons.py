"""Declaring why an answer is not offered: what is refused at import, and what is told."""

import pytest

from fogtable.core.bot import Observation
from fogtable.core.declarations.reasons import Reasons, Why, because
from fogtable.core.play.view import View
from fogtable.core.rules import NONE, cards_of
from tests.core.table import Bet, Coin


class WhyNot(Reasons):
    TOO_DEAR = because(coin=Coin, has=int)
    FOLDED = because()
    LATER = because()


def purse(t, p):
    return t.purse


def seen(purse, *options, about=()):
    view = View(0, range(1), {"purse": cards_of(*purse), "has": 1})
    return Observation(0, ("first",), view, Bet, tuple(options), about)


def declared(**more):
    why = Why(WhyNot)

    @why.of(Bet.COIN, among=purse, **more)
    def coin(t, p, one, *about):
        return WhyNot.TOO_DEAR(one, t.has) if one > t.has else None

    return why


def test_what_is_missing_is_told_by_names():
    missing = declared().missing(seen((Coin.COPPER, Coin.GOLD), Bet.COIN.base + Coin.COPPER))
    assert missing.told(Bet, ("first",)) == {
        "question": "bet",
        "options": {"coin:gold": {"reason": "too-dear", "args": {"coin": "gold", "has": 1}}},
        "things": {},
    }


def test_what_only_the_script_knows_has_a_reason_of_its_own():
    why = declared(otherwise=WhyNot.LATER())
    missing = why.missing(seen((Coin.COPPER, Coin.GOLD)))
    assert [reason.because.name for reason in missing.options.values()] == ["later", "too-dear"]
    assert not declared().missing(seen((Coin.COPPER,))).options, "the rule finds nothing, and nothing is said"


def test_a_verb_said_alone_may_be_no_matter_for_a_player():
    why = Why(WhyNot)
    why.of(Bet.FOLD, only=lambda t, p: len(t.purse) > 0)(lambda t, p: WhyNot.FOLDED())
    assert why.missing(seen((Coin.COPPER,))).options == {Bet.FOLD.base: WhyNot.FOLDED()}
    assert not why.missing(seen(())).options
    assert list(why.expected(seen((Coin.COPPER,)), Bet.FOLD)) == [NONE]


def test_things_are_spoken_of_where_the_question_says_nothing():
    why = Why(WhyNot)
    why.thing(Coin, purse)(lambda t, p, one: WhyNot.LATER() if one == Coin.GOLD else None)
    missing = why.missing(seen((Coin.COPPER, Coin.GOLD), Bet.FOLD.base))
    assert missing.told(Bet, ())["things"] == {"coin:gold": {"reason": "later", "args": {}}}
    assert not why.missing(seen((Coin.GOLD,), Bet.COIN.base + Coin.GOLD)).things, "it is offered"


def test_mistakes_are_found_where_they_are_made():
    why = declared()
    with pytest.raises(TypeError, match="reason too-dear: expected coin, has; got"):
        WhyNot.TOO_DEAR(Coin.GOLD)
    with pytest.raises(TypeError, match="coin has its reasons already"):
        why.of(Bet.COIN, among=purse)(lambda t, p, one: None)
    with pytest.raises(TypeError, match="coin is said of Coin: say among which of them"):
        Why(WhyNot).of(Bet.COIN)(lambda t, p, one: None)
    why.thing(Coin, purse)(lambda t, p, one: None)
    with pytest.raises(TypeError, match="Coin has its reasons already"):
        why.thing(Coin, purse)(lambda t, p, one: None)
