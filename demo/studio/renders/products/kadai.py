"""Kadai: a deep bowl of cast aluminium with a granite-look coat, two ears and a lid of glass."""
import brand
from materials import chrome, coat, ink, matte, steel
from products.bands import band
from products.ears import ear
from products.lids import glass_lid
from products.mottle import mottled
from shapes import box, disc, lathe, lettering, place, radius_of, rounded, smooth, wrap

RIM, DEEP = 1.40, 1.14
DETAILS = {'handle': ('quarter', (-1.42, -.12, 1.00), 1.5)}
BOWL = rounded([(0, .03), (.56, .03, .02), (.60, 0, .012), (.70, 0, .05)]) + smooth(
    [(.74, .035), (.92, .16), (1.10, .36), (1.235, .60), (1.315, .85), (1.36, DEEP - .02)], 10)


def build(colour):
    black, shine = matte('#17181a'), chrome()
    lathe('bowl', BOWL + rounded([(1.37, DEEP - .01), (RIM, DEEP - .005, .012), (RIM, DEEP + .03, .012), (1.34, DEEP + .03)]), coat(colour), 224)
    granite = mottled('#626468', '#232427', (38, 38, 38), detail=2)
    inside = [(1.365, DEEP + .032), (1.33, DEEP + .01), (1.28, .86), (1.20, .62), (1.06, .38), (.88, .18), (.68, .06), (0, .05)]
    lathe('granite', smooth(inside, 8), granite, 192)
    band('base', .30, .62, .004, .036, steel(roughness=.2))
    for side in (-1, 1):
        cool_ear(side, coat(colour), black, shine)
    glass_lid(1.32, .38, DEEP + .026, black, shine, 1.15)
    wrap(lettering('mark', brand.NAME, .13, ink(colour), brand.font(), bold=.012, spacing=1.2), radius_of(BOWL), .72, -98)


def cool_ear(side, paint, black, shine):
    """The bracket is cast with the bowl; the loop is screwed to it."""
    for y in (-.26, .26):
        box('lug', (.20, .155, .14), (side * 1.37, y, .975), paint, .045, turn=(0, side * -.14, 0))
        place(disc('screw', .032, .012, shine, .005, steps=40), (side * 1.40, y, 1.043), (0, side * -8, 0))
    ear(side, 1.42, .985, black, .26, .30, .07, (.062, .085))
