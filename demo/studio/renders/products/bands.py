"""Trims that run round a turned body."""
from shapes import lathe, rounded


def band(name, inner, outer, low, high, material, edge=.006):
    """A flat ring with rounded outer edges, between two heights."""
    return lathe(name, rounded([(inner, low), (outer, low, edge), (outer, high, edge), (inner, high)]), material, 192)
