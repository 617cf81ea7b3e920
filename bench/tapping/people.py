"""Five people, each with what they want in a usual turn; they reach it by the fewest taps that the page allows."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from bench.tapping.someone import Someone, Turn
from fogtable.core.rules import NONE
from fogtable.games.bigbrother.city import NEAR, SAFE_HOUSE, SEARCH_DECK
from fogtable.games.bigbrother.components import ACTIVE, HIDDEN, Cell, Order
from fogtable.games.notalone.components import Place

HERE: Final = {"kind": "here"}
BELIEF: Final = {"kind": "bot", "bot": "belief"}
BOT: Final = {"kind": "bot", "bot": "steady"}


class Hunted(Someone):
    """Goes to a place, and uses it where that takes no more than a tap."""

    game, seat = "notalone", "hunted-1"
    setting: ClassVar = {"players": [HERE, BELIEF, BELIEF], "first": 2}
    what, goal = "NOT ALONE, a Hunted: go to a place, where nothing else is asked", 2
    usual = frozenset({"explore"})

    def answer(self, question: str, public: dict[str, Any]) -> bool:
        go = [one[7:] for one in self.hands.options if one.startswith("commit:")]
        if not go:
            self.turn.questions.setdefault("worn out")
            self.shrug()
            return True
        place = self.words(f"place-{self.luck.choice(go)}")
        return self.hands.thing(place) and (self.hands.again() or self.hands.confirm())


class Creature(Someone):
    """Lays its tokens and plays no card."""

    game, seat = "notalone", "creature"
    setting: ClassVar = {"players": [HERE, BELIEF, BELIEF], "first": 0}
    what, goal = "NOT ALONE, the Creature: every token laid, no card played", 4
    usual = frozenset({"hunting", "place-token", "play-hunt"})

    def answer(self, question: str, public: dict[str, Any]) -> bool:
        hands = self.hands
        if question == "play-hunt":
            return hands.pass_for_the_turn() or hands.close()
        for _ in range(3):
            place = self.words(f"place-{Place.name(self.luck.randrange(len(Place.names)))}")
            if not hands.thing(place):
                break
            if "tokens" not in self.turn.deeds:
                self.turn.deeds.append("tokens")
            if hands.is_ready():
                return hands.again() or hands.confirm()
        return hands.confirm()

    def is_usual(self, turn: Turn) -> bool:
        return super().is_usual(turn) and "tokens" in turn.deeds


class Rebel(Someone):
    """Walks two cells to where there is something to search, searches, and ends the turn."""

    game, seat = "bigbrother", "opposition-1"
    setting: ClassVar = {"players": [BOT, HERE, BOT], "first": 0}
    what, goal = "1984, the opposition: walk two cells, search, finish", 5
    usual = frozenset({"act", "take-step"})

    def answer(self, question: str, public: dict[str, Any]) -> bool:
        hands, options, deeds = self.hands, self.hands.options, self.turn.deeds
        at = public["at"][1]
        far = [cell for cell in two_away(at) if SEARCH_DECK[Cell.names.index(cell)] != NONE]
        far = [cell for cell in far if hands.is_lit(f"[data-cell='{cell}'] .spot")]
        begins = not deeds and "otherwise" not in self.turn.questions
        if question == "act" and begins and far and "move" in options:
            return self.done("walk", self.walk(self.luck.choice(far)))
        if question == "act" and deeds == ["walk"] and "search" in options:
            return self.done("search", self.search(f"[data-cell='{at}'] .spot"))
        if question == "act" and "search" in deeds:
            return self.done("finish", hands.close())
        self.turn.questions.setdefault("interrupted" if deeds else "otherwise")
        ways = [one for one in options if one == "move" or one.startswith("to:")]
        hands.say(self.luck.choice(ways or ["end" if "end" in options else "stop"]))
        return True

    def number(self, public: dict[str, Any]) -> int:
        return round_of(public)

    def done(self, deed: str, went: bool) -> bool:
        """Note a deed that went."""
        if went:
            self.turn.deeds.append(deed)
        return went

    def walk(self, cell: str) -> bool:
        """Walk to a cell."""
        hands = self.hands
        if not hands.tap(f"[data-cell='{cell}'] .spot"):
            return False
        return hands.tap(f"[popover] [data-option$='to:{cell}']") or hands.again() or hands.confirm()

    def search(self, spot: str) -> bool:
        """Search where the pawn stands."""
        hands = self.hands
        if not hands.tap(spot):
            return hands.tap(".bar [data-option=search]") and hands.confirm()
        hands.rest()
        if hands.is_listed() and not hands.tap("[popover] [data-option$=search]"):
            return False
        return hands.is_sent() or hands.again() or hands.confirm()

    def shrug(self) -> None:
        """Be anybody but Winston, who is asked how many cards he draws: that is a tap more."""
        others = [one for one in self.hands.options if one.startswith("be:") and one != "be:winston"]
        self.hands.say(self.luck.choice(others)) if others else super().shrug()

    def is_mine(self, public: dict[str, Any]) -> bool:
        return bool(public["turn_of"] == self.seat)

    def is_usual(self, turn: Turn) -> bool:
        return super().is_usual(turn) and turn.deeds == ["walk", "search", "finish"]


def round_of(public: dict[str, Any]) -> int:
    """Return the round of 1984, 0 in the set-up."""
    return 0 if public["phase"] == "setup" else public["round"]


def two_away(at: str) -> list[str]:
    """Return the cells at distance two."""
    if at not in Cell.names:
        return []
    here = Cell.names.index(at)
    near = set(NEAR[here])
    return [Cell.name(cell) for cell in sorted({two for one in near for two in NEAR[one]} - near - {here})]


class BigBrother(Someone):
    """Plans two or three deeds: policemen step, something is bought, a directive is played; then carries it out."""

    game, seat = "bigbrother", "big-brother"
    setting: ClassVar = {"players": [HERE, BOT, BOT], "first": 0}
    what, goal = "1984, Big Brother: a plan of two deeds or more, taps without one for each deed", 1
    usual = frozenset({"command"})

    def answer(self, question: str, public: dict[str, Any]) -> bool:
        if self.turn.deeds:
            self.turn.questions.setdefault("otherwise")
            self.shrug()
            return True
        for deed in (self.step, self.step, self.buy, self.play_directive):
            taps = self.hands.taps
            if deed():
                self.turn.deeds.append(deed.__name__)
            elif self.hands.taps > taps:
                self.turn.questions.setdefault("half a deed")
        return self.hands.close()

    def is_usual(self, turn: Turn) -> bool:
        return super().is_usual(turn) and len(turn.deeds) > 1

    def counted(self, turn: Turn) -> int:
        return turn.taps - len(turn.deeds)

    def number(self, public: dict[str, Any]) -> int:
        return round_of(public)

    def step(self) -> bool:
        """Drag a policeman to a cell beside him."""
        men = self.hands.page.evaluate(
            """() => [...document.querySelectorAll('[data-police].free')]
              .map((one) => one.closest('[data-cell]').dataset.cell)"""
        )
        if not men:
            return False
        man = self.luck.choice(men)
        beside = [Cell.name(cell) for cell in NEAR[Cell.names.index(man)] if cell != SAFE_HOUSE]
        quiet = [cell for cell in beside if not self.hands.sees(f"[data-cell='{cell}'] :is(.tokens > *, .pawn)")]
        if not quiet:
            return False
        to = self.luck.choice(quiet)
        return self.hands.drag(f"[data-cell='{man}'] [data-police].free", f"[data-cell='{to}'] .spot")

    def buy(self) -> bool:
        """Drag a poster or a camera onto a cell where nothing lies."""
        planned = self.hands.number(".draft li")
        lit = self.hands.page.evaluate(
            """() => [...document.querySelectorAll('[data-cell]:not(:has(.tokens > *, .pawn))')]
              .filter((one) => one.querySelector('.spot[aria-disabled=false]')).map((one) => one.dataset.cell)"""
        )
        for piece in ("poster", "camera"):
            button = f"button.offered[aria-label^='{self.words(f'do-command-{piece}')}: ']"
            if lit and self.hands.sees(button):
                self.hands.drag(button, f"[data-cell='{self.luck.choice(lit)}'] .spot")
                return self.hands.number(".draft li") > planned
        return False

    def play_directive(self) -> bool:
        """Play a directive that needs no target."""
        for order in self.luck.sample(PLAIN, len(PLAIN)):
            if f"play:{order}" in self.hands.options and self.hands.thing(self.words(f"order-{order}")):
                return True
        return False


PLAIN: Final = [Order.name(order) for order in (ACTIVE | HIDDEN) - Order.MARTIAL_LAW]


class Party(Someone):
    """Goes to an area, explores it, and takes what is found."""

    game, seat = "anima", "party-1"
    setting: ClassVar = {"players": [HERE, BOT], "first": 0}
    what, goal = "ANIMA: go, explore, take the reward; no battle", 4
    usual = frozenset({"reset", "move", "interact", "explore", "take-reward", "react"})

    def answer(self, question: str, public: dict[str, Any]) -> bool:
        hands = self.hands
        if question in ("reset", "move"):
            areas = [area for area in public["areas"] if hands.is_lit(f"[data-area='{area}'] > button")]
            if not areas:
                self.turn.questions.setdefault("otherwise")
                self.shrug()
                return True
            if not hands.tap(f"[data-area='{self.luck.choice(areas)}'] > button"):
                return False
            if hands.tap(".bar [data-option=onward]"):
                self.turn.deeds.append("explore")
                return True
            return hands.again() or hands.confirm()
        if question in ("interact", "explore"):
            self.turn.deeds.append("explore")
            here = f"[data-area='{public['at'][0]}'] > button"
            return (hands.tap(here) or hands.tap(".bar [data-option=explore]")) and (hands.again() or hands.confirm())
        if question == "take-reward":
            reward = self.luck.choice([one for one in hands.options if one != "nothing"] or ["nothing"])
            return hands.tap(f".bar [data-option='{reward}']") and (hands.is_sent() or hands.confirm())
        return hands.pass_for_the_turn() or hands.close()

    def is_usual(self, turn: Turn) -> bool:
        return super().is_usual(turn) and "explore" in turn.deeds and "take-reward" in turn.questions


PEOPLE: Final = (Hunted, Creature, Rebel, BigBrother, Party)
