import pytest

from fogtable.core.declarations.cards import EMPTY, NONE, cards_of
from fogtable.core.formats.position import Impossible, set_up
from fogtable.core.play.match import Match
from tests.core.table import GAME, Box, Coin
from tests.sketches.floor import GAME as FLOOR
from tests.sketches.floor import Spot


def given(game=GAME, count=3, **fields):
    match = Match(game, count, guarded=True)
    set_up(game, match.state, fields, match.names)
    return match.state


def test_every_kind_of_field_is_read_by_names():
    t = given(
        step=4,
        dark=True,
        bank=["copper", "gold", "platinum"],
        purse={"player-1": ["silver"], "player-2": []},
        own={"dealer": ["left"]},
        marks={"player-2": {"right": 3}},
        trick="right",
        shown={1: True},
        spot={0: "left"},
        rumour={0: ["left", "right"]},
        pointed="player-2",
        fans=["dealer", "player-1"],
        laid={"player-1": "none"},
    )
    assert (t.step, t.dark, t.trick, t.pointed) == (4, True, Box.RIGHT, 2)
    assert t.bank == cards_of(0, 2, 3)
    assert t.purse == [EMPTY, cards_of(Coin.SILVER), EMPTY]
    assert t.own == [cards_of(Box.LEFT), EMPTY, EMPTY]
    assert t.marks == [[0, 0], [0, 0], [0, 3]]
    assert t.shown == [False, True]
    assert t.spot == [Box.LEFT, NONE]
    assert t.rumour == [Box.ALL, EMPTY]
    assert t.fans == cards_of(0, 1)
    assert t.laid == [NONE] * 3


@pytest.mark.parametrize("rows", [{0: "left", 1: "none"}, ["left", "none"], ["left"]])
def test_rows_by_number_may_be_a_list(rows):
    t = given(spot=rows, rumour=[["left"], []])
    assert t.spot == [Box.LEFT, NONE]


def test_named_cards_leave_where_they_were():
    t = given(tray={"player-1": ["copper", "silver", "gold", "platinum"]})
    assert t.tray[1] == Coin.ALL
    assert (t.bank, t.purse) == (EMPTY, [EMPTY] * 3)


def test_cards_that_are_named_nowhere_go_to_the_rest():
    t = given(purse={"player-1": [], "player-2": ["gold"]})
    assert t.bank == Coin.ALL - Coin.GOLD


def test_rows_that_are_not_named_keep_their_cards():
    before = Match(GAME, 3).state.purse[2]
    t = given(purse={"player-1": []})
    assert t.purse[2] == before


def test_the_rest_may_be_given_too():
    t = given(bank=["gold"], pot={"left": ["copper", "silver", "platinum"]})
    assert t.bank == cards_of(Coin.GOLD)
    assert t.pot[0] == cards_of(0, 1, 3)


def test_what_a_seat_owns_is_what_lies_in_its_zones():
    with pytest.raises(Impossible, match=r"given: every hider owns all four spots \(SK-4.6\)"):
        given(FLOOR, 2, hand={"hider-1": ["cave", "creek"]})
    t = given(FLOOR, 2, hand={"hider-1": ["cave", "creek"]}, discard={"hider-1": ["cliff", "camp"]})
    assert t.owned[1] == Spot.ALL
    assert t.hand[1] == cards_of(Spot.CAVE, Spot.CREEK)
    assert t.discard[1] == cards_of(Spot.CLIFF, Spot.CAMP)


def test_a_game_completes_what_follows():
    t = given(FLOOR, 2, played={"hider-1": ["cave"]})
    assert t.committed == [False, True]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"purses": {}}, "given.purses: no such field; there are step, dark, opened, bank"),
        ({"step": "4"}, "given.step: expected a whole number; got '4'"),
        ({"step": True}, "given.step: expected a whole number; got True"),
        ({"step": 10}, "given.step: expected 0 to 9, got 10"),
        ({"dark": 1}, "given.dark: expected true or false; got 1"),
        ({"trick": "middle"}, "given.trick: expected one of left, right; got 'middle'"),
        ({"pointed": "player-9"}, "given.pointed: expected one of dealer, player-1, player-2; got 'player-9'"),
        ({"bank": "gold"}, "given.bank: expected a list of names; got 'gold'"),
        ({"bank": ["gold", "gold"]}, "given.bank: gold stands more often than there are copies"),
        ({"bank": ["iron"]}, "given.bank: expected one of copper, silver, gold, platinum; got 'iron'"),
        ({"purse": ["gold"]}, "given.purse: expected a mapping by seat; got ['gold']"),
        (
            {"purse": {"player-9": []}},
            "given.purse.player-9: expected one of dealer, player-1, player-2; got 'player-9'",
        ),
        ({"pot": {"middle": []}}, "given.pot.middle: expected one of left, right; got 'middle'"),
        ({"pot": 3}, "given.pot: expected a mapping by box; got 3"),
        ({"spot": {2: "left"}}, "given.spot.2: expected one of 0, 1; got 2"),
        ({"spot": ["left", "left", "left"]}, "given.spot.2: expected one of 0, 1; got 2"),
        ({"spot": {True: "left"}}, "given.spot.True: expected one of 0, 1; got True"),
        ({"marks": {"dealer": {"left": 4}}}, "given.marks.dealer.left: expected 0 to 3, got 4"),
        ({"bank": ["gold"], "purse": {"dealer": ["gold"]}}, "given.purse.dealer: gold is named in another zone too"),
        (
            {"bank": ["gold"], "purse": {"player-1": [], "player-2": []}},
            "given: copper lies nowhere (bank, purse, tray, pot)",
        ),
        ({"spot": {0: "left"}}, "given: spot.0: left is not in rumour"),
        ({"dark": True, "opened": True}, "given: an opened table is not dark (TT-1.9)"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(fields, message):
    with pytest.raises(Impossible) as refused:
        given(**fields)
    assert str(refused.value).startswith(message)
