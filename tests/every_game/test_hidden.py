"""Nothing hidden reaches a seat: worlds that it cannot tell apart look alike, and every byte it gets is scanned."""

from typing import Any

import msgspec
import pytest

from fogtable.core.declarations.cards import Seat
from fogtable.core.declarations.events import told
from fogtable.core.declarations.fields import PER_SEAT, Field, Pool
from fogtable.core.declarations.laws import broken_laws, contents, owners, place_text, zones
from fogtable.core.declarations.state import fingerprint
from fogtable.core.declarations.streams import Stream
from fogtable.core.declarations.visibility import SPECTATOR, Role
from fogtable.core.play.match import Match
from fogtable.core.play.redeal import redeal
from fogtable.core.play.view import view_bytes
from tests.every_game.tables import (
    answer_at_random,
    at_every_table,
    at_every_table_of_several,
    decisions,
    new_match,
    play_on,
    seeds_of,
    under_way,
)
from tests.sketches import SKETCHES
from tests.tiers import drawn, seeds

pytestmark = drawn


def all_that_reaches(match: Match, seat: int, since: int) -> tuple[object, ...]:
    """Everything a seat is given at its decision: view, options, log from an entry on, who is awaited."""
    openly = match.waits_openly()
    asked = [p for p in match.state.seats if match.question(p) is not None or match.retractable(p)]
    question = match.question(seat)
    return (
        view_bytes(match.state, seat, match.names),
        question and question[0].code(),
        match.offered(seat),
        [told(entry, seat, match.names) for entry in match.state.log[since:]],
        openly,
        asked if openly else seat in asked,
        match.retractable(seat),
        match.over,
    )


def since_boundary(match: Match) -> int:
    """Where the log of a copy begins in its original's."""
    return len(match.state.log) - len(match.copy().state.log)


@at_every_table_of_several
def test_a_seat_cannot_tell_apart_the_worlds_it_is_dealt(game, count):
    """The original and two re-dealt worlds, all of them played to the end by the rules."""
    others = 0
    for seed in seeds_of(game, 20 if game in SKETCHES else 5):  # most of their games are over before a stop
        luck = Stream(seed)
        stops = {luck.below(12 + 25 * count) for _ in range(4)}
        for number, match in enumerate(decisions(new_match(game, count, seed), luck)):
            if number not in stops:
                continue
            before = fingerprint(match.state)
            since = since_boundary(match)
            for seat in match.awaited():
                known = all_that_reaches(match, seat, since)
                for world in (redeal(match, seat, seed), redeal(match, seat, seed + 1)):
                    assert all_that_reaches(world, seat, 0) == known
                    assert list(broken_laws(world.state, world.names)) == []
                    others += fingerprint(world.state) != before
            assert fingerprint(match.state) == before, "a re-deal changed its original"
            seat = match.awaited()[0]
            play_on(redeal(match, seat, seed + 2), Stream(seed), lawful)
    assert others


def lawful(match: Match) -> None:
    assert list(broken_laws(match.state, match.names)) == []


@at_every_table_of_several
def test_at_every_decision_of_a_game_a_re_dealt_world_looks_the_same(game, count):
    for seed in seeds_of(game, 2):
        for match in decisions(new_match(game, count, seed), Stream(seed)):
            seat = match.awaited()[-1]
            world = redeal(match, seat, seed)
            assert all_that_reaches(world, seat, 0) == all_that_reaches(match, seat, since_boundary(match))


@at_every_table
def test_the_copy_of_a_re_dealt_world_is_that_world(game, count):
    for seed in seeds(4, quick=4):
        luck = Stream(seed)
        match = under_way(game, count, seed, luck, 8 + 15 * count)
        seat = match.awaited()[0]
        world = redeal(match, seat, seed)
        for _ in range(3):
            if not world.over:
                answer_at_random(world, luck)
        copy = world.copy()
        assert fingerprint(copy.state) == fingerprint(world.state)
        left, right = play_on(copy, Stream(seed)), play_on(world, Stream(seed))
        assert fingerprint(left.state) == fingerprint(right.state)


@at_every_table_of_several
def test_only_a_seat_that_is_asked_can_be_given_another_world(game, count):
    asked_alone = (match for match in decisions(new_match(game, count, 1), Stream(1)) if len(match.awaited()) == 1)
    match = next(asked_alone)
    idle = [p for p in match.state.seats if match.question(p) is None]
    assert idle
    for seat in idle:
        with pytest.raises(ValueError, match="is not asked now: a world is re-dealt at a seat's own decision"):
            redeal(match, seat, 1)


# -- the scan ---------------------------------------------------------------------------------------------------------


def may_see(match: Match, declared: Field, row: int, viewer: int) -> bool:
    """Work out from the declaration alone who sees a row: on purpose not by the code that is tested."""
    sees = declared.sees
    groups = sees.base
    if sees.flag is not None:
        up = getattr(match.state, sees.flag)
        if up[row] if isinstance(up, list) else up:
            groups = sees.raised
    if "everyone" in groups:
        return True
    if viewer == SPECTATOR:
        return False
    owners = [row] if declared.owners is None else getattr(match.state, declared.owners)[row]
    if "owner" in groups and viewer in owners:
        return True
    return any(isinstance(g, Role) and viewer in g.seats(len(match.names)) for g in groups)


def covered(match: Match, declared: Field, value: Any) -> Any:
    """What must stand in place of a hidden value."""
    if isinstance(value, list):
        return [covered(match, declared, v) for v in value]
    counted = declared.counted
    if counted is True or (isinstance(counted, str) and getattr(match.state, counted)):
        return len(value)
    return None


def spelled(match: Match, declared: Field, value: Any) -> Any:
    """How a value that may be seen is written."""
    names = match.names if declared.family is Seat else getattr(declared.family, "names", ())
    if isinstance(value, list):
        return [spelled(match, declared, v) for v in value]
    if declared.kind == "cards":
        return [names[card] for card in value]
    if declared.kind == "one_of":
        return "none" if value < 0 else names[value]
    return value


def keys(match: Match, declared: Field) -> list[str]:
    """How the rows of a field are called in a view."""
    if declared.shape[:1] == (PER_SEAT,):
        return list(match.names)
    return [str(row) for row in range(declared.shape[0] if declared.shape else 1)]


def scan(match: Match, viewer: int) -> None:
    """Compare every byte of a view with what the declarations allow."""
    sent = msgspec.json.decode(view_bytes(match.state, viewer, match.names))
    assert set(sent) == {"public", "own"}
    assert set(sent["public"]) == set(match.state.fields)
    for name, declared in match.state.fields.items():
        value = getattr(match.state, name)
        rows = value if declared.shape else [value]
        public = sent["public"][name] if declared.shape else [sent["public"][name]]
        own = sent["own"].get(name, {})
        assert declared.shape == () or set(own) <= set(keys(match, declared)), (
            f"{name} has rows that it should not have"
        )
        for row, held in enumerate(rows):
            if not may_see(match, declared, row, SPECTATOR):
                assert public[row] == covered(match, declared, held), f"{name}[{row}] is shown to everybody"
            else:
                assert public[row] == spelled(match, declared, held), f"{name}[{row}] is not shown to everybody"
            key = keys(match, declared)[row]
            given = {key: own} if not declared.shape and name in sent["own"] else own if declared.shape else {}
            beyond = may_see(match, declared, row, viewer) and not may_see(match, declared, row, SPECTATOR)
            assert (key in given) == beyond, f"{name}[{row}]: the viewer's own part is wrong"
            assert not beyond or given[key] == spelled(match, declared, held)


def seen(match: Match, viewer: int) -> dict[tuple[type, int], set[str]]:
    """Return where the viewer sees each card of the pools that everybody shares, or is told that it lies."""
    found: dict[tuple[type, int], set[str]] = {}
    for pool in match.state.pools:
        if pool.owned is None:
            for place in (*zones(match.state, pool, None), *told_of(match, pool)):
                if may_see(match, match.state.fields[place[0]], place[1] or 0, viewer):
                    for card in contents(match.state, place):
                        found.setdefault((pool.family, card), set()).add(place_text(match.state, place, match.names))
    return found


def told_of(match: Match, pool: Pool) -> list[tuple[str, int | None]]:
    """Return the rows of the fields that list cards known to lie in zones of a pool."""
    lists = {name for zone in pool.zones for name in match.state.fields[zone].holds}
    rows = {name: getattr(match.state, name) for name in sorted(lists)}
    return [(name, row if isinstance(held, list) else None) for name, held in rows.items() for row in range(len(held))]


def shared(match: Match) -> set[type]:
    return {pool.family for pool in match.state.pools if pool.owned is None}


@at_every_table
def test_every_byte_of_every_view_is_one_that_may_be_seen(game, count):
    for seed in seeds_of(game, 3):
        for match in decisions(new_match(game, count, seed), Stream(seed)):
            for viewer in (*match.state.seats, SPECTATOR):
                scan(match, viewer)


@at_every_table_of_several
def test_an_event_names_no_card_that_its_reader_does_not_see_before_or_after(game, count):
    named = 0
    for seed in seeds_of(game, 4):
        match, luck = new_match(game, count, seed), Stream(seed)
        viewers = (*match.state.seats, SPECTATOR)
        families = shared(match)
        known = len(match.state.log)
        while not match.over:
            before = {viewer: seen(match, viewer) for viewer in viewers}
            answer_at_random(match, luck)
            for entry in match.state.log[known:]:
                what, values, _ = entry
                for viewer in viewers:
                    heard = told(entry, viewer, match.names)
                    for (arg, declared), value in zip(what.args.items(), values, strict=True):
                        family = getattr(declared, "family", declared)
                        if heard is None or heard["args"][arg] is None or family not in families:
                            continue
                        for card in value if isinstance(value, tuple) else (value,):
                            after = seen(match, viewer)
                            named += 1
                            assert card < 0 or (family, card) in before[viewer] or (family, card) in after, (
                                f"{match.names[viewer] if viewer >= 0 else 'a spectator'} is told of "
                                f"{family.name(card)} by {what.name}"
                            )
            known = len(match.state.log)
    assert named


@at_every_table
def test_every_card_has_one_owner_where_cards_are_owned(game, count):
    """The set of what a seat owns is public: it must be exactly what lies in its zones."""
    match = new_match(game, count, 3)
    for pool in match.state.pools:
        for owner in owners(match.state, pool):
            if owner is not None:
                held = [card for place in zones(match.state, pool, owner) for card in contents(match.state, place)]
                assert sorted(held) == list(getattr(match.state, pool.owned or "")[owner])
