"""A run from its folder to its report."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from fogtable.lab.crews import Where
from fogtable.lab.programme import Programme
from fogtable.lab.report.whole import report
from fogtable.lab.results import Results, clear, held
from fogtable.lab.run import play_missing


def carry_out(programme: Programme, out: Path, fresh: bool, where: Where, jobs: int | None, day: date | None) -> int:
    """Play the missing games of a programme in the folder ``out``; write the report; return how many games there are.

    Raises:
        Unusable: the folder cannot be used.
        GameFailed: a game could not be played.
        OSError: the results cannot be written.
    """
    with held(out):
        if fresh:
            clear(out)
        results = Results(out, programme)
        play_missing(results, results.games(), where, jobs)
        games = results.games()
        results.close(games)
        results.report(report(programme, games, day))
    return games.height
