"""The hands of a person before a page: what is asked, what can be tapped, and how often it was."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from playwright.sync_api import ElementHandle, Error, Page

from tests.server.harness import Server
from tests.web.harness import same_session, settle, until

OPEN: Final = """
() => {
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
const cards = new Set();
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const one = animate.call(this, frames, options);
  if (options?.duration === 420) {
    cards.add(one);
    const done = () => cards.delete(one);
    one.finished.then(done, done);
  }
  return one;
};
const frame = (now) => {
  drawn += 1;
  const moving = cards.size > 0;
  if (moving && last) window.__frames.push(now - last);
  last = moving ? now : 0;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""
"""Notes long tasks, and how long each frame took while a card was moving.

Cards are known from where the page moves them: to ask it at each frame what moves would cost more than the frame.
"""


class Hands:
    """One person before a page: taps and drags are counted, what is no part of a usual turn is not."""

    def __init__(self, page: Page, server: Server, seat: str) -> None:
        self.page = page
        self.seat = seat
        self.table = page.url.rsplit("/", 1)[1]
        self.taps = 0
        self.told: list[str] = []
        """Each gesture, in words."""
        self.waited = 0.0
        self.view: dict[str, Any] = {}
        self._tapped = ""
        self._person = same_session(page, server)

    def wait(self) -> dict[str, Any]:
        """Wait until something is asked, and give the view: how long that took counts as waiting."""
        settle(self.page)
        begun = perf_counter()
        until(self.page, OPEN)
        self.waited += perf_counter() - begun
        settle(self.page)
        self.view = self._person.view(self.table, self.seat)
        return self.view

    @property
    def options(self) -> list[str]:
        """What is offered now."""
        asked = self.view.get("asked")
        return asked["options"] if asked else []

    def say(self, option: str) -> None:
        """Give an answer past the page; where something else is asked meanwhile, nothing happens."""
        self._person.answer(self.table, self.seat, [option], self.view["view"])
        self.rest()

    def rest(self) -> None:
        """Let the page hear what has happened."""
        self.page.wait_for_timeout(150)

    def is_lit(self, element: str) -> bool:
        """Tell whether something can be tapped."""
        return self._found(element) is not None

    def number(self, element: str) -> int:
        """Return how many of something there are on the page."""
        return self.page.locator(element).count()

    def sees(self, element: str) -> bool:
        """Tell whether something lies on the table."""
        return self.number(element) > 0

    def is_ready(self) -> bool:
        """Tell whether what is meant waits for nothing but its confirmation."""
        return self.is_lit(".bar .main")

    def is_listed(self) -> bool:
        """Tell whether a list lies open beside what was tapped."""
        return self.is_lit("[popover] [data-option]")

    def is_sent(self) -> bool:
        """Tell whether nothing is left to be confirmed."""
        return not self.is_ready() and not self.is_lit(".stage [aria-pressed=true][aria-disabled=false]")

    def _found(self, element: str) -> ElementHandle | None:
        return self.page.evaluate_handle(
            """(selector) => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility()
              && one.getClientRects().length && !one.disabled && one.getAttribute('aria-disabled') !== 'true')""",
            element,
        ).as_element()

    def tap(self, element: str) -> bool:
        """Tap what a selector names, if it can be tapped: the first that is shown."""
        found = self._found(element)
        if found is None:
            return False
        try:
            found.scroll_into_view_if_needed()
            said = found.evaluate("(one) => (one.querySelector('.hidden-text') ?? one).textContent.trim().slice(0, 40)")
            found.click(timeout=8000)
        except Error:  # it was gone before the finger was there
            return False
        self.taps += 1
        self.told.append(f"tap {said}")
        self._tapped = element
        settle(self.page)
        return True

    def again(self) -> bool:
        """Tap once more what was tapped last, if it is chosen and that would send it."""
        return self.is_ready() and self.tap(f"{self._tapped}[aria-pressed=true]")

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
        self.told.append(f"drag {element} to {to}")
        settle(self.page)
        return True

    def thing(self, name: str) -> bool:
        """Tap a card or a place on the table whose words begin with this name."""
        found = self.page.evaluate(
            """(name) => {
              for (const old of document.querySelectorAll('[data-meant]')) old.removeAttribute('data-meant');
              const said = (one) => (one.querySelector('.hidden-text') ?? one).textContent.trim();
              const all = [...document.querySelectorAll('.shell [aria-pressed][aria-disabled=false]')];
              const one = all.find((one) => one.checkVisibility() && said(one).startsWith(name));
              one?.setAttribute('data-meant', '');
              return !!one;
            }""",
            name,
        )
        return bool(found) and self.tap("[data-meant]")

    def confirm(self) -> bool:
        """Tap the confirmation, where there is one."""
        return self.tap(".bar .main")

    def pass_for_the_turn(self) -> bool:
        """Pass, here and until the turn ends."""
        return self.tap(".bar [data-habit=turn]")

    def close(self) -> bool:
        """Tap what ends it without more."""
        return self.tap(".bar .last")
