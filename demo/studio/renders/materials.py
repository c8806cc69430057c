"""Physically based materials. Each function gives a new one, so a product may bend its copy."""
import bpy


def linear(colour):
    """'#b3202c' → linear RGBA. 'steel' is bare metal, as light as it looks."""
    colour = '#b4bac0' if colour == 'steel' else colour
    parts = [int(colour.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(p / 12.92 if p <= .04045 else ((p + .055) / 1.055) ** 2.4 for p in parts) + (1.0,)


def principled(name, colour, **inputs):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = linear(colour)
    for key, value in inputs.items():
        shader.inputs[key.replace('_', ' ').title().replace('Ior', 'IOR')].default_value = value
    return made


def gloss(colour):
    """Glossy moulded plastic or enamel."""
    return principled('gloss', colour, roughness=.16, specular=.5)


def lacquer(colour):
    """Coloured coat over metal, as on painted kettles and cookers."""
    return principled('lacquer', colour, roughness=.42, specular=.18, clearcoat=1.0, clearcoat_roughness=.035)


def coat(colour):
    """The outside of a product in a colour of the range: painted metal, or bare steel where the colour is 'steel'."""
    return steel(colour='#d4d5d8', roughness=.36, uneven=.07) if colour == 'steel' else lacquer(colour)


def satin(colour):
    return principled('satin', colour, roughness=.38, specular=.45)


def ink(colour):
    """Lettering that can be read on a ground of this colour."""
    red, green, blue, _ = linear(colour)
    return satin('#f4f4f4' if .2126 * red + .7152 * green + .0722 * blue < .35 else '#2b2b2d')


def matte(colour='#1b1c1e'):
    """Fine-grained plastic or soft-touch rubber."""
    return grain(principled('matte', colour, roughness=.52, specular=.4), scale=130, depth=.0006)


def rubber():
    return principled('rubber', '#151516', roughness=.75, specular=.25)


def ceramic(colour='#f4f1ea'):
    return principled('ceramic', colour, roughness=.22, specular=.5, subsurface=.04)


def chrome():
    return principled('chrome', '#d9dadc', metallic=1.0, roughness=.06)


def steel(direction='around', colour='#c9c9cb', roughness=.27, uneven=.2):
    """Brushed steel. Fine lines run around the z axis ('around') or along x ('across')."""
    made = principled('steel', colour, metallic=1.0, roughness=roughness, anisotropic=.65)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes['Principled BSDF']
    tangent = nodes.new('ShaderNodeTangent')
    tangent.direction_type, tangent.axis = 'RADIAL', 'Z'
    links.new(tangent.outputs[0], shader.inputs['Tangent'])
    lines = noise(made, (.6, .6, 60) if direction == 'around' else (.6, 60, 60), detail=4)
    spread(made, lines, 'Roughness', roughness * (1 - uneven), roughness * (1 + uneven))
    return made


def glass(colour='#ffffff'):
    """Clear glass that lets its shadow through: a caustic is noise, not light, at these sample counts."""
    made = principled('glass', colour, roughness=.0, transmission=1.0, ior=1.45)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    clear, mix, path = (nodes.new(f'ShaderNode{n}') for n in ('BsdfTransparent', 'MixShader', 'LightPath'))
    clear.inputs['Color'].default_value = (.9, .92, .93, 1)
    links.new(path.outputs['Is Shadow Ray'], mix.inputs[0])
    links.new(nodes['Principled BSDF'].outputs[0], mix.inputs[1])
    links.new(clear.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['Material Output'].inputs['Surface'])
    return made


def glow(colour, strength=2.0):
    made = principled('glow', '#000000', roughness=.4)
    made.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = linear(colour)
    made.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = strength
    return made


def noise(made, scale, detail=2):
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, stretch, texture = (nodes.new(f'ShaderNode{n}') for n in ('TexCoord', 'Mapping', 'TexNoise'))
    stretch.inputs['Scale'].default_value = scale
    texture.inputs['Scale'].default_value, texture.inputs['Detail'].default_value = 1, detail
    links.new(where.outputs['Object'], stretch.inputs[0])
    links.new(stretch.outputs[0], texture.inputs[0])
    return texture.outputs['Fac']


def spread(made, source, target, low, high):
    """Maps a 0-1 texture onto an input's range."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    span = nodes.new('ShaderNodeMapRange')
    span.inputs['From Min'].default_value, span.inputs['From Max'].default_value = .3, .7
    span.inputs['To Min'].default_value, span.inputs['To Max'].default_value = low, high
    links.new(source, span.inputs['Value'])
    links.new(span.outputs[0], nodes['Principled BSDF'].inputs[target])


def grain(made, scale, depth):
    nodes, links = made.node_tree.nodes, made.node_tree.links
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Distance'].default_value, bump.inputs['Strength'].default_value = depth, .6
    links.new(noise(made, (scale,) * 3), bump.inputs['Height'])
    links.new(bump.outputs[0], nodes['Principled BSDF'].inputs['Normal'])
    return made
