"""Broadcast and other end-address microphones with their own bracket, lying on a side: stands are sold separately.

The microphone is built along x and speaks to +x; `build` lays it down and turns it to the camera.
"""

from families.mic_parts import *
from studio.kit import *


def yoke(z, reach, low, back, mat, width=2.2, thickness=0.4):
    """A U of flat metal around the body: pivots at y = +-reach and height z, its bow `low` under them, `back` behind."""
    path = [(0, reach, z + 1.1)] + [(0, reach, z - k * (low - 2)) for k in (0, 0.35, 0.7)]
    path += [(0, (reach - 2) + 2 * cos(t), z - low + 2 - 2 * sin(t)) for t in (pi / 16 * k for k in range(1, 9))]
    path += [(0, -y, h) for _, y, h in path[::-1]]
    rows = []
    for i, (_, y, h) in enumerate(path):
        (_, ya, ha), (_, yb, hb) = path[max(i - 1, 0)], path[min(i + 1, len(path) - 1)]
        length = math.hypot(yb - ya, hb - ha)
        ny, nz = (hb - ha) / length, -(yb - ya) / length
        # The bow lies further back than the pivots: the microphone's weight is in front.
        depth = -back * min(1, max(0, (z - h) / low)) ** 1.4
        end = 0.55 if i in (0, len(path) - 1) else 1
        rows.append([(depth + a * width / 2 * end, y - ny * b * thickness, h - nz * b * thickness) for a, b in rounded_rect(2, 1, 0.28, n=3)])
    loft(rows, mat=mat, closed=True, caps=True, angle=50)


def talk_radio(finish, wire):
    """The long one with a foam nose: ringed body, switches at the back, yoke with an XLR behind."""
    mat = FINISHES[finish]()
    metal = satin_metal('#6f7072', 0.35)
    h = 15.5
    with group((0, 0, h), (0, radians(90), 0)):
        with group((0, 0, -6.5)):
            lathe([(0, 0.25), (2.3, 0.25), (2.38, 0), (2.6, 0.02), (2.75, 0.16), (2.86, 0.5), (2.92, 1.2), (2.92, 7.6), (2.86, 7.75), (2.7, 7.8)], mat=mat, segments=144)
            for z in (1.9, 7.0):
                torus(2.915, 0.03, (0, 0, z), mat=dark())
            plate(rounded_rect(3.2, 2.0, 0.2), 0.06, 0.02, (0, 0, 0.18), mat=metal)
            lathe([(2.7, 7.76), (2.55, 7.9), (2.55, 9.0)], mat=mat, segments=96)
            slotted(2.62, 2.4, 7.95, 9.3, 36, 0.5, mat)
            foam_ = foam()
            profile = [(2.5, 9.2), (2.85, 9.12), (3.05, 9.3), (3.1, 9.7), (3.08, 12.6), (3.0, 15.5)]
            profile += [(1.5 + 1.5 * cos(t), 15.5 + 1.75 * sin(t)) for t in (radians(a) for a in range(10, 91, 8))] + [(0.7, 17.35), (0, 17.4)]
            lathe(profile, mat=foam_, segments=128, angle=60)
    for side in (-1, 1):
        rod((0, side * 2.7, h), (0, side * 3.45, h), 1.0, mat, bevel=0.1)
        thumb_screw((0, side * 3.85, h), (-side * pi / 2, 0, 0), 1.0, 0.8, mat)
    yoke(h, 3.6, 6.0, 3.4, mat)
    with group((-3.4, 0, 0)):
        lathe([(0, 0), (1.15, 0), (1.2, 0.1), (1.2, 1.2), (1.1, 1.3), (0, 1.3)], (0, 0, h - 7.5), mat=metal, segments=64)
    # The lead from the bracket's socket into the body.
    tube([(-6.55, 0.4, h - 0.4), (-7.7, 0.5, h - 1.0), (-8.0, 0.6, h - 3.0), (-6.9, 0.4, h - 5.0), (-5.0, 0.1, h - 5.55)], 0.3, rubber())
    rod((-5.9, 0.15, h - 5.4), (-3.6, 0, h - 5.7), 0.75, mat, bevel=0.12)


def podcast(finish, wire):
    """Shorter, with a rounder nose, a touch strip of lights on top and sockets at the back."""
    mat = FINISHES[finish]()
    metal = satin_metal('#6f7072', 0.35)
    h = 13.5
    with group((0, 0, h), (0, radians(90), 0)):
        with group((0, 0, -5.4)):
            lathe([(0, 0.15), (2.15, 0.15), (2.3, 0), (2.55, 0.05), (2.74, 0.25), (2.8, 0.6), (2.8, 8.4), (2.74, 8.52), (2.5, 8.55)], mat=mat, segments=144)
            # Strip of lights along the top (which is -x here): green, with a little of the next colour.
            for i in range(11):
                lit = ['#39d66b', '#39d66b', '#39d66b', '#39d66b', '#6fe05a', '#a8df4a', '#d7d644', '#1c1c1d', '#1c1c1d', '#1c1c1d', '#1c1c1d'][i]
                lamp = glow(lit, 1.8) if lit != '#1c1c1d' else plastic('#0e0e0f', 0.2)
                box((0.1, 0.5, 0.26), (-2.79, 0, 2.9 + i * 0.36), 0.04, lamp)
            box((0.08, 0.9, 4.6), (-2.765, 0, 4.7), 0.03, plastic('#0c0c0d', 0.16))
            torus(2.8, 0.03, (0, 0, 1.4), mat=dark())
            lathe([(2.5, 8.5), (2.62, 8.6), (2.62, 8.95), (2.45, 9)], mat=metal, segments=96)
            foam_ = foam()
            profile = [(2.4, 8.95), (2.75, 8.9), (2.95, 9.05), (3.02, 9.5), (3.02, 11.5), (2.95, 12.6)]
            profile += [(1.3 + 1.65 * cos(t), 12.6 + 1.9 * sin(t)) for t in (radians(a) for a in range(10, 91, 8))] + [(0.6, 14.55), (0, 14.6)]
            lathe(profile, mat=foam_, segments=128, angle=60)
            # Combo socket, USB-C and headphones.
            with group((0, 0, 0.15), (pi, 0, 0)):
                lathe([(0, 0.02), (0.9, 0.02), (0.9, 0.12), (1.1, 0.12), (1.1, 0)], (0.4, 0, 0), mat=metal, segments=48)
                box((0.9, 0.32, 0.08), (-1.4, 0.5, 0.03), 0.1, metal)
                cylinder(0.25, 0.08, (-1.4, -0.6, 0), mat=metal)
    for side in (-1, 1):
        rod((0, side * 2.6, h), (0, side * 3.3, h), 0.95, mat, bevel=0.1)
        cylinder(1.05, 0.45, (0, side * 3.62, h), (-side * pi / 2, 0, 0), mat, 0.12)
        cylinder(0.6, 0.52, (0, side * 3.62, h), (-side * pi / 2, 0, 0), metal, 0.08)
    yoke(h, 3.45, 5.0, 0, mat, 2.0, 0.36)
    lathe([(0, 0), (1.15, 0), (1.2, 0.1), (1.2, 1.1), (1.1, 1.2), (0, 1.2)], (0, 0, h - 6.2), mat=metal, segments=64)


def long_ports(finish, wire):
    """The long metal one, with ports all along its body and a mesh head, in its clamp."""
    mat, grille = FINISHES[finish](), WIRES[wire]()
    inside = material('#2a2824', 0.7)
    h = 14.5
    with group((0, 0, h), (0, radians(90), 0)):
        with group((0, 0, -10)):
            with group((0, 0, -1.4)):
                socket(1.05, mat, 1.3)
            lathe([(1.05, -0.4), (1.08, 0), (1.4, 0.25), (1.9, 0.75), (2.1, 1.2), (2.16, 1.7), (2.16, 4.4), (2.12, 4.5)], mat=mat, segments=128)
            lathe([(2.0, 1.5), (2.0, 14)], mat=inside, segments=64)
            slotted(2.16, 1.98, 4.45, 8.4, 18, 0.66, mat)
            lathe([(2.12, 8.36), (2.16, 8.4), (2.16, 9.2), (2.16, 9.3)], mat=mat, segments=128)
            slotted(2.16, 1.98, 9.28, 12.4, 18, 0.66, mat)
            lathe([(2.12, 12.36), (2.16, 12.4), (2.16, 12.7), (2.3, 12.95), (2.55, 13.15), (2.66, 13.4), (2.68, 13.7)], mat=mat, segments=128)
            slotted(2.68, 2.5, 13.68, 17.6, 24, 0.62, mat)
            lathe([(2.45, 13.2), (2.45, 18.2)], mat=inside, segments=64)
            lathe([(2.6, 17.56), (2.68, 17.6), (2.7, 17.7), (2.7, 18.5), (2.64, 18.62), (2.5, 18.66), (2.4, 18.6)], mat=mat, segments=128)
            dome = [(2.42 * sin(t) / sin(1.1), 18.55 + 1.5 * (cos(t) - cos(1.1))) for t in (1.1 * i / 16 for i in range(17))]
            pressed(dome, 0.17, 0.042, grille)
            lathe([(r * 0.97, z - 0.14) for r, z in dome[::-1]], mat=inside)
            box((0.06, 0.5, 1.1), (-2.15, 0, 2.9), 0.02, dark())
            box((0.16, 0.34, 0.4), (-2.15, 0, 3.15), 0.05, material('#3a3833', 0.4))


def square_head(finish, wire):
    """The short tom microphone: square-shouldered, a grille with ribs in front, its mount part of the body."""
    mat, grille = FINISHES[finish](), WIRES[wire]()
    metal = satin_metal('#8b8b8a', 0.32)
    power, h = 3.4, 8.6
    with group((0, 0, h), (0, radians(90), 0)):
        with group((0, 0, -6)):
            socket(1.0, metal, 1.3)
            # x is down here: a little taller than wide.
            shell([(1.02, 1.02, 1.0), (1.2, 1.15, 1.02), (1.5, 1.42, 1.2), (1.75, 1.62, 1.7), (1.98, 1.84, 2.9), (2.2, 2.04, 4.6), (2.33, 2.16, 6.2), (2.38, 2.2, 7.0),
                   (2.38, 2.2, 7.3), (2.3, 2.12, 7.36)], power, mat, angle=40)
            shell([(2.2, 2.02, 7.3), (2.26, 2.08, 7.36), (2.26, 2.08, 7.5), (2.2, 2.02, 7.54)], power, metal)
            stops = [(2.28, 2.1, 7.5), (2.3, 2.12, 8.6), (2.28, 2.1, 9.8), (2.2, 2.02, 10.7)] + [
                (1.5 + 0.7 * cos(t), 1.32 + 0.7 * cos(t), 10.7 + 0.9 * sin(t)) for t in (radians(a) for a in range(12, 85, 12))]
            basket(stops, power, 0.25, 0.14, 0.034, grille, material('#1b1b1c', 0.8, name='foam'))
            for z in (8.55, 9.6):
                k = 1.0 if z < 9 else 0.995
                shell([(2.26 * k, 2.08 * k, z - 0.1), (2.36 * k, 2.18 * k, z - 0.07), (2.36 * k, 2.18 * k, z + 0.07), (2.26 * k, 2.08 * k, z + 0.1)], power, mat)
            shell([(2.12, 1.94, 10.62), (2.28, 2.1, 10.65), (2.26, 2.08, 10.85), (2.1, 1.92, 10.95)], power, mat, caps=False)
            for side in (-1, 1):
                box((0.3, 0.14, 3.2), (0, side * 2.12, 9.1), 0.06, mat)
                box((0.14, 0.3, 3.2), (side * 2.3, 0, 9.1), 0.06, mat)
    # Mount: a foot that grows from the body, with a hinge and its thread.
    with group((-0.9, 0, h - 2.2)):
        box((2.8, 1.7, 1.8), (0, 0, 0), 0.4, mat)
        for y in (-0.78, 0.78):
            box((1.5, 0.4, 2.3), (0, y, -1.3), 0.18, mat)
        rod((0, -1.1, -1.75), (0, 1.1, -1.75), 0.42, metal, bevel=0.06)
        box((1.1, 1.1, 1.6), (0, 0, -2.1), 0.2, mat)
        lathe([(0, 0), (0.95, 0), (1.0, 0.08), (1.0, 0.9), (0.9, 1.0), (0, 1.0)], (0, 0, -3.6), mat=metal, segments=56)


# Each with its angle on the floor, in degrees: about its own axis, and from level down to the nose.
MODELS = {'talk-radio': (talk_radio, 90, 10), 'podcast': (podcast, 62, 8), 'long-ports': (long_ports, 90, -1), 'square-head': (square_head, 90, -7)}


def build(options):
    model = options.get('model', 'talk-radio', list(MODELS))
    finish = options.get('finish', 'charcoal', list(FINISHES))
    wire = options.get('grille', 'black', list(WIRES))
    make, roll, dip = MODELS[model]
    with group(rot=(0, 0, radians(-148))):
        with group(rot=(0, radians(dip), 0)):
            with group(rot=(radians(roll), 0, 0)):
                make(finish, wire)
    return standing(yaw=0, pitch=30)
