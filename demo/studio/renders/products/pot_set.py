"""Pot set: three casseroles of one shape with flared rims, a ceramic coat and lids of glass."""
import brand
from materials import ceramic, chrome, coat, ink, matte, steel
from products.ears import ear_on_bracket
from products.groups import moved
from products.lids import glass_lid
from shapes import lathe, lettering, radius_of, rounded, smooth, wrap

# radius, height, where it stands, how far it is turned
POTS = ((1.20, 1.40, (1.08, 1.02), 10), (1.0, 1.04, (-1.22, .16), -14), (.80, .84, (.22, -1.05), 6))
DETAILS = {'rim': ('top', (-.06, -1.50, .93), 1.35)}


def build(colour):
    black, shine = matte('#17181a'), chrome()
    for radius, height, (x, y), turn in POTS:
        with moved((x, y, 0), (0, 0, turn)):
            body = pot(radius, height, coat(colour))
            for side in (-1, 1):
                ear_on_bracket(side, radius - .01, height - .22, black, shine, .24, out=.27, rise=.04, section=(.05, .07))
            glass_lid(radius - .025, radius * .24, height + .012, black, shine, .75 + .22 * radius)
            wrap(lettering('mark', brand.NAME, .10 * radius + .02, ink(colour), brand.font(), bold=.012, spacing=1.2), radius_of(body), height * .48,
                 -96 - turn)


def pot(radius, height, paint):
    """The wall, whose rim turns outwards so that it pours without a drip; the coat inside; the steel base. Answers the wall's profile."""
    wall = rounded([(0, .03), (radius - .12, .03, .02), (radius - .01, .045, .11), (radius, height - .12)])
    flare = smooth([(radius, height - .10), (radius + .008, height - .05), (radius + .045, height - .012), (radius + .092, height + .008)], 6)
    edge = rounded([(radius + .098, height + .012), (radius + .094, height + .026, .006), (radius + .05, height + .014)])
    lathe('pot', wall + flare + edge, paint, 208)
    throat = smooth([(radius + .086, height + .026), (radius + .035, height + .010), (radius - .025, height - .06), (radius - .03, height - .3)], 6)
    lathe('ceramic', throat + rounded([(radius - .03, .4), (radius - .04, .07, .1), (0, .07)]), ceramic('#d8d2c8'), 192)
    lathe('base', rounded([(0, 0), (radius - .14, 0, .012), (radius - .12, .034, .008), (radius - .2, .04)]), steel(roughness=.2), 144)
    return wall
