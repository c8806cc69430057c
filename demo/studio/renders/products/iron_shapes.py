"""What both irons are made of: outlines that come to a point at -x, skins over them, sole, heat dial, lamp, cord."""
import math

import brand
from materials import gloss, glow, satin, steel
from shapes import dial, disc, lathe, lettering, loft, place, rounded, smooth, sweep, wrap

SHOULDER = .74                    # of the length from the tip: where an iron is widest
DIAL_RADIUS = .29


def outline(tip, heel, half, z, steps=40):
    """A loop round an iron at a height: pointed at x = tip, blunt at x = heel, at most `half` wide to each side."""
    side = [(SHOULDER * s, (1 - (1 - s) ** 1.9) ** .78) for s in ((k / steps) ** 1.8 for k in range(steps))]
    side += [(SHOULDER + (1 - SHOULDER) * math.cos(a) ** .55, math.sin(a) ** .55) for a in (math.pi / 2 * (1 - k / steps) for k in range(steps + 1))]
    loop = side[:-1] + [(u, -w) for u, w in reversed(side[1:])]
    return [(tip + (heel - tip) * u, half * w, z) for u, w in loop]


def shell(name, profile, material, deform=None, steps=8):
    """A body from outlines (z, tip, heel, half) that follow each other smoothly."""
    return skin(name, [outline(tip, heel, half, z) for z, tip, heel, half in smooth(profile, steps)], material, deform)


def slab(name, tip, heel, half, low, high, material, edge=.015, deform=None):
    """A plate of an iron's outline with rounded edges."""
    arc = [(edge * (1 - math.cos(a)), edge * (1 - math.sin(a))) for a in (math.pi / 2 * k / 6 for k in range(7))]
    rings = [(low + up, inset) for up, inset in arc] + [(high - up, inset) for up, inset in reversed(arc)]
    return skin(name, [outline(tip + inset, heel - inset, half - inset, z) for z, inset in rings], material, deform)


def skin(name, sections, material, deform):
    if deform:
        sections = [[deform(*p) for p in loop] for loop in sections]
    return loft(name, sections, material)


# --- parts ----------------------------------------------------------------------------------------------------------

def sole(tip, heel, half, black, dark):
    """A sole plate, a dark gap above it and the skirt that keeps the body from its heat."""
    slab('coating', tip + .01, heel - .01, half - .01, 0, .03, dark, .012)
    slab('sole', tip, heel, half, .012, .085, steel('across', roughness=.2), .022)
    slab('gap', tip + .06, heel - .04, half - .05, .07, .17, dark)
    slab('skirt', tip + .035, heel - .015, half - .025, .105, .165, black, .02)


def heat_dial(at, slope, dark):
    """The knob under the handle; the cloths are printed on its skirt."""
    skirt = lathe('dial skirt', rounded([(0, 0), (skirt_radius(0), 0, .01), (skirt_radius(.115), .115, .012), (0, .115)]), dark)
    knob = dial('dial', DIAL_RADIUS * .78, .10, gloss('#d3d5d7'), satin('#c22a2a'), 40)
    cap = disc('dial cap', DIAL_RADIUS * .40, .012, dark, .008)
    words = [lettering('cloth', word, .05, satin('#f0f0f0'), brand.font(), raise_by=.002, spacing=1.05) for word in ('OFF', 'SILK', 'WOOL', 'COTTON')]
    for word, angle in zip(words, (165, -150, -114, -70)):
        wrap(word, lambda z: skirt_radius(z) + .001, .055, angle)
    place(knob, (0, 0, .112), (0, 0, 156))
    place(cap, (0, 0, .20))
    for part in (knob, cap, *words):
        part.parent = skirt
    place(skirt, at, (0, -math.degrees(math.atan(slope)), 0))


def skirt_radius(z):
    return DIAL_RADIUS * (1.06 - .20 * z / .115)


def lamp(at, turn, dark):
    place(disc('lamp rim', .052, .03, dark, .01), at, turn)
    place(disc('lamp', .034, .04, glow('#ff3b2e', 1.3)), at, turn)


def lead(x, z, black, dark):
    """The cord leaves through a ball at the heel and lies behind the iron."""
    place(lathe('ball', smooth([(0, -.09), (.06, -.07), (.09, 0), (.06, .07), (0, .09)]), dark, 64), (x, 0, z))
    path = smooth([(x, 0, z), (x + .14, .02, z + .04), (x + .25, .08, z - .08), (x + .31, .20, z - .44), (x + .28, .40, .20),
                   (x + .14, .66, .036), (x - .22, .82, .036), (x - .82, .86, .036), (x - 1.32, .80, .036)], 12)
    sweep('lead', path, black, (.034, .034), count=20)
    for k in range(6):
        a, b = path[3 + 2 * k], path[4 + 2 * k]
        ring = disc('rib', .062 - .003 * k, .026, black, .01, steps=48)
        ring.location, ring.rotation_euler = a, (b - a).to_track_quat('Z', 'Y').to_euler()
