"""Frying pan: a low coated pan with a flared wall, a steel base for induction, and a long handle on two rivets."""
import math

import brand
from materials import coat, ink, matte, principled, steel
from products.bands import band
from products.groups import moved
from shapes import cut, disc, lathe, lettering, loft, oval, place, radius_of, rounded, smooth, step, sweep, wrap

RIM, DEEP, HANDLE_END = 1.30, .52, 3.18
DETAILS = {'coating': ('top', (.52, -.34, .20), 2.1)}
OUTSIDE = rounded([(0, .03), (.96, .03, .02), (1.02, .07, .06)]) + smooth(
    [(1.05, .12), (1.115, .22), (1.18, .335), (1.245, .45), (1.288, DEEP - .01)], 8)
INSIDE = smooth([(1.268, DEEP - .006), (1.212, .44), (1.147, .325), (1.083, .21), (1.02, .12), (.95, .078), (.90, .067)], 10)


def build(colour):
    bare, black = steel(roughness=.18), matte('#17181a')
    lathe('pan', OUTSIDE + [(1.276, DEEP - .012)], coat(colour), 224)
    band('lip', 1.262, RIM, DEEP - .016, DEEP + .008, bare, .011)
    lathe('coating', INSIDE + spun(.90, .066), principled('coating', '#232427', roughness=.33, specular=.45), 224)
    lathe('base', rounded([(0, 0), (.93, 0, .012), (.95, .034, .008), (.90, .04)]), bare, 160)
    wrap(lettering('mark', brand.NAME, .12, ink(colour), brand.font(), bold=.012, spacing=1.2), radius_of(OUTSIDE), .29, -116)
    with moved(turn=(0, 0, -22)):
        handle(coat(colour), bare, black)


def spun(radius, z, pitch=.036):
    """The floor of the pan, with the fine rings that the lathe left under the coating."""
    count = round(radius / pitch) * 4
    return [(radius * (1 - k / count), z - .0022 * (1 - math.cos(k * math.pi / 2))) for k in range(1, count + 1)]


def handle(paint, bare, black):
    for y in (-.085, .085):
        place(disc('rivet', .052, .022, bare, .016, steps=48), (1.177, y, .375), (0, -60, 0))
    neck = smooth([(1.212, 0, .365), (1.30, 0, .40), (1.42, 0, .455), (1.56, 0, .50)], 8)
    sweep('neck', neck, bare, (.165, .045), 4, side=(0, 1, 0), taper=lambda t: 1 - .30 * step(t, .1, .7), blunt=.1)
    path = smooth([(1.46, 0, .475), (1.70, 0, .545), (2.05, 0, .635), (2.45, 0, .715), (2.85, 0, .765), (HANDLE_END, 0, .785)], 12)
    grip = sweep('handle', path, black, (.150, .085), 3, side=(0, 1, 0), blunt=.7,
                 taper=lambda t: .90 - .10 * math.sin(math.pi * t) + .12 * step(t, .6, 1))
    sweep('collar', path[:6], bare, (.146, .086), 3, side=(0, 1, 0), blunt=.2)
    cut(grip, loft('hole', [[(2.98 + x, y, z) for x, y in oval(.10, .042, 3)] for z in (.5, 1.1)], black))
    inlay = smooth([(1.72, 0, .622), (2.05, 0, .708), (2.45, 0, .788), (2.76, 0, .828)], 12)
    sweep('inlay', inlay, paint, (.052, .014), 3, side=(0, 1, 0), blunt=3)
