"""Tables that tests of pages begin with: opened as a page would, or of a game that is over already."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from fogtable.core.bot import observe
from fogtable.core.formats.record import write
from fogtable.core.play.match import Match
from fogtable.games import load
from tests.server.harness import Person, Server


def table(server: Server, page: Page, *kinds: str, creature: int | None = None) -> str:
    """Open a table in the session of a page, where the last player is the Creature; return its address.

    A kind is ``here``, ``link``, ``bot``, or ``bot:NAME``.
    """
    players = [dict(zip(("kind", "bot"), kind.split(":"), strict=False)) for kind in kinds]
    creature = len(kinds) - 1 if creature is None else creature
    return opened(server, page, {"game": "notalone", "players": players, "options": {}, "first": creature})


def solo(server: Server, page: Page, **options: object) -> str:
    """Open a table of ONODA in the session of a page; return its address."""
    return opened(server, page, {"game": "onoda", "players": [{"kind": "here"}], "options": options})


def opened(server: Server, page: Page, body: dict[str, object]) -> str:
    """Open a table as a page would say it; return its address."""
    response = page.request.post(f"{server.address}/api/tables", data=body)
    assert response.status == 201, response.text()
    return f"{server.address}/t/{response.json()['id']}"


def random_record(seed: int, seats: int = 3) -> bytes:
    """Return the record of a game of NOT ALONE that was played by chance."""
    game = load("notalone")
    match = Match(game, seats, game.options(), seed)
    luck = random.Random(seed)
    while not match.over:
        seat = match.awaited()[0]
        match.play(seat, luck.choice(match.offered(seat)))
    return write(match)


def survived() -> Match:
    """Return a game of ONODA that a bot has played to a result with victory points."""
    game = load("onoda")
    for seed in range(100):
        match, bot, luck = Match(game, 1, game.options(), seed), game.bots["steady"](), random.Random(seed)
        while not match.over:
            match.answer(0, bot.choose(observe(match, 0), luck))
        if match.outcome.side == "onoda":
            return match
    raise AssertionError("the steady bot never survives")


def finished(server: Server, seed: int, seats: int = 3) -> str:
    """Bring a finished game to the server; return the id of its table."""
    return brought(server, random_record(seed, seats))


def brought(server: Server, record: bytes) -> str:
    """Bring a record to the server; return the id of its table."""
    with Person(server) as person:
        response = person.ask("POST", "/records", record)
        assert response.status_code == 201, response.text
        made: str = response.json()["id"]
        return made
