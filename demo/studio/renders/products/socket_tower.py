"""Socket tower: a square column with three round sockets on two of its sides, a red switch on the sloping cap, USB ports at the foot."""
import math

import brand
from materials import gloss, ink, matte, satin
from products.sockets import group, lamp, lead, plug, red_rocker, sink
from products.tower_front import front_of, lay
from shapes import box, disc, lettering, place, rounded, step, tower

HALF, POWER = .52, 7                               # half width; how square the column is
SOCKETS = (.71, 1.235, 1.76)
USB = .345
TOP, RISE = 2.05, .13                              # where the cap begins; what it rises to the back and falls to the front
BODY = rounded([(.40, .09), (HALF - .02, .09, .015), (HALF, .13, .02), (HALF, TOP - .02, .012), (HALF - .02, TOP, .01), (.40, TOP)])
FRONT = front_of(BODY, 1, POWER)
DETAILS = {'sockets': ('quarter', (-.26, -.26, 1.40), 1.75)}


def build(colour):
    black, body = matte('#17181a'), gloss(colour)
    foot(black)
    column = tower('column', BODY, body, power=POWER, count=192)
    for z in SOCKETS:
        sink(column, (0, -HALF, z), (90, 0, 0))
        sink(column, (-HALF, 0, z), (90, 0, -90))
    cap(black)
    for x in (-.26, .26):
        port(x, black)
    group(lamp(), (0, -HALF - .002, USB), (90, 0, 0))
    lay(lettering('mark', brand.NAME, .078, ink(colour), brand.font(), raise_by=.003, bold=.012, spacing=1.2), FRONT, .195)
    plug((.98, -.42, .215), (0, -90, 40))
    lead([(.10, .50, .06), (.14, .70, .05), (.40, .98, .04), (.95, 1.05, .04), (1.50, .82, .04), (1.76, .42, .09), (1.72, .22, .18),
          (1.63, .13, .215)])


def foot(black):
    tower('foot', rounded([(0, .01), (.58, .01), (.62, .03, .02), (.61, .085, .03), (.50, .10), (0, .10)]), black, power=5, count=128)
    for x in (-.42, .42):
        for y in (-.42, .42):
            place(disc('pad', .08, .03, black), (x, y, 0))


def cap(black):
    def sloping(x, y, z):
        return x, y, z + RISE * y / HALF * step(z, TOP + .02, TOP + .15)
    line = rounded([(.40, TOP - .02), (HALF - .03, TOP - .02), (HALF - .03, TOP + .016), (HALF, TOP + .016, .01), (HALF, TOP + .17, .05),
                    (0, TOP + .17)])
    tower('cap', line, black, power=POWER, count=192, deform=sloping)
    group(red_rocker(.30, .36), (0, 0, TOP + .17), (math.degrees(math.atan(RISE / HALF)), 0, 0))


def port(x, black):
    parts = [box('port frame', (.20, .10, .02), (0, 0, 0), satin('#c9ccce'), .008), box('port', (.165, .066, .02), (0, 0, .004), black, .004),
             box('port tongue', (.14, .020, .02), (0, .010, .008), satin('#4c7fb0'), .003)]
    group(parts, (x, -HALF - .001, USB), (90, 0, 0))
