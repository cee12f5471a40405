"""A lavalier microphone: capsule on its clip, thin cable in loops, power module with an XLR."""

from families.mic_parts import *
from studio.kit import *


def capsule_on_clip(black, steel):
    """The capsule, end up the page, in a tie clip; the cable leaves at the origin, downwards."""
    with group((0, 0, 0.95), (-pi / 2, 0, 0)):
        lathe([(0, -0.1), (0.16, -0.1), (0.18, 0), (0.2, 0.6), (0.4, 0.8), (0.5, 0.95), (0.52, 1.1), (0.52, 1.5)], mat=black, segments=64)
        lathe([(0.4, 1.4), (0.4, 2.6)], mat=dark(), segments=48)
        slotted(0.52, 0.42, 1.48, 2.0, 12, 0.55, black)
        lathe([(0.5, 1.98), (0.52, 2.0), (0.52, 2.15)], mat=black, segments=64)
        rolled([(0.5, 2.12), (0.5, 2.6), (0.47, 2.75), (0.4, 2.84)], 0.062, 0.016, WIRES['black']())
        pressed([(0, 2.9), (0.25, 2.89), (0.41, 2.83)], 0.062, 0.016, WIRES['black']())
        torus(0.52, 0.03, (0, 0, 2.14), mat=steel)
    # The clip: a ring round the capsule's neck and two jaws.
    with group((0, 1.25, 0.95), (pi / 2, 0, 0)):
        lathe([(0.52, -0.28), (0.66, -0.28), (0.7, -0.22), (0.7, 0.22), (0.66, 0.28), (0.52, 0.28)], mat=black, segments=56)
    box((0.8, 0.5, 0.4), (0.85, 1.25, 0.55), 0.12, black)
    for z in (0.42, 0.12):
        outline = round_corners([(0.75, 1.75), (1.75, 1.75), (1.95, 0.4), (1.8, -1.9), (1.35, -2.1), (0.95, -1.9), (0.7, 0.4)], 0.3)
        plate(outline, 0.16, 0.05, (0, 0, z), mat=black if z > 0.3 else steel)
    rod((0.72, 0.5, 0.36), (1.95, 0.5, 0.36), 0.16, steel, bevel=0.03)
    for i in range(5):
        box((0.7, 0.07, 0.06), (1.28, 1.55 - i * 0.16, 0.6), 0.02, black)


def module(black, steel):
    """The power module: a tube with a switch, along y, XLR at the lower end."""
    r = 1.0
    with group((0, 0, r), (-pi / 2, 0, 0)):
        socket(0.95, steel)
        lathe([(0.95, 0.6), (0.97, 1.7), (0.94, 1.76), (r, 1.84), (r, 5.0), (r - 0.03, 5.04), (r - 0.03, 5.12), (r, 5.16), (r, 9.2), (r - 0.06, 9.35), (0.7, 9.55), (0.45, 9.7), (0.3, 9.75),
               (0.27, 10.9), (0.12, 11.0)], mat=black, segments=96)
        for z in (9.95, 10.2, 10.45, 10.7):
            torus(0.285, 0.045, (0, 0, z), mat=black, segments=32, around=8)
        box((0.62, 0.16, 1.3), (0, -r + 0.04, 3.5), 0.06, plastic('#121213', 0.3))
        box((0.36, 0.2, 0.45), (0, -r - 0.03, 3.25), 0.06, satin_metal('#9b9b9a', 0.3))
        for z in (2.7, 4.3):
            box((0.24, 0.04, 0.05), (0, -r, z), 0.01, material('#d8d8d6', 0.4))
        cylinder(0.09, 0.05, (0, -r + 0.02, 6.0), (pi / 2, 0, 0), glow('#c8402c', 0.8), 0.02)


def build(options):
    finish = options.get('finish', 'black', list(FINISHES))
    black, steel = FINISHES[finish](), satin_metal('#7c7d7e', 0.32)
    with group((-4.0, 3.0, 0)):
        capsule_on_clip(black, steel)
    with group((4.6, -6.2, 0)):
        module(black, steel)
    cord = rubber('#161617')
    r = 0.14
    # Out of the capsule, three loops that rise a little where they cross, then into the module from above.
    path = [(-4.0, 2.95, 0.95), (-4.05, 1.4, 0.6), (-4.15, 0.2, r)]
    for i in range(31):
        a = radians(165 + i * 29.5)
        spread = 2.75 - 0.16 * (i / 10)
        path.append((-1.3 + spread * cos(a), -1.6 + 0.5 * (i / 30) + spread * sin(a) * 0.92, r + 0.29 * (i / 10)))
    path += [(1.6, 0.3, 0.4), (2.1, 3.2, r), (2.9, 5.6, r), (4.0, 6.5, 0.5), (4.6, 5.6, 1.0), (4.6, 4.7, 1.0)]
    tube(path, r, cord, resolution=14)
    return flat_lay(turn=0, pitch=66)
