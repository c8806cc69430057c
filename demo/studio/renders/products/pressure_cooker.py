"""Pressure cooker: lacquered pan, brushed steel lid, long double handle, weight valve."""
import math

import bpy

import brand
from materials import chrome, gloss, ink, coat, matte, steel
from shapes import box, disc, lathe, lettering, place, radius_of, rounded, smooth, sweep, wrap

PAN = rounded([(0, .015), (.70, .015, .02), (.72, 0, .01), (.955, 0, .17), (.985, 1.06, .02), (1.03, 1.075, .012), (1.03, 1.12, .01), (.96, 1.12)],
              10)
DETAILS = {
    'lid': ('quarter', (-.05, -.10, 1.30), 2.3),
    'handle': ('front', (1.28, -.60, 1.10), 1.9),
}


def build(colour):
    black, shine, bare = matte('#18191b'), chrome(), steel(roughness=.24)
    before = set(bpy.context.scene.objects)
    lathe('pan', PAN, coat(colour), 192)
    lathe('base plate', rounded([(.60, -.001), (.84, -.001), (.86, .035, .01), (.80, .04)]), bare, 160)
    lid(bare, black)
    valve(shine, black)
    long_handle(black, shine)
    ear(black, shine)
    everything = bpy.data.objects.new('turn', None)
    bpy.context.collection.objects.link(everything)
    for thing in set(bpy.context.scene.objects) - before - {everything}:
        thing.parent = thing.parent or everything
    everything.rotation_euler.z = math.radians(-24)
    wrap(lettering('mark', brand.NAME, .125, ink(colour), brand.font(), bold=.012, spacing=1.2), radius_of(PAN), .50, -98)


def lid(bare, black):
    lathe('seal', rounded([(.9, 1.10), (1.015, 1.10), (1.015, 1.15), (.9, 1.15)]), black, 160)
    skirt = rounded([(1.01, 1.085), (1.055, 1.085, .012), (1.062, 1.20, .05)])
    dome = smooth([(1.02, 1.235), (.96, 1.262), (.80, 1.315), (.60, 1.358), (.46, 1.376)], 8)
    lathe('lid', skirt + dome + rounded([(.455, 1.377), (.43, 1.392, .02), (.30, 1.402, .02), (0, 1.404)]), bare, 224)


def valve(shine, black):
    lathe('stem', rounded([(.0, 1.38), (.12, 1.38), (.12, 1.43, .012), (.055, 1.44, .01), (.05, 1.52), (0, 1.52)]), shine, 96)
    lathe('weight', rounded([(.05, 1.49), (.12, 1.50, .015), (.125, 1.60, .01), (.105, 1.625, .01), (.105, 1.66, .008), (.115, 1.68, .01),
                             (.10, 1.80, .03), (0, 1.815)]), shine, 128)
    lathe('weight cap', rounded([(.0, 1.70), (.135, 1.70, .012), (.125, 1.83, .035), (0, 1.845)]), black, 96)
    place(disc('safety nut', .085, .05, shine, .012, steps=6), (-.36, -.34, 1.365), (6, -7, 0))
    place(disc('safety plug', .045, .09, black, .018), (-.36, -.34, 1.365), (6, -7, 0))


def long_handle(black, shine):
    flat = {'side': (0, 1, 0), 'blunt': .45}
    box('bracket', (.26, .20, .15), (1.06, 0, .93), shine, .03)
    lower = smooth([(1.05, 0, .925), (1.20, 0, .935), (1.45, 0, .955), (1.75, 0, .975), (2.08, 0, .985)], 10)
    sweep('lower handle', lower, black, (.145, .085), 3.4, taper=lambda t: 1 - .16 * math.sin(math.pi * t), **flat)
    upper = smooth([(.50, 0, 1.405), (.75, 0, 1.385), (.98, 0, 1.325), (1.15, 0, 1.235), (1.35, 0, 1.168), (1.60, 0, 1.155), (1.85, 0, 1.163),
                    (2.08, 0, 1.165)], 10)
    sweep('upper handle', upper, black, (.150, .082), 3.4, taper=lambda t: 1 - .14 * math.sin(math.pi * t), **flat)
    sweep('inlay', smooth([(1.40, 0, 1.232), (1.60, 0, 1.226), (1.80, 0, 1.232), (1.98, 0, 1.238)], 8), shine, (.055, .012), 3, side=(0, 1, 0),
          blunt=2)
    box('lock', (.17, .10, .05), (1.10, 0, 1.345), gloss('#c9252b'), .02, turn=(0, math.radians(24), 0))
    for x in (.60, .74):
        place(disc('screw', .035, .02, shine, .008), (x, 0, 1.462 - (x - .6) * .1), (0, 6, 0))
    box('lid plate', (.46, .22, .02), (.66, 0, 1.335), shine, .008, turn=(0, math.radians(11), 0))


def ear(black, shine):
    box('ear bracket', (.12, .30, .12), (-1.0, 0, .93), shine, .025)
    path = smooth([(-1.0, -.25, .93), (-1.14, -.25, .94), (-1.27, -.19, .95), (-1.31, 0, .955), (-1.27, .19, .95), (-1.14, .25, .94),
                   (-1.0, .25, .93)], 10)
    sweep('ear', path, black, (.065, .075), 3, side=(0, 0, 1), blunt=.2)
