"""Upright pianos in polished ebony, fallboard open."""

from families.piano_parts import *
from studio.kit import *


def build(options):
    height = options.get('height', 121)
    width = options.get('width', 152)
    depth = options.get('depth', 61)
    # 'shelf' is a desk across the upper panel, 'fallboard' one that unfolds from the fallboard.
    desk = options.get('desk', 'fallboard', ['shelf', 'fallboard'])
    legs = options.get('legs', 'square', ['square', 'tapered'])
    moulding = options.get('moulding', False, [True, False])

    ebony, metal = polished_ebony(), brass(0.16)
    top, front, arm = 72.5, -4.0, 4.6
    back, panel = front + depth, 23.0
    inner = width - 2 * arm
    base = 6.1

    # Sides: the arms beside the keys swing up into the case.
    side = [(front, 58.5), (front, 74), (front + 1.6, 78.6), (14, 80.4), (panel - 4.5, 86), (panel - 0.6, 98), (panel - 0.6, height - 2.2), (back, height - 2.2),
            (back, base), (panel - 1, base), (panel - 1, 58.5)]
    outline = round_corners(side, [1.2, 2.5, 2.5, 5, 6, 5, 0.4, 0.4, 0.4, 0.4, 1.5])
    for s in (-1, 1):
        extruded(outline, s * (width - arm) / 2 - arm / 2, s * (width - arm) / 2 + arm / 2, ebony, 0.35)

    # Key bed, keys, fallboard standing open.
    box((inner, panel - front - 1.0, 5.0), (0, (panel + front + 1.0) / 2, 61.0), 0.6, ebony)
    key_frame(inner, top, ebony, front + 0.6, 63.4)
    with group((0, 16.2, top + 1.6), (radians(76), 0, 0)):
        box((inner - 0.4, 16.5, 1.6), (0, 8.25, 0), 0.5, ebony)
        box((inner - 0.4, 2.0, 2.4), (0, 15.6, 0.5), 0.7, ebony)
        for x in (-inner * 0.31, inner * 0.31):
            cylinder(0.7, 0.35, (x, 13.2, 0.8), mat=rubber(), segments=32)
        cylinder(0.9, 0.12, (0, 13.4, 0.78), mat=metal, segments=32)
        cylinder(0.22, 0.16, (0, 13.4, 0.78), mat=material('#120d06', 0.6), bevel=0.01, segments=16)
        if desk == 'fallboard':
            # The desk: hinged along the fallboard's edge, opened up.
            for x in (-27, 0, 27):
                rod((x - 2.4, 16.7, 1.3), (x + 2.4, 16.7, 1.3), 0.28, metal)
            with group((0, 16.9, 1.2), (radians(-6), 0, 0)):
                plate(round_corners([(-36, 0.2), (36, 0.2), (35, 13.6), (-35, 13.6)], 1.0), 1.0, 0.3, mat=ebony)
                box((70, 0.9, 1.6), (0, 0.9, 1.2), 0.3, ebony)

    # Upper panel.
    low, high = 88.0, height - 3.4
    box((inner, 2.0, high - 74), (0, panel + 1.0, (high + 74) / 2), 0.3, ebony)
    if moulding:
        for z in (high - 2.4, low + 2.2):
            box((inner - 0.2, 1.3, 1.3), (0, panel - 0.3, z), 0.5, ebony)
    if desk == 'shelf':
        # A ledge above the open fallboard; the desk leans from its front edge against the panel, towards the light.
        box((108, 8.4, 1.2), (0, panel - 4.0, 91.6), 0.4, ebony)
        with group((0, panel - 6.4, 92.2), (radians(74), 0, 0)):
            plate(round_corners([(-53, 0), (53, 0), (53, 21.5), (-53, 21.5)], 1.2), 1.2, 0.35, mat=ebony)
        box((106, 0.8, 1.6), (0, panel - 7.7, 92.6), 0.3, ebony)

    # Lid in two leaves with their hinge, back, lower panel and bottom board.
    lid_front, hinge = panel - 2.4, panel + 7.5
    z = height - 1.15
    box((width + 1.4, hinge - lid_front - 0.08, 2.3), (0, (hinge + lid_front) / 2, z), 0.75, ebony)
    box((width + 1.4, back - hinge + 0.6, 2.3), (0, (hinge + back) / 2 + 0.4, z), 0.75, ebony)
    rod((-width / 2 - 0.3, hinge, height - 0.09), (width / 2 + 0.3, hinge, height - 0.09), 0.13, brass(0.3))
    box((inner, 2.0, height - base - 4), (0, back - 1.4, (height + base) / 2 - 1), 0.2, ebony)
    box((inner - 0.3, 2.0, 42.6), (0, panel + 2.6, 36.4), 0.35, ebony)
    box((inner, 2.4, 1.2), (0, panel + 1.6, 58.0), 0.2, ebony)
    if moulding:
        for z in (18.2, 54.6):
            box((inner - 12, 1.5, 1.5), (0, panel + 1.4, z), 0.6, ebony)
        for s in (-1, 1):
            box((1.5, 1.5, 37.9), (s * (inner / 2 - 6), panel + 1.4, 36.4), 0.6, ebony)
    plate(rounded_rect(inner, 8.6, 0.6, 0, 0), 3.0, 0.4, (0, panel + 3.6, 10.6), (pi / 2, 0, 0), ebony,
          holes=[rounded_rect(3.0, 3.4, 0.6, x, -0.9) for x in (-8, 0, 8)])
    box((inner, 1.0, 7), (0, panel + 7, 10.4), 0.1, material('#050505', 0.7))

    # Legs on toe blocks, casters, pedals.
    x = width / 2 - 3.7
    for s in (-1, 1):
        box((7.0, panel - front + 1.4, 4.6), (s * x, (panel + front) / 2 - 0.6, base + 2.3), 0.9, ebony)
        if legs == 'square':
            tapered(s * x, front + 3.6, base + 4.4, 58.7, 6.2, 6.2, ebony, 0.7)
            box((6.9, 6.9, 1.2), (s * x, front + 3.6, base + 5.0), 0.4, ebony)
            box((7.0, 7.0, 2.2), (s * x, front + 3.6, 57.6), 0.4, ebony)
        else:
            tapered(s * x, front + 3.8, base + 4.4, 52.0, 3.6, 6.2, ebony, 0.9)
            box((7.0, 7.0, 1.4), (s * x, front + 3.8, 51.6), 0.5, ebony)
            box((6.4, 6.4, 6.2), (s * x, front + 3.8, 55.6), 0.5, ebony)
        caster(s * x, front + 4.0, metal)
        caster(s * x, back - 6.0, metal)
    pedals(panel + 1.2, 9.6, brass(0.28), 8.0, 12.5)
    return standing(yaw=28, pitch=13, fill=0.89, rim=1.4)
