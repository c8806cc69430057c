"""School sipper: a tinted clear bottle with a waist, a screw cap with a carry hook, and a soft straw under a flip lid that stands open."""
import math

import brand
from materials import chrome, glass, gloss, ink, linear, principled, satin
from products.bands import band
from shapes import disc, lathe, lettering, place, plate, radius_of, rounded, smooth, step, sweep, wrap

NECK, CAP = 1.60, 1.93                          # the screw cap reaches from here to here
HINGE, OPEN = (.185, CAP), 112                  # of the flip lid: x and z, degrees
DETAILS = {'straw': ('front', (.06, 0, 1.98), 1.45)}
WALL = smooth([(.366, .10), (.374, .30), (.368, .56), (.328, .90), (.318, 1.06), (.334, 1.26), (.356, 1.44), (.350, 1.54), (.325, NECK)], 8)


def build(colour):
    paint, soft, clear = gloss(colour), satin('#dfe1df'), tritan(colour)
    inner = [(r - .022, z) for r, z in reversed(WALL)]
    lathe('bottle', [(0, .05), *rounded([(.34, .05), (.366, .06, .03)]), *WALL, *inner, *rounded([(.344, .085, .04), (0, .085)])], clear, 192)
    lathe('bumper', rounded([(0, 0), (.345, 0, .02), (.383, .02, .03), (.388, .13, .02), (.372, .148, .008), (.36, .148)]), paint, 160)
    cap(paint, soft)
    straw(soft)
    flip_lid(paint, soft)
    hook(paint)
    prints(ink(colour))


def tritan(colour):
    """Each wall tints what is behind it twice: the tint is the fourth root of the colour."""
    made = glass()
    made.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = [part ** .25 for part in linear(colour)]
    return made


def cap(paint, soft):
    band('gasket', .30, .346, NECK - .012, NECK + .02, soft, .005)
    skirt = [(.30, NECK + .012), (.372, NECK + .012, .012), (.374, NECK + .25, .05)]
    lathe('cap', rounded([*skirt, (.30, NECK + .285, .04), (.20, CAP - .02, .03), (0, CAP - .02)]), paint, 240, ribs)
    lathe('collar', rounded([(.06, CAP - .03), (.172, CAP - .03), (.172, CAP + .012, .008), (.150, CAP + .020, .01), (.06, CAP + .012)]), paint, 96)


def ribs(x, y, z):
    angle, r = math.atan2(y, x), math.hypot(x, y)
    grip = 1 - .015 * (1 + math.cos(angle * 54)) * step(r, .34, .366) * step(z, NECK + .02, NECK + .05) * step(-z, -NECK - .19, -NECK - .15)
    return x * grip, y * grip, z


def straw(soft):
    """Soft above the cap, where it is bitten; a plain tube below."""
    mouth = smooth([(.005, 0, CAP - .04), (.0, 0, CAP + .10), (-.02, 0, CAP + .22), (-.07, 0, CAP + .34), (-.105, 0, CAP + .385)], 12)
    sweep('mouthpiece', mouth, soft, (.082, .062), 2.3, side=(0, 1, 0), blunt=.35,
          taper=lambda t: 1.08 - .34 * step(t, .05, .55) + .20 * step(t, .72, .9))
    place(disc('bore', .034, .012, gloss('#3a3c3d'), .004), (-.101, 0, CAP + .380), (0, -38, 0))
    for height in (.035, .075):
        place(lathe('fold', rounded([(.06, -.012), (.104, -.012, .011), (.104, .012, .011), (.06, .012)]), soft, 64), (.003, 0, CAP + height))
    # The studio lets no light through glass onto what stands in it: the tube brings a little of its own.
    pale = principled('tube', '#eef0ee', roughness=.25, emission=linear('#eef0ee'), emission_strength=.3)
    sweep('tube', [(.01, 0, CAP - .05), (.03, 0, 1.0), (.06, 0, .10)], pale, (.036, .036), blunt=0)


def flip_lid(paint, soft):
    """A cup upside down; made where it is when it is shut, then turned about its hinge."""
    x, z = HINGE
    outside = rounded([(.150, .0), (.168, .0, .006), (.165, .30, .03), (.128, .42, .07), (0, .435)])
    inside = rounded([(0, .42), (.115, .405, .06), (.150, .29, .03), (.150, 0)])
    lid = lathe('flip lid', outside + inside, paint, 96)
    turn = math.radians(OPEN)
    place(lid, (x - x * math.cos(turn), 0, z + x * math.sin(turn)), (0, OPEN, 0))
    tab = plate('tab', .12, .05, .05, paint, .015, 4)
    place(tab, (-.16, 0, .03), (0, 0, -90)).parent = lid
    seal = lathe('seal', rounded([(0, .35), (.06, .35, .012), (.06, .42), (0, .42)]), soft, 64)
    seal.parent = lid
    place(disc('hinge', .034, .20, paint, .01), (x, .10, z), (90, 0, 0))
    place(disc('pin', .013, .212, chrome(), .003), (x, .106, z), (90, 0, 0))


def hook(paint):
    path = smooth([(.34, 0, 1.79), (.43, 0, 1.80), (.525, 0, 1.765), (.565, 0, 1.66), (.565, 0, 1.52), (.56, 0, 1.36)], 12)
    sweep('hook', path, paint, (.085, .028), 3.2, side=(0, 1, 0), taper=lambda t: 1.1 - .25 * step(t, .1, 1), blunt=1)


def prints(print_ink):
    """The name, and a scale in millilitres on the right."""
    at = radius_of(WALL)
    wrap(lettering('mark', brand.NAME, .098, print_ink, brand.font(), raise_by=.003, bold=.012, spacing=1.2), at, .42, -94)
    for k in range(5):
        z = .30 + k * .225
        wrap(plate('tick', .085, .010, .003, print_ink, .001, count=24), at, z, -57)
        if k % 2:
            wrap(lettering('amount', f'{100 + k * 100} ml', .05, print_ink, brand.font(), raise_by=.003), at, z, -40)
