"""Wall fan: the head hangs in front of a bracket with a level in it, on an arm that tilts; two cords with pulls."""
from materials import chrome, gloss, glow, matte, satin
from products.fan_head import head
from shapes import box, disc, lathe, loft, oval, place, rounded, smooth, sweep, tube

CENTRE, TILT, SIZE = (0, -1.15, 3.15), -5, 2.5
LOW, HIGH, WALL = 4.28, 6.18, .95               # the bracket's ends, and the wall it is bolted to
DETAILS = {'head': ('quarter', (0, -1.5, 3.15), 4.6)}


def build(colour):
    white, dark, paint = gloss('#d9dadb'), matte('#232427'), gloss(colour)
    bracket(white, paint, dark)
    level(dark)
    arm(white, paint, dark)
    head(CENTRE, TILT, white, paint, SIZE)
    for x, end in ((-.34, .36), (.34, .06)):
        pull(x, end, paint, white)


def bracket(white, paint, dark):
    """A housing that narrows towards its front; a plate of steel behind it takes the bolts."""
    middle, height = (LOW + HIGH) / 2, HIGH - LOW
    sections = []
    for y, inset in ((WALL, .02), (WALL - .02, 0), (.46, .02), (.36, .05), (.30, .12), (.275, .22), (.272, .40)):
        sections.append([(x, y, middle + z) for x, z in oval(.72 - inset, height / 2 - inset, 6, 96)])
    loft('bracket', sections, white)
    box('plate', (1.22, .06, height - .25), (0, WALL + .02, middle), satin('#8d9196'), .02)
    seam = [[(x, y, middle + z) for x, z in oval(.724, height / 2 + .004, 6, 96)] for y in (.76, .735)]
    loft('seam', seam, dark, caps=False)
    place(disc('lamp ring', .075, .03, chrome(), .01), (.42, .285, HIGH - .38), (90, 0, 0))
    place(disc('lamp', .052, .05, glow('#ff3b2e', 2.2), .015), (.42, .285, HIGH - .38), (90, 0, 0))
    box('stripe', (.90, .03, .06), (0, .275, HIGH - .66), paint, .014)


def level(dark):
    """A vial with its bubble between two lines."""
    z, y = HIGH - .38, .255
    box('level frame', (.62, .06, .22), (-.14, .275, z), dark, .028)
    path = [(-.38, y, z), (.10, y, z)]
    sweep('vial', path, gloss('#a9c72f'), (.062, .062), blunt=1)
    sweep('bubble', [(-.205, y - .022, z + .012), (-.075, y - .022, z + .012)], gloss('#eef6c0'), (.046, .046), blunt=1)
    for x in (-.24, -.04):
        place(disc('line', .065, .014, dark, .003), (x, y, z), (0, 90, 0))


def arm(white, paint, dark):
    """From the bracket down to the motor, with the screw that holds the tilt."""
    path = smooth([(0, .50, 4.75), (0, .22, 4.50), (0, .06, 4.15), (0, .02, 3.75), (0, -.02, 3.30)], 10)
    sweep('arm', path, white, (.26, .16), 3.4, side=(1, 0, 0), taper=lambda t: 1.2 - .35 * t, blunt=.2)
    place(lathe('joint', rounded([(0, -.36), (.22, -.36, .04), (.22, .36, .04), (0, .36)]), dark, 72), (0, -.02, 3.42), (0, 90, 0))
    place(lathe('screw', rounded([(0, .34), (.15, .34, .02), (.17, .46, .03), (.13, .54, .04), (0, .55)]), paint, 72), (0, -.02, 3.42), (0, 90, 0))
    lathe('gear box', rounded([(0, 2.72), (.20, 2.72, .05), (.27, 2.86, .05), (.27, 3.18, .06), (0, 3.2)]), white, 96).location.y = -.30


def pull(x, end, paint, white):
    """A cord out of the bracket's lower side, with a bell-shaped end."""
    y = .60
    lathe('eyelet', rounded([(0, LOW - .06), (.075, LOW - .06, .02), (.085, LOW + .03, .01), (0, LOW + .03)]), white, 48).location = (x, y, 0)
    tube('pull', [(x, y, LOW), (x, y, (LOW + end) / 2), (x, y, end + .25)], .019, satin('#c9cac8'), blunt=0)
    bell = rounded([(0, 0), (.092, 0, .02), (.098, .10, .04)]) + smooth([(.085, .18), (.048, .28), (.030, .36), (0, .38)], 6)
    lathe('bell', bell, paint, 64).location = (x, y, end)
