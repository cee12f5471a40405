"""A pair of drumsticks, crossed."""

from studio.kit import *


def stick(length, r, tip, mat, mark):
    """Along y from its butt; the middle line at z = 0."""
    shoulder = length - 9.5
    tip_r, tip_long = r * 0.8, {'oval': 1.55, 'teardrop': 1.9, 'round': 1.2}[tip]
    neck = length - tip_long
    section = [(0, 0), *((r - 0.45 + 0.45 * sin(pi / 2 * i / 8), 0.5 - 0.5 * cos(pi / 2 * i / 8)) for i in range(1, 9))]
    section += [(r, 12), (r, shoulder)]
    section += [(r - (r - 0.33) * (i / 16) ** 1.35, shoulder + (neck - shoulder) * i / 16) for i in range(1, 17)]
    widest = {'oval': 0.5, 'teardrop': 0.32, 'round': 0.5}[tip]
    for i in range(1, 25):
        t = i / 24
        a = (pi / 2) * (t / widest) if t < widest else pi / 2 + (pi / 2) * (t - widest) / (1 - widest)
        low = 0.33 if t < widest else 0
        section.append((low + (tip_r - low) * sin(a) ** 0.7, neck + tip_long * t))
    section[-1] = (0, length)
    lathe(section, rot=(-pi / 2, 0, 0), mat=mat, segments=96, angle=50)
    for v, wide in ((13.4, 0.16), (13.9, 0.7), (14.9, 0.16)):
        lathe([(r + 0.004, v), (r + 0.004, v + wide)], rot=(-pi / 2, 0, 0), mat=mark, segments=96)


def build(options):
    length = options.get('length', 40.6)
    r = options.get('diameter', 1.4) / 2
    tip = options.get('tip', 'oval', ['oval', 'teardrop', 'round'])
    light = options.get('color', '#ecd2a2')
    dark = options.get('dark', '#d0a86c')

    grain = dict(axis='z', scale=1.6, stretch=26, ring=1.2, rough=0.34, coat=0.35, coat_rough=0.2, bump=0.03)
    mark = material('#20201f', 0.5, name='print')
    spread = radians(13)
    with group((0, 0, r), (0, 0, spread)):
        with group((0, -length * 0.58, 0)):
            stick(length, r, tip, wood(light, dark, **grain), mark)
    # The second lies across the first, its butt on the floor.
    lean = math.asin(2 * r / (length * 0.58))
    with group((0, 0, r * 3), (0, 0, -spread)):
        with group((0, 0, 0), (lean, 0, 0)):
            with group((0, -length * 0.58, 0)):
                stick(length, r, tip, wood(light, dark, **{**grain, 'scale': 1.45}), mark)
    return flat_lay(turn=-42, pitch=76, fill=0.89)
