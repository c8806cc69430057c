"""Air fryer with a window: a soft tower whose drawer shows the lit basket through double glass, under a dark touch panel."""
import math
import random

import brand
from materials import chrome, coat, gloss, glow, ink, matte, rubber, satin, steel
from products.heating import loop
from products.mottle import mottled
from products.oven_parts import clear_sheet, lining
from products.tower_front import front_of, lay
from shapes import box, cut, disc, lettering, loft, place, plate, rounded, smooth, tower, tube

DEPTH, POWER = 1.04, 4.4
DRAWER, WINDOW, GRIP, PANEL = 1.27, 1.44, .46, 2.90
OPENING = (1.78, 1.14, .16)                    # width, height, radius of the corners
SURROUND = (2.16, 1.46, .24)
FRONT = -1.52
CAVITY = (-.98, .98, .74, 2.12, 2.1)
DETAILS = {'window': ('front', (0, -1.5, 1.40), 2.9)}
SHELL = rounded([(1.38, .14), (1.475, .14, .06)]) + smooth([
    (1.505, .26), (1.53, .70), (1.525, 1.40), (1.49, 2.10), (1.425, 2.75), (1.34, 3.20), (1.20, 3.52), (.98, 3.70), (.60, 3.785), (0, 3.80),
], 9)
PROGRAMMES = ('CHIPS', 'MOMO', 'WINGS', 'FISH'), ('ROAST', 'CAKE', 'VEG', 'WARM')


def build(colour):
    black, dark, shine, paint = matte('#18191b'), gloss('#0b0c0e'), chrome(), coat(colour)
    front = front_of(SHELL, DEPTH, POWER)
    foot(black, dark)
    shell = tower('shell', SHELL, paint, DEPTH, POWER, 256)
    left, right, below, above, _ = CAVITY
    cut(shell, box('hole', (right - left, 2.4, above - below), (0, FRONT + .9, (below + above) / 2), dark, .06))
    inside(black)
    drawer(front, paint, dark, shine)
    handle(front, black)
    panel(front, dark)
    lay(lettering('mark', brand.NAME, .115, ink(colour), brand.font(), bold=.012, spacing=1.2), front, 2.395)


def foot(black, dark):
    for x in (-1.05, 1.05):
        for y in (-1.05, 1.05):
            place(disc('pad', .16, .06, rubber(), .015), (x, y, 0))
    tower('tray', rounded([(0, .04), (1.40, .04, .02), (1.44, .115, .02), (0, .12)]), black, DEPTH, POWER, 160)
    tower('gap', [(0, .11), (1.38, .11), (1.38, .18), (0, .18)], dark, DEPTH, POWER, 160)


def inside(black):
    """Chips on the rack, under the lamp."""
    lining(CAVITY, FRONT, satin('#5d5b58'))
    box('lamp inside', (1.3, .8, .02), (0, FRONT + .45, CAVITY[3] - .05), glow('#ffc98a', 8.0), .005)
    for k in range(15):
        x = -.91 + k * .13
        tube('wire', [(x, FRONT + .14, 1.02), (x, FRONT + 1.0, 1.02), (x, FRONT + 1.9, 1.02)], .014, steel(), 3)
    box('basket edge', (1.90, .03, .12), (0, FRONT + .13, 1.0), black, .012)
    chance = random.Random(7)
    crisp = mottled('#e8b75a', '#b8752a', (5, 5, 5), 5, (.5, .7))
    for k in range(84):
        layer = k / 84
        x, y = chance.uniform(-.80, .80) * (1 - .35 * layer), FRONT + .32 + chance.uniform(0, .9)
        chip = box('chip', (.085, .52 + chance.uniform(-.12, .12), .085), (x, y, 1.09 + .42 * layer), crisp, .018, 3)
        chip.rotation_euler = (chance.uniform(-.25, .25), chance.uniform(0, .7), chance.uniform(0, math.pi))


def bent_frame(name, outer, inner, depth, front, material, edge=.025):
    """A frame that follows the front: outer and inner are (size, height of the middle), a size is (width, height, corner radius)."""
    def turn(size, z, inset, out):
        width, height, radius = size
        return [(x, front(x, height_at) - out, height_at) for x, _, height_at in loop(width - inset, height - inset, radius, 0, z)]
    skin = [turn(*outer, 0, -.01), turn(*outer, 0, depth - edge), turn(*outer, edge * .6, depth - edge * .3), turn(*outer, edge * 2, depth),
            turn(*inner, -edge * 2, depth), turn(*inner, -edge * .6, depth - edge * .3), turn(*inner, 0, depth - edge), turn(*inner, 0, -.06)]
    return loft(name, skin, material, caps=False)


def drawer(front, paint, dark, shine):
    bent_frame('gap', ((2.56, 2.08, .27), DRAWER), ((2.3, 1.8, .2), DRAWER), .006, front, dark, .002)
    bent_frame('drawer', ((2.50, 2.02, .25), DRAWER), (SURROUND, WINDOW), .050, front, paint)
    bent_frame('trim', ((SURROUND[0] + .01, SURROUND[1] + .01, SURROUND[2]), WINDOW), ((2.10, 1.40, .22), WINDOW), .058, front, shine, .008)
    bent_frame('surround', ((2.11, 1.41, .22), WINDOW), (OPENING, WINDOW), .050, front, dark, .012)
    for out in (.012, -.05):
        pane = plate('pane', OPENING[0] + .06, OPENING[1] + .06, .004, clear_sheet(.14), .002, 12)
        lay(pane, lambda x, z, out=out: front(x, z) - out, WINDOW)


def handle(front, black):
    wall = front(0, GRIP) - .03
    for x in (-.34, .34):
        box('neck', (.16, .26, .15), (x, wall - .10, GRIP), black, .05)
    box('grip', (1.06, .15, .21), (0, wall - .25, GRIP), black, .065)
    box('grip face', (.90, .02, .09), (0, wall - .325, GRIP), steel('across'), .009)


def panel(front, dark):
    """The touch glass: heat and time in light, eight programmes in print."""
    lay(plate('panel', 2.16, .74, .026, dark, .018, 10, 240), front, PANEL)

    def on_glass(x, z):
        return front(x, z) - .028

    def write(words, height, x, z, material, **rest):
        letters = lettering('words', words, height, material, brand.font(), raise_by=.003, **rest)
        for vertex in letters.data.vertices:
            vertex.co.x += x
        lay(letters, on_glass, z)

    white, light = satin('#d3d6d9'), glow('#f3f6f8', 1.1)
    write('200', .235, -.56, PANEL + .04, light, bold=.008)
    write('°C', .085, -.26, PANEL + .115, light)
    write('18 min', .075, -.50, PANEL - .20, glow('#c9ced2', .8), spacing=1.1)
    for row, words in enumerate(PROGRAMMES):
        for k, word in enumerate(words):
            chosen = word == 'CHIPS'
            write(word, .056, .03 + k * .240, PANEL + .10 - row * .23, light if chosen else white, spacing=1.05)
    place(disc('lamp', .026, .012, glow('#ff3b2e', 1.6), .004), (-.92, front(-.92, PANEL) - .024, PANEL), (90, 0, 0))
