"""Sealed answers and windows tell nothing (6.1, 6.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.notalone.positions import at, caught, codes, end_of_turn, hunting, seen
from tests.games.notalone.table import H1, H2, H3, C, Table

S = "spectator"

# -- sealed answers (6.1) ---------------------------------------------------------------------------------------------


def sealed(name: str) -> tuple[Table, str, str]:
    """Return a table at which hunted-1 and hunted-2 answer at once, with two possible answers of hunted-1."""
    if name == "forbidden-zone":
        table = hunting("forbidden-zone", players=4)
        table.play(C, "play:forbidden-zone")
        return table, "discard:river", "discard:rover"
    places = {H1: "beach", H2: "beach", H3: "artefact"}
    hands = {H1: "dodge gate", H2: "drone vortex"}
    survivals = {"survival_hand": hands, "survival_played": {H1: True, H2: True}} if name == "toxin" else {}
    effects = "" if name == "artemia" else name
    token = "artemia" if name == "artemia" else "target"
    table = Table(players=4, phase="reckoning", played=places, effects=effects, tokens={token: "beach"}, **survivals)
    table.play(H3, "nothing")
    if name == "toxin":
        return table, "discard:dodge", "discard:gate"
    return table, "discard:river", "lose-will" if name == "scream" else "discard:rover"


@pytest.mark.clauses("NA-5.8", "NA-5.11", "NA-7.2")
@pytest.mark.parametrize("name", ["forbidden-zone", "scream", "toxin", "artemia"])
@pytest.mark.parametrize("viewer", [C, H2, H3, S])
def test_a_sealed_answer_tells_nothing_until_the_last_is_in(name: str, viewer: str) -> None:
    worlds = []
    for which in (1, 2):
        table, *answers = sealed(name)
        before, told = seen(table, viewer), len(table.told(viewer))
        table.play(H1, answers[which - 1])
        if table.offered(H1):
            table.play(H1, sorted(table.offered(H1))[0])
        assert H2 in table.awaited()
        assert seen(table, viewer) == before
        assert len(table.told(viewer)) == told
        worlds.append(seen(table, viewer))
    assert worlds[0] == worlds[1]


@pytest.mark.clauses("NA-5.11")
def test_a_sealed_answer_can_be_changed_until_the_last_is_in() -> None:
    table, river, rover = sealed("artemia")
    table.play(H1, river)
    table.retract(H1)
    table.play(H1, rover)
    table.play(H2, "discard:lair")
    assert codes(table, "discards")[0] == {"player": H1, "cards": ["rover"]}


# -- windows (6.2) ----------------------------------------------------------------------------------------------------


def at_window(window: str, hunt: str, survival: str) -> Table:
    """Return a table at a window, with these cards in hand."""
    cards: dict[str, Any] = {"hunt_hand": hunt, "survival_hand": {H1: survival}}
    if window == "W1":
        return Table(players=3, **cards)
    if window == "D-P2":
        return hunting(players=3, hunt_hand=hunt, survival_hand={H1: survival})
    if window == "W2":
        table = hunting(players=3, hunt_hand=hunt, survival_hand={H1: survival}, discard={H1: "beach"})
        table.play(C, "to-tokens", "keep-creature")
        return table
    if window == "W4":
        return end_of_turn(beacon=True, **cards)
    table = caught("beach", tokens={"artemia": "beach"}, **cards)
    if window == "W3b":
        table.passes()
        table.play(H2, "nothing")
    if window == "D-PLACE":
        table = at("lair", second="beach", **cards)
        table.passes()
    return table


FITTING = {
    "W1": ("despair", "adrenaline"),
    "D-P2": ("fierceness", "vortex"),
    "W2": ("fierceness", "vortex"),
    "W3a": ("cataclysm", "dodge"),
    "W3b": ("cataclysm", "hologram"),
    "W4": ("stasis", "amplifier"),
    "D-PLACE": ("cataclysm", "drone"),
}


@pytest.mark.clauses("NA-7.5")
@pytest.mark.parametrize("window", list(FITTING))
def test_who_holds_a_fitting_card_shows_neither_in_who_is_asked_nor_in_what_others_see(window: str) -> None:
    hunt, survival = FITTING[window]
    fits, idle = at_window(window, hunt, survival), at_window(window, "force-field", "smokescreen")
    if window == "W1":
        idle = at_window(window, "clone", "smokescreen")
    assert fits.awaited() == idle.awaited(), "the same seats are asked"
    assert fits.asked(C) == idle.asked(C)
    assert fits.asked(H1) == idle.asked(H1)
    assert seen(fits, H2, S) == seen(idle, H2, S)
    for viewer in (H2, S):
        assert fits.told(viewer) == idle.told(viewer)
    asked = C if fits.asked(C) else H1
    assert f"play:{hunt if asked == C else survival}" in fits.offered(asked)
    assert len(idle.offered(asked)) == 1, "a lone answer is not filled in"


@pytest.mark.clauses("NA-7.2", "NA-7.5")
def test_an_offer_that_is_not_carried_out_leaves_no_trace() -> None:
    def world(answer: str) -> Table:
        table = caught("beach", hunt_hand="cataclysm", survival_hand={H1: "dodge", H2: "wrong-track"})
        table.play(H2, answer)
        table.play(C, "play:cataclysm")
        table.play(H1, "play:dodge")
        table.play(C, "choose:artefact")
        return table

    played, passed = world("play:wrong-track"), world("pass")
    assert seen(played, C, H1, H2, S) == seen(passed, C, H1, H2, S)
    assert played.told() == passed.told()
    assert played.awaited() == passed.awaited() == {H1, H2}


@pytest.mark.clauses("NA-7.5")
@pytest.mark.parametrize("viewer", [C, H2, S])
def test_views_in_a_window_do_not_tell_who_has_answered(viewer: str) -> None:
    table = at("beach", hunt_hand="clone", survival_hand={H1: "dodge", H2: "gate"})
    before = seen(table, viewer)
    table.passes(H1)
    assert seen(table, viewer) == before
    assert not table.match.waits_openly()


@pytest.mark.clauses("NA-7.2", "NA-7.5")
@pytest.mark.parametrize(("giver", "offer"), [(H1, "play:dodge"), (C, "play:cataclysm")])
def test_an_offer_is_seen_by_its_giver_only_until_the_round_is_complete(giver: str, offer: str) -> None:
    table = caught("beach", hunt_hand="cataclysm", survival_hand={H1: "dodge", H2: "gate"})
    others = [viewer for viewer in (C, H1, H2, S) if viewer != giver]
    before, told = seen(table, *others), table.told()
    table.play(giver, offer)
    assert H2 in table.awaited()
    assert seen(table, *others) == before
    assert table.told() == told
