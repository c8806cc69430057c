"""Quartz heater: a low steel casing on two feet; two rods in a polished dish behind a guard of wires, a dial at the right."""
import math

import brand
from materials import chrome, coat, gloss, glow, ink, matte, satin
from products.heating import arch, casing, dish, polished, rings, rod, wire
from shapes import box, dial, disc, lathe, lettering, place, rounded, sweep

FRONT, ASIDE = -.56, -.39                          # the opening's middle is left of the casing's
HOUSE, OPENING = (3.56, 2.46, .30, 1.45), (2.48, 1.90, .17, 1.45)
RODS = (.98, 1.92)
COLUMN, DIAL = 1.31, 2.04                          # x of the controls; z of the dial
DETAILS = {'tubes': ('front', (ASIDE - .12, -.2, 1.52), 2.2)}


def build(colour):
    black, dark, paint = matte('#17181a'), gloss('#0c0d0e'), coat(colour)
    for x in (-1.18, 1.18):
        foot(x, black)
    house(black, paint)
    heat()
    guard()
    controls(dark, ink(colour))
    path = arch([(-.70, 2.60), (-.695, 2.76), (-.64, 2.88), (-.46, 2.945), (0, 2.96)], y=.06)
    sweep('handle', path, black, (.17, .05), 3.4, side=(0, 1, 0), blunt=.1)


def aside(sections):
    return [[(x + ASIDE, y, z) for x, y, z in points] for points in sections]


def foot(x, black):
    box('foot', (.40, 1.60, .16), (x, 0, .09), black, .06)
    box('bracket', (.30, .90, .20), (x, 0, .17), black, .04)
    for y in (-.66, .66):
        place(disc('pad', .09, .03, black), (x, y, 0))


def house(black, paint):
    outside = rounded([(.8, .60), (.30, .58, .20), (0, .26, .24), (0, FRONT, .09), (.14, FRONT)])
    inside = rounded([(-.06, FRONT), (0, FRONT, .02), (0, .40)])
    casing('house', rings(HOUSE, outside) + aside(rings(OPENING, inside)), paint)
    casing('seam', rings(HOUSE, [(.02, -.10), (-.004, -.095), (-.004, -.075), (.02, -.07)]), black, caps=False)
    bezel = rounded([(.03, -.2), (-.07, FRONT + .02), (-.07, FRONT - .035, .03), (.025, FRONT - .035, .03), (.035, -.2)])
    casing('bezel', aside(rings(OPENING, bezel)), black, caps=False)


def heat():
    casing('dish wall', aside(rings(OPENING, [(.03, -.44), (.05, .20)])), polished(), caps=False)
    dish(OPENING[0] - .06, RODS, RODS[1] - RODS[0], .06, .13).location.x = ASIDE
    for z in RODS:
        rod((ASIDE, -.10, z), 2.14, .072, 54)


def guard():
    metal, (width, height, _, z) = chrome(), OPENING
    for k in range(-6, 7):
        wire([(ASIDE + side * width / 2, FRONT + .02, z + k * .137) for side in (-1, 0, 1)], metal)
    for x in (-.62, 0, .62):
        wire([(ASIDE + x, FRONT + .055, z + side * height / 2) for side in (-1, 0, 1)], metal)


def controls(dark, print_ink):
    ring = rounded([(.20, -.02), (.275, -.02), (.27, .022, .01), (.21, .03)])
    place(lathe('dial ring', ring, dark, 96), (COLUMN, FRONT, DIAL), (90, 0, 0))
    place(dial('dial', .235, .16, satin('#d0d2d4'), dark, 40), (COLUMN, FRONT, DIAL), (90, 50, 0))
    for degrees, word in ((-50, '0'), (0, '400'), (50, '800')):
        angle = math.radians(degrees)
        spot = (COLUMN + .365 * math.sin(angle), FRONT - .003, DIAL + .345 * math.cos(angle))
        place(lettering('word', word, .062, print_ink, brand.font(), raise_by=.002), spot)
    place(disc('lamp ring', .048, .02, dark, .008), (COLUMN, FRONT + .006, 1.58), (90, 0, 0))
    place(disc('lamp', .032, .034, glow('#ff3b2e', 3)), (COLUMN, FRONT + .006, 1.58), (90, 0, 0))
    mark = lettering('mark', brand.NAME, .118, print_ink, brand.font(), raise_by=.003, bold=.012, spacing=1.15)
    place(mark, (COLUMN, FRONT - .003, 1.28))
    for k in range(5):
        box('slot', (.46, .02, .036), (COLUMN, FRONT + .006, .62 + .09 * k), dark, .009)
