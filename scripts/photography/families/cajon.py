"""A cajon, with its removable snare bar before it."""

from studio.kit import *


def plywood(axis, layers=8, thick=1.2):
    """The cut edge of a board: light and dark veneers across `axis`."""
    mat = material('#dcb987', 0.5, name='plywood edge')
    k = Nodes(mat)
    split = k.node('SeparateXYZ')
    k.link(k.coordinates(), split.inputs[0])
    wave = k.math('SINE', k.math('MULTIPLY', split.outputs['xyz'.index(axis)], pi * layers / thick))
    k.color(k.ramp(k.math('MULTIPLY_ADD', wave, 0.5, 0.5), [(0.4, '#e3c594'), (0.6, '#a9783f')]))
    return mat


def snare_bar(x, y, turn, bar, metal):
    with group((x, y, 0), (0, 0, turn)):
        box((25, 2.4, 1.8), (0, 0, 0.9), 0.2, bar)
        for side in (-6.4, 6.4):
            box((9.4, 1.6, 0.35), (side, -0.2, 1.95), 0.1, metal)
            for dx in (-3.6, 3.6):
                screw((side + dx, -0.2, 2.1), 0.3, metal)
            for i in range(13):
                at = side + (i - 6) * 0.66
                # A coiled strand, bent up a little.
                tube([(at, -0.6, 2.05), (at, -2.2, 2.2), (at * 1.01, -5.2, 2.6), (at * 1.02, -8.2, 2.9)], 0.13, metal, resolution=4)
        for side in (-12.2, 12.2):
            box((0.5, 2.6, 2.0), (side * 1.03, 0, 1.0), 0.2, rubber())


def build(options):
    w, d, h = options.get('size', [30, 30, 50])
    front_light, front_dark = options.get('front', ['#c18e5a', '#a3703f'])
    bar = options.get('snareBar', True)

    thick, feet = 1.2, 1.6
    body = wood('#ecd3a4', '#d3ad73', '#c39a60', axis='z', scale=0.28, stretch=9, ring=1.1, rough=0.42, coat=0.3, coat_rough=0.2, bump=0.03)
    top = wood('#ecd3a4', '#d3ad73', '#c39a60', axis='x', scale=0.28, stretch=9, ring=1.1, rough=0.42, coat=0.3, coat_rough=0.2, bump=0.03)
    face = wood(front_light, front_dark, '#7d5029', axis='y', scale=0.3, stretch=16, ring=0.9, rough=0.4, coat=0.4, coat_rough=0.16, bump=0.04)
    edge, dark = plywood('x', thick=thick), rubber()
    steel = satin_metal('#c0c0be', 0.25)

    with group((0, 0, feet)):
        for side in (-1, 1):
            x = side * (w / 2 - thick / 2)
            box((thick, d, h - 0.3), (x, 0, h / 2 - 0.15), 0.12, body)
            # Its end grain, a hair above.
            with group((x, 0, h - 0.3)):
                box((thick - 0.02, d - 0.1, 0.32), (0, 0, 0.14), 0.12, edge)
        box((w - 2 * thick - 0.04, d, thick), (0, 0, h - thick / 2), 0.12, top)
        box((w - 2 * thick, d, thick), (0, 0, thick / 2), 0.1, top)
        box((w - 2 * thick, 0.9, h - 2 * thick), (0, d / 2 - 0.6, h / 2), 0.1, body)
        plate(rounded_rect(w - 0.1, h - 0.1, 0.5, 0, h / 2), 0.45, 0.14, (0, -d / 2 - 0.02, 0), (pi / 2, 0, 0), face)
        y = -d / 2 - 0.46
        spots = [(-w / 2 + 0.9 + i * (w - 1.8) / 6, h - 0.75) for i in range(7)]
        spots += [(-w / 2 + 0.9 + i * (w - 1.8) / 4, 0.75) for i in range(5)]
        spots += [(side * (w / 2 - 0.75), z) for side in (-1, 1) for z in (h * 0.16, h * 0.32, h * 0.48, h * 0.64)]
        for x, z in spots:
            cylinder(0.42, 0.05, (x, y, z), (pi / 2, 0, 0), material('#4a2c16', 0.6), 0.02, 32)
            with group((x, y - 0.03, z), (pi / 2, 0, 0)):
                screw((0, 0, 0), 0.34, steel)
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder(1.5, feet + 0.1, (x * (w / 2 - 3), y * (d / 2 - 3), 0), mat=dark, bevel=0.35, segments=40)
    if bar:
        snare_bar(w / 2 - 4, -d / 2 - 9, 0.22, wood('#e3c594', '#c79f66', axis='x', scale=0.5), steel)
    return standing(yaw=28, pitch=20, fill=0.89)
