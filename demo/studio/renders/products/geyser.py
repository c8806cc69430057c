"""Storage geyser: a round enamelled tank for the wall between two caps, with a temperature dial, a lamp, and two pipes below."""
import math

from mathutils import Matrix

import brand
from materials import chrome, coat, gloss, glow, ink, matte, satin, steel
from shapes import box, dial, disc, lathe, lettering, place, plate, rounded, wrap

RADIUS = 1.70
BOTTOM, LOW_SEAM, HIGH_SEAM, TOP = .75, 2.16, 5.66, 6.55
FACE = 1.66                                    # height of the controls
DETAILS = {'dial': ('front', (.16, -RADIUS, 1.62), 2.5)}
LOW_CAP = rounded([(0, BOTTOM), (RADIUS, BOTTOM, .42), (RADIUS, LOW_SEAM - .012, .022), (1.60, LOW_SEAM - .012)], 16)
TANK = rounded([(1.60, LOW_SEAM + .012), (RADIUS, LOW_SEAM + .012, .022), (RADIUS, HIGH_SEAM - .008, .016), (1.60, HIGH_SEAM - .008)])
HIGH_CAP = rounded([(1.60, HIGH_SEAM + .008), (RADIUS, HIGH_SEAM + .008, .016), (RADIUS, TOP, .60), (0, TOP + .06)], 16)


def build(colour):
    paint, plastic, shine, dark, print_ink = coat(colour), gloss(colour), chrome(), gloss('#101113'), ink(colour)
    lathe('tank', TANK, paint, 240)
    for name, profile in (('low cap', LOW_CAP), ('high cap', HIGH_CAP)):
        lathe(name, profile, plastic, 240)
    lathe('gap', [(0, 1.2), (RADIUS - .03, 1.2), (RADIUS - .03, 5.9), (0, 5.9)], matte('#2c2d2f'), 240)
    band = rounded([(1.62, LOW_SEAM + .09), (RADIUS + .012, LOW_SEAM + .09, .01), (RADIUS + .012, LOW_SEAM + .14, .01), (1.62, LOW_SEAM + .14)])
    lathe('band', band, shine, 240)
    temperature(dark, shine, print_ink)
    lamp(dark, shine, print_ink)
    for x, tint in ((-.66, '#2f6fb5'), (.66, '#b3322c')):
        pipe(x, tint)
    place(disc('gland', .13, .14, dark, .03), (0, -.80, BOTTOM - .12))
    wall_rail()
    write(brand.NAME, .26, 0, 4.86, print_ink, bold=.012, spacing=1.25)


def write(words, height, x, z, print_ink, **rest):
    wrap(lettering('words', words, height, print_ink, brand.font(), **rest), lambda _: RADIUS, z, -90 + math.degrees(x / RADIUS))


def temperature(dark, shine, print_ink):
    """The dial in its ring, and a scale that runs over three quarters round it."""
    place(disc('dial ring', .345, .075, shine, .022), (0, -RADIUS + .045, FACE), (90, 0, 0))
    place(disc('dial well', .305, .06, dark, .012), (0, -RADIUS + .025, FACE), (90, 0, 0))
    place(dial('dial', .245, .20, steel(colour='#e6e6e8', roughness=.32), dark, 48), (0, -RADIUS - .02, FACE), (90, -32, 0))
    for k in range(13):
        tick = plate('tick', .014, .07 if k % 3 == 0 else .038, .005, print_ink, .002, count=24)
        tick.data.transform(Matrix.Rotation(math.radians(-135 + k * 22.5), 4, 'Y') @ Matrix.Translation((0, 0, .425)))
        wrap(tick, lambda _: RADIUS, FACE)
    for x, degrees in ((-.42, '30°'), (.42, '75°')):
        write(degrees, .085, x, FACE - .40, print_ink)


def lamp(dark, shine, print_ink):
    turn = .84 / RADIUS
    for part in (disc('lamp ring', .082, .03, shine), disc('lamp well', .064, .034, dark, .004), disc('lamp', .046, .046, glow('#ff3b2e', 1.1))):
        place(part, (RADIUS * math.sin(turn), -RADIUS * math.cos(turn), FACE), (90, 0, math.degrees(turn)))
    write('HEAT', .065, .84, FACE - .19, print_ink, spacing=1.1)


def pipe(x, tint):
    """A threaded pipe in its coloured collar (blue takes cold water in, red gives hot), with a hexagonal nut."""
    metal, y = steel(roughness=.2), -.95
    place(disc('collar', .225, .13, satin(tint), .03), (x, y, .46))
    place(disc('pipe', .105, BOTTOM, metal, .012, hollow=.075), (x, y, 0))
    nut = lathe('nut', rounded([(0, .20), (.185, .20, .02), (.185, .38, .02), (0, .38)]), metal, 6, crease=20)
    place(nut, (x, y, 0), (0, 0, 15))
    for k in range(4):
        place(disc('thread', .115, .022, metal, .010), (x, y, .03 + k * .045))


def wall_rail():
    """What the two bolts hold."""
    metal = steel('across', roughness=.3)
    for z in (1.5, 5.2):
        box('rail', (2.1, .10, .32), (0, RADIUS + .03, z), metal, .03)
