"""Being told while no page is open: the switch on the page, and what the browser shows when a message comes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.pushing import Browser, Service
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, settle, until
from tests.web.tables import table
from tests.web.test_lobby import seat
from tests.web.words import Words

SUBSCRIBED = """
const made = %s;
PushManager.prototype.subscribe = async (asked) => {
  window.__asked = asked;
  return { toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: made.key, auth: made.secret } }) };
};
"""
"""The browser of the tests has no push service of its own; all else is real."""

SHOWN = """
async () => {
  const worker = await navigator.serviceWorker.ready;
  for (let tries = 0; tries < 100; tries += 1) {
    const all = await worker.getNotifications();
    if (all.length) return all.map(({ title, body, tag }) => ({ title, body, tag }));
    await new Promise((done) => setTimeout(done, 20));
  }
  return null;
}
"""
"""What notices stand there, waiting two seconds for one."""


def waiting(server: PageServer, browse: Browsing, language: str = "en") -> Page:
    page = browse(server.address, language=language, service_workers="allow")
    body = Browser(Service("fcm.googleapis.com"), "x").body
    page.add_init_script(SUBSCRIBED % json.dumps(body))
    page.goto(table(server, page, "here", "link", creature=0))
    seat(page, "hunted-1").wait_for()
    return page


def kept(page: Page) -> Any:
    return page.request.get(f"{'/'.join(page.url.split('/')[:3])}/api/device").json()["kept"]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_device_is_told_in_the_language_of_the_page(server: PageServer, browse: Browsing, language: str) -> None:
    words = Words(language)
    page = waiting(server, browse, language)
    page.context.grant_permissions(["notifications"])
    switch = page.get_by_role("checkbox", name=words("notice-push"))
    expect(switch).not_to_be_checked()
    switch.check()
    until(page, "() => window.__asked")
    settle(page)
    assert kept(page)
    assert page.evaluate("() => window.__asked.userVisibleOnly")
    name = page.url.rsplit("/", 1)[1]
    page.goto(server.address)
    shown = message(page, {"table": name})
    assert [(one["title"], one["body"], one["tag"]) for one in shown] == [
        (words("push-title"), words("push-text"), name)
    ]
    page.goto(f"{server.address}/t/{name}")
    expect(switch).to_be_checked()
    switch.uncheck()
    settle(page)
    assert not kept(page)


def message(page: Page, said: dict[str, str]) -> list[dict[str, str]]:
    """Let a message come as from the browser's push service; return what is shown."""
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    for _ in range(15):
        page.wait_for_timeout(20)
        if found:
            order = {"origin": "/".join(page.url.split("/")[:3]), "registrationId": found[-1], "data": json.dumps(said)}
            devtools.send("ServiceWorker.deliverPushMessage", order)
        if shown := page.evaluate(SHOWN):
            return list(shown)
        # A worker that a busy machine does not start in time never hears it; a second one with the same tag shows once.
    raise AssertionError(f"no notice was shown; registrations: {found}")


def test_who_says_no_is_not_told(server: PageServer, browse: Browsing, english: Words) -> None:
    page = waiting(server, browse)
    page.context.clear_permissions()
    switch = page.get_by_role("checkbox", name=english("notice-push"))
    page.evaluate("() => (Notification.requestPermission = async () => 'denied')")
    switch.click()
    expect(page.get_by_role("status").filter(has_text=english("push-refused"))).to_be_visible()
    expect(switch).not_to_be_checked()
    assert not kept(page)
