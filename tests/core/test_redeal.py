from collections import Counter

import pytest

from fogtable.core.declarations.cards import EMPTY, cards_of
from fogtable.core.declarations.state import fingerprint
from fogtable.core.play.match import Match
from fogtable.core.play.redeal import NoWorld, redeal
from fogtable.core.play.view import view_bytes
from tests.core.table import GAME, Box, Coin
from tests.sketches import windows
from tests.sketches.positions import position
from tests.sketches.windows import Adv


def at(step: int, **fields: object) -> Match:
    match = Match(GAME, 3, guarded=True)
    t = match.state
    t.step = step
    t.bank = cards_of(Coin.COPPER)
    t.purse = [EMPTY, cards_of(Coin.SILVER), cards_of(Coin.GOLD)]
    t.tray = [EMPTY, cards_of(Coin.PLATINUM), EMPTY]
    for name, value in fields.items():
        setattr(t, name, value)
    match.restart()
    return match


def test_what_a_seat_sees_stays_and_the_rest_changes_places():
    match = at(0)
    worlds = [redeal(match, 1, seed).state for seed in range(60)]
    assert all(t.purse[1] == cards_of(Coin.SILVER) for t in worlds)
    assert all(t.tray[1] == cards_of(Coin.PLATINUM) for t in worlds), "the tray is open"
    laid = Counter((t.bank, t.purse[2]) for t in worlds)
    assert set(laid) == {(cards_of(0), cards_of(2)), (cards_of(2), cards_of(0))}
    assert min(laid.values()) > 15


def test_what_is_hidden_under_a_flag_is_laid_anew_while_it_is_up():
    match = at(1, dark=True)
    trays = {redeal(match, 0, seed).state.tray[1] for seed in range(60)}
    assert len(trays) == 4, "the dealer does not see the tray in the dark"
    assert {redeal(at(0, dark=True), 1, seed).state.tray[1] for seed in range(20)} == {cards_of(Coin.PLATINUM)}


def test_what_cannot_lie_somewhere_does_not():
    match = at(1, dark=True, barred=cards_of(Coin.GOLD, Coin.SILVER))
    trays = {redeal(match, 0, seed).state.tray[1] for seed in range(60)}
    assert trays == {cards_of(Coin.COPPER), cards_of(Coin.PLATINUM)}


def test_where_no_world_is_left_it_says_so():
    match = at(1, dark=True, barred=Coin.ALL)
    with pytest.raises(NoWorld, match="bank, purse, tray, pot: no way to lay 4 hidden cards"):
        redeal(match, 0, 1)


def test_hidden_values_are_drawn_from_their_possibilities():
    match = at(0, spot=[0, 1], rumour=[Box.ALL, cards_of(1)], shown=[False, False])
    spots = {tuple(redeal(match, 1, seed).state.spot) for seed in range(40)}
    assert spots == {(0, 1), (1, 1)}
    shown = at(0, spot=[0, 1], rumour=[Box.ALL, cards_of(1)], shown=[True, False])
    assert {tuple(redeal(shown, 1, seed).state.spot) for seed in range(40)} == {(0, 1)}


def test_who_sees_a_hidden_value_keeps_it():
    match = at(1, spot=[0, 1], rumour=[Box.ALL, Box.ALL])
    assert {tuple(redeal(match, 0, seed).state.spot) for seed in range(40)} == {(0, 1)}


def test_sealed_answers_of_others_are_dropped_and_the_own_ones_stay():
    match = at(4, bank=EMPTY, tray=[EMPTY] * 3, purse=[EMPTY, cards_of(0, 1), cards_of(2, 3)])
    match.play(2, "coin:gold")
    world = redeal(match, 1, 3)
    assert world.state.laid == [-1, -1, -1]
    assert world.awaited() == (1, 2)
    assert match.state.laid[2] == Coin.GOLD
    assert match.awaited() == (1,)
    assert view_bytes(world.state, 1, world.names) == view_bytes(match.state, 1, match.names)


def test_each_hidden_zone_keeps_its_number():
    match = at(
        4,
        bank=cards_of(0),
        tray=[EMPTY] * 3,
        purse=[EMPTY, cards_of(1, 3), EMPTY],
        pot=[cards_of(2), EMPTY],
    )
    worlds = [redeal(match, 1, seed).state for seed in range(30)]
    assert {(len(t.bank), len(t.purse[2]), len(t.pot[0]), len(t.pot[1])) for t in worlds} == {(1, 0, 1, 0)}
    assert {t.pot[0] for t in worlds} == {cards_of(0), cards_of(2)}


def test_who_else_is_asked_follows_the_new_hands():
    """In one world seat 3 holds a card that it could play and is asked, in another it is not: nobody sees which."""
    hands = [cards_of(Adv.BLANK_A), cards_of(Adv.VETO_A), cards_of(Adv.VETO_B)]
    rest = Adv.ALL - hands[0] - hands[1] - hands[2]
    match = position(windows.GAME, 3, hand=hands, deck=rest, discard=EMPTY)
    match.play(0, "move")
    assert match.awaited() == (1, 2)
    worlds = [redeal(match, 1, seed) for seed in range(30)]
    assert {2 in world.awaited() for world in worlds} == {True, False}
    assert {world.waits_openly() for world in worlds} == {False}
    for world in worlds:
        held = world.state.hand[2] & (windows.VETOES | windows.THIEVES)
        assert (2 in world.awaited()) == (len(held) > 0)


def test_the_same_seed_gives_the_same_world_and_other_seeds_others():
    match = at(0)
    assert fingerprint(redeal(match, 1, 5).state) == fingerprint(redeal(match, 1, 5).state)
    assert len({fingerprint(redeal(match, 1, seed).state) for seed in range(20)}) == 2


def test_future_luck_is_another():
    match = at(0)
    streams = {redeal(match, 1, seed).state.chance.stream.at for seed in range(10)}
    assert len(streams) == 10
    assert match.state.chance.stream.at not in streams


def test_a_world_and_its_copies_go_on_alike():
    match = at(0)
    for seed in range(6):
        world = redeal(match, 1, seed)
        copy = world.copy()
        assert fingerprint(copy.state) == fingerprint(world.state)
        for made in (world, copy):
            made.play(1, "fold")
            made.play(0, "box:left")
        assert fingerprint(copy.state) == fingerprint(world.state)
        assert fingerprint(world.copy().state) == fingerprint(world.state)


def test_a_world_can_be_dealt_anew():
    match = at(4, bank=EMPTY, tray=[EMPTY] * 3, purse=[EMPTY, cards_of(0, 1), cards_of(2, 3)])
    first = redeal(match, 1, 1)
    first.play(1, "coin:copper")
    second = redeal(first, 2, 2)
    assert second.state.laid[1] == -1
    assert second.state.purse[2] == first.state.purse[2]
    assert fingerprint(second.copy().state) == fingerprint(second.state)


def test_a_world_is_dealt_at_a_decision_of_the_seat():
    with pytest.raises(ValueError, match="player-2 is not asked now: a world is re-dealt at a seat's own decision"):
        redeal(at(0), 2, 1)
