"""Uses: how often each thing is used, and how that correlates with the result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import polars as pl

from fogtable.core.study import Use
from fogtable.lab.columns import use_column
from fogtable.lab.difference import Difference
from fogtable.lab.report import charts
from fogtable.lab.report.charts import Bar
from fogtable.lab.report.findings import Finding, Subject, Sureness, listed, more_or_fewer, strongest, sureness
from fogtable.lab.report.measures import Usage, mean_change, usage
from fogtable.lab.report.moved import each_time
from fogtable.lab.report.page import Section, Table
from fogtable.lab.report.sample import Sample
from fogtable.lab.report.writing import NOTHING, change_cells, mean_change_cells, percent, share_cells, signed

_OFTEN: Final = "How often each thing is used."
_READING: Final = (
    "What goes with it: games with at least one use are compared with those "
    "without; what is used in nearly every game is compared at the number of uses that parts the games most evenly. "
    "Only games with the same number of players and the same options are compared. This is correlation, not cause: "
    "long games have more of everything, and a card that is kept for trouble is seen in trouble. "
    "One in twenty of what changes nothing looks as if it did."
)


def uses(sample: Sample) -> list[Section]:
    """Show all uses; nothing if the game names none to look at."""
    tried = {kind for trial in sample.study.trials for kind in (trial.came, trial.tried, trial.done)}
    told = [use for use in sample.study.uses if use.kind not in tried]
    if not told:
        return []
    used = {use.kind: _of(sample, use) for use in told if use.side}
    found = [_uses(sample, use, used[use.kind]) if use.side else _counts(sample, use) for use in told]
    reading = " ".join([_OFTEN, *([_READING] if used else [])])
    said = [*_never(sample), *_strong(sample, [(use, used[use.kind]) for use in told if use.side])]
    return [Section("What is used", reading, findings=said), *found]


def _never(sample: Sample) -> list[Finding]:
    """Return what nobody used, by family; what is used in any way does not count."""
    found = []
    for family in dict.fromkeys(use.family for use in sample.study.uses):
        ways = [use for use in sample.study.uses if use.family is family]
        members = sorted({member for use in ways for member in use.members})
        columns = {member: [use_column(use.kind, family.name(member)) for use in ways] for member in members}
        sums = {member: sum(int(sample.games[column].sum()) for column in named) for member, named in columns.items()}
        names = [sample.words.member(ways[0].text, family, member) for member, count in sums.items() if not count]
        if names and len(names) < len(sums):
            label = " or ".join(dict.fromkeys(use.title.lower() for use in ways))
            never = f"{len(names)} of {len(sums)} never in {sample.games.height:,} games"
            text = f"{label.capitalize()}: {never}: {listed(names)}."
            found.append(Finding(Subject.UNUSED, text, weight=len(names)))
    return found


_STRONGEST: Final = 5
"""How many of what goes with the result most are told in sentences."""


def _strong(sample: Sample, all_used: list[tuple[Use, list[_Used]]]) -> list[Finding]:
    """Return what goes with the result most."""
    among = sum(len(found) for _, found in all_used)
    said = []
    for use, found in all_used:
        for one in found:
            change, scale, what = one.usage.change, 100, f"games {sample.won_by(use.side)}"
            if sample.study.score is not None:
                change, scale, what = one.payoff, 1, "of payoff"
            if change is None or not change.value:
                continue
            points, reach = more_or_fewer(change, scale)
            text = (
                f"{one.name} ({use.title.lower()}): {sample.used_at(use, one.usage.split)}, {points} {what} ({reach})."
            )
            said.append(Finding(Subject.STRONG, text, sureness(change, among), abs(change.value)))
    kept = strongest(said, _STRONGEST)
    if kept or not among:
        return kept
    return [
        Finding(Subject.STRONG, f"None of {among} things goes with the result more than chance has it.", Sureness.OPEN)
    ]


def _of(sample: Sample, use: Use) -> list[_Used]:
    """Return the uses of one family, the most used first."""
    return sorted((_used(sample, use, member) for member in use.members), key=lambda used: -used.mean)


@dataclass(frozen=True)
class _Used:
    """How often one thing is used, and how that goes with the result. ``payoff``: with minus without, 0 to 100."""

    member: int
    name: str
    mean: float
    some: float
    usage: Usage
    payoff: Difference | None


def _uses(sample: Sample, use: Use, found: list[_Used]) -> Section:
    """Show the uses of one family, the most used first."""
    side, won = sample.words.side(use.side), sample.won_by(use.side)
    scored = sample.study.score is not None
    colour = sample.sides.index(use.side)
    bars = [Bar(used.name, side, used.mean, f"{used.mean:.2f}") for used in found]
    pictures = [charts.bars(f"{use.title}: how often", bars, [side], [colour], "uses in a game")]
    moved = [(used.name, used.usage.change) for used in found if used.usage.change is not None]
    if moved:
        note = f"{won}, with minus without; in points of %; filled: surely not 0"
        title = f"{use.title}: what goes with it"
        pictures.append(charts.changes(title, sorted(moved, key=_by_value), colour, note))
    worth = [(used.name, used.payoff) for used in found if used.payoff is not None]
    if worth:
        note = "mean payoff (0 to 100), with minus without; filled: surely not 0"
        pictures.append(charts.means(f"{use.title}: payoff", sorted(worth, key=_by_value), colour, note))
    each = each_time(sample, use, use.cause)
    names = {used.member: used.name for used in found}
    for label, means in each:
        effects = sorted((value, names[member]) for member, value in means.items() if value)
        if effects:
            drawn = [Bar(name, side, value, signed(value)) for value, name in effects]
            pictures.append(charts.bars(f"{use.title}: {label}", drawn, [side], [colour], "mean change each time"))
    lines = []
    for used in found:
        u = used.usage
        often, _ = share_cells(u.often)
        seldom, _ = share_cells(u.seldom)
        compared = (sample.compared_at(use, u.split), often, seldom, str(u.often.tries))
        payoff = mean_change_cells(used.payoff) if scored else ()
        effect = [signed(means[used.member]) if used.member in means else NOTHING for _, means in each]
        usual = (used.name, f"{used.mean:.2f}", percent(used.some), *change_cells(u.change))
        lines.append((*usual, *compared, *payoff, *effect))
    head = (
        "used",
        "uses in a game",
        "games with any",
        "difference",
        "95 % interval",
        "compared at",
        f"{won} with that",
        f"{won} with less",
        "games with that",
        *(("payoff, difference", "95 % interval") if scored else ()),
        *(f"{label} each time" for label, _ in each),
    )
    text = f"{use.note} {sample.comparison(use)}".strip()
    return Section(use.title, text, pictures, [Table(use.title, head, lines)])


def _counts(sample: Sample, use: Use) -> Section:
    """Show how often the members of one family are used by anybody, the most used first, by table and options."""
    groups = sample.groups()
    names = {member: sample.words.member(use.text, use.family, member) for member in use.members}
    columns = {member: use_column(use.kind, use.family.name(member)) for member in use.members}
    often = {member: int(sample.games[column].sum()) / sample.games.height for member, column in columns.items()}
    order = sorted(use.members, key=lambda member: -often[member])
    bars = [Bar(names[member], "anybody", often[member], f"{often[member]:.2f}") for member in order]
    picture = charts.bars(f"{use.title}: how often", bars, ["anybody"], [0], "uses in a game")
    head = ["used", "uses in a game", "games with any"]
    head += [f"uses in a game, {name}" for name, _ in groups] if len(groups) > 1 else []
    lines = []
    for member in order:
        values = sample.games[columns[member]]
        line = [names[member], f"{often[member]:.3f}", percent(int((values > 0).sum()) / sample.games.height)]
        if len(groups) > 1:
            line += [f"{int(there[columns[member]].sum()) / there.height:.3f}" for _, there in groups]
        lines.append(tuple(line))
    return Section(use.title, use.note, [picture], [Table(use.title, tuple(head), lines)])


def _used(sample: Sample, use: Use, member: int) -> _Used:
    values = sample.games[use_column(use.kind, use.family.name(member))]
    games, column = sample.to_compare(use, member)
    found = usage(games, column, use.side)
    payoff = None
    if sample.study.score is not None:
        payoff = mean_change(games, pl.col(column) >= found.split, pl.col("payoff") / 10)
    name = sample.words.member(use.text, use.family, member)
    all_games = sample.games.height
    return _Used(member, name, int(values.sum()) / all_games, int((values > 0).sum()) / all_games, found, payoff)


def _by_value(found: tuple[str, Difference]) -> float:
    return found[1].value
