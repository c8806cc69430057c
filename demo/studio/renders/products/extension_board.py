"""Extension board: four round sockets in a row, a red switch with its lamp and the fuse at the end, the lead and its plug behind."""
import math

import brand
from materials import gloss, ink, matte, satin
from products.heating import casing, rings
from products.sockets import group, lamp, lead, plug, red_rocker, sink
from shapes import box, disc, lathe, lettering, place, rounded

TOP = .46
SIZE = (3.40, .72, .17, 0)
SOCKETS = [-1.33 + .62 * k for k in range(4)]
SWITCH, ASIDE = 1.06, 1.42                         # x of the switch; of the lamp and the fuse
DETAILS = {'sockets': ('top', (-.62, 0, TOP), 1.75)}


def build(colour):
    black, body = matte('#17181a'), gloss(colour)
    shell = upper(body)
    lower(black)
    for x in SOCKETS:
        sink(shell, (x, 0, TOP))
    shell.modifiers.new('flat again', 'WEIGHTED_NORMAL').keep_sharp = True
    group(red_rocker(), (SWITCH, 0, TOP))
    group(lamp(), (ASIDE, .16, TOP - .006))
    fuse(black, ink(colour))
    mark = lettering('mark', brand.NAME, .12, ink(colour), brand.font(), raise_by=.003, bold=.012, spacing=1.2)
    place(mark, (-1.02, -.363, .30))
    cable(black)


def upper(body):
    line = rounded([(.06, -.15), (.012, -.15, .01), (0, -.20, .02), (0, -TOP, .07), (.2, -TOP)])
    return place(casing('upper', rings(SIZE, line), body), (0, 0, 0), (-90, 0, 0))


def lower(black):
    line = rounded([(.08, -.02), (.03, -.02, .02), (.02, -.14, .01), (.06, -.16)])
    place(casing('lower', rings(SIZE, line), black), (0, 0, 0), (-90, 0, 0))
    for x in (-1.5, 1.5):
        for y in (-.22, .22):
            place(disc('pad', .07, .04, black), (x, y, 0))


def fuse(black, print_ink):
    """The holder's cap, with a slot for a coin."""
    cap = [lathe('fuse', rounded([(0, -.02), (.098, -.02), (.094, .035, .014), (.05, .04), (0, .04)]), black, 96),
           box('fuse slot', (.12, .022, .008), (0, 0, .041), satin('#4a4d52'), .003, turn=(0, 0, math.radians(35)))]
    group(cap, (ASIDE, -.06, TOP))
    place(lettering('fuse word', '10 A', .062, print_ink, brand.font(), raise_by=.002), (ASIDE, -.235, TOP + .001), (-90, 0, 0))


def cable(black):
    relief = [(.05, .30)]
    for k in range(7):
        z = .26 - k * .042
        relief += [(.055 + .004 * k, z), (.055 + .004 * k, z - .026), (.048, z - .028), (.048, z - .042)]
    place(lathe('relief', relief, black, 32), (1.68, 0, .24), (0, 90, 0))
    plug((-.62, 1.06, .215), (0, -90, 0))
    lead([(1.90, 0, .24), (2.10, .01, .20), (2.30, .12, .06), (2.34, .40, .04), (2.10, .72, .04), (1.60, .86, .04), (.95, .82, .04), (.62, .95, .05),
          (.40, 1.04, .15), (.22, 1.06, .215)])
