"""A desktop microphone preamplifier: front panel with a moving-coil meter, carrying handle on top."""

from families.panel_parts import *
from studio.kit import *


def moving_coil(loc, w, h, ink):
    """A meter with its scale and needle behind a frame."""
    with group(loc):
        frame = rounded_rect(w + 0.5, h + 0.5, 0.2)
        plate(frame, 0.3, 0.08, mat=shade('black'), holes=[rounded_rect(w, h, 0.12)])
        plate(rounded_rect(w + 0.2, h + 0.2, 0.1), 0.04, 0.01, (0, 0, 0.02), mat=material('#f3e6bf', 0.5, glow='#f7dfa2', glow_strength=0.35))
        z, cx, cy, r = 0.07, 0, -h * 0.72, h * 0.98
        for i in range(11):
            a = radians(138 - 9.6 * i)
            size = 0.22 if i % 2 == 0 else 0.13
            box((size, 0.045, 0.01), (cx + (r + size / 2) * cos(a), cy + (r + size / 2) * sin(a), z), 0, shade('red') if i > 7 else ink, (0, 0, a))
        tube([(cx + r * cos(radians(a)), cy + r * sin(radians(a)), z) for a in range(138, 64, -6)], 0.022, ink)
        tube([(cx + r * cos(radians(a)), cy + r * sin(radians(a)), z) for a in range(64, 40, -4)], 0.03, material('#b3201c', 0.5))
        a = radians(104)
        rod((cx + h * 0.3 * cos(a), cy + h * 0.3 * sin(a), 0.1), (cx + r * 1.12 * cos(a), cy + r * 1.12 * sin(a), 0.1), 0.025, ink, segments=8)
        plate(rounded_rect(w * 0.5, h * 0.2, 0.1, 0, -h * 0.42), 0.14, 0.03, (0, 0, 0.04), mat=shade('black'))
        label('VU', (0, h * 0.06, z), 0.36, ink)


def build(options):
    color = options.get('color', '#3a3c43')
    face_color = options.get('face', '#3c4a63')
    caps = options.get('caps', ['#3f74b8', '#9aa3ad'])
    width, height, depth = 22.0, 8.6, 24.0
    shell, face = textured_plastic(color, 0.4, 16, 0.06), material(face_color, 0.36, 0.35)
    ink = shade('print')
    cap_a, cap_b = (material(c, 0.32, coat=0.3) for c in caps)

    box((width - 0.4, depth, height), (0, 0, height / 2 + 0.4), 0.25, shell)
    feet((-8.8, 8.8), (-9.5, 9.5), 0.9, -0.1)
    y = -depth / 2
    with front(y + 0.05, height / 2 + 0.4):
        plate(rounded_rect(width, height + 0.3, 0.3), 0.5, 0.1, mat=face)
        z = 0.5
        # Input: source and gain, trim below the meter's left.
        for i in range(3):
            led((-9.9, 2.9 - 0.55 * i, z), ('green', 'off', 'off')[i], 0.12)
        button((-9.0, 2.35, z), (0.75, 0.5), 0.16, shade('rubber'))
        scale_marks((-6.9, 1.75, z + 0.004), 1.5, ink, 4, 120, 0.26)
        knob((-6.9, 1.75, z), 1.0, 1.6, 'ribbed', shade('knob'), turn=-20, cap=cap_a, skirt=shade('knob'))
        scale_marks((-3.3, 1.75, z + 0.004), 1.5, ink, 11, 290, 0.22)
        knob((-3.3, 1.75, z), 1.0, 1.6, 'ribbed', shade('knob'), turn=40, cap=cap_a, skirt=shade('knob'))
        # Impedance, phantom power, phase, insert, filter.
        for i in range(4):
            led((-9.9 + 0.6 * i, 0.35, z), 'amber' if i == 1 else 'off', 0.12)
        for i in range(5):
            x = -9.4 + 1.75 * i
            button((x, -1.0, z), (0.95, 0.5), 0.16, shade('rubber'))
            led((x, -0.3, z), ('off', 'red', 'off', 'off', 'green')[i], 0.12)
        moving_coil((2.15, 1.7, z), 4.5, 3.1, shade('dark print'))
        plate(rounded_rect(2.6, 3.6, 0.15, 6.9, 1.7), 0.06, 0.02, (0, 0, z), mat=shade('glass'))
        for n in range(2):
            ladder((6.35 + 1.1 * n, 0.25, z + 0.065), 6 - 2 * n, (0.5, 0.26), 0.41, ['green'] * 5 + ['amber'] * 2 + ['red'])
        button((9.5, 2.9, z), (0.95, 0.5), 0.16, shade('rubber'), 'green')
        button((9.5, 1.7, z), (0.95, 0.5), 0.16, shade('rubber'))
        button((9.5, 0.5, z), (0.95, 0.5), 0.16, shade('rubber'))
        # Instrument input with its gain, phones with theirs.
        jack((-9.2, -2.9, z), r=0.66)
        words = [('INPUT', -9.2, 1.72, 0.3), ('GAIN', -6.9, 3.66, 0.34), ('TRIM', -3.3, 3.66, 0.34), ('INST IN', -9.2, -3.85, 0.3),
                 ('DI GAIN', -6.3, -3.98, 0.3), ('PHONES', 5.4, -3.88, 0.3), ('OUT', 8.6, -3.72, 0.3), ('DI PATH', -3.9, -3.4, 0.26),
                 ('PEAK', 6.35, -0.42, 0.22), ('IN', 7.45, -0.42, 0.22), ('POWER', 9.5, 2.4, 0.22), ('METER', 9.5, 1.2, 0.22), ('CAL', 9.5, 0.0, 0.22)]
        words += [(word, -9.4 + 1.75 * i, -1.52, 0.24) for i, word in enumerate(('Z IN', '48V', 'PHASE', 'INSERT', 'FILTER'))]
        for word, x, v, size in words:
            label(word, (x, v, z), size, ink)
        scale_marks((-6.3, -2.75, z + 0.004), 1.06, ink, 11, 290, 0.18)
        knob((-6.3, -2.75, z), 0.74, 1.35, 'ribbed', shade('knob'), turn=-50, cap=cap_b)
        button((-3.9, -2.75, z), (0.95, 0.5), 0.16, shade('rubber'))
        scale_marks((5.4, -2.3, z + 0.004), 1.06, ink, 11, 290, 0.18)
        knob((5.4, -2.3, z), 0.74, 1.35, 'ribbed', shade('knob'), turn=10, cap=cap_b)
        jack((8.6, -2.7, z), r=0.66)
        box((5.2, 0.03, 0.01), (1.3, -2.0, z + 0.003), 0, ink)
        for x in (-10.4, 10.4):
            for v in (-3.9, 3.9):
                screw((x, v, z - 0.03), 0.22, shade('dark steel'))
    # The handle: a strap between two bosses, along the depth.
    top = height + 0.4
    for v in (-8.2, 8.2):
        box((2.6, 2.2, 0.9), (0, v, top + 0.35), 0.3, shade('black'))
        cylinder(0.45, 0.2, (0, v, top + 0.72), mat=shade('steel'))
    arch = [(8.4, 0.55), (7.2, 1.15), (5.4, 1.85), (0, 2.15), (-5.4, 1.85), (-7.2, 1.15), (-8.4, 0.55)]
    rows = []
    for _, v, z in smooth_path([(0, v, top + rise) for v, rise in arch], 8):
        rows.append([(x, v, z + dz) for x, dz in rounded_rect(2.2, 0.5, 0.2, 0, 0, 4)])
    loft(rows, mat=shade('rubber'), closed=True, caps=True, angle=50)
    # Vents in the right side.
    with right_side((width - 0.4) / 2, 0, height / 2 + 0.4):
        for i in range(10):
            box((0.25, 3.2, 0.02), (-1 + i * 0.9, 0.3, 0.0), 0, shade('hole'))
    return standing(yaw=25, pitch=18, fill=0.87)
