"""Halogen heater: an upright casing with a bowed front on a round swivelling foot; three rods in troughs, three switches."""
import math

import brand
from materials import chrome, coat, gloss, glow, ink, matte, steel
from products.heating import arch, casing, dish, polished, rings, rocker, rod, wire
from shapes import disc, lathe, lettering, place, rounded, smooth, sweep

FRONT, BOW = -.52, .14
HOUSE, OPENING = (2.60, 4.28, .34, 2.74), (2.14, 2.86, .16, 3.27)
RODS = (2.36, 3.27, 4.18)
DETAILS = {'rods': ('other', (.12, -.2, 3.62), 2.3)}


def build(colour):
    black, dark, paint = matte('#17181a'), gloss('#0c0d0e'), coat(colour)
    foot(black, dark)
    house(black, paint)
    heat()
    guard()
    controls(colour)
    path = arch([(-.66, 4.74), (-.655, 4.92), (-.60, 5.06), (-.42, 5.135), (0, 5.15)], y=.08)
    sweep('handle', path, black, (.17, .05), 3.4, side=(0, 1, 0), blunt=.1)


def front(x):
    """Where the bowed front is at x, and how far it is turned there, in degrees."""
    return FRONT + BOW * x * x, math.degrees(math.atan(2 * BOW * x))


def foot(black, dark):
    lathe('pad', rounded([(0, 0), (1.30, 0), (1.30, .04), (0, .04)]), dark)
    edge = rounded([(0, .025), (1.37, .025, .02), (1.40, .06, .03), (1.385, .13, .05)])
    dome = edge + smooth([(1.30, .165), (.95, .22), (.62, .28), (.50, .36), (.47, .44)], 8)
    lathe('foot', dome + [(0, .44)], black, 160)
    lathe('swivel', rounded([(0, .425), (.49, .425, .008), (.49, .465, .008), (0, .465)]), steel(roughness=.16))
    lathe('neck', rounded([(0, .47), (.45, .475, .01), (.43, .66), (0, .66)]), dark)


def house(black, paint):
    outside = rounded([(1.0, .62), (.34, .60, .25), (0, .18, .30), (0, FRONT, .075), (.12, FRONT)])
    inside = rounded([(-.06, FRONT), (0, FRONT, .02), (0, .42)])
    casing('house', rings(HOUSE, outside, BOW) + rings(OPENING, inside, BOW), paint)
    casing('seam', rings(HOUSE, [(.02, -.19), (-.004, -.185), (-.004, -.165), (.02, -.16)], BOW), black, caps=False)
    bezel = rounded([(.03, -.2), (-.075, FRONT + .02), (-.075, FRONT - .035, .03), (.025, FRONT - .035, .03), (.035, -.2)])
    casing('bezel', rings(OPENING, bezel, BOW), black, caps=False)


def heat():
    casing('dish wall', rings(OPENING, [(.03, -.40), (.05, .16)]), polished(), caps=False)
    dish(2.10, RODS, .93, .05, .13)
    for z in RODS:
        rod((0, -.07, z), 1.82)


def guard():
    metal, (width, height, _, z) = chrome(), OPENING
    for k in range(-8, 9):
        x = k * .119
        y = front(x)[0] + .035
        wire([(x, y, z - height / 2), (x, y, z), (x, y, z + height / 2)], metal)
    for rise in (-.47, .47):
        wire([(k * width / 12, front(k * width / 12)[0] + .07, z + rise) for k in range(-6, 7)], metal)


def controls(colour):
    for k, x in enumerate((-.46, 0, .46)):
        y, turn = front(x)
        rocker((x, y, 1.36), .24, .32, turn)
        place(lettering('watts', '400 W', .074, ink(colour), brand.font(), raise_by=.002), (x, y - .003, 1.085), (0, 0, turn))
    y, turn = front(.86)
    place(disc('lamp ring', .048, .02, gloss('#0c0d0e'), .008), (.86, y + .008, 1.36), (90, 0, turn))
    place(disc('lamp', .032, .034, glow('#ff3b2e', 3)), (.86, y + .008, 1.36), (90, 0, turn))
    mark = lettering('mark', brand.NAME, .15, ink(colour), brand.font(), raise_by=.003, bold=.012, spacing=1.2)
    place(mark, (0, FRONT - .003, .83))
