"""How a game goes, in three pictures: a place is chosen in secret, the Creature guesses, two counters race."""

STAR = "M0-13L3-3 13 0 3 3 0 13-3 3-13 0-3-3z"

CHOSEN = """<rect width="126" height="80" fill="url(#sky-deep)"/><use href="#card-stars"/>
<g transform="translate(45 41) rotate(-9)"><rect x="-20" y="-28" width="40" height="56" fill="url(#sky-teal)" stroke="#5ff2dc" stroke-width="2"/>
<use href="#stand-jungle" transform="translate(0 22) scale(.15)"/></g>
<g transform="translate(80 42) rotate(7)"><rect x="-20" y="-28" width="40" height="56" fill="#1b1347" stroke="#ffd27a" stroke-width="2"/>
<use href="#ringed" transform="scale(.6)"/></g>"""

FOUND = """<rect width="126" height="80" fill="url(#sky-pink)"/><use href="#card-stars"/>
<use href="#creature" transform="translate(63 64) scale(.22)"/><use href="#eyes" transform="translate(63 44) scale(.34)"/>
<path d="M0 68q30-8 63-2t63-3v17H0z" fill="#0b0318"/>
<g color="#ffd27a"><use href="#person" transform="translate(63 77) scale(.55)"/></g>"""

RACED = f"""<rect width="126" height="80" fill="url(#sky-deep)"/><use href="#card-stars"/>
<path d="M34 40Q62 16 92 20" fill="none" stroke="#5ff2dc" stroke-width="2" stroke-dasharray="1 6" stroke-linecap="round"/>
<use href="#ship" transform="translate(94 20) rotate(172) scale(.62)"/>
<path d="M126 66Q100 72 84 62T40 58" fill="none" stroke="#ff6fab" stroke-width="5" stroke-linecap="round"/>
<path d="M126 66Q100 72 84 62T40 58" fill="none" stroke="#ffb3d1" stroke-width="1.2"/>
<circle cx="24" cy="46" r="20" fill="url(#gold)"/><path d="{STAR}" transform="translate(24 46)" fill="#fff1b5"/>"""

PICTURES = {"1": CHOSEN, "2": FOUND, "3": RACED}
