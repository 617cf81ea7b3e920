"""Answers declared beforehand, in case a seat's time runs out: one for each question of the game.

Seats with standing orders (`Game.standing`) may name several: the first that is possible then is given. Some questions
take one for each thing that they may be about (`Game.apart`), named behind the question: ``step-forward pe03``.

A declared answer is as secret as a sealed one, until it is revoked. Whether it is possible is judged when it is due; if
it is not, or nothing was declared, a bot decides.
"""

from __future__ import annotations

from dataclasses import replace

from fogtable.core.declarations.choice import Choice
from fogtable.server.actions.conditions import require_not_over
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Declare
from fogtable.server.tables import blind_windows
from fogtable.server.tables.table import Table
from fogtable.server.tables.views import encode


async def declare(table: Table, session: str | None, body: Declare) -> None:
    """Declare an answer to a question, or (``pick`` is ``None``) none any more.

    Raises:
        Refusal: ``no-clock``, ``over``; ``bad-body``: the game has no such question, or the question no such answer.
    """
    at = table.held(session, body.seat)
    standing = at in table.game.standing(table.match.options)
    if table.setting.clock is None and not standing:
        raise Refusal("no-clock", "nobody's time runs out at this table")
    require_not_over(table)
    question = next((choice for choice in table.game.choices if body.question in _names(table, choice, standing)), None)
    if question is None:
        raise Refusal("bad-body", f"{table.game.name} has no question {body.question!r:.60}", where="question")
    seats = table.published.seats
    declared = blind_windows.kept(seats[at])
    if body.pick is None:
        declared.pop(body.question, None)
    else:
        try:
            for pick in body.pick.split(" ") if standing else [body.pick]:
                question.parse(pick, table.match.names)
        except ValueError as wrong:
            raise Refusal("bad-body", str(wrong), where="pick") from None
        declared[body.question] = body.pick
    await table.declare(at, replace(seats[at], declared=encode(declared).decode() if declared else None))


def _names(table: Table, choice: type[Choice], standing: bool) -> list[str]:
    """Return by what names an answer to a question can be declared."""
    about = table.game.apart.get(choice) if standing else None
    return [choice.code()] if about is None else [f"{choice.code()} {name}" for name in about.names]
