"""Induction cooktop: black glass in a slim frame, with touch keys and a display under the glass."""
import brand
from materials import glow, satin
from shapes import box, disc, place

from products.hob import bow, digits, housing, ring, sign_ink, stroke, word

WIDTH, DEPTH, TOP = 2.8, 3.5, .60
PLATE, KEYS = .36, -1.34
DETAILS = {
    'keys': ('top', (0, -1.32, TOP), 2.3),
}


def build(colour):
    housing(colour, WIDTH, DEPTH, TOP)
    white = sign_ink()
    plate(white)
    display()
    for x, sign in ((-1.02, lock), (-.60, minus), (.60, plus), (1.02, power)):
        ring(.145, .010, x, KEYS + .04, TOP, white)
        sign(x, KEYS + .04, white)
    place(disc('lamp', .022, .006, glow('#ff3b2e', 1.6), .002), (1.02, KEYS - .19, TOP))
    word(brand.NAME, .115, -.86, 1.50, TOP, white, 1.2)
    word('2000 W', .065, .98, 1.50, TOP, white)


def plate(white):
    """Where the pan goes: a ring for the largest and one for the smallest, and a cross in the middle."""
    for start in (8, 98, 188, 278):
        stroke(bow(1.16, start, start + 74, 0, PLATE, 64), TOP, white, .009)
    for start in range(0, 360, 15):
        stroke(bow(.60, start + 2, start + 11, 0, PLATE, 8), TOP, white, .006)
    stroke([(-.13, PLATE), (.13, PLATE)], TOP, white, .007)
    stroke([(0, PLATE - .13), (0, PLATE + .13)], TOP, white, .007)


def display():
    """The power in watts, and which of the eight steps that is."""
    digits('1200', .20, 0, KEYS + .06, TOP, glow('#ff3b2e', 1.8))
    lit, unlit = glow('#ff3b2e', 1.6), satin('#5b5e62')
    for k in range(8):
        box('step', (.075, .022, .005), ((k - 3.5) * .115, KEYS - .19, TOP), lit if k < 5 else unlit, .002, 2)


def minus(x, y, white):
    stroke([(x - .06, y), (x + .06, y)], TOP, white)


def plus(x, y, white):
    minus(x, y, white)
    stroke([(x, y - .06), (x, y + .06)], TOP, white)


def power(x, y, white):
    stroke(bow(.066, 125, 415, x, y - .008), TOP, white)
    stroke([(x, y + .01), (x, y + .085)], TOP, white)


def lock(x, y, white):
    box('padlock', (.11, .08, .005), (x, y - .035, TOP), white, .002, 2)
    stroke([(x - .036, y), *[(x + a, y + .02 + b) for a, b in bow(.036, 180, 0)], (x + .036, y)], TOP, white, .008)
