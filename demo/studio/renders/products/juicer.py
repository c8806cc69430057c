"""Juicer: a motor base with a steel bowl, a wide clear mouth over the sieve, and a jug of junar juice under its spout."""
import math

import bpy

import brand
from materials import chrome, coat, gloss, glass, glow, ink, matte, rubber, satin, steel
from products.bands import band
from products.clear_vessels import clear, drink, marks, radius_at
from products.tower_front import front_of, lying, stage
from shapes import box, dial, disc, lathe, lettering, place, rounded, smooth, step, sweep, tower, tube

DEPTH, POWER, PANEL = 1.0, 3.0, 1.08
JUG, BESIDE = (.415, .475, .02, 1.46), (1.40, -.10, 0)
DETAILS = {'spout': ('front', (1.22, -.3, 1.72), 2.0)}
SHELL = rounded([(.84, .18), (.925, .18, .05)]) + smooth([(.945, .28), (.930, .60), (.875, 1.10), (.825, 1.60), (.805, 1.90)], 9) + rounded([
    (.803, 1.93), (.790, 1.985, .03), (0, 1.985)])
COVER = [(.875, 2.52), (.870, 2.60), (.835, 2.74), (.74, 2.89), (.60, 2.99), (.485, 3.06), (.430, 3.18), (.412, 3.40), (.405, 3.92)]


def build(colour):
    black, dark, shine = matte('#18191b'), gloss('#0c0d0e'), chrome()
    foot(black, dark)
    tower('shell', SHELL, coat(colour), DEPTH, POWER, 224)
    controls(colour, dark, shine)
    bowl(black, shine)
    sieve()
    cover()
    pusher(black)
    clamps(shine, black)
    spout(black, shine)
    jug()


def foot(black, dark):
    for x in (-.60, .60):
        for y in (-.60, .60):
            place(disc('pad', .15, .10, rubber(), .02), (x, y, 0))
    tower('tray', rounded([(0, .05), (.88, .05, .03), (.915, .155, .02), (0, .16)]), black, DEPTH, POWER, 160)
    tower('gap', [(0, .15), (.87, .15), (.87, .22), (0, .22)], dark, DEPTH, POWER, 160)


def controls(colour, dark, shine):
    parts = [
        place(disc('bezel', .365, .075, shine, .02, .325), (0, 0, -.035)),
        place(disc('plate', .345, .06, dark, .01), (0, 0, -.035)),
        place(dial('knob', .225, .20, steel(colour='#e4e4e6', roughness=.42), dark, 44), (0, 0, .03), (0, 0, 45)),
        lying(lettering('mark', brand.NAME, .105, ink(colour), brand.font(), bold=.012, spacing=1.2), 0, .55, .016),
        place(disc('lamp ring', .040, .02, shine, .006, .027), (0, -.50, .006)),
        place(disc('lamp', .030, .02, glow('#ff3b2e', 1.6), .006), (0, -.50, .008)),
    ]
    for word, turn in zip('012', (-45, 45, 100)):
        angle = math.radians(turn)
        letter = lettering('speed', word, .060, satin('#e9e9e9'), brand.font(), bold=.01)
        parts.append(lying(letter, .288 * math.sin(angle), .288 * math.cos(angle), .028))
    stage(front_of(SHELL, DEPTH, POWER), PANEL, .3, .002, parts)


def bowl(black, shine):
    lathe('neck', rounded([(0, 1.96), (.74, 1.96), (.74, 2.05), (0, 2.05)]), black, 160)
    wall = rounded([(0, 2.02), (.80, 2.02, .05), (.885, 2.14, .05), (.900, 2.44, .02), (.84, 2.46), (.80, 2.30), (0, 2.24)])
    lathe('bowl', wall, steel(), 224)
    band('bowl seam', .80, .912, 2.435, 2.475, black, .010)
    band('cover rim', .80, .918, 2.485, 2.535, shine, .012)


def sieve():
    """The basket with its grater, under the cover."""
    metal = steel(colour='#d3d4d6', roughness=.3)
    wall = rounded([(0, 2.34), (.50, 2.34, .02), (.66, 2.72, .02), (.685, 2.73, .008), (.685, 2.755, .008), (.64, 2.755), (.49, 2.40), (0, 2.40)])
    lathe('sieve', wall, metal, 192)
    for k in range(9):
        z = 2.42 + k * .032
        radius = .505 + (z - 2.355) * .42
        lathe('row of holes', [(radius, z), (radius + .016, z + .004), (radius + .016, z + .010), (radius, z + .014)], satin('#6c6e71'), 96)
    lathe('pulp', rounded([(0, 2.52), (.50, 2.50, .05), (.60, 2.64, .05), (.55, 2.66), (.30, 2.56), (0, 2.55)]), satin('#e8902e'), 96)


def cover():
    outside = smooth(COVER, 8)
    inside = [(r - .032, z - .012) for r, z in reversed(outside)]
    lathe('cover', outside + rounded([(.405, 3.925), (.405, 3.95, .012), (.373, 3.95, .012), (.373, 3.92)]) + inside + [outside[0]], glass(), 192)


def pusher(black):
    stem = rounded([(0, 3.30), (.345, 3.30, .03), (.352, 3.97), (0, 3.97)])
    lathe('pusher', stem, satin('#2a2b2e'), 192, flutes)
    lathe('pusher head', rounded([(0, 3.965), (.43, 3.965, .02), (.455, 4.06, .03), (.440, 4.20, .05), (.30, 4.235, .04), (0, 4.235)]), black, 192)


def flutes(x, y, z):
    grip = 1 - .02 * (1 + math.cos(math.atan2(y, x) * 12)) * step(math.hypot(x, y), .2, .3)
    return x * grip, y * grip, z


def clamps(shine, black):
    """A wire bow on each side that presses the cover down."""
    for side in (-1, 1):
        turn = -.55 if side > 0 else 0
        holder = bpy.data.objects.new('clamp', None)
        bpy.context.collection.objects.link(holder)
        holder.rotation_euler.z = turn
        near = [(.84, .10, 1.72), (.96, .10, 2.10), (.955, .10, 2.50), (.88, .09, 2.64)]
        path = [(x, -y, z) for x, y, z in near] + [(.84, 0, 2.68)] + near[::-1]
        bow = tube('bow', [(side * x, y, z) for x, y, z in path], .026, shine, 8)
        ear = box('ear', (.10, .30, .14), (side * .835, 0, 1.72), black, .04)
        bow.parent = ear.parent = holder


def spout(black, shine):
    """The drip stop at its end turns up."""
    path = smooth([(.80, -.10, 2.16), (1.02, -.10, 2.13), (1.22, -.10, 2.03), (1.33, -.10, 1.90), (1.36, -.10, 1.78)], 10)
    sweep('spout', path, black, (.125, .105), 2.4, side=(0, 1, 0), taper=lambda t: 1.12 - .22 * t, blunt=0)
    place(disc('spout trim', .150, .05, shine, .012, .09), (.875, -.10, 2.152), (0, 84, 0))
    place(disc('mouth', .112, .10, black, .012, .085), (1.362, -.10, 1.70))
    stop = place(disc('drip stop', .062, .05, gloss('#e0602a'), .015), (1.32, -.215, 1.90), (90, 0, 0))
    lever = box('stop lever', (.24, .04, .07), (.10, .0, .045), gloss('#e0602a'), .018)
    lever.parent = stop


def jug():
    before = set(bpy.context.collection.objects)
    clear('jug', JUG, lip)
    drink(JUG, .96, '#f09427')
    marks(JUG, [(.36, '200'), (.62, '400'), (.87, '600'), (1.12, '800 ml')], -80)
    at = radius_at(JUG)
    path = [(at(1.25) - .02, 1.25), (.66, 1.26), (.755, 1.16), (.77, .90), (.745, .62), (.655, .46), (at(.42) - .02, .42)]
    path = smooth([(x, 0, z) for x, z in path], 10)
    sweep('jug handle', path, satin('#26282b'), (.085, .045), 3, side=(0, 1, 0), blunt=.2)
    holder = bpy.data.objects.new('beside', None)
    bpy.context.collection.objects.link(holder)
    for thing in set(bpy.context.collection.objects) - before - {holder}:
        thing.parent = holder
    place(holder, BESIDE, (0, 0, -14))


def lip(x, y, z):
    """Draws the rim out towards the front left."""
    pull = step(z, 1.26, 1.46) * math.exp(-((math.atan2(y, x) + 2.0) / .30) ** 2)
    return x - .04 * pull, y - .07 * pull, z + .02 * pull
