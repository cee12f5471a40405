"""Alto and tenor saxophones. The bell is at +x; the camera sees the side of the low keys' guards."""

import numpy as np

from families.saxophone_parts import *
from families.woodwind_parts import *
from studio.kit import *

# The alto's measures. A tenor's tube is `LENGTH` times as long and `WIDTH` times as wide; its rods and touches
# are for the same fingers.
TOP, FERRULE, SPREAD = 53.6, 9.4, 10.6
BODY_RADII = (1.3, 2.98)
BELL = [(0, 3.5), (7, 3.56), (13, 3.76), (17.5, 4.04), (21, 4.44), (23.4, 4.92), (25.2, 5.46), (26.4, 5.96), (27.2, 6.36)]
LENGTH = {'alto': 1.0, 'tenor': 1.29}
WIDTH = {'alto': 1.0, 'tenor': 1.22}
STACK = -58  # the angle of the main tone holes; bell is at 0, the player at 180
UPPER = [(50.4, 0.8, 0), (47.5, 1.02, 1), (44.5, 0.92, 0), (41.5, 1.2, 1), (37.6, 1.38, 1)]
LOWER = [(30.6, 1.5, 0), (26.7, 1.64, 1), (22.4, 1.74, 1), (17.8, 1.84, 1)]


class Horn:
    def __init__(self, size):
        k, w = self.k, self.w = LENGTH[size], WIDTH[size]
        self.top, self.ferrule, self.spread = TOP * k, FERRULE * w, SPREAD * w
        r0, r1 = BODY_RADII[0] * (1 + w) / 2, BODY_RADII[1] * w
        self.body = Bore(lambda z: r1 + (r0 - r1) * min(max((z - self.ferrule) / (self.top - self.ferrule), -0.1), 1))
        profile = np.array(smooth_outline([(s * w, r * w) for s, r in BELL], 8, closed=False))
        self.bell_length = profile[-1, 0]
        self.bell_bore = Bore(lambda z: float(np.interp(z - self.ferrule, profile[:, 0], profile[:, 1])))

    def bell_x(self, z):
        """The bell leans away from the body."""
        t = (z - self.ferrule) / self.bell_length
        return self.spread + 2.3 * self.w * t * t

    def tube(self):
        """Points and radii of the whole tube, from the neck's socket to the rim."""
        path, widths = [], []
        for i in range(60):
            z = self.top + (self.ferrule - self.top) * i / 60
            path.append((0, 0, z))
            widths.append(self.body.radius(z))
        bend = self.spread / 2
        low, high = self.body.radius(self.ferrule), BELL[0][1] * self.w
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
    k, z = horn.w, horn.top
    if size == 'alto':
        points = [(0, 0, z - 1), (0, 0, z + 2.2), (-0.6, 0, z + 4.2), (-2.6, 0, z + 6.3), (-6.0, 0, z + 7.2), (-9.8, 0, z + 6.8), (-13.2, 0, z + 5.8)]
        stops = [(0, 1.22), (0.2, 1.18), (1, 0.66)]
        path = smooth_path(points, 12)
    else:
        # A swan's neck: back at once, hollow, then up over the hump and down to the cork.
        points = [(0, z - 1.4), (0, z + 1.2), (0, z + 3.0), (-0.4, z + 5.7), (-3.1, z + 6.9), (-5.7, z + 7.7), (-8.0, z + 9.5), (-10.7, z + 11.5), (-14.0, z + 11.9),
                  (-17.2, z + 10.5), (-20.0, z + 8.8), (-21.8, z + 7.6)]
        stops = [(0, 1.36), (0.2, 1.34), (1, 0.72)]
        path = [(x, 0, v) for x, v in bspline(points, 8, closed=False)]
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


def build(options):
    size = options.get('size', 'alto', list(LENGTH))
    color = options.get('lacquer', '#dda63f')
    key_color = options.get('keys', color)
    arms = options.get('arms', 'single', ['single', 'double'])
    engraved = options.get('engraving', False)
    brace = options.get('brace', 'ring', ['ring', 'bar', 'plate'])
    guard = GUARDS[options.get('guards', 'ring', list(GUARDS))]
    ligature = options.get('ligature', '#d9b45f')
    with_mouthpiece = options.get('mouthpiece', True)
    yaw = options.get('yaw', 17)

    horn = Horn(size)
    k, w, body = horn.k, horn.w, horn.body
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
    torus(widths[-1] - 0.02, 0.17 * w, rim, way.to_track_quat('Z', 'Y').to_euler(), brass_body, 128)
    band(path, widths, 60, 0.62 * w, brass_body, ((-0.45, 0.13), (0, 0.16), (0.45, 0.13)))
    band(path, widths, 108, 0.7 * w, brass_body, ((-0.5, 0.14), (0, 0.2), (0.5, 0.14)))
    if engraved:
        engraving(path[108:], widths[108:], -78, w, material('#7a5520', 0.55, 0.3, name='engraving'))

    last, direction = neck(horn, size, brass, steel, material('#c39a68', 0.9, name='cork'))
    if with_mouthpiece:
        mouthpiece(last, direction, 1.0 if size == 'alto' else 1.12, black, material(ligature, 0.16, 1, name='ligature'), material('#dcc27f', 0.6, name='cane'))

    # Main stacks: upper on a rod at the bell's side, lower on one at the camera's left.
    for stack, rail_angle, rail_lift in ((UPPER, STACK + 44, 0.72), (LOWER, STACK - 43, 0.95)):
        hinges = []
        for z, r, touch in stack:
            z, r = z * k, r * w
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
        z, r = z * k, r * w
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
        r = (0.7 + 0.06 * i) * w
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
            tone_hole(0.8 * w, 0.2, 0.4, brass_body)
            cup(0.8 * w, 0.24, brass, pad, 0.28)
        body.rail(angle - 28, 0.72, z + 1.4, z + 4.6, 0.16, steel, (z + 1.4, z + 4.6), brass, [(z + 3, 1.6)])
    with body.on(40.4 * k, 188, 0.55):
        lathe([(0, -0.5), (0.4, -0.5), (0.45, 0), (0.8, 0.05), (0.82, 0.22), (0, 0.28)], mat=black, segments=36)
        paddle(0.9, 2.0, 0.28, brass, (0, 1.9, 0), curve=0.12)
    body.rail(172, 0.65, 40 * k, 53 * k, 0.16, steel, (40 * k, 46.5 * k, 53 * k), brass)
    tube([body.spot(53 * k, 172, 0.65), body.spot(54.5 * k, 176, 0.7), (-1.72 * w, 0, horn.top + 2.2 * w)], 0.15, brass)

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
    z, r = 12.6 * k, 1.55 * w
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
    large_key(bow_bore, centre, 0.0, 2.2 * w, body.spot(z - 1.4, eb - 40, 0.9))
    bell = horn.bell_bore
    for z, r, from_z, from_angle in ((15.6, 2.36, 16.6, -2), (22.7, 2.46, 21.8, -16)):
        large_key(bell, (horn.bell_x(z * k), 0, 0), z * k, r * w, body.spot(from_z * k, from_angle, 0.98))
    with group((horn.bell_x(12 * k), 0, 0)):
        with bell.on(12 * k, 38):
            tone_hole(1.9 * w, 0.3, 0.8, brass_body)
            cup(1.9 * w, 0.34, brass, pad, 0.34)
            guard(bell, 12 * k, 1.9 * w, 1.6, brass, dark_felt)

    # Brace between body and bell.
    z = 28.6 * k
    left, right = body.radius(z), horn.bell_x(z) - bell.radius(z)
    middle, half = (left + right) / 2, (right - left) / 2
    with group((0, 0.9 * w, z)):
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
