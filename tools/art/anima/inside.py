"""Places from inside, where battles are fought: a hall, a cave, and the open land under a low sky."""

import math
import random

from tools.art.anima.ink import (
    GOLD,
    HATCH,
    INK,
    LEAF,
    NIGHT,
    P,
    circ,
    cloud,
    file,
    mix,
    path,
    poly,
    put,
    rays,
    rect,
    smooth,
)
from tools.art.anima.land import hills, peak, tree
from tools.art.anima.sky import sky

WIDTH, HEIGHT, FLOOR = 1280, 580, 430
VIEW, FIT = f"0 0 {WIDTH} {HEIGHT}", "xMidYMid slice"


def tiles(light: float) -> str:
    """A floor of tiles that run to one point."""
    o = rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, "#1d1145")

    def at(x: float, y: float) -> tuple[float, float]:
        return 640 + x * (y - 250) / 180, y

    for row in range(7):
        top, low = FLOOR + row**1.7 * 6.4, FLOOR + (row + 1) ** 1.7 * 6.4
        for i in range(-16, 17):
            if (i + row) % 2 == 0:
                corners = [at(i * 66, top), at(i * 66 + 66, top), at(i * 66 + 66, low), at(i * 66, low)]
                share = min(1, abs(corners[0][0] - light) / 620)
                o += path(poly(corners) + "Z", mix("#8a5578", "#2f1e63", share), opacity=0.8)
    return o + path(f"M0 {FLOOR}H{WIDTH}", "none", GOLD, 1.6)


def hall() -> str:
    """Stone, columns, and a rose window with the moon in it."""
    luck = random.Random(2)
    o = rect(0, 0, WIDTH, HEIGHT, "#150b33")
    for row in range(17):
        x = -30.0 * (row % 2)
        while x < WIDTH:
            wide = luck.choice((46, 60, 74))
            share = min(1, math.hypot((x - 860) / 1.3, row * 26 - 190) / 560)
            o += rect(x, row * 26, wide - 2, 24, mix("#5d3f7c", "#1a0f3c", share), INK, 1, opacity=0.9)
            x += wide
    x, y = 850, 172
    o += circ(x, y, 196, INK, LEAF, 4) + circ(x, y, 186, "#3c2779")
    for r, colour in ((186, "#2c2068"), (160, "#4b3186"), (134, "#7a4a8c"), (108, "#c07a86"), (84, "#f0b978")):
        o += cloud(x, y, r - 12, r // 5, 14, colour)
    o += circ(x, y, 78, "#ffedb0") + circ(x + 14, y - 10, 9, "#f0cf88") + circ(x - 24, y + 18, 13, "#f0cf88")
    bar = path("M0 -80V-186", "none", INK, 7) + path("M0 -80V-186", "none", "#9c6a22", 1.5)
    o += "".join(put(bar, x, y, turn=i * 30) for i in range(12))
    for i in range(12):
        a = math.radians(i * 30 + 15)
        o += circ(x + 158 * math.cos(a), y + 158 * math.sin(a), 22, "none", INK, 5)
        o += circ(x + 158 * math.cos(a), y + 158 * math.sin(a), 22, "none", "#9c6a22", 1.2)
    o += circ(x, y, 186, "none", INK, 8) + circ(x, y, 191, "none", LEAF, 3)
    o += path("M700 132L-60 520H360L790 302Z", "#ffd98a", opacity=0.13)
    for middle, size in ((20, 1.0), (392, 0.82), (1256, 1.0)):
        w = 58 * size
        lit = middle < 880
        o += rect(middle - w / 2, 0, w, 470, "#2c1d58", INK, 2)
        o += rect(middle + (w * 0.12 if lit else -w / 2), 0, w * 0.36, 470, "#8c5a7c", opacity=0.7)
        o += rect(middle - w / 2 if lit else middle + w * 0.1, 0, w * 0.4, 470, HATCH)
        for d in (
            f"M{middle - w * 0.72:.0f} 0H{middle + w * 0.72:.0f}V34L{middle + w / 2:.0f} 52H{middle - w / 2:.0f}L{middle - w * 0.72:.0f} 34Z",
            f"M{middle - w * 0.7:.0f} 470H{middle + w * 0.7:.0f}V446L{middle + w / 2:.0f} 432H{middle - w / 2:.0f}L{middle - w * 0.7:.0f} 446Z",
        ):
            o += path(d, "#3a2770", LEAF, 1.6)
    return file(VIEW, o + tiles(850), FIT)


def cave() -> str:
    """Rock and dripstone, and a fire far behind."""
    luck = random.Random(6)
    o = rect(0, 0, WIDTH, HEIGHT, "#120a2a")
    for r, colour in (
        (520, "#1d1145"),
        (430, "#2a1d63"),
        (340, "#46307f"),
        (250, "#704287"),
        (170, "#b7647c"),
        (100, "#eda765"),
        (50, "#ffedb0"),
    ):
        o += cloud(850, 250, r, max(9, r // 22), 16, colour, mix(colour, "#ffedb0", 0.2))
    for band, (colour, reach) in enumerate((("#2a1d63", 190), ("#1d1145", 120))):
        roof, ground = [], []
        for i in range(23):
            x = i * WIDTH / 22
            away = min(1.0, abs(x - 850) / 500)
            roof.append((x, reach * (0.15 + away * 0.6) * (0.5 + luck.random()) + (60 if i % 2 else 0)))
            ground.append((x, 470 + band * 50 - away * 90 + luck.uniform(-14, 14)))
        o += path("M0 0" + poly(roof).replace("M", "L", 1) + f"L{WIDTH} 0Z", colour, "#c98a4c", 1.4)
        o += path(smooth(ground) + f"L{WIDTH} {HEIGHT}L0 {HEIGHT}Z", colour, "#c98a4c", 1.4)
        o += path(
            "".join(f"M{x:.0f} {y - 30:.0f}l-8 -{y * 0.3:.0f}" for x, y in roof[1::2]), "none", INK, 2, opacity=0.6
        )
    for x, y, high, lean, colour, light in (
        (60, 470, 120, -10, "#6a35b0", "#d9b4ff"),
        (120, 490, 70, 14, "#2f8f98", "#a4f0ec"),
        (1190, 480, 130, 10, "#6a35b0", "#d9b4ff"),
        (1130, 500, 60, -14, "#c2457a", "#ffb4d0"),
    ):
        o += path(
            f"M{x - 18} {y}L{x - 16 + lean} {y - high * 0.8:.0f}L{x + lean} {y - high}L{x + 16 + lean} {y - high * 0.8:.0f}L{x + 18} {y}Z",
            colour,
            INK,
            2,
        )
        o += path(f"M{x + lean} {y - high}L{x + 16 + lean} {y - high * 0.8:.0f}L{x + 18} {y}H{x + 4}Z", light)
    return file(VIEW, o, FIT)


def wild() -> str:
    """Hills under the last light, trees at both sides."""
    luck = random.Random(9)
    o = sky(WIDTH, 330, 850, 200, 70) + rays(850, 200, 92, 260, 32, 0.25)
    for k in range(9):
        o += peak(60 + k * 150, 350, 70 + 50 * luck.random(), 850, mix(P["far"], INK, 0.25))
    for y, colour in ((340, P["far"]), (390, P["mid"]), (452, P["near"])):
        o += hills(WIDTH, y, 44, 9, HEIGHT + 10, colour, luck, 850)
        for _ in range(26):
            x = luck.choice((luck.uniform(0, 330), luck.uniform(1050, 1280)))
            o += tree(x, y + luck.uniform(4, 40), 40 + (y - 330) * 0.55, luck, 850)
    return file(VIEW, o + rect(0, 500, WIDTH, 80, INK, opacity=0.35), FIT)


def drawn() -> dict[str, str]:
    """By night whatever the page is: a battle has a light of its own."""
    P.update(NIGHT)
    return {"inside-hall.svg": hall(), "inside-cave.svg": cave(), "inside-wild.svg": wild()}
