"""Hand blender: a waisted handle with two keys under the thumb, a steel shaft with a scalloped bell, and a beaker beside it."""
import math

import bpy

import brand
from materials import chrome, gloss, glow, ink, matte, rubber, satin, steel
from products.clear_vessels import clear, drink, marks
from products.tower_front import front_of, lay
from shapes import box, cut, disc, lathe, lettering, place, plate, rounded, smooth, step, tower, tube

DEPTH, POWER = 1.06, 2.3
STAND = (-.50, 0, 0)
BEAKER = (.40, .50, .07, 1.50)
BESIDE = (.60, -.05)
DETAILS = {'blade': ('front', (-.50, -.2, .29), 1.15)}
HANDLE = rounded([(.20, 1.93), (.232, 1.93, .012)]) + smooth([
    (.236, 1.97), (.262, 2.20), (.292, 2.48), (.300, 2.66), (.286, 2.90), (.268, 3.14), (.272, 3.36), (.288, 3.54),
], 10) + rounded([(.290, 3.56), (.270, 3.80, .19), (.0, 3.80)], 12)
BELL = smooth([(.128, .86), (.136, .72), (.172, .60), (.238, .50), (.285, .38), (.306, .24), (.314, .08)], 8)


def build(colour):
    before = set(bpy.context.collection.objects)
    black, dark, shine = matte('#17181a'), gloss('#0d0e10'), chrome()
    tower('handle', HANDLE, gloss(colour), DEPTH, POWER, 160)
    keys(colour, shine)
    shaft(black, dark, shine)
    bell()
    cord(black)
    move(set(bpy.context.collection.objects) - before, STAND)
    beaker(colour)


def move(things, by):
    holder = bpy.data.objects.new('holder', None)
    bpy.context.collection.objects.link(holder)
    holder.location = by
    for thing in things:
        thing.parent = thing.parent or holder


def keys(colour, shine):
    """A soft inlay that runs down the front, with the lamp and both speeds in it."""
    front = front_of(HANDLE, DEPTH, POWER)
    lay(plate('inlay edge', .262, 1.16, .010, shine, .006, 3.2, 200), front, 3.05)
    lay(plate('inlay', .240, 1.14, .022, rubber(), .016, 3.2, 200), front, 3.05)
    for z, word in ((3.25, '1'), (2.98, '2')):
        lay(plate('key', .178, .215, .052, satin('#c6c9cc'), .022, 3), front, z)
        lay(lettering('speed', word, .085, satin('#2b2b2d'), brand.font(), bold=.012), lambda x, height: front(x, height) - .053, z)
    place(disc('lamp', .024, .016, glow('#ff3b2e', 1.6), .006), (0, front(0, 3.46) - .016, 3.46), (90, 0, 0))
    lay(lettering('mark', brand.NAME, .074, ink(colour), brand.font(), bold=.012, spacing=1.15), front, 2.26)


def shaft(black, dark, shine):
    """A turn of the collar sets the shaft free."""
    lathe('gap', [(0, 1.90), (.205, 1.90), (.205, 1.95), (0, 1.95)], dark)
    collar = rounded([(0, 1.66), (.165, 1.66, .01), (.190, 1.72, .03), (.226, 1.80, .03), (.232, 1.915, .014), (0, 1.915)])
    lathe('collar', collar, black, 240, ribs)
    lathe('collar ring', rounded([(.14, 1.640), (.168, 1.640, .008), (.170, 1.672, .008), (.14, 1.672)]), shine)
    lathe('shaft', [(.1, 1.66)] + smooth([(.158, 1.65), (.146, 1.40), (.134, 1.10), (.128, .86)], 10) + [(.1, .84)], steel(uneven=.1), 160)
    lathe('seam', rounded([(.10, .845), (.134, .845, .006), (.134, .870, .006), (.10, .870)]), shine)


def ribs(x, y, z):
    grip = 1 - .020 * (1 + math.cos(math.atan2(y, x) * 40)) * step(z, 1.79, 1.82) * (1 - step(z, 1.89, 1.91)) * step(math.hypot(x, y), .20, .22)
    return x * grip, y * grip, z


def bell():
    """Open at four sides, so that food comes to the blade and the bell does not suck itself onto the pot."""
    wall = [(r - .022, z) for r, z in reversed(BELL) if r > .20]
    skin = [(0, .90), (.10, .88)] + BELL + rounded([(.314, .07), (.314, .03, .010), (.288, .03, .010), (.288, .07)]) + wall + [(.06, .46), (0, .46)]
    skin = lathe('bell', skin, steel(roughness=.22, uneven=.06), 192)
    for turn in (0, 90):
        cut(skin, box('scallop', (.31, 1, .56), (0, 0, .03), steel(), .125, 8, (0, 0, math.radians(turn))))
    metal = steel(colour='#e2e3e5', roughness=.16)
    lathe('axle', rounded([(0, .10), (.040, .10, .01), (.046, .48), (0, .48)]), metal)
    lathe('nut', rounded([(0, .085), (.062, .085, .01), (.062, .135, .012), (0, .135)]), chrome(), 6, crease=20)
    for turn, tilt in ((14, -24), (194, 24)):
        angle = math.radians(turn)
        wing = box('wing', (.235, .11, .018), (.125 * math.cos(angle), .125 * math.sin(angle), .155), metal, .005)
        wing.rotation_euler = (math.radians(tilt), math.radians(-9 if turn < 90 else 9), angle if turn < 90 else angle - math.pi)


def cord(black):
    line = rounded([(0, 3.78), (.070, 3.78), (.066, 3.83, .02), (.052, 3.98, .02), (0, 3.98)])
    lathe('strain relief', line, black, 96)
    tube('lead', [(0, 0, 3.90), (0, .01, 4.04), (0, .08, 4.14), (0, .22, 4.13), (0, .38, 3.90), (0, .44, 3.40), (.02, .48, 2.0), (.05, .52, .6),
                  (.15, .62, .10), (.50, .85, .032), (1.10, .80, .032)], .030, black)


def beaker(colour):
    """It stands on its lid, which keeps it from sliding."""
    lid = rounded([(0, 0), (.52, 0, .03), (.535, .10, .02), (.505, .115, .01), (.49, .085), (0, .085)])
    parts = [lathe('lid', lid, gloss(colour), 192), clear('beaker', BEAKER, lip), drink(BEAKER, .92, '#d98a86')]
    before = set(bpy.context.collection.objects)
    marks(BEAKER, [(.42, '200'), (.60, ''), (.77, '400'), (.94, ''), (1.11, '600'), (1.19, '700')], -66)
    move(parts + list(set(bpy.context.collection.objects) - before), (*BESIDE, 0))


def lip(x, y, z):
    """Draws the rim out to the right."""
    pull = step(z, 1.30, 1.50) * math.exp(-(math.atan2(y, x) / .30) ** 2)
    return x + .085 * pull, y, z + .03 * pull
