"""The strokes that NOT ALONE is painted with: ridges, hills, thorns, ferns, mushrooms, stars, shadows of fingers.

Each function returns SVG text. Chance is drawn from a seed, so that a picture is the same wherever it is made.
Light comes from the right: ridges have a pale facet there and hatching on the left.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

Point = tuple[float, float]


def smooth(points: Sequence[Point]) -> str:
    """Return a path through points that lie side by side, without corners."""
    path = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    for (ax, ay), (bx, by) in pairwise(points):
        middle = (ax + bx) / 2
        path += f"C{middle:.0f} {ay:.0f} {middle:.0f} {by:.0f} {bx:.0f} {by:.0f}"
    return path


def straight(points: Sequence[Point]) -> str:
    """Return the inside of a path through points: what comes after its first letter."""
    return "L".join(f"{x:.0f} {y:.0f}" for x, y in points)


def zigzag(seed: int, start: float, end: float, base: float, high: float, step: float) -> list[Point]:
    """Return the outline of a mountain range, peaks and gaps in turn."""
    chance = Random(seed)
    points, x, up = [], start, True
    while x < end + step:
        height = chance.uniform(0.55, 1) * high if up else chance.uniform(0.05, 0.35) * high
        points.append((x, base - height))
        x += step * chance.uniform(0.6, 1.35)
        up = not up
    return points


def ridge(points: Sequence[Point], base: float, fill: str, lit: str, strength: float = 0.9) -> str:
    """Draw mountains along an outline: one dark mass, a pale facet and a hatched flank at every peak."""
    outline = f"M{points[0][0]:.0f} {base:.0f}L{straight(points)}L{points[-1][0]:.0f} {base:.0f}z"
    drawn = f'<path d="{outline}" fill="{fill}"/>'
    chance = Random(int(points[0][1] * 7) + len(points))
    facets, flanks = "", ""
    for (ax, ay), (bx, by), (cx, cy) in zip(points, points[1:], points[2:], strict=False):
        if by >= min(ay, cy):
            continue
        fold = bx + chance.uniform(-6, 4)
        facets += "M" + straight([(bx, by), (cx, cy), (cx - (cx - bx) * 0.3, cy + 6)])
        facets += "L" + straight([(bx + (cx - bx) * 0.42, by + (cy - by) * 0.55 + 4), (fold, by + (base - by) * 0.34)])
        facets += "z"
        foot = (bx - 4, by + (base - by) * 0.5)
        flanks += "M" + straight([(bx, by), (ax, ay), (ax + 6, min(base, ay + 26)), foot]) + "z"
    drawn += f'<path d="{facets}" fill="{lit}" opacity="{strength}"/>'
    return drawn + f'<path d="{flanks}" fill="url(#hatch)" opacity=".28"/>'


def hill(points: Sequence[Point], fill: str, edge: str, base: float, shine: float = 0.55, width: float = 2) -> str:
    """Draw a swell of land down to a base, its edge in the light."""
    top = smooth(points)
    drawn = f'<path d="{top}L{points[-1][0]:.0f} {base:.0f}L{points[0][0]:.0f} {base:.0f}z" fill="{fill}"/>'
    return drawn + f'<path d="{top}" fill="none" stroke="{edge}" stroke-width="{width}" opacity="{shine}"/>'


class Bed(NamedTuple):
    """A stretch of ground on which something grows."""

    x: float
    y: float
    width: float


def thorns(count: int, bed: Bed, height: float, seed: int, fill: str) -> str:
    """Draw a row of curved spikes: grass, thorn, the fringe of the soil."""
    chance = Random(seed)
    path = ""
    for i in range(count):
        x = bed.x + bed.width * (i + chance.random()) / count
        tall, lean, half, y = height * chance.uniform(0.4, 1), chance.uniform(-6, 6), chance.uniform(2, 4.5), bed.y
        path += f"M{x - half:.1f} {y + 4:.1f}Q{x - half * 0.2:.1f} {y - tall * 0.5:.1f} {x + lean:.1f} {y - tall:.1f}"
        path += f"Q{x + half * 0.5:.1f} {y - tall * 0.45:.1f} {x + half:.1f} {y + 4:.1f}z"
    return f'<path fill="{fill}" d="{path}"/>'


def fern(x: float, y: float, height: float, lean: float, fill: str, seed: int) -> str:
    """Draw a fern of five fronds."""
    chance = Random(seed)
    stems, leaves = "", ""
    for k in range(5):
        spread = lean + (k - 2) * chance.uniform(9, 15)
        ex, ey, cx, cy = x + spread * 1.6, y - height * (1 - 0.1 * abs(k - 2)), x + spread * 0.3, y - height * 0.7
        stems += f"M{x:.0f} {y:.0f}Q{cx:.0f} {cy:.0f} {ex:.0f} {ey:.0f}"
        for j in range(3, 10):
            t = j / 10
            px = (1 - t) ** 2 * x + 2 * t * (1 - t) * cx + t * t * ex
            py = (1 - t) ** 2 * y + 2 * t * (1 - t) * cy + t * t * ey
            leaf = (1 - t) * height * 0.2 + 3
            leaves += f"M{px:.0f} {py:.0f}l{leaf:.1f} {-leaf * 0.5:.1f}M{px:.0f} {py:.0f}l{-leaf:.1f} {-leaf * 0.4:.1f}"
    return (
        f'<g fill="none" stroke="{fill}" stroke-linecap="round"><path stroke-width="2.4" d="{stems}"/>'
        f'<path stroke-width="1.8" d="{leaves}"/></g>'
    )


class Cap(NamedTuple):
    """The colours of a mushroom: its cap, the rim below it, its foot."""

    cap: str
    rim: str
    foot: str


TEAL = Cap("#1fae8e", "#c6fff0", "#7fd9c0")
VIOLET = Cap("#8a5cf0", "#e3d2ff", "#b79df0")
PINK = Cap("#ec4f9b", "#ffdced", "#ffb0d6")
DEEP = (Cap("#0d6a63", "#2fb59b", "#0f5550"), Cap("#3d2a92", "#8a6be0", "#32206e"))


def mushrooms(count: int, bed: Bed, heights: tuple[float, float], seed: int, caps: Sequence[Cap]) -> str:
    """Draw mushrooms side by side, the tall ones behind."""
    chance = Random(seed)
    standing = [(bed.x + bed.width * (k + chance.random()) / count, chance.uniform(*heights), k) for k in range(count)]
    drawn = ""
    for x, h, k in sorted(standing, key=lambda one: -one[1]):
        cap, w, y = caps[k % len(caps)], h * 0.34, bed.y
        drawn += (
            f'<path d="M{x - h * 0.06:.1f} {y:.1f}q{h * 0.08:.1f} {-h * 0.5:.1f} 0 {-h * 0.7:.1f}h{h * 0.11:.1f}'
            f'q-1 {h * 0.3:.1f} 1 {h * 0.7:.1f}z" fill="{cap.foot}"/>'
            f'<path d="M{x - w:.1f} {y - h * 0.66:.1f}q{w * 0.1:.1f} {-h * 0.3:.1f} {w:.1f} {-h * 0.32:.1f}'
            f'q{w * 0.9:.1f} 0 {w:.1f} {h * 0.32:.1f}q-{w:.1f} {h * 0.09:.1f}-{w * 2:.1f} 0z" fill="{cap.cap}"/>'
            f'<path d="M{x - w:.1f} {y - h * 0.66:.1f}q{w:.1f} {h * 0.09:.1f} {w * 2:.1f} 0'
            f'q-{w:.1f}-{h * 0.03:.1f}-{w * 2:.1f} 0z" fill="{cap.rim}"/>'
        )
    return drawn


def stars(count: int, width: float, height: float, seed: int) -> str:
    """Draw a starry sky, thinner towards the horizon."""
    chance = Random(seed)
    drawn = '<g fill="#fff">'
    for _ in range(count):
        x, y = chance.uniform(0, width), height * chance.random() ** 1.5
        if chance.random() > 0.96:
            drawn += f'<path transform="translate({x:.0f} {y:.0f}) scale({chance.uniform(0.8, 1.5):.2f})" d="{SPARK}"/>'
        else:
            bright = chance.uniform(0.35, 1)
            drawn += f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{chance.uniform(0.4, 1.3):.1f}" opacity="{bright:.2f}"/>'
    return drawn + "</g>"


SPARK = "M0-4l.8 3.2L4 0 .8.8 0 4-.8.8-4 0-.8-.8z"


def tufts(count: int, field: tuple[float, float, float, float], colour: str, seed: int) -> str:
    """Scatter tufts of three blades and short dashes over a field (left, right, top, bottom)."""
    chance = Random(seed)
    blades, dashes = "", ""
    for _ in range(count):
        x, y = chance.uniform(field[0], field[1]), chance.uniform(field[2], field[3])
        if chance.random() < 0.6:
            blades += f"M{x:.0f} {y:.0f}l-2-6M{x + 2:.0f} {y:.0f}l1-8M{x + 4:.0f} {y:.0f}l4-5"
        else:
            dashes += f"M{x:.0f} {y:.0f}h{chance.uniform(8, 26):.0f}"
    return (
        f'<g stroke="{colour}" stroke-linecap="round" fill="none"><path d="{blades}" stroke-width="1.3" opacity=".5"/>'
        f'<path d="{dashes}" stroke-width="1.5" opacity=".28"/></g>'
    )


def stones(count: int, field: tuple[float, float, float, float], largest: float, seed: int) -> str:
    """Scatter stones of four points over a field of soil."""
    chance = Random(seed)
    drawn = ""
    for _ in range(count):
        x, y = chance.uniform(field[0], field[1]), field[2] + chance.random() ** 1.3 * (field[3] - field[2])
        w, colour = chance.uniform(3, largest), chance.choice(["#3a2552", "#2b1a40", "#44305e"])
        drawn += (
            f'<path d="M{x:.0f} {y:.0f}l{w * 0.4:.0f}-{w * 0.35:.0f} {w * 0.6:.0f} {w * 0.4:.0f}'
            f'-{w * 0.5:.0f} {w * 0.3:.0f}z" fill="{colour}" opacity="{chance.uniform(0.25, 0.6):.2f}"/>'
        )
    return drawn


def finger(points: Sequence[Point], first: float, last: float) -> str:
    """Return the path of a shadow that tapers along its points: a finger of the Creature on the ground."""
    left, right = [], []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy) or 1
        width = (first + (last - first) * i / (len(points) - 1)) * (1 + 0.18 * (i % 2))
        left.append((x - dy / length * width, y + dx / length * width * 0.5))
        right.append((x + dy / length * width, y - dx / length * width * 0.5))
    outline = left + right[::-1]
    path = f"M{outline[0][0]:.0f} {outline[0][1]:.0f}"
    for (ax, ay), (bx, by) in pairwise(outline):
        path += f"Q{ax:.0f} {ay:.0f} {(ax + bx) / 2:.0f} {(ay + by) / 2:.0f}"
    return path + "Z"
