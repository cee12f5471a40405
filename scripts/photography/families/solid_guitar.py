"""Solid-body electric guitars: five bodies, and the parts that make one differ from another.

The outlines are our own. Options are read in `build`, at the end.
"""

from families.electric_parts import *
from studio.kit import *

# Control points of B-splines, round the body from its end by the bass side.
BODIES = {
    'double-cut': [
        (0, -0.2), (-5, 0.1), (-9.8, 1.7), (-13.8, 4.8), (-16.2, 9.2), (-16.5, 14), (-14.9, 18.6), (-12.9, 22.8), (-12.4, 27), (-13.6, 31.2),
        (-15.2, 35.2), (-15.9, 39.2), (-15.2, 43), (-13.2, 45.7), (-10.8, 45.2), (-9.2, 42.6), (-7.8, 40.2), (-5.6, 38.7), (-2.8, 38.2),
        (0.4, 38), (2.8, 37), (3.8, 34.8), (5.3, 33), (7.5, 33), (9.1, 35), (10.4, 37.4), (12.5, 39.2), (14.9, 38.1), (15.9, 34.8),
        (14.9, 30.8), (13.1, 26.8), (12.2, 22.6), (12.9, 18.2), (15, 13.8), (16.3, 9.1), (15, 4.6), (11, 1.4), (5.4, -0.1),
    ],
    'modern-cut': [
        (0, -0.2), (-5, 0.2), (-9.8, 2), (-13.6, 5.1), (-15.8, 9.4), (-16, 14), (-14.4, 18.4), (-12.4, 22.4), (-11.9, 26.6), (-13, 30.8),
        (-14.5, 35), (-15.3, 39.2), (-15, 43), (-13.6, 45.8), (-11.6, 45.3), (-10, 42.4), (-8.4, 39.4), (-6, 37.4), (-3, 36.8), (0.4, 36.6),
        (2.8, 35.2), (3.9, 32.8), (5.4, 31.2), (7.6, 31.4), (9.3, 33.4), (10.8, 36), (12.7, 38), (14.6, 37.5), (15.5, 34.4), (14.6, 30.4),
        (12.9, 26.4), (11.8, 22.4), (12.5, 18), (14.6, 13.6), (15.9, 9.2), (14.6, 4.8), (10.8, 1.6), (5.4, 0),
    ],
    'superstrat': [
        (0, 0), (-5, 0.3), (-9.6, 2), (-13.3, 5.1), (-15.3, 9.4), (-15.4, 14), (-13.8, 18.4), (-12, 22.4), (-11.6, 26.6), (-12.7, 31),
        (-14.2, 35.6), (-15.2, 40.2), (-15.5, 43.8), (-15.1, 45.4), (-14.7, 45.4), (-13, 43), (-10.6, 39.2), (-8.2, 36.4), (-5.4, 35),
        (-2, 34.6), (1, 34.2), (3.2, 32.4), (4.2, 29.8), (5.9, 28.4), (8, 29.2), (10, 32.2), (12.3, 36.2), (14.3, 38.9), (15.2, 39.7),
        (15.6, 39.5), (15.7, 37.6), (14.9, 33.6), (13.3, 29.4), (11.8, 25.4), (11.5, 21.2), (12.9, 16.8), (14.7, 12.7), (15.4, 8.6), (14, 4.7),
        (10.6, 1.8), (5.4, 0.3),
    ],
    't-style': [
        (0, -0.2), (-5.4, 0), (-10.4, 1.3), (-14.4, 4.4), (-16.3, 9), (-16.2, 13.8), (-14.5, 18.2), (-12.5, 22), (-11.9, 26), (-13, 29.8),
        (-14.7, 33.4), (-15.2, 37.4), (-13.2, 40.6), (-9.2, 41.2), (-5.2, 40.1), (-2, 39.6), (1.2, 39.5), (3.1, 37.9), (3.6, 35), (4.8, 32.8),
        (6.9, 32.4), (8.7, 33.9), (10.3, 36), (12.6, 37.1), (14.9, 35.6), (15.6, 32.2), (14.3, 28.8), (12.5, 25.4), (12, 21.6), (13.7, 17.4),
        (15.8, 13.2), (16.3, 8.5), (14.2, 4), (10.3, 1.2), (5.4, 0),
    ],
    'single-cut': [
        (0, -0.2), (-5.6, 0.2), (-11, 2), (-15, 5.5), (-16.9, 10.3), (-16.6, 15.3), (-14.7, 19.9), (-12.5, 24), (-11.9, 28.2), (-13, 32.2),
        (-14.7, 36), (-15.3, 40.2), (-13.7, 43.7), (-10, 44.8), (-5.8, 43.5), (-2.2, 42.5), (1.2, 42.1), (3.1, 40.4), (3.6, 37.8), (4.7, 35.8),
        (6.7, 35.4), (8.5, 36.7), (10.3, 38.7), (12.7, 39.3), (14.8, 37.6), (15.3, 34), (14.1, 30), (12.3, 26.2), (12.3, 22), (14.4, 17.6),
        (16.5, 12.7), (16.6, 7.6), (14.2, 3.6), (10.4, 1.3), (5.6, 0.2),
    ],
}
# The part of the body that a pickguard may cover; near the body's edge it follows that.
GUARDS = {
    'full': [
        (-10.4, 60), (24, 60), (24, 5), (14.8, 6.8), (11.6, 8.2), (8.6, 9.6), (6.4, 11.2), (5.1, 13.6), (5, 15.8), (4.6, 16.8), (0, 16.8), (-4.6, 16.8),
        (-5.8, 17), (-7.4, 18.6), (-8.3, 23), (-8.4, 27.6), (-9, 32), (-10.4, 36.4), (-11.4, 41),
    ],
    'superstrat': [
        (-24, 60), (24, 60), (24, 0), (12.8, 3), (9.4, 4.6), (7, 7.2), (5.6, 10.2), (5.2, 13), (5.1, 15.2), (4.6, 16.1), (0, 16.1),
        (-4.6, 16.1), (-5.8, 16.8), (-7, 19), (-7.4, 23), (-7.6, 27.5), (-8.4, 32), (-10, 36.4), (-12, 41), (-14, 46),
    ],
    't-style': [
        (-24, 60), (2.9, 60), (2.9, 40), (3, 35), (4.6, 31.6), (8, 29.4), (9.6, 26), (9.4, 22.4), (8.6, 20.6), (6, 20.2), (0, 20.2), (-5, 20.2),
        (-8, 20.8), (-10.6, 22.6), (-13, 24), (-24, 25),
    ],
    'small': [
        (3.2, 36.4), (3.4, 36.6), (5.6, 33.6), (8.8, 31), (10, 27.4), (9.4, 23.2), (6.8, 20), (4.9, 19.4), (4.6, 20), (4.6, 26), (4.4, 32),
    ],
}
# Flat outlines of headstocks from the nut up, around (0, 0) at the nut's far edge, and their sharp corners.
HEADSTOCKS = {
    'six-in-line': ([
        (-2.13, 0), (-2.25, 1.3), (-3.2, 2.1), (-3.7, 3.2), (-3.25, 4.9), (-0.15, 16), (0.7, 17.9), (2.4, 18.6), (4, 17.6), (4.2, 15.8), (3.1, 14.3),
        (2.45, 12.8), (2.6, 9), (2.75, 5), (2.5, 2), (2.13, 0),
    ], (0, 15)),
    'modern': ([
        (-2.13, 0), (-2.3, 1.4), (-3.2, 2.2), (-3.65, 3.4), (-3.2, 5), (-0.1, 16), (1, 18.6), (2.6, 19.2), (3.3, 17.9), (2.8, 15.6), (2.3, 13),
        (2.35, 9), (2.6, 5), (2.45, 2), (2.13, 0),
    ], (0, 14)),
    't-style': ([
        (-2.13, 0), (-2.2, 1.2), (-3, 2), (-3.5, 3.2), (-3.15, 4.9), (-0.25, 15.6), (0.5, 17.1), (1.9, 17.5), (3, 16.5), (2.75, 15), (2.2, 13.6),
        (2.15, 11), (2.3, 7), (2.35, 3.6), (2.13, 1.2), (2.13, 0),
    ], (0, 15)),
    'pointed': ([
        (-2.13, 0), (-2.4, 1.8), (-3.7, 3), (-3.9, 3.9), (-3.2, 5.4), (-0.2, 16), (1.1, 19.4), (1.9, 20), (2.3, 19.1), (2.1, 15), (2.3, 10),
        (2.7, 5), (2.5, 2), (2.13, 0),
    ], (0, 13)),
    'three-a-side': ([
        (-2.15, 0), (-2.5, 1.6), (-3.25, 3.4), (-3.45, 5.5), (-3.6, 9.5), (-3.9, 14), (-3.7, 15.1), (-2.2, 15.5), (0, 16.2), (2.2, 15.5),
        (3.7, 15.1), (3.9, 14), (3.6, 9.5), (3.45, 5.5), (3.25, 3.4), (2.5, 1.6), (2.15, 0),
    ], (0, 16)),
}
# Of the body's upper edge.
ROUNDING = {'double-cut': 1.1, 'modern-cut': 0.9, 'superstrat': 0.6, 't-style': 0.4, 'single-cut': 0.4}
GAUGES = [0.06, 0.05, 0.04, 0.031, 0.025, 0.022]


def single_coil(scale, y, z, cover, metal, lean=0.0):
    with group((0, y, z), (0, 0, lean)):
        plate(rounded_rect(9.0, 1.6, 0.75), 0.12, 0.04, mat=cover)
        plate(rounded_rect(7.3, 1.85, 0.9), 0.62, 0.22, mat=cover)
        for i in range(6):
            cylinder(0.25, 0.7, (scale.string_x(i, y), 0, 0), mat=metal, bevel=0.05, segments=32)
        for x in (-4.05, 4.05):
            screw((x, 0, 0.12), 0.2, metal)


def humbucker(scale, y, z, cover, metal, ring=None):
    """`cover` chrome for a covered one, black for open coils; `ring` is the mounting frame's material."""
    with group((0, y, z)):
        if ring:
            plate(rounded_rect(9.0, 4.5, 0.35), 0.45, 0.15, mat=ring)
            for x in (-4.1, 4.1):
                for v in (-1.9, 1.9):
                    screw((x, v, 0.45), 0.17, metal)
        else:
            for x in (-3.85, 3.85):
                screw((x, 0, 0.02), 0.17, metal)
        if cover.name.startswith('plastic'):
            for v in (-0.92, 0.92):
                plate(rounded_rect(6.9, 1.72, 0.8), 0.85, 0.15, (0, v, 0), mat=cover)
                for i in range(6):
                    cylinder(0.24, 0.92, (scale.string_x(i, y), v, 0), mat=metal, bevel=0.05, segments=24)
        else:
            plate(rounded_rect(6.9, 3.7, 0.4), 0.9, 0.22, mat=cover)
            for i in range(6):
                cylinder(0.2, 0.95, (scale.string_x(i, y), 0.95, 0), mat=metal, bevel=0.06, segments=24)


def barrel_saddles(scale, z, base, metal, dark):
    """Six bent-steel saddles with their height screws; returns where strings lie on them."""
    points = []
    for i in range(6):
        x, y, top = scale.string_x(i, scale.saddle), scale.saddle, z + 0.12 * (1 - abs(i - 2.5) / 2.5)
        box((0.98, 2.0, 0.16), (x, y - 0.6, top - 0.12), 0.05, metal)
        box((0.98, 0.2, top - base), (x, y - 1.5, (top + base) / 2 - 0.06), 0.05, metal)
        for dx in (-0.3, 0.3):
            rod((x + dx, y - 0.2, base), (x + dx, y - 0.2, top + 0.03), 0.1, dark)
        points.append((x, y, top + GAUGES[i]))
    return points


def tremolo(scale, z, chrome_, dark, tip):
    """Two-point vibrato: plate, saddles, arm."""
    y = scale.saddle
    plate(rounded_rect(8.4, 4.4, 0.35, 0, y - 0.1), 0.25, 0.08, (0, 0, z), mat=chrome_)
    box((8.2, 0.35, 0.9), (0, y - 2.25, z + 0.45), 0.1, chrome_)
    points = barrel_saddles(scale, z + 0.95, z + 0.25, nickel(), dark)
    for x in (-3.5, 3.5):
        screw((x, y + 1.75, z + 0.25), 0.42, chrome_)
    # A turn of thread, then along the treble side, clear of strings and knobs.
    tube([(3.75, y + 0.9, z + 0.2), (3.8, y + 0.8, z + 1.7), (4.2, y - 0.6, z + 2.6), (5.2, y - 5.0, z + 2.9), (5.6, y - 9.4, z + 3.0)], 0.24, chrome_)
    cylinder(0.42, 2.0, (5.57, y - 9.0, z + 3.0), (pi / 2, 0, 0.09), tip, 0.2)
    return points, [(p[0], y - 2.0, z + 0.5) for p in points]


def locking_tremolo(scale, z, metal, dark):
    """Double-locking vibrato: knife-edge plate, block saddles with bolts, fine tuners behind."""
    y = scale.saddle
    plate(round_corners([(-3.4, y + 1.6), (3.4, y + 1.6), (4.3, y + 0.8), (4.2, y - 2.4), (3.6, y - 4.0), (-3.6, y - 4.0), (-4.2, y - 2.4), (-4.3, y + 0.8)], 0.4),
          0.5, 0.12, (0, 0, z), mat=metal)
    for x in (-3.9, 3.9):
        cylinder(0.55, 0.75, (x, y + 1.5, z), mat=metal)
    points, tails = [], []
    for i in range(6):
        x, top = scale.string_x(i, y), z + 1.0 + 0.1 * (1 - abs(i - 2.5) / 2.5)
        box((0.92, 2.6, 0.7), (x, y - 0.8, top - 0.35), 0.1, metal)
        rod((x, y - 2, z + 0.75), (x, y - 4.6, z + 0.8), 0.2, metal, 0.05)
        cylinder(0.36, 0.7, (x, y - 3.3, z + 0.9), mat=metal, segments=32)
        points.append((x, y, top + GAUGES[i]))
        tails.append((x, y - 1.6, top - 0.2))
    tube([(3.7, y - 0.2, z + 0.4), (3.8, y - 0.4, z + 1.9), (4.3, y - 1.8, z + 2.7), (5.2, y - 6.0, z + 2.9), (5.6, y - 10.4, z + 2.9)], 0.25, metal)
    return points, tails


def stop_tail(scale, z, metal):
    """Bridge on two posts with a stop bar behind it; z is the arched top's height."""
    y = scale.saddle
    box((7.8, 1.2, 0.75), (0, y, z + 1.0), 0.25, metal)
    tail = y - 4.6
    sweep([(-5.1, tail, z + 0.9), (-4.3, tail, z + 0.95), (0, tail, z + 1.1), (4.3, tail, z + 0.95), (5.1, tail, z + 0.9)], [0.45, 0.6, 0.62, 0.6, 0.45], metal, 32, caps=True)
    for x in (-3.75, 3.75):
        rod((x, y, z - 0.6), (x, y, z + 0.7), 0.22, metal)
        cylinder(0.48, 0.18, (x, y, z + 0.5), mat=metal)
    for x in (-4.7, 4.7):
        rod((x, tail, z - 0.8), (x, tail, z + 0.9), 0.4, metal)
        cylinder(0.72, 0.55, (x, tail, z + 1.05), mat=metal)
    points, tails = [], []
    for i in range(6):
        x, top = scale.string_x(i, y), z + 1.5 + 0.1 * (1 - abs(i - 2.5) / 2.5)
        box((0.75, 0.45, 0.5), (x, y, top - 0.2), 0.1, metal)
        points.append((x, y, top + 0.04))
        tails.append((x, tail, z + 1.55))
    return points, tails


def t_bridge(scale, z, metal, dark, cover):
    """A pressed steel tray with three barrels, and the slanted pickup in it."""
    y = scale.saddle
    plate(rounded_rect(8.4, 8.4, 0.25, 0, y + 1.7), 0.16, 0.05, (0, 0, z), mat=metal)
    for x in (-4.15, 4.15):
        box((0.14, 8.3, 1.0), (x, y + 1.7, z + 0.5), 0.05, metal)
    box((8.3, 0.14, 1.0), (0, y - 2.4, z + 0.5), 0.05, metal)
    points = []
    for pair in range(3):
        a, b = scale.string_x(2 * pair, y), scale.string_x(2 * pair + 1, y)
        rod((a - 0.5, y, z + 0.72), (b + 0.5, y, z + 0.72), 0.36, brass(0.25), 0.06)
        rod(((a + b) / 2, y - 3.0, z + 0.6), ((a + b) / 2, y, z + 0.7), 0.12, dark)
        points += [(x, y, z + 1.08 + 0.03) for x in (a, b)]
    with group((0, y + 3.3, z + 0.16), (0, 0, radians(-13))):
        plate(rounded_rect(7.2, 2.3, 1.0), 0.75, 0.15, mat=cover)
        for i in range(6):
            cylinder(0.25, 0.84, (scale.string_x(i, y + 3.3) * 1.02, 0, 0), mat=satin_metal('#a9a9a6', 0.3), bevel=0.05, segments=32)
    return points, [(p[0], y - 2.0, z + 0.2) for p in points]


def headstock(scale, kind, wood_, face, metal, button, trees):
    """Its plate and tuners; returns the posts, low string first."""
    outline, sharp = HEADSTOCKS[kind]
    base = scale.nut + 0.35
    top = scale.top - (0.3 if kind == 'three-a-side' else 0.65)
    shape = moved(smooth_outline(outline, 8, sharp=sharp), 0, base)
    plate(shape, 1.35, 0.15, (0, 0, top - 1.35), mat=wood_)
    if face:
        plate(inset(shape, 0.04), 0.07, 0.03, (0, 0, top - 0.015), mat=face)
        top += 0.055
    posts = []
    if kind == 'three-a-side':
        for i in range(6):
            side, step = (-1, i) if i < 3 else (1, 5 - i)
            x, y = side * (2.35 + 0.12 * step), base + 4.7 + step * 3.9
            tuner(x, y, top, side, metal, button, 1.4, 1.75)
            posts.append((x, y, top + 0.6))
        rod_cover = smooth_outline([(-0.45, 1.1), (-1.05, 1.0), (-1.0, 1.9), (-0.5, 3.4), (0, 4.5), (0.5, 3.4), (1.0, 1.9), (1.05, 1.0), (0.45, 1.1)], 6)
        rod_cover = moved(rod_cover, 0, base - 0.2)
        plate(rod_cover, 0.1, 0.03, (0, 0, top), mat=material('#e9dfbd', 0.3, coat=0.6))
        plate(inset(rod_cover, 0.09), 0.1, 0.04, (0, 0, top + 0.04), mat=material('#1b1b1d', 0.3, coat=0.6))
        for y in (1.4, 3.5):
            screw((0, base - 0.2 + y, top + 0.14), 0.15, metal)
        return posts
    # A slanted row, so that every string runs straight from the nut.
    for i in range(6):
        x, y = -2.0 + 0.69 * i, base + 4.2 + 2.4 * i
        with group((x, y, 0), (0, 0, -0.28)):
            tuner(0, 0, top, -1, metal, button, reach=1.75)
        posts.append((x, y, top + 0.6))
    for i in trees:
        # Across two strings, halfway to their posts.
        xs = [(scale.string_x(n, scale.nut) + posts[n][0] + 0.25) / 2 for n in (i, i + 1)]
        ys = [(base + posts[n][1]) / 2 for n in (i, i + 1)]
        string_tree(sum(xs) / 2, sum(ys) / 2, top, metal)
    return posts


def build(options):
    kind = options.get('body', 'double-cut', list(BODIES))
    finish = options.get('finish', 'sunburst', ['sunburst', 'flame', 'natural', 'stain', 'solid', 'metallic'])
    color = options.get('color', '#7fb3b8')
    burst = options.get('burst', BURST)
    back_color = options.get('backColor', '#5a1c11')
    guard = options.get('pickguard', 'full', ['none', *GUARDS])
    guard_color = options.get('pickguardColor', '#f1ede0')
    # From the neck: s single, h humbucker, p covered lipstick-size neck single.
    pickups = options.get('pickups', 'sss')
    pickup_color = options.get('pickupColor', '#1b1b1d')
    humbuckers = options.get('humbuckers', 'open', ['open', 'covered'])
    bridge = options.get('bridge', 'tremolo', ['tremolo', 'locking', 'stop-tail', 't-style'])
    head = options.get('headstock', 'six-in-line', list(HEADSTOCKS))
    head_face = options.get('headstockColor', None)
    neck_name = options.get('neck', 'maple', list(NECKS))
    board_name = options.get('fingerboard', 'rosewood', list(BOARDS))
    inlay = options.get('inlays', 'dots', ['dots', 'blocks', 'trapezoids', 'none'])
    fret_count = options.get('frets', 22)
    knob_kind = options.get('knobs', 'skirted', ['skirted', 'dome', 'top-hat', 'barrel'])
    knob_color = options.get('knobColor', '#1b1b1d')
    knob_count = options.get('knobCount', 3, [2, 3])
    jack = options.get('jack', 'top', ['top', 'side'])
    hardware = options.get('hardware', 'chrome', METALS)
    binding = options.get('binding', None)

    carved = kind == 'single-cut'
    thickness, rise = (4.6, 1.0) if carved else (4.4, 0)
    surface = thickness + rise
    body = bspline(BODIES[kind], 12)
    metal = hardware_metal(hardware)
    dark = material('#161617', 0.35)
    knobs = metal if knob_color == 'metal' else material(knob_color, 0.25, coat=0.6)
    cover = plastic(pickup_color, 0.28)
    poles = satin_metal('#a9a9a6', 0.3)
    front = paint(finish, color, body, burst)

    # Body.
    if carved:
        plate(body, thickness, 0.3, mat=gloss(back_color), segments=8)
        height = carved_top(inset(body, 0.3), thickness - 0.02, rise, front)
    else:
        plate(body, thickness, ROUNDING[kind], mat=front, segments=10)
    if binding:
        edge = material(binding, 0.3, coat=0.8)
        tube([(x, y, thickness - 0.1) for x, y in inset(body, 0.22)], 0.26, edge, closed=True, straight=True)

    # Neck and what is on it.
    length, saddle = {'single-cut': (62.8, 17.2), 'superstrat': (64.8, 13.8), 't-style': (64.8, 14.2)}.get(kind, (64.8, 14.6))
    scale = Scale(length, saddle, fret_count, top=surface + (1.3 if carved else 0.95))
    if bridge == 'locking':
        scale.radius_drop = 0.07
    neck_mat = neck_wood(neck_name)
    neck(scale, neck_mat, depth=1.5)
    if options.get('laminated', False):
        laminate(scale, 1.5)
    board(scale, board_wood(board_name), material(binding, 0.35) if binding else None)
    frets(scale, nickel())
    inlays(scale, material('#161412' if board_name in ('maple', 'roasted') else '#efe9da', 0.25, coat=0.5), inlay)
    nut(scale, metal if bridge == 'locking' else material('#f1e9d2', 0.35), bridge == 'locking')
    button = material('#e6dcb8', 0.3, coat=0.5) if carved else None
    trees = () if head in ('three-a-side', 'pointed') else ((4,) if head == 't-style' else (4, 2))
    posts = headstock(scale, head, neck_mat, gloss(head_face) if head_face else None, metal, button, trees)

    # Pickguard.
    deck = surface
    if guard != 'none':
        region = overlap(inset(body, 1.1), bspline(GUARDS[guard], 8), 0.25)
        ply = material('#151515' if guard_color > '#4' else '#e8e4d8', 0.4)
        face = material(guard_color, 0.25, coat=0.7)
        if carved:
            # Stands off the arched top on a bracket.
            plate(region, 0.24, 0.08, (0, 0, surface + 0.45), mat=face)
            for x, y in ((4.4, 33.2), (8.2, 24.5)):
                screw((x, y, surface + 0.69), 0.2, metal)
        else:
            deck = pickguard(region, thickness, face, ply, metal, 8 if guard == 't-style' else 13)

    # Bridge and strings.
    if bridge == 'tremolo':
        saddles, tails = tremolo(scale, thickness, metal, dark, material(guard_color, 0.3))
    elif bridge == 'locking':
        saddles, tails = locking_tremolo(scale, thickness, metal, dark)
    elif bridge == 'stop-tail':
        saddles, tails = stop_tail(scale, surface, metal)
    else:
        saddles, tails = t_bridge(scale, thickness, metal, dark, cover)
    strings(scale, saddles, posts, material('#c9c4b6', 0.25, 1), GAUGES, tails)

    # Pickups, by their places along the string: as near the fingerboard and the bridge as they go.
    room = {'s': 1.25, 'p': 2.6, 'h': 2.5}
    first = scale.heel - room[pickups[0]]
    last = scale.saddle + (4.3 if pickups[-1] == 'h' else 4.1)
    places = {3: (first, (first + last) / 2, last), 2: (first, last), 1: (first,)}[len(pickups)]
    rings = material('#e9dfbd' if carved else '#1b1b1d', 0.3) if guard in ('none', 'small') else None
    for n, (pickup, y) in enumerate(zip(pickups, places)):
        if pickup == 's':
            single_coil(scale, y, deck - 0.1, cover, poles, radians(-9) if n == 2 else 0)
        elif pickup == 'p':
            with group((0, y, deck)):
                plate(rounded_rect(7.0, 1.9, 0.9), 0.7, 0.25, mat=chrome())
        else:
            humbucker(scale, y, deck - 0.12, nickel() if humbuckers == 'covered' else cover, metal, rings)

    # Controls.
    mark = None if knob_color == 'metal' else material('#f2efe6' if knob_color < '#8' else '#3a3a3a', 0.4)
    if kind == 't-style':
        plate(rounded_rect(3.2, 15.2, 1.6, 9.3, 10.8), 0.16, 0.06, (0, 0, thickness), mat=metal)
        for y in (4.3, 17.3):
            screw((9.3, y, thickness + 0.16), 0.22, metal)
        for y in (6.6, 10.2):
            knob((9.3, y, thickness + 0.16), knob_kind, knobs)
        lever(9.3, 14.2, thickness + 0.16, dark, metal, 0.0)
    elif carved:
        for x, y in ((8.6, 14.6), (12.4, 11.6), (7.2, 9.2), (10.9, 6.2)):
            knob((x, y, height(x, y) - 0.06), knob_kind, knobs)
        x, y = -9.2, 37.8
        z = height(x, y)
        cylinder(1.7, 0.14, (x, y, z - 0.04), mat=rings, bevel=0.04)
        cylinder(0.55, 0.4, (x, y, z), mat=metal)
        rod((x, y, z + 0.2), (x + 0.2, y - 0.4, z + 1.6), 0.16, metal)
        cylinder(0.36, 0.9, (x + 0.18, y - 0.35, z + 1.3), mat=material('#e7d9a8', 0.3), bevel=0.3)
    else:
        places = ((6.9, 16.3), (9.3, 13.5), (11.8, 10.9)) if knob_count == 3 else ((7.6, 15.2), (10.8, 11.6))
        for x, y in places:
            knob((x, y, deck), knob_kind, knobs, mark)
        x, y = (9.3, 18.7) if kind == 'superstrat' else (10.1, 18.9)
        lever(x, y, deck, material(pickup_color, 0.3, coat=0.5) if pickup_color > '#8' else dark, metal, 0.6)
    z = thickness / 2
    if jack == 'side' or carved or kind == 't-style':
        side_jack(body, (14.6, 4.2), z, metal, dark)
    else:
        boat = smooth_outline([(0, -3.2), (1.2, -2.2), (1.4, 0), (1.2, 2.2), (0, 3.2), (-1.2, 2.2), (-1.4, 0), (-1.2, -2.2)], 8)
        with group((9.2, 6.6, thickness - 0.06), (0, 0, 0.95)):
            plate(boat, 0.28, 0.12, mat=metal)
            for y in (-2.4, 2.4):
                screw((0, y, 0.26), 0.2, metal)
            cylinder(0.75, 0.34, mat=metal)
            cylinder(0.42, 0.36, mat=dark, bevel=0.01)
    edge_button(body, (0, 0), z, metal)
    edge_button(body, {'t-style': (-9, 41), 'single-cut': (-8, 45)}.get(kind, (-12.6, 48)), z, metal)
    return flat_lay(turn=-38, fill=0.89)
