"""``python -m fogtable.compile.check GAME``: print the problems of a game's rules, one a line."""

from __future__ import annotations

import sys

from fogtable.compile.check.game import command

if len(sys.argv) != 2:
    sys.exit("usage: python -m fogtable.compile.check GAME")
sys.exit(command(sys.argv[1]))
