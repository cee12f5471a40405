"""Alto and tenor saxophones. The bell is at +x; the camera sees the side of the low keys' guards."""

import numpy as np

from families.woodwind_parts import *
from studio.kit import *

# The alto's measures; the tenor's are `SCALE` of them, with rods and touches for the same fingers.
TOP, FERRULE, SPREAD = 53.6, 9.4, 10.6
BODY_RADII = (1.3, 2.98)
BELL = [(0, 3.58), (7, 3.62), (13, 3.8), (17.5, 4.06), (21, 4.45), (23.6, 4.95), (25.4, 5.5), (26.6, 6.05), (27.3, 6.5)]
SCALE = {'alto': 1.0, 'tenor': 1.24}
STACK = -58  # the angle of the main tone holes; bell is at 0, the player at 180
UPPER = [(50.4, 0.8, 0), (47.5, 1.02, 1), (44.5, 0.92, 0), (41.5, 1.2, 1), (37.6, 1.38, 1)]
LOWER = [(30.6, 1.5, 0), (26.7, 1.64, 1), (22.4, 1.74, 1), (17.8, 1.84, 1)]


class Horn:
    def __init__(self, size):
        k = self.k = SCALE[size]
        self.top, self.ferrule, self.spread = TOP * k, FERRULE * k, SPREAD * k
        r0, r1 = (r * k for r in BODY_RADII)
        self.body = Bore(lambda z: r1 + (r0 - r1) * min(max((z - self.ferrule) / (self.top - self.ferrule), -0.1), 1))
        profile = np.array(smooth_outline([(s * k, r * k) for s, r in BELL], 8, closed=False))
        self.bell_length = profile[-1, 0]
        self.bell_bore = Bore(lambda z: float(np.interp(z - self.ferrule, profile[:, 0], profile[:, 1])))

    def bell_x(self, z):
        """The bell leans away from the body."""
        t = (z - self.ferrule) / self.bell_length
        return self.spread + 2.3 * self.k * t * t

    def tube(self):
        """Points and radii of the whole tube, from the neck's socket to the rim."""
        path, widths = [], []
        for i in range(60):
            z = self.top + (self.ferrule - self.top) * i / 60
            path.append((0, 0, z))
            widths.append(self.body.radius(z))
        bend = self.spread / 2
        low, high = self.body.radius(self.ferrule), BELL[0][1] * self.k
        for i in range(48):
            a = pi * i / 48
            path.append((bend - bend * cos(a), 0, self.ferrule - bend * sin(a)))
            t = i / 48
            widths.append(low + (high - low) * t)
        for i in range(101):
            z = self.ferrule + self.bell_length * (1 - (1 - i / 100) ** 1.5)
            path.append((self.bell_x(z), 0, z))
            widths.append(self.bell_bore.radius(z))
        return path, widths


def band(path, widths, i, half, mat, steps=((0, 0.16),)):
    """A collar around the tube at point i: `steps` are (offset, height) of its beads."""
    here, way = Vector(path[i]), (Vector(path[i + 1]) - Vector(path[i - 1])).normalized()
    r = widths[i]
    profile = [(r - 0.08, -half), (r + 0.07, -half + 0.02)]
    for offset, height in steps:
        profile += arc(r + 0.05, offset, height, -85, 85, 8)
    profile += [(r + 0.07, half - 0.02), (r - 0.08, half)]
    lathe(profile, here, way.to_track_quat('Z', 'Y').to_euler(), mat, 80, 50)


def neck(horn, size, brass, steel, cork):
    """The crook with its octave key; returns the cork's end and its direction."""
    k, z = horn.k, horn.top
    if size == 'alto':
        points = [(0, 0, z - 1), (0, 0, z + 2.2), (-0.6, 0, z + 4.2), (-2.6, 0, z + 6.3), (-6.0, 0, z + 7.2), (-9.8, 0, z + 6.8), (-13.2, 0, z + 5.8)]
        stops = [(0, 1.22), (0.2, 1.18), (1, 0.66)]
    else:
        points = [(0, 0, z - 1), (0, 0, z + 2.6), (-0.5, 0, z + 4.8), (-2.6, 0, z + 7.8), (-6.0, 0, z + 9.9), (-9.8, 0, z + 10.3), (-13.4, 0, z + 9.2), (-16.6, 0, z + 7.4)]
        stops = [(0, 1.42), (0.2, 1.36), (1, 0.74)]
    path = smooth_path(points, 12)
    widths = radii(len(path), stops)
    sweep(path, widths, brass, 48)
    r = horn.body.radius(z)
    # Socket, clamp and its screw.
    lathe([(r - 0.1, -1.9), (r + 0.26, -1.8), (r + 0.3, -1.5), (r + 0.3, 0.1), (r + 0.2, 0.28), (r * 0.9, 0.3)], (0, 0, z), mat=brass, segments=64)
    with group((r + 0.2, 0, z - 0.75)):
        for y in (-0.38, 0.38):
            box((1.0, 0.5, 1.5), (0.4, y, 0), 0.12, brass)
        rod((0.55, -1.0, 0.1), (0.55, 1.1, 0.1), 0.14, steel)
        lathe([(0, 0), (0.42, 0.02), (0.46, 0.2), (0.3, 0.75), (0, 0.8)], (0.55, -0.9, 0.1), (pi / 2, 0, 0), brass, 28, sx=0.5)
    lathe([(1.24 * k, 0), (1.5 * k, 0.05), (1.52 * k, 0.5), (1.42 * k, 0.62), (1.2 * k, 0.66)], (0, 0, z + 0.32), mat=brass, segments=56)
    last = Vector(path[-1])
    way = (last - Vector(path[-5])).normalized()
    turn = way.to_track_quat('Z', 'Y').to_euler()
    end = stops[-1][1]
    lathe([(end, -4.6), (end + 0.14, -4.55), (end + 0.17, -3), (end + 0.15, 0.2), (end - 0.05, 0.25)], last, turn, cork, 40)
    torus(end + 0.06, 0.1, last + way * 0.22, turn, brass, 40, 10)
    # Octave key: a ring about the neck's foot, an arm over the crook to the pip.
    n = len(path)
    up = [Vector(path[i]) for i in range(int(n * 0.36), int(n * 0.62))]
    spine = []
    for i, p in enumerate(up):
        ahead = up[min(i + 1, len(up) - 1)] - up[max(i - 1, 0)]
        normal = Vector((ahead.z, 0, -ahead.x)).normalized()
        normal = normal if normal.z > 0 else -normal
        j = int(n * 0.36) + i
        spine.append(p + normal * (widths[j] + 0.42))
    sweep([tuple(p) for p in spine], [0.2] * len(spine), brass, 16, caps=True)
    pip = spine[-1]
    lathe([(0, -0.5), (0.2, -0.5), (0.2, -0.2), (0.36, -0.18), (0.36, 0.1), (0, 0.16)], pip, mat=brass, segments=28)
    start = spine[0]
    torus(1.75 * k, 0.15, (0, 0, z + 2.3 * k), (0, 0.18, 0), brass, 64, 12)
    for side in (-1, 1):
        tube([tuple(start), (start.x * 0.8 + 0.1, side * 1.0 * k, start.z - 1.2 * k), (-0.3 * k, side * 1.72 * k, z + 2.4 * k)], 0.16, brass)
    mid = spine[len(spine) // 3]
    for side in (-1, 1):
        sphere(0.26, mid + Vector((0, side * 0.45, -0.15)), brass)
    rod(mid + Vector((0, -0.6, -0.15)), mid + Vector((0, 0.6, -0.15)), 0.13, steel)
    return last, way


def mouthpiece(last, way, size, black, metal, cane):
    """Beak, ligature and reed; the reed is below."""
    k = 1.0 if size == 'alto' else 1.12
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


def guard(bore, z, r, height, mat, felt_mat):
    """A key guard in the frame of `bore.on`: a flat ring on three feet, a bridge, and its bumper."""
    outer, wide = r * 0.98, 0.34
    for a in (90, 210, 330):
        c, s = cos(radians(a)), sin(radians(a))
        x = (r + 0.45) * c
        foot = (x, (r + 0.45) * s, -bore.drop(z, x) - 0.08)
        tube([foot, (x, (r + 0.45) * s, height * 0.6), ((outer - 0.1) * c, (outer - 0.1) * s, height + 0.06)], 0.19, mat)
        cylinder(0.46, 0.16, foot, mat=mat, bevel=0.05, segments=24)
    plate(circle(outer, n=72), 0.17, 0.06, (0, 0, height), mat=mat, holes=[circle(outer - wide, n=72)])
    with group((0, 0, height), (0, 0, radians(35))):
        plate(rounded_rect(2 * outer - 0.2, 0.42, 0.05), 0.15, 0.05, (0, 0, 0.01), mat=mat)
    lathe([(0, -0.35), (0.46, -0.35), (0.48, 0.28), (0.4, 0.38), (0, 0.38)], (0, 0, height), mat=mat, segments=32)
    cylinder(0.44, 0.25, (0, 0, height - 0.58), mat=felt_mat, segments=28)


def scrollwork(horn, mat):
    """Engraved tendrils on the bell, thin lines in its surface."""
    k = horn.k

    def on_bell(u, v):
        """u across (degrees from the camera's side), v along (cm below the rim)."""
        z = horn.ferrule + horn.bell_length - v * k
        p = horn.bell_bore.spot(z, -78 + u, 0.008)
        return tuple(p + Vector((horn.bell_x(z), 0, 0)))

    def spiral(u, v, size, hand, turns=1.6, start=0.0):
        out = []
        for i in range(40):
            t = i / 39
            r = size * (1 - t) ** 1.1 + 0.04
            a = start + hand * turns * 2 * pi * t
            z = v + r * sin(a)
            out.append(on_bell(u + degrees_at(z) * r * cos(a), z))
        return out

    def degrees_at(v):
        return 57.3 / horn.bell_bore.radius(horn.ferrule + horn.bell_length - v * k) * k

    # A stem that waves around the bell, a tendril and leaves in each of its bays.
    stem = [(-52 + 100 * t / 60, 6.6 + 1.5 * sin(t / 60 * 4 * pi)) for t in range(61)]
    tube([on_bell(u, v) for u, v in stem], 0.05, mat)
    for i in range(8):
        u = -46 + 12.6 * i
        bay = 1 if i % 2 else -1
        tube(spiral(u, 6.6 + bay * 1.9, 1.15, bay, start=i * 0.9), 0.045, mat)
        tube(spiral(u + 6, 6.6 - bay * 2.7, 0.75, -bay, 1.3, i), 0.04, mat)
        for side in (-1, 1):
            for reach in (0.9, 1.5):
                leaf = [(u + side * 7 * sin(pi * t / 10) * reach / 1.5, 6.6 + bay * 3.1 + bay * reach * (t / 10) * 1.1) for t in range(11)]
                tube([on_bell(a, b) for a, b in leaf], 0.04, mat)


def build(options):
    size = options.get('size', 'alto', list(SCALE))
    color = options.get('lacquer', '#dda63f')
    key_color = options.get('keys', color)
    arms = options.get('arms', 'single', ['single', 'double'])
    engraved = options.get('engraving', False)
    brace = options.get('brace', 'ring', ['ring', 'bar', 'plate'])
    ligature = options.get('ligature', '#d9b45f')
    yaw = options.get('yaw', 17)

    horn = Horn(size)
    k, body = horn.k, horn.body
    brass_body = material(color, 0.16, 1, 0.6, 0.03, name='lacquer')
    brass = material(key_color, 0.12, 1, 0.6, 0.03, name='key lacquer')
    steel = material('#c9c2b2', 0.18, 1, name='rods')
    pearl = material('#f1ece2', 0.16, coat=1, sheen=0.3, name='pearl')
    pad = material('#6b4327', 0.75, name='pad')
    dark_felt = felt('#2a2622')
    black = material('#161617', 0.24, coat=0.5, coat_rough=0.1, name='ebonite')

    # The tube, its bands and its rim.
    path, widths = horn.tube()
    thicken(sweep(path, widths, brass_body, 96), 0.09)
    rim, way = Vector(path[-1]), (Vector(path[-1]) - Vector(path[-4])).normalized()
    torus(widths[-1] - 0.02, 0.17 * k, rim, way.to_track_quat('Z', 'Y').to_euler(), brass_body, 128)
    band(path, widths, 60, 0.62 * k, brass_body, ((-0.45, 0.13), (0, 0.16), (0.45, 0.13)))
    band(path, widths, 108, 0.7 * k, brass_body, ((-0.5, 0.14), (0, 0.2), (0.5, 0.14)))
    if engraved:
        scrollwork(horn, material('#7a5520', 0.55, 0.3, name='engraving'))

    last, direction = neck(horn, size, brass, steel, material('#c39a68', 0.9, name='cork'))
    mouthpiece(last, direction, size, black, material(ligature, 0.16, 1, name='ligature'), material('#dcc27f', 0.6, name='cane'))

    # Main stacks: upper on a rod at the bell's side, lower on one at the camera's left.
    for stack, rail_angle, rail_lift in ((UPPER, STACK + 44, 0.72), (LOWER, STACK - 43, 0.95)):
        hinges = []
        for z, r, touch in stack:
            z, r = z * k, r * k
            with body.on(z, STACK):
                tone_hole(r, 0.3, body.drop(z, r * 0.9), brass_body)
                top = cup(r, 0.62, brass, pad, 0.32)
                if touch:
                    pearl_touch(0.66, top + 0.06, brass, pearl)
            body.arm(z, rail_angle, rail_lift, z, STACK, top - 0.02, 0.19, brass, 0.14)
            hinges.append((z, r * 1.25))
        z0, z1 = (stack[-1][0] - 1.8) * k, (stack[0][0] + 1.5) * k
        middle = [(a[0] + b[0]) / 2 * k for a, b in zip(stack, stack[1:])][1::2]
        body.rail(rail_angle, rail_lift, z0, z1, 0.19, steel, (z0, *middle, z1), brass)
        for z, length in hinges:
            rod(body.spot(z - length / 2, rail_angle, rail_lift), body.spot(z + length / 2, rail_angle, rail_lift), 0.27, brass, bevel=0.05, segments=18)

    # Small pearls of B flat and front F, on their own arms.
    for z, angle, r in ((44.4, STACK + 24, 0.42), (52.6, STACK + 10, 0.4)):
        with body.on(z * k, angle, 0.75):
            pearl_touch(r, 0.1, brass, pearl)
        body.arm(z * k, STACK + 44, 0.72, z * k, angle, 0.8, 0.13, brass, 0.05)

    # G sharp, and the trill cup by the lower stack.
    for z, angle, r, rail_angle in ((33.7, STACK + 26, 1.15, STACK + 70), (34.2, STACK - 28, 0.75, STACK - 62)):
        z, r = z * k, r * k
        with body.on(z, angle):
            tone_hole(r, 0.25, body.drop(z, r * 0.9), brass_body)
            top = cup(r, 0.3, brass, pad, 0.3)
        body.arm(z, rail_angle, 0.7, z, angle, top, 0.17, brass, 0.1)
        body.rail(rail_angle, 0.7, z - 1.9, z + 1.9, 0.18, steel, (z - 1.9, z + 1.9), brass, [(z, 1.6)])

    # Side keys of the right hand: three long rods with cups above and touches below.
    for i, (cup_z, touch_z) in enumerate(((51.2, 34.6), (45.4, 31.2), (39.6, 28.2))):
        angle = STACK - 60 - 13 * i
        z0, z1 = touch_z * k - 1.2, cup_z * k + 0.8
        lift = 0.85 + 0.08 * i
        body.rail(angle, lift, z0, z1, 0.17, steel, (z0, (z0 + z1) / 2, z1), brass, [(z0 + 1.4, 1.6), (z1 - 0.8, 1.2)])
        r = (0.7 + 0.06 * i) * k
        at = STACK - 34 - 7 * i
        with body.on(cup_z * k, at):
            tone_hole(r, 0.2, body.drop(cup_z * k, r * 0.9), brass_body)
            top = cup(r, 0.24, brass, pad, 0.28)
        body.arm(cup_z * k, angle, lift, cup_z * k, at, top, 0.16, brass, 0.12)
        with body.on(touch_z * k, angle - 3, lift + 0.55):
            paddle(0.85, 2.7, 0.32, brass, curve=0.05)
        body.arm(touch_z * k, angle, lift, touch_z * k, angle - 3, lift + 0.6, 0.15, brass, 0)

    # Palm keys and the octave's lever, on the player's side.
    for i, (z, angle) in enumerate(((50.5, 150), (47.2, 166), (43.8, 158))):
        z *= k
        with body.on(z, angle, 0.95, 4 * i):
            paddle(1.0, 2.9, 0.36, brass, curve=-0.16)
        rod(body.spot(z + 1.2, angle, 0.95), body.spot(z + 3.6, angle - 26, 0.75), 0.16, brass)
        with body.on(z + 3.6, angle - 60):
            tone_hole(0.8 * k, 0.2, 0.4, brass_body)
            cup(0.8 * k, 0.24, brass, pad, 0.28)
        body.rail(angle - 28, 0.72, z + 1.4, z + 4.6, 0.16, steel, (z + 1.4, z + 4.6), brass, [(z + 3, 1.6)])
    with body.on(40.4 * k, 188, 0.55):
        lathe([(0, -0.5), (0.4, -0.5), (0.45, 0), (0.8, 0.05), (0.82, 0.22), (0, 0.28)], mat=black, segments=36)
        paddle(0.9, 2.0, 0.28, brass, (0, 1.9, 0), curve=0.12)
    body.rail(172, 0.65, 40 * k, 53 * k, 0.16, steel, (40 * k, 46.5 * k, 53 * k), brass)
    tube([body.spot(53 * k, 172, 0.65), body.spot(54.5 * k, 176, 0.7), (-1.72 * k, 0, horn.top + 2.2 * k)], 0.15, brass)

    # Thumb hook and strap ring.
    z = 25.5 * k
    tube([body.spot(z, 180, -0.05), body.spot(z + 0.3, 180, 1.0), body.spot(z - 0.6, 180, 1.75), body.spot(z - 1.9, 180, 1.7)], 0.27, brass)
    with body.on(z + 0.2, 180):
        plate(rounded_rect(1.3, 2.6, 0.5), 0.2, 0.06, (0, 0, -0.08), mat=brass)
    z = 33.5 * k
    torus(0.62, 0.15, body.spot(z, 180, 0.72), (pi / 2, 0, 0), brass, 40, 12)

    # Left little finger's table, with its rods down to the bell.
    with body.on(33.0 * k, 2, 1.55):
        paddle(1.9, 1.5, 0.3, brass, (0.2, 2.2, 0))
        paddle(1.0, 1.9, 0.3, brass, (-0.5, 0.3, -0.05))
        paddle(1.1, 1.9, 0.3, brass, (0.65, 0.3, -0.05))
        paddle(2.2, 1.0, 0.3, brass, (0.1, -1.4, -0.1))
        rod((-0.95, -0.78, 0.2), (1.1, -0.78, 0.2), 0.17, pearl, bevel=0.05)
    for angle, z0, lift in ((12, 13.5, 0.9), (-2, 15.5, 1.0), (-16, 20.5, 1.0)):
        z0, z1 = z0 * k, 32.2 * k
        body.rail(angle, lift, z0, z1, 0.17, steel, (z0, z0 + (z1 - z0) * 0.45, z1), brass, [(z0 + 1.2, 1.8)])
        rod(body.spot(z1 - 0.6, angle, lift), body.spot(z1 + 0.4, 2, 1.6), 0.15, brass)

    # Low keys: E flat on the body, C on the bow, B and B flat on the bell, C sharp at its far side.
    z, r = 12.6 * k, 1.55 * k
    eb = STACK - 24
    with body.on(z, eb):
        tone_hole(r, 0.3, body.drop(z, r * 0.9), brass_body)
        top = cup(r, 0.34, brass, pad, 0.32)
        guard(body, z, r, 1.55, brass, dark_felt)
    body.rail(eb - 48, 0.9, z - 2.4, z + 4.2, 0.19, steel, (z - 2.4, z + 2.0, z + 4.2), brass, [(z - 0.2, 2.0), (z + 3.0, 1.4)])
    body.arm(z, eb - 48, 0.9, z, eb, top, 0.2, brass, 0.1)
    with body.on(16.0 * k, eb - 16, 1.15):
        paddle(2.0, 0.95, 0.32, brass, (0, 0.55, 0))
        paddle(2.0, 0.95, 0.32, brass, (0, -0.6, -0.05))
        for y in (0.04, -0.12):
            rod((-0.8, y, 0.18), (0.8, y, 0.18), 0.13, pearl, bevel=0.04)
    body.arm(16.0 * k, eb - 48, 0.9, 16.0 * k, eb - 16, 1.2, 0.17, brass, 0)

    def large_key(bore, centre, z, r, reach):
        """A guarded key whose arm, single or double, comes from `reach`."""
        with group(centre):
            with bore.on(z, -90):
                tone_hole(r, 0.35, bore.drop(z, r * 0.9), brass_body)
                top = cup(r, 0.72, brass, pad, 0.36, 0.12)
                guard(bore, z, r, 2.05, brass, dark_felt)
        tip = Vector(centre) + bore.spot(z, -90, top)
        for side in (-1, 1) if arms == 'double' else (0,):
            end = tip + Vector((0, -0.02, side * r * 0.52))
            begin = Vector(reach) + Vector((0, 0, side * 0.55))
            bend = end.lerp(begin, 0.45) + Vector((0, -0.35, 0))
            tube([begin, bend, end, end + Vector((r * 0.35, 0.03, 0))], 0.2, brass)
        if arms == 'double':
            rod(tip + Vector((0, 0, -r * 0.52)), tip + Vector((0, 0, r * 0.52)), 0.17, brass)

    bow_bore = Bore(lambda _: widths[84])
    centre = Vector(path[84])
    large_key(bow_bore, centre, 0.0, 2.2 * k, body.spot(z - 1.4, eb - 40, 0.9))
    bell = horn.bell_bore
    for z, r, from_z, from_angle in ((15.6, 2.36, 16.6, -2), (22.7, 2.46, 21.8, -16)):
        large_key(bell, (horn.bell_x(z * k), 0, 0), z * k, r * k, body.spot(from_z * k, from_angle, 0.98))
    with group((horn.bell_x(12 * k), 0, 0)):
        with bell.on(12 * k, 38):
            tone_hole(1.9 * k, 0.3, 0.8, brass_body)
            cup(1.9 * k, 0.34, brass, pad, 0.34)
            guard(bell, 12 * k, 1.9 * k, 1.6, brass, dark_felt)

    # Brace between body and bell.
    z = 28.6 * k
    left, right = body.radius(z), horn.bell_x(z) - bell.radius(z)
    middle, half = (left + right) / 2, (right - left) / 2
    with group((0, 0.9 * k, z)):
        for x, a in ((left, 1), (right, -1)):
            box((0.3, 1.3, 2.4), (x - a * 0.02, -0.6, 0), 0.12, brass)
        if brace == 'ring':
            torus(half * 0.62, 0.24, (middle, 0, 0), (pi / 2, 0, 0), brass, 56, 14)
            for x, a in ((left, 1), (right, -1)):
                rod((x - a * 0.1, -0.3, 0), (x + a * half * 0.42, 0, 0), 0.3, brass)
        elif brace == 'bar':
            for z in (-0.7, 0.7):
                rod((left - 0.1, -0.3, z), (right + 0.1, -0.3, z), 0.26, brass)
            sphere(0.55, (middle, -0.3, 0.7), brass)
            sphere(0.55, (middle, -0.3, -0.7), brass)
        else:
            hole = circle(half * 0.36, 0, 0, 40)
            with group((middle, 0, 0), (pi / 2, 0, 0)):
                plate(smooth_outline([(-half, 0.9), (0, half * 0.72), (half, 0.9), (half, -0.9), (0, -half * 0.72), (-half, -0.9)], 10, sharp=(0, 2, 3, 5)), 0.3, 0.12, mat=brass, holes=[hole])
    return standing(yaw=yaw, pitch=13, fill=0.9)
