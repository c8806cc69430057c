"""Rotary shaver: three heads that tilt on a rounded triangle, a waisted grip, and the stand that charges it."""
import math

import brand
from materials import chrome, gloss, glow, matte, rubber, satin, steel
from products.assembly import at_height, holder, with_parent
from products.leads import bundled
from products.prints import mark_on
from products.trimmer import tube_of
from shapes import TAU, disc, lathe, lettering, place, rounded, smooth, solid, step, sweep, tower

GRIP = [(.165, .235, .200, 0), (.22, .245, .208, 0), (.45, .250, .208, .006), (.70, .228, .190, .012), (.92, .232, .186, .008), (1.04, .246, .190, 0)]
FACE = 62                         # degrees that the shaving face is tipped forward from lying flat
POD = .170                        # a head's distance from the middle
DETAILS = {'heads': ('front', (0, -.15, 1.40), 1.0)}


def build(colour):
    black, dark, paint, shine = matte('#17181a'), gloss('#0c0d0e'), gloss(colour), chrome()
    stand(black, shine)
    body = tube_of('grip', GRIP, paint)
    mark_on(body, colour, .057, (0, -1, .31))
    front(dark, shine)
    for side in (-1, 1):
        flank(side)
    tube_of('collar', [(1.055, .236, .182, 0), (1.075, .236, .182, 0)], shine, .008, 2)
    tube_of('neck', [(1.03, .17, .14, 0), (1.09, .17, .14, 0), (1.15, .16, .13, 0)], dark, .02)
    with_parent(holder('head', (0, -.03, 1.375), (FACE, 0, 0)), lambda: head(black, dark, paint))
    bundled([(.10, .24, .06), (.22, .30, .05), (.34, .36, .035), (.36, .56, .032), (.20, .62, .032)], black, (-.20, .48), (.30, .13), 2)


def stand(black, shine):
    foot = rounded([(0, 0), (.345, 0, .012), (.35, .06, .02), (.30, .135, .04), (.262, .155, .012), (0, .155)])
    tower('stand', foot, black, .86, 2.3)
    tower('stand ring', rounded([(.2, .15), (.256, .15, .006), (.256, .168, .006), (.2, .168)]), shine, .86, 2.4)


def face_of_grip(z):
    _, deep, back = at_height(GRIP, z)
    return back - deep


def front(dark, shine):
    """A dark strip with the switch, the lamp and the minutes that are left."""
    strip = [(0, face_of_grip(z), z) for z in (.42 + .03 * k for k in range(20))]
    sweep('strip', strip, dark, (.112, .012), 2.8, side=(1, 0, 0), blunt=1.4)
    place(disc('key ring', .084, .024, shine, .008), (0, face_of_grip(.86) - .003, .86), (90, 0, 0))
    place(disc('key', .071, .032, satin('#2c2e31'), .012), (0, face_of_grip(.86) - .003, .86), (90, 0, 0))
    place(disc('power', .026, .002, satin('#d9d9d9'), .001, .020), (0, face_of_grip(.86) - .034, .86), (90, 0, 0))
    place(disc('lamp', .021, .014, glow('#ff3b2e', 1.8), .005), (0, face_of_grip(.695) - .005, .695), (90, 0, 0))
    left = lettering('minutes', '60', .075, glow('#e8f2f4', 1.0), brand.font(), raise_by=.001, bold=.01)
    place(left, (0, face_of_grip(.57) - .0135, .57))


def flank(side):
    """Rubber with ridges, where the fingers hold it."""
    heights = [.28 + .02 * k for k in range(36)]
    sweep('flank', [(side * (at_height(GRIP, z)[0] - .002), at_height(GRIP, z)[2] + .02, z) for z in heights], rubber(), (.095, .012), 2.6,
          side=(0, 1, 0), blunt=4)
    for k in range(11):
        z = .42 + .045 * k
        sweep('ridge', [(side * (at_height(GRIP, z)[0] + .009), at_height(GRIP, z)[2] + .02 + y, z) for y in (-.06, -.03, 0, .03, .06)], rubber(),
              (.007, .006), count=12)


# --- head: its axis z points out of the shaving face ----------------------------------------------------------------

def lobed(x, y, z):
    """Round at the neck, a triangle with soft corners at the face: two corners up, one down."""
    bulge = 1 + .075 * math.cos(3 * (math.atan2(y, x) - math.radians(30))) * step(math.hypot(x, y), .12, .26)
    return x * bulge, y * bulge, z


def head(black, dark, paint):
    back = smooth([(.12, -.27), (.18, -.20), (.255, -.115), (.305, -.045), (.318, -.008)], 8)
    lathe('back', [(0, -.27), *back, (.30, -.004), (0, -.004)], black, 144, lobed)
    lathe('trim', rounded([(.25, -.004), (.322, -.004, .008), (.322, .020, .008), (.25, .020)]), paint, 144, lobed)
    lathe('face', rounded([(.25, .01), (.312, .02, .004), (.304, .048, .018), (.24, .060, .03), (0, .060)]), dark, 144, lobed)
    for angle in (30, 150, 270):
        turn = math.radians(angle)
        pod = holder('pod', (POD * math.cos(turn), POD * math.sin(turn), .048), (-9 * math.sin(turn), 9 * math.cos(turn), 0))
        with_parent(pod, lambda: shaving_unit(satin('#26282b'), dark))


def shaving_unit(black, dark):
    """A cap of bright steel with two rings of slots, in a collar."""
    bright = steel(colour='#d3d4d6', roughness=.18)
    lathe('collar', rounded([(0, 0), (.143, 0), (.140, .036, .012), (.122, .044, .008), (.118, .030), (0, .030)]), black, 96)
    disc('ring', .119, .050, bright, .006, .106)
    disc('under', .108, .040, dark, .004)
    for inner, outer, count in ((.078, .104, 54), (.046, .068, 36)):
        bars(inner, outer, count, bright)
    disc('land', .080, .052, bright, .004, .066)
    disc('middle', .048, .053, bright, .006)
    disc('dimple', .026, .060, satin('#3a3d42'), .006)


def bars(inner, outer, count, material, low=.036, high=.051, share=.62):
    """The metal between the slots of one ring."""
    vertices, faces = [], []
    for k in range(count):
        a, b = TAU * k / count, TAU * (k + share) / count
        n = len(vertices)
        vertices += [(r * math.cos(t), r * math.sin(t), z) for z in (low, high) for r, t in ((inner, a), (outer, a), (outer, b), (inner, b))]
        faces += [tuple(n + i for i in face) for face in ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    return solid('bars', vertices, faces, material)
