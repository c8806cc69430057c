"""Electric kettle: lacquered steel body with a drawn-out spout, black base, lid and handle."""
import math

import brand
from materials import chrome, coat, gloss, glow, ink, matte, satin, steel
from shapes import box, disc, lathe, lettering, place, radius_of, rounded, smooth, step, sweep, wrap

RIM = 2.02
DETAILS = {
    'spout': ('front', (.52, -.30, 1.82), 1.5),
    'gauge': ('quarter', (-.35, -.75, 1.15), 1.5),
    'base': ('front', (0, -.80, .38), 1.7),
}
BODY = rounded([(.80, .30), (.868, .305, .03)]) + smooth([(.868, .36), (.862, .60), (.838, .95), (.79, 1.35), (.73, 1.72), (.694, RIM)], 12)


def build(colour):
    black, dark, paint = matte('#17181a'), gloss('#0c0d0e'), coat(colour)
    power_base(black, dark)
    body = BODY + rounded([(.694, RIM), (.694, RIM + .02, .008), (.676, RIM + .02, .008), (.676, RIM - .2)])
    lathe('body', body, paint, 240, spout)
    lid(black, dark)
    handle(black, paint, dark)
    window(dark)
    mark = lettering('mark', brand.NAME, .105, ink(colour), brand.font(), bold=.012, spacing=1.2)
    wrap(mark, radius_of(BODY), .78, -82)


def spout(x, y, z):
    """Pulls the upper front (+x) of the body out to a beak."""
    angle = math.atan2(y, x)
    pull = step(z, 1.40, RIM + .06) * math.exp(-(angle / .40) ** 2)
    return x + .34 * pull ** 1.6, y * (1 - .16 * pull), z + .035 * pull ** 3


def power_base(black, dark):
    lathe('foot', rounded([(0, .0), (.83, .0, .01), (.83, .03, .01), (.78, .03)]), dark)
    lathe('base', rounded([(0, .025), (.90, .025, .012), (.915, .05, .02), (.905, .115, .025), (.80, .13, .03), (0, .13)]), black)
    lathe('gap', [(0, .12), (.74, .12), (.74, .2), (0, .2)], dark)
    lathe('skirt', rounded([(.70, .152), (.856, .152, .02), (.872, .285, .015), (.86, .296), (.70, .296)]), black)
    lathe('skirt ring', rounded([(.84, .288), (.876, .288, .007), (.876, .316, .007), (.84, .316)]), steel(roughness=.16))


def lid(black, dark):
    lathe('lid ring', rounded([(.62, RIM - .02), (.682, RIM - .02, .008), (.680, RIM + .034, .012), (.62, RIM + .04)]), chrome(), 192)
    lathe('lid', rounded([(0, RIM), (.640, RIM, .01), (.646, RIM + .045, .02)]) + smooth([(.628, RIM + .062), (.50, RIM + .112), (.28, RIM + .152), (0, RIM + .166)]), black, 192)
    lathe('lid inlay', smooth([(.0, RIM + .172), (.20, RIM + .163), (.30, RIM + .150), (.305, RIM + .14)]), dark, 128)
    box('hinge', (.22, .26, .11), (-.615, 0, RIM + .015), black, .045, turn=(0, math.radians(-14), 0))


def handle(black, paint, dark):
    path = smooth([(-.60, 0, 1.80), (-.76, 0, 1.90), (-.98, 0, 1.975), (-1.17, 0, 1.93), (-1.285, 0, 1.75), (-1.30, 0, 1.42), (-1.26, 0, 1.08), (-1.19, 0, .74), (-1.13, 0, .50)], 12)
    sweep('handle', path, black, (.125, .085), 3.2, side=(0, 1, 0), taper=lambda t: 1.30 - .42 * step(t, .02, .4) - .12 * step(t, .6, 1), blunt=.6)
    inlay = smooth([(-.99, 0, 2.055), (-1.10, 0, 2.035), (-1.24, 0, 1.975), (-1.362, 0, 1.77), (-1.377, 0, 1.42), (-1.335, 0, 1.08), (-1.27, 0, .78)], 14)
    sweep('inlay', inlay, paint, (.062, .012), 3, side=(0, 1, 0), blunt=3)
    box('button', (.18, .13, .04), (-.86, 0, 2.035), dark, .024, turn=(0, math.radians(19), 0))
    box('switch', (.17, .15, .045), (-.93, 0, .225), dark, .02, turn=(0, math.radians(14), 0))
    place(disc('lamp', .022, .012, glow('#ff5a3c', 3)), (-.30, -.815, .225), (90, 0, -20))


def window(dark):
    """The water gauge on the handle side, with its scale."""
    at = radius_of(BODY)
    slot = sweep('window', [(0, 0, z / 100) for z in range(70, 160, 2)], dark, (.05, .012), 2.4, side=(1, 0, 0), blunt=1)
    ticks = [box('tick', (.05 if k % 2 else .07, .006, .008), (0, 0, 0), satin('#e8e8e8'), .002) for k in range(6)]
    for vertex in slot.data.vertices:
        vertex.co = bent(vertex.co, at, -128)
    for k, tick in enumerate(ticks):
        z = .82 + k * .13
        tick.location = bent((.085, -.005, z), at, -128)
        tick.rotation_euler.z = math.radians(-128 + 90) + .1


def bent(point, at, angle):
    x, y, z = point
    radius, turn = at(z) - .004, math.radians(angle) + x / at(z)
    return (radius - y) * math.cos(turn), (radius - y) * math.sin(turn), z
