"""Oil-filled radiator: nine pressed fins on castors, a control end with two dials and a place for the cord."""
import math

import bpy

import brand
from materials import coat, gloss, glow, ink, matte, rubber, satin, steel
from products.heating import arch, casing, loop, rings, rocker
from shapes import box, dial, disc, lathe, lettering, place, rounded, sweep, tube

FINS, PITCH, FIRST = 9, .365, -1.90
FIN = (1.50, 4.95, .34, 3.22)                        # depth, height, corner radius, z of the middle
END, END_WIDTH, END_DEPTH = 1.68, .86, 1.56          # the middle of the control end, and its size
DETAILS = {'dials': ('other', (END - .04, -.75, 4.62), 2.45)}


def build(colour):
    black, dark, paint = matte('#17181a'), gloss('#0c0d0e'), coat(colour)
    fins(paint)
    control_end(black, dark, paint)
    controls(dark, colour)
    for x in (FIRST + PITCH, FIRST + PITCH * 7.5):
        castors(x, black)
    handle(black)
    cord(black)


def fins(paint):
    half = [(.05, .0), (.012, .075), (0, .10), (.012, .125), (.05, .142), (.10, .145), (.20, .145), (.245, .125), (.29, .075), (.62, .07)]
    line = [(inset, -x) for inset, x in reversed(half)] + half[1:]
    first = upright('fin', line, paint)
    for k in range(FINS):
        fin = first if k == 0 else bpy.data.objects.new('fin', first.data)
        if k:
            bpy.context.collection.objects.link(fin)
        fin.location.x = FIRST + PITCH * k
    for z in (1.12, 5.32):
        pipe = rounded([(0, -.17), (.20, -.16, .04), (.23, -.05, .04), (.23, 3.2), (0, 3.2)])
        place(lathe('pipe', pipe, paint, 96), (FIRST, 0, z), (0, 90, 0))
    for y in (-.30, .30):
        channel = [(FIRST - .07, y, 1.15 + k * .1) for k in range(42)]
        sweep('channel', channel, paint, (.13, .05), 2.4, side=(0, 1, 0), blunt=1)


def upright(name, line, material, size=FIN):
    """Skin over rounded rectangles that lie in the yz plane, along a line of (inset, x)."""
    depth, height, radius, z = size
    sections = [[(x, y, h) for y, _, h in loop(depth - 2 * inset, height - 2 * inset, max(radius - inset, .03), 0, z)] for inset, x in line]
    return casing(name, sections, material)


def control_end(black, dark, paint):
    size, half = (END_DEPTH, 5.20, .30, 3.24), END_WIDTH / 2
    shell = upright('control end', rounded([(.12, -half), (0, -half, .03), (0, half, .16), (.3, half)]), paint, size)
    shell.location.x = END
    seam = upright('seam', [(.03, -half + .16), (-.004, -half + .163), (-.004, -half + .185), (.03, -half + .19)], dark, size)
    seam.location.x = END
    for k in range(9):
        box('slot', (.02, .80, .045), (END + half - .004, 0, 4.55 + .11 * k), black, .009)
    panel = rings((.66, 2.62, .12, 0), rounded([(0, .02), (0, -.03, .012), (.03, -.03)]))
    place(casing('panel', panel, dark), (END + .02, -END_DEPTH / 2, 4.24))


def controls(dark, colour):
    face, white = -END_DEPTH / 2 - .03, satin('#e9e9e9')
    for z, turn, marks in ((5.02, -34, 9), (4.20, 45, 4)):
        scale(z, face, marks, white)
        ring = rounded([(.20, 0), (.262, 0, .004), (.258, .022, .01), (.20, .03)])
        place(lathe('dial ring', ring, steel(roughness=.16), 96), (END + .02, face, z), (90, 0, 0))
        place(dial('dial', .225, .15, satin('#d0d2d4'), dark, 40), (END + .02, face, z), (90, turn, 0))
    for z, word in ((5.43, 'THERMOSTAT'), (4.61, 'POWER')):
        place(lettering('word', word, .05, white, brand.font(), raise_by=.002, spacing=1.1), (END + .02, face - .002, z))
    rocker((END + .02, face + .01, 3.50), .22, .30)
    place(disc('lamp', .035, .025, glow('#ff3b2e', 3)), (END + .02, face, 3.16), (90, 0, 0))
    mark = lettering('mark', brand.NAME, .155, ink(colour), brand.font(), raise_by=.003, bold=.012, spacing=1.2)
    place(mark, (END + .02, -END_DEPTH / 2 - .003, 1.95), (0, -90, 0))


def scale(z, face, marks, white):
    """Ticks round a dial, open at the bottom."""
    for k in range(marks):
        angle = math.radians(-135 + 270 * k / (marks - 1))
        tick = box('tick', (.012, .006, .035), (END + .02 + .292 * math.sin(angle), face - .002, z + .292 * math.cos(angle)), white, .002)
        tick.rotation_euler.y = angle


def castors(x, black):
    box('axle', (.16, 1.86, .12), (x, 0, .52), black, .05)
    box('clamp', (.34, .50, .26), (x, 0, .66), black, .06)
    for y in (-.80, .80):
        place(lathe('stem', rounded([(0, 0), (.07, 0), (.07, .22), (0, .22)]), black, 48), (x, y, .34))
        for side in (-1, 1):
            wheel = rounded([(0, 0), (.20, 0, .03), (.21, .12, .05), (.12, .135, .02), (.10, .115, .01), (0, .115)])
            place(lathe('wheel', wheel, rubber(), 80), (x + side * .025, y, .21), (0, 90 * side, 0))
        hood = [(x, y + .235 * math.cos(a), .21 + .235 * math.sin(a)) for a in (math.radians(25 + 10 * k) for k in range(14))]
        sweep('hood', hood, black, (.15, .022), 5, side=(1, 0, 0), blunt=.2)


def handle(black):
    path = arch([(-.73, 5.60), (-.73, 5.82), (-.68, 5.98), (-.53, 6.08), (-.28, 6.105), (0, 6.105)], x=FIRST + PITCH * 4)
    sweep('handle', path, black, (.15, .075), 3, side=(0, 1, 0), blunt=.1)


def cord(black):
    """Three turns round two hooks on the outside of the control end."""
    wall = END + END_WIDTH / 2
    for z in (1.35, 2.65):
        box('hook', (.20, .44, .13), (wall + .06, 0, z), black, .04)
        box('hook lip', (.05, .46, .30), (wall + .17, 0, z + (.07 if z > 2 else -.07)), black, .024)
    for k in range(3):
        x = wall + .04 + .045 * k
        angles = [math.radians(12 * n + 6) for n in range(31)]
        turns = [(x, .15 * math.cos(a), 2.0 + math.copysign(.62, math.sin(a)) + .15 * math.sin(a)) for a in angles]
        tube('turn', turns, .027, black, steps=4)
