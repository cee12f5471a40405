"""A B flat clarinet of the Boehm system without its mouthpiece: bell, lower joint, upper joint, barrel."""

import numpy as np

from families.woodwind_parts import *
from studio.kit import *

FRONT = -90
OUTSIDE = [(10.4, 1.5), (11.2, 1.52), (24, 1.44), (31.4, 1.42), (32.2, 1.5), (33, 1.66), (34.6, 1.68), (34.62, 1.4), (45, 1.37), (54.2, 1.35)]


def blackwood(axis='z'):
    return wood('#211a17', '#191412', '#120e0d', axis=axis, scale=2, ring=0.6, rough=0.36, coat=0.35, coat_rough=0.18, bump=0.05)


def build(options):
    plating = options.get('plating', '#e4e1d9')
    turn = options.get('turn', -42)
    silver = material(plating, 0.12, 1, name='silver plate')
    steel = material('#c4c0b6', 0.2, 1, name='rods')
    grenadilla = blackwood()
    pad = material('#d9c8a4', 0.8, name='pad')
    inside = (grenadilla, material('#0d0b0a', 0.9, name='hole'))

    z, r = (np.array(column) for column in zip(*OUTSIDE))
    bore = Bore(lambda at: float(np.interp(at, z, r)))

    def ferrule(z0, z1, r):
        lathe([(r - 0.12, z0), (r + 0.03, z0 + 0.02), (r + 0.06, z0 + 0.12), (r + 0.06, z1 - 0.12), (r + 0.03, z1 - 0.02), (r - 0.12, z1)], mat=silver, segments=72)

    with laid():
        # Bell with its inside.
        outer = [(3.92, 0.5), (3.72, 0.95), (3.2, 2.0), (2.7, 3.4), (2.28, 5.2), (2.02, 7.0), (1.9, 8.4), (1.98, 9.2), (2.06, 9.6), (2.04, 10.0), (1.9, 10.55), (1.4, 10.6)]
        inner = [(1.1, 10.5), (1.2, 8), (1.6, 5.4), (2.3, 2.8), (3.2, 0.9), (3.6, 0.2)]
        profile = smooth_outline(outer, 5, closed=False)
        lathe(smooth_outline(inner, 5, closed=False) + [(3.78, 0.04), (3.9, 0.2)] + profile, mat=grenadilla, segments=96, angle=40)
        lathe([(3.7, -0.02), (3.96, 0.0), (4.04, 0.1), (4.04, 0.42), (3.98, 0.52), (3.86, 0.54)], mat=silver, segments=96)
        ferrule(10.05, 10.6, 1.92)
        # Joints.
        lathe([(1.0, 10.6), (1.5, 10.62), *[(b, a) for a, b in OUTSIDE[1:7]], (1.0, 34.62)], mat=grenadilla, segments=80)
        ferrule(33.9, 34.62, 1.68)
        lathe([(1.0, 34.6), (1.4, 34.64), (1.37, 45), (1.35, 54.2), (1.0, 54.25)], mat=grenadilla, segments=80)
        # Barrel.
        barrel = smooth_outline([(1.62, 54.9), (1.52, 55.8), (1.6, 57.4), (1.56, 58.8), (1.52, 59.6), (1.58, 60.2)], 6, closed=False)
        lathe([(1.0, 54.25), (1.62, 54.3), *barrel, (1.58, 60.8), (1.0, 60.85)], mat=grenadilla, segments=80)
        ferrule(54.28, 54.95, 1.62)
        ferrule(60.2, 60.82, 1.58)
        # Upper joint. The left hand's rings are moved by one rod at the right.
        right, left = FRONT + 52, FRONT - 54
        ring_key(bore, 46.6, FRONT, 0.52, silver, inside, right, 0.5)
        ring_key(bore, 43.2, FRONT, 0.6, silver, inside, right, 0.5)
        finger_hole(bore, 39.4, FRONT, 0.55, inside)
        small_key(bore, 44.9, FRONT + 6, 0.5, silver, pad, None, right, 0.5, 0.04)
        bore.rail(right, 0.5, 41.6, 48.4, 0.14, steel, (41.6, 48.4), silver)
        # Throat keys: A along the middle, G sharp beside it.
        small_key(bore, 52.2, FRONT - 4, 0.46, silver, pad, None, None, height=0.04)
        lever(bore, [(48.9, FRONT - 8, 0.62), (50.4, FRONT - 6, 0.56), (52.2, FRONT - 4, 0.4)], silver, 0.13, (0.62, 1.8, 4))
        small_key(bore, 51.0, FRONT + 34, 0.44, silver, pad, None, None, height=0.04)
        lever(bore, [(48.2, FRONT + 22, 0.6), (49.8, FRONT + 30, 0.55), (51.0, FRONT + 34, 0.4)], silver, 0.12, (0.58, 1.5, -8))
        bore.rail(FRONT - 20, 0.45, 49.9, 50.9, 0.13, steel, (49.9, 50.9), silver)
        # Register key's end, around from the back.
        lever(bore, [(50.0, left - 50, 0.5), (52.8, left - 44, 0.55), (53.2, left - 30, 0.5)], silver, 0.16)
        # C sharp and E flat at the left.
        small_key(bore, 41.2, left + 12, 0.48, silver, pad, None, left, 0.5, 0.04)
        lever(bore, [(38.9, FRONT - 24, 0.55), (40.2, left + 16, 0.52), (41.2, left + 10, 0.4)], silver, 0.11, (0.42, 1.7, 24))
        small_key(bore, 36.9, left + 6, 0.6, silver, pad, None, left - 26, 0.5, 0.04)
        bore.rail(left - 26, 0.5, 36.0, 42.4, 0.13, steel, (36.0, 42.4), silver)
        # Four trill keys at the right: cups above, long levers, touches below.
        for i, (cup_z, touch_z) in enumerate(((49.4, 40.4), (47.2, 38.6), (45.4, 37.0), (42.4, 35.8))):
            angle = right + 4 + 9 * i
            small_key(bore, cup_z, angle, 0.42, silver, pad, None, None, height=0.04)
            lever(bore, [(touch_z, right - 4 + 7 * i, 0.6), (touch_z + 1.2, angle - 2, 0.55), (cup_z, angle, 0.36)], silver, 0.11, (0.5, 1.5, -6))
        bore.rail(right + 34, 0.42, 41.0, 44.6, 0.12, steel, (41.0, 44.6), silver)

        # Lower joint: three rings on one rod, the little key between them.
        for at, size in ((30.2, 0.6), (27.0, 0.62), (23.2, 0.66)):
            ring_key(bore, at, FRONT, size, silver, inside, right, 0.55)
        small_key(bore, 32.0, FRONT + 18, 0.58, silver, pad, None, right, 0.55, 0.04)
        bore.rail(right, 0.55, 21.6, 33.2, 0.14, steel, (21.6, 25.1, 33.2), silver)
        small_key(bore, 25.2, FRONT - 34, 0.5, silver, pad, None, FRONT - 58, 0.45, 0.04)
        lever(bore, [(28.6, FRONT - 18, 0.5), (27.0, FRONT - 36, 0.5), (25.2, FRONT - 36, 0.36)], silver, 0.1, (0.4, 1.5, -14))
        # Low keys' cups.
        for at, angle, size, rail in ((18.9, FRONT - 30, 0.78, left - 10), (16.6, FRONT + 30, 0.8, right + 12), (14.2, FRONT - 16, 0.92, left - 10), (11.9, FRONT + 14, 0.95, right + 12)):
            small_key(bore, at, angle, size, silver, pad, None, rail, 0.6, 0.06, 0.08, 0.18, 0.13)
        bore.rail(left - 10, 0.6, 12.8, 21.0, 0.14, steel, (12.8, 16.8, 21.0), silver)
        bore.rail(right + 12, 0.6, 11.2, 21.2, 0.14, steel, (11.2, 14.4, 18.6), silver)
        # The right little finger's four touches, two over two.
        for at, angle, width, length in ((20.6, right - 4, 0.95, 1.35), (20.4, right + 26, 0.95, 1.45), (18.8, right - 2, 0.9, 1.25), (18.7, right + 27, 0.95, 1.35)):
            lever(bore, [(at, angle, 0.85), (at - 0.4, right + 12, 0.62)], silver, 0.13, (width, length, 0))
        # The left little finger's levers reach up over the middle joint.
        for i, top in enumerate((36.6, 35.2, 33.6)):
            angle = left + 2 - 12 * i
            lever(bore, [(top, angle + 6, 0.75), (top - 2.0, angle, 0.62), (28, angle, 0.6), (21.6, left - 6 - 6 * i, 0.66)], silver, 0.13, (0.55, 2.3, 10 - 6 * i))
            bore.rail(angle, 0.6, 24.0, 31.0, 0.13, steel, (24.0, 31.0) if i % 2 == 0 else (25.0, 30.0), silver)
    return flat_lay(turn=turn, pitch=74, fill=0.9)
