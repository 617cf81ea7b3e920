"""Parts of which people are drawn: the feet at y = 0, about 165 high."""

from tools.art.anima.ink import GOLD, INK, circ, line, path, put, rect

SHADE = "#7a2f45"


def head(skin: str, x: float = 0, y: float = -138) -> str:
    """A face, one cheek in the shade."""
    return (
        path(f"M{x - 11} {y - 4}Q{x - 11} {y - 16} {x} {y - 16}T{x + 11} {y - 4}Q{x + 10} {y + 10} {x} {y + 15}Q{x - 10} {y + 10} {x - 11} {y - 4}Z", skin, INK, 2)
        + path(f"M{x + 3} {y - 15}Q{x + 11} {y - 14} {x + 11} {y - 4}Q{x + 10} {y + 10} {x} {y + 15}Q{x + 7} {y + 2} {x + 3} {y - 15}Z", SHADE, opacity=0.25)
        + path(f"M{x - 6} {y - 2}h4M{x + 2} {y - 2}h4", "none", INK, 2.2)
        + path(f"M{x - 3} {y + 7}h5", "none", SHADE, 1.4)
    )  # fmt: skip


def sword(x: float, y: float, length: float, turn: float = 0, w: float = 6) -> str:
    """A sword by its hilt."""
    return put(
        path(f"M{-w / 2} 0L{-w / 2} {-length}L0 {-length - 8}L{w / 2} {-length}L{w / 2} 0Z", "#e8e4f4", INK, 2)
        + path(f"M0 0V{-length}", "none", "#8f86b8", 1.6)
        + path("M-13 0H13", "none", INK, 7)
        + path("M-13 0H13", "none", GOLD, 4)
        + path("M0 2V15", "none", INK, 6)
        + path("M0 2V14", "none", "#7a3f2a", 3.4)
        + circ(0, 17, 4, GOLD, INK, 1.6),
        x,
        y,
        turn=turn,
    )


def cape(colour: str, light: str, w: float = 44) -> str:
    """A cape that falls to the ground."""
    a, b, c, d = (round(w * share, 1) for share in (0.9, 0.6, 0.45, 0.5))
    return (
        path(f"M-20 -118C-{a} -90 -{w} -40 -{w + 4} -4Q-{b} 4 -{c} -3Q-10 6 0 0Q10 6 {c} -3Q{b} 4 {w + 4} -4C{w} -40 {a} -90 20 -118Z", colour, INK, 2.4)
        + path(f"M20 -118C{a} -90 {w} -40 {w + 4} -4Q{b} 4 {c} -3C{d} -40 {w * 0.3:.1f} -80 20 -118Z", light)
        + path(f"M-{w * 0.75:.1f} -10C-{w * 0.65:.1f} -50 -{d} -80 -22 -104M-{w * 0.4:.1f} -6C-{w * 0.4:.1f} -50 -{w * 0.3:.1f} -80 -14 -100", "none", INK, 1.4, opacity=0.6)
    )  # fmt: skip


def robe(colour: str, light: str, trim: str = GOLD, w: float = 34) -> str:
    """A robe from the belt down."""
    return (
        path(f"M-15 -88Q-20 -40 -{w} -2Q0 8 {w} -2Q20 -40 15 -88Z", colour, INK, 2.4)
        + path(f"M4 -88Q8 -40 {w * 0.35:.1f} 3Q{w * 0.8:.1f} 2 {w} -2Q20 -40 15 -88Z", light)
        + path(f"M-{w - 1} -9Q0 1 {w - 1} -9", "none", trim, 3)
        + path("M-6 -76Q-8 -40 -14 -12M-1 -76Q0 -40 0 -8", "none", INK, 1.3, opacity=0.55)
    )


def legs(colour: str, boot: str, light: str = "") -> str:
    """Legs in boots."""
    return (
        line("M-8 -78L-12 -30", colour, 13)
        + line("M8 -78L13 -30", light or colour, 13)
        + line("M-12 -36L-13 -6L-19 -4", boot, 13)
        + line("M13 -36L14 -6L20 -4", boot, 13)
        + path("M-20 -34h15M6 -34h15", "none", GOLD, 2.4)
    )


def torso(colour: str, light: str, belt: str = GOLD) -> str:
    """From the shoulders to the belt."""
    return (
        path("M-21 -120Q0 -126 21 -120L16 -74Q0 -68 -16 -74Z", colour, INK, 2.4)
        + path("M6 -123Q15 -122 21 -120L16 -74Q12 -72 6 -71Z", light)
        + path("M-16 -80Q0 -75 16 -80", "none", INK, 7)
        + path("M-16 -80Q0 -75 16 -80", "none", belt, 4)
        + rect(-5, -83, 10, 9, belt, INK, 1.5, rx=2)
    )


def staff(x: float, colour: str = "#8a5a2c", top: float = -150) -> str:
    """A staff to the ground."""
    return line(f"M{x} 6V{top}", colour, 3.4, 2.6)


def hair(colour: str, long: float = 0) -> str:
    """What frames the face; `long`: how far it falls behind."""
    behind = (
        path(
            f"M-13 -150C-25 -128 -23 {-128 + long:g} -19 {-118 + long:g}L-8 -112ZM13 -150C25 -128 23 {-128 + long:g} 19 {-118 + long:g}L8 -112Z",
            colour,
            INK,
            2,
        )
        if long
        else ""
    )
    return behind + path("M-12 -138Q-14 -160 0 -160T12 -138Q8 -151 0 -150Q-8 -151 -12 -138Z", colour, INK, 2)


def tunic(colour: str, low: float = -46) -> str:
    """The skirt of a tunic."""
    return path(f"M-20 -84L-24 {low}Q0 {low + 10} 24 {low}L20 -84Z", colour, INK, 2.2)


def arms(left: str, right: str, colour: str, light: str, w: float = 11) -> str:
    """Both arms, each by its elbow and hand."""
    return line(f"M-20 -112L{left}", colour, w) + line(f"M20 -112L{right}", light, w)
