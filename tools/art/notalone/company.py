"""Who plays when a bot does: survivors under the moon of Artemia, and the Creature. A sign each."""

from typing import Final

SIZE: Final = 100

HAIR: Final = {
    "short": "M25 46c-4-24 8-34 26-34 17 0 28 10 24 34-3-10-6-15-13-18-12 4-26 2-31 2-3 4-5 9-6 16z",
    "long": "M22 80c-8-44-2-68 29-68 29 0 36 24 27 68-5 1-9 0-12-3 6-18 6-36-2-48-12 4-24 4-30 2-6 12-6 30 0 46-3 3-7 4-12 3z",
    "bun": "M26 44c-3-20 8-28 25-28s27 8 24 28c-4-9-9-13-24-14-15 1-21 5-25 14zM40 16c-4-16 24-16 20 0z",
    "curls": "M24 48c-9-6-7-15-1-18-2-10 6-15 13-13 4-8 17-9 21-2 8-4 16 2 15 10 8 2 10 14 2 21 0-8-3-14-8-16-14 2-24 2-34-2"
    "-4 4-7 10-8 20z",
    "crest": "M42 26c-3-12 0-20 8-22 10 2 13 10 10 22-6-2-12-2-18 0z",
    "bald": "",
    "sweep": "M24 46c-4-22 8-34 28-34 18 0 28 12 24 32-2-8-5-12-10-14-16 2-26-2-34-8-1 8-4 14-8 24z",
    "braids": "M26 44c-4-20 8-30 25-30s28 10 24 30c-4-10-10-14-24-16-14 2-21 6-25 16zM22 46l7 2-2 34-8-1zM72 48l7-2 3 35-8 1z",
}
EXTRA: Final = {
    "goggles": '<path d="M25 33q25-9 49 0l-1 9q-9 5-19 0l-4-2-4 2q-11 5-20 0z" fill="#5ff2dc" fill-opacity=".75" '
    'stroke="#0b0d33" stroke-width="2.5"/>',
    "scar": '<path d="M61 40l8 18M62 48l5-2M64 53l5-2" stroke="#7c2f45" stroke-width="1.6" fill="none"/>',
    "beard": '<path d="M29 56q3 24 21 25 18-1 21-25-7 8-11 7-10-4-20 0-4 1-11-7z" fill="#241a3f"/>',
    "lamp": '<path d="M24 34q26-12 51 0" stroke="#0b0d33" stroke-width="5" fill="none"/>'
    '<circle cx="50" cy="28" r="5.5" fill="#ffd27a"/><circle cx="50" cy="28" r="10" fill="#ffd27a" fill-opacity=".3"/>',
    "patch": '<path d="M55 46h13v9q-6 4-13 0zM25 38l50 5" fill="#0b0d33" stroke="#0b0d33" stroke-width="2"/>',
    "earring": '<circle cx="74" cy="60" r="3.2" fill="none" stroke="#ffd27a" stroke-width="2"/>',
    "paint": '<path d="M31 58l10 3M30 63l10 2M69 58l-10 3M70 63l-10 2" stroke="#5ff2dc" stroke-width="2"/>',
    "scarf": '<path d="M22 76q28 14 56 0l4 12q-32 14-64 0z" fill="#ff6fab"/>',
}
STARS: Final = "".join(
    f'<circle cx="{x}" cy="{y}" r="{r}" fill="#cbbcff"/>'
    for x, y, r in ((9, 14, 1), (18, 34, 0.8), (30, 8, 1.2), (8, 55, 1))
)


def survivor(skin: str, lit: str, hair: str, style: str, extra: str, suit: str) -> str:
    """A head and shoulders; the moon stands to the right, so that side is lit and the other hatched."""
    hatching = "".join(f"M{27 + i} {44 + 6 * i}l8 5" for i in range(5))
    return (
        '<rect width="100" height="100" fill="#1b1347"/><circle cx="88" cy="22" r="26" fill="#4d3a93"/>'
        f'<circle cx="92" cy="18" r="13" fill="#e9deff"/>{STARS}'
        f'<path d="M4 100c2-20 16-28 46-28s44 8 46 28z" fill="{suit}"/>'
        '<path d="M60 73c22 3 33 10 35 27H76c0-14-6-22-16-27z" fill="#fff" fill-opacity=".18"/>'
        f'<path d="M40 66h20v12q-10 7-20 0z" fill="{skin}"/>'
        '<ellipse cx="50" cy="79" rx="19" ry="6" fill="none" stroke="#5ff2dc" stroke-width="2.6"/>'
        f'<path d="M50 17c17 0 26 12 25 30-1 18-12 31-25 31S26 65 25 47c-1-18 8-30 25-30z" fill="{skin}"/>'
        f'<path d="M56 17.500c13 2 20 13 19 29.5-1 18-11 30-23 31 9-8 13-19 13-31 0-13-3-22-9-29.500z" fill="{lit}"/>'
        f'<path d="{hatching}" stroke="#1b1347" stroke-opacity=".45" stroke-width="1.4" fill="none"/>'
        f'<path d="{HAIR[style]}" fill="{hair}"/>'
        '<path d="M33 43q6-4 12-1M56 42q6-3 12 1" stroke="#1b1030" stroke-width="2.2" fill="none"/>'
        '<path d="M33 50q6-5 12 0-6 4-12 0zM56 50q6-5 12 0-6 4-12 0z" fill="#fff8ee"/>'
        '<circle cx="40" cy="49.5" r="2.4" fill="#1b1030"/><circle cx="63" cy="49.5" r="2.4" fill="#1b1030"/>'
        '<path d="M51 50l-3 12q3 2 6 0M43 69q8 3 15-1" stroke="#1b1030" stroke-opacity=".8" stroke-width="1.8" '
        f'fill="none" stroke-linecap="round"/>{EXTRA[extra]}'
    )


def creature() -> str:
    """A hill of thorns with two slits, as it lies on the horizon."""
    return (
        '<rect width="100" height="100" fill="#2a0b3c"/><circle cx="50" cy="40" r="34" fill="#8a265e"/>'
        '<path d="M0 100c6-34 14-40 20-52l-8-22 14 14-2-28 14 24 12-14 12 14 14-24-2 28 14-14-8 22c6 12 14 18 20 52z" '
        'fill="#0d0520"/><path d="M24 60l20 8-18 2zM76 60l-20 8 18 2z" fill="#ff6fab"/>'
        '<path d="M28 62l12 5-11 1zM72 62l-12 5 11 1z" fill="#fff0f6"/>'
        '<path d="M62 38l14 16 10 30M38 90l12-12 12 12" stroke="#5a1258" stroke-width="2" fill="none"/>'
    )


PICTURES: Final = {
    "ines": survivor("#a9745c", "#d9a486", "#2b1530", "long", "earring", "#28507a"),
    "tomas": survivor("#b98a74", "#eec3a6", "#7a3f22", "short", "beard", "#4b3a7c"),
    "akira": survivor("#b58f74", "#eccba9", "#15102b", "sweep", "goggles", "#2c6a66"),
    "noor": survivor("#8f5f4a", "#c08a6c", "#20112c", "bun", "scarf", "#5a2f66"),
    "vela": survivor("#c19b8c", "#f6d9c6", "#d8d2ee", "braids", "paint", "#2d5b56"),
    "osei": survivor("#4d3029", "#845647", "#120b1e", "curls", "lamp", "#7a5a2c"),
    "mirko": survivor("#b58a7a", "#ecc5b0", "#000", "bald", "scar", "#3c4a80"),
    "juno": survivor("#6b4436", "#a06c54", "#5ff2dc", "crest", "patch", "#6a3550"),
    "creature": creature(),
}
