"""Cymbals by themselves: one, or a pair of hi-hats, one leaning on the other."""

from families.drum_parts import *
from studio.kit import *


def build(options):
    inches = options.get('inches', 18)
    pair = options.get('pair', False)
    look = options.get('look', 'traditional', ['traditional', 'brilliant', 'hammered'])
    bell = options.get('bell', 0.2)  # of the radius
    bow = options.get('bow', 0.085)
    turn = options.get('turn', 0)

    r = inches / 2 * INCH
    mat = bronze(look, r * (3.1 if pair else 2))
    section = cymbal_profile(r, r * bow, r * bell, r * 0.075, 0.12)

    def one():
        lathe(section, mat=mat, segments=256, angle=50)
        # The hole's rim, worn bright.
        torus(0.6, 0.06, (0, 0, r * (bow + 0.075) - 0.03), mat=mat, segments=48)

    with group((0, 0, 0.12)):
        one()
    if pair:
        # Its near edge lies on the bow of the first, its far edge on the floor.
        away = r * 1.3
        on = away - r
        t = (on - r * bell * 1.07) / (r - r * bell * 1.07)
        height = r * bow * (1 - t**1.6) + 0.22
        lean = math.asin(height / (2 * r))
        with group((away * cos(radians(-32)), away * sin(radians(-32)), 0.12 + height / 2), (0, lean, radians(-32))):
            one()
    # The brighter the surface, the more of the lights it mirrors.
    key, rim = {'traditional': (0.5, 1), 'brilliant': (0.35, 0.55), 'hammered': (0.8, 1)}[look]
    return flat_lay(turn=turn, pitch=64, fill=0.89, key=key, rim=rim)
