"""Insulated lunch box: a soft rectangle of plastic round a steel tray, closed by a clip at each end, with a carrying bow."""
import math

from materials import chrome, gloss, matte, rubber, steel
from products.prints import mark_on
from shapes import box, disc, place, rounded, smooth, step, sweep, tower

LONG, DEEP, SOFT = 1.10, .727, 4.6                   # half of 22 cm; depth for each unit of width; how square
SEAM, TOP = .58, .90
DETAILS = {'clip': ('quarter', (-1.06, -.12, .56), 1.5)}


def build(colour):
    plastic, black, shine = gloss(colour), matte('#26282b'), chrome()
    lower = [(0, .03), (LONG - .16, .03), (LONG - .13, 0, .012), (LONG - .07, .012, .03), (LONG - .02, SEAM - .12, .2), (LONG, SEAM - .07, .01),
             (LONG, SEAM - .012, .014), (LONG - .06, SEAM - .012)]
    body = soft_box('body', lower, plastic)
    soft_box('gasket', [(0, SEAM - .02), (LONG - .035, SEAM - .02), (LONG - .035, SEAM + .05), (0, SEAM + .05)], rubber())
    soft_box('tray rim', [(LONG - .1, SEAM - .012), (LONG - .008, SEAM - .012, .008), (LONG - .008, SEAM + .014, .008), (LONG - .1, SEAM + .014)],
             steel(roughness=.16))
    lid(plastic, shine)
    for side in (-1, 1):
        clip(side, black, shine)
    bow(black, shine, plastic)
    mark_on(body, colour, .12, (0, -2, .28))


def soft_box(name, corners, material):
    return tower(name, rounded(corners), material, DEEP, SOFT, 176)


def lid(plastic, shine):
    soft_box('lid', [(LONG - .1, SEAM + .03), (LONG, SEAM + .03, .014), (LONG, SEAM + .10, .015), (LONG - .03, TOP - .04, .10),
                     (LONG - .20, TOP, .06), (LONG - .26, TOP - .025, .02), (0, TOP - .015)], plastic)
    place(disc('vent', .10, .03, plastic, .012), (.26, -.36, TOP - .025))
    place(disc('vent ring', .125, .016, shine, .006, .10), (.26, -.36, TOP - .025))


def clip(side, black, shine):
    """A flap that hangs on a pin of the lid and snaps under the edge of the body."""
    line = [(1.06, TOP - .10), (1.135, TOP - .13), (1.16, SEAM + .10), (1.165, SEAM - .05), (1.15, SEAM - .19), (1.165, SEAM - .27),
            (1.20, SEAM - .30)]
    path = smooth([(side * x, 0, z) for x, z in line], 10)
    sweep('clip', path, black, (.27, .030), 4, side=(0, 1, 0), taper=lambda t: 1 - .14 * step(t, .5, 1), blunt=.2)
    box('catch', (.10, .40, .05), (side * 1.115, 0, SEAM - .115), black, .02)
    for y in (-.31, .31):
        box('lug', (.12, .07, .12), (side * 1.07, y, TOP - .145), black, .03)
    place(disc('pin', .026, .72, shine, .008, steps=40), (side * 1.095, .36, TOP - .14), (90, 0, 0))


def bow(black, shine, plastic):
    for x in (-.56, .56):
        box('bow foot', (.22, .24, .07), (x, 0, TOP - .005), black, .03)
        place(disc('pivot', .042, .26, shine, .01, steps=48), (x, .13, TOP + .045), (90, 0, 0))
    half = [(-.56, TOP + .03), (-.57, TOP + .16), (-.53, TOP + .33), (-.40, TOP + .43), (-.18, TOP + .46)]
    path = smooth([(x, 0, z) for x, z in half + [(-x, z) for x, z in reversed(half)]], 10)
    sweep('bow', path, black, (.105, .045), 3, side=(0, 1, 0), taper=lambda t: 1 - .12 * math.sin(math.pi * t), blunt=.2)
    inlay = smooth([(x, 0, TOP + z) for x, z in ((-.34, .487), (-.18, .503), (0, .508), (.18, .503), (.34, .487))], 10)
    sweep('bow inlay', inlay, plastic, (.045, .010), 3, side=(0, 1, 0), blunt=3)
