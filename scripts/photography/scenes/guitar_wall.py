"""The shop: guitars on a wall of wooden slats, a bench below, lamps above."""

import numpy as np

from studio import stage
from studio.kit import *
from studio.room import View, ambient, lamp

WALL_WIDTH, WALL_HEIGHT = 620, 330
# Its slats end here; the backs of guitars hang this near to it.
FACE, BACKS = 6.5, 3.5
# Height of the bodies' ends, distance between guitars, and who hangs there from the left. The lower row hangs in the gaps of the upper.
ROWS = [
    (192, 62, ['3', '41', '1', '2', '42', '7', '6', '4', '44']),
    (70, 93, ['45', '5', 'semi-hollow', 'offset', '43', '8']),
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


class Neck:
    """Of a hanging guitar, just under its head: where it is (x, z), how wide, and from where to where it is thick (y)."""

    def __init__(self, points, top):
        def between(low, high):
            return points[(points[:, 2] > low) & (points[:, 2] < high)]

        # Up the neck, until the head makes it wider.
        self.z = next(z for z in np.arange(top - 32, top, 0.5) if np.ptp(between(z, z + 2)[:, 0]) > 6.2) - 0.8
        slice_ = between(self.z - 3, self.z)
        (left, self.front), (right, self.back) = slice_.min(0)[:2], slice_.max(0)[:2]
        self.x, self.width = (left + right) / 2, right - left


def hang(put, product, x, z):
    """Puts a guitar on the wall, the end of its body at (x, z); returns its neck."""
    with group() as hung:
        _, high = put(product, (x, 0, z), stand=True)
    hung.location.y = BACKS - high.y
    return Neck(stage._points(hung.children_recursive), high.z)


def hanger(neck):
    """A small block on the wall and the padded yoke that the head rests in."""
    metal, pad = satin_metal('#2a2a2c', 0.4), rubber('#19191a')
    x, z, half = neck.x, neck.z, neck.width / 2 + 0.75
    box((5, 2.5, 8), (x, FACE - 1, z), 0.4, wood('#5a3a22', '#4a2e1a', axis='z', rough=0.5, bump=0))
    rod((x, FACE - 1, z), (x, neck.back + 1.3, z), 0.5, metal)
    arm = [(half, neck.front - 1.2, z + 0.9), (half, neck.front + 0.6, z), (half, neck.back - 0.2, z), (half * 0.75, neck.back + 1.1, z)]
    path = [*arm, (0, neck.back + 1.3, z), *[(-dx, y, up) for dx, y, up in arm[::-1]]]
    tube([(x + dx, y, up) for dx, y, up in path], 0.6, pad)


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
    for height, gap, guitars in ROWS:
        for i, guitar in enumerate(guitars):
            hanger(hang(put, guitar, gap * (i - (len(guitars) - 1) / 2), height))
    bench()
    put('26', (212, -50, 0), turn=-20)
    put('67', (148, -44, 0), turn=-6)
    warm = (1, 0.9, 0.78)
    for x in (-240, -80, 80, 240):
        lamp((x, -190, 360), (x, 0, 150), 46, 84, warm)
    lamp((0, -520, 330), (0, 0, 120), 420, 190, (1, 0.97, 0.93), reflected=False)
    ambient((0.05, 0.047, 0.043))
    return View((-30, -560, 150), (0, 0, 158), lens=33)
