"""The connectors on a product's back, for all that has a flat one: interfaces, keyboards, amplifiers, loudspeakers.

The option `sockets` is a row of them, or several from above down, as seen from behind; as in amplifiers'
layouts a letter is a connector and a space a gap:
x XLR socket, X XLR plug, C XLR and jack in one, j 6.3 mm jack, J two of them one above the other, 3 3.5 mm jack, r RCA, b BNC, m five-pin DIN, u USB-B, c USB-C, a USB-A,
h HDMI, o optical, d DC inlet, i mains inlet, s switch, k knob, t slide switch, p loudspeaker terminal.
"""

import bpy

from families.panel_parts import *
from studio.kit import *
from studio.stage import _points

# The width that each takes, cm.
WIDTHS = {'x': 2.6, 'X': 2.6, 'C': 2.6, 'J': 1.7, 'j': 1.8, '3': 1.2, 'r': 1.4, 'b': 1.8, 'm': 2.2, 'u': 1.6, 'c': 1.4, 'a': 1.8, 'h': 1.9, 'o': 1.5, 'd': 1.5,
          'i': 3.4, 's': 2.0, 'k': 1.7, 't': 1.5, 'p': 2.0, ' ': 1.1, '-': 4.0}


def ring(r, mat, height=0.14):
    lathe([(r, 0), (r, height), (r * 0.86, height + 0.06), (r * 0.78, height), (r * 0.78, 0.01)], mat=mat, segments=40)


def slot(w, h, rim=0.18, mat=None, corner=0.1):
    """An opening of w by h in a metal frame."""
    plate(rounded_rect(w + 2 * rim, h + 2 * rim, corner + rim * 0.6), 0.09, 0.03, mat=mat or shade('steel'))
    plate(rounded_rect(w, h, corner), 0.02, 0.005, (0, 0, 0.085), mat=shade('hole'))


def xlr(plug=False, combined=False):
    body = shade('socket')
    plate(rounded_rect(2.35, 2.7, 0.3), 0.14, 0.04, mat=body)
    ring(1.05, shade('dark steel'), 0.24)
    cylinder(0.82, 0.03, (0, 0, 0.12), mat=shade('hole') if plug else body, bevel=0.005)
    for a in (90, 210, 330) if plug else (35, 145, 270):
        reach = 0.6 if combined else 0.4
        x, y = reach * cos(radians(a)), reach * sin(radians(a))
        if plug:
            rod((x, y, 0.1), (x, y, 0.42), 0.12, shade('contact'))
        else:
            cylinder(0.15, 0.02, (x, y, 0.15), mat=shade('hole'), bevel=0.005, segments=20)
    if combined:
        lathe([(0.36, 0.1), (0.36, 0.2), (0.3, 0.2), (0.3, 0.16)], mat=shade('steel'), segments=32)
        cylinder(0.3, 0.02, (0, 0, 0.155), mat=shade('hole'), bevel=0.004, segments=32)
    if not plug:
        box((0.5, 0.24, 0.14), (0, 0.86, 0.2), 0.05, shade('steel'))
    for x, y in ((-0.95, 1.12), (0.95, -1.12)):
        screw((x, y, 0.13), 0.17, shade('steel'))


def din():
    ring(0.92, shade('steel'))
    cylinder(0.74, 0.05, mat=shade('socket'), bevel=0.01)
    for a in (0, 45, 90, 135, 180):
        cylinder(0.09, 0.02, (0.42 * cos(radians(a)), -0.1 + 0.42 * sin(radians(a)), 0.045), mat=shade('hole'), bevel=0.004, segments=16)
    box((0.26, 0.12, 0.05), (0, -0.68, 0.05), 0.02, shade('hole'))


def rca(color):
    cylinder(0.6, 0.1, mat=shade('socket'), bevel=0.03, segments=40)
    lathe([(0.42, 0.08), (0.42, 0.75), (0.34, 0.75), (0.34, 0.12)], mat=shade('steel'), segments=32)
    lathe([(0.34, 0.7), (0.16, 0.7), (0.16, 0.3)], mat=color, segments=32)
    cylinder(0.16, 0.02, (0, 0, 0.4), mat=shade('hole'), bevel=0.004, segments=20)


def bnc():
    plate(circle(0.82, n=6), 0.16, 0.04, mat=shade('steel'))
    lathe([(0.55, 0.1), (0.55, 1.0), (0.46, 1.0), (0.46, 0.2), (0.2, 0.2), (0.2, 0.7), (0, 0.7)], mat=shade('steel'), segments=32)
    for x in (-0.55, 0.55):
        cylinder(0.1, 0.2, (x, 0, 0.7), (0, pi / 2, 0), shade('steel'), segments=16)


def usb_b():
    slot(0.85, 0.78, 0.14)
    box((0.5, 0.34, 0.06), (0, -0.02, 0.1), 0.03, shade('rubber'))


def usb_a():
    slot(1.25, 0.5, 0.12)
    box((1.1, 0.16, 0.04), (0, 0.08, 0.1), 0.02, shade('white'))


def optical():
    plate(rounded_rect(1.05, 0.95, 0.12), 0.3, 0.06, mat=shade('rubber'))
    plate(rounded_rect(0.62, 0.62, 0.08), 0.02, 0.005, (0, 0, 0.295), mat=material('#26282b', 0.3))


def dc():
    cylinder(0.62, 0.16, mat=shade('socket'), bevel=0.04, segments=40)
    cylinder(0.36, 0.02, (0, 0, 0.155), mat=shade('hole'), bevel=0.004, segments=32)
    cylinder(0.1, 0.05, (0, 0, 0.16), mat=shade('steel'), bevel=0.01, segments=16)


def mains():
    """An inlet with its three pins, and the ears it is screwed on by."""
    plate(rounded_rect(3.1, 2.5, 0.35), 0.12, 0.04, mat=shade('socket'))
    plate(round_corners([(-1.15, -0.75), (1.15, -0.75), (1.15, 0.4), (0.75, 0.8), (-0.75, 0.8), (-1.15, 0.4)], 0.12), 0.02, 0.005, (0, 0, 0.11), mat=shade('hole'))
    for x, y in ((-0.6, -0.12), (0.6, -0.12), (0, 0.32)):
        box((0.16, 0.36, 0.12), (x, y, 0.14), 0.02, shade('steel'))


def switch():
    plate(rounded_rect(1.4, 2.2, 0.15), 0.12, 0.04, mat=shade('socket'))
    box((1.0, 1.75, 0.4), (0, 0, 0.06), 0.1, shade('rubber'), (0.16, 0, 0))


def slider():
    slot(0.9, 0.36, 0.12, shade('socket'), 0.05)
    box((0.4, 0.3, 0.3), (0.2, 0, 0.16), 0.05, shade('white'))


def terminal():
    lathe([(0.78, 0), (0.78, 0.18), (0.5, 0.24), (0.62, 0.5), (0.66, 1.3), (0.56, 1.45), (0, 1.45)], mat=shade('rubber'), segments=16)


def connector(kind, n):
    simple = {'m': din, 'b': bnc, 'u': usb_b, 'a': usb_a, 'o': optical, 'd': dc, 'i': mains, 's': switch, 't': slider, 'p': terminal}
    if kind in 'xXC':
        xlr(kind == 'X', kind == 'C')
    elif kind == 'J':
        for y in (-0.85, 0.85):
            jack((0, y, 0), r=0.56)
    elif kind == 'j':
        jack((0, 0, 0), shade('steel') if n % 2 else None)
    elif kind == '3':
        mini_jack((0, 0, 0), shade('steel'))
    elif kind == 'r':
        rca(material(('#f0eee8', '#c0271f')[n % 2], 0.4))
    elif kind == 'c':
        slot(0.84, 0.24, 0.1, None, 0.11)
    elif kind == 'h':
        slot(1.4, 0.42, 0.1)
    elif kind == 'k':
        knob((0, 0, 0), 0.55, 0.9, 'ribbed', turn=20)
        scale_marks((0, 0, 0.01), 0.78, shade('print'), 9)
    else:
        simple[kind]()


def row(layout, scale):
    """Connectors in a row about x = 0."""
    widths = [WIDTHS[kind] * scale for kind in layout]
    x, counts = -sum(widths) / 2, {}
    for kind, width in zip(layout, widths):
        if kind not in ' -':
            counts[kind] = counts.get(kind, 0) + 1
            with group((x + width / 2, 0, 0)):
                connector(kind, counts[kind] - 1)
        x += width


def finish(options):
    rows = options.get('sockets', [])
    # The panel: its middle, cm from the product's and above the floor; its size; its lean, degrees.
    at = options.get('socketsAt', [0, 10])
    size = options.get('socketsPanel', None)
    back = options.get('socketsBack', None)  # y of the surface; by default the model's rearmost point
    lean = options.get('socketsLean', 0)
    color = options.get('socketsColor', '#1d1d1f')
    gap = options.get('socketsGap', 3.4)
    line = options.get('socketsLine', None)  # the colour of a printed line around the panel

    bpy.context.view_layer.update()
    points = _points(list(bpy.data.objects))
    low, high = points.min(0), points.max(0)
    x, z = (low[0] + high[0]) / 2 + at[0], low[2] + at[1]
    y = high[1] if back is None else back
    # Seen from behind x runs the other way.
    with group((x, y, z), (pi / 2 + radians(lean), 0, pi)):
        lift = 0.0
        if size:
            plate(rounded_rect(*size, min(0.4, min(size) / 5)), 0.25, 0.06, (0, 0, -0.1), mat=material(color, 0.45, 0.2))
            lift = 0.15
            if min(size) > 3:
                for u in (-1, 1):
                    for v in (-1, 1):
                        screw((u * (size[0] / 2 - 0.6), v * (size[1] / 2 - 0.6), lift), 0.24, shade('dark steel'))
        if size and line:
            tube([(u, v, lift + 0.01) for u, v in rounded_rect(size[0] - 0.7, size[1] - 0.7, 0.3)], 0.045, material(line, 0.5), closed=True, straight=True)
        rise = (len(rows) - 1) * gap / 2
        for i, layout in enumerate(rows):
            with group((0, rise - i * gap, lift)):
                row(layout, options.get('socketsScale', 1.0))
