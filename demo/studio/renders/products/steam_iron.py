"""Steam iron: a clear water tank in the nose, painted heel, spray at the tip, steam keys on the handle."""
import math

import brand
from materials import chrome, coat, gloss, linear, matte, principled, satin
from products.iron_shapes import heat_dial, lamp, lead, shell, slab, sole
from products.prints import mark_on, print_on
from shapes import box, cut, disc, lathe, lettering, loft, place, rounded, smooth, step, sweep

DETAILS = {'tank': ('quarter', (-.45, -.30, .56), 1.6)}
BODY = [(.15, -1.33, 1.31, .565), (.20, -1.35, 1.33, .58), (.30, -1.33, 1.34, .585), (.42, -1.26, 1.34, .57), (.55, -1.13, 1.33, .54),
        (.67, -.96, 1.31, .49), (.76, -.78, 1.27, .43), (.80, -.66, 1.23, .38), (.82, -.56, 1.18, .33)]
SEAM = [(-2, .27), (-1.2, .29), (-.6, .31), (-.15, .35), (.14, .45), (.30, .62), (.39, .80), (.46, 1.1)]
WATER = .60
SLOPE = .08


def build(colour):
    black, dark, paint = matte('#18191b'), gloss('#0c0d0e'), coat(colour)
    sole(-1.40, 1.34, .61, black, dark)
    body = cut(shell('body', BODY, paint, rising), nose('seam', 0))
    tank()
    mark_on(body, colour, .12, (.80, -2, .44))
    deck(black, dark)
    heat_dial(rising(.16, 0, .845), SLOPE, dark)
    handle(black, paint)
    keys(dark)
    lead(1.33, 1.04, black, dark)
    lamp((1.12, -.505, .66), (80, 0, 18), dark)


def rising(x, y, z):
    """The top of the iron climbs towards the heel."""
    return x, y, z + SLOPE * x * step(z, .20, .74)


def nose(name, inset):
    """Everything in front of the seam, as seen from the side."""
    edge = [(x - inset, z + inset) for x, z in smooth(SEAM, 8)] + [(-2, 1.1)]
    return loft(name, [[(x, y, z) for x, z in edge] for y in (-1, 1)], satin('#888888'))


def smaller(by):
    return [(z - by * (z > .5), tip + 2.2 * by, heel - by, half - by) for z, tip, heel, half in BODY]


def tank():
    """A clear cover over a pale inner wall, and the water between them."""
    cover = shell('tank', BODY, clear(), rising)
    front = cover.modifiers.new('front', 'BOOLEAN')
    front.operation, front.object, front.solver = 'INTERSECT', nose('tank seam', .007), 'EXACT'
    front.object.hide_render = front.object.hide_viewport = True
    shell('inner wall', smaller(.05), gloss('#e3e8ea'), rising)
    above = box('above', (4, 2, 2), (0, 0, WATER + 1), satin('#888888'), .001)
    cut(shell('water', smaller(.022), gloss('#9bc1d0'), rising), above)
    note = satin('#33454d')
    print_on(cover, lettering('most', 'MAX', .05, note, brand.font(), raise_by=0, bold=.02), (-.18, -2, WATER + .075))
    print_on(cover, box('most line', (.22, .002, .008), (0, 0, 0), note, .0005), (-.18, -2, WATER + .02))


def clear():
    """Thin clear plastic: lets light through unbent, so that what lies behind it is as bright as in the open, and shines at its edges."""
    made = principled('clear', '#ffffff')
    nodes, links = made.node_tree.nodes, made.node_tree.links
    through, shine, view, curve, amount, mix = (
        nodes.new(f'ShaderNode{n}') for n in ('BsdfTransparent', 'BsdfGlossy', 'LayerWeight', 'Math', 'Math', 'MixShader'))
    through.inputs['Color'].default_value, shine.inputs['Roughness'].default_value = linear('#e9f2f4'), .05
    curve.operation, curve.inputs[1].default_value = 'POWER', 4
    amount.operation, amount.inputs[1].default_value, amount.inputs[2].default_value = 'MULTIPLY_ADD', .7, .05
    links.new(view.outputs['Facing'], curve.inputs[0])
    links.new(curve.outputs[0], amount.inputs[0])
    for socket, source in zip(mix.inputs, (amount, through, shine)):
        links.new(source.outputs[0], socket)
    links.new(mix.outputs[0], nodes['Material Output'].inputs['Surface'])
    return made


def deck(black, dark):
    slab('deck edge', -.68, 1.19, .365, .78, .832, chrome(), .012, rising)
    slab('deck', -.66, 1.175, .35, .79, .852, black, .02, rising)
    spray = rounded([(0, 0), (.085, 0, .02), (.075, .16, .02), (.05, .20, .015), (.045, .25, .012), (0, .25)])
    place(lathe('spray', spray, dark, 64), (-.52, 0, .80), (0, -82, 0))
    place(disc('spray hole', .02, .012, chrome(), .004), (-.765, 0, .834), (0, -82, 0))


def handle(black, paint):
    grip = [(-.70, 0, .44), (-.62, 0, .66), (-.50, 0, .88), (-.30, 0, 1.08), (-.02, 0, 1.22), (.36, 0, 1.29), (.74, 0, 1.285), (1.03, 0, 1.20),
            (1.19, 0, 1.03), (1.20, 0, .82), (1.17, 0, .68)]
    bow = sweep('handle', smooth(grip, 10), black, (.145, .11), 3, side=(0, 1, 0), blunt=0,
                taper=lambda t: 1.02 + .12 * step(t, .10, .25) - .24 * step(t, .34, .55) + .40 * step(t, .76, .94))
    for vertex in bow.data.vertices:
        foot = 1 - step(vertex.co.z, .72, 1.05)
        vertex.co.y *= 1 + foot * (.35 if vertex.co.x > 0 else -.25)
    inlay = [(.10, 0, 1.355), (.36, 0, 1.387), (.74, 0, 1.385), (1.02, 0, 1.31), (1.20, 0, 1.17)]
    sweep('inlay', smooth(inlay, 12), paint, (.085, .014), 3, side=(0, 1, 0), blunt=3)


def keys(dark):
    """Spray and steam burst, where the thumb lies."""
    for x, z in ((-.36, 1.165), (-.16, 1.275)):
        for y in (-.062, .062):
            box('key', (.15, .09, .09), (x, y, z), dark, .035, turn=(0, math.radians(-31), 0))
    box('steam slide', (.13, .07, .07), (-.545, 0, .975), satin('#8b8f94'), .025, turn=(0, math.radians(-50), 0))
