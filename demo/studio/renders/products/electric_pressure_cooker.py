"""Electric pressure cooker: a steel drum between black rings, a display with keys and a dial, a locking lid with its steam valve."""
import math

import brand
from materials import chrome, coat, gloss, glow, ink, matte, satin, steel
from products.bands import band
from products.ears import ear
from shapes import dial, disc, lathe, lettering, place, plate, rounded, smooth, step, sweep, wrap

WIDE, TOP = 1.36, 2.10
KEYS = ((-.42, .94, 'DELAY'), (.42, .94, 'KEEP WARM'), (-.42, .66, 'CANCEL'), (.42, .66, 'START'))
DETAILS = {'panel': ('front', (0, -1.36, .98), 2.15), 'lid': ('other', (.1, -.2, 2.75), 2.9)}
LID = smooth([(1.405, 2.40), (1.385, 2.475), (1.28, 2.585), (1.08, 2.675), (.86, 2.72)], 8)


def build(colour):
    black, dark, shine, bare = matte('#17181a'), gloss('#0b0c0e'), chrome(), steel(roughness=.22)
    foot(black, dark)
    lathe('drum', rounded([(1.2, .25), (WIDE, .25, .03), (WIDE, TOP, .03), (1.2, TOP)]), coat(colour), 224)
    band('lower trim', 1.2, WIDE + .012, .235, .268, steel(roughness=.16), .008)
    lid(black, dark, bare)
    valve(black, bare)
    lid_handle(black, coat(colour))
    for side in (-1, 1):
        ear(side, 1.38, 2.00, black, .36, .33, -.03, (.055, .11))
    panel(dark, shine)
    wrap(lettering('mark', brand.NAME, .12, ink(colour), brand.font(), bold=.012, spacing=1.2), lambda z: WIDE, 1.795, -90)


def foot(black, dark):
    for k in range(4):
        angle = math.radians(45 + 90 * k)
        place(disc('pad', .13, .06, dark), (1.05 * math.cos(angle), 1.05 * math.sin(angle), 0))
    lathe('foot', rounded([(0, .04), (1.25, .04, .03), (1.385, .085, .05), (1.385, .215, .02), (1.36, .245, .01), (0, .245)]), black, 192)


def lid(black, dark, bare):
    collar = [(1.2, TOP - .16), (1.372, TOP - .16, .015), (1.40, TOP - .10, .03), (1.40, TOP + .07, .025), (1.2, TOP + .08)]
    lathe('collar', rounded(collar), black, 192)
    lathe('gap', [(1.1, TOP + .06), (1.34, TOP + .06), (1.34, TOP + .13), (1.1, TOP + .13)], dark)
    band('lid ring', 1.2, 1.412, TOP + .105, TOP + .165, steel(roughness=.17), .014)
    lathe('lid', rounded([(1.2, TOP + .16), (1.40, TOP + .16, .012), (1.412, TOP + .27, .02)]) + LID + [(0, 2.72)], black, 224)
    lathe('lid plate', rounded([(0, 2.715), (.82, 2.712, .012), (.80, 2.738, .012), (.40, 2.752), (0, 2.755)]), bare, 160)


def valve(black, bare):
    """The steam valve's weight stands on its well; the red pin beside it shows the pressure."""
    spot = (.90, .30)
    place(lathe('well', rounded([(0, .0), (.27, 0, .02), (.25, .16, .04), (.17, .185, .02), (0, .18)]), black, 96), (*spot, 2.56))
    weight = rounded([(0, .16), (.085, .16), (.085, .23, .02), (.145, .26, .02), (.15, .345, .03), (.11, .375, .02), (0, .38)])
    place(lathe('weight', weight, bare, 96), (*spot, 2.56))
    place(disc('pin seat', .075, .05, black, .015, steps=48), (-.93, -.12, 2.655))
    place(disc('pressure pin', .032, .075, gloss('#c9252b'), .012, steps=48), (-.93, -.12, 2.655))


def lid_handle(black, paint):
    half = [(-.66, 2.70), (-.655, 2.83), (-.60, 2.985), (-.45, 3.075), (-.2, 3.10)]
    path = smooth([(x, 0, z) for x, z in half + [(-x, z) for x, z in reversed(half)]], 10)
    sweep('lid handle', path, black, (.20, .075), 3.2, side=(0, 1, 0), taper=lambda t: 1.15 - .30 * step(math.sin(math.pi * t), .1, .8), blunt=.1)
    inlay = smooth([(x, 0, z) for x, z in ((-.40, 3.150), (-.2, 3.172), (0, 3.176), (.2, 3.172), (.40, 3.150))], 10)
    sweep('handle inlay', inlay, paint, (.07, .014), 3, side=(0, 1, 0), blunt=3)


def panel(dark, shine):
    def drum(z):
        return WIDE
    wrap(plate('panel edge', 1.58, 1.26, .030, shine), drum, 1.02)
    wrap(plate('panel', 1.54, 1.22, .042, dark), drum, 1.02)
    wrap(plate('display', 1.10, .36, .050, gloss('#050608'), .012, 7), drum, 1.38)
    show('P  0:35', .21, glow('#ff8a6a', 2.2), 1.38, 0, .058)
    for x, z, word in KEYS:
        angle = x / WIDE
        wrap(plate('key', .44, .15, .056, satin('#2c2e32'), .02, 5), drum, z, -90 + math.degrees(angle))
        show(word, .05, satin('#e6e6e6'), z, angle, .061)
    knob = dial('dial', .185, .12, steel(roughness=.2), satin('#1b1c1e'), 40)
    place(knob, (0, -(WIDE + .045), .80), (90, 0, 0))
    place(disc('dial ring', .225, .02, shine, .008, .19), (0, -(WIDE + .040), .80), (90, 0, 0))
    place(disc('lamp', .026, .016, glow('#ff3b2e', 1.7)), (0, -(WIDE + .040), 1.09), (90, 0, 0))


def show(text, height, material, z, angle, depth):
    wrap(lettering('print', text, height, material, brand.font(), raise_by=.003, spacing=1.1), lambda _: WIDE + depth, z, -90 + math.degrees(angle))
