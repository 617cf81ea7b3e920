"""Luck that nobody can foresee: the same in both executions, and nothing of its key in what leaves the table."""

from __future__ import annotations

import ctypes
import hashlib
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fogtable.bots import find
from fogtable.bots.search import SearchBot
from fogtable.core.declarations.streams import SecureStream, Stream, secure_seed
from fogtable.core.formats import record
from fogtable.core.play.match import Match
from fogtable.core.play.redeal import redeal
from fogtable.fast.compiler import find_compiler
from fogtable.fast.find import RUNTIME
from fogtable.fast.match import open_match
from fogtable.fast.worlds import mirror, observe_for
from fogtable.games import load
from tests.every_game.tables import answer_at_random
from tests.fast.checkout import needs_compiler
from tests.fast.compiled import module_of
from tests.fast.identity import Start, compiled, reference
from tests.fast.playing import Tally, compare
from tests.tiers import drawn, seeds, slow

pytestmark = needs_compiler
FOUR = pytest.mark.parametrize(
    "name", ["notalone", "onoda", pytest.param("bigbrother", marks=slow), pytest.param("anima", marks=slow)]
)


def key(number: int) -> bytes:
    return hashlib.sha256(str(number).encode()).digest()


def seed(number: int) -> str:
    return secure_seed(key(number))


@drawn
@FOUR
def test_games_of_one_key_are_the_same_in_both_executions(name: str) -> None:
    """From the start, after copies, after answers that were taken back, in re-dealt worlds."""
    game, tally = load(name), Tally()
    module = module_of(game)
    for number in seeds(8, quick=2):
        luck = Stream(number)
        count = game.seat_counts[number % len(game.seat_counts)]
        compare(Start(game, count, seed(number)), reference, compiled(module), luck, tally, every=8)
    assert tally["copy"]


@FOUR
def test_a_record_of_secure_luck_is_played_by_compiled_rules(name: str) -> None:
    game = load(name)
    match = Match(game, game.seat_counts[0], seed=seed(4))
    luck = Stream(4)
    for _ in range(60):
        if not match.over:
            answer_at_random(match, luck)
    again = record.read(record.write(match), lambda _: game)
    made = open_match(module_of(game), game, len(match.names), seed=again.seed)
    assert made.take_all([n for answer in again.answers for n in answer]) == len(again.answers)
    assert made.seed == seed(4)
    assert made.state.snapshot() == match.state.snapshot()
    assert made.state.chance.came == match.state.chance.came
    assert made.state.chance.stream.below(1 << 64) == match.state.chance.stream.below(1 << 64)


def test_what_luck_brings_depends_on_the_key(notalone_module: Any) -> None:
    game = load("notalone")
    dealt = {open_match(notalone_module, game, 4, seed=seed(number)).fields() for number in range(5)}
    assert len(dealt) == 5


def some_match(begin: Any, number: int) -> Any:
    match = begin(number)
    luck = Stream(3)
    for _ in range(30):
        answer_at_random(match, luck)
    return match


def holds(match: Any, secret: bytes) -> bool:
    """Tell whether any piece of a key lies in the memory of a compiled match."""
    memory = ctypes.string_at(id(match), type(match).__basicsize__)
    return any(secret[at : at + 8] in memory for at in range(len(secret) - 7))


def test_a_world_that_a_bot_is_given_does_not_hold_the_key(notalone_module: Any) -> None:
    """What it draws on is fast luck, of a seed that was drawn for this world."""
    game = load("notalone")
    bot = SearchBot(game, 0.1, find(game, "random")())
    match = some_match(lambda number: Match(game, 4, seed=seed(number)), 1)
    seat = match.next()[0]
    assert mirror(match).seed == seed(1)
    assert holds(mirror(match), key(1)), "where it would be found"
    world = observe_for(bot, match, seat, Random(1)).world
    for held in (world, world.copy()):
        assert held.seed == 0
        assert not holds(held, key(1))
        assert not isinstance(held.state.chance.stream, SecureStream)


def test_worlds_draw_fast_luck_in_both_executions(notalone_module: Any) -> None:
    game = load("notalone")
    one = some_match(lambda number: Match(game, 4, seed=seed(number)), 2)
    other = some_match(lambda number: open_match(notalone_module, game, 4, seed=seed(number)), 2)
    seat = one.next()[0]
    for world in (redeal(one, seat, 5), other.redeal(seat, 5)):
        assert world.seed == 0
        assert isinstance(world.state.chance.stream, Stream)


def test_playing_out_and_searching_do_not_draw_by_the_key(notalone_module: Any) -> None:
    """So a search costs the same at every table, and its games tell nothing of what is to come."""
    game = load("notalone")
    match = some_match(lambda number: open_match(notalone_module, game, 4, seed=seed(number)), 3)
    seat, before = match.next()[0], match.luck
    assert match.play_out(40, 9, True, 0) == match.copy().play_out(40, 9, True, 0)
    found = [match.search(seat=seat, seconds=9.0, iterations=60, seed=1, explore=1.0)[0] for _ in range(2)]
    assert found[0] == found[1]
    assert match.luck == before


def test_a_game_that_begins_again_has_fast_luck(notalone_module: Any) -> None:
    match = open_match(notalone_module, load("notalone"), 4, seed=seed(1))
    match.reset(5)
    assert match.fields() == open_match(notalone_module, load("notalone"), 4, seed=5).fields()


def test_a_key_of_another_length_is_refused(notalone_module: Any) -> None:
    table = type(open_match(notalone_module, load("notalone"), 4))
    with pytest.raises(ValueError, match="expected a key of 32 bytes, got 31"):
        table(4, 0, b"x" * 31, 0, True, None)


FIPS = {
    b"": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    b"abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
}
"""Examples of SHA-256 that its authors give, of those that fit into one block."""


def test_our_sha_256_is_that_of_fips_180_4(tmp_path: Path) -> None:
    program = tmp_path / "hash.c"
    program.write_text(
        f'''#include "{RUNTIME}/words.h"
#include "{RUNTIME}/sha256.h"
void hash(const uint8_t *message, size_t size, uint32_t *found) {{ sha256_short(message, size, found); }}
'''
    )
    compiler, made = find_compiler(), tmp_path / "hash.so"
    assert compiler is not None
    subprocess.run([*compiler.command, *compiler.flags, "-shared", "-fPIC", "-o", made, program], check=True)
    library = ctypes.CDLL(str(made))

    def hashed(message: bytes) -> str:
        found = (ctypes.c_uint32 * 8)()
        library.hash(message, ctypes.c_size_t(len(message)), found)
        return "".join(f"{word:08x}" for word in found)

    assert {message: hashed(message) for message in FIPS} == FIPS
    for size in range(56):
        message = bytes(range(100, 100 + size))
        assert hashed(message) == hashlib.sha256(message).hexdigest()
