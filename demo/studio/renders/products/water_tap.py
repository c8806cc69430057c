"""A tap that is opened by pressing its lever down, on a round rosette."""
from materials import rubber
from shapes import lathe, place, rounded, smooth, sweep


def tap(at, shine, grip):
    """`at` is where its axis meets the wall behind; it reaches .8 to the front."""
    x, y, z = at
    rosette = rounded([(0, -.03), (.23, -.03), (.23, .01, .01), (.225, .04, .025), (.15, .06, .01), (0, .06)])
    place(lathe('rosette', rosette, shine, 96), at, (90, 0, 0))
    barrel = rounded([(0, 0), (.115, 0), (.115, .24, .01), (.14, .25, .01), (.14, .56, .03), (.10, .59, .02), (0, .59)])
    place(lathe('barrel', barrel, shine, 96), at, (90, 0, 0))
    middle = (x, y - .40, z)
    place(lathe('spout', rounded([(.05, -.36), (.085, -.36, .012), (.105, -.12, .05), (.11, .05), (0, .05)]), shine, 96), middle)
    place(lathe('mouth', rounded([(.05, -.38), (.068, -.38, .01), (.072, -.34), (.05, -.34)]), rubber(), 64), middle)
    place(lathe('stem', rounded([(0, 0), (.085, 0), (.085, .16, .01), (.06, .17), (.06, .26), (0, .26)]), shine, 64), middle)
    path = smooth([(x, y - .29, z + .26), (x, y - .42, z + .27), (x, y - .60, z + .25), (x, y - .80, z + .20)], 8)
    sweep('lever', path, grip, (.13, .055), 3.2, side=(1, 0, 0), blunt=.7)
