"""Toaster for two slices: a lacquered pillow with a steel top, lever at the end, browning dial and keys in front."""
import math

from mathutils import Matrix

import brand
from materials import chrome, coat, gloss, glow, grain, ink, matte, steel
from products.mottle import mottled
from shapes import box, cut, dial, disc, lettering, loft, place, plate, radius_of, rounded, smooth, tower

DEPTH, POWER, TOP = .60, 4.6, 1.86
ROW = .80                                      # height of the controls
SLOTS = (-.25, .25)
DETAILS = {'lever': ('other', (1.28, -.25, 1.22), 1.9)}
BODY = (rounded([(1.20, .17), (1.322, .17, .05), (1.340, .40)]) + smooth([(1.341, .42), (1.360, .70), (1.362, 1.00), (1.345, 1.30), (1.325, 1.48)], 10)
        + rounded([(1.322, 1.50), (1.285, TOP, .27), (1.06, TOP)], 16))
WIDTH = radius_of(BODY)


def build(colour):
    paint, black, dark, shine, print_ink = coat(colour), matte('#17181a'), gloss('#0d0e10'), chrome(), ink(colour)
    foot(black, shine)
    tower('body', BODY, paint, DEPTH, POWER, 192, caps=False)
    top_plate(dark)
    for y in SLOTS:
        toast(y)
    browning(dark, shine, print_ink)
    keys(dark, shine, print_ink)
    lever(black, dark, shine)
    write(brand.NAME, .125, 0, 1.38, print_ink, bold=.012, spacing=1.25)


def foot(black, shine):
    for x in (-.95, .95):
        for y in (-.50, .50):
            place(disc('pad', .12, .10, black, .03), (x, y, 0))
    tower('foot', rounded([(0, .06), (1.22, .06, .04), (1.25, .20), (0, .20)]), black, DEPTH, POWER)
    band = rounded([(1.20, .150), (1.322, .150, .012), (1.330, .235, .012), (1.20, .235)])
    tower('band', band, shine, DEPTH, POWER, 192)


def top_plate(dark):
    """Brushed steel with two slots, over a dark well."""
    top = tower('top plate', rounded([(0, TOP - .03), (1.10, TOP - .03, .01), (1.10, TOP + .022, .02), (0, TOP + .022)]),
                steel('across', roughness=.24), .56, 5.2, 192)
    for y in SLOTS:
        cut(top, box('slot', (1.62, .34, .3), (0, y, TOP), dark, .06))
    tower('well', [(1.04, TOP - .025), (1.04, 1.0), (0, 1.0)], dark, .56, 5.2, caps=False)


def slice_outline(inset):
    """Half of it, mirrored: straight below, with a mushroom's head."""
    half = smooth([(0, 0), (.48, 0), (.565, .05), (.575, .35), (.585, .64), (.650, .76), (.668, .89), (.60, 1.01), (.38, 1.07), (0, 1.09)], 6)
    line = [(p.x, p.y) for p in half] + [(-p.x, p.y) for p in half[-2:0:-1]]
    return [(x * (1 - inset / .64), .54 + (z - .54) * (1 - inset / .54)) for x, z in line]


def toast(y):
    """Popped up by a third."""
    crust = grain(mottled('#9a5f2c', '#6a3a18', (9, 9, 9), roughness=(.7, .85)), 60, .004)
    crumb = grain(mottled('#f2d3a2', '#c08d4e', (5, 5, 5), 8, (.75, .9)), 48, .016)
    for name, material, skin in (('crust', crust, ((.035, -.115), (.008, -.095), (0, -.06), (0, .06), (.008, .095), (.035, .115))),
                                 ('crumb', crumb, ((.07, -.120), (.06, -.114), (.06, .114), (.07, .120)))):
        part = loft(name, [[(x, depth, z) for x, z in slice_outline(inset)] for inset, depth in skin], material)
        place(part, (.02, y, 1.27), (0, 1.2 if y < 0 else -1, 0))


# --- on the curved front --------------------------------------------------------------------------------------------

def front(x, z):
    half = WIDTH(z)
    return -half * DEPTH * (1 - abs(x / half) ** POWER) ** (1 / POWER)


def lay(thing, x, z):
    """Bends a flat thing onto the front."""
    for vertex in thing.data.vertices:
        vertex.co.x, vertex.co.z = vertex.co.x + x, vertex.co.z + z
        vertex.co.y += front(vertex.co.x, vertex.co.z)


def stand(thing, x, z, sunk=0.0, roll=0):
    """Puts a round thing onto the front."""
    slope = math.degrees(math.atan2(front(x + .01, z) - front(x - .01, z), .02))
    place(thing, (x, front(x, z) + sunk, z), (90, roll, slope))


def write(words, height, x, z, print_ink, **rest):
    lay(lettering('words', words, height, print_ink, brand.font(), **rest), x, z)


def browning(dark, shine, print_ink):
    """The dial with its seven shades."""
    stand(disc('dial ring', .262, .045, shine, .016), 0, ROW, .01)
    stand(disc('dial well', .235, .045, dark, .010), 0, ROW, .005)
    stand(dial('dial', .195, .155, steel(colour='#e6e6e8', roughness=.32), dark, 40), 0, ROW, -.02, -20)
    for k in range(7):
        mark = plate('shade', .022, .020 + .010 * k, .004, print_ink, .002, count=24)
        mark.data.transform(Matrix.Rotation(math.radians(-120 + k * 40), 4, 'Y') @ Matrix.Translation((0, 0, .335)))
        lay(mark, 0, ROW)


def keys(dark, shine, print_ink):
    for x, word in ((-.86, 'THAW'), (-.55, 'WARM'), (.55, 'STOP')):
        stand(disc('key ring', .092, .03, shine, .010), x, ROW, .005)
        stand(disc('key', .076, .055, dark, .018), x, ROW, .005)
        write(word, .050, x, ROW - .165, print_ink, spacing=1.1)
    stand(disc('lamp ring', .062, .03, shine, .010), .86, ROW, .005)
    stand(disc('lamp', .042, .042, glow('#ff3b2e', 1.1), .012), .86, ROW, .005)


def lever(black, dark, shine):
    """It runs in a slot at the end; the slices are up, and so is the lever."""
    slot = plate('lever slot', .15, 1.00, .02, dark, .012, 8)
    for vertex in slot.data.vertices:
        across, out, height = vertex.co
        vertex.co = (WIDTH(.98 + height) - out, across, .98 + height)
    frame = plate('lever frame', .21, 1.06, .010, shine, .008, 8)
    for vertex in frame.data.vertices:
        across, out, height = vertex.co
        vertex.co = (WIDTH(.98 + height) - out, across, .98 + height)
    box('lever stem', (.20, .07, .06), (1.43, 0, 1.30), shine, .012)
    box('lever', (.17, .46, .13), (1.57, 0, 1.305), black, .05, turn=(0, math.radians(6), 0))
    box('lever inlay', (.012, .30, .035), (1.655, 0, 1.298), shine, .005, turn=(0, math.radians(6), 0))
