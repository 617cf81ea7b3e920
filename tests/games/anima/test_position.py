"""Positions as scenarios set them up: little need be said, and what cannot be is refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.core.formats.position import Impossible, set_up
from fogtable.core.play.match import Match
from fogtable.games.anima import GAME
from fogtable.games.anima.components import Area, Character, Goods, Phase
from fogtable.games.anima.setup import Options
from tests.games.anima.table import A, B, C

SEATS = range(3)
NOTHING_IN_HAND: dict[str, list[str]] = {A: [], B: [], C: []}


def laid(tree: bool = False, **given: Any) -> Match:
    """Return a match of three that begins with a position of which only this is said."""

    def position(t: Any) -> None:
        set_up(GAME, t, given, GAME.seat_names(3))

    return Match(GAME, 3, Options(numbers="spec", tree=tree), seed=1, guarded=True, position=position)


@pytest.mark.clauses("AN-3.4", "AN-1.5", "AN-1.7")
@pytest.mark.parametrize("phase", ["reset", "movement", "interaction", "exploration", "end"])
def test_a_phase_is_all_that_need_be_said(phase: str) -> None:
    match = laid(phase=phase)
    t: Any = match.state
    assert t.turn == (1 if phase in ("reset", "movement") else 2), "with everybody on the road the Turn is soon over"
    assert sorted(t.order[:3]) == list(SEATS)
    assert [len(t.party[p]) for p in SEATS] == [1, 1, 1]
    assert not any(t.dealt[p] for p in SEATS)
    assert len(t.areas) == 3
    assert not match.over


@pytest.mark.clauses("AN-1.5")
def test_a_party_that_is_not_said_keeps_one_of_the_characters_dealt() -> None:
    dealt = list(Match(GAME, 3, Options(), seed=1).state.dealt)  # type: ignore[attr-defined]
    t: Any = laid(phase="movement", party={A: ["warrior", "paladin"]}).state
    assert len(t.party[0]) == 2
    assert all(t.party[p] <= dealt[p] for p in (1, 2))
    assert len(t.character_deck) == len(Character) - 4, "all others are in the deck"


@pytest.mark.clauses("AN-19.1")
def test_with_the_tree_areas_that_are_not_said_are_of_level_1() -> None:
    t: Any = laid(tree=True, phase="reset").state
    assert [Area.name(area) for area in t.areas] == ["cornes", "capital", "port"]


@pytest.mark.clauses("AN-3.4")
def test_the_order_is_that_around_the_table_and_a_sub_turn_under_way_is_not_repeated() -> None:
    match = laid(phase="interaction", active=B, areas=["port"], at={A: "port", B: "port", C: "port"})
    assert match.awaited() == (1,)
    assert any(option.startswith("offer:") for option in match.offered(1)), "with all its offers"
    match.play(1, "end")
    assert match.awaited() == (2,), "A had a sub-turn before"


@pytest.mark.clauses("AN-14.4", "AN-14.3")
@pytest.mark.parametrize("field", ["ended", "loses_next"])
def test_whose_turn_is_ended_is_on_the_road(field: str) -> None:
    given: dict[str, Any] = {field: {B: True}, "areas": ["forest"], "at": {A: "forest", B: "forest"}}
    match = laid(phase="interaction", hand=NOTHING_IN_HAND, party={A: ["warrior"], B: ["tao"], C: ["thief"]}, **given)
    assert Area.name(match.state.at[1]) == "none"  # type: ignore[attr-defined]
    assert match.offered(0) == ["end"], "nobody is there to be attacked"


@pytest.mark.clauses("AN-11.10")
def test_with_a_final_mission_the_other_two_are_gone() -> None:
    t: Any = laid(phase="movement", final=["orb"]).state
    assert (len(t.final_box), len(t.final_gone)) == (0, 2)


@pytest.mark.clauses("AN-11.3")
def test_goods_aboard_may_be_aboard_for_all_that_others_know() -> None:
    t: Any = laid(phase="movement", missions={A: ["contraband"]}, goods={A: "aboard"}).state
    assert t.goods_reckoned[0] == Goods.ALL
    assert len(t.goods_reckoned[1]) == 1


def test_a_position_of_the_set_up_stays_as_it_is() -> None:
    t: Any = laid(dealt={A: ["warrior", "tao"]}).state
    assert (t.phase, t.turn, len(t.areas), len(t.dealt[0])) == (Phase.SETUP, 0, 0, 2)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"turn": 0}, "turn: the first Turn is 1"),
        ({"order": [A, B, B]}, "order: each player has one place in it"),
        ({"order": [A, B]}, "order: each player has one place in it"),
        (
            {"party": {A: ["warrior", "tao", "thief", "wizard", "paladin"]}},
            "party.party-1: a Party has 1 to 4 Characters",
        ),
        ({"hand": {B: ["fate", "fate", "veto", "gate", "ward", "scout"]}}, "hand.party-2: a hand holds at most 5"),
        ({"banner": {A: ["fate"]}}, "banner.party-1: one Organization"),
        ({"banner": {A: ["samael", "inquisition"]}}, "banner.party-1: one Organization"),
        ({"areas": ["cornes"], "at": {C: "castle"}}, "at.party-3: castle is not among areas"),
        ({"areas": ["cornes"], "prior": {"castle": ["ogre"]}}, "castle is not among areas"),
        ({"areas": ["cornes"], "face_down": {"castle": ["inn"]}}, "castle is not among areas"),
        ({"asleep": ["tao"]}, "tao is exhausted or asleep, but in no Party"),
        ({"stage": {A: 1}}, "stage.party-1: a Party on the road resists nowhere"),
        ({"winner": A}, "end and winner are set by the end of a game alone"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(Impossible, match=said):
        laid(phase="movement", **{"party": {A: ["warrior"], B: ["ranger"], C: ["mentalist"]}} | given)
