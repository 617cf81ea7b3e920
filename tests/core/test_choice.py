import pytest

from fogtable.core.declarations.cards import NONE, Family, Seat, cards_of
from fogtable.core.declarations.choice import MAX_OPTIONS, NOTHING, PASS, Choice, Verb, alone, bits_of, numbers, of

SEATS = ("north", "south-east", "west")


class Suit(Family):
    CLUBS = 0
    HEARTS = 1


class TakeOrGive(Choice):
    LEAVE = alone
    TAKE = of(Suit)
    GIVE_TO = of(Seat)


class Single(Choice):
    TAKE = of(Suit)


def test_options_are_numbered_as_written():
    assert [(v.name, v.base, v.size) for v in TakeOrGive.verbs] == [("leave", 0, 1), ("take", 1, 2), ("give-to", 3, 8)]
    assert TakeOrGive.size == 11


def test_the_name_of_a_question_at_the_border():
    assert TakeOrGive.code() == "take-or-give"
    assert Single.code() == "single"


def test_every_option_has_a_meaning_that_is_read_back():
    meanings = [TakeOrGive.meaning(option, SEATS) for option in range(6)]
    assert meanings == ["leave", "take:clubs", "take:hearts", "give-to:north", "give-to:south-east", "give-to:west"]
    assert [TakeOrGive.parse(meaning, SEATS) for meaning in meanings] == list(range(6))
    assert TakeOrGive.meaning(PASS, SEATS) == "pass"
    assert TakeOrGive.parse("pass", SEATS) == PASS


@pytest.mark.parametrize("option", [-1, 6, 10, 11, 126, 128, 10**20])
def test_a_number_without_a_meaning_is_refused(option):
    with pytest.raises(ValueError, match=f"question take-or-give has options 0 to 10; got {option}"):
        TakeOrGive.meaning(option, SEATS)


@pytest.mark.parametrize(
    "text",
    ["take", "take:", "take:spades", "leave:", "leave:clubs", "give-to:east", "TAKE:clubs", "take:clubs ", "", ":"],
)
def test_a_meaning_that_the_question_does_not_have_is_refused(text):
    with pytest.raises(ValueError, match="take-or-give has no option") as refused:
        TakeOrGive.parse(text, SEATS)
    assert str(refused.value).endswith(repr(text))


@pytest.mark.parametrize("text", [None, 3, True, ["leave"], {"leave": 1}, "x" * 101])
def test_what_is_no_meaning_at_all_is_refused_and_quoted_in_part(text):
    with pytest.raises(ValueError, match="take-or-give: expected a text such as 'leave'; got ") as refused:
        TakeOrGive.parse(text, SEATS)
    assert len(str(refused.value)) < 130


def test_rules_receive_verb_and_object():
    assert TakeOrGive.values[0] == (TakeOrGive.LEAVE, NONE)
    assert TakeOrGive.values[2] == (TakeOrGive.TAKE, Suit.HEARTS)
    assert TakeOrGive.values[PASS] == (NONE, NONE)


def test_with_a_single_verb_rules_receive_the_object():
    assert Single.values[1] == Suit.HEARTS
    assert Single.values[PASS] == NONE


def test_options_are_built_from_verbs():
    options = TakeOrGive.TAKE(cards_of(0, 1)) | TakeOrGive.LEAVE.when(True) | TakeOrGive.GIVE_TO.of(2)
    assert numbers(options) == (0, 1, 2, 5)
    assert TakeOrGive.LEAVE.when(False) == NOTHING
    assert numbers(NOTHING) == ()


def test_a_card_set_stands_for_the_options_of_the_only_verb():
    assert bits_of(cards_of(0, 1)) == 0b11
    assert list(numbers(cards_of(0, 1))) == [0, 1]
    assert bits_of(0b110) == 0b110


def test_a_question_has_room_for_so_many_options_only():
    many = type("Many", (Family,), {f"M{i}": i for i in range(60)})
    with pytest.raises(TypeError, match=f"question TooMany: 180 options, at most {MAX_OPTIONS} are possible"):
        type(Choice)("TooMany", (Choice,), {"A": of(many), "B": of(many), "C": of(many)})


def test_a_verb_is_shown_by_its_name():
    assert repr(TakeOrGive.GIVE_TO) == "give-to"
    assert isinstance(TakeOrGive.GIVE_TO, Verb)
