"""The examples of a game's rules, step by step on a table: the scenario of each is played, as anybody may see it."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import msgspec

from fogtable.core.declarations.visibility import OPEN
from fogtable.core.formats.case import read_case
from fogtable.core.formats.examples import examples_of
from fogtable.core.formats.scenario import Moment, run_case
from fogtable.core.game import Game
from fogtable.core.play.telling import Views
from fogtable.server.actions.replays import seen
from fogtable.server.refusals import Refusal
from fogtable.server.tables.views import ALL
from fogtable.server.turns import Results, Share

KEPT: Final = 64
"""How many examples are kept ready, each as all see it (20 KB): more than the games of this package have."""


class Examples:
    """Examples that were asked for. Each is worked out once: a scenario is always the same."""

    def __init__(self) -> None:
        self._results = Results[dict[str, bytes]](KEPT)

    async def of(self, game: Game, number: str, seat: str, share: Share) -> bytes:
        """Return an example of the rules of a game as JSON, as a seat (or ``all``) sees it.

        Raises:
            Refusal: ``not-found``, ``no-such-seat``, ``too-many``.
        """
        path = _scenarios(game).get(number)
        if path is None:
            raise Refusal("not-found", f"the rules of {game.name} have no example {number} that could be shown")
        made = await self._results.of((game.name, number), share, partial(_packed, game, path))
        if seat not in made:
            raise Refusal("no-such-seat", f"expected one of {', '.join(made)}; got {seat!r}")
        return zlib.decompress(made[seat])


@cache
def _scenarios(game: Game) -> Mapping[str, Path]:
    return {str(number): path for number, path in examples_of(game).items()}


def _packed(game: Game, path: Path) -> dict[str, bytes]:
    return {viewer: zlib.compress(told, 1) for viewer, told in example(game, path).items()}


def example(game: Game, path: Path) -> dict[str, bytes]:
    """Play the scenario of an example; return it as JSON for each that may look at it: ``all``, and every seat.

    Raises:
        ValueError: the scenario cannot be read, or does not come as it says.
    """
    names: Sequence[str] = ()
    written: Views | None = None
    made: dict[str, list[dict[str, Any]]] = {}

    def watch(moment: Moment) -> None:
        nonlocal names, written
        names = moment.match.names
        written = written or moment.match.writer()
        for viewer, name in enumerate(names):
            made.setdefault(name, []).append(_step(moment, written, viewer))
        made.setdefault(ALL, []).append(_step(moment, written, OPEN))

    failure = run_case(read_case(path), lambda _: game, watch=watch)
    if failure is not None:
        raise ValueError(f"{path}:{failure.line}: {failure.text}")
    return {viewer: _told(names, steps) for viewer, steps in made.items()}


def _step(moment: Moment, written: Views, viewer: int) -> dict[str, Any]:
    match = moment.match
    found = seen(match, written, viewer, moment.read)
    answer = None
    if moment.answer is not None:
        seat, question, pick = moment.answer
        answer = {"seat": match.names[seat], "question": question, "pick": pick}
    return {**found, "answer": answer, "sentences": moment.sentences}


def _told(names: Sequence[str], steps: list[dict[str, Any]]) -> bytes:
    positions = [{"steps": len(steps) - 1, "step": number, **step} for number, step in enumerate(steps)]
    return msgspec.json.encode({"seats": names, "positions": positions})
