"""Studio headphones, closed and open, that stand on their cups.

x is across the head, y front to back, z up. A cup is built about its own axis: local z points outwards
from the ear pad's face, local x runs up or down (see `Cup.up`), local y front to back.
"""

from dataclasses import dataclass

from families.mic_parts import FINISHES, coiled_lead, dark, layers, leatherette, pressed, superellipse
from studio.kit import *


@dataclass
class Arch:
    """The headband's middle line: half a superellipse, t = 0 on the right and 1 on the left."""

    rx: float = 7.7
    base: float = 10.5
    rz: float = 8.6
    power: float = 2.25

    def at(self, t):
        """(x, z) and the outward normal there."""
        def point(u):
            a = pi * min(max(u, 0), 1)
            c, s = cos(a), sin(a)
            return (math.copysign(abs(c) ** (2 / self.power), c) * self.rx, self.base + abs(s) ** (2 / self.power) * self.rz)

        (x, z), (xa, za), (xb, zb) = point(t), point(t - 0.004), point(t + 0.004)
        length = math.hypot(xb - xa, zb - za) or 1
        return x, z, (zb - za) / length, -(xb - xa) / length


def strap(arch, a, b, width, thick, mat, out=0.0, r=0.4, ends=0.8, swell=0.0):
    """A band along the arch from t = a to b; `out` moves it from the middle line, its ends narrow to `ends`."""
    rows, n = [], 72
    for i in range(n + 1):
        u = i / n
        x, z, nx, nz = arch.at(a + (b - a) * u)
        edge = min(u, 1 - u) * n
        k = ends + (1 - ends) * min(1, edge / 5) ** 0.6
        w, h = width * k, thick * (k + swell * sin(pi * u))
        rows.append([(x + nx * (out + v), y, z + nz * (out + v)) for y, v in rounded_rect(w, h, min(r, h * 0.49, w * 0.49), n=5)])
    return loft(rows, mat=mat, closed=True, caps=True, angle=50)


def seam(arch, a, b, y, thick, mat, dashes, out=0.0, swell=0.0):
    """A line of stitches at y on a `strap` from a to b of this thickness."""
    for i in range(4, dashes - 4):
        ends = []
        for u in ((i + 0.15) / dashes, (i + 0.85) / dashes):
            x, z, nx, nz = arch.at(a + (b - a) * u)
            up = out + thick * (1 + swell * sin(pi * u)) / 2
            ends.append((x + nx * up, y, z + nz * up))
        rod(*ends, 0.03, mat, segments=6)


def grey_velour():
    """Plush of ear pads: its pile lies this way and that, lighter and darker."""
    mat = material('#88898c', 0.96, sheen=1, name='velour')
    k = Nodes(mat)
    pile = k.noise(k.coordinates(), Scale=7, Detail=4)
    k.color(k.ramp(pile, [(0.3, '#757679'), (0.7, '#a0a1a4')]))
    k.bump(pile, 0.45, 0.05)
    return mat


def ear_pad(rx, ry, width, thick, mat, power=2.2):
    """A soft ring from local z = 0 to `thick`."""
    rows = []
    for i in range(25):
        t = 2 * pi * i / 24 + pi / 2
        c, s = math.copysign(abs(cos(t)) ** 0.75, cos(t)), math.copysign(abs(sin(t)) ** 0.75, sin(t))
        k = width / 2 * (c - 1)
        rows.append([(x, y, thick / 2 * (1 + s)) for x, y in superellipse(rx + k, ry + k, power, 96)])
    loft(rows, mat=mat, closed=True, angle=80)
    loft([[(x * k, y * k, thick * 0.62) for x, y in superellipse(rx - width * 0.8, ry - width * 0.8, power, 96)] for k in (1, 0.02)],
         mat=cloth('#1d1d1e', '#2a2a2b', 10), closed=True)


def housing(stops, mat, power=2.2, angle=35):
    loft([[tuple(p) for p in row] for row in layers(stops, power)], mat=mat, closed=True, caps=True, angle=angle)


def fork(rx, ry, z, up, mat, width=0.9, thick=0.35, reach=92, power=2.2):
    """Half a ring over the top of the cup, from pivot to pivot."""
    rows = []
    for i in range(49):
        a = radians(-reach + 2 * reach * i / 48)
        c, s = cos(a), sin(a)
        k = 1 / (abs(c / rx) ** power + abs(s / ry) ** power) ** (1 / power)
        x, y = up * c, s
        rows.append([(x * (k + v), y * (k + v), z + w) for w, v in rounded_rect(width, thick, min(width, thick) * 0.35, n=3)])
    loft(rows, mat=mat, closed=True, caps=True, angle=50)


def pivots(ry, z, mat, r=0.55, h=0.5):
    for side in (-1, 1):
        cylinder(r, h, (0, side * (ry - h * 0.35), z), (-side * pi / 2, 0, 0), mat, 0.08)


def honeycomb(rx, ry, z, rise, pitch, mat, power=2.0, wire=0.075):
    """A sheet of hexagonal holes over an oval."""
    vertices, faces, known = [], [], {}

    def corner(x, y):
        key = (round(x, 3), round(y, 3))
        if key not in known:
            rho2 = (x / rx) ** 2 + (y / ry) ** 2
            known[key] = len(vertices)
            vertices.append((x, y, z + rise * (1 - min(rho2, 1.1))))
        return known[key]

    size = pitch / 3 ** 0.5
    for i in range(-40, 41):
        for j in range(-40, 41):
            x, y = pitch * (i + (j % 2) / 2), size * 1.5 * j
            if (abs(x) / rx) ** power + (abs(y) / ry) ** power < 1:
                faces.append([corner(x + size * sin(k * pi / 3), y + size * cos(k * pi / 3)) for k in range(6)])
    return wireframe(mesh(vertices, faces, mat=mat, angle=60), wire)


def cable(points, mat, r=0.17):
    return tube(points, r, mat, resolution=16)


def jack(loc, turn, mat, metal):
    """A 3.5 mm plug with its screwed-on large adapter, lying on the floor, pointing along `turn`."""
    with group(loc, (pi / 2, 0, turn)):
        lathe([(0.2, -1.6), (0.24, -0.4), (0.45, 0), (0.5, 0.2), (0.5, 1.7), (0.42, 1.85), (0, 1.85)], mat=mat, segments=40)
        lathe([(0.42, 1.84), (0.46, 1.88), (0.46, 2.3), (0.32, 2.36), (0.315, 4.6), (0.24, 4.7), (0.315, 4.95), (0.25, 5.2), (0, 5.35)], mat=metal, segments=40)
        for z in (3.4, 4.1):
            torus(0.31, 0.025, (0, 0, z), mat=plastic('#111111'), segments=40, around=8)


# ---- models: each builds one cup (called for both sides), then what is over the head


@dataclass
class Cup:
    """Where a cup hangs: `side` is 1 (right) or -1; pad's face `apart` cm from the middle."""

    side: int
    centre: float
    apart: float = 3.9
    lean: float = 5.0

    @property
    def pose(self):
        return {'loc': (self.side * self.apart, 0, self.centre), 'rot': (0, self.side * (pi / 2 + radians(self.lean)), 0)}

    @property
    def up(self):
        return -self.side

    def world(self, x_up, z):
        """World (x, z) of a local place `x_up` above the axis and z outwards."""
        a = radians(self.lean)
        return (self.side * (self.apart + z * cos(a) + x_up * sin(a)), self.centre + x_up * cos(a) - z * sin(a))


def folding_closed(black, metal):
    """Closed oval cups with a round, ringed back; folds and swivels; padded band."""
    pad, skin = leatherette(), leatherette()
    silver = satin_metal('#b5b5b4', 0.28)
    for side in (1, -1):
        cup = Cup(side, 4.85)
        with group(**cup.pose):
            ear_pad(4.75, 4.0, 1.7, 2.1, pad)
            housing([(4.0, 3.3, 1.7), (4.3, 3.6, 1.85), (4.38, 3.68, 2.1), (4.38, 3.68, 2.9), (4.28, 3.58, 3.15), (3.9, 3.4, 3.3)], black)
            lathe([(3.55, 3.1), (3.5, 3.75), (3.4, 3.95), (3.2, 4.05), (3.1, 4.05), (3.05, 4.0), (2.75, 4.0), (2.7, 4.06), (2.45, 4.3), (2.3, 4.36), (0, 4.4)],
                  mat=black, segments=128)
            lathe([(3.08, 3.98), (3.04, 4.06), (2.8, 4.06), (2.76, 3.98)], mat=silver, segments=128)
            fork(4.5, 3.82, 2.75, cup.up, black, 1.0, 0.4)
            pivots(3.98, 2.75, black, 0.62, 0.7)
            for y in (-1, 1):
                cylinder(0.3, 0.1, (0, y * 4.2, 2.75), (-y * pi / 2, 0, 0), silver, 0.03)
        # Swivel, folding hinge, slider.
        x, z = cup.world(4.75, 2.75)
        rod((x, 0, z - 0.25), (x, 0, z + 0.7), 0.62, black, bevel=0.1)
        box((1.1, 2.1, 1.3), (x, 0, z + 1.15), 0.3, black, (0, side * -0.04, 0))
        rod((x, -1.2, z + 1.35), (x, 1.2, z + 1.35), 0.42, metal, bevel=0.06)
    arch = Arch(7.2, 10.6, 9.0)
    for a in (0.0, 0.86):
        strap(arch, a, a + 0.14, 2.0, 0.28, satin_metal('#8c8c8b', 0.3), r=0.1, ends=1)
    for a in (0.035, 0.805):
        strap(arch, a, a + 0.16, 2.9, 0.85, black, r=0.3, ends=0.9)
    strap(arch, 0.13, 0.87, 3.5, 1.0, skin, out=0.05, r=0.48, ends=0.85, swell=0.22)
    for y in (-1.22, 1.22):
        seam(arch, 0.13, 0.87, y, 1.0, material('#4a4a4c', 0.7), 90, 0.05, 0.22)
    return 'straight'


def folding_slim(black, metal):
    """Closed, light, with slim cups, a blue stripe, bare metal sliders and a coiled lead."""
    pad, skin = leatherette(), leatherette()
    steel = satin_metal('#a7a7a5', 0.3)
    blue, gilt = material('#1f4f9c', 0.35, coat=0.3), gold(0.3)
    for side in (1, -1):
        cup = Cup(side, 4.6, 3.6, 6)
        with group(**cup.pose):
            ear_pad(4.5, 3.7, 1.55, 1.7, pad, 2.3)
            housing([(3.8, 3.1, 1.4), (4.15, 3.38, 1.55), (4.2, 3.42, 1.75), (4.2, 3.42, 2.15), (4.1, 3.32, 2.35), (3.5, 2.85, 2.75), (3.35, 2.7, 2.95), (3.3, 2.65, 3.05),
                     (3.15, 2.5, 3.12)], black, 2.5)
            # The stripe lies across the flat back.
            plate(rounded_rect(0.62, 4.5, 0.08), 0.06, 0.02, (cup.up * 0.55, 0, 3.1), mat=blue)
            for dx in (-0.36, 0.36):
                box((0.05, 4.5, 0.04), (cup.up * 0.55 + dx, 0, 3.13), 0.01, gilt)
            fork(4.32, 3.55, 1.98, cup.up, steel, 0.55, 0.2, power=2.5)
            pivots(3.62, 1.98, black, 0.42, 0.45)
        x, z = cup.world(4.45, 1.98)
        box((0.62, 1.7, 0.9), (x, 0, z + 0.25), 0.2, black)
        rod((x, -0.95, z + 0.75), (x, 0.95, z + 0.75), 0.36, black, bevel=0.05)
        box((0.5, 1.6, 0.9), (x, 0, z + 1.1), 0.18, black)
    arch = Arch(6.5, 10.0, 8.6)
    for a in (0.0, 0.8):
        strap(arch, a, a + 0.2, 1.5, 0.14, steel, r=0.06, ends=1)
    for i in range(8):
        for base, sign in ((0.055, 1), (0.945, -1)):
            x, z, nx, nz = arch.at(base + sign * i * 0.01)
            cylinder(0.05, 0.03, (x + nx * 0.07, 0, z + nz * 0.07), (0, math.atan2(nx, nz), 0), dark(), 0.005, 12)
    for a in (0.135, 0.765):
        strap(arch, a, a + 0.1, 2.3, 0.55, black, r=0.22, ends=0.92)
    strap(arch, 0.2, 0.8, 2.7, 0.62, skin, r=0.3, ends=0.85, swell=0.3)
    for y in (-1.0, 1.0):
        seam(arch, 0.2, 0.8, y, 0.62, material('#4a4a4c', 0.7), 70, 0, 0.3)
    return 'coiled'


def open_velour(black, metal):
    """Open round cups with a slatted back, grey velour pads, forks of metal on a sprung band."""
    velour = grey_velour()
    skin = leatherette()
    grey = satin_metal('#6c6d6f', 0.36)
    wire = material('#2c2c2e', 0.4, 0.5)
    for side in (1, -1):
        cup = Cup(side, 4.95, 3.9, 5)
        with group(**cup.pose):
            ear_pad(4.85, 4.7, 1.9, 2.2, velour, 2)
            lathe([(3.9, 1.7), (4.25, 1.8), (4.4, 2.0), (4.42, 2.5), (4.38, 3.1), (4.2, 3.7), (3.95, 4.1), (3.75, 4.2), (3.6, 4.18), (3.5, 4.05), (3.45, 3.8)],
                  mat=black, segments=144)
            pressed([(0, 3.98), (2.0, 3.94), (3.48, 3.86)], 0.13, 0.03, wire)
            lathe([(3.5, 3.5), (0, 3.5)], mat=dark())
            for i in range(-6, 7):
                y = i * 0.5
                half = math.sqrt(3.5 ** 2 - y * y)
                box((2 * half, 0.2, 0.24), (0, y, 4.06), 0.07, black)
            lathe([(0, 4.3), (0.95, 4.28), (1.1, 4.24), (1.14, 4.12), (1.1, 3.9)][::-1], mat=black, segments=72)
            torus(1.0, 0.04, (0, 0, 4.28), mat=grey)
            fork(4.62, 4.62, 2.75, cup.up, grey, 1.0, 0.22, 90, 2)
            pivots(4.62, 2.75, black, 0.55, 0.6)
        x, z = cup.world(4.75, 2.75)
        box((0.45, 1.6, 2.0), (x, 0, z + 0.75), 0.14, grey, (0, side * -0.03, 0))
        for dz in (0.3, 1.2):
            cylinder(0.2, 0.12, (x + side * 0.2, 0, z + dz), (0, side * pi / 2, 0), metal, 0.03, 24)
    arch = Arch(7.2, 11.2, 8.9, 2.2)
    strap(arch, 0.0, 1.0, 1.5, 0.16, grey, r=0.07, ends=1)
    for a in (0.03, 0.83):
        strap(arch, a, a + 0.14, 2.1, 0.6, black, r=0.22, ends=0.92)
    strap(arch, 0.17, 0.83, 3.9, 1.35, skin, out=-0.1, r=0.62, ends=0.8, swell=0.15)
    for t in [0.22 + 0.56 * i / 7 for i in range(8)]:
        x, z, nx, nz = arch.at(t)
        cylinder(0.17, 0.1, (x + nx * 0.62, 1.2, z + nz * 0.62), (0, math.atan2(nx, nz), 0), metal, 0.03, 24)
    return 'straight'


def open_mesh(black, metal):
    """Large open cups with a honeycomb back, cloth pads, a band whose padding leaves a gap in the middle."""
    knit = cloth('#303033', '#4a4a4e', 8)
    graphite = material('#3b3c3f', 0.42, 0.25, name='graphite')
    comb = material('#77787b', 0.32, 0.85)
    for side in (1, -1):
        cup = Cup(side, 5.2, 3.9, 5)
        with group(**cup.pose):
            ear_pad(5.1, 4.55, 1.7, 2.3, knit, 2.15)
            housing([(4.4, 3.85, 1.9), (4.7, 4.15, 2.0), (4.78, 4.23, 2.2), (4.78, 4.23, 2.6), (4.7, 4.15, 2.75)], black, 2.15)
            # Rim with the sheet of holes in it, and what is seen behind.
            rim = [(4.68, 4.13, 2.7), (4.66, 4.11, 3.1), (4.55, 4.0, 3.4), (4.35, 3.8, 3.52), (4.15, 3.6, 3.48), (4.08, 3.53, 3.3), (4.08, 3.53, 2.8)]
            loft([[tuple(p) for p in row] for row in layers(rim, 2.15)], mat=black, closed=True, angle=50)
            honeycomb(4.15, 3.6, 3.32, 0.45, 0.42, comb, 2.15, 0.09)
            lathe([(4.0, 2.85), (2.6, 2.85), (2.55, 3.2), (2.3, 3.25), (2.2, 3.0), (0, 3.05)], mat=material('#1b1b1c', 0.6), segments=96)
            fork(4.95, 4.4, 2.45, cup.up, graphite, 0.8, 0.35, 92, 2.15)
            pivots(4.55, 2.45, graphite, 0.5, 0.55)
            # A socket under each cup: the lead fits either.
            cylinder(0.45, 0.5, (-cup.up * 4.45, -1.4, 2.4), (0, -cup.up * pi / 2, 0), black, 0.08)
        x, z = cup.world(5.1, 2.45)
        box((0.75, 1.5, 1.9), (x, 0, z + 0.6), 0.25, graphite, (0, side * -0.03, 0))
    arch = Arch(7.1, 11.6, 9.0, 2.3)
    strap(arch, 0.0, 1.0, 1.2, 0.3, graphite, r=0.12, ends=1)
    strap(arch, 0.09, 0.91, 2.9, 0.55, black, out=0.28, r=0.22, ends=0.75)
    for a, b in ((0.2, 0.47), (0.53, 0.8)):
        strap(arch, a, b, 3.1, 1.1, knit, out=-0.42, r=0.5, ends=0.75)
    return 'straight'


MODELS = {'folding-closed': folding_closed, 'folding-slim': folding_slim, 'open-velour': open_velour, 'open-mesh': open_mesh}


def build(options):
    model = options.get('model', 'folding-closed', list(MODELS))
    black, metal = FINISHES['black'](), satin_metal('#8f8f8e', 0.28)
    lead = MODELS[model](black, metal)
    cord = rubber('#141415')
    # From the left cup to the floor, then in an arc to the front.
    start = [(-6.1, -1.9, 0.75), (-6.3, -3.0, 0.42), (-6.1, -4.6, 0.2)]
    lathe([(0.2, 0), (0.3, 0.3), (0.34, 1.2), (0, 1.3)], (-6.2, -2.6, 0.5), (radians(-65), 0, 0), cord, 32)
    if lead == 'straight':
        cable([*start, (-4.8, -6.6, 0.17), (-2.4, -7.9, 0.2), (-0.2, -8.0, 0.5), (1.0, -7.8, 0.5)], cord)
        jack((1.9, -7.6, 0.5), radians(102), black, gold(0.25))
    else:
        path = smooth_path([(-6.0, -5.2, 0.5), (-4.6, -7.2, 0.5), (-2.0, -8.3, 0.5), (0.8, -8.2, 0.5), (2.2, -7.8, 0.5)], 10)
        cable([*start[:2], (-6.2, -4.4, 0.35), path[0]], cord, 0.14)
        coiled_lead(path, 0.36, 34, 0.13, cord)
        cable([path[-1], (2.7, -7.7, 0.4), (3.4, -7.5, 0.5)], cord, 0.14)
        jack((4.2, -7.3, 0.5), radians(104), black, gold(0.25))
    return standing(yaw=34, pitch=14)
