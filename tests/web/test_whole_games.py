"""Whole games from the start page to the end, by a real hand in a real browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Error, Page

from tests.tiers import quick
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, require_fits, require_sound_text, require_whole_names, until
from tests.web.words import Words

ORDER = "[...document.querySelectorAll('input[type=radio][name=first]')]"


def test_a_hunted_plays_by_keyboard_alone(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(f"{server.address}/g/notalone", calm=False)
    forbid_pointer(page)
    me = Player(page, english, seed=3, by="keyboard")
    page.get_by_text(english("customise"), exact=True).wait_for()
    me.press("document.querySelector('summary')")
    until(page, f"() => {ORDER}.length")
    me.walk_to(f"{ORDER}.find((one) => one.checked)")
    page.keyboard.press("ArrowUp")  # the second of the three players, a bot, is the Creature
    assert page.evaluate(f"() => {ORDER}.findIndex((one) => one.checked)") == 1
    name = "document.querySelector('form input[type=text]')"
    me.walk_to(name)
    page.keyboard.type("Anna")
    me.walk_to("document.querySelector('form .end button')")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    try_standing_pass(me)
    me.play(lambda: sometimes(me, lambda: require_sound_text(page, english)))
    assert (
        page.get_by_role("heading", name=english("win-hunted"))
        .or_(page.get_by_role("heading", name=english("win-creature")))
        .is_visible()
    )
    assert me.answers > 10
    # What comes next is within reach of the keyboard too.
    page.get_by_role("button", name=english("look-through")).wait_for()
    me.press(
        f"[...document.querySelectorAll('.end button')].find((one) => one.innerText === '{english('look-through')}')"
    )
    page.get_by_role("button", name=english("step-on")).wait_for()
    page.keyboard.press("ArrowRight")
    until(page, "() => /^1 \\/ \\d+/.test(document.querySelector('p[aria-live] b')?.textContent ?? '')")


def try_standing_pass(me: Player) -> None:
    """Play on until the page offers to pass in such windows until the turn ends, and let it, by a key."""
    box = "document.querySelector('main .bar [data-habit=turn]')"
    for _ in range(100):
        seen = me.wait()
        assert not seen["over"]
        if me.page.evaluate(f"() => !!{box}"):
            try:
                me.walk_to(box)
            except Error:
                continue  # what could only be passed has been passed meanwhile
            me.page.keyboard.press("Enter")
            assert me.page.evaluate(f"() => {box}?.getAttribute('aria-pressed') ?? 'true'") == "true"
            return
        me.act(seen)
    raise AssertionError("passing for the turn was never offered")


@quick
def test_the_creature_plays_by_touch_on_a_phone(server: PageServer, browse: Browsing) -> None:
    words = Words("ru")
    page = browse(f"{server.address}/g/notalone", width=390, language="ru", touch=True)
    page.get_by_text(words("customise"), exact=True).tap()
    page.get_by_role("radio", name=words("seat-creature")).first.tap()
    require_fits(page, 390)
    page.get_by_role("button", name=words("play-bots"), exact=True).tap()
    page.wait_for_url("**/t/*")
    me = Player(page, words, seed=4, by="touch")

    def look_on() -> None:
        require_sound_text(page, words)
        require_fits(page, 390)
        require_whole_names(page, ".face .name")

    me.play(lambda: sometimes(me, look_on))
    assert me.answers > 10
    look_on()
    assert page.get_by_role("link", name=words("download-record")).is_visible()


def sometimes(me: Player, look_on: Callable[[], None]) -> None:
    """Look at the whole page where a question is new, and now and then."""
    total = sum(me.questions.values())
    if (1 in me.questions.values() and me.luck.random() < 0.3) or total % 15 == 0:
        look_on()


def forbid_pointer(page: Page) -> None:
    """Make any use of a pointer in this page a mistake of the test."""
    page.evaluate("() => addEventListener('pointerdown', () => { throw new Error('a pointer was used') }, true)")
