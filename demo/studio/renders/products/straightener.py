"""Hair straightener: two slim arms that stand open on their hinge, ceramic plates inside, keys and heats below one of them."""
import math

import bpy

import brand
from materials import chrome, gloss, glow, matte, principled, satin, steel
from products.assembly import at_height, holder, with_parent
from products.leads import bundled
from products.prints import mark_on
from shapes import box, disc, lettering, loft, oval, place, smooth

PIVOT = .19                       # height of the hinge's axis
OPEN, TURN = 16, 38               # degrees: each arm from the upright; the whole, so that one looks on a plate
LENGTH, TIP = 2.70, 2.52          # of an arm from the hinge, and where its cool tip begins
PLATE = (1.44, 2.46)
ARM = [(.02, .140, .135), (.20, .158, .146), (.60, .164, .150), (1.20, .160, .150), (1.80, .154, .152), (2.40, .150, .152), (2.70, .140, .148)]
DETAILS = {'plates': ('front', (.24, .2, 1.87), 1.75)}


def build(colour):
    black, dark, paint, shine = matte('#17181a'), gloss('#0c0d0e'), gloss(colour), chrome()
    stand = holder('stand', turn=(0, 0, TURN))
    hinge(stand, black, shine, paint)
    for name, around in (('right', 0), ('left', 180)):
        with_parent(holder(name, (0, 0, PIVOT), (0, OPEN, around), stand), lambda: arm(black, dark, paint, steel(roughness=.16)))
    with_parent(bpy.data.objects['right'], lambda: controls(dark, shine))
    with_parent(bpy.data.objects['left'], lambda: mark_on(bpy.data.objects['shell.001'], colour, .085, (.5, 0, 1.02), (0, -90, 90)))
    bundled([(.08, .12, .15), (.14, .22, .13), (.24, .38, .05), (.34, .60, .032), (.20, .76, .032)], black, (-.12, .62), (.34, .14))


def section(thick, half):
    """Flat towards the other arm (x = 0), round on the outside, which is the edge for curls."""
    return [(thick / 2 + x, y) for x, y in (a if a[0] > 0 else b for a, b in zip(oval(thick / 2, half, 2.3, 96), oval(thick / 2, half, 6, 96)))]


def skin(name, low, high, material, inset=0, edge=.012):
    """A stretch of an arm with rounded ends."""
    line = [p for p in smooth(ARM, 10) if low + edge < p[0] < high - edge]
    first, last = at_height(ARM, low), at_height(ARM, high)
    arc = [(edge * (1 - math.sin(a)), edge * (1 - math.cos(a))) for a in (math.pi / 2 * k / 6 for k in range(7))]
    rings = [(low + up, *(s - less for s in first)) for less, up in arc] + [tuple(p) for p in line]
    rings += [(high - up, *(s - less for s in last)) for less, up in reversed(arc)]
    return loft(name, [[(x + inset, y, z) for x, y in section(thick - 2 * inset, half - inset)] for z, thick, half in rings], material)


def arm(black, dark, paint, line):
    skin('core', .04, LENGTH - .04, dark, .012)
    skin('shell', .03, TIP - .008, paint)
    skin('tip', TIP + .008, LENGTH, black, .003, .035)
    skin('line', TIP - .012, TIP + .012, line, .006, .002)
    middle, length = sum(PLATE) / 2, PLATE[1] - PLATE[0]
    box('bed', (.04, .262, length + .05), (.012, 0, middle), dark, .016)
    box('plate', (.05, .236, length), (-.002, 0, middle), ceramic_plate(), .022)


def ceramic_plate():
    return principled('plate', '#b08a78', metallic=1.0, roughness=.26)


def controls(dark, shine):
    """On the flat side below the plate: display, five steps, plus and minus, the switch with its lamp."""
    box('panel', (.02, .20, .66), (.0, 0, 1.02), dark, .009)
    light = glow('#e8f2f4', 1.1)
    facing(lettering('heat', '210', .085, light, brand.font(), raise_by=.001, bold=.012), 0, 1.245)
    for k in range(5):
        box('step', (.004, .022, .010), (-.0105, -.062 + .031 * k, 1.155), light if k < 4 else satin('#4a4c50'), .002)
    for y, word in ((.05, '-'), (-.05, '+')):
        place(disc('key', .038, .012, satin('#2c2e32'), .005), (-.008, y, 1.045), (0, -90, 0))
        facing(lettering('sign', word, .06, satin('#e6e6e6'), brand.font(), raise_by=.001, bold=.02), y, 1.045, -.0215)
    place(disc('switch ring', .056, .012, shine, .005), (-.008, 0, .90), (0, -90, 0))
    place(disc('switch', .048, .017, satin('#24262a'), .006), (-.008, 0, .90), (0, -90, 0))
    place(disc('lamp', .020, .010, glow('#ff3b2e', 1.8), .004), (-.006, 0, .775), (0, -90, 0))


def facing(thing, y, z, x=-.0105):
    """Turns a print to the other arm."""
    return place(thing, (x, y, z), (0, 0, -90))


def hinge(stand, black, shine, paint):
    """A barrel across, with a bright cap at each end, on a foot."""
    parts = [place(disc('barrel', .185, .27, black, .02), (0, .135, PIVOT), (90, 0, 0)),
             box('foot', (.26, .25, .10), (0, 0, .05), black, .03)]
    for side in (-1, 1):
        parts.append(place(disc('cap ring', .150, .02, shine, .008), (0, side * .130, PIVOT), (-90 * side, 0, 0)))
        parts.append(place(disc('cap', .135, .028, paint, .012), (0, side * .130, PIVOT), (-90 * side, 0, 0)))
    for part in parts:
        part.parent = stand
