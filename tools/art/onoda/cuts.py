"""What happens, as small cuts of 48 by 48: ink, `paper` where it is cut out, `red`, and lines that are `cut`."""

CUTS: dict[str, str] = {
    "order": (
        '<path d="M12 4h24v8c0 2 6 2 6 6H18v20c0 6-6 6-9 2h19c4 0 4-4 4-8" class="s"/><path d="M14 6h20v32H14z" '
        'opacity=".2"/><path class="thin" d="M19 22h12M19 28h12M19 34h8"/>'
    ),
    "boat": '<path d="M3 31h42l-7 11H10zM14 22h14v8H14zM20 12h4v9h-4z"/><path class="thin" d="M22 12c5-4 9 1 14-4"/>',
    "soldiers": (
        '<path d="M6 20c0-7 4-11 9-11s9 4 9 11zM4 20h22v3H4zM8 24h14c0 6-3 9-7 9s-7-3-7-9zM2 46c0-8 5-11 13-11 4 '
        "0 8 1 10 3-2 2-3 5-3 8zM26 24c0-6 3-10 8-10s9 4 9 10zM24 24h21v3H24zM28 28h13c0 5-3 8-7 8-3 "
        '0-6-3-6-8zM25 46c0-6 3-9 9-9 7 0 12 3 12 9z"/>'
    ),
    "soldier": (
        '<path d="M12 20c0-9 5-14 12-14s12 5 12 14zM9 20h30v4H9zM14 25h20c0 8-4 13-10 13s-10-5-10-13zM7 47c1-7 '
        '7-10 17-10s16 3 17 10z"/><path class="cut" d="M18 16h12"/>'
    ),
    "empty": (
        '<path d="M4 24h40c0 11-8 19-13 19H17C12 43 4 35 4 24z"/><path class="s" d="M33 20L45 5M28 20L38 '
        '4"/><path class="cut" d="M10 29c2 5 4 8 8 10"/>'
    ),
    "flag": '<path class="s" d="M10 46V3M10 6c10-5 18 5 32 0v22c-14 5-22-5-32 0"/>',
    "leaflet": (
        '<path d="M6 8l18-5 5 19-18 5z"/><path d="M24 27l17-2 2 17-17 2z"/><path class="cut" d="M11 11l9-2.500M12 '
        '16l10-2.500M13 21l6-1.500M29 31l9-1M30 36l9-1"/><path class="thin" d="M6 34c4-2 6 3 10 1M35 12c4-2 5 3 9 '
        '1"/>'
    ),
    "plantain": (
        '<path d="M26 4l5 1c0 14-6 26-22 33-4 1-6-3-4-5C17 27 24 18 26 4z"/><path d="M32 6l4 2c3 14-2 28-16 36-4 '
        '1-6-3-4-5 11-9 16-19 16-33z"/><path d="M37 9c7 11 8 22 2 34-3 3-7 1-6-3 4-11 5-20 4-31z"/>'
    ),
    "sand": (
        '<path d="M10 3h28v5H10zM10 40h28v5H10zM13 9h22c0 8-5 12-8 15 3 3 8 7 8 15H13c0-8 5-12 '
        '8-15-3-3-8-7-8-15z"/><path class="paper" d="M17 13h14c-1 4-4 6-7 8-3-2-6-4-7-8zM24 29c3 2 6 4 7 8H17c1-4 '
        '4-6 7-8z"/><path d="M24 20l-4-4h8zM17 37l7-6 7 6z"/>'
    ),
    "rain": (
        '<path d="M12 20c-6 0-9-3-9-7s4-7 8-6c2-4 13-6 17 1 6-3 15 0 15 6s-5 6-8 6z"/><path class="s" d="M12 '
        '25l-4 8M22 25l-6 13M32 25l-8 18M41 25l-7 13"/>'
    ),
    "axe": (
        '<path d="M32 4l12 12c-6 2-10 6-11 12-5-2-12-9-13-14 6-1 10-4 12-10z"/><path class="s" d="M30 18L8 '
        '42"/><path d="M3 46h42v-2H3z"/>'
    ),
    "cow": (
        '<path d="M3 14l7-2 4 4h26l5 4-2 10-3 1v12h-5V33H18v10h-5V32c-3-1-5-4-5-8l-6-3z"/><path class="thin" '
        'd="M10 12c-1-4-4-5-7-5M44 22v10"/><path class="paper" d="M24 18c5 0 8 3 6 7s-9 2-9-2 1-5 3-5z"/>'
    ),
    "gas": (
        '<path d="M11 40c-6 0-9-4-8-8s5-6 8-5c-1-6 4-9 9-7 1-6 9-8 13-3 6-1 10 4 8 9 5 1 6 8 2 11-2 3-6 3-8 '
        '3z"/><path class="cut" d="M12 34c3-3 6-3 8 0M22 29c3-4 7-4 10 0M27 36c3-3 6-3 8 0"/><path class="thin" '
        'd="M14 12c-3-3 1-5-1-9M24 9c-3-3 1-4-1-7"/>'
    ),
    "ant": (
        '<ellipse cx="11" cy="24" rx="8" ry="6"/><ellipse cx="24" cy="24" rx="6" ry="4"/><ellipse cx="36" cy="23" '
        'rx="6" ry="5"/><path class="thin" d="M22 21l-6-11-5-1M26 21l5-11 5-2M22 27l-6 11-5 2M26 27l5 11 5 2M24 '
        '28v12M24 20V9M40 19l6-6M41 26l6 3"/>'
    ),
    "letter": (
        '<path d="M3 11h42v28H3z"/><path class="cut" d="M4 13l20 14 20-14M4 38l14-14M44 38L30 24"/><circle '
        'class="red" cx="24" cy="28" r="4"/>'
    ),
    "song": '<path d="M18 8l24-5v29c0 4-4 7-8 7s-6-2-6-5 4-6 9-5V14l-14 3v21c0 4-4 7-8 7s-6-2-6-5 4-6 9-5z"/>',
    "swords": (
        '<path d="M4 4l6 2 24 26-3 3L6 10zM44 4l-6 2-24 26 3 3L42 10z"/><path class="s" d="M28 38l10-10M10 28l10 '
        '10M36 36l8 8M12 36l-8 8"/>'
    ),
    "bee": (
        '<path d="M24 18c9 0 15 6 15 13s-6 11-15 11S9 38 9 31s6-13 15-13z"/><path class="cut" d="M17 20v21M24 '
        '18v24M31 20v21"/><path class="thin" d="M20 18C9 16 6 10 9 5c6 0 11 5 12 12M28 18c11-2 14-8 11-13-6 0-11 '
        '5-12 12M39 31l7 1"/>'
    ),
    "plane": '<path d="M22 3c2-2 4 0 4 3v10l20 11v6l-20-6v10l6 5v4l-8-2-8 2v-4l6-5V27L2 33v-6l20-11z"/>',
    "wound": (
        '<path class="red" d="M24 3c8 12 14 19 14 27a14 14 0 0 1-28 0c0-8 6-15 14-27z"/><path class="cut" d="M16 '
        '31c0 5 3 8 7 9"/>'
    ),
    "grave": (
        '<path d="M20 4h8v34h-8z"/><path d="M4 44c4-8 11-10 20-10s16 2 20 10z"/><path d="M13 12h22v5H13z"/><path '
        'class="thin" d="M10 30l-3-6M38 30l3-6"/><path class="red" d="M31 9c4-3 8-1 8 3-4 2-7 1-8-3z"/>'
    ),
    "lantern": (
        '<path class="s" d="M14 12C14 2 34 2 34 12"/><path d="M13 12h22v5H13zM11 40h26v5H11zM14 18h20l3 '
        '21H11z"/><path class="red" d="M24 21c1 5 6 7 6 12a6 6 0 0 1-12 0c0-4 5-6 6-12z"/>'
    ),
    "paper": (
        '<path d="M4 8h32v34H8c-2 0-4-2-4-4zM38 16h6v22c0 2-1 4-3 4s-3-2-3-4z"/><path class="cut" d="M9 14h22M9 '
        '20h10M9 25h10M9 30h10M9 35h22"/><path class="paper" d="M22 19h9v12h-9z"/>'
    ),
    "salt": (
        '<path d="M3 42c6-2 10-9 13-16 3-8 5-14 8-14s6 6 9 14c3 6 6 14 12 16z"/><g class="paper"><circle cx="20" '
        'cy="32" r="1.5"/><circle cx="27" cy="25" r="1.5"/><circle cx="30" cy="36" r="1.5"/><circle cx="15" '
        'cy="38" r="1.5"/><circle cx="23" cy="20" r="1.5"/></g><circle cx="10" cy="10" r="2"/><circle cx="37" '
        'cy="8" r="2"/><circle cx="42" cy="19" r="2"/>'
    ),
    "fire": (
        '<path class="red" d="M25 2c2 9 13 14 13 26 0 8-6 13-14 13S10 36 10 28c0-6 4-9 5-14 3 2 4 5 4 8 4-4 7-10 '
        '6-20z"/><path d="M5 38l36 6-1 4-36-6zM43 38L7 44l1 4 36-6z"/>'
    ),
    "two": (
        '<circle cx="15" cy="12" r="8"/><circle cx="34" cy="16" r="7"/><path d="M2 46c0-14 4-23 13-23 6 0 9 4 11 '
        '9 2-4 4-6 8-6 8 0 12 8 12 20z"/><path class="cut" d="M26 32v13"/>'
    ),
    "tent": (
        '<path d="M24 5l22 38H2z"/><path class="paper" d="M24 18l9 25H15z"/><path class="thin" d="M24 '
        '5V1"/><circle class="red" cx="39" cy="10" r="5"/>'
    ),
    "coconut": (
        '<circle cx="24" cy="27" r="18"/><path class="paper" d="M8 22c8-5 24-5 32 0-8 6-24 6-32 0z"/><path '
        'class="s" d="M28 21L40 4"/>'
    ),
    "beef": (
        '<path class="s" d="M2 8h44"/><path d="M8 9c6 2 5 10 3 16s1 12-4 16C3 34 3 18 8 9zM21 9c6 2 5 12 3 20s1 '
        '12-4 15c-4-10-4-26 1-35zM34 9c6 2 5 10 3 16s1 12-4 16c-4-7-4-23 1-32z"/>'
    ),
    "hut": (
        '<path d="M24 4L2 22l3 3 19-15 19 15 3-3zM9 24h30v20H9z"/><path class="cut" d="M15 26v17M33 26v17"/><path '
        'class="paper" d="M20 30h8v14h-8z"/>'
    ),
    "needle": (
        '<path class="s" d="M6 42L40 8"/><path class="thin" d="M38 4c4 0 6 2 6 6-2 3-6 1-8 3M40 8c-14 0-24 4-22 '
        '14s16 8 18 18"/>'
    ),
    "leaf": (
        '<path d="M6 40C2 20 14 6 42 6c2 24-12 38-30 32z"/><path class="cut" d="M6 44C14 30 22 22 34 14M18 '
        '28l-1-8M25 22V13M20 27l10 1"/>'
    ),
    "dagger": (
        '<path d="M41 3l4 4c-4 10-12 18-20 23l-4-4C26 17 32 8 41 3z"/><path d="M15 22l11 11-4 3-10-10zM13 29l6 '
        '6-11 11-6-6z"/><path class="cut" d="M10 36l3 3"/>'
    ),
    "horse": (
        '<path d="M14 46c-2-14 2-18 6-22l-8 3c-3 2-6 1-7-2l-2-4L18 6l3-5 4 4c12 2 19 12 19 24 0 7-2 13-4 '
        '17z"/><path class="cut" d="M30 8c6 6 8 14 7 24"/><circle class="paper" cx="18" cy="12" r="1.800"/>'
    ),
    "steps": (
        '<path d="M12 22c5 0 7 4 6 9s-1 5-5 5-5-3-6-7 1-7 5-7zM9 39h8c0 4-2 7-4 7s-4-3-4-7zM34 4c5 0 7 4 6 9s-2 '
        '6-6 6-5-3-6-8 2-7 6-7zM31 22h8c0 4-2 6-4 6s-4-2-4-6z"/>'
    ),
    "snake": (
        '<path fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" d="M5 42c10 3 18-1 '
        '13-7S4 26 12 20s22 6 26 0 0-12-8-10"/><path class="red" d="M30 10l-10-4 3 3-3 4z"/><circle class="paper" '
        'cx="32" cy="10" r="1.300"/>'
    ),
    "fever": (
        '<circle class="red" cx="24" cy="24" r="11"/><path class="s" d="M24 3v6M24 39v6M3 24h6M39 24h6M9 9l5 5M34 '
        '34l5 5M39 9l-5 5M9 39l5-5"/>'
    ),
    "rat": (
        '<path d="M4 32c2-9 8-12 12-13 0-5 7-7 9-1 10 0 18 6 18 15 0 2-2 3-4 3H9c-4 0-6-1-5-4z"/><path '
        'class="thin" d="M42 34c6 0 5 8-2 9-8 1-14-4-22-1"/><circle class="paper" cx="13" cy="27" r="1.800"/>'
    ),
    "officer": (
        '<path d="M8 14l16-9 16 9-3 8H11zM10 23h28l3 5c-9 3-25 3-34 0z"/><path class="red" d="M24 9l1.600 3.300 '
        '3.600.5-2.600 2.500.6 3.600-3.200-1.700-3.200 1.700.6-3.600-2.600-2.500 3.600-.5z"/><path d="M13 '
        '31h22c-1 8-5 13-11 13s-10-5-11-13z"/>'
    ),
    "radar": (
        '<path d="M8 8c-4 12 6 26 22 24z"/><path class="s" d="M19 20L34 8M20 30l-8 15h20l-5-13"/><circle '
        'class="red" cx="35" cy="7" r="3.5"/>'
    ),
    "dog": (
        '<path d="M4 12l9-6 6 4v8h18l6-9 2 2-4 12v21h-5V32H18v12h-5V27c-3-2-3-6-3-9l-6-2z"/><circle class="paper" '
        'cx="13" cy="12" r="1.5"/>'
    ),
    "badge": (
        '<path d="M24 2l18 7v13c0 12-7 19-18 24C13 41 6 34 6 22V9z"/><path class="paper" d="M24 12l3.500 7.400 8 '
        '1-6 5.500 1.600 8L24 30l-7.100 3.900 1.600-8-6-5.500 8-1z"/>'
    ),
    "fish": (
        '<path d="M3 24c8-13 22-15 32-4l10-9v26l-10-9C25 39 11 37 3 24z"/><circle class="paper" cx="13" cy="21" '
        'r="2"/><path class="cut" d="M20 15c3 6 3 12 0 18M27 20l3 4-3 4"/>'
    ),
    "typhoon": (
        '<path class="s" d="M24 24c-2-2 1-5 4-3 5 3 2 11-5 10-9-1-11-13-2-18 11-5 22 5 18 17C35 42 19 45 9 36M30 '
        '6C22 1 8 4 4 16"/>'
    ),
    "rust": (
        '<path d="M20 2h8l1 6 4 2 6-3 5 6-4 5 1 5 5 3-2 8-6 1-3 4 1 6-7 3-4-4h-4l-4 4-7-3 1-6-3-4-6-1-2-8 5-3 '
        '1-5-4-5 5-6 6 3 4-2z"/><circle class="paper" cx="24" cy="24" r="8"/><path class="cut" d="M30 8l-4 6 5 '
        '2M9 28l6-2 1 6"/>'
    ),
    "quarrel": (
        '<path d="M3 6h26v17H14l-7 7v-7H3z"/><path d="M45 18v18h-4v7l-7-7H19v-8h13V18z" opacity=".75"/><path '
        'class="red" d="M15 8h3l-1 8h-1zM15 18h3v3h-3z"/>'
    ),
    "battery": (
        '<path d="M8 14h5V9h6v5h5v30H8zM28 14h4V9h6v5h4v30H28z" opacity="1"/><path class="cut" d="M12 22h8M16 '
        '18v8M31 22h8"/>'
    ),
    "radio": (
        '<path d="M5 17h38v25H5z"/><path class="thin" d="M12 16L37 4"/><circle class="paper" cx="16" cy="29" '
        'r="7"/><circle cx="16" cy="29" r="3"/><path class="cut" d="M28 23h10M28 28h10M28 34h4M35 34h3"/>'
    ),
}
