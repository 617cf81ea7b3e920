"""How long a person waits for bots: ``python -m bench.serving.pace``.

A person and three bots of the usual level play each game for four. What is counted is the time, from round to round,
in which the person is not asked: nothing but bots that think, and windows.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.serving.person import Person, Refused, patiently
from bench.serving.waiting import served

BOTS: Final = {"notalone": "belief", "bigbrother": "steady", "anima": "steady"}
"""The games for four, and their usual level."""
SEATS: Final = 4
ROUND: Final = {"notalone": "turn", "bigbrother": "round", "anima": "turn"}
"""What counts the rounds of a game."""
GOAL: Final = 3.0


class Player:
    """A person who answers at once, and how long they have waited in each round."""

    def __init__(self, game: str, host: str, port: int, number: int) -> None:
        self._game = game
        self._person = Person(host, port, f"192.0.2.{100 + number}", 2)
        self._luck = Random(number)
        self._view: dict[str, object] = {}
        self._news = asyncio.Event()
        self.waited: list[float] = []

    async def play(self, rounds: int) -> list[float]:
        """Play so many rounds."""
        bots = (BOTS[self._game],) * (SEATS - 1)
        table = await self._person.open(self._game, "here", *bots)
        async with self._person.page(table) as page:
            reading = asyncio.create_task(self._read(page))
            (self._view,) = (await self._person.views(table)).values()
            at, waited = self._round, 0.0
            while len(self.waited) < rounds and not self._view["over"]:
                options = (self._view["asked"] or {}).get("options")  # type: ignore[attr-defined]
                self._news.clear()
                begun = perf_counter()
                if options:
                    await self._answer(table, self._luck.choice(options))
                else:
                    await self._news.wait()
                    waited += perf_counter() - begun
                if self._round != at:
                    self.waited.append(waited)
                    at, waited = self._round, 0.0
            reading.cancel()
        return self.waited

    @property
    def _round(self) -> object:
        public = self._view.get("public") or {}
        return public.get(ROUND[self._game])  # type: ignore[attr-defined]

    async def _read(self, page: object) -> None:
        async for message in page:  # type: ignore[attr-defined]
            if '"view":' in message[:40]:
                self._view = json.loads(message)
                self._news.set()

    async def _answer(self, table: str, pick: str) -> None:
        asked = self._view
        try:
            await self._person.make("answers", table, asked, [pick])
        except Refused as wrong:
            await patiently(wrong)
            (self._view,) = (await self._person.views(table)).values()
        else:
            if self._view is asked:
                self._view = {**asked, "asked": None}


async def measure(game: str, host: str, port: int, tables: int, rounds: int) -> list[float]:
    """Let people play at so many tables, one after the other; give what they waited in each round."""
    return [seconds for number in range(tables) for seconds in await Player(game, host, port, number).play(rounds)]


def main() -> int:
    options = _parser().parse_args()
    found = Table(title=f"Seconds of a round in which a person is not asked, beside {SEATS - 1} bots")
    for column in ("", "mean", "most", "rounds", "goal"):
        found.add_column(column, justify="right" if column else "left")
    with served("") as (host, port):
        for game in options.game or BOTS:
            waited = asyncio.run(measure(game, host, port, options.tables, options.rounds))
            found.add_row(game, f"{fmean(waited):.1f}", f"{max(waited):.1f}", str(len(waited)), f"<= {GOAL:g}")
    Console(width=110).print(found)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.serving.pace", description=__doc__)
    parser.add_argument("--tables", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--game", action="append", choices=sorted(BOTS))
    return parser


if __name__ == "__main__":
    sys.exit(main())
