"""Field recorders: a hand-held one with an X/Y microphone ('handheld'), a bag or camera one ('field')."""

from families.panel_parts import *
from studio.kit import *


def meters(levels):
    """Draws a recorder's page: a time, and a level bar for each track."""

    def draw(w, h, z):
        pitch = h * 0.56 / len(levels)
        text('00:12:48', h * 0.24, (0, h * 0.36, z), mat=shade('lamp'), font=SANS, depth=0.003)
        for i, level in enumerate(levels):
            v = h * 0.16 - i * pitch
            length = w * 0.78
            box((length, pitch * 0.5, 0.004), (w * 0.06, v, z), 0, material('#22262b', 0.4))
            for lo, hi, color in ((0, 0.68, 'green'), (0.68, 0.86, 'amber'), (0.86, 1, 'red')):
                end = min(hi, level)
                if end > lo:
                    box((length * (end - lo), pitch * 0.5, 0.006), (w * 0.06 + length * ((lo + end) / 2 - 0.5), v, z + 0.002), 0, shade(color))
            box((w * 0.05, pitch * 0.5, 0.006), (-w * 0.42, v, z), 0, shade('lamp'))
        box((w * 0.9, 0.02, 0.004), (0, h * 0.24, z), 0, shade('print'))

    return draw


def capsule(x, y, z, way, body, metal):
    """A small microphone that looks along `way` degrees (90 is up the recorder), its mesh in front."""
    a = radians(way)
    with group((x, y, z), (0, 0, a)):
        lathe([(0, -1.5), (0.85, -1.45), (0.98, -1.25), (0.98, 0.5), (1.06, 0.55), (1.06, 0.75)], (0, 0, 0), (0, pi / 2, 0), body, 56)
        lathe([(1.06, 1.5), (1.06, 1.72), (1.0, 1.78), (0.92, 1.78), (0.9, 1.66)], (0, 0, 0), (0, pi / 2, 0), metal, 56)
        # The mesh goes round the side as well.
        cylinder(0.96, 0.9, (0.72, 0, 0), (0, pi / 2, 0), shade('hole'), 0)
        for u, v, _ in ring_of(40, 1.02):
            rod((0.72, u, v), (1.56, u, v), 0.03, metal, segments=6)
        for i in range(5):
            torus(1.03, 0.03, (0.86 + 0.15 * i, 0, 0), (0, pi / 2, 0), metal, 40, 6)
        cylinder(0.92, 0.05, (1.58, 0, 0), (0, pi / 2, 0), shade('hole'), 0)
        grid = []
        for i in range(-6, 7):
            half = math.sqrt(max(0, 0.92**2 - (i * 0.14) ** 2))
            grid += [((1.68, i * 0.14, -half), (1.68, i * 0.14, half)), ((1.69, -half, i * 0.14), (1.69, half, i * 0.14))]
        for start, end in grid:
            rod(start, end, 0.022, metal, segments=6)


def handheld(body, grip, metal):
    """On its back, the microphones away from the player; y up."""
    # Wide foot with two sockets a side, a narrower neck with the display.
    half = [(3.9, -7.2), (3.95, -6.4), (3.95, 1.0), (3.8, 1.7), (3.2, 2.6), (3.15, 3.4), (3.15, 6.4), (2.9, 7.2)]
    outline = round_corners([*half, *[(-x, y) for x, y in half[::-1]]], 0.5)
    plate(outline, 3.4, 0.35, (0, 0, 0), mat=body, segments=8)
    plate(inset(outline, -0.012), 0.07, 0.02, (0, 0, 1.55), mat=shade('hole'))
    z = 3.4
    screen((0, 4.6, z - 0.02), 4.4, 2.8, meters([0.8, 0.74, 0.6, 0.66, 0.42, 0.2]), 0.28)
    z -= 0.01
    # Track keys with their lamps: the pair, then four inputs.
    plate(rounded_rect(6.9, 2.5, 0.3, 0, 0.48), 0.05, 0.02, (0, 0, z - 0.02), mat=shade('glass'))
    for i in range(6):
        x = -2.75 + 1.1 * i
        round_button((x, 0.2, z), 0.4, 0.2, grip, metal)
        led((x, 1.1, z), 'red' if i < 4 else 'off', 0.12)
        label('LR1234'[i], (x, -0.46, z + 0.04), 0.36)
    # Transport.
    for i, x in enumerate((-2.45, 0, 2.45)):
        big = i == 1
        round_button((x, -2.4, z), 0.85 if big else 0.7, 0.24, gloss('#b3231f') if big else grip, metal)
    box((0.4, 0.4, 0.03), (-2.45, -2.4, z + 0.24), 0.02, shade('print'))
    play = [(-0.2, -0.26), (0.28, 0), (-0.2, 0.26)]
    plate(play, 0.02, 0.004, (2.45, -2.4, z + 0.235), mat=shade('print'))
    for i in range(4):
        x = -2.55 + 1.7 * i
        button((x, -4.25, z), (1.25, 0.7), 0.16, grip, None, 0.14)
        label(('MENU', 'FILE', 'MIX', 'ENTER')[i], (x, -4.9, z + 0.005), 0.3)
    # The small speaker.
    for i in range(9):
        for j in range(3):
            cylinder(0.09, 0.02, (-1.2 + 0.3 * i, -6.3 + 0.3 * j, z), mat=shade('hole'), bevel=0, segments=10)
    # Locking sockets in swollen flanks.
    for side, place in ((right_side, 3.95), (left_side, -3.95)):
        for y in (-4.9, -1.4):
            box((0.7, 3.1, 3.0), (math.copysign(3.85, place), y, 1.75), 0.3, body)
            with side(math.copysign(4.2, place), y, 1.75):
                lathe([(1.32, -0.02), (1.32, 0.25), (1.24, 0.34), (1.14, 0.3), (1.1, 0.02)], mat=metal, segments=56)
                cylinder(1.1, 0.04, mat=shade('hole'), bevel=0)
                plate(circle(1.0), 0.16, 0.04, mat=shade('black'), holes=[circle(0.34)] + [circle(0.14, 0.68 * cos(radians(a)), 0.68 * sin(radians(a)), 16) for a in (35, 145, 270)])
                box((0.5, 0.3, 0.3), (0, 1.2, 0.18), 0.06, shade('black'))
    with right_side(3.15, 4.9, 1.9):
        fluted([(0.95, -0.5, 0), (0.95, -0.1, 1), (0.95, 0.12, 1), (0.8, 0.16, 0)], 24, 0.05, (0, 0, 0), mat=grip)
    # The capsule: base, two crossed microphones one over the other, guards at the sides.
    plate(rounded_rect(5.4, 1.5, 0.4, 0, 7.8), 2.7, 0.25, (0, 0, 0.35), mat=body, segments=6)
    plate(rounded_rect(4.0, 1.6, 0.4, 0, 9.2), 2.2, 0.3, (0, 0, 0.6), mat=body, segments=6)
    capsule(-0.9, 11.3, 2.55, 45, body, metal)
    capsule(0.9, 11.3, 1.2, 135, body, metal)
    arch = [(-2.5, 7.4, 1.9), (-2.85, 9.4, 1.9), (-3.0, 11.6, 1.9), *[(-3.0 * cos(t), 11.6 + 2.7 * sin(t), 1.9) for t in (pi * i / 12 for i in range(1, 12))],
            (3.0, 11.6, 1.9), (2.85, 9.4, 1.9), (2.5, 7.4, 1.9)]
    tube(arch, 0.18, metal)


def sign(which, loc):
    """The symbol printed on a transport key: 0 stop, 1 play."""
    if which == 0:
        box((0.3, 0.3, 0.01), loc, 0.002, shade('print'))
    elif which == 1:
        plate([(-0.14, -0.19), (0.22, 0), (-0.14, 0.19)], 0.01, 0.002, loc, mat=shade('print'))


def field_box(body, face, grip, metal):
    """Stands; display and controls in front, two locking sockets on either side."""
    width, height, depth = 17.0, 5.8, 11.4
    box((width, depth, height), (0, 0, height / 2 + 0.3), 0.4, body, segments=6)
    plate(rounded_rect(width - 0.6, depth - 0.6, 0.4), 0.3, 0.05, (0, 0, 0.1), mat=shade('black'))
    feet((-6.8, 6.8), (-4.2, 4.2), 0.6, 0.0)
    y = -depth / 2
    middle = height / 2 + 0.3
    with front(y + 0.02, middle):
        plate(rounded_rect(width - 0.5, height - 0.5, 0.4), 0.22, 0.08, mat=face, segments=6)
        z = 0.22
        screen((-4.3, 0.15, z - 0.02), 5.6, 3.9, meters([0.82, 0.7, 0.6, 0.45]), 0.3)
        # Four tracks: gain, arming key.
        for i in range(4):
            x = 0.35 + 1.85 * i
            scale_marks((x, 1.15, z + 0.004), 0.82, shade('print'), 9, 280, 0.12)
            knob((x, 1.15, z), 0.6, 1.0, 'metal', shade('knob'), shade('white'), (-30, 10, 45, -60)[i])
            button((x, -0.5, z), (1.1, 0.46), 0.14, grip, 'red' if i < 3 else None)
            label(str(i + 1), (x, 2.3, z + 0.004), 0.4)
            label('ARM', (x + 0.92, -0.5, z + 0.004), 0.19)
        # Transport and menu.
        for i in range(5):
            x = 0.25 + 1.42 * i
            round_button((x, -1.72, z), 0.46, 0.16, gloss('#b3231f') if i == 4 else grip, metal)
            label(('MENU', 'SLATE', 'STOP', 'PLAY', 'REC')[i], (x, -2.4, z + 0.004), 0.23)
            sign(i - 2, (x, -1.72, z + 0.162))
        jack((7.5, -1.72, z), shade('rim'), nut=False, r=0.5)
        label('PHONES', (7.45, -2.4, z + 0.004), 0.23)
        for i, v in enumerate((0.9, 0.2)):
            led((7.75, v + 0.3, z), ('green', 'off')[i], 0.1)
    for side, x in ((right_side, width / 2), (left_side, -width / 2)):
        for v in (-2.75, 1.6):
            with side(x - 0.02 if x > 0 else x + 0.02, v, middle):
                plate(rounded_rect(3.3, 4.2, 0.5), 0.35, 0.12, mat=body, holes=[circle(1.22, n=48)])
                lathe([(1.36, 0.33), (1.36, 0.46), (1.28, 0.54), (1.18, 0.5), (1.15, 0.02)], mat=metal, segments=56)
                cylinder(1.2, 0.04, mat=shade('hole'), bevel=0)
                plate(circle(1.1), 0.3, 0.04, mat=shade('black'), holes=[circle(0.34)] + [circle(0.15, 0.72 * cos(radians(a)), 0.72 * sin(radians(a)), 16) for a in (35, 145, 270)])
                box((0.54, 0.34, 0.3), (0, 1.25, 0.42), 0.06, shade('black'))
    # A camera's thread plate and strap rings on top.
    top = height + 0.3
    cylinder(0.95, 0.12, (0, 1.0, top - 0.02), mat=metal)
    cylinder(0.32, 0.02, (0, 1.0, top + 0.1), mat=shade('hole'), bevel=0)
    for x in (-7.6, 7.6):
        with group((x, 4.4, top)):
            box((0.9, 0.5, 0.5), (0, 0, 0.1), 0.15, metal)
            torus(0.55, 0.1, (0, 0, 0.6), (0, pi / 2, 0), metal, 40)
    for i in range(8):
        box((0.16, 3.6, 0.02), (-5.6 + 0.5 * i, 1.0, top), 0, shade('hole'))
    for x in (-7.9, 7.9):
        screw((x, -5.0, top - 0.02), 0.2, shade('dark steel'))


def build(options):
    form = options.get('form', 'handheld', ['handheld', 'field'])
    color = options.get('color', '#34353a')
    face_color = options.get('face', '#26272a')

    body = textured_plastic(color, 0.4, 26, 0.06)
    face, grip, metal = material(face_color, 0.42), rubber('#3a3b3e'), material('#8a8d92', 0.34, 0.5)
    if form == 'field':
        field_box(body, face, grip, metal)
        return standing(yaw=32, pitch=22, fill=0.87)
    handheld(body, grip, metal)
    return flat_lay(turn=-24, pitch=62, fill=0.87)
