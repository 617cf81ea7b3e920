"""Every card that is played in a phase: specification 7.6, 7.7, AN-13.1, AN-17.1."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anima.table import A, B, C, Table


def here(phase: str, kind: str, **position: Any) -> Table:
    """Return A's sub-turn with one card in hand; the Freelancer can pay for all, B's Party is in the same Area."""
    standard: dict[str, Any] = {
        "party": {A: "freelancer", B: "technician"},
        "hand": {A: kind},
        "at": {A: "cornes", B: "cornes"},
    }
    return Table(phase, **standard | position)


# -- Reset ------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-13.1", "AN-12.14")
def test_reinforcements() -> None:
    table = here("reset", "reinforcements", luck=[("character", "tao")])
    table.play(A, "play:reinforcements")
    assert (table.of("party", A), table.zone("discard")) == (["freelancer", "tao"], ["reinforcements"])


@pytest.mark.clauses("AN-13.1", "AN-13.10")
def test_forgotten_treasure() -> None:
    table = here("reset", "treasure", luck=[("draw", "gate"), ("draw", "scout")])
    table.play(A, "play:treasure")
    assert (table.of("hand", A), table.zone("discard")) == (["gate", "scout"], ["treasure"])


@pytest.mark.clauses("AN-3.5", "AN-3.3")
def test_forced_march_helps_to_the_end_of_the_next_turn() -> None:
    table = here("reset", "forced-march", active=B, order=[A, B], hand={B: "forced-march"}, at={})
    table.play(B, "play:forced-march")
    assert (table.of("speed_now", B), table.of("speed_next", B)) == (4, 4)
    table.play(B, "end")
    assert table.active == A, "the order of this Turn stays"
    table.play(A, "rest")
    table.play(B, "rest")
    assert (table.zone("turn"), table.of("speed_now", B)) == (2, 6)
    assert table.active == B, "3 + 4 + 2 against 3 + 2"


@pytest.mark.clauses("AN-17.1", "AN-17.3", "AN-13.10")
@pytest.mark.parametrize("kind", ["inquisition", "samael", "black-sun", "tol-rauko"])
def test_an_organization_stays_in_play(kind: str) -> None:
    table = here("reset", kind)
    table.play(A, f"play:{kind}")
    assert (table.of("banner", A), table.of("hand", A), table.zone("discard")) == ([kind], [], [])


@pytest.mark.clauses("AN-17.7", "AN-13.8")
def test_a_cancelled_organization_was_never_in_play() -> None:
    table = here("reset", "samael", hand={A: "samael", B: "veto dispel"}, party={A: "freelancer", B: "mentalist"})
    table.play(A, "play:samael")
    assert table.offered(B) == {"play:veto", "pass"}, "Dispel does not answer an Organization"
    table.play(B, "play:veto")
    assert (table.of("banner", A), table.zone("discard")) == ([], ["samael", "veto"])


# -- Movement ---------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-15.1", "AN-2.9")
@pytest.mark.parametrize("phase", ["movement", "interaction"])
def test_sleep_reaches_any_party_in_an_area(phase: str) -> None:
    at = {A: "forest", B: "cornes", C: "none"}
    party = {A: "freelancer", B: "technician thief", C: "tao"}
    table = here(phase, "sleep", players=3, at=at, party=party, asleep="thief")
    table.play(A, "play:sleep")
    assert table.offered(A) == {"character:technician"}, "nobody else is awake in an Area"
    table.play(A, "character:technician")
    assert table.zone("asleep") == ["technician", "thief"]
    assert table.zone("exhausted") == ["freelancer"]


@pytest.mark.clauses("AN-2.9")
def test_sleep_names_its_target_before_anybody_can_react() -> None:
    table = here("interaction", "sleep", party={A: "freelancer", B: "technician thief"}, hand={A: "sleep", B: "veto"})
    table.play(A, "play:sleep")
    assert table.offered(A) == {"character:technician", "character:thief"}
    table.play(A, "character:thief")
    assert table.args("aims-at-character", B) == [{"player": A, "character": "thief"}]
    table.play(B, "play:veto")
    assert (table.zone("asleep"), table.zone("exhausted")) == ([], ["freelancer"]), "costs stay paid"


@pytest.mark.clauses("AN-2.9")
def test_scout_sees_a_prior_encounter_and_the_top_of_the_deck() -> None:
    faces = {"face_down": {"castle": "ogre", "mines": "storm"}, "areas": "cornes castle mines"}
    table = here("movement", "scout", luck=[("encounter", "titan")], **faces)
    table.play(A, "play:scout")
    assert table.offered(A) == {"area:castle", "area:mines"}
    table.play(A, "area:mines")
    assert table.view(A)["face_down"] == table.view(A)["face_down"] | {"mines": ["storm"], "castle": 1}
    assert table.view(A)["top"]["0"] == ["titan"]
    for viewer in (B, "spectator"):
        assert table.view(viewer)["face_down"]["mines"] == 1
        assert table.view(viewer)["top"]["0"] == 1
    assert table.args("peeks", B) == [{"player": A, "area": "mines", "encounter": None}]
    assert table.args("sees-top", B) == [{"player": A, "encounter": None}]
    assert table.args("peeks", A)[0]["encounter"] == ["storm"]


@pytest.mark.clauses("AN-2.9")
def test_scout_without_a_face_down_encounter_sees_the_deck() -> None:
    table = here("movement", "scout", luck=[("encounter", "titan")])
    table.play(A, "play:scout")
    assert table.args("sees-top", A) == [{"player": A, "encounter": ["titan"]}]


@pytest.mark.clauses("AN-5.16", "AN-6.5", "AN-5.4")
def test_a_zeppelin_enters_without_the_prior_encounter() -> None:
    table = here(
        "movement", "zeppelin", areas="cornes castle", prior={"castle": "ogre"}, hand={A: "zeppelin", B: "wrong-way"}
    )
    table.play(A, "play:zeppelin")
    assert table.of("hand", A) == ["zeppelin"], "it is announced with its Area (AN-13.15)"
    table.play(A, "area:castle")
    assert (table.at(A), table.on("prior", "castle"), table.active) == ("castle", ["ogre"], B)


# -- Interaction ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-9.7", "AN-13.2")
def test_pickpocket() -> None:
    table = here(
        "interaction", "pickpocket", players=3, hand={A: "pickpocket", B: "scout"}, at={A: "cornes", B: "cornes"}
    )
    table.play(A, "play:pickpocket")
    assert table.offered(A) == {f"from:{B}"}, "C is elsewhere"
    table.play(A, f"from:{B}")
    assert (table.of("hand", A), table.of("hand", B)) == (["scout"], [])
    assert table.args("takes-card", C) == [{"player": A, "other": B, "card": None}]


@pytest.mark.clauses("AN-13.3", "AN-10.14")
@pytest.mark.parametrize(("die", "dies"), [(4, False), (5, True)])
def test_poison(die: int, dies: bool) -> None:
    table = here("interaction", "poison", party={A: "freelancer", B: "warrior-mentalist thief"})
    table.dice(die)
    table.play(A, "play:poison", "character:thief")
    assert table.zone("character_discard") == (["thief"] if dies else [])
    assert table.zone("asleep") == ([] if dies else ["thief"])


@pytest.mark.clauses("AN-12.5")
def test_poison_may_wipe_a_party_out() -> None:
    table = here("interaction", "poison", luck=[("character", "tao")])
    table.dice(6)
    table.play(A, "play:poison", "character:technician")
    assert (table.of("party", B), table.of("ended", B), table.at(B)) == (["tao"], True, "none")


@pytest.mark.clauses("AN-2.9", "AN-8.8")
@pytest.mark.parametrize(("die", "joins"), [(3, False), (4, True)])
def test_betrayal(die: int, joins: bool) -> None:
    table = here("interaction", "betrayal", party={A: "freelancer", B: "technician thief"}, exhausted="thief")
    table.dice(die)
    table.play(A, "play:betrayal", "character:thief")
    assert table.of("party", A) == (["freelancer", "thief"] if joins else ["freelancer"])
    assert table.zone("exhausted") == ["thief"], "in the state in which she is"
    full = here("interaction", "betrayal", party={A: "freelancer warrior tao paladin", B: "technician thief"})
    assert "play:betrayal" not in full.offered(A)


# -- Exploration ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-12.15", "AN-13.8")
def test_a_spatial_gate_can_be_cancelled() -> None:
    table = here("exploration", "gate", hand={A: "gate", B: "dispel"}, party={A: "freelancer", B: "mentalist"})
    table.play(A, "play:gate", "area:forest")
    table.play(B, "play:dispel")
    assert (table.at(A), table.offered(A)) == ("cornes", {"explore", "stay"})
    assert table.zone("exhausted") == ["freelancer", "mentalist"]
