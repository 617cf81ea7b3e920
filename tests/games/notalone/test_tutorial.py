"""The lessons of NOT ALONE, one for each side: what happens in them is what their texts tell."""

from __future__ import annotations

import pytest

from fogtable.core.formats.tutorial import Tutorial, read
from fogtable.core.play.match import Match
from fogtable.games.notalone import GAME
from fogtable.games.notalone.components import Hunt, Place

LESSONS = read(GAME)
CREATURE, LEARNER, FRIEND = range(3)
SEEDS = pytest.mark.parametrize("seed", [1, 2026])


class Played:
    """A lesson as far as it was played, the others by their script, with what stood when each step was read."""

    def __init__(self, lesson: Tutorial, seed: int) -> None:
        said = {name: list(outcomes) for name, outcomes in lesson.said.items()}
        options, idle = lesson.options, lesson.asks_idle
        self.lesson = lesson
        self.match = Match(GAME, len(lesson.seats), options, seed, said, guarded=True, asks_idle=idle)
        self.given: list[tuple[str, str]] = []
        self.tracks: dict[str, tuple[int, int]] = {}
        t = self.match.state
        for number, step in enumerate(lesson.steps, 1):
            self.let_others_answer()
            for text in step.texts:
                self.tracks[text] = (t.rescue, t.assimilation)
            for pick in step.picks:
                self.let_others_answer()
                seat = self.learner()
                assert pick in self.match.offered(seat), (
                    f"step {number}: {pick} is not offered, but {self.match.offered(seat)}"
                )
                self.answer(seat, pick)
        self.let_others_answer()

    def learner(self) -> int:
        (seat,) = (at for at, name in enumerate(self.match.names) if name not in self.lesson.others)
        return seat

    def let_others_answer(self) -> None:
        while due := [(at, pick) for at in self.match.awaited() if (pick := self.due(at))]:
            seat, pick = due[0]
            assert pick in self.match.offered(seat), f"{self.match.names[seat]}: {pick} is not offered"
            self.answer(seat, pick)

    def due(self, seat: int) -> str | None:
        return self.lesson.due(self.match.names[seat], self.given)

    def answer(self, seat: int, pick: str) -> None:
        self.match.play(seat, pick)
        self.given.append((self.match.names[seat], pick))

    def require_all_said(self) -> None:
        assert not any(self.match.state.chance.said.values()), "luck was said that never came"
        for seat, script in self.lesson.others.items():
            assert [pick for whose, pick in self.given if whose == seat] == list(script)


def test_each_side_has_one() -> None:
    assert {GAME.side_of(lesson.players.index("here")) for lesson in LESSONS.values()} == set(LESSONS)


@SEEDS
@pytest.mark.clauses("NA-3.5", "NA-5.6", "NA-5.14", "NA-5.16")
def test_the_hunted_is_safe_then_caught_then_back(seed: int) -> None:
    played = Played(LESSONS["hunted"], seed)
    played.require_all_said()
    t = played.match.state
    assert (t.turn, t.rescue, t.assimilation, t.will[LEARNER]) == (4, 9, 7, 1)
    assert played.tracks["tutorial-hunted-caught"] == (12, 7)
    assert played.tracks["tutorial-hunted-safe"] == (12, 7)
    assert set(t.hand[LEARNER]) == {Place.LAIR, Place.JUNGLE, Place.RIVER, Place.BEACH, Place.ROVER}
    codes = [code.name for code, _, _ in t.log]
    for once in ("moves-token", "takes-from-reserve", "caught", "resists", "takes-beacon"):
        assert codes.count(once) == 1


@SEEDS
@pytest.mark.clauses("NA-3.10", "NA-5.11", "NA-5.16", "NA-2.22")
def test_the_creature_catches_reads_and_catches_again(seed: int) -> None:
    played = Played(LESSONS["creature"], seed)
    played.require_all_said()
    t = played.match.state
    assert {
        text: left for text, (_, left) in played.tracks.items() if text.split("-")[2] in ("caught", "both", "gave")
    } == {
        "tutorial-creature-caught": 7,
        "tutorial-creature-both": 6,
        "tutorial-creature-gave-up": 5,
    }
    assert t.will[LEARNER] == 3, "has given up"
    while t.turn == 3:  # what follows is not scripted, and the end of the lesson tells it
        seat = played.match.awaited()[0]
        played.match.play(seat, played.match.offered(seat)[0])
    assert (t.assimilation, t.will[FRIEND]) == (3, 3), "a space for the catch, another for the last Will"
    assert Hunt.CLONE in t.hunt_discard
