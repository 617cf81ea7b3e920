"""What the client believes of the server's answers: generated from the Python code, and held against real answers."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from fogtable.core.bot import observe
from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.core.formats.examples import examples_of
from fogtable.core.play.match import Match
from fogtable.games import NAMES, load
from fogtable.server import requests
from fogtable.server.actions.examples import example
from fogtable.server.refusals import STATUS
from fogtable.server.store.rows import StoredSeat
from fogtable.server.tables import blind_windows, clocks, proposals, views
from fogtable.server.tables.blind_windows import Countdown
from fogtable.server.tables.catalogue import described
from fogtable.server.tables.clocks import ClockState, Moment, TimeLeft
from fogtable.server.tables.declarations import declared, rules_of, texts_of
from fogtable.server.tables.modes import lessons_of, modes_of
from fogtable.server.tables.views import ViewExtras
from tests.web.words import CLIENTS, LANGUAGES, messages
from tools import webtypes


@pytest.mark.parametrize("path", webtypes.files(), ids=lambda path: path.parent.name)
def test_generated_types_are_up_to_date(path: Any) -> None:
    assert path.read_text(encoding="utf-8") == webtypes.files()[path], "run: python -m tools.webtypes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    known = {name for folder in CLIENTS for name in messages(folder, language)}
    assert not {f"error-{code}" for code in STATUS} - known


def said(kind: Any, answer: Any) -> None:
    """Hold an answer against its description: nothing missing, nothing more, nothing of another type."""
    msgspec.json.decode(msgspec.json.encode(answer), type=kind)


@pytest.mark.parametrize("name", NAMES)
def test_answers_are_as_described(name: str) -> None:
    game = load(name)
    said(webtypes.GameInfo, {**described(game), "modes": modes_of(game), "lessons": lessons_of(game)})
    said(webtypes.DeclarationsInfo, declared(game))
    for language in LANGUAGES:
        said(webtypes.SpokenInfo, texts_of(game, language))
        said(webtypes.SpokenInfo, rules_of(game, language))
    match = Match(game, min(4, game.seat_counts[-1]), seed=5)
    events, written = views.EventLog(match), match.writer()
    luck = random.Random(5)
    around = {"locked": False, "watching": True, "listed": None, "spectators": 0, "clock": None}
    table = {"state": "playing", "seats": [], **around, "proposal": None, "rematch": None}
    while not match.over:
        for viewer, (part, _) in views.views_of(match, events, written, ViewExtras(None, None)).items():
            seat = None if viewer == SPECTATOR else match.names[viewer]
            view = {
                "seat": seat,
                "view": 1,
                "now": None,
                "table": table,
                **msgspec.json.decode(b"{" + views.members(part) + b"}"),
            }
            said(webtypes.SeatView, view)
            assert view["public"].keys() == game.table.fields.keys()
        seat = luck.choice(match.awaited())
        seen = observe(match, seat)
        if game.why is not None:
            odds = {str(option): chance.told() for option, chance in game.odds(seen).items()}
            said(webtypes.ReasonsInfo, game.why.missing(seen).told(seen.choice, seen.names) | {"odds": odds})
        match.play(seat, luck.choice(match.offered(seat)))
    for viewer in events.viewers:
        said(webtypes.Shown, views.replay_view(match, written, viewer))


@pytest.mark.parametrize("name", NAMES)
def test_examples_are_as_described(name: str) -> None:
    game = load(name)
    for path in examples_of(game).values():
        for told in example(game, path).values():
            msgspec.json.decode(told, type=webtypes.ExampleInfo)


def test_clocks_windows_and_proposals_are_as_described() -> None:
    said(webtypes.WindowInfo, blind_windows.public(Countdown(opened=7, seconds=5.0, ends=12.5, shown=True)))
    left = TimeLeft(whole=9.5, reserves=[60.0, 60.0], late=[0, 1])
    times = ClockState(1.5, left, Moment(number=3, hidden=False, awaited=(1,)), going=True)
    said(webtypes.ClockInfo, clocks.public(requests.Clock(10, 60), times, ("first", "second")))
    proposal = proposals.new("undo", 1, answers=7, shown=4)
    said(
        webtypes.ProposalInfo, proposals.public(proposal, ("first", "second"), [StoredSeat("here"), StoredSeat("link")])
    )
