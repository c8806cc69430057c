"""Roti maker: two round halves on a hinge, opened, with a roti that has just puffed on the lower plate."""
import math

import bpy

import brand
from materials import chrome, coat, glow, ink, matte, principled, rubber
from products.bands import band
from products.mottle import mottled
from shapes import box, disc, lathe, lettering, place, radius_of, rounded, smooth, step, sweep, wrap

SEAM, HINGE, OPEN = .62, (0, 1.20, .64), -101
DETAILS = {'plate': ('top', (.05, -.05, .66), 2.7)}
LOWER = rounded([(.98, .08), (1.10, .08, .06)]) + smooth([(1.135, .16), (1.175, .30), (1.195, .45), (1.200, .55)], 8)
UPPER = [(1.200, .03), (1.195, .14), (1.175, .28), (1.12, .42), (1.00, .52), (.80, .575), (.40, .60), (0, .605)]


def build(colour):
    black, shine, paint = matte('#18191b'), chrome(), coat(colour)
    coating = principled('non-stick', '#232427', roughness=.34, specular=.5)
    base(paint, black, shine, coating)
    roti()
    controls(colour, shine)
    handle(black, shine)
    hinge(black, shine)
    lid(paint, black, shine, coating)


def base(paint, black, shine, coating):
    for k in range(4):
        angle = math.pi / 4 + k * math.pi / 2
        place(disc('pad', .13, .10, rubber(), .02), (.85 * math.cos(angle), .85 * math.sin(angle), 0))
    lathe('tray', rounded([(0, .06), (.98, .06, .02), (1.04, .12, .02), (0, .12)]), black, 160)
    lathe('base', LOWER + [(1.1, .56)], paint, 224)
    band('base trim', 1.02, 1.206, .545, .585, shine, .010)
    heating_plate('plate', SEAM, coating)


def heating_plate(name, top, coating):
    """A low rim keeps the dough in; two fine grooves run round it."""
    line = rounded([(0, top), (.60, top), (.605, top - .008), (.615, top - .008), (.62, top), (.96, top, .02), (.99, top + .035, .012),
                    (1.10, top + .035, .02), (1.115, top - .05, .01), (0, top - .06)])
    return lathe(name, line, coating, 192)


def roti():
    """Brown where it puffed."""
    flour = mottled('#f0d6a4', '#8a5326', (3.4, 3.4, 3.4), 4, (.7, .85), .2)
    ramp = next(node for node in flour.node_tree.nodes if node.type == 'VALTORGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .34, .46

    def uneven(x, y, z):
        angle, far = math.atan2(y, x), math.hypot(x, y)
        size = 1 + .018 * math.sin(3 * angle + 1) + .012 * math.sin(5 * angle)
        puff = .055 * math.exp(-((x - .25) ** 2 + (y - .1) ** 2) / .10) + .035 * math.exp(-((x + .35) ** 2 + (y + .2) ** 2) / .05)
        wave = .010 * math.sin(7 * x + 2) * math.sin(6 * y)
        return x * size, y * size, z + (puff + wave * step(far, 0, .3)) * (1 - step(far, .70, .82))
    line = [(k * .05, .042) for k in range(16)] + rounded([(.76, .042), (.83, .036, .018), (.83, 0, .016), (.76, 0)])
    place(lathe('roti', line, flour, 160, uneven), (0, -.04, SEAM + .003))


def controls(colour, shine):
    """Power and ready, under a line of print; the thermostat is at the side."""
    at, print_ink = radius_of(LOWER), ink(colour)
    wrap(lettering('mark', brand.NAME, .105, print_ink, brand.font(), bold=.012, spacing=1.2), at, .33, -128)
    for degrees, tint, word in ((-62, '#ff3b2e', 'ON'), (-52, '#37c46a', 'READY')):
        turn = math.radians(degrees)
        out = at(.36) - .01
        for name, radius, height, material in (('lamp ring', .044, .02, shine), ('lamp', .030, .032, glow(tint, 1.5))):
            place(disc(name, radius, height, material, .007), (out * math.cos(turn), out * math.sin(turn), .37), (90, 0, degrees + 90))
        wrap(lettering('word', word, .046, print_ink, brand.font(), spacing=1.1), at, .255, degrees)


def handle(black, shine):
    """The lower grip; the lid's own comes to lie on it."""
    sweep('handle', [(0, -1.10, .36), (0, -1.35, .37), (0, -1.62, .40), (0, -1.88, .44)], black, (.17, .085), 3.2, side=(1, 0, 0), blunt=.5)
    box('socket', (.46, .14, .26), (0, -1.17, .36), black, .05)
    box('catch', (.12, .10, .05), (0, -1.60, .485), shine, .015)


def hinge(black, shine):
    for x in (-.42, .42):
        box('hinge', (.24, .22, .36), (x, 1.22, .50), black, .05)
        place(disc('pin', .075, .30, shine, .01), (x - .15, HINGE[1] + .02, HINGE[2] + .02), (0, 90, 0))
    box('hinge bar', (1.0, .08, .12), (0, 1.20, .50), black, .03)


def lid(paint, black, shine, coating):
    """Built closed, its seam at 0, with the hinge at the origin; then swung open."""
    shell = lathe('lid', [(1.10, .02)] + smooth(UPPER, 8), paint, 224)
    trim = band('lid trim', 1.02, 1.206, -.005, .035, paint, .012)
    upper = place(heating_plate('upper plate', 0, coating), (0, 0, .03), (180, 0, 0))
    neck = box('neck', (.30, .30, .20), (0, -1.16, .22), black, .06)
    path = smooth([(0, -1.10, .24), (0, -1.32, .25), (0, -1.58, .22), (0, -1.86, .16)], 8)
    grip = sweep('grip', path, black, (.18, .085), 3.2, side=(1, 0, 0), blunt=.5)
    inlay = box('grip inlay', (.05, .40, .012), (0, -1.62, .125), shine, .005)
    swing = bpy.data.objects.new('swing', None)
    bpy.context.collection.objects.link(swing)
    for part in (shell, trim, upper, neck, grip, inlay):
        part.parent = swing
        part.location.y -= HINGE[1]
    place(swing, HINGE, (OPEN, 0, 0))
