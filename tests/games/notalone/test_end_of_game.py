"""The end of the game (NA-9, specification 8)."""

from __future__ import annotations

import random

import pytest

from fogtable.core.declarations.choice import PASS
from fogtable.core.play.match import Match
from fogtable.games.notalone import GAME
from fogtable.games.notalone.components import Hunt
from fogtable.games.notalone.questions import Explore, Hunting, PlaceToken, PlayHunt, UsePlace
from tests.games.notalone.positions import at, caught, codes, end_of_turn
from tests.games.notalone.table import H1, H2, H3, C, Table

# -- at once (NA-9.1) -------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-9.1", "NA-9.3")
def test_the_last_space_of_the_wreck_ends_the_game_in_the_middle_of_step_1() -> None:
    table = at("wreck", second="wreck", rescue=1, played={H2: "jungle"}, tokens={"creature": "lair"})
    table.play(H1, "power")
    assert table.over
    assert table.winner() == "hunted: wreck"
    assert table.awaited() == set()
    assert table.phase == "reckoning"
    assert table.events()[-1] == "hunted-win"
    table.refuses(H2, "nothing")


@pytest.mark.clauses("NA-9.1", "NA-9.3")
def test_the_last_space_of_the_beach_ends_the_game() -> None:
    table = at("beach", rescue=1, beacon=True)
    table.play(H1, "power")
    assert table.winner() == "hunted: beach"


@pytest.mark.clauses("NA-9.1", "NA-9.3")
def test_the_last_space_of_the_amplifier_ends_the_game_before_the_cards_are_discarded() -> None:
    table = end_of_turn(rescue=1, beacon=True, survival_hand={H1: "amplifier"})
    table.play(H1, "play:amplifier")
    assert table.winner() == "hunted: amplifier"
    assert table.played(H1) == {"lair"}


@pytest.mark.clauses("NA-9.1", "NA-9.2")
def test_a_catch_on_the_last_space_ends_the_game_before_step_5() -> None:
    table = caught("beach", assimilation=1, will={H1: 1}, effects="anticipation", anticipated={H1: 1})
    table.play(H2, "nothing")
    assert table.winner() == "creature: caught"
    assert table.will(H1) == 0, "step 5 is not played"
    assert table.played(H1) == {"beach"}
    assert codes(table, "assimilation-moves") == [{"left": 0, "cause": "caught"}]


@pytest.mark.clauses("NA-9.1", "NA-9.2", "NA-5.24")
def test_anticipation_ends_the_game_before_step_5() -> None:
    table = caught("beach", assimilation=2, will={H1: 1}, effects="anticipation", anticipated={H1: 1})
    table.play(H2, "nothing")
    assert table.winner() == "creature: anticipation"
    assert table.will(H1) == 0


@pytest.mark.clauses("NA-9.1", "NA-9.2", "NA-5.22")
def test_lost_will_on_the_last_space_ends_the_game_before_anybody_recovers() -> None:
    table = caught("beach", assimilation=2, will={H1: 1})
    table.play(H2, "nothing")
    assert table.winner() == "creature: lost-will"
    assert table.will(H1) == 0
    assert "breaks-down" not in table.events()


@pytest.mark.clauses("NA-9.1", "NA-9.2", "NA-3.16")
def test_giving_up_on_the_last_space_ends_the_game_for_all() -> None:
    table = Table(players=4, assimilation=1, will={H1: 2, H2: 2})
    table.play(H2, "give-up")
    assert table.winner() == "creature: give-up"
    table.refuses(H1, "give-up", "commit:lair")
    assert table.will(H1) == 2


# -- who wins (NA-9.2 .. NA-9.5) --------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-9.2", "NA-9.3")
def test_the_winners_are_the_creature_or_all_the_hunted_together() -> None:
    table = end_of_turn(players=4, rescue=1)
    assert table.match.outcome.side == "hunted"
    assert table.match.outcome.seats == (H1, H2, H3)
    table = Table(players=4, assimilation=1, will={H1: 2})
    table.play(H1, "give-up")
    assert table.match.outcome.side == "creature"
    assert table.match.outcome.seats == (C,)


@pytest.mark.clauses("NA-9.4")
def test_with_both_counters_on_their_last_space_the_catch_comes_before_the_end_of_the_turn() -> None:
    table = caught("beach", assimilation=1, rescue=1)
    table.play(H2, "nothing")
    assert table.winner() == "creature: caught"
    assert table.rescue == 1


@pytest.mark.clauses("NA-9.4")
def test_with_both_counters_on_their_last_space_the_wreck_comes_before_the_catch() -> None:
    table = caught("beach", second="wreck", assimilation=1, rescue=1)
    table.play(H2, "power")
    assert table.winner() == "hunted: wreck"
    assert table.assimilation == 1


@pytest.mark.clauses("NA-9.5", "NA-5.22")
def test_a_hunted_who_loses_all_will_plays_on() -> None:
    table = caught("lair", will={H1: 1})
    table.play(H2, "nothing")
    assert not table.over
    table.passes(C)
    assert H1 in table.awaited()
    assert table.will(H1) == 3
    assert "commit:lair" in table.offered(H1)


# -- the game always ends (NA-9.6) ------------------------------------------------------------------------------------


def turns_of(match: Match) -> list[int]:
    """Return by how much the Rescue counter moved in each turn, checking what NA-9.6 says of each."""
    moves: list[int] = []
    stasis_since_shuffle = 0
    held = False
    for entry in match.state.log:
        code = entry[0].name
        if code == "turn-begins":
            moves.append(0)
        elif code == "rescue-moves":
            moves[-1] += 1
        elif code == "rescue-stays":
            stasis_since_shuffle += 1
            held = True
        elif code == "shuffles-hunt":
            # the hand is refilled before the counter is held: a Stasis of this very turn counts before the shuffle
            assert stasis_since_shuffle <= 2
            stasis_since_shuffle = 0
        elif code == "phase-begins" and not held and len(moves) > 1 and entry[1] == (0,):
            assert moves[-1] >= 1, "a turn without Stasis"
        if code == "phase-begins" and entry[1] == (0,):
            held = False
    return moves


@pytest.mark.clauses("NA-9.6")
@pytest.mark.parametrize("players", range(2, 8))
def test_random_games_end_long_before_turn_40(players: int) -> None:
    for seed in range(12):
        luck = random.Random(1000 * players + seed)
        match = Match(GAME, players, seed=seed, guarded=True)
        while not match.over:
            seat, _, options = match.next()
            match.take(seat, luck.choice(options))
            assert match.state.turn <= 40
        assert (match.state.rescue == 0) != (match.state.assimilation == 0)
        turns_of(match)


@pytest.mark.clauses("NA-9.6", "NA-8.7")
@pytest.mark.parametrize("seed", range(6))
def test_a_table_that_only_stalls_still_ends_before_turn_40(seed: int) -> None:
    """The Creature plays a card whenever it can, Stasis above all; nobody moves a counter by choice."""
    luck = random.Random(seed)
    match = Match(GAME, 7, seed=seed, said={"draw-hunt": [Hunt.STASIS]})
    while not match.over:
        seat, choice, options = match.next()
        match.take(seat, stalling(match, choice, list(options), luck))
        assert match.state.turn <= 40
    stalled = sum(entry[0].name == "rescue-stays" for entry in match.state.log)
    assert match.state.rescue == 0
    assert sum(turns_of(match)) == 18
    assert stalled >= 1


def stalling(match: Match, choice: type, options: list[int], luck: random.Random) -> int:
    """Return the answer of somebody who wants the game to last."""
    by_name = {choice.meaning(option, match.names): option for option in options}  # type: ignore[attr-defined]
    if choice is PlayHunt or choice is Hunting:
        stasis = by_name.get(f"play:{Hunt.name(Hunt.STASIS)}")
        if stasis is not None:
            return stasis
        top = Hunt.name(match.state.hunt_top)
        waiting = ("stasis", "tracking") if choice is Hunting else ("stasis",)
        rest = [o for name, o in by_name.items() if o != PASS and name not in [f"play:{w}" for w in waiting]]
        rest = [o for o in rest if choice.meaning(o, match.names) != "play:flashback" or top == "stasis"]  # type: ignore[attr-defined]
        keep = match.state.hunt_hand
        if match.state.phase < 3 and Hunt.STASIS in keep:
            return by_name.get("pass", by_name.get("to-tokens", options[-1]))
        return rest[0] if rest else options[-1]
    if choice is PlaceToken:
        return by_name.get("keep-creature", by_name.get("keep-artemia", options[0]))
    if choice is UsePlace:
        takes = [o for name, o in by_name.items() if name.startswith("take")]
        return takes[0] if takes else by_name["nothing"]
    if choice is Explore:
        commits = [o for name, o in by_name.items() if name.startswith("commit")]
        return luck.choice(commits) if commits else options[0]
    if PASS in options:
        return PASS
    return luck.choice(options)


@pytest.mark.clauses("NA-9.1", "NA-9.2", "NA-9.3")
def test_whoever_is_on_the_winning_side_is_paid() -> None:
    assert GAME.payoff is not None
    sides = set()
    for seed in range(12):
        rng = random.Random(seed)
        match = Match(GAME, 3, seed=seed)
        while not match.over:
            seat, _, options = match.next()
            match.answer(seat, rng.choice(options))
        sides.add(match.outcome.side)
        paid = {match.names[p]: GAME.payoff(match.state, p) for p in range(3)}
        assert paid == {name: 1000 if name in match.outcome.seats else 0 for name in match.names}
    assert sides == {"hunted", "creature"}
