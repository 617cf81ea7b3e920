"""A lesson as the learner and the others play it, for tests of what happens in it."""

from __future__ import annotations

from fogtable.core.formats.tutorial import Tutorial
from fogtable.core.game import Game
from fogtable.core.play.match import Match


class Played:
    """A lesson played to its end, the others by their script.

    Attributes:
        match: as it stands when nobody has an answer due.
        given: the answers, each with its seat.
        stood: by text, what ``stands`` told when it was read.
    """

    def __init__(self, game: Game, lesson: Tutorial, seed: int, stands: tuple[str, ...] = ()) -> None:
        said = {name: list(outcomes) for name, outcomes in lesson.said.items()}
        self.lesson = lesson
        self.match = Match(
            game, len(lesson.seats), lesson.options, seed, said, guarded=True, asks_idle=lesson.asks_idle
        )
        self.given: list[tuple[str, str]] = []
        self.stood: dict[str, tuple[int, ...]] = {}
        for number, step in enumerate(lesson.steps, 1):
            self._let_others_answer()
            for text in step.texts:
                self.stood[text] = tuple(getattr(self.match.state, name) for name in stands)
            for pick in step.picks:
                self._let_others_answer()
                offered = self.match.offered(self.learner)
                assert pick in offered, f"step {number}: {pick} is not offered, but {offered}"
                self.answer(self.learner, pick)
        self._let_others_answer()

    @property
    def learner(self) -> int:
        """Return the learner's seat."""
        return self.lesson.players.index("here")

    def _let_others_answer(self) -> None:
        while due := [(at, pick) for at in self.match.awaited() if (pick := self._due(at))]:
            seat, pick = due[0]
            assert pick in self.match.offered(seat), f"{self.match.names[seat]}: {pick} is not offered"
            self.answer(seat, pick)

    def _due(self, seat: int) -> str | None:
        return self.lesson.due(self.match.names[seat], self.given)

    def answer(self, seat: int, pick: str) -> None:
        """Give an answer."""
        self.match.play(seat, pick)
        self.given.append((self.match.names[seat], pick))

    def codes(self) -> list[str]:
        """Return what has happened, by the names of its events."""
        return [code.name for code, _, _ in self.match.state.log]

    def require_all_said(self) -> None:
        """Require that all luck came that was said, and that the others gave all their answers."""
        assert not any(self.match.state.chance.said.values()), "luck was said that never came"
        for seat, script in self.lesson.others.items():
            assert [pick for whose, pick in self.given if whose == seat] == list(script)
