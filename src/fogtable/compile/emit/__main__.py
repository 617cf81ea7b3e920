"""``python -m fogtable.compile.emit GAME``: print the C text of a game."""

from __future__ import annotations

import sys

from fogtable.compile.emit.translate import translate_game

if len(sys.argv) != 2:
    sys.exit("usage: python -m fogtable.compile.emit GAME")
sys.stdout.write(translate_game(sys.argv[1]))
