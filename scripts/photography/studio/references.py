"""Things of known size, in one flat grey, that stand beside a product in its `scale` view. Lengths in cm."""

import math

import bpy

from .geometry import box, bspline, group, lathe, loft, plate, rod, rounded_rect, sphere, torus
from .materials import material

GREY = '#b9b4ab'


def _grey():
    return material(GREY, 0.85, spec=0.15, name='reference')


def _limb(points):
    """Round segments through (x, y, z, radius)."""
    for a, b in zip(points, points[1:]):
        rod(a[:3], b[:3], a[3], r2=b[3], segments=20)
    for x, y, z, r in points:
        sphere(r, (x, y, z))


def _oval(z, rx, ry, y=0.0):
    return [(rx * math.cos(t), y + ry * math.sin(t), z) for t in (2 * math.pi * i / 32 for i in range(32))]


def _melt(objects, voxel, rounds):
    """Joins solids that overlap into one smooth skin."""
    bpy.ops.object.select_all(action='DESELECT')
    for obj in objects:
        obj.select_set(True)
    bpy.context.view_layer.objects.active = objects[0]
    bpy.ops.object.join()
    whole = objects[0]
    remesh = whole.modifiers.new('one skin', 'REMESH')
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = 'VOXEL', voxel, True
    smooth = whole.modifiers.new('soft', 'SMOOTH')
    smooth.factor, smooth.iterations = 0.5, rounds
    whole.data.materials.clear()
    whole.data.materials.append(_grey())
    return whole


def _new_objects(build):
    before = set(bpy.data.objects)
    build()
    bpy.context.view_layer.update()
    return [obj for obj in bpy.data.objects if obj not in before]


def figure(turn=0):
    """A standing person of 170 cm, arms at the sides."""
    def body():
        torso = [(80, 15.0, 10.5), (88, 16.6, 11.6), (96, 15.4, 10.4), (105, 13.4, 9.4), (114, 14.2, 10.0), (124, 16.2, 11.0), (131, 17.6, 10.8),
                 (136, 18.2, 9.4), (140, 16.4, 8.0), (143, 11.5, 7.0), (146, 7.2, 6.2), (150, 5.8, 5.8)]
        loft([_oval(z, rx, ry) for z, rx, ry in torso], closed=True, caps=True)
        _limb([(0, 0.5, 140, 5.8), (0, -0.5, 152, 5.4)])
        sphere(8.0, (0, -1.4, 158.6), stretch=1.42)
        for s in (-1, 1):
            _limb([(s * 8, 0, 140.5, 5.4), (s * 17.4, 0, 136.2, 5.6), (s * 20.2, 1, 110, 4.5), (s * 21.0, -2.0, 86, 3.0)])
            _limb([(s * 21.0, -2.4, 85, 3.0), (s * 20.8, -3.2, 77, 3.4), (s * 20.3, -3.6, 70, 2.0)])
            _limb([(s * 8.2, 0, 88, 9.0), (s * 9.0, 0, 70, 8.2), (s * 9.2, 0, 48, 6.2), (s * 9.4, 0.8, 36, 6.0), (s * 9.6, 1.4, 9, 3.9)])
            _limb([(s * 9.8, 1.5, 5.2, 4.2), (s * 10.2, -7, 4.0, 3.8), (s * 10.8, -14, 3.4, 3.2)])

    with group((0, 0, 0), (0, 0, math.radians(turn))):
        _melt(_new_objects(body), 0.9, 18)


def hand(turn=0):
    """An open hand, palm down, 18.5 cm from wrist to fingertip; fingers away from the camera; the thumb of a left hand is on the right."""

    def parts():
        palm = [(-2.3, -5.2), (-2.5, -2.6), (-2.9, 0.2), (-4.0, 3.4), (-4.3, 6.6), (-3.9, 8.6), (-2.6, 9.8), (0, 10.2), (2.8, 9.6), (4.0, 8.2), (4.1, 5.0),
                (3.4, 1.4), (2.7, -1.4), (2.4, -3.4), (2.2, -5.2), (0, -5.6)]
        plate(bspline(palm, 8), 2.7, 1.3, (0, 0, 0.3))
        for (x, y), (u, v), r in (((-3.2, 8.6), (-4.7, 15.8), 0.86), ((-1.1, 9.6), (-1.55, 18.2), 0.92),
                                  ((1.2, 9.5), (1.7, 17.3), 0.9), ((3.2, 8.6), (4.8, 14.8), 0.78)):
            at = lambda t: (x + (u - x) * t, y + (v - y) * t)
            _limb([(*at(0), 1.7, r * 1.22), (*at(0.48), 1.75, r * 1.08), (*at(0.76), 1.25, r), (*at(1), 0.82, r * 0.84)])
        _limb([(2.2, 2.2, 1.5, 1.9), (5.2, 5.2, 1.3, 1.3), (7.0, 8.2, 1.15, 1.05), (7.6, 10.4, 0.95, 0.85)])

    with group((0, 0, 0), (0, 0, math.radians(turn))):
        _melt(_new_objects(parts), 0.16, 10)


def sheet():
    """A sheet of A4 paper, 21.0 by 29.7 cm, lying."""
    plate(rounded_rect(21.0, 29.7, 0.05), 0.12, 0.02, mat=_grey())


def cup():
    """A cup 9.5 cm high and 8.2 cm wide, its handle to the right."""
    mat = _grey()
    lathe([(0, 0), (3.2, 0), (3.9, 0.5), (4.1, 1.6), (4.1, 9.4), (4.0, 9.5), (3.85, 9.4), (3.8, 1.6), (3.2, 0.8), (0, 0.8)], mat=mat)
    torus(2.4, 0.5, (4.6, 0, 5.2), (math.pi / 2, 0, 0), mat)


def rest(low, high):
    """A plinth under a product that stands on its end, and a post behind it; `low` and `high` are its corners."""
    mat, x, back = _grey(), (low[0] + high[0]) / 2, high[1]
    tall = high[2] - low[2]
    box((tall * 0.22, back - low[1] + 10, 5), (x, (low[1] + back) / 2 + 2, low[2] - 2.5), 0.4, mat)
    rod((x, back + 2, low[2] - 1), (x, back + 2, low[2] + tall * 0.62), 1.1, mat)
    sphere(1.1, (x, back + 2, low[2] + tall * 0.62), mat)
