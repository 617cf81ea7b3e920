import json

import pytest

from fogtable.core.declarations.streams import secure_seed
from fogtable.core.formats import record as module
from fogtable.core.formats.record import BadRecord, read, write
from fogtable.core.play.match import Match
from tests.core.table import GAME, TableOptions
from tests.sketches import windows


def load(name):
    if name != "table":
        raise ValueError(f"expected one of table; got {name!r}")
    return GAME


def played() -> Match:
    match = Match(GAME, 3, seed=11, guarded=True)
    for _ in range(50):
        if match.over:
            return match
        seat = match.awaited()[-1]
        match.play(seat, match.offered(seat)[-1])
    raise AssertionError


def lines(match: Match) -> list[dict[str, object]]:
    return [json.loads(line) for line in write(match).splitlines()]


def text(listed: list[dict[str, object]]) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in listed)


def test_the_lines_of_a_record():
    match = Match(GAME, 2, TableOptions(dark=True), seed=5, guarded=True)
    coin = next(iter(match.state.purse[1]))
    match.play(1, "fold")
    match.play(0, "box:left")
    header, luck, first, second, end = lines(match)
    assert header == {"fogtable": 1, "game": "table", "rules": 3, "seats": 2, "options": {"dark": True}, "seed": 5}
    assert luck == {"luck": "draw", "came": GAME.luck.sources["draw"].text(coin)}
    assert first == {"seat": "player-1", "pick": "fold"}
    assert second == {"seat": "dealer", "pick": "box:left"}
    assert end["over"] is None
    assert len(str(end["hash"])) == 32


def test_the_end_is_told():
    assert lines(played())[-1]["over"] == {"side": "player", "seats": ["player-1"], "cause": "time"}


def test_a_record_is_read_back_to_the_same_bytes():
    record = write(played())
    again = read(record, load, guarded=True)
    assert again.over
    assert write(again) == record


def test_sealed_answers_stand_in_the_order_of_seats():
    for seed in range(40):
        start = Match(windows.GAME, 3, seed=seed)
        start.play(0, "move")
        asked = start.awaited()
        if len(asked) > 1:
            break
    records = set()
    for order in (asked, asked[::-1]):
        for back in (False, True):
            whole = Match(windows.GAME, 3, seed=seed)
            whole.play(0, "move")
            for seat in order:
                if back and seat != order[-1]:
                    whole.play(seat, whole.offered(seat)[0])
                    whole.retract(seat)
                whole.play(seat, "pass")
            records.add(write(whole))
    assert len(records) == 1


# -- what is refused ----------


def test_a_record_says_by_its_seed_which_luck_was_drawn():
    seed = secure_seed(bytes(range(32)))
    match = Match(GAME, 3, seed=seed, guarded=True)
    while not match.over:
        seat = match.awaited()[0]
        match.play(seat, match.offered(seat)[0])
    record = write(match)
    assert lines(match)[0]["seed"] == "sha256:000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
    again = read(record, load, guarded=True)
    assert again.seed == seed
    assert write(again) == record
    assert "but the seed gives" in refusal(record.replace(b"sha256:00", b"sha256:01"))


def refusal(record: bytes) -> str:
    with pytest.raises(BadRecord) as refused:
        read(record, load)
    assert str(refused.value) == f"line {refused.value.line}: {refused.value.text}"
    return str(refused.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"fogtable": 2}, "line 1: expected a record of format 1, got 2"),
        ({"game": "chess"}, "line 1: game: expected one of table; got 'chess'"),
        ({"rules": 2}, "line 1: rules: table is played by version 3 here, got 2"),
        ({"seats": 9}, "line 1: table is for 2 to 4 seats; got 9"),
        ({"seats": "2"}, "line 1: Expected `int`, got `str` - at `$.seats`"),
        ({"seed": -1}, "line 1: seed: expected 0 to 2**64 - 1, got -1"),
        ({"seed": "7"}, "line 1: seed: expected sha256: and 64 hexadecimal digits (0-9, a-f), got '7'"),
        ({"seed": 1 << 64}, "line 1: seed: expected 0 to 2**64 - 1, got 18446744073709551616"),
        ({"seed": 1.5}, "line 1: Expected `int | str`, got `float` - at `$.seed`"),
        ({"options": {"light": 1}}, "line 1: Object contains unknown field `light`"),
        ({"options": {"dark": "no"}}, "line 1: Expected `bool`, got `str` - at `$.dark`"),
        ({"extra": 1}, "line 1: Object contains unknown field `extra`"),
    ],
)
def test_a_header_with_a_mistake_is_refused(change, message):
    listed = lines(played())
    listed[0] |= change
    assert refusal(text(listed)) == message


def test_a_header_that_lacks_something_is_refused():
    listed = lines(played())
    del listed[0]["seed"]
    assert refusal(text(listed)) == "line 1: Object missing required field `seed`"


def test_the_first_illegal_answer_is_named():
    listed = lines(played())
    at = next(n for n, line in enumerate(listed) if line.get("pick") == "fold")
    listed[at]["pick"] = "coin:platinum" if "platinum" not in str(listed[:at]) else "coin:copper"
    message = refusal(text(listed))
    assert message.startswith(f"line {at + 1}: player-1 cannot answer coin:")
    assert "to bet now; offered: " in message


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ({"seat": "dealer", "pick": "fold"}, "dealer is not asked anything now"),
        ({"seat": "nobody", "pick": "fold"}, "expected one of the seats dealer, player-1, player-2; got 'nobody'"),
        ({"seat": "player-1", "pick": "raise"}, "player-1: bet has no option 'raise'"),
        ({"seat": "player-1", "pick": 4}, "Expected `str`, got `int` - at `$.pick`"),
        ({"seat": "player-1", "pick": "fold", "by": 1}, "Object contains unknown field `by`"),
        ({"seat": "player-1"}, "Object missing required field `pick`"),
        ({"luck": "draw", "came": "gold"}, "draw came 'gold', but the rules ask for no luck here"),
        ({"note": "hello"}, "expected an answer (seat), luck or the end (over), got the keys ['note']"),
        ({"over": None, "hash": "0"}, "the hash is '0', but the game comes to "),
    ],
)
def test_a_line_that_does_not_belong_is_refused(line, message):
    listed = lines(played())
    at = next(n for n, answer in enumerate(listed) if "seat" in answer)
    end = [] if "over" in line else listed[at:]
    assert refusal(text([*listed[:at], line, *end])).startswith(f"line {at + 1}: {message}")


def test_forged_luck_is_refused():
    listed = lines(played())
    came = listed[1]["came"]
    listed[1]["came"] = "gold" if came != "gold" else "copper"
    assert refusal(text(listed)) == f"line 2: draw came {listed[1]['came']!r}, but the seed gives draw {came!r}"
    listed[1] = {"luck": "roll", "came": came}
    assert refusal(text(listed)) == f"line 2: roll came {came!r}, but the seed gives draw {came!r}"


def test_missing_luck_is_refused():
    listed = lines(played())
    del listed[2]
    assert refusal(text(listed)) == "line 3: expected what draw brought, got an answer of 'player-1'"


def test_a_wrong_end_is_refused():
    listed = lines(played())
    listed[-1]["over"] = {"side": "dealer", "seats": [], "cause": "luck"}
    assert refusal(text(listed)) == f"line {len(listed)}: it says dealer wins (luck), but player wins (time)"
    listed[-1]["over"] = None
    assert refusal(text(listed)) == f"line {len(listed)}: it says the game goes on, but player wins (time)"


def test_a_wrong_hash_is_refused():
    listed = lines(played())
    good, listed[-1]["hash"] = listed[-1]["hash"], "0" * 32
    assert refusal(text(listed)) == (f"line {len(listed)}: the hash is {'0' * 32!r}, but the game comes to {good!r}")


def test_an_answer_after_the_end_is_refused():
    listed = lines(played())
    extra = {"seat": "player-1", "pick": "fold"}
    assert refusal(text([*listed[:-1], extra, listed[-1]])) == f"line {len(listed)}: the game is over"
    assert refusal(text([*listed, extra])) == f"line {len(listed) + 1}: nothing can follow the line of the end"


def test_a_record_that_is_cut_off_is_refused():
    record = write(played())
    listed = record.splitlines(keepends=True)
    number = len(listed)
    assert refusal(record[:-1]) == f"line {number}: the record is cut off: its last line does not end"
    assert refusal(record[:-9]).startswith(f"line {number}: ")
    cut = b"".join(listed[:-1])
    assert refusal(cut) == f"line {number}: the record is cut off: the line of the end is missing"
    assert refusal(b"") == "line 1: the record is empty"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"\n", "line 1: this is no JSON"),
        (b"hello\n", "line 1: this is no JSON"),
        (b"[1, 2]\n", "line 1: Expected `object`, got `array`"),
        (b"\xff\xfe\n", "line 1: this is no JSON"),
        (b'{"fogtable": ' + b"[" * 5000 + b"\n", "line 1: "),
        (b'{"fogtable": ' + b"9" * 400 + b"}\n", "line 1: "),
        (b" " * 20_000 + b"\n", "line 1: the line has 20000 bytes, at most 16384 are read"),
    ],
)
def test_what_is_no_record_is_refused(data, message):
    assert refusal(data).startswith(message)


def test_a_record_that_is_too_large_is_refused_unread(monkeypatch):
    monkeypatch.setattr(module, "MAX_BYTES", 100)
    record = write(played())
    assert refusal(record) == f"line 1: the record has {len(record)} bytes, at most 100 are read"


# -- what makes no record ----------


def test_a_game_without_idle_questions_makes_no_record():
    with pytest.raises(ValueError, match="a game that leaves out idle questions makes no record"):
        write(Match(GAME, 2, asks_idle=False))


def test_a_position_that_was_set_up_makes_no_record():
    match = Match(GAME, 2)
    match.state.dark = True
    match.restart()
    with pytest.raises(ValueError, match="this match did not start from its set-up and seed"):
        write(match)


def test_said_luck_makes_no_record_unless_the_seed_would_have_brought_it():
    plain = Match(GAME, 2, seed=1)
    coin = next(iter(plain.state.purse[1]))
    assert write(Match(GAME, 2, seed=1, said={"draw": [coin]})) == write(plain)
    with pytest.raises(ValueError, match="this match did not start from its set-up and seed"):
        write(Match(GAME, 2, seed=1, said={"draw": [(coin + 1) % 4]}))
