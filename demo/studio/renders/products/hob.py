"""What the cooktops share: a low housing under black glass, and the signs that are printed on the glass or shine through it."""
import math

import brand
from materials import chrome, gloss, matte, principled, rubber, satin
from shapes import box, disc, lettering, loft, place, rounded, sweep

HAIR = .002                        # prints lie this far above the glass: thinner flickers, thicker casts a shadow
SEGMENTS = {
    '0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd',
    '6': 'afgedc', '7': 'abc', '8': 'abcdefg', '9': 'abcdfg', 'H': 'fegbc',
}
STROKES = {'a': (0, 1, 0), 'b': (.5, .5, 1), 'c': (.5, -.5, 1), 'd': (0, -1, 0), 'e': (-.5, -.5, 1), 'f': (-.5, .5, 1), 'g': (0, 0, 0)}


def slab(name, width, depth, corner, profile, material):
    """A rounded rectangle over a profile of (inset, z)."""
    sections = []
    for inset, z in profile:
        x, y, radius = width / 2 - inset, depth / 2 - inset, max(.02, corner - inset)
        loop = rounded([(0, -y), (x, -y, radius), (x, y, radius), (-x, y, radius), (-x, -y, radius), (0, -y)], 12)[:-1]
        sections.append([(*point, z) for point in loop])
    return loft(name, sections, material)


def housing(colour, width, depth, height):
    for x in (-width / 2 + .42, width / 2 - .42):
        for y in (-depth / 2 + .42, depth / 2 - .42):
            place(disc('foot', .17, .10, rubber(), .02), (x, y, 0))
    side = rounded([(.60, .07), (.20, .07, .04), (.055, .22, .12), (.035, height - .12)])
    edge = rounded([(.12, height - .105), (.0, height - .105, .012), (.0, height - .028, .018), (.04, height - .028)])
    slab('housing', width, depth, .24, side, gloss(colour))
    slab('gap', width, depth, .24, [(.07, height - .14), (.07, height - .09)], matte())
    slab('frame', width, depth, .24, edge, chrome())
    pane = rounded([(.026, height - .06), (.026, height, .026), (.10, height)])
    slab('glass', width, depth, .24, pane, principled('black glass', '#0a0b0d', roughness=.07, specular=.9))
    for k in range(7):
        for hand in (-1, 1):
            box('slot', (.03, .075, .17), (hand * (width / 2 - .042), depth / 2 - .45 - k * .13, height - .26), matte('#0b0b0c'), .012)


def word(text, size, x, y, top, material, spacing=1.15):
    return place(lettering(text, text, size, material, brand.font(), raise_by=HAIR, bold=.008, spacing=spacing), (x, y, top), (-90, 0, 0))


def ring(radius, width, x, y, top, material):
    return place(disc('ring', radius, HAIR, material, .0005, radius - width, 192), (x, y, top))


def stroke(points, top, material, thick=.010):
    return sweep('stroke', [(x, y, top) for x, y in points], material, (HAIR, thick), side=(0, 0, 1), blunt=1, count=16)


def bow(radius, start, end, x=0, y=0, count=32):
    """Points of an arc, in degrees."""
    angles = [math.radians(start + (end - start) * k / count) for k in range(count + 1)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def digits(text, size, x, y, top, material):
    """Seven strokes a digit, as on every display."""
    pitch = size * .78
    for k, letter in enumerate(text):
        middle = x + (k - (len(text) - 1) / 2) * pitch
        for name in SEGMENTS[letter]:
            along, up, upright = STROKES[name]
            length = size * .40
            shape = (size * .075, length, HAIR * 2) if upright else (length, size * .075, HAIR * 2)
            box('segment', shape, (middle + along * size * .50, y + up * size * .48, top), material, .001, 2)


def sign_ink():
    return satin('#cfd2d5')
