"""What coolers share: slats across an opening, and the window on the water."""
import math

from materials import gloss, satin
from shapes import loft, oval, place, plate


def slats(name, width, depth, heights, y, material, bow=0, lean=0, thick=.022, columns=24):
    """One blade for each height, bent back at both sides like the front it stands in. `y` is where they are in the middle,
    `lean` how many degrees their front edge hangs down."""
    turn = math.radians(lean)
    made = []
    for z in heights:
        sections = []
        for k in range(columns + 1):
            x = width * (k / columns - .5)
            loop = [(a * math.cos(turn) - b * math.sin(turn), a * math.sin(turn) + b * math.cos(turn)) for a, b in oval(depth / 2, thick, 3, 28)]
            sections.append([(x, y + bow * x * x + a, z + b) for a, b in loop])
        made.append(loft(name, sections, material))
    return made


def gauge(x, y, z, size=1):
    """An upright window in the front at y, half full, with its scale on the left."""
    place(plate('gauge', .34 * size, .98 * size, .03, gloss('#0b0c0e'), .02, 6), (x, y, z))
    place(plate('slot', .18 * size, .80 * size, .034, satin('#8fa3ad'), .01, 6), (x, y, z))
    place(plate('water', .18 * size, .50 * size, .040, gloss('#2f86c4'), .01, 6), (x, y, z - .15 * size))
    for k in range(4):
        place(plate('tick', .08 * size, .016 * size, .004, satin('#8d9297'), .002, count=24), (x - .25 * size, y - .002, z + (k * .2 - .30) * size))
