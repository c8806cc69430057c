"""Parts that are built as if they stood alone, and are then moved together."""
from contextlib import contextmanager

import bpy
from shapes import place


@contextmanager
def moved(at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """Everything made within goes to `at`, turned by degrees."""
    before = set(bpy.context.scene.objects)
    yield
    holder = bpy.data.objects.new('group', None)
    made = set(bpy.context.scene.objects) - before
    bpy.context.collection.objects.link(holder)
    for thing in made:
        thing.parent = thing.parent or holder
    place(holder, at, turn)
    holder.scale = (scale,) * 3
