"""Lessons as a learner goes through them: what is told is read, what is meant is picked."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

from fogtable.core.formats import tutorial
from fogtable.games import NAMES, load
from tests.web.harness import LOOK, Player, settle, until
from tests.web.words import Words

SIDES = ("hunted", "creature", "opposition", "big-brother")
"""Lessons that are named by the side that they are for."""
GUIDED = {(game, name): lesson for game in NAMES for name, lesson in tutorial.read(load(game)).items()}


def begin(page: Page, words: Words, lesson: str) -> Locator:
    """Open a table for a lesson; return the box in which it is told."""
    side = f": {words(f'side-{lesson}')}" if lesson in SIDES else ""
    page.get_by_role("button", name=words("mode-tutorial") + side, exact=True).click()
    page.wait_for_url("**/t/*")
    return page.get_by_role("region", name=words("mode-tutorial"), exact=True)


def turn_pages(box: Locator, words: Words, step: tutorial.Step) -> None:
    """Read all texts of a step."""
    for _ in step.texts[1:]:
        box.get_by_role("button", name=words("lesson-next"), exact=True).click()


def lesson_of(page: Page, words: Words) -> dict[str, object] | None:
    """Return the lesson in the newest view of this page."""
    response = page.request.get(page.url.replace("/t/", "/api/tables/") + "/views")
    lesson: dict[str, object] | None = response.json()[0]["lesson"]
    return lesson


class Learner(Player):
    """A player who is led: what opens a closed part of the table, or closes an open one, is pressed first."""

    WAY = "document.querySelector('[data-due][aria-expanded]')"
    MARKED = """!document.querySelector('.lesson.due') || [...document.querySelectorAll('[data-due]')].some((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return (window.__picks.includes(one) || one === window.__confirm) && over && one.contains(over);
      })"""
    """What is to be picked is marked a moment after it is asked for, and what lies over it a moment later."""

    def wait(self) -> dict[str, Any]:
        there = f"""(names) => {{
          const now = ({LOOK})(names);
          return {self.WAY} ? 'way' : now.over || (now.asked && ({self.MARKED}));
        }}"""
        while until(self.page, there, self._names) == "way":
            self.press(self.WAY)
            until(self.page, f"() => !{self.WAY}")
        return super().wait()


def lead(page: Page, words: Words, me: Learner, to: int) -> None:
    """Do all that is meant before step ``to``; its first text is shown then."""
    box = page.get_by_role("region", name=words("mode-tutorial"), exact=True)
    while (lesson := lesson_of(page, words)) and lesson["number"] != to:
        me.wait()
        me.step()
        settle(page)
    box.get_by_text(words.shape("lesson-step")).filter(has_text=str(to)).wait_for()
