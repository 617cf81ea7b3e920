"""Set-up: the options of the game, and what lies where before anything is left to chance."""

from __future__ import annotations

import msgspec

from newgame.components import Lamp
from newgame.state import Table


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game has no options: each would be a field here, with its default."""


def setup(t: Table, options: Options) -> None:  # NG-1.1
    """Put all lamps where the dealing takes them from."""
    t.left_over = Lamp.ALL
