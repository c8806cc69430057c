"""Clear beakers, jars and jugs with straight walls, the drink in them and the marks on them.
A vessel is (radius below, radius above, height of its foot, height of its rim)."""
import math

import brand
from materials import glass, linear, principled, satin
from shapes import lathe, lettering, plate, rounded, wrap

WALL, FLOOR = .035, .07


def radius_at(vessel):
    low, high, foot, rim = vessel
    return lambda z: low + (high - low) * (z - foot) / (rim - foot)


def finely(line):
    """Adds points to the long stretches of a line, so that the result can be bent."""
    fine = [line[0]]
    for a, b in zip(line, line[1:]):
        parts = max(1, math.ceil((b - a).length / .05))
        fine += [a.lerp(b, k / parts) for k in range(1, parts + 1)]
    return fine


def clear(name, vessel, deform=None):
    low, high, foot, rim = vessel
    line = rounded([(0, foot), (low, foot, .07), (high, rim, WALL * .48), (high - WALL, rim, WALL * .48), (low - WALL, foot + FLOOR, .06),
                    (0, foot + FLOOR)])
    return lathe(name, finely(line), glass(), 192, deform)


def drink(vessel, level, colour, deform=None):
    """Fills the vessel up to a level; a hair smaller than the inside, since faces that coincide flicker. Little light comes through
    the glass (no caustics), so the drink gives some of its own."""
    inside, bottom = (lambda z: radius_at(vessel)(z) - WALL - .004), vessel[2] + FLOOR + .004
    line = rounded([(0, bottom), (inside(bottom), bottom, .06), (inside(level), level), (inside(level) - .03, level - .012, .02), (0, level - .012)])
    liquid = principled('drink', colour, roughness=.28, specular=.35, emission=linear(colour), emission_strength=.5)
    return lathe('drink', finely(line), liquid, 192, deform)


def marks(vessel, heights, angle):
    """Strokes at heights, each with its words or none; they all begin on one line."""
    at, print_ink = radius_at(vessel), satin('#4c4e51')
    for z, words in heights:
        length = .17 if words else .10
        stroke = plate('stroke', length, .014, .004, print_ink, .002, count=32)
        wrap(stroke, at, z, angle - math.degrees((.17 - length) / 2 / at(z)))
        if words:
            wrap(lettering('words', words, .068, print_ink, brand.font(), raise_by=.004), at, z, angle + math.degrees(.235 / at(z)))
