"""What guitars and basses have in common: neck, board, frets, tuners, strings, controls.

A guitar lies on its back: x across (bass side is -x), y up the neck, z towards the player. Lengths
in cm; y = 0 is the end of the body.
"""

from dataclasses import dataclass, field

from studio.kit import *

MAPLE = ('#e3bd80', '#dcb273', '#d2a564')
ROASTED = ('#a8703a', '#96602e', '#824f23')
MAHOGANY = ('#6b3420', '#572716', '#451d10')
ROSEWOOD = ('#3a2015', '#24120b', '#1a0c07')
EBONY = ('#1a1614', '#120f0e', '#0c0a09')
BOARDS = {'maple': MAPLE, 'roasted': ROASTED, 'rosewood': ROSEWOOD, 'ebony': EBONY}
NECKS = {'maple': MAPLE, 'roasted': ROASTED, 'mahogany': MAHOGANY}


@dataclass
class Scale:
    """Where the strings run: from the saddles at `saddle` to the nut, `length` further up."""

    length: float = 64.8
    saddle: float = 15.8
    frets: int = 22
    nut_width: float = 4.26
    heel_width: float = 5.7
    strings: int = 6
    nut_spread: float = 3.5  # between the outer strings
    saddle_spread: float = 5.25
    top: float = 5.15  # height of the board's middle
    radius_drop: float = 0.13  # how much lower the board's edges are
    heel: float = field(init=False)

    def __post_init__(self):
        self.heel = self.fret(self.frets) - 0.9

    @property
    def nut(self):
        return self.saddle + self.length

    def fret(self, n):
        return self.saddle + self.length * 2 ** (-n / 12)

    def half_width(self, y):
        """Of the board."""
        t = (self.nut - y) / (self.nut - self.heel)
        return (self.nut_width + (self.heel_width - self.nut_width) * min(max(t, 0), 1.1)) / 2

    def string_x(self, i, y):
        """Across, of string i (0 is the lowest) at y."""
        t = min(max((self.nut - y) / self.length, 0), 1)
        spread = self.nut_spread + (self.saddle_spread - self.nut_spread) * t
        return spread * (i / (self.strings - 1) - 0.5)

    def crown(self, x, y):
        """Height of the board's curved top."""
        return self.top - self.radius_drop * (x / self.half_width(y)) ** 2


def neck_wood(name, coat=0.5):
    return wood(*NECKS[name], axis='y', scale=1.2, ring=2, coat=coat, rough=0.35, bump=0)


def board_wood(name):
    if name in ('maple', 'roasted'):
        return wood(*BOARDS[name], axis='y', scale=1.2, ring=2, coat=0.8, rough=0.35, bump=0)
    return wood(*BOARDS[name], axis='y', scale=1.6, ring=0.9, rough=0.45, bump=0.12)


def neck(scale, mat, start=None, depth=1.65):
    """The neck's round back, from inside the body to under the nut."""
    start = scale.heel if start is None else start
    rows = []
    for i in range(41):
        y = start + (scale.nut + 1 - start) * i / 40
        w = scale.half_width(min(y, scale.nut))
        turns = [pi * j / 16 for j in range(17)]
        rows.append([(-w * cos(t), y, scale.top - 0.55 - depth * sin(t) ** 0.8) for t in turns])
    return loft(rows, mat=mat, angle=60)


def board(scale, mat, binding=None, thickness=0.6):
    """The fingerboard; `binding` is the material of a pale edge."""

    def strip(low, high, top, mat):
        rows = []
        for i in range(25):
            y = scale.heel + (scale.nut - scale.heel) * i / 24
            w = scale.half_width(y)
            xs = [w * (low + (high - low) * j / 12) for j in range(13)]
            rows.append([(xs[0], y, scale.top - thickness), *((x, y, scale.crown(x, y) + top) for x in xs),
                         (xs[-1], y, scale.top - thickness)])
        loft(rows, mat=mat, caps=True, angle=30)

    if binding:
        strip(-1, 1, -0.01, binding)
        strip(-0.93, 0.93, 0.005, mat)
    else:
        strip(-1, 1, 0, mat)


def frets(scale, mat):
    for n in range(1, scale.frets + 1):
        y = scale.fret(n)
        w = scale.half_width(y) - 0.04
        points = [(w * t, y, scale.crown(w * t, y) + 0.02 - (0.05 if abs(t) == 1 else 0)) for t in (-1, -0.5, 0, 0.5, 1)]
        tube(points, 0.075, mat)


def inlays(scale, mat, kind='dots'):
    """'dots', 'blocks', 'trapezoids' or 'none'."""
    if kind == 'none':
        return
    for n in (3, 5, 7, 9, 12, 15, 17, 19, 21, 24):
        if n > scale.frets:
            break
        y, gap = (scale.fret(n) + scale.fret(n - 1)) / 2, scale.fret(n - 1) - scale.fret(n)
        w = scale.half_width(y)
        if kind == 'dots':
            for x in (-0.27 * 2 * w, 0.27 * 2 * w) if n % 12 == 0 else (0,):
                cylinder(0.3, 0.06, (x, y, scale.crown(x, y) - 0.045), mat=mat, bevel=0.01)
        else:
            narrow = 0.78 if kind == 'trapezoids' else 1
            corners = [(-w * 0.72, -gap * 0.32), (w * 0.72, -gap * 0.32), (w * 0.72 * narrow, gap * 0.32), (-w * 0.72 * narrow, gap * 0.32)]
            # Bent like the board, or its edges would sink in.
            rows = [[(x0 + (x1 - x0) * j / 10, y + v, scale.crown(x0 + (x1 - x0) * j / 10, y) + 0.012) for j in range(11)]
                    for (x0, v), (x1, _) in ((corners[0], corners[1]), (corners[3], corners[2]))]
            loft(rows, mat=mat)


def nut(scale, mat, locking=False):
    if locking:
        box((scale.nut_width + 0.1, 1.5, 0.7), (0, scale.nut + 0.75, scale.top - 0.12), 0.1, mat)
        for i in range(3):
            x = scale.string_x(0, scale.nut) * (1 - i) * 0.8
            box((1.1, 1.2, 0.3), (x, scale.nut + 0.75, scale.top + 0.42), 0.1, mat)
            cylinder(0.28, 0.2, (x, scale.nut + 0.75, scale.top + 0.55), mat=mat)
    else:
        box((scale.nut_width - 0.04, 0.38, 0.75), (0, scale.nut + 0.18, scale.top - 0.14), 0.08, mat)


def tuner(x, y, top, side, mat, button=None, thickness=1.35, reach=1.7):
    """A machine head: post, bushing, gear case behind, button to the `side` (-1 bass, 1 treble)."""
    button = button or mat
    cylinder(0.52, 0.14, (x, y, top), mat=mat)
    lathe([(0.3, 0), (0.3, 0.35), (0.24, 0.45), (0.24, 0.6), (0.3, 0.7), (0.27, 0.8), (0, 0.8)], (x, y, top), mat=mat, segments=32)
    low = top - thickness
    box((1.5, 1.55, 0.6), (x + side * 0.35, y, low - 0.28), 0.18, mat)
    rod((x, y, low - 0.3), (x + side * (reach + 0.4), y, low - 0.3), 0.17, mat)
    profile = [(0, 0), (0.3, 0.02), (0.36, 0.25), (0.66, 0.5), (0.86, 0.95), (0.76, 1.45), (0.42, 1.68), (0, 1.72)]
    lathe(profile, (x + side * reach, y, low - 0.3), (0, side * pi / 2, 0), button, 40, 60, sx=0.55)


def strings(scale, saddles, posts, mat, gauges, tails=None):
    """Each string: from its anchor over the saddle and the nut, once around its post.

    `saddles` are points; `posts` are (x, y, z); `tails` are the anchors behind the saddles.
    """
    for i, (saddle, post) in enumerate(zip(saddles, posts)):
        x = scale.string_x(i, scale.nut)
        over = (x, scale.nut + 0.18, scale.crown(x, scale.nut) + 0.25)
        r = gauges[i]
        if tails:
            rod(tails[i], saddle, r, mat, segments=10)
        rod(saddle, over, r, mat, segments=10)
        # Wound on the inner side of the post, where the pull is straight.
        side = -1 if post[0] > x else 1
        end = (post[0] + side * 0.25, post[1], post[2])
        rod(over, end, r, mat, segments=10)
        for turn in range(3):
            torus(0.25 + r, max(r, 0.03), (post[0], post[1], post[2] - 0.02 - turn * 0.075), mat=mat, segments=24, around=6)


def string_tree(x, y, z, mat):
    cylinder(0.22, 0.42, (x, y, z), mat=mat)
    box((1.0, 0.3, 0.12), (x, y, z + 0.44), 0.05, mat)


def strap_button(loc, rot, mat):
    profile = [(0.45, 0), (0.45, 0.1), (0.3, 0.3), (0.35, 0.9), (0.75, 1.1), (0.7, 1.3), (0, 1.35)]
    return lathe(profile, loc, rot, mat, 32)


def knob(loc, kind, mat, mark=None):
    """'skirted', 'dome' (knurled metal), 'top-hat' or 'barrel'."""
    x, y, z = loc
    if kind == 'skirted':
        lathe([(0, 0), (1.05, 0), (1.08, 0.25), (0.86, 0.45), (0.82, 1.2), (0.74, 1.3), (0, 1.32)], loc, mat=mat, segments=48)
        ribs, low, high, r = 20, 0.42, 1.22, 0.84
    elif kind == 'top-hat':
        lathe([(0, 0), (1.25, 0), (1.28, 0.15), (0.98, 0.5), (0.86, 1.25), (0.78, 1.36), (0.55, 1.36), (0.5, 1.3), (0, 1.3)], loc, mat=mat, segments=56)
        ribs, low, high, r = 0, 0, 0, 0
    elif kind == 'dome':
        lathe([(0, 0), (0.92, 0), (0.95, 0.06), (0.95, 1.35), *[(0.95 * cos(t), 1.35 + 0.28 * sin(t)) for t in (0.2, 0.5, 0.8, 1.1, 1.35)], (0, 1.63)], loc, mat=mat, segments=56)
        ribs, low, high, r = 44, 0.12, 1.25, 0.94
    else:
        cylinder(0.85, 1.5, loc, mat=mat, bevel=0.12)
        ribs, low, high, r = 0, 0, 0, 0
    for dx, dy, _ in ring_of(ribs, r) if ribs else ():
        rod((x + dx, y + dy, z + low), (x + dx, y + dy, z + high), 0.05, mat, segments=6)
    if mark:
        box((0.1, 0.5, 0.04), (x, y + 0.45, z + (1.33 if kind != 'dome' else 1.6)), 0.01, mark)
