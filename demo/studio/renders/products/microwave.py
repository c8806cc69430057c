"""Microwave oven: dark glass door with a lit bowl behind it, an upright bar to open it, and a column of keys over the knob."""
import brand
from materials import chrome, coat, glass, gloss, glow, matte, principled, satin, steel
from products.oven_parts import cabinet, frame, lining, pads, pane, upright, write
from shapes import box, dial, disc, lathe, place, rounded, smooth, tube

WIDTH, DEPTH, LOW, HIGH = 4.5, 3.1, .12, 2.60
FRONT = -DEPTH / 2
CAVITY = (-1.82, .72, .52, 2.18, 2.4)
DOOR, DOOR_WIDTH = -.50, 3.26
COLUMN, COLUMN_WIDTH = 1.68, .96
MIDDLE, TALL = 1.36, 2.12                      # of door and column
BOWL = -.55
KEYS = (('POWER', 'THAW'), ('WEIGHT', 'CLOCK'), ('LOCK', 'STOP'))
DETAILS = {'keys': ('front', (COLUMN - .30, FRONT, 1.33), 3.4)}


def build(colour):
    dark, shine = gloss('#0b0c0e'), chrome()
    pads(WIDTH, DEPTH, LOW)
    cabinet(WIDTH, DEPTH, LOW, HIGH, coat(colour), CAVITY)
    lining(CAVITY, FRONT, satin('#b8b5af'))
    inside()
    door(dark, shine)
    column(dark, shine)
    slots(dark)


def inside():
    """A bowl of dal on the turntable, under the oven's lamp."""
    floor, above = CAVITY[2:4]
    box('lamp inside', (1.2, .8, .02), (BOWL, FRONT + .50, above - .05), glow('#ffdfb0', 10.0), .005)
    middle = (BOWL, FRONT + 1.12, floor + .03)
    place(disc('hub', .16, .06, matte('#2a2b2d')), middle)
    table = rounded([(0, .05), (1.05, .05, .01), (1.12, .10, .02), (1.10, .12, .01), (1.02, .085), (0, .085)])
    place(lathe('turntable', table, glass(), 128), middle)
    wall = smooth([(.36, .17), (.52, .30), (.64, .50), (.70, .72)], 8)
    bowl = rounded([(0, .09), (.30, .09, .01), (.33, .16)]) + wall + rounded([(.70, .74), (.675, .75, .01), (.66, .70)]) + [(.50, .40), (0, .34)]
    place(lathe('bowl', bowl, gloss('#e9e4da'), 128), middle)
    place(lathe('bowl line', rounded([(.66, .60), (.680, .60, .004), (.695, .64, .004), (.67, .64)]), gloss('#34506a'), 128), middle)
    place(disc('dal', .645, .012, principled('dal', '#d8912b', roughness=.25), .004), (middle[0], middle[1], middle[2] + .65))


def door(dark, shine):
    frame('door', (DOOR_WIDTH, TALL), (2.40, 1.52), (DOOR, FRONT - .05, MIDDLE), .12, dark, .045)
    frame('screen edge', (2.44, 1.56), (2.22, 1.34), (DOOR - .02, FRONT - .045, MIDDLE), .05, satin('#151618'), .01)
    pane(2.46, 1.58, (DOOR, FRONT - .085, MIDDLE), .28)
    write(brand.NAME, .095, DOOR, FRONT - .110, .45, satin('#dfe1e3'), bold=.012, spacing=1.25)
    bar = DOOR + DOOR_WIDTH / 2 - .16
    for z in (.62, 2.10):
        box('bracket', (.09, .20, .11), (bar, FRONT - .19, z), shine, .025)
    tube('handle', [(bar, FRONT - .29, .46), (bar, FRONT - .29, MIDDLE), (bar, FRONT - .29, 2.26)], .058, steel(roughness=.2), 8)


def column(dark, shine):
    front, white = FRONT - .105, satin('#d9dbdd')
    box('column', (COLUMN_WIDTH, .12, TALL), (COLUMN, FRONT - .05, MIDDLE), dark, .045)
    box('display', (.78, .02, .36), (COLUMN, front - .005, 2.18), satin('#030405'), .008)
    write('1:30', .21, COLUMN + .02, front - .018, 2.18, glow('#bfeaf6', 1.3), bold=.008)
    upright(disc('lamp', .026, .012, glow('#ff3b2e', 1.8), .004), COLUMN + .33, front - .012, 2.28)
    for row, words in enumerate(KEYS):
        for side, word in zip((-1, 1), words):
            x, z = COLUMN + side * .205, 1.77 - row * .235
            box('key', (.375, .05, .185), (x, front - .010, z), matte('#232528'), .028)
            write(word, .055, x, front - .036, z, white, spacing=1.08)
    upright(disc('knob ring', .305, .03, shine, .012), COLUMN, front + .01, .72)
    knob = dial('knob', .25, .19, steel(colour='#dcdcde', roughness=.36), dark, 48)
    upright(knob, COLUMN, front - .015, .72)
    write('+ 30 s', .060, COLUMN, front - .003, .37, white, spacing=1.1)


def slots(dark):
    for k in range(8):
        for side in (-1, 1):
            box('slot', (.03, .09, .55), (side * (WIDTH / 2 - .006), .45 + k * .16, 1.95), dark, .012)
