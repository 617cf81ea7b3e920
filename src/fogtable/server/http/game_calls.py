"""The calls of a page about the games themselves: how they are played, what they declare, what they say."""

from __future__ import annotations

from functools import partial
from typing import Final

import anyio.to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fogtable.core.game import Game
from fogtable.server.http.responses import json_of
from fogtable.server.http.services import services_of
from fogtable.server.refusals import Refusal
from fogtable.server.tables.catalogue import described
from fogtable.server.tables.declarations import declared, rules_of, texts_of
from fogtable.server.tables.modes import lessons_of, modes_of


def game_of(request: Request) -> Game:
    """Return the game that a call is about.

    Raises:
        Refusal: the server has no such game.
    """
    games = services_of(request).registry.games
    found = games.get(request.path_params["game"])
    if found is None:
        raise Refusal("no-such-game", f"expected one of {', '.join(games)}", where="game")
    return found


async def games(request: Request) -> Response:
    """Tell which games can be played, how."""
    known = services_of(request).registry.games.values()
    return json_of([{**described(game), "modes": modes_of(game), "lessons": lessons_of(game)} for game in known])


async def declarations(request: Request) -> Response:
    """Tell what a game declares."""
    return json_of(declared(game_of(request)))


async def texts(request: Request) -> Response:
    """Return the texts of a game."""
    reading = partial(texts_of, game_of(request), request.path_params["language"])
    return json_of(await anyio.to_thread.run_sync(reading))


async def rules(request: Request) -> Response:
    """Return the rulebook of a game."""
    reading = partial(rules_of, game_of(request), request.path_params["language"])
    return json_of(await anyio.to_thread.run_sync(reading))


ROUTES: Final = [
    Route("/api/games", games),
    Route("/api/games/{game}/declarations", declarations),
    Route("/api/games/{game}/texts/{language}", texts),
    Route("/api/games/{game}/rules/{language}", rules),
]
