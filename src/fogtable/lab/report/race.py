"""How the counters of a game race, turn by turn."""

from __future__ import annotations

import polars as pl

from fogtable.lab.columns import course_column
from fogtable.lab.report import charts
from fogtable.lab.report.charts import Moment, Picture
from fogtable.lab.report.measures import Standing, standings
from fogtable.lab.report.page import Section, Table
from fogtable.lab.report.sample import Sample
from fogtable.lab.report.writing import seats


def race(sample: Sample) -> Section:
    """Show where the counters stand after each turn, by number of players."""
    pictures, tables = [], []
    for players in sample.programme.players:
        there = sample.at(players)
        if there.height:
            courses = [_course(there, counter.field) for counter in sample.study.counters]
            pictures.append(_picture(sample, players, courses))
            tables.append(_table(sample, players, courses))
    text = (
        f"{sample.study.race} Where the counters stand after each {sample.study.turn_name}, "
        "until 95 % of the games are over; a game that is over stays where it ended."
    )
    return Section("The race", text.strip(), pictures, tables, len(pictures))


def _course(games: pl.DataFrame, field: str) -> list[Standing]:
    return standings(games, course_column(field))


def _names(sample: Sample) -> list[str]:
    return [sample.words.of(counter.text, counter.field) for counter in sample.study.counters]


def _picture(sample: Sample, players: int, courses: list[list[Standing]]) -> Picture:
    names = _names(sample)
    counters = sample.study.counters
    alone = len(sample.sides) == 1  # then colours are free to tell the counters apart
    colours = [at if alone else sample.sides.index(counter.side) for at, counter in enumerate(counters)]
    moments = [
        Moment(at.turn, name, at.mean, at.p10, at.p90)
        for name, course in zip(names, courses, strict=True)
        for at in course
    ]
    note = "line: mean; band: where 8 of 10 games are"
    return charts.race(seats(players), moments, names, colours, sample.study.turn_name, note)


def _table(sample: Sample, players: int, courses: list[list[Standing]]) -> Table:
    lines = []
    for moment in zip(*courses, strict=True):
        cells = [cell for at in moment for cell in (f"{at.mean:.1f}", str(at.p10), str(at.median), str(at.p90))]
        lines.append((str(moment[0].turn), str(moment[0].going), *cells))
    head = [f"after {sample.study.turn_name}", "games that got there"]
    for name in _names(sample):
        head += [f"{name}: mean", "10%", "median", "90%"]
    return Table(f"The race with {seats(players)}", head, lines)
