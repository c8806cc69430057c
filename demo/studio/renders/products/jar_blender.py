"""Jar blender: a conical base with one steel knob, and a clear jar of mango lassi locked onto it."""
import math

import brand
from materials import chrome, coat, gloss, glow, ink, matte, satin, steel
from products.clear_vessels import clear, drink, marks, radius_at
from products.mixer_grinder import flow_breakers, foot
from products.tower_front import front_of, lying, stage
from shapes import box, dial, disc, lathe, lettering, place, rounded, smooth, step, sweep, tower

DEPTH, POWER, RIM = .91, 3.2, 3.88
PANEL = .82
JAR = (.50, .665, 1.72, RIM)
DETAILS = {'knob': ('front', (0, -1.0, .82), 1.8)}
SHELL = rounded([(.98, .20), (1.105, .20, .05)]) + smooth([
    (1.138, .30), (1.146, .42), (1.105, .70), (1.015, 1.02), (.905, 1.24), (.82, 1.36), (.73, 1.43), (.60, 1.47), (0, 1.48),
], 9)


def build(colour):
    black, dark, shine = matte('#18191b'), gloss('#0c0d0e'), chrome()
    foot(black, dark)
    tower('shell', SHELL, coat(colour), DEPTH, POWER, 224)
    tower('band', rounded([(1.05, .255), (1.148, .255, .010), (1.156, .315, .010), (1.05, .315)]), shine, DEPTH, POWER, 224)
    knob(dark, shine, ink(colour))
    seat(black, dark)
    clear('jar', JAR, flow_breakers)
    drink(JAR, 3.10, '#e8a33d', flow_breakers)
    marks(JAR, [(2.14, '250'), (2.34, ''), (2.53, '500'), (2.72, ''), (2.90, '750'), (3.09, ''), (3.26, '1000 ml')], -76)
    handle(black, shine)
    lid(black, dark)


def knob(dark, shine, print_ink):
    """It stands on a round plate that leans back with the front."""
    turner = dial('knob', .235, .20, steel(colour='#e4e4e6', roughness=.42), dark, 48)
    parts = [
        place(disc('bezel', .380, .075, shine, .02, .335), (0, 0, -.035)),
        place(disc('plate', .36, .06, dark, .01), (0, 0, -.035)),
        place(turner, (0, 0, .03), (0, 0, 30)),
        lying(lettering('mark', brand.NAME, .105, print_ink, brand.font(), bold=.012, spacing=1.2), 0, .525, -.01),
        place(disc('lamp ring', .040, .02, shine, .006, .026), (0, -.452, .012)),
        place(disc('lamp', .030, .02, glow('#ff3b2e', 1.6), .006), (0, -.452, .012)),
    ]
    for word, turn in zip('P012', (-90, -30, 30, 90)):
        angle = math.radians(turn)
        letter = lettering('speed ' + word, word, .060, satin('#e9e9e9'), brand.font(), bold=.01)
        parts.append(lying(letter, .300 * math.sin(angle), .300 * math.cos(angle), .028))
    stage(front_of(SHELL, DEPTH, POWER), PANEL, .3, .012, parts)


def seat(black, dark):
    lathe('seat', rounded([(0, 1.42), (.665, 1.42), (.665, 1.515, .02), (.63, 1.54, .02), (0, 1.54)]), black, 160)
    lathe('coupling', [(0, 1.52), (.56, 1.52), (.56, 1.58), (0, 1.58)], dark)
    collar = rounded([(0, 1.565), (.585, 1.565, .012), (.600, 1.62, .02), (.560, 1.80, .03), (.535, 1.835, .012), (.48, 1.835)])
    lathe('jar base', collar, black, 240, grip)
    lathe('jar trim', rounded([(.48, 1.825), (.540, 1.825, .008), (.540, 1.862, .008), (.48, 1.862)]), steel(roughness=.16), 160)


def grip(x, y, z):
    ribs = 1 - .014 * (1 + math.cos(math.atan2(y, x) * 36)) * step(z, 1.60, 1.64) * (1 - step(z, 1.74, 1.79)) * step(math.hypot(x, y), .5, .54)
    return x * ribs, y * ribs, z


def handle(black, shine):
    path = smooth([
        (.58, 0, 3.60), (.76, 0, 3.62), (.95, 0, 3.58), (1.07, 0, 3.42), (1.09, 0, 3.16), (1.05, 0, 2.84), (.97, 0, 2.56), (.84, 0, 2.38),
        (.70, 0, 2.32), (.52, 0, 2.31),
    ], 12)
    sweep('handle', path, black, (.115, .072), 3, side=(0, 1, 0), taper=lambda t: 1.10 - .14 * step(t, .08, .35) + .10 * step(t, .8, 1), blunt=.2)
    for z in (3.60, 2.31):
        box('bracket', (.05, .30, .24), (radius_at(JAR)(z) + .005, 0, z), black, .02)
    inlay = smooth([(1.02, 0, 3.56), (1.135, 0, 3.42), (1.158, 0, 3.16), (1.118, 0, 2.84), (1.045, 0, 2.58)], 12)
    sweep('inlay', inlay, shine, (.030, .008), 3, side=(0, 1, 0), blunt=3)


def lid(black, dark):
    lathe('lid', rounded([
        (.60, RIM - .06), (.700, RIM - .06, .014), (.715, RIM + .08, .03), (.66, RIM + .125, .04), (.34, RIM + .150, .02), (0, RIM + .15),
    ]), black, 192)
    lathe('lid seam', rounded([(.60, RIM - .075), (.712, RIM - .075, .006), (.712, RIM - .050, .006), (.60, RIM - .05)]), steel(roughness=.16), 160)
    lathe('cap ring', rounded([(.20, RIM + .13), (.295, RIM + .13), (.295, RIM + .170, .008), (.20, RIM + .17)]), steel(roughness=.16), 128)
    lathe('cap', rounded([(0, RIM + .14), (.255, RIM + .14), (.262, RIM + .275, .03), (.18, RIM + .30, .02), (0, RIM + .30)]), dark, 160)
