"""Grand pianos in polished ebony, lid up: from a baby grand to a concert grand, by length."""

from families.piano_parts import *
from studio.kit import *

FRONT = -5.0  # y of the key slip's front
TOP = 74.0  # of the white keys
RIM_LOW, RIM_HIGH = 70.5, 100.5
STRINGS = 95.6


def case_outline(width, length):
    """Seen from above, from the front by the bass side and the tail to the treble side; straight front."""
    w, end = width / 2, length + FRONT
    points = [(-w, 18)] * 3 + [(-w, 0.5 * end), (-w, end - 36), (-w + 0.3, end - 15), (-w + 9, end - 2), (-w + 30, end + 1.2), (-w + 49, end - 3), (-w + 61, end - 19)]
    points += [(-w + 72, end - 46), (w - 61 + 0.14 * (153 - length), 0.60 * end), (w - 34, 0.47 * end), (w - 10, 0.385 * end), (w, 0.29 * end), (w, 0.2 * end + 2)]
    curve = [(-w, 18), *bspline([*points, *[(w, 18)] * 3], 10, closed=False), (w, 18)]
    return [p for i, p in enumerate(curve) if i == 0 or math.dist(p, curve[i - 1]) > 0.15]


def inside(outline, x, y):
    """Whether a point is within a closed outline."""
    hit = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            hit = not hit
    return hit


def run_to_edge(outline, x, y, dx, step=1.0):
    """From (x, y) towards the tail, leaning `dx` across a cm, until the outline ends."""
    while inside(outline, x + dx * step, y + step):
        x, y = x + dx * step, y + step
    return x, y


def courses(outline, width):
    """[(start, end, bass)] of all 88 notes: steel fans out to the bentside, bass crosses above it."""
    room = inset(outline, 8.5)
    half = width / 2 - 10.5
    found = []
    for note in range(88):
        if note < 20:
            t = note / 19
            x0, dx = -half + t * 24, 0.17 + 0.03 * t
        else:
            t = (note - 20) / 67
            x0, dx = -half + 27 + t * (2 * half - 27), -0.19 * (1 - t) ** 1.3 + 0.02
        y0 = 33.5
        x1, y1 = run_to_edge(room, x0, y0, dx)
        if note < 20:
            x1, y1 = x1 - dx * 6, y1 - 6
        else:
            # The highest strings are five centimetres long or so, whatever the case.
            y1 = min(y1, y0 + 12 * 2 ** ((87 - note) / 12 * 0.86))
            x1 = x0 + dx * (y1 - y0)
        found.append(((x0, y0), (x1, y1), note < 20))
    return found


def wires(lines, r, mat):
    """Many straight strings as one mesh: each a square prism."""
    vertices, faces = [], []
    for a, b in lines:
        start = len(vertices)
        for p in (a, b):
            vertices += [(p[0] + dx, p[1], p[2] + dz) for dx, dz in ((-r, 0), (0, r), (r, 0), (0, -r))]
        faces += [(start + i, start + (i + 1) % 4, start + 4 + (i + 1) % 4, start + 4 + i) for i in range(4)]
    return mesh(vertices, faces, mat=mat, angle=80)


def harp(outline, width):
    """Soundboard, iron plate, pins, strings, bridges and dampers."""
    iron = material('#d4a652', 0.36, 0.45, 0.3, name='bronzed iron')
    spruce = wood('#dfb87f', '#cfa267', '#bb8c51', axis='y', scale=0.5, ring=3, rough=0.35, coat=0.6)
    steel, copper = material('#dcdbd6', 0.3, 0.5, name='steel'), material('#c27c50', 0.35, 0.5, name='copper')
    room = [(x, max(y, 22.3)) for x, y in inset(outline, 4.4)]
    plate(room, 1.0, 0.1, (0, 0, 88.0), mat=spruce)
    hole = [p for p in inset(outline, 12.5) if p[1] > 43]
    left, right = hole[0][0], hole[-1][0]
    plate(room, 1.5, 0.5, (0, 0, 91.5), mat=iron, holes=[round_corners([(left, 43), *hole[1:-1:3], (right, 43)], 1.5, 2)])
    # The web with the tuning pins.
    half = width / 2 - 6.0
    plate(rounded_rect(2 * half, 14.4, 1.5, 0, 29.4), 1.5, 0.5, (0, 0, 92.6), mat=iron)
    found = courses(outline, width)
    plain, bass, pins = [], [], []
    for note, ((x0, y0), (x1, y1), low) in enumerate(found):
        count = (1 if note < 8 else 2) if low else 3
        for i in range(count):
            dx = (i - (count - 1) / 2) * 0.34
            z = STRINGS + (1.3 if low else 0)
            (bass if low else plain).append(((x0 + dx, y0, z), (x1 + dx, y1, z)))
            pin = (x0 + dx * 1.6, 23.2 + 1.9 * i + 0.9 * (note % 2), 94.0)
            pins.append(pin)
            (bass if low else plain).append(((pin[0], pin[1], 95.6), (x0 + dx, y0, z)))
    wires(plain, 0.06, steel)
    wires(bass, 0.11, copper)
    first = None
    for x, y, z in pins:
        first = duplicate(first, (x, y, z)) if first else cylinder(0.32, 2.4, (x, y, z), mat=steel, bevel=0.08, segments=10)
    box((2 * half - 6, 1.2, 1.5), (0, 33.6, 94.6), 0.3, iron)
    # Bridges carry the strings a little before their ends.
    maple = wood('#d2a468', '#c09054', axis='y', rough=0.4, coat=0.3)
    treble = [(x1 - (x1 - x0) * 0.1, y1 - (y1 - y0) * 0.1, 93.6) for (x0, y0), (x1, y1), low in found if not low]
    sweep(smooth_path(treble[::4], 6), [1.5] * (len(smooth_path(treble[::4], 6))), maple, 12, caps=True)
    low = [(x1 - (x1 - x0) * 0.07, y1 - (y1 - y0) * 0.07, 94.6) for (x0, y0), (x1, y1), deep in found if deep]
    sweep(low, [1.7] * len(low), maple, 12, caps=True)
    # Struts over the strings, to the plate's edge.
    wide = inset(outline, 7)
    for note, lean in ((20, 0.10), (39, -0.10), (56, -0.035), (72, 0.0)):
        (x0, y0), _, _ = found[note]
        x0 -= 0.9
        x1, y1 = run_to_edge(wide, x0, 35.0, lean)
        way = math.atan2(-(x1 - x0), y1 - 32)
        length = math.hypot(x1 - x0, y1 - 32)
        with group((x0, 32, 96.2), (0, 0, way)):
            box((2.2, length, 3.6), (0, length / 2, 0), 0.8, iron)
            box((2.8, 4.0, 5.0), (0, length - 1.6, -1.6), 0.8, iron)
    for x, y in [p for p in inset(outline, 8.4)[6:-6:14] if p[1] > 48]:
        lathe([(0, 0), (1.3, 0), (1.3, 0.5), (0.9, 0.9), (0, 0.9)], (x, y, 92.9), mat=iron, segments=6, angle=20)
    # Dampers: felt under a black head, on all but the highest notes.
    felt_, head = felt('#e9e4d6'), material('#101011', 0.25, coat=1)
    one = two = None
    for note, ((x0, y0), (x1, y1), deep) in enumerate(found[:68]):
        t = (38.6 - y0) / (y1 - y0)
        x, z = x0 + (x1 - x0) * t, STRINGS + (1.3 if deep else 0)
        long = 6.5 - 3.5 * note / 68
        at = (x, 38.8 + long / 2, z + 1.15)
        below = (x, 38.8 + long / 2, z + 0.4)
        if note % 17 == 0:  # four lengths
            one, two = box((0.85, long, 1.1), at, 0.2, head, segments=2), box((0.8, long - 0.2, 0.6), below, 0.1, felt_, segments=1)
        else:
            duplicate(one, at), duplicate(two, below)


def leg(x, y, mat, metal, turn, kind):
    """A tapered leg under a block, on a brass caster: 'slim', 'footed' or, with twin wheels, 'concert'."""
    if kind == 'concert':
        for side in (-1, 1):
            low = caster(x + side * 2.0 * cos(turn), y + side * 2.0 * sin(turn), metal, 4.2, 2.2, turn)
        lathe([(0, 0), (4.6, 0), (4.8, 0.5), (4.8, 2.2), (4.2, 2.8), (0, 2.8)], (x, y, low - 0.2), mat=metal, segments=48)
        tapered(x, y, low + 2.4, 60.5, 10.2, 12.4, mat, 1.0)
    elif kind == 'slim':
        low = caster(x, y, metal, 2.7, 1.9, turn)
        cylinder(2.6, 2.2, (x, y, low - 0.1), mat=metal, bevel=0.3)
        tapered(x, y, low + 1.6, 63, 6.4, 10.6, mat, 0.9)
        box((13.4, 13.4, 8.6), (x, y, 66.8), 0.7, mat)
        return
    else:
        low = caster(x, y, metal, 3.4, 2.4, turn)
        tapered(x, y, low + 2.2, 60.5, 8.2, 11.8, mat, 1.2)
        box((9.8, 9.8, 2.6), (x, y, low + 1.2), 0.6, mat)
    box((13.6, 13.6, 2.0), (x, y, 61.0), 0.7, mat)
    box((15.5, 15.5, 9.5), (x, y, 66.4), 0.8, mat)


def music_desk(kind, mat):
    """Leans back on its slides: 'curved' along its top, 'straight' and low, or 'wide'."""
    if kind == 'straight':
        shape = round_corners([(-33, 0.5), (33, 0.5), (35, 17.5), (-35, 17.5)], [0.6, 0.6, 2.2, 2.2])
    else:
        k, top = (1, 22.2) if kind == 'curved' else (1.14, 24.5)
        shape = [(-37, 0.5), (37, 0.5), (37.5, 14), (33, top - 2.7), (14, top - 0.8), (0, top), (-14, top - 0.8), (-33, top - 2.7), (-37.5, 14)]
        shape = moved(smooth_outline(shape, 8, sharp=(0, 1)), sx=k)
    with group((0, 26.0, RIM_HIGH - 1.0), (radians(68), 0, 0)):
        plate(shape, 1.4, 0.4, mat=mat)
        box((max(x for x, _ in shape) * 1.92, 0.9, 2.6), (0, 0.6, 1.8), 0.35, mat)


def lyre(y, mat, metal):
    """The three pedals' box, its posts and braces."""
    for s in (-1, 1):
        tapered(s * 6.4, y, 16, 70, 3.4, 4.2, mat, 0.6)
    box((24, 8, 3.2), (0, y, 68.8), 0.8, mat)
    box((31, 11, 8.4), (0, y, 15.2), 1.0, mat)
    for s in (-1, 1):
        rod((s * 8, y + 4, 15), (s * 10, y + 34, 69.5), 0.7, metal)
    for i in (-1, 0, 1):
        rod((i * 1.9, y + 0.6, 19), (i * 1.9, y + 0.6, 70), 0.3, metal)
        pedal(i * 7.6, y - 3.6, 11.6, brass(0.3), 12.5)


def build(options):
    length = options.get('length', 186)
    width = options.get('width', 149)
    lift = options.get('lid', 38)
    desk = options.get('desk', 'curved', ['curved', 'straight', 'wide'])
    legs = options.get('legs', 'footed', ['slim', 'footed', 'concert'])
    bench = options.get('bench', False, [True, False])
    fill = options.get('fill', 0.89)

    ebony, metal = polished_ebony(), brass(0.16)
    outline = case_outline(width, length)
    half, wall, arm = width / 2, 4.2, 5.6

    # Rim: a wall around the outline, open to the keys.
    inner = inset([*outline], wall)[1:-1]
    rim = [*outline, (half - wall, 18), *[p for p in inner[::-1] if p[1] > 18.5], (-half + wall, 18)]
    plate(rim, RIM_HIGH - RIM_LOW, 0.35, (0, 0, RIM_LOW), mat=ebony)
    plate(inset(outline, 1.0), 2.5, 0.2, (0, 0, RIM_LOW + 0.6), mat=material('#15120f', 0.6))
    # The rim's inside is veneered.
    band = [(x, y) for x, y in inset(outline, wall + 0.05) if y > 24]
    loft([[(x, y, 89) for x, y in band], [(x, y, RIM_HIGH - 0.5) for x, y in band]],
         mat=wood('#7a4a2a', '#5f371d', '#472712', axis='z', scale=0.6, rough=0.3, coat=0.8), angle=60)
    side = [(FRONT, RIM_LOW), (FRONT, 81), (FRONT + 2, 86.5), (5, 88.2), (12.5, 90), (17, RIM_HIGH - 2), (20, RIM_HIGH - 0.02), (30, RIM_HIGH - 0.02), (30, RIM_LOW)]
    profile = round_corners(side, [0.6, 3.5, 4.5, 6, 5, 3.5, 2, 0.2, 0.3])
    for s in (-1, 1):
        at = s * (half - 0.02 - arm / 2)
        extruded(profile, at - arm / 2, at + arm / 2, ebony, 0.35)

    # Keys, fallboard, the beam above it.
    space = width - 2 * arm
    box((space, 24, 4.0), (0, FRONT + 13, 67.0 + 1.5), 0.5, ebony)
    key_frame(space, TOP, ebony, FRONT + 1.2, 66)
    with group((0, 16.4, TOP + 1.4), (radians(78), 0, 0)):
        box((space - 0.3, 14.0, 1.6), (0, 7.0, 0), 0.5, ebony)
        box((space - 0.3, 1.8, 2.2), (0, 13.4, 0.3), 0.6, ebony)
        cylinder(0.9, 0.12, (0, 10.6, 0.78), mat=metal, segments=32)
        cylinder(0.22, 0.16, (0, 10.6, 0.78), mat=material('#120d06', 0.6), bevel=0.01, segments=16)
    box((width - 2 * wall, 2.2, 12), (0, 20.8, RIM_HIGH - 7.2), 0.5, ebony)

    harp(outline, width)

    # Music desk on its slides.
    for s in (-1, 1):
        box((13, 21, 1.2), (s * (half - wall - 7.2), 30.5, RIM_HIGH - 2.2), 0.3, ebony)
    box((width - 2 * wall - 12, 7.5, 1.2), (0, 25.2, RIM_HIGH - 1.6), 0.35, ebony)
    music_desk(desk, ebony)

    # Lid: hinged on the bass side, its front leaf folded back on it.
    angle = radians(lift)
    cut = 40.0
    leaf = inset(outline, -0.9)
    main = [(half + 0.9, cut), *[p for p in leaf[::-1] if p[1] > cut + 0.3], (-half - 0.9, cut)]
    fold = [(-half - 0.9, cut), (half + 0.9, cut), (half + 0.9, cut + 21), (-half - 0.9, cut + 21)]
    kept = [p for p in leaf if cut + 0.3 < p[1] < cut + 21]
    bass_side = [p for p in kept if p[0] < 0]
    treble_side = [p for p in kept if p[0] > 0]
    if treble_side:
        fold = [(-half - 0.9, cut), (half + 0.9, cut), *sorted(treble_side, key=lambda p: p[1]), *sorted(bass_side, key=lambda p: -p[1])]
    with group((-half - 0.3, 0, RIM_HIGH + 0.05), (0, -angle, 0)):
        plate(moved(main, half + 0.9), 1.9, 0.6, mat=ebony)
        plate(moved(fold, half + 0.9), 1.9, 0.6, (0, 0, 1.95), mat=ebony)
        for y in (cut + 8, (cut + length) / 2 - 8, length - 42):
            rod((0.3, y - 3.5, -0.1), (0.3, y + 3.5, -0.1), 0.4, metal)
    rod((-half + 0.1, cut, RIM_HIGH + 0.3), (-half + 0.1, length - 42, RIM_HIGH + 0.3), 0.75, ebony, 0.2)
    # The prop meets the lid at about a right angle.
    foot_y = cut + 12
    foot = (max(p[0] for p in outline if abs(p[1] - foot_y) < 4) - 3.4, foot_y, RIM_HIGH - 3)
    along = (foot[0] + half) * cos(angle)
    head = (-half - 0.3 + along * cos(angle), foot_y + 1.5, RIM_HIGH + 0.05 + along * sin(angle))
    rod(foot, head, 0.95, ebony, 0.2)
    cylinder(1.5, 1.2, (foot[0], foot[1], RIM_HIGH - 0.6), mat=metal)

    # Legs, pedals.
    leg(-half + 11, 10, ebony, metal, 0.4, legs)
    leg(half - 11, 10, ebony, metal, -0.5, legs)
    leg(-half + 36, length - 40, ebony, metal, 0.2, legs)
    lyre(24, ebony, metal)
    if bench:
        stool(ebony)
    return standing(yaw=48, pitch=17, fill=fill, rim=1.4, soft=2.2)


def stool(mat):
    """A padded bench before the keys."""
    with group((0, -36, 0)):
        hide = leather('#151516', 0.5, 4)
        box((74, 33, 5.5), (0, 0, 47.5), 2.4, hide)
        box((73, 32, 7), (0, 0, 41.6), 0.6, mat)
        for x in (-32, 32):
            for y in (-12, 12):
                tapered(x, y, 0, 39, 3.6, 5.0, mat, 0.5)
