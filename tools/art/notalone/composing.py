"""Puts pictures together: what a drawing refers to by its id is fetched from the pieces, and nothing else.

A piece is a drawing of its own (``pieces/*.svg``, by its file's name) or grows from code (``grown.py``). The paints,
that is gradients and patterns, lie in ``paints.svg``.
"""

import re
from pathlib import Path

FOLDER = Path(__file__).parent
PAINTS = {
    found[2]: found[0]
    for found in re.finditer(
        r'<(\w+) id="([\w-]+)"[^>]*>.*?</\1>', (FOLDER / "paints.svg").read_text(encoding="utf-8"), re.S
    )
}
DRAWN = {path.stem: path.read_text(encoding="utf-8").strip() for path in sorted((FOLDER / "pieces").glob("*.svg"))}
REFERENCE = re.compile(r'(?:url\(|href=")#([\w-]+)')


def compose(box: str, body: str, grown: dict[str, str], *, shape: str = "xMidYMid meet") -> str:
    """Return an SVG file that shows ``body`` in a view box, together with all that it refers to.

    ``grown`` are the pieces that code draws. Raises a KeyError that names a reference to nothing.
    """
    needed: dict[str, str] = {}
    open_ends = REFERENCE.findall(body)
    while open_ends:
        name = open_ends.pop()
        if name in needed or f'id="{name}"' in body:
            continue
        if name in PAINTS:
            needed[name] = PAINTS[name]
        else:
            needed[name] = f'<g id="{name}">{grown[name] if name in grown else DRAWN[name]}</g>'
        open_ends += REFERENCE.findall(needed[name])
    kept = "".join(needed[name] for name in sorted(needed))
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" preserveAspectRatio="{shape}">'
        f"<defs>{kept}</defs>{body}</svg>"
    )
    return re.sub(r"\s*\n\s*", "", text)
