import pytest

from fogtable.core.asking import TooDeep
from fogtable.core.declarations.cards import EMPTY, cards_of
from fogtable.core.play.match import Refused
from tests.sketches.checks import GAME, Card, Luck, Token
from tests.sketches.positions import codes, position

BAG = {"bag": Token.ALL, "drawn": EMPTY}


def held(*hand: int) -> dict[str, object]:
    """The soldier holds exactly these; the rest is the deck."""
    rest = Card.ALL - cards_of(*hand)
    return {"hand": cards_of(*hand), "deck": rest, "aside": EMPTY, "discard": EMPTY}


def test_a_lucky_token_asks_nothing():
    match = position(
        GAME, 1, [(Luck.DRAW_TOKEN, Token.TWO), (Luck.DRAW_TOKEN, Token.BLANK_A)], **BAG, **held(Card.RICE)
    )
    assert match.state.day == 1
    assert match.state.drawn == cards_of(Token.BLANK_A)
    assert match.offered(0)[0] == "use:rice"


def test_a_retake_draws_again_without_putting_back():
    tokens = [Token.BLANK_A, Token.BLANK_B, Token.TWO, Token.BLANK_A]
    match = position(GAME, 1, [(Luck.DRAW_TOKEN, x) for x in tokens], **BAG, **held(Card.RICE, Card.CLOTH))
    match.play(0, "use:rice")
    assert match.state.drawn == cards_of(Token.BLANK_A, Token.BLANK_B)
    match.play(0, "use:cloth")  # draws TWO: the check is won, and the next day begins
    assert match.state.day == 1
    assert match.state.health == 6
    assert match.state.discard == cards_of(Card.RICE, Card.CLOTH)


def test_a_card_opens_a_check_inside_the_check():
    tokens = [Token.BLANK_A, Token.BLANK_B, Token.ONE_A, Token.THREE, Token.BLANK_A]
    match = position(GAME, 1, [(Luck.DRAW_TOKEN, x) for x in tokens], **BAG, **held(Card.PRAYER, Card.CLOTH))
    match.play(0, "use:prayer")  # the sanity check draws BLANK_B and asks in its turn
    assert match.offered(0) == ["use:cloth", "pass"]
    match.play(0, "use:cloth")  # ONE_A: sanity is won; so the paranoia check is re-taken: THREE
    assert match.state.day == 1
    ends = [args for what, args, _ in match.state.log if what.name == "check-ends"]
    assert ends == [(1, 1), (0, 1)]


def test_a_lost_inner_check_gives_no_retake():
    tokens = [Token.BLANK_A, Token.BLANK_B]
    match = position(GAME, 1, [(Luck.DRAW_TOKEN, x) for x in tokens], **BAG, **held(Card.LETTER))
    match.play(0, "use:letter")
    match.play(0, "pass")
    assert match.state.day == 0
    assert match.offered(0) == ["spend", "pass"]
    assert codes(match)[-1] == "check-ends"


def test_health_makes_up_for_what_is_missing():
    tokens = [Token.ONE_A, Token.BLANK_A]
    more = held(Card.ROPE, Card.RICE)
    match = position(GAME, 1, [(Luck.DRAW_TOKEN, x) for x in tokens], **BAG, **more)
    match.play(0, "spend")
    assert match.state.health == 5
    assert match.state.day == 1  # one missing, one spent: won


def test_a_card_without_a_retake_only_changes_the_difficulty():
    tokens = [Token.ONE_A, Token.BLANK_A]
    match = position(GAME, 1, [(Luck.DRAW_TOKEN, x) for x in tokens], **BAG, **held(Card.ROPE))
    match.play(0, "use:rope")
    assert match.state.day == 1


def test_what_is_not_in_hand_is_refused_in_words():
    match = position(GAME, 1, [(Luck.DRAW_TOKEN, Token.BLANK_A)], **BAG, **held(Card.ROPE))
    with pytest.raises(Refused) as refused:
        match.play(0, "use:rice")
    assert refused.value.code == "not-offered"
    assert str(refused.value) == "soldier cannot answer use:rice to check now; offered: use:rope, spend, pass"


def test_the_bound_is_an_alarm(monkeypatch):
    from tests.sketches import checks

    def endless(t):
        yield from checks.check(t, 1)
        return True

    monkeypatch.setitem(checks.EFFECT._by_card, Card.RICE, endless)
    monkeypatch.setattr(checks, "difficulty", lambda t, kind: 5)
    monkeypatch.setattr(checks, "use_card", lambda t, card: checks.EFFECT[card](t))
    match = position(GAME, 1, **BAG, **held(Card.RICE))
    for _ in range(3):
        match.play(0, "use:rice")
    with pytest.raises(TooDeep, match="check went deeper than its bound of 4"):
        match.play(0, "use:rice")
