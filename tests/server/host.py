"""Runs a real server for a test: ``python -m tests.server.host FOLDER``, with the test's own game and the real ones."""

import random
import secrets
import sys
from pathlib import Path

from fogtable.games import NAMES, load
from fogtable.server.command import listen, run
from fogtable.server.limits import Limits
from fogtable.server.service import Service
from tests.server.auction import AUCTION

if __name__ == "__main__":
    # The luck of the tables, not the tokens: the same games in every run.
    secrets.randbits = random.Random(1).getrandbits
    games = {"auction": AUCTION, **{name: load(name) for name in NAMES}}
    run(
        listen("127.0.0.1", 0, fallback=False),
        Path(sys.argv[1]),
        Service(limits=Limits(1000)),
        games=games,
        pause=(0.0, 0.002),
    )
