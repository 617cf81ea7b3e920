import pytest

from fogtable.core.declarations.cards import EMPTY, NONE, Family, cards_of
from fogtable.core.declarations.state import OutOfBounds, State, cards, checked, fingerprint, flag, one_of
from tests.core.table import Box, Coin, Table


@pytest.fixture
def table():
    return checked(Table)(3)


def test_fields_start_as_declared():
    t = Table(3)
    assert (t.step, t.dark, t.bank, t.trick) == (0, False, EMPTY, NONE)
    assert t.purse == [EMPTY] * 3
    assert t.marks == [[0, 0]] * 3
    assert t.spot == [NONE, NONE]
    assert list(t.seats) == [0, 1, 2]
    assert list(t.players) == [1, 2]


def test_rows_are_not_shared():
    t = Table(3)
    t.marks[0][1] = 2
    t.purse[0] += Coin.GOLD
    assert t.marks[1] == [0, 0]
    assert Table(3).purse[0] == EMPTY


def test_what_is_not_declared_cannot_be_written():
    with pytest.raises(AttributeError):
        Table(3).extra = 1


def test_a_snapshot_holds_all_fields_and_shares_none():
    t = Table(3)
    t.step, t.marks[2][0], t.purse[1] = 4, 3, cards_of(1)
    saved = t.snapshot()
    t.step, t.marks[2][0], t.purse[1] = 5, 1, EMPTY
    other = Table(3)
    other.restore(saved)
    other.marks[2][1] = 1
    t.restore(saved)
    assert (t.step, t.marks[2], t.purse[1]) == (4, [3, 0], cards_of(1))


@pytest.mark.parametrize(
    ("write", "message"),
    [
        (lambda t: setattr(t, "step", 10), "step: expected 0 to 9, got 10"),
        (lambda t: setattr(t, "step", -1), "step: expected 0 to 9, got -1"),
        (lambda t: setattr(t, "step", "1"), "step: expected a whole number, got '1'"),
        (lambda t: setattr(t, "dark", 2), "dark: expected true or false, got 2"),
        (lambda t: setattr(t, "trick", 2), "trick: expected -1 to 1, got 2"),
        (lambda t: setattr(t, "pointed", 8), "pointed: expected -1 to 7, got 8"),
        (lambda t: setattr(t, "bank", 3), "bank: expected a card set, got 3"),
        (lambda t: setattr(t, "bank", cards_of(1, 4, 9)), "bank: no such cards: [4, 9]"),
        (lambda t: t.purse.__setitem__(1, 7), "purse: expected a card set, got 7"),
        (lambda t: t.marks[0].__setitem__(1, 4), "marks: expected 0 to 3, got 4"),
        (lambda t: t.marks.__setitem__(0, [0, 4]), "marks: expected 0 to 3, got 4"),
        (lambda t: setattr(t, "spot", [0, 2]), "spot: expected -1 to 1, got 2"),
        (lambda t: t.purse[-1], "purse[-1]: an index is a whole number from 0"),
        (lambda t: t.purse.__setitem__(-1, EMPTY), "purse[-1]: an index is a whole number from 0"),
    ],
)
def test_a_guarded_table_refuses_what_its_fields_cannot_hold(table, write, message):
    with pytest.raises(OutOfBounds) as refused:
        write(table)
    assert str(refused.value) == message


def test_a_guarded_table_still_guards_after_a_snapshot_came_back(table):
    table.restore(table.snapshot())
    with pytest.raises(OutOfBounds):
        table.marks[0][0] = 9
    with pytest.raises(OutOfBounds):
        table.purse[0] = 9


def test_a_table_is_guarded_once():
    assert checked(Table) is checked(Table)
    assert issubclass(checked(Table), Table)
    assert checked(Table).pools == Table.pools


def test_fields_know_their_place():
    fields = Table.fields
    assert fields["marks"].index == (checked(Table).fields["marks"].index[0], Box)
    assert [name for name, declared in fields.items() if declared.sealed] == ["laid"]
    assert fields["purse"].name == "purse"


def test_equal_fields_have_equal_fingerprints_and_others_others():
    one, other = Table(3), checked(Table)(3)
    assert fingerprint(one) == fingerprint(other)
    seen = {fingerprint(one)}
    for change in (
        lambda t: setattr(t, "step", 1),
        lambda t: setattr(t, "dark", True),
        lambda t: setattr(t, "opened", True),
        lambda t: setattr(t, "bank", cards_of(1)),
        lambda t: t.purse.__setitem__(2, cards_of(1)),
        lambda t: t.purse.__setitem__(0, cards_of(1)),
        lambda t: t.marks[1].__setitem__(1, 1),
        lambda t: t.marks[1].__setitem__(0, 1),
        lambda t: setattr(t, "trick", 0),
    ):
        t = Table(3)
        change(t)
        seen.add(fingerprint(t))
    assert len(seen) == 10


def test_the_fingerprint_is_the_same_on_every_machine():
    assert fingerprint(Table(3)) == "7ed212f0430999025e5ac00e6872ec79"


def test_wide_families_have_fingerprints_too():
    wide = type("Wide", (Family,), {f"M{i}": i for i in range(64)})

    class Big(State):
        held = cards(wide)
        up = flag()
        last = one_of(wide)

    t = checked(Big)(1)
    t.held = wide.ALL
    t.last = 63
    assert len(fingerprint(t)) == 32
