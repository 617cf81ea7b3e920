import json

import pytest

from fogtable.core.declarations.cards import Seat, cards_of
from fogtable.core.declarations.state import State, cards, number, one_of, per_seat
from fogtable.core.declarations.visibility import (
    EVERYONE,
    NOONE,
    OWNER,
    SPECTATOR,
    SPECTATOR_BIT,
    Role,
    only,
    unless,
    until,
    viewer_bit,
)
from fogtable.core.play.view import Hidden, open_part, own_part, public_part, view, view_bytes
from tests.core.table import Coin, Table

SEATS = ("dealer", "player-1", "player-2")


@pytest.fixture
def t():
    t = Table(3)
    t.bank = cards_of(Coin.COPPER, Coin.GOLD)
    t.purse[1] = cards_of(Coin.SILVER)
    t.tray[2] = cards_of(Coin.PLATINUM)
    t.marks[1] = [2, 3]
    t.trick = 1
    t.spot = [0, 1]
    t.rumour = [cards_of(0, 1), cards_of(1)]
    t.pointed = 2
    t.fans = cards_of(0, 2)
    t.laid[1] = Coin.SILVER
    return t


# -- who sees ----------


def test_groups_of_viewers():
    dealer, players = Role("dealer", 0, 0), Role("player", 1)
    assert list(players.seats(4)) == [1, 2, 3]
    assert EVERYONE.mask(False, 0b010, 3) == 0b111 | SPECTATOR_BIT
    assert OWNER.mask(False, 0b010, 3) == 0b010
    assert NOONE.mask(False, 1, 3) == 0
    assert only(players).mask(False, 0, 4) == 0b1110
    assert (OWNER + dealer).mask(False, 0b0100, 4) == 0b0101
    assert (OWNER + only(dealer)).mask(False, 0b0100, 4) == 0b0101
    assert viewer_bit(SPECTATOR) == SPECTATOR_BIT


def test_a_flag_opens_and_a_flag_closes():
    opens, closes = until("up", OWNER), unless("down", OWNER)
    assert opens.mask(False, 0b010, 3) == 0b010
    assert opens.mask(True, 1, 3) == 0b111 | SPECTATOR_BIT
    assert closes.mask(False, 1, 3) == 0b111 | SPECTATOR_BIT
    assert closes.mask(True, 0b010, 3) == 0b010


# -- views for rules of bots ----------


def test_the_owner_sees_what_others_do_not(t):
    assert view(t, 1).purse[1] == cards_of(Coin.SILVER)
    assert view(t, 0).purse[1] == Hidden(None)
    assert view(t, SPECTATOR).purse[1] == Hidden(None)


def test_the_number_is_shown_where_it_is_public(t):
    assert len(view(t, 0).bank) == 2
    with pytest.raises(ValueError, match="how many cards are hidden here is not public"):
        len(view(t, 0).purse[1])
    t.opened = True
    assert len(view(t, 0).purse[1]) == 1


def test_a_flag_hides_for_all_but_some(t):
    assert view(t, 0).tray[2] == cards_of(Coin.PLATINUM)
    t.dark = True
    assert view(t, 0).tray[2] == Hidden(1)
    assert view(t, 1).tray[2] == cards_of(Coin.PLATINUM)
    assert view(t, SPECTATOR).tray[2] == Hidden(1)


def test_a_row_of_flags_opens_row_by_row(t):
    t.shown[1] = True
    assert view(t, 2).spot == [Hidden(None), 1]
    assert view(t, 0).spot == [0, 1]


def test_hidden_rows_of_rows_are_covered_one_by_one(t):
    assert view(t, 0).marks[1] == [Hidden(None), Hidden(None)]
    assert view(t, 1).marks[1] == [2, 3]


def test_a_view_says_what_it_does_not_have(t):
    with pytest.raises(AttributeError, match="the view has no field 'treasure'"):
        view(t, 1).treasure  # noqa: B018
    assert view(t, 1).seat == 1
    assert list(view(t, 1).seats) == [0, 1, 2]


def test_what_is_hidden_can_be_compared_and_printed():
    assert Hidden(2) == Hidden(2) != Hidden(3)
    assert Hidden(2) != 2
    assert hash(Hidden(2)) == hash(Hidden(2))
    assert repr(Hidden(None)) == "Hidden(None)"


# -- views as they are sent ----------


def test_the_public_part_by_names(t):
    public = public_part(t, SEATS)
    assert set(public) == set(Table.fields)
    assert public["bank"] == 2
    assert public["purse"] == [None, None, None]
    assert public["tray"] == [[], [], ["platinum"]]
    assert public["marks"] == [[None, None]] * 3
    assert public["trick"] is None
    assert public["spot"] == [None, None]
    assert public["rumour"] == [["left", "right"], ["right"]]
    assert public["pointed"] == "player-2"
    assert public["fans"] == ["dealer", "player-2"]
    assert public["dark"] is False
    assert public["laid"] == [None, None, None]


def test_the_own_part_is_what_a_seat_sees_beyond(t):
    assert own_part(t, 1, SEATS) == {
        "purse": {"player-1": ["silver"]},
        "marks": {"player-1": [2, 3]},
        "laid": {"player-1": "silver"},
    }
    dealer = own_part(t, 0, SEATS)
    assert dealer["trick"] == "right"
    assert dealer["spot"] == {"0": "left", "1": "right"}
    assert own_part(t, SPECTATOR, SEATS) == {}


def test_what_everybody_sees_is_not_repeated(t):
    t.shown[0] = True
    assert own_part(t, 0, SEATS)["spot"] == {"1": "right"}
    assert "tray" not in own_part(t, 1, SEATS)
    t.dark = True
    assert own_part(t, 1, SEATS)["tray"] == {"dealer": [], "player-1": [], "player-2": ["platinum"]}


def test_views_are_bytes_of_both_parts(t):
    sent = json.loads(view_bytes(t, 1, SEATS))
    assert sent == {"public": public_part(t, SEATS), "own": own_part(t, 1, SEATS)}
    assert view_bytes(t, 1, SEATS) != view_bytes(t, 2, SEATS)


def test_equal_knowledge_gives_equal_bytes(t):
    before = view_bytes(t, 2, SEATS)
    t.bank, t.purse[1] = cards_of(Coin.SILVER, Coin.GOLD), cards_of(Coin.COPPER)
    t.trick, t.spot, t.laid[1], t.marks[1] = 0, [1, 1], Coin.COPPER, [0, 0]
    assert view_bytes(t, 2, SEATS) == before
    assert view_bytes(t, 1, SEATS) != before


def test_a_finished_game_is_laid_open(t):
    opened = open_part(t, SEATS)
    assert opened["bank"] == ["copper", "gold"]
    assert opened["purse"] == [[], ["silver"], []]
    assert opened["spot"] == ["left", "right"]


def test_names_of_seats_are_those_of_the_table():
    class Two(State):
        at = one_of(Seat)
        who = per_seat(cards(Seat, sees=OWNER))
        level = number(0, 3)

    t = Two(2)
    t.at, t.who[1] = 1, cards_of(0)
    assert public_part(t, ("a", "b"))["at"] == "b"
    assert public_part(t, ("c", "d"))["at"] == "d"
    assert own_part(t, 1, ("c", "d"))["who"] == {"d": ["c"]}
