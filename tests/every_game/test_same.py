"""What must come out the same: equal seeds, copies, sealed answers in another order of arrival."""

from fogtable.core.asking import Together
from fogtable.core.declarations.choice import numbers
from fogtable.core.declarations.events import told
from fogtable.core.declarations.state import fingerprint
from fogtable.core.declarations.streams import Stream
from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.core.play.match import Match
from fogtable.core.play.view import view_bytes
from tests.every_game.tables import (
    LONGEST,
    RARELY_SEALED,
    answer_at_random,
    at_every_table,
    at_every_table_of_several,
    decisions,
    new_match,
    play_on,
    seeds_of,
    waits_together,
)
from tests.tiers import drawn

pytestmark = drawn


def everything(match: Match) -> tuple[object, ...]:
    """All that can be seen of a match from anywhere, and its hidden fields."""
    seats = (*match.state.seats, SPECTATOR)
    return (
        fingerprint(match.state),
        match.over,
        match.awaited(),
        [match.offered(p) for p in match.state.seats],
        [match.retractable(p) for p in match.state.seats],
        [view_bytes(match.state, p, match.names) for p in seats],
    )


def story(match: Match, start: int) -> list[object]:
    """The log from an entry on, as each viewer is told it."""
    seats = (*match.state.seats, SPECTATOR)
    return [[told(entry, viewer, match.names) for entry in match.state.log[start:]] for viewer in seats]


def same_to_the_end(one: Match, other: Match, seed: int) -> None:
    """Play two matches with the same answers; they must be the same all the way."""
    left, right = Stream(seed), Stream(seed)
    started = len(one.state.log), len(other.state.log)
    for number in range(LONGEST):
        assert fingerprint(one.state) == fingerprint(other.state)
        if number % 8 == 0 or one.over:
            assert everything(one) == everything(other)
        if one.over:
            break
        assert answer_at_random(one, left) == answer_at_random(other, right)
    assert story(one, started[0]) == story(other, started[1])


@at_every_table
def test_equal_seeds_give_equal_games(game, count):
    for seed in seeds_of(game, 3):
        same_to_the_end(new_match(game, count, seed), new_match(game, count, seed, guarded=False), seed)


@at_every_table
def test_other_seeds_give_other_games(game, count):
    ends = [fingerprint(play_on(new_match(game, count, seed), Stream(1)).state) for seed in range(8)]
    assert len(set(ends)) > 4


@at_every_table
def test_a_copy_and_its_original_play_on_alike(game, count):
    """Copies are taken all over the game, with sealed answers open and taken back too."""
    sealed_open = 0
    for seed in seeds_of(game, 3):
        luck = Stream(seed)
        stops = {luck.below(10 + 20 * count) for _ in range(4)}
        for number, match in enumerate(decisions(new_match(game, count, seed), luck)):
            for p in match.state.seats:
                if match.retractable(p) and luck.below(4) == 0:
                    match.retract(p)
            answered = any(match.retractable(p) for p in match.state.seats)
            if number in stops or (answered and luck.below(5) == 0 and sealed_open < 4):
                sealed_open += answered
                before = everything(match)
                copy = match.copy()
                assert everything(copy) == before
                same_to_the_end(copy.copy(), copy, seed)
                assert everything(match) == before, "playing a copy changed its original"
    assert sealed_open or count < 4 or game.name in RARELY_SEALED


@at_every_table
def test_the_original_plays_on_like_its_copy(game, count):
    for seed in seeds_of(game, 5):
        luck = Stream(seed)
        match = new_match(game, count, seed)
        for _ in range(luck.below(10 + 20 * count)):
            if not match.over:
                answer_at_random(match, luck)
        same_to_the_end(match, match.copy(), seed)


@at_every_table
def test_the_copy_of_a_copy_after_the_original_went_on(game, count):
    """What the original does after the copy was made stays its own."""
    for seed in seeds_of(game, 3):
        original = new_match(game, count, seed)
        for number, match in enumerate(decisions(original, Stream(seed))):
            if number % 15 == 3:
                copy = match.copy()
                before = everything(copy)
                ahead = match.copy()
                play_on(ahead, Stream(seed + 5))
                assert everything(copy) == before
                assert everything(match) == before


Sealed = dict[int, list[int]]


def scripted(match: Match, luck: Stream) -> list[tuple[int, int] | Sealed]:
    """Play to the end in canonical order; return the answers: single ones, and those to a sealed question by seat."""
    parts: list[tuple[int, int] | Sealed] = []
    asking: object = None
    while not match.over:
        seat, _, options = match.next()
        option = options[luck.below(len(options))]
        if not waits_together(match):
            parts.append((seat, option))
        else:
            if match.request is not asking:
                parts.append({})
            parts[-1].setdefault(seat, []).append(option)
        asking = match.request
        match.answer(seat, option)
    return parts


def arrive(match: Match, answers: Sealed, luck: Stream) -> int:
    """Give the sealed answers in a random order, some of them changed on the way; return how many were taken back."""
    left = {seat: list(given) for seat, given in answers.items()}
    asking, taken_back = match.request, 0
    while any(left.values()):
        assert match.request is asking
        assert set(match.awaited()) == {seat for seat, given in left.items() if given}
        open_seats = match.awaited()
        seat = open_seats[luck.below(len(open_seats))]
        if len(open_seats) > 1 and luck.below(3) == 0:  # change one's mind: answer otherwise, and take it back
            options = numbers(match.question(seat)[1])
            match.answer(seat, options[luck.below(len(options))])
            match.retract(seat)
            left[seat] = list(answers[seat])
            taken_back += 1
        elif len(open_seats) > 1 and luck.below(4) == 0 and match.retractable(open_seats[0]):
            match.retract(open_seats[0])
            left[open_seats[0]] = list(answers[open_seats[0]])
        else:
            match.answer(seat, left[seat].pop(0))
    return taken_back


@at_every_table_of_several
def test_any_order_of_arrival_of_sealed_answers_gives_the_same_game(game, count):
    several = taken_back = 0
    for seed in seeds_of(game, 6):
        first = new_match(game, count, seed)
        parts = scripted(first, Stream(seed))
        other, luck = new_match(game, count, seed), Stream(seed + 1)
        for part in parts:
            if isinstance(part, dict):
                several += len(part) > 1
                taken_back += arrive(other, part, luck)
            else:
                assert not isinstance(other.request, Together)
                other.answer(*part)
        assert everything(first) == everything(other)
        assert story(first, 0) == story(other, 0)
        assert first.outcome == other.outcome
        again = new_match(game, count, seed)
        for seat, option in other.answers:
            again.answer(seat, option)
        assert everything(again) == everything(other)
    if count > 2 and game.name not in RARELY_SEALED:
        assert several
        assert taken_back
