"""Runs a real server for browser tests: ``python -m tests.web.host FOLDER PORT``; port 0: any that is free."""

import random
import secrets
import sys
from pathlib import Path

from fogtable.server.command import listen, run

if __name__ == "__main__":
    # The luck of the tables, not the tokens: the same games in every run.
    secrets.randbits = random.Random(1).getrandbits
    run(listen("127.0.0.1", int(sys.argv[2]), fallback=False), Path(sys.argv[1]), pause=(0.0, 0.002))
