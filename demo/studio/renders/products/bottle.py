"""Vacuum flask: powder-coated steel bottle with a bare steel neck and a cup lid with a carry loop."""
import math

import brand
from materials import coat, grain, ink, matte, principled, rubber, steel
from shapes import lathe, lettering, radius_of, rounded, smooth, sweep, wrap

BODY = rounded([(.36, .05), (.385, .05, .03)]) + [(.392, .10), (.395, .30), (.395, 1.62)]
BODY += smooth([(.395, 1.70), (.388, 1.80), (.355, 1.92), (.318, 2.0), (.30, 2.04)], 10)
DETAILS = {
    'body': ('front', (0, -.39, 1.30), 2.1),
    'lid': ('quarter', (0, 0, 2.25), 1.5),
    'base': ('front', (0, -.20, .32), 1.6),
}


def build(colour):
    powder = coat(colour) if colour == 'steel' else grain(principled('powder', colour, roughness=.34, specular=.5), 60, .0012)
    bare, black = steel(roughness=.24), matte('#1b1c1e')
    lathe('foot', rounded([(0, .0), (.37, .0, .02), (.386, .045, .008), (.386, .062, .004), (.34, .07)]), rubber(), 160)
    lathe('body', BODY + [(.28, 2.05)], powder, 192)
    lathe('neck', rounded([(.26, 2.02), (.303, 2.035, .004), (.303, 2.115, .012), (.26, 2.13)]), bare, 160)
    lathe('lid', rounded([(.20, 2.128), (.312, 2.128, .008), (.322, 2.15, .01), (.318, 2.44, .05), (.10, 2.455, .02), (0, 2.445)]), black, 216, ribs)
    lathe('lid band', rounded([(.30, 2.135), (.326, 2.135, .006), (.326, 2.175, .006), (.30, 2.175)]), bare, 160)
    loop = smooth([(-.235, 0, 2.40), (-.245, 0, 2.50), (-.20, 0, 2.585), (-.08, 0, 2.62), (.08, 0, 2.62), (.20, 0, 2.585), (.245, 0, 2.50),
                   (.235, 0, 2.40)], 12)
    sweep('loop', loop, black, (.085, .026), 3.2, side=(0, 1, 0), blunt=.2)
    mark = upright(lettering('mark', brand.NAME, .105, ink(colour), brand.font(), raise_by=.003, bold=.012, spacing=1.25))
    wrap(mark, radius_of(BODY), .92, -90)
    lathe('ring', rounded([(.38, .250), (.3975, .250, .002), (.3975, .262, .002), (.38, .262)]), bare, 160)


def upright(mark):
    """Turns flat lettering so that it reads downwards."""
    for vertex in mark.data.vertices:
        x, y, z = vertex.co
        vertex.co = (z, y, -x)
    return mark


def ribs(x, y, z):
    angle, r = math.atan2(y, x), math.hypot(x, y)
    fade = max(0.0, min(1.0, (z - 2.19) / .03, (2.38 - z) / .03)) if r > .29 else 0
    grip = 1 - .016 * fade * (.5 + .5 * math.cos(angle * 36))
    return x * grip, y * grip, z
