"""Fan heater: an upright moulded casing with a round grille, a glowing coil and a fan behind it, two dials and a handle."""
import math

import bpy

import brand
from materials import ceramic, chrome, gloss, glow, ink, matte, principled, satin, steel
from products.heating import arch, casing, rings
from shapes import box, dial, disc, lathe, lettering, place, rounded, solid, sweep

FRONT, BOW = -.62, .07
RADIUS, MIDDLE = .80, 1.55
HOUSE, OPENING = (2.40, 2.40, .62, 1.36), (2 * RADIUS, 2 * RADIUS, RADIUS, MIDDLE)
DETAILS = {'grille': ('front', (.16, -.6, MIDDLE + .12), 1.6)}


def build(colour):
    black, dark, body = matte('#17181a'), gloss('#0c0d0e'), gloss(colour)
    foot(black)
    house(black, body)
    inside = bpy.data.objects.new('inside', None)
    bpy.context.collection.objects.link(inside)
    place(inside, (0, FRONT, MIDDLE), (90, 0, 0))               # local z now looks at the camera
    for part in (*tunnel(dark), *fan(), *coil(), *grille(black)):
        part.parent = inside
    controls(dark, colour)
    handle(black, body)


def foot(black):
    line = rounded([(.12, .50), (.0, .50, .08), (0, -.56, .08), (.12, -.56)])
    casing('foot', rings((1.86, .34, .10, .17), line), black)
    for x in (-.72, .72):
        for y in (-.42, .38):
            place(disc('pad', .10, .02, black), (x, y, -.008))


def house(black, body):
    outside = rounded([(.9, .66), (.36, .64, .22), (0, .30, .30), (0, FRONT, .10), (.16, FRONT)])
    inside = rounded([(-.10, FRONT), (0, FRONT, .03), (0, .40)])
    casing('house', rings(HOUSE, outside, BOW) + rings(OPENING, inside, BOW), body)
    casing('seam', rings(HOUSE, [(.02, .04), (-.004, .045), (-.004, .065), (.02, .07)], BOW), black, caps=False)


def tunnel(dark):
    """The dark duct behind the grille."""
    outer, inner = RADIUS - .02, RADIUS - .05
    yield lathe('duct', rounded([(0, -.80), (outer, -.80, .05), (outer, -.03), (inner, -.03), (inner, -.74, .05), (0, -.74)]), dark, 96)


def fan(count=7):
    metal = principled('fan', '#3a3c40', roughness=.4, specular=.4)
    yield lathe('hub', rounded([(0, -.72), (.22, -.72), (.22, -.52, .05), (0, -.50)]), metal, 64)
    for k in range(count):
        blade = solid('blade', *leaf(), metal, crease=60)
        blade.rotation_euler.z = math.tau * k / count
        yield blade


def leaf(rows=10, columns=8):
    """Vertices and faces of one twisted blade."""
    grid = [(i / rows, 2 * j / columns - 1) for i in range(rows + 1) for j in range(columns + 1)]
    vertices = []
    for along, across in grid:
        radius, angle = .18 + .52 * along, .35 * along + across * (.30 + .06 * along)
        vertices.append((radius * math.cos(angle), radius * math.sin(angle), -.62 + .10 * across))
    wide = columns + 1
    return vertices, [(i * wide + j, i * wide + j + 1, (i + 1) * wide + j + 1, (i + 1) * wide + j) for i in range(rows) for j in range(columns)]


def coil():
    """Wound heating wire that lies in a spiral on four strips of mica."""
    wound, turns, windings = [], 3, 130
    for k in range(windings * 8 + 1):
        along, twist = k / (windings * 8), math.tau * k / 8
        angle, radius = math.tau * turns * along, .24 + .42 * along + .036 * math.cos(twist)
        wound.append((radius * math.cos(angle), radius * math.sin(angle), -.28 + .036 * math.sin(twist)))
    yield sweep('coil', wound, glow('#ff8a22', 1.5), (.0105, .0105), count=6, blunt=0)
    for k in range(2):
        yield box('mica', (1.48, .018, .13), (0, 0, -.33), ceramic('#b9ae98'), .006, turn=(0, 0, math.radians(45 + 90 * k)))


def grille(black):
    inner, outer, line = RADIUS - .05, RADIUS + .075, RADIUS + .095
    yield lathe('rim', rounded([(inner, -.10), (outer, -.10), (outer, .075, .03), (inner, .05, .03), (inner, -.10)]), black, 192)
    yield lathe('rim line', rounded([(RADIUS + .05, 0), (line, 0), (line, .045, .012), (RADIUS + .05, .05)]), steel(roughness=.16), 192)
    for k in range(9):
        radius = .25 + .06 * k
        inner, outer = radius - .010, radius + .010
        yield lathe('ring', rounded([(inner, 0), (outer, 0), (outer, .04, .01), (inner, .04, .01), (inner, 0)]), black, 128)
    for k in range(12):
        turn = math.tau * k / 12
        yield box('spoke', (.62, .030, .055), (.51 * math.cos(turn), .51 * math.sin(turn), .012), black, .012, turn=(0, 0, turn))
    yield lathe('badge', rounded([(0, -.02), (.20, -.02), (.20, .055, .02), (0, .075)]), black, 96)
    yield lathe('badge ring', rounded([(.165, .04), (.192, .04), (.190, .068, .006), (.160, .075, .006)]), chrome(), 96)


def controls(dark, colour):
    white = satin('#d0d2d4')
    for x, turn, word in ((-.62, -35, 'ROOM'), (.62, 40, 'HEAT')):
        y, lean = FRONT + BOW * x * x, math.degrees(math.atan(2 * BOW * x))
        place(lathe('dial ring', rounded([(.13, -.02), (.212, -.02), (.208, .018, .008), (.15, .025)]), dark, 96), (x, y, .53), (90, 0, lean))
        place(dial('dial', .175, .13, white, dark, 36), (x, y - .005, .53), (90, turn, lean))
        place(lettering('word', word, .048, ink(colour), brand.font(), raise_by=.002, spacing=1.1), (x, y - .004, .792), (0, 0, lean))
    place(disc('lamp ring', .046, .02, dark, .008), (0, FRONT + .004, .36), (90, 0, 0))
    place(disc('lamp', .031, .032, glow('#ff3b2e', 3)), (0, FRONT + .004, .36), (90, 0, 0))
    mark = lettering('mark', brand.NAME, .115, ink(colour), brand.font(), raise_by=.003, bold=.012, spacing=1.2)
    place(mark, (0, FRONT - .003, .55))


def handle(black, body):
    path = arch([(-.64, 2.46), (-.62, 2.60), (-.52, 2.74), (-.32, 2.83), (0, 2.86)], y=.05)
    sweep('handle', path, black, (.20, .06), 3.2, side=(0, 1, 0), blunt=.1)
    grip = arch([(-.46, 2.838), (-.30, 2.891), (0, 2.921)], y=.05)
    sweep('grip', grip, body, (.15, .014), 4, side=(0, 1, 0), blunt=1)
