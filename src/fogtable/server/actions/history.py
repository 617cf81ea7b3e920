"""What a person has played, on all devices: the union of what their devices have, as a page makes it of a file."""

from __future__ import annotations

from typing import Final

from fogtable.server.requests import DailyGame, History

GAMES: Final = 2000
"""Games that are kept, the newest; as in a page (``web/src/shared/storage/played.ts``)."""
DAYS: Final = 120
"""Days whose games are kept, of each game."""
KINDS: Final = 64
"""Games whose days are kept."""


def united(kept: History, brought: History) -> History:
    """Return what either history has; a table that both know counts once."""
    known = {one.table: one for one in kept.played}
    known |= {one.table: one for one in brought.played if one.table not in known}
    played = sorted(known.values(), key=lambda one: one.day)[-GAMES:]
    games = sorted({*kept.daily, *brought.daily})[:KINDS]
    daily = {game: _days(kept.daily.get(game, {}), brought.daily.get(game, {})) for game in games}
    return History("history", 1, played, daily)


def _days(kept: dict[str, DailyGame], brought: dict[str, DailyGame]) -> dict[str, DailyGame]:
    """Return the days of a game; what is kept of one gives way only to a game that was played to its end."""
    better = {day: one for day, one in brought.items() if one.side and not (day in kept and kept[day].side)}
    days = {**brought, **kept, **better}
    return {day: days[day] for day in sorted(days)[-DAYS:]}
