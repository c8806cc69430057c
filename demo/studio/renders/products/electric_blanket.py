"""Electric blanket: fleece folded in a neat stack, its control with three steps and the tied lead lying on top."""
import math

import brand
from materials import chrome, gloss, glow, ink, matte, satin
from products.assembly import holder, with_parent
from products.hot_bag import fleece
from products.leads import bundled, lead
from products.prints import print_on
from shapes import box, disc, lettering, loft, oval, place, step

LAYERS, PITCH, HALF = 5, .205, .098   # folds on top of each other, from one to the next, half of one's thickness
WIDE, DEEP = 1.95, 1.42           # half of the stack's width; to where the folds turn
SURFACE = HALF + .01 + PITCH * (LAYERS - 1) + HALF
SEAMS = .325                      # between two of the wires that are sewn in
DETAILS = {'control': ('top', (.50, -.35, 1.10), 2.2)}


def build(colour):
    black = matte('#17181a')
    cloth = fleece(colour)
    stack = blanket(cloth)
    binding(satin(colour))
    label(stack)
    with_parent(holder('control', (.62, -.36, SURFACE - .015), (0, 0, 16)), lambda: control(colour))
    with_parent(holder('lead', (0, 0, SURFACE - .01)), lambda: leads(black))
    connector(black)


def folds():
    """The way of the cloth as (y, z): to and fro, with half turns; the last end lies in front."""
    way = []
    for layer in range(LAYERS):
        towards = 1 if layer % 2 else -1      # the first layer runs to the front
        z = HALF + .01 + PITCH * layer
        way += [(towards * DEEP * (k / 12 - 1), z) for k in range(25)]
        if layer < LAYERS - 1:
            turn = (math.pi * k / 10 for k in range(1, 10))
            way += [(towards * (DEEP + PITCH / 2 * math.sin(a)), z + PITCH / 2 * (1 - math.cos(a))) for a in turn]
    return way


def blanket(cloth, columns=150):
    way, sections = folds(), []
    for i, (y, z) in enumerate(way):
        (y0, z0), (y1, z1) = way[max(0, i - 1)], way[min(len(way) - 1, i + 1)]
        length = math.hypot(y1 - y0, z1 - z0)
        up = (-(z1 - z0) / length, (y1 - y0) / length)
        end = min(i, len(way) - 1 - i)
        thick = HALF * (.72, .93)[end] if end < 2 else HALF
        sections.append([soft(x, y + up[0] * h * thick, z + up[1] * h * thick) for x, h in cross_section(columns)])
    return loft('blanket', sections, cloth, crease=80)


def cross_section(columns):
    """Across the cloth: flat with a seam over each wire, and rounded edges; places along x and heights from -1 to 1."""
    flat = [-WIDE + 2 * WIDE * k / columns for k in range(columns + 1)]
    bow = [(WIDE + HALF * math.cos(a), math.sin(a)) for a in (math.pi / 2 - math.pi * k / 12 for k in range(1, 12))]
    upper = [(x, 1 - seam(x)) for x in flat]
    return upper + bow + [(x, -h) for x, h in reversed(upper)] + [(-x, h) for x, h in reversed(bow)]


def seam(x):
    off = abs((x + SEAMS / 2) % SEAMS - SEAMS / 2)
    return .20 * math.exp(-(off / .022) ** 2)


def soft(x, y, z):
    """Cloth is never quite straight: it sags towards its ends, and its layers do not lie exactly on each other."""
    layer = z / PITCH
    sag = .020 * math.sin(1.7 * x + 1.3 * layer) * math.sin(1.9 * y + .7 * layer) + .012 * math.sin(4.1 * x + 2.2 * y + 2 * layer)
    droop = -.05 * step(abs(x), WIDE - .7, WIDE + .1) * layer / LAYERS
    return (x + .025 * math.sin(2.3 * layer + 1.1 * y) * x / WIDE, y + .028 * math.sin(1.5 * x + 1.9 * layer) * step(abs(y), .6, DEEP),
            max(0, z + (sag + droop) * min(1, .25 + layer / LAYERS)))


def binding(ribbon):
    """A satin ribbon sewn over the free end, which lies in front on top."""
    sections = []
    for k in range(101):
        x = -WIDE - .06 + (2 * WIDE + .12) * k / 100
        loop = []
        for y, h in oval(.17, HALF + .012, 3.6, 40):
            loop.append(soft(x, y - DEEP + .12, SURFACE - HALF + h))
        sections.append(loop)
    loft('binding', sections, ribbon, crease=60)


def label(stack):
    """The maker's woven label, on the second fold."""
    print_on(stack, box('label', (.50, .016, .13), (0, 0, 0), satin('#e9e5df'), .004), (1.15, -3, .62), lift=.020)
    print_on(stack, lettering('mark', brand.NAME, .072, ink('#ffffff'), brand.font(), raise_by=0, bold=.012, spacing=1.2), (1.15, -3, .62), lift=.036)


# --- control --------------------------------------------------------------------------------------------------------

def control(colour):
    """Lies on its back: a slide with off and three steps, and the lamp."""
    box('back', (.50, 1.08, .12), (0, 0, .06), satin('#6d7175'), .05)
    box('front', (.52, 1.10, .14), (0, 0, .15), gloss('#d9dadb'), .065)
    box('field edge', (.36, .74, .02), (0, .06, .216), chrome(), .009)
    box('field', (.34, .72, .03), (0, .06, .216), gloss('#101113'), .012)
    box('slot', (.085, .44, .012), (-.055, -.03, .228), matte('#050506'), .005)
    box('slide', (.11, .12, .06), (-.055, .03, .245), gloss(colour), .022)
    for k in (-1, 0, 1):
        box('rib', (.09, .010, .010), (-.055, .03 + .028 * k, .275), satin('#f0f0f0'), .004)
    for k, word in enumerate('0123'):
        place(lettering('step', word, .062, satin('#f0f0f0'), brand.font(), raise_by=.001, bold=.012), (.075, -.195 + .112 * k, .2325), (-90, 0, 0))
    place(disc('lamp rim', .046, .012, chrome(), .005), (0, .325, .228))
    place(disc('lamp', .034, .022, glow('#ff3b2e', 1.8), .010), (0, .325, .228))
    place(lettering('mark', brand.NAME, .060, satin('#3b3e42'), brand.font(), raise_by=.001, bold=.012, spacing=1.2), (0, -.42, .221), (-90, 0, 0))


def leads(black):
    """From the control's far end to the bundle; from its near end to the socket in the blanket's corner."""
    far = [(.47, .18, .09), (.44, .30, .10), (.40, .46, .05), (.28, .72, .034), (.0, .83, .034), (-.40, .84, .034)]
    bundled(far, black, (-.85, .66), (.50, .16), 3, .034)
    near = [(.77, -.90, .09), (.79, -1.00, .08), (.72, -1.13, .03), (.40, -1.20, .02), (-.20, -1.02, .02), (-.80, -.92, .02), (-1.22, -.98, .04)]
    lead([*near, (-1.38, -1.02, .07)], black, .030)


def connector(black):
    box('socket', (.34, .26, .10), (-1.66, -1.06, SURFACE + .02), satin('#3a3c40'), .04)
    box('plug', (.24, .20, .13), (-1.42, -1.03, SURFACE + .065), black, .05)
