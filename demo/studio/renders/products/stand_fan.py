"""Stand fan at about a quarter of its size: domed foot, steel pole, control box, wire cage, five blades."""
from materials import chrome, gloss, glow, matte
from products.fan_head import head
from shapes import box, dial, disc, lathe, loft, oval, place, rounded, smooth

CENTRE, TILT = (0, -.16, 2.72), 6
DETAILS = {
    'blades': ('quarter', (0, -.3, 2.74), 1.7),
    'base': ('quarter', (0, 0, .26), 1.75),
}


def build(colour):
    white, dark, paint = gloss('#d9dadb'), matte('#232427'), gloss(colour)
    foot(white, dark, paint)
    box_of_controls(white, dark, paint)
    box('neck', (.17, .24, .22), (0, -.20, -.27), white, .05).parent = head(CENTRE, TILT, white, paint)


def foot(white, dark, paint):
    lathe('rubber', rounded([(0, 0), (.60, 0), (.60, .03), (0, .03)]), dark)
    lathe('foot', rounded([(.0, .02), (.64, .02, .01), (.65, .06, .03)])
          + smooth([(.62, .085), (.45, .115), (.22, .155), (.12, .20), (.095, .27)], 8) + [(.0, .27)], white, 160)
    lathe('foot ring', rounded([(.60, .052), (.655, .050, .006), (.655, .066, .006), (.60, .075)]), paint, 160)
    lathe('pole', [(.042, .2), (.042, 1.8)], chrome(), 64)
    lathe('sleeve', rounded([(.0, .25), (.066, .25, .004), (.066, 1.06, .004), (0, 1.06)]), white, 64)
    lathe('collar', rounded([(.0, 1.03), (.082, 1.03, .01), (.086, 1.13, .01), (.06, 1.19, .02), (0, 1.20)]), dark, 96)


def box_of_controls(white, dark, paint):
    sections = []
    for z, half, deep in ((1.70, .06, .06), (1.705, .075, .075), (1.74, .11, .10), (1.84, .145, .125), (2.04, .15, .13), (2.16, .135, .12),
                          (2.26, .10, .10), (2.38, .075, .085), (2.52, .07, .08), (2.60, .065, .075)):
        sections.append([(x, y, z) for x, y in oval(half, deep, 3.2, 64)])
    loft('control box', [[*map(tuple, row)] for row in even(sections)], white)
    box('plate', (.20, .02, .36), (0, -.128, 1.955), dark, .009)
    for k in range(4):
        box('key', (.036, .03, .075), (-.066 + .044 * k, -.14, 1.845), white if k else paint, .010)
    place(disc('lamp', .018, .03, glow('#ff3b2e', 1.2)), (0, -.085, 1.752), (68, 0, 0))
    place(dial('timer', .066, .045, white, paint), (0, -.137, 2.035), (90, 0, 25))


def even(sections, between=5):
    """Smooth rows between the given ones."""
    columns = [smooth(column, between) for column in zip(*sections)]
    return list(zip(*columns))
