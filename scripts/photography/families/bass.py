"""Electric basses: long scale, four strings, three bodies.

The outlines are our own. Options are read in `build`, at the end.
"""

from families.electric_parts import *
from studio.kit import *

# Control points of B-splines, round the body from its end by the bass side.
BODIES = {
    'offset': [
        (1, -0.2), (-4.6, 0.2), (-10, 2), (-14.4, 5.2), (-17, 10), (-17.4, 15.2), (-15.9, 20.2), (-13.8, 24.8), (-13, 29.4), (-14, 34.2),
        (-15.6, 39), (-16.5, 44), (-15.9, 48.6), (-13.7, 51.5), (-11.2, 50.6), (-9.5, 47.2), (-7.9, 44), (-5.6, 42.3), (-2.6, 41.7),
        (0.6, 41.4), (2.9, 39.8), (4, 37.2), (5.6, 35.5), (7.8, 35.8), (9.4, 38), (10.9, 40.8), (13, 42.6), (15.3, 41.4), (16.4, 37.8),
        (15.5, 33.4), (13.8, 29), (12.8, 24.4), (13.6, 19.6), (16, 14.8), (17.4, 9.7), (16.2, 4.6), (12.2, 1), (6.6, -0.6),
    ],
    'slim': [
        (0, 0), (-5, 0.3), (-9.6, 2.1), (-13.1, 5.2), (-15, 9.5), (-15, 14.2), (-13.5, 18.6), (-11.8, 22.8), (-11.4, 27.2), (-12.5, 32),
        (-14, 37.2), (-15, 42.4), (-15.1, 47), (-13.9, 50), (-11.9, 49.4), (-10.4, 45.6), (-8.8, 41.6), (-6.4, 38.6), (-3.4, 37.2),
        (0.2, 36.4), (2.7, 34.4), (4, 31.4), (5.7, 29.6), (7.8, 30.2), (9.4, 33), (10.9, 36.4), (12.8, 38.8), (14.6, 38.2), (15.3, 34.6),
        (14.2, 30), (12.5, 25.6), (11.4, 21.4), (12.2, 17.2), (14.2, 13.1), (15.2, 9), (14, 4.9), (10.3, 1.8), (5, 0.2),
    ],
    'classic': [
        (0, -0.2), (-5.2, 0), (-10.4, 1.7), (-14.4, 4.9), (-16.7, 9.5), (-16.9, 14.5), (-15.4, 19.3), (-13.4, 23.8), (-12.7, 28.4),
        (-13.8, 33.2), (-15.4, 38), (-16.3, 42.8), (-15.7, 47.2), (-13.6, 50), (-11.1, 49.2), (-9.5, 46), (-8, 43.1), (-5.7, 41.5), (-2.8, 41),
        (0.4, 40.6), (2.8, 39), (4, 36.4), (5.6, 34.7), (7.8, 35), (9.4, 37.2), (10.9, 40), (13, 41.6), (15.2, 40.4), (16.2, 36.8),
        (15.2, 32.4), (13.6, 28.2), (12.6, 23.8), (13.2, 19.2), (15.3, 14.5), (16.8, 9.6), (15.4, 4.7), (11.2, 1.4), (5.6, -0.1),
    ],
}
# The part of the body that a pickguard or a control plate may cover; near the body's edge it follows that.
GUARDS = {
    'offset': [
        (-10.6, 60), (24, 60), (24, 18.2), (10, 18.4), (7, 17.8), (5.4, 17.2), (0, 17), (-4.6, 17.2), (-6.6, 18.4), (-7.7, 22), (-8, 27), (-8.2, 32),
        (-9.4, 37), (-10.8, 42), (-11.4, 46),
    ],
    'plate': [(24, 17.9), (12, 17.9), (10.9, 17.9), (10.5, 16.6), (11.2, 13), (10.9, 9.4), (9.6, 6.4), (9, 4.6), (9.6, 3.2), (12, 3.2), (24, 5)],
    'classic': [
        (-24, 60), (24, 60), (24, 24), (13, 21.4), (9.6, 18.8), (6.4, 18), (2, 18.2), (-3, 18.2), (-6, 18.8), (-7.6, 21), (-8, 25), (-7.8, 30),
        (-8.6, 35), (-10, 40), (-11.4, 45), (-13, 50),
    ],
}
HEADSTOCKS = {
    'four': ([
        (-1.95, 0), (-2.1, 1.6), (-3.2, 2.7), (-4, 4), (-3.7, 6), (-0.75, 18), (0.1, 20.6), (2, 21.6), (4, 20.6), (4.5, 18.4), (3.4, 16.4),
        (2.9, 14.4), (3, 10), (3.1, 6), (2.7, 2.8), (2, 1.2), (1.95, 0),
    ], (0, 16)),
    'slim': ([
        (-1.95, 0), (-2.3, 1.8), (-3.5, 4.2), (-4, 6.4), (-3.7, 9.4), (-3.7, 12.4), (-3.4, 14.4), (-1.6, 15.4), (1.2, 17), (3, 17.6), (3.7, 16),
        (3.6, 12.4), (3.7, 9.4), (4, 6.4), (3.5, 4.2), (2.3, 1.8), (1.95, 0),
    ], (0, 16)),
    'classic': ([
        (-2, 0), (-2.3, 1.6), (-3.5, 3.6), (-4.1, 5.4), (-3.9, 9), (-4.3, 13.4), (-4.2, 15.2), (-2.6, 15.6), (0, 16.8), (2.6, 15.6), (4.2, 15.2),
        (4.3, 13.4), (3.9, 9), (4.1, 5.4), (3.5, 3.6), (2.3, 1.6), (2, 0),
    ], (0, 16)),
}
# Where the row of tuners begins above the nut, and how far apart they stand.
TUNER_ROWS = {'four': (5.2, 4.1), 'slim': (5.4, 5.4), 'classic': (5.4, 5.4)}
ROUNDING = {'offset': 1.1, 'slim': 1.3, 'classic': 1.0}
LENGTH = 86.4
GAUGES = [0.135, 0.108, 0.085, 0.06]


def bass_tuner(x, y, top, side, metal, lean=0.0, turn=0.0, clover=True):
    """A machine head with its wide post; the key is `turn`ed about its own shaft."""
    with group((x, y, 0), (0, 0, lean)):
        cylinder(0.98, 0.16, (0, 0, top), mat=metal, bevel=0.06)
        lathe([(0.66, 0), (0.66, 0.3), (0.55, 0.5), (0.55, 1.05), (0.68, 1.2), (0.68, 1.32), (0.58, 1.4), (0.22, 1.4), (0.2, 0.9), (0, 0.9)],
              (0, 0, top), mat=metal, segments=48)
        low = top - 1.45
        plate(rounded_rect(4.6, 3.4, 0.6, side * 0.9, 0), 0.2, 0.06, (0, 0, low - 0.2), mat=metal)
        cylinder(0.95, 0.5, (0, 0, low - 0.65), mat=metal)
        shaft = low - 0.55
        rod((side * 0.6, 0, shaft), (side * 3.2, 0, shaft), 0.26, metal)
        cylinder(0.42, 0.5, (side * 2.3, 0, shaft), (0, side * pi / 2, 0), metal)
        with group((side * 2.75, 0, shaft), (turn, 0, 0)):
            if clover:
                key = smooth_outline([(0, -0.32), (0.5, -0.8), (1.15, -1.3), (1.95, -1.2), (2.25, -0.6), (2.1, 0), (2.25, 0.6), (1.95, 1.2), (1.15, 1.3),
                                      (0.5, 0.8), (0, 0.32)], 8)
            else:
                key = round_corners([(0, -0.35), (0.8, -1.15), (2.0, -1.25), (2.3, -0.6), (2.3, 0.6), (2.0, 1.25), (0.8, 1.15), (0, 0.35)], 0.5)
            plate(moved(key, sx=side), 0.36, 0.15, (0, 0, -0.18), mat=metal)


def bass_strings(scale, saddles, tails, posts, mat):
    """From the anchor over saddle and nut to the post, three turns around it."""
    for i, (saddle, tail, post) in enumerate(zip(saddles, tails, posts)):
        r = GAUGES[i]
        x = scale.string_x(i, scale.nut)
        over = (x, scale.nut + 0.2, scale.crown(x, scale.nut) + 0.2 + r)
        rod(tail, saddle, r, mat, segments=12)
        rod(saddle, over, r, mat, segments=12)
        side = -1 if post[0] > x else 1
        rod(over, (post[0] + side * (0.55 + r), post[1], post[2]), r, mat, segments=12)
        for turn in range(3):
            torus(0.55 + r, r, (post[0], post[1], post[2] - 0.02 - turn * r * 2), mat=mat, segments=32, around=8)


def headstock(scale, kind, wood_, face, metal):
    """Its plate and tuners; returns the posts, low string first."""
    outline, sharp = HEADSTOCKS[kind]
    base = scale.nut + 0.38
    top = scale.top - 0.85
    shape = moved(smooth_outline(outline, 8, sharp=sharp), 0, base)
    plate(shape, 1.45, 0.15, (0, 0, top - 1.45), mat=wood_)
    if face:
        plate(inset(shape, 0.04), 0.07, 0.03, (0, 0, top - 0.015), mat=face)
        top += 0.055
    first, step = TUNER_ROWS[kind]
    posts = []
    for i in range(4):
        turn = (0.35, 0.2, 0.28, 0.4)[i]
        if kind == 'four':
            x, y = -1.85 + i, base + first + step * i
            bass_tuner(x, y, top, -1, metal, -0.24, turn)
        else:
            side, row = (-1 if i < 2 else 1), (0, 1, 1, 0)[i]
            x, y = side * (2.15 + 0.15 * row), base + first + step * row
            bass_tuner(x, y, top, side, metal, 0, turn, kind == 'classic')
        posts.append((x, y, top + 0.9))
    if kind == 'four':
        # A round retainer on the two thin strings.
        xs = [(scale.string_x(n, scale.nut) * 0.6 + (posts[n][0] + 0.6) * 0.4) for n in (2, 3)]
        y = base + 5.4
        cylinder(0.75, 0.12, (sum(xs) / 2, y, top + 0.52), mat=metal, bevel=0.05)
        cylinder(0.25, 0.6, (sum(xs) / 2, y, top), mat=metal)
    else:
        rod_cover = rounded_rect(1.9, 3.6, 0.5, 0, base + 2.1)
        plate(rod_cover, 0.14, 0.05, (0, 0, top), mat=material('#1d1d1f', 0.35, coat=0.4))
        for y in (0.7, 3.5):
            screw((0, base + y, top + 0.14), 0.14, metal)
    return posts


def bent_bridge(scale, z, metal, dark):
    """A bent plate with four threaded barrels on springs; returns saddle points and anchors."""
    y = scale.saddle
    plate(rounded_rect(8.6, 7.4, 0.4, 0, y - 0.9), 0.22, 0.07, (0, 0, z), mat=metal)
    wall = y - 4.4
    box((8.6, 0.28, 1.35), (0, wall, z + 0.68), 0.1, metal)
    for x in (-3.4, -1.7, 0, 1.7, 3.4):
        screw((x, y + 2.2, z + 0.22), 0.3, metal)
    points, tails = [], []
    for i in range(4):
        x, at = scale.string_x(i, y), y - (0.5, 0.3, 0.1, 0.0)[i]
        top = z + 1.25 + 0.08 * (1 - abs(i - 1.5) / 1.5)
        with group((x - 0.68, at, top - 0.42), (0, pi / 2, 0)):
            cylinder(0.42, 1.36, mat=metal, bevel=0.06, segments=40)
            for n in range(1, 8):
                torus(0.42, 0.035, (0, 0, n * 0.17), mat=dark, segments=32, around=6)
        for dx in (-0.42, 0.42):
            rod((x + dx, at, z + 0.22), (x + dx, at, top + 0.04), 0.12, dark)
        rod((x, wall, top - 0.5), (x, at, top - 0.5), 0.14, metal)
        coils = 9
        spring = [(x + 0.24 * cos(n * pi / 3), wall + 0.3 + (at - wall - 0.8) * n / (coils * 6), top - 0.5 + 0.24 * sin(n * pi / 3)) for n in range(coils * 6 + 1)]
        tube(spring, 0.045, metal, straight=True)
        cylinder(0.26, 0.2, (x, wall - 0.12, top - 0.5), (pi / 2, 0, 0), metal)
        # A slot for the string in the barrel, the ball end behind the wall.
        points.append((x, at, top - 0.02 + GAUGES[i]))
        tails.append((x, wall - 0.1, z + 0.95))
        cylinder(0.3, 0.35, (x, wall - 0.14, z + 0.95), (pi / 2, 0, 0), brass(0.3), 0.08)
    return points, tails


def cast_bridge(scale, z, metal, dark):
    """A heavy casting with four saddle blocks in its channels."""
    y = scale.saddle
    plate(round_corners([(-4.3, y - 4.6), (4.3, y - 4.6), (4.5, y - 3), (4.5, y + 1.2), (3.8, y + 2.4), (-3.8, y + 2.4), (-4.5, y + 1.2), (-4.5, y - 3)], 0.5),
          0.45, 0.14, (0, 0, z), mat=metal)
    box((8.7, 1.5, 1.5), (0, y - 4.1, z + 0.75), 0.3, metal)
    for i in range(5):
        x = (i - 2) * 1.9
        box((0.3, 5.2, 0.85), (x if abs(x) < 3.7 else math.copysign(4.2, x), y - 1.2, z + 0.6), 0.1, metal)
    for x in (-2.9, 2.9):
        screw((x, y + 1.75, z + 0.45), 0.36, dark)
    points, tails = [], []
    for i in range(4):
        x, top = scale.string_x(i, y), z + 1.35 + 0.08 * (1 - abs(i - 1.5) / 1.5)
        box((1.35, 2.1, top - z - 0.5), (x, y - 0.8, (top + z + 0.5) / 2), 0.18, metal)
        rod((x, y - 3.4, z + 0.95), (x, y - 1.8, z + 0.95), 0.16, dark)
        for dx in (-0.45, 0.45):
            cylinder(0.14, 0.1, (x + dx, y - 0.2, top - 0.04), mat=dark, bevel=0.02)
        points.append((x, y, top + GAUGES[i]))
        tails.append((x, y - 3.6, z + 1.3))
    return points, tails


def pole_pairs(scale, y, z, mat, centre=0.0, which=range(4), apart=0.5, r=0.24):
    """Two magnets to a string, either side of it."""
    for i in which:
        for dx in (-apart, apart):
            cylinder(r, 0.1, (scale.string_x(i, y) + dx - centre, 0, z), mat=mat, bevel=0.03, segments=32)


def j_pickup(scale, y, z, cover, metal, length=9.2):
    """A long narrow single-coil with its four ears."""
    with group((0, y, z)):
        for x in (-length / 2 + 1.5, length / 2 - 1.5):
            plate(rounded_rect(0.95, 2.9, 0.46, x, 0), 0.5, 0.12, mat=cover)
            for v in (-1.16, 1.16):
                screw((x, v, 0.5), 0.19, metal)
        plate(rounded_rect(length, 1.9, 0.35), 0.75, 0.16, mat=cover)
        pole_pairs(scale, y, 0.7, satin_metal('#a9a9a6', 0.3))


def split_pickup(scale, y, z, cover, metal):
    """Two halves, that of the low strings nearer the neck."""
    for side, which in ((-1, (0, 1)), (1, (2, 3))):
        at = y - side * 1.43
        centre = sum(scale.string_x(i, at) for i in which) / 2
        with group((centre, at, z)):
            plate(rounded_rect(5.6, 2.8, 0.3), 0.8, 0.16, mat=cover)
            for x in (-2.95, 2.95):
                plate(rounded_rect(1.1, 1.1, 0.5, x, 0), 0.45, 0.1, mat=cover)
                screw((x + math.copysign(0.15, x), 0, 0.45), 0.2, metal)
            pole_pairs(scale, at, 0.74, satin_metal('#a9a9a6', 0.3), centre, which)


def bar_pickup(scale, y, z, cover, metal):
    """A humbucker in a closed case, two rows of wide poles."""
    with group((0, y, z)):
        plate(rounded_rect(10.4, 3.7, 0.45), 0.8, 0.2, mat=cover)
        for x in (-4.75, 4.75):
            for v in (-1.35, 1.35):
                screw((x, v, 0.8), 0.17, metal)
        for v in (-0.85, 0.85):
            for i in range(4):
                cylinder(0.46, 0.08, (scale.string_x(i, y), v, 0.76), mat=satin_metal('#8f9092', 0.34), bevel=0.04, segments=32)


def build(options):
    kind = options.get('body', 'offset', list(BODIES))
    finish = options.get('finish', 'solid', ['sunburst', 'natural', 'stain', 'solid', 'metallic'])
    color = options.get('color', '#d8604c')
    burst = options.get('burst', BURST)
    guard = options.get('pickguard', 'none', ['none', 'offset', 'classic'])
    guard_color = options.get('pickguardColor', '#f1ede0')
    # From the neck: j narrow single-coil, p split, h bar humbucker.
    pickups = options.get('pickups', 'jj', ['jj', 'pj', 'hh'])
    bridge = options.get('bridge', 'bent', ['bent', 'cast'])
    head = options.get('headstock', 'four', list(HEADSTOCKS))
    head_face = options.get('headstockColor', None)
    neck_name = options.get('neck', 'maple', list(NECKS))
    board_name = options.get('fingerboard', 'rosewood', list(BOARDS))
    fret_count = options.get('frets', 20)
    nut_width = options.get('nutWidth', 3.8)
    # Volumes and tones: on a metal plate with the jack, three in the wood, or five with a switch.
    controls = options.get('controls', 'plate', ['plate', 'three', 'five'])
    knob_color = options.get('knobColor', '#1b1b1d')
    hardware = options.get('hardware', 'chrome', METALS)

    thickness = {'slim': 3.6}.get(kind, 4.4)
    body = bspline(BODIES[kind], 12)
    metal, dark = hardware_metal(hardware), material('#161617', 0.35)
    cover = plastic('#1c1c1e', 0.34)
    plate(body, thickness, ROUNDING[kind], mat=paint(finish, color, body, burst), segments=10)

    # Neck and what is on it.
    scale = Scale(LENGTH, 8.6 if kind == 'slim' else 9.0, fret_count, nut_width, 6.2 + (0.3 if fret_count == 24 else 0), 4, nut_width - 0.85, 5.7,
                  thickness + 1.0)
    neck_mat = neck_wood(neck_name)
    neck(scale, neck_mat, depth=1.6)
    if options.get('laminated', False):
        laminate(scale, 1.6)
    board(scale, board_wood(board_name))
    frets(scale, nickel())
    inlays(scale, material('#161412' if board_name in ('maple', 'roasted') else '#efe9da', 0.25, coat=0.5), 'dots')
    nut(scale, material('#f1e9d2', 0.35))
    posts = headstock(scale, head, neck_mat, gloss(head_face) if head_face else None, metal)

    # Pickguard, bridge, strings.
    deck = thickness
    if guard != 'none':
        region = overlap(inset(body, 1.1), bspline(GUARDS[guard], 8), 0.25)
        ply = material('#151515' if guard_color > '#4' else '#e8e4d8', 0.4)
        deck = pickguard(region, thickness, material(guard_color, 0.25, coat=0.7), ply, metal, 13)
    saddles, tails = (bent_bridge if bridge == 'bent' else cast_bridge)(scale, thickness, metal, dark)
    bass_strings(scale, saddles, tails, posts, material('#bdb8ac', 0.3, 1))

    # Pickups.
    y = scale.saddle
    if pickups == 'hh':
        for at in (y + 7.0, y + 15.0):
            bar_pickup(scale, at, thickness - 0.12, cover, metal)
    else:
        j_pickup(scale, y + 6.2, thickness, cover, metal, 9.4)
        if pickups == 'jj':
            j_pickup(scale, y + 15.3, deck - 0.1, cover, metal, 9.0)
        else:
            split_pickup(scale, y + 14.2, deck - 0.1, cover, metal)

    # Controls.
    knobs = metal if knob_color == 'metal' else material(knob_color, 0.3, coat=0.5)
    mark = None if knob_color == 'metal' else material('#f2efe6', 0.4)
    if controls == 'plate':
        region = overlap(inset(body, 1.1), bspline(GUARDS['plate'], 8), 0.2)
        plate(region, 0.16, 0.05, (0, 0, thickness), mat=metal)
        z = thickness + 0.16
        for x, v in ((13.0, 16.2), (13.6, 12.6), (13.2, 9.0)):
            knob((x, v, z), 'skirted', knobs, mark)
        cylinder(0.75, 0.14, (11.5, 5.8, z), mat=metal, segments=6, bevel=0.03)
        lathe([(0.52, 0), (0.52, 0.4), (0.34, 0.4), (0.34, 0.05), (0, 0.05)], (11.5, 5.8, z), mat=metal, segments=40)
        cylinder(0.33, 0.12, (11.5, 5.8, z), mat=dark, bevel=0.01)
        for x, v in ((11.6, 17.2), (14.6, 8.0), (10.0, 4.9)):
            screw((x, v, z), 0.2, metal)
    elif controls == 'three':
        for x, v in ((8.6, 15.4), (11.2, 12.2), (12.4, 8.2)):
            knob((x, v, thickness), 'dome', knobs, mark)
    else:
        for x, v in ((8.2, 15.8), (11.2, 13.2), (7.4, 12.0), (10.6, 9.4), (7.4, 8.2)):
            knob((x, v, thickness), 'barrel', knobs, mark)
        toggle(8.6, 19.4, thickness, metal)
    if controls != 'plate':
        side_jack(body, (14, 3.8), thickness / 2, metal, dark)
    edge_button(body, (0, 0), thickness / 2, metal)
    edge_button(body, (-12.4, 53), thickness / 2, metal)
    return flat_lay(turn=-38, fill=0.89)
