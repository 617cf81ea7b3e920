"""The Monsters of levels 1 and 2, who stand on the ground at y = 0."""

from tools.art.anima.body import cape, head, legs, sword, torso
from tools.art.anima.ink import (
    GOLD,
    INK,
    LEAF,
    circ,
    line,
    mirrored,
    path,
    put,
    rect,
    star,
)


def goblin(skin: str = "#5f8a3a", light: str = "#93b84e", coat: str = "#7a3a24") -> str:
    """Large ears, a small knife."""
    o = (
        line("M-8 -34L-12 -4", coat, 11)
        + line("M8 -34L13 -4", coat, 11)
        + path("M-18 -74Q0 -80 18 -74L16 -30Q0 -22 -16 -30Z", coat, INK, 2.2)
        + line("M-18 -68L-34 -56", skin, 8)
        + line("M18 -68L34 -62", light, 8)
        + put(sword(0, 0, 24, w=5), 37, -60, 0.9, 20)
    )
    o += (
        mirrored(path("M16 -96L50 -112Q46 -88 18 -82Z", skin, INK, 2))
        + path("M-22 -96Q-22 -118 0 -118T22 -96Q18 -74 0 -70Q-18 -74 -22 -96Z", skin, INK, 2.2)
        + path("M4 -118Q22 -116 22 -96Q18 -74 4 -71Z", light)
    )
    return (
        o
        + path("M-15 -98L-3 -93L-14 -90ZM15 -98L3 -93L14 -90Z", "#ffe27a", INK, 1.3)
        + path("M-10 -80Q0 -74 10 -80", "none", INK, 2.2)
        + path("M-6 -79l2 5l2 -4M4 -79l2 5l2 -5", "#fff", INK, 0.9)
        + path("M-16 -60H16", "none", GOLD, 2.4)
    )


def goblins() -> str:
    """Three raiders under one rag."""
    return (
        line("M-58 -20V-186", "#6b3f22", 4)
        + path("M-56 -186L-8 -178L-22 -164L-12 -148L-56 -152Z", "#8f1f33", INK, 2)
        + put(goblin(coat="#4a3a5a"), -56, 0, 1.05)
        + put(goblin(coat="#5a4a24"), 58, 0, 1.05, flip=True)
        + put(goblin(), 0, 2, 1.42)
    )


def wolf(fur: str, light: str) -> str:
    """A wolf's head and chest from the front."""
    half = (
        path("M0 -110L14 -108L30 -140L38 -100Q44 -82 34 -66L46 -30L40 0H14L0 -8Z", fur, INK, 2.4)
        + path("M22 -108L29 -126L33 -100Z", "#8f2f45")
        + path("M38 -100Q44 -82 34 -66L46 -30L40 0H28Q34 -40 22 -62Z", light)
    )
    return (
        mirrored(half)
        + mirrored(path("M6 -88L22 -96L18 -84Z", "#ffe27a", INK, 1.4))
        + path("M-12 -74Q0 -80 12 -74L9 -52Q0 -44 -9 -52Z", light, INK, 1.8)
        + path("M-6 -72H6L0 -64Z", INK)
        + path("M-8 -56l2.5 6l3 -5l2.5 5l2.5 -5l3 5l2.5 -6", "#fff", INK, 1.1)
        + path("M-16 -36l8 12M16 -36l-8 12M0 -34V-18", "none", INK, 1.8)
    )


def wolves() -> str:
    """A moon and the pack."""
    return (
        circ(40, -152, 34, "#ffedb0", INK, 1.6)
        + put(wolf("#3f3a5e", "#6a648c"), -52, -2, 0.88)
        + put(wolf("#3f3a5e", "#6a648c"), 54, -2, 0.88)
        + put(wolf("#565078", "#9a92b8"), 0, 4, 1.24)
    )


def bandits() -> str:
    """Masks, a crossbow, a rope over the road."""

    def man(coat: str, light: str) -> str:
        return (
            cape(coat, light, 34)
            + legs("#4a3a2a", "#2a1f18")
            + torso(coat, light, "#8a5a2c")
            + head("#d9a27c")
            + path("M-15 -144Q0 -152 15 -144L12 -158Q0 -168 -12 -158Z", "#2a1f18", INK, 2)
            + path("M-12 -136Q0 -142 12 -136L9 -122Q0 -114 -9 -122Z", "#8f1f33", INK, 1.6)
        )

    o = (
        put(man("#3a4a3a", "#5a6f54"), -52, 0, 0.98)
        + put(man("#4a3a54", "#6f5a78"), 52, 0, 0.98)
        + put(man("#6b3024", "#96503a"), 0, 4, 1.14)
    )
    o += put(
        path("M-34 0Q0 -16 34 0", "none", INK, 7)
        + path("M-34 0Q0 -16 34 0", "none", "#8a5a2c", 4)
        + path("M-34 0H34", "none", "#f4ecd8", 1.4)
        + rect(-4, -8, 8, 34, "#6b3f22", INK, 1.8)
        + path("M0 -18l5 10h-10Z", "#e8e4f4", INK, 1.3),
        0,
        -86,
    )
    return o + put(sword(0, 0, 40), -88, -76, turn=-16) + put(sword(0, 0, 40), 88, -76, turn=16)


def bones(x: float, scale: float, crown: bool = False) -> str:
    """One that has risen."""
    o = (
        "".join(
            line(d, "#e6dcc0", 5, 3)
            for d in ("M-6 -52L-12 -4", "M6 -52L14 -4", "M-16 -104L-32 -84L-26 -62", "M16 -104L34 -96L40 -116")
        )
        + path("M-3 -108V-52", "none", "#e6dcc0", 5)
        + "".join(
            path(f"M-15 {y}Q0 {y - 6} 15 {y}", "none", INK, 5.4)
            + path(f"M-15 {y}Q0 {y - 6} 15 {y}", "none", "#e6dcc0", 3)
            for y in (-98, -88, -78)
        )
        + path("M-13 -58Q0 -66 13 -58L8 -48H-8Z", "#e6dcc0", INK, 1.8)
    )
    o += (
        path("M-20 -112L-24 -40L-12 -50L-8 -112Z", "#3a4a6a", INK, 1.8)
        + path(
            "M0 -146C15 -146 19 -134 17 -125L12 -120V-112H-12V-120L-17 -125C-19 -134 -15 -146 0 -146Z",
            "#efe6d0",
            INK,
            2,
        )
        + circ(-6, -130, 4.4, INK)
        + circ(6, -130, 4.4, INK)
        + circ(-6, -130, 1.6, "#7fe3ea")
        + circ(6, -130, 1.6, "#7fe3ea")
        + path("M-6 -113v-4M0 -113v-4M6 -113v-4M-1 -124l1 -4l1 4", "none", INK, 1.5)
    )
    return put(
        o + (path("M-12 -144L-14 -158L-5 -151L0 -162L5 -151L14 -158L12 -144Z", LEAF, INK, 1.5) if crown else ""),
        x,
        0,
        scale,
    )


def risen_dead() -> str:
    """Out of the earth, among their stones."""
    stone = path("M-14 0V-34A14 16 0 0 1 14 -34V0Z", "#57537a", INK, 2) + path(
        "M0 -38V-16M-7 -30H7", "none", "#8a84a8", 3
    )
    o = put(stone, -82, 0, 1.3, -8) + put(stone, 80, 0, 1.5, 9) + bones(-46, 1) + bones(48, 1.02) + bones(0, 1.28, True)
    return o + path("M-100 8Q-84 -10 -64 2Q-48 -12 -28 0Q-8 -10 10 2Q30 -12 48 0Q70 -12 100 8Z", "#2a1d34", INK, 2)


def shadow_imp() -> str:
    """A grin with wings."""
    o = mirrored(
        path(
            "M22 -96C54 -140 80 -150 98 -140C86 -130 92 -118 84 -110C76 -114 74 -98 64 -96C54 -102 46 -86 24 -78Z",
            "#2a1a52",
            INK,
            2.2,
        )
        + path("M28 -94C54 -122 74 -136 90 -138", "none", "#8f6ad0", 1.8)
    )
    o += (
        path("M14 -30C40 -26 52 -8 74 -12C62 -20 66 -32 76 -36", "none", INK, 9)
        + path("M14 -30C40 -26 52 -8 74 -12C62 -20 66 -32 76 -36", "none", "#4a2f86", 5)
        + path("M-22 -60L-30 -10L-16 0L-8 -30H8L16 0L30 -10L22 -60Z", "#3a2470", INK, 2.4)
        + line("M-24 -74L-46 -56L-52 -72", "#3a2470", 9)
        + line("M24 -74L46 -58L54 -76", "#5a3fa0", 9)
    )
    o += (
        path("M-40 -112Q-42 -152 0 -152T40 -112Q34 -74 0 -70Q-34 -74 -40 -112Z", "#4a2f86", INK, 2.6)
        + path("M8 -151Q42 -148 40 -112Q34 -74 8 -71Q24 -110 8 -151Z", "#6f50b8")
        + mirrored(path("M20 -146C30 -158 36 -170 30 -184C46 -172 46 -150 34 -134Z", "#1b1036", INK, 2))
    )
    return (
        o
        + path("M-28 -120L-6 -110L-24 -102ZM28 -120L6 -110L24 -102Z", "#ffe27a", INK, 1.6)
        + circ(-18, -110, 2.4, INK)
        + circ(18, -110, 2.4, INK)
        + path("M-26 -94Q0 -70 26 -94Q16 -78 0 -78T-26 -94Z", INK)
        + path("M-20 -90l4 7l5 -4l5 6l6 -5l6 5l5 -6l5 4l4 -7", "#fff", INK, 0.9)
    )


def slime() -> str:
    """Something that has eaten a knight."""
    o = path(
        "M-90 0C-100 -60 -66 -84 -58 -112C-48 -150 40 -158 54 -112C62 -84 98 -60 90 0Q0 16 -90 0Z", "#3f9a5a", INK, 2.8
    ) + path(
        "M20 -140C44 -138 52 -124 54 -112C62 -84 98 -60 90 0Q50 8 40 6C66 -40 40 -96 20 -140Z", "#8adb7a", opacity=0.8
    )
    o += (
        put(
            path("M-14 0V-26Q-13 -42 0 -42T14 -26V0Z", "#8a84a8", INK, 2) + path("M-11 -24H11V-17H-11Z", INK),
            -30,
            -16,
            1.1,
            -24,
        )
        + put(sword(0, 0, 40), 30, -20, 1, 62)
        + put(circ(0, 0, 9, "#e6dcc0", INK, 1.6) + circ(-3, -1, 2.4, INK) + circ(4, -1, 2.4, INK), 4, -40)
    )
    o += "".join(
        circ(x, y, r, "#c8f5b0", INK, 1.2, opacity=0.9)
        for x, y, r in ((-54, -60, 7), (60, -52, 8), (-10, -74, 5), (40, -84, 5), (-66, -26, 5))
    ) + path("M-48 -108Q-42 -132 -18 -136", "none", "#e6ffe0", 4)
    return (
        o
        + circ(-20, -106, 14, "#fff6de", INK, 2)
        + circ(20, -108, 16, "#fff6de", INK, 2)
        + circ(-17, -104, 6, INK)
        + circ(17, -106, 7, INK)
        + path("M-16 -82Q0 -74 18 -82", "none", INK, 3.4)
    )


def sprite() -> str:
    """A laugh in a spark, with wings of a dragonfly."""
    o = (
        circ(0, -104, 66, "#ffe27a", opacity=0.22)
        + circ(0, -104, 46, "#ffe27a", opacity=0.3)
        + mirrored(
            path("M10 -110C40 -176 86 -184 92 -160C96 -136 50 -112 12 -100Z", "#a8ecec", INK, 2, opacity=0.92)
            + path("M10 -96C44 -92 76 -72 72 -54C60 -42 26 -68 10 -86Z", "#d0f7f0", INK, 2, opacity=0.92)
            + path("M14 -108C42 -150 66 -166 84 -164", "none", "#2f8f98", 1.4)
        )
    )
    o += (
        line("M-6 -66L-14 -34L-22 -26", "#f3d2b0", 7)
        + line("M6 -66L16 -40L10 -28", "#f3d2b0", 7)
        + path("M-14 -100Q0 -106 14 -100L22 -60L10 -66L2 -54L-8 -66L-22 -58Z", "#3f9a5a", INK, 2)
        + line("M-14 -94L-34 -82", "#f3d2b0", 7)
        + line("M14 -94L34 -104", "#f3d2b0", 7)
        + star(40, -110, 10, 5, 0.4, "#ffe27a")
    )
    o += (
        path("M-20 -124Q-20 -148 0 -148T20 -124Q16 -104 0 -100Q-16 -104 -20 -124Z", "#f8dcc0", INK, 2.2)
        + mirrored(path("M18 -128L38 -138L22 -116Z", "#f8dcc0", INK, 1.8))
        + path("M-20 -126C-30 -160 -10 -176 0 -186C4 -172 24 -160 20 -126Q8 -142 0 -142T-20 -126Z", "#c2456a", INK, 2)
    )
    return (
        o
        + path("M-12 -124q4 -5 8 0M4 -124q4 -5 8 0", "none", INK, 2.4)
        + path("M-10 -114Q0 -102 10 -114Z", "#8f1f33", INK, 1.4)
        + "".join(
            star(x, y, r, fill="#fff6d8") for x, y, r in ((-62, -60, 7), (66, -40, 5), (-48, -150, 5), (50, -30, 6))
        )
    )


def ogre() -> str:
    """All belly and club."""
    skin, light = "#8a6a4a", "#b8936a"
    o = (
        line("M-44 -116C-70 -96 -70 -70 -60 -50", skin, 24)
        + mirrored(path("M4 -44H36L40 0H6Z", "#57402c", INK, 2.4))
        + path("M-52 -124Q0 -146 52 -124Q70 -70 42 -34Q0 -20 -42 -34Q-70 -70 -52 -124Z", skin, INK, 2.8)
        + path("M12 -136Q36 -134 52 -124Q70 -70 42 -34Q26 -28 12 -27Q40 -80 12 -136Z", light)
        + path("M-46 -56Q0 -36 46 -56L42 -30Q0 -16 -42 -30Z", "#4a2a34", INK, 2.2)
        + circ(0, -42, 8, "#efe6d0", INK, 1.8)
        + circ(-3, -43, 2, INK)
        + circ(3, -43, 2, INK)
    )
    o += (
        path("M70 -40L52 -62L78 -176Q96 -184 98 -164Z", "#6b3f22", INK, 2.4)
        + path("M80 -150l14 -4M76 -130l-12 -4M84 -110l10 2", "none", "#e8e4f4", 5)
        + line("M46 -112C70 -104 74 -84 66 -66", light, 22)
    )
    o += (
        path("M-26 -140Q-28 -172 0 -172T26 -140Q24 -114 0 -110Q-24 -114 -26 -140Z", skin, INK, 2.4)
        + path("M6 -172Q28 -170 26 -140Q24 -114 6 -111Z", light)
        + path("M-18 -150h12M6 -150h12", "none", INK, 3.6)
        + path("M-14 -144h6M8 -144h6", "none", "#ffe27a", 3)
        + circ(0, -136, 6, skin, INK, 1.6)
    )
    return (
        o
        + path("M-16 -124Q0 -118 16 -124", "none", INK, 3)
        + path("M-12 -123L-10 -136L-5 -122ZM12 -123L10 -136L5 -122Z", "#fff6de", INK, 1.3)
        + path("M-8 -172Q0 -190 8 -172Z", "#2a1f18", INK, 1.8)
    )


def harpy(feather: str, light: str) -> str:
    """A woman's face over a bird's claws."""
    o = mirrored(
        path(
            "M12 -70C34 -110 62 -122 92 -116C84 -106 90 -98 80 -92C74 -94 76 -82 66 -78C58 -82 58 -68 48 -64C40 -68 34 -56 14 -50Z",
            feather,
            INK,
            2,
        )
        + path("M18 -70C40 -94 60 -104 80 -106M20 -62C40 -76 52 -82 64 -84", "none", light, 2)
    )
    o += (
        path(
            "M-16 -76Q0 -84 16 -76Q26 -50 10 -26L14 -4L20 6H8L2 -20L-4 -20L-8 6H-20L-14 -4L-10 -26Q-26 -50 -16 -76Z",
            light,
            INK,
            2,
        )
        + path("M-12 -56q6 6 12 0q6 6 12 0M-10 -44q5 6 10 0q5 6 10 0", "none", feather, 2.4)
        + put(head("#e8c4a0"), 0, 40, 0.92)
    )
    return (
        o
        + path(
            "M-14 -88C-24 -104 -14 -118 -4 -114L0 -124L6 -114C16 -118 24 -104 14 -88Q8 -104 0 -104T-14 -88Z",
            feather,
            INK,
            2,
        )
        + path("M-5 -82h10", "none", "#8f1f33", 2)
    )


def harpies() -> str:
    """A flight of them."""
    return (
        put(harpy("#5a3f86", "#a88ad0"), -50, -96, 0.86)
        + put(harpy("#2f6a7a", "#7ac0c8"), 52, -84, 0.86)
        + put(harpy("#8f2f45", "#e0909a"), 0, -4, 1.06)
    )


def golem() -> str:
    """Iron plates, a furnace in the chest."""
    iron, light = "#57537a", "#9a94b8"
    o = mirrored(
        path("M34 -136L66 -140L76 -104L70 -60L80 -40L62 -24L44 -40L50 -64L44 -100Z", iron, INK, 2.6)
        + path("M66 -140L76 -104L70 -60L80 -40L70 -32L60 -62L62 -104Z", light)
        + path("M48 -64H70M44 -100H74", "none", INK, 2)
    ) + mirrored(path("M4 -54H34L38 -14L46 0H4Z", iron, INK, 2.6) + path("M24 -54H34L38 -14L46 0H32Z", light))
    o += (
        path("M-46 -142H46L40 -62L24 -50H-24L-40 -62Z", iron, INK, 2.8)
        + path("M16 -142H46L40 -62L24 -50H16Z", light)
        + "".join(circ(x, y, 2.6, GOLD, INK, 1) for x in (-38, 38) for y in (-134, -114, -94, -74))
        + path("M-22 -112Q0 -130 22 -112V-78H-22Z", INK, GOLD, 2.4)
        + path(
            "M-14 -80C-20 -94 -6 -98 -6 -112C2 -104 4 -100 4 -94C8 -98 8 -102 8 -104C16 -94 16 -86 12 -80Z", "#ff8a3c"
        )
        + path("M-6 -80C-8 -88 0 -92 0 -98C6 -92 6 -86 4 -80Z", "#ffe27a")
        + path("M-16 -114V-78M-5 -120V-78M5 -120V-78M16 -114V-78", "none", INK, 2.6)
    )
    return (
        o
        + path("M-22 -142V-170L-12 -182H12L22 -170V-142Z", iron, INK, 2.6)
        + path("M6 -182H12L22 -170V-142H6Z", light)
        + path("M-16 -166H16V-158H-16Z", INK)
        + path("M-11 -162h7M4 -162h7", "none", "#ffb545", 4)
        + path("M-10 -150H10M-10 -146H10", "none", INK, 2)
        + path("M-8 -182V-194H8V-182Z", iron, INK, 2)
        + circ(-2, -202, 5, "#c9c0d8", opacity=0.8)
    )


def patrol() -> str:
    """Red crosses, torches, a book of names."""

    def knight(x: float, scale: float, inner: str = "") -> str:
        o = (
            cape("#8f1f33", "#b8404e", 36)
            + legs("#c9c5dd", "#6a6488")
            + path("M-20 -84L-24 -40Q0 -32 24 -40L20 -84Z", "#f4ecd8", INK, 2.2)
            + torso("#f4ecd8", "#ffffff")
            + path("M0 -120V-42M-14 -100H14", "none", "#b3263a", 6)
            + path("M-14 -126V-148Q-13 -163 0 -164T14 -148V-126Q0 -118 -14 -126Z", "#a5a0c4", INK, 2.2)
            + path("M3 -163Q14 -160 14 -148V-126Q8 -122 3 -121Z", "#d5d0ea")
            + path("M-11 -142H11M0 -150V-126", "none", INK, 2.8)
        )
        return put(o + inner, x, 0, scale)

    torch = (
        line("M34 -76V-112", "#6b3f22", 5)
        + path("M34 -110C22 -122 30 -134 28 -148C40 -138 48 -122 34 -110Z", "#ff8a3c", INK, 1.6)
        + path("M34 -112C28 -120 33 -126 32 -134C39 -126 41 -118 34 -112Z", "#ffe27a")
        + line("M20 -112L34 -84", "#ffffff", 9)
    )
    return (
        knight(-56, 0.98, torch)
        + knight(56, 0.98, torch)
        + knight(
            0,
            1.14,
            line("M-20 -112L-30 -92L-8 -88", "#f4ecd8", 10)
            + line("M20 -112L30 -92L8 -88", "#ffffff", 10)
            + path("M-18 -96L0 -90L18 -96V-76L0 -70L-18 -76Z", "#6d1230", INK, 2)
            + path("M0 -90V-70M-12 -88l8 3M12 -88l-8 3", "none", GOLD, 2),
        )
    )


def fire_elemental() -> str:
    """A flame that has hands."""
    o = circ(0, -90, 88, "#ff7a36", opacity=0.18) + path(
        "M-40 0C-80 -30 -70 -76 -52 -98C-56 -80 -46 -74 -40 -78C-52 -120 -24 -136 -30 -172C-6 -160 4 -144 8 -126C20 -140 18 -162 12 -190C44 -168 60 -126 46 -84C56 -86 60 -98 58 -112C84 -80 84 -30 40 0Q0 12 -40 0Z",
        "#c23a24",
        INK,
        2.6,
    )
    o += path(
        "M-28 0C-58 -26 -46 -60 -34 -72C-32 -60 -24 -56 -20 -62C-26 -96 -10 -110 -12 -136C8 -116 10 -104 12 -96C22 -104 24 -124 22 -144C44 -112 42 -84 34 -64C42 -66 46 -74 46 -84C62 -56 52 -22 28 0Q0 8 -28 0Z",
        "#ff8a3c",
    ) + path(
        "M-16 0C-32 -20 -22 -40 -14 -50C-8 -70 2 -80 4 -96C20 -72 18 -60 22 -48C34 -30 28 -10 16 0Q0 4 -16 0Z",
        "#ffd25a",
    )
    o += path(
        "M-48 -60C-80 -66 -92 -92 -82 -112C-76 -98 -70 -104 -72 -116C-56 -104 -52 -86 -42 -80Z", "#e8562a", INK, 2.2
    ) + path("M50 -60C82 -66 94 -92 84 -112C78 -98 72 -104 74 -116C58 -104 54 -86 44 -80Z", "#e8562a", INK, 2.2)
    return (
        o
        + path("M-22 -58L-6 -50L-20 -44ZM24 -58L8 -50L22 -44Z", "#fff6d8", INK, 1.6)
        + path("M-14 -30Q0 -18 16 -30Q8 -22 0 -22T-14 -30Z", INK)
    )


WHOLE = "-100 -205 200 222"
DRAWN = {
    "goblins": goblins,
    "wolves": wolves,
    "bandits": bandits,
    "risen-dead": risen_dead,
    "shadow-imp": shadow_imp,
    "slime": slime,
    "sprite": sprite,
    "ogre": ogre,
    "harpies": harpies,
    "golem": golem,
    "patrol": patrol,
    "fire-elemental": fire_elemental,
}
