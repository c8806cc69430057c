"""Product pictures without a camera. Usage: blender -b --factory-startup -P studio.py -- kettle '#b3202c' front out.webp [--samples 20] [--size 840]"""
import argparse
import importlib
import math
import os
import sys
import tempfile
import time

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import develop  # noqa: E402
import materials  # noqa: E402

# name: (degrees around, from the front; degrees above the horizon)
ANGLES = {'front': (-8, 9), 'quarter': (-38, 15), 'other': (36, 13), 'side': (88, 7), 'top': (-30, 42)}
LENS, SENSOR = 70, 36
FILL, FLOOR = .78, .88            # a product takes this much of the frame, and all stand on one line: this far down
SHADE = (.05, .16, .09, .02)      # room for the shadow beside the product: left, right, below, above, in widths of the frame
EMPTY = 6                         # the paper without the product is smooth: it is rendered this many times smaller


def render(product, colour, view, out, samples, size):
    """One picture of a product in one colour ('steel' or '#a8142b'). A view is an angle, or the name of one of the product's DETAILS:
    (angle, the point that is looked at, width of the picture in units of 10 cm), which comes out 3 : 2 on paper."""
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    model = importlib.import_module('products.' + product)
    model.build(colour)
    bpy.context.view_layer.update()
    things = list(bpy.context.scene.objects)
    points = outline(things)
    detail = None if view in ANGLES else model.DETAILS[view]
    angle = detail[0] if detail else view
    if detail:
        look_closely(*detail)
    else:
        only_near(frame(angle, points))
    scale = max(max(p.z for p in points), .8 * (max(p.x for p in points) - min(p.x for p in points)), .9) / 2.1
    paper = studio(scale, ANGLES[angle][0])
    frame_size = (size * 6 // 7, size * 4 // 7) if detail else (size, size)
    settings(samples, frame_size)
    halves = [passes(seed, 'Image', 'Denoising Normal', 'Denoising Albedo') for seed in (1, 2)]
    cover, empty = (None, None) if detail else (matte(paper), paper_alone(things, frame_size))
    rendered = time.time()
    develop.develop(halves, cover, empty, out)
    print(f'{os.path.basename(out)}: render {rendered - started:.0f} s, develop {time.time() - rendered:.0f} s, {samples} samples')


# --- camera ---------------------------------------------------------------------------------------------------------

def outline(things):
    """Every vertex of the product, as placed. Objects that are named 'cord' may leave the frame."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in things:
        if thing.type == 'MESH' and not thing.hide_render and not thing.name.startswith('cord'):
            mesh = thing.evaluated_get(graph)
            points += [mesh.matrix_world @ v.co for v in mesh.data.vertices]
    return points[::max(1, len(points) // 40000)]


def new_camera(angle):
    """A 70 mm lens at the origin, and the direction from what it looks at to where it stands."""
    around, above = (math.radians(a) for a in ANGLES[angle])
    away = Vector((math.sin(around) * math.cos(above), -math.cos(around) * math.cos(above), math.sin(above)))
    camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    camera.data.lens, camera.data.sensor_width, camera.data.clip_end = LENS, SENSOR, 500
    camera.data.sensor_fit = 'HORIZONTAL'
    camera.rotation_euler = away.to_track_quat('Z', 'Y').to_euler()
    bpy.context.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    return camera, away


def frame(angle, points):
    """As near as the product fills the square; the frame is shifted, not tilted, until the product stands on its line.
    Where it then is: left, right, bottom, top, from 0 to 1."""
    camera, away = new_camera(angle)
    middle = (Vector(map(min, zip(*points))) + Vector(map(max, zip(*points)))) / 2
    turn = camera.rotation_euler.to_matrix().inverted()
    near, far = 1, 200
    for _ in range(40):
        distance = (near + far) / 2
        seen = [turn @ (p - middle - away * distance) for p in points]
        xs, ys = ([LENS / SENSOR * p[axis] / -p.z for p in seen if p.z < 0] for axis in (0, 1))
        fits = len(xs) == len(seen) and max(max(xs) - min(xs), max(ys) - min(ys)) <= FILL
        near, far = (near, distance) if fits else (distance, far)
    camera.location = middle + away * distance
    camera.data.shift_x, camera.data.shift_y = (max(xs) + min(xs)) / 2, min(ys) + FLOOR - .5
    half = (max(xs) - min(xs)) / 2
    return .5 - half, .5 + half, 1 - FLOOR, 1 - FLOOR + max(ys) - min(ys)


def only_near(bounds):
    """Leaves the far paper unrendered: it becomes transparent anyway."""
    left, right, bottom, top = bounds
    render = bpy.context.scene.render
    render.use_border, render.use_crop_to_border = True, False
    render.border_min_x, render.border_max_x = max(0, left - SHADE[0]), min(1, right + SHADE[1])
    render.border_min_y, render.border_max_y = max(0, bottom - SHADE[2]), min(1, top + SHADE[3])


def look_closely(angle, point, width):
    camera, away = new_camera(angle)
    camera.location = Vector(point) + away * (width * LENS / SENSOR)


# --- light ----------------------------------------------------------------------------------------------------------

def studio(scale, around):
    """Everything hangs on one empty that turns with the camera and grows with the product, so all pictures match."""
    rig = bpy.data.objects.new('rig', None)
    rig.rotation_euler.z, rig.scale = math.radians(around), (scale,) * 3
    bpy.context.collection.objects.link(rig)
    paper = sweep_wall(rig)
    world()
    softbox(rig, 'key', (-4.2, -3.9, 5.2), (2.8, 2.8), 520 * scale ** 2, look=(0, 0, .7))
    softbox(rig, 'top', (.4, 1.0, 6.4), (5.5, 4.0), 270 * scale ** 2, look=(0, 0, 0))
    for name, at, size, power in (('left strip', (-4.6, -.4, 1.0), (.62, 9.5), 400), ('right strip', (4.5, -1.7, 1.0), (1.0, 9.5), 400)):
        softbox(rig, name, at, size, power * scale ** 2, look=(0, 0, 1.0)).visible_diffuse = False
    softbox(rig, 'wall', (0, 6.5, 9), (14, 3), 950 * scale ** 2, look=(0, 15, 4)).visible_glossy = False
    for x in (-3.1, 3.1):
        flag(rig, (x, 3.6, 2.2), (1.5, 5.2))
    return paper


def softbox(rig, name, at, size, power, look):
    """An area light that is brighter in the middle, as a real softbox is: its reflection then has no hard cut-out look."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y, light.energy = 'RECTANGLE', size[0] * rig.scale.x, size[1] * rig.scale.x, power
    light.use_nodes = True
    nodes, links = light.node_tree.nodes, light.node_tree.links
    where, apart, glow = nodes.new('ShaderNodeNewGeometry'), nodes.new('ShaderNodeSeparateXYZ'), nodes['Emission']
    links.new(where.outputs['Parametric'], apart.inputs[0])

    def maths(kind, a, b=None):
        node = nodes.new('ShaderNodeMath')
        node.operation = kind
        for socket, value in zip(node.inputs, (a, b)):
            if hasattr(value, 'is_output'):
                links.new(value, socket)
            elif value is not None:
                socket.default_value = value
        return node.outputs[0]

    edges = [maths('SINE', maths('MULTIPLY', apart.outputs[i], math.pi)) for i in (0, 1)]
    links.new(maths('MULTIPLY', maths('POWER', maths('MULTIPLY', *edges), .45), 1.35), glow.inputs['Strength'])
    holder = bpy.data.objects.new(name, light)
    holder.parent, holder.location, holder.visible_camera = rig, at, False
    holder.rotation_euler = (Vector(at) - Vector(look)).to_track_quat('Z', 'Y').to_euler()
    bpy.context.collection.objects.link(holder)
    return holder


def flag(rig, at, size):
    """A black card that only reflections see: without dark next to bright, steel looks like grey paper."""
    bpy.ops.mesh.primitive_plane_add(size=1)
    card = bpy.context.object
    card.name, card.parent, card.location, card.scale = 'flag', rig, at, (*size, 1)
    card.rotation_euler = (Vector(at) - Vector((0, 0, at[2]))).to_track_quat('Z', 'Y').to_euler()
    card.data.materials.append(materials.principled('flag', '#0c0c0d', roughness=1.0, specular=.0))
    card.visible_camera = card.visible_diffuse = card.visible_shadow = card.visible_transmission = False


def sweep_wall(rig):
    """A paper sweep: ground, curve, wall."""
    line = [(-30, 0), (9, 0)] + [(9 + 7 * math.sin(a), 7 - 7 * math.cos(a)) for a in (math.pi / 2 * k / 24 for k in range(1, 25))] + [(16, 40)]
    mesh = bpy.data.meshes.new('sweep')
    vertices = [(x, y, z) for y, z in line for x in (-60, 60)]
    mesh.from_pydata(vertices, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)])
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.materials.append(materials.principled('paper', '#f5f5f5', roughness=1.0, specular=.0))
    paper = bpy.data.objects.new('sweep', mesh)
    paper.parent, paper.visible_glossy = rig, False          # the world below stands in for it: strips may then reach below the ground
    bpy.context.collection.objects.link(paper)
    return paper


def world():
    """A soft grey room. Reflections see another one: bright paper below, dark studio above, with the softboxes in it."""
    room = bpy.data.worlds.new('room')
    room.use_nodes = True
    nodes, links = room.node_tree.nodes, room.node_tree.links
    back, path, mix = nodes['Background'], nodes.new('ShaderNodeLightPath'), nodes.new('ShaderNodeMixRGB')
    where, apart, ramp = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeMapRange')
    ramp.interpolation_type = 'SMOOTHSTEP'
    for socket, value in zip(('From Min', 'From Max', 'To Min', 'To Max'), (-.30, .10, .62, .16)):
        ramp.inputs[socket].default_value = value
    mix.inputs[1].default_value = (.36, .364, .375, 1)
    links.new(where.outputs['Generated'], apart.inputs[0])
    links.new(apart.outputs['Z'], ramp.inputs['Value'])
    links.new(ramp.outputs[0], mix.inputs[2])
    links.new(path.outputs['Is Glossy Ray'], mix.inputs[0])
    links.new(mix.outputs[0], back.inputs['Color'])
    bpy.context.scene.world = room


# --- render ---------------------------------------------------------------------------------------------------------

def settings(samples, size):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = *size, 100
    scene.render.filter_size = 1.4
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', max(1, samples // 2)
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .015, 12
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 8, 2, 4, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect, cycles.blur_glossy = 12, 3, .6
    scene.view_layers[0].cycles.denoising_store_passes = True


def passes(seed, *wanted):
    """Renders once; the paths of the passes that are asked for, by name."""
    scene, folder = bpy.context.scene, tempfile.mkdtemp()
    scene.cycles.seed, scene.use_nodes = seed, True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, files = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    files.base_path, files.format.file_format, files.format.color_depth = folder, 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name in wanted:
        files.file_slots.new(name)
        links.new(layers.outputs[name], files.inputs[name])
    bpy.ops.render.render()
    found = {name: os.path.join(folder, file) for name in wanted for file in os.listdir(folder) if file.startswith(name)}
    assert len(found) == len(wanted), os.listdir(folder)
    return found


def matte(paper):
    """How much of each pixel the product covers: only what the camera sees at once, without light."""
    scene = bpy.context.scene
    before = scene.cycles.samples, scene.cycles.max_bounces
    scene.render.film_transparent, paper.visible_camera = True, False
    scene.cycles.samples, scene.cycles.max_bounces = 16, 0
    cover = passes(3, 'Alpha')['Alpha']
    scene.render.film_transparent, paper.visible_camera = False, True
    scene.cycles.samples, scene.cycles.max_bounces = before
    return cover


def paper_alone(things, size):
    """The studio after the product was taken away: what its shadow is measured against."""
    scene = bpy.context.scene
    for thing in things:
        thing.hide_render = True
    scene.render.use_border = False
    scene.render.resolution_x, scene.render.resolution_y = (length // EMPTY for length in size)
    scene.cycles.samples = 64
    return passes(4, 'Image')['Image']


def command_line():
    parser = argparse.ArgumentParser(prog='studio.py')
    for name in ('product', 'colour', 'view', 'out'):
        parser.add_argument(name)
    parser.add_argument('--samples', type=int, default=20)
    parser.add_argument('--size', type=int, default=840)
    given = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    render(given.product, given.colour, given.view, os.path.abspath(given.out), given.samples, given.size)


if __name__ == '__main__':
    command_line()
