"""What microphones have in common: woven grilles, slotted and perforated tubes, capsules, sockets, stands.

A microphone is built along z, its front end up; a side-address one is spoken into from -y.

Blacks are a tone lighter than paint really is: in the picture edges, pores and wires must still read against
each other.
"""

import numpy as np

from studio.kit import *

FINISHES = {
    'black': lambda: textured_plastic('#37373a', 0.38, 22, 0.06),
    'charcoal': lambda: textured_plastic('#434549', 0.4, 24, 0.07),
    'slate': lambda: textured_plastic('#5d6468', 0.38, 24, 0.06),
    'nickel': lambda: satin_metal('#c6c1b6', 0.36),
    'silver': lambda: satin_metal('#c9c9c8', 0.33),
    'fawn': lambda: material('#b5a98f', 0.4, 0.35, name='fawn beige'),
}
WIRES = {
    'steel': lambda: satin_metal('#c9c7c2', 0.3),
    'nickel': lambda: satin_metal('#cbc4b6', 0.28),
    'fawn': lambda: satin_metal('#c2b69c', 0.34),
    'black': lambda: material('#86868a', 0.3, 0.85, name='black wire'),
}


def dark():
    """The inside of anything."""
    return material('#131314', 0.7, name='dark')


def leatherette(color='#262628', rough=0.42):
    """Fine, soft artificial leather: pads and headbands."""
    mat = material(color, rough, name='leatherette')
    k = Nodes(mat)
    k.bump(k.noise(k.coordinates(), Scale=16, Detail=2, Roughness=0.4), 0.12, 0.03)
    return mat


def foam(color='#4a4a4d', pores=7):
    """Open-pored windscreen foam, of which the pores are what shows that it is foam: so many a cm."""
    mat = material(color, 0.95, spec=0.2, sheen=0.5, name='foam')
    k = Nodes(mat)
    depth = k.noise(k.coordinates(), Scale=pores, Detail=3, Roughness=0.65)
    k.bump(depth, 0.8, 0.12)
    k.color(k.ramp(depth, [(0.36, '#0d0d0e'), (0.58, color)]))
    return mat


def stand_paint():
    """Powder coat of desk stands, tripods and clamps."""
    return textured_plastic('#313134', 0.42, 18, 0.12)


# ---- grilles


def weave(points, r, mat, wrap=False, keep=None, sides=5):
    """Two families of wires through a grid of points (rows, columns, 3), each over and under the other.

    `wrap` joins the last column to the first (their number must be even); `keep` masks the crossings.
    """
    p = np.asarray(points, float)
    rows, columns = p.shape[:2]
    keep = np.ones((rows, columns), bool) if keep is None else keep
    down = np.gradient(p, axis=0)
    across = (np.roll(p, -1, 1) - np.roll(p, 1, 1)) / 2 if wrap else np.gradient(p, axis=1)

    def unit(v):
        return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)

    normal = unit(np.cross(down, across))
    parity = (-1.0) ** np.add.outer(np.arange(rows), np.arange(columns))[..., None]
    turns = np.arange(sides) * 2 * pi / sides
    index = np.arange(rows * columns).reshape(rows, columns)
    vertices, faces = [], []
    for family, way in enumerate((unit(down), unit(across))):
        middle = p + normal * parity * r * (0.75 if family else -0.75)
        side = unit(np.cross(way, normal))
        ring = middle[:, :, None] + r * (side[:, :, None] * np.cos(turns)[:, None] + normal[:, :, None] * np.sin(turns)[:, None])
        vertices.append(ring.reshape(-1, 3))
        after = np.roll(index, -1, 1) if family else np.roll(index, -1, 0)
        valid = keep & (np.roll(keep, -1, 1) if family else np.roll(keep, -1, 0))
        if not family:
            valid[-1] = False
        elif not wrap:
            valid[:, -1] = False
        a = index[valid][:, None] * sides
        b = after[valid][:, None] * sides
        k, j = np.arange(sides), (np.arange(sides) + 1) % sides
        quads = np.stack([a + k, a + j, b + j, b + k], -1).reshape(-1, 4) + family * rows * columns * sides
        faces.append(quads)
    return mesh(np.concatenate(vertices).tolist(), np.concatenate(faces).tolist(), mat=mat, angle=180, name='weave')


def along(profile, pitch):
    """A line of points of any dimension, spaced evenly about `pitch` apart."""
    line = np.asarray(profile, float)
    steps = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    count = max(2, round(steps[-1] / pitch) + 1)
    at = np.linspace(0, steps[-1], count)
    return np.stack([np.interp(at, steps, line[:, d]) for d in range(line.shape[1])], 1)


def pressed(profile, pitch, r, mat, turn=0.0):
    """Flat mesh pressed over [(radius, z), ...], which runs from the middle outwards: domes and balls."""
    line = np.asarray(profile, float)
    steps = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    half = int(steps[-1] / pitch) + 1
    u, v = np.meshgrid(np.arange(-half, half + 1) * pitch, np.arange(-half, half + 1) * pitch, indexing='ij')
    rho, angle = np.hypot(u, v), np.arctan2(v, u) + turn
    radius, z = np.interp(rho, steps, line[:, 0]), np.interp(rho, steps, line[:, 1])
    points = np.stack([radius * np.cos(angle), radius * np.sin(angle), z], -1)
    return weave(points, r, mat, keep=rho <= steps[-1])


def rolled(profile, pitch, r, mat):
    """Mesh rolled around z along [(radius, z), ...]."""
    line = along(profile, pitch)
    count = 2 * round(pi * line[:, 0].max() / pitch)
    turns = np.arange(count) * 2 * pi / count
    points = np.stack([np.outer(line[:, 0], np.cos(turns)), np.outer(line[:, 0], np.sin(turns)),
                       np.repeat(line[:, 1:], count, 1)], -1)
    return weave(points, r, mat, wrap=True)


def superellipse(rx, ry, power=2, count=120):
    """`count` points evenly around; power 2 is an ellipse, 4 nearly a rectangle."""
    t = np.linspace(0, 2 * pi, 4001)
    x = rx * np.sign(np.cos(t)) * np.abs(np.cos(t)) ** (2 / power)
    y = ry * np.sign(np.sin(t)) * np.abs(np.sin(t)) ** (2 / power)
    steps = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
    at = np.arange(count) / count * steps[-1]
    return np.stack([np.interp(at, steps, x), np.interp(at, steps, y)], 1)


def layers(stops, power, pitch=None, count=120):
    """Rows of points for a skin along [(rx, ry, z), ...]; with `pitch`, more rows, evenly apart."""
    stops = along(stops, pitch) if pitch else np.asarray(stops, float)
    rows = []
    for rx, ry, z in stops:
        loop = superellipse(rx, ry, power, count)
        rows.append(np.concatenate([loop, np.full((count, 1), z)], 1))
    return np.array(rows)


def shell(stops, power, mat, caps=True, angle=30):
    """A solid of superelliptic section along [(rx, ry, z), ...]."""
    return loft([[tuple(p) for p in row] for row in layers(stops, power)], mat=mat, closed=True, caps=caps, angle=angle)


def softened(stops, n=5):
    """The stops of a `shell`, or [(radius, z), ...], as a curve through them: no corner shows in the outline."""
    if len(stops[0]) == 2:
        return [(r, z) for r, _, z in smooth_path([(r, 0, z) for r, z in stops], n)]
    return smooth_path(stops, n)


def cup(foot, radius, z0, z1, n=14):
    """The turned bottom of a body, a quarter of an ellipse from `foot` at z0 out to `radius` at z1."""
    turns = [pi / 2 * i / n for i in range(n + 1)]
    return [(foot + (radius - foot) * sin(t), z0 + (z1 - z0) * (1 - cos(t))) for t in turns]


def basket(stops, power, rise, pitch, r, mat, inner=None):
    """A side-address grille: mesh up [(rx, ry, z), ...] and a slightly domed lid on it, with the seam's bead.

    `inner` is the material of the fine mesh behind.
    """
    stops = np.asarray(stops, float)
    around = 2 * round(np.abs(np.diff(superellipse(*stops[:, :2].max(0), power), axis=0)).sum() * 0.8 / pitch / 2)
    weave(layers(stops, power, pitch, around), r, mat, wrap=True)
    rx, ry, z = stops[-1]
    half = int(rx / pitch) + 1
    u, v = np.meshgrid(np.arange(-half, half + 1) * pitch, np.arange(-half, half + 1) * pitch, indexing='ij')
    rho = (np.abs(u / rx) ** power + np.abs(v / ry) ** power) ** (1 / power)
    weave(np.stack([u, v, z + rise * (1 - np.minimum(rho, 1.1) ** 2)], -1), r, mat, keep=rho <= 1.01)
    tube([(x, y, z) for x, y in superellipse(rx, ry, power)], r * 1.7, mat, closed=True, straight=True)
    if inner:
        behind = stops - [0.14, 0.14, 0]
        behind[-1, 2] -= 0.12
        rows = [[tuple(p) for p in row] for row in layers(behind, power)]
        rx, ry = behind[-1, :2]
        rows += [[(x * s, y * s, behind[-1, 2] + rise * (1 - s * s)) for x, y in superellipse(rx, ry, power)] for s in (0.7, 0.35, 0.02)]
        loft(rows, mat=inner, closed=True, angle=80)


def slotted(outer, inner, z0, z1, count, share, mat, start=0.0):
    """Bars around z with slots between them; `share` of the way around is bar."""
    vertices, faces, steps = [], [], 5
    for i in range(count):
        base = len(vertices)
        middle = start + 2 * pi * i / count
        turns = [middle + pi / count * share * (2 * j / steps - 1) for j in range(steps + 1)]
        edge = 0.3 * (outer - inner)
        for z in (z0, z1):
            loop = [(inner, turns[0]), (outer - edge, turns[0]), *[(outer, t) for t in turns], (outer - edge, turns[-1]), (inner, turns[-1])]
            vertices += [(r * cos(t), r * sin(t), z) for r, t in loop]
        n = steps + 5
        faces += [(base + k, base + (k + 1) % n, base + n + (k + 1) % n, base + n + k) for k in range(n)]
    return mesh(vertices, faces, mat=mat, angle=40, name='slots')


def perforated(r, z0, z1, columns, rows, hole, mat, wall=0.08, stagger=True, wide=1.0):
    """A tube around z with round holes; `hole` is their radius as a share of half a cell (`wide`: across)."""
    vertices, faces, n = [], [], 16
    width, height = 2 * pi / columns, (z1 - z0) / rows
    size = min(width * r, height) / 2 * hole
    for row in range(rows):
        for column in range(columns):
            base = len(vertices)
            a = (column + (0.5 if stagger and row % 2 else 0)) * width
            z = z0 + (row + 0.5) * height
            for k in range(n):
                t = 2 * pi * k / n + pi / 4
                c, s = cos(t), sin(t)
                m = max(abs(c), abs(s))
                for dx, dz in ((size * wide * c / r, size * s), (c / m * width / 2, s / m * height / 2)):
                    vertices.append((r * cos(a + dx), r * sin(a + dx), z + dz))
            faces += [(base + 2 * k, base + 2 * k + 1, base + 2 * ((k + 1) % n) + 1, base + 2 * ((k + 1) % n)) for k in range(n)]
    return thicken(mesh(vertices, faces, mat=mat, angle=60, name='perforated'), wall)


# ---- parts


def capsule(z, r=1.5, edge=None):
    """A large diaphragm that looks to -y (and +y), on its post."""
    ring = edge or satin_metal('#b9a06a', 0.3)
    cylinder(r, 0.9, (0, 0.45, z), (pi / 2, 0, 0), ring, 0.1)
    cylinder(r * 0.82, 1.0, (0, 0.5, z), (pi / 2, 0, 0), material('#e6c06a', 0.2, 1), 0.02)
    cylinder(0.18, 1.08, (0, 0.54, z), (pi / 2, 0, 0), ring, 0.02)
    rod((0, 0, z - r - 1.6), (0, 0, z - r + 0.1), 0.5, dark())


def socket(r, mat, depth=1.3, insert=0.5):
    """A male XLR in the tail: a hollow end from z = 0 upwards; three gilt pins stand on its black insert."""
    lathe([(r - 0.02, depth + 0.05), (r, depth), (r, 0.06), (r - 0.06, 0), (r - 0.16, 0), (r - 0.2, 0.05), (r - 0.2, depth), (0, depth)],
          mat=mat, segments=72)
    cylinder(r - 0.21, 0.1, (0, 0, insert), mat=dark(), bevel=0)
    gilt = gold(0.25)
    for x, y, _ in ring_of(3, 0.36, pi / 6):
        cylinder(0.12, insert, (x, y, 0.07), mat=gilt, bevel=0.06, segments=20)


def tripod(height, reach=7.5, mat=None):
    """A small folding desk tripod: hub and column at the middle, three legs."""
    mat = mat or stand_paint()
    lathe([(0, 2.2), (0.9, 2.2), (1.15, 2.5), (1.15, 3.7), (0.9, 4.0), (0.75, 4.1), (0.75, height - 0.1), (0.65, height), (0, height)], mat=mat, segments=56)
    for x, y, angle in ring_of(3, 1, -pi / 2 + 0.35):
        rows = []
        for t in (i / 14 for i in range(15)):
            out, up = 0.7 + (reach - 0.7) * t, 3.1 * (1 - t) ** 1.35 + 0.32
            half, thick = 0.62 - 0.12 * t, 0.42 - 0.14 * t
            rows.append([(x * out - y * a * half, y * out + x * a * half, up + b * thick)
                         for a, b in rounded_rect(2, 2, 0.55, n=3)])
        loft(rows, mat=mat, closed=True, caps=True, angle=50)
        cylinder(0.62, 0.3, (x * (reach - 0.35), y * (reach - 0.35), 0), mat=rubber(), bevel=0.1, segments=32)
    return height


def thumb_screw(loc, rot, r=0.9, h=1.0, mat=None):
    """A knurled knob from z = 0 outwards."""
    mat = mat or stand_paint()
    with group(loc, rot):
        cylinder(r * 0.94, h, mat=mat, bevel=0.12, segments=48)
        for x, y, _ in ring_of(26, r * 0.94):
            rod((x, y, 0.12), (x, y, h - 0.14), 0.07 * r, mat, segments=8)


def lying(length, low, high, place, rot=0.0):
    """A `group` for what was built along z and now lies along y: `low` is the tail's radius, `high` that of the
    thickest part at `place`, both of which touch the ground; `rot` rolls it about itself."""
    lift = math.asin((high - low) / place) if place else 0
    return {'loc': (0, -length / 2, low), 'rot': (-pi / 2 + lift, 0, rot)}


def coiled_lead(path, radius, turns, r, mat):
    """A coiled lead along a dense path."""
    line = along(path, 0.05)
    n = turns * 14
    at = np.linspace(0, len(line) - 1, n)
    points = np.stack([np.interp(at, np.arange(len(line)), line[:, d]) for d in range(3)], 1)
    way = np.gradient(points, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    side = np.cross(way, [0, 0, 1])
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-9)
    lift = np.cross(side, way)
    turn = np.linspace(0, 2 * pi * turns, n)[:, None]
    coil = points + radius * (side * np.sin(turn) - lift * np.cos(turn))
    return sweep([tuple(p) for p in coil], [r] * n, mat, segments=8, caps=True)
