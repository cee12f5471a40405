"""Stands for guitars, microphones and sheet music."""

from studio.kit import *


def leg_mats():
    return (textured_plastic('#1e1e20', 0.42, 9, 0.08), textured_plastic('#222224', 0.55), rubber('#141414'), satin_metal('#c4c5c6', 0.22))


def clutch(z, r, height, mat, ribs=20, loc=(0, 0)):
    """A grip around a tube."""
    lathe([(r * 0.7, 0), (r * 0.9, 0.05), (r, 0.5), (r, height - 0.5), (r * 0.86, height), (r * 0.6, height + 0.02)], (*loc, z), mat=mat, segments=48)
    for dx, dy, _ in ring_of(ribs, r):
        rod((loc[0] + dx, loc[1] + dy, z + 0.7), (loc[0] + dx, loc[1] + dy, z + height - 0.7), 0.1, mat, segments=8)


def guitar_stand(paint, moulded, soft, metal):
    """A tripod whose yoke closes around the guitar's neck."""
    # Legs fold out from a slider, held by struts.
    for i, a in enumerate((-90 + 62, -90 - 62, 90)):
        with group((0, 0, 0), (0, 0, radians(a))):
            rod((2.4, 0, 27), (31, 0, 1.9), 1.0, paint, segments=28)
            rod((1.6, 0, 12.2), (17.6, 0, 13.4), 0.62, paint, segments=24)
            with group((31, 0, 1.9), (0, radians(138), 0)):
                lathe([(1.0, -3.4), (1.25, -3.3), (1.45, 0.4), (1.3, 1.2), (0, 1.5)], mat=soft, segments=32)
            for x, z in ((2.4, 27), (1.9, 12.2), (17.6, 13.6)):
                rod((x, -0.95, z), (x, 0.95, z), 0.75, moulded, bevel=0.15)
                for y in (-0.95, 0.95):
                    sphere(0.34, (x, y, z), metal)
    cylinder(2.3, 4.4, (0, 0, 24.8), mat=moulded, bevel=0.5)
    cylinder(2.1, 3.4, (0, 0, 10.4), mat=moulded, bevel=0.5)
    cylinder(1.55, 46, (0, 0, 9.2), mat=paint, bevel=0.1)
    # Height clutch with its squeeze lever.
    lathe([(1.5, 0), (1.9, 0.1), (2.15, 1.2), (2.15, 4.6), (1.8, 5.8), (1.2, 6.0)], (0, 0, 53.6), mat=moulded, segments=48)
    with group((0, -2.2, 56.2), (0.14, 0, 0)):
        box((2.6, 1.1, 6.4), (0, 0, -0.6), 0.5, material('#c8a21e', 0.45, name='grip'))
    cylinder(1.1, 37, (0, 0, 58), mat=paint, bevel=0.1)
    # Back rest: two foam-covered arms.
    cylinder(2.15, 4.2, (0, 0, 40.4), mat=moulded, bevel=0.4)
    for side in (-1, 1):
        tube([(0, -0.8, 42.6), (side * 6, -3.6, 42.4), (side * 12.4, -5.4, 41.2), (side * 16.2, -6.0, 39.6)], 0.55, paint)
        way = Vector((side * 7.6, -2.2, -2.2))
        foam = Vector((side * 8.6, -4.4, 42.2))
        rod(foam, foam + way * 1.05, 1.35, felt('#202021'), bevel=0.4, segments=32)
    # Yoke: head, fork, sleeves, and the two gates that the weight closes.
    z = 95
    box((5.0, 4.4, 6.0), (0, 0, z - 0.4), 1.1, moulded)
    cylinder(0.5, 0.5, (0, -2.15, z), (pi / 2, 0, 0), metal)
    tube([(0, -1.6, z + 0.6), (0, -4.6, z + 1.0), (0, -6.6, z + 1.0)], 1.2, moulded)
    for side in (-1, 1):
        tube([(0, -5.8, z + 1.0), (side * 3.8, -6.8, z + 1.0), (side * 5.7, -9.8, z + 1.3), (side * 5.7, -16.4, z + 2.2)], 1.1, moulded)
        rod((side * 5.7, -10.4, z + 1.4), (side * 5.7, -16.6, z + 2.25), 1.55, soft, bevel=0.4, segments=32)
        # A gate swings in from each tip.
        with group((side * 5.7, -17.2, z + 2.2), (0, 0, side * 0.5)):
            cylinder(1.5, 3.0, (0, 0, -1.4), mat=moulded, bevel=0.3)
            cylinder(0.6, 3.3, (0, 0, -1.5), mat=metal, bevel=0.1)
            box((5.0, 1.3, 2.2), (-side * 2.2, 0, 0.1), 0.55, moulded)
    return standing(yaw=38, pitch=20, fill=0.9)


def tripod_foot(paint, moulded, soft, metal, z_hub, reach, leg_r, angles):
    for a in angles:
        with group((0, 0, 0), (0, 0, radians(a))):
            rod((2.2, 0, z_hub), (reach, 0, 1.5), leg_r, paint, segments=28)
            with group((reach, 0, 1.5), (0, radians(104), 0)):
                lathe([(leg_r, -3.6), (leg_r + 0.4, -3.5), (leg_r + 0.55, 0.4), (leg_r + 0.3, 0.9), (0, 1.1)], mat=soft, segments=32)


def microphone_stand(paint, moulded, soft, metal):
    """Cast base, folding legs, a boom in two pieces."""
    hub = 9.2
    lathe([(0, 5.0), (2.3, 5.0), (3.0, 5.6), (3.5, 7.2), (3.4, 10.6), (2.4, 12.4), (2.0, 15.2), (1.7, 15.4), (0, 15.4)], mat=moulded, segments=64)
    angles = (-90 + 48, -90 - 72, 90 + 10)
    tripod_foot(paint, moulded, soft, metal, hub, 33.5, 0.85, angles)
    for a in angles:
        with group((0, 0, 0), (0, 0, radians(a))):
            box((4.4, 2.7, 3.2), (3.1, 0, hub - 0.2), 0.55, moulded)
            rod((3.6, -1.5, hub), (3.6, 1.5, hub), 0.5, metal, bevel=0.1)
    cylinder(1.35, 52, (0, 0, 12), mat=paint, bevel=0.1)
    clutch(60, 2.0, 8.4, moulded)
    with group((0, 0, 63.4)):
        rod((1.6, 0, 0), (3.6, 0, 0), 0.8, moulded, bevel=0.2)
        box((1.0, 0.9, 6.2), (4.0, 0, 0), 0.4, moulded)
    cylinder(0.95, 36, (0, 0, 66), mat=paint, bevel=0.1)
    # Swivel and boom.
    top, lean = 103, radians(24)
    lathe([(0.9, 0), (1.6, 0.1), (1.75, 0.5), (1.75, 3.4), (1.4, 4.0), (0, 4.1)], (0, 0, top - 4), mat=moulded, segments=48)
    box((2.2, 3.4, 5.2), (0, 0, top + 2.6), 0.8, moulded)
    with group((0, 0, top + 3.4), (pi / 2, 0, 0)):
        cylinder(2.5, 3.0, (0, 0, 1.2), mat=moulded, bevel=0.4)
        cylinder(2.3, 2.2, (0, 0, -3.4), mat=moulded, bevel=0.4)
        # The T-shaped handle.
        cylinder(1.0, 2.6, (0, 0, 4.0), mat=moulded, bevel=0.2)
        with group((0, 0, 6.8), (0, 0, 0.5)):
            box((7.0, 1.5, 1.3), (0, 0, 0), 0.55, moulded)
    with group((0, -2.6, top + 3.4), (0, -lean, 0)):
        rod((-22, 0, 0), (30, 0, 0), 1.0, paint, segments=32)
        lathe([(0.9, 0), (1.35, 0.1), (1.5, 0.6), (1.5, 4.6), (1.2, 5.2), (0.8, 5.3)], (28, 0, 0), (0, pi / 2, 0), moulded, 48)
        rod((30, 1.2, 0), (30, 2.8, 0), 0.4, metal)
        box((3.0, 0.8, 1.2), (30, 3.0, 0), 0.35, moulded)
        rod((33, 0, 0), (62, 0, 0), 0.72, metal, segments=28)
        lathe([(0.72, 0), (1.0, 0.05), (1.0, 1.8), (0.55, 2.0)], (62, 0, 0), (0, pi / 2, 0), moulded, 40)
        for i in range(9):
            torus(0.46, 0.07, (64.0 + i * 0.16, 0, 0), (0, pi / 2, 0), metal, 32, 8)
        rod((63.6, 0, 0), (65.5, 0, 0), 0.45, metal, segments=28)
        rod((-27, 0, 0), (-22, 0, 0), 1.35, moulded, bevel=0.4, segments=32)
    return standing(yaw=-14, pitch=10, fill=0.9)


def music_stand(paint, moulded, soft, metal):
    """A heavy desk on a shaft that slides without a knob, on three flat legs."""
    for a in (-90, 30, 150):
        with group((0, 0, 0), (0, 0, radians(a + 14))):
            points = [(1.2, 0, 11.6), (5.5, 0, 9.4), (13, 0, 5.4), (21, 0, 2.7), (26.5, 0, 1.7)]
            rows = []
            path = smooth_path(points, 8)
            for i, (x, _, z) in enumerate(path):
                w = 1.35 - 0.35 * i / len(path)
                h = 1.0 - 0.35 * i / len(path)
                rows.append([(x, w * cos(t), z + h * sin(t)) for t in [2 * pi * j / 20 for j in range(20)]])
            loft(rows, mat=paint, closed=True, caps=True, angle=60)
            lathe([(0, 0), (1.2, 0.0), (1.3, 0.4), (1.15, 1.3), (0, 1.5)], (26.2, 0, 0), mat=soft, segments=32)
    lathe([(0, 8.6), (2.2, 8.7), (2.6, 9.6), (2.5, 12.2), (2.0, 13.4), (1.7, 14), (0, 14)], mat=paint, segments=56)
    cylinder(1.5, 58, (0, 0, 13), mat=paint, bevel=0.15)
    lathe([(1.5, 0), (1.75, 0.05), (1.8, 0.5), (1.8, 2.4), (1.5, 2.8), (1.2, 2.8)], (0, 0, 69), mat=moulded, segments=48)
    cylinder(1.12, 30, (0, 0, 66), mat=satin_metal('#b4b5b6', 0.2), bevel=0.1)
    # The desk tilts back about its hinge, in front of the shaft.
    width, height, lip = 50.8, 31.8, 5.6
    with group((0, -1.7, 97), (radians(-20), 0, 0)):
        back = smooth_outline([(-width / 2, -4.0), (-width / 2, height - 9.5), (-width / 2 + 3.0, height - 6.2), (-9, height - 4.4), (0, height - 4.0), (9, height - 4.4), (width / 2 - 3.0, height - 6.2), (width / 2, height - 9.5), (width / 2, -4.0)], 8, sharp=(0, 8))
        plate(back, 0.24, 0.08, (0, 0.12, 0), (pi / 2, 0, 0), paint)
        # The tray, its front edge turned up.
        box((width, lip, 0.26), (0, -lip / 2 + 0.1, -4.0), 0.1, paint)
        box((width, 0.26, 1.3), (0, -lip + 0.2, -3.45), 0.1, paint)
        for side in (-1, 1):
            box((0.26, 1.4, height - 8.5), (side * (width / 2 - 0.1), 0.7, (height - 13.5) / 2), 0.1, paint)
        # Hinge behind, with rivets.
        box((9.0, 0.5, 7.4), (0, 0.55, 0.6), 0.2, moulded)
        cylinder(1.7, 6.4, (-3.2, 1.9, 0), (0, pi / 2, 0), moulded, 0.3)
        for x in (-3.4, 3.4):
            for z in (-1.8, 3.0):
                sphere(0.34, (x, -0.14, z), paint)
    cylinder(1.35, 3.4, (0, 0.1, 93.6), mat=moulded, bevel=0.4)
    return standing(yaw=24, pitch=12, fill=0.9)


KINDS = {'guitar': guitar_stand, 'microphone': microphone_stand, 'music': music_stand}


def build(options):
    kind = options.get('kind', 'guitar', list(KINDS))
    return KINDS[kind](*leg_mats())
