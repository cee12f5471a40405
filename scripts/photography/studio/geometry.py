"""Shapes. Every solid takes `loc`, `rot` (radians) and `mat`, is smooth-shaded, and returns its object."""

import contextlib
import math

import bmesh
import bpy
from mathutils import Vector

__all__ = [
    'mesh', 'box', 'lathe', 'arc', 'cylinder', 'rod', 'torus', 'sphere', 'tube', 'sweep', 'plate', 'loft',
    'screw', 'text', 'rounded_rect', 'circle', 'smooth_outline', 'bspline', 'round_corners', 'inset', 'moved', 'overlap',
    'smooth_path', 'radii', 'group', 'duplicate', 'ring_of', 'thicken', 'wireframe', 'SERIF', 'SANS',
]

SERIF = '/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf'
SANS = '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf'


# ---- solids


def _place(obj, loc, rot, mat):
    bpy.context.scene.collection.objects.link(obj)
    obj.location, obj.rotation_euler = loc, rot
    if mat:
        obj.data.materials.clear()
        obj.data.materials.append(mat)
    return obj


def _smooth(obj, angle, weighted=False):
    shape = obj.data
    shape.polygons.foreach_set('use_smooth', [True] * len(shape.polygons))
    shape.use_auto_smooth, shape.auto_smooth_angle = True, math.radians(angle)
    if weighted:
        # Without it the shading of a large face bends towards its small bevels.
        obj.modifiers.new('weighted normals', 'WEIGHTED_NORMAL').keep_sharp = True
    return obj


def mesh(vertices, faces, loc=(0, 0, 0), rot=(0, 0, 0), mat=None, angle=35, weighted=False, name='mesh'):
    """Any mesh; edges sharper than `angle` degrees stay sharp."""
    shape = bpy.data.meshes.new(name)
    shape.from_pydata([tuple(v) for v in vertices], [], faces)
    shape.update()
    return _smooth(_place(bpy.data.objects.new(name, shape), loc, rot, mat), angle, weighted)


def box(size, loc=(0, 0, 0), r=0.2, mat=None, rot=(0, 0, 0), segments=4, name='box'):
    """A box about its centre, all edges rounded by `r`."""
    x, y, z = (s / 2 for s in size)
    corners = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = mesh(corners, faces, loc, rot, mat, 40, name=name)
    if r > 0:
        bevel = obj.modifiers.new('bevel', 'BEVEL')
        bevel.width, bevel.segments = min(r, min(size) * 0.49), segments
        bevel.limit_method, bevel.harden_normals = 'NONE', True
    return obj


def lathe(profile, loc=(0, 0, 0), rot=(0, 0, 0), mat=None, segments=96, angle=30, name='lathe', sx=1, sy=1):
    """Turns [(radius, z), ...] about z; radius 0 closes. Go up the outside, for normals that face out.

    `sx`, `sy` make it oval. What is hollow needs its inside in the profile too.
    """
    vertices, faces, rows = [], [], []
    for r, z in profile:
        if r <= 1e-6:
            rows.append([len(vertices)])
            vertices.append((0, 0, z))
        else:
            rows.append(range(len(vertices), len(vertices) + segments))
            turns = (2 * math.pi * i / segments for i in range(segments))
            vertices += [(r * math.cos(t) * sx, r * math.sin(t) * sy, z) for t in turns]
    for low, high in zip(rows, rows[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            if len(low) == 1 and len(high) == 1:
                continue
            if len(low) == 1:
                faces.append((low[0], high[j], high[i]))
            elif len(high) == 1:
                faces.append((low[i], low[j], high[0]))
            else:
                faces.append((low[i], low[j], high[j], high[i]))
    return mesh(vertices, faces, loc, rot, mat, angle, name=name)


def cylinder(r, h, loc=(0, 0, 0), rot=(0, 0, 0), mat=None, bevel=None, segments=64, name='cylinder'):
    """From z = 0 to h, edges rounded."""
    b = min(r, h) * 0.12 if bevel is None else min(bevel, r * 0.99, h * 0.499)
    edge = arc(r - b, b, b, -90, 0, 4) + arc(r - b, h - b, b, 0, 90, 4) if b > 0 else [(r, 0), (r, h)]
    return lathe([(0, 0), *edge, (0, h)], loc, rot, mat, segments, 40, name)


def rod(start, end, r, mat=None, bevel=0, segments=24, r2=None):
    """A straight bar between two points; `r2` is the radius at its end."""
    start, way = Vector(start), Vector(end) - Vector(start)
    if bevel:
        obj = cylinder(r, way.length, mat=mat, bevel=bevel, segments=segments)
    else:
        r2 = r if r2 is None else r2
        obj = lathe([(0, 0), (r, 0), (r2, way.length), (0, way.length)], mat=mat, segments=segments)
    obj.location, obj.rotation_euler = start, way.to_track_quat('Z', 'Y').to_euler()
    return obj


def torus(R, r, loc=(0, 0, 0), rot=(0, 0, 0), mat=None, segments=96, around=16):
    return lathe(arc(R, 0, r, -180, 180, around), loc, rot, mat, segments, 60, 'torus')


def sphere(r, loc=(0, 0, 0), mat=None, stretch=1, rot=(0, 0, 0)):
    turns = [math.radians(a) for a in range(-90, 91, 6)]
    profile = [(max(0, r * math.cos(t)), r * stretch * math.sin(t)) for t in turns]
    return lathe(profile, loc, rot, mat, 48, 60, 'sphere')


def tube(points, r, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), closed=False, straight=False, resolution=10):
    """A round cord through points (cables, wires, frets), bent smoothly unless `straight`."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', r, 6
    curve.resolution_u, curve.use_fill_caps = resolution, True
    if straight:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for point, co in zip(spline.points, points):
            point.co = (*co, 1)
    else:
        spline = curve.splines.new('BEZIER')
        spline.bezier_points.add(len(points) - 1)
        for point, co in zip(spline.bezier_points, points):
            point.co = co
            point.handle_left_type = point.handle_right_type = 'AUTO'
    spline.use_cyclic_u = closed
    return _place(bpy.data.objects.new('tube', curve), loc, rot, mat)


def sweep(path, widths, mat=None, segments=48, loc=(0, 0, 0), rot=(0, 0, 0), caps=False, angle=60):
    """A tube of changing radius along a dense path: horns, bells, necks. See `smooth_path`, `radii`."""
    points = [Vector(p) for p in path]
    last = len(points) - 1
    ways = [(points[min(i + 1, last)] - points[max(i - 1, 0)]).normalized() for i in range(last + 1)]
    side, vertices, faces = ways[0].orthogonal().normalized(), [], []
    for point, way, r in zip(points, ways, widths):
        # Carried along the path instead of computed at each point, so that the tube does not twist.
        side = (side - way * side.dot(way)).normalized()
        up = way.cross(side)
        for k in range(segments):
            a = 2 * math.pi * k / segments
            vertices.append(point + (side * math.cos(a) + up * math.sin(a)) * r)
    for i in range(last):
        for k in range(segments):
            j = (k + 1) % segments
            faces.append((i * segments + k, i * segments + j, (i + 1) * segments + j, (i + 1) * segments + k))
    if caps:
        faces += [tuple(range(segments))[::-1], tuple(last * segments + k for k in range(segments))]
    return mesh(vertices, faces, loc, rot, mat, angle)


def loft(rows, loc=(0, 0, 0), rot=(0, 0, 0), mat=None, closed=False, caps=False, angle=35, name='loft'):
    """A skin over rows of equally many 3D points: necks, boards, arched tops. `closed`: each row is a loop."""
    n = len(rows[0])
    vertices = [v for row in rows for v in row]
    faces = []
    for i in range(len(rows) - 1):
        for k in range(n if closed else n - 1):
            j = (k + 1) % n
            faces.append((i * n + k, i * n + j, (i + 1) * n + j, (i + 1) * n + k))
    if caps:
        faces += [tuple(range(n))[::-1], tuple((len(rows) - 1) * n + k for k in range(n))]
    obj = mesh(vertices, faces, loc, rot, mat, angle, name=name)
    shape = bmesh.new()
    shape.from_mesh(obj.data)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(obj.data)
    shape.free()
    return obj


def plate(outline, thickness, bevel=0.1, loc=(0, 0, 0), rot=(0, 0, 0), mat=None, holes=(), segments=4, name='plate'):
    """A flat outline (and holes in it) made solid from z = 0 to `thickness`, edges rounded by `bevel`."""
    bevel = min(bevel, thickness * 0.499)
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth = thickness / 2 - bevel, bevel
    curve.bevel_resolution, curve.offset = segments, -bevel
    for loop in (outline, *holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(loop) - 1)
        spline.use_cyclic_u = True
        for point, co in zip(spline.points, loop):
            point.co = (co[0], co[1], 0, 1)
    temporary = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(temporary)
    evaluated = temporary.evaluated_get(bpy.context.evaluated_depsgraph_get())
    shape = bpy.data.meshes.new_from_object(evaluated)
    bpy.data.objects.remove(temporary)
    welded = bmesh.new()
    welded.from_mesh(shape)
    bmesh.ops.remove_doubles(welded, verts=welded.verts, dist=1e-4)
    bmesh.ops.translate(welded, verts=welded.verts, vec=(0, 0, thickness / 2))
    bmesh.ops.recalc_face_normals(welded, faces=welded.faces)
    welded.to_mesh(shape)
    welded.free()
    return _smooth(_place(bpy.data.objects.new(name, shape), loc, rot, mat), 50, True)


def screw(loc, r=0.3, mat=None, rot=(0, 0, 0)):
    """A screw head, its recess in the middle."""
    profile = [(r, 0), (r, r * 0.25), (r * 0.7, r * 0.5), (r * 0.25, r * 0.6), (r * 0.22, r * 0.3), (0, r * 0.3)]
    return lathe(profile, loc, rot, mat, 24)


def text(words, size, loc, rot=(0, 0, 0), mat=None, font=None, depth=0.01, align='CENTER', spacing=1):
    """Letters, `size` cm high, centred on `loc`. For functions printed on a panel; never for a brand."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.extrude = words, size, depth
    curve.align_x, curve.align_y, curve.space_character = align, 'CENTER', spacing
    if font:
        curve.font = bpy.data.fonts.load(font, check_existing=True)
    return _place(bpy.data.objects.new('text', curve), loc, rot, mat)


def thicken(obj, thickness):
    """Thickens a surface inwards."""
    modifier = obj.modifiers.new('wall', 'SOLIDIFY')
    modifier.thickness, modifier.offset = thickness, -1
    return obj


def wireframe(obj, thickness):
    """Leaves only the edges, as wires: grilles and baskets."""
    modifier = obj.modifiers.new('wire', 'WIREFRAME')
    modifier.thickness, modifier.use_even_offset, modifier.use_relative_offset = thickness, False, False
    return obj


# ---- placing


@contextlib.contextmanager
def group(loc=(0, 0, 0), rot=(0, 0, 0), name='group'):
    """`with group(loc, rot) as handle:` moves all that is built inside; groups may nest."""
    before = set(bpy.data.objects)
    handle = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(handle)
    yield handle
    for obj in set(bpy.data.objects) - before - {handle}:
        if obj.parent is None:
            obj.parent = handle
    handle.location, handle.rotation_euler = loc, rot


def duplicate(obj, loc=None, rot=None):
    """Another one of an object or a group, sharing its mesh."""
    copy = obj.copy()
    bpy.context.scene.collection.objects.link(copy)
    for child in obj.children:
        duplicate(child).parent = copy
    if loc is not None:
        copy.location = loc
    if rot is not None:
        copy.rotation_euler = rot
    return copy


def ring_of(count, r, start=0.0):
    """[(x, y, angle), ...] of `count` places around a circle: lugs, screws, knurls."""
    turns = [start + 2 * math.pi * i / count for i in range(count)]
    return [(r * math.cos(t), r * math.sin(t), t) for t in turns]


# ---- outlines (2D) and paths (3D)


def arc(cx, cy, r, start, end, n=6):
    """n + 1 points of a circle, degrees."""
    turns = [math.radians(start + (end - start) * i / n) for i in range(n + 1)]
    return [(cx + r * math.cos(t), cy + r * math.sin(t)) for t in turns]


def circle(r, cx=0, cy=0, n=48):
    return arc(cx, cy, r, 0, 360 - 360 / n, n - 1)


def rounded_rect(w, h, r, cx=0, cy=0, n=6):
    """A rectangle about (cx, cy) with round corners."""
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    return [p for sx, sy, a in corners for p in arc(cx + sx * (w / 2 - r), cy + sy * (h / 2 - r), r, a, a + 90, n)]


def round_corners(points, r, n=6):
    """A polygon with its corners rounded; `r` is one radius or one a corner."""
    out = []
    for i, corner in enumerate(points):
        p = Vector(corner)
        a, b = Vector(points[i - 1]) - p, Vector(points[(i + 1) % len(points)]) - p
        reach = min(r[i] if isinstance(r, (list, tuple)) else r, a.length * 0.45, b.length * 0.45)
        a, b = p + a.normalized() * reach, p + b.normalized() * reach
        out += [tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * p + t * t * b) for t in (k / n for k in range(n + 1))]
    return out


def smooth_outline(points, n=10, closed=True, sharp=()):
    """A curve *through* points (Catmull-Rom); those whose index is in `sharp` stay corners."""
    count = len(points)

    def at(i):
        return Vector(points[i % count] if closed else points[max(0, min(count - 1, i))])

    out = []
    for i in range(count if closed else count - 1):
        p0, p1, p2, p3 = (at(i + k) for k in (-1, 0, 1, 2))
        d1, d2, d3 = (max((b - a).length, 1e-4) ** 0.5 for a, b in ((p0, p1), (p1, p2), (p2, p3)))
        leave = arrive = p2 - p1
        if (p1 - p0).length > 1e-6 and i % count not in sharp:
            leave = ((p1 - p0) / d1 - (p2 - p0) / (d1 + d2) + (p2 - p1) / d2) * d2
        if (p3 - p2).length > 1e-6 and (i + 1) % count not in sharp:
            arrive = ((p2 - p1) / d2 - (p3 - p1) / (d2 + d3) + (p3 - p2) / d3) * d2
        for t in (k / n for k in range(n)):
            out.append((2 * t**3 - 3 * t**2 + 1) * p1 + (t**3 - 2 * t**2 + t) * leave
                       + (3 * t**2 - 2 * t**3) * p2 + (t**3 - t**2) * arrive)
    if not closed:
        out.append(at(count - 1))
    return [tuple(p) for p in out]


def bspline(points, n=10, closed=True):
    """A curve *drawn by* points, not through them: its curvature never jumps, so it cannot be lumpy.

    For bodies and everything whose outline catches a long highlight. A point written twice pulls the
    curve close, three times makes a corner.
    """
    count = len(points)

    def at(i):
        return Vector(points[i % count] if closed else points[max(0, min(count - 1, i))])

    out = []
    for i in range(0 if closed else -1, count):
        p0, p1, p2, p3 = (at(i + k) for k in (-1, 0, 1, 2))
        for t in (k / n for k in range(n)):
            out.append(((1 - t) ** 3 * p0 + (3 * t**3 - 6 * t**2 + 4) * p1
                        + (-3 * t**3 + 3 * t**2 + 3 * t + 1) * p2 + t**3 * p3) / 6)
    return [tuple(p) for p in out]


def inset(outline, distance):
    """The closed outline moved inwards (negative: outwards), whichever way round it runs."""
    count = len(outline)
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, [*outline[1:], outline[0]]))
    side = math.copysign(distance, area)
    out = []
    for i, (x, y) in enumerate(outline):
        (ax, ay), (bx, by) = outline[i - 1], outline[(i + 1) % count]
        length = math.hypot(bx - ax, by - ay) or 1
        out.append((x - (by - ay) / length * side, y + (bx - ax) / length * side))
    return out


def overlap(a, b, soften=0.4, step=0.4):
    """The intersection of two outlines, its corners rounded by about `soften` cm.

    For pickguards and covers that follow a body's edge: `overlap(inset(body, 1), region)`.
    """
    import cv2
    import numpy as np

    grid = 0.02
    low = np.min(a, 0) - 1
    size = ((np.max(a, 0) + 1 - low) / grid).astype(int)
    masks = [np.zeros((size[1], size[0]), np.uint8) for _ in (a, b)]
    for mask, outline in zip(masks, (a, b)):
        cv2.fillPoly(mask, [((np.array(outline) - low) / grid).astype(np.int32)], 255)
    both = cv2.GaussianBlur(cv2.min(*masks), (0, 0), soften / grid)
    loops, _ = cv2.findContours((both > 127).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    loop = max(loops, key=cv2.contourArea)[:, 0] * grid + low
    every = max(1, round(step / grid))
    return bspline([tuple(p) for p in loop[::every]], 3)


def moved(outline, dx=0, dy=0, sx=1, sy=1):
    """An outline scaled (mirrored, with -1) about the origin, then moved."""
    return [(x * sx + dx, y * sy + dy) for x, y in outline]


def smooth_path(points, n=12):
    """A dense 3D path through points, for `sweep`."""
    at = [Vector(p) for p in points]
    out = []
    for i in range(len(at) - 1):
        p0, p1, p2, p3 = at[max(i - 1, 0)], at[i], at[i + 1], at[min(i + 2, len(at) - 1)]
        for t in (k / n for k in range(n)):
            out.append(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2
                              + (3 * p1 - p0 - 3 * p2 + p3) * t**3))
    return [tuple(p) for p in (*out, at[-1])]


def radii(count, stops):
    """`count` numbers along [(fraction, value), ...], for `sweep`."""
    out = []
    for t in (i / (count - 1) for i in range(count)):
        for (a, va), (b, vb) in zip(stops, stops[1:]):
            if a <= t <= b:
                out.append(va + (vb - va) * ((t - a) / (b - a) if b > a else 0))
                break
    return out
