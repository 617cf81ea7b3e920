"""What compiled rules write for people. That it is what the reference writes, ``test_identity`` finds out."""

import pytest

from fogtable.core.bot import observe
from fogtable.core.declarations.streams import Stream
from fogtable.core.play.match import Match
from fogtable.fast.match import open_match
from fogtable.games import load
from tests.every_game.tables import answer_at_random, decisions
from tests.fast.checkout import needs_compiler
from tests.fast.compiled import module_of

pytestmark = needs_compiler

GAME = load("notalone")


@pytest.fixture(scope="module")
def module():
    return module_of(GAME)


def texts(match, writer):
    writer.read(match)
    return writer.public, [writer.own(viewer) for viewer in range(-1, len(match.names))]


def test_what_has_not_changed_is_not_written_anew(module):
    """The very same object: whoever was sent it can see that at once."""
    match = open_match(module, GAME, 4, seed=2)
    writer = match.writer()
    kept = {"public": 0, "own": 0}
    before, decided = None, 0
    for now in decisions(match, Stream(2)):
        writer.read(now)
        seen = {"public": [writer.public], "own": [writer.own(seat) for seat in range(4)]}
        if before is not None:
            for part, old in before.items():
                for one, other in zip(old, seen[part], strict=True):
                    assert (one is other) == (one == other)
                    kept[part] += one is other
        before, decided = seen, decided + 1
    assert kept["public"] > decided / 10
    assert kept["own"] > 2 * decided


def test_a_sealed_answer_moves_nothing_that_is_others_own(module):
    """Everybody sees that somebody has committed, and the seat itself what."""
    match = open_match(module, GAME, 3, seed=4)
    while match.awaited() != (1, 2):
        match.act(match.next()[2][0])
    writer = match.writer()
    writer.read(match)
    seen = [writer.own(seat) for seat in range(3)]
    asked = match.asked(2)
    while match.awaited() == (1, 2):
        match.act(match.next()[2][0])
    writer.read(match)
    assert [writer.own(seat) is seen[seat] for seat in range(3)] == [True, False, True]
    assert match.asked(2) == asked
    committed = b'"committed":[false,true,false]'
    assert committed in writer.public


def test_a_writer_goes_on_with_any_match_of_as_many_seats(module):
    luck = Stream(3)
    match = open_match(module, GAME, 4, seed=3)
    for _ in range(25):
        answer_at_random(match, luck)
    other = open_match(module, GAME, 4, seed=9)
    writer = match.writer()
    for one in (match, other, match):
        assert texts(one, writer) == texts(one, one.writer())


def test_matches_of_other_sizes_and_executions_are_refused(module):
    writer = open_match(module, GAME, 4, seed=1).writer()
    with pytest.raises(ValueError, match="expected a game of 4 seats, got one of 3"):
        writer.read(open_match(module, GAME, 3, seed=1))
    with pytest.raises(TypeError):
        writer.read(Match(GAME, 4, seed=1))
    for seat in (-2, 4):
        with pytest.raises(ValueError, match="expected a seat from 0 to 3"):
            writer.own(seat)
    assert (writer.public, writer.own(0)) == (b"{}", b"{}")


def test_events_are_told_from_any_number_on(module):
    match, reference, luck = open_match(module, GAME, 4, seed=6), Match(GAME, 4, seed=6), Stream(6)
    for _ in range(30):
        answer_at_random(reference, luck)
        match.take(*reference.answers[-1])
    every = reference.told(0)
    assert len(every) > 20
    for first in (0, 7, 3, len(every) - 1, len(every), len(every) + 5, 0):
        assert match.told(first) == every[first:]


def test_what_a_window_is_about_reaches_a_bot_by_either_execution():
    game = load("anima")
    match, luck = Match(game, 3, seed=5), Stream(5)
    other = open_match(module_of(game), game, 3, seed=5)
    found = set()
    while len(found) < 3:
        answer_at_random(match, luck)
        other.take(*match.answers[-1])
        for seat in match.awaited():
            seen = observe(other, seat)
            assert seen.about == observe(match, seat).about
            found.add(seen.about)


def test_nobody_is_asked_where_there_is_no_seat(module):
    match = open_match(module, GAME, 3, seed=1)
    assert [match.asked(seat) for seat in (-1, 3, 99, 10**20)] == [b"null"] * 4
