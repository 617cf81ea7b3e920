"""Runs a real server for browser tests: ``python -m tests.web.host FOLDER PORT``; port 0: any that is free."""

import random
import secrets
import sys
from pathlib import Path

from fogtable.server import lobby
from fogtable.server.command import listen, run
from fogtable.server.limits import Limits
from fogtable.server.service import Service

if __name__ == "__main__":
    # The luck of the tables, not the tokens: the same games in every run.
    secrets.randbits = random.Random(1).getrandbits
    # The page counts an absence by its own clock, which a test moves on.
    vars(lobby)["AWAY_SECONDS"] = 0.0
    run(
        listen("127.0.0.1", int(sys.argv[2]), fallback=False),
        Path(sys.argv[1]),
        Service(limits=Limits(1000)),
        pause=(0.0, 0.002),
    )
