"""Lids of toughened glass with a steel rim, a steam hole and a knob."""
import math

from materials import glass, steel
from products.groups import moved
from shapes import disc, lathe, place, rounded, smooth

DOME = ((1, 0), (.965, .16), (.83, .47), (.60, .77), (.34, .945), (.02, 1))            # parts of: radius, rise
THICK = .022


def glass_lid(radius, rise, z, black, shine, knob_size=1.0, vent=-62):
    """Its steel rim lies at `z`, a little wider than the glass. `vent` is where the steam hole is, in degrees."""
    with moved((0, 0, z)):
        outer = [(radius * a, .03 + rise * b) for a, b in DOME]
        inner = [(r, height - THICK) for r, height in reversed(outer)]
        lathe('glass', smooth(outer, 8) + smooth(inner[:-1] + outer[:1], 8), glass(), 176)
        rim = [(radius - .03, .008), (radius + .032, 0, .014), (radius + .044, .034, .016), (radius, .058, .014), (radius - .03, .046)]
        lathe('lid rim', rounded(rim), steel(roughness=.15), 192)
        place(steam_hole(shine), (radius * .46 * math.cos(math.radians(vent)), radius * .46 * math.sin(math.radians(vent)), .03 + rise * .855),
              (10, 6, 0))
        place(knob(black, shine, knob_size), (0, 0, .02 + rise))


def steam_hole(shine):
    return disc('steam hole', .034, .014, shine, .006, .014, 48)


def knob(black, shine, size):
    """A mushroom of black plastic on a steel plate, which stands on 0."""
    def sized(line):
        return rounded([tuple(value * size for value in point) for point in line])
    plate = lathe('knob plate', sized([(0, -.01), (.19, -.015, .01), (.185, .022, .012), (0, .03)]), shine)
    top = lathe('knob', sized([(0, .01), (.09, .02), (.08, .07, .03), (.175, .145, .04), (.185, .19, .025), (.13, .222, .05), (0, .232)]), black)
    top.parent = plate
    return plate
