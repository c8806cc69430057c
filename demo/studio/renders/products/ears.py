"""Side handles of pots: a loop that leaves the wall, and comes back to it."""
from shapes import box, smooth, sweep

LOOP = ((0, 1, 0), (.45, .97, .10), (.82, .74, .55), (.97, .36, .92), (1, 0, 1))      # parts of: out, half the width, rise


def ear(side, x, z, material, half=.30, out=.30, rise=.02, section=(.055, .08)):
    """`side` is -1 or 1; `x` is where the wall is. The loop lies flat and climbs by `rise`."""
    half_loop = [(side * (x + out * a), -half * b, z + rise * c) for a, b, c in LOOP]
    whole = half_loop + [(px, -py, pz) for px, py, pz in reversed(half_loop[:-1])]
    return sweep('ear', smooth(whole, 10), material, section, 3, side=(0, 0, 1), blunt=.2)


def ear_on_bracket(side, x, z, material, metal, half=.30, **shape):
    box('ear bracket', (.14, half * 2 + .17, .13), (side * x, 0, z), metal, .028)
    return ear(side, x, z, material, half, **shape)
