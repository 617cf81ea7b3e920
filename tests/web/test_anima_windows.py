"""The reaction windows of ANIMA on the page: what is asked, dice that are rolled again, passing for good."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from fogtable.core.play.match import Match
from fogtable.games.anima.components import Moment, RollOf
from tests.server.harness import Person
from tests.web.anima_games import asked, go_on, in_window, moment, reacting_after, region
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, decision, require_fits, require_sound_text, same_session, settle
from tests.web.host import WINDOW
from tests.web.stretches import play_past
from tests.web.tables import opened
from tests.web.test_accessibility import complaints
from tests.web.test_whole_games import forbid_pointer
from tests.web.words import Words


def asks(page: Page, words: Words) -> str:
    return (decision(page, words).get_by_role("heading").text_content() or "").strip()


@pytest.mark.clauses("AN-13.3")
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_every_window_says_what_it_is(server: PageServer, browse: Browsing, language: str) -> None:
    words = Words(language, "anima")
    page = browse(server.address, width=390, language=language)
    windows = {"ru": Moment.ALL[::2], "uk": Moment.ALL[1::2]}[language]
    for window in windows:
        question = {Moment.BATTLE: "fight", Moment.AREA: "save-area"}.get(window, "react")
        at = moment(in_window(window) if question == "react" else asked(question))
        go_on(server, page, at)
        said = words(f"ask-{question}")
        # The others say by themselves what it is about.
        assert asks(page, words) == (
            f"{words(f'moment-{Moment.name(window)}')}. {said}" if question == "react" else said
        )
        require_sound_text(page, words)
        require_fits(page, 390)


@pytest.mark.clauses("AN-13.8")
def test_a_window_that_opens_again_says_what_it_is(server: PageServer, browse: Browsing) -> None:
    """A card that was played in it was cancelled, or has done its work without a trace: it stands open as before."""
    words = Words("en", "anima")
    page = browse(server.address)
    for code in ("cancelled", "rerolls"):
        at = moment(reacting_after(code))
        go_on(server, page, at)
        window = Moment.name(at.match.request.args[0])
        assert asks(page, words) == f"{words(f'moment-{window}')}. {words('ask-react')}"


@pytest.mark.clauses("AN-13.14")
def test_a_die_is_rolled_again_by_keyboard(unhurried: PageServer, browse: Browsing) -> None:
    words = Words("en", "anima")
    page = browse(unhurried.address)

    def fits(match: Match, seat: int, question: str) -> bool:
        """Nobody else could cancel the card."""
        t = match.state
        lonely = not any(len(t.hand[other]) for other in t.seats if other != seat)
        fate = "play:fate" in match.offered(seat) and t.roll_of == RollOf.BATTLE
        return in_window(Moment.DIE)(match, seat, question) and fate and lonely

    at = moment(fits)
    go_on(unhurried, page, at)
    forbid_pointer(page)
    me = Player(page, words, by="keyboard")
    card = json.dumps(words("kind-fate"))
    me.press(f"[...document.querySelectorAll('.hand button')].find((one) => one.textContent.includes({card}))")
    settle(page)
    me.confirm()
    dice = region(page, words, "under-way").get_by_role("button", name=words("which-die-own"))
    expect(dice).to_have_attribute("aria-pressed", "false")
    assert asks(page, words) == words("ask-reroll")
    me.press("document.querySelector('.scene button[aria-pressed]')")
    expect(dice).to_have_attribute("aria-pressed", "true")
    me.look()
    me.confirm()
    again = words("log-rerolls", which=words("which-die-own"), number="")
    known = sum(event["code"] == "rerolls" and event["args"]["which"] == "own" for event in at.told())
    expect(region(page, words, "log").get_by_text(again)).to_have_count(known + 1)


@pytest.mark.clauses("AN-13.14", "AN-13.17")
def test_what_a_die_showed_before_is_seen(server: PageServer, browse: Browsing) -> None:
    words = Words("uk", "anima")
    page = browse(server.address, width=390, language="uk")
    at = moment(reacting_after("rerolls"))
    go_on(server, page, at)
    rolls = [event["args"] for event in at.told() if event["code"] in ("rolls", "rerolls")]
    first = max(i for i, roll in enumerate(rolls) if roll.get("what") and roll["which"] == "own")
    shown: dict[str, list[str]] = {"own": [], "other": [], "second": []}
    for roll in rolls[first:]:
        shown[roll["which"]].append(str(roll["number"]))
    stage = region(page, words, "under-way")
    old = [text.split()[-1] for text in stage.locator("s").all_text_contents()]
    assert old == [number for numbers in shown.values() for number in numbers[:-1]]
    faces = [one.get_attribute("aria-label") for one in stage.get_by_role("img").all()]
    assert faces == [numbers[-1] for numbers in shown.values() if numbers]
    require_fits(page, 390)
    require_sound_text(page, words)


def test_who_is_asked_the_same_at_once_again_passes_again(server: PageServer, browse: Browsing) -> None:
    """Then nothing that the seat sees has changed, so no new view comes: only the number in the reply tells it."""
    words = Words("en", "anima")
    page = browse(server.address)
    go_on(server, page, moment(in_window(Moment.DIE)))
    said: list[int] = []

    def answer(route: Route) -> None:
        said.append(route.request.post_data_json["view"])
        if len(said) > 1:
            route.continue_()
        else:
            route.fulfill(json={"view": said[0], "taken": 1})

    page.route("**/answers", answer)
    with page.expect_response(lambda one: one.url.endswith("/answers") and len(said) > 1):
        decision(page, words).get_by_role("button", name=words("habit-here-always")).click()
    assert said[:2] == [said[0]] * 2


@pytest.mark.clauses("AN-13.20")
def test_passing_for_good_is_said_once_and_to_nobody(server: PageServer, browse: Browsing, axe: str) -> None:
    words = Words("ru", "anima")
    page = browse(server.address, width=390, language="ru")
    at = moment(in_window(Moment.DIE))
    go_on(server, page, at)
    sent = browse.watches[page].sent
    known = len(sent)
    with page.expect_request(lambda one: one.method == "POST"):
        decision(page, words).get_by_role("button", name=words("habit-here-always")).click()
    here_asked = f"{words('moment-die')}. {words('ask-react')}"
    expect(decision(page, words).get_by_role("heading", name=here_asked, exact=True)).to_have_count(0)
    settle(page)
    posts = [one for one in sent[known:] if one.startswith("POST")]
    assert posts
    assert all(one.endswith("/answers") for one in posts)
    page.reload()
    page.get_by_role("button", name=words("players-and-story")).click()
    page.locator("summary", has_text=words("habits")).click()
    panel = page.locator("details", has_text=words("habits-text"))
    values = {window: panel.get_by_label(words(f"moment-{Moment.name(window)}")) for window in Moment.ALL}
    for window, select in values.items():
        expect(select).to_have_value("always" if window == Moment.DIE else "ask")
    require_fits(page, 390)
    assert not complaints(page, axe, (390,))
    panel.get_by_role("button", name=words("pass-this-turn")).click()
    expect(values[Moment.MOVE]).to_have_value("turn")
    panel.get_by_role("button", name=words("habits-none")).click()
    expect(values[Moment.DIE]).to_have_value("ask")


@pytest.mark.clauses("AN-13.20")
def test_who_passes_for_good_is_not_handed_the_device(server: PageServer, browse: Browsing) -> None:
    """Two before one device: without it everybody who holds a card would have to look at every window."""
    words = Words("en", "anima")
    page = browse(server.address)
    body = {"game": "anima", "players": [{"kind": "here"}, {"kind": "here"}], "options": {}, "first": 0}
    address = opened(server, page, body)
    always = json.dumps({Moment.name(window): "always" for window in Moment.ALL})
    for seat in ("party-1", "party-2"):
        key = f"passes-{address.rsplit('/', 1)[1]}-{seat}"
        page.evaluate("([key, said]) => localStorage.setItem(key, said)", [key, always])
    page.goto(address)
    me = Player(page, words, seed=2)
    play_past(server, me, "party-1", "turn", 3)
    assert words("ask-move") in me.questions
    windows = tuple(words(f"moment-{Moment.name(window)}") for window in Moment.ALL)
    assert not [question for question in me.questions if question.startswith(windows)]


def come_to_a_window(table: str, *people: Person) -> None:
    """Let people play by chance until a window stands open between them."""
    luck = random.Random(1)
    for _ in range(200):
        for seat, person in zip(("party-1", "party-2"), people, strict=True):
            view = person.view(table, seat)
            if view["window"]:
                return
            if view["asked"]:
                options = view["asked"]["options"]
                going = [one for one in options if one.startswith("go:")]
                person.answer(table, seat, [luck.choice(going or options)], view["view"])
    raise AssertionError("no window opens")


def with_windows_of(seconds: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PageServer]:
    monkeypatch.setenv(WINDOW, str(seconds))
    made = PageServer(folder)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def patient(built: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PageServer]:
    """A server whose windows last longer than any test."""
    yield from with_windows_of(3600, tmp_path, monkeypatch)


@pytest.fixture
def unhurried(built: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PageServer]:
    """A server whose windows last long enough for somebody with a keyboard, on a busy machine too."""
    yield from with_windows_of(15, tmp_path, monkeypatch)


@pytest.mark.clauses("AN-13.6", "AN-13.20")
def test_how_the_time_of_a_window_runs_out_is_shown_to_everybody(
    patient: PageServer, browse: Browsing, axe: str
) -> None:
    words = Words("uk", "anima")
    page = browse(patient.address, width=390, language="uk")
    players = [{"kind": "here", "name": "Anna"}, {"kind": "link"}]
    address = opened(patient, page, {"game": "anima", "players": players, "options": {}, "first": 0, "tempo": "strict"})
    table = address.rsplit("/", 1)[1]
    with Person(patient) as ben, same_session(page, patient) as anna:
        assert ben.claim(table, "party-2", "Ben").status_code == 200
        page.goto(address)
        onlooker = browse(address, language="uk", calm=False)
        expect(decision(page, words)).to_be_visible()
        expect(decision(page, words).locator(".countdown")).to_have_count(0)
        come_to_a_window(table, anna, ben)
        for one, easing in ((page, "steps("), (onlooker, "linear")):
            bar = decision(one, words)
            expect(bar.get_by_text(words.shape("window-lasts"))).to_have_count(1)
            moving = "(one) => one.getAnimations().map((moving) => moving.effect.getTiming())"
            (timing,) = bar.locator(".countdown").evaluate(moving)
            assert 0 < timing["duration"] <= 3_600_000
            assert timing["easing"].startswith(easing)
            assert bar.locator("[aria-live] .countdown").count() == 0
        require_fits(page, 390)
        require_sound_text(page, words)
        page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
        assert not complaints(page, axe, (390,))
