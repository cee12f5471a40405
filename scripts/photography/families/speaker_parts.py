"""Parts that amplifiers and loudspeakers share: cabinets, coverings, grilles, drivers.

Fronts are built lying down, inside `facing(...)`: x right, y up, z towards the viewer.
"""

import bpy
import numpy as np

from studio.kit import *


def facing(y=0.0, z=0.0, lean=0.0):
    """A group that stands up what was built lying; `lean` degrees back."""
    return group((0, y, z), (pi / 2 - radians(lean), 0, 0))


# ---- cabinets


def carve(obj, cutters, edge=0.2, mode='DIFFERENCE', segments=3):
    """Cuts the cutters out of a solid and rounds the new edges."""
    for cutter in cutters:
        cut = obj.modifiers.new('cut', 'BOOLEAN')
        cut.operation, cut.solver, cut.object = mode, 'EXACT', cutter
    material_ = obj.data.materials[0] if obj.data.materials else None
    shape = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    obj.modifiers.clear()
    for cutter in cutters:
        bpy.data.objects.remove(cutter)
    shape.materials.clear()
    if material_:
        shape.materials.append(material_)
    shape.polygons.foreach_set('material_index', [0] * len(shape.polygons))
    shape.polygons.foreach_set('use_smooth', [True] * len(shape.polygons))
    shape.use_auto_smooth, shape.auto_smooth_angle = True, radians(35)
    obj.data = shape
    if edge:
        bevel = obj.modifiers.new('edges', 'BEVEL')
        bevel.width, bevel.segments, bevel.use_clamp_overlap = edge, segments, False
        bevel.limit_method, bevel.angle_limit = 'ANGLE', radians(36)
    obj.modifiers.new('weighted normals', 'WEIGHTED_NORMAL').keep_sharp = True
    return obj


def prism(profile, width, r, mat=None, loc=(0, 0, 0), segments=5):
    """A cabinet from its side view [(y, z), ...], all edges rounded."""
    n, w = len(profile), width / 2
    vertices = [(x, y, z) for x in (-w, w) for y, z in profile]
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(profile, [*profile[1:], profile[0]]))
    if area < 0:
        faces = [f[::-1] for f in faces]
    obj = mesh(vertices, faces, loc, mat=mat, angle=40)
    if r:
        bevel = obj.modifiers.new('bevel', 'BEVEL')
        bevel.width, bevel.segments, bevel.limit_method, bevel.harden_normals = r, segments, 'NONE', True
    return obj


def corner_guards(size, loc, r, reach, mat, proud=0.12, base=None):
    """Protectors on the eight corners of a box: that part of a slightly bigger box."""
    grown = base or box(tuple(s + 2 * proud for s in size), loc, r + proud, mat)
    vertices, faces = [], []
    for sx in (-1, 1):
        for sy in (-1, 1):
            for sz in (-1, 1):
                c = Vector((loc[0] + sx * size[0] / 2, loc[1] + sy * size[1] / 2, loc[2] + sz * size[2] / 2))
                s, n = Vector((sx, sy, sz)), len(vertices)
                # Past the corner by 1, so the legs on its faces are `reach` long.
                tip, leg = c + s, reach + 3
                vertices += [tip, tip - Vector((sx * leg, 0, 0)), tip - Vector((0, sy * leg, 0)), tip - Vector((0, 0, sz * leg))]
                some = [(0, 1, 2), (0, 2, 3), (0, 3, 1), (1, 3, 2)]
                flip = sx * sy * sz > 0
                faces += [tuple(n + i for i in (f if not flip else f[::-1])) for f in some]
    return carve(grown, [mesh(vertices, faces)], 0.05, 'INTERSECT', 2)


def feet(w, d, height, mat, r=1.5, centre=(0, 0)):
    for x in (-w / 2, w / 2):
        for y in (-d / 2, d / 2):
            lathe([(0, 0), (r * 0.8, 0), (r * 0.86, 0.05), (r, height + 0.3), (0, height + 0.3)], (x + centre[0], y + centre[1], 0), mat=mat, segments=40)


def strap_handle(loc, length, mat, cap, rise=2.2, width=2.6, turn=0.0):
    """A carrying strap along x with a metal cap at each end."""
    rows, count = [], 24
    for i in range(count + 1):
        t = i / count
        x = (t - 0.5) * length
        z = 0.45 + rise * sin(pi * t) ** 0.7
        slope = rise * 0.7 * pi * cos(pi * t) / length * 0.6
        w = width * (0.86 + 0.14 * sin(pi * t))
        rows.append([(x - v * slope, u, z + v) for u, v in rounded_rect(w, 0.75, 0.3, n=3)])
    with group(loc, (0, 0, turn)):
        loft(rows, mat=mat, closed=True, caps=True, angle=50)
        for s in (-1, 1):
            box((3.6, width + 0.7, 1.15), (s * (length / 2 + 0.3), 0, 0.5), 0.4, cap)
            cylinder(0.45, 0.25, (s * (length / 2 + 0.7), 0, 1.02), mat=cap, bevel=0.1, segments=24)
            box((0.6, 0.1, 0.04), (s * (length / 2 + 0.7), 0, 1.27), 0.01, material('#111111'), (0, 0, 0.5))


# ---- coverings


def tolex(color, rough=0.5, grain=3.2, strength=0.3, sheen=0.0):
    """Amplifier covering: leather-like cells, their valleys a little darker."""
    mat = material(color, rough, sheen=sheen, name='tolex')
    k = Nodes(mat)
    at = k.coordinates()
    cells = k.node('TexVoronoi', Scale=grain)
    bent = k.node('VectorMath', operation='ADD')
    noise = k.node('TexNoise', Scale=grain * 0.7, Detail=2)
    k.link(at, noise.inputs['Vector'])
    k.link(at, bent.inputs[0])
    k.link(noise.outputs['Color'], bent.inputs[1])
    k.link(bent.outputs[0], cells.inputs['Vector'])
    height = cells.outputs['Distance']
    r, g, b, _ = srgb(color)
    k.color(k.ramp(height, [(0.2, color), (0.75, tuple(c * 0.62 for c in (r, g, b)) + (1,))]))
    k.bump(k.math('MULTIPLY', height, -1), strength, 0.03)
    return mat


def tiled(k, image, size):
    """Colour of an image repeated over the object's x-y plane, `size` cm each time."""
    texture = k.node('TexImage')
    texture.image, texture.extension = image, 'REPEAT'
    k.link(k.coordinates((1 / size[0], 1 / size[1], 1)), texture.inputs[0])
    return texture.outputs[0]


def _rgb(color):
    digits = color.lstrip('#')
    return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)])


def grille_cloth(pattern, colors, thread=0.32, rough=0.8):
    """Woven cloth: 'basket' (two colours), 'diamond' (ground, line, heart) or 'shimmer' (dark, bright)."""
    n = 256
    y, x = np.mgrid[0:n, 0:n] / n
    if pattern == 'basket':
        across = 4
        size = (across * thread, across * thread)
        u, v = x * across, y * across
        warp = (np.floor(u) + np.floor(v)) % 2 == 0
        along = np.where(warp, v % 1, u % 1)
        side = np.where(warp, u % 1, v % 1)
        # Two threads to a strand.
        height = np.sqrt(np.clip(1 - (2 * ((side * 2) % 1) - 1) ** 2, 0, 1)) * (0.55 + 0.45 * np.sin(pi * along))
        rgb = np.where(warp[..., None], _rgb(colors[0]), _rgb(colors[-1])) * (0.45 + 0.55 * height)[..., None]
    elif pattern == 'diamond':
        size = (2.4 * thread / 0.32, 3.3 * thread / 0.32)
        d = np.abs(x - 0.5) + np.abs(y - 0.5)
        fine = 0.5 + 0.5 * np.sin(2 * pi * 14 * x) * np.sin(2 * pi * 18 * y)
        height = 0.35 + 0.35 * fine
        line = np.exp(-(((d - 0.5) / 0.05) ** 2))
        heart = 1 / (1 + np.exp((d - 0.2) / 0.025))
        rgb = _rgb(colors[0]) * (1 - line - heart)[..., None].clip(0) + _rgb(colors[1]) * line[..., None] + _rgb(colors[2]) * heart[..., None]
        height = height + 0.5 * line + 0.25 * heart
        rgb = rgb * (0.7 + 0.3 * fine)[..., None]
    else:
        size = (10 * thread, 10 * thread)
        chance = np.random.default_rng(7)
        rows, columns = chance.random((1, 40)), chance.random((40, 1))
        grid = np.kron(0.35 * rows + 0.25 * columns + 0.4 * chance.random((40, 40)), np.ones((7, 7)))[:n, :n]
        fine = 0.5 + 0.5 * np.sin(2 * pi * 20 * x) * np.sin(2 * pi * 20 * y)
        t = np.clip(grid * 0.75 + 0.25 * fine, 0, 1)[..., None]
        rgb = _rgb(colors[0]) * (1 - t) + _rgb(colors[-1]) * t
        height = 0.5 * fine + 0.5 * grid
    mat = material(colors[0], rough, sheen=0.3, name='grille cloth')
    k = Nodes(mat)
    k.color(tiled(k, picture(rgb.clip(0, 1), 'weave', color=True), size))
    k.bump(tiled(k, picture(height, 'weave height'), size), 0.35, 0.03)
    return mat


def brushed(color, rough=0.3, metal=1):
    """Sheet metal with a fine horizontal grain."""
    mat = material(color, rough, metal, name='brushed')
    k = Nodes(mat)
    grain = k.noise(k.coordinates((0.12, 14, 1)), Scale=3, Detail=3)
    k.link(k.math('MULTIPLY_ADD', grain, 0.25, rough - 0.1), k.shader.inputs['Roughness'])
    k.bump(grain, 0.05, 0.01)
    return mat


# ---- grilles


def _inside(points, outline):
    """A mask of the points inside the outline."""
    x, y = points[:, 0], points[:, 1]
    hit = np.zeros(len(points), bool)
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]]):
        if ay != by:
            hit ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return hit


def perforated(outline, pitch, hole, mat, thickness=0.12, bulge=None, sides=6, loc=(0, 0, 0)):
    """Punched sheet metal: holes of radius `hole` every `pitch` cm. `bulge(x, y)` gives its height.

    Its edge follows the rows of holes, so a frame must lie over it.
    """
    (x0, y0), (x1, y1) = np.min(outline, 0), np.max(outline, 0)
    step = pitch * 3**0.5 / 2
    columns, rows = np.arange(x0 - pitch, x1 + pitch, pitch), np.arange(y0 - step, y1 + step, step)
    cx, cy = np.meshgrid(columns, rows)
    cx = cx + (np.arange(len(rows)) % 2 * pitch / 2)[:, None]
    centres = np.stack([cx.ravel(), cy.ravel()], 1)
    centres = centres[_inside(centres, [tuple(p[:2]) for p in outline])]
    turns = radians(30) + 2 * pi * np.arange(sides) / sides
    outward = pitch / 3**0.5 * (1 if sides == 6 else np.where(np.arange(sides) % 2, 3**0.5 / 2, 1))
    circle_ = np.stack([np.cos(turns), np.sin(turns)], 1)
    rim = centres[:, None] + circle_ * np.reshape(outward, (-1, 1) if sides != 6 else (1, 1))
    inner = centres[:, None] + circle_ * hole
    layers = [(rim, 0), (inner, 0), (inner, -thickness)]
    stacked = []
    for at, z in layers:
        lift = np.full(at.shape[:2], float(z))
        if bulge:
            lift = lift + np.vectorize(bulge)(at[..., 0], at[..., 1])
        stacked.append(np.concatenate([at, lift[..., None]], 2))
    vertices = np.stack(stacked, 1).reshape(-1, 3)
    i = np.arange(sides)
    j = (i + 1) % sides
    ring = np.concatenate([np.stack([i, j, sides + j, sides + i], 1), np.stack([sides + i, sides + j, 2 * sides + j, 2 * sides + i], 1)])
    faces = (np.arange(len(centres)) * 3 * sides)[:, None, None] + ring
    faces = faces.reshape(-1, 4)
    shape = bpy.data.meshes.new('perforated')
    shape.vertices.add(len(vertices))
    shape.vertices.foreach_set('co', vertices.astype(np.float32).ravel())
    shape.loops.add(faces.size)
    shape.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
    shape.polygons.add(len(faces))
    shape.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4, dtype=np.int32))
    shape.polygons.foreach_set('loop_total', np.full(len(faces), 4, dtype=np.int32))
    shape.update(calc_edges=True)
    shape.materials.append(mat)
    obj = bpy.data.objects.new('perforated', shape)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = loc
    return obj


def frame(w, h, border, thickness, mat, bevel=0.1, r=0.5, centre=(0, 0), z=0.0):
    """A flat rim around a rectangle of w by h."""
    inner = rounded_rect(w - 2 * border, h - 2 * border, max(0.15, r - border), *centre)
    return plate(rounded_rect(w, h, r, *centre), thickness, bevel, (0, 0, z), mat=mat, holes=[inner])


# ---- drivers


def cone_driver(x, y, r, cone, surround, cap, rim=None, screws=8, z=0.0, screw_mat=None, flat_cap=False, deep=0.34):
    """A woofer of outer radius `r` whose frame lies on z = 0: rim, roll, cone, dust cap."""
    a, w = r * 0.86, r * 0.13  # the cone with its roll; the roll's width
    half = w / 2
    with group((x, y, z)):
        if rim:
            lathe([(r, 0), (r, 0.18), (r - 0.1, 0.28), (a + 0.12, 0.28), (a + 0.02, 0.18), (a, -0.4)], mat=rim, segments=128)
            for sx, sy, _ in ring_of(screws, (r + a) / 2 + 0.02, pi / screws):
                cylinder(0.2, 0.06, (sx, sy, 0.27), mat=screw_mat or rim, bevel=0.03, segments=20)
                cylinder(0.1, 0.02, (sx, sy, 0.325), mat=material('#050505', 0.6), bevel=0, segments=6)
        roll = [(a - half + half * cos(pi * i / 12), 0.02 + half * 0.85 * sin(pi * i / 12)) for i in range(13)]
        lathe([(a + 0.1, -0.35), *roll, (a - w, -0.2)], mat=surround, segments=128, angle=60)
        inner, depth = a - w, r * deep
        slope = [(inner * (1 - t), -0.05 - depth * (1 - (1 - t) ** 1.5)) for t in (0, 0.08, 0.2, 0.35, 0.5, 0.65)]
        lathe([(inner + 0.04, 0.0), *slope, (0, slope[-1][1])], mat=cone, segments=128, angle=60)
        c, base = inner * 0.4, -0.05 - depth * (1 - 0.4**1.5)
        height = c * (0.3 if flat_cap else 0.52)
        dome = [(c * cos(t), base + height * sin(t)) for t in (pi / 2 * i / 12 for i in range(12))]
        lathe([(c * 1.06, base - 0.05), *dome, (0, base + height)], mat=cap, segments=96, angle=60)


def behind_grille(x, y, r, mat, z=0.0):
    """A driver that is barely visible through a grille: flat, half a cm high."""
    a = r * 0.85
    lathe([(r, 0), (r, 0.3), (a, 0.35), (a, 0.05), (a * 0.93, 0.42), (a * 0.86, 0.2), (a * 0.4, 0.05), (a * 0.38, 0.2), (0, 0.45)],
          (x, y, z), mat=mat, segments=64, angle=50)
