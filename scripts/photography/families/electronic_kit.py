"""Electronic drum kits on a rack, seen from behind the player, who sits towards -y.

What needs a stand that is sold separately lies on the floor.
"""

from families.drum_parts import *
from studio.kit import *

# The rack from above: outer left, inner left, inner right, outer right.
POSTS = [(-55, -6), (-31, 30), (31, 30), (57, -6)]
HEADS = {'white': '#e6e5e0', 'grey': '#55585c', 'black': '#232324'}


def mesh_skin(name):
    mat = material(HEADS[name], 0.7, spec=0.3, sheen=0.3, name='mesh head')
    k = Nodes(mat)
    k.bump(k.noise(k.coordinates(), Scale=16, Detail=2), 0.25, 0.03)
    return mat


def ridged(color='#1f1f21', rough=0.46, rings=1.9):
    """Rubber of electronic cymbals, moulded with rings like a lathed one."""
    mat = material(color, rough, spec=0.4, name='ridged rubber')
    k = Nodes(mat)
    flat = k.node('VectorMath', operation='MULTIPLY')
    flat.inputs[1].default_value = (1, 1, 0)
    k.link(k.coordinates(), flat.inputs[0])
    away = k.node('VectorMath', operation='LENGTH')
    k.link(flat.outputs[0], away.inputs[0])
    wave = k.math('SINE', k.math('MULTIPLY', away.outputs['Value'], 2 * pi * rings))
    k.bump(wave, 0.6, 0.0012)
    return mat


def joint(x, y, z, dark, size=2.6, turn=0.0):
    """A moulded clamp around a tube, with its wing screw."""
    box((size * 2, size * 2, size * 2.4), (x, y, z), size * 0.45, dark, (0, 0, turn))
    with group((x, y, z), (0, 0, turn)):
        rod((0, -size, 0), (0, -size - 1.6, 0), 0.4, chrome())
        box((2.2, 0.6, 0.9), (0, -size - 1.7, 0), 0.25, dark)


def rack(height, tube_r, metal, dark, feet):
    for x, y in POSTS:
        rod((x, y, 2), (x, y, height + 4), tube_r, metal, 0.2)
        joint(x, y, height, dark, tube_r + 0.9, 0.6 if x < 0 else -0.6)
        if feet == 'bars':
            lean = 0.5 if x < 0 else -0.5
            with group((x, y, 0), (0, 0, lean)):
                tube([(0, -17, 1.6), (0, -12, 3.0), (0, 0, 5.2), (0, 12, 3.0), (0, 17, 1.6)], tube_r * 0.8, metal)
                for v in (-17, 17):
                    cylinder(tube_r * 1.15, 3.0, (0, v, 0), mat=dark, bevel=0.5, segments=32)
                box((tube_r * 3, tube_r * 3, 5), (0, 0, 5.6), 0.6, dark)
        elif feet == 'damped':
            cylinder(5.6, 1.6, (x, y, 0), mat=dark, bevel=0.5)
            cylinder(4.0, 2.0, (x, y, 1.5), mat=material('#4a4d52', 0.7), bevel=0.7)
            cylinder(tube_r * 1.5, 3.0, (x, y, 3), mat=dark, bevel=0.4, segments=32)
        else:
            cylinder(tube_r * 1.6, 4, (x, y, 0), mat=dark, bevel=0.7, segments=32)
    for (ax, ay), (bx, by) in zip(POSTS, POSTS[1:]):
        rod((ax, ay, height), (bx, by, height), tube_r, metal)


def on_rail(rail, t, height):
    (ax, ay), (bx, by) = POSTS[rail], POSTS[rail + 1]
    return ax + (bx - ax) * t, ay + (by - ay) * t, height


def arm(start, end, metal, dark, tube_r):
    """From a clamp on the rack to the underside of a pad."""
    x, y, z = start
    turn = math.atan2(end[1] - y, end[0] - x) + pi / 2
    joint(x, y, z, dark, tube_r + 0.7, turn)
    tube([(x, y, z + 1), (x, y, z + 2.4), (x + (end[0] - x) * 0.3, y + (end[1] - y) * 0.3, z + 3.2), (end[0], end[1], end[2] - 5.5), (end[0], end[1], end[2] - 1)],
         0.62, metal)
    sphere(1.5, (end[0], end[1], end[2] - 1.2), dark)


def cable(points):
    tube(points, 0.28, plastic('#161617', 0.55))


def mesh_pad(inches, depth, head, rim, dark, metal, lugs=None, shell=None):
    """About its rim: the head's surface is z = 0."""
    r = inches / 2 * INCH
    lathe([(0, -0.5), (r - 0.4, -0.5), (r + 0.1, -0.7)], mat=head, segments=128)
    lathe([(r - 0.1, -1), (r, -0.1), (r + 0.15, 0.35), (r + 0.5, 0.55), (r + 0.95, 0.4), (r + 1.1, -0.1), (r + 1.15, -1.2), (r + 1.55, -1.5), (r + 1.6, -2.1),
           (r + 1.4, -2.3), (r + 0.3, -2.3)], mat=rim, segments=128, angle=40)
    lathe([(r + 0.4, -2.0), (r + 0.35, -depth + 0.8), (r - 0.3, -depth), (r * 0.5, -depth - 0.5), (r * 0.3, -depth - 1.2), (0, -depth - 1.2)], mat=shell or dark,
          segments=128, angle=40)
    for x, y, a in ring_of(lugs or (6 if inches < 12 else 8), r + 1.3, 0.3):
        rod((x, y, -depth * 0.6), (x, y, -1.4), 0.27, metal, segments=16)
        cylinder(0.5, 0.3, (x, y, -1.55), mat=metal, bevel=0.08, segments=24)
        box((0.55, 0.55, 0.9), (x, y, -0.9), 0.1, metal, (0, 0, a), segments=3)
        box((1.2, 1.4, 2.4), (x, y, -depth * 0.6), 0.35, dark, (0, 0, a))


def rubber_pad(inches, dark, rubber_):
    """A dish with a rubber face and a raised edge."""
    r = inches / 2 * INCH
    lathe([(0, -0.35), (r - 2.2, -0.35), (r - 1.9, -0.55), (r - 1.6, -0.35), (r - 1.3, 0.1), (r - 0.5, 0.12), (r, -0.3), (r + 0.1, -1.0)], mat=rubber_, segments=128,
          angle=40)
    lathe([(r + 0.1, -1.0), (r + 0.05, -1.15), (r + 0.35, -1.25), (r + 0.3, -2.0), (r - 0.8, -3.3), (r * 0.55, -3.9), (r * 0.3, -4.6), (0, -4.6)], mat=dark,
          segments=128, angle=40)


def electronic_cymbal(kind, inches, metal, dark):
    """About its hole, which is at z = 0."""
    r = inches / 2 * INCH
    if kind == 'rubber':  # thick, gently domed, with a bow and a bell
        with group((0, 0, -2.0)):
            lathe([(0.5, 2.0), (1.6, 2.0), (3.2, 1.75), (3.9, 1.3), (4.3, 1.15), (r * 0.7, 0.75), (r - 0.7, 0.15), (r - 0.15, -0.15), (r, -0.55), (r - 0.2, -0.9),
                   (r - 1.4, -0.9), (r * 0.5, -0.5), (2.5, -1.2), (0.5, -1.2)], mat=ridged(), segments=160, angle=45)
            lathe([(r - 1.9, 0.42), (r - 1.7, 0.44), (r - 1.5, 0.32)], mat=dark, segments=160)
    elif kind == 'thin':
        bow, rise = r * 0.07, r * 0.08
        with group((0, 0, -bow - rise)):
            lathe(cymbal_profile(r, bow, r * 0.21, rise, 0.35), mat=ridged('#262629', 0.4, 2.6), segments=200, angle=50)
    else:  # 'open': a rim and a hub, with a net between
        with group((0, 0, -1.9)):
            rubber_ = material('#222224', 0.5, name='rubber')
            rows = [(4.0 + (r - 5.4) * i / 7, 1.1 * (1 - (i / 7) ** 1.6)) for i in range(8)]
            vertices, faces, n = [], [], 44
            for i, (radius, z) in enumerate(rows):
                for j in range(n):
                    a = 2 * pi * (j + i * 0.5) / n
                    vertices.append((radius * cos(a), radius * sin(a), z))
            for i in range(len(rows) - 1):
                for j in range(n):
                    a, b, c, d = i * n + j, i * n + (j + 1) % n, (i + 1) * n + j, (i + 1) * n + (j - 1) % n
                    faces += [(a, b, c), (a, c, d)]
            wireframe(mesh(vertices, faces, mat=rubber_), 0.4)
            lathe([(0.5, 1.9), (1.8, 1.85), (3.3, 1.5), (4.2, 1.15), (4.3, 0.8), (2.5, 0.4), (0.5, 0.4)], mat=rubber_, segments=96, angle=50)
            lathe([(r - 1.7, 0.1), (r - 1.5, 0.25), (r - 0.5, 0.05), (r, -0.25), (r - 0.1, -0.6), (r - 1.5, -0.4), (r - 1.7, 0.1)], mat=rubber_, segments=160, angle=60)
    cylinder(1.5, 0.9, (0, 0, -0.05), mat=dark, bevel=0.3, segments=32)
    cylinder(0.7, 1.2, (0, 0, 0.8), mat=metal, bevel=0.2, segments=24)
    box((2.6, 0.5, 0.8), (0, 0, 1.5), 0.22, metal)
    cylinder(1.3, 1.5, (0, 0, -4.0), mat=dark, bevel=0.3, segments=32)


def cymbal_arm(base, top, tip, tilt, kind, inches, metal, dark, tube_r):
    x, y, z = base
    joint(x, y, z, dark, tube_r + 0.7, 0.3)
    rod((x, y, z), (x, y, top), tube_r * 0.75, metal, 0.15)
    end = Vector(tip)
    away = (end - Vector((x, y, top))).normalized()
    cylinder(1.6, 2.8, (x, y + 1.4, top), (pi / 2, 0, 0), dark, 0.4, 32)
    rod(Vector((x, y, top)) - away * 7, end, 0.6, metal, 0.12)
    with group(tip, tilt):
        rod((0, 0, -0.6), (0, 0, 4), 0.4, metal)
        with group((0, 0, 3.6)):
            electronic_cymbal(kind, inches, metal, dark)
    cable([(tip[0] + 1.2, tip[1] + 0.6, tip[2]), (tip[0] + (x - tip[0]) * 0.4, tip[1] + 2, tip[2] - 6), (x + 1.4, y + 0.8, top - 8), (x + 1.3, y + 0.8, z + 8), (x + 2, y, z + 1)])


def hi_hat_pedal(x, y, turn, dark, metal):
    with group((x, y, 0), (0, 0, turn)):
        box((10, 31, 2.2), (0, 0, 1.2), 0.7, dark)
        with group((0, -13, 2.6), (radians(9), 0, 0)):
            box((8.6, 27, 1.4), (0, 13, 0.4), 0.5, material('#2b2b2d', 0.4))
            for i in range(8):
                box((6.6, 0.7, 0.3), (0, 6 + i * 2.5, 1.1), 0.1, dark, segments=2)
        box((9.6, 6, 5.4), (0, 13.6, 3.4), 0.9, dark)


def kick_pad(kind, x, y, dark, metal, head):
    """At (x, y) the face that the beater strikes."""
    if kind == 'pedal':  # a pedal that is a trigger itself
        with group((x, y - 12, 0)):
            box((13, 34, 1.2), (0, 0, 0.7), 0.4, dark)
            with group((0, -15, 1.8), (radians(15), 0, 0)):
                box((9.4, 27, 1.2), (0, 13.2, 0.3), 0.45, metal)
                for i in range(9):
                    box((7.2, 0.7, 0.3), (0, 4 + i * 2.4, 0.95), 0.1, dark, segments=2)
            box((11, 8, 7), (0, 13.5, 4.2), 1.2, dark)
        return
    inches = {'tower': 7, 'round': 10, 'large': 12, 'quiet': 8}[kind]
    r = inches / 2 * INCH
    z = 31 if kind != 'large' else 30
    if kind == 'tower':
        box((17, 3.4, 38), (x, y + 4.6, 23), 1.2, dark)
        box((36, 22, 1.4), (x, y + 8, 0.9), 0.5, dark)
        rod((x, y + 17, 2), (x, y + 6, 32), 0.9, metal)
    elif kind == 'quiet':
        box((34, 52, 2.0), (x, y - 8, 3.2), 0.7, dark)
        for dx in (-13, 13):
            for dy in (-28, 12):
                cylinder(4.4, 2.4, (x + dx, y + dy, 0), mat=material('#4a4d52', 0.7), bevel=0.8)
        for side in (-9, 9):
            rod((x + side, y + 7, 3), (x + side * 0.7, y + 5.5, z + 2), 1.1, metal, 0.2)
    else:
        for side in (-1, 1):
            tube([(x + side * (r + 11), y - 6, 1.4), (x + side * (r + 4), y + 3, 9), (x + side * (r - 1), y + 6, z - 4), (x + side * (r - 2), y + 6, z + 4)], 1.0, metal)
            cylinder(1.7, 2.8, (x + side * (r + 11), y - 6, 0), mat=dark, bevel=0.5, segments=32)
            rod((x + side * (r - 1), y + 6, z - 5), (x + side * (r + 5), y + 22, 1.4), 0.9, metal)
            cylinder(1.5, 2.6, (x + side * (r + 5), y + 22.4, 0), mat=dark, bevel=0.5, segments=32)
        box((12, 9, 1.0), (x, y - 3, 0.9), 0.3, metal)
        rod((x, y + 6, 1), (x, y + 6, z), 1.1, metal)
    with group((x, y, z), (pi / 2, 0, 0)):
        if kind in ('round', 'large'):
            mesh_pad(inches, 7 if kind == 'round' else 12, head, material('#1c1c1e', 0.42), dark, metal, 6 if kind == 'round' else 8)
        else:
            lathe([(0, -0.4), (r - 1.4, -0.4), (r - 1.0, 0.1), (r - 0.3, 0.1), (r, -0.4), (r + 0.1, -4.2), (r - 1, -5), (0, -5)], mat=rubber('#1e1e20'), segments=128, angle=40)
            lathe([(r + 0.02, -1.2), (r + 0.5, -1.3), (r + 0.5, -3.4), (r + 0.02, -3.5)], mat=metal, segments=128)
    if kind == 'tower':  # the others come without a pedal
        simple_pedal((x, y - 18, 0), 0, metal)


def module(kind, x, y, z, turn, dark, metal):
    """The sound module: a sloping box whose panel faces the player."""
    w, h, d = {'small': (21, 13.5, 4.2), 'square': (21, 18, 4.6), 'medium': (22, 16, 5), 'wide': (26, 19, 5.4), 'large': (30, 21, 6)}[kind]
    shell, panel = textured_plastic('#222224', 0.5), material('#1a1a1c', 0.32, name='panel')
    pale, key = material('#d8d6cf', 0.5), material('#3a3a3d', 0.5)
    with group((x, y, z), (radians(48), 0, turn)):
        box((w, h, d), (0, 0, 0), 1.0, shell)
        plate(rounded_rect(w - 1.2, h - 1.2, 0.8), 0.2, 0.08, (0, 0, d / 2 - 0.05), mat=panel)
        s = d / 2 + 0.14
        if kind == 'small':  # a segment display and a field of keys
            plate(rounded_rect(4.6, 2.4, 0.2, -6.2, 3.2), 0.12, 0.04, (0, 0, s), mat=material('#0b0b0c', 0.12))
            for i in range(3):
                text('8', 1.7, (-7.5 + i * 1.3, 3.2, s + 0.13), mat=material('#000', glow='#ff3a2a', glow_strength=1.2), font=SANS)
            for i in range(5):
                for j in range(2):
                    box((2.0, 1.1, 0.5), (-7.6 + i * 2.7, -0.6 - j * 2.4, s), 0.2, key)
            cylinder(1.25, 1.3, (7.6, 3.2, s), mat=key, bevel=0.25, segments=48)
            box((2.2, 2.2, 0.6), (7.6, -2.2, s), 0.4, pale)
        elif kind == 'square':
            plate(rounded_rect(9, 4.6, 0.3, -3.5, 4.6), 0.12, 0.04, (0, 0, s), mat=material('#0a0f18', 0.1, glow='#2b62c4', glow_strength=0.9))
            cylinder(2.1, 1.2, (6.2, 4.6, s), mat=key, bevel=0.3)
            for i in range(6):
                box((2.3, 1.1, 0.5), (-7.6 + i * 3.0, 0.2, s), 0.2, key)
            for i in range(8):
                a = pi * 2 * i / 8
                cylinder(0.9, 0.5, (-3.8 + 2.6 * cos(a) * 1.6, -4.6 + 2.2 * sin(a), s), mat=pale if i % 3 else key, bevel=0.15, segments=32)
            for i in range(3):
                box((2.0, 2.0, 0.6), (4.2 + i * 2.5, -4.6, s), 0.35, material('#8f1d22', 0.4) if i == 0 else key)
        elif kind == 'medium':
            plate(rounded_rect(8.4, 4.4, 0.3, -4.6, 3.6), 0.12, 0.04, (0, 0, s), mat=material('#10150f', 0.1, glow='#c7d6d2', glow_strength=0.55))
            cylinder(2.2, 1.4, (6.4, 3.2, s), mat=key, bevel=0.3)
            for i in range(3):
                box((2.2, 1.0, 0.5), (-7.4 + i * 2.9, 0.1, s), 0.2, key)
            for i in range(4):
                cylinder(0.95, 1.2, (-7.4 + i * 2.9, -4.0, s), mat=key, bevel=0.2, segments=32)
            for i in range(3):
                box((2.2, 1.0, 0.5), (5.0 + (i % 2) * 2.9, -2.4 - (i // 2) * 2.2, s), 0.2, pale if i == 0 else key)
        else:
            plate(rounded_rect(w * 0.42, h * 0.32, 0.3, -w * 0.14, h * 0.24), 0.12, 0.04, (0, 0, s),
                  mat=material('#0b0d12', 0.08, glow='#3c6fb0', glow_strength=0.8))
            for i in range(4):
                plate(rounded_rect(w * 0.08, h * 0.2, 0.1, -w * 0.29 + i * w * 0.1, h * 0.22), 0.02, 0.005, (0, 0, s + 0.12),
                      mat=material('#000', glow=['#e9c25a', '#5ab0e9', '#7ac47a', '#e07a5a'][i], glow_strength=0.7))
            cylinder(2.3, 1.5, (w * 0.32, h * 0.24, s), mat=satin_metal('#8d8e90'), bevel=0.3)
            for i in range(3):
                cylinder(0.85, 1.1, (-w * 0.4, h * 0.34 - i * 2.6, s), mat=key, bevel=0.2, segments=32)
            for i in range(6):
                box((2.1, 0.9, 0.5), (-w * 0.28 + i * 2.6, h * 0.0, s), 0.2, key)
            count = 8 if kind == 'large' else 6
            for i in range(count):
                at = -w * 0.38 + i * w * 0.76 / (count - 1)
                box((0.5, h * 0.3, 0.06), (at, -h * 0.25, s + 0.06), 0.02, dark)
                box((1.5, 0.9, 0.9), (at, -h * (0.22 + 0.05 * (i * 5 % 3 - 1)), s + 0.3), 0.2, pale)
            for i in range(3):
                box((2.0, 0.9, 0.5), (w * 0.26 + i * 2.6 - 1.2, h * 0.0, s), 0.2, key)
    # The bracket behind it.
    box((6, 4, 5), (x, y + 5, z - 3), 0.8, dark, (0, 0, turn))
    for i in range(4):
        cable([(x - 5 + i * 1.4, y + 4.5, z - 1), (x - 5 + i * 1.4, y + 8 + i * 0.4, z - 5 - i), (x + 1 + i * 0.6, y + 11, z - 13 - i * 0.6), (x + 6, y + 11 + i * 0.3, z - 14)])


def build(options):
    metal_name = options.get('rack', 'black', ['black', 'chrome', 'silver'])
    tube_r = options.get('tube', 1.9)
    feet = options.get('feet', 'tips', ['tips', 'bars', 'damped'])
    pads = options.get('pads', 'mesh', ['mesh', 'rubber'])
    head_name = options.get('heads', 'black', list(HEADS))
    snare = options.get('snare', 10)  # inches
    toms = options.get('toms', [8, 8, 8])
    rim_name = options.get('rims', 'black', ['black', 'chrome'])
    snare_on = options.get('snareOn', 'rack', ['rack', 'floor'])
    shells = options.get('shellColor', '#1d1d1f')
    depth = options.get('padDepth', 5)
    snare_depth = options.get('snareDepth', 6)
    kick = options.get('kick', 'tower', ['pedal', 'tower', 'round', 'large', 'quiet'])
    cymbal_kind = options.get('cymbalKind', 'rubber', ['rubber', 'thin', 'open'])
    hi_hat = options.get('hiHat', 10)
    hi_hat_on = options.get('hiHatOn', 'rack', ['rack', 'floor'])
    crash = options.get('crash', 10)
    ride = options.get('ride', 10)
    crash2 = options.get('secondCrash', None)
    module_kind = options.get('module', 'square', ['small', 'square', 'medium', 'wide', 'large'])
    height = options.get('height', 63)

    dark = textured_plastic('#1c1c1e', 0.5)
    metal = {'black': lambda: material('#1e1e20', 0.3, 0.3, 0.3, name='black tube'), 'chrome': chrome, 'silver': lambda: satin_metal('#b9babb', 0.3)}[metal_name]()
    bright = chrome()
    rod_metal = bright if metal_name != 'black' else metal
    head = mesh_skin(head_name)
    rim = bright if rim_name == 'chrome' else material('#1c1c1e', 0.5, name='rubber rim')
    shell = gloss(shells) if rim_name == 'chrome' else textured_plastic(shells, 0.45)
    pad_rubber = ridged('#2a2a2c', 0.55, 0.8)

    rack(height, tube_r, metal, dark, feet)

    def pad(inches, deep):
        if pads == 'rubber':
            rubber_pad(inches, dark, pad_rubber)
        else:
            mesh_pad(inches, deep, head, rim, dark, bright, shell=shell)

    # Toms: two on the middle rail, the third on the right one.
    half = max(toms[0], toms[1]) / 2 * INCH + 3.4
    for inches, (x, y, z), tilt, (rail, t) in (
        (toms[0], (-half, 17, height + 12), (radians(20), radians(4), 0), (1, 0.5 - half / 62)),
        (toms[1], (half, 17, height + 12), (radians(20), radians(-4), 0), (1, 0.5 + half / 62)),
        (toms[2], (36, -12, height + 3), (radians(14), radians(-8), 0), (2, 0.5)),
    ):
        with group((x, y, z), tilt):
            pad(inches, depth)
        under = depth + 1 if pads == 'mesh' else 4.4
        end = (x, y + under * sin(tilt[0]), z - under * cos(tilt[0]))
        clamp, beside = on_rail(rail, t, height), on_rail(rail, t + 0.18, height)
        arm(clamp, end, rod_metal, dark, tube_r)
        middle = [(a + b) / 2 for a, b in zip(end, beside)]
        cable([(end[0] + 1.5, end[1], end[2] + 1), (middle[0], middle[1], min(end[2], height) - 5), (beside[0], beside[1], beside[2] - tube_r)])

    if snare_on == 'floor':
        with group((-26, -40, snare_depth + 1.2)):
            pad(snare, snare_depth)
    else:
        x, y, z = (-25, -20, height - 2)
        with group((x, y, z), (radians(6), radians(3), 0.2)):
            pad(snare, snare_depth)
        under = snare_depth + 1 if pads == 'mesh' else 4.4
        arm(on_rail(0, 0.35, height), (x, y + under * 0.1, z - under), rod_metal, dark, tube_r)

    # Cymbals.
    if hi_hat_on == 'floor':
        r = hi_hat / 2 * INCH
        lean = math.atan(0.14 + 0.03)
        # The lower one lies on its bell and its edge, the upper one on it.
        with group((26, -36, r * 0.17), (lean, 0, 0.3)):
            for up in (0, pi):
                with group((0, 0, 0 if up else 0.4), (up, 0, 0)):
                    lathe(cymbal_profile(r, r * 0.06, r * 0.21, r * 0.08, 0.3), mat=ridged('#262629', 0.4, 2.6), segments=160, angle=50)
    else:
        cymbal_arm(on_rail(0, 0.42, height), height + 12, (-52, 6, height + 19), (radians(12), radians(8), 0), cymbal_kind, hi_hat, rod_metal, dark, tube_r)
        hi_hat_pedal(-46, -22, -0.25, dark, rod_metal)
    (ax, ay), (bx, by) = POSTS[1], POSTS[2]
    cymbal_arm((ax, ay, height + 3), height + 30, (ax - 3, ay - 5, height + 42), (radians(22), radians(8), 0), cymbal_kind, crash, rod_metal, dark, tube_r)
    if crash2:
        cymbal_arm((bx, by, height + 3), height + 34, (bx - 8, by - 2, height + 46), (radians(22), radians(-6), 0), cymbal_kind, crash2, rod_metal, dark, tube_r)
        cymbal_arm(on_rail(2, 0.45, height), height + 18, (56, 6, height + 27), (radians(20), radians(-10), 0), cymbal_kind, ride, rod_metal, dark, tube_r)
    else:
        cymbal_arm((bx, by, height + 3), height + 22, (bx + 9, by - 8, height + 33), (radians(22), radians(-8), 0), cymbal_kind, ride, rod_metal, dark, tube_r)

    kick_pad(kick, 4, 14, dark, bright if kick != 'tower' else satin_metal('#9b9c9e'), head)
    module(module_kind, -60, -15, height + 9, 0.3, dark, metal)
    cable([(POSTS[0][0] + 1, POSTS[0][1] + 3, height - 3), on_rail(0, 0.4, height - 5), on_rail(0, 0.9, height - 3), on_rail(1, 0.3, height - 3.5), on_rail(1, 0.6, height - 2.8)])
    return standing(yaw=18, pitch=24, fill=0.89)
