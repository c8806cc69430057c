"""Water purifier: a cabinet with a black display above, a clear tank with water in its middle, a tap in a niche below."""
import math

import brand
from materials import chrome, gloss, glow, linear, matte, principled, satin, steel
from products.heating import casing, rings
from products.steam_iron import clear
from products.water_tap import tap
from shapes import box, cut, disc, lettering, place, rounded, solid

FRONT, BACK = -1.24, 1.30
HOUSE = (3.80, 5.10, .46, 2.63)                    # width, height, corner radius, height of the middle
DISPLAY, TANK, NICHE = (3.16, 1.64, .22, 4.12), (3.16, 1.74, .22, 2.30), (1.30, 1.06, .20, .76)
WATER = 2.72                                       # its level
WALL, NICHE_WALL = -.53, -.72                      # y of what is behind the water, and behind the tap
DETAILS = {'tap': ('quarter', (0, FRONT, .80), 2.1)}


def build(colour):
    black, dark, body = matte('#17181a'), gloss('#0c0d0e'), gloss(colour)
    house(black, body)
    display(dark)
    tank()
    niche(satin('#a9adb1'))
    tap((0, NICHE_WALL - .02, .98), chrome(), satin('#3f8cc0'))
    tray(black)


def house(black, body):
    outside = rounded([(.5, BACK), (.10, BACK, .10), (0, .9, .2), (0, FRONT, .16), (.30, FRONT)])
    shell = casing('house', rings(HOUSE, outside), body)
    for size in (TANK, NICHE):
        opening = casing('opening', rings(size, [(0, FRONT - .2), (0, WALL + .01)]), body)
        cut(shell, opening)
    shell.modifiers.new('flat again', 'WEIGHTED_NORMAL').keep_sharp = True
    casing('seam', rings(HOUSE, [(.02, .30), (-.003, .305), (-.003, .33), (.02, .335)]), black, caps=False)
    for x in (-1.4, 1.4):
        for y in (-.9, .9):
            place(disc('pad', .16, .10, black), (x, y, 0))


def display(dark):
    """A black glass front: the name, a drop of light, and one lamp for each thing to know."""
    line = rounded([(.05, FRONT + .1), (0, FRONT + .1), (0, FRONT - .04, .03), (.20, FRONT - .04)])
    casing('display', rings(DISPLAY, line), dark)
    face, middle = FRONT - .043, DISPLAY[3]
    drop(glow('#58aee0', .85), face, middle + .12)
    print_on_black = satin('#e9e9e9')
    place(lettering('mark', brand.NAME, .15, print_on_black, brand.font(), raise_by=.002, bold=.012, spacing=1.2), (-.98, face, middle + .52))
    place(lettering('kind', 'RO + UV', .11, print_on_black, brand.font(), raise_by=.002, spacing=1.1), (1.12, face, middle + .52))
    on, off = 2.5, .8
    for x, word, tint, strength in ((-1.05, 'POWER', '#ff3b2e', on), (-.35, 'PURIFY', '#43d06a', on), (.35, 'FULL', '#24382b', off),
                                    (1.05, 'FILTER', '#3a2422', off)):
        place(disc('lamp', .045, .012, glow(tint, strength), .006), (x, face + .004, middle - .46), (90, 0, 0))
        place(lettering('word', word, .085, print_on_black, brand.font(), raise_by=.002, spacing=1.1), (x, face, middle - .62))


def drop(light, y, z, size=.44, count=48):
    """A drop's outline: a circle that is drawn out to a point above."""
    turns = [math.tau * k / count for k in range(count)]
    outline = [(size * .95 * math.sin(t) * math.sin(t / 2) ** 1.5, size * (math.cos(t) - .05)) for t in turns]
    flat = [(x, y + at, z + up) for at in (0, -.008) for x, up in outline]
    sides = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    solid('drop', flat, sides + [tuple(range(count)), tuple(range(count, 2 * count))], light)


def lit(colour, strength):
    """What stands in the tank's own light."""
    return principled('lit', colour, roughness=.12, emission=linear(colour), emission_strength=strength)


def tank():
    width, height, radius, middle = TANK
    bezel = rounded([(.02, FRONT + .2), (-.05, FRONT + .02), (-.05, FRONT - .03, .02), (.03, FRONT - .03, .02), (.04, FRONT + .2)])
    casing('bezel', rings(TANK, bezel), satin('#c9ccce'), caps=False)
    box('back', (width, .05, height), (0, WALL, middle), lit('#e2eef3', .38), .01)
    foot = middle - height / 2
    line = rounded([(.02, WALL - .02), (.02, FRONT + .09, .03), (.1, FRONT + .09)])
    pool = casing('water', rings((width - .02, height, radius, middle), line), lit('#9fcfe4', .26))
    cut(pool, box('above', (4, 4, 2), (0, 0, WATER + 1), lit('#cfe8f2', .5), .001))
    cover = rounded([(.03, WALL - .05), (.03, FRONT + .02, .05), (.3, FRONT + .02)])
    casing('cover', rings(TANK, cover), clear())
    note = satin('#33505e')
    for litres in (2, 4, 6, 8):
        z = foot + height * litres / 11
        box('mark line', (.16, .004, .014), (1.28, FRONT + .008, z), note, .001)
        place(lettering('litres', str(litres), .09, note, brand.font(), raise_by=.002), (1.10, FRONT + .010, z))


def niche(lining):
    width, height, _, middle = NICHE
    bezel = rounded([(.02, FRONT + .2), (-.045, FRONT + .02), (-.045, FRONT - .025, .02), (.03, FRONT - .025, .02), (.04, WALL + .02)])
    casing('niche', rings(NICHE, bezel), lining, caps=False)
    box('niche wall', (width, .05, height), (0, NICHE_WALL, middle), lining, .01)


def tray(black):
    """The drip tray stands out of the niche; its grid is of steel."""
    width, _, _, middle = NICHE
    z = middle - NICHE[1] / 2
    box('tray', (width - .06, .95, .12), (0, FRONT + .32, z + .06), black, .05)
    for k in range(9):
        box('tray bar', (.036, .74, .02), ((k - 4) * .115, FRONT + .32, z + .124), steel('across', roughness=.2), .008)
