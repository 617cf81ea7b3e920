"""What the skill cards show, each in a box of 92: Ki, Magic, Trickery."""

from tools.art.anima.body import head, sword
from tools.art.anima.ink import (
    GOLD,
    INK,
    LEAF,
    around,
    circ,
    mirrored,
    oval,
    path,
    put,
    rays,
    rect,
    star,
)

SKIN = "#f3c9a5"


def iron_fist() -> str:
    """A fist through a wall."""
    o = around(path("M-4 -24L0 -46L4 -24Z", "#ffb545", INK, 1), 12, 0, -2)
    o += path("M-44 -30L-30 -22L-36 -8L-24 -2M44 -34L32 -22L38 -6L26 2M-40 34L-24 26M42 36L28 26", "none", GOLD, 2.4)
    o += path(
        "M-20 -20Q-22 -28 -14 -28Q-10 -34 -3 -30Q2 -34 8 -30Q15 -33 19 -26Q26 -26 25 -18V6Q25 20 14 24H-8Q-22 18 -22 2Z",
        SKIN,
        INK,
        2.2,
    )
    o += path("M-8 -28V-10M5 -30V-10M17 -26V-9", "none", INK, 1.8) + path(
        "M-22 0Q-8 -8 4 0Q8 8 0 10L-14 8Z", "#e2ad86", INK, 2
    )
    return (
        o
        + path("M-10 22L-14 46H18L14 22Z", "#8f2f1c", INK, 2)
        + path("M-11 28H15M-12 35H16", "none", GOLD, 2.2)
        + star(25, -30, 9, 4, 0.3, "#fff6d8")
    )


def ki_burst() -> str:
    """Somebody sits still, and all their force breaks out at once."""
    flame = "M0 -46Q8 -34 20 -40Q20 -28 34 -26Q30 -14 44 -4Q32 4 38 18Q26 18 26 34H-26Q-26 18 -38 18Q-32 4 -44 -4Q-30 -14 -34 -26Q-20 -28 -20 -40Q-8 -34 0 -46Z"
    return (
        rays(0, -4, 30, 47, 20, 0.8)
        + path(flame, "#ff8a3c", INK, 1.8)
        + put(path(flame, "#ffc95a"), 0, 4, 0.8)
        + put(path(flame, "#fff2c0"), 0, 9, 0.58)
        + path("M-30 38Q-34 26 -16 24Q-18 4 -9 -4H9Q18 4 16 24Q34 26 30 38Q0 46 -30 38Z", "#5a1f14", INK, 2)
        + path("M3 -4H9Q18 4 16 24Q34 26 30 38Q16 42 8 42Q14 16 3 -4Z", "#8f3a22")
        + path("M-13 4L-26 22L-15 30M13 4L26 22L15 30", "none", "#e8b48a", 5)
        + circ(0, -15, 10, "#e8b48a", INK, 2)
        + path("M-10 -17Q-11 -28 0 -28T10 -17Q6 -22 0 -22T-10 -17Z", "#3a1408", INK, 1.6)
        + circ(0, -30, 4, "#3a1408", INK, 1.6)
        + path("M-6 -14q2 2 4 0M2 -14q2 2 4 0", "none", INK, 1.6)
    )


def swift_step() -> str:
    """A winged shoe and the wind it leaves."""
    o = path("M-46 -20H-14M-40 -6H-18M-46 8H-16M-42 30H-24", "none", "#ffe0b0", 2.6)
    o += (
        path("M-14 -34H12L16 2Q34 8 42 18V30H-16Z", "#b3402a", INK, 2.2)
        + path("M-14 -34H12L13 -24H-14Z", GOLD, INK, 1.6)
        + path("M-17 30H43V36H-17Z", "#5a2c1c", INK, 1.8)
    )
    o += path("M2 -10l12 4M3 -1l13 4M16 10l8 6", "none", "#f9eed2", 2.4)
    return (
        o
        + path(
            "M-10 -6C-30 -18 -38 -34 -34 -46C-28 -38 -24 -38 -22 -46C-14 -38 -8 -34 -8 -44C2 -34 2 -18 -2 -8Z",
            "#fff6de",
            INK,
            2,
        )
        + path("M-28 -38Q-20 -22 -8 -12M-18 -38Q-12 -24 -5 -14", "none", INK, 1.2)
    )


def deflect() -> str:
    """Two blades that meet."""
    o = (
        rays(0, 0, 10, 46, 16, 0.55)
        + put(sword(0, 0, 62, w=7), -26, 30, 0.95, 45)
        + put(sword(0, 0, 62, w=7), 26, 30, 0.95, -45)
    )
    return o + star(0, -4, 20, 4, 0.28, "#fff6d8") + star(0, -4, 13, 4, 0.3, "#ffb545", 0.785)


def sense_aura() -> str:
    """A closed face, and the rings of what it feels."""
    o = "".join(
        circ(0, -6, r, "none", colour, w)
        for r, colour, w in ((44, "#ffb98a", 1.6), (36, "#ffd0a8", 2), (28, "#ffe9c8", 2.4))
    )
    o += path("M-20 46Q-20 24 -8 18V6H8V18Q20 24 20 46Z", "#8f3a1c", INK, 2) + put(head(SKIN), 0, 152, 1.18)
    o += (
        rect(-10, -16, 20, 5, SKIN)
        + path("M-9 -14q4 3 8 0M1 -14q4 3 8 0", "none", INK, 2)
        + path("M-14 -10Q-16 -32 0 -32T14 -10Q8 -24 0 -24T-14 -10Z", "#4a2016", INK, 1.8)
    )
    return o + "".join(star(x, y, 5, fill="#fff6d8") for x, y in ((-36, -36), (38, -30), (-42, 14), (42, 16)))


def sleep() -> str:
    """The moon asleep among stars."""
    o = circ(0, 0, 38, "none", GOLD, 1, stroke_dasharray="1 4") + path(
        "M14 -38A40 40 0 1 0 14 38A31 31 0 0 1 14 -38Z", LEAF, INK, 1.8
    )
    o += path("M-17 -13q7 7 14 1M-12 16q6 3 10 -1M-4 -6q-6 8 -1 14", "none", INK, 2)
    o += "".join(star(x, y, r) for x, y, r in ((22, -22, 5), (34, 2, 3.4), (18, 18, 4), (6, -4, 2.6)))
    return o + mirrored(
        path("M8 44C12 30 22 26 34 30C30 34 30 40 34 44Z", "#5e3a86", INK, 1.2) + circ(24, 36, 4, "#d9485a", INK, 1)
    )


def fireball() -> str:
    """A small sun over a hand."""
    o = "".join(
        put(
            path("M-5 -22Q-9 -34 0 -46Q-1 -36 6 -32Q7 -26 5 -22Z", "#ff7a36" if i % 2 else "#ffb545", INK, 1),
            0,
            -6,
            turn=i * 30,
        )
        for i in range(12)
    )
    o += circ(0, -6, 24, "#ff8a3c", INK, 1.6) + circ(0, -6, 17, "#ffc95a") + circ(0, -6, 9, "#fff2c0")
    o += path(
        "M-30 46C-32 30 -36 18 -30 14Q-26 18 -22 26L-24 8Q-18 6 -15 24L-10 6Q-3 6 -5 24L4 10Q10 14 4 30Q4 40 0 46Z",
        SKIN,
        INK,
        1.8,
    )
    return o + path("M-32 40H4", "none", "#4a1d6e", 7) + path("M-32 36H4", "none", GOLD, 2)


def gate() -> str:
    """A door in the air, another land behind it."""
    o = (
        path("M-26 44V-12A26 30 0 0 1 26 -12V44Z", "#0f1a52", LEAF, 4)
        + path("M-20 44V-12A20 24 0 0 1 20 -12V44Z", "#7fe3ea")
        + path("M-20 20Q-8 6 2 16T20 12V44H-20Z", "#2f7a57", INK, 1.4)
    )
    o += (
        circ(6, -16, 7, "#fff2c0")
        + path("M-10 44Q-6 30 2 26T4 18", "none", "#f0d9a0", 4)
        + path("M-20 20L-8 4L2 16", "#8fb4d8", INK, 1.2)
    )
    o += around(star(0, -44, 5, fill="#fff6d8"), 9, 0, -4)
    return o + path("M-34 46H34", "none", INK, 6) + path("M-34 46H34", "none", GOLD, 3)


def ward() -> str:
    """A shield with an eye, in a ring of stars."""
    o = (
        circ(0, 0, 42, "none", GOLD, 1.6)
        + circ(0, 0, 36, "none", GOLD, 1, stroke_dasharray="3 3")
        + path("M-28 -26Q0 -38 28 -26Q28 18 0 38Q-28 18 -28 -26Z", "#2b4f9a", INK, 2)
    )
    o += (
        path("M0 -34Q14 -32 28 -26Q28 18 0 38Z", "#5a86d6")
        + path("M-18 0Q0 -18 18 0Q0 18 -18 0Z", "#f4ecd8", INK, 1.6)
        + circ(0, 0, 7, "#4a1d6e", INK, 1.4)
        + circ(0, 0, 2.6, GOLD)
    )
    return o + around(star(0, -39, 4), 12)


def dispel() -> str:
    """A seal that a hand breaks in two."""
    o = circ(0, 0, 42, "none", "#a9b8ff", 1.6, stroke_dasharray="4 4")
    half = (
        path("M-2 -38A38 38 0 0 0 -8 37L4 18L-8 6L6 -8L-6 -20Z", "#5a3fb4", INK, 2)
        + path("M-12 -26A30 30 0 0 0 -16 25", "none", "#c9c0ff", 2)
        + star(-20, 0, 9, 6, 0.5, GOLD)
    )
    o += put(half, -6, 0, turn=-8) + put(
        path("M2 -38A38 38 0 0 1 8 37L20 18L8 6L22 -8L10 -20Z", "#7d62d8", INK, 2)
        + path("M22 -26A30 30 0 0 1 26 22", "none", "#e0d8ff", 2),
        4,
        0,
        turn=8,
    )
    return (
        o
        + path("M0 -46L-4 -20L6 -6L-6 10L4 22L0 46", "none", "#fff6d8", 3.4)
        + "".join(star(x, y, 5, fill="#fff6d8") for x, y in ((0, -40), (14, 30), (-34, -34), (38, 30)))
    )


def pickpocket() -> str:
    """Two fingers and a purse that is not theirs."""
    o = path("M-46 -40Q-30 -46 -14 -40L-12 30Q-30 38 -46 30Z", "#6b3f22", INK, 2) + path("M-40 -8H-18", "none", GOLD, 3)
    o += (
        path("M-24 6q14 -10 28 0q12 22 -14 24t-14 -24Z", "#8c5a2c", INK, 2)
        + path("M-22 8H4", "none", GOLD, 3)
        + circ(-10, 20, 5, LEAF, INK, 1.4)
    )
    o += path("M46 -34L22 -16L4 -4Q-2 2 2 6L20 0L8 10Q6 16 12 16L34 4L46 8Z", SKIN, INK, 2) + path(
        "M46 -40L30 -30L38 10L46 14Z", "#124a36", INK, 2
    )
    return o + circ(22, 32, 7, LEAF, INK, 1.6) + circ(36, 26, 5, LEAF, INK, 1.4) + star(-2, -22, 6)


def ambush() -> str:
    """Eyes and steel in the bushes."""
    leaf = "#2a8560"
    o = (
        path("M-46 46V6Q-40 -14 -28 -6Q-24 -30 -8 -20Q4 -38 16 -20Q30 -28 32 -6Q46 -8 46 10V46Z", "#0f3a2a", INK, 2)
        + path("M-14 4q6 -8 12 0q-6 6 -12 0ZM8 4q6 -8 12 0q-6 6 -12 0Z", "#ffe27a", INK, 1.2)
        + circ(-8, 4, 2, INK)
        + circ(14, 4, 2, INK)
    )
    o += put(sword(0, 0, 44, w=6), 26, 34, turn=38) + put(sword(0, 0, 44, w=6), -24, 34, turn=-38)
    return (
        o
        + path("M-46 46V24Q-36 10 -28 22Q-18 12 -10 24Q0 14 10 24Q20 12 28 22Q38 12 46 24V46Z", leaf, INK, 2)
        + path("M-36 30l-4 8M-18 30l-3 8M2 30l3 8M20 30l4 8M36 30l3 8", "none", "#0f3a2a", 1.8)
    )


def smoke() -> str:
    """A bomb on the ground, and nobody where somebody was."""
    puffs = ((-26, 4, 17), (24, 2, 18), (0, -12, 21), (-20, -24, 13), (20, -26, 12), (2, -36, 9))
    o = "".join(circ(x, y, r, "#9fb8b0", INK, 2) for x, y, r in puffs) + "".join(
        circ(x + 3, y + 3, r * 0.72, "#d8e8e0") for x, y, r in puffs
    )
    o += path("M-10 -12Q0 -30 10 -12L16 18H-16Z", "none", INK, 2, stroke_dasharray="3 4")
    return (
        o
        + circ(-4, 32, 13, "#2a2036", INK, 2)
        + path("M-10 26a8 8 0 0 1 6 -4", "none", "#8f86b8", 2.4)
        + path("M2 21L10 14Q16 12 16 18", "none", "#8a5a2c", 3)
        + star(17, 16, 8, 5, 0.4, "#ffb545")
        + path("M-36 45H34", "none", INK, 3)
    )


def disguise() -> str:
    """A mask before the face that it is not."""
    o = (
        path("M-42 -6Q-40 -40 -12 -38T16 -10Q14 26 -14 34Q-40 24 -42 -6Z", "#f4ecd8", INK, 2.2)
        + path("M-33 -10q8 -8 15 0q-8 6 -15 0ZM-8 -10q8 -8 15 0q-8 6 -15 0Z", INK)
        + path("M-28 12Q-13 28 3 10Q-13 18 -28 12Z", "#b3263a", INK, 1.4)
        + circ(-34, 4, 4, "#e8a0a0")
        + circ(9, 4, 4, "#e8a0a0")
    )
    o += (
        path("M4 -24Q34 -32 40 -4T18 38Q0 34 -4 14Q16 8 16 -10Q14 -20 4 -24Z", "#2a8560", INK, 2.2)
        + path("M24 -2q6 -6 11 0", "none", INK, 2.4)
        + path("M14 24Q24 18 30 22", "none", INK, 2.4)
    )
    return (
        o
        + path("M-42 -12L-46 4M18 -38L36 -46L28 -36L44 -34", "none", GOLD, 2.6)
        + path("M-14 34V46", "none", INK, 6)
        + path("M-14 34V46", "none", GOLD, 3)
    )


def poison() -> str:
    """A flask with a skull of vapour."""
    o = (
        path("M-9 -14H9V4Q30 14 28 32Q26 44 0 44T-28 32Q-30 14 -9 4Z", "#1d6a4a", INK, 2.2)
        + path("M-26 24Q-12 16 0 24T26 22Q30 44 0 44Q-30 44 -26 24Z", "#8adb3a")
        + circ(-10, 34, 3, "#d8ff9a")
        + circ(8, 30, 4, "#d8ff9a")
        + path("M-14 8Q-22 14 -23 22", "none", "#bfe8d0", 2.4)
    )
    o += path("M-12 -20H12V-13H-12Z", "#8a5a2c", INK, 1.8)
    return (
        o
        + path("M0 -46C12 -46 16 -38 14 -32L9 -28V-24H-9V-28L-14 -32C-16 -38 -12 -46 0 -46Z", "#e6f2d0", INK, 1.8)
        + circ(-5, -36, 3, INK)
        + circ(5, -36, 3, INK)
        + path("M-3 -25v-3M3 -25v-3", "none", INK, 1.4)
        + path("M-30 -30q-6 -8 0 -14M30 -28q8 -6 2 -14", "none", "#8adb3a", 2.2)
    )


def scout() -> str:
    """A spyglass over the hills."""
    o = (
        circ(22, -26, 18, "#ffedb0")
        + path("M-46 46V22Q-30 8 -14 18T16 14T46 20V46Z", "#0f3a2a", INK, 2)
        + path("M8 18L16 4L24 18ZM28 20L34 8L40 20Z", "#2a8560", INK, 1.4)
    )
    o += put(
        rect(-40, -9, 26, 18, "#6b3f22", INK, 2)
        + rect(-14, -7, 24, 14, LEAF, INK, 2)
        + rect(10, -5, 22, 10, "#6b3f22", INK, 2)
        + rect(32, -7, 5, 14, GOLD, INK, 1.6)
        + rect(-44, -11, 6, 22, GOLD, INK, 1.8),
        -6,
        6,
        turn=-32,
    )
    return o + path("M30 -28q4 -6 8 0q4 -6 8 0M8 -40q4 -5 7 0q4 -5 7 0", "none", INK, 1.8) + oval(-38, 34, 5, 3, GOLD)


DRAWN = {
    "iron-fist": iron_fist,
    "ki-burst": ki_burst,
    "swift-step": swift_step,
    "deflect": deflect,
    "sense-aura": sense_aura,
    "sleep": sleep,
    "fireball": fireball,
    "gate": gate,
    "ward": ward,
    "dispel": dispel,
    "pickpocket": pickpocket,
    "ambush": ambush,
    "smoke": smoke,
    "disguise": disguise,
    "poison": poison,
    "scout": scout,
}
