"""The picture on each of the 52 event cards: a cut in its scenery, in the few inks of an old print."""

from tools.art.onoda.cuts import CUTS

INK, PAPER, RED = "#23241d", "#f4ead2", "#b3261a"
SIZE = (120, 84)

HILLS = '<path d="M0 66q30-18 60-6t60-4v28H0z" fill="#8fa376"/><path d="M0 76q40-10 70-3t50-4v15H0z" fill="#6f8560"/>'
PALM = (
    '<path d="M0 0c-2-14-1-24 3-34" fill="none" stroke="{0}" stroke-width="3"/><path d="M3-34c-10-5-17-4-22 2 '
    '8-3 14-3 22-2zm0 0c-4-9-10-13-17-12 7 2 12 6 17 12zm0 0c1-9 6-14 13-15-6 4-10 9-13 15zm0 0c8-5 14-4 19 3-6-4-12-5-19-3z" '
    'fill="{0}"/>'
)


def palm(x: int, y: int, size: float, ink: str = "#4d6046") -> str:
    """Draw a palm whose foot stands at a point."""
    return f'<g transform="translate({x} {y}) scale({size})">{PALM.format(ink)}</g>'


def sky(low: str, high: str) -> str:
    """Draw two bands of sky that meet in a few clouds."""
    return (
        f'<path d="M0 0h120v84H0z" fill="{low}"/><path d="M0 0h120v30H0z" fill="{high}"/>'
        f'<path d="M6 30h38l-6 4H12zM70 27h44l-7 4H78zM30 16h34l-6 3H36z" fill="{low}"/>'
    )


RAIN = "".join(f"M{x} {y}l-5 12" for x, y in ((14, 4), (34, 12), (56, 2), (78, 14), (100, 4), (118, 20), (20, 34)))
SCENERY = {
    "sun": '<path d="M0 0h120v84H0z" fill="#dccca3"/><circle cx="84" cy="34" r="23" fill="#b3261a"/>' + HILLS,
    "sea": (
        sky("#e9dcb6", "#c3ccb4") + '<circle cx="34" cy="54" r="19" fill="#b3261a"/>'
        '<path d="M0 56h120v28H0z" fill="#8ea79c"/>'
        '<g fill="none" stroke="#4f6a66" stroke-width="1.3"><path d="M4 64q6-5 12 0t12 0 12 0M74 62q6-5 12 0t12 0 12 0M20 '
        '75q6-5 12 0t12 0 12 0M64 76q6-5 12 0t12 0 12 0"/></g>'
    ),
    "jungle": (
        sky("#ccd2a6", "#aebb8a") + '<path d="M0 58q20-12 38-4t40-6 42 4v32H0z" fill="#7d936a"/>' + palm(14, 82, 1.6)
        + palm(108, 84, 1.9) + palm(96, 74, 1.0, "#7d936a") + '<path d="M0 74q60-10 120 0v10H0z" fill="#4d6046"/>'
    ),
    "rain": (
        '<path d="M0 0h120v84H0z" fill="#b9bfa8"/><path d="M0 0h120v14q-14 8-28 1t-30 3-30-1T0 17z" fill="#7f8a78"/>'
        f'<path d="{RAIN}" stroke="#5d6a5e" stroke-width="1.6"/><path d="M0 70q30-10 60-3t60-3v20H0z" fill="#6f8560"/>'
    ),
    "night": (
        '<path d="M0 0h120v84H0z" fill="#2d3a38"/><circle cx="94" cy="20" r="11" fill="#e9dcb6"/><circle cx="99" cy="17" '
        'r="10" fill="#2d3a38"/><g fill="#e9dcb6"><circle cx="14" cy="14" r="1"/><circle cx="34" cy="8" r="1.2"/><circle '
        'cx="66" cy="12" r="1"/><circle cx="24" cy="32" r="1"/></g><path d="M0 66q30-14 60-6t60-2v26H0z" fill="#1d2620"/>'
    ),
    "village": (
        sky("#e3d4aa", "#d2c294") + '<path d="M0 62q60-9 120 0v22H0z" fill="#a7ab79"/><g fill="#8d8460"><path d="M4 '
        '62V48l-4 1 14-13 15 13-4-1v14zM92 60V44l-5 1 17-15 17 15-5-1v16z"/></g><path d="M0 62q60-9 120 0" fill="none" '
        'stroke="#6f6a45" stroke-width="1.2"/>' + palm(36, 62, 0.8, "#8d8460")
    ),
    "camp": (
        '<path d="M0 0h120v84H0z" fill="#d9a473"/><path d="M0 0h120v36H0z" fill="#8d6a52"/><path d="M10 36h40l-8 5H18zM78 '
        '33h34l-6 5H84z" fill="#d9a473"/><path d="M0 68q60-8 120 0v16H0z" fill="#4c4a33"/><path d="M80 70l18-26 18 26z" '
        'fill="#5d5a3e"/><path d="M98 44l-7 26h14z" fill="#2f2e20"/>'
    ),
    "ridge": (
        sky("#dccca3", "#e9dcb6") + '<path d="M0 74l22-34 12 15 22-36 20 30 12-14 32 40v9H0z" fill="#6f7a55"/><path d="M56 '
        '19l20 30-4 10-8-8-4 14-8-12zM22 40l12 15-3 9-6-6-4 9z" fill="#3f4833"/><path d="M0 74q60-8 120 0v10H0z" '
        'fill="#8fa376"/>'
    ),
    "road": (
        sky("#dccca3", "#cdd0a4") + '<path d="M0 46q60-12 120 0v38H0z" fill="#9aa873"/><path d="M26 84q22-20 30-40h8q4 22 36 '
        '40z" fill="#e9dcb6"/><path d="M60 46v6M60 58v9M61 74v10" stroke="#a99a74" stroke-width="2"/>'
        + palm(16, 62, 1.1) + palm(106, 60, 1.0)
    ),
    "storm": (
        '<path d="M0 0h120v84H0z" fill="#8b9a95"/><g fill="none" stroke="#4f5f5c" stroke-width="2"><path d="M-4 20q20-14 40 '
        '0t40 0 48 0M-4 38q20-14 40 0t40 0 48 0M-4 56q20-14 40 0t40 0 48 0"/></g><path d="M0 70q14-14 26-4t22-4 26 4 22-6 24 '
        '8v16H0z" fill="#39504e"/>'
    ),
}  # fmt: skip
"""What lies behind a cut."""

EVENTS = {
    "the-order": ("order", "sun"),
    "landing-at-tilik": ("boat", "sea"),
    "futamata": ("soldiers", "ridge"),
    "private-akatsu": ("soldier", "jungle"),
    "missing-food": ("empty", "camp"),
    "fujitas-surrender": ("flag", "road"),
    "yamashitas-leaflet": ("leaflet", "jungle"),
    "plantains": ("plantain", "sun"),
    "akatsu-gives-up": ("flag", "night"),
    "seventy-two-hours": ("sand", "camp"),
    "rainy-season": ("rain", "rain"),
    "woodcutters": ("axe", "jungle"),
    "one-bullet-one-cow": ("cow", "village"),
    "gas": ("gas", "ridge"),
    "ants-in-the-food": ("ant", "camp"),
    "letters-from-home": ("letter", "sea"),
    "a-familiar-song": ("song", "jungle"),
    "wooden-swords": ("swords", "ridge"),
    "giant-bees": ("bee", "sun"),
    "target-practice": ("plane", "sea"),
    "shimada-wounded": ("wound", "jungle"),
    "death-of-shimada": ("grave", "sun"),
    "search-party": ("lantern", "night"),
    "old-newspapers": ("paper", "road"),
    "salt": ("salt", "sea"),
    "blues-and-tango": ("song", "night"),
    "beacon-fires": ("fire", "night"),
    "death-of-kozuka": ("grave", "rain"),
    "tadao-and-chie": ("two", "village"),
    "norio-suzuki": ("tent", "road"),
    "coconut-milk": ("coconut", "sea"),
    "dried-beef": ("beef", "camp"),
    "bamboo-hut": ("hut", "jungle"),
    "needle-and-wire": ("needle", "camp"),
    "jungle-remedies": ("leaf", "jungle"),
    "mothers-dagger": ("dagger", "sun"),
    "horse-races": ("horse", "village"),
    "the-circuit": ("steps", "ridge"),
    "snake": ("snake", "jungle"),
    "fever": ("fever", "rain"),
    "rats": ("rat", "camp"),
    "trail-patrols": ("steps", "road"),
    "major-taniguchi": ("officer", "sun"),
    "radar-station": ("radar", "ridge"),
    "village-dogs": ("dog", "village"),
    "island-constabulary": ("badge", "village"),
    "fishermen-of-looc": ("fish", "sea"),
    "typhoon": ("typhoon", "storm"),
    "rust": ("rust", "rain"),
    "quarrel": ("quarrel", "camp"),
    "transistor-radio": ("radio", "sun"),
    "batteries": ("battery", "night"),
}
"""The cut and the scenery of each event."""


def inked(cut: str, ink: str, paper: str) -> str:
    """Give a cut its colours: where it is used nothing of the page reaches it."""
    line = f'fill="none" stroke-linecap="round" stroke-linejoin="round" stroke="{ink}"'
    for name, look in (
        ("s", f'{line} stroke-width="3"'),
        ("thin", f'{line} stroke-width="1.8"'),
        ("cut", line.replace(ink, paper) + ' stroke-width="2"'),
        ("paper", f'fill="{paper}"'),
        ("red", f'fill="{RED}"'),
    ):
        cut = cut.replace(f'class="{name}"', look)
    return cut.replace("currentColor", ink)


def picture(event: str) -> str:
    """Draw the picture of an event: the cut stands before its scenery with a rim of light, so that it is read first."""
    cut, behind = EVENTS[event]
    ink, paper = (PAPER, "#2d3a38") if behind == "night" else (INK, PAPER)
    halo = (
        ""
        if behind == "night"
        else '<circle cx="60" cy="43" r="33" fill="#f4ead2" opacity=".34"/><circle cx="60" cy="43" r="27" fill="#f4ead2" '
        'opacity=".3"/>'
    )
    return (
        f'{SCENERY[behind]}{halo}<g transform="translate(30 11) scale(1.26)" fill="{ink}">'
        f"{inked(CUTS[cut], ink, paper)}</g>"
    )


def alone(event: str) -> str:
    """Return the picture of an event as a file of its own."""
    box = f"0 0 {SIZE[0]} {SIZE[1]}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" preserveAspectRatio="xMidYMid slice">{picture(event)}</svg>'


def sprite() -> str:
    """Return all pictures as symbols of one file, each by the name of its event."""
    symbols = "".join(
        f'<symbol id="{event}" viewBox="0 0 {SIZE[0]} {SIZE[1]}" preserveAspectRatio="xMidYMid slice">{picture(event)}</symbol>'
        for event in EVENTS
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>\n'
