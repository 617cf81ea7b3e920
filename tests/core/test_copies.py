"""Copies of a card, cards known to lie somewhere, rows with changing owners: what a game of many equal cards needs."""

from pathlib import Path

import msgspec
import pytest

from fogtable.core.declarations.cards import EMPTY, NONE, Seat, cards_of, family
from fogtable.core.declarations.chance import Chance, Chances, LuckRefused, draws, random_of
from fogtable.core.declarations.fields import Pool
from fogtable.core.declarations.state import State, cards, number, per, per_seat
from fogtable.core.declarations.visibility import NOONE, OWNER
from fogtable.core.formats.expectations import Failed, Watcher
from fogtable.core.formats.position import Impossible, set_up
from fogtable.core.game import Game, Outcome
from fogtable.core.play.match import Match
from fogtable.core.play.redeal import redeal
from fogtable.core.play.view import own_part, public_part, view
from fogtable.core.rules import BOUNDARY, OVER, Ask, Choice, Events, alone

Fruit = family("Fruit", ["apple", "apple", "apple", "pear", "pear", "quince"])
APPLES = cards_of(0, 1, 2)


class Luck(Chances):
    DRAW = draws(Fruit)


class Log(Events):
    pass


class Say(Choice):
    DONE = alone


class Market(State):
    MAX_SEATS = 3
    deck = cards(Fruit, sees=NOONE, counted=True, holds=("below",))
    below = per_seat(cards(Fruit, sees=OWNER))  # cards that a seat knows to lie in the deck
    basket = per_seat(cards(Fruit, sees=OWNER, counted=True, holds=("seen",)))
    seen = per_seat(cards(Fruit))  # cards of a basket that everybody has seen
    chest = per(2, cards(Fruit, sees=OWNER, counted=True, owners="keys"))
    keys = per(2, cards(Seat))  # who can look into each chest
    purse = per(2, number(0, 9, sees=OWNER, owners="keys"))
    mind = per_seat(number(0, 9, sees=OWNER))  # what a seat remembers
    pools = (Pool(Fruit, ("deck", "basket", "chest"), rest="deck"),)


class Options(msgspec.Struct, frozen=True):
    pass


def setup(t, options):
    t.deck = Fruit.ALL


def play(t):
    while True:
        yield BOUNDARY
        for p in t.seats:
            yield Ask(p, Say, Say.DONE.when(True))
        yield OVER


GAME = Game(
    name="market",
    prefix="MK",
    rules_version=1,
    table=Market,
    seat_counts=range(3, 4),
    seat_names=lambda count: ("ann", "bob", "cid"),
    side_of=lambda seat: "all",
    options=Options,
    setup=setup,
    play=play,
    outcome=lambda t: Outcome("all", (), "end"),
    settle=lambda t, names: None,
    choices=(Say,),
    log=Log,
    luck=Luck,
    folder=Path(__file__).parent,
)


def at(**fields):
    match = Match(GAME, 3, guarded=True)
    set_up(GAME, match.state, fields, match.names)
    match.restart()
    return match


POSITION = {
    "basket": {"ann": ["apple"], "bob": ["apple", "pear"], "cid": []},
    "chest": {0: ["apple"], 1: []},
    "keys": {0: ["ann", "cid"], 1: []},
}


def test_members_of_one_name_are_copies():
    assert Fruit.copies(1) == APPLES
    assert Fruit.copies(5) == cards_of(5)
    assert Fruit.copies(NONE) == EMPTY
    assert Fruit.parse("pear") == 3


def test_what_is_said_beforehand_may_be_any_copy():
    t = Market(3)
    t.chance = Chance(1, {"draw": [0, 0]})
    assert random_of(t, Luck.DRAW, cards_of(2, 4)) == 2
    with pytest.raises(LuckRefused, match=r"^draw: apple cannot come up, only pear, quince$"):
        random_of(t, Luck.DRAW, cards_of(3, 4, 5))


def test_a_position_names_as_many_copies_as_there_are():
    t = at(**POSITION).state
    assert [len(t.basket[p] & APPLES) for p in range(3)] == [1, 1, 0]
    assert t.deck == Fruit.ALL - t.basket[0] - t.basket[1] - t.chest[0]
    with pytest.raises(Impossible, match=r"^given.deck: pear stands more often than there are copies$"):
        at(deck=["pear", "pear", "pear"])
    with pytest.raises(Impossible, match=r"^given.basket.bob: pear is named in another zone too$"):
        at(basket={"ann": ["pear", "pear"], "bob": ["pear"]})


def test_cards_known_to_lie_somewhere_are_those_that_lie_there():
    t = at(**POSITION, seen={"bob": ["apple"]}).state
    assert t.seen[1] == t.basket[1] & APPLES
    with pytest.raises(Impossible, match=r"^given: basket.bob: quince must lie here, it is in seen$"):
        at(**POSITION, seen={"bob": ["quince"]})


def test_a_scenario_compares_names():
    match = at(**POSITION)
    Watcher(match, 0).expect({"state": {"basket": {"bob": ["apple", "pear"]}}}, "expect")
    with pytest.raises(Failed, match=r"^basket.bob: expected \[apple, apple\], got \[apple, pear\]$"):
        Watcher(match, 0).expect({"state": {"basket": {"bob": ["apple", "apple"]}}}, "expect")


def test_a_row_is_seen_by_those_who_own_it_now():
    t = at(**POSITION, purse={0: 4, 1: 5}).state
    names = ("ann", "bob", "cid")
    assert public_part(t, names)["chest"] == [1, 0]
    assert own_part(t, 0, names)["chest"] == own_part(t, 2, names)["chest"] == {"0": ["apple"]}
    assert own_part(t, 0, names)["purse"] == {"0": 4}
    assert "chest" not in own_part(t, 1, names)
    assert view(t, 2).chest[0] == t.chest[0]
    assert len(view(t, 1).chest[0]) == 1
    t.keys[0] = cards_of(1)
    assert own_part(t, 1, names)["chest"] == {"0": ["apple"]}
    assert "chest" not in own_part(t, 0, names)


def test_a_re_deal_leaves_known_cards_where_they_are():
    match = at(**POSITION, seen={"bob": ["apple"]}, below={"ann": ["quince"]})
    known = match.state.basket[1] & APPLES
    worlds = [redeal(match, 0, seed).state for seed in range(60)]
    assert all(known - t.basket[1] == EMPTY for t in worlds)
    assert all(5 in t.deck for t in worlds), "ann knows where the quince is"
    assert {len(t.basket[1]) for t in worlds} == {2}
    assert len({t.basket[1] for t in worlds}) == 2, "the other card is one of the pears"
    assert all(t.chest[0] == match.state.chest[0] for t in worlds), "ann sees into that chest"
    unaware = at(**POSITION)
    assert any(5 not in redeal(unaware, 0, seed).state.deck for seed in range(60))


def test_what_others_remember_starts_over_in_a_re_deal():
    match = at(**POSITION, mind={"ann": 3, "bob": 7}, purse={0: 4, 1: 5})
    world = redeal(match, 0, 1).state
    assert world.mind == [3, 0, 0]
    assert world.purse == [4, 0]
