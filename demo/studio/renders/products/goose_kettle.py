"""Goose-neck kettle: a lacquered cone with a swan neck, a wooden grip and knob, on a round heating base."""
import math

import brand
from materials import chrome, coat, gloss, glow, ink, matte, satin, steel
from products.mottle import mottled
from shapes import TAU, disc, lathe, lettering, place, radius_of, rounded, smooth, step, sweep, wrap

FOOT, RIM = .31, 1.68
DETAILS = {
    'neck': ('front', (.98, 0, 1.34), 1.65),
    'grip': ('front', (-.86, 0, 1.20), 1.9),
}
BASE = rounded([(0, .025), (.83, .025, .015), (.85, .06, .03), (.825, .215, .05), (.70, .245, .03), (0, .245)])
BODY = rounded([(.60, FOOT), (.680, FOOT, .05), (.672, .46, .25)]) + smooth([(.668, .50), (.640, .80), (.590, 1.15), (.538, 1.45), (.500, RIM)], 12)
NECK = smooth([(.56, 0, .55), (.69, 0, .575), (.80, 0, .66), (.865, 0, .82), (.90, 0, 1.05), (.945, 0, 1.28), (1.03, 0, 1.48),
               (1.16, 0, 1.62), (1.31, 0, 1.675), (1.44, 0, 1.66), (1.51, 0, 1.62)], 10)
ARM = smooth([(-.46, 0, 1.475), (-.60, 0, 1.495), (-.78, 0, 1.505)], 8)
GRIP = smooth([(-.66, 0, 1.50), (-.80, 0, 1.507), (-1.02, 0, 1.51), (-1.19, 0, 1.475), (-1.29, 0, 1.37), (-1.315, 0, 1.20), (-1.29, 0, .98),
               (-1.25, 0, .78), (-1.215, 0, .62)], 10)


def build(colour):
    black, dark, paint, shine, grown = matte('#17181a'), gloss('#0c0d0e'), coat(colour), chrome(), wood()
    heating_base(black, dark)
    body(paint)
    neck(paint, dark, shine)
    lid(paint, shine, dark, grown)
    grip(grown, shine)
    mark = lettering('mark', brand.NAME, .085, ink(colour), brand.font(), bold=.012, spacing=1.25)
    wrap(mark, radius_of(BODY), .58, -90)


def wood():
    """Oiled walnut. Its fibres run down along the grip, so the noise is drawn out along z."""
    return mottled('#8b5f3e', '#3d2515', (34, 34, 1.6))


def heating_base(black, dark):
    lathe('foot', rounded([(0, 0), (.76, 0, .01), (.76, .03), (0, .03)]), dark)
    lathe('base', BASE, black, 192)
    lathe('gap', [(0, .24), (.60, .24), (.60, FOOT + .02), (0, FOOT + .02)], dark)
    lathe('hot plate', rounded([(.50, .240), (.655, .240, .006), (.655, .262, .008), (.50, .266)]), steel(roughness=.18))
    at, pale = radius_of(BASE), satin('#c9cacc')
    for angle, parts in ((-99, (disc('lamp ring', .034, .010, dark), disc('lamp', .022, .015, glow('#ff3b2e', 2)))),
                         (-81, (disc('key ring', .066, .012, steel(roughness=.16), .005, hollow=.054), disc('key', .052, .016, dark, .008)))):
        for part in parts:
            place(part, (at(.135) * math.cos(math.radians(angle)), at(.135) * math.sin(math.radians(angle)), .135), (82, 0, angle + 90))
    wrap(lettering('keep', '90°', .068, pale, brand.font(), spacing=1.05), lambda z: at(z) + .004, .135, -70)


def body(paint):
    rim = rounded([(.500, RIM), (.497, RIM + .015, .006), (.47, RIM + .015, .006), (.46, RIM - .2)])
    lathe('body', [(0, FOOT)] + BODY + rim, paint, 192)
    lathe('body ring', rounded([(.60, FOOT - .022), (.668, FOOT - .022, .008), (.674, FOOT + .012, .006), (.60, FOOT + .012)]), steel(roughness=.16))


def neck(paint, dark, shine):
    """The swan neck: wide where it leaves the body, thin as a pencil at the mouth."""
    sweep('neck', NECK, paint, (.075, .075), side=(0, 1, 0), blunt=0, count=48,
          taper=lambda t: 1 + .85 * (1 - step(t, 0, .17)) + .25 * (1 - step(t, 0, .5)) - .36 * step(t, .35, .9))
    tip, turn = NECK[-1], (0, 180 - math.degrees(math.atan2(NECK[-1].x - NECK[-4].x, NECK[-4].z - NECK[-1].z)), 0)
    place(disc('mouth ring', .051, .016, shine, .007, hollow=.034), tip, turn)
    place(disc('mouth', .036, .006, dark, .001), tip, turn)


def lid(paint, shine, dark, grown):
    lathe('lid ring', rounded([(.44, RIM + .006), (.520, RIM + .006, .008), (.522, RIM + .040, .010), (.44, RIM + .044)]), shine, 160)
    lathe('lid', rounded([(0, RIM), (.470, RIM, .01), (.494, RIM + .048, .004), (.492, RIM + .062, .012)])
          + smooth([(.478, RIM + .085), (.40, RIM + .158), (.26, RIM + .222), (.12, RIM + .246), (0, RIM + .25)], 10), paint, 160)
    for k in range(3):
        angle = TAU * (k / 14 - .20)
        place(disc('vent', .014, .010, dark, .002), (.345 * math.cos(angle), .345 * math.sin(angle), RIM + .182), (0, 32, math.degrees(angle)))
    foot = [(0, RIM + .23), (.105, RIM + .236, .008), (.098, RIM + .262, .008), (.05, RIM + .272, .02), (.05, RIM + .34), (0, RIM + .34)]
    lathe('knob foot', rounded(foot), shine)
    lathe('knob', rounded([(0, RIM + .325), (.095, RIM + .322, .03), (.138, RIM + .46, .10), (.125, RIM + .585, .06), (0, RIM + .605)]), grown, 96)


def grip(grown, shine):
    sweep('arm', ARM, shine, (.055, .042), 3.2, side=(0, 1, 0), blunt=0)
    place(disc('arm root', .092, .035, shine, .012), (-.522, 0, 1.485), (0, -80, 0))
    sweep('grip', GRIP, grown, (.098, .080), 3, side=(0, 1, 0), blunt=.35, count=48,
          taper=lambda t: 1 - .10 * step(t, .05, .3) + .20 * step(t, .45, .75) - .08 * step(t, .8, 1))
    sweep('collar', [(-.672, 0, 1.500), (-.655, 0, 1.4995), (-.640, 0, 1.499)], shine, (.092, .075), 3, side=(0, 1, 0), blunt=0, count=48)
    for x in (-.76, -.90):
        place(disc('rivet', .020, .012, shine, .006), (x, -.084, 1.506), (90, 0, 0))
