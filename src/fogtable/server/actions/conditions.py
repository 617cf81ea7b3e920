"""When something can be done at a table, and by whom; what cannot is refused, and nothing has changed."""

from __future__ import annotations

from fogtable.server.refusals import Refusal
from fogtable.server.tables.table import Table


def require_host(table: Table, session: str | None) -> None:
    """Refuse what only the host may do.

    Raises:
        Refusal: ``not-host``.
    """
    if session is None or session != table.setting.host:
        raise Refusal("not-host", "only who opened the table may do that")


def require_not_over(table: Table) -> None:
    """Refuse what is only for before the end.

    Raises:
        Refusal: ``over``.
    """
    if table.position.over:
        raise Refusal("over", "the game is over")


def require_playing(table: Table) -> None:
    """Refuse what is only for while the game goes on.

    Raises:
        Refusal: ``over``, ``not-asked``.
    """
    require_not_over(table)
    if table.published.state != "playing":
        raise Refusal("not-asked", "the game has not begun yet")


def require_over(table: Table) -> None:
    """Refuse what is only for after the end.

    Raises:
        Refusal: ``not-over``.
    """
    if table.published.state != "over":
        raise Refusal("not-over", "the game is not over yet")


def require_result(table: Table) -> None:
    """Refuse what is only for after an end by the rules.

    Raises:
        Refusal: ``not-over``.
    """
    if not table.match.over:
        raise Refusal("not-over", "the game has not come to its end")


def require_fresh(table: Table, seat: int, view: int) -> None:
    """Refuse what answers another question than the present one.

    Raises:
        Refusal: ``over``, ``not-asked``, ``stale-view``.
    """
    require_playing(table)
    _require_seen(table, seat, view)


def require_undoable(table: Table, seat: int, view: int) -> None:
    """Refuse to take back what cannot be.

    Raises:
        Refusal: ``stale-view``, ``not-undoable``.
    """
    _require_seen(table, seat, view)
    if table.position.undoable_by() != seat:
        raise Refusal("not-undoable", "something new has been seen since, or there is nothing to take back")


def _require_seen(table: Table, seat: int, view: int) -> None:
    seen = table.published.views[seat]
    if not seen.since <= view <= seen.view:
        raise Refusal("stale-view", f"the view is number {seen.view} now", view=seen.view)
