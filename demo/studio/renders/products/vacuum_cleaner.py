"""Drum vacuum cleaner: a metal drum on castors, a black motor head clamped on it, a ribbed hose to a steel wand that is parked beside."""
import math

import brand
from materials import chrome, coat, gloss, glow, ink, matte, satin, steel
from products.assembly import holder, with_parent
from shapes import box, disc, lathe, lettering, place, plate, radius_of, rounded, smooth, sweep, tube, wrap

DRUM = rounded([(1.30, .58), (1.44, .60, .05), (1.452, .98), (1.478, 1.01, .025), (1.480, 1.09, .025), (1.456, 1.12), (1.490, 2.26),
                (1.517, 2.29, .025), (1.518, 2.37, .025), (1.494, 2.40), (1.500, 2.58)])
HEAD = rounded([(1.40, 2.72), (1.53, 2.74, .03)]) + smooth([(1.535, 2.80), (1.515, 3.02), (1.43, 3.32), (1.22, 3.58), (.90, 3.74)], 10)
INLET = (-124, 1.98)              # degrees round the drum, and height
WAND = (-2.02, .30)
DETAILS = {'cyclone': ('front', (-.55, -1.3, 2.25), 2.3)}


def build(colour):
    black, dark, paint, shine = matte('#1a1b1d'), gloss('#0d0e10'), coat(colour), chrome()
    base(black)
    lathe('drum', DRUM + [(1.40, 2.58)], paint, 192)
    wrap(lettering('mark', brand.NAME, .21, ink(colour), brand.font(), bold=.012, spacing=1.2), radius_of(DRUM), 1.86, -82)
    wrap(lettering('use', 'WET + DRY   15 L', .085, ink(colour), brand.font(), spacing=1.15), radius_of(DRUM), 1.58, -82)
    motor_head(black, dark, paint)
    switch(dark)
    for angle in (-142, -38, 38, 142):
        clamp(angle, black, shine)
    with_parent(at_drum(INLET[0], 1.47, INLET[1]), lambda: inlet(black, dark, shine))
    hose()
    wand(black, dark)


def at_drum(angle, radius, z):
    """A holder whose axis z points out of the drum."""
    turn = math.radians(angle)
    return holder('at drum', (radius * math.cos(turn), radius * math.sin(turn), z), (90, 0, angle + 90))


def base(black):
    lathe('tray', rounded([(0, .34), (1.30, .34, .04), (1.50, .42, .05), (1.535, .62, .03), (1.40, .63)]), black, 160)
    for angle in (-128, -52, 52, 128):
        with_parent(holder('castor', (1.36 * math.cos(math.radians(angle)), 1.36 * math.sin(math.radians(angle)), .20), (0, 0, angle)),
                    lambda: castor(black))


def castor(black):
    place(disc('wheel', .20, .15, satin('#3a3c40'), .04), (.06, .075, 0), (90, 0, 0))
    place(disc('hub', .10, .19, satin('#c4c6c9'), .02), (.06, .095, 0), (90, 0, 0))
    box('fork', (.30, .28, .16), (.0, 0, .19), black, .05)
    place(disc('pivot', .13, .14, black, .02), (-.02, 0, .18))


def motor_head(black, dark, paint):
    lathe('ring', rounded([(1.40, 2.55), (1.555, 2.555, .02), (1.57, 2.615, .02), (1.40, 2.62)]), steel(roughness=.2), 192)
    lathe('rim', rounded([(1.40, 2.625), (1.585, 2.63, .02), (1.60, 2.69, .025), (1.575, 2.745, .02), (1.40, 2.75)]), black, 192)
    lathe('head', HEAD + rounded([(.90, 3.74), (.86, 3.755, .02), (.85, 3.72, .01), (0, 3.72)]), black, 192)
    lathe('top', rounded([(0, 3.70), (.835, 3.70), (.83, 3.76, .02), (.70, 3.79, .03), (0, 3.80)]), paint, 144)
    for side in (-8, 188):
        for k in range(9):
            angle, z = math.radians(side + (k - 4) * 4.4), 3.03
            box('vent', (.07, .055, .30), (1.487 * math.cos(angle), 1.487 * math.sin(angle), z), dark, .024, turn=(0, math.radians(-9), angle))
    half = [(0, 0, 4.45), (.36, 0, 4.41), (.55, 0, 4.24), (.61, 0, 3.98), (.60, 0, 3.66)]
    bow = smooth([(-x, y, z) for x, y, z in reversed(half[1:])] + half, 10)
    sweep('handle', bow, black, (.15, .10), 3, side=(0, 1, 0), blunt=0)
    for side in (-1, 1):
        lathe('socket', rounded([(0, 0), (.20, 0, .01), (.185, .10, .03), (0, .10)]), dark, 64).location = (side * .60, 0, 3.78)


def switch(dark):
    """A rocker for sucking and blowing on a dark plate, the lamp beside it."""
    at = radius_of(HEAD)
    wrap(plate('panel edge', 1.06, .44, .030, satin('#85898e'), .015, 5), at, 2.99)
    wrap(plate('panel', 1.01, .39, .036, dark, .015, 5), at, 2.99)
    rocker = box('rocker', (.30, .12, .20), (-.12, -at(2.99) - .035, 2.99), satin('#c9cbce'), .03)
    rocker.rotation_euler = (math.radians(-11), 0, math.radians(-4))
    for x, word in ((-.38, 'AIR IN'), (.14, 'OUT')):
        printed = lettering('word', word, .052, satin('#e6e6e6'), brand.font(), spacing=1.05)
        wrap(printed, lambda z: at(z) + .038, 2.99, -90 + math.degrees(x / at(2.99)))
    angle = math.radians(-90 + math.degrees(.36 / at(2.99)))
    out = at(2.99) + .028
    lamp = disc('lamp', .044, .03, glow('#ff3b2e', 1.8), .012)
    place(lamp, (out * math.cos(angle), out * math.sin(angle), 2.99), (84, 0, math.degrees(angle) + 90))


def clamp(angle, black, shine):
    """Holds the head on the drum."""
    def parts():
        box('clamp', (.24, .52, .09), (0, .0, .10), black, .035)
        box('lever', (.16, .30, .06), (0, -.06, .155), satin('#8a8e93'), .025)
        tube('wire', [(-.10, -.10, .10), (-.10, .26, .13), (0, .285, .13), (.10, .26, .13), (.10, -.10, .10)], .018, shine)
    with_parent(at_drum(angle, 1.49, 2.56), parts)


def inlet(black, dark, shine):
    """Where the hose plugs in, askew, so that the air turns round the drum; arrows say which way."""
    disc('flange', .37, .07, black, .025)
    disc('flange ring', .275, .085, shine, .01, .24)
    lathe('port', rounded([(0, .05), (.255, .05), (.245, .30, .02), (0, .30)]), dark, 96)
    lathe('plug', rounded([(.15, .18), (.285, .18, .02), (.285, .34, .02), (.235, .42, .03), (.225, .62, .02), (.15, .62)]), black, 96)
    for k in range(16):
        angle = math.tau * k / 16
        box('grip', (.03, .03, .12), (.282 * math.cos(angle), .282 * math.sin(angle), .26), black, .012)
    light = satin('#d6d8da')
    for start in (0, 120, 240):
        turns = [math.radians(start + 6 * k) for k in range(11)]
        sweep('arrow', [(.322 * math.cos(a), .322 * math.sin(a), .071) for a in turns], light, (.016, .004), count=16, blunt=0)
        tip = math.radians(start + 68)
        place(disc('arrow head', .030, .004, light, .001, steps=3), (.322 * math.cos(tip), .322 * math.sin(tip), .069), (0, 0, start + 158))


def hose():
    """From the inlet forward and up to the wand's grip, with a ring every few millimetres."""
    turn = math.radians(INLET[0])
    out = [(r * math.cos(turn), r * math.sin(turn), INLET[1] + up) for r, up in ((1.95, 0), (2.20, .02))]
    line = smooth([*out, (-1.62, -2.05, 2.25), (-2.02, -1.98, 2.75), (-2.22, -1.62, 3.45), (-2.24, -1.12, 3.98), (-2.14, -.62, 4.22),
                   (-2.08, -.22, 4.18)], 110)
    sweep('hose', line, satin('#232427'), (.185, .185), blunt=0, count=28, taper=lambda t: 1 + .055 * math.sin(t * math.tau * 70))


def wand(black, dark):
    x, y = WAND
    bright = steel(roughness=.2)
    grip = smooth([(-2.10, -.36, 4.22), (-2.06, -.10, 4.15), (-2.03, .14, 3.92), (x, .26, 3.60), (x, y, 3.20)], 10)
    sweep('grip', grip, black, (.215, .215), blunt=.1, taper=lambda t: 1 + .06 * math.cos(t * 14))
    for low, high, radius in ((.55, 1.95, .165), (1.90, 3.30, .175)):
        place(disc('tube', radius, high - low, bright, .01), (x, y, low))
    place(disc('joint', .195, .16, black, .02), (x, y, 1.87))
    place(disc('foot joint', .20, .34, black, .04), (x, y, .38))
    box('parking', (.46, .16, .16), (-1.74, .26, 2.66), black, .04)
    with_parent(holder('nozzle', (x, y, 0), (0, 0, 58)), lambda: floor_nozzle(black, dark))


def floor_nozzle(black, dark):
    box('body', (2.30, .62, .22), (0, -.02, .16), black, .09)
    box('hump', (.62, .50, .30), (0, .02, .25), black, .10)
    box('bumper', (2.34, .66, .05), (0, -.02, .13), satin('#8a8e93'), .02)
    box('brush', (2.16, .50, .08), (0, -.02, .04), dark, .01)
