"""Somebody at a table, and what each of their turns took."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Final

from bench.tapping.hands import Hands
from tests.web.words import Words

PATIENCE: Final = 8
"""How often somebody looks again where nothing can be tapped."""


@dataclass
class Turn:
    """What one turn took."""

    taps: int = 0
    waited: float = 0.0
    deeds: list[str] = field(default_factory=list)
    """What was meant and done, each by its name."""
    questions: dict[str, None] = field(default_factory=dict)
    """What was asked, and what made it no usual turn."""
    told: list[str] = field(default_factory=list)
    """Each gesture, in words."""
    over: bool = False
    """A later turn has begun."""


class Someone:
    """Plays a game: by hand what belongs to a usual turn, as plainly as possible what does not."""

    game: str
    seat: str
    setting: ClassVar[dict[str, Any]]
    what: str
    """The usual turn, in words, and how many taps it may take."""
    goal: int
    usual: frozenset[str]
    """The questions of a usual turn."""

    def __init__(self, hands: Hands, words: Words, seed: int) -> None:
        self.hands = hands
        self.words = words
        self.luck = Random(seed)
        self.turns: dict[int, Turn] = defaultdict(Turn)
        self.turn = Turn()
        self._stood = 0
        self.lost = 0
        """Questions of a usual turn that the hands could not answer."""

    def play(self, most: int) -> None:
        """Play until the game is over, or so many answers were given."""
        answered = 0
        while answered < most:
            taps, waited, told = self.hands.taps, self.hands.waited, len(self.hands.told)
            view = self.hands.wait()
            if view["over"]:
                return
            if not view["asked"]:
                self.hands.rest()
                continue
            answered += 1
            self.turn = self.turns[self.number(view["public"])]
            for number, turn in self.turns.items():
                turn.over = number < self.number(view["public"])
            question = view["asked"]["question"]
            mine = self.is_mine(view["public"])
            if mine:
                self.turn.questions.setdefault(question)
            if question not in self.usual or not mine:
                self.shrug()
            elif not self.answer(question, view["public"]) and self.hands.taps == taps:
                self.stand()
            else:
                self._stood = 0
            self.turn.taps += self.hands.taps - taps
            self.turn.waited += self.hands.waited - waited
            self.turn.told += self.hands.told[told:]

    def stand(self) -> None:
        """Nothing could be tapped: the page may still be showing what has happened; else it is a question lost."""
        self._stood += 1
        self.hands.rest()
        if self._stood > PATIENCE:
            self._stood = 0
            self.lost += 1
            self.turn.questions.setdefault("lost")
            self.shrug()

    def shrug(self) -> None:
        """Answer past the page what is no part of a usual turn: nothing, where that is possible."""
        options = self.hands.options
        plain = [one for one in options if one in ("pass", "nothing", "end", "stop", "done", "decline")]
        self.hands.say(plain[0] if plain else self.luck.choice(options))

    def number(self, public: dict[str, Any]) -> int:
        """Return which turn it is; 0 before the first one."""
        found: int = public["turn"]
        return found

    def is_mine(self, public: dict[str, Any]) -> bool:
        """Tell whether what is asked now is asked in this person's own turn."""
        return True

    def answer(self, question: str, public: dict[str, Any]) -> bool:
        """Answer a question of a usual turn by hand; tell whether that went."""
        raise NotImplementedError

    def is_usual(self, turn: Turn) -> bool:
        """Tell whether a turn was of the usual kind."""
        return turn.questions.keys() <= self.usual

    def counted(self, turn: Turn) -> int:
        """Return the taps of a turn that count."""
        return turn.taps
