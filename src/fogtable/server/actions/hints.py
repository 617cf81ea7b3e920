"""Advice for a person who plays against nobody but bots: what a search makes of each option offered.

Where a net has learned the game and is the better guide the search goes by that.

It looks at the game as that seat sees it, in worlds that the seat could just as well be in: no hint knows what the
person could not know.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from fogtable import bots
from fogtable.core.bot import Observation, observe
from fogtable.core.play.match import Refused
from fogtable.fast.match import AnyMatch
from fogtable.fast.worlds import mirror
from fogtable.server.actions.conditions import require_fresh
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Hint
from fogtable.server.tables.gesture import PickRefused, ahead_in_thread
from fogtable.server.tables.table import Table
from fogtable.server.turns import GIVES_WAY, FairThreads, Share

SECONDS: Final = 1.0
"""How long the search thinks about a hint at the most."""
AT_ONCE: Final = 2
"""How many hints are worked out at the same time; others wait for their turn."""


class Hints:
    """Works hints out, in threads of its own."""

    def __init__(self) -> None:
        self._threads = FairThreads(AT_ONCE, "hint")
        self._random = random.SystemRandom()
        self._busy: set[str] = set()

    def close(self) -> None:
        """Let thoughts end."""
        self._threads.close()

    async def begin(self, table: Table, session: str | None, body: Hint, share: Share) -> Awaitable[dict[str, Any]]:
        """Begin to think about a question; what comes of it is ``{question, hints: [{option, tries, worth}]}``.

        The best option stands first. ``worth`` is what the search expects it to be worth (0 to 1, as the game counts),
        ``tries`` how often it was tried. Where the rules are not compiled one option is named, without numbers.

        Raises:
            Refusal: ``no-hints``, or as for an answer.
        """
        seat = table.held(session, body.seat)
        _require_alone(table, session)
        require_fresh(table, seat, body.view)
        if table.id in self._busy:
            raise Refusal("no-hints", "a hint is being worked out already")
        rng = random.Random(self._random.getrandbits(64))
        try:
            seen = await _seen(table.match, seat, body.picks, rng, share)
        except PickRefused as why:
            raise Refusal(why.code, str(why), pick=why.pick) from None
        self._busy.add(table.id)
        thinking = self._threads.submit(share.person, partial(_advice, table.match, seen, rng))
        thinking.add_done_callback(lambda _: self._busy.discard(table.id))
        return thinking


def _require_alone(table: Table, session: str | None) -> None:
    if any(session not in seat.sessions for seat in table.published.seats if seat.kind != "bot"):
        raise Refusal("no-hints", "there are no hints where people play against each other")


async def _seen(match: AnyMatch, seat: int, picks: list[str], rng: random.Random, share: Share) -> Observation:
    """Return what the seat is asked after these picks, with a world where the rules are compiled.

    Raises:
        PickRefused: a pick is not offered, or the gesture is whole.
    """
    draft = await ahead_in_thread(match, seat, picks, share)
    if draft is None:
        raise PickRefused(len(picks), Refused("not-asked", "the gesture is whole: nothing is left to choose"))
    fast = mirror(match) if match.game.policy else None
    if fast is None:
        return observe(draft, seat)
    world = fast.redeal(seat, rng.getrandbits(64))
    for pick in picks:
        world.play(seat, pick)
    return replace(observe(world, seat), world=world)


def _advice(match: AnyMatch, seen: Observation, rng: random.Random) -> dict[str, Any]:
    best = next(iter(match.game.bots.values()), bots.GENERIC["random"])()
    if len(seen.options) == 1 or seen.world is None:
        hints: list[dict[str, Any]] = [{"option": seen.meaning(best.choose(seen, rng)), "tries": None, "worth": None}]
    else:
        search = bots.adviser(match.game, SECONDS)
        search.niceness = GIVES_WAY
        tried = search.tried(seen, rng)
        hints = [
            {"option": seen.meaning(option), "tries": tries, "worth": worth if tries else None}
            for option, tries, worth in sorted(tried, key=lambda row: (row[1], row[2]), reverse=True)
        ]
    return {"question": seen.choice.code(), "hints": hints}
