"""Dry iron: painted shell on a non-stick sole, a dial under the handle, a cord that turns on the heel."""
from materials import chrome, coat, gloss, matte
from products.iron_shapes import heat_dial, lamp, lead, shell, slab, sole
from products.prints import mark_on
from shapes import smooth, step, sweep

DETAILS = {'dial': ('quarter', (.03, -.15, .97), 1.3)}
SHELL = [(.15, -1.235, 1.235, .555), (.19, -1.25, 1.25, .57), (.26, -1.235, 1.25, .57), (.36, -1.18, 1.245, .56), (.48, -1.07, 1.23, .535),
         (.59, -.92, 1.205, .49), (.68, -.75, 1.165, .43), (.735, -.62, 1.12, .375), (.757, -.53, 1.07, .33), (.762, -.47, 1.03, .30)]
SLOPE = .11


def build(colour):
    black, dark, paint = matte('#18191b'), gloss('#0c0d0e'), coat(colour)
    sole(-1.30, 1.26, .60, black, dark)
    body = shell('shell', SHELL, paint, rising)
    mark_on(body, colour, .125, (.30, -2, .42))
    deck(black)
    heat_dial(rising(.05, 0, .788), SLOPE, dark)
    handle(black, paint)
    lead(1.22, 1.06, black, dark)
    lamp((.98, -.505, .55), (78, 0, 20), dark)


def rising(x, y, z):
    """The top of the iron climbs towards the heel."""
    return x, y, z + SLOPE * x * step(z, .20, .74)


def deck(black):
    slab('deck edge', -.555, 1.085, .345, .72, .772, chrome(), .012, rising)
    slab('deck', -.535, 1.07, .328, .73, .792, black, .02, rising)


def handle(black, paint):
    grip = [(-.74, 0, .36), (-.66, 0, .56), (-.55, 0, .76), (-.40, 0, .95), (-.17, 0, 1.13), (.14, 0, 1.255), (.50, 0, 1.30),
            (.82, 0, 1.28), (1.02, 0, 1.19), (1.10, 0, 1.02), (1.10, 0, .80), (1.08, 0, .66)]
    bow = sweep('handle', smooth(grip, 10), black, (.135, .095), 3, side=(0, 1, 0), blunt=0,
                taper=lambda t: .95 - .05 * step(t, .05, .35) + .35 * step(t, .72, .92))
    for vertex in bow.data.vertices:
        foot = 1 - step(vertex.co.z, .70, 1.05)
        vertex.co.y *= 1 + foot * (.5 if vertex.co.x > 0 else -.3)
    inlay = [(-.47, 0, 1.00), (-.21, 0, 1.215), (.12, 0, 1.345), (.50, 0, 1.39), (.84, 0, 1.377)]
    sweep('inlay', smooth(inlay, 12), paint, (.075, .014), 3, side=(0, 1, 0), blunt=3)
