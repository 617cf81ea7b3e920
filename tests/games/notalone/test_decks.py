"""The two decks when they run out: NA-2.16 to NA-2.18."""

from __future__ import annotations

import pytest

from fogtable.games.notalone.components import Hunt, Survival
from tests.games.notalone.table import H1, H2, C, Table


@pytest.mark.clauses("NA-2.16", "NA-2.18")
def test_an_empty_survival_deck_is_made_of_its_discard_pile() -> None:
    held = set(Survival.names) - {"dodge", "gate", "vortex"}
    table = Table(
        2,
        "reckoning",
        played={H1: "shelter"},
        survival_hand={H1: held},
        survival_deck="dodge",
        luck=[("draw-survival", "dodge"), ("draw-survival", "vortex")],
    )
    assert table.survival_discard() == {"gate", "vortex"}
    table.passes()  # W3a
    table.play(H1, "power")
    assert table.offered(H1) == {"keep:dodge", "keep:vortex"}
    assert (table.survival_deck(), table.survival_discard()) == ({"gate"}, set())
    assert table.events().count("shuffles-survival") == 1
    table.play(H1, "keep:vortex")
    assert table.survival_discard() == {"dodge"}
    assert table.view(H1)["survival_deck"] == table.view(C)["survival_deck"] == 1  # nobody sees what it holds


@pytest.mark.clauses("NA-2.16")
def test_the_deck_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    table = Table(2, "reckoning", played={H1: "source"}, survival_deck="dodge")
    table.play(H1, "power", "draw")
    assert (table.survival_deck(), table.survival_hand(H1)) == (set(), {"dodge"})
    assert len(table.survival_discard()) == len(Survival) - 1
    assert "shuffles-survival" not in table.events()


@pytest.mark.clauses("NA-2.16")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    held = set(Survival.names) - {"dodge"}
    one_left = Table(3, "reckoning", played={H1: "shelter"}, survival_hand={H2: held}, survival_deck="dodge")
    one_left.passes()  # W3a
    one_left.play(H1, "power")
    assert (one_left.survival_hand(H1), one_left.awaited()) == ({"dodge"}, {H2})  # kept, nothing was asked
    shuffled = Table(2, "reckoning", played={H1: "source"}, survival_deck="")
    shuffled.play(H1, "power", "draw")
    assert (len(shuffled.survival_hand(H1)), len(shuffled.survival_deck())) == (1, len(Survival) - 1)
    none_left = Table(3, "reckoning", played={H1: "source"}, survival_hand={H2: Survival.names}, will={H2: 2})
    none_left.passes()
    none_left.play(H1, "power")
    assert none_left.offered(H1) == {"heal:hunted-2"}


@pytest.mark.clauses("NA-2.17", "NA-2.18")
def test_an_empty_hunt_deck_is_made_of_its_discard_pile() -> None:
    table = Table(
        2,
        "end-of-turn",
        hunt_hand="despair",
        hunts_played=1,
        hunt_deck="clone",
        hunt_discard=set(Hunt.names) - {"despair", "clone"},
        luck=[("draw-hunt", "clone"), ("draw-hunt", "flashback")],
    )
    assert table.turn == 2
    assert table.hunt_hand() == {"despair", "clone", "flashback"}
    assert (table.hunt_discard(), table.hunt_top(), len(table.hunt_deck())) == (set(), "none", len(Hunt) - 3)
    assert table.events().count("shuffles-hunt") == 1
    assert table.view(C)["hunt_deck"] == table.view(H1)["hunt_deck"] == len(Hunt) - 3
    assert table.offered(C) == {"play:despair", "pass"}  # there is no last card for Flashback


@pytest.mark.clauses("NA-2.17")
def test_the_hunt_deck_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    rest = set(Hunt.names) - {"despair", "clone", "toxin"}
    table = Table(2, "end-of-turn", hunt_hand="despair", hunts_played=1, hunt_deck="clone toxin", hunt_discard=rest)
    assert (table.hunt_hand(), table.hunt_deck()) == ({"despair", "clone", "toxin"}, set())
    assert table.hunt_discard() == rest
    assert "shuffles-hunt" not in table.events()


@pytest.mark.clauses("NA-2.18")
def test_the_shuffle_is_random() -> None:
    def drawn(seed: int) -> frozenset[str]:
        return frozenset(Table(2, "end-of-turn", seed, hunts_played=1, hunt_deck="").hunt_hand())

    assert len({drawn(seed) for seed in range(12)}) > 6
    assert drawn(3) == drawn(3)
