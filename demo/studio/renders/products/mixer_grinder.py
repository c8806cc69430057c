"""Mixer grinder: a broad lacquered base with a steel dial, and the large steel jar locked onto it."""
import math

import brand
from materials import chrome, coat, gloss, glow, ink, matte, rubber, satin, steel
from shapes import box, dial, disc, lathe, lettering, place, radius_of, rounded, smooth, step, sweep, tower

from products.tower_front import front_of, lying, stage

DEPTH, POWER, SEAT, RIM = .91, 3.4, 1.72, 3.96
PANEL = .80
DETAILS = {
    'dial': ('front', (0, -1.0, .90), 1.9),
    'jar': ('front', (.16, -.4, 3.40), 3.1),
}
SHELL = rounded([(.96, .20), (1.075, .20, .05)]) + smooth([
    (1.092, .30), (1.098, .44), (1.07, .78), (1.00, 1.14), (.925, 1.40), (.86, 1.55), (.79, 1.635), (.70, 1.675), (.56, 1.69), (0, 1.70),
], 9)
JAR = rounded([(.56, 2.02), (.575, 2.02, .01)]) + smooth([(.585, 2.10), (.615, 2.45), (.668, 3.00), (.722, 3.55), (.756, 3.88)], 12)


def build(colour):
    black, dark, paint = matte('#18191b'), gloss('#0c0d0e'), coat(colour)
    foot(black, dark)
    tower('shell', SHELL, paint, DEPTH, POWER, 224)
    panel(black, dark, ink(colour))
    overload_button(black)
    seat(black, dark)
    jar()
    handle(black)
    lid(black, dark)


def foot(black, dark):
    for x in (-.74, .74):
        for y in (-.64, .64):
            place(disc('pad', .17, .10, rubber(), .02), (x, y, 0))
    tower('tray', rounded([(0, .06), (1.04, .06, .03), (1.075, .175, .02), (0, .18)]), black, DEPTH, POWER, 160)
    tower('gap', [(0, .17), (1.03, .17), (1.03, .24), (0, .24)], dark, DEPTH, POWER, 160)


def panel(black, dark, print_ink):
    """The speed dial on a round plate that leans back with the front."""
    knob = dial('speed', .245, .21, steel(colour='#e4e4e6', roughness=.42), dark, 48)
    parts = [
        place(disc('bezel', .455, .075, chrome(), .02, .40), (0, 0, -.045)),
        place(disc('plate', .435, .06, dark, .01), (0, 0, -.045)),
        place(disc('collar', .285, .035, black, .012), (0, 0, .01)),
        place(knob, (0, 0, .03)),
        place(disc('lamp ring', .034, .016, satin('#4a4b4d'), .006, .024), (0, -.345, .008)),
        place(disc('lamp', .026, .016, glow('#ff3b2e', 1.5)), (0, -.345, .008)),
    ]
    for word, turn in zip('P0123', (-108, -54, 0, 54, 108)):
        angle = math.radians(turn)
        letter = lettering('speed ' + word, word, .062, satin('#e9e9e9'), brand.font(), bold=.01)
        parts.append(lying(letter, .343 * math.sin(angle), .343 * math.cos(angle), .017))
    parts.append(lying(lettering('mark', brand.NAME, .105, print_ink, brand.font(), bold=.012, spacing=1.2), 0, .60, -.012))
    stage(front_of(SHELL, DEPTH, POWER), PANEL, .3, .012, parts)


def overload_button(black):
    side = radius_of(SHELL)(.42)
    place(disc('button collar', .085, .05, black, .015, .06), (side - .03, -.10, .42), (0, 90, 0))
    place(disc('button', .062, .045, gloss('#c2231c'), .015), (side - .03, -.10, .42), (0, 90, 0))


def seat(black, dark):
    lathe('seat', rounded([
        (0, SEAT - .08), (.735, SEAT - .08), (.735, SEAT - .005, .02), (.70, SEAT + .03, .02), (.60, SEAT + .03, .01),
        (.60, SEAT - .03), (0, SEAT - .03),
    ]), black, 160)
    lathe('coupling', rounded([(0, SEAT - .04), (.575, SEAT - .04), (.575, SEAT + .12), (0, SEAT + .12)]), dark)
    lathe('jar base', rounded([
        (0, SEAT + .062), (.60, SEAT + .062), (.675, SEAT + .062, .02), (.665, SEAT + .20, .03), (.615, 2.06, .02), (.56, 2.06),
    ]), black, 160)
    lathe('jar trim', rounded([(.55, 2.045), (.612, 2.045, .008), (.612, 2.085, .008), (.55, 2.085)]), steel(roughness=.16), 160)
    for angle in (-150, -30, 90):
        turn = math.radians(angle)
        box('lug', (.20, .10, .075), (.66 * math.cos(turn), .66 * math.sin(turn), SEAT + .115), black, .025, turn=(0, 0, turn + math.pi / 2))


def jar():
    skin = JAR + rounded([(.756, 3.88), (.764, 3.90, .02), (.795, 3.915, .012), (.795, RIM, .012), (.765, RIM, .01), (.755, RIM - .04)])
    lathe('jar', skin, steel(), 240, flow_breakers)
    for z in (2.52, 3.62):
        radius = radius_of(JAR)(z)
        lathe('bead', rounded([(radius - .02, z - .022), (radius + .014, z, .012), (radius - .02, z + .022)]), steel(), 200)
    lathe('gasket', rounded([(.66, RIM - .02), (.782, RIM - .02), (.782, RIM + .02), (.66, RIM + .02)]), satin('#8d9093'), 160)


def flow_breakers(x, y, z):
    """Four upright dents that throw the food back onto the blades."""
    angle = math.atan2(y, x)
    off = angle % (math.pi / 2) - math.pi / 4
    dent = 1 - .055 * math.exp(-(off / .12) ** 4) * step(z, 2.60, 2.75) * (1 - step(z, 3.38, 3.54))
    return x * dent, y * dent, z


def handle(black):
    path = smooth([
        (.66, 0, 3.70), (.86, 0, 3.72), (1.06, 0, 3.68), (1.19, 0, 3.53), (1.21, 0, 3.25), (1.165, 0, 2.92),
        (1.07, 0, 2.62), (.93, 0, 2.42), (.76, 0, 2.35), (.56, 0, 2.34),
    ], 12)
    sweep('handle', path, black, (.115, .075), 3, side=(0, 1, 0), taper=lambda t: 1.12 - .16 * step(t, .08, .35) + .12 * step(t, .8, 1), blunt=.2)
    for z in (3.70, 2.345):
        radius = radius_of(JAR)(z)
        box('bracket', (.05, .32, .24), (radius + .005, 0, z), steel(), .02)


def lid(black, dark):
    lathe('lid', rounded([
        (.70, RIM + .012), (.815, RIM + .012, .015), (.822, RIM + .15, .035), (.72, RIM + .185, .03), (.40, RIM + .215, .02), (0, RIM + .215),
    ]), black, 192)
    for turn in (.5, math.pi + .5):
        box('clip', (.10, .30, .19), (.815 * math.cos(turn), .815 * math.sin(turn), RIM + .05), black, .03, turn=(0, 0, turn))
    lathe('lid ring', rounded([(.30, RIM + .20), (.385, RIM + .20), (.385, RIM + .235, .008), (.30, RIM + .235)]), steel(roughness=.16), 128)
    lathe('cap', rounded([(0, RIM + .20), (.335, RIM + .20), (.345, RIM + .40, .035), (.24, RIM + .435, .03), (0, RIM + .435)]), dark, 160)
