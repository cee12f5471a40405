"""Drum thrones: a saddle or a round seat on a gas-lift or threaded stem."""

from families.drum_parts import *
from studio.kit import *

SADDLE = [(0, -20.5), (5.5, -20.3), (8.6, -17), (10.4, -10), (15.5, -3.5), (21.6, 1.5), (23.6, 9), (21.5, 16.5), (15, 19.6), (7, 19.2), (0, 18.4)]


def cushion(outline, z, thick, top, side, seam):
    """Upholstery: firm sides, a softly crowned top, piping where they meet."""
    def ring(scale, height, sink=0.0, round_=0.0):
        """The outline shrunk, `round_` of the way to a circle (its notches would crease the crown)."""
        points = []
        for x, y in outline:
            away = math.hypot(x, y - 3)
            k = scale * (1 - round_ + round_ * 17 / away)
            x, y = x * k, (y - 3) * k + 3
            points.append((x, y, z + height + sink * max(0, 1 - (x / 23) ** 2) ** 2))
        return points

    loft([ring(0.2, 0), ring(0.9, 0), ring(0.965, 0.7), ring(0.99, 2.0), ring(1.0, thick * 0.4), ring(0.995, thick * 0.66)], mat=side, closed=True, angle=80)
    rows = [ring(0.995, thick * 0.66), ring(0.99, thick * 0.74), ring(0.97, thick * 0.84), ring(0.93, thick * 0.92), ring(0.86, thick * 0.98)]
    rows += [ring(0.86 * (1 - i / 10), thick * (0.98 + 0.05 * (1 - (1 - i / 10) ** 2)), -1.0 * (1 - (1 - i / 10) ** 2), min(1, i / 6)) for i in range(1, 11)]
    loft(rows, mat=top, closed=True, angle=80)
    tube([tuple(p) for p in ring(1.003, thick * 0.66)][::3], 0.32, seam, closed=True, resolution=4)


def build(options):
    seat = options.get('seat', 'saddle', ['saddle', 'round'])
    color = options.get('color', '#24395c')
    stem = options.get('stem', 'gas', ['gas', 'thread'])

    metal, dark = chrome(), textured_plastic('#1b1b1d', 0.45)
    black = material('#1d1d1f', 0.3, 0.2, 0.3, name='black tube')
    height = 45
    if seat == 'saddle':
        half = SADDLE + [(-x, y) for x, y in SADDLE[-2:0:-1]]
        outline = bspline(half, 8)
    else:
        outline = circle(17.5, n=96)
    top = material(color, 0.92, sheen=0.8, name='cloth')
    k = Nodes(top)
    pile = k.noise(k.coordinates(), Scale=9, Detail=4)
    k.color(k.mix(k.noise(k.coordinates(), Scale=0.25, Detail=3), color, tuple(c * 1.25 for c in srgb_of(color)[:3]) + (1,)))
    k.bump(pile, 0.35, 0.08)
    cushion(outline, height + 1.6, 12.5, top, leather('#1b1b1c', 0.5, 7), plastic('#141415', 0.5))

    # Under the seat: its board, the bracket and the lever.
    plate([(x * 0.88, (y - 3) * 0.88 + 3) for x, y in outline], 1.0, 0.3, (0, 0, height + 0.8), mat=dark)
    plate(rounded_rect(17, 17, 2), 0.5, 0.15, (0, 0, height + 0.4), mat=black)
    box((7, 9, 3.2), (0, 0, height - 1.2), 0.5, black)
    if stem == 'gas':
        tube([(2, -2, height - 1.6), (9, -4.5, height - 1.8), (17, -6, height - 2.4)], 0.45, metal)
        rod((14.6, -5.6, height - 2.2), (20.4, -6.6, height - 2.7), 0.95, dark, 0.3)
        rod((0, 0, height - 14), (0, 0, height - 2), 1.4, metal)
        cylinder(2.5, 25, (0, 0, height - 37), mat=black, bevel=0.5)
        cylinder(3.1, 5.0, (0, 0, height - 16.4), mat=metal, bevel=0.5)
    else:
        rod((0, 0, height - 36), (0, 0, height - 2), 1.3, metal)
        cylinder(2.4, 28, (0, 0, height - 37), mat=metal, bevel=0.4)

    # Double-braced legs.
    collar, spread = 23, 27
    cylinder(3.3, 4.0, (0, 0, collar - 1.5), mat=dark, bevel=0.6)
    cylinder(3.3, 3.2, (0, 0, 7.6), mat=dark, bevel=0.6)
    with group(name='leg') as leg:
        for side in (-1.25, 1.25):
            # They come together in the foot.
            rod((2.2, side, collar), (spread - 0.4, side * 0.5, 1.8), 0.72, metal, segments=20)
            rod((2.2, side, 9.2), (spread * 0.6, side * 0.72, 1.6 + (collar - 1.6) * spread * 0.4 / (spread - 2.2)), 0.6, metal, segments=20)
        for at in (0.6, 0.86):
            z = 1.6 + (collar - 1.6) * spread * (1 - at) / (spread - 2.2)
            rod((spread * at, -1.35, z), (spread * at, 1.35, z), 0.42, metal, 0.1)
        with group((spread, 0, 0)):
            lathe([(0, 0), (2.1, 0), (2.3, 0.4), (2.2, 1.6), (1.95, 3.6), (1.5, 4.0), (0, 4.0)], mat=rubber(), segments=40)
    for i in (1, 2):
        duplicate(leg, rot=(0, 0, 0.35 + 2 * pi * i / 3))
    leg.rotation_euler = (0, 0, 0.35)
    return standing(yaw=26, pitch=20, fill=0.89)


def srgb_of(color):
    digits = color.lstrip('#')
    return [(int(digits[i : i + 2], 16) / 255) ** 2.2 for i in (0, 2, 4)]
