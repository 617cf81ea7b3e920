"""The soldier's blanket: its weave, and the folds in which it lies. Grey as light and shadow only; the page gives the wool."""

import random


def weave() -> str:
    """Draw a tile of crossing threads, no two alike."""
    luck = random.Random(6)
    threads = ""
    for row in range(8):
        for column in range(8):
            x, y = column * 6, row * 6
            light, dark = luck.uniform(0.07, 0.17), luck.uniform(0.16, 0.34)
            if (row + column) % 2:
                threads += f'<path d="M{x} {y + 1.5}h5" stroke="#fff4c8" opacity="{light:.2f}"/>'
                threads += f'<path d="M{x} {y + 4.5}h5" stroke="#000" opacity="{dark:.2f}"/>'
            else:
                threads += f'<path d="M{x + 1.5} {y}v5" stroke="#fff4c8" opacity="{light:.2f}"/>'
                threads += f'<path d="M{x + 4.5} {y}v5" stroke="#000" opacity="{dark:.2f}"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" stroke-width="1.7">'
        f"{threads}</svg>\n"
    )


FOLDS = ((-40, 150, 0.42, 18), (250, 110, 0.3, -14), (560, 90, 0.26, 16), (838, 130, 0.4, -10), (1120, 150, 0.36, 14))
"""Where each fold begins above, how broad it is, how dark, and how far it leans."""


def folds() -> str:
    """Draw soft folds over a window: a dark side away from the light, a light one beside it."""
    drawn = ramps = ""
    for number, (x, broad, dark, lean) in enumerate(FOLDS):
        ramps += (
            f'<linearGradient id="f{number}"><stop offset="0" stop-opacity="0"/><stop offset=".34" stop-opacity="{dark}"/><stop '
            f'offset=".55" stop-opacity="{dark * 0.3:.2f}"/><stop offset=".62" stop-color="#ffeebb" stop-opacity=".17"/><stop '
            'offset="1" stop-color="#ffeebb" stop-opacity="0"/></linearGradient>'
        )
        drawn += f'<path d="M{x} -9h{broad}v820h-{broad}z" transform="skewX({lean / 4})" fill="url(#f{number})"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800" viewBox="0 0 1280 800" preserveAspectRatio="none">'
        '<defs><radialGradient id="l" cx=".3" cy=".2" r="1"><stop offset=".2" stop-color="#fff3c8" stop-opacity=".14"/><stop '
        f'offset="1" stop-color="#0a0b04" stop-opacity=".46"/></radialGradient>{ramps}</defs>{drawn}'
        '<path d="M0 0h1280v800H0z" fill="url(#l)"/></svg>\n'
    )
