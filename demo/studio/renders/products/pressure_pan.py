"""Pressure pan: the pressure cooker's low and wide sister, with the same handles and weight valve on a broad lid."""
import brand
from materials import chrome, coat, gloss, ink, matte, steel
from products.bands import band
from products.groups import moved
from products.pressure_cooker import ear, long_handle, valve
from shapes import disc, lathe, lettering, place, radius_of, rounded, smooth, wrap

WIDER = .20                       # than the pressure cooker: the handles move out by so much
DETAILS = {'valve': ('quarter', (-.02, -.08, 1.52), 1.75)}
PAN = rounded([(0, .03), (.90, .03, .02), (1.15, .03, .17), (1.183, 1.06, .02), (1.23, 1.075, .012), (1.23, 1.12, .01), (1.16, 1.12)], 10)


def build(colour):
    black, shine, bare = matte('#18191b'), chrome(), steel(roughness=.24)
    with moved(turn=(0, 0, -24)):
        lathe('pan', PAN, coat(colour), 208)
        lathe('base', rounded([(0, 0), (1.00, 0, .012), (1.03, .04, .01), (.96, .06)]), bare, 160)
        lid(bare, black)
        valve(shine, black)
        pressure_pin(black, shine)
        with moved((WIDER, 0, 0)):
            long_handle(black, shine)
        with moved((-WIDER, 0, 0)):
            ear(black, shine)
    wrap(lettering('mark', brand.NAME, .13, ink(colour), brand.font(), bold=.012, spacing=1.2), radius_of(PAN), .54, -98)


def lid(bare, black):
    band('seal', 1.1, 1.215, 1.10, 1.15, black)
    skirt = rounded([(1.21, 1.085), (1.255, 1.085, .012), (1.262, 1.20, .05)])
    dome = smooth([(1.22, 1.235), (1.16, 1.262), (1.00, 1.315), (.80, 1.358), (.66, 1.376)], 8)
    lathe('lid', skirt + dome + rounded([(.655, 1.377), (.63, 1.358, .02), (.42, 1.362, .02), (.36, 1.396, .02), (0, 1.404)]), bare, 224)


def pressure_pin(black, shine):
    """Up, it holds the lid locked until the steam is out."""
    place(disc('pin nut', .095, .06, shine, .012, steps=6), (.10, -.57, 1.352))
    place(disc('pin seat', .065, .085, black, .015, steps=64), (.10, -.57, 1.352))
    place(disc('pin', .030, .13, gloss('#c9252b'), .012, steps=48), (.10, -.57, 1.352))
