"""What ovens share: a cabinet with a lit cavity, feet, a framed door and things that stand on a flat front."""
import brand
from materials import principled, rubber
from shapes import box, cut, disc, lettering, place


def cabinet(width, depth, low, high, material, cavity):
    """The cavity is (left, right, low, high, how far it reaches back), behind a front at y = -depth / 2."""
    left, right, below, above, back = cavity
    body = box('cabinet', (width, depth, high - low), (0, 0, (low + high) / 2), material, .10, 6)
    size, middle = (right - left, back + .2, above - below), ((left + right) / 2, back / 2 - depth / 2 - .1, (below + above) / 2)
    return cut(body, box('cavity', size, middle, material, .04))


def lining(cavity, front, material, wall=.02):
    """Sheet metal on the five inner sides of a cavity."""
    left, right, below, above, back = cavity
    middle, rise, y = (left + right) / 2, (below + above) / 2, front + back / 2 + .06
    for name, size, at in (
        ('floor', (right - left, back, wall), (middle, y, below + wall)), ('ceiling', (right - left, back, wall), (middle, y, above - wall)),
        ('left wall', (wall, back, above - below), (left + wall, y, rise)), ('right wall', (wall, back, above - below), (right - wall, y, rise)),
        ('back wall', (right - left, wall, above - below), (middle, front + back, rise)),
    ):
        box(name, size, at, material, .005, 2)


def pads(width, depth, height):
    for x in (-width / 2 + .45, width / 2 - .45):
        for y in (-depth / 2 + .40, depth / 2 - .40):
            place(disc('pad', .16, height + .02, rubber(), .02), (x, y, 0))


def frame(name, size, opening, centre, depth, material, radius=.05):
    """A flat door frame: size and opening are (width, height)."""
    outside = box(name, (size[0], depth, size[1]), centre, material, radius)
    return cut(outside, box(name + ' opening', (opening[0], depth * 4, opening[1]), centre, material, .07))


def clear_sheet(cover):
    """Glass that shows what is behind it without bending it; `cover` is how much of that it hides."""
    return principled('pane', '#0a0a0b', roughness=.03, specular=.5, alpha=cover)


def pane(width, height, centre, cover=.14):
    return box('pane', (width, .012, height), centre, clear_sheet(cover), .004, 2)


def upright(thing, x, front, z, roll=0):
    """Turns a lying thing (knob, key, lamp) out of the front."""
    return place(thing, (x, front, z), (90, roll, 0))


def write(words, height, x, front, z, material, **rest):
    return place(lettering('words', words, height, material, brand.font(), **rest), (x, front - .004, z))
