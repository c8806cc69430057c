"""Hand steamer: a clear tank as its foot, a painted body, a wide steel plate with steam holes, a loop of a handle at the back."""
import math

import brand
from materials import chrome, gloss, glow, matte, satin, steel
from products.assembly import holder, with_parent
from products.leads import bundled
from products.prints import mark_on, print_on
from products.steam_iron import clear
from shapes import box, disc, lettering, loft, oval, place, radius_of, rounded, smooth, step, sweep, tower

TURN = -50                        # the plate looks past the camera, so that the handle is seen as well
SHAPE = 2.5                       # between a circle and a square
TANK = smooth([(.425, .12), (.430, .30), (.425, .60), (.405, .90), (.388, 1.08)], 8)
BODY = smooth([(.392, 1.19), (.380, 1.40), (.335, 1.75), (.285, 2.05), (.27, 2.50)], 10)
HEAD = [(.50, .10, .12), (.47, .18, .19), (.36, .25, .26), (.15, .30, .30), (-.10, .37, .33), (-.27, .485, .375), (-.34, .525, .385)]
WATER = .72
MARK = math.radians(32)           # the name is printed where the camera, which does not see the front, looks
DETAILS = {'plate': ('front', (-.20, -.38, 2.52), 1.7)}


def build(colour):
    with_parent(holder('stand', turn=(0, 0, TURN)), lambda: steamer(colour))


def steamer(colour):
    black, dark, paint, shine = matte('#17181a'), gloss('#0c0d0e'), gloss(colour), chrome()
    tank(black, dark)
    tower('collar', rounded([(.30, 1.09), (.388, 1.095, .01), (.392, 1.135, .01), (.30, 1.14)]), steel(roughness=.16), .98, SHAPE)
    body = tower('body', rounded([(.30, 1.145), (.392, 1.15, .02)]) + BODY, paint, .98, SHAPE)
    mark_on(body, colour, .105, (2 * math.sin(MARK), -2 * math.cos(MARK), 1.42), (0, 0, math.degrees(MARK)))
    with_parent(holder('head', (0, 0, 2.56)), lambda: head(paint, black, dark))
    front(dark, shine)
    handle(black, dark, paint)
    way = [(0, .60, 1.16), (0, .70, 1.02), (.04, .78, .70), (.10, .80, .30), (.20, .86, .06), (.30, 1.06, .035), (.10, 1.20, .035)]
    bundled(way, black, (-.35, 1.0))


def tank(black, dark):
    """Clear walls round the water; a pale wall behind them keeps the light in."""
    tower('foot', rounded([(0, 0), (.415, 0, .015), (.440, .05, .02), (.435, .115, .015), (0, .12)]), black, .98, SHAPE)
    cover = tower('tank', TANK, clear(), .98, SHAPE)
    tower('inside', inner(.035, .12, 1.10), gloss('#e3e8ea'), .98, SHAPE)
    tower('water', inner(.018, .12, WATER), gloss('#9bc1d0'), .98, SHAPE)
    note = satin('#33454d')
    print_on(cover, lettering('most', 'MAX', .055, note, brand.font(), raise_by=0, bold=.02), (0, -2, WATER + .09))
    print_on(cover, box('most line', (.24, .002, .008), (0, 0, 0), note, .0005), (0, -2, WATER + .03))
    box('release', (.20, .06, .05), (0, -.41, .075), dark, .02)


def inner(less, low, high):
    """A solid that fills the tank between two heights."""
    wall = [(r - less, z) for r, z in TANK if low <= z <= high]
    return [(0, low), *wall, (wall[-1][0] - .004, high), (0, high)]


def head(paint, black, dark):
    """Around its own middle; the plate looks to -y and a little up."""
    loft('shell', [[(x, y, z) for x, z in oval(wide, tall, 2.3, 96)] for y, wide, tall in smooth(HEAD, 8)], paint)
    with_parent(holder('plate', (0, -.385, 0), (82, 0, 0)), lambda: plate(black, dark))


def plate(black, dark):
    """Its axis z points at the cloth."""
    tower('frame', rounded([(0, -.05), (.53, -.05), (.552, .02, .03), (.535, .085, .02), (.49, .085, .01), (.48, .06), (0, .06)]), black, .74, 2.3)
    tower('steel', rounded([(0, .05), (.480, .05), (.476, .098, .014), (0, .102)]), steel('across', '#d2d3d5', .24), .73, 2.3)
    tower('groove', rounded([(.335, .095), (.335, .103), (.315, .103), (.315, .095)]), dark, .62, 2.3)
    for k in range(16):
        angle = math.tau * (k + .5) / 16
        disc('hole', .024, .008, dark, .003, steps=32).location = (.40 * math.cos(angle), .275 * math.sin(angle), .0985)
    for k in range(6):
        angle = math.tau * k / 6
        disc('hole', .024, .008, dark, .003, steps=32).location = (.20 * math.cos(angle), .115 * math.sin(angle), .0985)


def front(dark, shine):
    """The switch with its lamp, under the head."""
    sweep('panel', [(0, belly(z), z) for z in (1.64 + .03 * k for k in range(15))], dark, (.080, .016), 2.8, side=(1, 0, 0), blunt=1.4)
    place(disc('key ring', .058, .026, shine, .008), (0, belly(1.76) - .004, 1.76), (83, 0, 0))
    place(disc('key', .048, .034, satin('#d2d4d6'), .010), (0, belly(1.76) - .004, 1.76), (83, 0, 0))
    place(disc('lamp', .024, .018, glow('#ff3b2e', 1.8), .006), (0, belly(1.93) - .006, 1.93), (83, 0, 0))


def belly(z):
    """How far forward the body is at a height."""
    return -.98 * radius_of(BODY)(z)


def handle(black, dark, paint):
    loop = smooth([(0, .30, 2.56), (0, .52, 2.58), (0, .70, 2.48), (0, .78, 2.25), (0, .78, 1.90), (0, .74, 1.55), (0, .66, 1.28),
                   (0, .50, 1.20), (0, .25, 1.24)], 12)
    sweep('handle', loop, black, (.135, .085), 2.8, side=(1, 0, 0), blunt=0, taper=lambda t: 1.15 - .15 * step(t, .05, .3) + .18 * step(t, .8, 1))
    inlay = smooth([(0, .66, 2.605), (0, .80, 2.48), (0, .868, 2.25), (0, .868, 1.90), (0, .828, 1.55), (0, .765, 1.32)], 12)
    sweep('inlay', inlay, paint, (.070, .014), 3, side=(1, 0, 0), blunt=3)
    trigger = smooth([(0, .67, 2.34), (0, .64, 2.24), (0, .67, 2.12), (0, .71, 2.04)], 8)
    sweep('trigger', trigger, dark, (.075, .055), 2.6, side=(1, 0, 0), blunt=.6)
