"""The inks of the city, by day and by night: what each class of stroke is drawn with."""

from dataclasses import dataclass, field

from tools.art.bigbrother.plan import KEY

FAR = 0.46
"""How much of its own colour a common house keeps over the ground: the sixty places are seen first."""


@dataclass(frozen=True)
class Palette:
    """The colours of one light."""

    ground: dict[str, str]
    roofs: dict[str, tuple[str, str, str]]
    south: dict[str, str]
    east: dict[str, str]
    slope: dict[str, str]
    street: str
    casing: str
    square: str
    joint: str
    river: str
    bank: str
    wave: str
    lit: str
    shadow: float
    window: str
    pale: str
    dark: str
    middle: str
    tree: str
    leaf: str
    smoke: str
    red: str = "#c4170c"
    crate: str = "#d9a441"
    cold: str = "#6fb1dc"
    ink: str = "#0e0e10"
    bone: str = field(default="#e0d6bd")


DAY = Palette(
    ground={"p": "#1f201d", "t": "#1b2026", "n": "#221d17", "l": "#231b1b"},
    roofs={
        "p": ("#8f8c7d", "#827f71", "#767366"),
        "t": ("#98a3ac", "#87929b", "#77828b"),
        "n": ("#a3967f", "#928670", "#837863"),
        "l": ("#8a7879", "#7b6a6b", "#6e5e5f"),
    },
    south={"p": "#1d1d1a", "t": "#22262b", "n": "#231f1a", "l": "#1f1a1b"},
    east={"p": "#121211", "t": "#141619", "n": "#151310", "l": "#121011"},
    slope={"p": "#45433a", "t": "#4c5056", "n": "#51483a", "l": "#453c3c"},
    street="#d3c8ad",
    casing="#131315",
    square="#e0d6bd",
    joint="#8b816b",
    river="#1b2a35",
    bank="#0f1215",
    wave="#5f8299",
    lit="#efe6d0",
    shadow=0.62,
    window="#d8c48d",
    pale="#d8cdb4",
    dark="#17171a",
    middle="#6d6a63",
    tree="#26291f",
    leaf="#8f937c",
    smoke="#8d877b",
)
NIGHT = Palette(
    ground={"p": "#0e0f10", "t": "#0d0f11", "n": "#100f0e", "l": "#120d0d"},
    roofs={
        "p": ("#34352f", "#2d2e29", "#282824"),
        "t": ("#3a3f45", "#33373d", "#2b2f35"),
        "n": ("#3c362d", "#342f27", "#2d2822"),
        "l": ("#3a2e2e", "#332828", "#2b2222"),
    },
    south={"p": "#0b0b0b", "t": "#0c0e10", "n": "#0d0b0a", "l": "#0d0909"},
    east={"p": "#060606", "t": "#060708", "n": "#070606", "l": "#070505"},
    slope={"p": "#1c1c19", "t": "#1d2024", "n": "#1f1b16", "l": "#1f1717"},
    street="#57524a",
    casing="#050506",
    square="#666055",
    joint="#3a362f",
    river="#0b1319",
    bank="#050607",
    wave="#29414f",
    lit="#8d8574",
    shadow=0.7,
    window="#cf9a3c",
    pale="#8f8877",
    dark="#08080a",
    middle="#38362f",
    tree="#10110e",
    leaf="#3c3f33",
    smoke="#3d3a34",
    bone="#8f8877",
)


def mix(under: str, over: str, part: float) -> str:
    """A colour laid thinly over another."""
    pairs = [(int(under[i : i + 2], 16), int(over[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(low + (high - low) * part):02x}" for low, high in pairs)


def thick(colour: str, width: float, dash: str = "", opacity: float = 1) -> str:
    """The attributes of a line."""
    more = (f' stroke-dasharray="{dash}"' if dash else "") + (f' opacity="{opacity}"' if opacity < 1 else "")
    return f'fill="none" stroke="{colour}" stroke-width="{width:g}"{more}'


def flat(colour: str, opacity: float = 1) -> str:
    """The attributes of a surface."""
    return f'fill="{colour}"' + (f' opacity="{opacity}"' if opacity < 1 else "")


def inks(light: Palette) -> dict[str, str]:
    """The attributes of every class of stroke. A class of a common house is `~` with its district and the class."""
    near: dict[str, str] = {}
    for key in KEY.values():
        near |= {f"r{key}{i}": light.roofs[key][i] for i in range(3)}
        near |= {f"s{key}": light.south[key], f"e{key}": light.east[key], f"g{key}": light.slope[key]}
    near |= {"win": light.window, "red-win": "#e2412c", "ink": light.ink}
    lines = {"lit": (light.lit, 0.7, 0.85), "hat": (light.casing, 0.7, 0.6)}
    known = {name: flat(colour) for name, colour in near.items()}
    known |= {name: thick(colour, wide, "", thin) for name, (colour, wide, thin) in lines.items()}
    for key in KEY.values():
        ground = light.ground[key]
        known |= {f"~{key}{name}": flat(mix(ground, colour, FAR)) for name, colour in near.items()}
        known |= {f"~{key}{n}": thick(mix(ground, c, FAR * thin), w) for n, (c, w, thin) in lines.items()}
        known[f"ground-{key}"] = flat(ground)
    return known | {
        "casing": thick(light.casing, 15),
        "street": thick(light.street, 11.5),
        "tracks": thick(light.joint, 0.8, "4 4"),
        "square": f'{flat(light.square)} stroke="{light.casing}" stroke-width="2" paint-order="stroke"',
        "paving": thick(light.joint, 0.7, "", 0.8),
        "bank": f'{flat(light.bank)} stroke="{light.lit}"',
        "river": flat(light.river),
        "wave": thick(light.wave, 0.8, "", 0.8),
        "wall-shade": thick(light.casing, 9),
        "wall": thick(light.lit, 2.4, "4 3", 0.55),
        "shadow": flat("#08080a", light.shadow),
        "long-shadow": flat("#050507", 0.5),
        "arches": flat(light.middle),
        "railing": thick(light.lit, 1.1),
        "bone": flat(light.bone),
        "red": flat(light.red),
        "cold": flat(light.cold),
        "screen": flat("#08080a"),
        "crowd": flat("#17171a"),
        "pale": flat(light.pale),
        "dark": flat(light.dark),
        "middle": flat(light.middle),
        "fluting": thick(light.dark, 1, "", 0.55),
        "letter": thick("#efe6d0", 1.8),
        "stamp": thick("#e9dfc8", 1.8),
        "crate": flat(light.crate),
        "slats": thick("#131315", 1.3),
        "rail-shadow": thick("#000", 5, "", 0.5),
        "rail-0": thick("#0c0c0e", 6),
        "rail-1": thick(light.lit, 3.6),
        "rail-2": thick("#0c0c0e", 2.2, "7 4"),
        "roundel": f'{flat("#131315")} stroke="#e9dfc8" stroke-width="2"',
        "fleck": thick(light.lit, 0.8, "", 0.28),
        "nick": thick("#0c0c0e", 1.1, "", 0.4),
        "beam": flat("#f8f2e2", 0.055),
        "paved": flat(light.street),
        "gravel": flat(light.joint),
        "runway": thick(light.lit, 1, "5 4"),
        "bars": thick(light.lit, 1.3, "", 0.8),
        "text": thick("#131315", 0.8),
        "wire": thick(light.lit, 1.5),
        "thin": thick(light.lit, 0.8),
        "pipe": thick(light.lit, 2.4),
        "tree": flat(light.tree),
        "leaf": thick(light.leaf, 1.4),
        "trunk": thick(light.ink, 1.2),
        "smoke": flat(light.smoke, 0.7),
        "glow-1": flat("#8fc6ea", 0.16),
        "glow-2": flat("#8fc6ea", 0.22),
        "lamp": flat("#f4e7bf"),
        "sky": flat("#8fc6ea"),
    }
