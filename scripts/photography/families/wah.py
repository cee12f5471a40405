"""A wah pedal: a cast base with a rocking treadle."""

from families.panel_parts import *
from studio.kit import *


def build(options):
    color = options.get('color', '#1d1d1f')
    toe = options.get('tilt', 9.0)
    mat = textured_plastic(color, 0.36, 26, 0.1)
    steel, dark = shade('steel'), shade('dark steel')

    # The base: a tray with a waist and a raised middle that carries the hinge.
    half = [(5.0, -12.3), (5.15, -10.4), (4.8, -6), (4.5, 0), (4.8, 6), (5.15, 10.2), (4.9, 12.3)]
    outline = bspline([*half, (2.6, 12.9), (-2.6, 12.9), *[(-x, y) for x, y in half[::-1]], (-2.6, -12.7), (2.6, -12.7)], 8)
    plate(outline, 2.5, 0.35, (0, 0, 0.35), mat=mat, segments=8)
    plate(inset(outline, 0.12), 0.25, 0.04, (0, 0, 0.14), mat=dark)
    for x in (-3.6, 3.6):
        for y in (-10.6, 10.6):
            cylinder(0.8, 0.4, (x, y, 0), mat=shade('rubber'))
    for x in (-1, 1):
        # Cheeks beside the hinge, with the pin's ends.
        cheek = round_corners([(-3.0, 2.2), (3.0, 2.2), (2.2, 3.6), (0.8, 4.5), (-0.8, 4.5), (-2.2, 3.6)], 0.7)
        plate(cheek, 0.5, 0.12, (x * 3.75 - 0.25, 0, 0), SIDEWAYS, mat)
        cylinder(0.42, 0.12, (x * 3.99, 0, 3.75), (0, x * pi / 2, 0), steel, 0.05)
    # The rack that turns the pot, and stops under toe and heel.
    rod((0, 5.6, 2.4), (0, 5.6, 4.5), 0.3, shade('black'))
    for x in (-1.6, 1.6):
        cylinder(0.75, 1.0, (x, 9.2, 2.8), mat=shade('rubber'))
        cylinder(0.75, 0.75, (x, -9.4, 2.8), mat=shade('rubber'))

    with sloped(0, 4.75, toe):
        # The treadle: a cast shoe, wider at the toe, with a lip around ribbed rubber.
        side = [(4.1, -11.8), (4.25, -6), (4.35, 0), (4.55, 6), (4.75, 11.2)]
        shoe = bspline([*side, (4.2, 12.6), (0, 12.8), (-4.2, 12.6), *[(-x, y) for x, y in side[::-1]], (-3.6, -12.7), (0, -12.9), (3.6, -12.7)], 8)
        plate(shoe, 0.9, 0.28, (0, 0, -0.5), mat=mat, segments=8)
        for x in (-3.1, 3.1):
            box((0.5, 16, 0.7), (x, 0, -0.7), 0.15, mat)
        box((5.6, 2.6, 0.9), (0, 0, -0.75), 0.2, mat)
        pad = inset(shoe, 0.42)
        plate(pad, 0.2, 0.06, (0, 0, 0.33), mat=shade('rubber'))
        # Cross ribs, as wide as the pad is there; a smooth field in the middle.
        for i in range(47):
            y = -11.2 + i * 0.49
            if -2.0 < y < 2.0:
                continue
            w = max(x for x, v in pad if abs(v - y) < 0.6) * 2 - 0.5
            box((w, 0.24, 0.16), (0, y, 0.53), 0.06, shade('rubber'), segments=2)
        plate(rounded_rect(6.8, 3.4, 0.4), 0.06, 0.02, (0, 0, 0.52), mat=shade('rubber'))
    with right_side(4.72, 7.6, 1.55):
        jack((0, 0, -0.05), r=0.7)
    with left_side(-4.72, 7.6, 1.55):
        jack((0, 0, -0.05), r=0.7)
    return standing(yaw=32, pitch=34, fill=0.87)
