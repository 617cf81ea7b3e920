"""The pictures of the reports: SVG that takes its colours from the page, so that it is right in light and in dark.

Every picture is as wide as a phone (:data:`WIDTH`) and has a text that tells the same to who cannot see it.
"""

from __future__ import annotations

import json
import re
import textwrap
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
_TALL: Final = 30
"""A row whose name takes two lines."""
_BREAK: Final = 21
"""Letters that a line of a name has at most."""
_FRAME: Final = 64
_ROLES: Final = re.compile(r' (?:role|aria-[a-z]+)="[^"]*"')
_STEPS: Final = 5
"""How many shades of bad and of good the page has: ``--low-1`` and so on."""
_READABLE: Final = 0.08
"""A part of a bar has room for its number from this share on."""
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
    """The value of a counter after a turn: the mean, and the band that holds most games."""

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
    axis = _percents()
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
    height = len(lines) * max(_row(lines), 18 * len(series)) + _FRAME
    return _picture(title, alt.layer(*layers), height, f"{title}. {told}.", note)


def bars(title: str, values: Sequence[Bar], series: Sequence[str], colours: Sequence[int], note: str = "") -> Picture:
    """Draw numbers as bars, one a line, with the number at its end."""
    data = [{"line": bar.line, "series": bar.series, "value": bar.value, "text": bar.text} for bar in values]
    least, most = min((0, *(bar.value for bar in values))), max((0, *(bar.value for bar in values)))
    room = (most - least or 1) * 0.3
    domain = [least - room if least < 0 else 0, most + room if most > 0 or least == 0 else 0]
    scale = alt.Scale(domain=list(series), range=[_var(n) for n in colours])
    base = _chart(data).encode(
        y=_lines([bar.line for bar in values]),
        x=alt.X("value:Q", scale=alt.Scale(domain=domain, nice=False), axis=None),
    )
    # The legend begins where the bars begin: beside long names of lines there is room for two.
    legend = alt.Legend(orient="top", title=None, columns=2) if len(series) > 1 else None
    layers = alt.layer(
        base.mark_bar().encode(color=alt.Color("series:N", scale=scale, legend=legend)),
        base.transform_filter("datum.value >= 0").mark_text(align="left", dx=4).encode(text="text:N"),
        base.transform_filter("datum.value < 0").mark_text(align="right", dx=-4).encode(text="text:N"),
    )
    told = "; ".join(f"{bar.line}: {bar.text}" for bar in values)
    head = 22 if legend is None else _FRAME // 2 + 18 * ((len(series) - 1) // 2)
    height = len(values) * _row([bar.line for bar in values]) + head
    return _picture(title, layers, height, f"{title}. {told}.", note)


def stacked(title: str, parts: Sequence[Bar], series: Sequence[str], low: int, note: str = "") -> Picture:
    """Draw shares that make up a whole as parts of one bar a line, in the order of ``series``.

    The first ``low`` series are coloured as bad, the others as the better the later.
    """
    order = {name: at for at, name in enumerate(series)}
    begun: dict[str, float] = {}
    data = []
    for bar in sorted(parts, key=lambda bar: order[bar.series]):
        at = begun.get(bar.line, 0.0)
        begun[bar.line] = at + bar.value
        text = bar.text if bar.value >= _READABLE else ""
        data.append({"line": bar.line, "series": bar.series, "from": at, "to": begun[bar.line], "text": text})
    inks = [
        f"var(--low-{at % _STEPS + 1})" if at < low else f"var(--high-{(at - low) % _STEPS + 1})"
        for at in order.values()
    ]
    legend = alt.Legend(orient="bottom", title=None, columns=1, labelLimit=300, symbolType="square")
    lines = list(dict.fromkeys(bar.line for bar in parts))
    # The name of a line stands above its bar: all the width is for the bar.
    y = alt.Y("line:N", sort=lines, axis=None, scale=alt.Scale(paddingInner=0.55, paddingOuter=0.55))
    x_scale = alt.Scale(domain=[0, 1], nice=False)
    layers = alt.layer(
        _chart(data)
        .mark_bar(stroke="var(--card)")
        .encode(
            x=alt.X("from:Q", scale=x_scale, axis=_percents()),
            x2="to:Q",
            y=y,
            color=alt.Color("series:N", scale=alt.Scale(domain=list(series), range=inks), legend=legend),
        ),
        _chart(data)
        .transform_calculate(middle="(datum.from + datum.to) / 2")
        .mark_text(align="center")
        .encode(x=alt.X("middle:Q", scale=x_scale), y=y, text="text:N"),
        _chart([{"line": line} for line in lines])
        .mark_text(align="left", dy=-21, fontSize=12)
        .encode(x=alt.datum(0, scale=x_scale), y=y, text="line:N"),
    )
    told = "; ".join(f"{bar.line}, {bar.series}: {bar.text}" for bar in parts)
    height = len(lines) * 52 + len(series) * 19 + 40
    return _picture(title, layers, height, f"{title}. {told}.", note)


def changes(title: str, values: Sequence[tuple[str, Difference]], colour: int, note: str = "") -> Picture:
    """Draw differences of shares, in points of percent, as :func:`means` draws differences."""
    scaled = [(line, Difference(*(edge * 100 for edge in found))) for line, found in values]
    return means(title, scaled, colour, note)


def means(title: str, values: Sequence[tuple[str, Difference]], colour: int, note: str = "") -> Picture:
    """Draw differences with their intervals, one a line. Those that are surely not zero are filled."""
    data: list[dict[str, Any]] = [
        {
            "line": line,
            "value": found.value,
            "low": found.low,
            "high": found.high,
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
    told = "; ".join(f"{line}: {v.value:+.1f} ({v.low:+.1f} to {v.high:+.1f})" for line, v in values)
    return _picture(
        title, layers, len(data) * _row([line for line, _ in values]) + _FRAME - 20, f"{title}. {told}.", note
    )


def lengths(title: str, counts: Sequence[tuple[int, int]], width: int, unit: str) -> Picture:
    """Draw how many games have how much of something: (from, games) for classes that are ``width`` wide."""
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


def race(
    title: str, moments: Sequence[Moment], series: Sequence[str], colours: Sequence[int], turn: str, note: str
) -> Picture:
    """Draw counters by turn, which is called ``turn``: a line for the mean, a band for most of the games."""
    data = [{"turn": m.turn, "series": m.series, "mean": m.mean, "low": m.low, "high": m.high} for m in moments]
    base = _chart(data).encode(x=alt.X("turn:Q", title=turn, axis=alt.Axis(tickCount=8, format="d")))
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
        f"{name}: {', '.join(f'{turn} {m.turn} {m.mean:.1f}' for m in moments if m.series == name)}" for name in series
    )
    return _picture(title, layers, 260, f"{title}. Mean by {turn}: {told}.", note)


# -- what all have in common ------------------------------------------------------------------------------------------


def _chart(values: list[dict[str, Any]]) -> alt.Chart:
    return alt.Chart(alt.Data(values=values))  # type: ignore[no-untyped-call]


def _class(at: int, width: int, share: float) -> str:
    return f"{at}: {share:.1%}" if width == 1 else f"{at} to {at + width - 1}: {share:.1%}"


def _var(colour: int) -> str:
    return f"var(--series-{colour % _COLOURS + 1})"


def _percents() -> alt.Axis:
    halves = "datum.value * 2 % 1 ? '' : datum.label"
    return alt.Axis(format="%", values=[0, 0.25, 0.5, 0.75, 1], title=None, labelExpr=halves)


def _row(names: Sequence[str]) -> int:
    return _TALL if any(len(name) > _BREAK for name in names) else _ROW


def _lines(names: Sequence[str]) -> alt.Y:
    """Return the axis with the names of the lines. Its width follows from the names alone, whatever fonts are here."""
    widest = max((min(len(name), _BREAK) for name in names), default=0)
    extent = min(_LABELS, round(widest * 7.4) + 10)
    # Long names take two lines.
    broken = {name: textwrap.wrap(name, _BREAK, max_lines=2, placeholder=" …") for name in names if len(name) > _BREAK}
    two = f"{json.dumps(broken, ensure_ascii=False)}[datum.label]"
    axis = alt.Axis(
        title=None,
        minExtent=extent,
        maxExtent=extent,
        labelLimit=_LABELS,
        labelExpr=f"{two} || datum.label",
        labelLineHeight=12,
        labelOffset={"condition": {"test": f"isValid({two})", "value": -6}, "value": 0},
    )
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
