"""What solid-body guitars and basses have in common besides the neck: finish, pickguard, arched top, strap buttons.

Outlines are control points of B-splines, round the body from its end by the bass side.
"""

import numpy as np

from families.guitar_parts import *
from studio.kit import *

BURST = ['#0d0705', '#2f0c07', '#9c2f0c', '#e08f26', '#f2b541']
METALS = ['chrome', 'nickel', 'black', 'gold']


def hardware_metal(name):
    return {'chrome': chrome, 'nickel': nickel, 'gold': gold, 'black': lambda: material('#1d1d1f', 0.32, 0.7, 0.25)}[name]()


def laminate(scale, depth, mat=None):
    """Two dark strips between the maple ones of a five-piece neck, let into its round back."""
    mat = mat or wood('#5b3a24', '#432916', '#2e1a0d', axis='y', scale=1.2, ring=2, coat=0.5, rough=0.35, bump=0)
    for middle in (68, 112):
        rows = []
        for i in range(41):
            y = scale.heel + (scale.nut + 1 - scale.heel) * i / 40
            w = scale.half_width(min(y, scale.nut))
            turns = [radians(middle - 4 + 2 * j) for j in range(5)]
            rows.append([(-w * cos(t), y, scale.top - 0.55 - (depth + 0.02) * sin(t) ** 0.8) for t in turns])
        loft(rows, mat=mat, angle=60)


def paint(finish, color, body, burst):
    """'sunburst' and 'flame' show wood through a burst, 'natural' and 'stain' through clear or `color`, 'solid' and 'metallic' none."""
    if finish == 'solid':
        return gloss(color)
    if finish == 'metallic':
        return material(color, 0.34, 0.75, 1, 0.04, name='metallic paint')
    if finish == 'natural':
        return wood('#e2bd86', '#c08f55', '#9a6a38', axis='y', scale=0.5, coat=1, coat_rough=0.03, bump=0)
    if finish == 'stain':
        return wood('#fff8e8', '#f1e1c0', '#dcc294', axis='y', scale=0.5, ring=2, coat=1, coat_rough=0.03, bump=0,
                    tint=lambda k, grain: k.mix(1, grain, color, 'MULTIPLY'))
    image, x0, y0, width = edge_distance(body, 9)

    def tint(k, grain):
        stops = list(zip((0.08, 0.22, 0.40, 0.62, 0.9), burst))
        return k.mix(0.75, k.ramp(projected(k, image, x0, y0, width), stops), grain, 'MULTIPLY')

    return wood('#fff4dc', '#dcc09a', '#b8946a', axis='y', scale=0.8, ring=2.6, stretch=18, coat=1, coat_rough=0.02,
                bump=0, figure=0.85 if finish == 'flame' else 0, tint=tint)


def arch(body, reach=2.4, grid=0.2):
    """A function of x, y: 0 at the body's edge, rising smoothly to 1 inside, like a carved top."""
    import cv2

    low = np.min(body, 0) - 1
    size = ((np.max(body, 0) + 1 - low) / grid).astype(int)
    mask = np.zeros((size[1], size[0]), np.uint8)
    cv2.fillPoly(mask, [((np.array(body) - low) / grid).round().astype(np.int32)], 1)
    inside, height = mask.astype(np.float32), np.zeros(mask.shape, np.float32)
    stiff = (reach / grid) ** 2
    for _ in range(1800):
        around = np.roll(height, 1, 0) + np.roll(height, -1, 0) + np.roll(height, 1, 1) + np.roll(height, -1, 1)
        height = inside * (1 + stiff * around) / (1 + 4 * stiff)

    def at(x, y):
        u, v = (x - low[0]) / grid, (y - low[1]) / grid
        i, j = int(u), int(v)
        u, v = u - i, v - j
        h = (height[j, i] * (1 - u) + height[j, i + 1] * u) * (1 - v) + (height[j + 1, i] * (1 - u) + height[j + 1, i + 1] * u) * v
        return float(h * h * (3 - 2 * h))

    return at


def carved_top(body, base, rise, mat):
    """An arched top from rings that shrink towards a spine; returns its height as a function of x, y."""
    at = arch(body)
    rows = []
    for i in range(31):
        t = (i / 30) ** 1.4
        rows.append([(x * (1 - t), y + (min(max(y, 12), 27) - y) * t) for x, y in body])
    loft([[(x, y, base + rise * at(x, y)) for x, y in row] for row in rows], mat=mat, closed=True, angle=80)
    return lambda x, y: base + rise * at(x, y)


def pickguard(region, z, face, ply, metal, screws=11, clear=3.4):
    """Three plies, the middle one showing at the bevel; returns its top. No screw nearer than `clear` to the middle."""
    plate(region, 0.1, 0.03, (0, 0, z), mat=face)
    plate(inset(region, 0.07), 0.1, 0.03, (0, 0, z + 0.05), mat=ply)
    plate(inset(region, 0.13), 0.12, 0.06, (0, 0, z + 0.08), mat=face)
    rim = inset(region, 0.5)
    for i in range(screws):
        x, y = rim[int((i + 0.5) / screws * len(rim))]
        if abs(x) > clear:
            screw((x, y, z + 0.2), 0.22, metal)
    return z + 0.2


def edge_button(body, point, z, mat):
    """A strap button on the body's edge nearest to `point`, standing off at a right angle."""
    i = min(range(len(body)), key=lambda n: math.dist(body[n], point))
    (ax, ay), (bx, by) = body[i - 3], body[(i + 3) % len(body)]
    length = math.hypot(bx - ax, by - ay)
    nx, ny = -(by - ay) / length, (bx - ax) / length  # outlines run clockwise seen from above
    strap_button((body[i][0] - nx * 0.1, body[i][1] - ny * 0.1, z), (-pi / 2, 0, math.atan2(-nx, ny)), mat)


def side_jack(body, point, z, metal, dark):
    """A round output jack plate on the body's edge nearest to `point`."""
    i = min(range(len(body)), key=lambda n: math.dist(body[n], point))
    (ax, ay), (bx, by) = body[i - 3], body[(i + 3) % len(body)]
    length = math.hypot(bx - ax, by - ay)
    nx, ny = -(by - ay) / length, (bx - ax) / length
    with group((body[i][0] - nx * 0.1, body[i][1] - ny * 0.1, z), (-pi / 2, 0, math.atan2(-nx, ny))):
        cylinder(1.35, 0.25, mat=metal, bevel=0.08)
        cylinder(0.7, 0.45, mat=metal, bevel=0.05)
        cylinder(0.4, 0.47, mat=dark, bevel=0.01)


def lever(x, y, z, slot, metal, lean):
    """A five-way blade switch."""
    with group((x, y, z), (0, 0, lean)):
        box((0.5, 3.0, 0.06), (0, 0, 0.02), 0.01, slot)
        for v in (-2.0, 2.0):
            screw((0, v, 0), 0.2, metal)
        rod((0, -0.4, 0), (0, -0.7, 1.0), 0.12, metal)
        cylinder(0.34, 0.8, (0, -0.66, 0.75), mat=slot, bevel=0.22)


def toggle(x, y, z, metal, tip=None):
    """A small bat-handle switch."""
    cylinder(0.55, 0.3, (x, y, z), mat=metal)
    cylinder(0.3, 0.55, (x, y, z), mat=metal)
    rod((x, y, z + 0.4), (x + 0.25, y - 0.45, z + 1.7), 0.13, metal, r2=0.2)
    sphere(0.22, (x + 0.26, y - 0.47, z + 1.7), tip or metal)
