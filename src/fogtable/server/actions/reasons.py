"""Why not: what stands in the way of the answers that a seat is not offered; and the odds of those that it is.

It is worked out from the view of that seat, of the present position or of a world in which its draft was tried: so it
knows nothing that the seat does not know. The rules do not run on for it, nothing is changed.
"""

from __future__ import annotations

from typing import Any

from fogtable.core.bot import observe
from fogtable.core.declarations.odds import NOW
from fogtable.core.declarations.reasons import Missing
from fogtable.core.play.match import Refused
from fogtable.server.actions.conditions import require_fresh
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Preview
from fogtable.server.tables.gesture import PickRefused, ahead_in_thread
from fogtable.server.tables.table import Table
from fogtable.server.turns import Share


async def reasons(table: Table, session: str | None, body: Preview, share: Share) -> dict[str, Any]:
    """Return what is missing in the question after these picks, and odds: ``{question, options, things, odds}``.

    Raises:
        Refusal: as for a preview; ``not-asked`` if the gesture is whole.
    """
    seat = table.held(session, body.seat)
    require_fresh(table, seat, body.view)
    world = table.match
    try:
        if body.picks:
            drafted = await ahead_in_thread(table.match, seat, body.picks, share)
            if drafted is None:
                raise PickRefused(len(body.picks), Refused("not-asked", "the gesture is whole: nothing is asked"))
            world = drafted
    except PickRefused as why:
        raise Refusal(why.code, str(why), pick=why.pick) from None
    if world.question(seat) is None:
        raise Refusal("not-asked", f"{body.seat} is not asked anything now")
    seen = observe(world, seat)
    why_not = world.game.why
    missing = Missing({}, {}) if why_not is None else why_not.missing(seen)
    chances = world.game.odds(seen)
    told = {"" if option == NOW else seen.meaning(option): chance.told() for option, chance in chances.items()}
    return {**missing.told(seen.choice, seen.names), "odds": told}
