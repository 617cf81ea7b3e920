"""The page on a device: its manifest, what its worker keeps there, and what it shows without a connection."""

from __future__ import annotations

import base64
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import ROOT
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, settle, until
from tests.web.tables import finished, table
from tests.web.words import LANGUAGES, Words

PACKAGE = ROOT / "src" / "fogtable"
DIST = PACKAGE / "web_dist"
READY = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"
KEPT = """async () => {
  const kept = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const bytes = new Uint8Array(await (await cache.match(request)).arrayBuffer());
      kept[new URL(request.url).pathname] = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    }
  }
  return kept;
}"""
"""All that is in Cache Storage, by address."""


def kept_by(page: Page) -> dict[str, bytes]:
    found: dict[str, str] = page.evaluate(KEPT)
    return {path: base64.b64decode(text) for path, text in found.items()}


def installed(browse: Browsing, address: str, **more: Any) -> Page:
    """Open a page, and wait until its worker keeps it."""
    page = browse(address, service_workers="allow", **more)
    page.get_by_role("link", name=Words(more.get("language", "en"))("game-onoda")).first.wait_for()
    page.keyboard.press("Shift")
    until(page, READY)
    return page


@pytest.fixture
def upgraded(built: None, tmp_path: Path) -> Iterator[PageServer]:
    """A server whose built client is a copy, to be replaced by another build."""
    package = tmp_path / "source" / "fogtable"
    package.mkdir(parents=True)
    for path in PACKAGE.iterdir():
        if path != DIST:
            (package / path.name).symlink_to(path)
    shutil.copytree(DIST, package / "web_dist")
    made = PageServer(tmp_path)
    made.source = package.parent
    made.start()
    yield made
    made.stop()


def test_the_manifest_says_what_is_installed(server: PageServer, browse: Browsing) -> None:
    page = browse(server.address)
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{server.address}/manifest.webmanifest"
    manifest = json.loads(found["data"])
    assert manifest["display"] == "standalone"
    assert {"name", "short_name", "start_url", "id", "theme_color", "background_color"} <= set(manifest)
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    head = page.request.get(f"{server.address}/manifest.webmanifest").headers
    assert head["content-type"].split(";")[0] == "application/manifest+json"
    apple = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for icon in [*manifest["icons"], {"src": apple, "type": "image/png", "sizes": "180x180"}]:
        got = page.request.get(server.address + icon["src"])
        assert (got.status, got.headers["content-type"]) == (200, icon["type"])
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(got.body()[at : at + 4], "big") for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"


def test_nothing_of_a_table_is_kept(server: PageServer, browse: Browsing, english: Words) -> None:
    page = installed(browse, server.address)
    assert set(kept_by(page)) >= {"/", "/favicon.svg"}
    page.goto(table(server, page, "here", "bot", creature=0))
    name = page.url.rsplit("/", 1)[1]
    me = Player(page, english)
    while me.answers < 4:
        assert me.step() != "over"
    page.goto(f"{server.address}/rules/notalone")
    page.get_by_role("heading", level=1).first.wait_for()
    page.goto(f"{server.address}/t/{finished(server, seed=21, seats=3)}#a-secret")
    page.get_by_role("link", name=english("download-record")).wait_for()
    settle(page)
    kept = kept_by(page)
    assert len([path for path in kept if path.startswith("/assets/")]) > 20
    secrets = [name, "a-secret", *[cookie.get("value", "") for cookie in page.context.cookies()]]
    for path, body in kept.items():
        assert not [secret for secret in secrets if secret and secret.encode() in body], path
        if path == "/":
            body = body.replace(b"<html data-offline ", b"<html ")
        assert body == (DIST / (path[1:] or "index.html")).read_bytes(), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_connection_it_says_so_and_comes_back(
    own_server: PageServer, browse: Browsing, language: str, axe: str
) -> None:
    words = Words(language)
    page = installed(browse, own_server.address, language=language, width=390)
    browse.watches[page].allow("ERR_")
    address = table(own_server, page, "here", "bot", creature=0)
    own_server.kill()
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_text(words("offline-title"))
    expect(page.get_by_text(words("offline-text"))).to_be_visible()
    page.evaluate(axe)
    assert page.evaluate("async () => (await axe.run()).violations.map(({ id }) => id)") == []
    for _ in range(2):  # by itself it tries every five seconds
        with page.expect_event("requestfailed", timeout=4000):
            page.get_by_role("button", name=words("offline-again")).click()
    own_server.start()
    expect(page.get_by_role("heading", name=words("offline-title"))).to_have_count(0)
    Player(page, words).wait()
    assert page.url == address


def use(page: Page, address: str) -> None:
    """Open a page and do something there."""
    page.goto(address)
    page.get_by_role("link", name=Words("en")("game-onoda")).first.wait_for()
    page.keyboard.press("Shift")


def next_build(server: PageServer) -> str:
    """Replace the client by one of another build, which has other files; return one that is gone."""
    dist = server.source / "fogtable" / "web_dist"
    worker = dist / "service-worker.js"
    text = worker.read_text(encoding="utf-8")
    old = next(path for path in dist.glob("assets/Offline-*.js"))
    old.rename(old.with_name("Offline-later.js"))
    worker.write_text(
        text.replace(f"'{text.split(chr(39))[1]}'", "'later'", 1).replace(old.name, "Offline-later.js"),
        encoding="utf-8",
    )
    return f"/assets/{old.name}"


def test_a_new_build_takes_the_place_of_the_old_one(upgraded: PageServer, browse: Browsing) -> None:
    page = installed(browse, upgraded.address)
    first = page.evaluate("() => caches.keys()")
    gone = next_build(upgraded)
    open_elsewhere = page.context.new_page()
    use(open_elsewhere, upgraded.address)
    waits = "async () => !!(await navigator.serviceWorker.getRegistration()).waiting"
    until(open_elsewhere, waits)
    # The page of the older build is still open, and can still be used.
    assert first[0] in page.evaluate("() => caches.keys()")
    assert page.evaluate("(gone) => fetch(gone).then(({ status }) => status)", gone) == 200
    page.close()
    for _ in range(10):  # for a moment the browser may still count the page that was closed, or the one that is left
        use(open_elsewhere, upgraded.address)
        open_elsewhere.wait_for_timeout(1000)
        if open_elsewhere.evaluate("() => caches.keys()") == ["build-later"]:
            break
    until(open_elsewhere, "async () => (await caches.keys()).join() === 'build-later'")
    assert gone not in kept_by(open_elsewhere)


def test_a_browser_that_has_no_workers_goes_without(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse("about:blank", service_workers="allow")
    browse.watches.pop(page)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.add_init_script("delete Navigator.prototype.serviceWorker;")
    page.goto(table(server, page, "here", "bot", creature=0))
    Player(page, english).wait()
    page.wait_for_load_state("networkidle")
    assert wrong == []
