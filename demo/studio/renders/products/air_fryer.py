"""Air fryer: a soft tower with a round display inside its dial, and a drawer with a steel handle."""
import math

import brand
from materials import coat, gloss, glow, ink, matte, rubber, satin, steel
from shapes import box, disc, lathe, lettering, place, plate, rounded, smooth, step, sweep, tower

from products.tower_front import front_of, lay, lying, stage

DEPTH, POWER = 1.06, 3.3
DISPLAY, DRAWER, GRIP = 2.44, .98, 1.02
DETAILS = {
    'dial': ('front', (0, -1.2, 2.46), 1.95),
    'basket': ('quarter', (-.30, -1.5, .98), 2.75),
}
SHELL = rounded([(1.20, .14), (1.295, .14, .06)]) + smooth([
    (1.325, .26), (1.35, .60), (1.335, 1.20), (1.28, 1.85), (1.20, 2.36), (1.09, 2.74), (.93, 3.02), (.70, 3.20), (.38, 3.285), (0, 3.30),
], 9)
RING = rounded([(.40, .05), (.515, .05), (.515, .150, .012), (.490, .215, .06), (.425, .185, .03), (.42, .165), (.40, .165)])


def build(colour):
    black, dark, paint = matte('#18191b'), gloss('#0b0c0e'), coat(colour)
    front = front_of(SHELL, DEPTH, POWER)
    foot(black, dark)
    tower('shell', SHELL, paint, DEPTH, POWER, 256)
    lay(plate('drawer gap', 2.20, 1.30, .008, dark, .004, 9, 240), front, DRAWER)
    lay(plate('drawer', 2.14, 1.24, .040, paint, .034, 9, 240), front, DRAWER)
    handle(front, black)
    stage(front, DISPLAY, .34, -.07, display(black, dark))
    lay(lettering('mark', brand.NAME, .115, ink(colour), brand.font(), bold=.012, spacing=1.2), front, 1.765)


def foot(black, dark):
    for x in (-.9, .9):
        for y in (-.95, .95):
            place(disc('pad', .15, .06, rubber(), .015), (x, y, 0))
    tower('tray', rounded([(0, .04), (1.22, .04, .02), (1.26, .115, .02), (0, .12)]), black, DEPTH, POWER, 160)
    tower('gap', [(0, .11), (1.20, .11), (1.20, .18), (0, .18)], dark, DEPTH, POWER, 160)


def handle(front, black):
    """A neck out of the drawer, and an upright grip with a steel face."""
    wall = front(0, GRIP) - .03
    box('neck', (.26, .34, .52), (0, wall - .12, GRIP), black, .06)
    grip = rounded([(0, 0), (.205, 0, .04), (.215, .12, .045), (0, .12)])
    place(tower('grip', grip, black, 1.95, 4.5, 160, cushion), (0, wall - .24, GRIP), (90, 0, 0))
    face = rounded([(0, .08), (.160, .08), (.160, .142, .014), (0, .142)])
    face = face[:-1] + [(r / 100, .142) for r in range(14, -1, -2)]
    place(tower('grip face', face, steel(), 2.12, 4.5, 160, cushion), (0, wall - .24, GRIP), (90, 0, 0))
    box('catch', (.13, .10, .03), (0, wall - .20, GRIP + .265), satin('#55575a'), .014)


def cushion(x, y, z):
    """Lifts the middle, so that the face of the grip gathers light from both sides."""
    return x, y, z + .10 * (1 - (x / .215) ** 2) * step(z, .03, .08)


def display(black, dark):
    """The turning ring, and the dark glass in it: a temperature inside an arc that shows how far the time has run."""
    return [
        disc('collar', .535, .14, black, .02),
        lathe('dial', RING, steel(colour='#dadadc'), 288, ribs),
        disc('glass', .43, .165, dark, .01),
        arc('arc to come', .32, -38, 128, satin('#55585c')),
        arc('arc', .32, 128, 218, glow('#ff3b2e', 1.5)),
        lying(lettering('heat', '180', .20, glow('#f3f6f8', 1.1), brand.font(), bold=.008, raise_by=.002), -.015, .035, .168),
        lying(lettering('unit', '°C', .062, glow('#c9ced2', .8), brand.font(), raise_by=.002), .238, .088, .168),
        lying(lettering('time', '15 min', .065, glow('#c9ced2', .8), brand.font(), raise_by=.002, spacing=1.1), 0, -.145, .168),
        place(disc('lamp', .020, .008, glow('#ff3b2e', 1.5), .003), (0, -.325, .163)),
    ]


def ribs(x, y, z):
    angle, r = math.atan2(y, x), math.hypot(x, y)
    grip = 1 - .010 * (1 + math.cos(angle * 72)) * step(r, .49, .51) * step(z, .08, .11)
    return x * grip, y * grip, z


def arc(name, radius, start, end, material):
    angles = [math.radians(start + (end - start) * k / 48) for k in range(49)]
    return sweep(name, [(radius * math.cos(a), radius * math.sin(a), .166) for a in angles], material, (.004, .013), side=(0, 0, 1), blunt=1)
