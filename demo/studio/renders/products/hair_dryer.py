"""Hair dryer: a barrel that narrows to a flat nozzle, keys on the handle's side, a domed grille over the filter."""
import math

import bpy

from materials import chrome, gloss, glow, matte, satin, steel
from products.prints import mark_on
from shapes import box, disc, lathe, loft, oval, place, rounded, smooth, step, sweep

AXIS = 1.74                       # height of the barrel's middle
TURN = -24                        # the rear comes a little to the front, so that its grille is seen
DETAILS = {'grille': ('other', (.88, -.42, 1.74), 1.35)}
BARREL = [(.318, -.66), (.330, -.45), (.365, -.15), (.412, .15), (.448, .42), (.462, .60)]
MOUTH = [(-.60, .325, .325, 2), (-.72, .325, .325, 2), (-.80, .30, .325, 2.1), (-.95, .20, .335, 2.4), (-1.12, .115, .35, 3), (-1.28, .085, .36, 3.6)]


def build(colour):
    black, dark, paint, shine = matte('#17181a'), gloss('#0c0d0e'), gloss(colour), chrome()
    barrel = along_x(lathe('barrel', rounded([(.25, -.66)]) + smooth(BARREL, 10) + [(.40, .605)], paint, 192))
    mark_on(barrel, colour, .125, (-.02, -2, AXIS + .02))
    nozzle(black, shine)
    cap(black, shine)
    grille(dark, paint, shine)
    handle(black, paint)
    keys(dark)
    cord(black)
    turn_all()


def along_x(thing):
    """What was turned around z lies along the barrel: its height becomes x."""
    return place(thing, (0, 0, AXIS), (0, 90, 0))


def turn_all():
    stand = bpy.data.objects.new('stand', None)
    stand.rotation_euler.z = math.radians(TURN)
    for thing in [thing for thing in bpy.context.collection.objects if not thing.parent]:
        thing.parent = stand
    bpy.context.collection.objects.link(stand)


def nozzle(black, shine):
    along_x(lathe('front ring', rounded([(.30, -.69), (.326, -.69, .008), (.332, -.645, .008), (.30, -.645)]), shine, 128))
    outside, wall = smooth(MOUTH, 8), .012
    x, *halves, power = outside[-1]
    lip = [(x - wall * math.sin(a), *(half - wall * (1 - math.cos(a)) for half in halves), power) for a in (math.pi * k / 10 for k in range(11))]
    inside = [(x, half_y - 2 * wall, half_z - 2 * wall, power) for x, half_y, half_z, power in reversed(outside)]
    sections = [[(x, y, AXIS + z) for y, z in oval(half_y, half_z, power, 96)] for x, half_y, half_z, power in outside + lip + inside]
    loft('nozzle', sections, black, caps=False)
    along_x(disc('nozzle end', .32, .02, black)).location.x = -.70


def cap(black, shine):
    """The filter's ribbed cap, which lifts off."""
    along_x(lathe('rear ring', rounded([(.40, .595), (.466, .595, .01), (.470, .635, .01), (.40, .635)]), shine, 144))
    wall = rounded([(.38, .62), (.452, .64, .01)]) + smooth([(.456, .68), (.452, .76), (.436, .84)], 8)
    edge = rounded([(.432, .85), (.418, .872, .02), (.392, .872, .015), (.385, .78), (0, .78)])
    along_x(lathe('cap', wall + edge, black, 360, ribbed))


def grille(dark, paint, shine):
    metal = steel(roughness=.22)
    for k in range(6):
        radius = .105 + k * .056
        along_x(disc('ring', radius + .012, .03, metal, .008, radius - .012)).location.x = dome(radius) - .03
    for k in range(8):
        angle = math.pi / 4 * k
        path = [(dome(r) - .025, r * math.cos(angle), AXIS + r * math.sin(angle)) for r in (.05 + .0345 * i for i in range(11))]
        sweep('spoke', path, dark, (.014, .014), blunt=0, count=16)
    along_x(disc('hub', .075, .035, paint, .016)).location.x = dome(0) - .03
    along_x(disc('hub ring', .088, .03, shine, .008, .07)).location.x = dome(0) - .035


def ribbed(x, y, z):
    grip = 1 - .012 * (1 + math.cos(math.atan2(y, x) * 60)) * step(z, .665, .69) * (1 - step(z, .81, .835)) * step(math.hypot(x, y), .40, .43)
    return x * grip, y * grip, z


def dome(radius):
    return .945 - .10 * (radius / .4) ** 2


def handle_x(z):
    return .27 + .10 * step(z, .1, 1.7)


def handle(black, paint):
    path = [(handle_x(z), 0, z) for z in (.06 + .06 * k for k in range(27))]
    sweep('handle', path, paint, (.165, .205), 2.5, side=(0, 1, 0), blunt=.25,
          taper=lambda t: .90 + .06 * math.sin(t * 9) * (1 - t) + .30 * step(t, .62, 1))
    foot = [(handle_x(z), 0, z) for z in (0, .03, .06, .10, .14)]
    sweep('foot', foot, black, (.128, .16), 2.6, side=(0, 1, 0), blunt=.15)


def keys(dark):
    """Cold key on top, heat and speed below it, and the lamp."""
    side = -.168
    panel = [(handle_x(z), side, z) for z in (.66 + .04 * k for k in range(18))]
    sweep('panel', panel, dark, (.088, .03), 3, side=(1, 0, 0), blunt=2.4)
    cold = box('cold key', (.10, .04, .13), (handle_x(1.2), side - .03, 1.19), satin('#8fb9d4'), .03)
    cold.rotation_euler.y = math.radians(3)
    for z in (.96, .775):
        box('slot', (.072, .02, .15), (handle_x(z), side - .024, z), matte('#050506'), .008)
        key = box('key', (.056, .05, .07), (handle_x(z), side - .035, z + .025), satin('#c9cbce'), .015)
        for k in (-1, 0, 1):
            box('rib', (.05, .012, .008), (key.location.x, side - .061, z + .025 + .018 * k), satin('#85888c'), .003)
    place(disc('lamp', .019, .016, glow('#ff3b2e', 1.6), .006), (handle_x(1.08), side - .024, 1.078), (90, 0, 0))


def cord(black):
    """A sleeve at the foot, then the cord, tied up as it comes out of the box."""
    turns = [(k / 32, math.pi / 2 - math.tau * k / 32) for k in range(97)]
    hank = [(-.42 + (.42 + .02 * n) * math.cos(a), .40 + (.13 + .007 * n) * math.sin(a), .035 + .045 * n) for n, a in turns]
    leave = [(handle_x(0), 0, .07), (.46, .0, .07), (.58, .05, .05), (.62, .22, .035), (.50, .42, .035), (.25, .53, .035), (-.1, .54, .035)]
    sweep('lead', smooth(leave + hank, 5), black, (.032, .032), count=16)
    box('tie', (.06, .41, .17), (-.40, .40, .105), matte('#3a3b3e'), .025)
    for k in range(5):
        place(disc('rib', .062 - .004 * k, .026, black, .01, steps=48), (.43 + .036 * k, .002 * k * k, .07 - .001 * k), (0, 90, 4 * k))
