"""What heaters share: a casing with an opening, a polished dish, glowing rods, guard wires, a rocker switch, a handle."""
import math

from materials import ceramic, glass, gloss, glow, satin, steel
from shapes import box, lathe, loft, place, rounded, smooth, solid, sweep, tube


def loop(width, height, radius, y=0, z=0, along=10, around=10):
    """A rounded rectangle in the xz plane. All loops have the same count, so that any two can be skinned."""
    x, rise = width / 2 - radius, height / 2 - radius
    line = []
    for centre_x, centre_z, start in ((x, -rise, -90), (x, rise, 0), (-x, rise, 90), (-x, -rise, 180)):
        turns = [math.radians(start + 90 * k / around) for k in range(around + 1)]
        line.append([(centre_x + radius * math.cos(a), centre_z + radius * math.sin(a)) for a in turns])
    points = []
    for arc, following in zip(line, line[1:] + line[:1]):
        (ax, az), (bx, bz) = arc[-1], following[0]
        points += arc + [(ax + (bx - ax) * k / along, az + (bz - az) * k / along) for k in range(1, along)]
    return [(px, y, z + pz) for px, pz in points]


def rings(size, line, bow=0):
    """Loops for a size (width, height, corner radius, z of the middle) along a line of (inset, y). A bow bends the sides back."""
    width, height, radius, z = size
    loops = [loop(width - 2 * inset, height - 2 * inset, max(radius - inset, .03), y, z) for inset, y in line]
    return [[(px, py + bow * px * px, pz) for px, py, pz in points] for points in loops]


def casing(name, sections, material, caps=True):
    """Skin over rings whose large faces stay flat next to their rounded edges."""
    thing = loft(name, sections, material, caps=caps)
    thing.modifiers.new('flat faces', 'WEIGHTED_NORMAL').keep_sharp = True
    return thing


def polished():
    """Sheet metal that has seen some heat: as bright as new it would show the softboxes and not the rods."""
    return steel('across', '#a2a2a4', .26)


def dish(width, heights, pitch, crest, depth):
    """A trough of polished metal behind each rod; between them the sheet comes forward to y = crest."""
    line = [(crest + depth * (1 - (k / 12) ** 2), z + pitch / 2 * k / 12) for z in sorted(heights) for k in range(-12, 13)]
    vertices = [(x, y, z) for y, z in line for x in (-width / 2, width / 2)]
    return solid('dish', vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)], polished())


def rod(middle, length, radius=.062, windings=46):
    """A coil that glows in a tube of quartz, with a ceramic cap at each end, along x."""
    half = length / 2
    hot = rounded([(0, -half), (radius * .62, -half, .01), (radius * .62, half, .01), (0, half)])
    turns = [math.tau * windings * k / (windings * 10) for k in range(windings * 10 + 1)]
    coil = [(radius * .66 * math.cos(a), radius * .66 * math.sin(a), length * .97 * (i / (windings * 10) - .5)) for i, a in enumerate(turns)]
    tubing = [(radius * .9, -half), (radius, -half), (radius, half), (radius * .9, half), (radius * .9, -half)]
    parts = [lathe('heat', hot, glow('#ff560a', 1.25), 32), sweep('coil', coil, glow('#ffb444', 1.7), (.011, .011), count=6, blunt=0),
             lathe('quartz', tubing, glass(), 48)]
    cap = rounded([(0, -.02), (radius * 1.5, -.02, .012), (radius * 1.5, .13, .012), (radius * 1.15, .16, .02), (0, .16)])
    for side in (-1, 1):
        parts.append(lathe('cap', [(r, -side * z + side * (half + .02)) for r, z in cap], ceramic('#d8d3c8'), 48))
    for part in parts:
        place(part, middle, (0, 90, 0))


def wire(points, material, radius=.017):
    return tube('wire', points, radius, material, steps=4, blunt=0)


def rocker(at, width, height, turn=0):
    """A rocker switch, pressed at its upper half; it faces -y, turned by degrees about z."""
    frame = box('rocker frame', (width + .09, .06, height + .09), (0, 0, 0), gloss('#0c0d0e'), .026)
    key = box('rocker', (width, .07, height), (0, -.035, 0), satin('#26282b'), .022, turn=(math.radians(-9), 0, 0))
    mark = box('rocker mark', (.014, .006, height * .2), (0, -.076, height * .24), satin('#e8e8e8'), .003, turn=(math.radians(-9), 0, 0))
    key.parent = mark.parent = frame
    return place(frame, at, (0, 0, turn))


def arch(left, x=0, y=0):
    """The path of a handle: points (x, z) from its left end to its top, mirrored at x."""
    whole = left + [(-away, z) for away, z in reversed(left[:-1])]
    return smooth([(x + away, y, z) for away, z in whole], 10)
