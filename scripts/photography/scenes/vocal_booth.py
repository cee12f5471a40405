"""Studio C: a small room for one. A microphone behind its pop filter, and a desk to record at."""

import random

import numpy as np

from studio.kit import *
from studio.room import View, ambient, lamp

HALF, CEILING, BACK = 178, 250, 180
DESK = 73
# The window in the back wall: left, right, sill, head.
WINDOW = (-128, -52, 108, 196)


def shell(paint, oak, slat, dark):
    """Walls, a carpet, a ceiling; slats behind the desk, a small window beside them."""
    left, right, sill, head = WINDOW
    long, middle = 560, BACK - 280
    pile = material('#5d544b', 0.98, sheen=0.5, name='carpet')
    k = Nodes(pile)
    fleck = k.noise(k.coordinates(), Scale=1.6, Detail=6, Roughness=0.7)
    k.color(k.ramp(fleck, [(0.35, '#4a423a'), (0.55, '#62584e'), (0.7, '#746a5e')]))
    k.bump(fleck, 0.5, 0.5)
    mesh([(-HALF, BACK - 560, 0), (HALF, BACK - 560, 0), (HALF, BACK, 0), (-HALF, BACK, 0)], [(0, 1, 2, 3)], mat=pile)
    for x, z, w, h in ((0, sill / 2, 2 * HALF, sill), (0, (CEILING + head) / 2, 2 * HALF, CEILING - head),
                       ((left - HALF) / 2, (sill + head) / 2, left + HALF, head - sill), ((right + HALF) / 2, (sill + head) / 2, HALF - right, head - sill)):
        box((w, 12, h), (x, BACK + 6, z), 0, paint)
    for s in (-1, 1):
        box((6, long, CEILING), (s * (HALF + 3), middle, CEILING / 2), 0, paint)
        box((long, 1.6, 9), (s * (HALF - 0.8), middle, 4.5), 0.3, oak, (0, 0, pi / 2))
    box((2 * HALF, 1.6, 9), (0, BACK - 0.8, 4.5), 0.3, oak)
    box((2 * HALF, long, 6), (0, middle, CEILING + 3), 0, material('#a59c90', 0.9))
    # Slats behind the desk, from one board to the next.
    box((208, 2, 226), (HALF - 110, BACK - 1, 124), 0.2, dark)
    for i in range(40):
        box((3.2, 3, 224), (HALF - 212 + i * 5.2, BACK - 3.2, 124), 0.3, slat, segments=2)


def window(oak):
    """Frame, two panes, the soft light of an overcast day, a sill with a plant on it."""
    left, right, sill, head = WINDOW
    middle, wide, high = (left + right) / 2, right - left, head - sill
    sky = material('#000000', 1, name='sky')
    k = Nodes(sky)
    rows = np.linspace(0, 1, 64, dtype=np.float32)[:, None, None]
    day = (1 - rows) * np.array([0.93, 0.96, 1.0]) + rows * np.array([0.82, 0.85, 0.80])
    k.link(projected(k, picture(np.repeat(day, 4, 1), 'day', True), -60, -60, 120, 120), k.shader.inputs['Emission'])
    k.shader.inputs['Emission Strength'].default_value = 0.95
    mesh([(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], (middle, BACK + 16, (sill + head) / 2), (pi / 2, 0, 0), sky)
    white = material('#d9d3c8', 0.5)
    for z in (sill, head):
        box((wide + 6, 15, 4), (middle, BACK + 5, z), 0.5, oak)
    for x in (left, right):
        box((4, 15, high), (x, BACK + 5, (sill + head) / 2), 0.5, oak)
    box((2.6, 4, high), (middle, BACK + 8, (sill + head) / 2), 0.3, oak)
    # Venetian blind, half open, so that the sky is not a white hole.
    lath = material('#cdbb9c', 0.5)
    for i in range(int((high - 8) / 3.4)):
        box((wide - 7, 2.6, 0.25), (middle, BACK + 4.4, head - 6 - i * 3.4), 0.1, lath, (radians(-34), 0, 0), segments=2)
    for x in (left + 14, right - 14):
        rod((x, BACK + 3.2, sill + 2), (x, BACK + 3.2, head - 2), 0.12, white)
    box((wide - 6, 4.4, 3), (middle, BACK + 4.4, head - 3.4), 0.4, lath)
    box((wide + 14, 17, 3), (middle, BACK - 4, sill - 2.5), 0.5, oak)
    plant((middle + 20, BACK - 5, sill - 1), 0.36, 9)
    box((15, 11, 1.6), (middle - 16, BACK - 5, sill - 0.2), 0.2, material('#7c3f2c', 0.6), (0, 0, 0.2))
    box((14, 10.4, 1.4), (middle - 16.5, BACK - 5, sill + 1.3), 0.2, material('#d8cfbd', 0.6), (0, 0, -0.1))


def plant(at, scale, seed):
    """Long leaves in an earthen pot."""
    dice = random.Random(seed)
    greens = [material(tone, 0.42) for tone in ('#34502f', '#3f5f37', '#2b442a')]
    with group(at) as pot:
        lathe([(0, 0), (13, 0), (16.5, 27), (17.5, 27), (17.5, 31), (15.6, 31), (14.8, 26), (0, 26)], mat=material('#b0623e', 0.75), segments=56)
        cylinder(14.6, 1, (0, 0, 25.6), mat=material('#2a1e15', 0.95))
        for i in range(26):
            turn, reach, high = i * 2.4, dice.uniform(16, 44), dice.uniform(38, 92)
            rows = []
            for n in range(15):
                u = n / 14
                out, up = 2 + reach * u**1.5, 26 + high * (u - 0.32 * u**3)
                half = 4.6 * sin(pi * min(1, u * 0.94 + 0.06)) ** 0.8 + 0.15
                rows.append([(out * cos(turn) - side * half * sin(turn), out * sin(turn) + side * half * cos(turn), up - abs(side) * -half * 0.35)
                             for side in (-1, -0.5, 0, 0.5, 1)])
            loft(rows, mat=dice.choice(greens), angle=80)
    pot.scale = (scale,) * 3


def foam(x, y, z, side, tone, upright):
    """A square of acoustic wedges on a side wall; each turned against its neighbour."""
    mat = material(tone, 0.95, sheen=0.3)
    size, high = 30, 4.2 if not upright else 5.5
    with group((x, y, z), (0, radians(90 * side), 0)):
        box((size - 0.4, size - 0.4, 2), (0, 0, 1), 0.2, mat)
        for i in range(5):
            a = -size / 2 + 0.4 + i * (size - 0.8) / 5
            b, m = a + (size - 0.8) / 5, a + (size - 0.8) / 10
            e = size / 2 - 0.4
            if upright:
                corners = [(a, -e, 2), (b, -e, 2), (m, -e, high), (a, e, 2), (b, e, 2), (m, e, high)]
            else:
                corners = [(-e, a, 2), (-e, b, 2), (-e, m, high), (e, a, 2), (e, b, 2), (e, m, high)]
            mesh(corners, [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3), (1, 4, 5, 2)], mat=mat, angle=10)


def treatment(oak):
    """Foam on the left, a panel in a frame on the right, a soft cloud above."""
    for row in range(5):
        for i in range(5):
            foam(-HALF, BACK - 64 - i * 30, 78 + row * 30, 1, ('#4a4d4d', '#8a5240')[(i, row) in ((1, 3), (2, 2), (3, 1), (0, 0), (4, 4), (3, 3))], (i + row) % 2)
    for y, tone in ((BACK - 78, '#8d8272'), (BACK - 196, '#5a4a40')):
        box((6, 106, 136), (HALF - 3, y, 146), 0.6, oak)
        box((4, 100, 130), (HALF - 6, y, 146), 1.4, material(tone, 0.95, sheen=0.4))
    box((190, 130, 7), (10, 50, CEILING - 12), 1.5, material('#a2998b', 0.95, sheen=0.3))
    for y in (0, 100):
        for x in (-60, 80):
            rod((x, y, CEILING - 10), (x, y, CEILING), 0.3, satin_metal('#333333'))


def shock_mount(at):
    """Two rings with cord between, around a microphone that stands upright at `at`."""
    black, cord = textured_plastic('#1d1d1f', 0.42), material('#111112', 0.85)
    with group(at):
        for z in (1.6, 6.4):
            torus(4.9, 0.32, (0, 0, z), mat=black)
        for z in (2.8, 5.2):
            torus(2.85, 0.32, (0, 0, z), mat=black, segments=64)
        for z, inner in ((1.6, 2.8), (6.4, 5.2)):
            for x, y, a in ring_of(8, 1):
                for b in (a - 0.39, a + 0.39):
                    rod((x * 4.8, y * 4.8, z), (3 * cos(b), 3 * sin(b), inner), 0.13, cord, segments=8)
        for x, y, a in ring_of(4, 4.9):
            rod((x, y, 1.6), (x, y, 6.4), 0.26, black, segments=12)


def pop_filter(start, middle, turn):
    """A hoop of fine net on a bent neck that is clamped to the boom."""
    black = textured_plastic('#18181a', 0.4)
    net = material('#0d0d0e', 0.9, alpha=0.72, name='net')
    with group(middle, (0, 0, radians(turn))):
        torus(7.8, 0.5, rot=(pi / 2, 0, 0), mat=black)
        for y in (-0.35, 0.35):
            mesh([(x, y, z) for x, z in circle(7.7)], [tuple(range(48))], mat=net)
        box((2.2, 1.6, 2.4), (0, 0, -8.6), 0.4, black)
    x, y, z = middle
    neck = [start, (start[0] + 1, start[1] - 6, start[2] - 10), (start[0] * 0.4 + x * 0.6, start[1] * 0.4 + y * 0.6, z - 24), (x + 0.4, y, z - 17), (x, y, z - 9)]
    tube(neck, 0.48, satin_metal('#2a2a2c', 0.4))
    box((3.4, 3.4, 3.4), start, 0.7, black)


def singing_place(put, at, turn):
    """The boom stand; what hangs from its tip is placed in the room's own directions."""
    x, y, _ = at
    with group(at, (0, 0, radians(turn))):
        put('99', (13.4, 5.2, 0))
    c, s = cos(radians(turn)), sin(radians(turn))
    along = lambda a, b: (x + a * c - b * s, y + a * s + b * c)
    tip, mic = along(60.5, -2.6), along(68, -2.6)
    bracket = textured_plastic('#1d1d1f', 0.42)
    rod((*tip, 133.2), (*along(63.6, -2.6), 134), 0.8, bracket, bevel=0.2)
    box((2.4, 2.4, 5.2), (*along(63.4, -2.6), 134.2), 0.5, bracket, (0, 0, radians(turn)))
    facing = -40
    way = (sin(radians(facing)), -cos(radians(facing)))
    put('17', (*mic, 128.2), turn=facing)
    shock_mount((*mic, 130))
    clamp = along(48, -2.6)
    pop_filter((*clamp, 127.8), (mic[0] + way[0] * 13, mic[1] + way[1] * 13, 142), facing)
    # The microphone's lead: from its foot along the boom, down the stand, across the carpet.
    black = rubber('#141415')
    cylinder(1.0, 6, (*mic, 122.2), mat=satin_metal('#2b2b2d', 0.35), bevel=0.2)
    lead = [(*mic, 122.4), (*along(66, -2.6), 112), (*along(54, -4.4), 117), (*along(36, -4.4), 118.5), (*along(10, -4.4), 106), (*along(2.4, -2), 84), (*along(-2.3, -1), 50), (*along(2, -2.6), 18), (*along(9, -9), 1), (*along(30, -26), 0.5), (-20, 10, 0.5), (-34, 60, 0.5), (14, 96, 0.5), (34, 150, 0.5), (44, 174, 2), (46, 174, 40), (48, 173, 72)]
    tube(lead, 0.34, black)


def notes():
    """A page of music: staves and heads of notes."""
    dice = np.random.default_rng(5)
    page = np.full((420, 297, 3), (0.87, 0.85, 0.80))
    page[22:28, 90:207] = 0.35
    for stave in range(8):
        top = 52 + stave * 44
        for line in range(5):
            page[top + line * 4, 20:277] = 0.45
        for x in range(34, 272, 9):
            if dice.random() < 0.8:
                y = top + int(dice.integers(-1, 9)) * 2
                page[y - 2 : y + 2, x : x + 5] = 0.12
                page[y - 13 : y, x + 4 : x + 5] = 0.25
        page[top : top + 17, [20, 84, 148, 212, 276]] = 0.4
    return page


def music_stand(put, at, turn):
    with group(at, (0, 0, radians(turn))):
        put('118', (0.2, 3.6, 0))
        with group((0, 0.2, 97), (radians(-20), 0, 0)):
            for x, lean in ((-11, 0.01), (10.6, -0.015)):
                sheet = material('#e6e1d5', 0.8)
                k = Nodes(sheet)
                k.color(projected(k, picture(notes(), 'page', True), -10.5, -14.8, 21, 29.7))
                mesh([(-10.5, -14.8, 0), (10.5, -14.8, 0), (10.5, 14.8, 0), (-10.5, 14.8, 0)], [(0, 1, 2, 3)], (x, -0.35, 11.1), (pi / 2, lean, 0), sheet)


def stool(put, at):
    """A round stool of oak, with the headphones left on it."""
    oak = wood('#8a6238', '#77532f', '#604226', axis='x', scale=0.15, rough=0.45, bump=0)
    with group(at, (0, 0, 0.5)):
        cylinder(17, 3.4, (0, 0, 62), mat=oak, bevel=1)
        for x, y, _ in ring_of(4, 1, pi / 4):
            rod((x * 11, y * 11, 62.5), (x * 18.5, y * 18.5, 0), 1.9, oak, r2=1.4)
        for z, spread in ((20, 16.3), (30, 15.1)):
            ends = ring_of(4, spread, pi / 4)
            for a, b in ((0, 1), (2, 3)) if z == 20 else ((1, 2), (3, 0)):
                rod((*ends[a][:2], z), (*ends[b][:2], z), 0.95, oak)
    put('27', (at[0], at[1], 65.4), turn=-28)


def arrange():
    """The picture on the screen: one voice above a few accompanying tracks."""
    dice, shot = np.random.default_rng(21), np.full((360, 620, 3), (0.12, 0.12, 0.13))
    shot[:26] = (0.2, 0.2, 0.21)
    shot[26:, :120] = (0.16, 0.16, 0.17)
    tones = [(0.30, 0.56, 0.80), (0.34, 0.64, 0.42), (0.82, 0.62, 0.28), (0.60, 0.44, 0.74), (0.34, 0.62, 0.66), (0.78, 0.42, 0.36), (0.34, 0.64, 0.42)]
    for row in range(7):
        top, tone = 36 + row * 44, np.array(tones[row])
        shot[top + 8 : top + 28, 12:28] = tone
        x = 126 + int(dice.integers(0, 50))
        while x < 600:
            long = min(int(dice.integers(80, 230)), 612 - x)
            shot[top : top + 40, x : x + long] = tone * 0.6
            shot[top : top + 7, x : x + long] = tone
            loud = np.abs(np.convolve(dice.normal(0, 1, long + 12), np.ones(7) / 7, 'same'))[:long]
            for i, h in enumerate(np.minimum(14, 1 + loud * 18).astype(int)):
                shot[top + 23 - h : top + 23 + h, x + i] = tone * 1.25
            x += long + int(dice.integers(3, 40))
    shot[26:, 330:332] = 0.9
    return np.clip(shot, 0, 1)


def screen(at, width=61, height=35):
    """A computer all in one, on its foot."""
    alu = satin_metal('#c3c4c5', 0.35)
    lit = material('#000000', 0.25, glow='#000000', name='screen')
    k = Nodes(lit)
    k.link(projected(k, picture(arrange(), 'arrange', True), -width / 2, -height / 2, width, height), k.shader.inputs['Emission'])
    k.shader.inputs['Emission Strength'].default_value = 0.8
    with group(at):
        w, h = width / 2, height / 2
        box((width + 2, 1.8, height + 2), (0, 1, 14 + h), 0.6, alu)
        box((width + 1.4, 0.4, height + 1.4), (0, 0.05, 14 + h), 0.1, plastic('#0d0d0e', 0.25))
        mesh([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], (0, -0.18, 14 + h), (pi / 2, 0, 0), lit)
        box((15, 1.2, 22), (0, 4.4, 11), 0.4, alu, (radians(8), 0, 0))
        box((21, 18, 0.9), (0, 2, 0.45), 0.35, alu)


def desk(put, oak):
    """The desk against the slats: keyboard, monitors on pads, the computer."""
    steel, pad = textured_plastic('#1d1d1f', 0.45), rubber('#1c1c1d')
    x, y = 84, 136
    box((168, 66, 3.4), (x, y, DESK - 1.7), 0.7, oak)
    for dx in (-78, 78):
        for dy in (-28, 28):
            box((4, 4, DESK - 3.4), (x + dx, y + dy, (DESK - 3.4) / 2), 0.4, steel)
        box((4, 56, 4), (x + dx, y, 6), 0.4, steel)
    box((156, 3, 5), (x, y + 28, DESK - 7), 0.4, steel)
    # Drawers on the right.
    box((42, 54, 52), (x + 54, y + 1, DESK - 29.4), 0.4, steel)
    for i in range(3):
        box((40, 1.8, 15.6), (x + 54, y - 26.6, DESK - 13 - i * 16.6), 0.4, oak)
        box((12, 1.6, 1.2), (x + 54, y - 28.2, DESK - 9 - i * 16.6), 0.4, satin_metal('#b99a66', 0.3))
    screen((x, y + 14, DESK))
    for s in (-1, 1):
        px, py = x + s * 58, y + 12
        box((22, 27, 5), (px, py, DESK + 2.5), 0.8, pad, (0, 0, radians(-s * 20)))
        put('72', (px, py, DESK + 5), turn=-s * 20)
    put('58', (x - 2, y - 16, DESK))
    put('16', (x + 66, y - 20, DESK), turn=-14)
    put('27', (x - 68, y - 20, DESK), turn=24)


def chair(at, turn):
    """A shell on an oak foot."""
    leg = wood('#8a6238', '#77532f', '#604226', axis='z', scale=0.15, rough=0.45, bump=0)
    shell_ = material('#7a4630', 0.9, sheen=0.5)
    with group(at, (0, 0, radians(turn))):
        rows = []
        for u in np.linspace(0, 1, 40):
            # In profile: from the seat's front edge, back, and up the back rest.
            py = -22 + 44 * min(1, u / 0.5) - (2 * max(0, u - 0.5) * -7)
            pz = 46 - 2 * sin(pi * min(1, u / 0.5)) + max(0, u - 0.42) ** 1.25 * 78
            half = 23 - 3 * u + 2 * sin(pi * u)
            rows.append([(half * t, py - 5 * t * t * max(0, u - 0.4) * 2, pz + 3.2 * t**4 * (1 - abs(2 * u - 1))) for t in np.linspace(-1, 1, 17)])
        thicken(loft(rows, mat=shell_, angle=70), 2.4)
        for sx in (-1, 1):
            for sy in (-1, 1):
                rod((sx * 13, sy * 12, 43.5), (sx * 21, sy * 20, 0), 1.7, leg, r2=1.2)
        box((30, 28, 2), (0, 0, 42.6), 0.6, textured_plastic('#1d1d1f', 0.45))


def lamp_on_wall(x, z):
    """A round shade of linen on a brass arm."""
    metal = brass(0.25)
    cylinder(5, 1.6, (x, BACK - 6.4, z - 8), (pi / 2, 0, 0), metal, 0.4)
    tube([(x, BACK - 7, z - 8), (x, BACK - 17, z - 10), (x, BACK - 20, z - 4)], 0.6, metal)
    lathe([(11, z - 7), (8.4, z + 9), (8.2, z + 9), (10.8, z - 7)], (x, BACK - 20, 0), mat=material('#d8bd92', 0.9, glow='#ffc98a', glow_strength=0.8), segments=56)
    sphere(2.4, (x, BACK - 20, z), glow('#ffd9a8', 8))


def build(options, put):
    oak = wood('#a67c50', '#936b43', '#7a5735', axis='x', scale=0.1, rough=0.45, bump=0)
    slat = wood('#a67c50', '#966d45', '#805a38', axis='z', scale=0.05, stretch=30, rough=0.5, bump=0)
    paint, dark = material('#a89d8e', 0.88, spec=0.2), material('#1b1714', 0.9)
    shell(paint, oak, slat, dark)
    window(oak)
    treatment(oak)
    desk(put, oak)
    chair((78, 74, 0), 172)
    singing_place(put, (-76, -70, 0), -16)
    music_stand(put, (-96, 118, 0), 14)
    stool(put, (-145, 6, 0))
    plant((152, 40, 0), 1, 3)
    lamp_on_wall(-153, 168)
    warm = (1, 0.82, 0.6)
    lamp((-153, BACK - 24, 168), (-140, BACK - 60, 90), 16, 20, warm, reflected=False).visible_camera = False
    lamp(((WINDOW[0] + WINDOW[1]) / 2, BACK - 26, 154), (-60, 0, 90), 64, 40, (0.86, 0.93, 1), 80).visible_camera = False
    for x in (4, 66, 128):
        lamp((x, BACK - 34, 240), (x, BACK - 2, 80), 22, 17, warm, reflected=False).visible_camera = False
    lamp((10, 50, 228), (10, 50, 0), 110, 78, (1, 0.87, 0.7)).visible_camera = False
    lamp((40, -300, 225), (-20, 60, 90), 180, 150, (1, 0.94, 0.86), reflected=False)
    ambient((0.035, 0.034, 0.032))
    return View((-16, -268, 132), (4, 100, 132), lens=27, shift=(0, -0.03), bounces=5)
