"""The turning end of a fan: motor, wire cage and five blades. Made with its axis along z, blades towards +z, CAGE wide from the axis."""
import math

import bpy

import brand
from materials import chrome, satin
from shapes import lathe, lettering, place, rounded, smooth, solid, sweep

CAGE = .84


def head(at, tilt, white, paint, size=1):
    """The whole head, looking to the camera and `tilt` degrees up; more parts may be hung on what is returned."""
    holder = bpy.data.objects.new('head', None)
    bpy.context.collection.objects.link(holder)
    place(holder, at, (90 - tilt, 0, 0)).scale = (size,) * 3
    for part in (*motor(white), *cage(white, paint), *blades(paint)):
        part.parent = holder
    return holder


def motor(white):
    yield lathe('motor', rounded([(0, -.52), (.10, -.52, .05), (.21, -.44, .06)]) + smooth([(.235, -.36), (.25, -.22), (.24, -.12)], 6)
                + rounded([(.20, -.10), (.0, -.10)]), white, 96)
    yield lathe('shaft', [(.03, -.1), (.03, .12)], chrome(), 32)


def cage(white, paint):
    wire, rim = chrome(), .80
    front = smooth([(.165, 0, .205), (.35, .02, .205), (.55, .05, .19), (.70, .085, .145), (.785, .115, .06), (rim, .12, .012)], 5)
    back = smooth([(.20, 0, -.10), (.40, .02, -.115), (.60, .05, -.10), (.73, .085, -.065), (rim, .12, -.012)], 5)
    for name, line, count in (('front', front, 88), ('back', back, 66)):
        first = sweep(name + ' wire', line, wire, (.0052, .0052), count=7, blunt=0)
        for k in range(count):
            copy = first if k == 0 else bpy.data.objects.new(first.name, first.data)
            if k:
                bpy.context.collection.objects.link(copy)
            copy.rotation_euler.z = math.tau * k / count
            yield copy
    yield ring('rim', CAGE - .03, .024, 0, paint)
    for radius, height in ((.34, .208), (.55, .193)):
        yield ring('hoop', radius, .0062, height, wire)
    yield lathe('badge', rounded([(0, .185), (.175, .185, .01), (.182, .215, .012), (.165, .235, .015), (0, .24)]), white, 128)
    yield lathe('badge ring', rounded([(.135, .225), (.165, .225, .004), (.163, .243, .006), (.135, .246)]), paint, 128)
    mark = lettering('mark', brand.NAME, .054, satin('#2b2b2d'), brand.font(), raise_by=.002)
    mark.rotation_euler.x, mark.location.z = -math.pi / 2, .243
    yield mark


def ring(name, radius, thick, height, material):
    return lathe(name, [(radius + thick * math.cos(a), height + thick * math.sin(a)) for a in (math.tau * k / 16 for k in range(17))], material, 160)


def blades(paint, count=5):
    yield lathe('hub', rounded([(0, .02), (.15, .02, .01), (.15, .10, .03), (.10, .135, .03), (0, .14)]), paint, 96)
    for k in range(count):
        blade = solid_blade(paint)
        blade.rotation_euler.z = math.tau * k / count
        yield blade


def solid_blade(paint, rows=22, columns=14):
    vertices, faces = [], []
    for i in range(rows + 1):
        u = i / rows
        radius = .13 + .60 * u
        span = (.16 + .34 * math.sin(min(1, u * 1.25) * math.pi / 2)) * math.sqrt(max(.02, 1 - max(0, (u - .72) / .28) ** 2.6))
        for j in range(columns + 1):
            v = 2 * j / columns - 1
            angle = .38 * u + v * span
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), .065 + .13 * v * (.45 + .25 * (1 - u)) - .03 * v * v))
    for i in range(rows):
        for j in range(columns):
            a = i * (columns + 1) + j
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    blade = solid('blade', vertices, faces, paint, crease=60)
    thick = blade.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .014, 0
    return blade
