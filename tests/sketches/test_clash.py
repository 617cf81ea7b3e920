from fogtable.core.declarations.cards import EMPTY, NONE, cards_of
from fogtable.core.play.match import Match
from fogtable.core.play.view import Hidden, view
from tests.sketches.clash import BROTHER, GAME, Card, Cell, Luck
from tests.sketches.positions import codes, position


def met(luck: int = 3) -> Match:
    """Rebel 1 is one step from a hidden policeman; rebel 2 stands beside that cell, rebel 3 far away."""
    hands = [cards_of(Card.KNIFE_A), cards_of(Card.FIST_A), cards_of(Card.PISTOL_A), cards_of(Card.BLUFF_A)]
    rest = Card.ALL
    for hand in hands:
        rest = rest - hand
    return position(
        GAME,
        4,
        [(Luck.BATTLE, luck)],
        at=[Cell.HOME, Cell.YARD, Cell.MARKET, Cell.HOME],
        police=[Cell.BRIDGE, Cell.TOWER],
        rumour=[cards_of(Cell.BRIDGE, Cell.CANAL), cards_of(Cell.TOWER, Cell.BRIDGE)],
        shown=[False, False],
        hand=hands,
        deck=rest,
        discard=EMPTY,
    )


def lay(match: Match) -> None:
    match.play(1, "to:bridge")
    match.play(2, "card:pistol-a")
    match.play(0, "card:knife-a")
    assert match.state.discard == EMPTY, "cards move after the last is in"
    assert match.state.hand[2] == cards_of(Card.PISTOL_A)
    match.play(1, "card:fist-a")


def test_a_policeman_is_hidden_until_he_is_met():
    match = met()
    assert view(match.state, 1).police == [Hidden(None), Hidden(None)]
    assert view(match.state, BROTHER).police == [Cell.BRIDGE, Cell.TOWER]
    match.play(1, "to:bridge")
    assert view(match.state, 1).police == [Cell.BRIDGE, Hidden(None)]


def test_meeting_nobody_tells_that_nobody_is_there():
    match = met()
    match.play(1, "to:bridge")
    assert match.state.rumour == [cards_of(Cell.BRIDGE), cards_of(Cell.TOWER)]


def test_helpers_are_those_at_and_beside_the_cell():
    match = met()
    match.play(1, "to:bridge")
    assert match.awaited() == (0, 1, 2)
    assert match.waits_openly()


def test_the_cards_go_when_all_are_in_and_a_won_clash_ends_the_move():
    match = met(luck=3)  # 1 + 3 - 2 + 3 = 5, more than 3 + 1
    lay(match)
    t = match.state
    assert t.discard == cards_of(Card.FIST_A, Card.KNIFE_A, Card.PISTOL_A)
    assert t.laid == [NONE] * 4
    assert t.at[1] == Cell.BRIDGE
    assert match.awaited() == (2,)


def test_a_lost_clash_sends_home_and_ends_the_turn():
    match = met(luck=1)  # 3 is not more than 4
    lay(match)
    assert match.state.at[1] == Cell.HOME
    assert match.awaited() == (2,)
    assert match.state.shown == [True, False]


def test_another_action_cuts_the_move_in_two_and_it_goes_on():
    match = met()
    match.play(1, "to:home")
    assert match.offered(1) == ["to:yard", "to:canal", "stop", "cut"]
    match.play(1, "cut")
    assert match.offered(1) == ["to:yard", "to:canal", "stop"], "once in a move"
    match.play(1, "to:yard")
    match.play(1, "to:bridge")
    assert codes(match).count("clashes") == 1


def test_the_patrol_is_answered_in_secret():
    match = met()
    for seat, step in ((1, "home"), (2, "tower"), (3, "yard")):
        match.play(seat, f"to:{step}")
        if match.awaited() == (seat,):
            match.play(seat, "stop")
        else:
            for p in match.awaited():
                match.play(p, "nothing")
    assert match.awaited() == (0,)
    assert not match.waits_openly()
