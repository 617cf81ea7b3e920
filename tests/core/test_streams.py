"""The two streams of random numbers, and the seeds that begin them."""

import hashlib
import re

import pytest

from fogtable.core.declarations.chance import Chance, Source
from fogtable.core.declarations.streams import SecureStream, Stream, check_seed, key_of, secure_seed, stream_of

KEY = bytes(range(32))
BOTH = pytest.mark.parametrize(
    "begin", [lambda number: Stream(number), lambda number: SecureStream(bytes([number] * 32))]
)


def test_the_fast_stream_is_the_published_one():
    """The first outputs of SplitMix64 from seed 1234567, as its authors give them, scaled to a range."""
    expected = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    stream = Stream(1234567)
    assert [stream.below(1 << 64) for _ in expected] == expected


def test_the_secure_stream_is_sha_256_in_counter_mode():
    stream = SecureStream(KEY)
    expected = [hashlib.sha256(KEY + bytes(7) + bytes([number])).digest()[:8] for number in range(200)]
    assert [stream.below(1 << 64) for _ in expected] == [int.from_bytes(word, "big") for word in expected]
    assert SecureStream(KEY).below(1 << 64) == 0xA9D6E500293A88BD, "as docs/records.md says"


@BOTH
def test_numbers_stay_below_their_limit_and_reach_all_below_it(begin):
    stream = begin(3)
    assert {stream.below(6) for _ in range(300)} == set(range(6))
    assert {stream.below(1) for _ in range(20)} == {0}


@BOTH
def test_numbers_are_spread_evenly(begin):
    stream, seen = begin(5), [0] * 8
    for _ in range(8000):
        seen[stream.below(8)] += 1
    assert max(abs(n - 1000) for n in seen) < 150


@BOTH
def test_a_copy_goes_on_alike_and_by_itself(begin):
    stream = begin(9)
    stream.below(10)
    copy = stream.copy()
    expected = [stream.below(1 << 64) for _ in range(5)]
    assert [copy.below(1 << 64) for _ in range(5)] == expected


def test_a_seed_says_which_stream_it_begins():
    assert isinstance(stream_of(7), Stream)
    assert stream_of(7).below(1 << 64) == Stream(7).below(1 << 64)
    seed = secure_seed(KEY)
    assert seed == f"sha256:{KEY.hex()}"
    assert key_of(seed) == KEY
    assert stream_of(seed).below(1 << 64) == SecureStream(KEY).below(1 << 64)
    assert key_of(7) is None


def test_luck_of_a_game_goes_by_its_seed():
    die = Source("die", None)
    one, other = Chance(secure_seed(KEY)), SecureStream(KEY)
    rolled = [one.pick(die, range(1, 7)) for _ in range(30)]
    copy = one.copy()
    assert rolled == [1 + other.below(6) for _ in range(30)]
    assert copy.pick(die, range(100)) == other.below(100)


@pytest.mark.parametrize("seed", ["", "7", "sha256:", "sha256:" + "0" * 63, "sha256:" + "A" * 64, "sha512:" + "0" * 64])
def test_a_text_of_another_form_is_no_seed(seed):
    expected = re.escape(f"expected sha256: and 64 hexadecimal digits (0-9, a-f), got {seed!r:.20}")
    for use in (check_seed, stream_of, key_of):
        with pytest.raises(ValueError, match=f"^{expected}$"):
            use(seed)


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_number_of_more_bits_is_no_seed(seed):
    with pytest.raises(ValueError, match=re.escape(f"expected 0 to 2**64 - 1, got {seed}")):
        check_seed(seed)


@pytest.mark.parametrize("seed", [0, (1 << 64) - 1, "sha256:" + "f" * 64])
def test_seeds(seed):
    check_seed(seed)
