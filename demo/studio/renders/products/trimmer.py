"""Beard trimmer: a waisted grip, a ring that sets the length, steel blades, and two of its combs beside it."""
import math

import bpy

import brand
from materials import chrome, gloss, glow, matte, rubber, satin, steel
from products.prints import mark_on
from shapes import box, disc, lettering, loft, oval, place, smooth, step, sweep

DETAILS = {'head': ('quarter', (0, -.08, 1.47), .80)}
GRIP = [(.045, .172, .150, 0), (.10, .180, .158, 0), (.35, .190, .168, .004), (.62, .182, .158, .012), (.88, .172, .146, .014),
        (1.08, .174, .142, .006), (1.20, .182, .144, 0)]
NECK = [(1.30, .160, .125, 0), (1.335, .160, .118, -.004), (1.40, .170, .102, -.016), (1.47, .186, .088, -.030), (1.515, .192, .078, -.040)]


def build(colour):
    black, dark, paint, shine = matte('#17181a'), gloss('#0c0d0e'), gloss(colour), chrome()
    body = grip(black, paint)
    mark_on(body, colour, .046, (0, -1, .30))
    front(dark, shine)
    for side in (-1, 1):
        flank(side)
    length_ring(black, shine)
    tube_of('neck', NECK, dark)
    head(black)
    comb((.50, .10), .16, -14, satin('#2b2d30'))
    comb((.88, -.12), .26, 16, satin('#2b2d30'))


def tube_of(name, profile, material, edge=.02, steps=10):
    """An upright body of soft ovals (height, half width, half depth, setback) with rounded ends."""
    line = [tuple(p) for p in smooth(profile, steps)]
    arc = [(edge * (1 - math.sin(a)), edge * (1 - math.cos(a))) for a in (math.pi / 2 * k / 6 for k in range(7))]
    (z0, *low), (z1, *high) = line[0], line[-1]
    foot = [(z0 - edge + up, low[0] - inset, low[1] - inset, low[2]) for inset, up in arc[:-1]]
    top = [(z1 + edge - up, high[0] - inset, high[1] - inset, high[2]) for inset, up in reversed(arc[:-1])]
    return loft(name, [[(x, y + back, z) for x, y in oval(wide, deep, 2.5, 96)] for z, wide, deep, back in foot + line + top], material)


def surface(z):
    """Half width, half depth and setback of the grip at a height."""
    line = smooth(GRIP, 10)
    for a, b in zip(line, line[1:]):
        if a[0] <= z <= b[0]:
            return a.lerp(b, (z - a[0]) / (b[0] - a[0]))[1:]
    return line[-1][1:]


def grip(black, paint):
    tube_of('foot', [(.02, .160, .138, 0), (.05, .166, .144, 0)], black)
    return tube_of('grip', GRIP, paint)


def front(dark, shine):
    """A dark strip with the key, the lamp and the charge marks."""
    strip = [(0, face(z), z) for z in (.46 + .03 * k for k in range(23))]
    sweep('strip', strip, dark, (.085, .012), 2.6, side=(1, 0, 0), blunt=2.2)
    place(disc('key ring', .066, .022, shine, .008), (0, face(.88) - .004, .88), (90, 0, 0))
    place(disc('key', .054, .030, satin('#2c2e31'), .01), (0, face(.88) - .004, .88), (90, 0, 0))
    place(disc('lamp', .017, .014, glow('#ff3b2e', 1.6), .005), (0, face(.745) - .004, .745), (90, 0, 0))
    for k in range(3):
        box('charge', (.060, .008, .012), (0, face(.60) - .010, .575 + .032 * k), satin('#8c9094'), .003)
    box('power', (.006, .008, .026), (0, face(.88) - .034, .893), satin('#e6e6e6'), .002)


def face(z):
    _, deep, back = surface(z)
    return back - deep


def flank(side):
    """Rubber with ridges, where the fingers hold it."""
    heights = [.22 + .02 * k for k in range(40)]
    sweep('flank', [(side * (surface(z)[0] - .002), surface(z)[2] + .02, z) for z in heights], rubber(), (.072, .011), 2.6, side=(0, 1, 0), blunt=4)
    for k in range(12):
        z = .36 + .045 * k
        sweep('ridge', [(side * (surface(z)[0] + .008), surface(z)[2] + .02 + y, z) for y in (-.045, -.02, 0, .02, .045)], rubber(), (.006, .006),
              count=12)


def length_ring(black, shine):
    """The wheel that sets the length, between two bright lines."""
    for z in (1.215, 1.300):
        tube_of('line', [(z, .178, .140, 0), (z + .006, .178, .140, 0)], shine, .006, 2)
    ring = tube_of('ring', [(1.235, .186, .148, 0), (1.26, .188, .150, 0), (1.285, .186, .148, 0)], black, .012)
    for vertex in ring.data.vertices:
        x, y, z = vertex.co
        if y > -.10 or abs(x) > .06:
            grooves = 1 - .016 * (1 + math.cos(math.atan2(y, x) * 48)) * step(z, 1.226, 1.24) * (1 - step(z, 1.28, 1.294))
            vertex.co.x, vertex.co.y = x * grooves, y * grooves
    place(lettering('length', '0.5', .036, satin('#f0f0f0'), brand.font(), raise_by=.002, bold=.01), (0, -.152, 1.26))


def head(black):
    """Two toothed blades, one behind the other, leaning towards the face, in a clip that comes off for rinsing."""
    stand = bpy.data.objects.new('head', None)
    place(stand, (0, -.132, 1.53), (14, 0, 0))
    bpy.context.collection.objects.link(stand)
    metal, bright = steel('across', '#8b8e92', .34), steel('across', '#9b9ea2', .26)
    parts = [box('carrier', (.375, .05, .10), (0, .045, .0), black, .016),
             box('clip', (.392, .040, .090), (0, .010, -.040), black, .014),
             box('blade', (.385, .016, .085), (0, 0, .030), metal, .006),
             box('moving blade', (.30, .014, .05), (0, .018, .075), bright, .004)]
    parts += [tooth((.0072, .014, .058), (-.1815 + .0165 * k, 0, .066), bright) for k in range(23)]
    parts += [tooth((.008, .010, .030), (-.140 + .0187 * k, .018, .098), metal) for k in range(16)]
    for part in parts:
        part.parent = stand


def tooth(size, foot, metal):
    """A pointed tooth that stands on its foot."""
    wide, deep, tall = size
    x, y, z = foot
    rings = [(z - .01, 1), (z + tall * .55, 1), (z + tall * .9, .55), (z + tall, .25)]
    return loft('tooth', [[(x + u * part, y + v * part, h) for u, v in oval(wide / 2, deep / 2, 4, 12)] for h, part in rings], metal)


def comb(at, reach, turn, plastic):
    """A comb that is pushed over the head: a frame and teeth that bow over."""
    stand = bpy.data.objects.new('comb', None)
    place(stand, (*at, 0), (0, 0, turn))
    bpy.context.collection.objects.link(stand)
    outer = [(.185, .095, 0), (.195, .105, .01), (.200, .108, .06), (.195, .104, .115), (.186, .096, .125)]
    inner = [(.176, .086, .122), (.174, .084, 0)]
    parts = [loft('frame', [[(x, y, z) for x, y in oval(wide, deep, 5, 72)] for wide, deep, z in outer + inner], plastic, caps=False)]
    for k in range(11):
        x = -.170 + .034 * k
        bow = [(x, y, .10 + reach * share) for y, share in ((-.085, 0), (-.088, .5), (-.060, .9), (0, 1.06), (.055, .85), (.088, .4))]
        parts.append(sweep('bow', smooth(bow, 5), plastic, (.0065, .017), 3, side=(1, 0, 0), taper=lambda t: 1 - .35 * t, count=16))
    parts.append(box('rib', (.36, .014, .022), (0, -.090, .125 + reach * .22), plastic, .006))
    for part in parts:
        part.parent = stand
