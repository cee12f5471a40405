"""Steel-string acoustic guitars: dreadnoughts and grand auditoriums, with or without a cutaway.

The outlines are our own. Options are read in `build`.
"""

from families.hollow_body import *
from studio.kit import *

# Length, lower bout, waist, upper bout, depth.
BODIES = {'dreadnought': (50.8, 39.7, 27.3, 29.2, 11.4), 'auditorium': (50.6, 40.6, 23.6, 28.8, 11.2)}
CRESTS = {
    'square': [(-1, 0), (1, 0)],
    'dipped': [(-1, 0.3), (-0.5, 0), (0, -0.35), (0.5, 0), (1, 0.3)],
    'crowned': [(-1, -1.1), (-0.6, -0.2), (-0.28, 0.05), (0, 0.55), (0.28, 0.05), (0.6, -0.2), (1, -1.1)],
    'notched': [(-1, -0.9), (-0.55, -0.05), (-0.22, 0.3), (0, -0.2), (0.22, 0.3), (0.55, -0.05), (1, -0.9)],
}
GAUGES = [0.068, 0.054, 0.043, 0.033, 0.021, 0.017]
PEARL = '#e9e6da'


def rosette(inlaid, x, y, r, kind):
    """'rings' (three groups of black and white lines), 'abalone' (wide, edged) or 'fine' (narrow abalone, dark edges)."""
    if kind == 'rings':
        for middle, lines in ((0.75, 1), (1.5, 5), (2.3, 1)):
            for i in range(-lines, lines + 1):
                inlaid.ring(x, y, r + middle + i * 0.075, 0.08, '#1c1510' if i % 2 else '#efe4c6')
    elif kind == 'abalone':
        inlaid.ring(x, y, r + 0.5, 0.12, '#1c1510')
        inlaid.ring(x, y, r + 1.3, 0.95, '#17110d')
        inlaid.mosaic(x, y, r + 1.3, 0.6, ABALONE, 90)
        for edge in (0.85, 1.75):
            inlaid.ring(x, y, r + edge, 0.09, '#efe4c6')
        inlaid.ring(x, y, r + 2.15, 0.12, '#1c1510')
    else:
        inlaid.ring(x, y, r + 1.15, 1.1, '#3a2015')
        inlaid.mosaic(x, y, r + 1.15, 0.42, ABALONE, 110)
        for edge in (0.6, 0.9, 1.4, 1.7):
            inlaid.ring(x, y, r + edge, 0.08, '#ecd9ac')


def teardrop(x, y, r):
    """A pickguard along the rosette's treble side."""
    inner = [(x + r * cos(radians(a)), y + r * sin(radians(a))) for a in range(52, -72, -8)]
    outer = [(x + r * 0.44, y - r * 1.16), (x + r * 0.8, y - r * 1.42), (x + r * 1.35, y - r * 1.4), (x + r * 1.62, y - r * 1.02),
             (x + r * 1.52, y - r * 0.4), (x + r * 1.3, y + r * 0.25), (x + r * 0.92, y + r * 0.76)]
    points = [inner[0], *inner, *outer]
    return bspline(points, 6)


def tortoise():
    mat = material('#3b1408', 0.25, coat=1, name='tortoise')
    k = Nodes(mat)
    cells = k.noise(k.coordinates(), Scale=0.9, Detail=3, Distortion=1.4)
    k.color(k.ramp(cells, [(0.38, '#160805'), (0.52, '#4a1a09'), (0.62, '#8a3d14'), (0.7, '#3b1408')]))
    return mat


def bridge(scale, base, kind, mat, bone, pin, dot):
    """'belly' or 'winged', with pins, or 'pinless' with a saddle in two; returns saddle points and string anchors."""
    y, lean = scale.saddle, radians(2.6)
    if kind == 'winged':
        half = [(0, 1.15), (3.4, 1.1), (5.6, 1.0), (7.4, 0.35), (8.0, -0.5), (7.2, -1.0), (5.2, -1.5), (3.2, -2.15), (0, -2.45)]
    else:
        half = [(0, 1.1), (4, 1.1), (7.75, 1.1), (7.75, 1.1), (7.75, 0), (7.75, -1.5), (7.75, -1.5), (6.0, -1.6), (4.4, -1.75), (2.6, -2.5), (0, -2.75)]
    outline = bspline([*half, *[(-a, b) for a, b in half[-2:0:-1]]], 8)
    plate(moved(outline, 0, y), 0.3, 0.12, (0, 0, base), mat=mat)
    plate(moved(outline, 0, y, 0.68, 1), 0.82, 0.3, (0, 0, base), mat=mat, segments=6)
    spans = [(-3.8, 3.8)] if kind != 'pinless' else [(-3.8, 1.15), (1.3, 3.8)]
    for n, (a, b) in enumerate(spans):
        middle = (a + b) / 2
        shift = 0 if n == 0 else 0.28
        box((b - a, 0.26, 0.55), (middle, y + middle * math.tan(lean) - shift, base + 0.86), 0.08, bone, (0, 0, lean))
    points, tails = [], []
    for i in range(6):
        x = scale.string_x(i, y)
        shift = 0.28 if kind == 'pinless' and i > 3 else 0
        points.append((x, y + x * math.tan(lean) - shift, base + 1.12 + GAUGES[i]))
        if kind == 'pinless':
            tails.append((x, y - 1.75, base + 0.72))
            cylinder(0.17, 0.12, (x, y - 1.5, base + 0.74), mat=material('#0d0b0a', 0.6), bevel=0.02, segments=20)
        else:
            at = (x * 1.03, y - 1.35)
            tails.append((at[0], at[1] + 0.2, base + 0.78))
            lathe([(0.27, 0), (0.29, 0.1), (0.36, 0.2), (0.36, 0.3), (0.26, 0.4), (0, 0.43)], (*at, base + 0.78), mat=pin, segments=28)
            if dot:
                cylinder(0.11, 0.05, (*at, base + 1.19), mat=dot, bevel=0.01, segments=16)
    return points, tails


def markers(scale, kind, mat):
    if kind == 'diamonds':
        for n in (3, 5, 7, 9, 12, 15, 17):
            y = (scale.fret(n) + scale.fret(n - 1)) / 2
            for x in (-0.9, 0.9) if n == 12 else (0,):
                diamond = [(0, -0.62), (0.3, 0), (0, 0.62), (-0.3, 0)]
                plate(moved(diamond, x, y), 0.05, 0.01, (0, 0, scale.crown(x, y) - 0.035), mat=mat)
    else:
        inlays(scale, mat, kind)


def headstock(scale, crest, wood_, face, metal, button):
    head, posts = Head(scale), []
    outline = wave_top(2.2, 3.65, 15.2, CRESTS[crest])
    with head.tilted():
        plate(outline, 1.4, 0.12, (0, 0, -1.4), mat=wood_)
        plate(inset(outline, 0.03), 0.09, 0.03, (0, 0, -0.02), mat=face)
        for i in range(6):
            side, step = (-1, i) if i < 3 else (1, 5 - i)
            x, y = side * (2.45 + 0.12 * step), 4.2 + step * 3.9
            tuner(x, y, 0.07, side, metal, button, 1.45, 1.75)
            posts.append(head.at(x, y, 0.67))
    return posts


def controls(kind, outline, depth, length):
    """The controls in the bass side of an electro-acoustic: a preamp's panel, or three small knobs."""
    side = [p for p in outline if p[0] < 0 and p[1] > length * 0.6]

    def on_side(y):
        """The place on the side nearest to this height, and the group's turn there."""
        below, spot, above = (min(side, key=lambda p: abs(p[1] - y - dy)) for dy in (-1, 0, 1))
        return (spot[0] - 0.02, spot[1], depth * 0.5), (0, 0, pi - math.atan2(above[0] - below[0], above[1] - below[1]))

    # Local axes: x away from the body, y along the side, z up.
    if kind == 'knobs':
        for y in (0.77, 0.83, 0.89):
            with group(*on_side(length * y)):
                cylinder(0.62, 0.75, (-0.05, 0, 0.8), (0, pi / 2, 0), rubber('#1d1d1e'), 0.15)
        return
    black, pale = textured_plastic('#1c1c1d', 0.45), material('#d8d6cf', 0.4)
    with group(*on_side(length * 0.76)):
        box((0.5, 11.6, 6.6), (0, 0, 0), 0.2, black)
        box((0.1, 3.0, 1.7), (0.24, -3.6, 1.4), 0.04, glow('#39505c', 0.6))
        for n in range(4):
            box((0.05, 0.25, 3.2), (0.25, -0.6 + n * 1.5, 0.9), 0.02, material('#060606', 0.6))
            box((0.5, 0.75, 0.5), (0.35, -0.6 + n * 1.5, 0.5 + 0.5 * (n % 2)), 0.1, pale)
        for n in range(3):
            cylinder(0.5, 0.6, (0.2, -3.6 + n * 1.9, -1.9), (0, pi / 2, 0), black, 0.1)
        cylinder(0.7, 0.7, (0.2, 3.6, -1.8), (0, pi / 2, 0), black, 0.12)


def build(options):
    kind = options.get('body', 'dreadnought', list(BODIES))
    cutaway = options.get('cutaway', False, [True, False])
    top_name = options.get('top', 'spruce', ['spruce', 'aged spruce'])
    ring = options.get('rosette', 'rings', ['rings', 'abalone', 'fine'])
    guard = options.get('pickguard', 'black', ['none', 'black', 'tortoise', 'rosewood'])
    binding = options.get('binding', '#f0e6c8')
    board_name = options.get('fingerboard', 'rosewood', ['rosewood', 'ebony'])
    board_binding = options.get('boardBinding', None)
    marks = options.get('inlays', 'dots', ['dots', 'diamonds', 'none'])
    bridge_kind = options.get('bridge', 'belly', ['belly', 'winged', 'pinless'])
    pins = options.get('pins', 'black', ['black', 'white'])
    crest = options.get('headstock', 'square', list(CRESTS))
    face = options.get('headstockFace', 'rosewood', ['rosewood', 'ebony'])
    metal_name = options.get('tuners', 'chrome', ['chrome', 'nickel', 'gold'])
    button = options.get('buttons', None)
    electronics = options.get('electronics', 'none', ['none', 'preamp', 'knobs'])

    length, lower, waist, upper, depth = BODIES[kind]
    outline = bouts(length, lower, waist, upper, 'square' if kind == 'dreadnought' else 'round', cutaway)
    metal = {'chrome': chrome, 'nickel': nickel, 'gold': gold}[metal_name]()
    bone = material('#f3ecd8', 0.35, coat=0.3)
    scale = Scale(64.5, length - 64.5 * 2 ** (-14 / 12), 20, nut_width=4.3, heel_width=5.65, nut_spread=3.55, saddle_spread=5.6,
                  top=depth + 0.6, radius_drop=0.1)
    hole = (0, length - 15.4, 5.1)

    inlaid = Inlays(outline)
    rosette(inlaid, *hole, ring)
    for distance, color in ((0.34, '#1c1510'), (0.43, '#efe4c6'), (0.52, '#1c1510')):
        inlaid.purfling(outline, distance, 0.085, color)
    if ring == 'abalone' and cutaway:
        inlaid.purfling(outline, 0.6, 0.085, '#efe4c6')
    sides = side_wood('rosewood')
    edge = material(binding, 0.3, coat=0.8)
    hollow(outline, depth, hole, top_wood(top_name, inlaid), sides, edge)
    if guard != 'none':
        mat = {'black': lambda: gloss('#171717', 0.4), 'tortoise': tortoise, 'rosewood': lambda: board_wood('rosewood')}[guard]()
        plate(teardrop(hole[0], hole[1], hole[2] + (2.5 if ring != 'fine' else 1.95)), 0.1, 0.04, (0, 0, depth - 0.01), mat=mat)

    neck_mat = neck_wood('mahogany')
    neck(scale, neck_mat, length - 0.4, 1.65)
    heel(scale, length, depth, neck_mat)
    board(scale, board_wood(board_name), material(board_binding, 0.35) if board_binding else None)
    frets(scale, nickel())
    markers(scale, marks, material(PEARL, 0.2, coat=0.6))
    nut(scale, bone)
    face_mat = gloss('#171513') if face == 'ebony' else wood(*ROSEWOOD, axis='y', scale=1.3, coat=1, bump=0)
    posts = headstock(scale, crest, neck_mat, face_mat, metal, material(button, 0.3, coat=0.6) if button else None)

    dark_pin, pale_pin = material('#1a1918', 0.3), material('#f1ead6', 0.3, coat=0.4)
    pin, dot = (dark_pin, pale_pin) if pins == 'black' else (pale_pin, dark_pin)
    saddles, tails = bridge(scale, depth - 0.01, bridge_kind, board_wood(board_name), bone, pin, dot)
    strings(scale, saddles, posts, material('#cdbf9c', 0.25, 1), GAUGES, tails)
    strap_button((0, 0.15, depth / 2), (pi / 2, 0, 0), metal if electronics != 'none' else dark_pin)
    if electronics != 'none':
        controls(electronics, outline, depth, length)
    return flat_lay(turn=-38, fill=0.89)
