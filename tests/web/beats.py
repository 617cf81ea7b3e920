"""What a page shows while it plays what has happened: everything in it that can be read, at each change."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.harness import until

RECORD = """
() => {
  const said = ['aria-label', 'title', 'placeholder', 'alt'];
  window.__samples = [];
  const look = () => {
    const lines = [...document.querySelectorAll('.log li > span')].map((one) => one.textContent.trim());
    const all = [...document.querySelectorAll('body, body *')];
    const marks = all.flatMap((one) => said.map((name) => one.getAttribute(name) ?? ''));
    const rest = document.body.cloneNode(true);
    for (const log of rest.querySelectorAll('.log, script, style')) log.remove();
    const text = [document.title, rest.textContent, ...marks].join('\\n').replace(/\\s+/g, ' ');
    const beat = document.querySelector('[data-beat]')?.dataset.beat ?? null;
    const asked = !!document.querySelector('.bar.asks');
    const last = window.__samples.at(-1);
    if (last && last.text === text && last.lines.length === lines.length && last.beat === beat) return;
    window.__samples.push({ lines, text, beat, asked, at: performance.now() });
  };
  look();
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}
"""
"""Notes all text of the page, but the log, whenever anything changes."""


def shown_at(noted: list[dict[str, Any]], text: str) -> set[str | None]:
    """Return the beats at which a text stood anywhere in the page, but in its story."""
    return {sample["beat"] for sample in noted if text in sample["text"]}


def record(page: Page) -> None:
    """Note from now on what the page shows."""
    page.evaluate(RECORD)


def samples(page: Page) -> list[dict[str, Any]]:
    """Return what was noted since :func:`record`."""
    noted: list[dict[str, Any]] = page.evaluate("() => window.__samples")
    return noted


def play_to_the_end(page: Page, lines: int) -> list[dict[str, Any]]:
    """Wait until so many lines are told and nothing is played any more; return what was shown until then."""
    ready = "(lines) => document.querySelectorAll('.log li').length >= lines && !document.querySelector('[data-beat]')"
    until(page, ready, lines)
    return samples(page)


def require_nothing_before_its_beat(noted: list[dict[str, Any]]) -> list[int]:
    """Make sure that no sentence stood anywhere before its line was told; return how many lines stood at each step."""
    story = noted[-1]["lines"]
    steps: list[int] = []
    for sample in noted:
        told = len(sample["lines"])
        assert sample["lines"] == story[:told]
        for later in story[told:]:
            # A card may say the same, as the name of its phase: that has stood there from the start.
            known = later in story[:told] or later in noted[0]["text"]
            assert known or later not in sample["text"], (later, told, sample["text"])
        if not steps or steps[-1] != told:
            steps.append(told)
    return steps
