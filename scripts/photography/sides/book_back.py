"""The back cover of a standing book: plain, in the colour of its paper, with a line in its second colour."""

from families.printed import leaf
from studio.kit import *


def finish(options):
    width, height = options.get('size', [22.9, 30.5])
    half, opened = options.get('thickness', 0.6) / 2, radians(options.get('opened', 14))
    paper, _, second = options.get('colors', ['#b8321b', '#f2e6d0', '#17150f'])
    angle = -opened / 2
    with group((0, 0, 0), (pi / 2, 0, 0)):
        # Just outside the cover, whose material shows the design on both sides.
        shift = 0.06
        side = [(x - shift * sin(-angle), z - shift * cos(angle)) for x, z in leaf(angle, -half, width - 0.02, 0)]
        loft([[(x, 0.01, z), (x, height - 0.01, z)] for x, z in side], mat=material(paper, 0.42, coat=0.25, coat_rough=0.2), angle=50)
        line = [(x - 0.01 * sin(-angle), z - 0.01 * cos(angle)) for x, z in side]
        for low, high in ((height * 0.12, height * 0.127), (height * 0.88, height * 0.887)):
            loft([[(x, low, z), (x, high, z)] for x, z in line[2:-1]], mat=material(second, 0.42))
