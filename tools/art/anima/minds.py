"""The Characters who fight with spells, from the shade, or with what is in their minds; and one who sleeps."""

from tools.art.anima.body import arms, cape, hair, head, legs, robe, staff, sword, torso, tunic
from tools.art.anima.ink import GOLD, INK, LEAF, circ, line, path, put, rect, star


def assassin() -> str:
    """A hood without a face, two knives."""
    o = ""
    o += cape("#1c2436", "#33455e", 46) + legs("#2a3142", "#191d2a", "#3d4960") + torso("#2c3a50", "#48607c", "#8a5a2c")
    o += line("M-20 -112L-38 -94L-40 -80", "#2c3a50", 10) + line("M20 -112L38 -96L44 -84", "#48607c", 10)
    o += put(sword(0, 0, 34, 0, 5), -40, -74, turn=200) + put(sword(0, 0, 34, 0, 5), 46, -80, turn=40)
    o += (
        path("M-20 -116C-26 -140 -14 -166 2 -170C16 -164 26 -140 20 -116Q0 -108 -20 -116Z", "#1c2436", INK, 2.4)
        + path("M2 -170C16 -164 26 -140 20 -116Q14 -112 8 -112C16 -130 12 -156 2 -170Z", "#33455e")
        + path("M-11 -146Q0 -156 11 -146Q12 -126 0 -120Q-12 -126 -11 -146Z", "#0b0818")
        + path("M-7 -138l6 2M7 -138l-6 2", "none", "#ffd75e", 2.6)
        + path("M-11 -128Q0 -136 11 -128L8 -118Q0 -112 -8 -118Z", "#7a2433", INK, 1.4)
    )
    return o


def thief() -> str:
    """A coin in the air, a mask over the eyes."""
    o = ""
    o += path("M-18 -118C-34 -96 -38 -76 -34 -60L-10 -74L34 -62C36 -84 30 -100 18 -118Z", "#2f6a4a", INK, 2.4)
    o += (
        legs("#6b4a32", "#3f2a20", "#8c6646")
        + path("M-18 -84L-22 -58L22 -58L18 -84Z", "#2f6a4a", INK, 2.2)
        + torso("#c9b27e", "#efdcae", "#6b3f22")
        + path("M-12 -120L-8 -74M12 -120L8 -74", "none", "#6b3f22", 4)
    )
    o += (
        line("M-20 -112L-30 -94L-14 -86", "#c9b27e", 10)
        + line("M20 -112L38 -110L48 -124", "#efdcae", 10)
        + circ(50, -130, 8, LEAF, INK, 1.8)
        + path("M-36 -78q10 -8 18 2q4 16 -9 16t-9 -18Z", "#8c5a2c", INK, 2)
    )
    o += (
        path("M10 -150C26 -146 30 -128 24 -112C20 -122 16 -124 10 -124Z", "#c8502c", INK, 2)
        + head("#f3c9a5")
        + path("M-12 -138Q-14 -160 0 -160T13 -138Q8 -150 0 -150Q-6 -142 -12 -138Z", "#c8502c", INK, 2)
        + path("M-11 -142H11", "none", INK, 6)
        + path("M-8 -142h5M3 -142h5", "none", "#fff", 2)
    )
    return o


def warlock() -> str:
    """Horns, and a flame in the hand."""
    o = ""
    o += cape("#2a1450", "#4a2378", 48) + robe("#4a1d6e", "#7a3a9c", GOLD, 36) + torso("#4a1d6e", "#7a3a9c")
    o += path("M-14 -148C-30 -124 -26 -96 -22 -84L-10 -112ZM14 -148C30 -124 26 -96 22 -84L10 -112Z", "#1b0f2e", INK, 2)
    o += line("M-20 -112L-36 -98L-46 -112", "#4a1d6e", 10) + line("M20 -112L34 -92L38 -88", "#7a3a9c", 10)
    o += head("#f1d3bd") + path("M-12 -136Q-14 -160 0 -160T12 -136Q6 -150 0 -148Q-6 -150 -12 -136Z", "#1b0f2e", INK, 2)
    o += (
        path(
            "M-12 -152C-30 -156 -32 -176 -22 -184C-24 -172 -16 -164 -6 -160ZM12 -152C30 -156 32 -176 22 -184C24 -172 16 -164 6 -160Z",
            "#e6d6b0",
            INK,
            2,
        )
        + path("M-12 -152Q0 -160 12 -152", "none", GOLD, 3)
        + path("M0 -163l4 6l-4 6l-4 -6Z", "#ff7b54", INK, 1)
    )
    o += path(
        "M-50 -112C-62 -126 -52 -138 -54 -150C-46 -144 -44 -150 -46 -164C-34 -152 -28 -140 -34 -126C-32 -118 -38 -110 -46 -110Z",
        "#ff8a3c",
        INK,
        2,
    ) + path("M-48 -114C-54 -124 -48 -132 -46 -142C-38 -132 -36 -124 -40 -114Z", "#ffe27a")
    o += (
        path("M39 6V-150", "none", INK, 6)
        + path("M39 6V-150", "none", "#8a5a2c", 3.4)
        + path(
            "M39 -150C24 -152 22 -174 36 -182C30 -170 34 -162 42 -162C50 -162 52 -172 46 -182C58 -174 54 -152 39 -150Z",
            LEAF,
            INK,
            1.8,
        )
        + circ(40, -172, 5, "#a9b8ff", INK, 1.6)
    )
    o += path("M-4 -112l4 8l4 -8", "none", GOLD, 2) + star(0, -98, 5, 6, 0.5, GOLD)
    return o


def summoner() -> str:
    """A circle drawn in the air, orbs in both hands."""
    o = ""
    o += (
        circ(0, -110, 56, "none", GOLD, 2.4, opacity=0.95)
        + circ(0, -110, 48, "none", GOLD, 1, stroke_dasharray="3 4")
        + path("M0 -158L42 -86H-42ZM0 -62L42 -134H-42Z", "none", GOLD, 1.6)
    )
    o += (
        robe("#16636b", "#2f97a0", GOLD, 38)
        + torso("#16636b", "#2f97a0")
        + line("M-20 -112L-38 -106L-46 -118", "#16636b", 12)
        + line("M20 -112L38 -106L46 -118", "#2f97a0", 12)
    )
    o += (
        path("M-14 -148C-26 -120 -24 -92 -20 -78L-8 -112ZM14 -148C26 -120 24 -92 20 -78L8 -112Z", "#d8d2ee", INK, 2)
        + head("#e9bf9a")
        + path("M-12 -138Q-14 -160 0 -160T12 -138Q0 -152 -12 -138Z", "#d8d2ee", INK, 2)
        + path("M-12 -147Q0 -154 12 -147", "none", GOLD, 2.4)
        + circ(0, -152, 3, "#7fe3ea", INK, 1)
    )
    o += circ(-48, -124, 6, "#7fe3ea", INK, 1.6) + circ(48, -124, 6, "#7fe3ea", INK, 1.6)
    return o


def ranger() -> str:
    """A green hood, a bow as high as he."""
    o = (
        cape("#2c4a2a", "#4a7444", 40)
        + legs("#5a4a30", "#33281a", "#7a6744")
        + tunic("#3f6a38", -52)
        + torso("#3f6a38", "#659a54", "#8a5a2c")
        + path("M-18 -118L14 -78", "none", "#6b3f22", 4)
    )
    o += "".join(
        path(f"M{x} -122L{x + 6} -152", "none", INK, 3.4) + path(f"M{x + 4} -154l3 -10l5 9Z", colour, INK, 1.2)
        for x, colour in ((18, "#e9bf5a"), (24, "#c22f45"))
    )
    o += (
        arms("-40 -106L-46 -92", "34 -96L16 -92", "#3f6a38", "#659a54")
        + path("M-52 -168C-30 -140 -30 -44 -52 -12", "none", INK, 7)
        + path("M-52 -168C-30 -140 -30 -44 -52 -12", "none", "#b98a4a", 4)
        + path("M-52 -168L16 -92L-52 -12", "none", "#f4ecd8", 1.3)
    )
    o += (
        path("M16 -92L-58 -92", "none", INK, 3.6)
        + path("M16 -92H-56", "none", "#d9b06a", 1.8)
        + path("M-68 -92l14 -5v10Z", "#e8e4f4", INK, 1.4)
    )
    o += path(
        "M-20 -116C-26 -142 -12 -166 2 -168C16 -164 24 -140 20 -116Q0 -106 -20 -116Z", "#35592f", INK, 2.4
    ) + path("M2 -168C16 -164 24 -140 20 -116Q14 -112 10 -112C16 -130 12 -156 2 -168Z", "#5f8a52")
    return (
        o
        + head("#d9a27c", 0, -134)
        + path("M-11 -142Q0 -152 11 -142L8 -146Q0 -154 -8 -146Z", "#4a2f1c")
        + path("M-9 -126Q0 -116 9 -126L6 -121Q0 -116 -6 -121Z", "#4a2f1c")
    )


def shadow() -> str:
    """Half of her is smoke; a crescent blade."""
    o = path(
        "M-20 -118C-50 -96 -58 -60 -48 -34C-62 -30 -60 -10 -46 -6C-30 2 -16 -4 -6 0C10 6 30 2 40 -4C56 -8 58 -26 46 -32C54 -60 44 -98 20 -118Z",
        "#241a44",
        INK,
        2.4,
    ) + path("M-42 -20q10 -10 20 0M20 -12q12 -10 22 -2M-36 -60q10 -8 14 4M26 -70q12 -8 16 6", "none", "#6f5aa8", 2.2)
    o += (
        legs("#2c2450", "#18122e", "#43387a")
        + torso("#2c2450", "#4d4188", "#8f7bb5")
        + arms("-36 -100L-44 -116", "36 -98L42 -84", "#2c2450", "#4d4188")
        + path("M-44 -122C-70 -128 -76 -160 -54 -178C-62 -156 -54 -140 -38 -134Z", "#dcd8ee", INK, 2)
        + circ(-43, -121, 5, GOLD, INK, 1.4)
    )
    o += (
        path(
            "M-14 -150C-26 -128 -30 -100 -22 -84L-8 -114ZM14 -150C34 -138 44 -120 58 -118C44 -104 24 -108 10 -116Z",
            "#6a4aa0",
            INK,
            2,
        )
        + head("#e2c4d0")
        + path("M-12 -138Q-14 -160 0 -160T12 -138Q2 -154 -12 -138Z", "#6a4aa0", INK, 2)
    )
    return (
        o
        + path("M-11 -134Q0 -140 11 -134L9 -122Q0 -112 -9 -122Z", "#241a44", INK, 1.5)
        + star(34, -160, 6)
        + path("M44 -150a8 8 0 1 0 8 10a6 6 0 1 1 -8 -10Z", "#ffedb0")
    )


def wizard() -> str:
    """A pointed hat, a beard to the belt, a book that shines."""
    o = (
        robe("#24408a", "#4468c0", GOLD, 40)
        + torso("#24408a", "#4468c0")
        + arms("-34 -96L-26 -84", "34 -100L38 -88", "#24408a", "#4468c0", 13)
        + "".join(star(x, y, 4, 5, 0.45, GOLD) for x, y in ((-16, -40), (12, -26), (20, -56), (-4, -20)))
    )
    o += (
        staff(40)
        + circ(40, -160, 11, "#7fe3ea", INK, 2)
        + circ(37, -163, 4, "#e8ffff")
        + path("M32 -150Q40 -144 48 -150", "none", GOLD, 3)
        + path("M-46 -88L-26 -80L-8 -88V-108L-27 -100L-46 -108Z", "#8f1f33", INK, 1.8)
        + path("M-43 -106L-27 -99L-11 -106V-112Q-20 -112 -27 -105Q-34 -112 -43 -112Z", "#fff6d8", INK, 1.2)
        + star(-27, -122, 7)
    )
    o += (
        head("#f0c9a8")
        + path("M-12 -134C-14 -110 -8 -92 0 -82C8 -92 14 -110 12 -134Q6 -126 0 -126T-12 -134Z", "#e9e6f2", INK, 2)
        + path("M0 -126Q10 -120 12 -134C14 -110 8 -92 0 -82Z", "#c5bfd8")
    )
    return (
        o
        + path(
            "M-28 -146Q0 -136 28 -146Q14 -150 10 -164Q6 -184 20 -196Q-4 -194 -12 -164Q-14 -150 -28 -146Z",
            "#24408a",
            INK,
            2.2,
        )
        + path("M2 -192Q-4 -176 12 -150Q20 -147 28 -146Q14 -150 10 -164Q6 -184 20 -196Z", "#4468c0")
        + path("M-13 -153Q0 -147 12 -154", "none", GOLD, 3.4)
    )


def illusionist() -> str:
    """Three of her, and only one casts a shadow."""
    ghost = path("M-14 -112Q0 -124 14 -112L20 -4Q0 4 -20 -4Z", "#8fd0e0", "#2c6a8a", 1.6, opacity=0.55) + circ(
        0, -136, 13, "#8fd0e0", "#2c6a8a", 1.6, opacity=0.55
    )
    o = (
        put(ghost, -34, 0)
        + put(ghost, 34, 0)
        + robe("#8a2f6a", "#c25a9a", "#7fe3ea", 32)
        + torso("#8a2f6a", "#c25a9a", "#7fe3ea")
        + arms("-36 -100L-28 -122", "36 -100L30 -120", "#8a2f6a", "#c25a9a")
    )
    o += (
        path("M-28 -128L-40 -140L-30 -154L-18 -142Z", "#f4ecd8", INK, 1.6)
        + path("M-34 -142h3M-28 -142h3M-33 -136q4 4 7 0", "none", INK, 1.5)
        + path("M30 -126L18 -140L30 -152L42 -138Z", "#3a2a6a", INK, 1.6)
        + path("M26 -142h3M32 -142h3M27 -133q4 -4 7 0", "none", "#ffe27a", 1.5)
    )
    return (
        o
        + path("M-14 -148C-28 -120 -26 -98 -20 -84L-8 -112ZM14 -148C28 -120 26 -98 20 -84L8 -112Z", "#e9a04a", INK, 2)
        + head("#f3c9a5")
        + hair("#e9a04a")
        + path(
            "M-11 -143Q-6 -148 0 -142Q6 -148 11 -143Q8 -134 2 -138L0 -140L-2 -138Q-8 -134 -11 -143Z",
            "#7fe3ea",
            INK,
            1.4,
        )
        + star(0, -158, 6, 4, 0.35, "#7fe3ea")
    )


def wizard_mentalist() -> str:
    """Eyes bound, a third one on the cloth; scrolls turn round him."""
    o = (
        cape("#1f3a4a", "#37607a", 42)
        + robe("#35556a", "#5c86a0", GOLD, 36)
        + torso("#35556a", "#5c86a0")
        + arms("-34 -96L-12 -90", "34 -96L12 -90", "#35556a", "#5c86a0", 13)
    )
    for x, y, turn in ((-50, -120, -16), (50, -118, 14), (-54, -66, 10), (54, -64, -12)):
        o += put(
            rect(-9, -13, 18, 26, "#f3e5c3", INK, 1.5)
            + path("M-5 -7H5M-5 -2H5M-5 3H3", "none", "#8a5a2c", 1.4)
            + rect(-11, -15, 22, 4, "#b9935a", INK, 1.2, rx=2)
            + rect(-11, 11, 22, 4, "#b9935a", INK, 1.2, rx=2),
            x,
            y,
            turn=turn,
        )
    o += (
        circ(0, -88, 9, "#7fe3ea", INK, 1.4)
        + circ(-2, -90, 3, "#eaffff")
        + head("#e2b48e")
        + path("M-12 -144Q-12 -160 0 -160T12 -144Q0 -151 -12 -144Z", "#8a8aa0", INK, 1.8)
        + path("M-13 -147Q0 -142 13 -147V-134Q0 -129 -13 -134Z", "#f4ecd8", INK, 1.6)
        + path("M-7 -140Q0 -147 7 -140Q0 -133 -7 -140Z", "#fff", INK, 1.2)
        + circ(0, -140, 2.8, "#2f8fd0", INK, 0.8)
    )
    return (
        o
        + path("M-12 -138l-14 8l4 8Z", "#f4ecd8", INK, 1.2)
        + path("M-8 -124Q0 -106 8 -124Q0 -118 -8 -124Z", "#8a8aa0", INK, 1.2)
    )


def mentalist() -> str:
    """Her thoughts are rings of light; she floats."""
    o = "".join(
        circ(0, -138, r, "none", colour, w, opacity=alpha)
        for r, colour, w, alpha in ((58, "#c9a8ff", 1.6, 0.6), (46, "#e2c8ff", 2, 0.8), (34, GOLD, 2, 1))
    )
    o += (
        oval_shadow()
        + path("M-16 -90Q-26 -48 -32 -20Q-14 -30 -6 -12Q0 -26 8 -10Q14 -28 32 -22Q24 -52 16 -90Z", "#7a3a9c", INK, 2.4)
        + path("M4 -90Q8 -50 8 -10Q14 -28 32 -22Q24 -52 16 -90Z", "#a868c8")
        + torso("#7a3a9c", "#a868c8")
        + line("M-6 -22L-8 -10", "#f3c9a5", 6, 2.6)
        + line("M6 -22L8 -12", "#f3c9a5", 6, 2.6)
    )
    o += (
        arms("-36 -104L-24 -130", "36 -104L24 -130", "#f0c9ae", "#f8dcc6", 8)
        + path("M-13 -150C-30 -128 -34 -90 -26 -66L-8 -110ZM13 -150C30 -128 34 -90 26 -66L8 -110Z", "#efe6c0", INK, 2)
        + head("#f3c9a5")
        + hair("#efe6c0")
    )
    return (
        o
        + path("M-9 -140q4 3 8 0M1 -140q4 3 8 0", "none", INK, 2)
        + path("M-6 -150Q0 -157 6 -150Q0 -145 -6 -150Z", "#c9a8ff", INK, 1.2)
        + "".join(star(x, y, 4, fill="#e2c8ff") for x, y in ((-52, -160), (54, -166), (-60, -120), (60, -118)))
    )


def oval_shadow() -> str:
    """The shadow of somebody who does not touch the ground."""
    return path("M-24 0Q0 -7 24 0Q0 7 -24 0Z", INK, opacity=0.5)


def asleep() -> str:
    """A crescent moon and a breath: whoever sleeps looks the same."""
    return (
        path("M14 -38A40 40 0 1 0 14 38A31 31 0 0 1 14 -38Z", LEAF, INK, 1.8)
        + path("M-17 -13q7 7 14 1M-12 16q6 3 10 -1M-4 -6q-6 8 -1 14", "none", INK, 2)
        + star(22, -18, 6)
        + star(32, 6, 4)
    )


DRAWN = {
    "assassin": assassin,
    "thief": thief,
    "warlock": warlock,
    "summoner": summoner,
    "ranger": ranger,
    "shadow": shadow,
    "wizard": wizard,
    "illusionist": illusionist,
    "wizard-mentalist": wizard_mentalist,
    "mentalist": mentalist,
}
