"""A floor multi-effects unit: rows of knobs, eight footswitches, an expression pedal on the right."""

from families.panel_parts import *
from studio.kit import *

# From the left: what a section has, a rotary for the type ('t') and plain knobs ('k').
SECTIONS = ['tkk', 'tkk', 'tkkk', 'tkk', 'tkk', 'tkk']


def lever_switch(x, y, z, mat, lamp):
    """A wide plate to step on, with its lamp behind."""
    box((6.6, 3.6, 0.5), (x, y, z + 0.1), 0.1, shade('black'))
    with group((x, y, z + 0.62), (radians(3), 0, 0)):
        plate(rounded_rect(6.2, 3.1, 0.35), 0.5, 0.18, (0, -0.05, -0.2), mat=mat, segments=6)
        for i in range(4):
            box((5.0, 0.14, 0.06), (0, -0.85 + i * 0.5, 0.3), 0.03, shade('rubber'))
    led((x, y + 2.35, z), lamp, 0.17)


def build(options):
    color = options.get('color', '#2a2c30')
    panel_color = options.get('panel', '#1f2023')
    switch_color = options.get('switches', '#8f9297')

    body, panel = textured_plastic(color, 0.38, 20, 0.06), material(panel_color, 0.4, 0.2)
    lever, ink = satin_metal(switch_color, 0.34), shade('print')
    width, depth = 44.3, 22.0
    # Low in front, the knobs' deck behind a step.
    wedge(width, [(-11, 0.4), (11, 0.4), (11, 5.6), (10.6, 6.0), (3.2, 5.1), (2.7, 4.7), (-10.4, 3.1), (-11, 2.6)], 0.3, body, 6)
    feet((-19, 19), (-8.5, 8.5), 0.9, 0.0)
    pedal_width = 10.2
    inner = width - pedal_width - 1.2
    left = -width / 2 + 0.6

    with sloped(6.95, 5.57, math.degrees(math.atan2(0.9, 7.4))):
        middle = left + inner / 2
        plate(rounded_rect(inner, 6.9, 0.3, middle, 0), 0.08, 0.03, (0, 0, -0.02), mat=panel)
        z = 0.06
        # Two rows of three sections.
        for n, knobs in enumerate(SECTIONS):
            col, row = n % 3, n // 3
            y = 1.75 - 3.45 * row
            count = len(knobs)
            x0, pitch = left + 0.35 + col * inner * 0.283, 2.75 if count < 4 else 2.25
            for i, kind in enumerate(knobs):
                x = x0 + 1.35 + i * pitch
                r = 0.62 if kind == 't' else 0.52
                scale_marks((x, y, z + 0.004), r * 1.34 + 0.14, ink, 11, 290, 0.13)
                knob((x, y, z), r, 1.1, 'ribbed', shade('knob'), turn=-110 + 53 * ((n * 4 + i * 3) % 5), skirt=shade('knob'), cap=material('#74787e', 0.35) if kind == 't' else None)
            box((8.4, 0.04, 0.01), (x0 + 4.4, y + 1.5, z + 0.004), 0, ink)
        # Display, keys and the output level.
        x = left + inner - 2.7
        plate(rounded_rect(3.0, 1.7, 0.15, x, 1.9), 0.06, 0.02, (0, 0, z), mat=shade('glass'))
        for i in range(2):
            for dx, dy, w, h in ((0, 0.5, 0.5, 0.09), (0, 0, 0.5, 0.09), (0, -0.5, 0.5, 0.09), (0.3, 0.25, 0.09, 0.42), (0.3, -0.25, 0.09, 0.42)):
                box((w, h, 0.01), (x - 0.45 + 0.95 * i + dx, 1.9 + dy, z + 0.065), 0, shade('red'))
        for i in range(2):
            for j in range(2):
                button((x - 1.0 + 2.0 * i, 0.1 - 0.95 * j, z), (1.2, 0.5), 0.14, shade('rubber'), 'amber' if (i, j) == (0, 1) else None)
        scale_marks((x, -2.25, z + 0.004), 0.86, ink, 11, 290, 0.13)
        knob((x, -2.25, z), 0.56, 1.1, 'ribbed', shade('knob'), turn=25)

    with sloped(-3.85, 3.9, math.degrees(math.atan2(1.6, 13.1))):
        for i in range(4):
            x = left + inner * (i + 0.5) / 4
            for j in range(2):
                lever_switch(x, 2.9 - 6.1 * j, 0.0, lever, [['red', 'off', 'red', 'off'], ['off', 'blue', 'off', 'off']][j][i])

    # The expression pedal, toe up, over its own well.
    px = width / 2 - pedal_width / 2 - 0.5
    box((pedal_width - 0.2, 20.4, 1.6), (px, 0.1, 5.0), 0.3, body, (radians(6.5), 0, 0))
    for x in (-1, 1):
        cheek = round_corners([(-2.2, 3.6), (2.2, 3.6), (1.1, 6.6), (-1.1, 6.6)], 0.6)
        plate(cheek, 0.45, 0.1, (px + x * 4.6 - 0.22, -0.4, 0), SIDEWAYS, body)
        cylinder(0.36, 0.1, (px + x * 4.8, -0.4, 6.1), (0, x * pi / 2, 0), shade('steel'), 0.04)
    with group((px, -0.2, 7.1), (radians(11), 0, 0)):
        plate(rounded_rect(8.6, 19.8, 0.9), 0.9, 0.3, (0, 0, -0.45), mat=body, segments=8)
        plate(rounded_rect(7.7, 18.9, 0.6), 0.16, 0.05, (0, 0, 0.42), mat=shade('rubber'))
        for i in range(30):
            box((6.9, 0.26, 0.14), (0, -8.7 + i * 0.6, 0.6), 0.06, shade('rubber'), segments=2)
    led((px + 4.7, 9.9, 6.05), 'red', 0.15)
    return standing(yaw=20, pitch=42, fill=0.89)
