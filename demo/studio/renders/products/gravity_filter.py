"""Gravity filter: two steel drums, one upon the other, a domed lid with a knob, and a tap below; nothing electric."""
import brand
from materials import chrome, coat, gloss, ink, matte, steel
from products.bands import band
from products.water_tap import tap
from shapes import lathe, lettering, rounded, smooth, wrap

RADIUS = 1.20
JOINT, RIM = 2.44, 4.66                            # where the upper drum begins and ends
DETAILS = {'tap': ('quarter', (.10, -RADIUS, .80), 2.0)}


def build(colour):
    black, trim, metal = matte('#17181a'), gloss(colour), coat('steel')
    lathe('foot', rounded([(0, 0), (1.13, 0, .02), (1.18, .03, .02), (1.18, .13, .03), (0, .14)]), trim, 192)
    drum('lower drum', .12, JOINT - .02, metal)
    drum('upper drum', JOINT, RIM, metal)
    joint(black)
    lid(trim)
    tap((.0, -RADIUS, .80), chrome(), trim)
    mark = lettering('mark', brand.NAME, .21, ink('steel'), brand.font(), bold=.012, spacing=1.2)
    wrap(mark, lambda z: RADIUS, 3.60)
    wrap(lettering('kind', 'CERAMIC + CARBON', .085, ink('steel'), brand.font(), spacing=1.15), lambda z: RADIUS, 3.40)


def drum(name, low, high, metal):
    """Sheet that is rolled over at both ends and stiffened by two pressed ribs."""
    line = rounded([(.9, low), (RADIUS - .02, low, .05), (RADIUS, low + .10)])
    for z in (low + .24, high - .24):
        line += smooth([(RADIUS, z - .06), (RADIUS + .006, z - .04), (RADIUS + .022, z), (RADIUS + .006, z + .04), (RADIUS, z + .06)], 5)
    lathe(name, line + rounded([(RADIUS, high - .10), (RADIUS - .02, high, .05), (.9, high)]), metal, 240)


def joint(black):
    """The upper drum's collar grips over the lower one's rim; a dark line lies between."""
    band('gap', RADIUS - .1, RADIUS - .006, JOINT - .07, JOINT + .03, black)
    bulge = [(-.01, -.07), (.03, -.055), (.048, 0), (.03, .055), (-.01, .07)]
    lathe('collar', smooth([(RADIUS + out, JOINT + up) for out, up in bulge], 6), steel(roughness=.16), 240)


def lid(trim):
    metal = steel(colour='#d0d1d4', roughness=.24, uneven=.1)
    edge = rounded([(RADIUS - .06, RIM - .06), (RADIUS + .035, RIM - .06, .014), (RADIUS + .035, RIM + .05, .035), (RADIUS - .05, RIM + .07)])
    dome = smooth([(RADIUS - .05, RIM + .07), (1.02, RIM + .20), (.78, RIM + .34), (.46, RIM + .43), (.20, RIM + .455), (0, RIM + .46)], 8)
    lathe('lid', edge + dome, metal, 240)
    lathe('knob plate', rounded([(0, RIM + .44), (.24, RIM + .44, .01), (.235, RIM + .475, .014), (0, RIM + .48)]), chrome(), 96)
    top = RIM + .74
    knob = [(0, RIM + .46), (.11, RIM + .46), (.10, RIM + .54, .05), (.23, RIM + .62, .04), (.24, top - .06, .04), (.18, top, .05), (0, top)]
    lathe('knob', rounded(knob), trim, 128)
