"""Vacuum jug: a round-shouldered steel jug with a black head that pours at a press, and a closed handle."""
import brand
from materials import chrome, coat, gloss, ink, matte, satin, steel
from products.bands import band
from shapes import box, disc, lathe, lettering, loft, oval, place, radius_of, rounded, smooth, step, sweep, wrap

SHOULDER, TOP = 2.16, 2.56                      # the black head stands between these heights
DETAILS = {'spout': ('quarter', (-.30, -.15, 2.36), 1.75)}
BODY = rounded([(.60, .10), (.680, .10, .02), (.688, .14, .02)])
BODY += smooth([(.690, .20), (.698, .50), (.694, .90), (.672, 1.30), (.622, 1.70), (.545, 2.02), (.500, SHOULDER)], 10)


def build(colour):
    black, dark, paint, shine = matte('#1a1b1d'), gloss('#0d0e10'), coat(colour), chrome()
    lathe('foot', rounded([(0, 0), (.63, 0, .02), (.672, .03, .02), (.678, .085, .01), (.60, .10)]), black, 160)
    lathe('body', BODY + [(.44, SHOULDER)], paint, 224)
    band('low band', .66, .6935, .150, .190, steel(roughness=.16), .004)
    band('collar', .44, .520, SHOULDER - .012, SHOULDER + .040, shine, .012)
    moulded = satin('#1d1e20')
    head(moulded, dark)
    beak(moulded, dark)
    lever(moulded, dark)
    handle(black, dark)
    mark = lettering('mark', brand.NAME, .15, ink(colour), brand.font(), raise_by=.003, bold=.012, spacing=1.2)
    wrap(mark, radius_of(BODY), .86, -93)


def head(black, dark):
    """The stopper's housing; its upper half is the lid that opens for cleaning."""
    lathe('gap', [(0, SHOULDER + .03), (.478, SHOULDER + .03), (.478, TOP - .10), (0, TOP - .10)], dark, 160)
    lathe('housing', rounded([(.40, SHOULDER + .048), (.506, SHOULDER + .048, .012), (.498, 2.36, .012), (.40, 2.36)]), black, 192)
    side = rounded([(.40, 2.374), (.497, 2.374, .012), (.486, TOP - .06, .05)])
    lathe('lid', side + smooth([(.43, TOP - .018), (.30, TOP + .004), (.15, TOP + .012), (0, TOP + .014)], 8), black, 192)


def beak(black, dark):
    """A channel that leaves the housing on the left, widens upwards and ends in a lip."""
    line = [(-.30, 2.210, .19, .030), (-.46, 2.220, .18, .060), (-.56, 2.258, .150, .084), (-.65, 2.310, .118, .066), (-.725, 2.362, .092, .028)]
    sections = [[(x + z * .55, y, height + z) for y, z in oval(wide, high, 2.6, 48)] for x, height, wide, high in smoothed(line)]
    loft('beak', sections, black)
    mouth = [[(x + z * .55, y, height + z) for y, z in oval(.088 * size, .034 * size, 2.4, 40)]
             for x, height, size in ((-.60, 2.338, .9), (-.722, 2.3785, 1), (-.7235, 2.3792, .97))]
    loft('mouth', mouth, dark)


def smoothed(line):
    """Rows of four numbers, made dense as one curve through two of three."""
    first, second = smooth([row[:3] for row in line], 8), smooth([(row[0], row[1], row[3]) for row in line], 8)
    return [(a.x, a.y, a.z, b.z) for a, b in zip(first, second)]


def lever(black, dark):
    """The press: a key from the middle of the lid to above the handle, in its well."""
    path = smooth([(-.16, 0, TOP + .020), (.05, 0, TOP + .052), (.28, 0, TOP + .056), (.46, 0, TOP + .018), (.56, 0, TOP - .035)], 10)
    sweep('well', [(x, y, z - .030) for x, y, z in path], dark, (.165, .030), 3.4, side=(0, 1, 0), blunt=1)
    sweep('lever', path, black, (.145, .034), 3.4, side=(0, 1, 0), taper=lambda t: .90 + .18 * step(t, .2, 1), blunt=1)
    place(disc('press', .085, .018, steel(roughness=.2), .008), (.12, 0, TOP + .080), (0, 2, 0))


def handle(black, dark):
    """It grows out of the housing and meets the body low down."""
    path = smooth([(.44, 0, 2.30), (.62, 0, 2.32), (.84, 0, 2.30), (1.00, 0, 2.18), (1.05, 0, 1.95), (1.035, 0, 1.60), (.97, 0, 1.22), (.86, 0, .92),
                   (.74, 0, .76), (.64, 0, .70)], 12)
    sweep('handle', path, black, (.130, .070), 3.2, side=(0, 1, 0), taper=lambda t: 1.12 - .20 * step(t, .05, .4) + .10 * step(t, .75, 1), blunt=.2)
    grip = smooth([(.98, 0, 2.06), (.985, 0, 1.95), (.968, 0, 1.60), (.915, 0, 1.28)], 12)
    sweep('grip', grip, dark, (.085, .014), 3, side=(0, 1, 0), blunt=2)
    box('root', (.10, .27, .36), (.655, 0, .73), black, .049)
