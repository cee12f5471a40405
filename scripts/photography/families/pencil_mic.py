"""Pencil microphones, alone or as a pair, and short shotguns: long, slim microphones that lie on the table."""

from families.mic_parts import *
from studio.kit import *


def front_grille(z, r, wire, rim, pitch=0.075):
    """Fine mesh in a rounded rim, at the front end z."""
    lathe([(r, z - 0.5), (r, z - 0.1), (r - 0.03, z - 0.03), (r - 0.1, z), (r - 0.16, z - 0.02), (r - 0.18, z - 0.12)], mat=rim, segments=96)
    pressed([(0, z - 0.03), (r * 0.6, z - 0.05), (r - 0.15, z - 0.1)], pitch, pitch * 0.27, wire)
    lathe([(r - 0.1, z - 0.16), (0, z - 0.14)], mat=dark(), segments=48)


def slit_capsule(z, r, body, wire, slots, height):
    """A screw-on capsule with long slits around it, `height` cm of them, up from z; returns its front end."""
    lathe([(r - 0.06, z), (r - 0.01, z + 0.02), (r, z + 0.05), (r, z + 0.4)], mat=body, segments=96)
    slotted(r, r - 0.16, z + 0.38, z + 0.4 + height, slots, 0.55, body)
    lathe([(r - 0.15, z), (r - 0.15, z + height + 0.6)], mat=dark(), segments=48)
    top = z + 0.4 + height
    lathe([(r - 0.1, top - 0.02), (r, top), (r, top + 0.3)], mat=body, segments=96)
    front_grille(top + 0.55, r, wire, body)
    return top + 0.55


def pencil(body, wire):
    """10.7 cm by 2.2 cm: an even tube, the capsule with one row of slits."""
    r = 1.1
    steel = satin_metal('#a9a69e', 0.28)
    socket(0.98, body)
    lathe([(0.98, 0.4), (1.06, 0.46), (r, 0.56), (r, 1.5), (r - 0.03, 1.53), (r - 0.03, 1.6), (r, 1.63), (r, 7.7), (r - 0.04, 7.76)], mat=body, segments=96)
    lathe([(r - 0.08, 7.74), (r - 0.07, 7.95)], mat=dark(), segments=64)
    screw((0, -r, 1.1), 0.1, steel)
    front = slit_capsule(7.93, r, body, wire, 14, 1.1)
    mark(5.8, r)
    return front, r


def pencil_two_rows(body, wire):
    """11.8 cm by 2 cm: a capsule that unscrews, ringed, with two rows of short slits."""
    r = 1.0
    socket(0.95, body)
    lathe([(0.95, 0.4), (0.97, 1.9), (r, 1.98), (r, 8.7), (r - 0.05, 8.78)], mat=body, segments=96)
    lathe([(r - 0.05, 8.76), (r - 0.05, 8.9)], mat=gold(0.3), segments=64)
    z = 8.88
    lathe([(r - 0.05, z), (r, z + 0.05), (r, z + 0.6)], mat=body, segments=96)
    for low in (z + 0.58, z + 1.3):
        slotted(r, r - 0.15, low, low + 0.5, 16, 0.58, body)
        lathe([(r, low + 0.49), (r, low + 0.75)], mat=body, segments=96)
    lathe([(r - 0.14, z), (r - 0.14, z + 2.5)], mat=dark(), segments=48)
    front_grille(z + 2.55, r, wire, body)
    lathe([(r, z + 2.0), (r, z + 2.1)], mat=body, segments=96)
    return z + 2.55, r


def shotgun(body, wire):
    """20.3 cm by 1.9 cm: an interference tube full of round ports."""
    r = 0.95
    socket(0.95, body, 1.2)
    lathe([(0.95, 1.2), (0.9, 1.26), (0.9, 1.34), (r, 1.4), (r, 6.9), (r - 0.05, 6.96), (r - 0.05, 7.06), (r, 7.12), (r, 7.5)], mat=body, segments=96)
    perforated(r, 7.5, 19.2, 14, 28, 0.62, body, 0.07)
    lathe([(r - 0.13, 7.4), (r - 0.13, 19.5)], mat=satin_metal('#3c3c3e', 0.5), segments=48)
    lathe([(r, 19.2), (r, 19.85)], mat=body, segments=96)
    front_grille(20.3, r, wire, body, 0.07)
    mark(4.6, r)
    return 20.3, r


def mark(z, r):
    """The cardioid sign, engraved, on the upper side."""
    points = []
    for i in range(36):
        t = 2 * pi * i / 36
        d = 0.2 * (1 + 0.98 * sin(t))
        x = d * cos(t)
        points.append((x, -math.sqrt(r * r - x * x) - 0.003, z + d * sin(t) - 0.15))
    tube(points, 0.022, material('#2d2b28' , 0.5), closed=True)


def windshield(length, r):
    """A foam sock, its open end at z = 0."""
    profile = [(r - 0.5, 0.6), (r - 0.5, 0.05), (r - 0.3, 0), (r - 0.06, 0.06), (r, 0.25), (r, length - r)]
    profile += [(r * cos(t), length - r + r * sin(t)) for t in (radians(a) for a in range(6, 90, 6))] + [(0, length)]
    lathe(profile, mat=foam(), segments=96, angle=60)


MODELS = {'pencil': pencil, 'two-rows': pencil_two_rows, 'shotgun': shotgun}


def build(options):
    model = options.get('model', 'pencil', list(MODELS))
    finish = options.get('finish', 'nickel', list(FINISHES))
    wire = options.get('grille', 'nickel', list(WIRES))
    count = options.get('count', 1, [1, 2])
    body, mesh_ = FINISHES[finish](), WIRES[wire]()
    for i in range(count):
        with group() as mic:
            length, r = MODELS[model](body, mesh_)
        mic.rotation_euler = (-pi / 2, 0, 0)
        mic.location = ((i - (count - 1) / 2) * 4.4, -length / 2 + i * 0.9, r)
    if options.get('windshield', False):
        with group() as sock:
            windshield(15.2, 1.95)
        sock.rotation_euler, sock.location = (-pi / 2, 0, radians(-5)), (4.4, -length / 2 + 0.4, 1.95)
    return flat_lay(turn=-40, pitch=68)
