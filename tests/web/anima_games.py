"""Moments of games of ANIMA that were played by chance, and a table in the browser that goes on from one of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page

from fogtable.core.declarations.events import told
from fogtable.core.declarations.visibility import OPEN
from fogtable.core.formats.record import write
from fogtable.core.play.match import Match
from fogtable.games import load
from tests.web.harness import PageServer, settle
from tests.web.tables import brought
from tests.web.words import Words

GAME = load("anima")
TURNS = 25
EAGER = ("offer", "attack", "mission", "final", "accept", "counter", "start", "play", "use", "hold")


@dataclass(frozen=True)
class Moment:
    """A game by chance after so many answers, where a seat is asked something."""

    seed: int
    step: int
    seat: int
    match: Match

    @property
    def name(self) -> str:
        name: str = self.match.names[self.seat]
        return name

    @property
    def state(self) -> Any:
        return self.match.state

    def told(self) -> list[dict[str, Any]]:
        """Return the log as the seat knows it."""
        found = (told(entry, self.seat, self.match.names) for entry in self.state.log)
        return [event for event in found if event is not None]


def by_chance(seed: int) -> Iterator[Match]:
    """Play a game of two or three by chance, where more happens than by mere chance; the match before each answer."""
    match = Match(GAME, 2 + seed % 2, GAME.options(turn_cap=TURNS), seed)
    luck = random.Random(seed)
    while not match.over:
        yield match
        seat = match.awaited()[0]
        match.play(seat, luck.choice(_liked(match.offered(seat), luck)))
    yield match


def _liked(offered: list[str], luck: random.Random) -> list[str]:
    if "send" in offered and luck.random() < 0.6:
        return ["send"]
    if luck.random() < 0.15:
        return offered
    eager = [one for one in offered if one.startswith(EAGER)]
    if eager and luck.random() < 0.6:
        return eager
    return [one for one in offered if not one.startswith(("dismiss", "discard", "leave", "return"))] or offered


Fits = Callable[[Match, int, str], bool]
"""Whether a moment is wanted: the match, the seat that is asked, and the question."""


def asked(*questions: str) -> Fits:
    """Where one of these is asked."""
    return lambda match, seat, question: question in questions


def in_window(window: int) -> Fits:
    """In this reaction window."""
    return lambda match, seat, question: question == "react" and match.request.args[0] == window


def reacting_after(code: str) -> Fits:
    """Where somebody may react and this has happened last."""

    def fits(match: Match, seat: int, question: str) -> bool:
        event = told(match.state.log[-1], OPEN, match.names)
        return question == "react" and event is not None and event["code"] == code

    return fits


def moments(fits: Fits) -> Iterator[Moment]:
    """Yield the moments in which a seat has something to choose and that fit, one of a game."""
    for seed in range(400):
        for step, match in enumerate(by_chance(seed)):
            found = [at for at in match.awaited() if _chooses(match, at, fits)] if not match.over else []
            if found:
                yield Moment(seed, step, found[0], match)
                break


def moment(fits: Fits) -> Moment:
    return next(moments(fits))


def _chooses(match: Match, seat: int, fits: Fits) -> bool:
    question = match.question(seat)
    return (
        question is not None
        and any(one != "pass" for one in match.offered(seat))
        and fits(match, seat, question[0].code())
    )


@cache
def record(seed: int) -> bytes:
    *_, match = by_chance(seed)
    return write(match)


def go_on(server: PageServer, page: Page, at: Moment) -> str:
    """Open the page of a table that goes on from a moment, against bots; return the table's id."""
    origin = brought(server, record(at.seed))
    body = {"seat": at.name, "step": at.step}
    response = page.request.post(f"{server.address}/api/tables/{origin}/go-on", data=body)
    assert response.status == 201, response.text()
    made: str = response.json()["id"]
    page.goto(f"{server.address}/t/{made}")
    page.locator(".gaia").wait_for()
    page.wait_for_load_state("networkidle")  # battle and trade come in a file of their own
    settle(page)
    return made


def region(page: Page, words: Words, name: str) -> Locator:
    return page.get_by_role("region", name=words(name), exact=True)
