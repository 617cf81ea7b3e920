"""Gestures: drafted in worlds that the seat cannot tell from the true one, then made as a whole."""

from __future__ import annotations

import asyncio
import random
import threading

import pytest

from fogtable.core.asking import Together
from fogtable.core.play.match import Match
from fogtable.fast.match import new_match
from fogtable.games import load
from fogtable.server.tables import gesture
from fogtable.server.tables.gesture import Barrier, ahead, ahead_in_thread
from tests.server.auction import AUCTION
from tests.server.harness import Person, Server, error
from tests.server.in_process import SHARE
from tests.server.mirror import stored_answers, truth


def bid(person: Person, table: str, seat: str, which: int = 0) -> str:
    """Bid and guess; return the bid."""
    card = str(person.view(table, seat)["asked"]["options"][which])
    guess = person.preview(table, seat, [card]).json()["asked"]["options"][0]
    assert person.answer(table, seat, [card, guess]).status_code == 200
    return card


def winner(person: Person, table: str) -> str:
    """Return who has won the bidding and is asked for the prize."""
    (seat,) = person.views(table).popitem()[1]["waiting"]
    return str(seat)


def test_preview_goes_on_until_the_gesture_is_whole_and_changes_nothing(server: Server, anna: Person) -> None:
    table = anna.open("here", "here")
    before = anna.views(table)
    card = before["buyer-1"]["asked"]["options"][0]
    assert anna.preview(table, "buyer-1", []).json()["asked"] == before["buyer-1"]["asked"]
    ahead = anna.preview(table, "buyer-1", [card]).json()["asked"]
    assert ahead["question"] == "guess"
    assert ahead["options"] == ["guess:buyer-2"]
    assert anna.preview(table, "buyer-1", [card, "guess:buyer-2"]).json() == {"asked": None}
    assert anna.views(table) == before
    assert stored_answers(server, table) == []


def test_a_gesture_is_made_whole_or_not_at_all(server: Server, anna: Person) -> None:
    table = anna.open("here", "here")
    before = anna.views(table)
    card = before["buyer-1"]["asked"]["options"][0]
    refused = anna.answer(table, "buyer-1", [card, "guess:buyer-1"])
    assert error(refused) == "not-offered"
    assert refused.json()["error"]["pick"] == 1
    assert anna.views(table) == before
    assert stored_answers(server, table) == []
    assert anna.answer(table, "buyer-1", [card, "guess:buyer-2"]).json() == {"view": 2, "taken": 2}
    assert stored_answers(server, table) == [(0, card), (0, "guess:buyer-2")]


@pytest.mark.parametrize("game", ["notalone", "bigbrother", "anima"])
def test_no_gesture_reaches_into_a_sealed_question_or_out_of_it(game: str) -> None:
    """That it opens or closes tells what others have said, though the same seat may be asked at once again."""
    luck = random.Random(1)
    truth, other = Match(load(game), 3, seed=1), new_match(load(game), 3, seed=1)
    looked = 0
    while not truth.over and len(truth.answers) < 400:
        seat, _, options = truth.next() or (0, None, ())
        request, option = truth.request, luck.choice(options)
        before = Barrier.before(truth, seat), Barrier.before(other, seat)
        truth.answer(seat, option)
        other.answer(seat, option)
        assert before[0].crossed(truth) == before[1].crossed(other)
        if truth.request is not request and Together in (type(truth.request), type(request)):
            assert before[0].crossed(truth)
            looked += truth.question(seat) is not None
    assert looked


def test_no_gesture_reaches_beyond_a_drawn_card(server: Server, anna: Person) -> None:
    """Else a refusal would tell which card comes next, and nothing would have been spent to learn it."""
    table = anna.open("here", "here")
    bid(anna, table, "buyer-1")
    bid(anna, table, "buyer-2")
    seat = winner(anna, table)
    match = truth(server, table, AUCTION)
    before = anna.views(table)
    assert anna.preview(table, seat, ["take"]).json() == {"asked": None}
    answers = set()
    for option in range(len(AUCTION.choices[3].values) - 1):
        keep = AUCTION.choices[3].meaning(option, match.names)
        refused = anna.answer(table, seat, ["take", keep])
        assert error(refused) == "not-offered"
        answers.add(refused.text)
    assert len(answers) == 1
    assert anna.views(table) == before
    assert anna.answer(table, seat, ["take"]).json()["taken"] == 1
    assert anna.view(table, seat)["asked"]["question"] == "keep"
    keep = anna.view(table, seat)["asked"]["options"][0]
    assert anna.preview(table, seat, [keep]).json()["asked"]["question"] == "bury"


def test_a_sealed_answer_is_taken_back_and_given_anew(anna: Person) -> None:
    table = anna.open("here", "here")
    first = bid(anna, table, "buyer-1")
    view = anna.view(table, "buyer-1")
    assert view["asked"] is None
    assert view["retract"] is True
    assert view["waiting"] == ["buyer-2"]
    assert view["own"]["bid"] == {"buyer-1": first.removeprefix("bid:")}
    assert anna.retract(table, "buyer-1").status_code == 200
    view = anna.view(table, "buyer-1")
    assert view["asked"]["options"][0] == first
    assert view["retract"] is False
    assert view["waiting"] == ["buyer-1", "buyer-2"]
    bid(anna, table, "buyer-1", 1)
    bid(anna, table, "buyer-2")
    assert error(anna.retract(table, "buyer-1")) == "not-retractable"


def test_another_ones_move_does_not_spoil_an_answer_to_the_same_question(anna: Person) -> None:
    table = anna.open("here", "here")
    old = anna.view(table, "buyer-1")
    bid(anna, table, "buyer-2")
    now = anna.view(table, "buyer-1")
    assert now["view"] == old["view"] + 1
    picks = [old["asked"]["options"][0], "guess:buyer-2"]
    assert anna.answer(table, "buyer-1", picks, view=old["view"]).status_code == 200


def test_a_draft_meets_the_same_worlds_each_time() -> None:
    """Else a preview might promise another pick where the answer finds the gesture whole."""
    match = Match(AUCTION, 3, AUCTION.options(), seed=5)
    (pick, *_) = match.offered(0)
    worlds = [ahead(match, 0, [pick]) for _ in range(3)]
    hands = [[list(hand) for hand in world.state.hand] for world in worlds if world is not None]
    assert len(hands) == 3
    assert hands[0] == hands[1] == hands[2]


def test_a_draft_is_tried_beside_everybody_elses_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """And whoever holds the lock of the table waits until it is, even if the client has gone away."""
    match = Match(AUCTION, 3, AUCTION.options(), seed=5)
    (pick, *_) = match.offered(0)
    at_work: list[str] = []
    goes_on = threading.Event()

    def slow(*_: object) -> None:
        at_work.append("begun")
        assert goes_on.wait(60)
        at_work.append("ended")

    monkeypatch.setattr(gesture, "ahead", slow)

    async def others() -> None:
        trial = asyncio.create_task(ahead_in_thread(match, 0, [pick], SHARE))
        async with asyncio.timeout(60):
            while at_work != ["begun"]:
                await asyncio.sleep(0.01)  # everybody else's work goes on
        trial.cancel()
        await asyncio.sleep(0.05)
        assert not trial.done()
        goes_on.set()
        with pytest.raises(asyncio.CancelledError):
            await trial
        assert at_work == ["begun", "ended"]

    asyncio.run(others())
