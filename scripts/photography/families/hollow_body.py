"""What acoustic guitars and ukuleles have in common: body with a sound hole, inlays in its top, heads.

They lie on their backs like all guitars: x across (bass side is -x), y up the neck from the end of
the body, z towards the player.
"""

import cv2
import numpy as np

from families.guitar_parts import *
from studio.kit import *

SPRUCE = ('#ecd5a8', '#e3c592', '#d6b37c')
AGED_SPRUCE = ('#e6c48a', '#d8b072', '#c99d5e')
CEDAR = ('#cc935a', '#bb7e46', '#a56a36')
UKULELE_MAHOGANY = ('#9a5a33', '#854a28', '#6c391d')
TOPS = {'spruce': SPRUCE, 'aged spruce': AGED_SPRUCE, 'cedar': CEDAR, 'mahogany': UKULELE_MAHOGANY}


class Inlays:
    """Lines let into a top: drawn over the x-y plane, then mixed into the wood by `tint`."""

    def __init__(self, outline, pixels=2400):
        points = np.array(outline)
        self.corner = points.min(0) - 1
        self.width = float((points.max(0) + 1 - self.corner).max())
        self.pixels = pixels
        self.colors = np.zeros((pixels, pixels, 3), np.uint8)
        self.mask = np.zeros((pixels, pixels), np.uint8)

    def _at(self, points):
        """Fixed-point pixel places, four bits of fraction."""
        at = (np.array(points) - self.corner) / self.width
        return np.stack([at[:, 0], 1 - at[:, 1]], 1) * self.pixels * 16

    def line(self, points, width, color, closed=True):
        rgb = tuple(int(color[i : i + 2], 16) for i in (1, 3, 5))
        at = [self._at(points).astype(np.int32)]
        thickness = max(1, round(width / self.width * self.pixels))
        # A wider patch of colour below, so that the soft edge of the mask mixes no black in.
        cv2.polylines(self.colors, at, closed, rgb, thickness + 4, cv2.LINE_8, 4)
        cv2.polylines(self.mask, at, closed, 255, thickness, cv2.LINE_AA, 4)

    def ring(self, x, y, r, width, color):
        self.line(circle(r, x, y, 160), width, color)

    def mosaic(self, x, y, r, width, colors, count, scattered=True):
        """A ring of many little pieces: in no order, as abalone, or else a repeated pattern."""
        drawn = np.random.default_rng(5).integers(len(colors), size=count) if scattered else np.arange(count) % len(colors)
        for i in range(count):
            a = 2 * pi * i / count
            piece = [(x + r * cos(a + s * pi / count), y + r * sin(a + s * pi / count)) for s in (-1, 0, 1)]
            self.line(piece, width, colors[drawn[i]], False)

    def purfling(self, outline, distance, width, color):
        self.line(inset(outline, distance), width, color)

    def tint(self, k, grain):
        place = (float(self.corner[0]), float(self.corner[1]), self.width)
        color = projected(k, picture(self.colors / 255, 'inlays', color=True), *place)
        mask = projected(k, picture(self.mask / 255, 'inlay mask'), *place)
        return k.mix(mask, grain, color)


ABALONE = ['#7f918b', '#9fb3a9', '#c3c9bd', '#9a98a6', '#c9beb6', '#6f8684', '#b4c4ba']
MOSAIC = ['#7a2f1a', '#e2c58c', '#2c1c12', '#4e6a3a', '#e2c58c', '#2c1c12', '#a85a2a']


def top_wood(name, inlaid, coat=1.0):
    return wood(*TOPS[name], axis='y', scale=2.6 if name != 'mahogany' else 1.3, ring=5 if name != 'mahogany' else 1.4,
                stretch=45 if name != 'mahogany' else 22, coat=coat, coat_rough=0.03, rough=0.4 if coat else 0.5, bump=0.01, tint=inlaid.tint)


def side_wood(name, coat=1.0):
    colors = {'rosewood': ('#4a2a1c', '#321a12', '#20100b'), 'mahogany': ('#7a4227', '#64331d', '#4c2514')}[name]
    return wood(*colors, axis='y', scale=1.1, ring=1.2, stretch=18, coat=coat, rough=0.4, bump=0)


# Half outlines, as control points of B-splines: (bout, share of its width, share of the length).
HALVES = {
    'square': [('lower', 0.28, -0.002), ('lower', 0.6, 0.01), ('lower', 0.89, 0.064), ('lower', 1.06, 0.165), ('lower', 1.08, 0.285), ('lower', 1.02, 0.4),
               ('lower', 0.92, 0.5), ('waist', 1.05, 0.59), ('waist', 0.97, 0.67), ('waist', 1.03, 0.74), ('upper', 1.04, 0.815), ('upper', 1.09, 0.895),
               ('upper', 0.93, 0.97), ('upper', 0.55, 1.01), ('upper', 0.25, 1.005)],
    'round': [('lower', 0.26, 0.0), ('lower', 0.55, 0.02), ('lower', 0.82, 0.072), ('lower', 1.02, 0.158), ('lower', 1.09, 0.265), ('lower', 1.06, 0.37),
              ('lower', 0.94, 0.466), ('waist', 1.11, 0.55), ('waist', 0.96, 0.63), ('waist', 1.02, 0.71), ('upper', 1.03, 0.785), ('upper', 1.09, 0.87),
              ('upper', 0.9, 0.956), ('upper', 0.53, 1.006), ('upper', 0.25, 1.003)],
}


def bouts(length, lower, waist, upper, kind='round', horn=False):
    """The outline of a body of these widths, cm; `horn` gives it a rounded cutaway on the treble side."""
    factors = {'lower': lower / 2, 'waist': waist / 2, 'upper': upper / 2}
    for _ in range(10):
        half = [(factors[bout] * x, y * length) for bout, x, y in HALVES[kind]]
        outline = np.array(bspline([(0, half[0][1]), *half, (0, half[-1][1]), *[(-x, y) for x, y in half[::-1]]], 12))
        side = outline[outline[:, 0] > 0]
        share = (side[:, 1] - outline[:, 1].min()) / np.ptp(outline[:, 1])
        found = {'lower': side[share < 0.45, 0].max(), 'upper': side[share > 0.7, 0].max(),
                 'waist': side[(share > 0.45) & (share < 0.75), 0].min()}
        for bout, wanted in (('lower', lower), ('waist', waist), ('upper', upper)):
            factors[bout] *= wanted / 2 / found[bout]
    if horn:
        u, top = upper / 2, length
        low = [p for p in half if p[1] < 0.74 * length]
        # The notch meets the neck by the 17th fret, well clear of the rosette.
        treble = [(u * 1.03, top - 10.6), (u * 1.07, top - 7.3), (u * 0.97, top - 4.5), (u * 0.76, top - 3.5), (u * 0.55, top - 4.4),
                  (u * 0.38, top - 5.8), (3.75, top - 6.5), (2.95, top - 5.5), (2.95, top - 3.2), (2.95, top - 0.8), (2.4, top + 0.4)]
        outline = np.array(bspline([(0, half[0][1]), *low, *treble, (0, top + 0.5), *[(-x, y) for x, y in half[::-1]]], 12))
    low, high = outline[:, 1].min(), outline[:, 1].max()
    stretch = length / (high - low)
    return [(float(x), float((y - low) * stretch)) for x, y in outline]


def hollow(outline, depth, hole, top, sides, binding=None, label='#efe6cf'):
    """Back, sides, top with a hole at `hole` = (x, y, r); `binding` is the material of the edges."""
    opening = circle(hole[2], hole[0], hole[1], 96)
    plate(outline, 0.4, 0.15, mat=binding or sides)
    loft([[(x, y, z) for x, y in inset(outline, 0.08)] for z in (0.3, depth * 0.5, depth - 0.2)], mat=sides, closed=True, angle=60)
    rim = inset(outline, 0.26) if binding else outline
    if binding:
        plate(outline, 0.62, 0.1, (0, 0, depth - 0.625), mat=binding, holes=[circle(hole[2] + 1.5, hole[0], hole[1], 96)])
    plate(rim, 0.3, 0.01 if binding else 0.12, (0, 0, depth - 0.3), mat=top, holes=[opening])
    # Inside: the back's wood is paler, with the maker's blank label.
    plate(inset(outline, 0.4), 0.04, 0.01, (0, 0, 0.4), mat=wood('#8a6242', '#74502f', axis='y', bump=0))
    box((hole[2] * 1.3, hole[2] * 1.0, 0.02), (hole[0] - hole[2] * 0.2, hole[1], 0.47), 0, material(label, 0.8))


def heel(scale, joint, depth, mat, length=3.0):
    """The neck's foot: from its back down to the body's back."""
    rows = []
    for i in range(9):
        t = i / 8
        w = scale.half_width(joint) * (1 - 0.62 * t**0.7)
        reach = length * (1 - t) ** 2.2 + 0.5
        rows.append([(-w, joint - 0.6, 0), *((w * sin(a), joint + reach * cos(a), 0) for a in (radians(d) for d in range(-90, 91, 15))), (w, joint - 0.6, 0)])
        z = (scale.top - 0.5) * (1 - t) + 0.35 * t
        rows[-1] = [(x, y, z) for x, y, _ in rows[-1]]
    loft(rows, mat=mat, closed=True, caps=True, angle=60)


class Head:
    """A tilted headstock. `build` inside `with head.tilted():`, from the nut's far edge; `at` gives the world's place."""

    def __init__(self, scale, angle=14):
        self.angle, self.y, self.z = radians(angle), scale.nut + 0.34, scale.top - 0.12

    def tilted(self):
        return group((0, self.y, self.z), (-self.angle, 0, 0))

    def at(self, x, y, z):
        return x, self.y + y * cos(self.angle) + z * sin(self.angle), self.z - y * sin(self.angle) + z * cos(self.angle)


def wave_top(half_bottom, half_top, height, crest, shoulder=2.3):
    """A headstock's outline from the nut up; `crest` is its upper edge as (share of half width, rise), left to right."""
    left = [(-half_bottom, 0), (-half_bottom * 1.05, shoulder * 0.35), (-half_top * 0.9, shoulder), (-half_top * 0.95, shoulder * 1.7)]
    edge = [(half_top * x, height + rise) for x, rise in crest]
    points = [*left, *edge, *[(-x, y) for x, y in left[::-1]]]
    return smooth_outline(points, 8, sharp=(0, len(left), len(left) + len(edge) - 1, len(points) - 1))
