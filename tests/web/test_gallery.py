"""The gallery shows every card and piece of every game: drawn, whole, readable, in each language and light."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Literal

import pytest
from playwright.sync_api import expect

from fogtable.games.onoda.components import Event
from tests.server.harness import ROOT
from tests.web.conftest import Browsing
from tests.web.harness import settle, until
from tests.web.words import LANGUAGES, Words
from tools.webclient import DIST, MODULES, find_node, succeeds

SHOWN = sorted(path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/drawn.ts"))
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

COME = """() => {
  const known = (use) => {
    const [file, id] = use.getAttribute('href').split('#');
    return file || document.getElementById(id);
  };
  return document.querySelector('figure svg, figure img')
    && [...document.querySelectorAll('figure use')].every(known)
    && [...document.querySelectorAll('figure img')].every(({ complete, naturalWidth }) => complete && naturalWidth);
}"""

WRONG = r"""async () => {
  const wrong = [];
  const files = {};
  for (const use of document.querySelectorAll('figure use')) {
    const [file, id] = use.getAttribute('href').split('#');
    if (file) files[file] ??= await fetch(file).then((got) => got.text());
    if (file ? !files[file].includes(`id="${id}"`) : !document.getElementById(id)) wrong.push(`no picture: ${id}`);
  }
  for (const image of document.querySelectorAll('figure img'))
    await image.decode().catch(() => wrong.push(`no picture: ${image.src}`));
  for (const figure of document.querySelectorAll('figure')) {
    if (!figure.querySelector('svg, img') && !figure.textContent.trim()) wrong.push(`empty: ${figure.title}`);
    for (const one of figure.querySelectorAll('*')) {
      const said = [...one.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data.trim()).join('');
      if (!said || one.closest('.hidden-text') || !one.checkVisibility({ visibilityProperty: true })) continue;
      const size = parseFloat(getComputedStyle(one).fontSize);
      if (size < (/\p{L}/u.test(said) ? 12 : 11) - 0.05) wrong.push(`${figure.title}: ${said} is ${size} px`);
      const text = document.createRange();
      text.selectNodeContents(one);
      const { left, right, top, bottom } = text.getBoundingClientRect();
      for (let cut = one; cut !== figure.parentElement; cut = cut.parentElement) {
        if (getComputedStyle(cut).overflow === 'visible') continue;
        const box = cut.getBoundingClientRect();
        const over = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom);
        if (over > 4) wrong.push(`${figure.title}: ${said} is cut off by ${over} px`);
      }
    }
  }
  return wrong;
}"""


class Quiet(SimpleHTTPRequestHandler):
    """Gives files of a folder, and says nothing of it."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def gallery(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of the gallery, which is no part of the client that is shipped."""
    node = find_node()
    if node is None or not MODULES.is_dir():
        pytest.skip("the web client's packages are not installed: `make test` installs them")
    folder = tmp_path_factory.mktemp("gallery")
    options = ("--mode", "gallery", "--outDir", str(folder), "--emptyOutDir", "--logLevel", "error")
    assert succeeds(node, "run", "--silent", "build", "--", *options)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as host:
        Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}/gallery.html"
        host.shutdown()


def test_nothing_of_the_gallery_is_shipped(built: None) -> None:
    assert [path.name for path in DIST.rglob("*") if "gallery" in path.name.lower()] == []
    assert [path.name for path in DIST.rglob("*.js") if "/gallery" in path.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHOWN)
def test_everything_is_drawn_whole_and_readable(
    gallery: str, browse: Browsing, axe: str, game: str, language: str
) -> None:
    page = browse(f"{gallery}#{game}", language=language)
    page.locator("figure").first.wait_for()
    until(page, COME)
    settle(page)
    assert page.evaluate(WRONG) == []
    page.evaluate(axe)
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        settle(page)
        found = page.evaluate("() => axe.run('figure', { runOnly: ['color-contrast'] })")
        assert found["violations"] == [], scheme


def test_no_event_is_left_out(gallery: str, browse: Browsing) -> None:
    words = Words("ru", "onoda")
    page = browse(f"{gallery}#onoda", language="ru")
    events = page.get_by_role("region", name="Events", exact=True)
    expect(events.locator("figure use[href*='.svg#']")).to_have_count(len(Event.names))
    told = events.locator(".name").all_text_contents()
    assert [name.replace("\u00ad", "") for name in told] == [words(f"event-{event}") for event in Event.names]
