"""Runs a real server for a test: ``python -m tests.server.host FOLDER``, with the test's own game and the real ones."""

import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from fogtable.games import NAMES, load
from fogtable.server.background import shuffling
from fogtable.server.http.limits import Limits
from fogtable.server.process.connections import Timeouts
from fogtable.server.process.listening import listen
from fogtable.server.process.running import run
from fogtable.server.process.settings import Settings
from fogtable.server.store import tokens
from fogtable.server.tables import workers
from tests.server.auction import AUCTION
from tests.server.luck import fix

BEAT = "TEST_BEAT"
"""The variable that says how many seconds lie between two beats of a worker's heart."""
GRACE = "TEST_GRACE"
"""The variable that says for how many seconds a token counts whose successor has been shown."""
SHUFFLING = "TEST_SHUFFLING"
"""The variable that says for how many seconds the values of seats are waited for."""
PASSKEYS = "TEST_PASSKEYS"
"""The variable that, whatever it says, lets people sign in on further devices."""
WINDOW = "TEST_WINDOW"
"""The variable that says for how many seconds blind windows are open; else there are none: everybody is asked."""

if __name__ == "__main__":
    fix(pytest.MonkeyPatch())
    workers.BEAT = float(os.environ.get(BEAT, workers.BEAT))  # type: ignore[misc]
    vars(tokens)["GRACE"] = int(os.environ.get(GRACE, tokens.GRACE))
    vars(shuffling)["SECONDS"] = float(os.environ.get(SHUFFLING, 3600.0))
    window = float(os.environ.get(WINDOW, 0.0))
    real = {name: load(name) for name in NAMES}
    real = {name: replace(game, window_seconds=window if game.window_seconds else 0.0) for name, game in real.items()}
    games = {"auction": AUCTION, **real}
    run(
        listen("127.0.0.1", 0, fallback=False),
        Path(sys.argv[1]),
        # However slow the machine, who reads late is not cut off: that is tested where it is the subject (bounded.py).
        Settings(limits=Limits(1000), timeouts=Timeouts(taking=600.0), passkeys=PASSKEYS in os.environ),
        games=games,
        pause=(0.0, 0.002),
    )
