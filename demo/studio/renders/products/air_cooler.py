"""Air cooler: a tall casing over its tank on castors; slatted louvres, honeycomb pads on the sides, three dials, a tray for ice on top."""
import math

import brand
from materials import coat, gloss, glow, ink, matte, satin, steel
from products.castors import HEIGHT, castor
from products.cooling import gauge, slats
from products.fronts import panel, rim, well
from products.heating import casing, rings
from shapes import box, dial, disc, lettering, place, rounded, tower

FRONT, BACK, BOW = -2.0, 2.0, .030
SEAM, TOP = 3.42, 9.86
TANK = (5.2, SEAM - HEIGHT, .22, (SEAM + HEIGHT) / 2)                    # width, height, corner radius, height of the middle
HOUSE = (5.2, TOP - SEAM - .04, .22, (TOP + SEAM + .04) / 2)
OPENING, PANEL = (4.56, 4.00, .16, 5.86), (4.56, 1.16, .16, 8.98)
DETAILS = {'louvres': ('other', (.55, FRONT, 6.35), 5.2)}


def build(colour):
    black, dark, paint = matte('#17181a'), gloss('#0c0d0e'), coat(colour)
    for x in (-2.1, 2.1):
        for y in (-1.45, 1.5):
            castor(x, y, black, brake=y < 0)
    house(paint, dark)
    tank(paint, black, colour)
    outlet(paint, black)
    for side in (-1, 1):
        pad(side, paint, black)
    controls(dark)
    top(paint, dark)


def front(x):
    """Where the bowed front is at x."""
    return FRONT + BOW * x * x


def house(paint, dark):
    outside = rounded([(2.0, BACK), (0, BACK, .20), (0, FRONT, .16), (.17, FRONT), (.31, FRONT)], 10)
    inside = rounded([(-.12, FRONT), (0, FRONT, .03), (.02, -.9)])
    casing('house', rings(HOUSE, outside, BOW) + rings(OPENING, inside, BOW), paint)
    box('gap', (5.0, 3.6, .4), (0, .08, SEAM), dark, .05)


def tank(paint, black, colour):
    outside = rounded([(1.2, BACK), (0, BACK, .20), (0, FRONT, .16), (.30, FRONT), (1.38, FRONT)], 10)
    casing('tank', rings(TANK, outside, BOW), paint)
    box('tray', (4.9, 3.6, .16), (0, 0, HEIGHT), black, .05)
    gauge(-1.82, front(1.82) - .012, 2.02, 1.5)
    turn = (0, 0, math.degrees(2 * BOW * .55))
    for rib in slats('rib', 2.7, .08, [1.36 + k * .24 for k in range(4)], 0, paint, BOW, thick=.035):
        place(rib, (.55, front(.55), 0), turn)
    mark = lettering('mark', brand.NAME, .30, ink(colour), brand.font(), raise_by=.003, bold=.012, spacing=1.25)
    place(mark, (.55, front(.55) - .012, 2.72), turn)


def outlet(paint, black):
    """Slats that turn the air down, between upright bars that turn it aside, in a dark well."""
    width, height, _, z = OPENING
    well(OPENING, FRONT, -1.0, black, BOW)
    rim(OPENING, FRONT, black, BOW)
    pitch = (height - .12) / 9
    slats('louvre', width - .12, .36, [z + (k - 4) * pitch for k in range(9)], FRONT + .22, paint, BOW, lean=24, thick=.030)
    for x in (-1.5, 0, 1.5):
        box('bar', (.07, .16, height - .1), (x, front(x) + .34, z), satin('#2a2c2f'), .03)


def pad(side, paint, black):
    """A side's grille, and the honeycomb behind its slats."""
    x, middle, height = side * 2.6, 6.6, 5.2
    box('pad', (.06, 2.7, height), (x - side * .025, .30, middle), black, .02)
    for y in (-1.07, 1.67):
        box('frame', (.12, .10, height + .1), (x, y, middle), paint, .04)
    for k in range(21):
        z = middle + height * (k / 20 - .5)
        box('slat', (.13, 2.74, .10), (x, .30, z), paint, .035, turn=(0, math.radians(side * 18), 0))


def controls(dark):
    panel(PANEL, FRONT, dark, BOW)
    white, z = satin('#e9e9e9'), PANEL[3]
    for x, word in ((-1.62, 'SPEED'), (-.42, 'COOL'), (.78, 'SWING')):
        y, turn = front(x) - .030, math.degrees(2 * BOW * x)
        place(disc('dial ring', .37, .05, steel(roughness=.16), .02), (x, y, z + .10), (90, 0, turn))
        place(dial('dial', .29, .24, steel(colour='#e6e6e8', roughness=.32), dark, 42), (x, y - .04, z + .10), (90, -28 + 20 * x, turn))
        place(lettering('word', word, .105, white, brand.font(), raise_by=.002, spacing=1.1), (x, y - .008, z - .42), (0, 0, turn))
        for k in range(5):
            angle = math.radians(-60 + k * 30)
            place(disc('tick', .016, .006, white, .002), (x + .43 * math.sin(angle), y - .003, z + .10 + .43 * math.cos(angle)), (90, 0, turn))
    y, turn = front(1.78) - .030, math.degrees(2 * BOW * 1.78)
    place(disc('lamp ring', .105, .03, steel(roughness=.16), .012), (1.78, y, z + .10), (90, 0, turn))
    place(disc('lamp', .080, .05, glow('#ff3b2e', 2.2), .02), (1.78, y, z + .10), (90, 0, turn))
    place(lettering('word', 'POWER', .105, white, brand.font(), raise_by=.002, spacing=1.1), (1.78, y - .008, z - .42), (0, 0, turn))


def top(paint, dark):
    """The lid over the tray for ice, with a grip let into it."""
    box('gap', (4.86, 3.6, .2), (0, .05, TOP), dark, .05)
    lid = rounded([(2.2, TOP + .03), (2.54, TOP + .03, .03), (2.50, TOP + .30, .10), (2.2, TOP + .33), (0, TOP + .33)])
    tower('lid', lid, paint, depth=.76, power=9)
    box('grip', (1.3, .30, .06), (0, -1.40, TOP + .31), dark, .028)
