"""A disc of a concert, in its case, with the discs in front."""

from families.printed import Cover
from studio.kit import *


def label(paper, ink, second):
    """The print of a disc: arches of an arena, in rings."""
    c = Cover(12, 12, paper)
    for i, r in enumerate((5.6, 4.9, 4.2, 3.5, 2.8)):
        for a in range(24):
            if (a + i) % 3:
                low, high = 360 / 24 * a + 2.2, 360 / 24 * (a + 1) - 2.2
                c.shape([arc(6, 6, r, low, high, 6) + arc(6, 6, r - 0.48, high, low, 6)], ink if i % 2 else second)
    return c


def disc(print_mat, side):
    """12 cm, a hole of 1.5; built about the origin, the print up."""
    outline, hole = circle(6.0, n=128), circle(0.75, n=64)
    clear = material('#dfe3e8', 0.08, 0.1, spec=0.6, name='clear')
    plate(outline, 0.12, 0.03, (0, 0, -0.06), mat=side, holes=[hole])
    plate(circle(5.9, n=128), 0.01, 0.003, (0, 0, 0.056), mat=print_mat, holes=[circle(1.9, n=80)])
    lathe([(0.76, 0.062), (1.85, 0.062)], mat=clear, segments=80)
    torus(1.7, 0.02, (0, 0, 0.064), mat=clear, segments=80, around=8)


def data_side():
    """The mirror that is read: violet, with rays of colour that turn with the light."""
    mat = material('#7a6aa8', 0.1, 1, 0.6, 0.02, name='data side')
    k = Nodes(mat)
    split = k.node('SeparateXYZ')
    k.link(k.coordinates(), split.inputs[0])
    angle = k.math('ARCTAN2', split.outputs['Y'], split.outputs['X'])
    wave = k.math('MULTIPLY_ADD', k.math('SINE', k.math('MULTIPLY', angle, 2.0)), 0.5, 0.5)
    k.color(k.ramp(wave, [(0, '#3f3a6e'), (0.45, '#6d63a6'), (0.62, '#5b9fb5'), (0.78, '#b58fc0'), (1, '#3f3a6e')]))
    return mat


def build(options):
    paper, ink, second = options.get('colors', ['#1b1a24', '#c8652c', '#e6b45c'])
    title = options.get('title', 'Live in Rome')

    width, height, depth = 13.5, 17.1, 1.35
    sheet_w, sheet_h = 12.7, 14.9
    cover = Cover(sheet_w, sheet_h, paper)
    cover.disc(sheet_w / 2, 4.6, 4.4, ink)
    cover.disc(sheet_w / 2, 4.6, 3.3, second)
    cover.rect(0, 0, sheet_w, 4.4, paper)
    # An arena's arches, tier over tier, before the sun.
    for tier, (base, tall, wide) in enumerate(((0.5, 1.5, 1.27), (2.3, 1.2, 1.06), (3.75, 0.9, 0.9))):
        count = int(sheet_w / wide)
        for i in range(count):
            x = (i + 0.5) * sheet_w / count
            half = wide * 0.32
            cover.shape([[(x - half, base), (x + half, base), *arc(x, base + tall - half, half, 0, 180, 16)]], second if tier == 0 else ink, 1 - 0.18 * tier)
    for i in range(3):
        x = sheet_w * (0.2 + 0.3 * i)
        cover.shape([[(x, 9.2), (x + 0.06, 9.2), (x + 1.4, sheet_h), (x - 1.4, sheet_h)]], '#f1e7d2', 0.07)
    cover.write(title, 1.25, sheet_w / 2, 12.2, '#f1e7d2', 'serif', 1.02, 'CENTER')
    cover.write('Concert film', 0.56, sheet_w / 2, 11.2, second, 'light', 1.1, 'CENTER')

    case = material('#2b63b8', 0.16, 0, spec=0.6, trans=0.55, ior=1.46, name='case')
    solid = material('#1d4a92', 0.3, name='case inside')
    with group((-1.6, 2.6, 0), (0, 0, radians(0))):
        # Two halves and the spine, printed sheet under a clear film.
        box((width - 0.2, depth - 0.3, height - 0.2), (0, 0, height / 2), 0.15, solid)
        for side in (-1, 1):
            box((width, depth / 2 - 0.015, height), (0, side * (depth / 4 + 0.005), height / 2), 0.16, case)
        with group((-sheet_w / 2 - 0.15, -depth / 2 - 0.004, 0.45), (pi / 2, 0, 0)):
            plate(rounded_rect(sheet_w, sheet_h, 0.05, sheet_w / 2, sheet_h / 2), 0.02, 0.005, mat=cover.material(0, 0, 0.2))
        # The band at the top, plain.
        box((sheet_w, 0.02, 1.15), (-0.15, -depth / 2 - 0.012, height - 0.98), 0.008, material('#e8ebf0', 0.25, coat=0.5))
        for z in (4.5, 12.6):
            box((0.12, 0.5, 1.6), (width / 2 + 0.01, 0, z), 0.05, case)

    prints = label('#d9c7a0', '#1b1a24', '#c8652c').material(-6, -6, 0.3)
    dark_print = label('#1b1a24', '#c8652c', '#e6b45c').material(-6, -6, 0.3)
    rim = data_side()
    # One disc leans on the case, the other lies with its mirror up.
    lean = radians(68)
    with group((4.8, 2.6 - depth / 2 - 6.0 * cos(lean) - 0.2, 6.0 * sin(lean) + 0.04), (lean, 0, 0)):
        disc(dark_print, rim)
    with group((-3.4, -6.6, 0.07), (pi, 0, 0.4)):
        disc(prints, rim)
    return standing(yaw=20, pitch=22, fill=0.88)
