"""The options of a game: NA-10."""

from __future__ import annotations

import msgspec
import pytest

from fogtable.games.notalone import GAME
from tests.games.notalone.table import H1, H2, C, Table


@pytest.mark.clauses("NA-10.1", "NA-10.2", "NA-10.3")
def test_the_options_have_the_defaults_of_the_rules() -> None:
    options = GAME.options()
    assert (options.expert, options.board, options.lair) == (False, "A", "one")  # type: ignore[attr-defined]
    for wrong in ({"board": "C"}, {"lair": "two"}, {"expert": "yes"}, {"unknown": 1}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, GAME.options)


@pytest.mark.clauses("NA-10.1", "NA-5.22")
@pytest.mark.parametrize(("expert", "will"), [(False, 3), (True, 2)])
def test_expert_hunted_recover_two_will_in_phase_three(expert: bool, will: int) -> None:
    table = Table(2, "reckoning", expert=expert, tokens={"creature": "lair"}, will={H1: 2}, rescue=12)
    assert (table.turn, table.will(H1)) == (2, will)


@pytest.mark.clauses("NA-10.1", "NA-3.10")
def test_expert_hunted_who_give_up_regain_all_three() -> None:
    table = Table(2, expert=True, will={H1: 1}, discard={H1: "river"})
    table.play(H1, "give-up")
    assert table.will(H1) == 3
    at_once = Table(2, expert=True, will={H1: 1}, discard={H1: "river"})
    at_once.play(H1, "resist1", "give-up")
    assert at_once.will(H1) == 3


@pytest.mark.clauses("NA-10.1")
def test_the_third_will_of_an_expert_comes_back_by_a_card_or_power() -> None:
    card = Table(2, expert=True, will={H1: 2}, survival_hand={H1: "adrenaline"})
    card.play(H1, "play:adrenaline")
    assert card.will(H1) == 3
    power = Table(2, "reckoning", expert=True, will={H1: 2}, played={H1: "source"})
    power.play(H1, "power", "heal:hunted-1")
    assert power.will(H1) == 3


@pytest.mark.clauses("NA-10.2")
def test_the_sides_carry_the_symbol_on_different_spaces() -> None:
    for board, offered in (("A", False), ("B", True)):
        table = Table(2, "hunting", board=board, rescue=11)
        table.play(C, "keep-creature")
        assert (table.asked(C) == "place-token") == offered


@pytest.mark.clauses("NA-10.3", "NA-6.2")
def test_the_lair_takes_back_one_card_or_all() -> None:
    one = Table(3, "reckoning", discard={H1: "jungle river", H2: "beach"}, tokens={"creature": "wreck"})
    one.play(H1, "power")
    assert one.offered(H1) == {"take:jungle", "take:river", "copy:wreck"}
    one.play(H1, "take:river")
    assert (one.discard(H1), one.hand(H1)) == ({"jungle"}, {"beach", "rover", "river"})
    everything = Table(
        3, "reckoning", lair="all", discard={H1: "jungle river", H2: "beach"}, tokens={"creature": "wreck"}
    )
    everything.play(H1, "power")
    assert everything.offered(H1) == {"take-all", "copy:wreck"}
    everything.play(H1, "take-all")
    assert (everything.discard(H1), everything.hand(H1)) == (set(), {"jungle", "river", "beach", "rover"})
    assert everything.played(H1) == {"lair"}  # the card just played stays
