"""How the time of a window runs out is told to everybody alike, and no answer in it is taken back."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from fogtable.core.declarations.choice import PASS
from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.server.actions.answering import retract
from fogtable.server.background import windows
from fogtable.server.refusals import Refusal
from fogtable.server.requests import TakeBack
from fogtable.server.store.tables import Store
from tests.server.background.test_windows import on_a_table
from tests.server.windowed import Hands, attended, countdown, rolling, run, says, stepping


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


def test_everybody_is_told_how_the_time_runs_out_and_nothing_that_is_said_moves_it(
    tmp_path: Path, hands: Hands
) -> None:
    async def play(store: Store) -> None:
        async with attended(store, rolling(3), "ppb") as table:
            everybody = (SPECTATOR, 0, 1, 2)
            told = [countdown(table, one) for one in everybody]
            assert told == [{"seconds": 5.0, "ends": 1005.0}] * 4
            hands.now += 2.0
            await says(table, 1, "play:fate")
            await table.answer_for(2, table.published.views[2], PASS)
            assert [countdown(table, one) for one in everybody] == told
            await hands.over(table)
            assert [countdown(table, one) for one in everybody] != told, "the card that was played opens a new window"

        async with attended(store, stepping("pl12"), "pbb") as table:
            assert countdown(table, 0) is None, "among bots it has no length"

    run(tmp_path, play)


def test_who_comes_late_waits_for_the_rest_of_the_time(tmp_path: Path, hands: Hands) -> None:
    async def play(store: Store) -> None:
        table = await on_a_table(store, rolling(2))
        hands.now += 1.5
        windows.attend(table)
        await hands.begun()
        table.spoil()
        assert hands.waited == [3.5]

    run(tmp_path, play)


def test_what_the_server_answered_in_a_window_is_not_to_be_taken_back(tmp_path: Path, hands: Hands) -> None:
    """Not in the moment between the end of the time and what comes next either, in which a bot may still think."""

    async def play(store: Store) -> None:
        for seats in ("ppb", "pbb"):
            async with attended(store, rolling(3), seats) as table:
                shown: list[bool] = []
                await hands.begun()
                for seat in table.blind_window.closing or (0,):
                    await table.answer_for(seat, table.published.views[seat], PASS)
                    view = msgspec.json.decode(table.display.message(seat, f"s{seat}"))
                    shown.append(view["retract"])
                    with pytest.raises(Refusal, match="stands"):
                        await retract(table, f"s{seat}", TakeBack(view["seat"], view["view"], f"back {seat}"))
                assert shown
                assert not any(shown)

        async with attended(store, rolling(3), "ddd") as table:
            await says(table, 0, "pass", "d")
            assert msgspec.json.decode(table.display.message(0, "d"))["retract"], (
                "where it goes round it can be changed"
            )
            await retract(table, "d", TakeBack("party-1", table.published.views[0].view, "back"))
            assert b"react" in table.published.views[0].asked

    run(tmp_path, play)
