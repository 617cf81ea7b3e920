"""The pieces that code draws: what grows on the places, the Creature, the skies and grounds of the cards."""

import math
from random import Random

from tools.art.notalone.brush import DEEP, PINK, TEAL, VIOLET, Bed, mushrooms, ridge, stars, thorns, zigzag


def creature() -> str:
    """Draw the Creature without its eyes: a hunched mass of thorn and root whose shoulders become mountains."""
    rim = "#ff4f9a"
    body = (
        "M-330 96C-290 60-262 34-232 26-214 2-196 4-178-22-160-30-150-52-128-62-116-86-96-92-88-116-78-138-64-140"
        "-54-156-42-150-34-166-22-162-12-174 4-168 12-158 26-164 36-150 50-146 66-142 72-120 88-112 98-92 118-82 128-58"
        " 152-50 160-30 182-20 200 4 228 10 250 34 290 50 310 70 340 96z"
    )
    antlers = (
        "M-40-146C-70-168-92-186-98-222M-74-172C-104-180-126-178-150-204M-94-196C-82-216-84-234-96-256"
        "M-120-184C-142-176-162-180-184-166M-60-152C-92-148-120-150-150-134M34-150C50-178 44-206 62-240"
        "M52-192C76-206 100-204 116-234M50-210C38-226 40-240 28-262M90-208C112-200 126-206 146-196"
        "M56-140C90-152 120-142 160-156M-6-164C-12-184-2-200-12-226M-8-196C6-208 4-218 14-232"
        "M96-104C130-112 150-104 176-116M-100-96C-134-104-160-92-190-102"
    )
    drawn = '<ellipse cx="0" cy="-60" rx="250" ry="170" fill="url(#haze)"/>'
    drawn += f'<path d="{body}" fill="url(#body)"/>'
    drawn += f'<g fill="none" stroke-linecap="round"><path d="{antlers}" stroke="#0b0318" stroke-width="11"/>'
    drawn += f'<path d="{antlers}" stroke="{rim}" stroke-width="1.6" opacity=".5" transform="translate(3.5 -1)"/>'
    moonlit = body[body.index("4-168") : body.index("z")]
    drawn += f'<path d="M{moonlit}" stroke="{rim}" stroke-width="2.2" opacity=".8"/></g>'
    chance = Random(5)
    back = ""
    for i in range(46):
        t = i / 45
        x, y = -230 + t * 460, 30 - 150 * math.sin(math.pi * t) ** 1.25
        tall, lean = chance.uniform(14, 46), (-230 + t * 460) / 230 * 34
        back += f"M{x - 7:.0f} {y + 16:.0f}q{lean * 0.3:.0f} {-tall * 0.6:.0f} {lean:.0f} {-tall:.0f}"
        back += f"q{-lean * 0.2 + 4:.0f} {tall * 0.5:.0f} {14 - lean:.0f} {tall + 2:.0f}z"
    drawn += f'<path d="{back}" fill="#0b0318"/><g fill="none" stroke-linecap="round">'
    for i in range(22):
        x = chance.uniform(-60, 60)
        end = x * chance.uniform(2.2, 4.2)
        colour, strength = (rim, 0.35) if i % 3 == 0 else ("#3a1458", 0.8)
        drawn += (
            f'<path d="M{x:.0f} {-70 + abs(x) * 0.4:.0f}C{x * 1.1:.0f}-20 {end * 0.8:.0f} 10 {end:.0f} 90"'
            f' stroke="{colour}" stroke-width="{chance.uniform(0.9, 2):.1f}" opacity="{strength}"/>'
        )
    return drawn + "</g>"


def ground(fill: str, seed: int, y: float = 118) -> str:
    """Draw the ground of a card, with thorns on its edge."""
    return f'<path d="M0 140V{y}q20-8 44-3t56-5v35z" fill="{fill}"/>' + thorns(16, Bed(-2, y + 2, 104), 14, seed, fill)


def spores(count: int, seed: int, fill: str) -> str:
    """Scatter motes in the air of a card."""
    chance = Random(seed)
    drawn = f'<g fill="{fill}">'
    for _ in range(count):
        x, y, r = chance.uniform(2, 98), chance.uniform(6, 122), chance.uniform(0.5, 1.8)
        drawn += f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r:.1f}" opacity="{chance.uniform(0.3, 0.9):.2f}"/>'
    return drawn + "</g>"


def sparks(count: int, seed: int) -> str:
    """Draw sparks that fly up and sideways from the middle (0, 0)."""
    chance = Random(seed)
    drawn = '<g stroke-linecap="round">'
    for _ in range(count):
        angle, far = chance.uniform(math.pi, 2 * math.pi), chance.uniform(16, 48)
        x, y = math.cos(angle) * far, math.sin(angle) * far * 0.8
        colour = chance.choice(["#ff7ab2", "#ffd0e4", "#ffc44d"])
        drawn += (
            f'<path d="M{x:.1f} {y:.1f}l{math.cos(angle) * chance.uniform(2, 6):.1f}'
            f' {math.sin(angle) * chance.uniform(2, 5):.1f}" stroke="{colour}"'
            f' stroke-width="{chance.uniform(0.7, 1.6):.1f}"/>'
        )
    return drawn + "</g>"


def range_of(seed: int, y: float, high: float, step: float, fill: str, lit: str) -> str:
    """Draw the mountains of a card."""
    return ridge(zigzag(seed, -6, 108, y, high, step), 140, fill, lit, 0.65)


def pieces() -> dict[str, str]:
    """Return all pieces that code draws, by name."""
    lair = [(-120, 6), (-96, -58), (-84, -44), (-62, -112), (-46, -92), (-30, -150), (-8, -118), (10, -142), (30, -96)]
    lair += [(44, -120), (62, -70), (80, -84), (118, 6)]
    throat = [(-96, 8), (-74, -52), (-58, -30), (-40, -96), (-16, -78), (4, -104), (26, -72), (46, -84)]
    throat += [(66, -30), (92, 8)]
    gorge = [(-112, -16), (-88, -70), (-70, -52), (-44, -104), (-24, -80), (-8, -60), (14, -64), (34, -86), (58, -118)]
    gorge += [(84, -66), (96, -72), (120, -16)]
    banks = [(-120, 0), (-84, -46), (-60, -32), (-40, -50), (-16, -24), (20, -22), (44, -46)]
    banks += [(70, -30), (92, -44), (124, 0)]
    return {
        "creature": creature(),
        "lair-ridge-1": ridge(lair, 8, "#3b1566", "#8a3fa6", 0.75),
        "lair-ridge-2": ridge(throat, 8, "#260d4a", "#6b2a92", 0.8),
        "jungle-mushrooms-1": mushrooms(7, Bed(-100, -6, 200), (60, 116), 21, DEEP),
        "jungle-mushrooms-2": mushrooms(9, Bed(-96, 2, 190), (22, 50), 8, (VIOLET, PINK, TEAL)),
        "jungle-thorns-1": thorns(30, Bed(-96, 6, 190), 26, 5, "#04282b"),
        "river-ridge-1": ridge(gorge, -10, "#3b1f78", "#7d57cf", 0.8),
        "river-ridge-2": ridge(banks, 4, "#26115a", "#54319f", 0.8),
        "swamp-thorns-1": thorns(22, Bed(-120, 10, 90), 34, 11, "#2f5a22"),
        "swamp-thorns-2": thorns(16, Bed(40, 12, 70), 30, 12, "#49772a"),
        "swamp-thorns-3": thorns(9, Bed(-20, 14, 60), 22, 14, "#7aa63a"),
        "stars": stars(70, 100, 90, 6).replace("<g", '<g transform="scale(1)"', 1),
        "card-stars": stars(34, 300, 240, 6).replace("<g", '<g transform="scale(.34)"', 1),
        "peaks-pink": range_of(12, 96, 46, 22, "#3a1260", "#8a3a96"),
        "peaks-violet": range_of(31, 100, 44, 20, "#26115a", "#5a3ab0"),
        "peaks-teal": range_of(44, 102, 40, 22, "#0c2f3c", "#2b7f8a"),
        "peaks-ember": range_of(23, 98, 44, 24, "#4c1a52", "#b85a6a"),
        "peaks-dark": range_of(9, 98, 50, 20, "#150626", "#5a1a58"),
        "ground-night": ground("#0d0524", 8),
        "ground-plum": ground("#2b0f38", 5),
        "ground-moss": ground("#0a2618", 11),
        "ground-sea": ground("#051f2c", 6),
        "ground-low": ground("#0d0524", 4, 128),
        "spores": spores(26, 3, "#b9fff2"),
        "embers": spores(26, 7, "#ffc44d"),
        "ashes": spores(22, 5, "#ff9fc6"),
        "sparks": sparks(30, 8),
    }
