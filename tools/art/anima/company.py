"""Banners of the Parties that bots lead: one sign each, gold leaf on a ground of its own."""

from typing import Final

SIZE: Final = 100
GOLD, LEAF, INK = "#d9b45a", "#ffe9a8", "#17122b"

SIGNS: Final = {
    "raven": (
        "#2a2f63",
        '<path d="M26 62c4-18 14-30 32-32 8-1 14 4 20 10l-12 2c-2 14-8 24-20 28l-6 12-3-11-13 9z"/>',
        '<circle cx="63" cy="38" r="2.2"/>',
    ),
    "stag": (
        "#1f4a3a",
        '<path d="M50 82c-10-6-13-16-12-26l-10-8 14 2c5-4 11-4 16 0l14-2-10 8c1 10-2 20-12 26z"/>'
        '<path d="M42 48c-14-4-18-14-16-26M30 36l-12-4M58 48c14-4 18-14 16-26M70 36l12-4M34 30l6-8M66 30l-6-8" fill="none" '
        'stroke="#d9b45a" stroke-width="4" stroke-linecap="round"/>',
        '<circle cx="45" cy="60" r="2"/><circle cx="55" cy="60" r="2"/>',
    ),
    "lantern": (
        "#5a2a1c",
        '<path d="M40 32h20l6 10v26l-6 10H40l-6-10V42zM42 32c0-14 16-14 16 0h-4c0-8-8-8-8 0z"/>'
        '<path d="M40 44h20v22H40z" fill="#ffe9a8"/>',
        '<path d="M50 64c-7-4-6-11 0-17 6 6 7 13 0 17z" fill="#c2542b"/>',
    ),
    "thistle": (
        "#47265a",
        '<path d="M38 44q12-10 24 0-2 16-12 18-10-2-12-18zM48 60h4v26h-4zM50 76c-10 2-18-2-22-10 10-2 18 2 22 10zM50 82c10 2 '
        '18-2 22-10-10-2-18 2-22 10z"/><path d="M38 43l-5-16 9 9 2-14 6 13 6-13 2 14 9-9-5 16z" fill="#ffe9a8"/>',
        "",
    ),
    "comet": (
        "#14395a",
        '<path d="M22 26l30 22-22-26 36 28 6 18-18-2z"/><path d="M68 50l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z" '
        'fill="#ffe9a8"/>',
        "",
    ),
    "anchor": (
        "#1c4650",
        '<path d="M46 38h-10v-6h10v-4a10 10 0 1 1 8 0v4h10v6H54v34c8-1 14-6 16-14l-6 2 10-14 6 16-5-2c-4 14-12 20-25 20S29 74 '
        '25 60l-5 2 6-16 10 14-6-2c2 8 8 13 16 14z"/>',
        '<circle cx="50" cy="20" r="4"/>',
    ),
}


def banner(ground: str, leaf: str, ink: str) -> str:
    """A square of cloth with a border of gold and a hem of points."""
    points = "".join(f"L{88 - 12.667 * i:.1f} {94 if i % 2 else 84}" for i in range(1, 6))
    return (
        f'<rect width="100" height="100" fill="{INK}"/>'
        f'<path d="M12 6h76v82{points}L12 88z" fill="{ground}" stroke="{GOLD}" stroke-width="3"/>'
        f'<path d="M18 12h64M18 12v66M82 12v66" stroke="{LEAF}" stroke-opacity=".5" fill="none"/>'
        f'<g fill="{GOLD}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round">{leaf}</g><g fill="{INK}">{ink}</g>'
    )


PICTURES: Final = {name: banner(*sign) for name, sign in SIGNS.items()}
