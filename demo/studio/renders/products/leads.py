"""Mains leads: a ribbed sleeve where one leaves the product, and the tied bundle it comes in."""
import math

from mathutils import Vector

from materials import matte
from shapes import box, disc, smooth, sweep

RADIUS = .032


def lead(points, material, radius=RADIUS, sleeve=6, name='lead'):
    """A lead through points; its first part is in a sleeve of rings that keeps it from kinking."""
    path = smooth(points, 10)
    sweep(name, path, material, (radius, radius), count=20)
    for k, (at, along) in enumerate(spaced(path, .042, sleeve)):
        ring = disc('rib', radius * (1.75 - .1 * k), .028, material, .009, steps=48)
        ring.location, ring.rotation_euler = at, along.to_track_quat('Z', 'Y').to_euler()


def spaced(path, gap, count):
    """The first `count` places along a path that lie a gap apart, each with the direction of the path there."""
    found, run = [], 0
    for a, b in zip(path, path[1:]):
        if len(found) == count:
            break
        if run >= len(found) * gap:
            found.append((a, b - a))
        run += (b - a).length
    return found


def bundled(points, material, centre, size=(.42, .13), turns=3, radius=RADIUS):
    """A lead that comes along the ground from +x and ends in a bundle with a tie round it."""
    x, y = centre
    hank = [Vector((x + (size[0] + .02 * n) * math.cos(a), y + (size[1] + .007 * n) * math.sin(a), radius + .045 * n))
            for n, a in ((k / 32, math.pi / 2 + math.tau * k / 32) for k in range(32 * turns + 1))]
    lead([*points, *hank[::4]], material, radius)
    box('tie', (.06, 2 * size[1] + .15, .045 * turns + .04), (x, y, .0225 * turns + .03), matte('#3a3b3e'), .025)
