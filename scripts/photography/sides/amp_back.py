"""Backs of amplifiers: boards with their connectors, over an open cabinet with its loudspeakers or a closed one."""

import bpy
import numpy as np

from families.speaker_parts import *
from sides import sockets
from studio.kit import *


def loudspeaker(x, z, r, y, metal):
    """A driver from behind: basket, magnet."""
    with group((x, y, z), (pi / 2, 0, pi)):
        lathe([(r, -0.4), (r, 0), (r * 0.96, 0.15), (r * 0.5, 4.2), (r * 0.46, 4.2), (r * 0.9, -0.2)], mat=material('#2b2b2d', 0.45, 0.5), segments=64)
        cylinder(r * 0.46, 0.5, (0, 0, 4.1), mat=metal, bevel=0.1)
        cylinder(r * 0.56, 1.9, (0, 0, 4.5), mat=material('#1a1a1b', 0.5), bevel=0.15)
        cylinder(r * 0.5, 0.5, (0, 0, 6.3), mat=metal, bevel=0.12)


def finish(options):
    width, depth, height = options.get('size', [60, 25, 50])
    foot, rim, color = options.get('foot', 1.2), 2.4, options.get('cover', '#1d1d1e')
    # The upper and the lower board; between them the cabinet is open. One that closes it all by default.
    upper, lower = options.get('backBoards', [None, 0])
    speakers = options.get('backSpeakers', [])  # x, z, radius
    vent = options.get('backVent', None)  # x, z, width, height of a punched sheet in the upper board
    back, low, high = depth / 2, foot + rim, foot + height - rim
    upper = high - low if upper is None else upper
    inner = width - 2 * rim
    cabinet = bpy.data.objects['box']  # the first that the family makes
    hollow_depth = min(12.0, depth * 0.45) if lower else 1.0
    carve(cabinet, [box((inner, 2 * hollow_depth, high - low), (0, back, (low + high) / 2), 0)], 0.3)
    metal, screws = satin_metal('#a9aaac', 0.35), satin_metal('#4c4d50', 0.35)
    skin = tolex(color, grain=options.get('grain', 3.2))
    if lower:
        inside = material('#7a5f42', 0.7)
        box((inner, 0.4, high - low), (0, back - hollow_depth + 0.1, (low + high) / 2), 0, inside)
        for x, z, r in speakers:
            loudspeaker(x, z, r, back - hollow_depth + 0.4, metal)
    boards = [(high - upper, high)] + ([(low, low + lower)] if lower else [])
    for a, b in boards:
        box((inner - 0.2, 1.0, b - a - 0.1), (0, back - 0.7, (a + b) / 2), 0.25, skin)
        for x in np.linspace(-inner / 2 + 1.6, inner / 2 - 1.6, 4):
            for z in (a + 1.2, b - 1.2):
                screw((x, back - 0.22, z), 0.4, screws, (-pi / 2, 0, 0))
    if vent:
        x, z, w, h = vent
        with group((x, back - 0.2, z), (pi / 2, 0, pi)):
            plate(rounded_rect(w, h, 0.4), 0.1, 0.03, mat=material('#08080a', 0.7))
            perforated(rounded_rect(w - 0.4, h - 0.4, 0.3), 0.8, 0.28, material('#2a2a2c', 0.45, 0.4), 0.12, loc=(0, 0, 0.22))
            frame(w, h, 0.7, 0.4, material('#2a2a2c', 0.45, 0.4), 0.12, centre=(0, 0), z=0.05)
    sockets.finish(options)
