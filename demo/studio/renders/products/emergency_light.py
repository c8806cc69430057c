"""Emergency light: a lantern with a ring of light tubes behind glass and bars, a wide foot with a dimmer knob, a bail to carry it."""
import math

import brand
from materials import chrome, glass, gloss, glow, ink, matte, satin, steel
from products.heating import arch
from products.tower_front import front_of, stage
from shapes import box, dial, disc, lathe, lettering, place, radius_of, rounded, sweep, wrap

FLOOR, CEILING = .93, 1.80                         # of the light
KNOB = .42
FOOT = rounded([(.50, .035), (.592, .035, .03), (.592, .14, .05), (.505, .84, .05), (.44, .86, .01), (.40, .86)])
DETAILS = {'switch': ('front', (0, -.55, .44), 1.35)}


def build(colour):
    black, dark, paint = matte('#17181a'), gloss('#0c0d0e'), gloss(colour)
    foot(black, paint)
    light()
    cage(paint)
    cap(black, paint)
    controls(dark, ink(colour))
    socket(dark)
    bail(black)


def foot(black, paint):
    lathe('sole', rounded([(0, 0), (.54, 0, .02), (.575, .05, .02), (.50, .06), (0, .06)]), black)
    lathe('foot', FOOT, paint)
    lathe('collar', rounded([(0, .84), (.47, .84), (.478, .87, .012), (.478, .92, .02), (.44, .94, .01), (0, .94)]), black)


def light(count=6):
    """Tubes round a white core, between two bright plates."""
    lathe('core', [(.21, FLOOR), (.21, CEILING)], glow('#ffd88f', .86))
    plate = rounded([(0, -.03), (.40, -.03), (.40, .012, .008), (.34, .03, .02), (0, .03)])
    place(lathe('plate', plate, chrome()), (0, 0, FLOOR))
    place(lathe('plate', plate, chrome()), (0, 0, CEILING), (180, 0, 0))
    heat, metal = glow('#ffeabf', 1.7), steel(roughness=.16)
    for k in range(count):
        angle = math.tau * (k - .25) / count
        at = (.27 * math.cos(angle), .27 * math.sin(angle))
        length = CEILING - FLOOR
        place(lathe('tube', rounded([(0, .08), (.046, .08, .04), (.046, length - .08, .04), (0, length - .08)]), heat, 32), (*at, FLOOR))
        for z in (FLOOR, CEILING - .10):
            place(lathe('tube end', rounded([(0, 0), (.05, 0, .008), (.05, .10, .008), (0, .10)]), metal, 32), (*at, z))
    lathe('glass', [(.424, FLOOR - .02), (.424, CEILING + .02), (.412, CEILING + .02), (.412, FLOOR - .02), (.424, FLOOR - .02)], glass())


def cage(paint, count=6):
    for k in range(count):
        angle = math.tau * (k + .25) / count
        at = (.452 * math.cos(angle), .452 * math.sin(angle), (FLOOR + CEILING) / 2)
        box('bar', (.05, .042, CEILING - FLOOR + .06), at, paint, .016, turn=(0, 0, angle))


def cap(black, paint):
    lathe('neck', rounded([(0, 1.79), (.47, 1.79, .012), (.478, 1.81, .01), (.478, 1.85), (0, 1.85)]), black)
    lathe('cap', rounded([(.40, 1.845), (.515, 1.845, .02), (.52, 1.97, .03), (.44, 2.115, .10), (.20, 2.15, .02), (0, 2.15)]), paint)
    lathe('cap inlay', rounded([(0, 2.14), (.24, 2.14), (.24, 2.162, .015), (.18, 2.168, .01), (0, 2.168)]), black)


def controls(dark, print_ink):
    at, radius = front_of(FOOT, 1, 2), radius_of(FOOT)
    ring = lathe('knob ring', rounded([(.10, -.08), (.198, -.08), (.194, .024, .012), (.15, .03)]), dark, 96)
    knob = dial('knob', .152, .12, steel(roughness=.2), dark, 40)
    knob.rotation_euler.z = math.radians(-38)
    stage(at, KNOB, .02, 0, [ring, knob])
    for k in range(9):
        turn = math.radians(-130 + 260 * k / 8)
        long = .028 + .014 * k / 8                           # the marks grow with the light
        x, z = (.23 + long / 2) * math.sin(turn), KNOB + (.23 + long / 2) * math.cos(turn)
        box('tick', (.014, .008, long), (x, at(x, z), z), print_ink, .002, turn=(0, turn, math.asin(x / radius(z))))
    for angle, word in ((-112, 'OFF'), (-68, 'MAX')):
        wrap(lettering('word', word, .056, print_ink, brand.font(), raise_by=.003, spacing=1.1), radius, .205, angle)
    wrap(lettering('mark', brand.NAME, .082, print_ink, brand.font(), raise_by=.003, bold=.012, spacing=1.2), radius, .765)
    lamp = [disc('lamp ring', .034, .02, dark, .008), disc('lamp', .022, .032, glow('#ff3b2e', 3))]
    stage(at, .15, .02, 0, lamp)


def socket(dark):
    """The port that charges a phone, round at the right."""
    angle, at = -47, radius_of(FOOT)(.40)
    turn = math.radians(angle)
    spot = (math.cos(turn), math.sin(turn))
    frame = box('port frame', (.20, .05, .11), (0, 0, 0), satin('#26282b'), .02)
    hole = box('port', (.13, .02, .048), (0, -.022, 0), dark, .006)
    tongue = box('port tongue', (.11, .02, .014), (0, -.026, .006), satin('#d0d2d4'), .003)
    hole.parent = tongue.parent = frame
    place(frame, ((at - .008) * spot[0], (at - .008) * spot[1], .40), (-7, 0, angle + 90))


def bail(black):
    for side in (-1, 1):
        place(disc('pivot', .085, .06, black, .02), (side * .505, 0, 1.96), (0, side * 90, 0))
    path = arch([(-.57, 1.93), (-.575, 2.10), (-.54, 2.32), (-.42, 2.49), (-.22, 2.565), (0, 2.58)])
    sweep('bail', path, black, (.05, .028), 3.2, side=(0, 1, 0), blunt=1)
    sweep('grip', arch([(-.33, 2.532), (-.20, 2.568), (0, 2.58)]), black, (.075, .045), 3.2, side=(0, 1, 0), blunt=.6)
