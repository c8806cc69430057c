"""Office kettle: a wide double-walled steel body with a beak, a lid that is turned to lock, and a handle for a full hand."""
import math

import brand
from materials import chrome, coat, gloss, glow, ink, matte, satin, steel
from shapes import box, disc, lathe, lettering, place, radius_of, rounded, smooth, step, sweep, wrap

FOOT, HOOP, RIM = .37, .80, 2.24
DETAILS = {'lid': ('top', (.04, -.02, 2.36), 2.15)}
BASE = rounded([(0, .025), (.93, .025, .012), (.95, .055, .025), (.935, .17, .04), (.82, .195, .03), (0, .195)])
BODY = (rounded([(.80, FOOT), (.900, FOOT, .04), (.905, .46)]) + smooth([(.905, .47), (.903, .62), (.896, HOOP - .012)], 8)
        + rounded([(.895, HOOP - .01), (.880, HOOP - .008, .004), (.880, HOOP + .008, .004), (.894, HOOP + .01)])
        + smooth([(.893, HOOP + .012), (.875, 1.10), (.842, 1.50), (.800, 1.90), (.768, RIM)], 12))
LID = (rounded([(0, RIM), (.700, RIM, .01), (.716, RIM + .055, .02), (.690, RIM + .085, .02)])
       + smooth([(.675, RIM + .092), (.58, RIM + .140), (.44, RIM + .185), (.33, RIM + .205)], 8)
       + rounded([(.325, RIM + .206), (.285, RIM + .212, .02), (.270, RIM + .170, .02), (0, RIM + .170)]))
LOOP = smooth([(-.66, 0, 2.03), (-.82, 0, 2.13), (-1.02, 0, 2.195), (-1.24, 0, 2.17), (-1.405, 0, 2.02), (-1.475, 0, 1.76), (-1.455, 0, 1.44),
               (-1.365, 0, 1.15), (-1.20, 0, .93), (-1.01, 0, .82), (-.82, 0, .77)], 10)


def build(colour):
    black, dark, paint, shine = matte('#17181a'), gloss('#0c0d0e'), coat(colour), chrome()
    power_base(black, dark, shine)
    rim = rounded([(.768, RIM), (.766, RIM + .022, .008), (.742, RIM + .022, .008), (.735, RIM - .25)])
    lathe('body', BODY + rim, paint, 240, beak)
    lid(black, dark, shine)
    handle(black, dark, shine)
    mark = lettering('mark', brand.NAME, .125, ink(colour), brand.font(), bold=.012, spacing=1.25)
    wrap(mark, radius_of(BODY), 1.42, -90)


def beak(x, y, z):
    """Draws the upper front (+x) of the body out to a pointed spout."""
    pull = step(z, 1.62, RIM + .05) * math.exp(-(math.atan2(y, x) / .30) ** 2)
    return x + .36 * pull ** 1.4, y * (1 - .12 * pull), z + .045 * pull ** 2


def power_base(black, dark, shine):
    lathe('foot', rounded([(0, 0), (.86, 0, .01), (.86, .03), (0, .03)]), dark)
    lathe('base', BASE, black, 192)
    lathe('gap', [(0, .18), (.78, .18), (.78, .26), (0, .26)], dark)
    lathe('skirt', rounded([(.72, .218), (.885, .218, .02), (.908, FOOT - .03, .015), (.895, FOOT - .018), (.72, FOOT - .018)]), black, 192)
    ring = rounded([(.84, FOOT - .022), (.910, FOOT - .022, .007), (.910, FOOT + .012, .007), (.84, FOOT + .012)])
    lathe('skirt ring', ring, steel(roughness=.16), 192)
    for part in (disc('lamp ring', .050, .022, shine, .007), disc('lamp', .034, .030, glow('#ff3b2e', 1.1), .01)):
        place(part, (0, -radius_of(BASE)(.11) + .006, .11), (86, 0, 0))
    box('switch foot', (.30, .30, .12), (-.92, 0, .285), black, .045)
    box('switch', (.18, .20, .06), (-1.04, 0, .335), dark, .027, turn=(0, math.radians(-9), 0))


def lid(black, dark, shine):
    """A turn of the knob moves the two lugs under the rim."""
    lathe('lid ring', rounded([(.69, RIM - .02), (.750, RIM - .02, .008), (.748, RIM + .040, .012), (.69, RIM + .046)]), shine, 192)
    lathe('lid', LID, black, 192)
    knob = [(0, RIM + .15), (.225, RIM + .15, .02), (.205, RIM + .27, .06), (.235, RIM + .43, .035), (.205, RIM + .46, .02), (0, RIM + .46)]
    lathe('knob', rounded(knob), black, 288, ribs)
    lathe('knob cap', rounded([(0, RIM + .455), (.185, RIM + .455, .004), (.180, RIM + .474, .008), (0, RIM + .478)]), steel(roughness=.22))
    pale = satin('#d2d3d5')
    for angle, word in ((-132, 'OPEN'), (-88, 'LOCK')):
        words = lettering('word', word, .078, pale, brand.font(), bold=.008, spacing=1.15)
        place(words, round_lid(.515, angle, RIM + .168), (-68, 0, angle + 90))
    place(box('pointer', (.11, .022, .008), (0, 0, 0), dark, .003), round_lid(.105, -88, RIM + .477), (0, 0, -88))
    for angle in (-110, 70):
        place(box('lug', (.17, .09, .045), (0, 0, 0), dark, .018), round_lid(.712, angle, RIM + .064), (0, 0, angle + 90))


def round_lid(radius, angle, z):
    return radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle)), z


def ribs(x, y, z):
    grip = 1 - .018 * (1 + math.cos(math.atan2(y, x) * 30)) * step(math.hypot(x, y), .19, .21) * step(z, RIM + .30, RIM + .36)
    return x * grip, y * grip, z


def handle(black, dark, shine):
    sweep('handle', LOOP, black, (.135, .085), 3, side=(0, 1, 0), blunt=.2, count=48,
          taper=lambda t: 1.16 - .20 * step(t, .05, .3) + .10 * step(t, .35, .6) - .22 * step(t, .65, 1))
    for z, height in ((2.02, .30), (.80, .26)):
        box('pad', (.10, .27, height), (-radius_of(BODY)(z) - .005, 0, z), dark, .035, turn=(0, math.radians(6), 0))
    inlay = smooth([(-1.20, 0, 2.262), (-1.36, 0, 2.185), (-1.48, 0, 2.03), (-1.553, 0, 1.76), (-1.535, 0, 1.42), (-1.452, 0, 1.12)], 14)
    sweep('inlay', inlay, shine, (.030, .012), 3, side=(0, 1, 0), blunt=2)
