"""Windows of a fixed length tell nobody whether their owner could have reacted, nor whether they have said something.

Worlds are compared that somebody cannot tell apart: she gives the same answer in each, and a window opens. In one an
owner of it can react, in the other they cannot.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from fogtable.core.asking import Together
from fogtable.core.declarations.choice import PASS
from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.core.game import Game
from fogtable.core.play.match import Match
from fogtable.core.play.redeal import redeal
from fogtable.core.play.view import public_part
from fogtable.games import NAMES, load
from fogtable.server.actions.declaring import declare
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Declare
from fogtable.server.store.tables import Store
from fogtable.server.tables import blind_windows
from fogtable.server.tables.blind_windows import COVER, NATURAL, STRICT, TEMPOS
from tests.games.bigbrother.fights import before
from tests.games.bigbrother.table import BB, J
from tests.server.windowed import Hands, attended, countdown, rolling, run, says, sees, stepping
from tests.tiers import slow


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


def pairs(game: Game) -> Iterator[tuple[int, int, Match, Match]]:
    """Yield an onlooker, an owner of the window that her answer opens, and worlds: to react in, to pass in."""
    for seed in range(4):
        luck = random.Random(seed)
        match = Match(game, 3, game.options(), seed)
        for _ in range(400):
            if match.over:
                break
            seat = luck.choice(match.awaited())
            pick = luck.choice(match.offered(seat))
            if match.waits_openly():
                worlds = list(windows_after(match, seat, pick))
                for owner in range(3):
                    able = next((one for one in worlds if one.offered(owner) not in ([], ["pass"])), None)
                    unable = next((one for one in worlds if one.offered(owner) == ["pass"]), None)
                    if owner != seat and able is not None and unable is not None:
                        yield seat, owner, able, unable
                        break
            match.play(seat, pick)


def windows_after(match: Match, seat: int, pick: str) -> Iterator[Match]:
    """Yield worlds of a seat in which its answer opens a window. Luck may tell worlds apart, so it plays no part."""
    for other in range(6):
        world = redeal(match, seat, other)
        world.play(seat, pick)
        if world.state.chance.came or type(world.request) is not Together or not world.request.quiet:
            return
        yield world


def passed(match: Match) -> dict[str, object]:
    """Return what everybody sees when all have passed."""
    after = match.copy()
    for seat in after.awaited():
        after.play(seat, "pass")
    return public_part(after.state, after.names)


@pytest.mark.clauses("BB-18.6", "AN-13.6", "AN-13.20")
@pytest.mark.parametrize(
    ("name", "tempo"),
    [
        pytest.param(name, tempo, marks=() if at % 2 == turn else slow)
        for at, name in enumerate(name for name in NAMES if load(name).window_seconds)
        for turn, tempo in enumerate(TEMPOS)
    ],
)
def test_nobody_sees_whether_the_owner_of_a_window_could_have_reacted(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch, name: str, tempo: str
) -> None:
    """All messages are compared, with the time in them; so the time that is drawn is the same each time."""
    monkeypatch.setattr(blind_windows, "drawn", max)
    seconds = load(name).window_seconds if tempo == STRICT else COVER[1]

    async def seen(store: Store, match: Match, onlooker: int, owner: int, able: bool) -> list[bytes]:
        hands.now = 1000.0
        async with attended(store, match, tempo=tempo) as table:
            shown = [sees(table, onlooker)]
            ends = {"seconds": seconds, "ends": hands.now + seconds} if tempo == STRICT else None
            assert [countdown(table, one) for one in (SPECTATOR, 0, 1, 2)] == [ends] * 4
            assert (table.published.views[owner].asked == b"null") != able
            for seat in sorted(table.blind_window.thinking) if tempo == NATURAL else [owner] if able else []:
                await says(table, seat, "pass")
            shown += [sees(table, onlooker)]
            await hands.over(table)
            return [*shown, sees(table, onlooker)]

    async def play(store: Store) -> None:
        found = closed = 0
        for onlooker, owner, able, unable in pairs(load(name)):
            hands.waited.clear()
            alike = passed(able) == passed(unable)
            one = await seen(store, able, onlooker, owner, True)
            other = await seen(store, unable, onlooker, owner, False)
            assert one[:2] == other[:2]
            if alike:  # else what comes next differs by itself: luck, a card that is turned up
                assert one == other
                closed += 1
            assert hands.waited
            assert {round(waited, 3) for waited in hands.waited} == {seconds}
            found += 1
        assert min(found, closed * 2) >= 10, (found, closed)

    run(tmp_path, play)


def test_naturally_a_window_waits_for_whoever_can_react_and_for_nobody_else(tmp_path: Path, hands: Hands) -> None:
    async def play(store: Store) -> None:
        async with attended(store, stepping("pl12"), tempo=NATURAL) as table:
            shown = [sees(table, 1), sees(table, 2)]
            await hands.begun()
            hands.now += COVER[1]
            await hands.begun()
            assert not hands.waited, "somebody may still reveal"
            await says(table, 0, "reveal:one")
            await hands.over(table)
            assert hands.waited == [0.0]
            assert table.match.state.clash_at >= 0
            assert shown != [sees(table, 1), sees(table, 2)]
        async with attended(store, stepping("pl11"), tempo=NATURAL) as table:
            await hands.over(table)
            assert COVER[0] <= round(hands.waited[-1], 3) <= COVER[1]
            assert table.match.state.clash_at < 0

    run(tmp_path, play)


def test_naturally_a_quick_answer_shows_no_sooner(tmp_path: Path, hands: Hands) -> None:
    async def play(store: Store) -> None:
        async with attended(store, stepping("pl12"), tempo=NATURAL) as table:
            shown = [sees(table, 1), sees(table, 2)]
            await says(table, 0, "reveal:one")
            await hands.begun()
            assert [sees(table, 1), sees(table, 2)] == shown
            assert len(hands.waited) == 1
            assert COVER[0] <= round(hands.waited[0], 3) <= COVER[1]
            await says(table, 0, "pass")
            await hands.over(table)
            assert table.match.state.clash_at < 0, "what was said last counts"

    run(tmp_path, play)


@pytest.mark.clauses("AN-13.6", "AN-13.20")
def test_behind_the_pause_of_a_bot_that_is_asked_a_natural_window_needs_no_cover(tmp_path: Path, hands: Hands) -> None:
    async def play(store: Store) -> None:
        async with attended(store, rolling(3), "ppb", tempo=NATURAL) as table:
            shown = [sees(table, one) for one in (0, SPECTATOR)]
            assert b"react" in table.published.views[1].asked
            await hands.over_without_change()
            assert hands.waited == [0.0], "who can only pass has passed"
            await says(table, 1, "play:fate")
            assert [sees(table, one) for one in (0, SPECTATOR)] == shown, "nobody sees who has answered"
            assert lying(table.match) == 0
            await table.answer_for(2, table.published.views[2], PASS)
            assert lying(table.match) == 1, "and the time was that of the bot"

    run(tmp_path, play)


@pytest.mark.clauses("AN-13.20")
def test_a_bot_that_has_answered_leaves_whoever_can_react_all_the_time(tmp_path: Path, hands: Hands) -> None:
    async def play(store: Store) -> None:
        async with attended(store, rolling(3), "ppb", tempo=NATURAL) as table:
            await table.answer_for(2, table.published.views[2], PASS)
            await hands.over_without_change()
            request = table.match.request
            await hands.begun()
            assert table.match.request is request
            assert b"react" in table.published.views[1].asked
            assert set(hands.waited) == {0.0}, "no cover begins when the bot has answered"

    run(tmp_path, play)


@pytest.mark.clauses("AN-13.20")
def test_where_no_bot_is_asked_a_natural_window_is_covered_though_one_sits_there(tmp_path: Path, hands: Hands) -> None:
    async def play(store: Store) -> None:
        async with attended(store, stepping("pl11"), "ppb", tempo=NATURAL) as table:
            await hands.over(table)
            assert COVER[0] <= round(hands.waited[-1], 3) <= COVER[1]

    run(tmp_path, play)


def test_most_covers_are_short_and_any_length_can_come() -> None:
    some = sorted(blind_windows.drawn(COVER) for _ in range(4000))
    least, most = COVER
    assert least <= some[0] < least + 0.01
    assert most - 0.05 < some[-1] <= most
    assert abs(some[2000] - (least + (most - least) / 16)) < 0.05
    assert blind_windows.drawn((5.0, 5.0)) == 5.0


def test_who_sits_down_meanwhile_is_waited_for(tmp_path: Path, hands: Hands) -> None:
    async def play(store: Store) -> None:
        async with attended(store, stepping("pl12"), tempo=NATURAL) as table:
            person = table.published.seats[0]
            await says(table, 0, "pass")
            await hands.begun()
            request = table.match.request
            await table.declare(0, replace(person, declared=None))
            hands.let_go()
            await hands.begun()
            assert table.match.request is request

    run(tmp_path, play)


@pytest.mark.clauses("BB-18.6")
def test_what_is_said_takes_effect_when_the_time_is_over_and_may_be_changed(tmp_path: Path, hands: Hands) -> None:
    async def play(store: Store) -> None:
        async with attended(store, stepping("pl12")) as table:
            others = [sees(table, 1), sees(table, 2)]
            await says(table, 0, "reveal:one")
            assert table.published.views[0].asked == b"null"
            await says(table, 0, "pass")
            await says(table, 0, "reveal:one")
            assert [sees(table, 1), sees(table, 2)] == others
            assert table.match.state.clash_at < 0
            await hands.over(table)
            assert table.match.state.clash_at >= 0

    run(tmp_path, play)


def test_what_is_not_possible_is_refused_and_nothing_is_kept(tmp_path: Path, hands: Hands) -> None:
    async def play(store: Store) -> None:
        async with attended(store, stepping("pl12")) as table:
            for pick in ("reveal:two", "join"):
                with pytest.raises(Refusal):
                    await says(table, 0, pick)
            with pytest.raises(Refusal):
                await says(table, 0, "pass", "s1")
            await hands.over(table)
            assert table.match.state.clash_at < 0, "who has said nothing passes"

    run(tmp_path, play)


def test_what_is_said_is_kept_on_disk_and_shown_to_nobody(tmp_path: Path, hands: Hands) -> None:
    async def play(store: Store) -> None:
        async with attended(store, stepping("pl12")) as table:
            await says(table, 0, "reveal:one")
            stored = await store.load(table.id, 0)
            assert stored is not None
            assert blind_windows.held_by(stored.seats[0], 0) == "reveal:one", "another worker knows it too"
            assert b"reveal" not in table.published.views[0].part

    run(tmp_path, play)


def test_among_bots_a_window_has_no_length_and_who_can_react_takes_his_time(tmp_path: Path, hands: Hands) -> None:
    async def play(store: Store) -> None:
        async with attended(store, stepping("pl12"), "pbb") as table:
            assert b"step-forward" in table.published.views[0].asked
            await hands.begun()
            assert hands.waited == []
            await says(table, 0, "reveal:one")
            assert table.match.state.clash_at >= 0

        async with attended(store, stepping("pe03"), "pbb") as table:
            assert table.published.views[0].asked == b"null"
            await hands.over(table)
            assert hands.waited == [0.0]
            assert table.match.names[table.match.awaited()[0]] == J

    run(tmp_path, play)


def test_on_one_device_everybody_is_asked_and_it_goes_round(tmp_path: Path, hands: Hands) -> None:
    async def play(store: Store) -> None:
        async with attended(store, stepping("pe03"), "ddd") as table:
            assert b"step-forward" in table.published.views[0].asked
            await hands.begun()
            assert hands.waited == []
            await says(table, 0, "pass", "d")
            assert table.published.views[1].asked != b"null"

    run(tmp_path, play)


def ordered(hidden: str) -> Match:
    """Return a match with standing orders in which Julia has stepped to pl12, with a hidden policeman in town."""
    table = before(
        figures="",
        hidden=hidden,
        directive_hand="raid",
        players=3,
        characters="julia winston",
        asks_idle=True,
        options={"numbers": "spec", "standing_orders": True},
    )
    table.walk(J, "pl12")
    return table.match


ALWAYS = " ".join(f"reveal:{number}" for number in ("eight", "seven", "six", "five", "four", "three", "two", "one"))


@pytest.mark.clauses("BB-17.4")
@pytest.mark.parametrize(
    ("cell", "orders", "fights"),
    [("pl12", None, False), ("pl12", "reveal:two", False), ("pl12", ALWAYS, True), ("pl11", ALWAYS, False)],
)
def test_standing_orders_answer_at_once_and_unset_ones_pass(
    tmp_path: Path, hands: Hands, cell: str, orders: str | None, fights: bool
) -> None:
    async def play(store: Store) -> None:
        async with attended(store, ordered("pl12")) as table:
            view = sees(table, 1)
            if orders is not None:
                await declare(table, "s0", Declare(BB, f"step-forward {cell}", orders))
            assert table.published.views[0].asked == b"null"
            assert sees(table, 1) == view, "orders are seen by nobody else"
            await hands.over(table)
            assert hands.waited[0] == 0.0
            assert (table.match.state.clash_at >= 0) == fights

    run(tmp_path, play)


@pytest.mark.clauses("BB-17.4")
def test_standing_orders_are_answers_of_the_question_and_only_where_they_are_on(tmp_path: Path, hands: Hands) -> None:
    async def play(store: Store) -> None:
        async with attended(store, ordered("pl12")) as table:
            for session, orders in (("s0", "reveal:nine"), ("s0", "reveal:one  reveal:two"), ("s1", "reveal:one")):
                with pytest.raises(Refusal):
                    await declare(table, session, Declare(BB, "step-forward pl12", orders))
            for question in ("step-forward", "step-forward ", "step-forward pl99", "trigger pl12"):
                with pytest.raises(Refusal, match="no question"):
                    await declare(table, "s0", Declare(BB, question, "reveal:one"))
        async with attended(store, stepping("pl12")) as table:
            with pytest.raises(Refusal, match="nobody's time"):
                await declare(table, "s0", Declare(BB, "step-forward", "reveal:one"))

    run(tmp_path, play)


def lying(match: Match) -> int:
    """Return how many cards of ANIMA have been played and take effect, or wait."""
    return len(match.state.in_play)


@pytest.mark.clauses("AN-13.5", "AN-13.20")
def test_a_window_that_asks_everybody_present_lasts_as_long_for_each(tmp_path: Path, hands: Hands) -> None:
    async def play(store: Store) -> None:
        async with attended(store, rolling(2)) as table:
            before = sees(table, 0)
            assert table.published.views[0].asked == b"null", "who can only pass is not troubled"
            await hands.begun()
            assert hands.waited == [table.game.window_seconds]
            await says(table, 1, "play:fate")
            assert sees(table, 0) == before
            await hands.over(table)
            assert lying(table.match) == 1

    run(tmp_path, play)


def test_what_was_said_stands_when_a_bot_answers_in_the_same_window(tmp_path: Path, hands: Hands) -> None:
    async def play(store: Store) -> None:
        async with attended(store, rolling(3), "ppb") as table:
            await says(table, 1, "play:fate")
            await table.answer_for(2, table.published.views[2], PASS)
            assert table.published.views[1].asked == b"null", "it need not be said again"
            await hands.over(table)
            assert lying(table.match) == 1

    run(tmp_path, play)


def test_several_on_one_device_are_all_asked_also_if_nobody_else_is_there(tmp_path: Path, hands: Hands) -> None:
    async def play(store: Store) -> None:
        async with attended(store, rolling(2), "dd") as table:
            assert b"react" in table.published.views[0].asked
            assert b"react" in table.published.views[1].asked
            await hands.begun()
            assert hands.waited == []

    run(tmp_path, play)
