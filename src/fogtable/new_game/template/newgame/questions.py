"""What players are asked."""

from __future__ import annotations

from fogtable.core.rules import Choice, of
from newgame.components import Lamp


class Lay(Choice):
    """Which lamp to lay (NG-2.1)."""

    # Everybody sees when only one is left: the last lamp is laid without a question.
    OBVIOUS = True
    LAY = of(Lamp)


QUESTIONS = (Lay,)
