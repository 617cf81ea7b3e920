"""The hands of a person before a page: what is asked, what can be tapped, and how often it was."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from playwright.sync_api import Error, Page

from tests.server.harness import Server
from tests.web.harness import same_session, settle, until

OPEN: Final = """
({ seat }) => {
  const shown = (one) => one.checkVisibility() && one.getClientRects().length > 0;
  const bar = document.querySelector('.prompt > .bar');
  const over = !!document.querySelector('a[href$="/record"]');
  const asked = !!bar && [...bar.querySelectorAll('button[data-option], button.main')].some(shown);
  const lit = [...document.querySelectorAll('.stage [aria-pressed][aria-disabled=false]')].some(shown);
  return (over || asked || lit) && { over };
}
"""
"""Whether something is asked, or the game is over."""

FRAMES: Final = """
window.__long = [];
new PerformanceObserver((list) => window.__long.push(...list.getEntries().map((one) => [one.startTime, one.duration])))
  .observe({ type: 'longtask', buffered: true });
window.__frames = [];
let last = 0, drawn = 0;
const isCard = (one) => one.playState === 'running' && one.effect.getTiming().duration === 420;
const moves = () => document.getAnimations().some(isCard);
const frame = (now) => {
  drawn += 1;
  const moving = moves();
  if (moving && last) window.__frames.push(now - last);
  last = moving ? now : 0;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""
"""Notes long tasks, and how long each frame took while a card was moving."""


class Hands:
    """One person, who plays all seats of this page's session that are a person's."""

    def __init__(self, page: Page, server: Server, seat: str) -> None:
        self.page = page
        self.seat = seat
        self.table = page.url.rsplit("/", 1)[1]
        self.taps = 0
        self.waited = 0.0
        self.view: dict[str, Any] = {}
        self._person = same_session(page, server)

    def wait(self) -> dict[str, Any]:
        """Wait until something is asked, and give the view: how long that took counts as waiting."""
        settle(self.page)
        begun = perf_counter()
        until(self.page, OPEN, {"seat": self.seat})
        self.waited += perf_counter() - begun
        settle(self.page)
        self.view = self._person.view(self.table, self.seat)
        return self.view

    @property
    def options(self) -> list[str]:
        """What is offered now."""
        asked = self.view.get("asked")
        return asked["options"] if asked else []

    def tap(self, element: str) -> bool:
        """Tap what a selector names, if it can be tapped: the first that is shown."""
        found = self.page.evaluate_handle(
            """(selector) => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility()
              && one.getClientRects().length && !one.disabled && one.getAttribute('aria-disabled') !== 'true')""",
            element,
        ).as_element()
        if found is None:
            return False
        try:
            found.scroll_into_view_if_needed()
            found.click(timeout=8000)
        except Error:  # it was gone before the finger was there
            return False
        self.taps += 1
        settle(self.page)
        return True

    def drag(self, element: str, to: str) -> bool:
        """Drag one thing onto another: one gesture, counted as one tap."""
        ends = self.page.evaluate(
            """(names) => names.map((name) => {
              const { x, y, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? {};
              return width ? [x + width / 2, y + height / 2] : null;
            })""",
            [element, to],
        )
        if None in ends:
            return False
        mouse = self.page.mouse
        mouse.move(*ends[0])
        mouse.down()
        mouse.move(*ends[1], steps=4)
        mouse.up()
        self.taps += 1
        settle(self.page)
        return True

    def thing(self, name: str) -> bool:
        """Tap a card or a place of this name on the table."""
        found = self.page.evaluate(
            """(name) => {
              for (const old of document.querySelectorAll('[data-meant]')) old.removeAttribute('data-meant');
              const said = (one) => (one.querySelector('.hidden-text') ?? one).textContent.trim();
              const all = [...document.querySelectorAll('.shell [aria-pressed][aria-disabled=false]')];
              const one = all.find((one) => one.checkVisibility() && said(one) === name);
              one?.setAttribute('data-meant', '');
              return !!one;
            }""",
            name,
        )
        return bool(found) and self.tap("[data-meant]")

    def choose(self, option: str) -> bool:
        """Tap what says this option: in the list beside a thing, or in the decision."""
        return self.tap(f"[popover] [data-option$='{option}']") or self.tap(f".bar [data-option='{option}']")

    def confirm(self) -> bool:
        """Tap the confirmation, where there is one."""
        return self.tap(".bar .main")

    def close(self) -> bool:
        """Tap what ends it without more."""
        return self.tap(".bar .last")
