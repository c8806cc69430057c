"""Infrared cooktop: a glowing coil of two rings under black glass, and a steel knob in front of it."""
import math

import brand
from materials import chrome, glow, gloss, matte, satin, steel
from shapes import box, dial, disc, lathe, place

from products.hob import HAIR, bow, digits, housing, ring, sign_ink, stroke, word

WIDTH, DEPTH, TOP = 2.9, 3.6, .70
PLATE, KNOB = .38, -1.30
INNER, OUTER = .70, 1.10           # the radii of the two rings, 14 and 22 cm across
DETAILS = {
    'ring': ('top', (.04, .26, TOP), 2.8),
}


def build(colour):
    housing(colour, WIDTH, DEPTH, TOP)
    white = sign_ink()
    coil()
    ring(OUTER + .055, .010, 0, PLATE, TOP, white)
    ring(INNER + .012, .006, 0, PLATE, TOP, satin('#8b8e92'))
    knob(white)
    hot_sign(white)
    place(disc('lamp', .024, .006, glow('#ff3b2e', 1.6), .002), (1.02, KNOB, TOP))
    word('ON', .055, 1.02, KNOB - .12, TOP, white)
    word(brand.NAME, .115, -.90, 1.55, TOP, white, 1.2)
    word('2200 W', .065, 1.02, 1.55, TOP, white)


def coil():
    """Turns of corrugated ribbon: bright wire, a red seam on both sides, and a dim red in the glass between them."""
    place(disc('heat', OUTER + .02, HAIR / 2, glow('#4a0c05', .6), .0004), (0, PLATE, TOP))
    seam, wire = glow('#b0200c', .9), glow('#ff7a34', 1.05)
    for start, turns in ((.10, 7), (INNER + .075, 4)):
        for k in range(turns):
            radius = start + k * .084
            waves = round(radius * 120)
            for name, half, z, red in (('seam', .028, HAIR, seam), ('wire', .010, HAIR * 2, wire)):
                place(lathe(name, [(radius - half, z), (radius + half, z)], red, waves * 8, corrugation(waves)), (0, PLATE, TOP))


def corrugation(waves):
    def wave(x, y, z):
        swing = 1 + .007 * math.sin(waves * math.atan2(y, x)) / math.hypot(x, y)
        return x * swing, y * swing, z
    return wave


def knob(white):
    place(disc('collar', .345, .025, chrome(), .01, .30), (0, KNOB, TOP))
    place(disc('well', .31, .015, gloss('#0c0d0e'), .004), (0, KNOB, TOP))
    place(dial('knob', .255, .20, steel(colour='#dadadc', roughness=.34), matte(), 48), (0, KNOB, TOP + .012), (0, 0, -42))
    for k in range(9):
        angle = math.radians(230 - k * 32.5)
        inner, outer = .385, .415 + .006 * k
        stroke([(r * math.cos(angle), KNOB + r * math.sin(angle)) for r in (inner, outer)], TOP, white, .008)


def hot_sign(white):
    """The H that stays as long as the glass is hot."""
    digits('H', .17, -1.02, KNOB + .02, TOP, glow('#ff3b2e', 1.8))
    stroke(bow(.145, 0, 360, -1.02, KNOB + .02, 64), TOP, white, .005)
    box('rule', (.16, .008, .004), (-1.02, KNOB - .19, TOP), white, .001, 2)
