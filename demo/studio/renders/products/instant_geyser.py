"""Instant geyser: a soft-edged square box for the wall with a dial between a cold and a hot arc, a lamp, and two pipes below."""
import math

import brand
from materials import chrome, coat, gloss, glow, ink, matte, satin, steel
from products.geyser import pipe
from products.heating import casing, rings
from shapes import box, dial, disc, lettering, place, rounded, smooth, sweep, tube

FRONT, SEAM = -2.0, -.62
HOUSE = (2.4, 3.0, .62, 2.10)                   # width, height, corner radius, height of the middle
FACE = 2.06                                     # height of the dial
COLD, HOT = '#2f6fb5', '#c2352c'
DETAILS = {'dial': ('front', (.05, FRONT, FACE), 2.5)}


def build(colour):
    paint, shine, dark, print_ink = coat(colour), chrome(), gloss('#101113'), ink(colour)
    house(paint, dark)
    temperature(shine, dark)
    lamp(shine, dark, print_ink)
    for x, tint in ((-.52, COLD), (.52, HOT)):
        pipe(x, tint)
    cable(matte('#17181a'))
    box('wall plate', (1.5, .10, 1.8), (0, .06, 2.1), steel('across', roughness=.3), .03)
    write(brand.NAME, .17, 0, 3.08, print_ink, bold=.012, spacing=1.25)


def house(paint, dark):
    """The shell that hangs on the wall, and the cover before it, apart by a dark seam."""
    shell = rounded([(1.15, .02), (.04, .02, .10), (.012, SEAM + .012, .012), (.10, SEAM + .012)])
    casing('shell', rings(HOUSE, shell), gloss('#d9dadb'))
    casing('gap', rings(HOUSE, [(.04, -.3), (.04, -.9)]), dark)
    soft = smooth([(0, -1.50), (.022, -1.68), (.085, -1.83), (.19, -1.935), (.33, -1.985), (.48, FRONT)], 7)
    edge = rounded([(.10, SEAM - .012), (0, SEAM - .012, .012), (0, -1.45)])
    casing('cover', rings(HOUSE, [*edge, *soft, (1.15, FRONT - .002)]), paint)


def write(words, height, x, z, print_ink, **rest):
    place(lettering('words', words, height, print_ink, brand.font(), raise_by=.002, **rest), (x, FRONT - .003, z))


def temperature(shine, dark):
    """The dial in its ring; it turns from the blue arc to the red one."""
    place(disc('dial ring', .47, .07, shine, .024), (0, FRONT + .03, FACE), (90, 0, 0))
    place(disc('dial well', .425, .05, dark, .012), (0, FRONT + .005, FACE), (90, 0, 0))
    place(dial('dial', .34, .24, steel(colour='#e6e6e8', roughness=.32), dark, 54), (0, FRONT - .03, FACE), (90, 34, 0))
    for start, tint in ((150, COLD), (-30, HOT)):
        arc = [(.66 * math.cos(a), FRONT, FACE + .66 * math.sin(a)) for a in (math.radians(start + 60 * k / 24) for k in range(25))]
        sweep('arc', arc, satin(tint), (.012, .032), 3, side=(0, 1, 0), blunt=1)
    for k in range(7):
        turn = math.radians(-51 + k * 17)
        place(disc('mark', .016, .006, dark, .002), (.60 * math.sin(turn), FRONT - .001, FACE + .60 * math.cos(turn)), (90, 0, 0))


def lamp(shine, dark, print_ink):
    for part in (disc('lamp ring', .078, .03, shine), disc('lamp well', .060, .034, dark, .004), disc('lamp', .044, .046, glow('#ff3b2e', 1.4))):
        place(part, (0, FRONT + .002, 1.20), (90, 0, 0))
    write('HEAT', .062, 0, 1.03, print_ink, spacing=1.1)


def cable(black):
    """Out of its gland below, and back to the wall."""
    place(disc('gland', .11, .16, black, .03), (0, -.95, .50))
    tube('cable', [(0, -.95, .54), (0, -.94, .38), (0, -.80, .26), (0, -.50, .22), (0, .05, .24)], .045, black, blunt=0)
