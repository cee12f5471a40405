"""A clip-on tuner: a lit display on a ball joint over a spring clamp."""

from families.panel_parts import *
from studio.kit import *


def build(options):
    color = options.get('color', '#222326')
    light = options.get('light', '#7fc4ff')
    body, trim = textured_plastic(color, 0.36, 30, 0.05), satin_metal('#85888d', 0.3)
    lit, soft = rubber('#161617'), glow(light, 1.9)

    # The clamp: two jaws that lie along y, hinge behind, pads in front.
    jaw = [(-2.6, 0.0), (-2.6, 0.32), (-1.6, 0.42), (0.6, 0.62), (1.6, 0.95), (2.5, 0.8), (2.6, 0.4), (2.3, 0.0), (1.2, 0.1), (0.4, 0.0)]
    plate(smooth_outline(jaw, 4), 1.9, 0.1, (-0.95, 0, 0), SIDEWAYS, body, segments=6)
    upper = [(-2.6, 1.95), (-2.6, 1.62), (-1.6, 1.55), (0.5, 1.4), (1.4, 1.05), (2.1, 1.15), (3.1, 1.9), (3.0, 2.2), (2.0, 1.95), (0.2, 2.1), (-1.6, 2.1)]
    plate(smooth_outline(upper, 4), 1.9, 0.1, (-0.95, 0, 0), SIDEWAYS, body, segments=6)
    for z in (0.45, 1.5):
        box((1.7, 1.5, 0.24), (0, -1.75, z), 0.1, lit, (radians(5 if z < 1 else 3), 0, 0))
    rod((-1.1, 1.5, 1.02), (1.1, 1.5, 1.02), 0.22, trim, 0.05)
    for k in range(6):
        torus(0.34, 0.06, (-0.5 + 0.2 * k, 1.5, 1.02), (0, pi / 2, 0), trim, 32, 8)

    # Neck and ball, then the head that leans back.
    lathe([(0.75, 0), (0.75, 0.15), (0.5, 0.4), (0.42, 0.65), (0, 0.68)], (0, -0.45, 2.02), mat=body, segments=40)
    sphere(0.5, (0, -0.45, 2.95), trim)
    with group((0, -0.75, 4.55), (radians(72), 0, 0)):
        width, height = 5.9, 3.3
        plate(rounded_rect(width, height, 0.6), 1.15, 0.28, (0, 0, -0.75), mat=body, segments=8)
        lathe([(0.8, 0), (0.74, -0.2), (0.55, -0.3), (0, -0.3)][::-1], (0, -0.7, -0.7), mat=body, segments=40)
        plate(rounded_rect(width - 0.35, height - 0.35, 0.45), 0.1, 0.04, (0, 0, 0.37), mat=trim, holes=[rounded_rect(width - 0.55, height - 0.55, 0.38)])
        plate(rounded_rect(width - 0.5, height - 0.5, 0.4), 0.06, 0.02, (0, 0, 0.38), mat=shade('glass'))
        z = 0.445
        # The strobe: two bands of bright fields, the note and its octave between frames.
        for j, (v, h, count) in enumerate(((-0.86, 0.34, 9), (-0.42, 0.34, 14))):
            pitch = 4.6 / count
            for i in range(count):
                plate(rounded_rect(pitch * 0.52, h, 0.04), 0.006, 0.001, (-2.3 + pitch * (i + 0.5), v, z), mat=soft)
        text('A', 1.05, (-0.1, 0.52, z), mat=soft, font=SANS, depth=0.003)
        text('4', 0.42, (0.62, 0.28, z), mat=soft, font=SANS, depth=0.003)
        for x in (-1, 1):
            for i in range(3):
                box((0.3, 0.07, 0.006), (x * (1.35 + 0.42 * i), 0.55, z), 0, soft)
        # Keys on the rim, charging socket on the side.
        for x in (-1.3, 0, 1.3):
            box((0.75, 0.18, 0.4), (x, height / 2 + 0.02, -0.15), 0.07, lit)
        box((0.06, 0.9, 0.32), (width / 2, -0.2, -0.2), 0.025, shade('hole'))
    return standing(yaw=26, pitch=16, fill=0.85)
