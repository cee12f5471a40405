"""The row of controls on an amplifier's or loudspeaker's panel: knobs, sockets, switches, lamps.

Built on a panel that lies in x-y, z towards the viewer.
"""

from studio.kit import *

# The width of each character of a panel's layout, in knobs.
ROOM = {'k': 1.0, 'j': 0.9, 'd': 0.9, 'x': 1.1, 'b': 0.5, 'o': 0.5, 't': 0.65, 'r': 0.8, 'l': 0.55, 'm': 1.3, 's': 1.6, ' ': 0.35}


def knob(kind, r, mat, mark, turn=0.0, top=None):
    """On z = 0 about the origin; `turn` degrees, 0 is twelve o'clock."""
    if kind == 'chicken':
        h = r * 1.05
        lathe([(0, 0), (r * 0.95, 0), (r * 0.95, 0.12), (r * 0.75, 0.35), (0, 0.35)], mat=mat, segments=40)
        shape = round_corners([(-0.52 * r, -0.9 * r), (0.52 * r, -0.9 * r), (0.56 * r, 0.1 * r), (0.16 * r, 1.5 * r), (-0.16 * r, 1.5 * r), (-0.56 * r, 0.1 * r)], 0.3 * r)
        plate(shape, h, r * 0.18, (0, 0, 0.2), (0, 0, -radians(turn)), mat)
        with group(rot=(0, 0, -radians(turn))):
            box((r * 0.12, r * 0.9, 0.05), (0, r * 0.85, 0.2 + h), 0.01, mark)
        return
    if kind == 'skirted':
        h = r * 1.15
        lathe([(0, 0), (r * 1.05, 0), (r * 1.06, 0.1), (r * 0.75, 0.3), (r * 0.66, 0.42), (r * 0.58, h - 0.1), (r * 0.5, h), (0, h)], mat=mat, segments=48)
        with group(rot=(0, 0, -radians(turn))):
            box((r * 0.11, r * 0.3, 0.04), (0, r * 0.88, 0.22), 0.01, mark, (-0.4, 0, 0))
            box((r * 0.11, r * 0.45, 0.04), (0, r * 0.28, h), 0.01, mark)
    elif kind == 'cap':
        h = r * 1.05
        lathe([(0, 0), (r * 1.0, 0), (r * 1.02, 0.12), (r * 0.9, 0.3), (r * 0.86, h - 0.1), (r * 0.8, h), (0, h)], mat=mat, segments=48)
        lathe([(r * 0.74, h - 0.05), (r * 0.74, h + 0.05), (r * 0.68, h + 0.08), (r * 0.5, h + 0.03), (0, h + 0.02)], mat=top or mark, segments=48)
        with group(rot=(0, 0, -radians(turn))):
            box((r * 0.12, 0.06, h * 0.75), (0, r * 0.88, h * 0.55), 0.01, mark)
            box((r * 0.12, r * 0.16, 0.05), (0, r * 0.78, h), 0.01, mark)
    else:  # 'plain': a tapered cylinder, its edge rounded, with a line; `top` is a lid of another colour
        h = r * 1.3
        lathe([(0, 0), (r, 0), (r * 1.0, 0.1), (r * 0.88, h - 0.18), (r * 0.78, h), (0, h)], mat=mat, segments=48)
        if top:
            lathe([(r * 0.76, h - 0.02), (r * 0.76, h + 0.05), (r * 0.7, h + 0.08), (0, h + 0.08)], mat=top, segments=48)
        with group(rot=(0, 0, -radians(turn))):
            box((r * 0.13, r * 0.62, 0.05), (0, r * 0.42, h + (0.08 if top else 0)), 0.01, mark)
            box((r * 0.13, 0.05, h * 0.5), (0, r * 0.9, h * 0.66), 0.01, mark, (0.09, 0, 0))


def jack(metal, hole):
    lathe([(0, 0), (0.82, 0), (0.82, 0.16), (0.72, 0.24), (0.66, 0.24), (0.66, 0.42), (0.46, 0.42), (0.42, 0.05), (0, 0.05)], mat=metal, segments=6 * 5, angle=20)
    cylinder(0.44, 0.1, (0, 0, 0.02), mat=hole, bevel=0)


def xlr(metal, hole):
    """A microphone socket: three dark holes in a black insert, the latch above them."""
    lathe([(0.86, 0), (1.15, 0), (1.15, 0.15), (1.05, 0.24), (0.92, 0.24), (0.88, 0.12), (0.88, 0)], mat=metal, segments=48)
    cylinder(0.88, 0.05, mat=hole, bevel=0)
    holes = [circle(0.2, x, y, 24) for x, y, _ in ring_of(3, 0.46, -pi / 2)]
    plate(circle(0.89, n=48), 0.14, 0.03, (0, 0, 0.04), mat=material('#3c3d40', 0.45), holes=holes)
    box((0.5, 0.3, 0.2), (0, 0.98, 0.2), 0.07, metal)


def rocker(mat, metal):
    plate(rounded_rect(1.35, 2.3, 0.15), 0.18, 0.05, mat=metal)
    box((1.0, 1.8, 0.7), (0, 0, 0.25), 0.12, mat, (0.16, 0, 0))


def toggle(metal):
    lathe([(0, 0), (0.62, 0), (0.62, 0.15), (0.45, 0.22), (0.45, 0.45), (0.2, 0.5), (0, 0.5)], mat=metal, segments=36)
    rod((0, 0, 0.35), (0, 0.42, 1.75), 0.16, metal, 0.05, 24)
    sphere(0.24, (0, 0.42, 1.7), metal)


def lamp(metal, light):
    lathe([(0, 0), (0.72, 0), (0.72, 0.2), (0.6, 0.3), (0.5, 0.3), (0.5, 0)], mat=metal, segments=40)
    lathe([(0.5, 0.1), (0.48, 0.35), (0.3, 0.58), (0, 0.66)], mat=light, segments=8, angle=10)


def controls(layout, width, style, labels=(), y=0.0, z=0.0, drop=None):
    """A row of controls, centred, `width` wide.

    Signs of `layout`: k knob, j jack, d two jacks one above the other, x microphone socket, b button,
    o small light, t toggle, r rocker switch, l lamp, m meter lights, s little display, space a gap.
    `style` has: kind, radius, knob, mark, top, metal, hole, ink, light, ticks. Labels go to knobs.
    """
    total = sum(ROOM[c] for c in layout)
    unit = width / total
    r, x, n = style['radius'], -width / 2, 0
    marks = []
    words = list(labels)
    turns = (-40, 15, -75, 60, 0, -110, 35, -20, 80, -60, 10, 50, -90, 25, -5, 70)
    for sign in layout:
        at, x = x + ROOM[sign] * unit / 2, x + ROOM[sign] * unit
        if sign == ' ':
            continue
        with group((at, y, z)):
            if sign == 'k':
                knob(style['kind'], r, style['knob'], style['mark'], turns[n % len(turns)], style.get('top'))
                if style.get('ticks', True):
                    for a in range(-150, 151, 30):
                        marks.append((at, y, radians(a)))
                n += 1
            elif sign == 'j':
                jack(style['metal'], style['hole'])
            elif sign == 'd':
                for v in (-1.25, 1.25):
                    with group((0, v, 0)):
                        jack(style['metal'], style['hole'])
            elif sign == 'x':
                xlr(style['metal'], style['hole'])
            elif sign == 'b':
                lathe([(0, 0), (0.42, 0), (0.42, 0.1), (0.3, 0.12)], mat=style['metal'], segments=32)
                cylinder(0.3, 0.4, mat=style['hole'] if style.get('dark_buttons', True) else style['mark'], bevel=0.08, segments=32)
            elif sign == 'o':
                cylinder(0.2, 0.15, mat=style['light'], bevel=0.12, segments=24)
            elif sign == 't':
                toggle(style['metal'])
            elif sign == 'r':
                rocker(style['hole'], style['metal'] if style.get('bright_rocker') else style['hole'])
            elif sign == 'l':
                lamp(style['metal'], style['light'])
            elif sign == 'm':
                for i in range(5):
                    cylinder(0.13, 0.08, ((i - 2) * unit * 0.22, 0, 0), mat=style['light'] if i == 2 else style['hole'], bevel=0.05, segments=20)
            elif sign == 's':
                plate(rounded_rect(unit * 1.2, 1.5, 0.15), 0.1, 0.04, mat=style['hole'])
        if sign == 'k' and words:
            word = words.pop(0)
            if word:
                below = drop if drop is not None else r * 1.55
                text(word, min(r * 0.52, unit * 1.25 / max(len(word), 1)), (at, y - below, z + 0.02), mat=style['ink'], font=SANS, depth=0.005)
    if marks:
        vertices, faces = [], []
        for at, up, a in marks:
            for d, s in ((r * 1.14, -1), (r * 1.14, 1), (r * 1.32, 1), (r * 1.32, -1)):
                vertices.append((at + d * sin(a) + s * r * 0.035 * cos(a), up + d * cos(a) - s * r * 0.035 * sin(a), z + 0.02))
            i = len(vertices)
            faces.append((i - 1, i - 2, i - 3, i - 4))
        mesh(vertices, faces, mat=style['ink'])
    return unit
