"""Twin-wheeled castors below a casing."""
import math

from materials import rubber, satin, steel
from shapes import box, lathe, place, rounded, sweep

HEIGHT = .58                                    # from the floor to the plate


def castor(x, y, body, brake=False):
    """A hood over two wheels on a stem; the brake is a key at the front of the hood."""
    for side in (-1, 1):
        wheel = rounded([(0, 0), (.21, 0, .03), (.22, .11, .05), (.13, .125, .02), (.11, .105, .01), (0, .105)])
        place(lathe('wheel', wheel, rubber(), 72), (x + side * .03, y, .22), (0, 90 * side, 0))
        hub = rounded([(0, 0), (.07, 0), (.07, .135, .02), (0, .135)])
        place(lathe('hub', hub, satin('#8d9196'), 40), (x + side * .03, y, .22), (0, 90 * side, 0))
    arc = [(x, y + .262 * math.cos(a), .22 + .262 * math.sin(a)) for a in (math.radians(20 + 10 * k) for k in range(15))]
    sweep('hood', arc, body, (.165, .024), 5, side=(1, 0, 0), blunt=.2)
    place(lathe('stem', rounded([(0, 0), (.09, 0), (.09, .14), (0, .14)]), steel(), 48), (x, y, .46))
    if brake:
        box('brake', (.24, .16, .05), (x, y - .30, .34), satin('#5b5f64'), .022, turn=(math.radians(22), 0, 0))
