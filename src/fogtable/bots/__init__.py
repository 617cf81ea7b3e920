"""The bots: those that can play any game, and how to find the bots of a game by name.

A game brings its own bots (``Game.bots``), other packages bring more (:mod:`fogtable.bots.outside`). A bot sees what
:mod:`fogtable.core.bot` shows it, never the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from fogtable.bots import outside
from fogtable.bots.learned import LearnedBot, has_learned, laid_of
from fogtable.bots.novice import NoviceBot
from fogtable.bots.search import ENDLESS, SearchBot
from fogtable.bots.uniform import UniformBot
from fogtable.core.bot import Bot, Factory
from fogtable.core.game import Game
from fogtable.fast.find import execution

GENERIC: Final[Mapping[str, Factory]] = {"random": UniformBot}
"""The bots that can play any game."""
MASTER: Final = "master"
"""The bot that has learned, in games that bring a net."""
NOVICE: Final = "novice"
"""The bot for a first game, in games that have a policy."""
TOLD: Final = 0.5
"""How evenly an adviser tries the options: all are told of, also those that it would hardly take."""
LEVELS: Final[Mapping[str, float]] = {"search-1s": 1.0, "search-100ms": 0.1}
"""The bots that search, and how many seconds they take for an answer at the most."""


def names(game: Game) -> tuple[str, ...]:
    """Return the names of all bots that can play ``game``: its own first, the best of them at the head.

    Last come those from elsewhere. Those that search are among them where the rules of the game are compiled.
    """
    levels = LEVELS if game.policy and execution(game.name).kind == "compiled" else ()
    learned = (MASTER,) if has_learned(game) else ()
    novice = (NOVICE,) if game.policy else ()
    own = (*game.bots, *learned, *levels, *novice, *(name for name in GENERIC if name not in game.bots))
    return (*own, *(name for name in outside.of(game) if name not in own))


def stand_in(game: Game) -> str:
    """Return the name of the best bot of a game that answers at once: it plays for people who are away."""
    return next(iter((*game.bots, *GENERIC)))


def find(game: Game, name: str) -> Factory:
    """Return what makes a bot of that name for one seat of one game.

    Raises:
        ValueError: there is none; the message lists those there are.
    """
    found = game.bots.get(name) or GENERIC.get(name)
    if found is None and game.policy and name in LEVELS:
        otherwise = next(iter(game.bots.values()), UniformBot)
        return lambda: SearchBot(game, LEVELS[name], otherwise())
    if name == NOVICE and game.policy:
        return lambda: NoviceBot(game.policy)
    if name == MASTER and has_learned(game):
        return partial(_master, game)
    found = found or outside.of(game).get(name)
    if found is None:
        raise ValueError(f"{game.name} has no bot {name!r}; there are: {', '.join(names(game))}")
    return found


def _master(game: Game) -> Bot:
    """Make the bot that has learned: it thinks ahead where that makes it stronger (docs/bots.md)."""
    alone = LearnedBot(game)
    if not game.searching.guided or execution(game.name).kind != "compiled":
        return alone
    return SearchBot(game, game.searching.guided, alone, net=laid_of(game))


def adviser(game: Game, seconds: float, iterations: int = ENDLESS) -> SearchBot:
    """Return who searches so long for others: guided by the net of the game where that is the better guide.

    Then it tries a tenth as often at the most, as each time takes longer.
    """
    otherwise = next(iter(game.bots.values()), UniformBot)
    guide = laid_of(game) if game.searching.guided is not None and has_learned(game) else None
    search = SearchBot(game, seconds, otherwise(), iterations // 10 if guide else iterations, guide)
    search.even = TOLD
    return search


__all__ = ["GENERIC", "adviser", "find", "names", "stand_in"]
