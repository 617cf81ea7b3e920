import pytest

from fogtable.core.declarations.cards import NONE, Family, Seat, cards_of
from fogtable.core.declarations.events import Events, emit, event, secret, told
from fogtable.core.declarations.visibility import OPEN, OWNER, SPECTATOR, until
from tests.core.table import PLAYERS, Coin, Log, Table

SEATS = ("dealer", "player-1", "player-2")


def last(what, *args, dark=False):
    t = Table(3)
    t.dark = dark
    emit(t, what, *args)
    return t.log[-1]


def test_an_event_has_code_clause_and_arguments_by_name():
    assert told(last(Log.COUNTS, 4, 2), SPECTATOR, SEATS) == {
        "code": "counts",
        "clause": "TT-1.4",
        "args": {"number": 4, "who": "player-2"},
    }
    assert told(last(Log.BEGINS), 0, SEATS) == {"code": "begins", "clause": "TT-1.1", "args": {}}


def test_nobody_and_nothing_have_names():
    assert told(last(Log.COUNTS, 0, NONE), 0, SEATS)["args"] == {"number": 0, "who": "none"}
    assert told(last(Log.BETS, 1, NONE), 1, SEATS)["args"]["coin"] == "none"


def test_a_secret_argument_is_told_to_its_owner_only():
    entry = last(Log.BETS, 1, Coin.GOLD)
    assert told(entry, 1, SEATS)["args"] == {"player": "player-1", "coin": "gold"}
    for viewer in (0, 2, SPECTATOR):
        assert told(entry, viewer, SEATS)["args"] == {"player": "player-1", "coin": None}


def test_an_event_can_be_for_some_only():
    entry = last(Log.LOOKS, 2, cards_of(0, 3))
    assert told(entry, 2, SEATS)["args"]["coins"] == ["copper", "platinum"]
    assert [told(entry, viewer, SEATS) for viewer in (0, 1, SPECTATOR)] == [None] * 3


def test_who_sees_is_settled_at_the_moment_of_the_event():
    t = Table(3)
    emit(t, Log.FOLDS, 1, cards_of(Coin.GOLD))
    t.dark = True
    emit(t, Log.FOLDS, 2, cards_of(Coin.COPPER))
    t.dark = False
    assert [told(entry, 0, SEATS)["args"]["coins"] for entry in t.log] == [["gold"], None]
    assert [told(entry, 2, SEATS)["args"]["coins"] for entry in t.log] == [["gold"], ["copper"]]


def test_with_open_cards_everything_is_told():
    assert told(last(Log.LOOKS, 2, cards_of(0)), OPEN, SEATS)["args"] == {"player": "player-2", "coins": ["copper"]}
    assert told(last(Log.FOLDS, 2, cards_of(0), dark=True), OPEN, SEATS)["args"]["coins"] == ["copper"]


def test_an_event_depends_on_one_flag_only():
    with pytest.raises(TypeError, match=r"an event can depend on one flag only, not on \['dark', 'opened'\]"):
        event("TT-2.1", sees=until("dark", OWNER), coin=secret(Coin, until("opened", OWNER)))


def test_events_are_named_by_their_place():
    class More(Events):
        TWO_WORDS = event("TT-2.2", player=Seat)

    assert list(More.table) == ["two-words"]
    assert More.TWO_WORDS.clause == "TT-2.2"
    assert issubclass(Coin, Family)
    assert PLAYERS.name == "player"


def test_an_event_may_have_a_clause_for_each_value_of_its_last_argument():
    class Why(Family):
        HEADS = 0
        TAILS = 1

    class Told(Events):
        MOVES = event({Why.HEADS: "TT-3.1", Why.TAILS: "TT-3.2"}, left=int, why=Why)

    assert told(last(Told.MOVES, 4, Why.HEADS), SPECTATOR, SEATS)["clause"] == "TT-3.1"
    assert told(last(Told.MOVES, 4, Why.TAILS), SPECTATOR, SEATS)["clause"] == "TT-3.2"
