"""Who sees what (specification 3)."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.notalone.components import Hunt, Place, Survival
from tests.games.notalone.positions import at, codes, end_of_turn, hunting, seen
from tests.games.notalone.table import H1, H2, H3, C, Table

S = "spectator"


# -- what is public ---------------------------------------------------------------------------------------------------

PUBLIC: dict[str, Any] = {
    "rescue": 9,
    "assimilation": 5,
    "turn": 4,
    "beacon": True,
    "kept_back": ["creature"],
    "will": {C: 0, H1: 1, H2: 2},
    "pending": {C: "none", H1: "river", H2: "none"},
    "survival_discard": ["dodge", "gate"],
    "hunt_discard": ["fierceness", "clone", "stasis"],
    "hunt_top": "clone",
    "hunts_played": 1,
    "allowance": 2,
    "survival_played": {C: False, H1: True, H2: False},
    "effects": {"0": "clone", "1": "none"},
    "used": ["wreck"],
    "ineffective": ["lair"],
    "detecting": [H1],
    "dodging": [H2],
    "blocked": ["rover"],
    "anticipated": {C: 0, H1: 0, H2: 1},
    "next_allowance": 2,
    "sacrificed": False,
    "phase": "end-of-turn",
    "board": "b",
}


@pytest.mark.clauses("NA-7.4")
@pytest.mark.parametrize("viewer", [C, H1, H2, S])
@pytest.mark.parametrize("smoke", [False, True])
def test_what_is_public_is_public_under_smokescreen_too(viewer: str, smoke: bool) -> None:
    table = end_of_turn(
        board="B",
        rescue=9,
        assimilation=5,
        turn=4,
        beacon=True,
        kept_back="creature",
        will={H1: 1, H2: 2},
        pending={H1: "river"},
        survival_discard="dodge gate",
        hunt_discard="fierceness stasis clone",
        hunt_hand="mirage",
        effects="clone",
        allowance=2,
        next_allowance=2,
        survival_played={H1: True},
        used="wreck",
        ineffective="lair",
        detecting=H1,
        dodging=H2,
        blocked="rover",
        anticipated={H2: 1},
        tokens={"artemia": "beach", "target": "rover"},
        played={H1: "beach swamp"},
        smoke=smoke,
    )
    shown = table.view(viewer)
    assert {name: shown[name] for name in PUBLIC} == PUBLIC
    assert shown["token_at"] == {"creature": [], "artemia": ["beach"], "target": ["rover"]}
    assert shown["reserve"] == {Place.name(n): (0 if n < 5 else 1 if n == 5 else 2) for n in range(10)}
    assert shown["owned"][H1] == ["lair", "jungle", "river", "beach", "rover", "swamp"]
    assert shown["smoke"] is smoke


# -- Place cards ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-3.15", "NA-2.23")
@pytest.mark.parametrize("viewer", [C, H2, S])
def test_while_the_hunted_explore_only_who_has_committed_is_known(viewer: str) -> None:
    table = Table(players=3, pending={H1: "river"}, discard={H1: "lair"})
    table.play(H1, "commit-both:beach+rover")
    shown = table.view(viewer)
    assert shown["committed"] == {C: False, H1: True, H2: False}
    assert shown["played"][H1] is None
    assert shown["hand"][H1] in (None, 2)
    assert codes(table, "commits", viewer) == [{"player": H1}]
    before = seen(table, viewer)
    told = table.told(viewer)
    table.play(H1, "commit-both:jungle+river")
    assert seen(table, viewer) == before, "nobody is shown that a commitment was exchanged"
    assert table.told(viewer) == told
    assert table.view(H1)["played"][H1] == ["jungle", "river"]
    assert table.view(H1)["hand"][H1] == ["beach", "rover"]


@pytest.mark.clauses("NA-3.15", "NA-5.1")
@pytest.mark.parametrize("viewer", [C, H2, S])
def test_after_exploration_numbers_are_public_and_faces_only_after_the_reveal(viewer: str) -> None:
    table = hunting("", players=3, played={H1: "beach rover"}, pending={H1: "artefact"}, survival_hand={H1: "gate"})
    assert table.view(viewer)["played"][H1] == 2
    assert table.view(viewer)["hand"][H1] == 3
    assert table.view(H1)["played"][H1] == ["beach", "rover"]
    assert table.view(H1)["hand"][H1] == ["lair", "jungle", "river"]
    table.play(C, "keep-creature")
    assert table.view(viewer)["played"][H1] == 2, "W2"
    table.passes()
    assert table.view(viewer)["played"][H1] == ["beach", "rover"]
    assert table.view(viewer)["hand"][H1] == 3
    assert table.view(viewer)["survival_hand"][H1] == 1


@pytest.mark.clauses("NA-4.14")
@pytest.mark.parametrize("viewer", [C, H2, S])
def test_the_choice_of_the_river_shows_the_kept_card_only_and_at_the_reveal(viewer: str) -> None:
    told = []
    for kept in ("beach", "rover"):
        table = hunting(
            "",
            players=4,
            played={H1: "beach rover", H2: "lair river", H3: "jungle"},
            pending={H1: "river", H2: "river"},
        )
        table.play(C, "keep-creature")
        before = seen(table, viewer) if viewer != H2 else []
        table.play(H1, f"keep:{kept}")
        assert table.awaited() == {H2}, "chosen or not is public"
        assert table.view(viewer)["first_pick"][H1] is None
        if before:
            assert seen(table, viewer) == before
        table.play(H2, "keep:lair")
        assert codes(table, "returns-one", viewer) == [{"player": H1}, {"player": H2}]
        assert codes(table, "reveals", viewer)[0] == {"player": H1, "places": [kept]}
        assert table.view(viewer)["hand"][H1] == 4
        told.append([e for e in table.told(viewer) if e["code"] != "reveals"])
    assert told[0] == told[1], "the returned card is never told"


# -- Smokescreen ------------------------------------------------------------------------------------------------------


def smoked_discard(table: Table, viewer: str, seat: str) -> Any:
    return table.view(viewer)["discard"][seat]


@pytest.mark.clauses("NA-11.21", "NA-11.17")
def test_smokescreen_hides_discard_piles_from_the_creature_and_spectators_only() -> None:
    table = Table(players=3, survival_hand={H1: "smokescreen"}, discard={H1: "lair", H2: "beach rover"})
    assert smoked_discard(table, C, H2) == ["beach", "rover"]
    table.play(H1, "play:smokescreen")
    for viewer in (C, S):
        assert smoked_discard(table, viewer, H1) == 1
        assert smoked_discard(table, viewer, H2) == 2
    for viewer in (H1, H2):
        assert smoked_discard(table, viewer, H1) == ["lair"]
        assert smoked_discard(table, viewer, H2) == ["beach", "rover"]


def entering(name: str) -> Table:
    """Play one act under Smokescreen by which cards of hunted-1 enter or leave the discard pile."""
    smoky: dict[str, Any] = {"smoke": True}
    if name == "resist":
        table = Table(players=3, discard={H1: "lair river rover"}, **smoky)
        table.play(H1, "resist1", "take:river", "take:lair")
    elif name == "resist-all":
        table = Table(players=3, discard={H1: "lair river"}, **smoky)
        table.play(H1, "resist1")
    elif name == "give-up":
        table = Table(players=3, discard={H1: "lair river"}, **smoky)
        table.play(H1, "give-up")
    elif name == "sacrifice":
        table = Table(players=3, survival_hand={H1: "sacrifice"}, **smoky)
        table.play(H1, "play:sacrifice", "discard:river")
    elif name == "sixth-sense":
        table = Table(players=3, survival_hand={H1: "sixth-sense"}, discard={H1: "lair river rover"}, **smoky)
        table.play(H1, "play:sixth-sense", "take:river", "take:lair")
    elif name == "ascendancy":
        table = hunting("ascendancy", players=3, **smoky)
        table.play(C, "play:ascendancy", "choose:hunted-1")
        table.play(H1, "keep:beach", "keep:rover")
    elif name == "forbidden-zone":
        table = hunting("forbidden-zone", players=3, hand={H2: ""}, **smoky)
        table.play(C, "play:forbidden-zone")
        table.play(H1, "discard:river")
    elif name == "scream":
        table = at("beach", effects="scream", tokens={"target": "beach"}, **smoky)
        table.play(H2, "nothing")
        table.play(H1, "discard:river", "discard:lair")
    elif name == "artemia":
        table = at("beach", tokens={"artemia": "beach"}, survival_hand={H2: "amplifier"}, **smoky)
        table.passes()
        table.play(H2, "nothing")
        table.passes()
        table.play(H1, "discard:river")
    elif name == "take-back":
        table = at("beach", discard={H1: "lair river"}, **smoky)
        table.play(H1, "take:river")
    elif name == "lair":
        table = at("lair", discard={H1: "jungle river"}, **smoky)
        table.play(H1, "power", "take:river")
    elif name == "swamp":
        table = at("swamp", discard={H1: "jungle river lair"}, **smoky)
        table.play(H1, "power", "take:river", "take:lair")
    elif name == "vortex":
        table = hunting(
            "", players=3, survival_hand={H1: "vortex"}, discard={H1: "river"}, played={H1: "beach"}, **smoky
        )
        table.play(C, "keep-creature")
        table.play(H1, "play:vortex", "in:river")
    else:
        table = end_of_turn(played={H1: "river"}, **smoky)
    return table


ACTS = (
    *("resist", "resist-all", "give-up", "sacrifice", "sixth-sense", "ascendancy", "forbidden-zone", "scream"),
    *("artemia", "take-back", "lair", "swamp", "vortex", "end-of-turn"),
)


@pytest.mark.clauses("NA-11.21", "NA-11.3")
@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("viewer", [C, S])
def test_under_smokescreen_nothing_that_enters_or_leaves_a_discard_pile_is_told(act: str, viewer: str) -> None:
    table = entering(act)
    told = [e for e in table.told(viewer) if e["code"] in ("discards", "takes-back", "swaps")]
    assert told
    for entry in told:
        assert set(entry["args"].values()) <= {H1, H2, None}, entry
    if act != "end-of-turn":
        assert isinstance(table.view(viewer)["discard"][H1], int), "only how many"


@pytest.mark.clauses("NA-11.21", "NA-11.3")
@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("viewer", [H1, H2])
def test_under_smokescreen_the_hunted_go_on_seeing_each_others_discard_piles(act: str, viewer: str) -> None:
    table = entering(act)
    told = [e["args"] for e in table.told(viewer) if e["code"] in ("discards", "takes-back", "swaps")]
    assert any("river" in str(args) or act == "ascendancy" for args in told)
    assert all(None not in args.values() for args in told)
    if act != "end-of-turn":
        assert set(table.view(viewer)["discard"][H1]) == table.discard(H1)


@pytest.mark.clauses("NA-11.21")
@pytest.mark.parametrize("viewer", [C, S])
def test_what_was_seen_before_the_smokescreen_stays_in_the_log(viewer: str) -> None:
    table = Table(players=3, survival_hand={H2: "smokescreen"}, discard={H1: "lair river"})
    table.play(H1, "resist1")
    table.play(H2, "play:smokescreen")
    assert codes(table, "takes-back", viewer) == [{"player": H1, "cards": ["lair", "river"]}]


@pytest.mark.clauses("NA-11.21")
def test_under_smokescreen_views_do_not_depend_on_the_faces_of_the_discard_pile() -> None:
    def world(discard: str) -> Table:
        return at("beach", smoke=True, discard={H1: discard}, hunt_hand="cataclysm", survival_hand={H1: "dodge"})

    one, other = world("lair jungle"), world("river rover")
    assert seen(one, C, S) == seen(other, C, S)
    assert one.offered(C) == other.offered(C)
    assert seen(one, H2) != seen(other, H2)


# -- Survival and Hunt cards ------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.12")
@pytest.mark.parametrize(("viewer", "sees"), [(H1, True), (C, False), (H2, False), (S, False)])
def test_a_survival_hand_and_the_draw_of_the_shelter_are_seen_by_their_owner(viewer: str, sees: bool) -> None:
    table = at(
        "shelter",
        survival_hand={H1: "amplifier"},
        survival_played={H1: True},
        luck=[("draw-survival", "dodge"), ("draw-survival", "gate")],
    )
    assert table.view(viewer)["survival_hand"][H1] == (["amplifier"] if sees else 1)
    assert table.view(viewer)["survival_deck"] == len(Survival) - 1
    table.play(H1, "power")
    assert table.view(viewer)["drawn"][H1] == (["dodge", "gate"] if sees else 2)
    assert [e["card"] for e in codes(table, "draws-survival", viewer)] == (["dodge", "gate"] if sees else [None] * 2)
    table.play(H1, "keep:gate")
    assert table.view(viewer)["survival_hand"][H1] == (["gate", "amplifier"] if sees else 2)
    assert table.view(viewer)["survival_discard"] == ["dodge"]
    assert table.view(viewer)["survival_deck"] == len(Survival) - 3


@pytest.mark.clauses("NA-6.16")
@pytest.mark.parametrize(("viewer", "card"), [(H1, "gate"), (C, None), (H2, None), (S, None)])
def test_a_card_drawn_at_the_source_is_seen_by_its_owner(viewer: str, card: str | None) -> None:
    table = at("source", luck=[("draw-survival", "gate")])
    table.play(H1, "power", "draw")
    assert codes(table, "draws-survival", viewer) == [{"player": H1, "card": card}]


@pytest.mark.clauses("NA-8.4")
@pytest.mark.parametrize(("viewer", "sees"), [(C, True), (H1, False), (S, False)])
def test_the_hunt_hand_is_the_creatures_and_the_deck_nobodys(viewer: str, sees: bool) -> None:
    table = end_of_turn(
        hunt_hand="clone", hunt_discard="mirage", sacrificed=True, luck=[("draw-hunt", "virus"), ("draw-hunt", "toxin")]
    )
    assert table.view(viewer)["hunt_hand"] == (["virus", "clone", "toxin"] if sees else 3)
    assert table.view(viewer)["hunt_deck"] == len(Hunt) - 4
    assert table.view(viewer)["hunt_discard"] == ["mirage"]
    assert codes(table, "draws-hunt", viewer) == [{"number": 2}]


@pytest.mark.clauses("NA-11.13")
@pytest.mark.parametrize(("viewer", "sees"), [(C, True), (H1, False), (H2, False), (S, False)])
def test_what_strike_back_took_is_known_to_the_creature_only(viewer: str, sees: bool) -> None:
    table = Table(
        players=3,
        survival_hand={H1: "strike-back"},
        hunt_hand="clone mirage virus",
        luck=[("strike-back", "virus"), ("strike-back", "clone")],
    )
    table.passes(C)
    table.play(H1, "play:strike-back")
    cards = ["virus", "clone"] if sees else None
    assert codes(table, "strikes-back", viewer) == [{"player": H1, "number": 2, "cards": cards}]
    assert table.view(viewer)["hunt_under"]["0"] == (cards if sees else 2)
    assert table.view(viewer)["hunt_hand"] == (["mirage"] if sees else 1)
