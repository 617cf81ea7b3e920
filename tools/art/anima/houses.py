"""Places that people have built: villages, towns, walls. The ground is at y = 0, a place about 200 wide."""

from tools.art.anima.ink import GOLD, HATCH, INK, P, circ, mix, path, put, rect

STRAW = "#f0d9a0"


def window(x: float, y: float, w: float = 5, h: float = 9) -> str:
    """A window with a round top, lit by night."""
    return path(f"M{x - w / 2} {y}v{-h * 0.6}a{w / 2} {w / 2} 0 0 1 {w} 0v{h * 0.6}Z", P["window"])


def house(
    x: float, y: float, w: float, h: float, roof: str, rise: float, lit: int = 1, windows: int = 1, colour: str = ""
) -> str:
    """A house or tower: one third in the light, one hatched. `roof`: gable, cone, cren or dome."""
    wall = colour or P["stone"]
    third = w * 0.34
    o = rect(x, y - h, w, h, wall, INK, 1.2)
    o += rect(x + w - third if lit > 0 else x, y - h, third, h, P["stone lit"], opacity=0.9)
    o += rect(x if lit > 0 else x + w * 0.6, y - h, w * 0.4, h, HATCH)
    top, edge, middle = y - h, x + (w + 3 if lit > 0 else -3), x + w / 2
    if roof == "gable":
        o += path(f"M{x - 3} {top}L{middle} {top - rise}L{x + w + 3} {top}Z", P["roof"], INK, 1.2)
        o += path(f"M{middle} {top - rise}L{edge} {top}L{middle} {top}Z", "#8c4a63", opacity=0.8)
    elif roof == "cone":
        o += path(
            f"M{x - 3} {top}L{middle} {top - rise}L{x + w + 3} {top}Q{middle} {top + 5} {x - 3} {top}Z",
            P["roof"],
            INK,
            1.2,
        )
        o += path(
            f"M{middle} {top - rise}L{edge} {top}Q{middle + lit * w * 0.2} {top + 2} {middle} {top + 2}Z",
            "#8c4a63",
            opacity=0.8,
        )
    elif roof == "cren":
        o += "".join(rect(x - 2 + i * (w + 4) / 5, top - 5, (w + 4) / 8, 6, wall, INK, 1) for i in range(5))
    elif roof == "dome":
        o += path(
            f"M{x - 1} {top}C{x - 4} {top - rise * 0.8} {middle - 3} {top - rise * 0.7} {middle} {top - rise}"
            f"C{middle + 3} {top - rise * 0.7} {x + w + 4} {top - rise * 0.8} {x + w + 1} {top}Z",
            GOLD,
            INK,
            1.2,
        )
    return o + "".join(window(x + w * (i + 1) / (windows + 1), y - h * 0.45) for i in range(windows))


def flag(x: float, y: float, colour: str, high: float = 14) -> str:
    """A pennon on its pole."""
    return path(f"M{x} {y}v{-high}", "none", INK, 2) + path(f"M{x} {y - high}l12 3.5l-12 3.5Z", colour, INK, 1)


def bush(x: float, y: float, high: float, lit: int = 1) -> str:
    """A round tree by a house."""
    return (
        path(f"M{x} {y}v{-high * 0.4}", "none", INK, 1.8)
        + circ(x, y - high * 0.65, high * 0.35, P["grove"], INK, 1.1)
        + path(
            f"M{x} {y - high * 0.95}A{high * 0.3} {high * 0.3} 0 0 1 {x} {y - high * 0.35}Q{x + lit * high * 0.2} {y - high * 0.65} {x} {y - high * 0.95}Z",
            P["grove lit"],
        )
    )


def cornes() -> str:
    """A village round a mill, between its fields."""
    o = path("M-108 8Q-60 -20 0 -16T108 8Q0 26 -108 8Z", mix(P["field"], P["rim"], 0.25), INK, 1.2)
    for i, colour in enumerate((mix(P["field"], P["rim"], 0.4), mix(P["field"], "#2f6a6a", 0.3), P["field"])):
        o += path(f"M{-100 + i * 22} 8l12 -14h20l-6 14Z", colour, INK, 0.9) + path(
            f"M{-92 + i * 22} 2h18M{-96 + i * 22} 5h18", "none", P["rim"], 0.7, opacity=0.5
        )
    o += bush(-72, -10, 34) + house(-58, -10, 32, 24, "gable", 22, 1, 2) + house(-16, -14, 26, 30, "gable", 20, 1, 1)
    o += path("M-3 -64v-14m-4 5h8", "none", P["high"], 2)
    # The mill and its sails.
    o += path("M44 -8L50 -62H72L78 -8Z", P["stone"], INK, 1.4) + path(
        "M64 -62H72L78 -8H66Z", P["stone lit"], opacity=0.9
    )
    o += path("M47 -62Q61 -86 75 -62Z", P["roof"], INK, 1.3) + window(61, -14, 9, 15)
    sail = path("M-2 0V-44H2V0M2 -42H13V-14H2", "none", INK, 1.6) + path(
        "M3 -41H12V-15H3Z", STRAW, INK, 1, opacity=0.95
    )
    o += "".join(put(sail, 61, -62, turn=a) for a in (20, 110, 200, 290)) + circ(61, -62, 4, GOLD, INK, 1.2)
    o += (
        house(18, -4, 24, 20, "gable", 16, 1, 1)
        + house(-92, 0, 22, 16, "gable", 14, 1, 1)
        + bush(90, 2, 30)
        + bush(12, 6, 18)
    )
    return o + path("M-40 12Q-10 2 20 10T70 12", "none", STRAW, 4, opacity=0.9)


def capital() -> str:
    """A walled city on its hill under a golden dome."""
    o = path("M-112 8Q-60 -30 0 -34T112 8Q0 24 -112 8Z", mix(P["stone"], INK, 0.35), INK, 1.3)
    o += (
        house(-84, -8, 20, 66, "cone", 26)
        + house(64, -8, 20, 66, "cone", 26, -1)
        + flag(-74, -100, "#b3263a")
        + flag(74, -100, "#b3263a")
    )
    o += house(-58, -22, 24, 44, "gable", 18, 1, 2) + house(34, -22, 24, 44, "gable", 18, -1, 2)
    o += house(-42, -30, 16, 74, "cone", 30, 1, 1) + house(26, -30, 16, 74, "cone", 30, -1, 1)
    o += house(-24, -26, 48, 66, "dome", 46, 1, 0) + path("M-4 -138l4 -14l4 14Z", GOLD, INK, 1.2)
    o += "".join(path(f"M{x} -28V-62A6 7 0 0 1 {x + 10} -62V-28Z", P["window"], INK, 1) for x in (-19, -5, 9))
    o += path("M-24 -78H24M-24 -72H24", "none", GOLD, 1.6)
    o += house(-100, 6, 200, 26, "cren", 0, 1, 0) + "".join(
        rect(-96 + i * 18, -25, 9, 6, P["stone"], INK, 1) for i in range(11)
    )
    o += path("M-16 6V-14A16 16 0 0 1 16 -14V6Z", INK, GOLD, 1.6) + path(
        "M-9 6V-20M0 6V-24M9 6V-20M-14 -6H14", "none", GOLD, 1
    )
    return o + house(-112, 8, 18, 36, "cren", 0, 1, 1) + house(94, 8, 18, 36, "cren", 0, -1, 1)


def port() -> str:
    """Gabled houses on the quay, a lighthouse, a ship that comes in."""
    o = path("M-108 8L-100 -8H104L112 8Q0 22 -108 8Z", mix(P["stone"], INK, 0.35), INK, 1.4)
    o += path("".join(f"M{x} -6v12" for x in range(-92, 104, 13)), "none", INK, 1, opacity=0.6)
    rows = (
        (-84, 22, 34, 20),
        (-60, 26, 44, 22),
        (-32, 22, 36, 18),
        (-8, 28, 50, 24),
        (22, 22, 38, 20),
        (46, 24, 46, 22),
    )
    walls = (P["stone"], mix(P["stone"], "#b8546a", 0.4), mix(P["stone"], "#d9a25a", 0.45))
    for i, (x, w, h, rise) in enumerate(rows):
        o += house(x, -8, w, h, "gable", rise, 1 if x < 0 else -1, 2 if i % 2 else 1, walls[i % 3])
    o += house(80, -8, 16, 74, "cone", 16, -1, 0) + rect(80, -84, 16, 9, "#ffe59a", INK, 1)
    o += path("M80 -62h16M80 -46h16M80 -30h16", "none", "#a32a42", 5) + path(
        "M96 -80L120 -90V-68Z", "#ffe59a", opacity=0.5
    )
    return o + put(ship("#f1e2bf", "#a32a42"), -82, 14, 0.42)


def ship(sail: str, mark: str) -> str:
    """A ship under full sail."""
    return (
        path("M-40 -6Q0 8 44 -10L36 8Q0 18 -30 8Z", "#5a2c2e", INK, 1.4)
        + path("M-38 -4Q0 9 42 -8", "none", GOLD, 1.6)
        + path("M0 0V-66M-20 0V-40", "none", INK, 2.4)
        + path("M2 -62Q34 -46 30 -12Q14 -18 2 -14Q12 -38 2 -62Z", sail, INK, 1.3)
        + path("M12 -56Q30 -42 29 -24L16 -27Q20 -42 12 -56Z", mark, opacity=0.9)
        + path("M-2 -58Q-24 -40 -26 -12Q-12 -18 -2 -14Q-8 -36 -2 -58Z", sail, INK, 1.3)
        + path("M0 -66l14 -4l-14 -5Z", mark)
    )


def tent(x: float, y: float, w: float, h: float, one: str, other: str) -> str:
    """A striped tent with its lamp."""
    o = rect(x - w * 0.42, y - h * 0.42, w * 0.84, h * 0.42, "#3a1b3f", INK, 1.2)
    for i in range(6):
        a, b = x - w / 2 + w * i / 6, x - w / 2 + w * (i + 1) / 6
        d = f"M{x} {y - h}L{a:.1f} {y - h * 0.42:.1f}Q{(a + b) / 2:.1f} {y - h * 0.28:.1f} {b:.1f} {y - h * 0.42:.1f}Z"
        o += path(d, one if i % 2 else other, INK, 0.9)
    o += path(f"M{x} {y - h}v-9l10 3l-10 3", "none", GOLD, 1.3) + circ(x - w * 0.2, y - h * 0.16, 3, "#ffcf6a")
    return o + path(f"M{x + w * 0.08:.1f} {y}v{-h * 0.28:.1f}h{w * 0.2:.1f}v{h * 0.28:.1f}", "#e8a14d", INK, 1)


def bazaar() -> str:
    """Golden domes over striped tents and strings of lamps."""
    o = path("M-104 4Q0 -26 104 4Q0 26 -104 4Z", mix(P["near"], GOLD, 0.18), opacity=0.9)
    o += house(-16, -20, 32, 52, "dome", 34, -1, 0) + path("M-10 -20V-44A10 12 0 0 1 10 -44V-20Z", "#ffcf6a", INK, 1.3)
    o += house(-34, -20, 12, 62, "dome", 18, -1, 0) + house(22, -20, 12, 62, "dome", 18, -1, 0)
    o += tent(-66, -6, 52, 54, "#f1d9a3", "#a32a42") + tent(64, -6, 54, 52, "#f1d9a3", "#2c5f8f")
    o += tent(-26, 10, 46, 44, "#f1d9a3", "#5e3a86") + tent(30, 12, 50, 46, "#f1d9a3", "#2f7a57")
    o += path("M-66 -62Q-30 -40 -28 -82M28 -82Q36 -44 64 -60", "none", "#9c6a22", 1)
    lamps = ((-54, -56), (-40, -58), (-31, -66), (32, -64), (42, -57), (54, -57))
    return o + "".join(circ(x, y, 2.6, "#ffdf8a") for x, y in lamps)


def monastery() -> str:
    """A church and its houses on a rock, a stair up to it."""
    o = path("M-98 0L-82 -28L-64 -34L-54 -66L-20 -78L34 -76L58 -44L78 -34L100 0Z", mix(P["stone"], INK, 0.25), INK, 1.4)
    o += path("M34 -76L58 -44L78 -34L100 0H50L44 -36Z", P["stone lit"], opacity=0.75)
    o += path("M-98 0L-82 -28L-64 -34L-54 -66L-34 -30L-44 0Z", HATCH) + path(
        "M-6 0L8 -16L-8 -28L10 -42L-4 -54L6 -66", "none", STRAW, 3.4
    )
    o += (
        house(-50, -62, 34, 30, "gable", 18, 1, 2)
        + house(-14, -74, 26, 34, "gable", 20, 1, 1)
        + house(12, -68, 36, 26, "gable", 14, 1, 2)
    )
    o += (
        house(-22, -78, 15, 66, "cone", 26, 1, 0)
        + window(-14.5, -122, 6, 11)
        + path("M-14.5 -170v-12m-4 4h8", "none", P["high"], 2)
    )
    return o + house(44, -42, 22, 16, "gable", 11, 1, 1) + house(-80, -30, 24, 16, "gable", 11, 1, 1)


def castle() -> str:
    """Towers among bats and bare branches."""
    wall = mix(P["stone"], INK, 0.3)
    o = path(
        "M-100 0L-80 -22L-58 -26L-44 -44L-10 -40L40 -46L60 -24L82 -20L100 0Z", mix(P["stone"], INK, 0.45), INK, 1.4
    )
    o += path("M-100 0L-80 -22L-58 -26L-44 -44L-30 -20L-50 0Z", HATCH)
    o += path("M100 0L82 -20L60 -24L40 -46L30 -16L40 0Z", P["stone lit"], opacity=0.45)
    o += house(-66, -22, 24, 60, "cone", 34, 1, 1, wall) + house(40, -22, 22, 50, "cone", 30, 1, 1, wall)
    o += house(-40, -38, 78, 34, "cren", 0, 1, 4, wall) + house(-24, -60, 26, 62, "cone", 46, 1, 1, wall)
    o += house(8, -60, 20, 44, "cone", 34, 1, 1, wall) + house(-50, -36, 14, 80, "cone", 30, 1, 0, wall)
    o += path("M-9 -38V-52A9 10 0 0 1 9 -52V-38Z", INK, "#9c6a22", 1.2) + path(
        "M-4 -38V-54M0 -38V-56M4 -38V-54", "none", GOLD, 0.8
    )
    bat = path(
        "M0 0C-4 -7 -9 -8 -15 -6C-11 -3 -11 0 -12 3C-8 0 -5 1 -3 4L0 2L3 4C5 1 8 0 12 3C11 0 11 -3 15 -6C9 -8 4 -7 0 0Z",
        INK,
    )
    o += "".join(
        put(bat, x, y, s) for x, y, s in ((-70, -150, 0.9), (50, -140, 1.1), (76, -112, 0.7), (-92, -120, 0.6))
    )
    return o + path("M-78 -20q-4 -18 -14 -24m10 12l-12 0M74 -16q6 -16 16 -20m-9 12l10 2", "none", INK, 2.4)


DRAWN = {
    "cornes": cornes,
    "capital": capital,
    "port": port,
    "bazaar": bazaar,
    "monastery": monastery,
    "castle": castle,
}
