"""A single bass drum pedal, seen from the player's side: heel towards -y, the drum beyond."""

from studio.kit import *

AXLE = (11.0, 17.0)  # y, z
SIDE = (pi / 2, 0, pi / 2)  # lays an outline of (y, z) across x


def spring(x, y, low, high, r, wire, turns, mat):
    count = turns * 14
    points = []
    for i in range(count + 1):
        a, t = 2 * pi * turns * i / count, i / count
        points.append((x + r * cos(a), y + r * sin(a), low + (high - low) * t))
    tube(points, wire, mat, straight=True)


def chain(points, x, metal):
    """Links along a path of (y, z), spread evenly."""
    path = [Vector((0, *p)) for p in points]
    lengths = [0]
    for a, b in zip(path, path[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    count = round(lengths[-1] / 0.62)

    def at(s):
        for (sa, a), (sb, b) in zip(zip(lengths, path), list(zip(lengths, path))[1:]):
            if sa <= s <= sb:
                return a + (b - a) * ((s - sa) / max(sb - sa, 1e-6))
        return path[-1]

    pins = [at(lengths[-1] * i / count) for i in range(count + 1)]
    for i, pin in enumerate(pins):
        rod((x - 0.42, pin.y, pin.z), (x + 0.42, pin.y, pin.z), 0.13, metal, segments=12)
        cylinder(0.2, 0.44, (x - 0.22, pin.y, pin.z), (0, pi / 2, 0), metal, 0.04, 16)
    link = moved(rounded_rect(0.92, 0.42, 0.2, n=4), 0, 0)
    for i, (a, b) in enumerate(zip(pins, pins[1:])):
        angle = math.atan2(b.z - a.z, b.y - a.y)
        out = 0.36 if i % 2 else 0.27
        for side in (-out - 0.035, out - 0.035):
            with group(((a.x + b.x) / 2 + x + side, (a.y + b.y) / 2, (a.z + b.z) / 2), (angle, 0, 0)):
                plate(link, 0.07, 0.02, (0, 0, 0), SIDE, metal, segments=1)


def footboard(length, board, dark, metal):
    """Along y from its hinge, the tread at z = 0."""
    half = [(0, 0), (3.4, 0), (4.3, 2.2), (4.55, 6), (4.5, 12), (4.2, 17), (3.4, length - 1.4), (2.4, length - 0.3), (0, length)]
    outline = smooth_outline(half + [(-x, y) for x, y in half[-2:0:-1]], 6, sharp=(0, 1, len(half) * 2 - 3))
    # Slots in the pattern of a scaled skin.
    holes = []
    for row in range(6):
        for column in range(-2 + row % 2, 3):
            x, y = (column - (0.5 if row % 2 else 0)) * 1.5, 5.4 + row * 1.75
            holes.append([(x, y - 0.62), (x + 0.42, y), (x, y + 0.62), (x - 0.42, y)])
    plate(outline, 0.75, 0.2, (0, 0, -0.75), (0, 0, 0), board, [round_corners(h, 0.16, 3) for h in holes])
    plate(inset(outline, 0.7), 0.2, 0.05, (0, 0, -1.05), mat=dark)
    for y in (2.2, 3.2, 16.4, 17.4):
        box((6.2, 0.42, 0.3), (0, y, 0.02), 0.13, board)
    box((3.4, 1.8, 1.3), (0, length - 1.0, 0.3), 0.3, metal)
    box((9.2, 0.9, 0.9), (0, -0.1, -0.4), 0.3, board)


def build(options):
    base_color = options.get('baseColor', '#1d1d1f')
    drive = options.get('drive', 'double chain', ['double chain', 'single chain'])
    under = options.get('coil', True)
    cam_kind = options.get('cam', 'offset', ['offset', 'round'])

    metal, board = chrome(), satin_metal('#c4c5c6', 0.26)
    cast = satin_metal('#8f9092', 0.34)
    base, dark, steel = material(base_color, 0.42, 0.3, name='base'), rubber('#1a1a1b'), material('#b9b9b6', 0.22, 1, name='steel')
    cy, cz = AXLE

    # Base: a stiff plate, waisted, with the hoop clamp at its far end.
    half = [(0, -16), (5.2, -16), (5.5, -15.4), (5.5, -9), (4.6, -4), (4.6, 5), (6.3, 8.4), (6.3, 14.4), (4.2, 15.6), (3.4, 19.4), (0, 19.4)]
    outline = smooth_outline(half + [(-x, y) for x, y in half[-2:0:-1]], 5, sharp=tuple(range(len(half) * 2)))
    plate(outline, 0.6, 0.15, (0, 0, 0.15), mat=base)
    plate(inset(outline, 0.5), 0.2, 0.05, mat=dark)
    for side in (-1, 1):
        for y in (-14, -10):
            screw((side * 4.7, y, 0.75), 0.32, steel)
        # Spurs that dig into the carpet.
        rod((side * 5.4, 13.4, 0.3), (side * 5.4, 13.4, 2.6), 0.34, steel, 0.08)
        cylinder(0.62, 0.5, (side * 5.4, 13.4, 1.0), mat=steel, bevel=0.1, segments=6)
    box((6.0, 3.0, 1.6), (0, 15.6, 1.4), 0.4, cast)
    box((5.2, 4.6, 1.1), (0, 17.6, 4.2), 0.35, cast)
    box((4.6, 3.4, 0.35), (0, 18.0, 3.55), 0.1, dark)
    box((4.6, 3.4, 0.35), (0, 17.8, 0.9), 0.1, dark)
    rod((0, 15.6, 1.5), (0, 15.6, 6.4), 0.4, steel)
    box((3.4, 0.8, 1.2), (0, 15.6, 6.2), 0.3, metal)

    # Heel and footboard.
    box((9.4, 6.6, 1.3), (0, -12.2, 1.4), 0.4, board)
    for x in (-2.4, 0, 2.4):
        box((0.5, 4.6, 0.24), (x, -12.2, 2.05), 0.1, dark)
    rod((-5.0, -8.4, 2.0), (5.0, -8.4, 2.0), 0.5, steel, 0.1)
    length, tilt = 22.4, radians(13.2)
    with group((0, -8.1, 2.5), (tilt, 0, 0)):
        footboard(length, board, dark, cast)
    toe = (-8.1 + (length - 0.6) * cos(tilt), 2.5 + (length - 0.6) * sin(tilt) + 0.5)
    if under:
        low = 2.5 + 10 * sin(tilt) - 0.9
        spring(0, 2.0, 0.9, low - 0.2, 1.15, 0.17, 5, steel)
        cylinder(1.5, 0.5, (0, 2.0, 0.7), mat=cast, bevel=0.1, segments=40)

    # Posts with their bearings, and the axle.
    column = smooth_outline([(cy - 3.6, 0.7), (cy - 2.3, 3), (cy - 1.5, 8), (cy - 1.25, cz), (cy + 1.25, cz), (cy + 1.5, 8), (cy + 2.3, 3), (cy + 3.6, 0.7)], 5, sharp=(0, 7, 3, 4))
    window = smooth_outline([(cy - 0.9, 4), (cy - 0.55, 9), (cy - 0.45, 13.6), (cy + 0.45, 13.6), (cy + 0.55, 9), (cy + 0.9, 4)], 4)
    for x in (-5.7, 4.3):
        plate(column, 1.4, 0.35, (x, 0, 0), SIDE, cast, [window])
        box((2.0, 8.2, 0.9), (x + 0.7, cy, 1.1), 0.3, cast)
    for x in (-5.0, 5.0):
        cylinder(1.75, 2.2, (x - 1.1, cy, cz), (0, pi / 2, 0), cast, 0.35)
        torus(1.1, 0.16, (x + (1.1 if x > 0 else -1.1), cy, cz), (0, pi / 2, 0), steel, 48)
    cylinder(0.62, 15.2, (-6.9, cy, cz), (0, pi / 2, 0), steel, 0.12, 6)

    # The cam with its chain; at its front, so that the board's fall throws the beater forward.
    shift = 0.75 if cam_kind == 'offset' else 0.0
    wheel = [(cy + shift * 0.4 + 2.5 * cos(a) * (1.12 if cos(a) > 0 and shift else 1), cz + shift * 0.5 + 2.5 * sin(a)) for a in (2 * pi * i / 64 for i in range(64))]
    plate(wheel, 1.9, 0.2, (-0.95, 0, 0), SIDE, cast)
    cheek = inset(wheel, -0.42)
    for x in (-1.2, 0.95):
        plate(cheek, 0.25, 0.08, (x, 0, 0), SIDE, base)
    for x in (-1.25, 1.2):
        screw((x if x > 0 else x, cy + 1.3, cz + 1.2), 0.35, steel, (0, pi / 2 if x > 0 else -pi / 2, 0))
    box((3.0, 1.7, 2.2), (0, cy - 1.2, cz + 0.6), 0.4, cast, (radians(40), 0, 0))
    around = [(cy + shift * 0.4 + 2.78 * cos(a) * (1.12 if shift and cos(a) > 0 else 1), cz + shift * 0.5 + 2.78 * sin(a)) for a in (radians(105 - i * 6) for i in range(19))]
    path = around + [(toe[0] + 0.25, toe[1] - 0.2)]
    for x in ((-0.5, 0.5) if drive == 'double chain' else (0,)):
        chain(path, x, steel)

    # The beater, at rest.
    rest = radians(42)
    with group((0, cy, cz), (rest, 0, 0)):
        cylinder(1.35, 2.6, (1.3, 0, 1.1), (0, -pi / 2, 0), cast, 0.3, 40)
        rod((0, 0.9, 1.1), (0, 2.2, 1.1), 0.42, steel, 0.1)
        box((0.7, 0.7, 0.7), (0, 2.3, 1.1), 0.12, steel)
        rod((0, 0, -1.6), (0, 0, 18.5), 0.42, metal, 0.12)
        cylinder(0.95, 1.5, (0, 0, 8.2), mat=steel, bevel=0.25, segments=40)
        with group((0, 0, 18.4), (-pi / 2, 0, 0)):
            lathe([(0, -2.5), (1.7, -2.5), (2.15, -2.2), (2.2, -0.6), (2.3, -0.3), (2.3, 0.2), (0, 0.2)], mat=material('#1c1c1e', 0.35), segments=80, angle=40)
            lathe([(0, 0.2), (2.35, 0.2), (2.5, 0.6), (2.5, 1.9), (2.2, 2.6), (1.4, 2.95), (0, 3.05)], mat=felt('#d8d1c2'), segments=80, angle=60)
            cylinder(0.8, 0.3, (0, 0, -2.7), mat=steel, bevel=0.1, segments=40)

    # Return spring outside the right post, with its rocker and adjusting nuts.
    x = 7.7
    with group((x, cy, cz), (radians(-14), 0, 0)):
        plate(smooth_outline([(-3.3, -0.6), (-3.3, 0.6), (-1.2, 1.1), (0.2, 1.35), (1.35, 0), (0.2, -1.35), (-1.2, -1.1)], 5), 0.9, 0.25, (-0.6, 0, 0), SIDE, cast)
        rod((-0.9, -2.7, 0), (0.9, -2.7, 0), 0.35, steel, 0.08)
    hook_y, hook_z = cy - 2.7 * cos(radians(14)), cz + 2.7 * sin(radians(14))
    rod((x, hook_y, hook_z), (x, hook_y, hook_z - 2.2), 0.2, steel)
    spring(x, hook_y, 7.6, hook_z - 1.9, 0.72, 0.15, 13, steel)
    rod((x, hook_y, 3.2), (x, hook_y, 8.0), 0.3, steel, 0.06)
    cylinder(0.75, 0.8, (x, hook_y, 5.4), mat=steel, bevel=0.12, segments=6)
    cylinder(0.85, 1.1, (x, hook_y, 3.3), mat=metal, bevel=0.2, segments=32)
    box((3.4, 1.9, 0.9), (x - 1.2, hook_y, 4.9), 0.3, cast)
    return standing(yaw=38, pitch=24, fill=0.89)
