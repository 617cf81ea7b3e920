"""What stands and lies in the city: figures, tokens. Each is looked at as `pieces.svg#fig-julia`."""

PIECES: dict[str, tuple[str, str]] = {
    "fig-julia": (
        "-17 -48 34 56",
        '<path d="M-4 3L26 17 32 12 8-6z" fill="#000" opacity=".55"/>'
        '<ellipse cy="2.5" rx="14" ry="6.5" fill="#131315"/>'
        '<ellipse cy="1" rx="14" ry="6" fill="#3f86b5" stroke="#e9dfc8" stroke-width="1.6"/>'
        '<path d="M-10 0c-1-15 0-24 6-26v-3c-3-3-4-6-4-9 0-6 3-8 6-8s6 2 6 8c0 3-1 6-4 9v3c6 2 7 11 6 26z"'
        ' fill="#3f86b5" stroke="#131315" stroke-width="3" paint-order="stroke"/>'
        '<path d="M-9 0c-1-15 0-23 6-25l1-4-2-6 1-4-2 22 1 17z" fill="#8fc6ea"/>'
        '<circle cx="-1" cy="-36" r="6.5" fill="#8fc6ea"/>'
        '<path d="M-1-42.5a6.5 6.5 0 0 1 0 13z" fill="#173246"/>'
        '<path d="M-7-35c-1-8 3-12 7-12s9 4 8 13l1 6-4-1-1-7-8-3-3 9-4 2z" fill="#131315"/>'
        '<path d="M-9-8l17-5v5l-17 6z" fill="#c4170c"/>',
    ),
    "fig-winston": (
        "-17 -48 34 56",
        '<path d="M-4 3L26 17 32 12 8-6z" fill="#000" opacity=".55"/>'
        '<ellipse cy="2.5" rx="14" ry="6.5" fill="#131315"/>'
        '<ellipse cy="1" rx="14" ry="6" fill="#d6ccb3" stroke="#e9dfc8" stroke-width="1.6"/>'
        '<path d="M-10 0c-1-15 0-24 6-26v-3c-3-3-4-6-4-9 0-6 3-8 6-8s6 2 6 8c0 3-1 6-4 9v3c6 2 7 11 6 26z"'
        ' fill="#d6ccb3" stroke="#131315" stroke-width="3" paint-order="stroke"/>'
        '<path d="M-9 0c-1-15 0-23 6-25l1-4-2-6 1-4-2 22 1 17z" fill="#fff6de"/>'
        '<circle cx="-1" cy="-36" r="6.5" fill="#fff6de"/>'
        '<path d="M-1-42.5a6.5 6.5 0 0 1 0 13z" fill="#4a4741"/>'
        '<path d="M-6-37c-1-7 2-9 6-9s7 2 6 9l-2-4h-8z" fill="#131315"/>',
    ),
    "fig-obrien": (
        "-17 -48 34 56",
        '<path d="M-4 3L26 17 32 12 8-6z" fill="#000" opacity=".55"/>'
        '<ellipse cy="2.5" rx="14" ry="6.5" fill="#131315"/>'
        '<ellipse cy="1" rx="14" ry="6" fill="#7f7b73" stroke="#e9dfc8" stroke-width="1.6"/>'
        '<path d="M-13 0c-1-15 0-24 9-26v-3c-3-3-4-6-4-9 0-6 3-8 6-8s6 2 6 8c0 3-1 6-4 9v3c9 2 10 11 9 26z"'
        ' fill="#7f7b73" stroke="#131315" stroke-width="3" paint-order="stroke"/>'
        '<path d="M-12 0c-1-15 0-23 9-25l1-4-2-6 1-4-2 22 1 17z" fill="#cfc8b6"/>'
        '<circle cx="-1" cy="-36" r="6.5" fill="#cfc8b6"/>'
        '<path d="M-1-42.5a6.5 6.5 0 0 1 0 13z" fill="#26241f"/>'
        '<path d="M-7-38c-1-7 3-9 7-9s8 2 7 9l-3-4h-8z" fill="#131315"/>'
        '<path d="M-6-37h5v3h-5zM1-37h5v3h-5z" fill="none" stroke="#131315" stroke-width="1.2"/>',
    ),
    "fig-syme": (
        "-17 -48 34 56",
        '<path d="M-4 3L26 17 32 12 8-6z" fill="#000" opacity=".55"/>'
        '<ellipse cy="2.5" rx="14" ry="6.5" fill="#131315"/>'
        '<ellipse cy="1" rx="14" ry="6" fill="#5c6a55" stroke="#e9dfc8" stroke-width="1.6"/>'
        '<path d="M-9 0c-1-15 0-24 5-26v-3c-3-3-4-6-4-9 0-6 3-8 6-8s6 2 6 8c0 3-1 6-4 9v3c5 2 6 11 5 26z"'
        ' fill="#5c6a55" stroke="#131315" stroke-width="3" paint-order="stroke"/>'
        '<path d="M-8 0c-1-15 0-23 5-25l1-4-2-6 1-4-2 22 1 17z" fill="#c9cfae"/>'
        '<circle cx="-1" cy="-36" r="6.5" fill="#c9cfae"/>'
        '<path d="M-1-42.5a6.5 6.5 0 0 1 0 13z" fill="#20261c"/>'
        '<path d="M-7-39c1-6 4-8 7-8 4 0 6 2 6 5l-3-1-7 3z" fill="#131315"/>'
        '<circle cx="-4" cy="-36" r="2.4" fill="none" stroke="#131315" stroke-width="1"/>'
        '<circle cx="2" cy="-36" r="2.4" fill="none" stroke="#e9dfc8" stroke-width="1"/>'
        '<path d="M-3-24l3 4 3-4v14h-6z" fill="#20261c"/>',
    ),
    "fig-none": (
        "-17 -48 34 56",
        '<path d="M-4 3L26 17 32 12 8-6z" fill="#000" opacity=".55"/>'
        '<ellipse cy="2.5" rx="14" ry="6.5" fill="#131315"/>'
        '<ellipse cy="1" rx="14" ry="6" fill="#77716a" stroke="#e9dfc8" stroke-width="1.6"/>'
        '<path d="M-10 0c-1-15 0-24 6-26v-3c-3-3-4-6-4-9 0-6 3-8 6-8s6 2 6 8c0 3-1 6-4 9v3c6 2 7 11 6 26z"'
        ' fill="#77716a" stroke="#131315" stroke-width="3" paint-order="stroke"/>'
        '<path d="M-9 0c-1-15 0-23 6-25l1-4-2-6 1-4-2 22 1 17z" fill="#b8ae98"/>'
        '<circle cx="-1" cy="-36" r="6.5" fill="#b8ae98"/>'
        '<path d="M-1-42.5a6.5 6.5 0 0 1 0 13z" fill="#2b2a28"/>',
    ),
    "fig-police": (
        "-17 -48 34 56",
        '<path d="M-4 3L26 17 32 12 8-6z" fill="#000" opacity=".55"/>'
        '<ellipse cy="2" rx="14" ry="6.5" fill="#c4170c" stroke="#131315" stroke-width="2"/>'
        '<path d="M-12 0c-1-14 1-20 8-22v-3h-2c-2-4-2-7-1-10l-3-1c0-7 4-10 10-10s10 3 10 10l-3 1c1 3 1 6-1'
        ' 10h-2v3c7 2 9 8 8 22z" fill="#131315" stroke="#e9dfc8" stroke-width="1.5"/>'
        '<path d="M-10-36h20l-1 4h-18z" fill="#c4170c"/>'
        '<path d="M-6-31c0 4 2 7 6 7s6-3 6-7z" fill="#e9dfc8"/>'
        '<path d="M0-31h6c0 4-2 7-6 7z" fill="#4a4741"/>'
        '<path d="M-5-30.5h4v1.6h-4zM1-30.5h4v1.6h-4z" fill="#c4170c"/>'
        '<path d="M-12-6h24v3.5h-24z" fill="#4a4741"/>'
        '<path d="M-9-20l16 14" stroke="#8a8274" stroke-width="1.6"/>',
    ),
    "fig-hidden": (
        "-17 -48 34 56",
        '<path d="M-4 3L26 17 32 12 8-6z" fill="#000" opacity=".55"/>'
        '<ellipse cy="2" rx="14" ry="6.5" fill="#6d100a" stroke="#131315" stroke-width="2"/>'
        '<path d="M-12 0c-1-14 1-20 8-22v-3h-2c-2-4-2-7-1-10l-3-1c0-7 4-10 10-10s10 3 10 10l-3 1c1 3 1 6-1'
        ' 10h-2v3c7 2 9 8 8 22z" fill="#8e120a" stroke="#ff5a45" stroke-width="1.5"/>'
        '<path d="M-10-36h20l-1 4h-18z" fill="#131315"/>'
        '<path d="M-6-31c0 4 2 7 6 7s6-3 6-7z" fill="#e9dfc8"/>'
        '<path d="M0-31h6c0 4-2 7-6 7z" fill="#4a4741"/>'
        '<path d="M-5-30.5h4v1.6h-4zM1-30.5h4v1.6h-4z" fill="#c4170c"/>'
        '<path d="M-12-6h24v3.5h-24z" fill="#4a4741"/>'
        '<path d="M-9-20l16 14" stroke="#8a8274" stroke-width="1.6"/>',
    ),
    "fig-ghost": (
        "-17 -48 34 56",
        '<path d="M-12 0c-1-14 1-20 8-22v-3h-2c-2-4-2-7-1-10l-3-1c0-7 4-10 10-10s10 3 10 10l-3 1c1 3 1 6-1'
        ' 10h-2v3c7 2 9 8 8 22z" fill="#0a0a0c" fill-opacity=".82" stroke="#f2e8d0" stroke-width="2"'
        ' stroke-dasharray="3.5 2.2"/>'
        '<path d="M-5-13c0-4 2-6 5-6s5 2 5 5c0 4-5 4-5 8M0-3v2.5" fill="none" stroke="#ff6a58" stroke-width="3"/>',
    ),
    "camera": (
        "-15 -14 32 18",
        '<path d="M-12-3h9v3h-9z" fill="#131315"/>'
        '<path d="M-5-8l17-4 4 9-17 5z" fill="#131315" stroke="#e9dfc8" stroke-width="1.3"/>'
        '<circle cx="11" cy="-5.5" r="4.2" fill="#c4170c" stroke="#e9dfc8" stroke-width="1.2"/>'
        '<circle cx="11" cy="-5.5" r="1.5" fill="#131315"/>',
    ),
    "poster": (
        "-10 -13 20 26",
        '<path d="M-9-12h18v24h-18z" fill="#e9dfc8"/>'
        '<path d="M-7.6-10.6h15.2v15.4h-15.2z" fill="#131315"/>'
        '<path d="M0-9c4 0 5.4 3 5.2 6.4-.2 3.6-2.2 6.2-5.2 6.2s-5.2-4.2-5.2-6.2c-.2-3.4 1.2-6.4 5.2-6.4z"'
        ' fill="#e9dfc8"/>'
        '<path d="M-5.4-4c-.2-4 2.4-5.6 5.4-5.6s5.6 1.6 5.4'
        ' 5.6l-1.4-2.6h-8zM-4-3.4h3v1.2h-3zM1-3.4h3v1.2h-3zM-3.8 1q3.800-2.6 7.6 0l-.6 1.2q-3.2-1.6-6.4 0z"'
        ' fill="#131315"/>'
        '<path d="M-7.6 6.4h15.2v4h-15.2z" fill="#c4170c"/>',
    ),
    "antiposter": (
        "-10 -13 20 26",
        '<path d="M-9-11l6 2 5-3 7 1v20l-5 3-4-2-9 1z" fill="#e9dfc8"/>'
        '<path d="M-6-7l12 14M6-7l-12 14" stroke="#c4170c" stroke-width="3.4"/>',
    ),
    "market": (
        "-12 -12 24 24",
        '<circle r="11" fill="#131315" stroke="#e9dfc8" stroke-width="1.6"/>'
        '<path d="M-6-2h12l1.5 8.5h-15z" fill="#e9dfc8"/>'
        '<path d="M-3.5-2q0-5 3.5-5t3.5 5" fill="none" stroke="#e9dfc8" stroke-width="1.6"/>'
        '<path d="M-6.3 1h12.6v2.5h-12.6z" fill="#c4170c"/>',
    ),
    "stash": (
        "-12 -11 24 22",
        '<path d="M-10-5h20v14h-20z" fill="#e9dfc8" stroke="#131315" stroke-width="2" paint-order="stroke"/>'
        '<path d="M-10-5l3-4h14l3 4z" fill="#8a8274" stroke="#131315" stroke-width="2" paint-order="stroke"/>'
        '<path d="M-10-1h20M0-5v14" stroke="#131315" stroke-width="1.4"/>'
        '<path d="M-2.5 1h5v4h-5z" fill="#c4170c"/>',
    ),
    "militia": (
        "-11 -22 22 24",
        '<path d="M-10 0c0-9 3-12 7-13l-1-3c0-4 2-5 4-5s4 1 4 5l-1 3c4 1 7 4 7 13z" fill="#131315"'
        ' stroke="#e9dfc8" stroke-width="1.5"/>'
        '<path d="M-9-5l17 2v4l-18-2z" fill="#c4170c"/>'
        '<path d="M-5-18h10l-1-3h-8z" fill="#8a8274"/>',
    ),
    "crowd": (
        "-14 -16 28 18",
        '<path d="M-13 1c0-7 2-9 4-9.5a3 3 0 1 1 2 0c2 .5 3 2 3.5 4 .5-3 2-5 3.5-5.5a3.5 3.5 0 1 1 2 0c2 .5 3'
        ' 2.5 3.5 5.5.5-2 1.5-3.5 3-4a3 3 0 1 1 2 0c2 .5 4 2.5 4 9.5z" fill="#e9dfc8" stroke="#131315"'
        ' stroke-width="2" paint-order="stroke"/>',
    ),
    "police": (
        "-17 -48 34 56",
        '<path d="M-4 3L26 17 32 12 8-6z" fill="#000" opacity=".55"/>'
        '<ellipse cy="2" rx="14" ry="6.5" fill="#c4170c" stroke="#131315" stroke-width="2"/>'
        '<path d="M-12 0c-1-14 1-20 8-22v-3h-2c-2-4-2-7-1-10l-3-1c0-7 4-10 10-10s10 3 10 10l-3 1c1 3 1 6-1'
        ' 10h-2v3c7 2 9 8 8 22z" fill="#131315" stroke="#e9dfc8" stroke-width="1.5"/>'
        '<path d="M-10-36h20l-1 4h-18z" fill="#c4170c"/>'
        '<path d="M-6-31c0 4 2 7 6 7s6-3 6-7z" fill="#e9dfc8"/>'
        '<path d="M0-31h6c0 4-2 7-6 7z" fill="#4a4741"/>'
        '<path d="M-5-30.5h4v1.6h-4zM1-30.5h4v1.6h-4z" fill="#c4170c"/>'
        '<path d="M-12-6h24v3.5h-24z" fill="#4a4741"/>'
        '<path d="M-9-20l16 14" stroke="#8a8274" stroke-width="1.6"/>',
    ),
    "lurking": (
        "-17 -48 34 56",
        '<path d="M-12 0c-1-14 1-20 8-22v-3h-2c-2-4-2-7-1-10l-3-1c0-7 4-10 10-10s10 3 10 10l-3 1c1 3 1 6-1'
        ' 10h-2v3c7 2 9 8 8 22z" fill="#0a0a0c" fill-opacity=".82" stroke="#f2e8d0" stroke-width="2"'
        ' stroke-dasharray="3.5 2.2"/>'
        '<path d="M-5-13c0-4 2-6 5-6s5 2 5 5c0 4-5 4-5 8M0-3v2.5" fill="none" stroke="#ff6a58" stroke-width="3"/>',
    ),
    "fence": (
        "-8 -16 16 32",
        '<path d="M-3-15v30M3-15v30" stroke="#e9dfc8" stroke-width="1.8"/>'
        '<path d="M-5.5-12l11 3m0-3l-11 3m0 2l11 3m0-3l-11 3m0 2l11 3m0-3l-11 3m0 2l11 3m0-3l-11 3m0 2l11'
        ' 3m0-3l-11 3" stroke="#ff5a45" stroke-width="1.6" fill="none"/>',
    ),
}
"""By name: the box that is looked at, and what is drawn in it."""


def draw_pieces() -> str:
    """All of them in one file, far enough from each other."""
    views, drawn = [], []
    for i, (name, (box, body)) in enumerate(PIECES.items()):
        left, top, wide, high = (float(number) for number in box.split())
        views.append(f'<view id="{name}" viewBox="{left:g} {top + 100 * i:g} {wide:g} {high:g}"/>')
        drawn.append(f'<g transform="translate(0 {100 * i})">{body}</g>')
    size = f"-50 -50 100 {100 * len(PIECES)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">{"".join(views)}{"".join(drawn)}</svg>'
