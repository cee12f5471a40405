"""Ukuleles: soprano and tenor, all mahogany, satin."""

from families.hollow_body import *
from studio.kit import *

# Body length, lower bout, waist, upper bout, depth; scale, frets clear of the body, frets; hole's radius, its distance from the body's end.
SIZES = {
    'soprano': (24.1, 17.4, 11.4, 13.4, 6.0, 34.6, 12, 12, 2.5, 8.2),
    'tenor': (30.3, 22.3, 14.6, 17.3, 7.2, 43.2, 14, 18, 3.2, 9.9),
}
CRESTS = {
    'arched': [(-1, -0.7), (-0.75, 0), (-0.4, 0.25), (0, 0.75), (0.4, 0.25), (0.75, 0), (1, -0.7)],
    'stepped': [(-1, -0.2), (-0.55, -0.3), (-0.3, 0.25), (0, 0.35), (0.3, 0.25), (0.55, -0.3), (1, -0.2)],
}
RADII = [0.036, 0.045, 0.042, 0.034]


def bridge(scale, base, kind, mat, bone, nylon):
    """'slotted' (knots in slots behind) or 'tied'; returns saddle points and anchors."""
    y = scale.saddle
    wide = 7.4 if kind == 'slotted' else 9.6
    plate(round_corners([(-wide / 2, 0.6), (wide / 2, 0.6), (wide / 2, -1.1), (wide * 0.3, -1.5), (-wide * 0.3, -1.5), (-wide / 2, -1.1)], 0.35), 0.5, 0.16, (0, y, base), mat=mat)
    span = scale.saddle_spread + 1.2
    box((span, 0.7, 0.75), (0, y, base + 0.37), 0.12, mat)
    box((span - 0.3, 0.2, 0.5), (0, y, base + 0.72), 0.06, bone)
    back = y - 1.05
    points, tails = [], []
    box((span, 0.6, 0.75), (0, back, base + 0.37), 0.1, mat)
    for i in range(4):
        x, r = scale.string_x(i, y), RADII[i]
        points.append((x, y, base + 0.96 + r))
        tails.append((x, back + 0.3, base + 0.42 if kind == 'tied' else base + 0.66))
        if kind == 'tied':
            tube([(x, back + 0.3, base + 0.45), (x, back - 0.32, base + 0.45), (x + 0.05, back - 0.36, base + 0.7), (x + 0.1, back, base + 0.81), (x + 0.08, back + 0.36, base + 0.72),
                  (x - 0.1, back + 0.36, base + 0.76), (x - 0.16, back, base + 0.81), (x - 0.22, back - 0.34, base + 0.68)], r, nylon)
        else:
            box((0.12, 0.5, 0.1), (x, back - 0.1, base + 0.73), 0, material('#0e0b09', 0.7))
            sphere(0.12, (x, back - 0.32, base + 0.55), nylon)
    return points, tails


def headstock(scale, crest, mat, face, metal, button):
    """Geared tuners, two a side; returns the posts."""
    head, posts = Head(scale, 12), []
    height = 10.6 if scale.length < 40 else 12.2
    outline = wave_top(scale.nut_width / 2 + 0.05, 2.75 if scale.length < 40 else 3.0, height, CRESTS[crest], 2.0)
    with head.tilted():
        plate(outline, 1.25, 0.1, (0, 0, -1.25), mat=mat)
        plate(inset(outline, 0.03), 0.08, 0.03, (0, 0, -0.02), mat=face)
        for i in range(4):
            side, step = (-1, i) if i < 2 else (1, 3 - i)
            x, y = side * (1.7 + 0.08 * step), 3.6 + step * 3.7
            tuner(x, y, 0.06, side, metal, button, 1.25, 1.5)
            posts.append(head.at(x, y, 0.66))
    return posts


def build(options):
    size = options.get('size', 'soprano', list(SIZES))
    ring = options.get('rosette', 'lines', ['lines', 'abalone'])
    binding = options.get('binding', None)
    bridge_kind = options.get('bridge', 'slotted', ['slotted', 'tied'])
    crest = options.get('headstock', 'arched', list(CRESTS))
    buttons = options.get('buttons', '#1a1a1b')

    length, lower, waist, upper, depth, string, clear, fret_count, r, below = SIZES[size]
    outline = bouts(length, lower, waist, upper)
    tenor = size == 'tenor'
    scale = Scale(string, length - string * 2 ** (-clear / 12), fret_count, nut_width=3.6, heel_width=4.35 if not tenor else 4.75, strings=4,
                  nut_spread=2.85, saddle_spread=4.1 if not tenor else 4.4, top=depth + 0.45, radius_drop=0.01)
    hole = (0, length - below, r)

    inlaid = Inlays(outline)
    if ring == 'abalone':
        inlaid.ring(*hole[:2], r + 0.75, 0.6, '#17110d')
        inlaid.mosaic(*hole[:2], r + 0.75, 0.42, ABALONE, 70)
        for distance in (0.42, 1.08):
            inlaid.ring(*hole[:2], r + distance, 0.08, '#efe4c6')
    else:
        for distance, width, color in ((0.4, 0.09, '#e8d9b4'), (0.6, 0.16, '#1b120c'), (0.8, 0.09, '#e8d9b4')):
            inlaid.ring(*hole[:2], r + distance, width, color)
    if binding:
        for distance, color in ((0.32, '#1c1510'), (0.4, '#efe4c6'), (0.48, '#1c1510')):
            inlaid.purfling(outline, distance, 0.08, color)
    sides = wood(*UKULELE_MAHOGANY, axis='y', scale=1.3, stretch=22, rough=0.5, bump=0.02)
    hollow(outline, depth, hole, top_wood('mahogany', inlaid, coat=0), sides, material(binding, 0.4) if binding else None)

    neck_mat = wood('#8a5230', '#754325', '#5e3319', axis='y', scale=1.2, rough=0.5, bump=0)
    bone, nylon, rosewood = material('#f0e9d5', 0.4), material('#f1eee4', 0.35), board_wood('rosewood')
    neck(scale, neck_mat, length - 0.3, 1.25)
    heel(scale, length, depth, neck_mat, 2.0)
    board(scale, rosewood, thickness=0.45)
    frets(scale, nickel())
    pearl = material('#efe9da', 0.25, coat=0.5)
    for n in (5, 7, 10, 12, 15):
        if n < fret_count:
            y = (scale.fret(n) + scale.fret(n - 1)) / 2
            for x in (-0.75, 0.75) if n == 12 else (0,):
                cylinder(0.25, 0.06, (x, y, scale.crown(x, y) - 0.045), mat=pearl, bevel=0.01, segments=32)
    nut(scale, bone)
    face = wood('#7d4a2b', '#693b20', '#532c16', axis='y', scale=1.3, rough=0.45, bump=0.02)
    if tenor:
        face = wood(*ROSEWOOD, axis='y', scale=1.3, rough=0.42, bump=0.02)
    posts = headstock(scale, crest, neck_mat, face, chrome(0.12), material(buttons, 0.25, coat=0.8))
    saddles, tails = bridge(scale, depth - 0.01, bridge_kind, rosewood, bone, nylon)
    strings(scale, saddles, posts, nylon, RADII, tails)
    return flat_lay(turn=-38, fill=0.89)
