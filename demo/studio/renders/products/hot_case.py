"""Hot case: two insulated casseroles, the small one nested in the lid of the large one; lids that turn and lock."""
import math

import brand
from materials import gloss, ink, matte, steel
from products.bands import band
from products.groups import moved
from shapes import box, lathe, lettering, radius_of, rounded, smooth, step, sweep, wrap

SEAM, NEST, SMALL = .96, 1.325, .778
LOCKED = -128                     # degrees round the case
DETAILS = {'lid': ('quarter', (-.12, -.35, NEST + SMALL * 1.17), 1.95)}
BODY = rounded([(0, .04), (.92, .04, .01), (.96, 0, .02), (1.04, .01, .03)]) + smooth(
    [(1.075, .05), (1.20, .24), (1.29, .46), (1.335, .70), (1.325, SEAM - .03)], 10)
LID = smooth([(1.335, SEAM + .075), (1.31, SEAM + .125), (1.20, SEAM + .22), (1.05, SEAM + .305), (.93, SEAM + .352)], 8)


def build(colour):
    casserole(colour)
    with moved((0, 0, NEST), scale=SMALL):
        casserole(colour)


def casserole(colour):
    plastic, black = gloss(colour), matte('#1a1b1d')
    lathe('body', BODY + rounded([(1.315, SEAM, .02), (1.2, SEAM)]), plastic, 224)
    lathe('gap', [(1.1, SEAM - .02), (1.285, SEAM - .02), (1.285, SEAM + .06), (1.1, SEAM + .06)], gloss('#0d0e10'))
    band('steel band', 1.2, 1.335, SEAM + .006, SEAM + .034, steel(roughness=.16), .010)
    skirt = rounded([(1.2, SEAM + .046), (1.33, SEAM + .046, .014), (1.338, SEAM + .075)])
    lathe('lid', skirt + LID + rounded([(.885, SEAM + .362, .03), (.855, SEAM + .315, .03), (0, SEAM + .300)]), plastic, 224)
    band('dish ring', .70, .838, SEAM + .29, SEAM + .322, steel(roughness=.16), .010)
    grip(black, plastic)
    for side in (-1, 1):
        handle(side, black, plastic)
    lock_marks(ink(colour))
    wrap(lettering('mark', brand.NAME, .135, ink(colour), brand.font(), bold=.012, spacing=1.2), radius_of(BODY), .53, -95)


def grip(black, plastic):
    """A bridge over the dish of the lid, with room for fingers below."""
    z = SEAM + .30
    half = [(-.80, z - .01), (-.66, z + .05), (-.46, z + .125), (-.22, z + .15)]
    path = smooth([(x, 0, height) for x, height in half + [(-x, height) for x, height in reversed(half)]], 10)
    sweep('grip', path, black, (.17, .040), 3, side=(0, 1, 0), taper=lambda t: 1.12 - .28 * math.sin(math.pi * t), blunt=.2)
    inlay = smooth([(x, 0, z + .178 + lift) for x, lift in ((-.40, -.012), (-.2, .008), (0, .012), (.2, .008), (.40, -.012))], 10)
    sweep('grip inlay', inlay, plastic, (.062, .018), 3, side=(0, 1, 0), blunt=2)


def handle(side, black, plastic):
    """An ear on the body and the lug of the lid that locks over it."""
    path = smooth([(side * 1.22, 0, .80), (side * 1.40, 0, .80), (side * 1.53, 0, .785), (side * 1.60, 0, .74)], 8)
    sweep('ear', path, black, (.36, .052), 3.4, side=(0, 1, 0), taper=lambda t: 1 - .22 * step(t, .3, 1), blunt=.5)
    box('lug', (.20, .46, .13), (side * 1.315, 0, SEAM + .105), plastic, .05)
    box('catch', (.05, .30, .15), (side * 1.405, 0, SEAM + .02), black, .022)


def lock_marks(print_ink):
    """Where the two arrows meet, the lid is locked."""
    body = radius_of(BODY)
    wrap(lettering('lid mark', '▼', .065, print_ink, brand.font()), radius_of(LID), SEAM + .092, LOCKED)
    wrap(lettering('body mark', '▲', .065, print_ink, brand.font()), body, SEAM - .085, LOCKED)
    wrap(lettering('word', 'LOCK', .062, print_ink, brand.font(), bold=.01, spacing=1.1), body, SEAM - .088, LOCKED + 8)
