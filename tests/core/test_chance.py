import pytest

from fogtable.core.declarations.cards import Family, cards_of
from fogtable.core.declarations.chance import Chance, Chances, LuckRefused, die, draws, random_of, roll
from fogtable.core.declarations.state import State


class Colour(Family):
    RED = 0
    DARK_BLUE = 1
    GREEN = 2


class Luck(Chances):
    DRAW_ONE = draws(Colour)
    DIE = die()


class Table(State):
    pass


@pytest.fixture
def table():
    t = Table(2)
    t.chance = Chance(7)
    return t


def test_sources_are_named_by_their_place():
    assert list(Luck.sources) == ["draw-one", "die"]
    assert Luck.DRAW_ONE.text(1) == "dark-blue"
    assert Luck.DIE.text(4) == 4


def test_outcomes_are_read_back():
    assert Luck.DRAW_ONE.parse("green") == 2
    assert Luck.DIE.parse(3) == 3


@pytest.mark.parametrize("text", ["three", True, None, 2.0])
def test_a_die_shows_numbers(text):
    with pytest.raises(ValueError, match=f"expected a number, got {text!r}"):
        Luck.DIE.parse(text)


@pytest.mark.parametrize("face", [0, -1, 1 << 31])
def test_no_die_has_such_a_face(face):
    with pytest.raises(ValueError, match=f"expected a face of a die, from 1 on; got {face}"):
        Luck.DIE.parse(face)


def test_what_came_is_kept_under_its_name(table):
    drawn = random_of(table, Luck.DRAW_ONE, cards_of(0, 2))
    rolled = roll(table, Luck.DIE, 6)
    assert drawn in (0, 2)
    assert 1 <= rolled <= 6
    assert table.chance.came == [(Luck.DRAW_ONE, drawn), (Luck.DIE, rolled)]


def test_every_face_of_a_die_comes(table):
    assert {roll(table, Luck.DIE, 6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_luck_can_be_said_beforehand_for_each_source_by_itself(table):
    table.chance = Chance(7, {"draw-one": [2, 0], "die": [6]})
    assert [random_of(table, Luck.DRAW_ONE, Colour.ALL), roll(table, Luck.DIE, 6)] == [2, 6]
    assert random_of(table, Luck.DRAW_ONE, Colour.ALL) == 0
    assert table.chance.said == {"draw-one": [], "die": []}


def test_what_is_said_changes_no_later_luck(table):
    plain, said = Chance(7), Chance(7, {"die": [6]})
    plain.pick(Luck.DIE, range(1, 7))
    said.pick(Luck.DIE, range(1, 7))
    assert [plain.pick(Luck.DIE, range(100)) for _ in range(5)] == [said.pick(Luck.DIE, range(100)) for _ in range(5)]


def test_luck_that_cannot_come_is_refused(table):
    table.chance = Chance(7, {"draw-one": [1]})
    with pytest.raises(LuckRefused, match="draw-one: dark-blue cannot come up, only red, green"):
        random_of(table, Luck.DRAW_ONE, cards_of(0, 2))


def test_a_copy_goes_on_alike_and_by_itself():
    one = Chance(7, {"die": [6, 5]})
    one.pick(Luck.DIE, range(1, 7))
    other = one.copy()
    assert other.came == []
    assert [one.pick(Luck.DIE, range(1, 50)) for _ in range(4)] == [
        other.pick(Luck.DIE, range(1, 50)) for _ in range(4)
    ]
    assert one.said == other.said
    assert one.said is not other.said
