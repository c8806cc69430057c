"""Parts that move together, and the measures of a body at a height."""
import bpy

from shapes import place, smooth


def holder(name, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """An empty that parts hang on."""
    made = bpy.data.objects.new(name, None)
    made.parent = parent
    bpy.context.collection.objects.link(made)
    return place(made, at, turn)


def with_parent(parent, make):
    """Everything that `make` adds, and that hangs on nothing yet, moves with the parent."""
    before = set(bpy.data.objects)
    made = make()
    for thing in set(bpy.data.objects) - before:
        thing.parent = thing.parent or parent
    return made


def at_height(profile, z, steps=10):
    """What the smooth line through (height, …) has at a height."""
    line = smooth(profile, steps)
    for a, b in zip(line, line[1:]):
        if a[0] <= z <= b[0]:
            return a.lerp(b, (z - a[0]) / (b[0] - a[0]))[1:]
    return line[-1][1:]
