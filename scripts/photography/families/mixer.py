"""Mixing consoles: a sloped panel of channel strips, faders in front, sockets behind.

Strips run along y: the far end holds sockets, then gain, compressor, equaliser, sends, pan, fader.
"""

from families.panel_parts import *
from studio.kit import *


def side_cheek(x, mat):
    """A rounded end plate of the console."""
    side = [(-24.6, 0.6), (24.6, 0.6), (24.6, 10.6), (23.2, 11.4), (13.6, 11.3), (-23.6, 4.7), (-24.6, 3.8)]
    plate(round_corners(side, 0.9), 1.0, 0.2, (x - 0.5, 0, 0), SIDEWAYS, mat, segments=6)


def strip(x, z, mono, gain, caps, ink, number):
    """One channel on the sloped panel; y from the fader's foot up."""
    # Kinds by their place from the far end; stereo channels have three bands and no compressor.
    rows = [(0, 'gain')] if gain else []
    rows += [(1, 'comp')] if mono else []
    rows += [(i, 'eq') for i in ((2, 3, 4, 5) if mono else (2, 3, 5))]
    rows += [(i, 'aux') for i in (6, 7, 8, 9)] + [(10, 'pan')]
    for i, kind in rows:
        v = 16.6 - i * 1.86
        turn = {'gain': -70 + 23 * (number * 5 % 7), 'comp': -120, 'eq': (0, 15, -20, 0)[i % 4], 'aux': -140 + 35 * (number * i % 4), 'pan': (0, 0, -30, 30)[number % 4]}[kind]
        knob((x, v, z), 0.46, 1.05, 'smooth', shade('knob'), False, turn, cap=caps[kind])
        with group((x, v, z), (0, 0, -radians(turn))):
            box((0.09, 0.34, 0.02), (0, 0.22, 1.095), 0, shade('dark print' if kind in ('gain', 'comp') else 'white'))
        for a in (-140, 0, 140):
            t = radians(90 - a)
            box((0.12, 0.05, 0.01), (x + 0.68 * cos(t), v + 0.68 * sin(t), z + 0.004), 0, ink, (0, 0, t))
    # Mute with its lamp, then the assign buttons beside the fader.
    button((x, -5.2, z), (0.8, 0.42), 0.16, shade('rubber'))
    led((x + 0.72, -5.2, z), 'red' if number == 7 else 'off', 0.1)
    for j in range(4):
        button((x + 0.82, -8.0 - j * 1.75, z), (0.4, 0.4), 0.18, material('#d8d6cf', 0.4) if j < 3 else shade('rubber'))
    fader((x - 0.2, -12.2, z), 9.0, (0.62, 0.7, 0.55, 0.74, 0.5, 0.68, 0.7, 0.12, 0.6, 0.64, 0.4, 0.4)[number % 12], caps['fader'], shade('dark print'))
    for j in range(9):
        box((0.22, 0.03, 0.01), (x - 0.62, -15.9 + j * 0.93, z + 0.003), 0, ink)
    label(str(number + 1) if number < 8 else f'{9 + 2 * (number - 8)}/{10 + 2 * (number - 8)}', (x, -18.0, z), 0.62 if number < 8 else 0.5, ink)


def master(x, z, caps, ink):
    """Effects, phones, meters, groups and the stereo fader, from x rightwards."""
    plate(rounded_rect(4.6, 7.6, 0.2, x + 7.2, 12.6), 0.06, 0.02, (0, 0, z), mat=shade('glass'))
    for n in range(2):
        ladder((x + 6.6 + 1.2 * n, 9.5, z + 0.065), 8 - n, (0.55, 0.3), 0.54, ['green'] * 7 + ['amber'] * 4 + ['red'])
    # Effect display and its wheel.
    plate(rounded_rect(3.4, 2.2, 0.15, x + 2.2, 15.3), 0.08, 0.02, (0, 0, z), mat=shade('glass'))
    for i in range(2):
        for dx, dy, w, h in ((0, 0.62, 0.55, 0.1), (0, -0.62, 0.55, 0.1), (0.33, 0.31, 0.1, 0.5), (0.33, -0.31, 0.1, 0.5), (-0.33, -0.31, 0.1, 0.5)):
            box((w, h, 0.01), (x + 1.75 + 0.95 * i + dx, 15.3 + dy, z + 0.085), 0, shade('red'))
    knob((x + 2.2, 12.3, z), 0.72, 1.1, 'ribbed', shade('knob'))
    button((x + 0.9, 9.9, z), (0.9, 0.5), 0.16, shade('rubber'), 'amber')
    button((x + 3.3, 9.9, z), (0.9, 0.5), 0.16, shade('rubber'))
    for i in range(4):
        for j in range(3):
            v = 7.0 - j * 2.3
            if (i, j) == (3, 2):
                continue
            knob((x + 1.0 + 2.35 * i, v, z), 0.5, 1.05, 'smooth', shade('knob'), shade('white'), -60 + 31 * ((i * 3 + j) % 5), cap=caps['aux' if j < 2 else 'level'])
    button((x + 8.05, 2.4, z), (0.9, 0.5), 0.16, shade('rubber'), 'green')
    for i in range(4):
        button((x + 1.0 + 2.35 * i, -1.2, z), (0.9, 0.5), 0.16, material('#d8d6cf', 0.4), 'green' if i == 1 else None)
        button((x + 1.0 + 2.35 * i, -3.2, z), (0.9, 0.5), 0.16, shade('rubber'))
    for i, kind in enumerate(('return', 'group', 'group', 'stereo')):
        fader((x + 1.0 + 2.35 * i, -12.2, z), 9.0, (0.45, 0.7, 0.7, 0.72)[i], caps[kind], shade('white' if kind == 'stereo' else 'dark print'))
        for j in range(9):
            box((0.22, 0.03, 0.01), (x + 0.55 + 2.35 * i, -15.9 + j * 0.93, z + 0.003), 0, ink)
        for j in range(2):
            button((x + 2.1 + 2.35 * i, -8.6 - j * 1.75, z), (0.4, 0.4), 0.18, material('#d8d6cf', 0.4))


def xlr(loc):
    """A panel socket for microphones, latch towards the user."""
    with group(loc):
        lathe([(1.12, 0), (1.12, 0.14), (1.05, 0.2), (0.95, 0.16), (0.93, 0.02)], mat=shade('rim'), segments=48)
        cylinder(0.94, 0.02, mat=shade('hole'), bevel=0)
        lathe([(0.82, 0.01), (0.82, 0.12), (0.7, 0.12)], mat=shade('black'), segments=40)
        cylinder(0.7, 0.12, mat=shade('black'), bevel=0.02, segments=40)
        for a in (35, 145, 270):
            cylinder(0.14, 0.13, (0.42 * cos(radians(a)), 0.42 * sin(radians(a)), 0), mat=shade('contact'), bevel=0.01, segments=16)
        box((0.4, 0.26, 0.2), (0, 0.98, 0.12), 0.05, shade('steel'))


def build(options):
    color = options.get('color', '#202329')
    panel_color = options.get('panel', '#2a2e36')
    mono = options.get('mono', 8)
    stereo = options.get('stereo', 4)
    stereo_mics = options.get('stereoMics', 2)

    shell, panel = textured_plastic(color, 0.42, 14, 0.06), material(panel_color, 0.42, 0.2)
    ink = shade('print')
    caps = {
        'gain': material('#e8e6e0', 0.35), 'comp': material('#e3b72c', 0.35), 'eq': material('#3f8f57', 0.35),
        'aux': material('#2f66a8', 0.35), 'pan': material('#b8372f', 0.35), 'level': material('#e8e6e0', 0.35),
        'fader': material('#e6e4de', 0.38), 'return': material('#e6e4de', 0.38), 'group': material('#9aa0a8', 0.38), 'stereo': gloss('#b8242a'),
    }
    width = 44.4
    pitch = 2.52
    # The case: a flat socket deck behind, the long slope in front of it.
    side = [(-24.4, 0.7), (24.4, 0.7), (24.4, 10.4), (23.2, 10.9), (13.8, 10.8), (-23.6, 4.3), (-24.4, 3.6)]
    plate(round_corners(side, 0.3), width - 2, 0.15, (-width / 2 + 1, 0, 0), SIDEWAYS, shell, segments=4)
    for x in (-width / 2 + 0.5, width / 2 - 0.5):
        side_cheek(x, shell)
    feet((-18, 18), (-20, 20), 1.0, 0.0)

    slope = math.degrees(math.atan2(6.5, 37.4))
    left = -width / 2 + 2.3
    # The slope's panel ends below the deck.
    with sloped(-4.9, 7.55, slope):
        plate(rounded_rect(width - 2.4, 37.2, 0.3), 0.1, 0.04, (0, 0, -0.02), mat=panel)
        z = 0.08
        count = mono + stereo
        for i in range(count):
            strip(left + i * pitch, z, i < mono, i < mono + stereo_mics, caps, ink, i)
            box((0.03, 35.6, 0.01), (left + (i + 0.5) * pitch, 0, z + 0.003), 0, material('#4a4f58', 0.5))
        master(left + count * pitch - 0.5, z, caps, ink)
    # Sockets: microphones of the mono and the first stereo channels, lines before them.
    deck = 10.86
    plate(rounded_rect(width - 2.4, 9.1, 0.3), 0.08, 0.03, (0, 18.5, deck - 0.02), mat=panel)
    deck += 0.06
    for i in range(mono + stereo):
        x = left + i * pitch
        if i < mono + stereo_mics:
            xlr((x, 21.2, deck))
        else:
            jack((x, 20.9, deck), shade('rim'), nut=False, r=0.66)
        jack((x, 18.3, deck), shade('rim'), nut=False, r=0.66)
        jack((x, 15.9, deck), shade('rim'), nut=False, r=0.66)
    x = left + (mono + stereo) * pitch - 0.5
    for i in range(4):
        for j in range(3):
            if i > 1 and j == 2:
                continue
            jack((x + 1.0 + 2.35 * i, 15.9 + 2.4 * j, deck), shade('rim'), nut=False, r=0.66)
    for i in (2, 3):
        xlr((x + 1.0 + 2.35 * i, 21.2, deck))
    return standing(yaw=26, pitch=38, fill=0.89)
