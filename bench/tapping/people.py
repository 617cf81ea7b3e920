"""Five people, each with what they want in a usual turn; they reach it by the fewest taps that the page allows."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Final

from bench.tapping.hands import Hands
from fogtable.games.bigbrother.city import NEAR
from fogtable.games.bigbrother.components import Cell
from tests.web.words import Words, ids


@dataclass
class Turn:
    """What one turn took."""

    taps: int = 0
    waited: float = 0.0
    deeds: int = 0
    questions: list[str] = field(default_factory=list)


class Someone:
    """Plays a game; notes what each turn took."""

    game: str
    seat: str
    setting: ClassVar[dict[str, Any]]
    what: str
    """The usual turn, in words, and how many taps it may take."""
    goal: str
    usual: frozenset[str]
    """The questions of a usual turn."""

    def __init__(self, hands: Hands, words: Words, seed: int) -> None:
        self.hands = hands
        self.words = words
        self.luck = Random(seed)
        self.turns: dict[int, Turn] = defaultdict(Turn)
        self.turn = Turn()

    def play(self, most: int) -> None:
        """Play until the game is over, or so many answers were given."""
        answers = 0
        while answers < most:
            taps, waited = self.hands.taps, self.hands.waited
            view = self.hands.wait()
            if view["over"]:
                return
            if not self.hands.options:
                self.hands.page.wait_for_timeout(50)
                continue
            answers += 1
            self.turn = self.turns[self.number(view["public"])]
            self.turn.questions.append(view["asked"]["question"])
            self.answer(view["asked"]["question"], view["public"])
            self.turn.taps += self.hands.taps - taps
            self.turn.waited += self.hands.waited - waited

    def number(self, public: dict[str, Any]) -> int:
        """Return which turn it is."""
        found: int = public.get("turn", public.get("round", 0))
        return found

    def answer(self, question: str, public: dict[str, Any]) -> None:
        """Answer as this person would; what is not special to them as anybody."""
        hands = self.hands
        if hands.close():
            return
        for option in self.luck.sample(hands.options, len(hands.options)):
            if self.take(option):
                return
        # What is called otherwise on the table than by its name: the first that can be chosen.
        if hands.tap(".shell [aria-pressed=false][aria-disabled=false]") and hands.confirm():
            return
        hands.page.wait_for_timeout(300)  # the page is still showing what has happened

    def take(self, option: str) -> bool:
        """Take an option where it lies, or by its button; send it when that is needed."""
        hands, view = self.hands, self.hands.view["view"]
        parts = [part for part in option.partition(":")[2].split("+") if part]
        lies = [any(hands.thing(name) for name in self.names(part)) for part in parts]
        if not any(lies) and not hands.choose(option):
            return False
        hands.tap(f"[popover] [data-option$='{option}']")
        for _ in range(4):
            if hands.confirm():
                return True
            if hands.wait()["view"] != view or not hands.tap(
                ".shell [aria-pressed=false][aria-disabled=false], .bar .few [data-option]"
            ):
                return True
        return True

    def is_usual(self, turn: Turn) -> bool:
        """Tell whether a turn was of the usual kind."""
        return set(turn.questions) <= self.usual

    def counted(self, turn: Turn) -> int:
        """Return the taps of a turn that count."""
        return turn.taps

    def names(self, thing: str) -> list[str]:
        """Return what a thing may be called on the table."""
        kinds = ("place", "hunt", "survival", "cell", "kind", "order", "area", "character")
        return [self.words(name) for kind in kinds if (name := f"{kind}-{thing}") in ids()]


HERE: Final = {"kind": "here"}
BELIEF: Final = {"kind": "bot", "bot": "belief"}
BOT: Final = {"kind": "bot", "bot": "steady"}


class Hunted(Someone):
    game, seat = "notalone", "hunted-1"
    setting: ClassVar = {"players": [HERE, BELIEF, BELIEF], "first": 2}
    what, goal = "NOT ALONE: a simple turn of a Hunted (go; nothing else asked)", "2"
    usual = frozenset({"explore"})

    def answer(self, question: str, public: dict[str, Any]) -> None:
        go = [one for one in self.hands.options if one.startswith("commit:")]
        if question == "explore" and go:
            self.take(self.luck.choice(go))
        elif question == "use-place" and "power" in self.hands.options:
            self.take("power")
        else:
            super().answer(question, public)


class Creature(Someone):
    game, seat = "notalone", "creature"
    setting: ClassVar = {"players": [HERE, BELIEF, BELIEF], "first": 0}
    what, goal = "NOT ALONE: a turn of the Creature (tokens; no card played)", "4"
    usual = frozenset({"hunting", "place-token", "play-hunt"})

    def answer(self, question: str, public: dict[str, Any]) -> None:
        if question != "hunting":
            super().answer(question, public)
            return
        for place in self.luck.sample(PLACES, len(PLACES)):
            if self.hands.confirm():
                return
            self.hands.thing(self.words(f"place-{place}"))
        if not self.hands.confirm():
            self.hands.page.wait_for_timeout(300)  # the page is still showing what has happened


PLACES: Final = ("lair", "jungle", "river", "beach", "rover")


class Rebel(Someone):
    game, seat = "bigbrother", "opposition-1"
    setting: ClassVar = {"players": [BOT, HERE, BOT], "first": 0}
    what, goal = "1984: walk two cells, search, finish", "5"
    usual = frozenset({"act", "take-step"})

    def answer(self, question: str, public: dict[str, Any]) -> None:
        hands, options = self.hands, self.hands.options
        at = public["at"][1]
        if question == "act" and "move" in options and "walked" not in self.turn.questions:
            far = [cell for cell in self.two_away(at) if self.is_lit(cell)]
            for cell in far[:1]:
                hands.tap(f"[data-cell='{cell}'] button")
                hands.tap(f"[data-cell='{cell}'] button[aria-pressed=true]") or hands.confirm()
                self.turn.questions.append("walked")
                self.turn.deeds += 1
                return
        if question == "act" and "search" in options and "searched" not in self.turn.questions:
            hands.choose("search")
            hands.confirm()
            self.turn.questions.append("searched")
            self.turn.deeds += 1
            return
        super().answer(question, public)

    def is_usual(self, turn: Turn) -> bool:
        return turn.deeds == 2 and set(turn.questions) <= self.usual | {"walked", "searched"}

    def two_away(self, at: str) -> list[str]:
        here = Cell.names.index(at) if at != "none" else None
        if here is None:
            return []
        near = set(NEAR[here])
        far = {two for one in near for two in NEAR[one]} - near - {here}
        found = [Cell.name(cell) for cell in sorted(far)]
        search = [cell for cell in found if cell in SEARCH]
        return search + [cell for cell in found if cell not in search]

    def is_lit(self, cell: str) -> bool:
        lit: bool = self.hands.page.evaluate(
            "(button) => document.querySelector(button)?.getAttribute('aria-disabled') === 'false'",
            f"[data-cell='{cell}'] button",
        )
        return lit


SEARCH: Final = ("pe05", "pe11", "pe13", "tr01", "tr05", "tr13", "pl02", "pl04", "pl14", "lo04", "lo06")
"""Cells on which there is something to search."""


class BigBrother(Someone):
    game, seat = "bigbrother", "big-brother"
    setting: ClassVar = {"players": [HERE, BOT, BOT], "first": 0}
    what, goal = "1984: Big Brother's plan, taps without one a deed", "1"
    usual = frozenset({"command"})

    def answer(self, question: str, public: dict[str, Any]) -> None:
        hands = self.hands
        if question != "command":
            super().answer(question, public)
            return
        for _ in range(2):
            self.turn.deeds += self.step()
        for option in hands.options:
            if option.startswith("play:") and hands.thing(self.words(f"order-{option[5:]}")):
                self.turn.deeds += 1
                break
        hands.close()

    def is_usual(self, turn: Turn) -> bool:
        return turn.deeds > 1 and set(turn.questions) <= self.usual

    def counted(self, turn: Turn) -> int:
        return turn.taps - turn.deeds

    def step(self) -> int:
        """Drag a policeman to a cell beside him."""
        man = self.hands.page.evaluate(
            """() => {
              const men = [...document.querySelectorAll('[data-police].free')];
              for (const old of document.querySelectorAll('[data-meant]')) old.removeAttribute('data-meant');
              men[0]?.setAttribute('data-meant', '');
              return men[0]?.closest('[data-cell]').dataset.cell ?? null;
            }"""
        )
        if man is None:
            return 0
        beside = [Cell.name(cell) for cell in NEAR[Cell.names.index(man)]]
        return int(self.hands.drag("[data-meant]", f"[data-cell='{self.luck.choice(beside)}'] button"))


class Party(Someone):
    game, seat = "anima", "party-1"
    setting: ClassVar = {"players": [HERE, BOT], "first": 0}
    what, goal = "ANIMA: a turn without a battle", "4"
    usual = frozenset({"reset", "move", "interact", "explore", "take-reward", "react"})

    def answer(self, question: str, public: dict[str, Any]) -> None:
        hands = self.hands
        if question == "reset" and public["areas"] and public.get("active") in (None, "party-1", 0):
            for area in self.luck.sample(public["areas"], len(public["areas"])):
                button = f"[data-area='{area}'] > button"
                if hands.tap(f"{button}[aria-disabled=false]") and (
                    hands.tap(f"{button}[aria-pressed=true]") or hands.confirm()
                ):
                    return
        if question == "interact" and hands.tap("[data-area] > button[aria-disabled=false]"):
            hands.tap("[data-area] > button[aria-pressed=true]") or hands.confirm()
            return
        if question == "explore" and "explore" in hands.options and self.take("explore"):
            return
        super().answer(question, public)


PEOPLE: Final = (Hunted, Creature, Rebel, BigBrother, Party)
