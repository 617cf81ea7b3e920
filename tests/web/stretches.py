"""Stretches of a game that somebody plays by chance before a page, and a look at the page meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.harness import PageServer, Player, require_fits, require_sound_text, same_session

STEPS = 500


def play_past(
    server: PageServer, me: Player, seat: str, counter: str, last: int, look_on: Callable[[], None] = lambda: None
) -> None:
    """Play until a counter that all see (the round, the turn) is past this, or the game is over."""
    table = me.page.url.rsplit("/", 1)[1]
    with same_session(me.page, server) as person:
        for _ in range(STEPS):
            if me.step() == "over" or person.view(table, seat)["public"][counter] > last:
                return
            look_on()
    raise AssertionError(f"the {counter} does not pass {last}: {me.questions}")


def play_until(me: Player, question: str) -> None:
    """Play until this is asked."""
    for _ in range(STEPS):
        seen = me.wait()
        if seen["question"] == question:
            return
        me.act(seen)
    raise AssertionError(f"{question} is not asked: {me.questions}")


def require_sound(me: Player, width: int) -> None:
    """Make sure that the page has sound texts and fits a screen of this width."""
    require_sound_text(me.page, me.words)
    require_fits(me.page, width)
