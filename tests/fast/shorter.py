"""The report of a difference: the play that shows it, made as short and as simple as it can be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from fogtable.core.declarations.cards import members
from fogtable.core.formats.record import write
from fogtable.core.play.match import Match
from tests.fast.identity import Act, Broken, Differs, Execution, Play, Start, Stopped

TRIES = 600
"""Plays that are tried to find a shorter one."""

Shown = tuple[list[Act], Differs]
"""The acts of a play, and the difference after the last of them."""


class _Shortening:
    def __init__(self, start: Start, left: Execution, right: Execution) -> None:
        self.start, self.left, self.right = start, left, right
        self.tries = 0

    def shown(self, acts: Iterable[Act]) -> Shown | None:
        """Play these acts without those that do not fit; return what was done until a difference showed."""
        self.tries += 1
        play = Play(self.start, self.left, self.right)
        try:
            play.begin()
            for act in acts:
                if play.fits(act):
                    play.do(act)
        except Differs as differs:
            return play.done, differs
        except (Stopped, Broken):
            pass
        return None

    def shortest(self, best: Shown) -> Shown:
        """Leave out ever smaller runs of acts; then put the first option in the place of others."""
        best = self.shown(best[0]) or best
        size = len(best[0])
        while size > 0:
            shorter = self._first(self._without(best[0], size))
            if shorter is not None:
                best = shorter
            size = min(len(best[0]), size if shorter is not None else size // 2)
        simpler = self._first(self._simpler(best[0]))
        while simpler is not None:
            best = simpler
            simpler = self._first(self._simpler(best[0]))
        return best

    def _first(self, plays: Iterator[list[Act]]) -> Shown | None:
        for acts in plays:
            found = None if self.tries >= TRIES else self.shown(acts)
            if found is not None:
                return found
        return None

    def _without(self, acts: list[Act], size: int) -> Iterator[list[Act]]:
        # from the end: what stands before a gap stays as it was
        for at in range(len(acts) - size, -1, -size):
            yield acts[:at] + acts[at + size :]

    def _simpler(self, acts: list[Act]) -> Iterator[list[Act]]:
        for at, (match, act) in enumerate(_walk(self.start, self.left, acts)):
            asked = match.question(act.seat) if act.kind in ("answer", "take") else None
            least = act.number if asked is None else members(asked[1])[0]
            if least != act.number:
                yield [*acts[:at], Act(act.kind, act.seat, least), *acts[at + 1 :]]


def _walk(start: Start, left: Execution, acts: Sequence[Act]) -> Iterator[tuple[Match, Act]]:
    """Yield the match before each act, in the reference."""
    play = Play(start, left, left)
    try:
        play.begin()
        for act in acts:
            yield play.match, act
            play.do(act)
    except (Stopped, Broken):
        return


def shortened(start: Start, left: Execution, right: Execution, acts: list[Act], differs: Differs) -> Shown:
    """Return the shortest play that was found to show a difference."""
    return _Shortening(start, left, right).shortest((acts, differs))


def report(start: Start, left: Execution, acts: list[Act], differs: Differs) -> str:
    """Return a difference as a test prints it: the game, what was done by its meaning, what differs, the record."""
    steps = []
    match = None
    for match, act in _walk(start, left, acts):
        steps.append(f"  {_step(match, act)}")
    lines = [str(start), f"after {len(acts)} acts:" if acts else "at once:", *steps, str(differs)]
    plain = start.asks_idle and start.position is None and start.said is None
    if match is not None and plain and not any(act.kind in ("copy", "redeal") for act in acts):
        lines += ["record:", write(match).decode()]
    return "\n".join(lines)


def _step(match: Match, act: Act) -> str:
    name = match.names[act.seat] if 0 <= act.seat < len(match.names) else f"seat {act.seat}"
    asked = match.question(act.seat)
    if act.kind in ("answer", "take") and asked is not None:
        return f"{name}: {asked[0].meaning(act.number, match.names)} ({asked[0].code()})"
    if act.kind == "wrong":
        return f"{name}: option {act.number}, refused"
    if act.kind == "redeal":
        return f"re-deal for {name}, seed {act.number}"
    return f"{name}: takes it back" if act.kind == "retract" else act.kind
