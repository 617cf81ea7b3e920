"""The components of 1984 as data: what the file says, and that a file with a mistake is refused with its reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fogtable.core.declarations.cards import EMPTY, NONE, Cards, Family, cards_of
from fogtable.core.declarations.visibility import OWNER
from fogtable.games.bigbrother import city
from fogtable.games.bigbrother import components as c
from fogtable.games.bigbrother.city import EAST, NEAR, SAFE_HOUSE, SOUTH, START_OF
from fogtable.games.bigbrother.components import (
    CLASH_VALUE,
    CONTENT,
    COPIES,
    DIRECTIVES,
    ORDER_OF,
    Cell,
    Character,
    Deck,
    Directive,
    District,
    Goal,
    Immediate,
    Kind,
    News,
    Number,
    Order,
    Support,
)
from tests.games.content import ContentFile

FILE = ContentFile("bigbrother")
raw, refused = FILE.raw, FILE.refused


def names(family: type[Family], members: Cards) -> set[str]:
    return {family.name(member) for member in members}


def distances(cell: int, without: Cards) -> dict[int, int]:
    """Return how far every cell is that can be reached."""
    found = {cell: 0}
    edge = [cell]
    while edge:
        there = {n for at in edge for n in NEAR[at] - without if n not in found}
        found |= dict.fromkeys(there, found[edge[0]] + 1)
        edge = sorted(there)
    return found


# -- the map ----------------------------------------------------------------------------------------------------------


def test_the_file_is_read() -> None:
    assert FILE.load(FILE.path).version == CONTENT.version == 2


@pytest.mark.clauses("BB-1.5")
def test_86_edges_join_60_cells() -> None:
    assert len(Cell) == 60
    assert sum(map(len, NEAR)) == 2 * 86
    assert all(a in NEAR[b] and a != b for a in Cell.ALL for b in NEAR[a])
    assert {len(near) for near in NEAR} == {2, 3, 4}


@pytest.mark.clauses("BB-1.5", "BB-9.4")
def test_no_two_cells_are_further_apart_than_14_steps_with_or_without_the_safe_house() -> None:
    everywhere = [distances(cell, EMPTY) for cell in Cell.ALL]
    assert {len(found) for found in everywhere} == {60}
    assert max(max(found.values()) for found in everywhere) == 14
    assert round(sum(sum(found.values()) for found in everywhere) / (60 * 59), 1) == 5.7
    police = [distances(cell, cards_of(SAFE_HOUSE)) for cell in Cell.ALL - SAFE_HOUSE]
    assert {len(found) for found in police} == {59}
    assert max(max(found.values()) for found in police) == 14


def test_each_edge_is_the_eastern_or_southern_one_of_one_cell() -> None:
    edges = [(a, EAST[a]) for a in Cell.ALL if EAST[a] != NONE] + [(a, SOUTH[a]) for a in Cell.ALL if SOUTH[a] != NONE]
    assert len(edges) == 86
    assert {frozenset(edge) for edge in edges} == {frozenset((a, b)) for a in Cell.ALL for b in NEAR[a]}
    assert all(city.WEST[EAST[a]] == a for a in Cell.ALL if EAST[a] != NONE)
    assert all(city.NORTH[SOUTH[a]] == a for a in Cell.ALL if SOUTH[a] != NONE)
    for cell in Cell.ALL:
        assert cards_of(*({EAST[cell], SOUTH[cell], city.WEST[cell], city.NORTH[cell]} - {NONE})) == NEAR[cell]
    assert EAST[Cell.PE05] == Cell.TR01
    assert SOUTH[Cell.PE15] == Cell.PL05


def test_within_2_holds_what_one_or_two_steps_reach() -> None:
    for cell in Cell.ALL:
        assert set(city.WITHIN_2[cell]) == {other for other, far in distances(cell, EMPTY).items() if far in (1, 2)}


@pytest.mark.clauses("BB-4.27")
def test_each_district_has_15_cells() -> None:
    for district, letters in enumerate(("pe", "tr", "pl", "lo")):
        assert names(Cell, city.CELLS_OF[district]) == {f"{letters}{n:02}" for n in range(1, 16)}
        assert all(city.DISTRICT_OF[cell] == district for cell in city.CELLS_OF[district])
    assert District.names == ("peace", "truth", "plenty", "love")


@pytest.mark.clauses("BB-2.5", "BB-2.12", "BB-8.1")
def test_places_on_the_map() -> None:
    assert names(Cell, city.MARKETS) == {"pe01", "pe10", "tr10", "pl11", "lo03", "lo11"}
    assert names(Cell, city.MINISTRIES) == {"pe03", "tr03", "pl08", "lo08"}
    assert names(Cell, city.HOSPITALS) == {"tr14", "pl07"}
    assert (city.COMMISSARIAT, city.POLICE_STATION) == (Cell.PE14, Cell.LO01)
    assert (city.PRISON, SAFE_HOUSE) == (Cell.LO12, Cell.PL10)


@pytest.mark.clauses("BB-4.11")
def test_the_ring_has_six_stations() -> None:
    assert city.STATIONS == [Cell.PE08, Cell.TR09, Cell.LO05, Cell.LO13, Cell.PL13, Cell.PL01]
    assert list(city.STATION_CELLS) == sorted(city.STATIONS)
    assert [city.STATION_AT[cell] for cell in city.STATIONS] == [0, 1, 2, 3, 4, 5]
    assert city.STATION_AT.count(NONE) == 54


@pytest.mark.clauses("BB-4.16")
def test_deck_a_is_searched_in_the_west_deck_b_in_the_east() -> None:
    west = {"pe05", "pe11", "pe13", "pl02", "pl04", "pl14"}
    east = {"tr01", "tr05", "tr13", "lo04", "lo06", "lo15"}
    assert {Cell.name(cell) for cell in Cell.ALL if city.SEARCH_DECK[cell] == Deck.A} == west
    assert {Cell.name(cell) for cell in Cell.ALL if city.SEARCH_DECK[cell] == Deck.B} == east


@pytest.mark.clauses("BB-2.7")
def test_starts_and_the_safe_house_lie_apart() -> None:
    assert [Cell.name(start) for start in START_OF] == ["pl06", "tr07", "lo09", "pe07"]
    assert list(city.STARTS) == sorted(START_OF)
    assert [Character.name(who) for who in Character.ALL] == ["julia", "winston", "obrien", "syme"]
    search = [cell for cell in Cell.ALL if city.SEARCH_DECK[cell] != NONE]
    refuge = distances(SAFE_HOUSE, EMPTY)
    for start in START_OF:
        assert min(distances(start, EMPTY)[cell] for cell in search) == 2
        assert refuge[start] in (5, 6)
    assert min(refuge[cell] for cell in search) == 2


# -- cards ------------------------------------------------------------------------------------------------------------


def test_there_are_as_many_directives_as_the_file_says() -> None:
    copies = {row["id"]: row["copies"] for row in raw()["directives"]}
    assert {Order.name(order): len(cards) for order, cards in enumerate(DIRECTIVES)} == copies
    assert (len(Order), len(Directive)) == (len(copies), sum(copies.values()))
    for order, cards in enumerate(DIRECTIVES):
        assert {Directive.name(card) for card in cards} == {Order.name(order)}
        assert list(cards) == list(range(cards[0], cards[0] + len(cards)))
    assert sorted(ORDER_OF) == ORDER_OF


@pytest.mark.clauses("BB-7.1", "BB-7.2", "BB-7.3")
def test_a_directive_is_one_off_or_active_or_hidden() -> None:
    types = {"one-off": c.ONE_OFF, "active": c.ACTIVE, "hidden": c.HIDDEN}
    for row in raw()["directives"]:
        assert [name for name, orders in types.items() if Order.parse(row["id"]) in orders] == [row["type"]]


@pytest.mark.clauses("BB-7.9")
def test_clash_values() -> None:
    assert {Order.name(order): value for order, value in enumerate(CLASH_VALUE)} == {
        row["id"]: row["clash"] for row in raw()["directives"]
    }


@pytest.mark.clauses("BB-7.6")
def test_active_directives_alone_have_an_upkeep() -> None:
    assert {order for order in Order.ALL if c.UPKEEP[order] > 0} == set(c.ACTIVE)


def test_the_price_of_a_hidden_directive_does_not_name_it() -> None:
    assert all(len(orders) != 1 for orders in c.HIDDEN_AT_PRICE)
    for price, orders in enumerate(c.HIDDEN_AT_PRICE):
        assert orders == cards_of(*[order for order in c.HIDDEN if c.PRICE[order] == price])


@pytest.mark.clauses("BB-13.1", "BB-13.4")
def test_hands_hold_all_support_cards_but_the_immediate_ones() -> None:
    copies = [row["copies"] for row in raw()["support"]]
    assert len(Support) + len(Immediate) == sum(copies)
    assert Counter(c.IMMEDIATE_KIND_OF) == {kind: copies[kind] for kind in c.IMMEDIATES}
    assert [len(COPIES[kind]) for kind in Kind.ALL - c.IMMEDIATES] == [copies[kind] for kind in Kind.ALL - c.IMMEDIATES]
    for kind, cards in enumerate(COPIES):
        assert {Support.name(card) for card in cards} == (set() if kind in c.IMMEDIATES else {Kind.name(kind)})
        assert all(c.KIND_OF[card] == kind for card in cards)
    assert sorted(c.KIND_OF) == c.KIND_OF


@pytest.mark.clauses("BB-13.1")
def test_marks_of_the_support_cards() -> None:
    marked = {
        "forbidden": (c.FORBIDDEN, c.FORBIDDEN_CARDS),
        "clash": (c.CLASH_CARDS, c.CLASH_SUPPORT),
        "special": (c.SPECIAL, c.SPECIAL_CARDS),
        "reaction": (c.REACTIONS, c.REACTION_CARDS),
        "trap": (c.TRAPS, c.TRAP_CARDS),
        "ally": (c.ALLIES, c.ALLY_CARDS),
        "free": (c.FREE_PLAYS, c.FREE_CARDS),
    }
    for mark, (kinds, cards) in marked.items():
        bearing = [row for row in raw()["support"] if mark in row["marks"]]
        assert names(Kind, kinds) == {row["id"] for row in bearing}
        assert len(cards) == sum(row["copies"] for row in bearing)
        assert {c.KIND_OF[card] for card in cards} == set(kinds)


@pytest.mark.clauses("BB-10.14")
def test_bonuses() -> None:
    assert [row["bonus"] for row in raw()["support"]] == c.BONUS
    assert (c.BONUS[Kind.SPANNER], c.BONUS[Kind.PISTOL]) == (2, 4)


@pytest.mark.clauses("BB-14.9")
def test_events_and_goals() -> None:
    assert (len(News), len(Goal)) == (len(raw()["news"]), len(raw()["goals"]))
    assert [row["tokens"] for row in raw()["goals"]] == c.GOAL_TOKENS
    assert c.GOAL_TOKENS[Goal.TRAVELLER] == 4


# -- amounts and numbers ----------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-1.7", "BB-9.1")
def test_what_the_box_holds() -> None:
    assert (c.CAMERAS, c.FENCES, c.POSTERS, c.ANTIPOSTERS, c.TICKETS, c.MILITIA) == (12, 12, 10, 8, 8, 2)
    assert len(c.Policeman) == 2 * c.POLICEMEN == 16
    assert (c.TOP_AUTHORITY, c.TOP_WILL, c.TOP_RESOURCES) == (20, 5, 13)
    assert (c.DIRECTIVE_HAND, c.SUPPORT_HAND, c.TICKETS_HELD, c.ACTIVE_SLOTS) == (5, 2, 2, 3)


@pytest.mark.clauses("BB-2.2", "BB-2.9", "BB-2.11", "BB-2.12", "BB-8.1", "BB-9.2")
def test_the_rulebooks_numbers() -> None:
    spec = c.NUMBERS["spec"][4]
    assert spec[: Number.POSTER_THRESHOLD] == [10, 5, 9, 4, 2, 2, 4, 7, 9, 1, 2]
    assert spec[Number.ROUND_LIMIT] == 20
    assert len(spec) == len(Number) == 26
    assert all(len(values) == 26 for numbers in c.NUMBERS.values() for values in numbers.values())
    assert c.NUMBERS["spec"] == dict.fromkeys(range(3, 6), spec)
    assert 0 in c.ALLOWED[Number.ROUND_LIMIT]
    assert c.ALLOWED[Number.GOAL_TOKENS_PER_ROUND] == [0, 1, 2]
    assert c.ALLOWED[Number.DIFFICULTY_OFFSET] == [-2, -1, 0, 1, 2, 3]


def test_big_brother_sees_with_the_owner() -> None:
    assert c.OWNER_AND_BIG_BROTHER.base == OWNER.base | {c.THE_BIG_BROTHER}
    assert list(c.THE_BIG_BROTHER.seats(5)) == [c.BIG_BROTHER]
    assert list(c.THE_OPPOSITION.seats(5)) == [1, 2, 3, 4]


# -- mistakes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "row", "key", "value", "said"),
    [
        ("cells", 0, "district", "hope", "pe01: district: expected one of love, peace, plenty, truth; got 'hope'"),
        ("cells", 0, "at", [10, 0], "pe01: at[1]: expected a whole number from 0 to 9; got 10"),
        ("cells", 0, "at", [1, 0], "two of them lie on one place"),
        ("cells", 1, "feature", "market", "expected 6 with the feature 'market', got 7"),
        ("cells", 7, "feature", "none", "expected 1 with the feature 'station-1', got 0"),
        ("cells", 1, "feature", "casino", "expected 0 with the feature 'casino', got 1"),
        ("cells", 0, "near", ["pe02"], "pe06: no edge with 'pe01' from both sides"),
        ("cells", 0, "near", ["pe02", "pe06", "pe06"], "pe01: no edge with 'pe06' from both sides"),
        ("cells", 0, "near", ["pe02", "atlantis"], "pe01: no edge with 'atlantis'"),
        ("cells", 0, "near", ["pe02", "pe06", "pe01"], "pe01: 'pe01' does not lie beside it"),
        ("cells", 0, "colour", "red", "pe01: colour: unknown key; expected one of id, district, at"),
        ("characters", 0, "start", "pl07", "julia: cannot start at 'pl07'"),
        ("characters", 0, "start", "tr07", "julia: cannot start at 'tr07'"),
        ("characters", 0, "start", "atlantis", "julia: cannot start at 'atlantis'"),
        ("directives", 0, "copies", 0, "raid: copies: expected a whole number from 1; got 0"),
        ("directives", 0, "type", "sudden", "raid: type: expected one of active, hidden, one-off; got 'sudden'"),
        ("directives", 0, "clash", 9, "raid: clash: expected a whole number from 2 to 8; got 9"),
        ("directives", 0, "price", 14, "raid: price: at most 13, as there are never more resources; got 14"),
        ("directives", 0, "upkeep", 1, "raid: active ones have an upkeep"),
        ("directives", Order.CURFEW, "upkeep", 0, "curfew: active ones have an upkeep"),
        ("directives", Order.SHOW_TRIAL, "price", 4, "show-trial: no other hidden one costs 4"),
        ("support", 0, "bonus", 5, "baton: bonus: expected a whole number from 0 to 4; got 5"),
        ("support", 0, "marks", ["sharp"], "baton: marks[1]: expected one of ally, clash, forbidden, free"),
        ("support", 0, "marks", ["clash", "clash"], "baton: a mark stands twice"),
        ("support", 0, "marks", ["forbidden"], "baton: a bonus needs the mark clash; of allies"),
        ("support", Kind.NURSE, "bonus", 1, "nurse: a bonus needs the mark clash; of allies docker alone has one"),
        ("support", 0, "type", "trap", "baton: the type trap and the mark trap disagree"),
        ("support", Kind.RAT_TRAP, "type", "item", "rat-trap: the type item and the mark trap disagree"),
        ("news", 0, "helps", "nobody", "hate-week: helps: expected one of big-brother, opposition; got 'nobody'"),
        ("goals", 0, "tokens", 0, "blinder: tokens: expected a whole number from 1 to 4; got 0"),
        ("fallen", 0, "source", "hearsay", "denounce: source: expected one of house, public, rulebook; got 'hearsay'"),
        ("numbers", 0, "spec", 15, "authority-start: spec is one of [6, 7"),
        ("numbers", 0, "tuned", 0, "authority-start: tuned is one of [6, 7"),
        ("numbers", 0, "tuned", [10, 10, 15], "authority-start: tuned is one of [6, 7"),
        ("numbers", 0, "tuned", [10, 10], "authority-start: tuned: expected a whole number or a list of 3"),
        ("numbers", 24, "none", False, "goal-tokens-per-round: spec is one of [1, 2]; got 0"),
        ("numbers", 25, "tuned", 11, "round-limit: tuned is one of [0, 12"),
    ],
)
def test_a_wrong_value_is_named(tmp_path: Path, part: str, row: int, key: str, value: Any, said: str) -> None:
    changed = raw()
    changed[part][row][key] = value
    assert said in refused(tmp_path, changed)


def break_the_map(changed: dict[str, Any]) -> None:
    """Cut off the corner: both edges of the first cell."""
    for row in changed["cells"]:
        row["near"] = [] if row["id"] == "pe01" else [name for name in row["near"] if name != "pe01"]


def far_edge(changed: dict[str, Any]) -> None:
    changed["cells"][0]["near"].append("lo15")
    changed["cells"][59]["near"].append("pe01")


def strange_amount(changed: dict[str, Any]) -> None:
    changed["amounts"]["balloons"] = {"count": 99, "source": "house"}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (break_the_map, "no way leads to"),
        (far_edge, "pe01: 'lo15' does not lie beside it on the grid"),
        (strange_amount, "amounts: balloons: unknown key; expected one of cameras, fences, posters"),
    ],
)
def test_a_wrong_whole_is_named(tmp_path: Path, change: Callable[[dict[str, Any]], None], said: str) -> None:
    changed = raw()
    change(changed)
    assert said in refused(tmp_path, changed)


def test_the_file_of_another_game_is_refused(tmp_path: Path) -> None:
    assert "game: expected one of bigbrother; got 'onoda'" in refused(tmp_path, raw() | {"game": "onoda"})
