"""Effect pedals: the treadle kind ('compact') and cast or folded boxes ('box') of any size.

A pedal lies on the floor: x across, y away from the player, z up.
"""

from families.panel_parts import *
from studio.kit import *

# Where controls are on a box's top, as shares of half its width and half its length:
# knobs (x, y, size), the footswitches, the lamps; where a knob's name is, in shares of its size from its middle.
LAYOUTS = {
    'triangle': {'knobs': [(-0.52, 0.62, 1), (0.52, 0.62, 1), (0, 0.16, 1)], 'switches': [(0, -0.66)], 'lamps': [(0, -0.22)], 'button': (0, 0.74), 'names': [-1.78, -1.78, -1.78]},
    'mini': {'knobs': [(0, 0.585, 1.2), (-0.5, -0.02, 0.72), (0.5, -0.02, 0.72)], 'switches': [(0, -0.62)], 'lamps': [(0, -0.25)], 'names': [-1.575, -1.9, -1.9]},
    'arch': {'knobs': [(-0.54, 0.47, 0.86), (0, 0.62, 0.86), (0.54, 0.47, 0.86)], 'switches': [(0, -0.62)], 'lamps': [(0, 0.24)], 'names': [-1.8, -1.8, -1.8]},
}
TURNS = [-60, 30, 80, -20, 110, -95, 10, 60, -40]


def paint(color, finish):
    if finish == 'sparkle':
        return sparkle(color, '#06100a', '#5d8a6c', 26)
    if finish == 'pearl':
        return material(color, 0.4, 0.3, 0.5, 0.12)
    if finish == 'metal':
        return material(color, 0.34, 0.85, 0.4, 0.15)
    return gloss(color, 0.35) if finish == 'gloss' else textured_plastic(color, 0.36, 22, 0.05)


def treadle_pedal(mat, names, switch, lamp, ink):
    """A wedge with a rubber-covered treadle in front of a sunken row of controls."""
    width = 7.3
    rubber_mat, dark = shade('rubber'), shade('black')
    box((width - 0.1, 12.8, 0.35), (0, 0, 0.17), 0.12, rubber_mat)
    wedge(width, [(-6.45, 0.3), (6.45, 0.3), (6.45, 3.9), (6.2, 4.2), (1.7, 3.62), (1.2, 3.4), (-6.2, 1.9), (-6.45, 1.6)], 0.3, mat, 6)
    # The treadle: same metal, a seam above the case, higher than the deck behind it.
    wedge(width, [(-6.5, 1.72), (-6.25, 1.98), (1.55, 3.62), (1.75, 3.9), (1.66, 4.72), (1.2, 4.98), (-5.9, 3.06), (-6.42, 2.6)], 0.32, mat, 6)
    box((width - 0.16, 8.0, 0.14), (0, -2.35, 2.82), 0.02, shade('hole'), (radians(11.9), 0, 0))
    tilt = math.degrees(math.atan2(1.92, 7.1))
    with sloped(-2.35, 4.02, tilt):
        plate(rounded_rect(5.9, 5.9, 0.4, 0, 0.35), 0.16, 0.06, mat=rubber_mat)
        for i in range(13):
            box((5.1, 0.16, 0.1), (0, -2.1 + i * 0.41, 0.17), 0.04, rubber_mat)
    # The thumbscrew that opens the battery's lid.
    with sloped(-6.45, 2.3, 62):
        fluted([(0.55, -0.2, 0), (0.55, 0.02, 1), (0.53, 0.3, 1), (0.46, 0.36, 0)], 18, 0.05, mat=shade('knob'))
        box((0.7, 0.1, 0.02), (0, 0, 0.36), 0, shade('hole'))

    # The deck: knobs in a row, a lamp behind them.
    lean, knobs = math.degrees(math.atan2(0.58, 4.5)), len(names)
    with sloped(4.0, 3.93, lean):
        places = {2: [(-2.25, -0.1), (2.15, -0.1)], 3: [(-2.3, -0.1), (0, -0.35), (2.3, -0.1)]}[knobs]
        for i, (x, y) in enumerate(places):
            r = 0.62 if knobs == 3 or i == 0 else 0.75
            scale_marks((x, y, 0.01), r * 1.36 + 0.18, ink, 11, 290, 0.16)
            knob((x, y, 0), r, 1.0, turn=TURNS[i], skirt=shade('knob'))
            # Behind the knob's height, where it can be read.
            label(names[i], (x, 1.75 if x else 1.36, 0.01), 0.29, ink)
        if switch:
            toggle((0, -0.6, 0), 0)
            for y, sign in ((-1.35, '\u2212'), (0.2, '+')):
                label(sign, (0, y, 0.01), 0.4, ink)
        bezel_led((0, 1.9, 0), lamp, 0.17)
    # One socket on each side.
    for side in (right_side(width / 2, 3.6, 2.1), left_side(-width / 2, 3.6, 2.1)):
        with side:
            jack((0, 0, -0.02), shade('dark steel'), nut=False, r=0.78)
    for y in (-5.2, 5.2):
        for x in (-1, 1):
            screw((x * (width / 2 - 0.01), y, 1.0), 0.2, shade('dark steel'), (0, x * pi / 2, 0))


def case(width, length, height, r, mat, round_top=0.25):
    """A cast box: straight sides with round corners, on feet."""
    plate(rounded_rect(width, length, r), height, round_top, (0, 0, 0.35), mat=mat, segments=8)
    # The base plate, a seam below the casting.
    plate(rounded_rect(width - 0.1, length - 0.1, r), 0.2, 0.04, (0, 0, 0.12), mat=shade('dark steel'))
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder(min(0.5, width * 0.1), 0.15, (x * (width / 2 - 0.8), y * (length / 2 - 0.8), 0), mat=shade('rubber'))
    return height + 0.35


def sockets(width, y, z, r=0.68):
    for side in (right_side(width / 2, y, z), left_side(-width / 2, y, z)):
        with side:
            jack((0, 0, -0.02), r=r)


def small_box(mat, size, layout, names, knob_color, lamp, ink, graphic, jack_y):
    width, length, height = size
    top = case(width, length, height, 0.35 if width > 5 else 0.3, mat)
    plan = LAYOUTS[layout]
    mats = material(knob_color, 0.38, coat=0.3)
    mark = shade('white') if knob_color != '#e9e6dc' else shade('dark print')
    if graphic:
        # Printed bands: thin skins on the paint.
        paint_a, paint_b = material(graphic[0], 0.4), material(graphic[1], 0.4)
        plate(rounded_rect(width * 0.9, length * 0.42, 0.5, 0, length * 0.26), 0.012, 0.004, (0, 0, top - 0.004), mat=paint_a)
        plate(rounded_rect(width * 0.9, length * 0.09, 0.25, 0, -length * 0.02), 0.012, 0.004, (0, 0, top - 0.004), mat=paint_b)
    for i, ((u, v, scale), name, way) in enumerate(zip(plan['knobs'], names, plan['names'], strict=True)):
        x, y, r = u * width / 2, v * length / 2, 0.72 * scale
        if layout == 'mini':
            r = 0.72 * scale if scale > 1 else 0.46
        scale_marks((x, y, top + 0.016), r * (1.36 if r > 0.5 else 1) + 0.16, ink, 11 if r > 0.5 else 7, 290, 0.13)
        knob((x, y, top), r, 1.25 if r > 0.6 else 0.95, turn=TURNS[i], mat=mats, mark=mark, skirt=mats if r > 0.5 else None)
        label(name, (x, y + way * r, top + 0.012), 0.29 if width > 5 else 0.24, ink)
    for u, v in plan['switches']:
        stomp((u * width / 2, v * length / 2, top), 0.56 if width > 5 else 0.5)
    for u, v in plan['lamps']:
        bezel_led((u * width / 2, v * length / 2, top), lamp, 0.17)
    if 'button' in plan:
        u, v = plan['button']
        round_button((u * width / 2, v * length / 2, top), 0.3, 0.24, shade('rubber'), shade('steel'))
        led((u * width / 2, v * length / 2 - 0.68, top), lamp, 0.09)
    sockets(width, jack_y * length / 2, 0.35 + height * 0.5, 0.68 if height > 2.6 else 0.6)
    # The supply's socket, behind, is not seen; screws of the lid are below.


def large_box(mat, names, ink, lamp, knob_mat):
    """A wide stereo pedal: display, encoders, a row of knobs, three footswitches."""
    width, length = 17.8, 13.2
    side = [(-length / 2, 0.3), (length / 2, 0.3), (length / 2, 4.9), (length / 2 - 0.4, 5.1), (-length / 2 + 0.3, 3.5), (-length / 2, 3.2)]
    wedge(width, side, 0.25, mat, 6)
    box((width - 0.2, length - 0.2, 0.3), (0, 0, 0.2), 0.08, shade('black'))
    feet((-7.6, 7.6), (-5.4, 5.4), 0.6, 0.0)
    slope = math.degrees(math.atan2(1.6, length - 0.7))
    with sloped(0, 4.295, slope):
        def wave(w, h, z):
            for i in range(31):
                a = exp_wave(i)
                box((0.07, a, 0.01), (-w / 2 + 0.35 + i * (w - 0.7) / 30, -h * 0.1, z), 0, shade('blue'))
            for x in (-1.4, 0, 1.4):
                box((0.8, 0.1, 0.01), (x, h * 0.36, z), 0, shade('lamp'))

        screen((0, 4.2, 0), 5.2, 2.5, wave, 0.22)
        for x, turn, name in ((-6.2, -45, names[0]), (6.2, 20, names[-1])):
            scale_marks((x, 4.0, 0.01), 1.42, ink, 12 if x < 0 else 2, 330, 0.16)
            knob((x, 4.0, 0), 1.05, 1.5, 'metal', knob_mat, shade('white'), turn)
            label(name, (x, 2.3, 0.01), 0.29, ink)
        for x in (-3.75, 3.75):
            for y in (3.4, 4.9):
                round_button((x, y, 0), 0.27, 0.2, shade('rubber'), shade('steel'))
        for i in range(7):
            x = -7.05 + i * 2.35
            scale_marks((x, 0.55, 0.01), 0.96, ink, 11, 290, 0.13)
            knob((x, 0.55, 0), 0.72, 1.3, 'metal', knob_mat, shade('white'), TURNS[i])
            label(names[1 + i], (x, -0.76, 0.01), 0.27, ink)
        for i, x in enumerate((-6.1, 0, 6.1)):
            stomp((x, -4.5, 0), 0.62)
            bezel_led((x, -2.4, 0), lamp if i < 2 else 'off', 0.17)
        for x in (-8.3, 8.3):
            for y in (-5.8, 5.7):
                screw((x, y, 0), 0.2, shade('dark steel'))


def exp_wave(i):
    """Heights of a dying tail, for a display."""
    return 0.12 + 1.5 * math.exp(-i / 12) * abs(sin(i * 1.3 + 0.5))


def build(options):
    form = options.get('form', 'box', ['compact', 'box', 'large'])
    color = options.get('color', '#2e3338')
    finish = options.get('finish', 'paint', ['paint', 'gloss', 'pearl', 'sparkle', 'metal'])
    size = options.get('size', [6.0, 11.1, 3.2])
    layout = options.get('layout', 'triangle', list(LAYOUTS))
    names = options.get('names', ['LEVEL', 'TONE', 'GAIN'])
    switch = options.get('toggle', False)
    knob_color = options.get('knobColor', '#1b1b1d')
    lamp = options.get('lamp', 'red', ['red', 'blue', 'green', 'amber', 'lamp'])
    ink_color = options.get('ink', '#e9e7e0')
    graphic = options.get('graphic', None)
    jack_y = options.get('jackAt', 0.42)

    mat, ink = paint(color, finish), material(ink_color, 0.5)
    if form == 'compact':
        treadle_pedal(mat, names, switch, lamp, ink)
        return standing(yaw=24, pitch=44, fill=0.87)
    if form == 'large':
        large_box(mat, names, ink, lamp, material(knob_color, 0.32, 0.7))
        return standing(yaw=22, pitch=46, fill=0.88)
    small_box(mat, size, layout, names, knob_color, lamp, ink, graphic, jack_y)
    return standing(yaw=24, pitch=48, fill=0.87)
