"""Playing what is left: nothing twice, nothing lost, whoever plays."""

from __future__ import annotations

import multiprocessing
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fogtable.games import load
from fogtable.lab.crews import crew_of
from fogtable.lab.programme import Programme, programme_of, rows
from fogtable.lab.results import Results, held
from fogtable.lab.run import play, play_missing
from fogtable.lab.spans import Finished, GameFailed, Span, missing, play_span, rest_of

GAME = load("notalone")
USUAL = {"board": "A", "lair": "one", "expert": False}


def programme(games: int, *bots: str) -> Programme:
    return programme_of("tournament", GAME, bots or ["random"], [2], [USUAL], games, 1)


def versions(of: Programme) -> tuple[str, int]:
    return of.fogtable, of.rules


class Alone:
    """A crew of this very process, that plays two games of a span at most."""

    def __init__(self) -> None:
        self.waiting: list[Span] = []

    @property
    def free(self) -> int:
        return 3 - len(self.waiting)

    @property
    def busy(self) -> bool:
        return bool(self.waiting)

    def start(self, span: Span) -> None:
        self.waiting.append(span)

    def collect(self, seconds: float) -> tuple[Span, list[Finished]] | None:
        span = self.waiting.pop()
        return span, play_span(span)[:2]


def played(spans: list[Span], stopped: Callable[[list[Finished]], bool] = lambda games: False) -> list[Finished]:
    games: list[Finished] = []
    play(iter(spans), Alone(), games.extend, lambda: stopped(games))
    return games


# -- what is left -----------------------------------------------------------------------------------------------------


def test_spans_hold_what_is_missing_and_nothing_else() -> None:
    of = programme(120, "random", "belief")
    done = {0: set(range(0, 120, 7)), 1: set(range(120)), 3: {119}}
    spans = missing(rows(of), 120, done, versions(of))
    left = [(span.row.number, n) for span in spans for n in range(span.start, span.end)]
    assert len(left) == len(set(left))
    assert set(left) == {(row, n) for row in range(4) for n in range(120) if n not in done.get(row, ())}


def test_rows_advance_side_by_side() -> None:
    of = programme(500, "random", "belief")
    first = list(missing(rows(of), 500, {}, versions(of)))[:4]
    assert [span.row.number for span in first] == [0, 1, 2, 3]


def test_the_rest_of_a_span() -> None:
    of = programme(9)
    span = Span(rows(of)[0], 2, 9, versions(of))
    assert rest_of(span, 7) is None
    rest = rest_of(span, 3)
    assert rest is not None
    assert (rest.start, rest.end, rest.row) == (5, 9, span.row)


# -- playing ----------------------------------------------------------------------------------------------------------


def test_every_game_is_played_once() -> None:
    of = programme(7, "random")
    games = played(list(missing(rows(of), 7, {}, versions(of))))
    assert sorted(game.number for game in games) == list(range(7))


def test_spans_are_made_one_after_another_and_not_all_beforehand() -> None:
    of = programme(1000)
    made: list[Span] = []

    def noted() -> Iterator[Span]:
        for span in missing(rows(of), 1000, {}, versions(of)):
            made.append(span)
            yield span

    games: list[Finished] = []
    play(noted(), Alone(), games.extend, lambda: len(games) >= 2)
    assert len(made) == 3  # as many as the crew takes at a time


def test_after_a_stop_what_is_under_way_is_still_taken() -> None:
    of = programme(200)
    games = played(list(missing(rows(of), 200, {}, versions(of))), lambda games: len(games) >= 4)
    # Three spans had been started; each handed in two games at a time.
    assert sorted(game.number for game in games) == [0, 1, 50, 51, 100, 101, 102, 103]


def test_other_versions_are_refused() -> None:
    of = programme(1)
    with pytest.raises(GameFailed, match=rf"expected fogtable 0\.0 with rules version 7 .* got fogtable {of.fogtable}"):
        play_span(Span(rows(of)[0], 0, 1, ("0.0", 7)))


def test_a_game_that_fails_is_named_and_those_before_it_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clumsy:
        def choose(self, seen: object, rng: object) -> int:
            raise RuntimeError("dropped a card")

    monkeypatch.setitem(GAME.bots, "clumsy", Clumsy)  # type: ignore[arg-type]
    of = programme(2, "random", "clumsy")
    spans = list(missing(rows(of), 2, {}, versions(of)))
    games: list[Finished] = []
    told = r"game 0 of notalone for 2, creature=clumsy.*RuntimeError: dropped a card"
    with pytest.raises(GameFailed, match=told) as failed:
        play(iter(spans), Alone(), games.extend, lambda: False)
    assert "Traceback" in str(failed.value)
    assert {game.row for game in games} <= {0}
    assert len(games) == 2


def test_a_process_that_dies_ends_the_run_and_what_was_played_is_kept(tmp_path: Path) -> None:
    of = programme(100_000)
    with held(tmp_path / "out") as path:
        results = Results(path, of)
        killer = threading.Thread(target=_kill_a_child_when_a_part_is_there, args=(path,))
        killer.start()
        with pytest.raises(GameFailed, match="a process that played games has died"):
            play_missing(results, results.games(), "here", 2)
        killer.join()
        assert 0 < results.games().height < of.size
    assert multiprocessing.active_children() == []


def _kill_a_child_when_a_part_is_there(path: Path) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until and not list((path / "parts").glob("*.parquet")):
        time.sleep(0.05)
    multiprocessing.active_children()[0].kill()


def test_processes_end_with_their_crew() -> None:
    of = programme(100_000)
    with crew_of("here", 2) as crew:
        for span in list(missing(rows(of), 150, {}, versions(of)))[:3]:
            crew.start(span)
        assert crew.free == 0
        assert multiprocessing.active_children()
    assert multiprocessing.active_children() == []
