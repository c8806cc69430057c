"""Tower cooler: a slim casing on a black foot with swinging louvres, a touch panel above them and the tank's gauge below."""
import math

import brand
from materials import coat, gloss, glow, ink, matte, satin
from products.cooling import gauge, slats
from products.fronts import follow, groove, panel, rim, well
from products.heating import casing, rings
from shapes import box, disc, lettering, place, rounded, tower

FRONT, BACK, BOW = -1.55, 1.55, .13
HOUSE = (2.84, 10.85, .42, 5.52)                # width, height, corner radius, height of its middle
OPENING, PANEL, DOOR = (2.34, 5.30, .22, 6.12), (2.34, .86, .20, 9.72), (2.34, 2.10, .20, 1.98)
DETAILS = {'controls': ('front', (.05, FRONT, 9.45), 3.9)}


def build(colour):
    black, dark, paint = matte('#17181a'), gloss('#0b0c0e'), coat(colour)
    foot(black, dark)
    house(paint, black)
    outlet(paint, black)
    controls(dark)
    tank(paint, dark)
    mark = lettering('mark', brand.NAME, .20, ink(colour), brand.font(), raise_by=.003, bold=.012, spacing=1.25)
    place(follow(mark, BOW), (0, FRONT - .002, 9.02))


def front(x):
    """Where the bowed front is at x."""
    return FRONT + BOW * x * x


def foot(black, dark):
    outside = [(0, .05), (1.48, .05, .05), (1.57, .10, .05), (1.56, .24, .06), (1.505, .46, .05), (1.40, .46)]
    tower('foot', rounded(outside), black, depth=1.05, power=8)
    tower('pad', rounded([(0, 0), (1.4, 0, .03), (1.4, .09), (0, .09)]), dark, depth=1.05, power=8)


def house(paint, black):
    outside = rounded([(1.0, BACK), (.0, BACK, .35), (0, FRONT, .14), (.16, FRONT), (.30, FRONT)], 10)
    inside = rounded([(-.10, FRONT), (0, FRONT, .03), (.02, -.85)])
    casing('house', rings(HOUSE, outside, BOW) + rings(OPENING, inside, BOW), paint)
    casing('seam', rings(HOUSE, [(.02, .42), (-.004, .425), (-.004, .455), (.02, .46)], BOW), black, caps=False)


def outlet(paint, black):
    """Upright blades in a dark well, with three bars across that swing them."""
    width, height, _, z = OPENING
    well(OPENING, FRONT, -.95, black, BOW)
    rim(OPENING, FRONT, black, BOW, .035)
    inner = width - .16
    for k in range(11):
        x = inner * ((k + .5) / 11 - .5)
        box('blade', (.045, .34, height - .12), (x, front(x) + .26, z), paint, .02, turn=(0, 0, math.radians(14)))
    for rise in (-1.75, 0, 1.75):
        slats('bar', inner, .06, [z + rise], FRONT + .03, satin('#2a2c2f'), BOW)


def controls(dark):
    """A black glass with the speed in lit figures, touch keys and the lamp."""
    z = PANEL[3]
    panel(PANEL, FRONT, dark, BOW, .03)
    white = glow('#e8f2ff', .9)
    y = FRONT - .034
    place(lettering('time', '2 h', .26, glow('#7fd0ff', 1.6), brand.font(), raise_by=.001, bold=.01), (-.02, y, z + .03))
    for k, word in ((-2, 'SPEED'), (-1, 'SWING'), (1, 'COOL'), (2, 'TIMER')):
        x = k * .43 - math.copysign(.03, k)
        ring = disc('key', .085, .004, white, .001, hollow=.072)
        place(ring, (x, front(x) - .030, z + .09), (90, 0, math.degrees(2 * BOW * x)))
        place(disc('dot', .022, .004, white, .001), (x, front(x) - .030, z + .09), (90, 0, math.degrees(2 * BOW * x)))
        text = lettering('word', word, .066, white, brand.font(), raise_by=.001, spacing=1.1)
        place(text, (x, front(x) - .034, z - .14), (0, 0, math.degrees(math.atan(2 * BOW * x))))
    place(disc('lamp', .040, .02, glow('#ff3b2e', 2.5), .006), (1.04, front(1.04) - .025, z), (90, 0, math.degrees(math.atan(2 * BOW * 1.04))))


def tank(paint, dark):
    """The lower front, set off by a groove, with the window on the water."""
    groove(DOOR, FRONT, dark, BOW)
    panel(DOOR, FRONT, paint, BOW)
    gauge(0, FRONT - .035, DOOR[3] + .12)
