"""How long people wait for windows: ``python -m bench.serving.waiting``.

At each table sit two people, each with a session of their own, and a bot. The people answer as soon as they are asked.
What is counted is the time in which the table waits, nobody is told for whom, and neither of the two is asked. In some
windows a bot is asked, too, and takes its pause behind them: so everything is measured once more with bots that answer
at once, which leaves the time that is nothing but windows.

ANIMA: the first Turn. 1984: each Move of a person over two cells that meets no clash, by the round.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from bench.serving.__main__ import _line, _running
from bench.serving.person import Person, Refused, patiently

TEMPOS: Final = ("natural", "strict")
ROUNDS: Final = 3
"""The rounds of 1984 that are played."""
PLAIN: Final = {
    "anima": ("return:", "go:", "explore", "end", "pass", "stay", "nothing", "rest"),
    "bigbrother": ("at:", "next:", "move", "to:", "step:", "end", "pass", "nothing", "stop", "play:"),
}
"""What a person likes best, by how the answer begins; of what is left anything. Nobody attacks, so Moves go on."""
BOTS: Final = {
    "with pauses": "",
    "at once": "from fogtable.server.process import running; running.PAUSE = (0.0, 0.0)",
}
"""How the bots answer, and what is done at the server for it before it begins."""
GOALS: Final = {"anima": 2.0, "bigbrother": 1.5}


class Seat:
    """A person at a table, and what was told last."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.view: dict[str, Any] = {}

    @property
    def asked(self) -> list[str]:
        """The options of the open question."""
        asked = self.view.get("asked")
        return asked["options"] if asked else []

    @property
    def idle(self) -> bool:
        """Whether the table waits, nobody is told for whom, and it is not for this person."""
        return self.view.get("waiting") == ["table"] and not self.asked


class Club:
    """Two people and a bot at a table, and how long they have waited for windows."""

    def __init__(self, game: str, tempo: str, host: str, port: int, number: int) -> None:
        self._game, self._tempo = game, tempo
        self._seats = [Seat(Person(host, port, f"192.0.2.{1 + 2 * number + at}", 2)) for at in range(2)]
        self._luck = Random(number)
        self._news = asyncio.Event()
        self._idle_since: float | None = None
        self.waited = 0.0

    async def play(self) -> dict[str, list[float]]:
        """Sit down and play as long as it is measured; give the seconds waited in each stretch."""
        host, guest = (seat.person for seat in self._seats)
        players = [{"kind": "here"}, {"kind": "link"}, {"kind": "bot", "bot": "steady"}]
        wanted = {"game": self._game, "players": players, "first": 0, "tempo": self._tempo}
        table = str((await host.post("/api/tables", wanted))["id"])
        (free,) = next(iter((await host.views(table)).values()))["waiting"]
        await guest.post(f"/api/tables/{table}/seats/{free}/claim", {"name": "Guest"})
        async with host.page(table) as one, guest.page(table) as other:
            pages = zip((one, other), self._seats, strict=True)
            reading = [asyncio.create_task(self._read(page, seat)) for page, seat in pages]
            watch = WATCHES[self._game]()
            while not watch.over(self.public):
                await self._answer(table, watch)
            for task in reading:
                task.cancel()
        return watch.found

    @property
    def public(self) -> dict[str, Any]:
        """What everybody sees of the game."""
        return self._seats[0].view.get("public") or {}

    async def _read(self, page: Any, seat: Seat) -> None:
        async for message in page:
            if '"view":' in message[:40]:
                seat.view = json.loads(message)
                self._count()
                self._news.set()

    def _count(self) -> None:
        """Count the time since the last look, if neither was asked then."""
        now = perf_counter()
        if self._idle_since is not None:
            self.waited += now - self._idle_since
        self._idle_since = now if all(seat.idle for seat in self._seats) else None

    async def _answer(self, table: str, watch: Watch) -> None:
        """Let all who are asked answer, or wait for news."""
        self._news.clear()
        for seat in self._seats:
            if options := seat.asked:
                view, pick = seat.view, self._liked(options)
                watch.answers(pick, self.public, self.waited)
                try:
                    await seat.person.make("answers", table, view, [pick])
                except Refused as wrong:  # it was about an old view
                    await patiently(wrong)
                    (seat.view,) = (await seat.person.views(table)).values()
                else:
                    if seat.view is view:
                        seat.view = {**view, "asked": None}
                self._count()
                return
        await self._news.wait()
        watch.sees(self.public, self.waited)

    def _liked(self, options: list[str]) -> str:
        for begin in PLAIN[self._game]:
            if found := [option for option in options if option.startswith(begin)]:
                return self._luck.choice(found)
        return self._luck.choice(options)


class Watch:
    """What is measured of a game."""

    def __init__(self) -> None:
        self.found: dict[str, list[float]] = defaultdict(list)

    def over(self, public: dict[str, Any]) -> bool:
        """Tell whether all is measured."""
        raise NotImplementedError

    def sees(self, public: dict[str, Any], waited: float) -> None:
        """Something has changed; so long have people waited by now."""

    def answers(self, pick: str, public: dict[str, Any], waited: float) -> None:
        """A person is about to answer."""


class FirstTurn(Watch):
    """ANIMA's first Turn."""

    def __init__(self) -> None:
        super().__init__()
        self._begun: float | None = None

    def over(self, public: dict[str, Any]) -> bool:
        return bool(self.found)

    def sees(self, public: dict[str, Any], waited: float) -> None:
        turn = public.get("turn", 0)
        if turn == 1 and self._begun is None:
            self._begun = waited
        if turn == 2 and self._begun is not None:
            self.found["the first Turn"].append(waited - self._begun)

    def answers(self, pick: str, public: dict[str, Any], waited: float) -> None:
        self.sees(public, waited)


class Moves(Watch):
    """Each Move of a person of 1984 over two cells without a clash, until the next question after it."""

    def __init__(self) -> None:
        super().__init__()
        self._begun: float | None = None
        self._steps = 0

    def over(self, public: dict[str, Any]) -> bool:
        return bool(public.get("round", 1) > ROUNDS)

    def sees(self, public: dict[str, Any], waited: float) -> None:
        if public.get("clash_at", "none") != "none":
            self._begun = None

    def answers(self, pick: str, public: dict[str, Any], waited: float) -> None:
        self.sees(public, waited)
        if self._begun is not None and self._steps == 2 and pick != "pass":
            self.found[f"a Move in round {public['round']}"].append(waited - self._begun)
            self._begun = None
        if pick == "move":
            self._begun, self._steps = waited, 0
        elif pick.startswith("to:"):
            self._steps += 1
        elif pick != "pass":  # of Big Brother, to a policeman's window
            self._begun = None


WATCHES: Final = {"anima": FirstTurn, "bigbrother": Moves}


async def measure(game: str, tempo: str, host: str, port: int, tables: int) -> dict[str, list[float]]:
    """Let people play at so many tables at once; give what they waited."""
    waited: dict[str, list[float]] = defaultdict(list)
    for found in await asyncio.gather(*(Club(game, tempo, host, port, number).play() for number in range(tables))):
        for what, seconds in found.items():
            waited[what] += seconds
    return waited


def main() -> int:
    options = _parser().parse_args()
    found = Table(title=f"Seconds in which nobody is asked: two people and a bot, {options.tables} tables at once")
    for column in ("", "tempo", "bots", "mean", "most", "of", "goal"):
        found.add_column(column, justify="left" if column in ("", "tempo", "bots") else "right")
    for bots, prelude in BOTS.items():
        with served(prelude) as (host, port):
            for game, tempo in product(options.game or WATCHES, options.tempo or TEMPOS):
                waited = asyncio.run(measure(game, tempo, host, port, options.tables))
                goal = f"<= {GOALS[game]:g}" if bots == "at once" and tempo == "natural" else ""
                for what, seconds in sorted(waited.items()):
                    numbers = (f"{fmean(seconds):.1f}", f"{max(seconds):.1f}", str(len(seconds)))
                    found.add_row(f"{game}: {what}", tempo, bots, *numbers, goal)
    Console(width=110).print(found)
    return 0


@contextmanager
def served(prelude: str) -> Iterator[tuple[str, int]]:
    code = f"{prelude}\nfrom fogtable.cli import app; app()"
    serve = ["serve", "--host", "127.0.0.1", "--port", "0", "--limit-scale", "1000", "--trusted-proxy", "127.0.0.1"]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", code, *serve, "--data", folder]
        with _running(command, Path(folder), FOGTABLE_DATABASE_URL="") as server:
            address = re.search(r"http://([\d.]+):(\d+)", _line(server))
            assert address is not None
            yield address[1], int(address[2])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.serving.waiting", description=__doc__)
    parser.add_argument("--tables", type=int, default=8, help="they are played at the same time")
    parser.add_argument("--game", action="append", choices=sorted(WATCHES))
    parser.add_argument("--tempo", action="append", choices=TEMPOS)
    return parser


if __name__ == "__main__":
    sys.exit(main())
