"""Standing steamer: a broad base with a clear tank, a pole with a bar for clothes, and a steam head on a hose."""
import math

import brand
from materials import chrome, gloss, glow, matte, satin, steel
from products.assembly import holder, with_parent
from products.hand_steamer import head
from products.leads import bundled
from products.prints import mark_on, print_on
from products.steam_iron import clear
from shapes import box, dial, disc, lathe, lettering, place, rounded, smooth, step, sweep, tower

TURN, DEPTH, SHAPE = -16, .875, 3.6
POLE = .86                        # y of the pole
TOP = 9.9                         # the pole's joints are pushed in: drawn out it is half as high again
HEAD = 7.45
TANK = smooth([(.92, 1.26), (.96, 1.45), (.965, 1.80), (.93, 2.16), (.90, 2.26)], 8)
WATER = 1.92
DETAILS = {'head': ('quarter', (0, .1, 7.2), 2.7)}


def build(colour):
    with_parent(holder('stand', turn=(0, 0, TURN)), lambda: steamer(colour))


def steamer(colour):
    black, dark, paint, shine = matte('#1a1b1d'), gloss('#0d0e10'), gloss(colour), chrome()
    base(colour, black, paint)
    controls(dark, shine)
    with_parent(holder('tank', (0, -.26, 0)), lambda: tank(black, dark))
    pole(black, steel(roughness=.16))
    bar(black, satin('#8a8e93'))
    with_parent(holder('head', (0, .22, HEAD), (-6, 0, 0)), lambda: steam_head(black, dark, paint))
    hose(black)
    bundled([(1.20, 1.10, .40), (1.35, 1.34, .20), (1.20, 1.60, .05), (.80, 1.85, .045), (.40, 1.95, .045)], black, (-.15, 1.70), (.50, .2), 3, .042)


def base(colour, black, paint):
    tower('skirt', rounded([(0, .12), (1.46, .12), (1.57, .16, .04), (1.585, .30, .02), (1.50, .31)]), black, DEPTH, SHAPE)
    line = rounded([(1.45, .325), (1.60, .33, .03)]) + smooth([(1.60, .45), (1.575, .75), (1.515, 1.00)], 8)
    body = tower('base', line + rounded([(1.50, 1.04), (1.40, 1.16, .10), (.98, 1.18, .02), (.96, 1.14, .01), (0, 1.14)]), paint, DEPTH, SHAPE)
    mark_on(body, colour, .15, (.72, -3, .58))
    for x in (-1.15, 1.15):
        place(disc('wheel', .30, .16, black, .05), (x + .08, 1.24, .30), (0, -90, 0))
        place(disc('hub', .17, .19, satin('#b9bbbe'), .03), (x + .095, 1.24, .30), (0, -90, 0))
        place(disc('foot', .16, .14, black, .03), (x, -.95, 0))


def controls(dark, shine):
    """A large dial on the front wall, its steps, and the lamp."""
    y = -1.385
    place(disc('bezel', .37, .05, shine, .02), (-.62, y + .02, .68), (87, 0, 0))
    place(disc('field', .345, .06, dark, .015), (-.62, y + .02, .68), (87, 0, 0))
    place(dial('dial', .235, .17, satin('#c6c8cb'), satin('#c22a2a'), 40), (-.62, y - .035, .68), (87, 0, 0))
    for k, word in enumerate('0123'):
        angle = math.radians(150 - 40 * k)
        place(lettering('step', word, .062, satin('#f0f0f0'), brand.font(), raise_by=.001, bold=.01),
              (-.62 + .295 * math.cos(angle), y - .043, .68 + .295 * math.sin(angle)))
    place(disc('lamp rim', .062, .045, dark, .012), (-.05, y + .015, .68), (87, 0, 0))
    place(disc('lamp', .045, .058, glow('#ff3b2e', 1.8), .012), (-.05, y + .015, .68), (87, 0, 0))


def tank(black, dark):
    """Lifts off by its handle; a pale wall inside keeps the light in."""
    tower('tank foot', rounded([(0, 1.10), (.93, 1.10), (.95, 1.22, .03), (.93, 1.27, .02), (0, 1.27)]), black, .72, 3)
    cover = tower('cover', TANK, clear(), .72, 3)
    for name, less, high, tint in (('inside', .05, 2.27, '#e3e8ea'), ('water', .025, WATER, '#9bc1d0')):
        wall = [(r - less, z) for r, z in TANK if z <= high]
        tower(name, [(0, 1.26), *wall, (wall[-1][0] - .01, high), (0, high)], gloss(tint), .72, 3)
    tower('tank top', rounded([(0, 2.25), (.90, 2.25), (.925, 2.29, .02), (.90, 2.36, .04), (0, 2.38)]), black, .72, 3)
    lathe('cap', rounded([(0, 2.36), (.24, 2.36, .01), (.22, 2.46, .03), (0, 2.47)]), dark, 96)
    grip = smooth([(-.62, 0, 2.30), (-.60, 0, 2.52), (-.44, 0, 2.66), (0, 0, 2.70), (.44, 0, 2.66), (.60, 0, 2.52), (.62, 0, 2.30)], 10)
    sweep('grip', grip, black, (.11, .06), 3, side=(0, 1, 0), blunt=0)
    note = satin('#33454d')
    print_on(cover, lettering('most', 'MAX', .09, note, brand.font(), raise_by=0, bold=.02), (0, -3, 2.10))
    print_on(cover, box('most line', (.42, .002, .014), (0, 0, 0), note, .0005), (0, -3, 2.00))


def pole(black, bright):
    lathe('socket', rounded([(0, 1.10), (.25, 1.10, .02), (.22, 1.50, .05), (.17, 1.72, .03), (0, 1.72)]), black, 96).location.y = POLE
    for low, high, radius in ((1.5, 4.3, .125), (4.2, 6.6, .105), (6.5, TOP - .1, .085)):
        place(disc('tube', radius, high - low, bright, .01, steps=64), (0, POLE, low))
    for z in (4.16, 6.46):
        place(disc('joint', .165, .34, black, .04), (0, POLE, z))
        box('catch', (.14, .12, .24), (.17, POLE - .04, z + .17), black, .04)


def bar(black, grey):
    """Shoulders for a jacket, a hook in the middle, a clip at each side for trousers."""
    half = [(0, POLE, TOP + .06), (.55, POLE, TOP + .02), (1.20, POLE, TOP - .17), (1.75, POLE, TOP - .40), (1.98, POLE, TOP - .52)]
    sweep('bar', smooth([(-x, y, z) for x, y, z in reversed(half[1:])] + half, 10), black, (.13, .075), 3, side=(0, 1, 0), blunt=.6)
    place(disc('hub', .19, .30, black, .05), (0, POLE, TOP - .14))
    for side in (-1, 1):
        box('clip', (.16, .20, .46), (side * 1.20, POLE - .02, TOP - .38), grey, .05)
        box('jaw', (.18, .08, .22), (side * 1.20, POLE - .13, TOP - .50), black, .03)


def steam_head(black, dark, paint):
    """The same head as on the hand steamer, a size larger, on a straight handle that hangs in a cradle."""
    whole = holder('large')
    whole.scale = (1.3,) * 3
    with_parent(whole, lambda: head(paint, black, dark))
    sweep('neck', smooth([(0, .12, -.05), (0, .14, -.45), (0, .12, -.90), (0, .10, -1.55)], 10), paint, (.19, .20), 2.5, side=(1, 0, 0), blunt=0,
          taper=lambda t: 1.25 - .30 * step(t, .1, .6))
    sweep('hand', smooth([(0, -.075, -.66), (0, -.085, -1.00), (0, -.075, -1.36)], 14), black, (.105, .03), 3, side=(1, 0, 0), blunt=2)
    lathe('cuff', rounded([(0, -1.86), (.15, -1.86, .03), (.20, -1.52, .03), (0, -1.50)]), black, 64).location.y = .10
    place(disc('steam key', .062, .05, satin('#8a8e93'), .015), (0, -.09, -.80), (90, 0, 0))
    box('cradle', (.50, .62, .16), (0, .42, -1.16), black, .05)


def hose(black):
    """A cloth hose from the cuff down to the base."""
    line = smooth([(0, .12, HEAD - 1.80), (-.06, .08, 5.0), (-.42, -.05, 4.2), (-1.10, -.15, 3.3), (-1.52, -.05, 2.4), (-1.50, .20, 1.75),
                   (-1.20, .36, 1.35), (-1.16, .38, 1.10)], 110)
    sweep('hose', line, satin('#3b3e43'), (.115, .115), blunt=0, count=24, taper=lambda t: 1 + .06 * math.sin(t * math.tau * 90))
    lathe('hose foot', rounded([(0, 1.10), (.22, 1.12, .02), (.19, 1.36, .04), (0, 1.36)]), black, 64).location = (-1.16, .38, 0)
