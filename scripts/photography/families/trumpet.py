"""B flat trumpets, lying on their side: x towards the bell, y up the valves, z towards the camera.

The camera sees the player's right side: leadpipe in front, bell tube behind.
"""

import numpy as np

from studio.kit import *

UPPER, LOWER = 3.9, -3.9  # heights of the two levels of tubing
SLIDE = 0.35  # how near the camera the main slide's lower leg is: it goes into the third valve
VALVES = (-6.6, -3.6, -0.6)
LEAD, BELL = 1.5, -1.55  # how near the camera the leadpipe and the bell are
RIM, REAR, FRONT = 22.5, -13.0, 7.6  # the bell's end, and where the bends begin
# Radius of the bell, by the distance from its end.
FLARE = [(0, 6.15), (0.25, 5.62), (0.7, 4.92), (1.3, 4.2), (2.1, 3.5), (3.2, 2.85), (4.8, 2.25), (7.2, 1.72), (10.5, 1.36), (15, 1.12), (21, 0.97), (30, 0.86), (36, 0.8), (60, 0.66)]


def bent(start, bend, end, plane, side, r, count=28):
    """A hairpin: from `start` (x) to the bend at x = `bend`, back to `end`, between two heights of `plane`.

    `plane` is (low y, high y, z at low, z at high); starts high; `side` is 1 for a bend to the right.
    """
    low, high, z_low, z_high = plane
    radius = (high - low) / 2
    line = [(start + (bend - start) * i / 20, high, z_high) for i in range(20)]
    turn = []
    for i in range(count + 1):
        a = pi * i / count
        t = (1 - cos(a)) / 2
        turn.append((bend + side * radius * sin(a), high - (high - low) * t, z_high + (z_low - z_high) * t))
    back = [(bend + (end - bend) * i / 20, low, z_low) for i in range(1, 21)]
    return line + turn + back


def sleeve(x0, x1, y, z, r, mat, bead=0.07):
    """An outer tube along x with a bead at each end."""
    profile = [(r * 0.8, 0), (r + bead, 0.02), (r + bead, 0.22), (r, 0.3)]
    length = abs(x1 - x0)
    profile += [(a, length - b) for a, b in profile[::-1]]
    lathe(profile, (min(x0, x1), y, z), (0, pi / 2, 0), mat, 40)


def brace(start, end, mat, r=0.17, flange=0.46):
    """A turned strut between two tubes, its feet spread."""
    a, b = Vector(start), Vector(end)
    way = b - a
    turn = way.to_track_quat('Z', 'Y').to_euler()
    n = way.length
    lathe([(flange, 0), (flange, 0.1), (r * 1.3, 0.24), (r, 0.5), (r, n / 2 - 0.3), (r * 1.7, n / 2 - 0.16), (r * 1.7, n / 2 + 0.16), (r, n / 2 + 0.3),
           (r, n - 0.5), (r * 1.3, n - 0.24), (flange, n - 0.1), (flange, n)], a, turn, mat, 28, 50)


def valve(x, metal, casing, pearl, felt_mat, balusters):
    """One piston's casing with caps, stem and button."""
    def turned(profile, mat):
        lathe(profile, (x, 0, 0), (-pi / 2, 0, 0), mat, 64)

    bottom, top = -6.0, 5.6
    turned([(1.2, bottom), (1.34, bottom + 0.02), (1.34, top), (1.2, top)], casing)
    for y in balusters:
        turned([(1.3, y - 0.32), (1.42, y - 0.3), (1.46, y - 0.12), (1.4, y), (1.46, y + 0.12), (1.42, y + 0.3), (1.3, y + 0.32)], metal)
    turned([(0, bottom - 1.0), (0.4, bottom - 1.0), (0.46, bottom - 0.92), (0.5, bottom - 0.6), (1.0, bottom - 0.52), (1.28, bottom - 0.4), (1.44, bottom - 0.2), (1.46, bottom + 0.5), (1.36, bottom + 0.56)], metal)
    turned([(1.36, top - 0.36), (1.46, top - 0.32), (1.46, top + 0.42), (1.3, top + 0.62), (0.9, top + 0.74), (0.55, top + 0.78), (0.5, top + 1.1), (0, top + 1.1)], metal)
    for y0, y1 in ((bottom - 0.12, bottom + 0.44), (top - 0.26, top + 0.36)):
        for dx, dz, _ in ring_of(40, 1.455):
            rod((x + dx, y0, dz), (x + dx, y1, dz), 0.045, metal, segments=6)
    turned([(0, top + 1.05), (0.62, top + 1.05), (0.62, top + 1.22), (0, top + 1.22)], felt_mat)
    turned([(0.3, top + 1.1), (0.3, top + 2.7), (0.56, top + 2.82), (0.62, top + 2.95), (0, top + 2.96)], metal)
    turned([(0.5, top + 2.9), (0.84, top + 2.96), (0.9, top + 3.08), (0.88, top + 3.24), (0.76, top + 3.3), (0.7, top + 3.24)], metal)
    turned([(0.74, top + 3.2), (0.72, top + 3.31), (0.4, top + 3.28), (0, top + 3.22)], pearl)


def mouthpiece(x, y, z, mat):
    """Cup and shank; the rim is at the left."""
    outside = [(0.46, 0), (0.5, 2.4), (0.5, 3.2), (0.56, 3.5), (0.6, 4.2), (0.66, 4.7), (0.78, 5.1), (0.98, 5.6), (1.18, 6.2), (1.27, 6.7), (1.3, 7.1), (1.36, 7.2), (1.38, 7.4), (1.32, 7.58), (1.12, 7.66)]
    inside = [(0.92, 7.6), (0.84, 7.4), (0.8, 7.0), (0.66, 6.4), (0.4, 5.9), (0.22, 5.6), (0.2, 4.6)]
    lathe(outside + inside, (x, y, z), (0, -pi / 2, 0), mat, 72, 40)


def water_key(x, y, z, mat, steel, cork_mat, way=-1):
    """A lever with its spring under the tube at (x, y, z)."""
    cylinder(0.3, 0.5, (x, y + way * 0.55, z), (way * -pi / 2, 0, 0), mat, 0.06, 28)
    cylinder(0.24, 0.1, (x, y + way * 1.0, z), (way * -pi / 2, 0, 0), cork_mat, 0.02, 28)
    cylinder(0.36, 0.24, (x, y + way * 1.08, z), (way * -pi / 2, 0, 0), mat, 0.06, 32)
    tube([(x, y + way * 1.2, z), (x - 1.0, y + way * 1.12, z), (x - 1.9, y + way * 0.95, z), (x - 3.0, y + way * 1.25, z), (x - 3.8, y + way * 1.3, z)], 0.14, mat)
    sphere(0.2, (x - 3.9, y + way * 1.3, z), mat)
    rod((x - 1.7, y + way * 0.9, z - 0.5), (x - 1.7, y + way * 0.9, z + 0.5), 0.13, steel)
    for side in (-0.42, 0.42):
        rod((x - 1.7, y + way * 0.4, z + side), (x - 1.7, y + way * 0.95, z + side), 0.14, mat)
    for i in range(5):
        torus(0.2, 0.035, (x - 1.7, y + way * 0.9, z - 0.22 + i * 0.11), (0, 0, 0), steel, 24, 8)


def ring(loc, rot, R, r, mat):
    torus(R, r, loc, rot, mat, 64, 14)


def build(options):
    plating = options.get('plating', 'lacquer', ['lacquer', 'silver'])
    color = options.get('color', '#e0aa42')
    thumb = options.get('firstSlide', 'none', ['none', 'saddle', 'ring'])
    braces = options.get('braces', 2)
    trim = options.get('trim', 'same', ['same', 'nickel'])
    turn = options.get('turn', 30)

    if plating == 'silver':
        body = material('#cbc8c1', 0.11, 1, name='silver')
    else:
        body = material(color, 0.13, 1, 0.6, 0.03, name='lacquer')
    inner = body if plating == 'silver' else material('#cfc8b9', 0.14, 1, name='nickel silver')
    fittings = inner if trim == 'nickel' else body
    silver = material('#e4e1da', 0.1, 1, name='silver plate')
    steel = material('#b9b5ac', 0.2, 1, name='spring')
    pearl = material('#f2eee4', 0.15, coat=1, sheen=0.3, name='pearl')
    cork_mat, felt_mat = material('#b98a5a', 0.9, name='cork'), felt('#ece6d8')

    with group((0, 0, 0), (0, radians(-7.6), 0)):
        # Bell: out of the first valve, back, around, forward.
        knuckle = VALVES[0] - 0.7
        path = bent(RIM, REAR, knuckle, (LOWER, UPPER, -0.4, BELL), -1, 0)[20:][::-1]
        straight = [REAR + (RIM - REAR) * (1 - (1 - i / 120) ** 2) for i in range(1, 121)]
        path += [(x, UPPER, BELL) for x in straight]
        lengths = [0.0]
        for a, b in zip(path, path[1:]):
            lengths.append(lengths[-1] + (Vector(b) - Vector(a)).length)
        # A curve through the measures: straight pieces would show as steps in its reflections.
        profile = np.array(smooth_outline(FLARE, 8, closed=False))
        widths = [float(np.interp(lengths[-1] - s, profile[:, 0], profile[:, 1])) for s in lengths]
        thicken(sweep(path, widths, body, 96), 0.06)
        ring((RIM, UPPER, BELL), (0, pi / 2, 0), 6.1, 0.13, body)
        sleeve(knuckle - 4.1, knuckle - 0.2, LOWER, -0.4, 0.78, fittings)

        # Leadpipe, main slide, third valve.
        end = VALVES[2] + 0.6
        lathe([(0.5, 0), (0.86, 0.02), (0.9, 0.25), (0.78, 0.6), (0.74, 3.2), (0.66, 3.6)], (-19.4, UPPER, LEAD), (0, pi / 2, 0), fittings, 48)
        rod((-16.6, UPPER, LEAD), (2.6, UPPER, LEAD), 0.6, body, segments=40)
        sleeve(1.6, 6.2, UPPER, LEAD, 0.74, fittings)
        loop = bent(2.0, FRONT, end, (LOWER, UPPER, SLIDE, LEAD), 1, 0)
        sweep(loop[:24], [0.62] * 24, inner, 40)
        sweep(loop[16:-16], [0.66] * len(loop[16:-16]), body, 40)
        sweep(loop[-24:], [0.62] * 24, inner, 40)
        sleeve(end + 0.4, 5.6, LOWER, SLIDE, 0.74, fittings)
        for x, y, z in ((FRONT, UPPER, LEAD), (FRONT, LOWER, SLIDE)):
            sleeve(x - 1.0, x + 0.5, y, z, 0.72, fittings)
        for i in range(braces):
            x = FRONT + 1.5 - 2.6 * i
            brace((x, LOWER + 0.6, SLIDE + 0.08), (x, UPPER - 0.6, LEAD - 0.08), fittings)
        water_key(FRONT + 3.2, LOWER + 1.05, 0.62, fittings, steel, cork_mat)
        mouthpiece(-18.4, UPPER, LEAD, silver)

        # Valves and what joins them.
        for x in VALVES:
            valve(x, fittings, inner if trim == 'nickel' else body, pearl, felt_mat, (-2.0, 2.3))
        for a, b in zip(VALVES, VALVES[1:]):
            for y in (-4.6, -0.4, 3.4):
                rod((a + 1.0, y, 0), (b - 1.0, y - 0.4, 0), 0.62, body, segments=32)

        # First slide backwards, second towards the camera, third forwards.
        first = bent(VALVES[0] - 0.9, -12.2, VALVES[0] - 0.9, (-1.5, 1.5, -0.2, -0.2), -1, 0)
        sweep(first, [0.6] * len(first), inner, 36)
        for y in (-1.5, 1.5):
            sleeve(VALVES[0] - 1.1, VALVES[0] - 4.6, y, -0.2, 0.72, fittings)
        sweep([(x, y, z) for x, y, z in first[18:-18]], [0.64] * len(first[18:-18]), body, 36)
        if thumb == 'saddle':
            arch = [(-10.3 + 0.95 * cos(a), 2.1 + 1.15 * (1 - sin(a)), -0.2) for a in [pi + pi * i / 12 for i in range(13)]]
            tube([(x, y - 0.05, z) for x, y, z in arch], 0.2, fittings)
        elif thumb == 'ring':
            ring((-10.3, 3.1, -0.2), (0, 0, 0), 1.05, 0.17, fittings)
        third = bent(VALVES[2] + 0.9, 10.4, VALVES[2] + 0.9, (-1.5, 1.5, -0.5, -0.5), 1, 0)
        sweep(third, [0.6] * len(third), inner, 36)
        for y in (-1.5, 1.5):
            sleeve(VALVES[2] + 1.1, 7.6, y, -0.5, 0.72, fittings)
        sweep(third[17:-17], [0.64] * len(third[17:-17]), body, 36)
        brace((9.6, -0.95, -0.5), (9.6, 0.95, -0.5), fittings, 0.15, 0.4)
        ring((6.0, 3.2, -0.9), (0, 0, 0), 1.15, 0.17, fittings)
        rod((6.0, 1.9, -0.6), (6.0, 2.15, -0.85), 0.3, fittings)
        rod((VALVES[2] + 1.2, 0, -0.5), (10.2, 0, -0.5), 0.1, steel, segments=12)
        for y in (-1.1, 1.1):
            rod((VALVES[1], y, 1.1), (VALVES[1], y, 3.4), 0.7, fittings, segments=32)
            torus(0.72, 0.07, (VALVES[1], y, 3.3), mat=fittings, segments=32, around=8)
        bow = [(VALVES[1], 1.1 * cos(pi * i / 16), 3.6 + 1.1 * sin(pi * i / 16)) for i in range(17)]
        bow = [(VALVES[1], 1.1, 3.0), *bow, (VALVES[1], -1.1, 3.0)]
        sweep(bow, [0.62] * len(bow), body, 36)
        lathe([(0, 0.5), (0.3, 0.5), (0.36, 0.36), (0.3, 0.16), (0.14, 0.1), (0.14, -0.2)][::-1], (VALVES[1], 0, 5.3), mat=fittings, segments=32)

        # Braces between bell and leadpipe, and the little finger's hook.
        for x in (-11.8, 3.2):
            bell_r = float(np.interp(RIM - x, profile[:, 0], profile[:, 1]))
            brace((x, UPPER, BELL + bell_r), (x, UPPER, LEAD - 0.58), fittings)
        hook = [(1.1 + 1.1 * cos(a) * 0.95, UPPER + 1.75 + 1.15 * sin(a), LEAD + 0.1) for a in [radians(-95 + 250 * i / 14) for i in range(15)]]
        tube([(0.4, UPPER + 0.5, LEAD), *hook], 0.18, fittings)
        plate(rounded_rect(1.7, 0.7, 0.3), 0.14, 0.05, (0.9, UPPER + 0.62, LEAD + 0.32), (-pi / 2, 0, 0), fittings)
        # Valve cluster to leadpipe.
        for x in (VALVES[0], VALVES[2]):
            rod((x, UPPER - 0.1, 1.0), (x, UPPER, LEAD), 0.3, fittings)
    return flat_lay(turn=turn, pitch=74, fill=0.89)
