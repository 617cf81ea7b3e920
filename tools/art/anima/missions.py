"""What the missions and the Final Missions show, each in a box of 92."""

from tools.art.anima.ink import GOLD, INK, LATTICE, LEAF, around, circ, line, mirrored, path, put, rays, rect, star
from tools.art.anima.sky import omega, tower
from tools.art.anima.wilds import chapel


def grimoire() -> str:
    """A book that was lost, chained and glowing."""
    o = rays(0, 0, 20, 46, 16, 0.5) + put(
        path("M-28 -36H24Q30 -36 30 -30V34H-22Q-30 34 -30 28V-30Q-30 -36 -28 -36Z", "#4a1d6e", INK, 2.2)
        + path("M-24 34Q-30 26 -22 24H30V34Z", "#f3e5c3", INK, 1.6)
        + rect(-22, -30, 46, 46, "none", GOLD, 1.6),
        0,
        0,
        turn=-6,
    )
    o += (
        circ(1, -7, 14, INK, GOLD, 2)
        + star(1, -7, 11, 5, 0.42, "#7fe3ea")
        + path("M-34 8L36 -2M-30 -20L34 -26", "none", INK, 6)
    )
    return (
        o
        + path("M-34 8L36 -2M-30 -20L34 -26", "none", GOLD, 3, stroke_dasharray="5 3")
        + rect(-6, -2, 12, 12, GOLD, INK, 1.6, rx=2)
    )


def rescue() -> str:
    """A hand through the bars of a tower."""
    o = (
        path("M-28 46V-26L0 -46L28 -26V46Z", "#6a5590", INK, 2.2)
        + path("M8 -40L28 -26V46H8Z", "#a98ab8")
        + path("M-16 30V-6A16 18 0 0 1 16 -6V30Z", INK, GOLD, 2)
    )
    return (
        o
        + path("M-8 30V-16M0 30V-20M8 30V-16M-16 6H16", "none", "#8a86a8", 3)
        + path("M-4 22Q-6 8 4 6Q12 6 30 -4Q36 -4 32 2L20 10Q14 24 4 26Z", "#f3c9a5", INK, 1.8)
        + path("M30 -8l8 -8M36 0h10M34 -14l2 -10", "none", "#ffe27a", 2.2)
    )


def ashes() -> str:
    """A dragon's eye among ashes."""
    o = (
        path("M-46 4Q-20 -34 20 -28Q40 -24 46 -6Q30 22 -4 26Q-32 26 -46 4Z", "#4a4452", INK, 2.2)
        + path("M-34 2Q-8 -24 22 -16Q34 -12 36 -4Q24 14 -4 16Q-26 16 -34 2Z", "#ffb545", INK, 2)
        + path("M2 -18Q12 0 2 16Q-8 0 2 -18Z", INK)
        + circ(-6, -6, 3, "#fff6d8")
    )
    o += path("M-42 -12L-30 -30L-18 -24L-4 -40L6 -29L24 -42L30 -27L44 -30", "none", INK, 6) + path(
        "M-42 -12L-30 -30L-18 -24L-4 -40L6 -29L24 -42L30 -27L44 -30", "none", "#8a8490", 3
    )
    return o + "".join(
        circ(x, y, r, "#c9c0c0", opacity=0.8)
        for x, y, r in ((-34, 36, 3), (-18, 42, 2), (6, 38, 3), (24, 34, 2.4), (38, 40, 2), (-40, -38, 2))
    )


def siege() -> str:
    """A wall with a flag, ladders against it."""
    o = (
        rect(-34, -14, 68, 56, "#8a86a8", INK, 2.2)
        + "".join(rect(-36 + i * 15.4, -26, 10, 14, "#8a86a8", INK, 1.8) for i in range(5))
        + path("M-34 2H34M-34 18H34M-20 -14V2M4 -14V2M24 -14V2M-8 2V18M16 2V18", "none", INK, 1, opacity=0.6)
    )
    o += (
        line("M0 -24V-46", GOLD, 2.6, 2.4)
        + path("M1 -46L24 -40L1 -32Z", "#2b4f9a", INK, 1.6)
        + path("M-46 46L-26 -20M-36 46L-16 -20M-43 34h9M-39 22h9M-35 10h9M-31 -2h9", "none", "#6b3f22", 3)
    )
    return (
        o
        + path("M46 46L26 -20M36 46L16 -20M43 34h-9M39 22h-9M35 10h-9M31 -2h-9", "none", "#6b3f22", 3)
        + path("M-12 42V28A12 12 0 0 1 12 28V42Z", INK, GOLD, 1.6)
    )


def vigil() -> str:
    """A candle before a gate in the dark."""
    o = (
        path("M-34 46V-10A34 36 0 0 1 34 -10V46Z", "#8f1f33", INK, 2)
        + path("M-26 46V-8A26 28 0 0 1 26 -8V46Z", "#2a0a1e")
        + path("M-14 0l9 5l-9 3ZM14 0l-9 5l9 3Z", "#ff4a4a", opacity=0.8)
        + circ(0, 4, 24, "#ffb545", opacity=0.25)
    )
    return (
        o
        + rect(-7, 14, 14, 30, "#f4ecd8", INK, 1.8)
        + path("M-7 18q4 6 2 12M7 16q-3 4 -2 8", "none", "#c9b89a", 2)
        + path("M0 -14C10 0 8 12 0 14C-8 12 -10 0 0 -14Z", "#ff8a3c", INK, 1.5)
        + path("M0 -4C5 4 4 10 0 11C-4 10 -5 4 0 -4Z", "#ffedb0")
        + path("M-16 44H16", "none", INK, 6)
        + path("M-16 44H16", "none", GOLD, 3)
    )


def race() -> str:
    """A winged wheel and the laurel of the Emperor."""
    o = mirrored(
        path("M8 42Q36 36 40 4Q42 -14 34 -30", "none", "#2f7a57", 3)
        + "".join(
            path("M0 0Q8 -10 4 -18Q-6 -12 0 0Z", "#4fae7a", INK, 1.2, transform=f"translate({x} {y}) rotate({a})")
            for x, y, a in ((24, 36, 60), (34, 24, 30), (40, 8, 10), (40, -10, -10), (34, 30, 120), (42, 14, 90))
        )
    )
    o += (
        circ(0, 2, 22, LEAF, INK, 2)
        + circ(0, 2, 15, "#3a1b52", INK, 1.6)
        + around(path("M0 -3V-17", "none", GOLD, 3), 8, 0, 2)
        + circ(0, 2, 5, GOLD, INK, 1.4)
    )
    return (
        o
        + mirrored(path("M14 -14C24 -24 34 -28 44 -26C40 -20 38 -18 34 -18C30 -10 22 -8 16 -8Z", "#fff6de", INK, 1.6))
        + path("M-10 -34L-6 -44L0 -36L6 -44L10 -34Z", GOLD, INK, 1.6)
    )


def contraband() -> str:
    """A crate under canvas, and a lantern that is shaded."""
    o = (
        rect(-32, -10, 58, 50, "#8a5a2c", INK, 2.2)
        + path("M-32 6H26M-32 24H26M-32 -10L26 40M26 -10L-32 40", "none", "#5a3a1c", 3)
        + path("M-38 4Q-36 -26 -4 -24T32 -2L22 2L14 -6L4 4L-8 -6L-20 6Z", "#5e6a8a", INK, 2)
    )
    return (
        o
        + path("M26 10Q36 -2 46 10V34H26Z", "#2a2036", INK, 1.8)
        + rect(30, 14, 12, 16, "#ffcf6a", INK, 1.4)
        + path("M36 4a6 6 0 0 1 0 -10", "none", GOLD, 2.4)
        + path("M-16 12l10 0l-5 8l5 8h-10l5 -8Z", "#f3e5c3", INK, 1.4)
        + star(-34, -36, 5)
        + star(10, -40, 4)
    )


def crystal() -> str:
    """A heart of crystal."""
    o = rays(0, 0, 24, 46, 20, 0.6) + path("M0 42L-36 4L-34 -20L-18 -34L0 -22L18 -34L34 -20L36 4Z", "#8a4fd0", INK, 2.4)
    return (
        o
        + path("M0 42L-14 0L0 -22L14 0Z", "#d9b4ff")
        + path("M14 0L36 4L34 -20L18 -34L0 -22Z", "#b688f0")
        + path("M-36 4L-14 0L0 42ZM-34 -20L-14 0L0 -22L-18 -34Z", "#6a35b0")
        + path("M-36 4L-14 0H14L36 4M-14 0L-34 -20M14 0L34 -20M-14 0L0 -22L14 0", "none", INK, 1.2)
        + star(-14, -16, 8, 4, 0.3, "#fff")
    )


def shrines() -> str:
    """Three chapels on one road."""
    o = path("M-46 46V16Q-10 2 46 14V46Z", "#2a3a5e", INK, 1.6) + path("M10 46Q-26 36 4 24T-4 8", "none", "#f0d9a0", 4)
    return o + put(chapel(), -28, 22, 0.62) + put(chapel(), 28, 18, 0.62) + put(chapel(), 0, 40, 0.9) + star(0, -38, 6)


def purge() -> str:
    """A sword of light, before which the dark shrinks back on both sides."""
    shade = (
        path("M-2 46Q-2 6 10 -8Q4 -26 20 -34Q22 -24 30 -20Q40 -28 46 -20V46Z", "#120a2a", "#6a4aa0", 1.8)
        + path("M17 -10l8 4l-7 4ZM39 -10l-8 4l7 4Z", "#ff5a6a")
        + path("M18 8l4 5l4 -5l4 5l4 -5", "none", "#ff5a6a", 2)
    )
    beam = path("M-7 -46H7L22 46H-22Z", "#ffe9a8", opacity=0.5) + rays(0, -6, 10, 44, 18, 0.9)
    return (
        beam
        + put(shade, 3, 6, 0.86)
        + put(shade, -3, 6, 0.86, flip=True)
        + path("M-5 -34L0 -46L5 -34V14H-5Z", "#fffdf0", INK, 2)
        + path("M0 -40V14", "none", "#e9bf5a", 1.6)
        + path("M-17 13H17V20H-17Z", LEAF, INK, 2)
        + path("M-4 20H4V36H-4Z", "#8f1f33", INK, 2)
        + circ(0, 40, 5.5, LEAF, INK, 2)
    )


def orb() -> str:
    """The Orb of Infinity over the Tower."""
    return (
        rays(0, -10, 22, 46, 24, 0.95)
        + circ(0, -10, 24, LEAF, INK, 1.8)
        + circ(0, -10, 20, "#371a63")
        + circ(0, -10, 20, LATTICE)
        + omega(0, -10, 10, 4)
        + put(tower(0, 0, 44), 0, 46, 0.8)
    )


def chains() -> str:
    """A chain that has broken."""
    link = rect(-8, -13, 16, 26, "none", INK, 8, rx=8) + rect(-8, -13, 16, 26, "none", GOLD, 4.4, rx=8)
    o = (
        circ(0, 0, 40, "#3a0d1c", opacity=0.7)
        + put(link, -32, -28, turn=-45)
        + put(link, -17, -13, turn=45)
        + put(link, 32, 28, turn=-45)
        + put(link, 17, 13, turn=45)
    )
    return (
        o
        + star(0, 0, 17, 6, 0.36, "#ffe27a")
        + star(0, 0, 9, 6, 0.4, "#fff")
        + path("M-6 14L-12 26M8 -14L16 -26M-16 6L-28 10M16 -6L28 -8", "none", "#ff8a3c", 2.6)
    )


def rift() -> str:
    """A cut in the sky of glass."""
    o = path("M-4 -46L8 -18L-2 -8L10 12L0 22L4 46L-10 20L-2 10L-14 -10L-4 -20Z", "#7fe3ea", INK, 2) + path(
        "M-2 -36L3 -16L-6 -8L4 12L-4 20L0 34", "none", "#ffffff", 2.4
    )
    shard = path("M0 -9L6 2L0 10L-5 1Z", "#c9f2f4", INK, 1.4)
    return (
        o
        + "".join(
            put(shard, x, y, s, turn)
            for x, y, s, turn in (
                (-30, -26, 1.2, 20),
                (30, -30, 1, -30),
                (-34, 10, 0.9, 70),
                (32, 8, 1.3, 15),
                (-22, 34, 1, -20),
                (26, 36, 0.9, 50),
            )
        )
        + circ(0, 0, 43, "none", "#7fe3ea", 1.4, stroke_dasharray="2 6")
    )


MISSIONS = {
    "grimoire": grimoire,
    "rescue": rescue,
    "dragon": ashes,
    "siege": siege,
    "vigil": vigil,
    "race": race,
    "contraband": contraband,
    "crystal": crystal,
    "shrines": shrines,
    "purge": purge,
}
FINALS = {"orb": orb, "chains": chains, "rift": rift}
