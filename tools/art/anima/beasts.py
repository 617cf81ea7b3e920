"""What one meets on the road: the Monsters of levels 1 and 2, and the Events."""

from tools.art.anima.body import cape, head, legs, robe, sword, torso
from tools.art.anima.houses import house, tent
from tools.art.anima.ink import (
    GOLD,
    INK,
    LEAF,
    around,
    circ,
    line,
    mirrored,
    oval,
    path,
    put,
    rays,
    rect,
    star,
)
from tools.art.anima.wilds import chapel


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


# ---- Events ----
def inn() -> str:
    """A door that is open, and light in it."""
    o = (
        circ(-58, -160, 16, "#ffedb0")
        + house(-62, 0, 124, 74, "gable", 62, 1, 0, "#8a6a54")
        + path("M-20 0V-40A20 22 0 0 1 20 -40V0Z", "#ffcf6a", INK, 2.4)
        + path("M-34 0H34L52 12H-46Z", "#ffd98a", opacity=0.4)
    )
    o += (
        "".join(
            rect(x, -56, 22, 24, "#ffcf6a", INK, 2) + path(f"M{x + 11} -56v24M{x} -44h22", "none", INK, 1.6)
            for x in (-54, 32)
        )
        + rect(-11, -104, 22, 20, "#ffcf6a", INK, 2)
        + rect(30, -150, 16, 40, "#6a5590", INK, 2)
        + path("M38 -156q-8 -10 0 -20q8 -8 0 -18", "none", "#c9b8e8", 4, opacity=0.8)
    )
    return (
        o
        + line("M62 -72H88", "#6b3f22", 4, 3)
        + path("M70 -68H94V-42H70Z", "#2a1d63", GOLD, 2)
        + path("M76 -60h10v12h-10Zm10 2h4v7h-4", "none", GOLD, 2.2)
        + path("M-90 8Q0 -6 90 8", "none", INK, 3)
    )


def cache() -> str:
    """Under a root, a bag that somebody hid."""
    o = (
        path(
            "M-70 -190H60L46 -110Q70 -70 96 -10H60Q44 -54 30 -66Q20 -30 -2 -6H-36Q-14 -40 -18 -70Q-50 -50 -70 -4H-98Q-84 -70 -44 -104Z",
            "#5a3f34",
            INK,
            2.6,
        )
        + path("M20 -190H60L46 -110Q70 -70 96 -10H80Q62 -66 24 -96Z", "#9a6f54")
        + path("M-30 -170Q-20 -130 -30 -110M0 -176Q8 -140 2 -116", "none", INK, 2.2)
    )
    o += (
        path("M-56 0Q0 -86 56 0Z", "#120a2a")
        + rays(0, -16, 14, 46, 14, 0.6)
        + path("M-30 2Q-38 -34 -10 -44L-14 -54H14L10 -44Q38 -34 30 2Q0 10 -30 2Z", "#a9743c", INK, 2.4)
        + path("M6 -44Q38 -34 30 2Q18 6 8 6Q26 -20 6 -44Z", "#d9a45a")
        + path("M-12 -46H12", "none", "#b3263a", 4)
    )
    return (
        o
        + "".join(circ(x, y, 7, LEAF, INK, 1.6) for x, y in ((-40, 2), (-28, 6), (42, 4), (32, 8)))
        + star(0, -18, 8, 4, 0.3, "#fff6d8")
    )


def storm() -> str:
    """A cloud with a face that blows."""
    o = path(
        "M-86 -96Q-96 -136 -60 -140Q-50 -182 -6 -172Q30 -194 56 -160Q96 -160 90 -118Q96 -90 66 -86H-60Q-80 -86 -86 -96Z",
        "#46407a",
        INK,
        2.8,
    ) + path("M10 -176Q36 -186 56 -160Q96 -160 90 -118Q96 -90 66 -86H20Q60 -120 10 -176Z", "#7a74b0")
    o += (
        path("M-34 -128q12 -10 22 0M8 -128q12 -10 22 0", "none", INK, 3.4)
        + path("M-12 -104Q0 -112 12 -104Q0 -92 -12 -104Z", INK)
        + path("M-26 -86L-40 -44H-22L-36 0L8 -58H-10L2 -86Z", "#ffe27a", INK, 2.2)
        + path("M44 -86L36 -58H48L40 -26L68 -66H56L64 -86Z", "#ffb545", INK, 2)
    )
    return o + path(
        "M-78 -70l-10 30M-62 -66l-10 30M76 -70l-8 26M84 -40l-8 26M-84 -24l-8 24M-58 -26l-8 24M20 -50l-8 24M24 -20l-6 20",
        "none",
        "#a9c8f0",
        3,
    )


def fog() -> str:
    """Three shapes that do not see each other."""
    shape = path("M-14 0V-50Q-16 -72 0 -74T14 -50V0Z", "#4a4470", INK, 2) + circ(0, -82, 12, "#4a4470", INK, 2)
    o = (
        circ(0, -150, 26, "#e8e0f4", opacity=0.6)
        + put(shape, -48, -20, 1.1)
        + put(shape, 6, -8, 1.3)
        + put(shape, 58, -24, 1)
    )
    bands = ((-100, -96, 150, 0.5), (-70, -66, 170, 0.7), (-100, -34, 180, 0.8), (-80, -2, 176, 0.95))
    return (
        o
        + "".join(
            path(
                f"M{x} {y}q20 -18 44 -6q18 -16 40 -2q26 -14 50 2q22 -8 {w - 134} 6q-30 16 -60 8q-40 12 -70 2q-40 8 -{w - 130} -10Z",
                "#d5cde8",
                INK,
                1.6,
                opacity=alpha,
            )
            for x, y, w, alpha in bands
        )
        + path("M-4 -104l6 -5M10 -112q8 -6 6 -14q-6 -6 -12 0", "none", "#ffe27a", 3)
    )


def pit_trap() -> str:
    """Leaves, and a hand at the edge."""
    o = (
        path("M-100 -60Q-60 -96 0 -92T100 -60V10H-100Z", "#5a4a3a", INK, 2.4)
        + oval(0, -36, 78, 34, "#0b0620", stroke=GOLD, stroke_width=2)
        + "".join(path(f"M{x - 6} -4L{x} -34L{x + 6} -4Z", "#a5a0c4", INK, 1.8) for x in (-36, -12, 14, 40))
    )
    o += path(
        "M-20 -60C-22 -80 -18 -92 -12 -92Q-8 -92 -8 -78L-4 -98Q0 -102 4 -98V-78L10 -96Q15 -98 16 -92L12 -72L20 -78Q26 -78 22 -70L8 -52Q-10 -44 -20 -60Z",
        "#f3c9a5",
        INK,
        2.2,
    ) + path("M-22 -58Q-8 -44 10 -54L14 -30Q-6 -22 -24 -34Z", "#2b4f9a", INK, 2)
    leaf = path("M0 0Q10 -12 24 -6Q16 8 0 0Z", "#7a8a3a", INK, 1.6)
    return (
        o
        + "".join(
            put(leaf, x, y, 1, a)
            for x, y, a in (
                (-84, -58, 10),
                (-60, -74, -30),
                (60, -70, 20),
                (78, -52, 60),
                (-78, -12, 40),
                (62, 0, -10),
                (-30, 8, 0),
                (20, -84, -20),
            )
        )
        + path("M-96 -120L-60 -110M70 -118L98 -130", "none", "#8a5a2c", 5)
    )


def toll() -> str:
    """A beam over the road, a hand held out."""
    o = (
        path("M-40 10L-16 -90H16L44 10Z", "#f0d9a0", INK, 2)
        + path("M0 4V-84", "none", "#9c6a22", 2.4, stroke_dasharray="4 8")
        + line("M-92 4V-120", "#6b3f22", 9)
        + line("M92 4V-120", "#6b3f22", 9)
        + path("M-98 -74H98V-56H-98Z", "#f4ecd8", INK, 2.4)
        + path(
            "M-90 -74h22l-14 18h-16v-6ZM-46 -74h22l-14 18h-22ZM-2 -74h22l-14 18h-22ZM42 -74h22l-14 18h-22ZM86 -74h12v8l-6 10h-20Z",
            "#b3263a",
        )
    )
    o += put(
        cape("#3a4a3a", "#5a6f54", 32)
        + torso("#3a4a3a", "#5a6f54", "#8a5a2c")
        + line("M20 -112L40 -96L56 -100", "#5a6f54", 10)
        + head("#d9a27c")
        + path("M-15 -144Q0 -152 15 -144L12 -158Q0 -168 -12 -158Z", "#2a1f18", INK, 2)
        + path("M-11 -142H11", "none", INK, 5),
        -50,
        -4,
        1.08,
    )
    return (
        o
        + path("M8 -114q8 -8 16 -4q6 6 -2 10l-14 4Z", "#d9a27c", INK, 2)
        + circ(20, -128, 9, LEAF, INK, 1.8)
        + circ(36, -122, 7, LEAF, INK, 1.6)
        + put(sword(0, 0, 44), 78, -78, turn=14)
    )


def plague() -> str:
    """A mask with a beak, bells, smoke."""
    o = (
        path("M-60 4C-62 -60 -46 -104 -22 -122Q0 -132 22 -122C46 -104 62 -60 60 4Q0 16 -60 4Z", "#2a2438", INK, 2.6)
        + path("M10 -128Q18 -126 22 -122C46 -104 62 -60 60 4Q40 10 26 10C40 -50 30 -100 10 -128Z", "#4a4260")
        + path("M0 -104V10", "none", INK, 2)
    )
    o += (
        path("M-44 -136Q0 -120 44 -136Q22 -146 20 -176Q0 -188 -20 -176Q-22 -146 -44 -136Z", "#1b1626", INK, 2.4)
        + path("M-21 -150Q0 -140 21 -150", "none", "#8f1f33", 5)
        + path("M-20 -136Q0 -146 20 -136L18 -112Q10 -96 -2 -62Q-8 -94 -18 -112Z", "#d9c49a", INK, 2.4)
        + path("M4 -141Q14 -140 20 -136L18 -112Q10 -96 -2 -62Q8 -104 4 -141Z", "#f0e0b8")
        + circ(-9, -122, 7, "#2a6a3a", INK, 2)
        + circ(11, -122, 7, "#2a6a3a", INK, 2)
        + path("M-11 -125l3 2M9 -125l3 2", "none", "#c8ff9a", 2)
    )
    o += (
        line("M46 -96L70 -80", "#2a2438", 13)
        + path("M70 -80V-50", "none", GOLD, 2.4)
        + path("M56 -30Q58 -52 70 -52T84 -30Z", LEAF, INK, 2)
        + circ(70, -27, 4, GOLD, INK, 1.4)
        + line("M-46 -96L-70 -70", "#2a2438", 13)
        + path("M-84 -40Q-80 -64 -70 -64T-56 -40Q-70 -32 -84 -40Z", "#8a84a8", INK, 2)
    )
    return o + path("M-70 -66q-14 -16 -2 -28q12 -12 -2 -28q-8 -14 4 -26", "none", "#9adb5a", 5, opacity=0.8)


def merchant() -> str:
    """A wagon of everything."""
    o = (
        path("M-84 -36H56L48 -6H-76Z", "#8a5a2c", INK, 2.4)
        + put(tent(0, 0, 148, 150, "#f1d9a3", "#5e3a86"), -14, -34, 0.98)
        + "".join(
            circ(x, 0, 24, "#6b3f22", INK, 2.4)
            + circ(x, 0, 17, "#2a1740")
            + around(path("M0 0V-18", "none", "#a9743c", 3.4), 8, x, 0)
            + circ(x, 0, 5, GOLD, INK, 1.4)
            for x in (-54, 28)
        )
        + path("M56 -26H96", "none", INK, 7)
        + path("M56 -26H96", "none", "#8a5a2c", 4)
    )
    o += put(
        robe("#23794a", "#55b67d", GOLD, 30)
        + torso("#23794a", "#55b67d")
        + line("M20 -112L38 -120", "#55b67d", 10)
        + head("#d9a27c")
        + path("M-17 -144Q0 -152 17 -144Q20 -164 0 -166T-17 -144Z", "#e9bf5a", INK, 2)
        + circ(0, -156, 4, "#b3263a", INK, 1.2)
        + path("M-9 -128Q0 -114 9 -128Q4 -124 0 -124T-9 -128Z", "#2a1f18"),
        68,
        8,
        0.92,
    )
    return (
        o
        + path("M102 -118V-92M92 -112H112M92 -112l-5 10h10ZM112 -112l-5 10h10Z", "none", GOLD, 2.4)
        + circ(-60, -52, 6, "#c22f45", INK, 1.4)
        + circ(-34, -50, 5, "#2f8f98", INK, 1.4)
    )


def shrine() -> str:
    """A chapel by the road, and light in the rain."""
    return (
        rays(0, -76, 30, 98, 24, 0.55)
        + path("M-98 8Q0 -22 98 8V14H-98Z", "#2f4a3a", INK, 2.2)
        + put(chapel(), 0, 2, 2.5)
        + "".join(
            put(path("M0 0V-8", "none", "#2f7a57", 2) + circ(0, -10, 3.4, c, INK, 1), x, y)
            for x, y, c in (
                (-70, 6, "#e0567a"),
                (-56, 2, "#ffe27a"),
                (62, 4, "#e0567a"),
                (76, 8, "#a9b8ff"),
                (-82, 10, "#a9b8ff"),
            )
        )
    )


def torn_sky() -> str:
    """What is behind things, through a tear."""
    tear = "M-14 -198L14 -150L-6 -128L40 -84L16 -66L30 -30L-4 6L-24 -40L-8 -58L-46 -96L-20 -120L-34 -156Z"
    o = "".join(
        put(path("M0 -16L9 2L0 16L-9 2Z", "#8f6ad0", INK, 1.8), x, y, s, a)
        for x, y, s, a in (
            (-70, -150, 1, 20),
            (64, -140, 1.3, -30),
            (-78, -60, 1.2, 60),
            (76, -40, 1, 15),
            (52, -180, 0.8, 45),
            (-60, -10, 0.9, -20),
        )
    )
    return (
        o
        + path(tear, "#0b0620", LEAF, 4)
        + path(
            "M-8 -180L4 -148L-16 -124L26 -84L4 -66L16 -36L-2 -8L-14 -40L2 -60L-32 -96L-8 -122L-22 -152Z",
            "#371a63",
            "#7fe3ea",
            1.8,
        )
        + path("M-10 -96Q4 -112 18 -96Q4 -80 -10 -96Z", "#ffe27a", INK, 1.8)
        + path("M4 -106Q9 -96 4 -86Q-1 -96 4 -106Z", INK)
        + "".join(star(x, y, 4, fill="#fff") for x, y in ((-6, -150), (6, -50), (0, -24), (-20, -130)))
    )


def reaper() -> str:
    """A scythe, an hourglass, an empty hood."""
    o = (
        cape("#0f0a1e", "#2a2248", 50)
        + path(
            "M-34 -112Q-44 -50 -46 0L-30 -12L-16 4L0 -10L16 4L30 -12L46 0Q44 -50 34 -112Q0 -134 -34 -112Z",
            "#1b1430",
            INK,
            2.4,
        )
        + path("M8 -124Q26 -122 34 -112Q44 -50 46 0L30 -12L24 -4Q34 -70 8 -124Z", "#332a58")
        + line("M58 6L40 -184", "#6b3f22", 5)
        + path("M40 -184C4 -206 -50 -196 -84 -158C-50 -176 -12 -178 42 -166Z", "#dcd8ee", INK, 2.2)
        + path("M40 -178C4 -196 -40 -190 -70 -168", "none", "#ffffff", 2)
    )
    o += (
        path("M-26 -112C-32 -144 -16 -174 0 -178C16 -174 32 -144 26 -112Q0 -100 -26 -112Z", "#0f0a1e", INK, 2.6)
        + path(
            "M0 -154C12 -154 16 -144 14 -137L10 -132V-124H-10V-132L-14 -137C-16 -144 -12 -154 0 -154Z",
            "#efe6d0",
            INK,
            1.8,
        )
        + circ(-5, -141, 3.6, INK)
        + circ(5, -141, 3.6, INK)
        + path("M-4 -125v-3M0 -125v-3M4 -125v-3", "none", INK, 1.4)
    )
    return (
        o
        + line("M26 -100L50 -92", "#1b1430", 12)
        + line("M-26 -100L-46 -84", "#1b1430", 12)
        + put(
            path("M-12 -20H12L2 0L12 20H-12L-2 0Z", "#f4ecd8", INK, 2)
            + path("M-6 -14H6L0 -2ZM-10 18H10L0 6Z", "#e9bf5a")
            + path("M-15 -21H15M-15 21H15", "none", INK, 6)
            + path("M-15 -21H15M-15 21H15", "none", GOLD, 3),
            -54,
            -66,
        )
    )


def grace() -> str:
    """Hands that let a bird of light go."""
    o = rays(0, -120, 24, 98, 32, 0.9) + circ(0, -120, 44, "#fff2c0", opacity=0.75)
    o += (
        mirrored(
            path(
                "M2 -118C20 -150 50 -164 80 -160C70 -150 74 -142 64 -136C56 -138 56 -126 46 -122C38 -126 30 -112 8 -104Z",
                "#ffffff",
                INK,
                2,
            )
        )
        + path("M-10 -126Q0 -136 10 -126L8 -98L16 -76L0 -86L-16 -76L-8 -98Z", "#ffffff", INK, 2)
        + circ(0, -134, 8, "#ffffff", INK, 1.8)
        + path("M-3 -130L0 -122L3 -130Z", "#ffb545", INK, 1)
        + circ(-3, -136, 1.4, INK)
        + circ(3, -136, 1.4, INK)
    )
    hand = path(
        "M6 10C10 -20 20 -34 34 -44L58 -66Q66 -66 62 -56L48 -40L70 -52Q76 -48 70 -42L52 -28L72 -36Q78 -32 72 -26L50 -14Q40 6 38 10Z",
        "#f3c9a5",
        INK,
        2.2,
    )
    return o + mirrored(hand + path("M4 12H42V-2H6Z", "#f4ecd8", INK, 2) + path("M5 4H40", "none", GOLD, 2.4))


WHOLE = "-100 -205 200 222"
MONSTERS = {
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
EVENTS = {
    "inn": inn,
    "cache": cache,
    "storm": storm,
    "fog": fog,
    "pit-trap": pit_trap,
    "toll": toll,
    "plague": plague,
    "merchant": merchant,
    "shrine": shrine,
    "rift": torn_sky,
    "reaper": reaper,
    "grace": grace,
}
