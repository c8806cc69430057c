"""Sandwich maker: two halves that close like a shell, a cool grip in front with a clip across it, lamps on the lid's slope."""
import brand
from materials import chrome, coat, gloss, glow, matte, rubber, satin, steel
from products.tower_front import front_of, lying, stage
from shapes import box, disc, lettering, loft, oval, place, radius_of, rounded, smooth, tower

DEPTH, POWER = .90, 4.4
DETAILS = {'latch': ('front', (0, -1.3, .46), 1.7)}
LOWER = rounded([(.96, .10), (1.07, .10, .06)]) + smooth([(1.10, .18), (1.135, .30), (1.150, .40)], 8) + [(1.08, .415)]
GRIP = ((-.98, .56, .08), (-1.02, .56, .10), (-1.10, .52, .105), (-1.20, .50, .105), (-1.30, .49, .10), (-1.355, .47, .085), (-1.372, .44, .06))
UPPER = rounded([(1.08, .50), (1.150, .505, .015), (1.148, .56)]) + smooth([
    (1.140, .60), (1.10, .70), (1.03, .79), (.92, .86), (.78, .905), (.60, .93), (.30, .945), (0, .948),
], 9)


def build(colour):
    black, dark, shine, paint = matte('#18191b'), gloss('#0c0d0e'), chrome(), coat(colour)
    foot(black)
    tower('lower', LOWER, paint, DEPTH, POWER, 224)
    seam(dark, shine)
    tower('upper', UPPER, paint, DEPTH, POWER, 256)
    top_plate(shine)
    lamps(dark)
    grips(black)
    clip(dark, shine)
    hinges(black)


def foot(black):
    for x in (-.80, .80):
        for y in (-.70, .70):
            place(disc('pad', .14, .10, rubber(), .02), (x, y, 0))
    tower('tray', rounded([(0, .06), (.98, .06, .02), (1.03, .135, .02), (0, .135)]), black, DEPTH, POWER, 160)


def seam(dark, shine):
    tower('gasket', [(0, .40), (1.105, .40), (1.105, .51), (0, .51)], dark, DEPTH, POWER, 192)
    for low in (.402, .482):
        band = rounded([(1.05, low), (1.158, low, .008), (1.158, low + .034, .008), (1.05, low + .034)])
        tower('band', band, shine, DEPTH, POWER, 224)


def top_plate(shine):
    """Brushed steel let into the lid, with the name on it."""
    def dome(x, y, z):
        return x, y, z - .055 * (max(abs(x) / .78, abs(y) / .66) ** 2.4)
    for name, half, top, material in (('inlay edge', .800, .956, shine), ('inlay', .770, .966, steel('across', '#c6c7ca', .30))):
        line = rounded([(half, .84), (half, top, .012), (half - .06, top)]) + [(half * k / 10, top) for k in range(9, 0, -1)] + [(0, top)]
        tower(name, line, material, .84, 5, 192, dome)
    lying(lettering('mark', brand.NAME, .15, satin('#2b2b2d'), brand.font(), raise_by=.003, bold=.012, spacing=1.25), 0, -.02, .970)


def lamps(dark):
    """Red while it is on, green when it is hot."""
    parts = [tower('lamp plate', rounded([(0, -.03), (.42, -.03), (.42, .020, .012), (0, .020)]), dark, .20, 3.4, 128)]
    for x, tint, word in ((-.26, '#ff3b2e', 'ON'), (.12, '#37d06c', 'HOT')):
        parts.append(place(disc('lamp', .027, .032, glow(tint, 1.7), .010), (x, 0, .004)))
        parts.append(lying(lettering('word', word, .056, satin('#e8e8e8'), brand.font(), spacing=1.1), x + (.12 if word == 'ON' else .15), 0, .022))
    stage(front_of(UPPER, DEPTH, POWER), .765, .04, .004, parts)


def grips(black):
    """Hollow, so that they stay cool: each half carries one."""
    for name, low, high in (('lower grip', .19, .435), ('upper grip', .475, .665)):
        middle = (low + high) / 2
        loft(name, [[(x, y, middle + z) for x, z in oval(half, rise, 4, 96)] for y, half, rise in GRIP], black)


def clip(dark, shine):
    """It hangs from the upper grip and snaps under the lower one."""
    front = -1.375
    box('clip', (.30, .045, .46), (0, front - .012, .435), dark, .020)
    box('clip hook', (.28, .12, .04), (0, front + .03, .19), dark, .012)
    box('clip pin', (.38, .05, .05), (0, front + .008, .605), shine, .025)
    box('clip face', (.22, .012, .15), (0, front - .036, .45), shine, .005)
    for k in range(4):
        box('rib', (.20, .014, .014), (0, front - .036, .330 - k * .028), matte('#3a3c40'), .005)


def hinges(black):
    back = DEPTH * radius_of(LOWER)(.40)
    for x in (-.62, .62):
        box('hinge', (.34, .20, .34), (x, back + .04, .46), black, .06)
