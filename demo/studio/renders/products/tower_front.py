"""The front of a `tower`: where it is, things laid onto it, and a stage for controls that leans back with it."""
import math

import bpy

from shapes import place, radius_of


def front_of(profile, depth, power):
    """How far to the front (-y) the tower reaches at (x, z)."""
    half_width = radius_of(profile)

    def at(x, z):
        half = half_width(z)
        return -depth * half * (1 - min(1, abs(x) / half) ** power) ** (1 / power)
    return at


def lay(thing, at, z):
    """Lays a flat thing in the xz plane onto the front, its middle at the height z."""
    for vertex in thing.data.vertices:
        x, y, height = vertex.co
        vertex.co = (x, at(x, z + height) + y, z + height)
    return thing


def stage(at, z, reach, proud, parts):
    """Puts parts onto the front at height z, or `proud` of it. They are made lying: x to the right, y up the front, z out of it."""
    lean = math.atan((at(0, z + reach) - at(0, z - reach)) / (2 * reach))
    board = bpy.data.objects.new('stage', None)
    bpy.context.collection.objects.link(board)
    place(board, (0, at(0, z) - proud, z), (90 - math.degrees(lean), 0, 0))
    for part in parts:
        part.parent = board


def lying(letters, x, y, z):
    """Turns lettering from upright to lying, for a stage."""
    return place(letters, (x, y, z), (-90, 0, 0))
