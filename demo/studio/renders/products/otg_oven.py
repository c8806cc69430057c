"""OTG oven: a wide cabinet with a glass door that tips down, glowing rods over and under the loaf, and three dials."""
import math

import brand
from materials import chrome, coat, gloss, glow, matte, satin, steel
from products.mottle import mottled
from products.oven_parts import cabinet, frame, lining, pads, pane, upright, write
from shapes import box, dial, disc, loft, place, rounded, smooth, tube

WIDTH, DEPTH, LOW, HIGH = 4.8, 3.4, .14, 3.0
FRONT = -DEPTH / 2
CAVITY = (-2.12, 1.02, .46, 2.42, 2.6)
DOOR = (-.55, 1.53)                            # its middle
DIALS = ((2.34, 'HEAT'), (1.52, 'PLACE'), (.70, 'TIME'))
COLUMN = 1.78
SHELF = .98
DETAILS = {'knobs': ('front', (COLUMN - .30, FRONT, 1.50), 3.7)}


def build(colour):
    black, dark, shine = matte('#18191b'), gloss('#0c0d0e'), chrome()
    pads(WIDTH, DEPTH, LOW)
    cabinet(WIDTH, DEPTH, LOW, HIGH, coat(colour), CAVITY)
    lining(CAVITY, FRONT, steel('across', '#8d8d90', .38))
    rods()
    rack(shine)
    loaf()
    door(black, shine)
    controls(dark, shine)
    slots(dark)


def rods():
    """Both pairs glow; a lamp in the corner lights the bread."""
    left, right, below, above, _ = CAVITY
    for z in (below + .28, above - .26):
        for y in (FRONT + .75, FRONT + 1.65):
            tube('rod', [(left + .03, y, z), (0, y, z), (right - .03, y, z)], .038, glow('#ff5a1e', 1.8), 4)
    box('lamp inside', (1.2, .5, .02), (-.55, FRONT + .36, above - .045), glow('#ffd9a0', 8.0), .005)


def rack(shine):
    left, right = CAVITY[:2]
    for k in range(15):
        x = left + .16 + k * (right - left - .32) / 14
        tube('wire', [(x, FRONT + .30, SHELF), (x, FRONT + 1.2, SHELF), (x, FRONT + 2.2, SHELF)], .014, shine, 3)
    for y in (FRONT + .28, FRONT + 1.25, FRONT + 2.2):
        tube('rail', [(left + .02, y, SHELF - .02), (-.5, y, SHELF - .02), (right - .02, y, SHELF - .02)], .024, shine, 3)


def loaf():
    """Bread in a tin that it has outgrown."""
    crust = mottled('#d39a50', '#8f4f1e', (4, 4, 4), 6, (.5, .7))
    half = smooth([(0, 0), (.62, .0), (.63, .30), (.68, .42), (.64, .60), (.42, .76), (0, .82)], 6)
    outline = [(p.x, p.y) for p in half] + [(-p.x, p.y) for p in half[-2:0:-1]]
    skin = [(.42, -.80), (.86, -.74), (.97, -.62), (1, -.40), (1, .40), (.97, .62), (.86, .74), (.42, .80)]
    bread = loft('loaf', [[(depth, x * size, z * size) for x, z in outline] for size, depth in skin], crust)
    place(bread, (-.55, FRONT + 1.15, SHELF + .16))
    tin = rounded([(.52, 0), (.58, .30), (.62, .30, .008), (.62, .33, .008), (.5, .33)])
    sections = [[(x * 1.36, y, z) for x, y in ((-r, -r), (r, -r), (r, r), (-r, r))] for r, z in tin]
    place(loft('tin', sections, satin('#2b2c2f')), (-.55, FRONT + 1.15, SHELF + .02))


def door(black, shine):
    x, z = DOOR
    frame('door', (3.46, 2.46), (2.96, 1.86), (x, FRONT - .055, z), .10, black, .045)
    frame('steel', (3.30, 2.30), (2.90, 1.80), (x, FRONT - .105, z), .03, steel('across', '#c4c5c8', .30), .012)
    pane(3.0, 1.90, (x, FRONT - .095, z))
    pane(3.0, 1.90, (x, FRONT - .015, z))
    for side in (-1, 1):
        box('bracket', (.13, .24, .13), (x + side * 1.22, FRONT - .21, 2.555), black, .03)
    tube('handle', [(x - 1.40, FRONT - .32, 2.555), (x, FRONT - .32, 2.555), (x + 1.40, FRONT - .32, 2.555)], .072, shine, 6)
    write(brand.NAME, .105, x, FRONT - .122, .505, satin('#2b2b2d'), bold=.012, spacing=1.2)


def controls(dark, shine):
    box('panel', (1.02, .03, 2.60), (COLUMN, FRONT - .008, 1.53), dark, .012)
    white = satin('#e6e6e6')
    for (z, word), turn in zip(DIALS, (-40, 0, 55)):
        upright(disc('dial ring', .300, .03, shine, .012), COLUMN, FRONT - .015, z)
        upright(dial('dial', .235, .20, steel(colour='#dcdcde', roughness=.36), dark, 40), COLUMN, FRONT - .03, z, turn)
        write(word, .062, COLUMN, FRONT - .024, z - .375, white, spacing=1.15)
        for k in range(7):
            tick(k, z, white)
    upright(disc('lamp', .034, .02, glow('#ff3b2e', 1.8), .008), COLUMN + .40, FRONT - .018, .30)


def tick(k, z, white):
    """A scale round each dial, from seven to five o'clock."""
    angle = math.radians(-135 + k * 45)
    mark = box('tick', (.014, .006, .045), (COLUMN + .36 * math.sin(angle), FRONT - .025, z + .36 * math.cos(angle)), white, .002, 2)
    mark.rotation_euler.y = angle


def slots(dark):
    for k in range(9):
        for side in (-1, 1):
            box('slot', (.03, .09, .62), (side * (WIDTH / 2 - .006), .35 + k * .16, 2.35), dark, .012)
