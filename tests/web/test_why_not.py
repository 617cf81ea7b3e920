"""Why something cannot be chosen: asked of the server when a tip opens, and said in plain words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Request, expect

from fogtable.core.bot import observe
from fogtable.core.declarations.odds import NOW
from fogtable.core.game import Game
from fogtable.core.play.match import Match
from fogtable.games import NAMES, load
from fogtable.games.anima.components import RollOf
from tests.server.harness import ROOT
from tests.web.anima_games import asked, go_on, moment
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, decision, settle
from tests.web.pictures import SCENES
from tests.web.tables import table
from tests.web.words import LANGUAGES, Words, messages

GAMES = [name for name in NAMES if load(name).why is not None]

ODDS = [name for name in NAMES if load(name).odds is not Game.odds]
"""Games that tell the odds of answers in words of their own."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_words_that_name_what_is_missing(game: str, language: str) -> None:
    why = load(game).why
    assert why is not None
    texts = messages(ROOT / "web" / "src" / "games" / game / "texts" / "why", language)
    odds = {f"odds-{game}"} if game in ODDS else set()
    assert set(texts) == {f"why-{game}-{reason}" for reason in why.reasons.table} | odds
    for name, because in why.reasons.table.items():
        assert texts[f"why-{game}-{name}"] <= set(because.args), name


def reasons_asked(page: Page) -> list[str]:
    """Collect the calls for reasons."""
    found: list[str] = []

    def hear(request: Request) -> None:
        if request.url.endswith("/reasons"):
            found.append(str(request.post_data))

    page.on("request", hear)
    return found


def test_a_tip_says_why_and_asks_once_for_each_question(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    calls = reasons_asked(page)
    page.goto(table(server, page, "here", "bot", "bot"))
    Player(page, english).wait()
    settle(page)
    assert not calls, "nobody has asked why"
    planet = page.get_by_role("region", name=english("zone-planet"))
    tip = page.get_by_role("tooltip")
    planet.get_by_role("button", name=english("place-swamp")).hover()
    expect(tip).to_contain_text(english("why-notalone-not-owned"))
    planet.get_by_role("button", name=english("place-wreck")).hover()
    expect(tip).to_contain_text(english("place-wreck"))
    expect(tip).to_contain_text(english("why-notalone-not-owned"))
    assert len(calls) == 1


def test_where_nothing_can_be_learned_a_tip_says_what_it_can(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot"))
    Player(page, english).wait()
    settle(page)
    page.route("**/reasons", lambda route: route.fulfill(json={}))
    page.get_by_role("region", name=english("zone-planet")).get_by_role("button", name=english("place-swamp")).hover()
    expect(page.get_by_role("tooltip")).to_contain_text(english("why-not-offered"))


def test_a_battle_tells_its_odds_as_it_stands_and_with_each_card(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "anima")
    page = browse(server.address)
    at = moment(asked("fight"))
    go_on(server, page, at)
    seen = observe(at.match, at.seat)
    odds = {option: round(100 * won / all) for option, (won, _, all) in load("anima").odds(seen).items()}
    bar = decision(page, words)
    expect(bar).to_contain_text(words("odds-anima", won=odds.pop(NOW), drawn=0))
    for option, percent in odds.items():
        name = words(f"kind-{seen.meaning(option).split(':')[1]}")
        expect(bar.get_by_role("button", name=name)).to_contain_text(words("odds-anima", won=percent, drawn=0))


def test_a_die_in_battle_tells_the_odds_of_rolling_it_again(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "anima")
    page = browse(server.address)

    def fits(match: Match, seat: int, question: str) -> bool:
        """A die of one's own battle."""
        t = match.state
        return question == "reroll" and t.roll_of == RollOf.BATTLE and seat in (t.fighter, t.rival)

    at = moment(fits)
    go_on(server, page, at)
    seen = observe(at.match, at.seat)
    odds = load("anima").odds(seen)
    assert set(odds) == set(seen.options)
    for option, (won, _, all_) in odds.items():
        name = words(f"which-die-{seen.meaning(option).split(':')[1]}")
        told = words("odds-anima", won=round(100 * won / all_), drawn=0)
        expect(page.locator(".dice").get_by_role("button", name=name)).to_contain_text(told)


def test_where_odds_are_not_told_at_once_they_come_with_the_first_tip(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "onoda")
    page = browse(server.address)
    SCENES["onoda"].open(server, page)
    bar = decision(page, words)
    raid = bar.get_by_role("button", name=words("do-act-raid"))
    expect(raid).not_to_contain_text("%")
    page.locator("main button[aria-disabled=true]").first.hover()
    expect(raid).to_contain_text(re.compile(re.escape(words("odds-onoda", won="N")).replace("N", r"\d+")))
