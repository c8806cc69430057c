"""What socket boards share: round shuttered sockets, a red rocker switch, a lead with its plug."""
import math

import bpy

from materials import gloss, glow, matte, principled, satin
from shapes import box, cut, disc, lathe, oval, place, rounded, shade, tower, tube

RADIUS, DEEP = .238, .10                           # of the well that a plug sits in
EARTH, LINE = (0, .125), (.095, -.085)             # pins of the round three-pin plug


def group(parts, at, turn=(0, 0, 0)):
    """Parts that were made lying (their face is up) as one thing that can be placed."""
    holder = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    return place(holder, at, turn)


def sink(body, at, turn=(0, 0, 0)):
    """A socket in a body: cuts the well and fits the insert."""
    well = lathe('well', [(0, -.30), (RADIUS, -.30), (RADIUS, .2), (0, .2)], gloss('#8c8e90'), 64)
    cut(body, place(well, at, turn))
    group(insert(), at, turn)


def insert():
    pale = satin('#d9dadb')
    wall = rounded([(.20, -DEEP), (.214, -DEEP, .012), (.222, .004, .01), (.232, .016, .006), (.254, .016, .008), (.258, -.02)])
    yield lathe('wall', wall, pale, 96)
    yield floor(pale)
    yield place(disc('shutters', .212, .02, satin('#2b2628')), (0, 0, -DEEP - .065))


def floor(pale):
    """The well's floor with a round hole for each round pin; the lower two are slotted for flat pins. A filled curve rounds their edges."""
    curve = bpy.data.curves.new('floor', 'CURVE')
    curve.dimensions, curve.fill_mode, curve.extrude, curve.bevel_depth, curve.bevel_resolution = '2D', 'BOTH', .010, .005, 3
    left = (-LINE[0], LINE[1])
    for (x, y), line in (((0, 0), oval(.210, .210, 2, 128)), (EARTH, oval(.046, .046)), (LINE, keyhole()), (left, keyhole())):
        ring = curve.splines.new('POLY')
        ring.points.add(len(line) - 1)
        for point, (px, py) in zip(ring.points, line):
            point.co = (x + px, y + py, 0, 1)
        ring.use_cyclic_u = True
    thing = bpy.data.objects.new('floor', curve)
    bpy.context.collection.objects.link(thing)
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(thing)
    plate = bpy.data.objects.new('floor', mesh)
    bpy.context.collection.objects.link(plate)
    mesh.materials.clear()
    mesh.materials.append(pale)
    return place(shade(plate), (0, 0, -DEEP - .015))


def keyhole(radius=.036, across=.017, along=.076, count=180):
    """A round hole and an upright slot through it, as one outline."""
    line = []
    for k in range(count):
        sine, cosine = math.sin(math.tau * (k + .5) / count), math.cos(math.tau * (k + .5) / count)
        reach = max(radius, min(across / abs(cosine), along / abs(sine)))
        line.append((reach * cosine, reach * sine))
    return line


def red_rocker(width=.20, length=.34):
    """Lying, pressed at its upper end."""
    tilt = math.radians(-9)
    yield box('rocker frame', (width + .09, length + .09, .06), (0, 0, 0), gloss('#0c0d0e'), .026)
    yield box('rocker', (width, length, .08), (0, 0, .03), gloss('#c3141c'), .022, turn=(tilt, 0, 0))
    at = (0, length * .25, .0705 + length * .25 * math.sin(tilt))
    yield box('rocker mark', (.014, length * .18, .006), at, satin('#f0f0f0'), .003, turn=(tilt, 0, 0))


def lamp():
    """The house's small red lamp, lying."""
    yield disc('lamp ring', .040, .02, gloss('#0c0d0e'), .008)
    yield disc('lamp', .027, .032, glow('#ff3b2e', 3))


def plug(at, turn):
    """A round three-pin plug; made with its pins up, its lead leaves .86 below."""
    black, brass = matte('#1b1c1e'), principled('brass', '#c9a968', metallic=1.0, roughness=.22)
    body = rounded([(0, -.52), (.115, -.52, .03), (.125, -.30, .10), (.215, -.20, .06), (.215, -.01, .02), (.205, 0, .01), (0, 0)])
    parts = [tower('plug', body, black, power=2.8)]
    relief = [(.05, -.86)]
    for k in range(8):
        z = -.84 + k * .042
        relief += [(.055 + .004 * k, z), (.055 + .004 * k, z + .026), (.046, z + .028), (.046, z + .042)]
    parts.append(lathe('relief', relief, black, 32))
    for x, y, radius, length in ((*EARTH, .035, .21), (LINE[0], LINE[1], .025, .17), (-LINE[0], LINE[1], .025, .17)):
        parts.append(place(lathe('pin', rounded([(0, -.05), (radius, -.05), (radius, length, .018), (0, length)]), brass, 32), (x, y, 0)))
    return group(parts, at, turn)


def lead(points):
    return tube('lead', points, .040, matte('#1b1c1e'), steps=12, blunt=0)
