"""What all keyboards have in common: keys and slab cases.

x runs along the keys (the bass is -x), y away from the player, z up; y = 0 is the front edge of the
white keys. Lengths in cm.
"""

import contextlib

from studio.kit import *

PITCH = 2.35  # from one white key to the next
# How far each black key is shifted from the seam of its white neighbours, by semitones above C.
BLACK_SHIFT = {1: -0.15, 3: 0.15, 6: -0.2, 8: 0.0, 10: 0.2}
FIRST = {88: 9, 61: 0}  # the lowest key, semitones above C: A and C


def key_places(count):
    """x of every white key's middle, and of every black key, around 0."""
    semitones = [(FIRST[count] + i) % 12 for i in range(count)]
    white_count = sum(s not in BLACK_SHIFT for s in semitones)
    left = -white_count * PITCH / 2
    whites, blacks = [], []
    for s in semitones:
        if s in BLACK_SHIFT:
            blacks.append(left + len(whites) * PITCH + BLACK_SHIFT[s])
        else:
            whites.append(left + (len(whites) + 0.5) * PITCH)
    return whites, blacks


def keys_width(count):
    return len(key_places(count)[0]) * PITCH


def keys(count, top, length=15.0, black_length=9.6, white='#f2efe6', black='#131314', wooden=False):
    """All keys, their tops at z = `top`; `wooden` shows timber below the white tops."""
    ivory = material(white, 0.2, coat=0.3, coat_rough=0.12, name='ivory')
    ebony = material(black, 0.36, spec=0.45, name='ebony')
    whites, blacks = key_places(count)
    depth = 0.45 if wooden else 2.0
    first = None
    for x in whites:
        at = (x, length / 2, top - depth / 2)
        first = duplicate(first, at) if first else box((PITCH - 0.11, length, depth), at, 0.1, ivory, segments=3)
    if wooden:
        timber = wood('#d9b487', '#c79c69', '#b48655', axis='y', scale=0.8, rough=0.55)
        first = None
        for x in whites:
            at = (x, length / 2 + 0.1, top - 1.4)
            first = duplicate(first, at) if first else box((PITCH - 0.14, length, 1.9), at, 0.06, timber, segments=2)
    bottom, upper, high = 0.56, 0.44, 1.15
    near, far = length - black_length, length
    corners = []
    for w, z, y in ((bottom, -0.2, near), (bottom, 0.0, near), (upper, high, near + 0.85)):
        corners += [(-w, y, z), (w, y, z), (w, far, z), (-w, far, z)]
    faces = [(0, 3, 2, 1), (8, 9, 10, 11)]
    for low in (0, 4):
        faces += [(low + i, low + (i + 1) % 4, low + 4 + (i + 1) % 4, low + 4 + i) for i in range(4)]
    first = None
    for x in blacks:
        if first:
            duplicate(first, (x, 0, top))
            continue
        first = mesh(corners, faces, (x, 0, top), mat=ebony, angle=40)
        bevel = first.modifiers.new('bevel', 'BEVEL')
        bevel.width, bevel.segments, bevel.harden_normals = 0.13, 4, True


def extruded(profile, x0, x1, mat, bevel=0.12):
    """A side view, [(y, z), ...], made solid from x0 to x1."""
    return plate(profile, x1 - x0, bevel, (x0, 0, 0), (pi / 2, 0, pi / 2), mat)


class Slab:
    """A case to put on a stand or a table: key bed between two cheeks, and a panel behind the keys.

    `panel` is [(y, z), ...], the top from where the keys go under it to the back edge. `left` and
    `right` are the cheeks' widths; `cheek` is their height beside the keys, by default a little above them.
    """

    def __init__(self, count, panel, left, right, mat, top=7.0, length=14.0, black_length=9.0, lip=1.3, floor=0.8, cheek=None,
                 cheek_mat=None, end=0, end_mat=None, radius=0.6, slip=None, white='#f0eee8', black='#161617'):
        self.count, self.panel, self.top, self.length, self.floor = count, panel, top, length, floor
        self.left, self.right, self.width = left, right, keys_width(count)
        self.x0, self.x1 = -self.width / 2 - left, self.width / 2 + right
        self.cheek = top + 0.5 if cheek is None else cheek
        slip = top - 1.3 if slip is None else slip
        back = panel[-1][0]
        behind = [*panel, (back, floor)]
        rounded = [radius * 0.3] + [radius] * (len(panel) - 1) + [radius]
        middle = [(-lip, floor), (-lip, slip), (-0.2, slip), (-0.2, top - 2.4), (panel[0][0], top - 2.4), *behind]
        extruded(round_corners(middle, [0.4, 0.35, 0.15, 0.05, 0.05, *rounded]), -self.width / 2 - 0.1, self.width / 2 + 0.1, mat, 0.02)
        side = [(-lip, floor), (-lip, self.cheek), (panel[0][0], self.cheek), *behind]
        outline = round_corners(side, [0.4, radius, radius * 0.3, *rounded])
        self.side = outline
        cheek_mat = cheek_mat or mat
        extruded(outline, self.x0 + end, -self.width / 2 - 0.1, cheek_mat, 0.15)
        extruded(outline, self.width / 2 + 0.1, self.x1 - end, cheek_mat, 0.15)
        if end:
            # Flush with the case; the seam shows them.
            extruded(outline, self.x0, self.x0 + end - 0.05, end_mat or mat, 0.15)
            extruded(outline, self.x1 - end + 0.05, self.x1, end_mat or mat, 0.15)
        foot = rubber()
        for x in (self.x0 + 6, self.x1 - 6):
            for y in (1.5, back - 3):
                cylinder(1.3, floor + 0.1, (x, y, 0), mat=foot)
        keys(count, top, length, black_length, white, black)

    def felt(self, color='#7d1420'):
        box((self.width, 0.35, 0.5), (0, self.length + 0.12, self.top + 0.1), 0.1, felt(color))

    @contextlib.contextmanager
    def face(self, i=0, lift=0.0):
        """Builds on the i-th stretch of the panel: x along the keys, y up the panel from its front edge, z out of it."""
        (ya, za), (yb, zb) = self.panel[i], self.panel[i + 1]
        with group((0, ya, za + lift), (math.atan2(zb - za, yb - ya), 0, 0)):
            yield math.hypot(yb - ya, zb - za)

    @contextlib.contextmanager
    def left_cheek(self):
        """Builds on the cheek beside the lowest key: x from its middle, y from the keys' front edge."""
        with group((-self.width / 2 - self.left / 2, 0, self.cheek)):
            yield
