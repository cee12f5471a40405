"""Violin outfits: a violin of any size with its bow, and rosin or a case, in several arrangements.

The violin is built in full size, on its back: x across (G string at -x), y from the end button up the
neck, z towards the bridge; smaller ones are scaled. Options are read in `build`, at the end.
"""

import cv2
import numpy as np

from families.violin_accessory import rosin_cake
from studio.kit import *

HALF = [(0, 0), (4.5, 0.25), (7.8, 1.6), (9.95, 4.6), (10.4, 7.6), (9.75, 10.3), (8.85, 12.0), (9.3, 12.7), (9.15, 13.4), (7.6, 13.85), (6.15, 15.7), (5.55, 18.0),
        (5.7, 20.3), (6.5, 22.05), (7.65, 22.75), (7.85, 23.4), (7.35, 24.15), (7.95, 26.0), (8.4, 28.4), (7.9, 31.2), (6.0, 34.1), (3.2, 35.35), (0, 35.6)]
CORNERS = (7, 8, 14, 15)
SIZES = {'4/4': 1.0, '3/4': 33.5 / 35.6, '1/2': 31.0 / 35.6}
BOWS = {'4/4': 74.5, '3/4': 68.6, '1/2': 62.2}
RIBS, EDGE, ARCH = 3.0, 0.4, 1.5
TOP = RIBS + EDGE  # height of the top's edge
BRIDGE, NUT = 16.1, 48.7
F_HOLE = [(2.35, 18.15), (2.3, 18.75), (2.8, 19.15), (3.4, 18.9), (3.62, 18.2), (3.72, 17.2), (4.1, 15.9), (4.5, 14.6), (4.72, 13.6), (4.6, 12.75), (4.05, 12.35), (3.6, 12.7), (3.65, 13.2)]


def board_height(y):
    """Of the fingerboard's middle, and of its line beyond."""
    return TOP + 4.1 - 0.152 * (y - BRIDGE)


def shape():
    points = HALF + [(-x, y) for x, y in HALF[-2:0:-1]]
    sharp = [*CORNERS, *(len(points) - c for c in CORNERS)]
    return smooth_outline(points, 10, sharp=sharp)


def shrunk(outline, distance, grid=0.02, every=0.28):
    """Like `inset`, but its lines do not cross at sharp corners."""
    low = np.min(outline, 0) - 0.5
    size = ((np.max(outline, 0) + 0.5 - low) / grid).astype(int)
    mask = np.zeros((size[1], size[0]), np.uint8)
    cv2.fillPoly(mask, [((np.array(outline) - low) / grid).astype(np.int32)], 255)
    inner = (cv2.distanceTransform(mask, cv2.DIST_L2, 5) > distance / grid).astype(np.uint8)
    loops, _ = cv2.findContours(inner, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    loop = max(loops, key=cv2.contourArea)[:, 0] * grid + low
    return bspline([tuple(map(float, p)) for p in loop[:: round(every / grid)]], 3)


class Arching:
    """Height of an arched plate over its edge: what a membrane does over this outline, flattened.

    It knows nothing of the mesh, so no crease runs where the mesh's rows meet.
    """

    def __init__(self, outline, step=0.2):
        self.step, self.x0, self.y0 = step, -12.0, -2.0
        rows, columns = int(40 / step), int(24 / step)
        inside = np.zeros((rows, columns), np.uint8)
        cv2.fillPoly(inside, [((np.array(outline) - (self.x0, self.y0)) / step).round().astype(np.int32)], 1)
        mask, u = inside.astype(float), np.zeros((rows, columns))
        for _ in range(2600):
            u[1:-1, 1:-1] = 0.25 * (u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:] + step * step * 4) * mask[1:-1, 1:-1]
        self.heights = cv2.GaussianBlur((1 - np.exp(-u / 24)) ** 1.3, (0, 0), 1.2)

    def at(self, x, y):
        column, row = (x - self.x0) / self.step, (y - self.y0) / self.step
        i, j = int(row), int(column)
        s, t = row - i, column - j
        h = self.heights
        return (h[i, j] * (1 - s) * (1 - t) + h[i, j + 1] * (1 - s) * t + h[i + 1, j] * s * (1 - t) + h[i + 1, j + 1] * s * t)


def skin(outline, arching, base, rise, mat):
    """An arched plate: rings from the outline to a spine, their height from the arching."""
    rows, edge = [], np.array(outline)
    spine = 17.5 + 11 * np.tanh((edge[:, 1] - 17.5) / 15)
    for i in range(31):
        t = i / 30
        rows.append([(x * (1 - t), y * (1 - t) + c * t, base + rise * arching.at(x * (1 - t), y * (1 - t) + c * t)) for (x, y), c in zip(outline, spine)])
    return loft(rows, mat=mat, closed=True, angle=80)


def cut_f_holes(k, pixels=2400):
    """Lets the top be seen through where its f-holes are; returns the colour socket of the purfling's mask."""
    x0, y0, width = -12.0, -1.0, 38.0
    at = lambda p: [int((p[0] - x0) / width * pixels * 16), int((1 - (p[1] - y0) / width) * pixels * 16)]
    size = lambda r: int(r / width * pixels * 16)
    holes = np.zeros((pixels, pixels), np.uint8)
    for side in (-1, 1):
        curve = smooth_outline(F_HOLE, 14, closed=False)
        for i, (x, y) in enumerate(curve):
            w = 0.09 + 0.2 * sin(pi * i / (len(curve) - 1)) ** 1.6
            cv2.circle(holes, at((side * x, y)), size(w), 255, -1, cv2.LINE_AA, 4)
        for x, y, r in ((2.62, 18.2, 0.36), (3.98, 12.95, 0.46)):
            cv2.circle(holes, at((side * x, y)), size(r), 255, -1, cv2.LINE_AA, 4)
        for dx in (-0.34, 0.34):
            cv2.circle(holes, at((side * (3.92 + dx), 16.15)), size(0.09), 255, -1, cv2.LINE_AA, 4)
    lines = np.zeros((pixels, pixels), np.uint8)
    for distance in (0.38, 0.5):
        line = np.array([at(p) for p in shrunk(shape(), distance)], np.int32)
        cv2.polylines(lines, [line], True, 255, 2, cv2.LINE_AA, 4)
    opened = projected(k, picture(holes / 255, 'f-holes'), x0, y0, width)
    k.link(k.math('SUBTRACT', 1.0, opened), k.shader.inputs['Alpha'])
    return projected(k, picture(lines / 255, 'purfling'), x0, y0, width)


def body(varnish):
    light, mid, dark = varnish
    outline = shape()
    arching = Arching(shrunk(outline, 0.55))

    def tint(k, grain):
        return k.mix(cut_f_holes(k), grain, '#150a05')

    top = wood(light, mid, dark, axis='y', scale=3.4, ring=3.2, stretch=36, coat=1, coat_rough=0.07, rough=0.42, bump=0.012, tint=tint)
    edges = wood(light, mid, dark, axis='y', scale=3.0, ring=3, coat=1, coat_rough=0.07, bump=0)
    maple = wood(light, mid, dark, axis='x', scale=1.6, coat=1, coat_rough=0.08, bump=0, figure=0.55)
    inner = shrunk(outline, 0.5)
    plate(outline, EDGE, 0.19, (0, 0, RIBS), mat=edges, holes=[shrunk(outline, 0.6)], segments=6)
    skin(inner, arching, TOP - 0.06, ARCH, top)
    loft([[(x, y, z) for x, y in shrunk(outline, 0.3)] for z in (-0.1, RIBS * 0.5, RIBS + 0.1)], mat=maple, closed=True, angle=50)
    plate(outline, EDGE, 0.19, (0, 0, -EDGE), mat=maple, holes=[shrunk(outline, 0.6)], segments=6)
    skin(inner, arching, -EDGE + 0.06, -1.3, wood(light, mid, dark, axis='y', scale=1.6, coat=1, bump=0, figure=0.5))
    return arching, maple


def tapered(y0, y1, w0, w1, height, thickness, mat, crown, steps=24, across=14):
    """A long board whose top is curved across; `crown(w)` is how much lower its edges are."""
    rows = []
    for i in range(steps + 1):
        y = y0 + (y1 - y0) * i / steps
        w, z = w0 + (w1 - w0) * i / steps, height(y)
        xs = [w * (2 * j / across - 1) for j in range(across + 1)]
        rows.append([(-w, y, z - crown(w) - thickness), *((x, y, z - crown(w) * (x / w) ** 2) for x in xs), (w, y, z - crown(w) - thickness)])
    return loft(rows, mat=mat, closed=True, caps=True, angle=40)


def drop(w, r=4.2):
    return r - math.sqrt(r * r - w * w)


def neck(maple, ebony):
    tapered(21.7, NUT, 2.1, 1.2, board_height, 0.35, ebony, drop)
    box((2.42, 0.55, 0.85), (0, NUT + 0.26, board_height(NUT) - 0.32), 0.12, ebony, (-0.15, 0, 0))
    rows = []
    for i in range(30):
        y = 33.6 + (NUT + 0.6 - 33.6) * i / 29
        w = 2.1 + (1.2 - 2.1) * (min(y, NUT) - 21.7) / (NUT - 21.7) - 0.03
        foot = max(0.0, 1 - (y - 33.6) / 3.6) ** 2
        deep = 1.75 + foot * 3.0
        w *= 1 + 0.12 * foot
        rows.append([(-w * cos(t), y, board_height(y) - 0.45 - deep * sin(t) ** 0.75) for t in (pi * j / 16 for j in range(17))])
    loft(rows, mat=maple, angle=60)


def scroll(maple, ebony):
    """Pegbox with cheeks and a hollow, volute, four pegs; returns where the strings reach their pegs, G first."""
    base, tilt = board_height(NUT) - 0.35, 0.27
    line = lambda y: base - tilt * (y - NUT)  # upper edge of the cheeks
    length = 7.2
    for side in (-1, 1):
        rows = []
        for i in range(17):
            t = i / 16
            y = NUT + 0.35 + length * t
            outer, inner = 1.28 - 0.4 * t, 0.8 - 0.28 * t
            top, low = line(y), line(y) - 2.15 + 0.55 * t
            rows.append([(side * inner, y, low), (side * inner, y, top - 0.03), (side * (inner + 0.06), y, top), (side * (outer - 0.1), y, top),
                         (side * outer, y, top - 0.12), (side * outer, y, low + 0.2), (side * (outer - 0.2), y, low)])
        loft(rows, mat=maple, closed=True, caps=True, angle=40)
    rows = []
    for i in range(17):
        t = i / 16
        y, w = NUT + 0.35 + length * t, 1.2 - 0.4 * t
        low = line(y) - 2.15 + 0.55 * t
        rows.append([(-w, y, low + 0.5), (w, y, low + 0.5), (w, y, low), (0.5 * w, y, low - 0.18), (-0.5 * w, y, low - 0.18), (-w, y, low)])
    loft(rows, mat=maple, closed=True, caps=True, angle=50)
    # The volute: a ribbon that winds inwards and grows wider towards its eye.
    cy, cz = NUT + length + 1.35, line(NUT + length) - 0.75
    rows, turns = [], 2.1
    for i in range(110):
        t = i / 109
        a = radians(-125) + t * turns * 2 * pi
        outer = 1.95 * (1 - 0.78 * t**0.8)
        inner = max(0.05, outer - 0.75 * (1 - 0.55 * t))
        w = 0.86 + 1.15 * t**1.3
        section = [(-w, inner), (-w, outer - 0.12), (-w + 0.12, outer), (-w * 0.45, outer - 0.05), (0, outer), (w * 0.45, outer - 0.05), (w - 0.12, outer), (w, outer - 0.12), (w, inner)]
        rows.append([(x, cy + r * cos(a), cz + r * sin(a)) for x, r in section])
    loft(rows, mat=maple, closed=True, caps=True, angle=40)
    for side in (-1, 1):
        cylinder(0.42, 0.32, (side * 1.9, cy, cz), (0, side * pi / 2, 0), maple, 0.14, 32)
    ends = {}
    for n, (name, side, along) in enumerate((('G', -1, 1.35), ('E', 1, 2.75), ('D', -1, 4.2), ('A', 1, 5.5))):
        y = NUT + 0.35 + along
        z, w = line(y) - 0.85 + 0.02 * n, 1.28 - 0.4 * along / length
        rod((-side * (w + 0.12), y, z), (side * (w + 0.9), y, z), 0.3, ebony, 0.06, r2=0.4)
        profile = [(0.42, 0), (0.52, 0.06), (0.52, 0.16), (0.36, 0.3), (0.32, 0.7), (0.62, 1.0), (0.95, 1.5), (1.05, 2.0), (0.92, 2.5), (0.5, 2.8), (0.22, 2.85), (0.2, 2.97), (0, 3.0)]
        lathe(profile, (side * (w + 0.55), y, z), (0, side * pi / 2, 0), ebony, 40, 50, sx=0.42)
        x = side * (-0.28 if n < 2 else -0.16)
        ends[name] = (x, y, z + 0.3)
    return [ends[name] for name in 'GDAE']


def bridge(base, mat):
    """Seen from the player's side; returns its height over `base`."""
    half = [(0.75, 0.62), (1.25, 0.42), (1.3, 0), (2.1, 0), (2.12, 0.3), (1.72, 0.75), (1.5, 1.15), (1.95, 1.6), (1.8, 2.05), (1.82, 2.85), (1.7, 2.98), (1.0, 3.2)]
    outline = smooth_outline([(0, 0.98), *half, (0, 3.3), *[(-x, y) for x, y in half[::-1]]], 6)
    heart = [circle(0.3, 0, 2.1, 20), circle(0.28, -1.0, 1.95, 20), circle(0.28, 1.0, 1.95, 20)]
    plate(outline, 0.36, 0.1, (0, BRIDGE - 0.18, base), (pi / 2, 0, 0), mat, heart)
    return 3.3


def tailpiece(kind, ebony, metal):
    """From the end button up; returns where the strings are held, G first."""
    height = lambda y: TOP + 1.35 + 0.155 * (y - 1.6)
    tapered(1.6, 10.9, 1.0, 2.15, height, 0.4, ebony, lambda w: 0.14 * w * w)
    box((3.6, 0.3, 0.3), (0, 10.35, height(10.35) - 0.02), 0.1, ebony)
    anchors = []
    for i in range(4):
        x = (i - 1.5) * 0.98
        y, z = 9.1, height(9.1) - 0.14 * x * x
        if kind == 'built-in':
            box((0.36, 1.7, 0.2), (x, y + 0.4, z + 0.06), 0.08, material('#2a2a2b', 0.3, 0.7))
            lathe([(0.2, -0.1), (0.2, 0.45), (0.34, 0.5), (0.36, 0.62), (0.34, 0.9), (0, 0.93)], (x, y - 0.5, z), (0.2, 0, 0), metal, 32)
        else:
            box((0.42, 1.5, 0.3), (x, y + 0.5, z + 0.15), 0.1, metal)
            lathe([(0.14, 0), (0.14, 0.5), (0.32, 0.55), (0.34, 0.68), (0.32, 0.92), (0, 0.95)], (x, y - 0.15, z + 0.15), (0.2, 0, 0), metal, 32)
        anchors.append((x, 10.35, height(10.35) - 0.14 * x * x + 0.2))
    for x in (-0.45, 0.45):
        tube([(x, 2.0, height(2) - 0.35), (x, 0.9, TOP + 1.0), (x * 0.7, -0.1, TOP + 0.25), (x * 0.6, -0.35, RIBS * 0.55)], 0.1, material('#171717', 0.5))
    box((3.4, 0.6, 0.35), (0, 0.25, TOP + 0.1), 0.12, ebony)
    lathe([(0.3, 0), (0.75, 0.15), (0.8, 0.35), (0.5, 0.65), (0.6, 1.0), (0.62, 1.25), (0.4, 1.45), (0, 1.5)], (0, 0.35, RIBS * 0.5), (pi / 2, 0, 0), ebony, 40)
    return anchors


CHINRESTS = {
    # Over the tailpiece, cup on the left.
    'guarneri': [(2.6, 0.2), (2.9, 1.9), (1.4, 2.7), (-1.4, 3.6), (-3.0, 6.2), (-5.6, 7.3), (-8.6, 6.2), (-9.6, 3.6), (-8.2, 0.8), (-5.2, -0.8), (-1.6, -0.7), (1.2, -0.5)],
    # Beside it.
    'side': [(-1.5, 0.2), (-1.6, 2.2), (-2.4, 4.4), (-4.2, 6.3), (-6.8, 6.9), (-9.0, 5.4), (-9.6, 3.0), (-8.2, 0.5), (-5.6, -0.7), (-2.8, -0.6)],
    # In the middle, nearly even.
    'centre': [(4.4, 0.6), (5.2, 2.2), (4.2, 3.8), (1.8, 3.9), (0, 3.5), (-1.8, 3.9), (-5.2, 4.8), (-7.6, 3.9), (-8.2, 2.0), (-6.6, 0), (-3.4, -0.9), (0, -0.9), (3, -0.6)],
}


def chinrest(kind, mat, metal):
    outline = bspline([p for p in CHINRESTS[kind]], 8)
    mx, my = (sum(p[i] for p in outline) / len(outline) for i in (0, 1))
    low = TOP + 1.55
    # Down the outside, over the rim, into the dish.
    profile = [(0.9, 0), (0.97, 0.04), (1, 0.25), (1, 0.5), (0.985, 0.68), (0.95, 0.78), (0.9, 0.78), (0.8, 0.66), (0.6, 0.5), (0.35, 0.42), (0.1, 0.4), (0.001, 0.4)]
    slope = lambda x: 0.5 * min(1, max(0, (abs(x - (0 if kind == 'centre' else -1.5)) - 1.5) / 6)) ** 2
    rows = [[(mx + (x - mx) * s, my + (y - my) * s, low + z - slope(mx + (x - mx) * s)) for x, y in outline] for s, z in profile]
    loft(rows, mat=mat, closed=True, caps=True, angle=60)
    middle = 0 if kind == 'centre' else -3.4
    for x in (middle - 1.25, middle + 1.25):
        y = -0.3 + 0.03 * x * x * (0.7 if kind != 'centre' else 0.3)
        rod((x, y, -EDGE - 0.25), (x, y, low + 0.2), 0.17, metal)
        cylinder(0.28, 1.5, (x, y, 0.9), mat=metal, segments=24)
    box((3.2, 1.0, 0.2), (middle, 0.1 + 0.02 * middle * middle, -EDGE - 0.2), 0.08, metal)
    box((3.4, 1.2, 0.35), (middle, 0.3 + 0.02 * middle * middle, TOP + 0.16), 0.12, material('#5a4632', 0.9))


def violin(size, varnish, rest, tuners):
    """All of it; `with group(...)` around it places it."""
    ebony = material('#171514', 0.36)
    metal = nickel()
    arching, maple = body(varnish)
    neck(maple, ebony)
    ends = scroll(maple, ebony)
    base = TOP + ARCH * arching.at(1.7, BRIDGE) - 0.09
    top = base + bridge(base, wood('#dfbd88', '#cfa66c', axis='x', scale=2, rough=0.5))
    anchors = tailpiece(tuners, ebony, metal)
    silver, dark = material('#d5d5d6', 0.22, 1), material('#2f3a66', 0.7)
    for i, (anchor, end) in enumerate(zip(anchors, ends)):
        x, r = (i - 1.5) * 1.13, (0.05, 0.045, 0.04, 0.03)[i]
        over = (x, BRIDGE, top - 0.11 * x * x + r - 0.01)
        xn = (i - 1.5) * 0.55
        at_nut = (xn, NUT + 0.26, board_height(NUT) - drop(xn) + 0.18)
        rod(anchor, over, r, silver, segments=10)
        rod(over, at_nut, r, silver, segments=10)
        rod(at_nut, end, r, silver, segments=10)
        # Coloured silk at the tailpiece's end, as on real sets.
        way = (Vector(over) - Vector(anchor)) * 0.45 + Vector(anchor)
        rod(anchor, way, r + 0.012, dark, segments=10)
        for turn in range(4):
            torus(0.33, r, (end[0] + 0.09 * (turn - 1.5), end[1], end[2] - 0.3), (0, pi / 2, 0), silver, 24, 6)
    chinrest(rest, ebony, metal)


def bow(length, stick_color):
    """Lies on its side along y from its screw button at 0; the hair at +x."""
    light, dark = stick_color
    stick = wood(light, dark, axis='y', scale=1.5, coat=0.7, rough=0.35, bump=0)
    ebony, silver = material('#151413', 0.34), nickel(0.2)
    z, n = 0.62, 60
    camber = lambda t: 0.85 * sin(pi * t) ** 1.2
    head = length - 2.6
    path = [(camber(i / n) if i else 0, 1.4 + (head + 0.4 - 1.4) * i / n, z) for i in range(n + 1)]
    sweep(path, radii(n + 1, [(0, 0.43), (0.3, 0.42), (1, 0.27)]), stick, 8, caps=True, angle=25)
    cylinder(0.42, 1.3, (0, 0.1, z), (-pi / 2, 0, 0), silver, 0.08, 8)
    cylinder(0.3, 0.3, (0, -0.1, z), (-pi / 2, 0, 0), ebony, 0.1, 16)
    # Frog: ebony with a pearl eye, silver ferrule and heel.
    frog = smooth_outline([(0.3, 1.9), (0.3, 6.4), (1.0, 6.2), (1.35, 5.6), (1.6, 5.3), (2.35, 5.2), (2.35, 2.2), (2.1, 1.75), (1.2, 1.75)], 6, sharp=(0, 1, 5, 6))
    plate(frog, 1.0, 0.1, (0, 0, z - 0.5), mat=ebony)
    plate([(1.62, 5.0), (2.4, 5.0), (2.4, 6.3), (1.62, 6.3)], 1.14, 0.12, (0, 0, z - 0.57), mat=silver)
    cylinder(0.36, 0.06, (1.25, 3.8, z + 0.47), mat=silver, bevel=0.01)
    cylinder(0.28, 0.08, (1.25, 3.8, z + 0.47), mat=material('#dfe4e2', 0.15, coat=1), bevel=0.01)
    # Leather thumb grip, then silver winding.
    along = lambda y: camber((y - 1.4) / (head - 1.0)) if y > 1.4 else 0
    rod((along(6.6), 6.6, z), (along(9.2), 9.2, z), 0.5, leather('#241a15'), 0.1)
    for i in range(46):
        y = 9.3 + i * 0.12
        torus(0.44, 0.06, (along(y), y, z), (pi / 2, 0, 0), silver, 20, 6)
    tip = smooth_outline([(-0.28, head - 1.0), (-0.3, head + 0.9), (0.2, head + 1.9), (1.3, head + 2.2), (2.05, head + 2.35), (2.12, head + 0.7), (1.5, head + 0.4), (0.7, head + 0.2), (0.28, head - 1.0)],
                         6, sharp=(0, 4, 5, 8))
    plate(tip, 0.8, 0.14, (0, 0, z - 0.4), mat=stick)
    plate([(2.0, head + 0.65), (2.16, head + 0.65), (2.1, head + 2.5), (1.96, head + 2.4)], 0.82, 0.04, (0, 0, z - 0.41), mat=material('#f2ecdb', 0.35))
    hair = material('#efe8d6', 0.55, sheen=0.5)
    k = Nodes(hair)
    strands = k.noise(k.coordinates((9, 0.05, 9)), Scale=3, Detail=2)
    k.color(k.ramp(strands, [(0.35, '#d8cdb2'), (0.65, '#f3eddd')]))
    plate([(1.78, 6.2), (2.16, 6.2), (2.06, head + 0.9), (1.86, head + 0.9)], 0.8, 0.02, (0, 0, z - 0.4), mat=hair)


def scaled(handle, size):
    handle.scale = (SIZES[size],) * 3
    return handle


def lying(size, *what, loc=(0, 0), lean=0.0):
    """A violin on the floor. Its back touches in the middle of its arch."""
    with group((loc[0], loc[1], 1.66 * SIZES[size]), (0, 0, radians(lean))) as handle:
        violin(size, *what)
    return scaled(handle, size)


def cavity(size):
    """The recess for a violin in its case: around its body, neck and scroll."""
    s = SIZES[size]
    half = [(0, -1.2), (6, -1.0), (10.4, 2.2), (11.5, 7.4), (10.6, 12.4), (8.8, 16), (8.2, 19), (8.6, 23), (9.4, 28), (8.6, 32.6), (5.4, 36.2), (3.2, 37.4), (2.6, 39), (2.6, 44),
            (3.0, 47), (5.2, 48.6), (5.6, 52), (5.4, 56), (4.4, 60.6), (0, 61.6)]
    points = [*half, *[(-x, y) for x, y in half[-2:0:-1]]]
    return smooth_outline(moved(points, sx=s, sy=s), 8)


def oblong_case(size, shell, lining):
    """Open, its lid thrown over to the left with the bow in it; the violin's y runs along it."""
    s = SIZES[size]
    wide, long, deep = 26.0, 60 * s + 15, 9.0
    y0 = 60 * s / 2
    cover, plush = cloth(shell, threads=9), felt(lining)
    lip = material('#c9c2b4', 0.6)
    outer, inner = rounded_rect(wide, long, 2.4, 0, y0), rounded_rect(wide - 1.4, long - 1.4, 1.8, 0, y0)
    plate(outer, 0.8, 0.3, mat=cover)
    plate(outer, deep, 0.3, mat=cover, holes=[inner])
    plate(rounded_rect(wide - 1.3, long - 1.3, 1.8, 0, y0), 6.4, 0.5, (0, 0, 0.7), mat=plush, holes=[cavity(size)], segments=6)
    plate(rounded_rect(wide - 1.3, long - 1.3, 1.8, 0, y0), 0.5, 0.1, (0, 0, 0.8), mat=plush)
    # A pocket's lid, piped, with its tab, in each corner beside the neck.
    for side in (-1, 1):
        a = 12.0 * s
        top = y0 + long / 2 - 1.5
        lid = rounded_rect(5.6, a, 0.8, side * 9.2, top - a / 2)
        plate(lid, 0.9, 0.3, (0, 0, 6.9), mat=plush)
        tube([(x, y, 7.66) for x, y in inset(lid, 0.12)], 0.13, lip, closed=True, straight=True)
        box((1.0, 2.2, 0.25), (side * 9.2, top - a + 0.2, 7.85), 0.1, leather('#6b4a30'))
    tube([(x, y, deep - 0.05) for x, y in inset(outer, 0.35)], 0.16, lip, closed=True, straight=True)
    # A ribbon that ties the neck down.
    neck_y = 43 * s
    tube([(-3.2, neck_y, 7.1), (-1.6, neck_y, 7.8), (0, neck_y, 8.2), (1.6, neck_y, 7.8), (3.2, neck_y, 7.1)], 0.28, cloth('#2a2420'))
    # The lid, thrown right over: it rests on its far edge.
    rise = 5.4
    with group((-wide / 2 - 0.2, 0, deep - 0.3), (0, -math.asin((deep - 0.3 - rise) / wide), 0)):
        x = -wide / 2
        lid, pan = rounded_rect(wide, long, 2.4, x, y0), rounded_rect(wide - 1.2, long - 1.2, 1.8, x, y0)
        plate(lid, 0.7, 0.3, (0, 0, -rise), mat=cover)
        plate(lid, rise, 0.3, (0, 0, -rise), mat=cover, holes=[pan])
        plate(pan, 1.2, 0.4, (0, 0, -rise + 0.6), mat=plush)
        tube([(a, b, -0.05) for a, b in inset(lid, 0.35)], 0.16, lip, closed=True, straight=True)
        with group((x - 1.0, y0 - BOWS[size] / 2, -rise + 1.9)):
            bow(BOWS[size], ('#5f2a16', '#431b0d'))
        for v in (0.2, 0.86):
            y = y0 + (v - 0.5) * BOWS[size]
            box((3.0, 1.6, 0.5), (x - 0.6, y, -rise + 1.95), 0.2, plush)
            box((0.8, 2.6, 0.35), (x - 0.6 + 0.4, y, -rise + 3.4), 0.15, leather('#2a211b'))


def shaped_case(size, shell, piping):
    """Closed, light, cut to the violin: its zip, piping and handle."""
    s = SIZES[size]
    points = [(0, -2.2), (5, -2.3), (10.2, -0.6), (12.0, 4), (11.8, 9), (10.6, 15), (9.4, 22), (9.0, 28), (8.0, 35), (6.4, 43), (5.4, 50), (5.0, 57), (4.4, 62.2), (2.2, 64.0), (0, 64.2)]
    outline = bspline(moved([*points, *[(-x, y) for x, y in points[-2:0:-1]]], sx=s * 1.04, sy=s * 1.02), 10)
    cover = cloth(shell, threads=8)
    high, part = 11.0 * s, 6.4 * s
    plate(outline, part, 1.4, mat=cover, segments=8)
    plate(outline, high - part - 0.3, 2.2, (0, 0, part + 0.3), mat=cover, segments=10)
    plate(inset(outline, 0.35), 0.7, 0.05, (0, 0, part - 0.2), mat=material('#0f0f10', 0.5))
    edge = material(piping, 0.6)
    for z in (part - 0.25, part + 0.55):
        tube([(x, y, z) for x, y in inset(outline, 0.12)], 0.2, edge, closed=True, straight=True)
    # A music pocket on the lid, with its zip.
    pocket = moved(inset(outline, 2.9), 0, 0, 1, 0.56)
    pocket = [(x, y + 1.4 * s) for x, y in pocket]
    plate(pocket, 0.5, 0.24, (0, 0, high - 0.25), mat=cover, segments=6)
    teeth = material('#1a1a1b', 0.4)
    upper = [p for p in pocket if p[1] > max(q[1] for q in pocket) - 5 * s]
    tube([(x, y, high + 0.22) for x, y in inset(pocket, 0.7)], 0.14, teeth, closed=True, straight=True)
    px, py = max(upper, key=lambda p: p[0])
    box((0.5, 1.8, 0.2), (px - 1.0, py - 1.2, high + 0.36), 0.08, nickel())
    # The handle, in the middle of the long side.
    side = max((p for p in outline if abs(p[1] - 24 * s) < 0.8), key=lambda p: p[0])[0]
    tube([(side - 0.6, 19 * s, part * 0.7), (side + 1.5, 20.4 * s, part * 0.75), (side + 2.1, 24 * s, part * 0.75), (side + 1.5, 27.6 * s, part * 0.75), (side - 0.6, 29 * s, part * 0.7)], 0.6, leather('#1c1b1b'))


def build(options):
    size = options.get('size', '4/4', list(SIZES))
    varnish = options.get('varnish', ['#b0602a', '#96481b', '#7a3511'])
    rest = options.get('chinrest', 'guarneri', list(CHINRESTS))
    tuners = options.get('tuners', 'built-in', ['built-in', 'screwed'])
    stick = options.get('bow', ['#6a3018', '#4a1e0e'])
    # Beside the bow: rosin, an open oblong case that holds both, or a closed case of the violin's shape.
    outfit = options.get('outfit', 'rosin', ['rosin', 'open case', 'shaped case'])
    case_color = options.get('caseColor', '#23262b')
    lining = options.get('lining', '#1f3f3a')

    s = SIZES[size]
    if outfit == 'rosin':
        lying(size, varnish, rest, tuners)
        with group((15.4, -4, 0), (0, 0, radians(2))):
            bow(BOWS[size], stick)
        rosin_cake((-16.5, 40, 0), wrapped=True)
        return flat_lay(turn=-24, pitch=80, fill=0.89)
    if outfit == 'open case':
        oblong_case(size, case_color, lining)
        with group((0, 0, 3.2)) as handle:
            violin(size, varnish, rest, tuners)
        scaled(handle, size)
        return flat_lay(turn=-52, pitch=74, fill=0.89)
    with group((-13.6, 1, 0), (0, 0, radians(2))):
        shaped_case(size, case_color, lining)
    lying(size, varnish, rest, tuners, loc=(9.0, 0), lean=-2)
    with group((20.6, -3, 0), (0, 0, radians(-2))):
        bow(BOWS[size], stick)
    rosin_cake((12.0, 60 * s + 5, 0), wrapped=False)
    return flat_lay(turn=-20, pitch=78, fill=0.89)
