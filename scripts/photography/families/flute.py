"""A flute in its three joints: head, body and foot, side by side."""

from families.woodwind_parts import *
from studio.kit import *

FRONT = -90


def flat_key(bore, z, angle, r, metal, pad, chimney, rail=None, lift=0.52):
    """A plateau key: a flat disc with a rounded edge over its tone hole, joined to the rod at the angle `rail`."""
    with bore.on(z, angle):
        tone_hole(r * 0.94, 0.12, bore.drop(z, r * 0.85), chimney)
        lathe([(r * 0.93, 0.22), (r * 0.93, 0.15), (r * 0.6, 0.12), (0, 0.12)][::-1], mat=pad, segments=40)
        edge = [(r - 0.07 + 0.07 * sin(radians(a)), 0.31 + 0.07 * cos(radians(a))) for a in range(90, -1, -15)]
        lathe([(r * 0.94, 0.22), (r, 0.24), *edge, (r * 0.6, 0.395), (r * 0.56, 0.415), (r * 0.3, 0.43), (0, 0.435)], mat=metal, segments=72, angle=30)
    if rail is not None:
        bore.arm(z, rail, lift, z, angle, 0.38, 0.11, metal, 0.1)
        rod(bore.spot(z - r * 0.75, rail, lift), bore.spot(z + r * 0.75, rail, lift), 0.2, metal, bevel=0.04, segments=18)


def build(options):
    offset_g = options.get('offsetG', True)
    plating = options.get('color', '#e6e3db')
    turn = options.get('turn', -42)

    silver = material(plating, 0.12, 1, name='silver plate')
    body_metal = material(plating, 0.17, 1, name='silver plate')
    steel = material('#c4c0b6', 0.2, 1, name='rods')
    pad = material('#e2d3b4', 0.8, name='pad')
    dark = material('#1b1a19', 0.7, name='inside')

    # Head: crown, tube, lip plate with its hole, and the tenon.
    head = Bore(lambda z: 0.86 + 0.09 * min(max((16 - z) / 16, 0), 1))
    with laid((-4.4, -2.0, 0)):
        lathe([(0, 22.6), (0.5, 22.6), (0.78, 22.45), (0.86, 22.2), (0.86, 21.5), (0.93, 21.45), (0.95, 21.3), (0.93, 21.15), (0.86, 21.1), (0.87, 16), (0.9, 8), (0.95, 3.2), (0.95, 0), (0.88, 0), (0.88, 3)][::-1], mat=body_metal, segments=72)
        rows = []
        for i in range(25):
            t = i / 24 * 2 - 1
            half = 68 * math.sqrt(max(1 - t * t * 0.985, 0.001))
            z = 16.2 + t * 1.95
            rows.append([tuple(head.spot(z, FRONT + half * (j / 14 - 1), 0.34 * (1 - t * t) ** 0.6 * (1 - abs(j / 14 - 1) ** 3))) for j in range(29)])
        loft(rows, mat=silver, angle=60)
        with head.on(16.2, FRONT, 0.37):
            lathe([(0.52, -0.3), (0.52, 0.02), (0.6, 0.05), (0.66, 0.0)], mat=silver, segments=48, sx=1.0, sy=1.18)
            cylinder(0.53, 0.02, (0, 0, 0.0), mat=dark, bevel=0, segments=40)

    # Body: barrel at its upper end, tenon at the lower.
    body = Bore(lambda z: 0.98)
    with laid((0, -18.5, 0)):
        lathe([(0.88, 36.9), (0.88, 37), (1.08, 37), (1.1, 36.9), (1.1, 36.6), (1.06, 36.5), (1.06, 32.9), (1.12, 32.8), (1.12, 32.5), (0.98, 32.4), (0.98, 3.0), (1.02, 2.95), (1.02, 2.75), (0.94, 2.7), (0.94, 0), (0.86, 0), (0.86, 2)][::-1], mat=body_metal, segments=72)
        plate([(-0.26, 3.6), (0.26, 3.6), (0.26, 31.6), (-0.26, 31.6)], 0.07, 0.02, body.spot(0, FRONT + 46, -0.02), (pi / 2, 0, 0), body_metal).rotation_euler = body.facing(FRONT + 46)
        rail = FRONT + 46
        for z, a, r in ((31.0, FRONT - 8, 0.52), (29.3, FRONT - 8, 0.52), (27.6, FRONT, 0.56)):
            flat_key(body, z, a, r, silver, pad, body_metal, rail)
        g = FRONT - 24 if offset_g else FRONT
        for z, a in ((25.6, FRONT), (23.5, FRONT), (21.4, FRONT), (19.0, g), (17.0, g), (14.4, FRONT), (12.2, FRONT), (10.0, FRONT), (7.8, FRONT)):
            flat_key(body, z, a, 0.86, silver, pad, body_metal, rail if a == FRONT else g - 46)
        body.rail(rail, 0.52, 5.4, 15.9, 0.14, steel, (5.4, 11.1, 15.9), silver)
        body.rail(rail, 0.52, 20.0, 32.0, 0.14, steel, (20.0, 26.7, 32.0), silver)
        if offset_g:
            body.rail(g - 46, 0.52, 15.6, 20.4, 0.14, steel, (15.6, 20.4), silver)
        # Trill levers run over the rods to two flat touches.
        for i, z in enumerate((13.3, 11.1)):
            lever(body, [(z, FRONT + 36, 0.72), (z + 0.5, rail + 20 + 6 * i, 0.66), (21 + i, rail + 22 + 7 * i, 0.66), (29.3 + 1.7 * i, rail + 20, 0.62), (29.3 + 1.7 * i, rail, 0.6)], silver, 0.1, (0.62, 0.95, 0))
        # G sharp's lever, the first finger's touch, the thumb's keys at the side.
        lever(body, [(15.2, g - 62, 0.6), (16.6, g - 50, 0.6), (17.4, g - 46, 0.5)], silver, 0.12, (0.55, 2.1, -20))
        lever(body, [(26.9, FRONT - 22, 0.5), (25.8, FRONT - 8, 0.48)], silver, 0.1, (0.7, 1.5, 18))
        flat_key(body, 24.4, FRONT + 118, 0.8, silver, pad, body_metal)
        lever(body, [(22.0, FRONT + 96, 0.5), (23.6, FRONT + 104, 0.5)], silver, 0.12, (0.8, 2.3, 8))
        flat_key(body, 15.6, FRONT + 100, 0.72, silver, pad, body_metal)

    # Foot: three keys, rollers at the touches.
    foot = Bore(lambda z: 0.98)
    with laid((4.4, -15.0, 0)):
        lathe([(0.88, 13.5), (0.88, 13.6), (1.08, 13.6), (1.1, 13.5), (1.1, 13.2), (1.05, 13.1), (1.05, 10.8), (1.1, 10.7), (1.1, 10.45), (0.98, 10.4), (0.98, 0.5), (1.06, 0.45), (1.08, 0.25), (1.06, 0.05), (0.98, 0), (0.87, 0), (0.87, 2)][::-1], mat=body_metal, segments=72)
        rail = FRONT + 48
        for z in (8.6, 5.6, 3.2):
            flat_key(foot, z, FRONT, 0.9, silver, pad, body_metal, rail, 0.55)
        foot.rail(rail, 0.55, 1.6, 10.2, 0.14, steel, (1.6, 7.1, 10.2), silver)
        lever(foot, [(11.4, FRONT + 36, 0.75), (9.8, rail - 4, 0.62), (8.8, rail, 0.55)], silver, 0.13, (0.75, 2.3, 8))
        for i in range(2):
            lever(foot, [(9.4 - 1.0 * i, FRONT + 68, 0.85), (8.0 - i, rail + 6, 0.62)], silver, 0.12, (1.5, 0.75, 0))
        rod(foot.spot(8.92, FRONT + 52, 0.98), foot.spot(8.92, FRONT + 84, 0.98), 0.16, silver, bevel=0.05)
    return flat_lay(turn=turn, pitch=72, fill=0.89)
