"""Solid-body electric guitars with an offset waist: two wide single coils, a floating bridge, a vibrato tailpiece.

The outline is our own. Options are read in `build`, at the end.
"""

from families.electric_parts import *
from families.solid_guitar import GAUGES, headstock
from studio.kit import *

# Control points of a B-spline, round the body from its end by the bass side.
BODY = [
    (2.4, -0.5), (-3.4, 0), (-9, 2.1), (-13.8, 6), (-17, 11.2), (-17.8, 16.8), (-16.4, 22), (-13.9, 26.4), (-12.6, 30.4), (-13.2, 34.4), (-14.9, 38.4),
    (-16, 42.4), (-15.6, 46), (-13.3, 48), (-10.7, 46.6), (-8.8, 43.4), (-6.6, 41), (-3.6, 39.9), (0.4, 39.5), (2.9, 38.5), (3.9, 36.5), (5.4, 35),
    (7.6, 35), (9.6, 36.4), (11.8, 38.2), (14.3, 38.4), (16.3, 36.2), (16.6, 32.4), (15.3, 28.6), (13.6, 24.8), (12.9, 21), (14.1, 17),
    (16.8, 12.8), (18.2, 8), (16.8, 3.2), (12.8, 0), (7.6, -1),
]
# What the pickguard may cover; near the body's edge it follows that.
PICKGUARD = [
    (-10.2, 60), (24, 60), (24, 10), (15.4, 9.6), (12.6, 8.1), (9.9, 8.2), (7.4, 9.9), (6.1, 12.4), (5.9, 15), (5.5, 16.7), (4.4, 17.4), (0, 17.4),
    (-4.4, 17.4), (-6.8, 17.8), (-8.8, 19.6), (-9.7, 23), (-9.4, 27), (-9.2, 31), (-9.9, 35.6), (-11, 40.4),
]
TAILPIECE = [(-3.1, 12.4), (3.1, 12.4), (3.7, 9.8), (2.5, 3.4), (-2.5, 3.4), (-3.7, 9.8)]
THICKNESS = 4.4


def wide_single_coil(scale, y, z, cover, metal):
    """A flat, square-shouldered cover with six poles and a screw at each end."""
    plate(rounded_rect(9.0, 3.7, 0.55), 0.66, 0.2, (0, y, z), mat=cover, segments=6)
    for i in range(6):
        cylinder(0.25, 0.74, (scale.string_x(i, y), y, z), mat=metal, bevel=0.05, segments=32)
    for x in (-4.02, 4.02):
        screw((x, y, z + 0.64), 0.2, metal)


def floating_bridge(scale, z, metal, dark):
    """A tray on two posts with six threaded barrels; returns where strings lie on them."""
    y = scale.saddle
    for x in (-3.75, 3.75):
        cylinder(0.62, 0.2, (x, y, z - 0.04), mat=metal)
        rod((x, y, z), (x, y, z + 0.6), 0.3, metal)
    box((8.2, 1.5, 0.16), (0, y, z + 0.46), 0.06, metal)
    for v in (-0.72, 0.72):
        box((8.2, 0.14, 0.66), (0, y + v, z + 0.72), 0.05, metal)
    points = []
    for i in range(6):
        x, top = scale.string_x(i, y), z + 1.16 + 0.1 * (1 - abs(i - 2.5) / 2.5)
        rod((x - 0.45, y, top - 0.3), (x + 0.45, y, top - 0.3), 0.3, metal, 0.04)
        for turn in range(6):
            torus(0.3, 0.025, (x - 0.375 + turn * 0.15, y, top - 0.3), (0, pi / 2, 0), dark, 24, 6)
        points.append((x, y, top + GAUGES[i]))
    return points


def tailpiece(z, metal, dark, tip):
    """The vibrato's plate and collar, its arm along the treble side; returns the anchors of the strings."""
    shape = round_corners(TAILPIECE, [0.9, 0.9, 1.6, 1, 1, 1.6])
    plate(shape, 0.2, 0.07, (0, 0, z), mat=metal)
    for x, y in ((-2.4, 11.8), (2.4, 11.8), (-2.9, 8.6), (2.9, 8.6), (-1.9, 4.1), (1.9, 4.1)):
        screw((x, y, z + 0.2), 0.28, metal)
    cylinder(0.95, 0.3, (0, 6.2, z + 0.16), mat=metal)
    cylinder(0.5, 0.32, (0, 6.2, z + 0.18), mat=dark, bevel=0.02)
    plate(round_corners([(-3.0, 11.1), (3.0, 11.1), (3.0, 9.9), (1.6, 9.3), (-1.6, 9.3), (-3.0, 9.9)], 0.4), 0.75, 0.2, (0, 0, z + 0.18), mat=metal)
    cylinder(0.6, 0.85, (2.55, 10.2, z + 0.2), mat=metal)
    tube([(2.55, 10.2, z + 0.9), (2.6, 10.1, z + 1.7), (3.3, 9.0, z + 2.4), (5.0, 5.6, z + 2.7), (6.3, 2.2, z + 2.8)], 0.24, metal)
    cylinder(0.4, 1.9, (6.2, 2.5, z + 2.8), (pi / 2, 0, 0.36), tip, 0.2)
    return [((i / 5 - 0.5) * 4.6, 10.6, z + 0.86) for i in range(6)]


def build(options):
    finish = options.get('finish', 'metallic', ['sunburst', 'solid', 'metallic'])
    color = options.get('color', '#2d5a48')
    guard_color = options.get('pickguardColor', '#ebe6d2')
    cover_color = options.get('pickupColor', '#1b1b1d')
    head_color = options.get('headstockColor', None)

    body = bspline(BODY, 12)
    metal, dark, pale = chrome(), material('#161617', 0.35), material('#efe9d6', 0.3, coat=0.5)
    plate(body, THICKNESS, 1.0, mat=paint(finish, color, body, BURST), segments=10)

    scale = Scale(64.8, 15.9, 21, top=THICKNESS + 1.0)
    neck_mat = neck_wood('maple')
    neck(scale, neck_mat, depth=1.5)
    board(scale, board_wood('rosewood'))
    frets(scale, nickel())
    inlays(scale, material('#efe9da', 0.25, coat=0.5))
    nut(scale, material('#f1e9d2', 0.35))
    posts = headstock(scale, 'modern', neck_mat, paint(finish, head_color, body, BURST) if head_color else None, metal, None, (4, 2))

    ply = material('#151515', 0.4)
    region = overlap(inset(body, 1.1), bspline(PICKGUARD, 8), 0.25)
    deck = pickguard(region, THICKNESS, material(guard_color, 0.25, coat=0.7), ply, metal, 13)
    cover = plastic(cover_color, 0.3)
    for y in (scale.heel - 2.5, scale.saddle + 4.5):
        wide_single_coil(scale, y, deck - 0.06, cover, satin_metal('#a9a9a6', 0.3))
    saddles = floating_bridge(scale, THICKNESS, metal, dark)
    tails = tailpiece(THICKNESS, metal, dark, pale)
    strings(scale, saddles, posts, material('#c9c4b6', 0.25, 1), GAUGES, tails)

    for x, y in ((9.0, 17.0), (11.2, 13.6)):
        knob((x, y, deck), 'dome', metal)
    toggle(11.6, 33.6, deck, metal, pale)
    cylinder(0.75, 0.2, (13.4, 10.6, deck), mat=metal)
    cylinder(0.42, 0.26, (13.4, 10.6, deck), mat=dark, bevel=0.01)
    edge_button(body, (0, 0), THICKNESS / 2, metal)
    edge_button(body, (-12.6, 49), THICKNESS / 2, metal)
    return flat_lay(turn=-38, fill=0.89)
