"""The pictures of the reports: SVG that takes its colours from the page, so that it is right in light and in dark.

Every picture is as wide as a phone (:data:`WIDTH`) and has a text that tells the same to who cannot see it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final

import altair as alt
import vl_convert

from fogtable.lab.difference import Difference

WIDTH: Final = 350
"""In pixels, with everything that belongs to a picture."""
_COLOURS: Final = 6
"""How many the page has: ``--series-1`` and so on."""
_NEUTRAL: Final = 4
"""For what belongs to no side."""
_SHAPES: Final = ("circle", "diamond", "square", "triangle-up", "cross", "triangle-down")
_DASHES: Final = ([1, 0], [6, 3], [2, 2], [8, 3, 2, 3], [4, 4], [1, 3])
_ROW: Final = 24
_FRAME: Final = 64
_ROLES: Final = re.compile(r' (?:role|aria-[a-z]+)="[^"]*"')
_LABELS: Final = 150
"""Pixels that names on the left have at most."""


@dataclass(frozen=True)
class Picture:
    """A chart. ``svg`` is ready to stand in a page, with ``alt`` in it; the ``note`` says how to read it."""

    title: str
    svg: str
    alt: str
    note: str = ""


@dataclass(frozen=True)
class Share:
    """A share (0 to 1) with its interval, for one line of a chart and one series in it."""

    line: str
    series: str
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Bar:
    """A number for one line of a chart, as it is drawn and as it is written."""

    line: str
    series: str
    value: float
    text: str


@dataclass(frozen=True)
class Moment:
    """Where a counter stands after a turn: the mean, and between what most games lie."""

    turn: int
    series: str
    mean: float
    low: float
    high: float


def shares(title: str, points: Sequence[Share], series: Sequence[str], even: float | None, note: str = "") -> Picture:
    """Draw shares as points with their intervals, one line of the chart after the other; mark what would be even."""
    values = [
        {"line": p.line, "series": p.series, "share": p.share, "low": p.low, "high": p.high, "text": f"{p.share:.0%}"}
        for p in points
    ]
    lines = list(dict.fromkeys(p.line for p in points))
    axis = alt.Axis(format="%", values=[0, 0.25, 0.5, 0.75, 1], title=None)
    base = _chart(values).encode(
        y=_lines(lines), yOffset=alt.YOffset("series:N", sort=list(series)), color=_colour(series)
    )
    scale = alt.Scale(domain=[0, 1])
    reach = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", scale=scale, axis=axis), x2="high:Q")
    dots = base.mark_point(filled=True, size=60, opacity=1).encode(
        x=alt.X("share:Q", scale=scale), shape=_shape(series)
    )
    # The number stands on the side where there is room.
    text = base.encode(text="text:N", color=alt.value("var(--ink)"))
    right = text.transform_filter("datum.high <= 0.85").mark_text(align="left", dx=6).encode(x="high:Q")
    left = text.transform_filter("datum.high > 0.85").mark_text(align="right", dx=-6).encode(x="low:Q")
    layers: list[Any] = [reach, dots, right, left]
    if even is not None:
        layers.insert(0, _mark(even))
    told = "; ".join(f"{p.line}, {p.series}: {p.share:.1%} ({p.low:.1%} to {p.high:.1%})" for p in points)
    height = len(lines) * max(_ROW, 18 * len(series)) + _FRAME
    return _picture(title, alt.layer(*layers), height, f"{title}. {told}.", note)


def bars(title: str, values: Sequence[Bar], series: Sequence[str], colours: Sequence[int], note: str = "") -> Picture:
    """Draw numbers as bars, one a line, with the number at its end."""
    data = [{"line": bar.line, "series": bar.series, "value": bar.value, "text": bar.text} for bar in values]
    most = max((bar.value for bar in values), default=0) or 1
    scale = alt.Scale(domain=list(series), range=[_var(n) for n in colours])
    base = _chart(data).encode(
        y=_lines([bar.line for bar in values]),
        x=alt.X("value:Q", scale=alt.Scale(domain=[0, most * 1.2], nice=False), axis=None),
    )
    legend = _legend() if len(series) > 1 else None
    layers = alt.layer(
        base.mark_bar().encode(color=alt.Color("series:N", scale=scale, legend=legend)),
        base.mark_text(align="left", dx=4).encode(text="text:N"),
    )
    told = "; ".join(f"{bar.line}: {bar.text}" for bar in values)
    height = len(values) * _ROW + (_FRAME // 2 if len(series) > 1 else 22)
    return _picture(title, layers, height, f"{title}. {told}.", note)


def changes(title: str, values: Sequence[tuple[str, Difference]], colour: int, note: str = "") -> Picture:
    """Draw differences of shares in points of percent with their intervals, one a line.

    Those that are surely not zero are filled.
    """
    data: list[dict[str, Any]] = [
        {
            "line": line,
            "value": found.value * 100,
            "low": found.low * 100,
            "high": found.high * 100,
            "fill": _var(colour) if found.low > 0 or found.high < 0 else "var(--card)",
        }
        for line, found in values
    ]
    reach = max((abs(edge) for row in data for edge in (row["low"], row["high"])), default=10)
    edge = max(10, -(-reach // 10) * 10)
    scale = alt.Scale(domain=[-edge, edge])
    ticks = [-edge, -edge / 2, 0, edge / 2, edge]
    axis = alt.Axis(values=ticks, title=None, format="+d", labelExpr="datum.value == 0 ? '0' : datum.label")
    base = _chart(data).encode(y=_lines([line for line, _ in values]))
    layers = alt.layer(
        _mark(0),
        base.mark_rule(strokeWidth=2, color=_var(colour)).encode(x=alt.X("low:Q", scale=scale, axis=axis), x2="high:Q"),
        base.mark_point(size=60, opacity=1, stroke=_var(colour), strokeWidth=2).encode(
            x=alt.X("value:Q", scale=scale), fill=alt.Fill("fill:N", scale=None)
        ),
    )
    told = "; ".join(f"{line}: {v.value * 100:+.1f} ({v.low * 100:+.1f} to {v.high * 100:+.1f})" for line, v in values)
    return _picture(title, layers, len(data) * _ROW + _FRAME - 20, f"{title}. {told}.", note)


def lengths(title: str, counts: Sequence[tuple[int, int]], width: int, unit: str) -> Picture:
    """Draw how many games are how long: ``counts`` are (from, games) for classes that are ``width`` wide."""
    games = sum(count for _, count in counts) or 1
    # Classes stand between whole numbers, so that a class of one number stands around it.
    data = [{"from": at - 0.5, "to": at + width - 0.5, "share": count / games} for at, count in counts]
    base = _chart(data)
    chart = base.mark_rect(color=_var(_NEUTRAL), stroke="var(--card)").encode(
        x=alt.X("from:Q", title=unit, axis=alt.Axis(tickCount=8, format="d"), scale=alt.Scale(zero=False, nice=False)),
        x2="to:Q",
        y=alt.Y("share:Q", title=None, axis=alt.Axis(format="%", tickCount=4), scale=alt.Scale(zero=True)),
        y2=alt.datum(0),
    )
    told = "; ".join(_class(at, width, count / games) for at, count in counts if count)
    return _picture(title, chart, 210, f"{title}. Share of games by {unit}: {told}.", f"share of games by {unit}")


def race(title: str, moments: Sequence[Moment], series: Sequence[str], colours: Sequence[int], note: str) -> Picture:
    """Draw counters by turn: a line for the mean, a band for most of the games."""
    data = [{"turn": m.turn, "series": m.series, "mean": m.mean, "low": m.low, "high": m.high} for m in moments]
    base = _chart(data).encode(x=alt.X("turn:Q", title="turn", axis=alt.Axis(tickCount=8, format="d")))
    axis = alt.Axis(title=None, tickCount=6, format="d")
    legend = alt.Legend(orient="top", title=None, symbolType="stroke", symbolSize=400)
    inks = alt.Scale(domain=list(series), range=[_var(n) for n in colours])
    dashes = alt.Scale(domain=list(series), range=list(_DASHES[: len(series)]))
    # Bands have no part in the legend: each is a layer of its own.
    bands = [
        base.transform_filter(alt.FieldEqualPredicate(field="series", equal=name))
        .mark_area(opacity=0.2, color=_var(colour))
        .encode(y=alt.Y("low:Q", axis=axis, stack=None), y2="high:Q")
        for name, colour in zip(series, colours, strict=True)
    ]
    lines = base.mark_line(strokeWidth=2.5).encode(
        y="mean:Q",
        color=alt.Color("series:N", scale=inks, legend=legend),
        strokeDash=alt.StrokeDash("series:N", scale=dashes, legend=legend),
    )
    layers = alt.layer(*bands, lines)
    told = "; ".join(
        f"{name}: {', '.join(f'turn {m.turn} {m.mean:.1f}' for m in moments if m.series == name)}" for name in series
    )
    return _picture(title, layers, 260, f"{title}. Mean by turn: {told}.", note)


# -- what all have in common ------------------------------------------------------------------------------------------


def _chart(values: list[dict[str, Any]]) -> alt.Chart:
    return alt.Chart(alt.Data(values=values))  # type: ignore[no-untyped-call]


def _class(at: int, width: int, share: float) -> str:
    return f"{at}: {share:.1%}" if width == 1 else f"{at} to {at + width - 1}: {share:.1%}"


def _var(colour: int) -> str:
    return f"var(--series-{colour % _COLOURS + 1})"


def _lines(names: Sequence[str]) -> alt.Y:
    """Return the axis with the names of the lines. Its width follows from the names alone, whatever fonts are here."""
    widest = max((len(name) for name in names), default=0)
    extent = min(_LABELS, round(widest * 7.4) + 10)
    axis = alt.Axis(title=None, minExtent=extent, maxExtent=extent, labelLimit=_LABELS)
    return alt.Y("line:N", sort=list(dict.fromkeys(names)), axis=axis)


def _mark(at: float) -> Any:
    mark = _chart([{"at": at}]).mark_rule(color="var(--ink-soft)", strokeDash=[3, 3])
    return mark.encode(x="at:Q")


def _legend() -> alt.Legend:
    return alt.Legend(orient="top", title=None)


def _colour(series: Sequence[str]) -> alt.Color:
    scale = alt.Scale(domain=list(series), range=[_var(n) for n in range(len(series))])
    return alt.Color("series:N", scale=scale, legend=_legend() if len(series) > 1 else None)


def _shape(series: Sequence[str]) -> alt.Shape:
    shapes = [_SHAPES[n % len(_SHAPES)] for n in range(len(series))]
    scale = alt.Scale(domain=list(series), range=shapes)
    return alt.Shape("series:N", scale=scale, legend=_legend() if len(series) > 1 else None)


def _picture(title: str, chart: Any, height: int, told: str, note: str) -> Picture:
    fitted = chart.properties(
        width=WIDTH, height=height, padding=2, autosize=alt.AutoSizeParams(type="fit", contains="padding")
    )
    styled = (
        fitted.configure(background="transparent", aria=False, font="sans-serif")
        .configure_view(stroke=None)
        .configure_axis(
            domain=False,
            ticks=False,
            gridColor="var(--line)",
            labelColor="var(--ink-soft)",
            titleColor="var(--ink-soft)",
            labelFontSize=12,
            titleFontSize=12,
            titleFontWeight="normal",
            labelPadding=6,
        )
        .configure_axisY(grid=False, labelColor="var(--ink)")
        .configure_legend(labelColor="var(--ink)", labelFontSize=12, symbolStrokeWidth=2.5, columnPadding=18)
        .configure_text(fill="var(--ink)", fontSize=11)
    )
    # The parts of a picture say nothing by themselves: the picture as a whole has a text.
    svg = _ROLES.sub("", vl_convert.vegalite_to_svg(styled.to_dict()))
    return Picture(title, svg.replace("<svg ", f'<svg role="img" aria-label="{escape(told)}" ', 1), told, note)
