"""An oboe with plateau keys, without a reed."""

import numpy as np

from families.woodwind_parts import *
from families.clarinet import blackwood
from studio.kit import *

FRONT = -90
OUTSIDE = [(0, 2.3), (0.5, 2.28), (1.2, 2.0), (2.6, 1.72), (5, 1.5), (8.2, 1.36), (9.2, 1.5), (10.6, 1.62), (11.2, 1.6), (11.25, 1.28), (20, 1.2), (31.2, 1.1), (32, 1.18), (33, 1.34), (34.6, 1.36), (34.62, 1.05),
           (44, 0.98), (53, 0.93), (55, 1.0), (56.2, 1.22), (57.2, 1.3), (58.2, 1.12), (58.9, 1.2), (59.3, 1.12)]


def build(options):
    plating = options.get('plating', '#e4e1d9')
    turn = options.get('turn', -42)
    silver = material(plating, 0.12, 1, name='silver plate')
    steel = material('#c4c0b6', 0.2, 1, name='rods')
    grenadilla = blackwood()
    pad = material('#d9c8a4', 0.8, name='pad')

    zs, rs = (np.array(column) for column in zip(*OUTSIDE))
    bore = Bore(lambda at: float(np.interp(at, zs, rs)))

    def turned(low, high):
        rows = [(b, a) for a, b in OUTSIDE if low < a < high]
        lathe([(0.5, low), (bore.radius(low + 0.01), low + 0.01), *rows, (bore.radius(high - 0.01), high - 0.01), (0.5, high)], mat=grenadilla, segments=80, angle=40)

    def ferrule(z0, z1, r):
        lathe([(r - 0.1, z0), (r + 0.03, z0 + 0.02), (r + 0.05, z0 + 0.1), (r + 0.05, z1 - 0.1), (r + 0.03, z1 - 0.02), (r - 0.1, z1)], mat=silver, segments=64)

    with laid():
        lathe([(0.9, 9), (1.2, 4), (1.7, 0.9), (1.95, 0.05), (2.2, 0.0), *[(b, a + 0.04) for a, b in OUTSIDE[:9]], (0.9, 11.2)], mat=grenadilla, segments=88, angle=40)
        turned(11.24, 34.6)
        turned(34.62, 59.3)
        ferrule(10.7, 11.24, 1.6)
        ferrule(34.0, 34.62, 1.36)
        ferrule(59.0, 59.35, 1.1)
        lathe([(2.0, -0.02), (2.28, 0), (2.36, 0.1), (2.36, 0.34), (2.24, 0.4)], mat=silver, segments=88)

        right, left = FRONT + 58, FRONT - 58
        # Upper joint: octave vents, half-hole plate, plateaus and their neighbours.
        for at, angle, size in ((55.0, left + 6, 0.3), (51.8, left - 8, 0.3)):
            small_key(bore, at, angle, size, silver, pad, None, None, height=0.03)
            lever(bore, [(at, angle, 0.3), (at - 2.2, left - 16, 0.45)], silver, 0.1)
        bore.rail(left - 18, 0.45, 44.6, 53.2, 0.12, steel, (44.6, 49.2, 53.2), silver)
        lever(bore, [(46.6, left - 30, 0.75), (48.2, left - 20, 0.5)], silver, 0.12, (0.6, 2.2, 6))
        with bore.on(50.2, FRONT):
            paddle(0.85, 2.0, 0.16, silver, (0, -0.3, 0.14))
        cups = [(52.4, FRONT + 10, 0.36, right), (48.2, FRONT + 20, 0.36, right), (46.8, FRONT, 0.52, right), (45.2, FRONT + 16, 0.36, right), (43.6, FRONT, 0.52, right),
                (41.6, FRONT + 24, 0.42, right), (40.2, FRONT, 0.54, right), (38.2, FRONT - 16, 0.46, left), (36.4, FRONT + 12, 0.5, right)]
        for at, angle, size, rail in cups:
            small_key(bore, at, angle, size, silver, pad, None, rail, 0.5, 0.04, 0.08, 0.13, 0.09)
        bore.rail(right, 0.5, 35.6, 53.4, 0.12, steel, (35.6, 39.2, 44.4, 49.6, 53.4), silver)
        bore.rail(right + 26, 0.5, 36.2, 50.4, 0.12, steel, (36.2, 43.0, 50.4), silver)
        bore.rail(left, 0.5, 35.8, 43.0, 0.12, steel, (35.8, 39.4, 43.0), silver)
        for i, at in enumerate((42.2, 38.9)):
            lever(bore, [(at, right + 16, 0.7), (at + 1.2, right + 22, 0.55)], silver, 0.1, (0.45, 1.4, -6))
        # Lower joint.
        cups = [(32.6, FRONT - 6, 0.46, right), (30.6, FRONT, 0.56, right), (28.9, FRONT + 22, 0.4, right), (27.4, FRONT, 0.58, right), (25.6, FRONT - 22, 0.46, left), (24.0, FRONT, 0.62, right),
                (21.2, FRONT - 10, 0.66, left), (18.8, FRONT + 14, 0.72, right), (16.2, FRONT - 12, 0.78, left), (13.4, FRONT + 6, 0.82, right)]
        for at, angle, size, rail in cups:
            small_key(bore, at, angle, size, silver, pad, None, rail, 0.55, 0.04, 0.08, 0.15, 0.1)
        bore.rail(right, 0.55, 12.2, 33.4, 0.13, steel, (12.2, 17.4, 22.6, 26.2, 29.8, 33.4), silver)
        bore.rail(left, 0.55, 14.8, 27.2, 0.13, steel, (14.8, 18.8, 23.2, 27.2), silver)
        bore.rail(left - 22, 0.55, 13.0, 34.0, 0.13, steel, (13.0, 20.4, 27.4, 33.2), silver)
        # Little fingers: three touches for the right, a table of three at the left.
        for at, angle, width, length in ((21.8, right - 2, 0.8, 1.3), (20.6, right + 22, 0.85, 1.2), (19.4, right + 6, 0.8, 1.1)):
            lever(bore, [(at, angle, 0.85), (at - 0.6, right, 0.6)], silver, 0.11, (width, length, 0))
        for i, at in enumerate((36.6, 35.0, 33.2)):
            lever(bore, [(at, left - 20 - 14 * i, 0.8), (at - 2.2, left - 22 - 3 * i, 0.58)], silver, 0.12, (0.6, 1.7, 8))
        # Low B flat on the bell, its lever from the left.
        small_key(bore, 6.4, FRONT - 8, 0.82, silver, pad, None, left - 6, 0.55, 0.05, 0.08, 0.16, 0.11)
        bore.rail(left - 6, 0.55, 4.6, 9.2, 0.13, steel, (4.6, 9.2), silver)
        lever(bore, [(8.6, left - 6, 0.55), (10.6, left - 12, 0.75), (13.4, left - 22, 0.6)], silver, 0.12)
    return flat_lay(turn=turn, pitch=74, fill=0.9)
