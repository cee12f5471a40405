"""Audio interfaces: boxes with a front panel, desktop wedges, a palm-sized one, a rack unit."""

from families.panel_parts import *
from studio.kit import *

TURNS = [-50, 20, 75, -15, -80, 45, 5, -35]


def faced_box(width, height, depth, shell, face, holes, corner=0.6, inset_by=0.25):
    """A sleeve with a recessed front and a back; returns where the front panel's surface is in y."""
    sleeve(width, height, depth, corner, 0.28, shell)
    w, h = width - 0.5, height - 0.5
    y = -depth / 2 + inset_by
    plate(rounded_rect(w, h, corner * 0.8, 0, height / 2), 0.3, 0.04, (0, y + 0.3, 0), (pi / 2, 0, 0), face,
          holes=[[(x, v + height / 2) for x, v in hole] for hole in holes])
    plate(rounded_rect(w, h, corner * 0.8, 0, height / 2), 0.3, 0.04, (0, depth / 2 - 0.1, 0), (pi / 2, 0, 0), shade('black'))
    feet((-width / 2 + 1.5, width / 2 - 1.5), (-depth / 2 + 1.5, depth / 2 - 1.5), 0.6, 0.22)
    return y


def jacks_with_halos(shell, face, knobs):
    """Two instrument sockets, two lit gains with six buttons between, a large lit output (18 cm)."""
    y = faced_box(18, 4.75, 12, shell, face, [])
    with front(y, 2.375):
        for x in (-7.5, -5.55):
            jack((x, 0, 0), shade('black'), nut=False, r=0.68)
            lathe([(0.78, 0), (0.76, 0.05), (0.62, 0.05), (0.6, 0)], (x, 0, 0), mat=shade('steel'), segments=48)
        for i, x in enumerate((-3.35, 1.15)):
            halo((x, 0, 0), 0.86, shade('green'), 0.13)
            knob((x, 0, 0), 0.74, 1.25, 'smooth', knobs, turn=TURNS[i])
        for i in range(6):
            bx, by = -1.55 + 0.9 * (i % 2), 0.95 - 0.95 * (i // 2)
            button((bx, by, 0), (0.66, 0.5), 0.07, shade('rubber'), ['lamp', 'red', None, None, 'green', None][i])
        halo((4.35, 0, 0), 1.2, shade('lamp'), 0.14)
        knob((4.35, 0, 0), 1.06, 1.3, 'smooth', knobs, turn=30)
        knob((6.5, 0.35, 0), 0.56, 1.0, 'smooth', knobs, turn=-30)
        button((6.5, -1.05, 0), (0.6, 0.36), 0.07, shade('rubber'), 'green')
        jack((7.85, 0, 0), shade('black'), nut=False, r=0.64)


def two_combos(shell, face, knobs, mark, ink, size, style):
    """Two combined sockets on the left, gains, monitor controls and phones on the right."""
    width, height, depth = size
    left = -width / 2
    places = [(left + 2.0, 0), (left + 4.95, 0)]
    y = faced_box(width, height, depth, shell, face, [combo_hole(*p) for p in places], 0.35 if style == 'plain' else 0.75)
    with front(y, height / 2):
        for x, v in places:
            combo((x, v, 0))
        a = left + 7.0
        if style == 'plain':
            # Gains one above the other are read with the sockets; mute buttons below them.
            for i in (0, 1):
                x = a + 0.5 + i * 1.85
                scale_marks((x, 0.55, 0.003), 0.83, ink, 11, 290, 0.13)
                knob((x, 0.55, 0), 0.56, 1.15, 'ribbed', knobs, mark, TURNS[i])
                led((x + 0.62, 1.65, 0), 'green', 0.09)
                button((x, -1.2, 0), (0.9, 0.42), 0.14, shade('rubber'))
            x = a + 4.15
            button((x, 0.55, 0), (0.5, 0.5), 0.14, shade('rubber'), 'amber')
            led((x, 1.4, 0), 'lamp', 0.09)
            button((x, -1.2, 0), (0.5, 0.42), 0.14, shade('rubber'))
            x = a + 5.75
            scale_marks((x, 0.85, 0.003), 0.87, ink, 11, 290, 0.13)
            knob((x, 0.85, 0), 0.62, 1.15, 'ribbed', knobs, mark, 15)
            scale_marks((x, -1.1, 0.003), 0.72, ink, 9, 290, 0.12)
            knob((x, -1.1, 0), 0.5, 1.05, 'ribbed', knobs, mark, -40)
            jack((width / 2 - 1.15, -0.9, 0), shade('black'), nut=False, r=0.66)
        else:
            for i in (0, 1):
                x = a + 0.65 + i * 2.55
                halo((x, 0.35, 0), 0.86, shade('green' if i == 0 else 'lamp'), 0.09)
                knob((x, 0.35, 0), 0.72, 1.25, 'smooth', knobs, mark, TURNS[i])
                button((x, -1.3, 0), (1.0, 0.4), 0.12, material('#dcdad4', 0.5), 'blue' if i == 0 else None)
            x = a + 5.3
            button((x, 0.9, 0), (0.7, 0.4), 0.12, material('#dcdad4', 0.5), 'red')
            button((x, -0.1, 0), (0.7, 0.4), 0.12, material('#dcdad4', 0.5))
            button((x, -1.1, 0), (0.7, 0.4), 0.12, material('#dcdad4', 0.5))
            x = a + 7.35
            scale_marks((x, 0, 0.003), 1.3, ink, 11, 290, 0.15)
            knob((x, 0, 0), 1.08, 1.35, 'smooth', knobs, mark, 35)
            x = a + 9.8
            scale_marks((x, 0, 0.003), 0.78, ink, 9, 290, 0.12)
            knob((x, 0, 0), 0.58, 1.1, 'smooth', knobs, mark, -30)
            jack((width / 2 - 1.2, 0, 0), shade('black'), nut=False, r=0.66)


def desk_wedge(shell, face):
    """A wedge with its controls on top and instrument and phones sockets in front."""
    width = 23.4
    wedge(width, [(-7.85, 0.3), (7.85, 0.3), (7.85, 6.4), (7.2, 6.9), (6.3, 6.85), (-7.2, 3.6), (-7.85, 3.0)], 0.3, shell, 6)
    feet((-10, 10), (-6.2, 6.2), 0.7, 0.0)
    slope = math.degrees(math.atan2(3.25, 13.5))
    ink = shade('print')
    with sloped(-0.45, 5.22, slope):
        plate(rounded_rect(22.6, 12.6, 0.4), 0.12, 0.05, (0, -0.1, -0.02), mat=face)
        z = 0.1
        # Two channels: buttons, gain, meter, the colour button.
        for n, x in enumerate((-9.3, -5.2)):
            for i, color in enumerate((['red', None, None], [None, 'green', None])[n]):
                button((x - 1.15 + 1.15 * i, 4.6, z), (0.85, 0.85), 0.16, material('#3b3d41', 0.5), color, 0.12)
            scale_marks((x, 1.7, z + 0.004), 1.34, ink, 11, 290, 0.2)
            knob((x, 1.7, z), 0.95, 1.5, 'ribbed', shade('knob'), shade('white'), TURNS[n], cap=gloss('#a01f22'))
            ladder((x + 1.25, -2.6, z), 3 if n == 0 else 2, (0.3, 0.3), 0.5, ['green', 'green', 'green', 'amber', 'red'])
            button((x - 0.35, -1.6, z), (1.15, 1.15), 0.16, material('#3b3d41', 0.5), 'amber' if n == 0 else None, 0.14)
            label('4K', (x - 0.35, -2.7, z), 0.5, ink)
            label(str(n + 1), (x - 0.35, -4.6, z), 0.7, ink)
        for x in (-7.25, -3.0):
            box((0.04, 10.8, 0.01), (x, 0, z + 0.004), 0, material('#5c5e62', 0.5))
        # Monitoring.
        scale_marks((0.7, 3.0, z + 0.004), 1.34, ink, 11, 290, 0.2)
        knob((0.7, 3.0, z), 0.95, 1.5, 'ribbed', shade('knob'), shade('white'), -10, cap=material('#d8d6cf', 0.35))
        for i in range(3):
            button((-0.6 + 1.3 * i, 0.15, z), (0.95, 0.7), 0.16, material('#3b3d41', 0.5), 'green' if i == 1 else None, 0.12)
        scale_marks((6.9, 1.9, z + 0.004), 2.75, ink, 21, 290, 0.26)
        knob((6.9, 1.9, z), 2.1, 1.9, 'ribbed', shade('knob'), shade('white'), 25, cap=gloss('#2456a6'))
        for i, x in enumerate((0.7, 4.0)):
            scale_marks((x, -3.3, z + 0.004), 1.14, ink, 11, 290, 0.18)
            knob((x, -3.3, z), 0.78, 1.35, 'ribbed', shade('knob'), shade('white'), TURNS[i + 3], cap=material('#8d9095', 0.35))
        for x in (7.6, 8.8, 10.0):
            led((x, -4.6, z), 'green' if x < 8 else 'off', 0.13)
    with front(-7.85, 1.75):
        for x in (-9.2, -6.6, 6.6, 9.2):
            jack((x, -0.1, -0.02), r=0.64)


def palm(shell, face):
    """A palm-sized block: a large wheel, meters, buttons; connectors in front and behind."""
    width, depth = 10.8, 18.1
    plate(rounded_rect(width, depth, 0.7), 3.1, 0.16, (0, 0, 0.3), mat=shell, segments=6)
    plate(rounded_rect(width - 0.5, depth - 0.5, 0.6), 0.3, 0.05, (0, 0, 0.04), mat=shade('black'))
    feet((-4, 4), (-7.4, 7.4), 0.6, 0.0)
    z = 3.4
    plate(rounded_rect(width - 0.7, depth - 0.7, 0.5), 0.06, 0.025, (0, 0, z - 0.03), mat=face)
    z += 0.03
    ink = shade('print')
    # Three groups of level lamps: inputs, outputs, and the wheel's own.
    for group_x in (-3.2, 0, 3.2):
        for n in range(2):
            colors = ['green'] * 7 + ['amber'] * 2 + ['red']
            ladder((group_x - 0.28 + 0.56 * n, 2.9, z), [6, 7, 4, 4, 8, 8][round((group_x + 3.2) / 3.2) * 2 + n], (0.32, 0.2), 0.36, colors)
        label(('IN', 'OUT', 'MIX')[round((group_x + 3.2) / 3.2)], (group_x, 7.4, z), 0.5, ink)
    lathe([(2.75, 0), (2.7, 0.12), (2.5, 0.16), (2.45, 0.02)], (0, -1.6, z), mat=shade('dark steel'), segments=96)
    knob((0, -1.6, z), 2.25, 1.5, 'metal', material('#cfd0d2', 0.3, 0.45, 0.3), False)
    lathe([(1.75, 0), (1.7, -0.01), (1.2, -0.05), (0, -0.06)][::-1], (0, -1.6, z + 1.53), mat=material('#b9bbbd', 0.3, 0.45), segments=64)
    for i, x in enumerate((-3.9, 3.9)):
        for j in range(3):
            button((x, 0.4 - 1.6 * j, z), (1.3, 0.8), 0.14, material('#2c2e33', 0.5), 'lamp' if (i, j) in ((0, 0), (1, 1)) else None, 0.12)
    for i in range(4):
        button((-3.6 + 2.4 * i, -6.4, z), (1.5, 0.8), 0.14, material('#2c2e33', 0.5), 'lamp' if i == 2 else None, 0.12)
    with front(-depth / 2, 1.85):
        box((1.3, 0.6, 0.06), (-3.2, 0, 0), 0.02, shade('black'))
        box((1.0, 0.32, 0.02), (-3.2, 0, 0.035), 0, shade('hole'))
    with right_side(width / 2, 0, 1.85):
        jack((-5.4, 0, -0.02), shade('black'), nut=False, r=0.66)
        mini_jack((-3.7, 0, -0.01), shade('steel'))
        jack((-1.9, 0, -0.02), shade('black'), nut=False, r=0.66)
        jack((0.1, 0, -0.02), shade('black'), nut=False, r=0.66)


def rack(shell, face, knobs):
    """A rack unit with ears: two sockets, eight lit gains, meters, monitor and phones (48.3 cm)."""
    width, height, depth = 43.4, 4.3, 24.0
    sleeve(width, height, depth, 0.3, 0.25, shell)
    plate(rounded_rect(width - 0.6, height - 0.6, 0.1, 0, height / 2), 0.2, 0.04, (0, depth / 2 - 0.1, 0), (pi / 2, 0, 0), shade('black'))
    places = [(-20.2, 0), (-17.3, 0)]
    ears = [rounded_rect(1.1, 0.62, 0.3, x, v) for x in (-23.3, 23.3) for v in (-1.58, 1.58)]
    y = -depth / 2
    with front(y + 0.02, height / 2):
        plate(rounded_rect(48.2, 4.4, 0.15), 0.3, 0.06, mat=face, holes=[combo_hole(*p) for p in places] + ears)
        z = 0.3
        for x, v in places:
            combo((x, v, z))
        for i in range(5):
            bx = -15.1 + 0.95 * (i % 2)
            button((bx, 1.1 - 1.05 * (i // 2), z), (0.72, 0.5), 0.08, shade('rubber'), ['red', None, 'green', None, 'lamp'][i])
        for i in range(8):
            x = -12.3 + 2.0 * i
            halo((x, 0.35, z), 0.72, shade('green' if i < 6 else 'amber'), 0.11)
            knob((x, 0.35, z), 0.6, 1.2, 'smooth', knobs, turn=TURNS[i])
            button((x, -1.35, z), (0.8, 0.36), 0.08, shade('rubber'), 'lamp' if i == 2 else None)
        # Meters of the eight inputs and two outputs, behind glass.
        plate(rounded_rect(4.6, 3.0, 0.15, 6.3, 0), 0.06, 0.02, (0, 0, z), mat=shade('glass'))
        for i in range(10):
            x = 4.45 + 0.4 * i + (0.15 if i > 7 else 0)
            ladder((x, -1.15, z + 0.065), (5, 4, 6, 6, 3, 4, 5, 2, 6, 6)[i], (0.24, 0.2), 0.33, ['green'] * 5 + ['amber', 'amber', 'red'])
        for i in range(6):
            button((9.55 + 0.95 * (i % 2), 1.05 - 1.05 * (i // 2), z), (0.72, 0.5), 0.08, shade('rubber'), 'lamp' if i == 3 else None)
        for i in range(7):
            for j in range(3):
                cylinder(0.05, 0.01, (9.55 + 0.16 * i, -1.75 + 0.14 * j - 0.05, z), mat=shade('hole'), bevel=0, segments=8)
        halo((13.0, 0, z), 1.25, shade('lamp'), 0.13)
        knob((13.0, 0, z), 1.1, 1.35, 'smooth', knobs, turn=20)
        for i, x in enumerate((15.7, 18.9)):
            knob((x - 0.1, 0.2, z), 0.6, 1.1, 'smooth', knobs, turn=TURNS[i + 4])
            jack((x + 1.4, 0, z), shade('black'), nut=False, r=0.64)
        box((0.75, 1.3, 0.1), (21.6, 0, z), 0.04, shade('hole'))
        box((0.62, 1.15, 0.24), (21.6, 0, z + 0.06), 0.06, shade('rubber'), (0.12, 0, 0))
    # Vents along the right side.
    with right_side(width / 2, 0, height / 2):
        for i in range(14):
            box((0.22, 2.2, 0.02), (-5.2 + i * 0.8, 0, 0.0), 0, shade('hole'))


def build(options):
    layout = options.get('layout', 'two-combos', ['jacks-with-halos', 'two-combos', 'desk-wedge', 'palm', 'rack'])
    shell_color = options.get('color', '#1d1d1f')
    face_color = options.get('face', '#1a1a1c')
    knob_color = options.get('knobColor', '#202022')
    metal = options.get('metal', False)
    style = options.get('style', 'plain', ['plain', 'ringed'])
    size = options.get('size', [15.8, 4.7, 10.2])

    shell = material(shell_color, 0.36, 0.75) if metal else textured_plastic(shell_color, 0.42, 16, 0.05)
    face = material(face_color, 0.42)
    knobs = material(knob_color, 0.42)
    pale = sum(material_tone(knob_color)) > 1.5
    mark = shade('dark print') if pale else shade('white')
    ink = shade('dark print') if sum(material_tone(face_color)) > 1.5 else shade('print')
    if layout == 'jacks-with-halos':
        jacks_with_halos(shell, face, knobs)
    elif layout == 'two-combos':
        two_combos(shell, face, knobs, mark, ink, size, style)
    elif layout == 'desk-wedge':
        desk_wedge(shell, face)
        return standing(yaw=26, pitch=36, fill=0.88)
    elif layout == 'palm':
        palm(shell, face)
        return standing(yaw=28, pitch=40, fill=0.87)
    else:
        rack(shell, face, knobs)
        return standing(yaw=18, pitch=19, fill=0.91)
    # Under the full light, white cases would not stand out from the paper.
    light = 0.72 if sum(material_tone(shell_color)) > 1.5 else 1
    return standing(yaw=25, pitch=19, fill=0.88, key=light, rim=light)


def material_tone(color):
    return srgb(color)[:3]
