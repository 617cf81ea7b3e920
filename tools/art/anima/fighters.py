"""The Characters who fight with arms."""

from tools.art.anima.body import arms, cape, hair, head, legs, staff, sword, torso, tunic
from tools.art.anima.ink import GOLD, INK, LEAF, around, circ, line, mirrored, path, put, star


def paladin() -> str:
    """A halo and a shield with a cross."""
    o = ""
    o += (
        circ(0, -138, 31, LEAF, INK, 1.6)
        + circ(0, -138, 25, "none", INK, 1, opacity=0.5)
        + "".join(
            path("M0 -22V-30", "none", INK, 1.2, transform=f"translate(0 -138) rotate({i * 20})") for i in range(18)
        )
    )
    o += cape("#2b4f9a", "#4f7cc4", 42)
    o += path(
        "M-12 -150C-24 -130 -22 -108 -17 -100L-10 -112ZM12 -150C24 -130 22 -108 17 -100L10 -112Z", "#f0c965", INK, 2
    )
    o += (
        legs("#c9c5dd", "#9994b8", "#efeaff")
        + path("M-20 -84L-24 -46Q0 -36 24 -46L20 -84Z", "#f4ecd8", INK, 2.2)
        + path("M0 -82V-42M-12 -64H12", "none", "#b3263a", 5)
    )
    o += (
        torso("#c3bedb", "#f5f1ff")
        + line("M-20 -112L-30 -88L-22 -74", "#c3bedb", 10)
        + line("M20 -112L31 -92L27 -76", "#f0ecff", 10)
    )
    o += (
        circ(-22, -114, 9, "#d6d1ea", INK, 2)
        + circ(22, -114, 9, "#ffffff", INK, 2)
        + path("M-30 -116q8 -6 16 0M14 -116q8 -6 16 0", "none", GOLD, 2)
    )
    o += (
        head("#f3c9a5")
        + path("M-12 -140Q-12 -158 0 -158T12 -140Q4 -150 0 -150T-12 -140Z", "#f0c965", INK, 2)
        + path("M-11 -147Q0 -154 11 -147", "none", GOLD, 2.6)
        + star(0, -152, 4, 4, 0.4, "#fff")
    )
    o += sword(28, -76, 66, 8)
    o += (
        path("M-48 -92Q-30 -100 -12 -92Q-12 -58 -30 -44Q-48 -58 -48 -92Z", "#b3263a", INK, 2.6)
        + path("M-30 -96Q-20 -97 -12 -92Q-12 -58 -30 -44Z", "#d9485a")
        + path("M-30 -92V-50M-44 -76H-16", "none", GOLD, 5)
    )
    return o


def weaponmaster() -> str:
    """A fan of blades behind him."""
    o = ""
    for a, L in ((-62, 62), (-38, 72), (-14, 80), (14, 80), (38, 72), (62, 62)):
        o += put(
            path(f"M0 0V-{L}", "none", INK, 6)
            + path(f"M0 0V-{L}", "none", "#8a5a2c" if a in (-38, 38) else "#cfcae6", 3.4)
            + (
                path(f"M-8 -{L}L0 -{L + 18}L8 -{L}L0 -{L - 6}Z", "#e8e4f4", INK, 2)
                if a in (-38, 38)
                else path(f"M-9 -{L - 14}h18", "none", GOLD, 5)
                + path(f"M0 -{L - 14}V-{L + 6}", "none", INK, 8)
                + path(f"M0 -{L - 14}V-{L + 4}", "none", "#7a2433", 4.6)
                + circ(0, -L - 8, 4, GOLD, INK, 1.5)
            ),
            0,
            -100,
            turn=a,
        )
    o += legs("#4a3350", "#3a2230", "#6a4a6e") + path(
        "M-20 -84L-26 -52L-10 -58L0 -48L10 -58L26 -52L20 -84Z", "#8c2a32", INK, 2.2
    )
    o += (
        torso("#a8343a", "#d65a4c", "#8a5a2c")
        + path("M-20 -118L14 -76M20 -118L-14 -76", "none", INK, 5)
        + path("M-20 -118L14 -76M20 -118L-14 -76", "none", "#8a5a2c", 3)
        + circ(0, -98, 5, GOLD, INK, 1.6)
    )
    o += (
        line("M-21 -112L-36 -92L-28 -76", "#e0a57e", 11)
        + line("M21 -112L36 -92L30 -72", "#f3c19a", 11)
        + path("M-37 -96l10 6M37 -96l-10 6", "none", GOLD, 4)
    )
    o += (
        head("#e8b48c")
        + path("M-11 -134Q-10 -118 0 -114Q10 -118 11 -134Q6 -128 0 -128T-11 -134Z", "#5a2f22", INK, 2)
        + path("M-12 -142Q-12 -160 0 -160T12 -142L0 -148Z", "#5a2f22", INK, 2)
        + path("M-12 -146H12", "none", "#d65a4c", 4)
        + path("M12 -146l14 -5M12 -146l13 4", "none", "#d65a4c", 3)
        + path("M4 -158Q14 -170 8 -178", "none", "#5a2f22", 5)
    )
    o += sword(32, -70, 70, 24, 8)
    return o


def warrior() -> str:
    """A great axe and a crest."""
    o = ""
    o += (
        cape("#6b2430", "#963a44", 38)
        + legs("#5a5470", "#3f2a20", "#7d7799")
        + torso("#6d6788", "#a5a0c4", "#8a5a2c")
        + line("M-21 -112L-36 -96L-34 -78", "#6d6788", 12)
        + line("M21 -112L36 -94L36 -78", "#a5a0c4", 12)
    )
    o += path(
        "M-30 -122Q-20 -132 -8 -122L-12 -108L-30 -108ZM30 -122Q20 -132 8 -122L12 -108L30 -108Z", "#8a6a4a", INK, 2
    )
    o += (
        path("M38 4V-140", "none", INK, 7)
        + path("M38 4V-140", "none", "#8a5a2c", 4)
        + path(
            "M40 -146C60 -150 66 -130 62 -112C54 -116 46 -118 40 -118ZM36 -146C16 -150 10 -130 14 -112C22 -116 30 -118 36 -118Z",
            "#dcd8ee",
            INK,
            2,
        )
    )
    o += (
        head("#e2ad86")
        + path("M-13 -130V-148Q-12 -162 0 -163T13 -148V-130L8 -132V-146H-8V-132Z", "#a5a0c4", INK, 2.2)
        + path("M-2 -146h4v14h-4Z", "#a5a0c4", INK, 1.4)
        + path("M0 -164C-10 -180 -26 -174 -30 -160C-20 -166 -8 -164 0 -160Z", "#b3263a", INK, 2)
    )
    return o


def freelancer() -> str:
    """A wide hat with a feather, a thin blade."""
    o = ""
    o += (
        legs("#3a3050", "#5a3a2a", "#54486e")
        + path("M-20 -86L-26 -40L-6 -50L0 -64L6 -50L26 -40L20 -86Z", "#c0682c", INK, 2.2)
        + torso("#c0682c", "#ea9a4c")
        + path("M-8 -121L0 -92L8 -121", "#f4ecd8", INK, 1.6)
    )
    o += (
        line("M-20 -112L-34 -96L-30 -78", "#c0682c", 10)
        + line("M20 -112L36 -104L42 -92", "#ea9a4c", 10)
        + sword(44, -90, 58, 28, 4.5)
    )
    o += (
        path("M-12 -146C-20 -128 -18 -116 -14 -110L-8 -122ZM12 -146C20 -128 18 -116 14 -110L8 -122Z", "#3f2417", INK, 2)
        + head("#f0c29a")
        + path("M-28 -150Q0 -138 28 -152Q14 -156 12 -166Q0 -174 -12 -166Q-14 -156 -28 -150Z", "#7a2433", INK, 2.2)
        + path("M8 -164C20 -186 38 -182 44 -176C34 -176 26 -168 20 -158Z", "#f4ecd8", INK, 1.8)
        + path("M-12 -158Q0 -152 13 -159", "none", GOLD, 2.6)
    )
    return o


def acrobatic_warrior() -> str:
    """She spins two blades, a ribbon follows her."""
    o = path("M-30 -126C-64 -150 -66 -96 -40 -84C-70 -70 -62 -34 -44 -30", "none", INK, 8) + path(
        "M-30 -126C-64 -150 -66 -96 -40 -84C-70 -70 -62 -34 -44 -30", "none", "#e0567a", 5
    )
    o += (
        line("M-8 -78L-20 -40L-34 -8", "#5a2d6a", 12)
        + line("M8 -78L28 -52L24 -18L34 -14", "#7d4a8e", 12)
        + line("M-26 -26L-34 -6L-42 -4", "#c89a3a", 11)
    )
    o += (
        path("M-20 -84L-30 -56L-8 -62L0 -54L12 -64L32 -58L20 -84Z", "#c2456a", INK, 2.2)
        + torso("#c2456a", "#ea7d92")
        + path("M-10 -122L0 -100L10 -122", "#f3c9a5", INK, 1.6)
    )
    o += (
        arms("-38 -118L-46 -134", "40 -104L50 -88", "#f3c9a5", "#f3c9a5", 10)
        + put(sword(0, 0, 44, w=5), -48, -138, turn=-52)
        + put(sword(0, 0, 44, w=5), 53, -84, turn=118)
    )
    o += (
        path("M8 -156C34 -176 48 -160 56 -142C44 -148 34 -146 26 -140C24 -148 16 -150 8 -148Z", "#8a3a1c", INK, 2)
        + head("#f3c9a5")
        + hair("#8a3a1c")
        + path("M-12 -147Q0 -154 12 -147", "none", "#e0567a", 4)
    )
    return o


def dark_paladin() -> str:
    """Black plate, horns on the helm, a torn shield with a broken sun."""
    o = (
        cape("#3a0d1c", "#6b1a2c", 46)
        + legs("#3b3750", "#211e33", "#58536f")
        + tunic("#2a1a30")
        + path("M0 -82V-42", "none", "#c22f45", 4)
    )
    o += torso("#3b3750", "#625c7c", "#8f1f33") + arms("-32 -90L-26 -74", "33 -92L30 -74", "#3b3750", "#625c7c")
    o += mirrored(
        path("M14 -120L34 -132L32 -110L22 -104Z", "#4a4562", INK, 2) + path("M30 -128l6 -14l2 16Z", "#8f1f33", INK, 1.4)
    )
    o += path("M-14 -128V-148Q-13 -163 0 -164T14 -148V-128L6 -122L0 -126L-6 -122Z", "#4a4562", INK, 2.2) + path(
        "M3 -163Q14 -160 14 -148V-128L6 -122L3 -124Z", "#6e6888"
    )
    o += path("M-11 -142L-2 -138L-11 -135ZM11 -142L2 -138L11 -135Z", "#ff4a4a", INK, 1.2) + mirrored(
        path("M10 -156C24 -156 30 -166 28 -180C40 -168 34 -148 14 -146Z", "#2a263c", INK, 2)
    )
    o += (
        sword(32, -76, 72, 10, 9)
        + path("M-50 -94Q-30 -102 -12 -94Q-12 -58 -31 -42Q-50 -58 -50 -94Z", "#2a1a30", INK, 2.6)
        + circ(-31, -76, 10, LEAF, INK, 1.2)
    )
    return (
        o
        + put(around(path("M0 -13l2.6 -7h-5.2Z", GOLD), 8), -31, -76)
        + path("M-40 -92L-28 -74L-36 -66L-24 -48", "none", INK, 3)
    )


def technician() -> str:
    """Ki in both open hands, bandaged arms, a scarf."""
    o = (
        path("M-16 -122C-44 -116 -56 -132 -62 -148C-48 -146 -36 -142 -14 -130Z", "#2f8f98", INK, 2)
        + legs("#e8dcc0", "#3a2a20", "#fbf1d8")
        + path("M-20 -84L-26 -44L-6 -52L0 -60L6 -52L26 -44L20 -84Z", "#1f4a5a", INK, 2.2)
    )
    o += (
        torso("#1f4a5a", "#34788a", "#c2452c")
        + path("M-10 -122L2 -88L12 -122", "#e8b48c", INK, 1.6)
        + arms("-38 -98L-34 -120", "38 -92L48 -108", "#f4ecd8", "#fff8e8")
    )
    for x, y in ((-33, -126), (50, -114)):
        o += (
            circ(x, y, 13, "#ff8a3c", opacity=0.45)
            + circ(x, y, 9, "#ffb545", INK, 1.4)
            + circ(x, y, 5, "#fff2c0")
            + around(path("M0 -13v-6", "none", "#ffe27a", 2.2), 6, x, y)
        )
    o += (
        path("M-36 -104l8 4M-34 -100l8 4M34 -98l8 -4M38 -102l7 -4", "none", "#b9a680", 1.6)
        + head("#e8b48c")
        + hair("#33261c")
        + path("M-6 -158L-2 -172L4 -160L12 -170L10 -154", "#33261c", INK, 1.6)
    )
    return o + path("M-18 -122Q0 -110 18 -122L14 -130Q0 -122 -14 -130Z", "#2f8f98", INK, 1.8)


def tao() -> str:
    """A white robe, the circle of two halves behind her, an open palm."""
    o = (
        circ(0, -122, 44, "#f4ecd8", INK, 2)
        + path("M0 -166A44 44 0 0 1 0 -78A22 22 0 0 1 0 -122A22 22 0 0 0 0 -166Z", "#2a1740")
        + circ(0, -144, 6, "#2a1740")
        + circ(0, -100, 6, "#f4ecd8")
        + circ(0, -122, 47, "none", GOLD, 2)
    )
    o += (
        legs("#f0e6d0", "#7a2433", "#ffffff")
        + path("M-20 -84L-28 -34L-8 -46L0 -56L8 -46L28 -34L20 -84Z", "#c24a3a", INK, 2.2)
        + torso("#c24a3a", "#e8765a")
        + path("M-14 -120L10 -76", "none", "#f4ecd8", 3)
    )
    o += (
        arms("-42 -106L-46 -126", "38 -94L22 -84", "#c24a3a", "#e8765a", 12)
        + circ(-46, -130, 6, "#f0c29a", INK, 1.8)
        + circ(20, -83, 6, "#f0c29a", INK, 1.8)
    )
    return (
        o
        + head("#f0c29a")
        + hair("#1b0f2e")
        + circ(0, -166, 9, "#1b0f2e", INK, 2)
        + path("M-16 -172L16 -160", "none", GOLD, 3)
        + path("M-12 -147H12", "none", "#c24a3a", 3)
    )


def warrior_summoner() -> str:
    """A spear, and a great wolf of light at his side."""
    o = (
        path(
            "M-64 -4C-72 -40 -66 -66 -50 -80L-54 -98L-40 -88L-28 -96L-28 -80C-16 -72 -18 -60 -28 -56C-22 -34 -24 -16 -26 -4L-36 -4L-38 -26L-48 -26L-50 -4Z",
            "#3f8fae",
            INK,
            2.2,
        )
        + path("M-28 -80C-16 -72 -18 -60 -28 -56C-22 -34 -24 -16 -26 -4H-32C-30 -30 -34 -56 -42 -70Z", "#9fe0ee")
        + circ(-38, -76, 2.4, "#fff6b8")
    )
    o += (
        legs("#4a3a6a", "#2a2036", "#655690")
        + path("M-20 -84L-24 -50L24 -50L20 -84Z", "#6a4a9a", INK, 2.2)
        + torso("#5a3f86", "#8560b8")
        + path("M-14 -120Q0 -104 14 -120", "none", GOLD, 3)
        + arms("-30 -98L-38 -88", "36 -100L40 -86", "#5a3f86", "#8560b8")
    )
    o += (
        staff(41, top=-152)
        + path("M41 -184L49 -160L41 -150L33 -160Z", "#dcd8ee", INK, 2)
        + path("M34 -150h14", "none", "#c22f45", 4)
    )
    return (
        o
        + path("M-22 -124Q-8 -134 0 -124Q8 -134 22 -124L18 -110Q0 -118 -18 -110Z", "#c9b89a", INK, 1.8)
        + head("#d9a27c")
        + hair("#e9e2f4")
        + path("M-11 -134Q-10 -120 0 -116Q10 -120 11 -134Q6 -127 0 -127T-11 -134Z", "#e9e2f4", INK, 1.8)
    )


def warrior_mentalist() -> str:
    """An open eye over the brow, blades that hang in the air round him."""
    o = "".join(
        put(sword(0, 0, 34, w=5), x, y, turn=turn)
        for x, y, turn in ((-50, -60, -24), (52, -58, 24), (-46, -124, -12), (48, -122, 12))
    )
    o += (
        legs("#2c3a5e", "#1b2440", "#43568a")
        + path("M-20 -84L-28 -30L-10 -40L0 -52L10 -40L28 -30L20 -84Z", "#31589a", INK, 2.2)
        + torso("#31589a", "#5f8ad0")
        + path("M-20 -118H20L14 -100H-14Z", "#c9c5dd", INK, 1.8)
    )
    o += (
        arms("-32 -94L-18 -86", "32 -94L18 -86", "#31589a", "#5f8ad0")
        + circ(0, -88, 7, "#f4e3a0", INK, 1.4)
        + head("#c98e68")
        + path("M-12 -144Q-10 -158 0 -158T12 -144Q0 -152 -12 -144Z", "#2a1a16", INK, 1.6)
    )
    o += (
        path("M-18 -174Q0 -190 18 -174Q0 -160 -18 -174Z", "#f4ecd8", INK, 1.8)
        + circ(0, -174, 6.4, "#2f8fd0", INK, 1.2)
        + circ(0, -174, 2.6, INK)
        + path("M-20 -186l-6 -6M0 -190v-9M20 -186l6 -6", "none", GOLD, 2)
    )
    return o + star(0, -110, 5, 4, 0.4)


DRAWN = {
    "paladin": paladin,
    "weaponmaster": weaponmaster,
    "warrior": warrior,
    "freelancer": freelancer,
    "acrobatic-warrior": acrobatic_warrior,
    "dark-paladin": dark_paladin,
    "technician": technician,
    "tao": tao,
    "warrior-summoner": warrior_summoner,
    "warrior-mentalist": warrior_mentalist,
}
