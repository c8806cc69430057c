"""Gas heater: a cabinet on castors with room for the cylinder; three glowing clay plates behind wires, and a knob for one, two or three."""
import math

import bpy

import brand
from materials import chrome, coat, gloss, glow, ink, matte, satin, steel
from products.castors import HEIGHT, castor
from products.fronts import groove, panel, rim
from products.heating import casing, polished, rings, wire
from shapes import box, dial, disc, lettering, place, rounded, solid, tower

FRONT, BACK, TOP = -2.0, 2.0, 7.06
HOUSE = (4.2, TOP - HEIGHT, .24, (TOP + HEIGHT) / 2)             # width, height, corner radius, height of the middle
OPENING, PANEL, DOOR = (3.60, 2.86, .22, 4.58), (3.60, .62, .20, 6.54), (3.60, 2.10, .20, 1.92)
PLATE = (.98, 1.98)
DETAILS = {'burner': ('other', (.1, FRONT, 4.62), 4.3)}


def build(colour):
    black, dark, paint = matte('#17181a'), gloss('#0b0c0e'), coat(colour)
    for x in (-1.65, 1.65):
        for y in (-1.45, 1.5):
            castor(x, y, black, brake=y < 0)
    house(paint, black)
    burner()
    guard()
    controls(dark)
    door(paint, dark, colour)


def house(paint, black):
    outside = rounded([(1.6, BACK), (0, BACK, .25), (0, FRONT, .20), (.22, FRONT), (.29, FRONT)], 10)
    inside = rounded([(-.02, FRONT), (0, FRONT, .03), (.02, -.6)])
    casing('house', rings(HOUSE, outside) + rings(OPENING, inside), paint)
    rim(OPENING, FRONT, black)
    top = rounded([(1.9, TOP - .03), (2.07, TOP - .03, .02), (2.10, TOP + .08, .05), (2.02, TOP + .20, .08), (1.8, TOP + .22), (0, TOP + .22)])
    tower('top', top, black, depth=.96, power=8)
    for side in (-1, 1):
        box('grip', (.06, 1.15, .34), (side * 2.09, -.1, 6.1), black, .03)
        for k in range(5):
            box('vent', (.03, 1.7, .07), (side * 2.095, 0, 1.2 + k * .22), black, .012)


def burner():
    """Three plates in a polished hood."""
    width, height = PLATE
    casing('hood', rings(OPENING, [(.01, -1.9), (.03, -1.8), (.34, -1.28), (1.43, -1.28)]), polished(), caps=False)
    clay, frame = glow('#e4440f', .95), steel('across', '#77787a', .35)
    cells = honeycomb(width - .10, height - .08, glow('#ff9a45', 1.35))
    for x in (-1.06, 0, 1.06):
        box('plate frame', (width + .07, .12, height + .10), (x, -1.30, OPENING[3]), frame, .02)
        box('plate', (width - .03, .12, height), (x, -1.325, OPENING[3]), clay, .012)
        copy = bpy.data.objects.new('cells', cells)
        bpy.context.collection.objects.link(copy)
        copy.location = (x, -1.388, OPENING[3])
        box('lip', (width, .16, .06), (x, -1.34, OPENING[3] - height / 2 - .07), satin('#b3ab9f'), .02)


def honeycomb(width, height, material, pitch=.088):
    """The mouths of the plate's channels, as one mesh of small hexagons that face -y."""
    vertices, faces = [], []
    rows, columns = int(height / (pitch * .866)), int(width / pitch)
    for row in range(rows):
        for column in range(columns - row % 2):
            x, z = (column - (columns - 1 - row % 2) / 2) * pitch, (row - (rows - 1) / 2) * pitch * .866
            faces.append(tuple(range(len(vertices), len(vertices) + 6)))
            vertices += [(x + .40 * pitch * math.sin(k * math.tau / 6), 0, z + .40 * pitch * math.cos(k * math.tau / 6)) for k in range(6)]
    first = solid('cells', vertices, faces, material)
    mesh = first.data
    bpy.data.objects.remove(first)
    return mesh


def guard():
    metal, (width, height, _, z) = chrome(), OPENING
    for k in range(-2, 3):
        bow = ((-1, 0), (-.93, .13), (0, .15), (.93, .13), (1, 0))
        wire([(side * width / 2, FRONT - out, z + k * height / 5.6) for side, out in bow], metal, .026)
    for k in range(-4, 5):
        bow = ((-1, 0), (-.92, .10), (0, .115), (.92, .10), (1, 0))
        wire([(k * width / 9.6, FRONT - out, z + rise * height / 2) for rise, out in bow], metal, .020)


def controls(dark):
    """The knob between the signs for its places: off, and one to three plates."""
    panel(PANEL, FRONT, dark)
    y, z, white = FRONT - .035, PANEL[3], satin('#e9e9e9')
    place(disc('dial ring', .275, .05, steel(roughness=.16), .02), (0, y + .01, z), (90, 0, 0))
    place(dial('dial', .215, .24, steel(colour='#e6e6e8', roughness=.32), dark, 36), (0, y - .03, z), (90, 0, 0))
    for x, plates in ((-1.1, 1), (-.62, 2), (.62, 3)):
        for k in range(3):
            tint = glow('#ff7a2e', .9) if k < plates else satin('#55585c')
            box('sign', (.055, .012, .16), (x + (k - 1) * .085, y - .004, z), tint, .005)
    place(lettering('off', 'OFF', .12, white, brand.font(), raise_by=.002, spacing=1.1), (1.1, y - .003, z))


def door(paint, dark, colour):
    """The lower front, set off by a groove, with slots for the air."""
    groove(DOOR, FRONT, dark)
    panel(DOOR, FRONT, paint)
    for k in range(4):
        box('slot', (2.5, .03, .07), (0, FRONT - .032, 1.20 + k * .21), dark, .012)
    mark = lettering('mark', brand.NAME, .26, ink(colour), brand.font(), raise_by=.003, bold=.012, spacing=1.25)
    place(mark, (0, FRONT - .038, 2.38))
