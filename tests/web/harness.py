"""A server that comes back at its address, pages with a watch on them, and somebody who plays before a page."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, Request, Response, WebSocket

from tests.server.harness import PATIENCE, ROOT, Person, Server
from tests.web.words import Words, ids

BUSY = """
window.__busy = window.__called = 0;
const shown = {};
const hear = (said) => {
  if ('view' in said) shown[said.seat ?? ''] = said.view;
};
for (const name of ['WebSocket', 'EventSource']) {
  window[name] = class extends window[name] {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => hear(JSON.parse(data)));
    }
  };
}
const until = async (holds, patience) => {
  const end = performance.now() + patience;
  while (!holds() && performance.now() < end) await new Promise((done) => setTimeout(done, 5));
};
const real = window.fetch;
window.fetch = async (address, asked) => {
  window.__busy += 1;
  window.__called += 1;
  let view, seat;
  try {
    const response = await real(address, asked);
    const body = await response.clone().text();
    if (response.ok && /[/]views([?]again)?$/.test(address)) JSON.parse(body).forEach(hear);
    if (response.ok && address.endsWith('/answers')) {
      ({ view } = JSON.parse(body));
      ({ seat } = JSON.parse(asked.body));
    }
    return response;
  } finally {
    // The view that an answer leads to comes over another line.
    void until(() => view === undefined || shown[seat] >= view, 1000).then(() => (window.__busy -= 1));
  }
};
"""
"""Counts the calls under way, so that a test knows when the page has heard the answer to all it asked."""

LOOK = """
([decision, curtain, revealing]) => {
  const bar = document.querySelector(`section[aria-label="${decision}"]`);
  // A list beside a thing lies over everything: what is beneath it cannot be pressed.
  const ring = document.querySelector('[popover=manual]:popover-open');
  const buttons = [...(ring ? ring.querySelectorAll('button') : document.querySelectorAll('main button'))];
  const shown = (one) => one.getClientRects().length > 0;
  const name = (one) => (one.querySelector('.hidden-text') ?? one).textContent.trim();
  const confirm = bar && [...bar.querySelectorAll('button.main')].find(shown);
  const pressable = buttons.filter((one) => one.matches('[aria-pressed]:not([data-habit],[data-marks])') && shown(one));
  const all = pressable.filter((one) => one.getAttribute('aria-disabled') !== 'true');
  const free = all.filter((one) => one.getAttribute('aria-pressed') === 'false');
  const light = bar && !ring ? [...bar.querySelectorAll('[role=group] button:not([aria-pressed])')].filter(shown) : [];
  window.__picks = [...free, ...light];
  window.__confirm = confirm;
  const question = bar?.querySelector('h2')?.textContent.trim() ?? '';
  return {
    over: !!document.querySelector('a[href$="/record"]'),
    curtain: buttons.some((one) => new RegExp(curtain).test(one.textContent)),
    question,
    note: bar?.querySelector('h2 ~ p')?.textContent.trim() ?? '',
    picks: window.__picks.map(name),
    light: light.length,
    chosen: all.filter((one) => one.getAttribute('aria-pressed') === 'true').map(name),
    ready: !!confirm && !confirm.disabled,
    asked: question !== revealing && ((!!confirm && !confirm.disabled) || window.__picks.length > 0),
  };
}
"""
"""What somebody before the page sees of the decision."""

UNTIL = """
async ([condition, arg, patience]) => {
  const end = performance.now() + patience;
  for (;;) {
    const found = await window.__conditions[condition](arg);
    if (found) return found;
    if (performance.now() > end) return null;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
}
"""


class PageServer(Server):
    """A server for pages: killed and started again, it is found at the same address."""

    source = ROOT / "src"
    """Where the package lies that it runs."""
    packages: Path | None = None
    """Where packages lie whose games it has too."""

    def start(self) -> None:
        port = urlsplit(self.address).port or 0
        more = [] if self.packages is None else [str(self.packages)]
        paths = os.pathsep.join([*more, str(self.source), str(ROOT), os.environ.get("PYTHONPATH", "")])
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.web.host", str(self.folder), str(port)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                env={**os.environ, **self.environment, "PYTHONPATH": paths},
            )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+", self._process.stdout.readline())
        if found is None:
            self.kill()
            raise AssertionError(self.log.read_text())
        self.address = found[0]


WATCHES: WeakKeyDictionary[Page, Watch] = WeakKeyDictionary()


class Watch:
    """Notes what must not happen in a page, and all that it is told."""

    def __init__(self, page: Page, address: str) -> None:
        self._wrong: list[str] = []
        self._refused: list[str] = []
        self._late_passes = 0
        self.sent: list[str] = []
        self.frames: list[str] = []
        self.answers: list[tuple[str, str]] = []
        self.loading: set[Request] = set()
        """The code that the page has asked for and does not have yet."""
        self.code = 0
        """How often code was asked for, or came."""
        self.looks_ahead = False
        """It finds out by itself what lies beyond a question: refused where that is answered before."""
        self.shared = False
        """The page's seats are played behind it, too: where it passes, or asks, a moment later, it is refused."""
        self._address = address
        self._allowed: list[str] = []
        WATCHES[page] = self
        page.on("console", self._said)
        page.on("pageerror", lambda error: self._wrong.append(f"error in the page: {error}\n{error.stack}"))
        page.on("request", self._asked)
        page.on("requestfinished", self._done)
        page.on("requestfailed", self._done)
        page.on("framenavigated", lambda _: self.loading.clear())
        page.on("response", self._answered)
        page.on("websocket", self._opened)

    @property
    def wrong(self) -> list[str]:
        """What happened that must not: of refused answers those that were no late pass."""
        return self._wrong + self._refused[self._late_passes :]

    def allow(self, text: str) -> None:
        """Let messages of the console pass that contain this text."""
        self._allowed.append(text)

    def may_lose_the_server(self) -> None:
        """Let pass what the browser says where a lost line cuts off whatever is being loaded."""
        self.allow("ERR_")
        self.allow("WebSocket")

    def may_lose_the_proxy(self) -> None:
        """The same where a proxy stands between, which says itself that it reaches nobody."""
        self.may_lose_the_server()
        self.allow("502")

    def _said(self, message: ConsoleMessage) -> None:
        url = str(message.location.get("url"))
        # A tip asks why; meanwhile somebody else's answer may have taken the question away.
        refused = "409" in message.text
        looked = self.shared or self.looks_ahead
        gone = refused and url.endswith(("/reasons", "/preview") if looked else "/reasons")
        allowed = gone or any(text in message.text for text in self._allowed)
        if message.type in ("error", "warning") and not allowed:
            kept = self._refused if refused and url.endswith("/answers") else self._wrong
            kept.append(f"console: {message.text} ({url})")

    def _asked(self, request: Request) -> None:
        self.sent.append(f"{request.method} {request.url}")
        if request.resource_type in ("script", "stylesheet"):
            self.loading.add(request)
            self.code += 1
        if not request.url.startswith((self._address, "data:", "blob:" + self._address)):
            self._wrong.append(f"request to {request.url}")

    def _done(self, request: Request) -> None:
        if request in self.loading:
            self.loading.remove(request)
            self.code += 1

    def _answered(self, response: Response) -> None:
        request = response.request
        self.answers.append((response.url, request.resource_type))
        if self.shared and response.status == 409 and response.url.endswith("/answers"):
            self._late_passes += json.loads(request.post_data or "{}").get("picks") == ["pass"]

    def _opened(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self._address.replace("http", "ws", 1)):
            self._wrong.append(f"socket to {socket.url}")
        socket.on("framereceived", lambda text: self.frames.append(str(text)))


def until(page: Page, condition: str, arg: Any = None, patience: float = PATIENCE) -> Any:
    """Wait in the page until a condition (a JavaScript function) holds; return what it gave."""
    # Not page.wait_for_function: that evaluates text later, which the page's own policy forbids.
    found = page.evaluate(
        f"([arg, patience]) => {{ window.__conditions = [{condition}]; return ({UNTIL})([0, arg, patience]); }}",
        [arg, patience * 1000],
    )
    assert found, f"{condition} {arg}: did not come to be\n{page.locator('body').inner_text()[:2000]}"
    return found


def customise(page: Page, words: Words) -> Locator:
    """Unfold, on the page of a game, how a table is set up; return the form."""
    page.get_by_text(words("customise"), exact=True).click()
    form = page.locator("form:has(.end)")
    form.get_by_role("button", name=words("open-table"), exact=True).wait_for()
    return form


AT_REST = """
async () => {
  const called = window.__called;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  await frame();
  return !window.__busy && window.__called === called;
}
"""


def settle(page: Page) -> None:
    """Wait until the page has its answers, and the code that it asked for, and has shown them."""
    watch = WATCHES.get(page)
    end = time.monotonic() + PATIENCE
    while True:
        until(page, "() => !window.__busy")
        before = watch.code if watch else 0
        rests = page.evaluate(AT_REST)
        if rests and (watch is None or (not watch.loading and watch.code == before)):
            return
        assert time.monotonic() < end, f"comes to no rest: {[one.url for one in watch.loading] if watch else []}"


def warm(page: Page) -> None:
    """Do something: then it is fetched how things are played; wait until it will be."""
    page.keyboard.press("Shift")
    until(page, "() => performance.getEntriesByName('stage').length > 0")


def come_to_rest(page: Page) -> None:
    """Wait until nothing moves or changes its colour any more."""
    settle(page)
    still = "() => document.getAnimations().every((one) => one.playState !== 'running')"
    until(page, still)


HESITATION = 8_000
"""Milliseconds in which what could be picked a moment ago can be pressed."""


class Player:
    """Somebody who plays before a page, by ``mouse``, ``touch`` or ``keyboard`` alone, by chance."""

    def __init__(self, page: Page, words: Words, seed: int = 1, by: str = "mouse") -> None:
        self.page = page
        self.words = words
        self.by = by
        self.luck = random.Random(seed)
        self.questions: dict[str, int] = {}
        self.notes: set[str] = set()
        """What stood beneath the questions."""
        self.answers = self.missed = 0
        self._names = [words("decision"), words.shape("curtain-open").pattern, words("revealing")]
        self._changing = words.shape("may-change")
        numbered = PLACES if words.game == "notalone" else ()
        self._numbers = {words(f"place-{place}"): key for place, key in zip(numbered, "1234567890", strict=False)}

    def look(self) -> dict[str, Any]:
        settle(self.page)
        seen: dict[str, Any] = self.page.evaluate(LOOK, self._names)
        seen["changing"] = bool(self._changing.fullmatch(seen["note"]))
        return seen

    def wait(self) -> dict[str, Any]:
        """Wait until there is something to do here: an open question, a curtain, the end."""
        ready = f"(names) => {{ const now = ({LOOK})(names); return (now.over || now.curtain || now.asked) && now; }}"
        until(self.page, ready, self._names)
        return self.look()

    def pick(self, index: int, name: str) -> None:
        """Pick one of the things that can be picked."""
        number = self._numbers.get(name)
        if self.by == "keyboard" and number and self.luck.random() < 0.3:
            self.page.keyboard.press(number)
        else:
            self.press(f"window.__picks[{index}]")

    def press(self, element: str) -> None:
        """Press an element that a JavaScript expression names, in this player's way."""
        if self.by == "keyboard":
            self.walk_to(element)
            self.page.keyboard.press(self.luck.choice(["Enter", "Space"]))
            return
        handle = self.page.evaluate_handle(f"() => {element}").as_element()
        assert handle is not None, element
        if self.by == "touch":
            handle.tap(timeout=HESITATION)
        else:
            handle.click(timeout=HESITATION)

    def walk_to(self, element: str) -> int:
        """Move the focus to an element with the Tab key; return how often that had to be pressed."""
        way = f"""() => {{
          const goal = {element}, active = document.activeElement;
          if (active === goal || !goal.isConnected) return null;
          return active.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
        }}"""
        for count in range(1000):
            key = self.page.evaluate(way)
            if key is None:
                return count
            self.page.keyboard.press(key)
        raise AssertionError(f"the Tab key does not lead to {self.page.evaluate(f'() => {element}?.outerHTML')}")

    def confirm(self) -> None:
        if self.by == "keyboard" and self.page.evaluate("() => document.activeElement?.ariaPressed === 'true'"):
            self.page.keyboard.press("Enter")
        else:
            self.press("window.__confirm")
        self.answers += 1

    def step(self) -> str:
        """Do the next thing that can be done, once there is one; tell what that was."""
        return self.act(self.wait())

    def act(self, seen: dict[str, Any]) -> str:
        """Do something of what was seen; tell what that was."""
        if seen["over"]:
            return "over"
        if seen["curtain"]:
            shape = json.dumps(self._names[1])
            self.press(
                f"[...document.querySelectorAll('main button')].find((b) => new RegExp({shape}).test(b.textContent))"
            )
            return "curtain"
        if seen["changing"]:
            return "answered"
        if not seen["asked"]:
            return "waits"
        self.questions[seen["question"]] = self.questions.get(seen["question"], 0) + 1
        self.notes.add(seen["note"])
        if seen["ready"]:
            self.confirm()
            return "confirmed"
        assert seen["picks"], f"nothing to pick, nothing to confirm: {seen}"
        index = self.luck.randrange(len(seen["picks"]))
        if index >= len(seen["picks"]) - seen["light"]:
            self.answers += 1
        try:
            self.pick(index, seen["picks"][index])
        except Error as wrong:
            # Another question has come meanwhile, for everybody's answer has: the thing is gone, or is no choice now.
            self.missed += 1
            if self.missed > 3 or not any(why in str(wrong) for why in ("not attached", "not enabled")):
                raise
        return "picked"

    def play(self, look_on: Callable[[], None] = lambda: None, limit: int = 1500) -> None:
        """Play until the game is over."""
        for _ in range(limit):
            if self.step() == "over":
                return
            look_on()
        raise AssertionError(f"the game did not end: {self.questions}")


PLACES = ("lair", "jungle", "river", "beach", "rover", "swamp", "shelter", "wreck", "source", "artefact")


def same_session(page: Page, server: Server) -> Person:
    """Return a person who speaks to the server in the session of a page."""
    if page in WATCHES:
        WATCHES[page].shared = True
    person = Person(server)
    for cookie in page.context.cookies():
        person.client.cookies.set(cookie["name"], cookie["value"])
    return person


def seen_text(page: Page) -> str:
    """Return all words of the page, the ones for screen readers included."""
    text: str = page.evaluate(
        """() => {
          const said = ['aria-label', 'title', 'placeholder', 'alt'];
          const all = [...document.querySelectorAll('*')];
          const marks = all.flatMap((one) => said.map((name) => one.getAttribute(name) ?? ''));
          return [document.title, document.body.innerText, document.body.textContent, ...marks].join('\\n');
        }"""
    )
    return text


_RAW = re.compile(
    r"(?<![\w.-])(" + "|".join(sorted((name for name in ids() if "-" in name), key=len, reverse=True)) + r")(?![\w-])"
)
_KEBAB = re.compile(r"(?<![\w./#-])[a-z]+\d?(?:-[a-z0-9]+)+(?![\w-])")
_BROKEN = re.compile(r"\{ ?\$|\bundefined\b|\bNaN\b|\[object |\{\?")


def require_sound_text(page: Page, words: Words) -> None:
    """Make sure that no id, meaning or unfilled variable stands on the screen."""
    text = seen_text(page)
    assert not (found := _BROKEN.findall(text)), found
    assert not (found := _RAW.findall(text)), found
    if words.language != "en":
        assert not (found := _KEBAB.findall(text)), found


def require_fits(page: Page, width: int) -> None:
    """Make sure that nothing has to be scrolled sideways, however long the line is that tells what happened last."""
    wide = page.evaluate(
        """(width) => {
          const more = document.createTextNode(' and so on'.repeat(20));
          document.querySelector('.news')?.append(more);
          const all = document.documentElement.scrollWidth;
          const right = (one) => Math.round(one.getBoundingClientRect().right);
          const out = [...document.querySelectorAll('body *')].filter((one) => right(one) > width);
          more.remove();
          if (all <= width) return [];
          return [`${all} px wide`, ...out.slice(0, 8).map((one) => `${one.tagName}.${one.className} ${right(one)}`)];
        }""",
        width,
    )
    assert not wide, wide


_PARTED = r"""(names) => [...document.querySelectorAll(names)].flatMap(({ firstChild: text }) => {
  let [line, before, broken] = [null, '', false];
  for (let i = 0; i < text.data.length; i++) {
    const range = document.createRange();
    range.setStart(text, i);
    range.setEnd(text, i + 1);
    // The first letter of a line has a part at the end of the line before, too.
    const top = text.data[i] === '\u00ad' ? null : [...range.getClientRects()].at(-1)?.top ?? null;
    broken ||= line !== null && top > line + 2 && /\p{L}{2}/u.test(before + text.data[i]);
    line = top ?? line;
    before = text.data[i];
  }
  return broken ? [text.data] : [];
})"""


def require_whole_names(page: Page, names: str) -> None:
    """Make sure that no name of these elements is broken within a word, but at a syllable."""
    broken = page.evaluate(_PARTED, names)
    assert not broken, (page.viewport_size, broken)


def decision(page: Page, words: Words) -> Locator:
    """Return the bar with the decision."""
    return page.get_by_role("region", name=words("decision"), exact=True)
