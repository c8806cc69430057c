"""Drum rice cooker: a tall straight drum on a black foot, a steel plate with one lever, a lid of glass."""
import math

import brand
from materials import chrome, coat, gloss, glow, ink, matte, principled, satin, steel
from products.bands import band
from products.ears import ear
from products.lids import glass_lid
from shapes import box, disc, lathe, lettering, place, plate, radius_of, rounded, wrap

WIDE, TOP = 1.42, 2.02
DETAILS = {'switch': ('front', (0, -WIDE, .70), 1.7)}
DRUM = rounded([(1.2, .20), (WIDE - .02, .20, .10), (WIDE, TOP - .06, .01), (1.3, TOP - .06)], 10)


def build(colour):
    black, dark, shine = matte('#1a1b1d'), gloss('#0d0e10'), chrome()
    foot(black, dark)
    lathe('drum', DRUM, coat(colour), 224)
    band('bottom trim', 1.2, WIDE - .035, .175, .212, steel(roughness=.16), .008)
    collar = rounded([(1.25, TOP - .08), (WIDE + .008, TOP - .08, .012), (WIDE + .014, TOP - .02, .02), (1.36, TOP + .035, .02), (1.28, TOP + .03)])
    lathe('collar', collar, steel(roughness=.2), 208)
    pot(principled('non-stick', '#2a2a2c', roughness=.3, specular=.5))
    glass_lid(1.26, .36, TOP + .062, black, shine, 1.2)
    for side in (-1, 1):
        place(box('ear plate', (.05, .84, .22), (0, 0, 0), black, .02), (side * (WIDE - .01), 0, 1.62))
        ear(side, WIDE, 1.62, black, .33, .44, .03, (.065, .10))
    panel(black, dark, shine)
    wrap(lettering('mark', brand.NAME, .16, ink(colour), brand.font(), bold=.012, spacing=1.2), radius_of(DRUM), 1.42, -90)


def foot(black, dark):
    for k in range(4):
        angle = math.radians(45 + 90 * k)
        place(disc('pad', .14, .08, dark), (1.10 * math.cos(angle), 1.10 * math.sin(angle), 0))
    lathe('foot', rounded([(0, .06), (1.28, .06, .03), (1.36, .10, .04), (1.37, .19, .02), (0, .19)]), black, 192)


def pot(metal):
    rim = [(1.25, TOP + .01, .01), (1.31, TOP + .035, .01), (1.315, TOP + .06, .012), (1.24, TOP + .065, .01), (1.20, TOP + .02)]
    lathe('pot', rounded([(1.22, .5), *rim, (1.19, .5, .12), (0, .45)]), metal, 176)


def panel(black, dark, shine):
    """The plate with the lever: pressed down it cooks, up it keeps warm."""
    at = radius_of(DRUM)
    wrap(plate('panel', 1.10, .74, .030, steel('across', roughness=.26), .02), at, .70)
    wrap(plate('slot edge', .54, .25, .040, shine, .012, 6), at, .56)
    wrap(plate('slot', .50, .21, .046, dark, .01, 6), at, .56)
    lever = box('lever', (.40, .20, .10), (0, -(WIDE + .09), .545), black, .035)
    lever.rotation_euler.x = math.radians(-9)
    for x, word, lens in ((-.26, 'COOK', glow('#ff3b2e', 1.7)), (.26, 'WARM', gloss('#8a5a1c'))):
        angle = -90 + math.degrees(x / WIDE)
        turn, out = math.radians(angle), WIDE + .026
        place(disc('lamp ring', .046, .016, shine, .006, .028), (out * math.cos(turn), out * math.sin(turn), .93), (90, 0, angle + 90))
        place(disc('lamp', .031, .018, lens, .008), (out * math.cos(turn), out * math.sin(turn), .93), (90, 0, angle + 90))
        wrap(lettering('word', word, .058, satin('#26272a'), brand.font(), bold=.01, spacing=1.1), lambda z: WIDE + .042, .80, angle)
