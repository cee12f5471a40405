"""Studio A: the control room, with the live room and its drum kit behind a window."""

import random

import numpy as np

from studio.kit import *
from studio.room import View, ambient, lamp

HALF, CEILING, BACK = 265, 268, 290
SILL, HEAD, PANE = 76, 200, 168
DESK = 74


def boards(x0, x1, y0, y1, width=14):
    """A floor of oak boards, each different."""
    dice = random.Random(4)
    oaks = [wood(*tones, axis='y', scale=0.09, rough=0.42, coat=0.15, coat_rough=0.25, bump=0)
            for tones in (('#a87a4e', '#936640', '#7a5232'), ('#9c7046', '#875c38', '#6f4a2c'), ('#b08458', '#9a6e46', '#815a38'))]
    mesh([(x0, y0, -0.3), (x1, y0, -0.3), (x1, y1, -0.3), (x0, y1, -0.3)], [(0, 1, 2, 3)], mat=material('#22150c', 0.9))
    x = x0
    while x < x1:
        y = y0 - dice.uniform(0, 120)
        while y < y1:
            long = dice.uniform(110, 200)
            a, b = max(y, y0), min(y + long - 0.25, y1)
            if b > a:
                mesh([(x, a, 0), (x + width - 0.25, a, 0), (x + width - 0.25, b, 0), (x, b, 0)], [(0, 1, 2, 3)], mat=dice.choice(oaks))
            y += long
        x += width


def front_wall(paint, oak, slat, dark):
    """A wall with the window to the live room in it; slats on either side."""
    box((2 * HALF, 14, SILL), (0, BACK + 7, SILL / 2), 0.3, paint)
    box((2 * HALF, 14, CEILING - HEAD), (0, BACK + 7, (CEILING + HEAD) / 2), 0.3, paint)
    side = HALF - PANE
    for s in (-1, 1):
        x = s * (PANE + side / 2)
        box((side, 14, HEAD - SILL), (x, BACK + 7, (HEAD + SILL) / 2), 0, paint)
        box((side - 10, 2, CEILING - 30), (x, BACK - 1, CEILING / 2 + 3), 0.2, dark)
        for i in range(round((side - 12) / 5.2)):
            box((3.2, 2.6, CEILING - 32), (s * (PANE + 9) + s * i * 5.2, BACK - 3.2, CEILING / 2 + 3), 0.25, slat, segments=2)
    # The frame, deep as the wall, and two panes' worth of glass.
    for z in (SILL, HEAD):
        box((2 * PANE + 10, 22, 5), (0, BACK + 5, z), 0.6, oak)
    for x in (-PANE, PANE):
        box((5, 22, HEAD - SILL), (x, BACK + 5, (SILL + HEAD) / 2), 0.6, oak)
    box((3.2, 8, HEAD - SILL), (0, BACK + 6, (SILL + HEAD) / 2), 0.4, oak)
    glass = material('#aab4b8', 0.01, 1, alpha=0.05, name='glass')
    mesh([(-PANE, BACK + 6, SILL), (PANE, BACK + 6, SILL), (PANE, BACK + 6, HEAD), (-PANE, BACK + 6, HEAD)], [(0, 1, 2, 3)], mat=glass)
    # Fabric below the window.
    weave = material('#57534c', 0.95, sheen=0.4)
    for x in (-113, 0, 113):
        box((110, 4, SILL - 22), (x, BACK - 2, SILL / 2 + 3), 1.2, weave)


def live_room(put, oak):
    """Behind the glass: a drum kit on a riser under one warm lamp, panels and a curtain behind it."""
    drape, far = material('#5d4a3c', 0.95, sheen=0.3), BACK + 370
    rows = [[(x, far - 12 + 6 * sin(x / 9) + 3 * sin(x / 3.7 + 1), z) for x in range(-400, 401, 2)] for z in (0, 300)]
    loft(rows, mat=drape, angle=60)
    boards(-400, 400, BACK + 16, far)
    wall = material('#6b625a', 0.9)
    for x in (-402, 402):
        box((4, 370, 300), (x, BACK + 190, 150), 0, wall)
    box((800, 370, 4), (0, BACK + 190, 300), 0, material('#4b4743', 0.9))
    box((250, 180, 22), (92, BACK + 166, 11), 1, material('#2a2522', 0.85))
    put('37', (92, BACK + 160, 22), turn=10)
    put('94', (104, BACK + 222, 22), turn=180)
    # Cymbals on stands beside the kit.
    steel = chrome(0.12)
    for product, x, y, high, lean in (('92', 4, 196, 114, 14), ('91', 168, 198, 121, 14)):
        with group((x, BACK + y, 22)):
            for dx, dy, _ in ring_of(3, 1, 0.4):
                rod((0, 0, 30), (dx * 26, dy * 26, 0.9), 0.8, steel)
            rod((0, 0, 8), (0, 0, high - 22), 1, steel)
            with group((0, 0, high - 22), (radians(lean), 0, 0)):
                rod((0, 0, -1), (0, 0, 8), 0.4, steel)
                put(product, (0, 0, 1))
    lamp((60, BACK + 70, 285), (92, BACK + 165, 80), 90, 230, (1, 0.78, 0.52))
    lamp((-240, BACK + 250, 280), (-200, BACK + 360, 100), 90, 100, (1, 0.8, 0.58))


def side_walls(paint, oak):
    """Panels in wooden frames along both sides; a ceiling with a lit cloud."""
    long, middle = 780, BACK - 380
    for s in (-1, 1):
        box((6, long, CEILING), (s * (HALF + 3), middle, CEILING / 2), 0, paint)
        for i, (y, tone) in enumerate(((BACK - 92, '#8c8478'), (BACK - 212, '#6f4432'), (BACK - 332, '#8c8478'), (BACK - 452, '#6f4432'))):
            box((6, 104, 150), (s * (HALF - 3), y, 142), 0.6, oak)
            box((4, 98, 144), (s * (HALF - 6), y, 142), 1.4, material(tone, 0.95, sheen=0.4))
        box((1.6, 10, long), (s * (HALF - 0.8), middle, 5), 0.3, oak, (pi / 2, 0, 0))
    box((2 * HALF, long, 6), (0, middle, CEILING + 3), 0, material('#7d7770', 0.9))
    box((330, 190, 7), (0, 95, CEILING - 17), 1.5, material('#a79d8e', 0.95, sheen=0.3))
    for s in (-1, 1):
        box((3, 176, 0.8), (s * 135, 95, CEILING - 20.6), 0.2, glow('#ffdcb0', 2.2))
        for y in (20, 170):
            rod((s * 120, y, CEILING - 14), (s * 120, y, CEILING), 0.3, satin_metal('#333333'))


def daw():
    """The picture on the screen: tracks of recorded sound, each in its colour, and a strip of meters."""
    dice, shot = np.random.default_rng(8), np.full((400, 900, 3), (0.09, 0.095, 0.11))
    shot[:34] = (0.16, 0.165, 0.18)
    shot[:, :150] *= 1.35
    tones = [(0.28, 0.55, 0.78), (0.30, 0.62, 0.48), (0.80, 0.56, 0.26), (0.72, 0.34, 0.34), (0.52, 0.44, 0.72), (0.30, 0.60, 0.64)]
    for row in range(9):
        top, tone = 40 + row * 32, np.array(tones[row * 5 % 6])
        shot[top + 6 : top + 22, 14:22] = tone
        shot[top + 10 : top + 14, 32 : 80 + row * 13 % 50] = 0.5
        x = 156 + int(dice.integers(0, 60))
        while x < 880:
            long = min(int(dice.integers(90, 260)), 890 - x)
            shot[top : top + 29, x : x + long] = tone * 0.55
            shot[top : top + 4, x : x + long] = tone * 0.9
            loud = np.abs(np.convolve(dice.normal(0, 1, long + 8), np.ones(5) / 5, 'same'))[:long]
            for i, h in enumerate(np.minimum(11, 1 + loud * 13).astype(int)):
                shot[top + 16 - h : top + 16 + h, x + i] = tone * 1.25
            x += long + int(dice.integers(2, 50))
    for i in range(26):
        high = int(dice.integers(12, 46))
        shot[392 - high : 392, 160 + i * 28 : 168 + i * 28] = (0.36, 0.72, 0.42)
        shot[340:392, 172 + i * 28 : 174 + i * 28] = 0.25
    shot[34:, 470:472] = 0.85
    return np.clip(shot, 0, 1)


def screen(at, turn, width=88, height=39):
    """A wide display on a foot."""
    case, k = textured_plastic('#161617', 0.4), None
    lit = material('#000000', 0.25, glow='#000000', name='screen')
    k = Nodes(lit)
    k.link(projected(k, picture(daw(), 'daw', True), -width / 2, -height / 2, width, height), k.shader.inputs['Emission'])
    k.shader.inputs['Emission Strength'].default_value = 0.85
    with group(at, (0, 0, radians(turn))):
        box((width + 1.6, 2.4, height + 1.6), (0, 1.3, 14 + height / 2), 0.5, case)
        w, h = width / 2, height / 2
        mesh([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], (0, 0.02, 14 + h), (pi / 2, 0, 0), lit)
        box((5, 2, 24), (0, 4, 12), 0.6, satin_metal('#8d8e90'))
        box((28, 19, 1.2), (0, 3, 0.6), 0.5, satin_metal('#8d8e90'))


def desk(put, oak):
    """A wide desk with the console, the computer, and rack units in its legs."""
    steel, dark = satin_metal('#2b2b2d', 0.4), textured_plastic('#1c1c1d', 0.5)
    with group((0, 120, 0)):
        box((236, 82, 3.6), (0, 0, DESK - 1.8), 0.8, oak)
        box((232, 3, 26), (0, 34, DESK - 17), 0.4, oak)
        for s in (-1, 1):
            for x in (s * 114, s * 62):
                box((2.6, 66, DESK - 3.6), (x, 0, (DESK - 3.6) / 2), 0.3, oak)
            box((49.4, 60, 2), (s * 88, 0, 6), 0.3, oak)
            box((49.4, 2, DESK - 6), (s * 88, 26, DESK / 2), 0.3, dark)
            for z in range(8, 66, 5):
                if (z, s) not in ((48, 1), (43, 1), (53, -1)):
                    box((49, 1, 4.4), (s * 88, -29, z + 2.2), 0.2, dark)
                    for x in (-23, 23):
                        cylinder(0.35, 0.3, (s * 88 + x, -29.5, z + 2.2), (pi / 2, 0, 0), steel, segments=12)
    put('133', (88, 104, 48.4))
    put('133', (-88, 104, 53.4))
    put('139', (26, 108, DESK))
    screen((-56, 140, DESK), 11)
    put('27', (78, 112, DESK), turn=-35)
    # Keyboard, mouse, a cup, a note book.
    alu = satin_metal('#c9cacb', 0.35)
    with group((-50, 98, DESK), (0, 0, radians(6))):
        box((42, 12, 1), (0, 0, 0.5), 0.4, alu)
        keys = material('#e9e8e4', 0.5)
        for row in range(5):
            for i in range(14):
                box((2.4, 1.8, 0.5), (-18.9 + i * 2.9, -4.4 + row * 2.2, 1.15), 0.2, keys, segments=2)
    with group((-20, 94, DESK)):
        loft([[(3 * k_ * cos(t), 5.4 * k_ * sin(t), z) for t in [2 * pi * i / 32 for i in range(32)]]
              for k_, z in ((1, 0), (1.03, 1), (0.9, 2.2), (0.5, 2.9), (0.02, 3.1))], mat=material('#e9e8e4', 0.3), closed=True, angle=60)
    with group((-98, 100, DESK)):
        lathe([(0, 0.2), (3.4, 0.2), (3.9, 0.8), (4.1, 9), (3.8, 9), (3.6, 1), (0, 1)], mat=gloss('#d9d2c4'), segments=48)
        torus(2.4, 0.45, (4.9, 0, 5), (pi / 2, 0, 0), gloss('#d9d2c4'), 40, 10)
    box((21, 29, 1.4), (98, 98, DESK + 0.7), 0.3, material('#2c3d38', 0.6), (0, 0, 0.3))


def monitors(put):
    """A pair on stands behind the desk, turned towards the listening position."""
    metal, pad = textured_plastic('#1d1d1e', 0.45), rubber()
    for s in (-1, 1):
        x, y = s * 140, 185
        with group((x, y, 0), (0, 0, radians(-s * 26))):
            box((30, 30, 1.6), (0, 0, 0.8), 0.5, metal)
            box((9, 9, 96), (0, 0, 49), 1.2, metal)
            box((22, 22, 1.6), (0, 0, 97.6), 0.4, metal)
            box((20, 20, 1), (0, 0, 98.9), 0.3, pad)
        put('23', (x, y, 99.4), turn=-s * 26)


def chair(at, turn):
    """An engineer's chair: leather, a five-legged foot."""
    hide, metal = leather('#4a2f20', 0.45, 3), satin_metal('#8d8e90', 0.3)
    black = textured_plastic('#1b1b1c', 0.5)
    with group(at, (0, 0, radians(turn))):
        for x, y, a in ring_of(5, 1, 0.3):
            rod((x * 4, y * 4, 10), (x * 30, y * 30, 7), 2, metal, r2=1.3)
            for side in (-1, 1):
                with group((x * 30 - y * side * 1.6, y * 30 + x * side * 1.6, 2.8), (pi / 2, 0, a)):
                    cylinder(2.8, 2, (0, 0, -1), mat=black, bevel=0.5, segments=32)
            rod((x * 30, y * 30, 2.8), (x * 30, y * 30, 8), 0.6, metal)
        cylinder(4.4, 7, (0, 0, 6), mat=metal, bevel=1)
        cylinder(2.6, 22, (0, 0, 12), mat=black, bevel=0.3)
        cylinder(1.5, 14, (0, 0, 30), mat=metal, bevel=0.2)
        box((26, 26, 3), (0, 0, 43), 1, black)
        box((51, 49, 9), (0, 0, 49), 4, hide, segments=6)
        # The back stands on a bent bar behind the seat and is hollowed a little.
        tube([(0, 10, 42), (0, 29, 43), (0, 33, 52), (0, 34, 68)], 2, metal)
        rows = []
        for z in range(0, 53, 2):
            u = z / 52
            half = 22.5 + 2 * sin(u * pi) - 4 * u
            rim = 3.2 * min(1, (min(z, 52 - z) / 5 + 0.12)) ** 0.5
            front = [(half * x, 27 + 5 * u + 4.5 * (1 - x * x) - rim * (1 - x**8), 60 + z) for x in np.linspace(-1, 1, 25)]
            rear = [(half * x, 27 + 5 * u + 4.5 * (1 - x * x) + rim * (1 - x**8), 60 + z) for x in np.linspace(1, -1, 25)]
            rows.append(front + rear[1:-1])
        loft(rows, mat=hide, closed=True, caps=True, angle=70)
        for s in (-1, 1):
            tube([(s * 20, 4, 43.5), (s * 28, 4, 46), (s * 29, 4, 56), (s * 29, 4, 68)], 1.4, metal)
            box((7, 27, 3), (s * 29, 2, 69), 1.4, hide)


def rack(put, oak, at, turn):
    """A low cabinet for effects, with a lamp's light on top."""
    dark, steel = textured_plastic('#19191a', 0.5), satin_metal('#a9aaab', 0.35)
    knob, amber = plastic('#0f0f10', 0.3), glow('#ffb45c', 2.5)
    with group(at, (0, 0, radians(turn))):
        for x in (-26.4, 26.4):
            box((2.6, 46, 76), (x, 0, 38), 0.4, oak)
        for z in (4, 75):
            box((55.4, 46, 2.6), (0, 0, z), 0.4, oak)
        box((50, 2, 70), (0, 20, 39), 0, dark)
        dice = random.Random(2)
        for i, z in enumerate((7, 16.6, 26.2, 40.6, 50.2)):
            high = (8.8, 8.8, 13.4, 8.8, 8.8)[i]
            face = (dark, satin_metal('#6f7174', 0.45), material('#23303c', 0.45), dark, material('#c8c2b4', 0.5))[i]
            box((49.6, 30, high), (0, -5, z + high / 2), 0.25, face)
            for n in range(dice.randint(6, 9)):
                cylinder(1.35, 1.8, (-19 + n * 4.6, -20, z + high * 0.5), (pi / 2, 0, 0), steel if i in (0, 3) else knob, bevel=0.3, segments=28)
            cylinder(0.4, 0.3, (22.5, -20, z + high * 0.5), (pi / 2, 0, 0), amber, segments=12)
        put('133', (0, -8, 61))
        put('135', (-10, -2, 76.3), turn=6)


def guitar(put, at, turn):
    """An acoustic guitar that hangs in the yoke of its stand."""
    with group(at, (0, 0, radians(turn))):
        put('76', (0, 6.5, 0))
        put('3', (0, -16, 13), stand=True, lean=2)


def floor_lamp(at, height=150):
    """A linen shade on a thin stem."""
    metal = satin_metal('#3a3127', 0.35)
    with group(at):
        cylinder(15, 2, mat=metal, bevel=0.6)
        rod((0, 0, 1), (0, 0, height), 0.9, metal)
        lathe([(19, height - 24), (15, height + 8), (14.7, height + 8), (18.7, height - 24)], mat=material('#d8bd92', 0.9, glow='#ffc98a', glow_strength=0.75), segments=64)
        sphere(4, (0, 0, height - 8), glow('#ffd9a8', 9))


def rug(x, y, w, h, tone, edge):
    box((w, h, 1.4), (x, y, 0.7), 0.6, material(edge, 0.97, sheen=0.5))
    pile = material(tone, 0.97, sheen=0.5)
    k = Nodes(pile)
    k.bump(k.noise(k.coordinates(), Scale=2.2, Detail=3), 0.5, 0.4)
    box((w - 12, h - 12, 1.6), (x, y, 0.82), 0.6, pile)


def build(options, put):
    oak = wood('#a67c50', '#936b43', '#7a5735', axis='z', scale=0.12, rough=0.5, bump=0)
    top = wood('#94683e', '#825832', '#6b4626', axis='x', scale=0.1, rough=0.42, coat=0.2, coat_rough=0.25, bump=0)
    slat = wood('#a67c50', '#966d45', '#805a38', axis='z', scale=0.05, stretch=30, rough=0.5, bump=0)
    paint, dark = material('#9a9185', 0.88, spec=0.2), material('#1b1714', 0.9)
    boards(-HALF, HALF, -470, BACK)
    front_wall(paint, oak, slat, dark)
    live_room(put, oak)
    side_walls(paint, oak)
    rug(0, 30, 300, 190, '#6b5a4c', '#463b33')
    desk(put, top)
    monitors(put)
    chair((-48, 26, 1.6), 152)
    rack(put, oak, (196, 88, 0), -62)
    floor_lamp((-212, 226, 0))
    guitar(put, (-206, 84, 0), 42)
    warm = (1, 0.83, 0.62)
    lamp((-206, 196, 140), (-150, 100, 60), 20, 36, warm, reflected=False).visible_camera = False
    for s in (-1, 1):
        lamp((s * 225, 235, 262), (s * 225, 290, 60), 30, 42, warm).visible_camera = False
        for y in (-20, 120):
            lamp((s * 200, y, 262), (s * 262, y, 110), 30, 30, warm).visible_camera = False
    lamp((0, 95, 246), (0, 95, 0), 150, 115, (1, 0.88, 0.72)).visible_camera = False
    lamp((-60, -400, 235), (0, 100, 90), 220, 175, (1, 0.93, 0.84), reflected=False)
    ambient((0.03, 0.029, 0.028))
    return View((-30, -306, 138), (0, 120, 138), lens=28, shift=(0, -0.03), bounces=5)
