"""Semi-hollow electric guitars: a thin body with two horns, arched, with f-holes and a block inside.

The outline is our own. Options are read in `build`, at the end.
"""

import cv2
import numpy as np

from families.electric_parts import *
from families.hollow_body import heel
from families.solid_guitar import GAUGES, headstock, humbucker, stop_tail
from studio.kit import *

# Control points of a B-spline, round the body from its end by the bass side. The bass horn reaches a little higher.
BODY = [
    (0, -0.2), (-5.8, 0), (-11.6, 1.5), (-16.7, 5), (-20, 10.2), (-20.7, 15.8), (-18.7, 21), (-15.2, 25), (-12.9, 28.8), (-12.9, 33), (-14.8, 36.8),
    (-16.3, 40.8), (-16.3, 45), (-14, 47.9), (-10.4, 48), (-7.6, 45.6), (-5.9, 42.4), (-4.4, 40.3), (-2.4, 39.6), (2.4, 39.6), (4.4, 40.1), (5.9, 41.9),
    (7.6, 44.8), (10.4, 47.2), (14, 47), (16.3, 44.2), (16.3, 40.2), (14.8, 36.4), (12.9, 32.8), (12.9, 28.8), (15.2, 25), (18.7, 21), (20.7, 15.8),
    (20, 10.2), (16.7, 5), (11.6, 1.5), (5.8, 0),
]
# The middle of the treble side's f-hole, and its eyes: x, y, radius.
F_HOLE = [
    (8.1, 25.5), (8, 26.7), (9, 27.5), (10.3, 27), (10.8, 25.5), (11, 23.4), (11.7, 20.7), (12.4, 18), (12.8, 15.9), (12.6, 14.1), (11.6, 13.2),
    (10.6, 13.9), (10.7, 14.9),
]
EYES = [(8.75, 25.6, 0.66), (11.35, 14.55, 0.8)]
PICKGUARD = [
    (3.3, 37.4), (3.5, 37.6), (5.8, 35.2), (7.9, 32.2), (8.1, 28.8), (6.9, 25.2), (6.3, 22), (5.9, 20), (4.9, 19.6), (4.6, 20.4), (4.6, 27), (4.2, 33),
]
VOLUMES_AND_TONES = [(16.6, 13.2), (12.7, 10), (16.1, 8.4), (12.2, 5.2)]
DEPTH, RISE = 4.3, 1.2


def f_holes():
    """The outlines of both: a slot that swells in its middle, with an eye at each end."""
    x0, y0, grid = 6, 11, 0.02
    at = lambda x, y: (int((x - x0) / grid * 16), int((y - y0) / grid * 16))
    mask = np.zeros((950, 450), np.uint8)
    curve = smooth_outline(F_HOLE, 14, closed=False)
    slot = [(x, y, 0.17 + 0.34 * sin(pi * i / (len(curve) - 1)) ** 1.6) for i, (x, y) in enumerate(curve)]
    for x, y, r in (*slot, *EYES):
        cv2.circle(mask, at(x, y), int(r / grid * 16), 255, -1, cv2.LINE_AA, 4)
    loops, _ = cv2.findContours((mask > 127).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    loop = max(loops, key=cv2.contourArea)[::6, 0] * grid + (x0, y0)
    treble = bspline([tuple(p) for p in loop], 3)
    return [treble, moved(treble, sx=-1)]


def open_up(mat, outlines, pixels=2800):
    """Lets a material that lies over the x-y plane be seen through inside the outlines."""
    x0, y0, width = -22.0, -1.0, 50.0
    mask = np.zeros((pixels, pixels), np.uint8)
    for outline in outlines:
        points = [((x - x0) / width * pixels * 16, (1 - (y - y0) / width) * pixels * 16) for x, y in outline]
        cv2.fillPoly(mask, [np.array(points, np.int32)], 255, cv2.LINE_AA, 4)
    k = Nodes(mat)
    k.link(k.math('SUBTRACT', 1.0, projected(k, picture(mask / 255, 'f-holes'), x0, y0, width)), k.shader.inputs['Alpha'])


def arched(outline, base, rise, mat):
    """A gently arched plate, from rings that shrink towards a spine; returns its height as a function of x, y."""
    at, rows = arch(outline, 4.0), []
    for i in range(37):
        t = (i / 36) ** 1.4
        rows.append([(x * (1 - t), y + (min(max(y, 14), 28) - y) * t) for x, y in outline])
    loft([[(x, y, base + rise * at(x, y)) for x, y in row] for row in rows], mat=mat, closed=True, angle=80)
    return lambda x, y: base + rise * at(x, y)


def body(front, sides, edge):
    """Rim, back, block and opened top; returns the top's height as a function of x, y."""
    outline, inside = bspline(BODY, 12), wood('#d3a56b', '#c1935a', '#a87a46', axis='y', bump=0)
    plate(outline, 0.5, 0.2, mat=edge)
    arched(inset(outline, 0.25), 0.06, -RISE, sides)
    plate(inset(outline, 0.5), 0.1, 0.02, (0, 0, 0.5), mat=inside)
    box((9, 34, DEPTH - 0.3), (0, 21, DEPTH / 2 + 0.2), 0.1, inside)
    loft([[(x, y, z) for x, y in inset(outline, 0.06)] for z in (0.3, DEPTH / 2, DEPTH - 0.3)], mat=sides, closed=True, angle=60)
    plate(outline, 0.55, 0.14, (0, 0, DEPTH - 0.55), mat=edge, holes=[inset(outline, 0.6)], segments=6)
    holes = f_holes()
    open_up(front, holes)
    height = arched(inset(outline, 0.3), DEPTH - 0.04, RISE, front)
    # How thick the top is shows in the holes.
    for hole in holes:
        loft([[(x, y, height(x, y) - sunk) for x, y in hole] for sunk in (0.01, 0.5)], mat=inside, closed=True, angle=60)
    return height


def selector(x, y, z, metal, tip):
    """A three-way switch with a round nut."""
    cylinder(0.75, 0.16, (x, y, z - 0.05), mat=metal)
    cylinder(0.5, 0.4, (x, y, z), mat=metal)
    rod((x, y, z + 0.2), (x + 0.25, y + 0.35, z + 1.5), 0.15, metal)
    cylinder(0.34, 0.85, (x + 0.2, y + 0.28, z + 1.25), mat=tip, bevel=0.28)


def build(options):
    color = options.get('color', '#8f1f18')
    binding = options.get('binding', '#eadfb9')
    guard_color = options.get('pickguardColor', '#161617')
    knob_color = options.get('knobColor', '#1a1a1b')
    inlay = options.get('inlays', 'blocks', ['dots', 'blocks', 'trapezoids'])

    outline = bspline(BODY, 12)
    edge, black = material(binding, 0.3, coat=0.8), material('#1b1b1d', 0.3, coat=0.5)
    metal = nickel()
    height = body(paint('stain', color, outline, BURST), paint('stain', color, outline, BURST), edge)
    surface = height(0, 22)

    scale = Scale(62.8, 19.5, 22, top=surface + 1.3)
    neck_mat = neck_wood('mahogany')
    neck(scale, neck_mat, depth=1.5)
    heel(scale, 39.6, DEPTH, neck_mat, 2.0)
    board(scale, board_wood('rosewood'), material(binding, 0.35))
    frets(scale, nickel())
    inlays(scale, material('#efe9da', 0.25, coat=0.5), inlay)
    nut(scale, material('#f1e9d2', 0.35))
    posts = headstock(scale, 'three-a-side', neck_mat, gloss('#161516'), metal, material('#e6dcb8', 0.3, coat=0.5), ())
    saddles, tails = stop_tail(scale, surface, metal)
    strings(scale, saddles, posts, material('#c9c4b6', 0.25, 1), GAUGES, tails)

    for y in (scale.heel - 2.5, scale.saddle + 4.4):
        humbucker(scale, y, surface - 0.15, nickel(), metal, black)
    # Stands off the arched top on a bracket.
    deck = pickguard(bspline(PICKGUARD, 8), surface + 0.4, material(guard_color, 0.25, coat=0.7), material('#e8e4d8', 0.4), metal, screws=0)
    for x, y in ((4.4, 34.6), (5.5, 20.8)):
        screw((x, y, deck), 0.2, metal)
    for x, y in VOLUMES_AND_TONES:
        knob((x, y, height(x, y) - 0.08), 'top-hat', material(knob_color, 0.25, coat=0.6), edge)
    selector(16.2, 18.4, height(16.2, 18.4), metal, edge)
    side_jack(outline, (17.4, 5.4), DEPTH / 2, metal, black)
    edge_button(outline, (0, 0), DEPTH / 2, metal)
    edge_button(outline, (-12, 48), DEPTH / 2, metal)
    return flat_lay(turn=-38, fill=0.89)
