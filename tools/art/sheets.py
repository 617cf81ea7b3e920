"""Several pictures in one file, each looked at by its name: `company.svg#raven`."""

from collections.abc import Mapping


def sheet(pictures: Mapping[str, str], wide: float, high: float) -> str:
    """Put pictures of one size below each other; each is cut off at its edge."""
    views, drawn = [], []
    step = high + 10
    for i, (name, body) in enumerate(pictures.items()):
        views.append(f'<view id="{name}" viewBox="0 {i * step:g} {wide:g} {high:g}"/>')
        drawn.append(f'<svg y="{i * step:g}" width="{wide:g}" height="{high:g}">{body}</svg>')
    size = f"0 0 {wide:g} {len(pictures) * step:g}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">{"".join(views)}{"".join(drawn)}</svg>'
