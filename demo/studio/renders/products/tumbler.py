"""Steel tumbler: a powder-coated cup that narrows for a car's holder, with a clear lid, its slide, and a steel straw."""
import brand
from materials import glass, gloss, grain, ink, matte, principled, steel
from products.bands import band
from shapes import box, disc, lathe, lettering, place, radius_of, rounded, wrap

BARE, RIM, TOP = .27, 1.62, 1.70                # the foot is bare steel up to here; the cup's rim; the lid's
DETAILS = {'lid': ('top', (0, -.02, 1.68), 1.35)}
WALL = rounded([(.0, .012), (.30, .012), (.318, 0, .006), (.334, 0, .012), (.345, .05, .03), (.357, BARE)])
BODY = [(.355, BARE - .01), *rounded([(.357, BARE), (.362, BARE + .004, .004), (.432, 1.585, .01), (.428, 1.592)])]


def build(colour):
    bare, black = steel(roughness=.24), matte('#1b1c1e')
    cup(bare, grain(principled('powder', colour, roughness=.27, specular=.5), 90, .0012))
    lid(black, gloss(colour))
    straw(black)
    mark = lettering('mark', brand.NAME, .115, ink(colour), brand.font(), raise_by=.003, bold=.012, spacing=1.2)
    wrap(mark, radius_of(BODY), 1.10, -92)


def cup(bare, powder):
    lathe('foot', WALL, bare, 192)
    lathe('body', BODY, powder, 192)
    lathe('rim', rounded([(.426, 1.585), (.4335, 1.59, .004), (.437, RIM, .010), (.418, RIM, .010), (.414, 1.56)]), bare, 192)
    lathe('inside', rounded([(.416, 1.58), (.405, 1.45), (.31, .06, .06), (0, .05)]), steel(colour='#ececee', roughness=.5, uneven=.05), 192)


def lid(black, paint):
    """A clear disc with a turned-up edge; a gasket holds it in the cup. The slide stands over the hole for the lips."""
    clear = glass('#eef3f3')
    edge = [(0, RIM + .015), (.39, RIM + .015, .004), (.39, 1.545, .008), (.402, 1.545, .008), (.404, RIM + .004, .004), (.446, RIM + .004, .012)]
    lathe('lid', rounded([*edge, (.442, TOP, .016), (.405, TOP, .016), (.392, RIM + .042, .02), (0, RIM + .038)]), clear, 192)
    band('gasket', .385, .411, 1.556, 1.582, black, .008)
    top = RIM + .04
    for x in (-.115, .115):
        box('rail', (.022, .50, .034), (x, -.14, top + .012), clear, .009)
    box('slide', (.20, .24, .034), (0, -.265, top + .016), paint, .013)
    for k in range(4):
        box('grip', (.12, .014, .016), (0, -.20 - k * .032, top + .034), paint, .006)
    place(disc('vent', .016, .006, black, .002), (-.24, .17, top - .002))


def straw(black):
    """It leans in its grommet, from the bottom of the cup to a hand above the lid."""
    holder = lathe('straw', rounded([(.023, 0), (.031, 0, .002), (.031, 2.20, .003), (.026, 2.20, .002), (.025, 1.9)]), steel(roughness=.2, uneven=.05), 48)
    bore = disc('bore', .026, .02, gloss('#1d1e20'), .002)
    bore.location.z, bore.parent = 2.12, holder
    place(holder, (-.02, .02, .08), (-2, 5, 0))
    place(lathe('grommet', rounded([(.030, -.02), (.056, -.02, .006), (.056, .018, .010), (.030, .022)]), black, 64), (.127, .075, RIM + .04), (-2, 5, 0))
