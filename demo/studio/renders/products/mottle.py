"""A material for what grew or was baked: two tints, mixed by noise."""
from materials import linear, noise, principled, spread


def mottled(light, dark, scale, detail=5, roughness=(.34, .48), specular=.35):
    """`scale` is three numbers: how often the noise changes along x, y and z. The darker it is, the rougher."""
    made = principled('mottled', light, specular=specular)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    blend, ramp = noise(made, scale, detail), nodes.new('ShaderNodeValToRGB')
    for stop, position, tint in zip(ramp.color_ramp.elements, (.36, .66), (dark, light)):
        stop.position, stop.color = position, linear(tint)
    links.new(blend, ramp.inputs[0])
    links.new(ramp.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    spread(made, blend, 'Roughness', roughness[1], roughness[0])
    return made
