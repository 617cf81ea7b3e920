"""What a viewer sees as bytes tells nothing else: two states that differ only in hidden things give the same bytes."""

import pytest

from fogtable.core.declarations.visibility import EVERYONE, SPECTATOR
from fogtable.core.play.view import Hidden, view
from fogtable.fast.layout import flat, layout_of, place_count
from fogtable.fast.match import open_match
from fogtable.games import load
from tests.fast.checkout import needs_compiler
from tests.fast.compiled import module_of
from tests.tiers import slow

pytestmark = needs_compiler

SEEDS = range(3)


@slow  # in every tier test_identity compares sights with views, and test_hidden views of two worlds
@pytest.mark.parametrize("name", ["notalone", "onoda", "bigbrother", "anima"])
def test_what_is_hidden_leaves_no_trace_in_what_is_seen(name):
    """Every hidden place is turned over bit by bit, or its cards are exchanged for others, at many points of play."""
    game = load(name)
    module = module_of(game)
    turned = set()
    for seed in SEEDS:
        match = open_match(module, game, game.seat_counts[-1], seed=seed)
        for step in range(400):
            if match.over:
                break
            seat, _, options = match.next()
            if step % 11 == 0:
                for viewer in (*match.state.seats, SPECTATOR):
                    one, other = match.copy(), match.copy()
                    for world, fields in zip((one, other), worlds(match, viewer, turned), strict=True):
                        world.lay(fields)
                    assert one.sight(viewer) == other.sight(viewer), f"seed {seed}, step {step}, viewer {viewer}"
                    assert written(one, viewer) == written(other, viewer)
            match.take(seat, options[(step * 5 + seed) % len(options)])
    ruling = ruling_fields(game.table)
    hideable = {n for n, declared in game.table.fields.items() if declared.sees is not EVERYONE and n not in ruling}
    assert turned == hideable, "not every field that can be hidden has been"


def written(match, viewer):
    """Return the view that is sent to a viewer, as bytes."""
    writer = match.writer()
    writer.read(match)
    return writer.public, writer.own(viewer)


def worlds(match, viewer, turned):
    """Return the fields of two states that differ in all that a viewer may not know; ``turned`` gets their names."""
    table = match.game.table
    shown, ruling = view(match.state, viewer), ruling_fields(table)
    made = bytearray(match.fields()), bytearray(match.fields())
    for name, declared, start, end, _ in layout_of(table).slices:
        if name in ruling:
            continue
        size = (end - start) // place_count(declared, table.MAX_SEATS)
        for i, value in enumerate(flat(declared, getattr(shown, name), table.MAX_SEATS)):
            if not isinstance(value, Hidden):
                continue
            at = slice(start + i * size, start + (i + 1) * size)
            one = int.from_bytes(made[0][at], "little")
            if declared.kind == "cards" and value.count is not None:
                one = one or 1  # an empty set would differ in nothing
                other = exchanged(one, 8 * size)  # as many cards: that is told
            else:
                other = one ^ ((1 << 8 * size) - 1)
            for fields, number in zip(made, (one, other), strict=True):
                fields[at] = number.to_bytes(size, "little")
            turned.add(name)
    return map(bytes, made)


def exchanged(cards, width):
    """Return another set of as many cards: each card is the next one, the last is the first."""
    return (cards << 1 | cards >> width - 1) & (1 << width) - 1


def ruling_fields(table):
    """Return the fields that say who sees others, or whether cards are counted: they are left as they are."""
    named = set()
    for declared in table.fields.values():
        named |= {declared.sees.flag, declared.owners, declared.counted}
    return named
