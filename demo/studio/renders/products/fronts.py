"""What the front of a casing has: an opening with its rim and its well, a panel. They follow a front that is bowed."""
from products.heating import casing, rings
from shapes import rounded


def rim(size, front, material, bow=0, proud=.05):
    """A frame that covers the edge of the opening and stands out by `proud`."""
    line = rounded([(.06, front + .5), (-.05, front + .01), (-.05, front - proud, .025), (.06, front - proud, .025), (.06, front + .5)])
    return casing('rim', rings(size, line, bow), material, caps=False)


def well(size, front, back, material, bow=0):
    """The inside of an opening: four walls, and a ground that closes in the middle."""
    return casing('well', rings(size, [(.005, front + .1), (.03, back), (min(size[:2]) / 2, back)], bow), material, caps=False)


def panel(size, front, material, bow=0, proud=.035):
    middle = min(size[:2]) / 2 - .001                  # what is left open is closed flat, and would not follow a bow
    line = rounded([(.03, front + .4), (0, front + .02), (0, front - proud, .025), (.12, front - proud), (middle, front - proud)])
    return casing('panel', rings(size, line, bow), material)


def groove(size, front, material, bow=0):
    """A dark line round a panel, so that it reads as a part of its own."""
    line = rounded([(.02, front + .4), (-.025, front + .02), (-.025, front - .004, .004), (.03, front - .004)])
    return casing('groove', rings(size, line, bow), material)


def follow(thing, bow):
    """Bends flat lettering like the front it is printed on."""
    for vertex in thing.data.vertices:
        vertex.co.y += bow * vertex.co.x ** 2
    return thing
