import pytest

from fogtable.core.declarations.cards import EMPTY, NONE, cards_of
from fogtable.core.declarations.choice import PASS
from fogtable.core.declarations.state import fingerprint
from fogtable.core.play.match import Match, Refused
from tests.core.table import GAME, Bet, Coin, Guess, Lay, Point, TableOptions


def at(step: int, **fields: object) -> Match:
    """A guarded match of three before this step; each player holds two coins."""
    match = Match(GAME, 3, guarded=True)
    t = match.state
    t.step = step
    t.bank = EMPTY
    t.purse = [EMPTY, cards_of(Coin.COPPER, Coin.SILVER), cards_of(Coin.GOLD, Coin.PLATINUM)]
    for name, value in fields.items():
        setattr(t, name, value)
    match.restart()
    return match


def refused(match: Match, seat: int, meaning: object) -> Refused:
    before = fingerprint(match.state), list(match.answers), match.awaited()
    with pytest.raises(Refused) as reason:
        match.play(seat, meaning)
    assert before == (fingerprint(match.state), match.answers, match.awaited()), "a refusal changed something"
    return reason.value


# -- starting ----------


@pytest.mark.parametrize("count", [0, 1, 5, -1])
def test_a_game_is_for_so_many(count):
    with pytest.raises(ValueError, match=f"table is for 2 to 4 seats; got {count}"):
        Match(GAME, count)


def test_options_have_defaults():
    assert not Match(GAME, 2).state.dark
    assert Match(GAME, 2, TableOptions(dark=True)).state.dark


def test_luck_can_be_said_for_the_set_up():
    match = Match(GAME, 3, said={"draw": [Coin.GOLD, Coin.COPPER]})
    assert match.state.purse == [EMPTY, cards_of(Coin.GOLD), cards_of(Coin.COPPER)]


# -- one seat ----------


def test_an_open_question():
    match = at(0)
    assert match.awaited() == (1,)
    assert match.waits_openly()
    assert match.offered(1) == ["coin:copper", "coin:silver", "fold"]
    assert match.question(1) == (Bet, 0b10011)
    assert match.next() == (1, Bet, (0, 1, 4))
    match.play(1, "coin:silver")
    assert match.state.tray[1] == cards_of(Coin.SILVER)
    assert match.answers == [(1, 1)]


def test_a_secret_question_does_not_show_who_is_asked():
    match = at(1)
    assert match.awaited() == (0,)
    assert not match.waits_openly()
    match.play(0, "box:right")
    assert match.state.trick == 1


def test_a_question_with_pass():
    match = at(2, fans=cards_of(0, 2))
    assert match.offered(1) == ["at:dealer", "at:player-2", "pass"]
    assert match.next() == (1, Point, (0, 2, PASS))
    match.play(1, "pass")
    assert match.state.pointed == NONE


def test_a_lone_option_of_an_open_question_is_asked_unless_it_is_obvious():
    match = at(0, purse=[EMPTY, EMPTY, EMPTY], bank=Coin.ALL)
    assert match.offered(1) == ["fold"]


# -- refusals ----------


@pytest.mark.parametrize(
    ("seat", "meaning", "code", "message"),
    [
        (
            1,
            "coin:gold",
            "not-offered",
            "player-1 cannot answer coin:gold to bet now; offered: coin:copper, coin:silver, fold",
        ),
        (1, "pass", "not-offered", "player-1 cannot answer pass to bet now; offered: coin:copper, coin:silver, fold"),
        (1, "raise", "not-offered", "player-1: bet has no option 'raise'"),
        (1, 7, "not-offered", "player-1: bet: expected a text such as 'coin:copper'; got 7"),
        (1, None, "not-offered", "player-1: bet: expected a text such as 'coin:copper'; got None"),
        (2, "fold", "not-asked", "player-2 is not asked anything now"),
        (0, "fold", "not-asked", "dealer is not asked anything now"),
        (3, "fold", "no-such-seat", "expected a seat from 0 to 2, got 3"),
        (-1, "fold", "no-such-seat", "expected a seat from 0 to 2, got -1"),
        (10**20, "fold", "no-such-seat", "expected a seat from 0 to 2, got 100000000000000000000"),
    ],
)
def test_an_answer_is_refused_in_words(seat, meaning, code, message):
    reason = refused(at(0), seat, meaning)
    assert (reason.code, str(reason)) == (code, message)


@pytest.mark.parametrize("option", [-1, 3, 5, 126, PASS, 128, 10**20])
def test_an_option_number_that_is_not_offered_is_refused(option):
    match = at(0)
    with pytest.raises(Refused, match=r"player-1 cannot answer .* to bet now; offered: ") as reason:
        match.answer(1, option)
    assert reason.value.code == "not-offered"


def test_a_seat_that_is_not_at_the_table_cannot_be_named():
    match = at(2, fans=cards_of(0))
    with pytest.raises(Refused, match="player-1 cannot answer 7 to point now; offered: at:dealer, pass"):
        match.answer(1, 7)


def test_after_the_end_nothing_is_asked():
    match = at(6)
    assert match.over
    assert match.awaited() == ()
    assert match.question(1) is None
    assert match.offered(1) == []
    reason = refused(match, 1, "fold")
    assert (reason.code, str(reason)) == ("over", "the game is over")
    assert match.outcome.cause == "time"


def test_before_the_end_there_is_no_outcome():
    with pytest.raises(ValueError, match="the game is not over"):
        at(0).outcome  # noqa: B018


# -- sealed answers ----------


@pytest.mark.parametrize(("step", "openly"), [(3, True), (4, False)])
def test_sealed_answers_wait_for_the_last(step, openly):
    match = at(step)
    assert match.awaited() == (1, 2)
    assert match.waits_openly() is openly
    match.play(2, "coin:gold")
    assert match.awaited() == (1,)
    assert match.question(2) is None
    assert match.state.tray == [EMPTY] * 3
    match.play(1, "coin:copper")
    assert match.state.tray == [EMPTY, cards_of(Coin.COPPER), cards_of(Coin.GOLD)]
    assert match.state.step == 5


def test_canonical_order_is_by_seat():
    match = at(3)
    assert match.next() == (1, Lay, (0, 1))
    match.play(1, "coin:copper")
    assert match.next()[0] == 2


def test_a_sealed_answer_can_be_changed_until_the_last_is_in():
    match = at(3)
    match.play(2, "coin:gold")
    assert match.retractable(2)
    assert not match.retractable(1)
    match.retract(2)
    assert match.state.laid == [NONE] * 3
    assert match.awaited() == (1, 2)
    match.play(2, "coin:platinum")
    match.play(1, "coin:copper")
    assert match.answers == [(2, 3), (1, 0)]
    assert match.state.tray[2] == cards_of(Coin.PLATINUM)


def test_answers_taken_back_cost_no_copy_anything():
    match = at(3)
    match.copy()
    before = list(match.answers)
    for count in range(1, 1001):
        match.play(2, "coin:gold")
        match.retract(2)
        assert match.answered() == 2 * count
    assert match.answers == before
    match.play(2, "coin:gold")
    match.play(1, "coin:copper")
    copy = match.copy()
    assert copy.state.snapshot() == match.state.snapshot()
    assert copy.awaited() == match.awaited()


@pytest.mark.parametrize(
    ("step", "seat", "named"), [(3, 1, "player-1"), (0, 1, "player-1"), (3, 0, "dealer"), (3, 9, "seat 9")]
)
def test_what_was_not_answered_cannot_be_taken_back(step, seat, named):
    match = at(step)
    with pytest.raises(Refused, match=f"{named} has no sealed answer that could be taken back") as reason:
        match.retract(seat)
    assert reason.value.code == "not-retractable"


def test_after_the_last_nothing_can_be_taken_back():
    match = at(3)
    match.play(2, "coin:gold")
    match.play(1, "coin:copper")
    with pytest.raises(Refused):
        match.retract(2)


def test_an_obvious_sealed_answer_is_given_by_the_match():
    match = at(3, purse=[EMPTY, cards_of(Coin.COPPER), cards_of(Coin.GOLD)], bank=cards_of(1, 3))
    assert match.state.step == 5
    assert match.state.tray == [EMPTY, cards_of(Coin.COPPER), cards_of(Coin.GOLD)]
    assert match.filled == [(1, Lay, 0), (2, Lay, 2)]
    match.play(1, "fold")
    assert match.filled == []


def test_a_sealed_question_that_nobody_is_asked_goes_by():
    match = at(3, purse=[EMPTY] * 3, bank=Coin.ALL)
    assert match.state.step == 5


# -- the floor ----------


def test_on_the_floor_more_may_act_than_must():
    match = at(5)
    assert match.awaited() == (1,)
    assert match.waits_openly()
    assert match.offered(2) == ["coin:gold", "coin:platinum", "fold"]
    assert match.question(0) is None
    assert match.question(-1) is None
    assert match.question(99) is None
    assert match.next() == (1, Bet, (0, 1, 4))
    match.play(2, "coin:gold")
    assert match.state.tray[2] == cards_of(Coin.GOLD)


# -- copies ----------


@pytest.mark.parametrize("step", range(6))
def test_a_copy_stands_where_its_original_does_and_shares_nothing(step):
    match = at(step, fans=cards_of(0))
    copy = match.copy()
    before = fingerprint(match.state)
    assert fingerprint(copy.state) == before
    assert copy.awaited() == match.awaited()
    seat, _, options = copy.next()
    copy.answer(seat, options[0])
    assert fingerprint(match.state) == before
    assert match.answers == []


def test_a_copy_keeps_sealed_answers_given_in_part():
    match = at(3)
    match.play(2, "coin:gold")
    copy = match.copy()
    assert copy.state.laid == [NONE, NONE, Coin.GOLD]
    assert copy.awaited() == (1,)
    copy.retract(2)
    assert match.state.laid[2] == Coin.GOLD
    assert not match.copy().over


def test_answers_count_from_the_last_boundary():
    match = at(0)
    match.play(1, "fold")
    match.play(0, "box:left")
    copy = match.copy()
    assert copy.answers == []
    assert fingerprint(copy.state) == fingerprint(match.state)
    assert Guess.code() == "guess"
