"""Classical guitars: nylon strings, tied bridge, slotted headstock, twelve frets to the body."""

from families.hollow_body import *
from studio.kit import *

RADII = [0.058, 0.048, 0.04, 0.052, 0.045, 0.038]


def rosette(inlaid, x, y, r):
    """A mosaic between lines."""
    inlaid.ring(x, y, r + 1.35, 1.9, '#20140d')
    inlaid.mosaic(x, y, r + 1.35, 1.0, MOSAIC, 133, False)
    inlaid.mosaic(x, y, r + 1.35, 0.34, MOSAIC[::-1], 189, False)
    for distance, color in ((0.42, '#e2c58c'), (0.56, '#7a2f1a'), (0.7, '#e2c58c'), (2.0, '#e2c58c'), (2.14, '#7a2f1a'), (2.28, '#e2c58c')):
        inlaid.ring(x, y, r + distance, 0.1, color)


def tied_bridge(scale, base, mat, bone, nylon, silver):
    """Wings, saddle, and the block that the strings are knotted round; returns the saddle's points."""
    y = scale.saddle
    plate(rounded_rect(19.0, 2.9, 0.25, 0, y - 0.75), 0.35, 0.12, (0, 0, base), mat=mat)
    box((8.4, 0.95, 0.85), (0, y + 0.1, base + 0.42), 0.1, mat)
    block = y - 1.4
    box((8.4, 1.15, 0.9), (0, block, base + 0.45), 0.06, mat)
    for dy in (-0.48, 0.48):
        box((8.3, 0.16, 0.06), (0, block + dy, base + 0.9), 0.02, bone)
    box((8.1, 0.24, 0.6), (0, y, base + 0.9), 0.08, bone)
    points = []
    for i in range(6):
        x, r = scale.string_x(i, y), RADII[i]
        top = base + 1.2 + r
        points.append((x, y, top))
        mat_ = silver if i < 3 else nylon
        rod((x, y, top), (x, block + 0.6, base + 0.5), r, mat_, segments=10)
        # Through the block, back over it, and under itself.
        rod((x, block + 0.6, base + 0.5), (x, block - 0.62, base + 0.5), r, mat_, segments=10)
        loop = [(x, block - 0.6, base + 0.5), (x, block - 0.68, base + 0.75), (x + 0.06, block - 0.45, base + 0.98), (x + 0.14, block, base + 0.99), (x + 0.16, block + 0.45, base + 0.99),
                (x + 0.1, block + 0.7, base + 0.8), (x - 0.12, block + 0.68, base + 0.86), (x - 0.2, block + 0.3, base + 0.99), (x - 0.3, block - 0.35, base + 0.99), (x - 0.36, block - 0.66, base + 0.8)]
        tube(loop, r * 0.9, mat_)
    return points


def slotted_head(scale, mat, face, metal, button, bone, nylon, silver):
    """Two slots, three rollers across each, buttons behind; the strings run down into the slots."""
    head = Head(scale, 14)
    outline = wave_top(2.65, 3.75, 18.2, [(-1, -0.5), (-0.72, 0.1), (-0.5, 0.55), (-0.22, 0.4), (0, 1.0), (0.22, 0.4), (0.5, 0.55), (0.72, 0.1), (1, -0.5)], 2.4)
    slots = [rounded_rect(1.6, 12.6, 0.78, side * 1.72, 9.2) for side in (-1, 1)]
    places = []
    with head.tilted():
        plate(outline, 1.9, 0.12, (0, 0, -1.9), mat=mat, holes=slots)
        plate(inset(outline, 0.03), 0.1, 0.03, (0, 0, -0.02), mat=face, holes=[rounded_rect(1.6, 12.6, 0.78, side * 1.72, 9.2) for side in (-1, 1)])
        for side in (-1, 1):
            box((0.14, 11.2, 1.3), (side * 3.66, 9.2, -0.98), 0.05, metal, (0, 0, -side * 0.012))
            for step in range(3):
                y = 5.2 + step * 4.0
                rod((side * 0.75, y, -0.95), (side * 3.7, y, -0.95), 0.2, metal)
                rod((side * 0.93, y, -0.95), (side * 2.5, y, -0.95), 0.5, bone, 0.04)
                # The worm's shaft goes back; its button is seen beside the head.
                cylinder(0.42, 0.35, (side * 3.7, y + 0.55, -1.0), (0, side * pi / 2, 0), metal, 0.08, 32)
                rod((side * 3.95, y, -0.4), (side * 3.95, y, -2.5), 0.16, metal)
                cylinder(0.28, 0.3, (side * 3.95, y, -0.5), mat=metal, segments=24)
                lathe([(0, 0), (0.3, 0.04), (0.34, 0.3), (0.72, 0.6), (0.95, 1.1), (0.86, 1.6), (0.5, 1.85), (0, 1.9)], (side * 3.95, y, -1.9), (pi, 0, 0), button, 40, 60, sx=0.55)
                places.append((side, y))
    strings_at = {}
    for side, y in places:
        step = round((y - 5.2) / 4)
        i = step if side < 0 else 5 - step
        strings_at[i] = (side, y)
    for i in range(6):
        side, y = strings_at[i]
        x, r, mat_ = side * (2.15 - 0.35 * round((y - 5.2) / 4)), RADII[i], silver if i < 3 else nylon
        xn = scale.string_x(i, scale.nut)
        over = (xn, scale.nut + 0.18, scale.crown(xn, scale.nut) + 0.27)
        rod(over, head.at(x, y - 0.1, -0.95 + 0.5 + r), r, mat_, segments=10)
        with head.tilted():
            for turn in range(4):
                torus(0.5 + r, r, (x - side * turn * r * 2.1, y, -0.95), (0, pi / 2, 0), mat_, 32, 8)


def build(options):
    top_name = options.get('top', 'cedar', ['cedar', 'spruce'])
    sides = options.get('sides', 'mahogany', ['mahogany', 'rosewood'])
    metal = {'gold': gold, 'nickel': nickel}[options.get('tuners', 'gold', ['gold', 'nickel'])]()

    length, depth = 48.9, 9.8
    outline = bouts(length, 37.0, 23.6, 28.4)
    scale = Scale(65.0, length - 32.5, 19, nut_width=5.2, heel_width=6.3, nut_spread=4.3, saddle_spread=5.8, top=depth + 0.6, radius_drop=0.015)
    hole = (0, scale.heel - 4.3, 4.25)

    inlaid = Inlays(outline)
    rosette(inlaid, *hole)
    for distance, color in ((0.34, '#20140d'), (0.44, '#e2c58c'), (0.54, '#7a2f1a'), (0.64, '#e2c58c')):
        inlaid.purfling(outline, distance, 0.09, color)
    side_mat, rosewood = side_wood(sides), board_wood('rosewood')
    hollow(outline, depth, hole, top_wood(top_name, inlaid), side_mat, wood(*ROSEWOOD, axis='y', coat=1, bump=0))

    bone = material('#f3ecd8', 0.35, coat=0.3)
    nylon, silver = material('#e9e4d6', 0.25, trans=0.3), material('#bdb9b0', 0.3, 1)
    neck_mat = neck_wood('mahogany')
    neck(scale, neck_mat, length - 0.4, 1.75)
    heel(scale, length, depth, neck_mat, 3.4)
    board(scale, rosewood)
    frets(scale, nickel())
    nut(scale, bone)
    face = wood(*ROSEWOOD, axis='y', scale=1.3, coat=1, bump=0)
    slotted_head(scale, neck_mat, face, metal, material('#ece6d6', 0.2, coat=1), bone, nylon, silver)
    points = tied_bridge(scale, depth - 0.01, rosewood, bone, nylon, silver)
    for i, point in enumerate(points):
        x = scale.string_x(i, scale.nut)
        rod(point, (x, scale.nut + 0.18, scale.crown(x, scale.nut) + 0.27), RADII[i], silver if i < 3 else nylon, segments=10)
    return flat_lay(turn=-38, fill=0.89)
