"""The shop: guitars on a wall of wooden slats, a bench below, lamps above."""

from studio.kit import *
from studio.room import View, ambient, lamp

WALL_WIDTH, WALL_HEIGHT = 620, 330
# From the left; the upper row, then the lower one.
ROWS = [
    (192, ['3', '41', '1', '2', '42', '7', '6', '4', '44']),
    (72, ['45', '5', '43', '8']),
]


def wall():
    """Oak slats before a dark wall, and a floor of oak boards."""
    slat = wood('#9a8468', '#8b755a', '#76624a', axis='z', scale=0.12, rough=0.5, bump=0)
    box((WALL_WIDTH + 400, 4, WALL_HEIGHT + 60), (0, 12, WALL_HEIGHT / 2), 0.2, material('#1d1915', 0.9))
    for i in range(-62, 63):
        box((5.6, 3, WALL_HEIGHT), (i * 8, 8, WALL_HEIGHT / 2), 0.3, slat)
    boards = wood('#7d664c', '#6e583f', '#5c4832', axis='x', scale=0.05, rough=0.45, coat=0.2, coat_rough=0.3, bump=0)
    mesh([(-900, -700, 0), (900, -700, 0), (900, 12, 0), (-900, 12, 0)], [(0, 1, 2, 3)], mat=boards)
    gap = material('#3a2a1b', 0.9)
    for i in range(1, 40):
        box((1800, 0.5, 0.1), (0, 12 - i * 16, 0), 0.01, gap)


def hanger(x, z):
    """A small block on the wall and the yoke that holds a neck."""
    metal = satin_metal('#2a2a2c', 0.4)
    box((5, 2.5, 8), (x, 5.5, z), 0.4, wood('#5a3a22', '#4a2e1a', axis='z', rough=0.5, bump=0))
    rod((x, 5, z), (x, -4, z + 1), 0.5, metal)
    for side in (-1, 1):
        tube([(x, -4, z + 1), (x + side * 3.2, -4, z + 1), (x + side * 3.6, -8.5, z + 2.4)], 0.55, metal)


def bench():
    """A low bench to sit and play on, and an amplifier's place beside it."""
    seat, leg = leather('#3b2416'), satin_metal('#1c1c1e', 0.4)
    with group((20, -120, 0)):
        box((130, 42, 9), (0, 0, 43), 3, seat)
        for x in (-55, 55):
            for y in (-15, 15):
                rod((x, y, 0), (x, y, 40), 1.6, leg)


def build(options, put):
    wall()
    for height, products in ROWS:
        gap = 62 if len(products) > 6 else 78
        start = -gap * (len(products) - 1) / 2 - (0 if len(products) > 6 else 130)
        for i, product in enumerate(products):
            x = start + i * gap
            _, high = put(product, (x, -6, height), stand=True)
            hanger(x, high.z - 17)
    bench()
    put('26', (212, -50, 0), turn=-20)
    put('67', (158, -42, 0), turn=-6)
    warm = (1, 0.9, 0.78)
    for x in (-240, -80, 80, 240):
        lamp((x, -190, 360), (x, 0, 150), 46, 84, warm)
    lamp((0, -520, 330), (0, 0, 120), 420, 190, (1, 0.97, 0.93), reflected=False)
    ambient((0.05, 0.047, 0.043))
    return View((-30, -560, 150), (0, 0, 158), lens=33)
