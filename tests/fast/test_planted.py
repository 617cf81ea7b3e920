"""What the comparison is worth: every difference that is planted is found, and reported short."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from fogtable.compile.build import compile_c
from fogtable.compile.emit.translate import translate
from fogtable.core.asking import TooDeep, Way
from fogtable.core.declarations.cards import EMPTY
from fogtable.core.declarations.streams import Stream
from fogtable.core.game import Game, Outcome
from fogtable.core.play.match import Match, Refused
from fogtable.core.play.redeal import redeal
from fogtable.fast.find import SUFFIX, load_module
from tests.fast import corpus
from tests.fast.checkout import needs_compiler
from tests.fast.compiled import checked
from tests.fast.cover import Cover
from tests.fast.identity import Execution, Start, compiled, reference
from tests.fast.playing import Tally, compare, some_start
from tests.sketches import windows


def spoiled(name: str, method: Callable[..., Any], from_answer: int = 6) -> Execution:
    """Return the reference with another method from that answer on: ``method(match, the plain one, *args)``."""

    def begin(start: Start) -> Match:
        match = reference(start)

        plain = getattr(match, name) if name != "redeal" else partial(redeal, match)

        def other(*args: Any) -> Any:
            return method(match, plain, *args) if len(match.answers) >= from_answer else plain(*args)

        match.__class__ = type("Spoiled", (Match,), {name: staticmethod(other)})
        return match

    return begin


def found(right: Execution, games: int = 60) -> str:
    """Return how the first difference of some games of ``windows`` is reported, empty if there is none."""
    for number in range(games):
        luck = Stream(number)
        start = some_start(windows.GAME, 3, number, luck, False, windows.WindowOptions())
        try:
            compare(start, reference, right, luck, Tally(), every=1)
        except AssertionError as report:
            return str(report)
    return ""


def after(change: Callable[[Any], object], from_answer: int = 6) -> Execution:
    """Return the reference with something of the state changed after each answer."""

    def take(match: Match, plain: Callable[..., Any], *args: Any) -> None:
        plain(*args)
        change(match.state)

    return spoiled("take", take, from_answer)


def drawn_before(t: Any) -> None:
    t.chance.stream.below(2)


def turned(t: Any) -> None:
    t.turn = (t.turn + 1) % 60


def swapped(t: Any) -> None:
    """Two hidden cards change places."""
    if t.hand[1] and t.hand[2]:
        one, other = t.hand[1][0], t.hand[2][0]
        t.hand[1] = t.hand[1] - one + other
        t.hand[2] = t.hand[2] - other + one


def refused_otherwise(match: Match, plain: Callable[..., Any], *args: Any) -> None:
    try:
        plain(*args)
    except Refused as refused:
        raise Refused(refused.code, f"{refused}.") from None


def too_deep(match: Match, plain: Callable[..., Any], *args: Any) -> None:
    raise TooDeep("cancelled went deeper than its bound of 8")


def other_copy(match: Match, plain: Callable[..., Any]) -> Match:
    made: Match = plain()
    made.state.at[0] = 0 if made.state.at[0] else 1
    return made


def keeps_the_answer(match: Match, plain: Callable[..., Any], seat: int) -> None:
    held = list(match.state.offered)
    plain(seat)
    match.state.offered = held


PLANTED: dict[str, tuple[str, Execution]] = {
    "a public field": ("field turn", after(turned)),
    "a hidden field": ("field hand", after(swapped)),
    "luck that moved on": ("luck to come", after(drawn_before)),
    "an event too many": ("events told", after(lambda t: t.log.append(t.log[0]))),
    "a secret argument": (
        r"events told to seat-",
        after(lambda t: t.log.append((windows.Log.DRAWS, (0, len(t.log) % 12), False))),
    ),
    "an outcome that nobody drew": (
        "what chance brought",
        after(lambda t: t.chance.came.append((windows.Luck.DRAW, 3))),
    ),
    "an option that is not offered": (
        "question",
        spoiled("question", lambda match, plain, p: (plain(p)[0], plain(p)[1] & plain(p)[1] - 1) if plain(p) else None),
    ),
    "the seats in another order": ("awaited", spoiled("awaited", lambda match, plain: plain()[::-1])),
    "next in another order": (
        "next",
        spoiled("next", lambda match, plain: (plain()[0], plain()[1], plain()[2][::-1])),
    ),
    "who is shown to be asked": ("waits_openly", spoiled("waits_openly", lambda match, plain: not plain())),
    "in which way it is asked": ("way", spoiled("way", lambda match, plain: Way.FLOOR)),
    "when it was asked": ("opened", spoiled("opened", lambda match, plain: plain() + 1)),
    "who may take back": ("retractable", spoiled("retractable", lambda match, plain, p: False)),
    "the words of a refusal": ("the error", spoiled("answer", refused_otherwise, 0)),
    "an alarm": ("the error", spoiled("take", too_deep)),
    "a crash": ("the error", spoiled("take", lambda match, plain, *args: 1 // 0)),
    "a copy": ("field at", spoiled("copy", other_copy, 0)),
    "another world": ("field|awaited", spoiled("redeal", lambda match, plain, seat, seed: plain(seat, seed + 1), 0)),
    "an answer taken back": ("field offered", spoiled("retract", keeps_the_answer, 0)),
    "what was filled in": (
        "filled",
        spoiled("take", lambda match, plain, *args: (plain(*args), match.filled.clear())),
    ),
}


@pytest.mark.parametrize("what", PLANTED)
def test_a_planted_difference_is_found(what: str) -> None:
    named, right = PLANTED[what]
    report = found(right)
    assert re.search(rf"^({named})", report, re.MULTILINE), report or "nothing was found"
    assert "windows, 3 seats, seed" in report


def test_equal_executions_do_not_differ() -> None:
    assert found(reference) == ""


def test_another_outcome_is_found() -> None:
    def nobody(t: Any) -> Outcome:
        return Outcome("nobody", (), "goal")

    report = found(lambda start: reference(replace(start, game=replace(start.game, outcome=nobody))))
    assert re.search("^outcome", report, re.MULTILINE), report


def test_a_report_is_as_short_as_can_be() -> None:
    """The difference needs a second discarded card: a game leads there in a few answers, not in a hundred."""

    def odd(t: Any) -> None:
        if len(t.discard) > 1:
            t.in_play = EMPTY + 9

    report = found(after(odd, 0))
    acts = re.search(r"after (\d+) acts:", report)
    assert acts, report
    assert int(acts[1]) <= 12
    assert "record:" in report
    assert "wrong" not in report
    assert "copy" not in report


def test_a_play_is_reported_by_meaning() -> None:
    report = found(after(turned, 0))
    assert "after 1 acts:\n  seat-1: move (turn)\nfield turn\n  reference: " in report


# -- the same in C ----------------------------------------------------------------------------------------------------

SPOILED_C = {
    "division that rounds towards zero": ("numbers", r"floor_div\(", "towards_zero("),
    "a sealed answer that stays when it is taken back": ("sealed", r"void forget_sealed\(.*\n\{", r"\g<0> return;"),
    "a name that is not kept while the rule waits": ("frames", r"KEEP\(f->before, before\);", ""),
    "a question that cannot be passed": ("asking", r"ask_may\(", "ask("),
    "an event that is not told": (
        "happenings",
        r"EMIT\(",
        "(void)(",
    ),
    "a card that stays in a set": ("sets", r"& ~one\(", "| one("),
}
"""A file of programs, and what is written in its C text in place of what."""


@needs_compiler
@pytest.mark.parametrize("what", SPOILED_C)
def test_a_fault_in_c_is_found(what: str, tmp_path: Path) -> None:
    file, pattern, other = SPOILED_C[what]
    game = corpus.load(file)
    text = translate(game, checked(game))
    bad, number = re.subn(pattern, other, text)
    assert number, "the C text has no such place"
    bad = f"#define towards_zero(a, by) ((a) / (by))\n{bad}"
    right = compiled(load_module(compile_c(bad, tmp_path / f"bad{SUFFIX}", debug=True, cover=True)))
    with pytest.raises(AssertionError, match="compiled:"):
        play_all(game, len(corpus.titles(file)), right)


def play_all(game: Game, scenes: int, right: Execution) -> None:
    for scene in range(scenes):
        for seed in range(12):
            luck = Stream(seed)
            start = some_start(game, 1 + seed % 4, seed, luck, seed % 2 == 1, corpus.Programs(scene), corpus.FIXED)
            compare(start, reference, right, luck, Tally(), every=1)


# -- the gate ---------------------------------------------------------------------------------------------------------


def test_lines_that_do_not_run_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rules.py"
    file.write_text("one = 1\ntwo = 2\nthree = 3\nfour = 4  # never runs\n", encoding="utf-8")
    hits = {"rules.py": {1: 5, 2: 0, 3: 2, 4: 0}, "other.py": {1: 0}}
    module: Any = SimpleNamespace(hits=lambda: hits)
    cover = Cover(module, {file.name: file})
    assert cover.missed() == [("rules.py", 1), ("rules.py", 2), ("rules.py", 3)], "what ran before does not count"
    hits["rules.py"] = {1: 6, 2: 0, 3: 4, 4: 0}
    assert cover.share() == pytest.approx(200 / 3)
    cover.require(66)
    assert "rules.py:2: two = 2" in capsys.readouterr().out
    with pytest.raises(AssertionError, match="two = 2"):
        cover.require(67)
