"""Electric hot bag: a plump fleece pillow with piping and a heart on it, its charging plug clipped on at the top."""
import math

from materials import chrome, gloss, glow, grain, matte, principled, satin
from products.assembly import holder, with_parent
from products.leads import lead
from shapes import box, disc, lathe, loft, oval, place, rounded, solid, step, sweep

HALF, PLUMP = (1.35, .95), .40    # half of the width and of the height; half of the thickness
LEAN = -13                        # degrees that it leans back
CHANNEL, ROUND = .335, 3.4        # between two seams of the quilting; the outline is a superellipse of this power
DETAILS = {'cap': ('front', (0, .25, 1.80), 1.7)}


def build(colour):
    black, dark = matte('#17181a'), gloss('#0c0d0e')
    with_parent(holder('bag', (0, 0, .885), (LEAN, 0, 0)), lambda: bag(colour, black, dark))
    lead([(0, .30, 2.13), (.02, .33, 2.30), (.20, .42, 2.46), (.60, .55, 2.40), (1.10, .66, 2.02), (1.52, .66, 1.30), (1.74, .52, .55),
          (1.80, .30, .10), (1.70, -.05, .035), (1.45, -.35, .035), (1.28, -.62, .035)], black, .036)
    with_parent(holder('plug', (1.28, -.62, .13), (0, 0, 28)), lambda: plug(black))


def fleece(colour):
    """A napped cloth: dull, with light caught at its edges."""
    return grain(principled('fleece', colour, roughness=.92, specular=.12, sheen=1.0, sheen_tint=.6), scale=42, depth=.012)


def width_at(z):
    """Half of the width of the seam's outline at a height, before its sides are drawn in."""
    return HALF[0] * max(0, 1 - abs(z / HALF[1]) ** ROUND) ** (1 / ROUND)


def drawn(x, y, z):
    """The filling pulls the sides in and leaves the corners standing."""
    return x * (1 - .06 * (1 - (z / HALF[1]) ** 2)), y, z * (1 - .09 * (1 - (x / HALF[0]) ** 2))


def plump(x, z):
    """How far the cover stands out at a place."""
    inside = max(0, 1 - abs(x / HALF[0]) ** ROUND - abs(z / HALF[1]) ** ROUND)
    return PLUMP * inside ** .5 * (.66 + .34 * (1 - (x / HALF[0]) ** 2) * (1 - (z / HALF[1]) ** 2))


def quilted(x, z):
    """The same with the seams that run from top to bottom."""
    off = abs((x + CHANNEL / 2) % CHANNEL - CHANNEL / 2) / CHANNEL
    return plump(x, z) - .055 * math.exp(-(off / .13) ** 2) * step(plump(x, z), .05, .22)


def cover(front, material, rows=70, columns=180):
    """One half, from the top of the seam to its foot."""
    heights = [HALF[1] * math.sin(math.pi * (k / rows - .5)) for k in range(rows + 1)]
    places = [(width_at(z) * (2 * k / columns - 1), z) for z in heights for k in range(columns + 1)]
    faces = [(r + k, r + k + 1, r + k + columns + 2, r + k + columns + 1) for r in (j * (columns + 1) for j in range(rows)) for k in range(columns)]
    return solid('cover', [drawn(x, -front * quilted(x, z), z) for x, z in places], faces, material, crease=80)


def bag(colour, black, dark):
    cloth = fleece(colour)
    for front in (1, -1):
        cover(front, cloth)
    seam = [drawn(x, 0, z) for x, z in oval(*HALF, ROUND, 240)]
    sweep('piping', [*seam, seam[0], seam[1]], cloth, (.036, .036), side=(0, 1, 0), blunt=0, count=16)
    heart(colour)
    cap(black, dark)


def on_front(loop, material, name, lift, parts=14):
    """A patch that lies on the front: a loop of (x, z) around the origin, filled in rings, with a rounded edge."""
    rings = [(k / parts, lift) for k in range(1, parts)] + [(.985, lift), (1, lift * .7), (1.006, 0)]
    sections = [[drawn(x * part, -plump(x * part, z * part) - up, z * part) for x, z in loop] for part, up in [(1e-4, lift), *rings]]
    return loft(name, sections, material, caps=False, crease=60)


def heart(colour):
    """A heart in the bag's colour on a pale patch."""
    on_front(oval(.50, .40, 2, 96), fleece('#efe4de'), 'patch', .020)
    loop = []
    for k in range(96):
        t = math.tau * k / 96
        loop.append((.0150 * 16 * math.sin(t) ** 3, .0150 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) + .02))
    on_front(loop, fleece(colour), 'heart', .045)


def cap(black, dark):
    """The socket at the top, with the plug of the lead in it; the lamp is on while it heats."""
    shine = chrome()
    box('tab', (.86, .16, .22), (0, 0, .84), satin('#2a2c2f'), .05)
    box('socket', (.72, .34, .17), (0, 0, .95), black, .06)
    box('line', (.66, .30, .02), (0, 0, 1.04), shine, .008)
    box('connector', (.62, .30, .19), (0, 0, 1.135), black, .07)
    place(disc('lamp rim', .060, .022, shine, .008), (.14, -.147, 1.135), (90, 0, 0))
    place(disc('lamp', .045, .030, glow('#ff3b2e', 1.8), .010), (.14, -.147, 1.135), (90, 0, 0))
    for k in range(3):
        box('grip', (.018, .02, .10), (-.20 + .06 * k, -.150, 1.135), dark, .008)
    lathe('sleeve', rounded([(0, 1.20), (.10, 1.21), (.055, 1.30, .02), (0, 1.30)]), black, 64)


def plug(black):
    """Two round pins, lying on the ground."""
    box('plug', (.22, .34, .20), (0, -.10, -.01), black, .07)
    for x in (-.06, .06):
        place(disc('pin', .024, .26, chrome(), .012), (x, -.24, -.01), (90, 0, 0))
