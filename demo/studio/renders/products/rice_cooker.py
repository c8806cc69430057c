"""Rice cooker: a round drum with a flared foot, glass lid, side handles and a cook/warm panel."""
import math

import brand
from materials import chrome, glass, gloss, glow, ink, coat, matte, principled, satin, steel
from shapes import box, disc, lathe, lettering, place, plate, radius_of, rounded, smooth, sweep, wrap

TOP = 1.42
DRUM = rounded([(.96, .16), (1.075, .16, .06)]) + smooth([(1.095, .26), (1.125, .52), (1.130, .85), (1.105, 1.18), (1.085, 1.32)], 10)
DETAILS = {
    'panel': ('front', (0, -1.1, .56), 1.75),
    'lid': ('quarter', (0, -.15, 1.60), 2.2),
}


def build(colour):
    black, dark, paint, shine = matte('#1a1b1d'), gloss('#0d0e10'), coat(colour), chrome()
    lathe('foot', rounded([(0, .05), (.90, .05), (.98, .05, .02), (1.01, .17, .04), (0, .17)]), black)
    for k in range(4):
        place(disc('pad', .11, .06, black), (.72 * math.cos(k * math.pi / 2 + .8), .72 * math.sin(k * math.pi / 2 + .8), 0))
    lathe('drum', DRUM + [(1.02, 1.33)], paint, 192)
    lathe('collar', rounded([(.98, 1.30), (1.10, 1.305, .015), (1.12, 1.36, .03), (1.10, TOP, .03), (1.02, TOP, .01), (1.0, 1.36)]), steel(), 192)
    pot(principled('non-stick', '#2a2a2c', roughness=.3, specular=.5))
    lid(black, shine)
    for side in (-1, 1):
        ear(side, black)
    panel(black, dark, shine, ink(colour))


def pot(metal):
    lathe('pot', rounded([(.0, .3), (.94, .3, .12), (.955, 1.40), (1.03, 1.415, .01), (1.035, 1.44, .012), (.97, 1.445, .01), (.93, 1.40),
                          (.92, .36, .1), (0, .34)]), metal, 160)


def lid(black, shine):
    lathe('glass', smooth([(.985, 1.470), (.95, 1.505), (.80, 1.575), (.55, 1.645), (.30, 1.682), (.02, 1.69)], 6)
          + smooth([(.02, 1.665), (.30, 1.657), (.55, 1.62), (.80, 1.55), (.94, 1.485), (.985, 1.470)], 6), glass(), 160)
    lathe('lid rim', rounded([(.965, 1.452), (1.02, 1.445, .012), (1.03, 1.475, .015), (.985, 1.505, .012), (.955, 1.49)]), shine, 160)
    lathe('knob plate', rounded([(0, 1.68), (.17, 1.675, .01), (.165, 1.71, .012), (0, 1.72)]), shine)
    lathe('knob', rounded([(0, 1.70), (.085, 1.71), (.075, 1.76, .03), (.165, 1.83, .04), (.175, 1.875, .025), (.12, 1.905, .05), (0, 1.915)]), black)
    place(disc('vent', .028, .012, shine), (.36, -.28, 1.655), (12, 14, 0))


def ear(side, black):
    path = smooth([(side * 1.04, -.30, 1.12), (side * 1.20, -.285, 1.135), (side * 1.31, -.20, 1.15), (side * 1.335, 0, 1.155),
                   (side * 1.31, .20, 1.15), (side * 1.20, .285, 1.135), (side * 1.04, .30, 1.12)], 10)
    sweep('ear', path, black, (.055, .085), 3, side=(0, 0, 1), blunt=.2)


def panel(black, dark, shine, print_ink):
    at = radius_of(DRUM)
    wrap(plate('panel edge', .90, .60, .042, shine), at, .50)
    wrap(plate('panel', .86, .56, .05, black), at, .50)
    lever = box('lever', (.30, .12, .085), (0, -(at(.36) + .075), .37), shine, .028)
    wrap(plate('slot', .40, .17, .053, dark, .01, 6), at, .375)
    lever.rotation_euler.x = math.radians(-8)
    for x, word, tint in ((-.20, 'COOK', '#ff4a2a'), (.20, 'WARM', '#ffb02a')):
        angle, out = -90 + math.degrees(x / at(.62)), at(.66) + .045
        turn = math.radians(angle)
        place(disc('lamp', .024, .02, glow(tint, 2.5)), (out * math.cos(turn), out * math.sin(turn), .665), (90, 0, angle + 90))
        wrap(lettering('word', word, .05, satin('#e9e9e9'), brand.font(), spacing=1.1), lambda z: at(z) + .053, .575, angle)
    wrap(lettering('mark', brand.NAME, .115, print_ink, brand.font(), bold=.012, spacing=1.2), at, 1.03, -90)
