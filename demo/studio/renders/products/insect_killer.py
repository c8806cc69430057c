"""Insect killer: two violet tubes and a charged grid behind a guard of wires, between a hood to hang it by and a foot with a tray."""
import math

import brand
from materials import ceramic, chrome, gloss, glow, ink, matte, principled, satin, steel
from products.heating import wire
from products.tower_front import front_of, lay
from shapes import box, disc, lathe, lettering, place, rounded, tower

DEPTH, POWER = .325, 7                             # of the hood and the foot: how deep for their width, how square
LOW, HIGH = .52, 2.46                              # of the opening
FOOT = rounded([(0, .03), (1.62, .03, .02), (1.70, .07, .04), (1.70, LOW - .02, .02), (1.66, LOW, .02), (0, LOW)])
HOOD = rounded([(0, HIGH), (1.66, HIGH, .02), (1.70, HIGH + .02, .02), (1.70, 2.74, .10), (1.56, 2.94, .14), (1.0, 2.985, .05), (0, 2.985)])
GUARD, GRID, TUBES = -.45, -.16, .10               # y
DETAILS = {'grid': ('quarter', (-.55, -.3, 1.62), 1.7)}


def build(colour):
    black, dark, body = matte('#17181a'), gloss('#0c0d0e'), gloss(colour)
    for name, profile in (('foot', FOOT), ('hood', HOOD)):
        tower(name, profile, body, depth=DEPTH, power=POWER, count=192)
    for x in (-1.3, 1.3):
        for y in (-.3, .3):
            place(disc('pad', .12, .05, black), (x, y, 0))
    sides(black, body)
    for x in (-.82, .82):
        tube(x)
    grid()
    guard()
    tray(dark, body)
    hanger()
    at = front_of(HOOD, DEPTH, POWER)
    lay(lettering('mark', brand.NAME, .13, ink(colour), brand.font(), raise_by=.003, bold=.012, spacing=1.2), at, 2.64)


def sides(black, body):
    """Posts, and a pale sheet behind the tubes that takes on their light."""
    tall = HIGH - LOW
    for side in (-1, 1):
        box('post', (.15, .98, tall + .1), (side * 1.585, 0, LOW + tall / 2), body, .05)
        box('cheek', (.03, .86, tall + .1), (side * 1.50, .02, LOW + tall / 2), black, .01)
    box('sheet', (3.0, .03, tall + .1), (0, .40, LOW + tall / 2), satin('#8488d8'), .01)
    for z in (LOW - .005, HIGH + .005):
        box('plate', (3.0, .84, .04), (0, 0, z), black, .01)


def tube(x):
    """A lamp of 10 W that stands in two holders."""
    length, metal, holder = HIGH - LOW, steel(roughness=.16), ceramic('#d8d9dc')
    light = rounded([(0, .16), (.085, .16, .01), (.085, length - .16, .01), (0, length - .16)])
    place(lathe('tube', light, glow('#a79cff', 3.2), 48), (x, TUBES, LOW))
    for z, turn in ((LOW, 0), (HIGH, 180)):
        place(lathe('tube end', rounded([(0, .10), (.09, .10, .01), (.09, .21, .012), (.08, .22), (0, .22)]), metal, 48), (x, TUBES, z), (turn, 0, 0))
        place(lathe('holder', rounded([(0, 0), (.13, 0), (.13, .09, .02), (.10, .12, .02), (0, .12)]), holder, 48), (x, TUBES, z), (turn, 0, 0))


def grid(count=31):
    """Upright wires, every other one charged, between two insulated rails."""
    metal, rail = chrome(), ceramic('#c9cbd2')
    for z in (LOW + .10, HIGH - .10):
        box('rail', (2.96, .06, .07), (0, GRID, z), rail, .015)
    for k in range(count):
        x = 2.8 * (k / (count - 1) - .5)
        wire([(x, GRID, z) for z in (LOW + .06, (LOW + HIGH) / 2, HIGH - .06)], metal, .0085)


def guard(rows=11):
    """Level wires that fingers cannot pass, held by three uprights."""
    metal = principled('guard', '#9a9ca3', metallic=1.0, roughness=.24)
    for k in range(rows):
        z = LOW + (HIGH - LOW) * (k + .5) / rows
        wire([(x, GUARD, z) for x in (-1.53, 0, 1.53)], metal, .014)
    for x in (-.76, 0, .76):
        wire([(x, GUARD - .024, z) for z in (LOW - .04, (LOW + HIGH) / 2, HIGH + .04)], metal, .016)


def tray(dark, body):
    """The drawer for what fell; a lip to pull it by."""
    at = front_of(FOOT, DEPTH, POWER)(0, .28)
    box('tray gap', (2.36, .10, .31), (-.22, at + .045, .275), dark, .03)
    box('tray', (2.32, .12, .27), (-.22, at + .030, .275), body, .03)
    box('tray lip', (.86, .09, .055), (-.22, at - .045, .345), body, .024)
    place(disc('lamp ring', .055, .02, dark, .008), (1.28, at + .008, .275), (90, 0, 0))
    place(disc('lamp', .038, .034, glow('#ff3b2e', 3)), (1.28, at + .008, .275), (90, 0, 0))


def hanger():
    metal = chrome()
    place(lathe('eyelet', rounded([(0, 0), (.13, 0), (.12, .03, .02), (.05, .04, .01), (.045, .10, .02), (0, .10)]), metal, 64), (0, 0, 2.98))
    ring = [(.155 + .022 * math.cos(a), .022 * math.sin(a)) for a in (math.tau * k / 16 for k in range(17))]
    place(lathe('ring', ring, metal, 96), (0, 0, 3.21), (90, 0, 12))
