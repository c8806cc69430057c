"""Table fan: a wedge-shaped foot with keys at its front, a short neck that tilts, wire cage and five blades."""
import bpy

import brand
from materials import gloss, glow, matte, satin, steel
from products.fan_head import head
from shapes import box, disc, lathe, lettering, loft, oval, place, rounded, smooth, tower

CENTRE, TILT, SIZE = (0, -.50, 3.0), 5, 2.1
DETAILS = {'blades': ('quarter', (.2, -.8, 3.05), 3.4)}
# height, half width, front, back: the front leans back, so that the keys look up at a hand
FOOT = ((.05, 1.13, -.97, .83), (.06, 1.19, -1.02, .87), (.11, 1.21, -1.035, .88), (.19, 1.20, -1.02, .87), (.34, 1.15, -.915, .83),
        (.50, 1.08, -.80, .77), (.585, 1.03, -.735, .72), (.635, .95, -.665, .65), (.655, .82, -.57, .55), (.66, .6, -.4, .4), (.66, .05, -.03, .03))
LINE = ((.10, 1.19, -1.0, .86), (.10, 1.217, -1.041, .886), (.105, 1.222, -1.046, .891),
        (.135, 1.222, -1.043, .891), (.14, 1.217, -1.038, .886), (.14, 1.19, -1.0, .86))


def build(colour):
    white, dark, paint = gloss('#d9dadb'), matte('#232427'), gloss(colour)
    foot(white, dark, paint)
    keys(white, dark, paint)
    neck(white, dark)
    fan = head(CENTRE, TILT, white, paint, SIZE)
    lathe('pull', rounded([(0, 0), (.022, 0), (.018, .06), (.04, .07, .01), (.042, .105, .02), (0, .11)]), dark, 64, parent=fan)
    place(fan.children[-1], (0, .235, -.27), (-90, 0, 0))
    box('clip', (.10, .07, .07), (0, -.835, .02), dark, .02).parent = fan


def foot(white, dark, paint):
    for x in (-.9, .9):
        for y in (-.72, .56):
            place(disc('pad', .15, .07, dark), (x, y, 0))
    loft('foot', sections(FOOT), white)
    loft('foot line', sections(LINE), paint)


def sections(rows):
    return [[(x, y + (front + back) / 2, z) for x, y in oval(half, (back - front) / 2, 4.6, 128)] for z, half, front, back in rows]


def keys(white, dark, paint):
    panel = bpy.data.objects.new('panel', None)
    bpy.context.collection.objects.link(panel)
    place(panel, (0, -.905, .352), (-35, 0, 0))
    parts = [box('plate', (1.42, .05, .30), (0, 0, 0), dark, .02), place(disc('lamp', .028, .02, glow('#ff3b2e', 1.2)), (.55, -.02, .01), (90, 0, 0))]
    for k, name in enumerate('0123'):
        x = -.50 + .25 * k
        parts.append(box('key', (.19, .09, .115), (x, -.03, .045), white if k else paint, .028))
        parts.append(lettering('name', name, .05, satin('#e9e9e9'), brand.font(), raise_by=.002))
        parts[-1].location = (x, -.026, -.075)
    for part in parts:
        part.parent = panel


def neck(white, dark):
    flare = smooth([(.50, .62), (.44, .67), (.385, .76), (.34, .95), (.30, 1.4), (.28, 2.0), (.275, 2.5)], 8)
    place(tower('neck', flare, white, .82, 3, 96), (0, .10, 0))
    place(tower('neck seam', rounded([(.40, .64), (.488, .64, .008), (.484, .672, .01), (.40, .672)]), dark, .82, 3, 96), (0, .10, 0))
    box('yoke', (.36, .40, .62), (0, .12, 2.58), white, .09)
    for side in (-1, 1):
        place(disc('pivot', .12, .06, steel(roughness=.2), .02), (side * .17, .12, 2.56), (0, side * 90, 0))
