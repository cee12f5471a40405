"""Backs of solid-body guitars and basses: the neck's plate and the covers of their cavities."""

from families import bass, solid_guitar
from families.electric_parts import *
from studio.kit import *


def cover(outline, mat, metal, screws):
    """A plate let flush into the back, with its screws."""
    plate(outline, 0.22, 0.06, (0, 0, -0.12), mat=mat)
    rim = inset(outline, 0.45)
    for i in range(screws):
        x, y = rim[int((i + 0.5) / screws * len(rim))]
        screw((x, y, -0.1), 0.2, metal, (pi, 0, 0))


def neck_plate(body, heel, metal):
    """Four bolts through a plate, where the neck lies in the body."""
    end = max(y for x, y in body if abs(x) < 1.6)
    middle = (heel + end) / 2
    plate(rounded_rect(5.1, min(6.4, end - heel - 0.4), 0.5, 0, middle), 0.24, 0.08, (0, 0, -0.2), mat=metal)
    for x in (-1.9, 1.9):
        for y in (-2.3, 2.3):
            screw((x, middle + y, -0.18), 0.42, metal, (pi, 0, 0))


def finish(options):
    kind, metal = options.get('body', 'double-cut'), hardware_metal(options.get('hardware', 'chrome'))
    fret_count, plastic_ = options.get('frets', 22), material('#1b1b1d', 0.35)
    if kind in bass.BODIES:
        saddle, length = (8.6 if kind == 'slim' else 9.0), bass.LENGTH
        body = bspline(bass.BODIES[kind], 12)
        if options.get('controls', 'plate') != 'plate':
            region = smooth_outline([(6.2, 6.6), (9.6, 6.4), (12.4, 9.2), (12.0, 12.8), (10.0, 15.4), (7.6, 16.4), (6.0, 13.4)], 8)
            cover(overlap(inset(body, 1.2), region, 0.25), plastic_, metal, 6)
        fret_count = options.get('frets', 20)
    else:
        body = bspline(solid_guitar.BODIES[kind], 12)
        length, saddle = {'single-cut': (62.8, 17.2), 'superstrat': (64.8, 13.8), 't-style': (64.8, 14.2)}.get(kind, (64.8, 14.6))
        bridge = options.get('bridge', 'tremolo')
        if bridge in ('tremolo', 'locking'):
            pale = options.get('pickguardColor', '#f1ede0')
            cover(rounded_rect(7.6, 13.2, 0.8, 0, saddle + 4.4), material(pale, 0.3, coat=0.5) if bridge == 'tremolo' else plastic_, metal, 6)
        elif bridge == 't-style':
            # The strings end in ferrules.
            for i in range(6):
                x = 5.25 * (i / 5 - 0.5)
                cylinder(0.42, 0.12, (x, saddle + 0.2, -0.06), mat=metal, bevel=0.05, segments=32)
                cylinder(0.2, 0.02, (x, saddle + 0.2, -0.07), mat=material('#050505', 0.6), bevel=0.005, segments=20)
        if kind == 'single-cut':
            region = smooth_outline([(5.4, 8.0), (8.4, 4.6), (12.2, 4.6), (14.0, 8.4), (13.0, 12.6), (9.6, 16.0), (6.6, 14.2)], 8)
            cover(overlap(inset(body, 1.4), region, 0.25), plastic_, metal, 5)
            cover(circle(2.5, -8.6, 37.4), plastic_, metal, 3)
            return
    neck_plate(body, saddle + length * 2 ** (-fret_count / 12) - 0.9, metal)
