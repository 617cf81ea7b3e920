from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from fogtable.core.game import Game
from fogtable.games import load
from fogtable.lab import programme as module
from fogtable.lab.programme import (
    Programme,
    all_settings,
    chosen_bots,
    chosen_players,
    differences,
    given_settings,
    programme_of,
    rows,
)

GAME = load("notalone")
USUAL = {"board": "A", "lair": "one", "expert": False}


def tournament(*bots: str, players: tuple[int, ...] = (3,)) -> Programme:
    return programme_of("tournament", GAME, bots, players, [USUAL], 10, 4)


def test_a_tournament_has_every_pairing_at_every_table() -> None:
    found = rows(tournament("belief", "random", players=(3, 5)))
    assert [row.number for row in found] == list(range(8))
    assert [(row.players, *row.bots.values()) for row in found[:4]] == [
        (3, "belief", "belief"),
        (3, "belief", "random"),
        (3, "random", "belief"),
        (3, "random", "random"),
    ]
    assert found[5].plan.seats == ("belief", "random", "random", "random", "random")
    assert {row.plan.seed for row in found} == {4}
    assert tournament("belief", "random", players=(3, 5)).size == 80


def test_in_a_game_with_one_side_each_bot_has_one_row(monkeypatch: pytest.MonkeyPatch) -> None:
    together = replace(GAME, side_of=lambda seat: "crew")
    monkeypatch.setattr(module, "load", lambda name: together)
    assert [row.bots for row in rows(tournament("belief", "random"))] == [{"crew": "belief"}, {"crew": "random"}]


def test_balance_seats_one_bot_everywhere_for_each_setting() -> None:
    settings = all_settings(GAME, ["board=A"])
    found = rows(programme_of("balance", GAME, ["belief", "random"], [3], settings, 1, 0))
    assert [set(row.plan.seats) for row in found[:2]] == [{"belief"}, {"random"}]
    assert [row.plan.options["lair"] for row in found] == ["one"] * 4 + ["all"] * 4


def test_settings() -> None:
    assert given_settings(GAME, []) == [USUAL]
    assert given_settings(GAME, ["expert=true"]) == [{**USUAL, "expert": True}]
    swept = given_settings(GAME, ["board=B,A", "expert=true"])
    assert swept == [{**USUAL, "board": board, "expert": True} for board in ("B", "A")]
    assert [setting["lair"] for setting in all_settings(GAME, ["board=B", "expert=true"])] == ["one", "all"]
    assert len(all_settings(GAME, ["board=B,A", "expert=true"])) == 4
    found = all_settings(GAME, [])
    assert found[0] == USUAL
    assert len(found) == len({str(setting) for setting in found}) == 8
    assert [setting["board"] for setting in all_settings(GAME, ["board=B", "lair=all"])] == ["B", "B"]


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        (["board"], "--option: expected NAME=VALUE with one of board, lair, expert"),
        (["board=A,C"], "--option board: expected one of A, B; got 'C'"),
        (["board=A,"], "--option board: expected one of A, B; got ''"),
        (["board=A,A"], "--option board: A is given twice"),
        (["board=A", "board=B"], "--option: board is given twice"),
    ],
)
def test_options_that_are_refused(texts: list[str], reason: str) -> None:
    for settings in (given_settings, all_settings):
        with pytest.raises(ValueError, match=re.escape(reason)):
            settings(GAME, texts)


def test_an_option_without_a_list_of_values_has_to_be_chosen() -> None:
    class Open(msgspec.Struct, frozen=True):
        cards: int = 3
        fast: bool = True

    game: Game = replace(GAME, options=Open)
    with pytest.raises(ValueError, match="--all-options: cards has no list of values; choose one with --option cards="):
        all_settings(game, [])
    assert all_settings(game, ["cards=5"]) == [{"cards": 5, "fast": True}, {"cards": 5, "fast": False}]


def test_bots_and_players_are_named_in_one_word() -> None:
    assert chosen_bots(GAME, "random, belief") == ("random", "belief")
    assert chosen_bots(GAME, "") == ("belief",)
    assert chosen_players(GAME, "5,3") == (3, 5)
    assert chosen_players(GAME, "") == (4,)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hal", "notalone has no bot 'hal'; there are: belief, "),
        ("belief,", "--bots: expected names separated by commas; got 'belief,'"),
        ("random,random", "--bots: random is given twice"),
    ],
)
def test_bots_that_are_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        chosen_bots(GAME, text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("8", "--players: notalone is for 2 to 7; got '8'"),
        ("3,many", "--players: notalone is for 2 to 7; got 'many'"),
        ("3,,4", "--players: notalone is for 2 to 7; got ''"),
        ("-3", "got '-3'"),
        ("³", "got '³'"),
        ("3,3", "--players: 3 is given twice"),
    ],
)
def test_players_that_are_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        chosen_players(GAME, text)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({}, ""),
        ({"seed": 5}, "seed: 4 there, 5 here"),
        ({"games": 20, "bots": ("random",)}, 'bots: ["belief"] there, ["random"] here; games: 10 there, 20 here'),
        ({"command": "balance"}, "command: tournament there, balance here"),
        ({"rules": 9}, "rules: 1 there, 9 here"),
    ],
)
def test_differences_are_named(change: dict[str, Any], told: str) -> None:
    there = tournament("belief")
    assert differences(there, msgspec.structs.replace(there, **change)) == told


def test_a_row_says_what_it_is() -> None:
    row = rows(tournament("belief", "random"))[1]
    assert str(row) == "notalone for 3, creature=belief, hunted=random, board=A, lair=one, expert=False"
