"""What is used, how often, and what goes with it."""

from __future__ import annotations

from typing import Final

from fogtable.core.study import Use
from fogtable.lab.columns import use_column
from fogtable.lab.report import charts
from fogtable.lab.report.charts import Bar
from fogtable.lab.report.measures import usage
from fogtable.lab.report.page import Section, Table
from fogtable.lab.report.sample import Sample
from fogtable.lab.report.writing import change_cells, percent, share_cells

_READING: Final = (
    "How often each thing is used, and what goes with it: games with at least one use are compared with those "
    "without; what is used in nearly every game is compared at the number of uses that parts the games most evenly. "
    "Only games with the same number of players and the same options are compared. This is correlation, not cause: "
    "long games have more of everything, and a card that is kept for trouble is seen in trouble. "
    "One in twenty of what changes nothing looks as if it did."
)


def uses(sample: Sample) -> list[Section]:
    """Show all that is used; nothing if the game does not say what to look at."""
    found = [_uses(sample, use) for use in sample.study.uses]
    return [Section("What is used", _READING), *found] if found else []


def _uses(sample: Sample, use: Use) -> Section:
    """Show the uses of one family, the most used first."""
    side = sample.words.side(use.side)
    colour = sample.sides.index(use.side)
    found = [
        (sample.words.member(use.text, use.family, member), usage(sample.games, _column(use, member), use.side))
        for member in use.family.ALL
    ]
    found.sort(key=lambda item: -item[1].mean)
    bars = [Bar(name, side, u.mean, f"{u.mean:.2f}") for name, u in found]
    pictures = [charts.bars(f"{use.title}: how often", bars, [side], [colour], "uses in a game")]
    moved = [(name, u.change) for name, u in found if u.change is not None]
    if moved:
        note = f"won by {side}, with minus without; in points of %; filled: surely not 0"
        pictures.append(charts.changes(f"{use.title}: what goes with it", moved, colour, note))
    lines = []
    for name, u in found:
        often, _ = share_cells(u.often)
        seldom, _ = share_cells(u.seldom)
        compared = (f"{u.split}+", often, seldom, str(u.often.tries))
        lines.append((name, f"{u.mean:.2f}", percent(u.some), *change_cells(u.change), *compared))
    head = (
        "used",
        "uses in a game",
        "games with any",
        "difference",
        "95 % interval",
        "compared at",
        "won with that",
        "won with less",
        "games with that",
    )
    text = f"{use.note} Won means won by {side}."
    return Section(use.title, text, pictures, [Table(use.title, head, lines)])


def _column(use: Use, member: int) -> str:
    return use_column(use.kind, use.family.name(member))
