"""1984 in the browser: the map is zoomed and moved, by pointer, fingers and keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.bigbrother_games import before_the_map, laid
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, settle, until
from tests.web.words import Words

LET_GO_AND_DRAG = """
async () => {
  const by = (type, clientX) =>
    new PointerEvent(type, { pointerType: 'mouse', buttons: 1, clientX, clientY: 400, bubbles: true });
  window.dispatchEvent(by('pointerup', 300));
  document.querySelector('.window').dispatchEvent(by('pointerdown', 300));
  await new Promise((done) => setTimeout(done, 20));
  window.dispatchEvent(by('pointermove', 360));
  window.dispatchEvent(by('pointerup', 360));
}
"""


def test_the_map_zooms_and_is_walked_by_arrow_keys(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "bigbrother")
    page = browse(server.address)
    before_the_map(server, page, words)
    town = page.get_by_role("region", name=words("map"), exact=True)
    width = "() => document.querySelector('.sheet').getBoundingClientRect().width"
    whole = page.evaluate(width)
    town.get_by_role("button", name=words("zoom-in")).click()
    nearer = page.evaluate(width)
    assert nearer > whole * 1.2
    cell = page.locator("[data-cell=pe01] button")
    cell.focus()
    page.keyboard.press("+")
    assert page.evaluate(width) > nearer * 1.2
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-cell=pe07] button")).to_be_focused()
    page.keyboard.press("-")
    page.keyboard.press("-")
    assert page.evaluate(width) == pytest.approx(whole)
    town.get_by_role("button", name=words("zoom-in")).click()
    before = page.evaluate("() => document.querySelector('.window').scrollLeft")
    page.mouse.move(400, 400)
    page.mouse.down()
    page.mouse.move(300, 360, steps=4)
    page.mouse.up()
    # It follows the finger once a frame.
    until(page, "(to) => Math.abs(document.querySelector('.window').scrollLeft - to) <= 2", before + 100)
    # Who lets go and presses again at once drags on.
    before = page.evaluate("() => document.querySelector('.window').scrollLeft")
    page.evaluate(LET_GO_AND_DRAG)
    until(page, "(to) => Math.abs(document.querySelector('.window').scrollLeft - to) <= 2", before - 60)
    town.get_by_role("button", name=words("zoom-all")).click()
    assert page.evaluate(width) == pytest.approx(whole)


def box(page: Page, cell: str) -> dict[str, float]:
    found = page.locator(f"[data-cell={cell}]").bounding_box()
    assert found is not None
    return dict(found)


def middle(page: Page, cell: str) -> tuple[float, float]:
    there = box(page, cell)
    return there["x"] + there["width"] / 2, there["y"] + there["height"] / 2


@pytest.mark.parametrize("cell", ["pe08", "tr08"])
def test_the_wheel_zooms_about_the_pointer(server: PageServer, browse: Browsing, cell: str) -> None:
    words = Words("en", "bigbrother")
    page = browse(server.address)
    before_the_map(server, page, words)
    page.evaluate("() => scrollTo(0, 0)")
    small = box(page, cell)["width"]
    at = middle(page, cell)
    page.mouse.move(*at)
    page.keyboard.down("Control")
    for _ in range(3):
        page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    expect(page.get_by_role("button", name=words("zoom-all"))).to_be_enabled()
    page.wait_for_function(f"() => document.querySelector('[data-cell={cell}]').offsetWidth > {small} * 2")
    assert middle(page, cell) == pytest.approx(at, abs=6), "what lies under the pointer stays there"
    large = box(page, cell)["width"]
    page.mouse.wheel(0, 60)
    settle(page)
    assert box(page, cell)["width"] == pytest.approx(large), "without Control the wheel scrolls, as everywhere"


def pinched(page: Page, at: tuple[float, float], first: float, last: float, by: float = 0) -> None:
    """Put two fingers beside a point, move them apart or together, and the pair aside; take them away."""
    x, y = at
    devtools = page.context.new_cdp_session(page)

    def touch(kind: str, *points: float) -> None:
        where = [{"x": across, "y": y, "id": number} for number, across in enumerate(points)]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    touch("touchStart", x - first, x + first)
    for part in range(1, 9):
        apart, aside = first + (last - first) * part / 8, by * part / 8
        touch("touchMove", x - apart + aside, x + apart + aside)
    touch("touchEnd")
    settle(page)


def test_the_map_fills_its_frame_on_a_phone(server: PageServer, browse: Browsing) -> None:
    """It begins so near that names can be read; whole, zoomed and moved it lies within the same frame."""
    page = browse(server.address, width=360, touch=True)
    words = Words("en", "bigbrother")
    page.goto(laid(server, page, "opposition-1"))
    Player(page, words).wait()
    sizes = """() => ['.window', '.sheet'].map((name) => {
      const { width, height } = document.querySelector(name).getBoundingClientRect();
      return [width, height];
    })"""
    names = "() => parseFloat(getComputedStyle(document.querySelector('.spot .name')).fontSize)"
    frame, sheet = page.evaluate(sizes)
    assert sheet[0] > frame[0]
    assert sheet[1] > frame[1]
    expect(page.locator(".spot .name").first).not_to_have_css("display", "none")
    assert page.evaluate(names) >= 12
    page.get_by_role("button", name=words("zoom-all")).tap()
    settle(page)
    same, sheet = page.evaluate(sizes)
    assert same == frame
    assert sheet[0] == pytest.approx(frame[0], abs=6)
    assert sheet[1] <= frame[1]
    expect(page.locator(".spot .name").first).to_have_css("display", "none")


def test_two_fingers_zoom_and_move_the_map(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "bigbrother")
    page = browse(server.address, width=390, touch=True)
    before_the_map(server, page, words)
    page.get_by_role("button", name=words("zoom-all")).tap()
    settle(page)
    small, at = box(page, "pe15")["width"], middle(page, "pe15")
    pinched(page, at, 30, 75)
    large = box(page, "pe15")["width"]
    assert large == pytest.approx(small * 2.5, rel=0.1)
    # At first it is lower than its window, and cannot be moved up or down.
    assert middle(page, "pe15") == pytest.approx(at, abs=24), "what lies between the fingers stays there"
    at = middle(page, "pe15")
    pinched(page, at, 60, 60, by=40)
    assert box(page, "pe15")["width"] == pytest.approx(large, rel=0.02)
    assert middle(page, "pe15") == pytest.approx((at[0] + 40, at[1]), abs=8), "it follows the fingers"
    pinched(page, at, 75, 15)
    assert box(page, "pe15")["width"] == pytest.approx(small, rel=0.02), "never smaller than the whole"
    assert page.evaluate("() => visualViewport.scale") == 1, "the page itself is not zoomed"
    # Nothing was chosen by it, and a tap chooses as before.
    assert page.locator("[data-cell] button[aria-pressed=true]").count() == 0


def test_arrow_keys_bring_what_they_reach_into_sight(server: PageServer, browse: Browsing) -> None:
    """Near enough that a few cells fill the window: the walk from one end of London to the other is seen all along."""
    page = browse(server.address, width=390)
    words = Words("en", "bigbrother")
    page.goto(laid(server, page, "opposition-1"))
    Player(page, words).wait()
    page.locator("[data-cell=pe01] button").focus()
    for _ in range(6):
        page.keyboard.press("+")
    assert page.get_by_role("button", name=words("zoom-in")).is_disabled()
    inside = """() => {
      const at = document.activeElement.closest('[data-cell]').getBoundingClientRect();
      const frame = document.querySelector('.window').getBoundingClientRect();
      const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
      return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    }"""
    for key, times in (("ArrowRight", 9), ("ArrowDown", 5), ("ArrowLeft", 9), ("ArrowUp", 5)):
        for _ in range(times):
            page.keyboard.press(key)
            assert page.evaluate(inside), page.evaluate("() => document.activeElement.innerText")
    expect(page.locator("[data-cell=pe01] button")).to_be_focused()
