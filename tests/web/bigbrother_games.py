"""Games of 1984 that tests of the page go on from, and how they find their way behind Big Brother's screen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

from fogtable.core.declarations.cards import NONE
from fogtable.core.formats.record import write
from fogtable.core.play.match import Match
from fogtable.games import load
from fogtable.games.bigbrother.components import BIG_BROTHER, Cell
from fogtable.games.bigbrother.questions import Command, LayDirective
from fogtable.games.bigbrother.rules.chart import fighters_on, ways_for_police
from fogtable.games.bigbrother.rules.patrol import holds_token
from tests.web.harness import PageServer, Player, settle
from tests.web.stretches import play_until
from tests.web.tables import brought, opened
from tests.web.words import Words

GAME = load("bigbrother")


def by_chance(seed: int, seats: int = 3) -> Iterator[Match]:
    """Play a game by chance; give the match before each answer, and when it is over."""
    match = Match(GAME, seats, GAME.options(), seed)
    luck = random.Random(seed)
    while not match.over:
        yield match
        seat = match.awaited()[0]
        match.play(seat, luck.choice(eager(match, match.offered(seat))))
    yield match


def eager(match: Match, offered: list[str]) -> list[str]:
    """Return what leads to a clash at once, if anything does."""
    pawns = [f"to:{Cell.name(cell)}" for cell in match.state.at if cell != NONE]
    fierce = [one for one in offered if one.startswith(("attack", "reveal", "join")) or one in pawns]
    return fierce or [one for one in offered if one.startswith("step:")] or offered


@cache
def finished(seed: int, seats: int = 3) -> Match:
    """Return a game that was played by chance to its end."""
    *_, match = by_chance(seed, seats)
    return match


def quiet_steps(match: Match, cell: int) -> list[int]:
    """Return where policemen of a cell can step without anything to do there."""
    t = match.state
    return [to for to in ways_for_police(cell) if not holds_token(t, to) and not len(fighters_on(t, to))]


@cache
def phase_to_plan() -> tuple[int, int, str, list[str]]:
    """Return a Big Brother phase with two hidden policemen on a cell and two quiet cells beside it, and much to spend.

    That is the seed of the game, the number of answers before, the cell, and the cells beside it.
    """
    for seed in range(100):
        for step, match in enumerate(by_chance(seed)):
            question = None if match.over else match.question(BIG_BROTHER)
            if question is None or question[0] is not Command or match.state.resources < 6:
                continue
            for cell in Cell.ALL:
                men = sum(at == cell for at in match.state.hidden_at)
                beside = quiet_steps(match, cell)
                if men > 1 and len(beside) > 1:
                    return seed, step, Cell.name(cell), [Cell.name(to) for to in beside]
    raise AssertionError("no phase to plan")


def go_on(server: PageServer, page: Page, seed: int, step: int, seat: str = "big-brother") -> str:
    """Go on from a position of a game, as Big Brother unless another seat is named; return the table's id."""
    origin = brought(server, write(finished(seed)))
    body = {"seat": seat, "step": step}
    response = page.request.post(f"{server.address}/api/tables/{origin}/go-on", data=body)
    assert response.status == 201, response.text()
    made: str = response.json()["id"]
    page.goto(f"{server.address}/t/{made}")
    page.locator("section.office" if seat == "big-brother" else "section.fallen").wait_for()
    settle(page)
    return made


def region(page: Page, words: Words, name: str) -> Locator:
    return page.get_by_role("region", name=words(name), exact=True)


def on_cell(page: Page, cell: str) -> Locator:
    return page.locator(f"[data-cell='{cell}'] button")


def deed(words: Words, what: str, **args: str) -> str:
    return words(f"office-deed-{what}", **{name: words(f"cell-{cell}") for name, cell in args.items()})


def require_plan(page: Page, words: Words, *deeds: str) -> None:
    """Make sure that the plan has these deeds in this order."""
    expect(region(page, words, "office-draft").get_by_role("listitem").locator(".what")).to_have_text(list(deeds))
    settle(page)


def supplied(page: Page, words: Words, what: str) -> Locator:
    """Return the piece on Big Brother's desk by which something is bought."""
    return region(page, words, "office").get_by_role("button", name=re.compile("^" + words(f"do-command-{what}")))


def require_purse(page: Page, words: Words, table: dict[str, Any], left: int) -> None:
    said = words("office-purse", now=table["resources"], left=left, most=table["max_resources"])
    expect(region(page, words, "office-draft").get_by_text(said)).to_be_visible()


@cache
def clash_to_fight() -> tuple[int, int]:
    """Return a clash in which Big Brother is about to lay directives: seed and step."""
    for seed in range(100):
        for step, match in enumerate(by_chance(seed)):
            question = None if match.over else match.question(BIG_BROTHER)
            if question is not None and question[0] is LayDirective:
                return seed, step
    raise AssertionError("nobody fights")


def laid(server: PageServer, page: Page, seat: str) -> str:
    """Open a table for three, where the page plays a seat and bots the others; return its address."""
    players = [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "steady"}, {"kind": "bot", "bot": "steady"}]
    # Seats are dealt clockwise from the one who is Big Brother.
    first = {"big-brother": 0, "opposition-1": 2, "opposition-2": 1}[seat]
    return opened(server, page, {"game": "bigbrother", "players": players, "options": {}, "first": first})


def before_the_map(server: PageServer, page: Page, words: Words) -> Player:
    """Open a table, and play until nothing is asked but to act: then the map lies open."""
    page.goto(laid(server, page, "opposition-1"))
    me = Player(page, words)
    play_until(me, words("ask-act"))
    return me
