"""The reaction windows: who can answer what, in which order, and what others see of it (AN-13.3 to AN-13.20)."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.core.declarations.streams import Stream
from fogtable.games.anima import GAME
from fogtable.games.anima.cards import BATTLE_KINDS, COPIES, MAGIC_KINDS, PLOT_KINDS
from fogtable.games.anima.components import Kind
from fogtable.games.anima.rules import battle_cards, windows
from fogtable.games.anima.rules.battle_cards import battle_plays, can_act
from fogtable.games.anima.rules.interrupts import cards_that_fit
from fogtable.games.anima.rules.windows import may_react
from tests.every_game.tables import new_match, play_on
from tests.games.anima.journeys import explored, has_won, meeting, ready
from tests.games.anima.table import A, B, C, Table
from tests.tiers import seeds


def moving(deed: str = "go:cornes", **position: Any) -> Table:
    """Return the table after A has declared a move."""
    table = Table("movement", **{"areas": "cornes forest castle"} | position)
    table.play(A, deed)
    return table


def playing(kind: str, players: int = 2, **position: Any) -> Table:
    """Return the table after A has played Forgotten Treasure or another card of the Reset phase."""
    table = Table("reset", players, **position)
    table.play(A, f"play:{kind}")
    return table


# -- W1 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-13.3", "AN-13.13", "AN-13.17", "AN-5.4")
def test_wrong_way_turns_a_move_and_w1_opens_again() -> None:
    table = moving(players=3, hand={B: "wrong-way", C: "wrong-way"})
    assert table.awaited() == {B, C}
    table.play(B, "play:wrong-way")
    table.passes(C)
    assert table.offered(B) == {"area:forest", "area:castle"}, "another than the declared one"
    table.play(B, "area:castle")
    assert table.awaited() == {C}
    table.play(C, "play:wrong-way")
    assert table.offered(C) == {"area:cornes", "area:forest"}
    table.play(C, "area:forest")
    assert (table.at(A), table.zone("discard")) == ("forest", ["wrong-way", "wrong-way"])


@pytest.mark.clauses("AN-13.3", "AN-5.4")
@pytest.mark.parametrize(("deed", "hand"), [("rest", ""), ("explore", ""), ("play:zeppelin", "zeppelin")])
def test_other_moves_open_no_w1(deed: str, hand: str) -> None:
    table = moving(deed, hand={A: hand, B: "wrong-way"}, luck=[("encounter", "cache")] if deed == "explore" else [])
    if hand:
        table.play(A, "area:castle")
    assert table.active == B


@pytest.mark.clauses("AN-13.3", "AN-13.13")
def test_nobody_redirects_the_own_move() -> None:
    assert moving(hand={A: "wrong-way"}).at(A) == "cornes"


# -- W2 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-13.3", "AN-13.16")
@pytest.mark.parametrize(
    ("phase", "played", "answers"),
    [
        ("reset", "treasure", {"play:dispel", "play:veto", "pass"}),
        ("reset", "samael", {"play:veto", "pass"}),
        ("interaction", "sleep", {"play:dispel", "play:veto", "pass"}),
        ("interaction", "pickpocket", {"play:veto", "pass"}),
    ],
)
def test_what_answers_a_card(phase: str, played: str, answers: set[str]) -> None:
    party = {A: "freelancer", B: "mentalist warrior"}
    table = Table(phase, party=party, at={A: "cornes", B: "cornes"}, hand={A: played, B: "dispel veto deflect"})
    table.play(A, f"play:{played}")
    while A in table.awaited():
        table.play(A, min(table.offered(A)))
    assert table.offered(B) == answers


@pytest.mark.clauses("AN-13.3", "AN-13.16")
def test_deflect_answers_a_battle_skill_card_of_the_opponent() -> None:
    table = Table("interaction", hand={A: "iron-fist heroes-hour", B: "deflect"}, at={A: "cornes", B: "cornes"})
    table.play(A, f"attack:{B}", "play:heroes-hour")
    assert table.awaited() == {A}, "Heroes' Hour is no Skill card, and B has nothing else"
    table.play(A, "play:iron-fist")
    assert table.offered(B) == {"play:deflect", "pass"}
    bystander = Table("interaction", 3, hand={A: "iron-fist", C: "deflect"}, at={A: "cornes", B: "cornes", C: "cornes"})
    bystander.play(A, f"attack:{B}", "play:iron-fist")
    assert bystander.args("stands-against"), "who does not battle was not asked"


@pytest.mark.clauses("AN-13.3", "AN-13.16", "AN-10.11")
def test_who_attacks_deflects_the_smoke_bomb_of_who_is_attacked() -> None:
    table = Table("interaction", party={B: "ranger shadow"}, hand={A: "deflect", B: "smoke"})
    table.play(A, f"attack:{B}")
    table.play(B, "play:smoke", "exhaust:ranger")
    assert table.offered(A) == {"play:deflect", "pass"}
    table.play(A, "play:deflect")
    assert "escapes" not in table.events()
    assert table.offered(B) == {"use:shadow", "pass"}, "A has nothing left, and the battle goes on"
    party = {B: "ranger shadow", C: "technician"}
    watched = Table("interaction", 3, party=party, hand={B: "smoke", C: "deflect"})
    watched.play(A, f"attack:{B}")
    watched.play(B, "play:smoke", "exhaust:ranger")
    assert "escapes" in watched.events(), "who does not battle was not asked"


@pytest.mark.clauses("AN-13.8")
def test_a_cancelled_card_has_no_effect_and_is_discarded() -> None:
    table = playing("treasure", hand={A: "treasure", B: "veto"})
    table.play(B, "play:veto")
    assert (table.of("hand", A), table.zone("discard")) == ([], ["treasure", "veto"])
    assert table.args("cancelled", A) == [{"player": A, "card": "treasure"}]


@pytest.mark.clauses("AN-13.8", "AN-10.17")
def test_who_paid_for_a_cancelled_ki_burst_stays_awake() -> None:
    table = meeting("goblins", 6, 1, hand={A: "ki-burst", B: "veto"})
    table.play(A, "play:ki-burst")
    table.play(B, "play:veto")
    assert (table.zone("asleep"), table.zone("exhausted"), table.args("stands")[0]["combat"]) == ([], ["warrior"], 4)


@pytest.mark.clauses("AN-13.8", "AN-13.7")
def test_a_cancelling_card_can_be_cancelled() -> None:
    table = playing("treasure", hand={A: "treasure dispel", B: "veto"}, party={A: "mentalist"})
    table.play(B, "play:veto")
    assert table.zone("in_play") == ["treasure", "veto"]
    table.play(A, "play:dispel")
    assert table.zone("in_play") == []
    assert len(table.of("hand", A)) == 2, "the treasure takes effect"


@pytest.mark.clauses("AN-13.19")
def test_abilities_open_no_w2() -> None:
    table = Table("interaction", party={A: "mentalist"}, hand={B: "veto"})
    table.play(A, "use:mentalist", "character:technician")
    assert table.zone("asleep") == ["technician"]
    assert table.awaited() == {A}


# -- W3 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-13.3", "AN-13.14", "AN-13.17")
def test_anybody_may_have_any_die_rolled_again() -> None:
    table = explored(5, "", (6, 1), "cornes", hand={A: "fate", B: "fate"})
    table.passes(A)
    table.play(B, "play:fate")
    table.play(A, "play:fate")
    assert has_won(table)
    assert [e["number"] for e in table.args("rerolls")] == [6, 1]


@pytest.mark.clauses("AN-3.4", "AN-13.3")
def test_no_card_re_rolls_the_dice_for_the_order() -> None:
    table = ready("cornes", party={A: "warrior", B: "dark-paladin"}, hand={A: "fate", B: "fate"})
    table.play(A, "stay")
    table.play(B, "stay")
    assert table.phase == "reset"
    assert table.events().count("tie-die") >= 2


@pytest.mark.clauses("AN-13.3")
def test_sense_aura_is_for_the_own_exploration_die() -> None:
    assert has_won(explored(1, area="cornes", hand={B: "sense-aura"}))
    check = explored(6, "", (6,), "ruins", hand={A: "sense-aura"})
    assert check.asked(A) == "react", "the exploration die"
    check.passes(A)
    assert has_won(check), "the die of the check was not asked for"


# -- who answers, and in which order ----------------------------------------------------------------------------------


@pytest.mark.clauses("AN-13.4", "AN-13.5")
def test_the_first_in_the_order_after_the_opener_counts() -> None:
    hand = {A: "fate", B: "fate", C: "dispel"}
    table = explored(5, "", (1,), "cornes", players=3, order=[A, C, B], hand=hand, party={C: "mentalist"})
    table.play(A, "play:fate")
    assert table.zone("in_play") == [], "all are waited for"
    table.play(B, "play:fate")
    assert table.zone("in_play") == ["fate"]
    assert table.args("plays", C) == [{"player": B, "card": "fate", "payer": "none"}], "A has opened it and comes last"
    assert table.of("hand", A) == ["fate"], "taken back unseen"
    table.passes(C)
    assert table.awaited() == {A}, "the same window opens again"


@pytest.mark.clauses("AN-13.5", "AN-13.6")
def test_what_did_not_come_to_be_leaves_no_trace() -> None:
    hands = {A: "treasure"}
    eager = playing("treasure", 3, hand=hands | {B: "veto", C: "dispel"}, party={C: "mentalist"})
    eager.play(C, "play:dispel")
    eager.play(B, "play:veto")
    modest = playing("treasure", 3, hand=hands | {B: "veto", C: "dispel"}, party={C: "mentalist"})
    modest.passes(C)
    modest.play(B, "play:veto")
    while eager.asked(C) == "react":
        eager.passes(C)
    while modest.asked(C) == "react":
        modest.passes(C)
    for viewer in (A, B, "spectator"):
        assert eager.told(viewer) == modest.told(viewer)
        assert eager.view(viewer) == modest.view(viewer)


@pytest.mark.clauses("AN-13.6", "AN-13.20")
def test_who_holds_any_card_is_asked_and_may_only_have_to_pass() -> None:
    table = playing("treasure", 4, hand={A: "treasure", B: "veto", C: "scout"}, asks_idle=True)
    assert table.awaited() == {B, C}, "A and D hold nothing"
    assert table.offered(C) == {"pass"}
    ended = playing("treasure", 3, hand={A: "treasure", B: "veto", C: "scout"}, ended={C: True}, asks_idle=True)
    assert ended.awaited() == {B}


SPENT = {"discard": "wrong-way wrong-way fate fate veto dispel deflect sense-aura"}
"""With these face up only what needs a Character answers anything."""


@pytest.mark.clauses("AN-13.6", "AN-13.20")
def test_no_window_opens_for_cards_that_all_lie_face_up() -> None:
    def asked(discard: str) -> list[set[str]]:
        position: dict[str, Any] = {"hand": {A: "treasure", B: "scout"}, "asks_idle": True, "discard": discard}
        moved, played = moving(**position), playing("treasure", **position)
        rolled = explored(1, area="cornes", **position)
        return [{who for who in (A, B) if table.asked(who) == "react"} for table in (moved, played, rolled)]

    assert asked("") == [{B}, {B}, {A, B}]
    assert asked("wrong-way fate") == [{B}, {B}, {A, B}], "of both there is another copy"
    assert asked("wrong-way wrong-way") == [set(), {B}, {A, B}]
    assert asked("veto dispel") == [{B}, set(), {A, B}]
    assert asked("fate fate") == [{B}, {B}, {A}], "the Warrior may sense an aura"
    assert asked("fate fate sense-aura") == [{B}, {B}, set()]
    assert asked("fate wrong-way wrong-way") == [set(), {B}, {A, B}]


@pytest.mark.clauses("AN-13.6", "AN-4.4", "AN-17.1")
def test_a_card_in_the_claim_row_or_in_play_is_in_no_hand() -> None:
    position: dict[str, Any] = {"areas": "cornes forest castle", "hand": {B: "scout"}, "asks_idle": True}
    for where in ({"discard": "wrong-way", "row": {B: "wrong-way"}}, {"in_play": "wrong-way wrong-way"}):
        assert moving(**position | where).active == B


@pytest.mark.clauses("AN-13.6", "AN-13.2")
@pytest.mark.parametrize(
    ("party", "exhausted", "asked"),
    [("mentalist", "", {A}), ("mentalist", "mentalist", set()), ("warrior", "", set())],
)
def test_only_who_is_struck_by_an_event_and_has_ready_magic_may_ward_it_off(
    party: str, exhausted: str, asked: set[str]
) -> None:
    hand = {A: "scout", B: "gate"}
    table = meeting("cache", party={A: party}, exhausted=exhausted, hand=hand, asks_idle=True, **SPENT)
    assert {who for who in (A, B) if table.asked(who) == "react"} == asked


@pytest.mark.clauses("AN-13.6", "AN-17.3")
def test_an_inquisitor_wards_off_no_event() -> None:
    position: dict[str, Any] = {"party": {A: "mentalist"}, "hand": {A: "scout"}, "asks_idle": True} | SPENT
    assert meeting("cache", banner={A: "inquisition"}, **position).asked(A) != "react"


@pytest.mark.clauses("AN-13.6", "AN-9.2")
@pytest.mark.parametrize(("party", "asked"), [("technician", set()), ("thief", {B})])
def test_only_who_is_attacked_and_has_ready_trickery_may_hide(party: str, asked: set[str]) -> None:
    parties = {A: "ranger", B: party, C: "assassin"}
    hand = {A: "scout", B: "gate", C: "poison"}
    table = Table("interaction", 3, party=parties, hand=hand, asks_idle=True, **SPENT)
    table.play(A, f"attack:{B}")
    assert {who for who in (A, B, C) if table.asked(who) == "react"} == asked


@pytest.mark.clauses("AN-13.6", "AN-10.9")
def test_no_card_prevents_a_death() -> None:
    hand = {A: "scout", B: "gate"}
    table = meeting("ogre", 1, 6, party={A: "warrior paladin"}, hand=hand, asks_idle=True, **SPENT)
    table.passes(A)  # before the dice
    assert table.asked(A) == "lose-character"


@pytest.mark.clauses("AN-13.6", "AN-11.1")
@pytest.mark.parametrize(("party", "asked"), [("warrior", "react"), ("wizard", "take-reward")])
def test_only_who_checks_his_speed_with_ready_ki_may_be_swifter(party: str, asked: str) -> None:
    position: dict[str, Any] = {"hand": {A: "scout", B: "gate"}, "asks_idle": True} | SPENT
    table = explored(6, "", (6,), "ruins", party={A: party}, **position)
    assert (table.asked(A), table.asked(B)) == (asked, None)


@pytest.mark.clauses("AN-13.6", "AN-10.3", "AN-13.20")
def test_before_a_battle_nobody_is_asked_for_battle_cards_that_nobody_can_hold() -> None:
    position: dict[str, Any] = {"hand": {A: "scout"}, "asks_idle": True, "party": {A: "wizard"}}
    assert meeting("ogre", 6, 1, discard="fate fate", **position).asked(A) == "fight"
    plots = " ".join(Kind.name(kind) for kind in BATTLE_KINDS & PLOT_KINDS for _ in COPIES[kind])
    magic = " ".join(Kind.name(kind) for kind in BATTLE_KINDS & MAGIC_KINDS for _ in COPIES[kind])
    assert meeting("ogre", 6, 1, discard=f"fate fate {plots} {magic}", **position).asked(A) != "fight"
    assert meeting("golem", 6, 1, discard=f"fate fate {plots}", **position).asked(A) != "fight", "no magic"


@pytest.mark.drawn
@pytest.mark.clauses("AN-13.6")
def test_who_could_react_is_asked_wherever_a_window_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    able = {"react": 0, "fight": 0}

    def might(t: Any, p: int, moment: int, opener: int, kind: int) -> bool:
        asked = may_react(t, p, moment, opener, kind)
        if not t.ended[p] and cards_that_fit(t, p, moment, opener, kind):
            able["react"] += 1
            assert asked
        return asked

    def might_fight(t: Any, q: int, p: int) -> bool:
        asked = can_act(t, q, p)
        if q == p and battle_plays(t, p, t.hand[p]):
            able["fight"] += 1
            assert asked
        return asked

    monkeypatch.setattr(windows, "may_react", might)
    monkeypatch.setattr(battle_cards, "can_act", might_fight)
    for seed in seeds(20, quick=20):
        play_on(new_match(GAME, 3, seed, asks_idle=False), Stream(seed))
    assert min(able.values()) > 0


@pytest.mark.clauses("AN-13.20")
def test_a_ready_ability_that_fits_is_asked_for_too() -> None:
    for state, asked in (("", {A}), ("weaponmaster", set())):
        table = meeting("goblins", 1, 6, party={A: "weaponmaster"}, exhausted=state, asks_idle=True)
        assert (table.awaited() if table.asked(A) == "react" else set()) == asked


@pytest.mark.clauses("AN-10.3", "AN-13.20")
def test_before_a_battle_too_who_holds_any_card_is_asked() -> None:
    table = meeting("ogre", 6, 1, hand={A: "scout"}, asks_idle=True)
    table.passes(A)
    assert (table.asked(A), table.offered(A)) == ("fight", {"pass"})
    assert meeting("ogre", 6, 1, asks_idle=True).asked(A) != "fight"


@pytest.mark.clauses("AN-13.6", "AN-13.5")
@pytest.mark.parametrize(("able", "unable"), [("veto", "gate"), ("dispel", "scout"), ("fate", "iron-fist")])
def test_nobody_sees_who_could_react(able: str, unable: str) -> None:
    worlds = [
        playing("treasure", 3, hand={A: "treasure", B: held, C: "fireball"}, party={B: "mentalist"}, asks_idle=True)
        for held in (able, unable)
    ]
    assert worlds[0].awaited() == worlds[1].awaited() == {B, C}
    for seat in (B, C):
        assert worlds[0].match.waits_openly() is worlds[1].match.waits_openly() is False
        for viewer in (A, C, "spectator"):
            assert worlds[0].view(viewer) == worlds[1].view(viewer)
            assert worlds[0].told(viewer) == worlds[1].told(viewer)
        for table in worlds:
            table.passes(seat)


@pytest.mark.clauses("AN-13.11", "AN-13.6")
def test_a_player_whose_turn_is_ended_does_not_react() -> None:
    table = playing("treasure", hand={A: "treasure", B: "veto"}, ended={B: True})
    assert len(table.of("hand", A)) == 2


@pytest.mark.clauses("AN-13.2", "AN-2.5")
@pytest.mark.parametrize("state", ["exhausted", "asleep"])
def test_a_reaction_has_to_be_paid_too(state: str) -> None:
    position: dict[str, Any] = {"party": {B: "mentalist"}, state: "mentalist"}
    table = playing("treasure", hand={A: "treasure", B: "dispel"}, **position)
    assert len(table.of("hand", A)) == 2


@pytest.mark.clauses("AN-13.2")
def test_who_pays_is_asked_if_several_can() -> None:
    table = playing("treasure", hand={A: "treasure", B: "dispel"}, party={B: "mentalist freelancer technician"})
    table.play(B, "play:dispel")
    assert (table.offered(B), table.zone("paying")) == ({"exhaust:mentalist", "exhaust:freelancer"}, "dispel")
    table.play(B, "exhaust:freelancer")
    assert (table.zone("exhausted"), table.zone("paying")) == (["freelancer"], "none")
