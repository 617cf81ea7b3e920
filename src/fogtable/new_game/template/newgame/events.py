"""What happens, as the log tells it; and the sources of chance."""

from __future__ import annotations

from fogtable.core.declarations.visibility import OWNER
from fogtable.core.rules import Chances, Events, Seat, draws, event, secret
from newgame.components import Lamp


class Luck(Chances):
    """All chance in the game."""

    DEAL = draws(Lamp)


class Log(Events):
    """Each event with its clause. Others are told that somebody is dealt lamps, not which."""

    DEALT = event("NG-1.2", player=Seat, lamps=secret(Lamp, OWNER))
    LAYS = event("NG-2.1", player=Seat, lamp=Lamp)
    GO_OUT = event("NG-2.2", lamps=Lamp)
    SCORES = event("NG-2.3", player=Seat, lamp=Lamp)
    NOBODY_SCORES = event("NG-2.3")
