"""Travel hair dryer: a stubby barrel with a short nozzle, on a handle that folds at a knuckle under it."""
import math

import brand
from materials import chrome, gloss, glow, matte, satin, steel
from products.assembly import holder, with_parent
from products.hair_dryer import AXIS, along_x, cap, grille
from products.leads import bundled
from products.prints import mark_on
from shapes import box, disc, lathe, lettering, place, rounded, smooth, step, sweep

SCALE, TURN = .83, -24            # the grille is the hair dryer's, on a smaller barrel; its rear comes a little to the front
HINGE = (.20, 1.15)               # x and z of the knuckle's axis
BARREL = [(.352, -.52), (.368, -.40), (.404, -.12), (.438, .20), (.458, .45), (.462, .60)]
DETAILS = {'hinge': ('front', (.06, -.19, .93), 1.15)}


def build(colour):
    stand = holder('stand', turn=(0, 0, TURN))
    stand.scale = (SCALE,) * 3
    with_parent(stand, lambda: dryer(colour))


def dryer(colour):
    black, dark, paint, shine = matte('#17181a'), gloss('#0c0d0e'), gloss(colour), chrome()
    barrel = along_x(lathe('barrel', rounded([(.28, -.52)]) + smooth(BARREL, 10) + [(.40, .605)], paint, 192))
    mark_on(barrel, colour, .12, (.02, -2, AXIS + .03))
    nozzle(black)
    cap(black, shine)
    grille(dark, paint, shine)
    knuckle(black, paint, shine)
    handle(black, paint)
    switch(dark)
    voltage(shine, dark)
    way = [(HINGE[0], 0, .07), (.42, .0, .07), (.56, .05, .06), (.60, .22, .04), (.48, .44, .036), (.2, .54, .036)]
    bundled(way, black, (-.30, .40), radius=.036)


def nozzle(black):
    ring = rounded([(.30, -.555), (.350, -.555, .008), (.356, -.510, .008), (.30, -.510)])
    along_x(lathe('front ring', ring, steel(roughness=.16), 128))
    mouth = rounded([(.25, -.545), (.338, -.55, .01), (.338, -.64, .02), (.315, -.72, .05), (.315, -1.06, .012), (.285, -1.06, .012),
                     (.28, -.62), (0, -.62)], 10)
    dense = [point for a, b in zip(mouth, mouth[1:]) for point in (a, *(a.lerp(b, k / 12) for k in range(1, 12) if (b - a).length > .2))]
    along_x(lathe('nozzle', [*dense, mouth[-1]], black, 192, flattened))


def flattened(x, y, z):
    """From a circle at the barrel to a slot; what is z here lies along the barrel."""
    part = step(-z, .64, 1.02)
    return x * (1 + .16 * part), y * (1 - .66 * part), z


def knuckle(black, paint, shine):
    """A saddle under the barrel and a drum across, on which the handle swings."""
    x, z = HINGE
    box('saddle', (.46, .34, .22), (x, 0, z + .18), black, .06)
    place(disc('drum', .185, .36, black, .015), (x, .18, z), (90, 0, 0))
    for side in (-1, 1):
        place(disc('drum ring', .158, .016, shine, .006), (x, side * .176, z), (-90 * side, 0, 0))
        place(disc('drum cap', .140, .024, paint, .010), (x, side * .176, z), (-90 * side, 0, 0))
    for k in (-1, 0, 1):
        box('fold mark', (.018, .006, .085 - .03 * abs(k)), (x + .045 * k, -.2005, z), satin('#e4e4e4'), .002)


def handle(black, paint):
    x, z = HINGE
    box('tongue', (.24, .22, .22), (x, 0, z - .15), black, .04)
    grip = [(x, 0, k) for k in (.06 + .04 * i for i in range(24))]
    sweep('handle', grip, paint, (.150, .185), 2.6, side=(0, 1, 0), blunt=.22,
          taper=lambda t: .94 + .05 * math.sin(t * 7) * (1 - t) + .12 * step(t, .55, 1))
    sweep('foot', [(x, 0, k) for k in (0, .03, .06, .10, .14)], black, (.122, .150), 2.6, side=(0, 1, 0), blunt=.15)


def switch(dark):
    """Off and two heats on a slide, the lamp above."""
    x, side = HINGE[0], -.150
    sweep('panel', [(x, side, z) for z in (.42 + .03 * k for k in range(18))], dark, (.080, .026), 3, side=(1, 0, 0), blunt=1.6)
    place(disc('lamp', .021, .016, glow('#ff3b2e', 1.8), .006), (x, side - .020, .855), (90, 0, 0))
    box('slot', (.070, .02, .22), (x - .012, side - .019, .66), matte('#050506'), .008)
    box('key', (.056, .05, .080), (x - .012, side - .030, .655), satin('#c9cbce'), .015)
    for k in (-1, 0, 1):
        box('rib', (.050, .012, .008), (x - .012, side - .056, .655 + .02 * k), satin('#85888c'), .003)
    for word, z in (('2', .74), ('1', .66), ('0', .58)):
        place(lettering('step', word, .034, satin('#e6e6e6'), brand.font(), raise_by=.001, bold=.01), (x + .048, side - .0265, z))


def voltage(shine, dark):
    """The slot for a coin that chooses 110 or 230 volts."""
    x, side = HINGE[0], -.136
    place(disc('coin ring', .070, .022, shine, .008), (x, side, .275), (90, 0, 0))
    place(disc('coin disc', .058, .028, satin('#3a3d41'), .006), (x, side, .275), (90, 0, 0))
    box('coin slot', (.016, .010, .094), (x, side - .026, .275), dark, .003, turn=(0, math.radians(40), 0))
