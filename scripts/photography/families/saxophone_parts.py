"""Parts on the tube of a saxophone: mouthpiece, key guards of several makes, engraving."""

import bisect

from families.woodwind_parts import *
from studio.kit import *


def mouthpiece(last, way, k, black, metal, cane):
    """Beak, ligature and reed; the reed is below."""
    up = Vector((0, 1, 0)).cross(way).normalized()
    up = up if up.z > 0 else -up
    start = last - way * 2.6
    stations = [(0, 1.02, 1.02, -1.02), (0.05, 1.14, 1.14, -1.14), (0.5, 1.18, 1.18, -1.18), (0.9, 1.1, 1.1, -1.1), (3.6, 1.26, 1.26, -1.16), (5.6, 1.27, 1.2, -1.08),
                (6.6, 1.22, 0.86, -1.06), (7.8, 1.1, 0.28, -1.04), (8.8, 0.98, -0.28, -1.0), (9.5, 0.88, -0.72, -0.98), (9.75, 0.8, -0.9, -0.97)]
    rows = []
    for s, w, top, bottom in stations:
        centre = start + way * s * k
        row = []
        for i in range(40):
            a = 2 * pi * i / 40
            middle, half = (top + bottom) / 2, (top - bottom) / 2
            x = w * (abs(cos(a)) ** 0.8) * (1 if cos(a) >= 0 else -1)
            row.append(tuple(centre + Vector((0, 1, 0)) * x * k + up * (middle + half * sin(a)) * k))
        rows.append(row)
    loft(rows, mat=black, closed=True, caps=True, angle=40)
    reed = []
    for s, thick in ((3.0, 0.3), (6.0, 0.3), (8.2, 0.12), (9.8, 0.03)):
        base = start + way * s * k - up * 1.05 * k
        reed.append([tuple(base + Vector((0, 1, 0)) * x * k - up * z * k) for x, z in ((-0.78, 0), (0.78, 0), (0.7, thick), (0, thick * 1.15), (-0.7, thick))])
    loft(reed, mat=cane, closed=True, caps=True)
    turn = way.to_track_quat('Z', 'Y').to_euler()
    lathe([(1.24 * k, 0), (1.38 * k, 0.03), (1.42 * k, 0.2), (1.42 * k, 2.2), (1.38 * k, 2.37), (1.24 * k, 2.4)], start + way * 3.2 * k, turn, metal, 56)
    for s in (0.6, 1.8):
        at = start + way * (3.2 + s) * k - up * 1.5 * k
        box((0.5, 0.9, 0.5), at, 0.1, metal)
        rod(at + Vector((0, 0.9, 0)), at + Vector((0, -1.1, 0)), 0.12, metal)
        rod(at + Vector((0, -1.0, 0)), at + Vector((0, -1.6, 0)), 0.32, metal, bevel=0.08)


# ---- guards, in the frame of `bore.on`


def foot(bore, z, r, angle, mat):
    """The flange of a guard's leg on the tube; returns its place."""
    reach = r + 0.45
    x = reach * cos(radians(angle))
    at = (x, reach * sin(radians(angle)), -bore.drop(z, x) - 0.08)
    cylinder(0.46, 0.16, at, mat=mat, bevel=0.05, segments=24)
    return at


def bumper(height, mat, felt_mat):
    """The screw with its felt that stops the key's rise."""
    lathe([(0, -0.35), (0.46, -0.35), (0.48, 0.28), (0.4, 0.38), (0, 0.38)], (0, 0, height), mat=mat, segments=32)
    cylinder(0.44, 0.25, (0, 0, height - 0.58), mat=felt_mat, segments=28)


def legs(bore, z, r, height, angles, reach, mat):
    for a in angles:
        c, s = cos(radians(a)), sin(radians(a))
        x, y, low = foot(bore, z, r, a, mat)
        tube([(x, y, low), (x, y, height * 0.6), (reach * c, reach * s, height + 0.06)], 0.19, mat)


def ring_guard(bore, z, r, height, mat, felt_mat):
    """A flat ring with a bridge across, on three legs."""
    outer, wide = r * 0.98, 0.34
    legs(bore, z, r, height, (90, 210, 330), outer - 0.1, mat)
    plate(circle(outer, n=72), 0.17, 0.06, (0, 0, height), mat=mat, holes=[circle(outer - wide, n=72)])
    with group((0, 0, height), (0, 0, radians(35))):
        plate(rounded_rect(2 * outer - 0.2, 0.42, 0.05), 0.15, 0.05, (0, 0, 0.01), mat=mat)
    bumper(height, mat, felt_mat)


def wire_guard(bore, z, r, height, mat, felt_mat):
    """Three round bars that rise from their flanges and meet over the cup."""
    for a in (90, 210, 330):
        c, s = cos(radians(a)), sin(radians(a))
        x, y, low = foot(bore, z, r, a, mat)
        lift = height + 0.1
        tube([(x, y, low), (x, y, lift * 0.55), (0.86 * r * c, 0.86 * r * s, lift * 0.94), (0.45 * r * c, 0.45 * r * s, lift), (0, 0, lift)], 0.23, mat)
    bumper(height, mat, felt_mat)


def wheel_guard(bore, z, r, height, mat, felt_mat):
    """A stamped wheel with three spokes, a leg at each."""
    outer, wide, spoke, hub = r * 0.98, 0.32, 0.21, 0.66
    angles = (90, 210, 330)
    legs(bore, z, r, height, angles, outer - 0.1, mat)
    holes = []
    for a in angles:
        far, near = (math.degrees(math.asin(spoke / k)) for k in (outer - wide, hub))
        holes.append(arc(0, 0, outer - wide, a + far, a + 120 - far, 24) + arc(0, 0, hub, a + 120 - near, a + near, 8))
    plate(circle(outer, n=72), 0.18, 0.06, (0, 0, height), mat=mat, holes=holes)
    bumper(height, mat, felt_mat)


GUARDS = {'ring': ring_guard, 'wire': wire_guard, 'wheel': wheel_guard}


# ---- engraving


def engraving(path, widths, angle, k, mat):
    """Flowers, leaves and tendrils cut into a bell's front: thin lines in its surface.

    `path` and `widths` are the bell's, up to its rim. Drawn in cm (an alto's) on the unrolled bell: x across, about
    the line at `angle`, v down from the rim.
    """
    points = [Vector(p) for p in path][::-1]
    below = [0.0]
    for a, b in zip(points, points[1:]):
        below.append(below[-1] + (b - a).length)

    def on_bell(x, v):
        i = min(bisect.bisect(below, v * k), len(points) - 2)
        t = (v * k - below[i - 1]) / (below[i] - below[i - 1])
        centre, r = points[i - 1].lerp(points[i], t), widths[-i] + (widths[-i - 1] - widths[-i]) * t
        way = (points[i - 1] - points[i + 1]).normalized()
        turn = radians(angle) + x * k / r
        return tuple(centre + (Vector((way.z, 0, -way.x)) * cos(turn) + Vector((0, 1, 0)) * sin(turn)) * (r + 0.008))

    def line(points, r=0.04):
        tube([on_bell(x, v) for x, v in points], r, mat, straight=True)

    def curve(points, r=0.045):
        line(smooth_outline(points, 10, closed=False), r)

    def tendril(x, v, size, start, hand, turns=1.35):
        """A spiral whose outer end is at (x, v), leaving in the direction `start`."""
        side = radians(start + 90 * hand)
        cx, cv = x + size * cos(side), v + size * sin(side)
        out = []
        for i in range(49):
            t = i / 48
            a = side + pi + hand * turns * 2 * pi * t
            r = size * (1 - 0.88 * t ** 0.8)
            out.append((cx + r * cos(a), cv + r * sin(a)))
        line(out)

    def leaf(x, v, way, length, width=0.32):
        """An almond with its rib."""
        c, s = cos(radians(way)), sin(radians(way))
        for side in (-1, 1):
            line([(x + length * t * c - side * width * length * sin(pi * t ** 0.8) * s, v + length * t * s + side * width * length * sin(pi * t ** 0.8) * c) for t in (i / 14 for i in range(15))])
        line([(x + length * t * c, v + length * t * s) for t in (0, 0.3, 0.6, 0.82)], 0.03)

    def flower(x, v, size):
        for i in range(6):
            leaf(x + 0.22 * size * cos(radians(60 * i)), v + 0.22 * size * sin(radians(60 * i)), 60 * i, 0.8 * size, 0.34)
        line([(x + 0.2 * size * cos(a), v + 0.2 * size * sin(a)) for a in (2 * pi * i / 20 for i in range(21))])

    # A spray that rises in an S over a large flower, its branches ending in tendrils and leaves.
    flower(-0.1, 7.0, 1.25)
    curve([(0.9, 6.2), (1.9, 5.3), (2.2, 4.2), (1.5, 3.2), (0.3, 2.9), (-0.8, 3.4)])
    curve([(-1.1, 7.8), (-2.0, 8.7), (-2.3, 9.8), (-1.6, 10.8), (-0.4, 11.0), (0.7, 10.5)])
    tendril(-0.8, 3.4, 0.62, 150, -1)
    tendril(0.7, 10.5, 0.62, -30, -1)
    for x, v, start, hand, size in ((2.0, 5.1, -20, 1, 0.5), (1.7, 3.4, 20, -1, 0.45), (-2.1, 8.9, 160, 1, 0.5), (-1.8, 10.6, 200, -1, 0.45)):
        tendril(x, v, size, start, hand)
    for x, v, way, length in ((1.2, 5.9, 15, 1.0), (1.9, 4.0, 185, 1.1), (0.9, 3.0, 250, 0.9), (-0.2, 3.0, 95, 1.0), (2.1, 4.5, -15, 0.9), (1.5, 3.2, 300, 0.8),
                              (-1.4, 8.1, 195, 1.0), (-2.1, 10.0, 5, 1.1), (-1.1, 10.9, 70, 0.9), (0.0, 10.9, 275, 1.0), (-2.3, 9.5, 165, 0.9), (-1.7, 10.8, 120, 0.8)):
        leaf(x, v, way, length)
    for side in (-1, 1):
        curve([(side * 0.9, 7 - side * 1.1), (side * 2.2, 7.3 - side * 0.2), (side * 3.0, 7.2 + side * 0.8)])
        tendril(side * 3.0, 7.2 + side * 0.8, 0.5, 80 if side > 0 else 260, 1)
        leaf(side * 2.3, 7.3 - side * 0.1, 45 if side < 0 else 225, 0.8)
