"""Panel light: six rows of nine LEDs in bright troughs, a flat casing that leans in a tubular stand, a dimmer and a rocker below."""
import math

import bpy

import brand
from materials import glow, gloss, ink, matte, satin, steel
from products.heating import casing, dish, rings
from shapes import box, dial, disc, lathe, lettering, place, rounded, smooth, sweep

MIDDLE, FRONT = 1.36, -.17                         # height of the casing's middle; its face before it leans
HOUSE, OPENING = (2.42, 1.64, .20, 0), (2.12, 1.12, .09, .16)
ROWS, EACH = 6, 9
PITCH = OPENING[1] / ROWS
CONTROLS = -.60                                    # height of the knob and the rocker, from the casing's middle
DETAILS = {'tubes': ('quarter', (-.55, -.2, MIDDLE + .28), 1.45)}


def build(colour):
    black, dark, body = matte('#17181a'), gloss('#0c0d0e'), gloss(colour)
    head = [*house(black, body), *lights(), *controls(dark, ink(colour))]
    lean = bpy.data.objects.new('lean', None)
    bpy.context.collection.objects.link(lean)
    place(lean, (0, 0, MIDDLE), (-7, 0, 0))
    for part in head:
        part.parent = lean
    stand(black)


def house(black, body):
    outside = rounded([(.3, .19), (.06, .19, .05), (0, .12, .07), (0, FRONT, .06), (.10, FRONT)])
    inside = rounded([(-.03, FRONT), (0, FRONT, .012), (0, .06)])
    yield casing('house', rings(HOUSE, outside) + rings(OPENING, inside), body)
    yield casing('seam', rings(HOUSE, [(.02, .03), (-.003, .035), (-.003, .053), (.02, .058)]), black, caps=False)
    bezel = rounded([(.02, 0), (-.030, FRONT + .01), (-.030, FRONT - .014, .012), (.008, FRONT - .014, .012), (.012, 0)])
    yield casing('bezel', rings(OPENING, bezel), black, caps=False)


def lights():
    rows = [OPENING[3] + PITCH * (k - (ROWS - 1) / 2) for k in range(ROWS)]
    troughs = dish(OPENING[0] + .05, rows, PITCH, -.11, .12)
    troughs.data.materials[0] = satin('#f4ead2')
    yield troughs
    warm, hot, cup = glow('#ffe2a6', 1.5), glow('#fff6e2', 3.4), satin('#eae6dc')
    for z in rows:
        for k in range(EACH):
            x = OPENING[0] / EACH * (k - (EACH - 1) / 2)
            yield box('chip', (.125, .06, .105), (x, -.015, z), cup, .014)
            yield place(disc('phosphor', .048, .014, warm, .005, steps=32), (x, -.04, z), (90, 0, 0))
            yield place(disc('spark', .032, .018, hot, .005, steps=32), (x, -.04, z), (90, 0, 0))


def controls(dark, print_ink):
    ring = lathe('knob ring', rounded([(.08, -.03), (.150, -.03), (.147, .018, .01), (.11, .022)]), dark, 96)
    yield place(ring, (0, FRONT, CONTROLS), (90, 0, 0))
    yield place(dial('knob', .115, .10, steel(roughness=.2), dark, 36), (0, FRONT - .005, CONTROLS), (90, 42, 0))
    for k in range(9):
        turn = math.radians(-120 + 30 * k)
        at = (.185 * math.sin(turn), FRONT - .002, CONTROLS + .185 * math.cos(turn))
        yield box('tick', (.011, .006, .018 + .016 * k / 8), at, print_ink, .002, turn=(0, turn, 0))
    yield box('rocker frame', (.30, .05, .17), (.52, FRONT, CONTROLS), dark, .022)
    yield box('rocker', (.25, .06, .12), (.52, FRONT - .018, CONTROLS), satin('#4a4d52'), .018, turn=(0, 0, math.radians(-9)))
    yield box('rocker mark', (.008, .02, .05), (.465, FRONT - .050, CONTROLS), satin('#e8e8e8'), .002)
    yield place(disc('lamp ring', .040, .02, dark, .008), (.84, FRONT + .006, CONTROLS), (90, 0, 0))
    yield place(disc('lamp', .026, .034, glow('#ff3b2e', 3)), (.84, FRONT + .006, CONTROLS), (90, 0, 0))
    mark = lettering('mark', brand.NAME, .088, print_ink, brand.font(), raise_by=.003, bold=.012, spacing=1.2)
    yield place(mark, (-.78, FRONT - .003, CONTROLS))


def stand(black):
    """A loop of tube on the table and two legs up to the pivots; swung upwards, the loop is the handle."""
    half, front, back, low, corner = 1.25, -.46, .40, .05, .16
    line = rounded([(0, front), (half, front, corner), (half, back, corner), (-half, back, corner), (-half, front, corner), (0, front)])
    sweep('loop', [(x, y, low) for x, y in line], black, (.05, .05), side=(0, 0, 1), blunt=0)
    for side in (-1, 1):
        leg = [(half, .02, low), (half + .01, .01, .4), (half + .02, 0, .9), (half + .02, 0, MIDDLE + .12)]
        sweep('leg', smooth([(side * x, y, z) for x, y, z in leg], 8), black, (.085, .028), 3.4, side=(0, 1, 0), blunt=.6)
        place(disc('spacer', .11, .08, black, .012), (side * 1.195, 0, MIDDLE), (0, side * 90, 0))
        pivot = lathe('pivot', rounded([(0, 0), (.12, 0, .01), (.112, .05, .02), (0, .056)]), steel(roughness=.2))
        place(pivot, (side * 1.295, 0, MIDDLE), (0, side * 90, 0))
        for x in (-.62, .62):
            box('foot', (.28, .13, .07), (x, front if side < 0 else back, .035), black, .03)
