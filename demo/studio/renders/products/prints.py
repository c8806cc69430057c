"""Prints that lie on a curved body."""
import brand
from materials import ink
from shapes import lettering, place


def print_on(body, thing, at, turn=(0, 0, 0), lift=.005):
    """Lays a flat thing that faces -y onto a body behind it; `at` is in front of the body."""
    place(thing, at, turn)
    laid = thing.modifiers.new('laid', 'SHRINKWRAP')
    laid.target, laid.wrap_method, laid.wrap_mode, laid.offset = body, 'PROJECT', 'ABOVE_SURFACE', lift
    laid.use_project_y, laid.use_positive_direction = True, True
    return thing


def mark_on(body, colour, height, at, turn=(0, 0, 0)):
    """The maker's name in an ink that can be read on the body's colour."""
    return print_on(body, lettering('mark', brand.NAME, height, ink(colour), brand.font(), raise_by=0, bold=.012, spacing=1.2), at, turn)
