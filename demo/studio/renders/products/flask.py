"""Vacuum flask: coated steel bottle with bare steel bands, and a brushed steel cup as its lid."""
import brand
from materials import grain, ink, matte, principled, rubber, steel
from products.bands import band
from products.bottle import upright
from shapes import lathe, lettering, radius_of, rounded, smooth, wrap

SHOULDER, CUP = 2.16, 2.235
DETAILS = {'cup': ('quarter', (0, 0, 2.60), 2.1)}
BODY = rounded([(.37, .06), (.415, .06, .03), (.425, .16, .03), (.425, SHOULDER - .08, .04), (.408, SHOULDER, .02), (.36, SHOULDER)])
WALL = rounded([(.33, CUP), (.402, CUP, .012), (.412, CUP + .06, .02), (.392, 3.02, .02)])
WALL += smooth([(.390, 3.03), (.378, 3.072), (.345, 3.096), (.31, 3.10)], 8)


def build(colour):
    bare, black = steel(roughness=.22), matte('#1b1c1e')
    powder = grain(principled('powder', colour, roughness=.33, specular=.5), 90, .0012)
    lathe('foot', rounded([(0, 0), (.385, 0, .02), (.402, .05, .01), (.40, .08, .004), (.34, .09)]), rubber(), 160)
    lathe('body', BODY, powder, 192)
    bands(bare, black)
    cup(bare)
    mark = upright(lettering('mark', brand.NAME, .15, ink(colour), brand.font(), raise_by=.003, bold=.014, spacing=1.2))
    wrap(mark, radius_of(BODY), 1.22, -90)


def bands(bare, black):
    band('low band', .41, .4285, .15, .215, bare, .003)
    band('collar', .36, .411, SHOULDER - .012, SHOULDER + .036, bare, .008)
    band('gasket', .30, .392, SHOULDER, CUP + .02, black, .004)


def cup(bare):
    """Upside down: its rim sits on the gasket, its bottom has the turned-in ring it stands on when it is drunk from."""
    bottom = rounded([(.305, 3.10), (.295, 3.085, .008), (.28, 3.08, .01), (0, 3.083)])
    lathe('cup', WALL + bottom, bare, 224)
    fine = steel(roughness=.16)
    band('rolled rim', .39, .415, CUP + .004, CUP + .034, fine, .009)
    for z in (2.42, 2.45):
        band('bead', .38, radius_of(WALL)(z) + .005, z, z + .014, fine, .005)
