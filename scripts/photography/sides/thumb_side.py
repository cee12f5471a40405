"""The side of a clarinet or an oboe that its thumbs touch: the rest, the thumb's hole, the register or octave key."""

import numpy as np

from families import clarinet, oboe
from families.woodwind_parts import *
from studio.kit import *

BACK = 90


def thumb_rest(bore, z, metal):
    """A plate on two screws, and the hook that lies on the right thumb."""
    with bore.on(z, BACK):
        plate(rounded_rect(1.15, 3.0, 0.4), 0.16, 0.05, (0, 0, -0.04), mat=metal)
        for y in (-1.0, 1.0):
            screw((0, y, 0.12), 0.22, metal)
        rows = [[(x, y + (0.11 if top else -0.11), h) for x, top in ((-w, 1), (w, 1), (w, 0), (-w, 0))]
                for w, y, h in ((0.42, 0.25, 0.1), (0.5, 0.25, 0.5), (0.62, 0.34, 0.95), (0.66, 0.52, 1.3), (0.55, 0.72, 1.5))]
        loft(rows, mat=metal, closed=True, caps=True)


def thumb_key(bore, touch, vent, metal, pad):
    """A key on a cross rod: its touch below, its cup above."""
    middle = (touch + vent) / 2
    lever(bore, [(touch, BACK, 0.55), (middle, BACK, 0.62), (vent, BACK, 0.36)], metal, 0.13, (0.75, 1.9, 0))
    small_key(bore, vent, BACK, 0.42, metal, pad, None, None, height=0.04)
    ends = [bore.spot(middle, BACK + side * 22, 0.56) for side in (-1, 1)]
    rod(*ends, 0.13, metal, bevel=0.04, segments=16)
    for side, top in zip((-1, 1), ends):
        rod(bore.spot(middle, BACK + side * 22, -0.1), top, 0.13, metal, segments=14)
        sphere(0.22, top, metal)


def finish(options):
    single = options.get('reed', 'single', ['single', 'double']) == 'single'
    z, r = (np.array(column) for column in zip(*(clarinet if single else oboe).OUTSIDE))
    bore = Bore(lambda at: float(np.interp(at, z, r)))
    silver = material(options.get('plating', '#e4e1d9'), 0.12, 1, name='silver plate')
    pad = material('#d9c8a4', 0.8, name='pad')
    with laid():
        thumb_rest(bore, 30.2, silver)
        if single:
            ring_key(bore, 47.4, BACK, 0.6, silver, (clarinet.blackwood(), material('#0d0b0a', 0.9, name='hole')))
            rod(bore.spot(45.6, BACK + 30, 0.4), bore.spot(47.4, BACK + 30, 0.4), 0.13, silver, bevel=0.04, segments=16)
            tube([bore.spot(47.4, BACK + 30, 0.4), bore.spot(47.4, BACK + 24, 0.2)], 0.11, silver)
        thumb_key(bore, *((49.6, 53.0) if single else (46.8, 50.6)), silver, pad)
