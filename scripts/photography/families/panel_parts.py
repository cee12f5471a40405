"""Parts of panels: knobs, sockets, lamps, meters, buttons, faders, screens.

All is built on a panel that lies in x-y, z towards the user. `with front(y)` stands a panel up, facing
the camera; `with sloped(y, z, angle)` lays one on a desk.
"""

from functools import cache

from studio.kit import *

# Rotation that turns an outline of (y, z) into a solid along x.
SIDEWAYS = (pi / 2, 0, pi / 2)


@cache
def shade(name):
    """Materials that every panel needs."""
    return {
        'black': lambda: textured_plastic('#1c1c1e', 0.45, 14, 0.06),
        'hole': lambda: material('#030303', 0.9, spec=0.1),
        'socket': lambda: material('#2c2d2f', 0.3),
        'rim': lambda: material('#8a8d92', 0.34, 0.5),
        'knob': lambda: material('#1f1f21', 0.42),
        'rubber': lambda: rubber('#141415'),
        'steel': lambda: satin_metal('#b4b5b6', 0.28),
        'dark steel': lambda: satin_metal('#4c4d50', 0.35),
        'chrome': chrome,
        'white': lambda: material('#f0eee8', 0.4),
        'print': lambda: material('#d9d8d3', 0.5),
        'dark print': lambda: material('#26272a', 0.5),
        'glass': lambda: material('#08090b', 0.08, coat=1),
        'contact': lambda: gold(0.25),
        'green': lambda: glow('#37e06a', 1.6),
        'amber': lambda: glow('#ffb52e', 1.6),
        'red': lambda: glow('#ff3b2e', 1.8),
        'blue': lambda: glow('#5fb2ff', 2.2),
        'lamp': lambda: glow('#fff4e0', 1.8),
        'off': lambda: material('#3a3b3d', 0.3, coat=0.5),
    }[name]()


def front(y, z=0, x=0):
    """A group whose x-y plane faces the camera."""
    return group((x, y, z), (pi / 2, 0, 0))


def right_side(x, y=0, z=0):
    """A group whose x-y plane faces right; its x runs away from the camera."""
    return group((x, y, z), SIDEWAYS)


def left_side(x, y=0, z=0):
    """A group whose x-y plane faces left; its x runs towards the camera."""
    return group((x, y, z), (pi / 2, 0, -pi / 2))


def sloped(y, z, angle):
    """A group that lies on a desk, its far end raised by `angle` degrees."""
    return group((0, y, z), (radians(angle), 0, 0))


def wedge(width, side, r=0.25, mat=None, bevel_segments=4):
    """A solid `width` wide whose side has the outline [(y, z), ...]."""
    outline = round_corners(side, r) if r else side
    return plate(outline, width, 0.18, (-width / 2, 0, 0), SIDEWAYS, mat, segments=bevel_segments)


def sleeve(width, height, depth, corner, wall, mat):
    """An extruded case, open in front and behind, standing on z = 0, centred in y."""
    outer = rounded_rect(width, height, corner, 0, height / 2)
    inner = rounded_rect(width - 2 * wall, height - 2 * wall, max(0.05, corner - wall), 0, height / 2)
    return plate(outer, depth, 0.06, (0, depth / 2, 0), (pi / 2, 0, 0), mat, holes=[inner])


def fluted(profile, ribs, depth, loc=(0, 0, 0), rot=(0, 0, 0), mat=None):
    """Turned, with a ribbed side: [(radius, z, share of `depth`), ...]."""
    count = ribs * 6
    turns = [2 * pi * i / count for i in range(count)]
    rows = []
    for r, z, share in profile:
        at = [(r - share * depth * (0.5 - 0.5 * cos(ribs * t)), t) for t in turns]
        rows.append([(d * cos(t), d * sin(t), z) for d, t in at])
    return loft(rows, loc, rot, mat, closed=True, caps=True, angle=40)


def knob(loc, r=0.6, h=1.1, style='ribbed', mat=None, mark=None, turn=0, cap=None, skirt=None):
    """A knob turned `turn` degrees clockwise from twelve.

    'ribbed' plastic, 'smooth' and slightly tapered, 'metal' with a fine knurl, 'pointer' with a bar
    across. `mark` is its line's material (False: none), `cap` that of a disc on top, `skirt` of a
    flange below.
    """
    mat, line = mat or shade('knob'), shade('white') if mark is None else mark
    with group(loc, (0, 0, -radians(turn))) as handle:
        top = r
        if skirt:
            lathe([(r * 1.34, 0), (r * 1.36, 0.05), (r * 1.25, h * 0.2), (r * 0.9, h * 0.26)], mat=skirt, segments=48)
        if style == 'ribbed':
            ribs = max(12, round(r * 26))
            fluted([(r, 0, 0.3), (r, h * 0.1, 1), (r * 0.93, h * 0.8, 1), (r * 0.9, h * 0.93, 0.5), (r * 0.84, h, 0)],
                   ribs, r * 0.11, mat=mat)
            top = r * 0.84
        elif style == 'metal':
            fluted([(r, 0, 0), (r, h * 0.12, 0), (r, h * 0.16, 1), (r, h * 0.86, 1), (r, h * 0.9, 0), (r * 0.94, h, 0)],
                   round(r * 60), 0.035, mat=mat)
            top = r * 0.9
        elif style == 'pointer':
            lathe([(0, 0), (r, 0), (r, h * 0.28), (r * 0.9, h * 0.42), (0, h * 0.42)], mat=mat, segments=48)
            box((r * 0.62, r * 1.9, h * 0.75), (0, 0, h * 0.62), r * 0.14, mat)
            top = r * 0.95
        else:
            lathe([(0, 0), (r, 0), (r, 0.04), (r * 0.95, h * 0.85), (r * 0.92, h * 0.94), (r * 0.84, h), (0, h)],
                  mat=mat, segments=56)
            top = r * 0.86
        if cap:
            cylinder(top * 0.9, 0.05, (0, 0, h - 0.005), mat=cap, bevel=0.02, segments=48)
        if line:
            lift = h + (0.045 if cap else 0)
            box((max(0.06, r * 0.14), top * 0.72, 0.02), (0, top * 0.6, lift), 0.005, line)
            if style in ('ribbed', 'smooth'):
                side = r * 0.985 if style == 'ribbed' else r * 0.98
                lean = math.atan2(r * 0.06, h * 0.7)
                box((max(0.06, r * 0.14), 0.03, h * 0.7), (0, side, h * 0.5), 0.005, line, (lean, 0, 0))
    return handle


def scale_marks(loc, r, mat, count=11, sweep=300, size=0.16):
    """Ticks around a knob."""
    for i in range(count):
        a = radians(90 + sweep / 2 - sweep * i / (count - 1))
        box((size, 0.035, 0.01), (loc[0] + r * cos(a), loc[1] + r * sin(a), loc[2]), 0, mat, (0, 0, a))


def halo(loc, r, mat, width=0.1):
    """A lit ring around a knob."""
    return lathe([(r + width, 0), (r + width, 0.03), (r, 0.03), (r, 0)], loc, mat=mat, segments=64)


def combo_hole(x, y):
    """What a panel has to leave open for `combo`."""
    return circle(1.2, x, y, 64)


def combo(loc, mat=None, tab=None):
    """A combined XLR and 6.3 mm socket; the panel needs `combo_hole`."""
    mat = mat or shade('socket')
    with group(loc) as handle:
        lathe([(1.34, -0.02), (1.34, 0.1), (1.27, 0.17), (1.17, 0.15), (1.14, 0.05), (1.14, -0.8)], mat=mat, segments=64)
        holes = [circle(0.34, 0, -0.02, 32)]
        holes += [circle(0.12, 0.76 * cos(radians(a)), 0.74 * sin(radians(a)), 20) for a in (35, 145, 270)]
        plate(circle(1.15, n=64), 0.4, 0.05, (0, 0, -0.65), mat=mat, holes=holes)
        lathe([(0.34, -0.85), (0.34, -0.24), (0.42, -0.21)], mat=shade('dark steel'), segments=32)
        cylinder(1.15, 0.05, (0, 0, -0.9), mat=shade('hole'))
        box((0.52, 0.3, 0.2), (0, 1.13, 0.1), 0.06, tab or shade('steel'))
    return handle


def jack(loc, mat=None, nut=True, r=0.62):
    """A 6.3 mm socket: with a hexagonal metal `nut`, or in a plain ring."""
    with group(loc) as handle:
        if nut:
            plate(circle(r * 1.16, n=6), 0.2, 0.04, mat=mat or shade('steel'))
            base = 0.18
        else:
            base = 0
        ring = mat or shade('steel' if nut else 'black')
        lathe([(r * 0.86, base), (r * 0.86, base + 0.14), (r * 0.78, base + 0.2), (r * 0.6, base + 0.2), (r * 0.54, base + 0.14),
               (r * 0.54, base + 0.01)], mat=ring, segments=40)
        cylinder(r * 0.56, 0.02, (0, 0, base), mat=shade('hole'), bevel=0)
    return handle


def mini_jack(loc, mat=None):
    """A 3.5 mm socket."""
    with group(loc) as handle:
        lathe([(0.34, 0), (0.34, 0.06), (0.3, 0.1), (0.2, 0.1), (0.18, 0.06), (0.18, 0.005)], mat=mat or shade('black'), segments=32)
        cylinder(0.19, 0.01, mat=shade('hole'), bevel=0)
    return handle


def led(loc, color='red', r=0.13):
    """A domed lamp; 'off' is unlit."""
    profile = [(r, 0), (r, r * 0.5), *((r * cos(t), r * (0.5 + sin(t))) for t in (0.4, 0.8, 1.2)), (0, r * 1.5)]
    return lathe(profile, loc, mat=shade(color), segments=24, angle=60)


def bezel_led(loc, color='red', r=0.2):
    """A lamp in a chromed ring, as on pedals."""
    led(loc, color, r)
    return lathe([(r + 0.14, 0), (r + 0.12, 0.1), (r + 0.02, 0.14), (r, 0.05)], loc, mat=shade('chrome'), segments=32)


def button(loc, size=(0.7, 0.4), h=0.16, mat=None, lit=None, r=0.08):
    """A push button, half in the panel; `lit` names a lamp on it."""
    x, y, z = loc
    box((size[0] + 0.1, size[1] + 0.1, 0.02), (x, y, z + 0.002), 0, shade('hole'))
    made = box((size[0], size[1], h * 2), loc, r, mat or shade('rubber'))
    if lit:
        box((size[0] * 0.5, 0.08, 0.02), (x, y, z + h), 0, shade(lit))
    return made


def round_button(loc, r=0.3, h=0.16, mat=None, ring=None):
    x, y, z = loc
    if ring:
        lathe([(r + 0.1, 0), (r + 0.1, 0.04), (r + 0.03, 0.04), (r + 0.03, 0)], loc, mat=ring, segments=40)
    return cylinder(r, h, (x, y, z), mat=mat or shade('rubber'), bevel=0.06, segments=40)


def ladder(loc, lit, size=(0.34, 0.12), pitch=0.2, colors=None):
    """A meter of lamps from below up; `colors` a lamp each, of which the first `lit` are on."""
    colors = colors or ['green'] * 5 + ['amber'] * 2 + ['red']
    x, y, z = loc
    for i, color in enumerate(colors):
        box((size[0], size[1], 0.04), (x, y + i * pitch, z), 0.01, shade(color if i < lit else 'off'))


def toggle(loc, lean=0, metal=None):
    """A bat switch with its nut; `lean` degrees towards +y."""
    metal = metal or shade('chrome')
    x, y, z = loc
    plate(circle(0.42, n=6), 0.14, 0.03, loc, mat=metal)
    cylinder(0.27, 0.32, loc, mat=metal)
    a = radians(lean)
    rod((x, y, z + 0.25), (x, y + 1.0 * sin(a), z + 0.25 + 1.0 * cos(a)), 0.1, metal, r2=0.16)
    sphere(0.16, (x, y + 1.0 * sin(a), z + 0.25 + 1.0 * cos(a)), metal)


def stomp(loc, r=0.6, metal=None):
    """A footswitch: washer, hexagonal nut, bush, button."""
    metal = metal or shade('chrome')
    with group(loc) as handle:
        cylinder(r * 1.55, 0.08, mat=metal, bevel=0.03)
        plate(circle(r * 1.32, n=6), 0.26, 0.05, (0, 0, 0.07), mat=metal)
        lathe([(r * 1.02, 0.3), (r * 1.02, 0.48), (r * 0.94, 0.54), (r * 0.78, 0.54), (r * 0.76, 0.5)], mat=metal, segments=48)
        lathe([(r * 0.74, 0.4), (r * 0.74, 1.0), (r * 0.68, 1.12), (r * 0.5, 1.19), (0, 1.22)], mat=metal, segments=48, angle=50)
    return handle


def fader(loc, travel=6.0, at=0.7, mat=None, line=None, width=0.95):
    """A fader: its slot along y, the cap at a share of the way."""
    x, y, z = loc
    box((0.2, travel, 0.02), (x, y, z), 0, shade('hole'))
    side = [(-1.0, 0.15), (-0.98, 0.6), (-0.72, 0.86), (-0.3, 0.66), (0, 0.6), (0.3, 0.66), (0.72, 0.86), (0.98, 0.6), (1.0, 0.15)]
    cy = y - travel / 2 + travel * at
    plate(side, width, 0.06, (x - width / 2, cy, z), SIDEWAYS, mat or shade('knob'))
    box((width * 0.9, 0.09, 0.02), (x, cy, z + 0.605), 0, line or shade('white'))
    rod((x, cy, z - 0.1), (x, cy, z + 0.3), 0.08, shade('dark steel'))


def screen(loc, w, h, picture_of=None, bezel=0.25):
    """A glass display with a dark bezel; `picture_of(w, h, z)` draws what it shows."""
    with group(loc) as handle:
        plate(rounded_rect(w + 2 * bezel, h + 2 * bezel, 0.15), 0.08, 0.03, mat=shade('glass'))
        if picture_of:
            picture_of(w, h, 0.082)
    return handle


def label(words, loc, size=0.24, mat=None):
    """A label on a panel: the function of a control."""
    return text(words, size, (loc[0], loc[1], loc[2] + 0.004), mat=mat or shade('print'), font=SANS, depth=0.003)


def feet(xs, ys, r=0.6, h=0.25):
    """Rubber feet below z = 0."""
    for x in xs:
        for y in ys:
            cylinder(r, h + 0.1, (x, y, -h), mat=shade('rubber'))
