"""Setting up a position of a sketch directly: fields, and the luck that follows."""

from typing import Any

from fogtable.core.declarations.chance import Chance, Source
from fogtable.core.declarations.laws import broken_laws
from fogtable.core.game import Game
from fogtable.core.play.match import Match


def position(game: Game, count: int, luck: list[tuple[Source, int]] = [], **fields: Any) -> Match:  # noqa: B006
    """Return a match at this position; what is not given stays as set up from seed 0."""
    match = Match(game, count, guarded=True)
    t = match.state
    for name, value in fields.items():
        setattr(t, name, value)
    assert list(broken_laws(t, match.names)) == []
    said: dict[str, list[int]] = {}
    for source, outcome in luck:
        said.setdefault(source.name, []).append(outcome)
    t.chance = Chance(0, said)
    t.log.clear()
    match.restart()
    return match


def codes(match: Match) -> list[str]:
    """Return the codes of everything that happened."""
    return [what.name for what, _, _ in match.state.log]
