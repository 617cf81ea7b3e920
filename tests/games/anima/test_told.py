"""What the log tells of Encounters, battles, rewards and missions, to whom, and in which order."""

from __future__ import annotations

import pytest

from tests.games.anima.journeys import explored, has_lost, meeting, rewarded
from tests.games.anima.table import A, B, C, Table


@pytest.mark.clauses("AN-10.2", "AN-10.17")
def test_the_course_of_a_battle() -> None:
    table = meeting("ogre", 1, 5, party={A: "thief tao"}, hand={A: "ki-burst"})
    table.play(A, "play:ki-burst")
    assert table.events(B)[2:] == [
        *("meets", "fights-monster", "plays", "stands", "rolls", "rolls", "beaten", "turn-ended", "falls-asleep"),
    ]
    assert table.args("fights-monster", B) == [{"player": A, "encounter": "ogre"}]
    assert table.args("stands", B) == [{"player": A, "combat": 8, "against": 8}]


@pytest.mark.clauses("AN-10.17")
def test_the_order_of_the_consequences() -> None:
    table = meeting("bandits", 1, 6, party={A: "tao thief"}, hand={A: "ki-burst scout"}, numbers={"combat-bandits": 9})
    table.play(A, "play:ki-burst", "lose:thief")
    events = table.events()
    assert [e for e in events if e in ("beaten", "dies", "discards", "turn-ended", "falls-asleep")] == [
        "beaten",
        "dies",
        "discards",
        "turn-ended",
        "falls-asleep",
    ]
    assert table.args("beaten") == [{"player": A, "margin": 6}]
    assert table.zone("asleep") == ["tao"]


@pytest.mark.clauses("AN-10.10", "AN-10.19")
def test_nothing_is_left_of_a_battle_that_ended_by_escape() -> None:
    table = explored(6, area="tower", party={A: "shadow"})
    assert table.args("fights-foe", B) == [{"player": A, "foe": "chain-warden"}]
    table.play(A, "use:shadow")
    assert has_lost(table)
    assert table.args("escapes", B) == [{"player": A}]
    t = table.state
    assert (t.fighter, t.rival, t.monster, t.foe, t.escaped, t.foe_combat) == (-1, -1, -1, -1, -1, 0)


@pytest.mark.clauses("AN-9.3", "AN-10.11")
def test_a_battle_of_parties_is_told() -> None:
    table = Table("interaction", players=3, party={A: "shadow", B: "warrior", C: "tao"})
    table.play(A, f"attack:{B}")
    assert table.args("fights-party", C) == [{"player": A, "other": B}]
    table.play(A, "use:shadow")
    assert table.args("escapes", C) == [{"player": A}]
    assert table.state.escaped == -1


@pytest.mark.clauses("AN-12.2", "AN-12.7")
def test_an_exploration_is_told() -> None:
    table = explored(6, area="capital")
    assert table.args("explores", B) == [{"player": A, "area": "capital"}]
    assert table.args("special", B) == [{"player": A, "area": "capital"}]
    table.play(A, "nothing")
    assert table.args("takes-nothing", B) == [{"player": A}]


@pytest.mark.clauses("AN-12.9", "AN-12.13")
@pytest.mark.parametrize(
    ("area", "choice", "reward"),
    [("cornes", "bonus", "bonus"), ("cornes", "recruit", "recruit"), ("mines", "extra", "ex")],
)
def test_a_reward_is_told(area: str, choice: str, reward: str) -> None:
    table = rewarded(area, choice)
    assert table.args("takes-reward", B) == [{"player": A, "reward": reward}]


@pytest.mark.clauses("AN-12.13")
def test_a_fetched_card_and_a_character_called_back_are_told() -> None:
    table = rewarded("monastery", "extra", discard="scout")
    table.play(A, "take:scout")
    assert table.args("fetches", B) == [{"player": A, "card": "scout"}]
    back = rewarded("abyss-gate", "extra", character_discard="tao")
    back.play(A, "take:tao")
    assert back.args("joins", B) == [{"player": A, "character": "tao"}]


@pytest.mark.clauses("AN-12.4", "AN-6.3")
def test_what_encounters_do_is_told() -> None:
    assert meeting("patrol", banner={A: "inquisition"}).args("pacified", B) == [{"player": A, "encounter": "patrol"}]
    assert meeting("shrine").args("blessed", B) == [{"player": A}]
    assert meeting("grace").args("readied", B) == [{"player": A}]
    assert meeting("rift").args("loses-next-turn", B) == [{"player": A}]
    assert explored(5, "lich", area="cornes").args("false-alarm", B) == [{"encounter": "lich"}]


@pytest.mark.clauses("AN-11.2", "AN-11.9", "AN-11.11")
def test_the_progress_of_missions_is_told() -> None:
    table = explored(1, dice=(6, 1), area="castle", missions={A: "rescue"})
    table.play(A, "mission:rescue")
    assert table.args("step-done", B) == [{"player": A, "mission": "rescue", "done": 1}]
    hunter = meeting("vampire", 6, 1, started={A: "purge"}, combat_marks={A: 9})
    assert hunter.args("step-done", B) == [{"player": A, "mission": "purge", "done": 2}]
    last = explored(1, dice=(6, 1), area="mines", missions={A: "crystal"}, luck=[("final", "orb")])
    last.play(A, "mission:crystal")
    assert last.args("completes-mission", B) == [{"player": A, "mission": "crystal"}]
    rift = {"final": ["rift"], "final_box": "", "completed": {A: "crystal"}, "speed_marks": {A: 9}}
    done = explored(1, dice=(6,), area="glass-desert", **rift)
    done.play(A, "final")
    assert (done.args("tries-final", B), done.args("final-step-done", B)) == ([{"player": A}], [{"player": A}])
    chains = {"final": ["chains"], "final_box": "", "completed": {A: "crystal"}, "combat_marks": {A: 9}}
    stand = explored(1, dice=(6, 1), **chains)
    stand.play(A, "final")
    assert (stand.args("tries-final", B), stand.args("stage-won", B)) == ([{"player": A}], [{"player": A, "stage": 1}])
