"""Ceiling fan as one sees it from below: canopy, rod, round motor with a steel band and three pitched blades."""
import math

import bpy

import brand
from materials import chrome, coat, gloss, glow, satin, steel
from shapes import disc, lathe, lettering, place, rounded, smooth, solid, step, sweep

# The camera looks down; leaning the fan back shows it from below, upright in the front view, which is 8 degrees off the axis.
HANG, LEAN, AIR = (0, 0, 6.2), (-36, 0, -8), 3.3
ROOT, TIP, PITCH, FIRST = 1.45, 4.6, 7, 88
DETAILS = {'motor': ('front', (0, -.1, 6.25), 3.6)}


def build(colour):
    dark, paint, bare, shine = gloss('#17181a'), coat(colour), steel(roughness=.2), chrome()
    fan = holder('fan')
    place(fan, HANG, LEAN)
    for part in (*hanging(paint, bare, dark), *motor(paint, bare, dark), *cap(shine, dark)):
        part.parent = fan
    air_below(paint)
    for k in range(3):
        arm = holder('arm')
        arm.parent = fan
        place(arm, (0, 0, -.02), (PITCH, 0, FIRST + 120 * k))
        for part in blade(paint, bare, shine):
            part.parent = arm


def holder(name):
    made = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(made)
    return made


def air_below(material):
    """Points without a face: nothing is seen of them, but the frame holds them, so that the fan hangs in it and does not stand."""
    solid('air', [(x / 10, 0, HANG[2] - AIR) for x in range(-6, 7)], [], material)


def hanging(paint, bare, dark):
    yield lathe('rod', [(.12, .6), (.12, 3.8)], bare, 64)
    yield lathe('canopy', rounded([(.12, 3.10), (.20, 3.10, .03)]) + smooth([(.23, 3.14), (.30, 3.36), (.41, 3.70), (.56, 3.95), (.60, 4.04)], 8)
                + rounded([(.61, 4.05), (.61, 4.10, .02), (0, 4.10)]), paint, 128)
    yield lathe('canopy gap', rounded([(.10, 3.06), (.165, 3.06, .01), (.165, 3.12), (.10, 3.12)]), dark, 64)
    yield lathe('cup', rounded([(.12, 1.36), (.19, 1.36, .03)]) + smooth([(.215, 1.33), (.255, 1.16), (.33, .95), (.45, .80), (.475, .74)], 8)
                + rounded([(.475, .715, .01), (.3, .71)]), paint, 128)
    yield lathe('cup gap', [(.40, .60), (.40, .74)], dark, 96)


def motor(paint, bare, dark):
    yield lathe('upper shell', rounded([(0, .665), (.36, .665, .03)]) + smooth([(.46, .655), (.70, .61), (.95, .50), (1.11, .34), (1.148, .20)], 8)
                + rounded([(1.146, .172, .01), (1.0, .172)]), paint, 192)
    yield lathe('band', rounded([(1.0, .06), (1.158, .06, .014), (1.158, .162, .014), (1.0, .162)]), bare, 192)
    yield lathe('gap', [(1.12, .04), (1.12, .18)], dark, 128)
    yield lathe('lower shell', rounded([(1.0, .05), (1.14, .05, .012)])
                + smooth([(1.144, .02), (1.125, -.10), (1.04, -.26), (.88, -.37), (.70, -.42), (.60, -.43)], 8), paint, 192)


def cap(shine, dark):
    """What one looks at from the bed: the maker's name and the lamp."""
    yield lathe('cap ring', rounded([(.50, -.40), (.635, -.415, .01), (.62, -.475, .02), (.565, -.49, .012), (.555, -.46)]), shine, 160)
    yield lathe('cap', smooth([(.58, -.452), (.48, -.476), (.30, -.486), (0, -.49)], 6), dark, 128)
    mark = lettering('mark', brand.NAME, .135, satin('#e9e9e9'), brand.font(), raise_by=.002, bold=.012, spacing=1.15)
    yield place(mark, (0, -.08, -.492), (90, 0, 0))
    yield place(disc('lamp', .045, .02, glow('#ff3b2e', 1.2)), (0, .24, -.502))


def blade(paint, bare, shine):
    """Along x, seen from below: sheet, iron and screws."""
    yield sheet('blade', ROOT, TIP, 1, 0, paint, .035)
    yield sheet('stripe', TIP - .62, TIP - .56, .82, -.022, bare, .006)
    iron = smooth([(.95, 0, .03), (1.25, 0, .01), (1.5, 0, -.03), (1.8, 0, -.045), (2.2, 0, -.05)], 8)
    yield sweep('iron', iron, paint, (.36, .035), 4, side=(0, 1, 0), blunt=.35, taper=lambda t: .82 + .38 * step(t, .25, .75))
    for x, y in ((1.78, -.2), (1.78, .2), (2.04, 0)):
        yield place(disc('screw', .055, .03, shine, .012, steps=32), (x, y, -.105))


def half_width(radius):
    """Half of a blade's width: it widens outwards and ends in rounded corners."""
    u = (radius - ROOT) / (TIP - ROOT)
    root, tip = (max(0, 1 - gap / reach) for gap, reach in ((radius - ROOT, .22), (TIP - radius, .34)))
    return (.50 + .18 * math.sin(u * math.pi / 2)) * (1 - root ** 2.4) ** .42 * (1 - tip ** 2.4) ** .42


def sheet(name, start, end, part, lift, material, thick, rows=60, columns=16):
    """A cambered strip of the blade's outline, `part` of its width."""
    places = [start + (end - start) * (1 - math.cos(math.pi * i / rows)) / 2 for i in range(rows + 1)]
    across = [2 * j / columns - 1 for j in range(columns + 1)]
    vertices = [(x, v * part * max(half_width(x), .002), lift + .05 * (1 - (v * part) ** 2) - .008 * (x - ROOT) ** 2) for x in places for v in across]
    wide = columns + 1
    faces = [(i * wide + j, i * wide + j + 1, (i + 1) * wide + j + 1, (i + 1) * wide + j) for i in range(rows) for j in range(columns)]
    made = solid(name, vertices, faces, material, crease=60)
    solidify = made.modifiers.new('thick', 'SOLIDIFY')
    solidify.thickness, solidify.offset = thick, 0
    return made
