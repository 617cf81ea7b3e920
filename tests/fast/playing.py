"""Random plays of a game in two executions: who answers what, and when the play goes on with a copy or a re-deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

import msgspec

from fogtable.core.declarations.cards import members
from fogtable.core.declarations.streams import Stream
from fogtable.core.game import Game
from fogtable.core.play.match import Match
from tests.fast.identity import Act, Broken, Differs, Execution, Play, Start, Stopped
from tests.fast.positions import random_position
from tests.fast.shorter import Shown, report, shortened

LONGEST = 1_000
"""Acts after which a play is left where it stands."""
ANY_ORDER = {"retract": 20, "wrong": 3, "copy": 2, "redeal": 2, "back": 10}
"""How many of a hundred acts are something else than an answer."""
IN_ORDER = {"copy": 1, "redeal": 1, "back": 10}
"""The same where nobody watches: answers are taken in canonical order, idle seats are not asked."""
STRAIGHT = {"retract": 10}
"""The same where many games count, and copies do not."""

Tally = Counter[str]
"""What many plays came to: acts by kind, and how the plays ended."""


def at_no_time(_: Play) -> bool:
    """Play every game to its end."""
    return False


def some_start(
    game: Game,
    count: int,
    number: int,
    luck: Stream,
    placed: bool,
    options: msgspec.Struct,
    kept: frozenset[str] = frozenset(),
) -> Start:
    """Return how a random game begins.

    Args:
        number: of the game: also the seed of its luck, and every third is played in canonical order.
        placed: begin at a random position, if one is found.
        kept: fields that stay as they are in it.
    """
    position = random_position(game, count, options, luck, kept) if placed else None
    said = None if luck.below(8) else _some_said(game, luck)
    return Start(game, count, number, options, number % 3 != 2, said, position)


def _some_said(game: Game, luck: Stream) -> dict[str, list[int]]:
    """Return outcomes said beforehand of one source of chance; some may not be possible then."""
    sources = list(game.luck.sources.values())
    source = sources[luck.below(len(sources))]
    first, size = (0, 9) if source.family is None else (0, len(source.family.names))
    return {source.name: [first + luck.below(size) for _ in range(1 + luck.below(3))]}


def compare(
    start: Start,
    left: Execution,
    right: Execution,
    luck: Stream,
    tally: Tally,
    every: int,
    others: Mapping[str, int] | None = None,
    until: Callable[[Play], bool] = at_no_time,
) -> None:
    """Play one game at random in two executions, as :func:`difference` does.

    Raises:
        AssertionError: they differ; the message has the shortest play that was found to show it.
        Broken: a game without a position of its own could not go on in the reference.
    """
    found = difference(start, left, right, luck, tally, every, others, until)
    if found is not None:
        raise AssertionError(report(start, left, *shortened(start, left, right, *found)))


def difference(
    start: Start,
    left: Execution,
    right: Execution,
    luck: Stream,
    tally: Tally,
    every: int,
    others: Mapping[str, int] | None = None,
    until: Callable[[Play], bool] = at_no_time,
) -> Shown | None:
    """Play one game at random in two executions and compare them after every act; return how they differ.

    Args:
        tally: what the play came to is added to it.
        every: at every how many acts all that follows from equal fields is compared too.
        others: how many of a hundred acts are something else than answers; ``None``: as fits the game.
        until: tells when enough of the game has been played.

    Raises:
        Broken: a game without a position of its own could not go on in the reference.
    """
    play = Play(start, left, right, every)
    if others is None:
        others = ANY_ORDER if start.asks_idle else IN_ORDER
    try:
        tally[_played(play, luck, tally, others, until)] += 1
    except Differs as differs:
        return play.done, differs
    return None


def _played(play: Play, luck: Stream, tally: Tally, others: Mapping[str, int], until: Callable[[Play], bool]) -> str:
    """Play to the end, or until that is so; return what it was."""
    try:
        play.begin()
    except (Stopped, Broken) as stopped:
        return _told(stopped, play)
    for _ in range(LONGEST):
        if until(play):
            return "until"
        act = _drawn(play, luck, others)
        if act is None:
            return "over" if play.match.over else "stuck"
        tally[act.kind] += 1
        try:
            play.do(act)
        except (Stopped, Broken) as stopped:
            how = _told(stopped, play)
            if act.kind in ("copy", "redeal"):
                continue
            if len(play.pairs) == 1:
                return how
            tally[f"{how} in a copy"] += 1
            play.do(Act("back"))
    return "left"


def _told(stopped: Exception, play: Play) -> str:
    """Say how a play stopped. A game whose position nobody invented must not break."""
    if isinstance(stopped, Stopped):
        return "stopped"
    if play.start.position is None and not any(pair.dealt for pair in play.pairs):
        raise stopped
    return "broken"


def _drawn(play: Play, luck: Stream, others: Mapping[str, int]) -> Act | None:
    """Return what is done next, drawn at random; ``None`` at the end of the play."""
    match = play.match
    seats = able(match)
    if not seats:
        return Act("back") if len(play.pairs) > 1 else None
    left = luck.below(100)
    for kind, share in others.items():
        left -= share
        if left < 0:
            act = _other(kind, match, seats, luck)
            return act if play.fits(act) else _answer(play, seats, luck)
    return _answer(play, seats, luck)


def able(match: Match) -> list[int]:
    """Return the seats that have something to answer with."""
    asked = [] if match.over else [(p, match.question(p)) for p in match.state.seats]
    return [p for p, question in asked if question is not None and question[1]]


def _answer(play: Play, seats: list[int], luck: Stream) -> Act:
    """Return an answer of one of these seats; in canonical order if it is that which is played."""
    match = play.match
    seat = seats[luck.below(len(seats))]
    in_order = not play.start.asks_idle and bool(match.awaited()) and match.next()[0] in seats
    if in_order:
        seat = match.next()[0]
    asked = match.question(seat)
    assert asked is not None
    options = members(asked[1])
    return Act("take" if in_order else "answer", seat, options[luck.below(len(options))])


def _other(kind: str, match: Match, seats: list[int], luck: Stream) -> Act:
    count = len(match.state.seats)
    if kind == "redeal":
        return Act(kind, seats[luck.below(len(seats))], luck.below(1 << 32))
    if kind == "wrong":
        wrong = [(luck.below(count), luck.below(128)), (luck.below(count), 127), (count, 0), (-1, 0)]
        wrong += [(0, -1), (0, 10**20), (100, 0), (luck.below(count), 128)]
        return Act(kind, *wrong[luck.below(len(wrong))])
    changeable = [p for p in match.state.seats if kind == "retract" and match.retractable(p)]
    return Act(kind, changeable[luck.below(len(changeable))] if changeable else 0)
