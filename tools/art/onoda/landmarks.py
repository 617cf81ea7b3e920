"""The landmark of each region, as a cut of 120 by 80; classes as in `cuts`."""

LANDMARKS: dict[str, str] = {
    "five-hundred": (
        '<path d="M2 78L38 22l8 8 20-28 24 38 8-6 20 44z"/><path class="cut" d="M66 4L56 34l8-2-6 22M66 4l10 24-6 '
        '2 10 22M38 24l-6 18 6-2-4 14M98 36l-4 16 8-2 0 14"/>'
    ),
    "lubang": (
        '<path d="M8 48l22-18 22 18v28H8zM62 40l24-20 26 20v36H62z"/><path d="M30 12h4v22h-4zM26 '
        '16h12v3H26z"/><path class="paper" d="M24 58h12v18H24zM80 52h14v24H80zM68 48h6v8h-6zM100 48h6v8h-6z"/>'
    ),
    "tilik": (
        '<path d="M4 40h92v8H4zM14 48h5v28h-5zM40 48h5v28h-5zM66 48h5v28h-5zM88 48h5v28h-5z"/><path d="M58 '
        '24h56l-10 14H68zM84 2l22 20H84zM80 4h3v20h-3z"/>'
    ),
    "kyanpu": (
        '<path d="M60 4L10 44l6 4 44-36 44 36 6-4zM24 44h72v32H24z"/><path class="paper" d="M50 '
        '50h20v26H50z"/><path class="cut" d="M34 50v26M42 50v26M80 50v26M88 50v26"/>'
    ),
    "binacas": (
        '<g class="thin"><path d="M4 20c30-10 80-10 112 0M2 40c34-8 84-8 116 0M4 62c34-8 80-8 112 0M40 14l-8 '
        '54M80 14l8 54"/></g><g fill="currentColor"><path d="M20 32l3-9 3 9zM58 30l3-9 3 9zM96 32l3-9 3 9zM22 '
        '54l3-9 3 9zM58 52l3-9 3 9zM96 54l3-9 3 9z"/></g>'
    ),
    "looc": (
        '<path d="M4 52h58L50 66H16zM30 8l26 38H30zM27 6h3v46h-3zM70 66h46l-10 11H82zM92 34l18 28H92zM89 32h3v34h-3z"/>'
    ),
    "ago": (
        '<path d="M50 28h20l6 48H44zM46 24h28v5H46zM50 12h20v11H50zM60 2l12 10H48z"/><path class="red" d="M54 '
        '14h12v7H54z"/><path class="cut" d="M47 44h26M45 60h30"/><path class="thin" d="M42 16L12 8M42 19L8 22M78 '
        '16l30-8M78 19l34 3"/>'
    ),
}
