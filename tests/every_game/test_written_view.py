"""Views that are written anew only where something has changed are those that are written from nothing."""

import msgspec

from fogtable.core.declarations.streams import Stream
from fogtable.core.declarations.visibility import EVERYONE, SPECTATOR
from fogtable.core.game import Game
from fogtable.core.play.match import Match
from fogtable.core.play.telling import Views
from fogtable.core.play.view import own_part, public_part, rows_and_viewers, viewers
from tests.every_game.tables import LONGEST, answer_at_random, at_every_table, decisions, new_match, seeds_of
from tests.tiers import drawn

pytestmark = drawn


def same(written: Views, match: Match) -> None:
    """Compare byte by byte."""
    assert written.public == msgspec.json.encode(public_part(match.state, match.names))
    for viewer in (SPECTATOR, *match.state.seats):
        assert written.own(viewer) == msgspec.json.encode(own_part(match.state, viewer, match.names))


@at_every_table
def test_what_is_kept_is_what_would_be_written(game: Game, count: int) -> None:
    for seed in seeds_of(game, 2):
        match, luck = new_match(game, count, seed), Stream(seed)
        written = match.writer()
        earlier = match.copy()
        for number in range(LONGEST):
            written.read(match)
            same(written, match)
            if match.over:
                break
            if number % 40 == 0:  # an answer was taken back: any other state may come
                written.read(earlier)
                same(written, earlier)
                earlier = match.copy()
            answer_at_random(match, luck)


@at_every_table
def test_rows_are_listed_with_those_who_see_them(game: Game, count: int) -> None:
    """As they are looked up one by one."""
    luck = Stream(3)
    for number, match in enumerate(decisions(new_match(game, count, 3), luck)):
        if number % 5:
            continue
        t = match.state
        one_by_one = [
            (viewers(t, declared, at), row)
            for name, declared in t.fields.items()
            if declared.sees is not EVERYONE
            for at, row in enumerate(getattr(t, name) if declared.shape else [getattr(t, name)])
        ]
        assert rows_and_viewers(t) == one_by_one
