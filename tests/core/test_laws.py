import pytest

from fogtable.core.declarations.cards import EMPTY, cards_of
from fogtable.core.declarations.laws import broken_laws
from tests.core.table import Box, Coin, Table
from tests.sketches.floor import FloorGame, Spot

SEATS = ("dealer", "player-1", "player-2")


def table() -> Table:
    t = Table(3)
    t.bank = Coin.ALL
    return t


def test_a_sound_position_breaks_no_law():
    t = table()
    t.bank, t.purse[1], t.pot[0] = cards_of(0, 1), cards_of(2), cards_of(3)
    assert list(broken_laws(t, SEATS)) == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda t: t.purse.__setitem__(1, cards_of(0)), "copper lies in bank and purse.player-1"),
        (lambda t: t.pot.__setitem__(1, cards_of(0)), "copper lies in bank and pot.right"),
        (lambda t: setattr(t, "bank", cards_of(0, 1, 2)), "platinum lies nowhere (bank, purse, tray, pot)"),
        (lambda t: setattr(t, "step", 11), "step: expected 0 to 9, got 11"),
        (lambda t: t.marks[2].__setitem__(0, 4), "marks.player-2: expected 0 to 3, got 4"),
        (lambda t: t.spot.__setitem__(1, 0), "spot.1: left is not in rumour"),
    ],
)
def test_a_broken_law_is_named_with_its_place(change, message):
    t = table()
    change(t)
    assert list(broken_laws(t, SEATS)) == [message]


def test_a_card_cannot_lie_where_it_is_barred():
    t = table()
    t.bank, t.tray[2], t.barred = cards_of(0, 1, 2), cards_of(3), cards_of(3)
    assert list(broken_laws(t, SEATS)) == ["tray.player-2: platinum cannot lie here, it is in barred"]


def test_a_hidden_value_is_one_of_its_possibilities():
    t = table()
    t.spot, t.rumour = [0, -1], [Box.ALL, EMPTY]
    assert list(broken_laws(t, SEATS)) == []


def test_owned_cards_are_those_that_lie_on_the_table():
    t = FloorGame(2)
    t.deck = type(t).fields["deck"].family.ALL
    t.owned[1], t.hand[1] = cards_of(Spot.CAVE, Spot.CLIFF), cards_of(Spot.CAVE, Spot.CREEK)
    assert list(broken_laws(t, ("hunter", "hider"))) == [
        "cliff of hider lies nowhere (hand, played, discard)",
        "creek of hider lies on the table, but is not in owned",
    ]
