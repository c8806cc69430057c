"""Lunch carrier: three steel tiers with silicone between them, a painted lid, spring clips and a bail handle."""
import math

import brand
from materials import chrome, coat, ink, matte, rubber, steel
from products.bands import band
from shapes import box, disc, lathe, lettering, place, rounded, smooth, sweep, tube, wrap

TIER, TIERS, WIDE = .56, 3, .66
TOP = .05 + TIER * TIERS
DETAILS = {'tiers': ('quarter', (-.05, -.3, .98), 2.5)}
LID = smooth([(.672, TOP + .075), (.655, TOP + .13), (.60, TOP + .20), (.48, TOP + .265), (.32, TOP + .305), (0, TOP + .32)], 8)


def build(colour):
    bare, shine, black = steel(roughness=.25), chrome(), matte('#18191b')
    for k in range(TIERS):
        tier(.05 + TIER * k, k == 0, bare)
    lid(colour, shine, black)
    for side in (-1, 1):
        clip(side, bare, shine, black)
    handle(shine, black)
    middle = .05 + TIER * (TIERS // 2 + .5)
    wrap(lettering('mark', brand.NAME, .13, ink('steel'), brand.font(), raise_by=.003, bold=.012, spacing=1.2), lambda z: WIDE, middle, -90)


def tier(low, first, bare):
    """A bowl: its foot sinks into the one below, its rim is rolled outwards over a ring of silicone."""
    top = low + TIER
    foot = [(0, low - .05), (.56, low - .05, .03), (.585, low, .02)] if first else [(0, low - .02), (.60, low - .02, .02), (.605, low + .012, .005)]
    wall = [(WIDE - .012, low + .014, .025), (WIDE, low + .06, .03), (WIDE, top - .06, .01), (WIDE - .03, top - .03, .01), (.60, top - .03)]
    lathe('tier', rounded([*foot, *wall]), bare, 192)
    band('rolled rim', .62, WIDE + .012, top - .048, top - .012, steel(roughness=.17), .014)
    band('silicone', .55, WIDE - .022, top - .02, top + .02, rubber(), .004)


def lid(colour, shine, black):
    lathe('lid', rounded([(.60, TOP + .005), (.672, TOP + .005, .012), (.678, TOP + .075, .02)]) + LID, coat(colour), 192)
    band('lid ring', .655, .684, TOP + .004, TOP + .030, steel(roughness=.17), .007)
    lathe('knob plate', rounded([(0, TOP + .30), (.13, TOP + .305, .01), (.125, TOP + .335, .012), (0, TOP + .34)]), shine, 96)
    knob = [(0, .32), (.07, .33), (.065, .37, .02), (.145, .40, .03), (.15, .435, .025), (.10, .455, .04), (0, .46)]
    place(lathe('knob', rounded(knob), black, 128), (0, 0, TOP))


def clip(side, bare, shine, black):
    """A strap of spring steel from the lowest tier to the lid, drawn tight by a lever that lies on it."""
    x = side * (WIDE + .022)
    box('strap', (.022, .19, TOP - .30), (x, 0, (TOP + .14) / 2), bare, .009)
    for z in (.20, TOP - .32):
        box('bracket', (.05, .24, .09), (side * (WIDE + .012), 0, z), bare, .02)
    for y in (-.05, .05):
        place(disc('rivet', .022, .014, shine, .006, steps=32), (side * (WIDE + .032), y, .20), (0, side * 90, 0))
    bulge = ((.715, .40), (.735, .55), (.742, .85), (.735, 1.15), (.725, 1.33), (.75, 1.42))
    lever = smooth([(side * out, 0, z) for out, z in bulge], 10)
    sweep('lever', lever, black, (.092, .030), 3.2, side=(0, 1, 0), taper=lambda t: 1 - .18 * math.sin(math.pi * t), blunt=.5)
    box('lug', (.07, .20, .045), (side * .672, 0, TOP + .075), bare, .016)
    hook = [(side * .722, -.075, 1.26), (side * .725, -.075, TOP - .05), (side * .712, -.07, TOP + .085), (side * .69, -.03, TOP + .108)]
    tube('hook', hook + [(px, -py, pz) for px, py, pz in reversed(hook)], .013, shine)


def handle(shine, black):
    top = 2.65
    for side in (-1, 1):
        box('ear', (.10, .17, .13), (side * .575, 0, TOP + .20), shine, .035)
        place(disc('pivot', .048, .035, shine, .012, steps=48), (side * .63, 0, TOP + .215), (0, side * 90, 0))
    bow = [(x, 0, z) for x, z in rounded([(-.635, TOP + .19), (-.635, top, .20), (.635, top, .20), (.635, TOP + .19)], 14)]
    sweep('bow', bow, shine, (.030, .030), blunt=1, count=24)
    grip = [(x / 100, 0, top) for x in range(-34, 35, 4)]
    sweep('grip', grip, black, (.062, .055), 2.6, side=(0, 1, 0), taper=lambda t: 1 + .10 * math.sin(math.pi * t))
