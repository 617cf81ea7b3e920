import pytest

from fogtable.core.declarations.cards import EMPTY, NONE, cards_of
from fogtable.core.play.match import Match
from tests.sketches.positions import codes, position
from tests.sketches.windows import GAME, Adv, Luck


def held(*hands: tuple[int, ...], **more: object) -> Match:
    """Seat after seat holds exactly these; the rest is the deck."""
    rest = Adv.ALL
    for hand in hands:
        rest = rest - cards_of(*hand)
    return position(GAME, len(hands), hand=[cards_of(*hand) for hand in hands], deck=rest, discard=EMPTY, **more)


def play(match: Match, *lines: str) -> None:
    for line in lines:
        seat, meaning = line.split()
        match.play(int(seat), meaning)


def test_without_a_reaction_the_move_goes_through_unasked():
    match = held((Adv.BLANK_A,), (Adv.DISPEL_A,), (Adv.BLANK_B,))
    play(match, "0 move")
    assert match.state.at == [1, 0, 0]
    assert match.awaited() == (1,)


def test_a_cancel_stops_the_move():
    match = held((), (Adv.VETO_A,), ())
    play(match, "0 move", "1 play:veto-a")
    assert match.state.at == [0, 0, 0]
    assert match.state.discard == cards_of(Adv.VETO_A)


def test_a_cancelled_cancel_lets_the_move_through():
    match = held((Adv.DISPEL_A,), (Adv.VETO_A,), ())
    play(match, "0 move", "1 play:veto-a", "0 play:dispel-a")
    assert match.state.at == [1, 0, 0]
    assert match.state.discard == cards_of(Adv.VETO_A, Adv.DISPEL_A)
    assert codes(match) == ["tries", "plays", "plays", "cancelled", "moves"]


def test_a_cancel_of_the_cancel_of_the_cancel_stops_it_again():
    match = held((Adv.DISPEL_A,), (Adv.VETO_A,), (Adv.DISPEL_B,))
    play(match, "0 move", "1 play:veto-a", "2 pass", "0 play:dispel-a", "2 play:dispel-b")
    assert match.state.at == [0, 0, 0]
    assert match.state.in_play == EMPTY


def test_after_a_cancelled_cancel_the_window_asks_again():
    match = held((Adv.DISPEL_A,), (Adv.VETO_A,), (Adv.VETO_B,))
    play(match, "0 move", "1 play:veto-a", "2 pass", "0 play:dispel-a")
    assert match.awaited() == (2,)
    play(match, "2 play:veto-b")
    assert match.state.at == [0, 0, 0]


def test_the_first_clockwise_from_the_opener_counts_and_the_others_keep_their_card():
    match = held((), (Adv.VETO_A,), (Adv.VETO_B,))
    match.state.player = 0
    play(match, "0 move", "2 play:veto-b", "1 play:veto-a")
    assert match.state.discard == cards_of(Adv.VETO_A)
    assert match.state.hand[2] == cards_of(Adv.VETO_B)
    assert match.state.offered == [NONE, NONE, NONE]


def test_a_seat_is_asked_again_after_each_play():
    match = held((), (Adv.THIEF_A, Adv.VETO_A), (Adv.BLANK_A, Adv.BLANK_B))
    play(match, "0 move", "1 play:thief-a", "2 lose:blank-a")
    assert match.awaited() == (1,)
    assert match.offered(1) == ["play:veto-a", "pass"]
    play(match, "1 pass")
    assert match.state.at == [1, 0, 0]


def test_others_see_only_that_the_table_waits():
    match = held((), (Adv.VETO_A,), (Adv.BLANK_A,))
    play(match, "0 move")
    assert match.awaited() == (1,)
    assert not match.waits_openly()


def test_an_offer_may_be_changed_until_the_last_is_in():
    match = held((), (Adv.VETO_A,), (Adv.VETO_B,))
    play(match, "0 move", "1 play:veto-a")
    assert match.retractable(1)
    match.retract(1)
    assert match.state.offered[1] == NONE
    play(match, "1 pass", "2 pass")
    assert match.state.at == [1, 0, 0]


def test_obvious_losses_are_given_at_once():
    match = held((), (Adv.THIEF_A,), (Adv.BLANK_A,))
    play(match, "0 move", "1 play:thief-a")
    assert [(seat, choice.meaning(option, match.names)) for seat, choice, option in match.filled] == [
        (2, "lose:blank-a")
    ]
    assert match.state.discard == cards_of(Adv.THIEF_A, Adv.BLANK_A)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_drawn_card_is_told_to_its_owner_only(seat):
    from fogtable.core.declarations.events import told

    match = position(GAME, 2, [(Luck.DRAW, Adv.VETO_A)], hand=[EMPTY, EMPTY], deck=Adv.ALL)
    play(match, "0 draw")
    card = "veto-a" if seat == 0 else None
    assert told(match.state.log[-1], seat, match.names) == {
        "code": "draws",
        "clause": "SK-2.3",
        "args": {"player": "seat-1", "card": card},
    }
