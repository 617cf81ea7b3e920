"""A replay is worked out by compiled rules where there are any: the same bytes as by the reference."""

from __future__ import annotations

import msgspec
import pytest

from fogtable.core.declarations.events import told
from fogtable.core.declarations.streams import Stream
from fogtable.core.declarations.visibility import OPEN
from fogtable.core.play.match import Match
from fogtable.core.play.view import open_part, own_part, public_part
from fogtable.games import NAMES, load
from fogtable.server.actions import replays
from fogtable.server.actions.replays import steps_of
from fogtable.server.actions.story import open_story
from tests.every_game.tables import answer_at_random
from tests.fast.checkout import needs_compiler

ANSWERS = 60


def played(name: str) -> Match:
    """Return a match that has gone on for a while, or to its end, some sealed answers taken back."""
    game, luck = load(name), Stream(11)
    match = Match(game, game.seat_counts[0], seed=11)
    while not match.over and len(match.answers) < ANSWERS:
        seat, _ = answer_at_random(match, luck)
        if luck.below(6) == 0 and match.retractable(seat):
            match.retract(seat)
    return match


@needs_compiler
@pytest.mark.parametrize("name", NAMES)
def test_a_replay_is_the_same_by_either_execution(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    finished = played(name)
    viewers = (OPEN, *finished.state.seats)
    compiled = [steps_of(finished, viewer) for viewer in viewers]
    monkeypatch.setattr(replays, "begun_again", lambda _: None)  # as where there is no module
    assert compiled == [steps_of(finished, viewer) for viewer in viewers]


@pytest.mark.parametrize("name", NAMES)
def test_the_last_step_shows_what_lies_there(name: str) -> None:
    finished = played(name)
    t, names = finished.state, finished.names
    for viewer in (OPEN, *t.seats):
        last = msgspec.json.decode(steps_of(finished, viewer)[-1])
        public = open_part(t, names) if viewer == OPEN or finished.over else public_part(t, names)
        own = {} if viewer == OPEN else own_part(t, viewer, names)
        assert last["view"] == {"public": public, "own": own}
        assert last["steps"] == last["step"] == len(finished.answers)


def test_the_story_of_a_finished_game_tells_what_was_hidden() -> None:
    finished = played("bigbrother")
    said = msgspec.json.decode(open_story(finished, 3))
    assert said == {"from": 3, "events": [told(entry, OPEN, finished.names) for entry in finished.state.log[3:]]}
