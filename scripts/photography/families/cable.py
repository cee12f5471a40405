"""Instrument cables, coiled, with straight 6.35 mm plugs."""

import numpy as np

from studio.kit import *


def coil(turns, radius, r, seed):
    """The cord's path: loose turns on each other, the two ends led out to the front."""
    rng = np.random.default_rng(seed)
    shift = rng.normal(0, 0.16, (turns + 2, 2))
    # Two columns of turns, the outer first; the end leaves over the top.
    column = [(-1.15 * r if n % 2 else 1.15 * r) + rng.normal(0, 0.06) for n in range(turns + 2)]
    level = [n // 2 * 2 * r * 0.97 for n in range(turns + 2)]
    column[turns], level[turns] = 1.15 * r, level[turns - 1] + 1.9 * r
    path = []
    count = 90
    for i in range(turns * count + 1):
        t = i / count
        n, f = int(t), t - int(t)
        f = min(max((f - 0.7) / 0.3, 0), 1)
        f = f * f * (3 - 2 * f)
        dx, dy = shift[n] * (1 - f) + shift[n + 1] * f
        rr = radius + column[n] * (1 - f) + column[n + 1] * f
        a = -pi * 0.62 + 2 * pi * t
        z = r + level[n] * (1 - f) + level[n + 1] * f
        path.append((dx + rr * cos(a), dy + rr * 0.97 * sin(a), z))
    x0, y0, z0 = path[0]
    x1, y1, z1 = path[-1]
    first = smooth_path([(x0 - 7.4, y0 - 3.0, r), (x0 - 5.0, y0 - 0.9, r), (x0 - 2.6, y0 + 0.2, r), path[4]], 14)
    turn_in = path[5:]
    last = smooth_path([path[-6], (x1 + 3.4, y1 - 0.9, z1 - 0.1), (x1 + 6.8, y1 - 2.1, z1 * 0.5 + r * 0.6), (x1 + 10.2, y1 - 3.9, r * 1.1), (x1 + 12.6, y1 - 5.2, r)], 14)
    return first[:-1] + turn_in[:-6] + last


def even(path, step):
    """The same path in steps of equal length, softened."""
    p = np.array(path, float)
    for _ in range(12):
        p[1:-1] = (p[:-2] + 2 * p[1:-1] + p[2:]) / 4
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    at = np.linspace(0, s[-1], round(s[-1] / step))
    return np.stack([np.interp(at, s, p[:, i]) for i in range(3)], 1)


def cord(path, r, mats, around, weave):
    """A round cord; with `weave`, the faces take `mats` in a twill and the threads stand out."""
    n = len(path)
    ways = np.gradient(path, axis=0)
    ways /= np.linalg.norm(ways, axis=1)[:, None]
    side = np.cross(ways, (0, 0, 1.0))
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(side, ways)
    rows = []
    for i in range(n):
        for j in range(around):
            a = 2 * pi * j / around
            bump = 1 + (0.035 * (((i + j) // 2 + (i - j) // 2) % 2) if weave else 0)
            rows.append(path[i] + (side[i] * cos(a) + up[i] * sin(a)) * r * bump)
    faces, kinds = [], []
    for i in range(n - 1):
        for j in range(around):
            k = (j + 1) % around
            faces.append((i * around + j, i * around + k, (i + 1) * around + k, (i + 1) * around + j))
            # Two colours of thread, wound against each other.
            kinds.append(weave((i, j)) if weave else 0)
    obj = mesh(rows, faces, mat=mats[0], angle=70)
    for mat in mats[1:]:
        obj.data.materials.append(mat)
    obj.data.polygons.foreach_set('material_index', kinds)
    return obj


def plug(end, way, shell, gold_mat, ring_mat, boot, grip):
    """A straight plug; `way` is where its tip points."""
    turn = Vector((way.x, way.y, 0)).to_track_quat('Z', 'Y').to_euler()
    with group((end.x, end.y, 0.82), turn):
        # Strain relief, shell, collar, sleeve, insulator, tip.
        lathe([(0.36, -1.7), (0.46, -1.66), (0.52, -0.2), (0.56, 0.1)], mat=boot, segments=40)
        for i in range(4):
            torus(0.47 + 0.014 * i, 0.05, (0, 0, -1.5 + 0.32 * i), mat=boot, segments=40, around=8)
        lathe([(0.5, 0), (0.7, 0.04), (0.78, 0.22), (0.79, 3.4), (0.72, 3.62), (0.55, 3.66)], mat=shell, segments=64)
        if grip == 'knurled':
            for dx, dy, _ in ring_of(44, 0.79):
                rod((dx, dy, 0.5), (dx, dy, 1.7), 0.04, shell, segments=6)
        else:
            for z in (0.5, 0.75, 1.0):
                torus(0.79, 0.05, (0, 0, z), mat=ring_mat, segments=64, around=8)
        lathe([(0.5, 3.6), (0.56, 3.66), (0.56, 3.9), (0.318, 4.0), (0.318, 6.1), (0.3, 6.14)], mat=gold_mat, segments=48)
        lathe([(0.3, 6.1), (0.316, 6.12), (0.316, 6.3), (0.29, 6.32)], mat=material('#141414', 0.4), segments=40)
        lathe([(0.27, 6.3), (0.318, 6.34), (0.318, 6.45), (0.24, 6.62), (0.235, 6.68), (0.31, 6.86), (0.3, 6.98), (0.1, 7.3), (0, 7.33)], mat=gold_mat, segments=48)


def build(options):
    jacket = options.get('jacket', 'rubber', ['rubber', 'tweed'])
    shell_color = options.get('shell', '#1b1b1d')
    turns = options.get('turns', 5)
    radius = options.get('radius', 8.6)
    seed = options.get('seed', 2)

    r = 0.34 if jacket == 'rubber' else 0.37
    path = even(coil(turns, radius, r, seed), 0.1 if jacket == 'tweed' else 0.25)
    if jacket == 'tweed':
        threads = [material('#c9a869', 0.8, sheen=0.5, name='thread'), material('#8a6431', 0.85, sheen=0.4, name='thread'), material('#e3cf9c', 0.8, sheen=0.5, name='thread')]

        def weave(place):
            i, j = place
            a, b = (i + 2 * j) // 2 % 4, (i - 2 * j) // 2 % 4
            return 1 if (a == 0 and b != 1) else (2 if b == 1 else 0)

        cord(path, r, threads, 24, weave)
    else:
        cord(path, r, [material('#1d1d1f', 0.5, sheen=0.2, name='jacket')], 32, None)
    gold_mat = gold(0.14)
    shell = material(shell_color, 0.3 if jacket == 'rubber' else 0.16, 0 if jacket == 'rubber' else 1, name='shell')
    boot = rubber('#161617')
    for end, before in ((path[0], path[6]), (path[-1], path[-7])):
        way = (Vector(end) - Vector(before)).normalized()
        plug(Vector(end) + way * 1.5, way, shell, gold_mat, gold_mat, boot, 'ring' if jacket == 'rubber' else 'knurled')
    # A strap holds the coil together.
    strap = material('#1a1a1b', 0.8, sheen=0.4, name='strap')
    top = max(p[2] for p in path)
    rows = []
    for y in (-0.9, 0.9):
        rows.append([(radius + 2.2 * cos(a) * 0.75 - 0.1, y, top / 2 + 0.1 + (top / 2 + 0.22) * sin(a)) for a in [2 * pi * i / 40 for i in range(40)]])
    thicken(loft([[tuple(p) for p in row] for row in rows], mat=strap, closed=True, rot=(0, 0, pi / 2.6)), 0.12)
    return Shot(yaw=0, pitch=48, fill=0.88)
