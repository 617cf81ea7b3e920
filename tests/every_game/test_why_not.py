"""Why an answer is not offered: the reasons agree with the offer, leave nothing out, and tell nothing."""

import msgspec
import pytest

from fogtable.core.bot import observe
from fogtable.core.declarations.cards import NONE
from fogtable.core.declarations.choice import PASS
from fogtable.core.declarations.streams import Stream
from fogtable.core.play.match import Match
from fogtable.core.play.redeal import redeal
from fogtable.games import NAMES, load
from tests.every_game.tables import at_every_table, decisions, new_match, seeds_of
from tests.tiers import drawn

pytestmark = drawn


def told(match: Match, seat: int) -> bytes:
    """What a seat is told of what it is not offered, and of its odds."""
    seen = observe(match, seat)
    odds = {str(option): chance.told() for option, chance in match.game.odds(seen).items()}
    return msgspec.json.encode((match.game.why.missing(seen).told(seen.choice, seen.names), odds))


def asked(match: Match) -> list[int]:
    return [seat for seat in match.state.seats if match.question(seat) is not None]


@at_every_table
def test_an_option_is_offered_exactly_if_nothing_stands_in_its_way(game, count):
    if game.why is None:
        pytest.skip("a sketch")
    for seed in seeds_of(game, 4):
        for match in decisions(new_match(game, count, seed), Stream(seed)):
            for seat in asked(match):
                seen = observe(match, seat)
                missing = game.why.missing(seen)
                for verb in game.why.declared(seen.choice):
                    expected = game.why.expected(seen, verb)
                    offered = {
                        NONE if verb.family is None else option - verb.base
                        for option in seen.options
                        if verb.base <= option < verb.base + verb.size and option != PASS
                    }
                    where = f"{seen.choice.code()}: {verb.name} after {len(match.answers)} answers, seed {seed}"
                    assert offered <= set(expected), f"{where}: nobody is said to expect {offered - set(expected)}"
                    for what in expected:
                        why = game.why.stands_against(seen, verb, what)
                        if what in offered:
                            assert why is None, f"{where}: {what} is offered in spite of {why}"
                        else:
                            option = verb.base + max(what, 0)
                            assert option in missing.options, f"{where}: nothing is said against {what}"


@at_every_table
def test_every_card_of_a_hand_of_which_something_is_asked_is_offered_or_has_a_reason(game, count):
    if game.why is None:
        pytest.skip("a sketch")
    for seed in seeds_of(game, 2):
        for match in decisions(new_match(game, count, seed), Stream(seed)):
            for seat in asked(match):
                seen = observe(match, seat)
                missing = game.why.missing(seen)
                spoken, families = set(missing.things), set()
                for verb in game.why.declared(seen.choice):
                    families.add(verb.family)
                    said = [at for at in range(verb.size) if verb.base + at in {*seen.options, *missing.options}]
                    spoken |= {(verb.family, at) for at in said}
                for family, among in game.why.things():
                    unsaid = [one for one in among(seen.view, seat) if (family, one) not in spoken]
                    assert family not in families or not unsaid, f"{seen.choice.code()}: nothing is said of {unsaid}"


@at_every_table
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_reasons(game, count):
    if game.why is None or count == 1:
        pytest.skip("nobody is here to hide from")
    for seed in seeds_of(game, 2):
        luck = Stream(seed)
        for match in decisions(new_match(game, count, seed), luck):
            if luck.below(4) == 0:
                for seat in match.awaited():
                    assert told(redeal(match, seat, seed), seat) == told(match, seat)


@pytest.mark.parametrize("name", [name for name in NAMES if load(name).why is not None])
def test_every_reason_is_given_by_some_rule_of_the_game(name):
    """No reason is declared that nothing says: each has its texts to be kept."""
    game = load(name)
    assert game.why is not None
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(game.folder.glob("why*.py")))
    unsaid = [reason for reason in game.why.reasons.table if f".{reason.upper().replace('-', '_')}" not in source]
    assert unsaid == []
