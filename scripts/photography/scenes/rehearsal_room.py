"""Studio B: the rehearsal room. A drum kit on a rug, amplifiers around it, microphones in front."""

import random

import numpy as np

from studio.kit import *
from studio.room import View, ambient, lamp

HALF, CEILING, BACK = 300, 285, 300


def boards(x0, x1, y0, y1, width=18):
    """Dark boards from wall to wall, each different."""
    dice = random.Random(11)
    oaks = [wood(*tones, axis='x', scale=0.08, rough=0.42, coat=0.12, coat_rough=0.3, bump=0)
            for tones in (('#80603f', '#6c4f33', '#574028'), ('#755739', '#62472d', '#4f3924'), ('#8a6845', '#755638', '#5e442c'))]
    mesh([(x0, y0, -0.3), (x1, y0, -0.3), (x1, y1, -0.3), (x0, y1, -0.3)], [(0, 1, 2, 3)], mat=material('#1a110a', 0.9))
    y = y0
    while y < y1:
        x = x0 - dice.uniform(0, 120)
        while x < x1:
            long = dice.uniform(120, 220)
            a, b = max(x, x0), min(x + long - 0.3, x1)
            if b > a:
                mesh([(a, y, 0), (b, y, 0), (b, y + width - 0.3, 0), (a, y + width - 0.3, 0)], [(0, 1, 2, 3)], mat=dice.choice(oaks))
            x += long
        y += width


def walls():
    """Painted walls, a curtain along the back, panels at the sides."""
    paint, ceiling = material('#9a8f80', 0.88, spec=0.2), material('#5f5a54', 0.9)
    long, middle = 820, BACK - 410
    box((2 * HALF, 6, CEILING), (0, BACK + 3, CEILING / 2), 0, paint)
    for s in (-1, 1):
        box((6, long, CEILING), (s * (HALF + 3), middle, CEILING / 2), 0, paint)
        box((1.6, long, 10), (s * (HALF - 0.8), middle, 5), 0.3, material('#3d3128', 0.6))
    box((2 * HALF, long, 6), (0, middle, CEILING + 3), 0, ceiling)
    for y in (-60, 60, 180):
        box((2 * HALF, 12, 16), (0, y, CEILING - 8), 0.8, wood('#6b4c32', '#5a3e28', '#48311f', axis='x', scale=0.06, rough=0.6, bump=0))
    # The curtain hangs on a rail, in irregular folds.
    velvet = material('#6b5d50', 0.95, sheen=0.4)
    rows = []
    for z in (2, 90, 180, CEILING - 22):
        loose = 1 + 0.25 * (1 - z / CEILING)
        rows.append([(x, BACK - 17 + loose * (6.5 * sin(x / 6.4 + 1.2 * sin(x / 47)) + 2.2 * sin(x / 3.1 + 2)), z) for x in np.arange(-210, 211, 1.2)])
    loft(rows, mat=velvet, angle=70)
    rod((-222, BACK - 17, CEILING - 20), (222, BACK - 17, CEILING - 20), 1.6, satin_metal('#3a3026', 0.35))
    for x in (-219, 0, 219):
        rod((x, BACK - 17, CEILING - 20), (x, BACK, CEILING - 20), 0.9, satin_metal('#3a3026', 0.35))
    oak = wood('#9c754c', '#896540', '#725334', axis='z', scale=0.08, rough=0.5, bump=0)
    for s in (-1, 1):
        for i, y in enumerate((BACK - 84, BACK - 204, BACK - 324, BACK - 444)):
            box((6, 108, 168), (s * (HALF - 3), y, 138), 0.6, oak)
            box((4, 102, 162), (s * (HALF - 6), y, 138), 1.4, material(('#3b4743', '#8f7f68')[(i + (s > 0)) % 2], 0.95, sheen=0.4))
        # A slatted trap closes each corner beside the curtain.
        for i in range(14):
            box((3.4, 3, CEILING - 16), (s * (226 + i * 5.2), BACK - 3, CEILING / 2 - 4), 0.3, oak, segments=2)


def carpet():
    """An oriental rug's drawing: borders, a field of small flowers, a medallion."""
    wide, high = 720, 480
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    mx, my = np.minimum(x, wide - 1 - x), np.minimum(y, high - 1 - y)
    edge = np.minimum(mx, my)
    red, blue, cream, gold_ = (np.array(c) for c in ((0.36, 0.14, 0.11), (0.12, 0.15, 0.19), (0.64, 0.56, 0.44), (0.54, 0.39, 0.22)))
    art = np.broadcast_to(red, (high, wide, 3)).copy()
    u, v = (x - wide / 2), (y - high / 2)
    bloom = lambda s, t, k: np.cos(u / s) * np.cos(v / s) + t * np.cos(2 * u / s) * np.cos(2 * v / s) > k
    art[bloom(9, 0.6, 1.0)] = gold_
    art[bloom(9, 0.6, 1.35)] = cream
    art[bloom(5.5, -0.5, 1.12)] = blue
    lozenge = np.abs(u) / 230 + np.abs(v) / 150 + 0.05 * np.cos(np.arctan2(v, u) * 16)
    for limit, tone in ((1.0, cream), (0.96, blue), (0.62, gold_), (0.59, red), (0.3, cream), (0.27, blue)):
        art[lozenge < limit] = tone
        if limit == 0.96:
            art[(lozenge < limit) & bloom(7, 0.7, 1.05)] = gold_
        if limit == 0.59:
            art[(lozenge < limit) & bloom(6, 0.7, 1.05)] = cream
    corner = np.abs(np.abs(u) - 300) / 130 + np.abs(np.abs(v) - 185) / 95
    art[(corner < 0.95)] = blue
    art[(corner < 0.95) & bloom(6, 0.7, 1.0)] = gold_
    border = edge < 58
    art[border] = blue
    along = np.where(mx < my, y, x)
    art[border & (np.cos(along / 6.5) * np.cos((edge - 32) / 8) > 0.45)] = red
    art[border & (np.cos(along / 6.5) * np.cos((edge - 32) / 8) > 0.8)] = cream
    for low, top, tone in ((54, 60, cream), (46, 54, gold_), (12, 17, cream), (0, 12, red)):
        art[(edge >= low) & (edge < top)] = tone
    worn = np.random.default_rng(3).normal(1, 0.09, (high, wide, 1))
    return np.clip(art * worn, 0, 1)


def rug(at, turn, width=300, height=200):
    pile = material('#7a2a20', 0.97, sheen=0.4, name='rug')
    k = Nodes(pile)
    k.color(projected(k, picture(carpet(), 'carpet', True), -width / 2, -height / 2, width, height))
    k.bump(k.noise(k.coordinates(), Scale=2.4, Detail=3), 0.4, 0.3)
    fringe = material('#c9b894', 0.95)
    dice = random.Random(5)
    with group(at, (0, 0, radians(turn))):
        box((width, height, 1.4), (0, 0, 0.7), 0.5, pile)
        for s in (-1, 1):
            for i in range(int(height / 1.6)):
                y = -height / 2 + 0.8 + i * 1.6
                rod((s * width / 2, y, 0.5), (s * (width / 2 + 5), y + dice.uniform(-0.8, 0.8), 0.25), 0.28, fringe, segments=6)


def cymbal_stand(put, product, at, height, lean, turn):
    """A tripod with a cymbal on it; cymbals lie flat as modelled."""
    metal, foot = chrome(0.12), rubber()
    x, y, floor = at
    with group(at, (0, 0, radians(turn))):
        for dx, dy, _ in ring_of(3, 1, 0.5):
            rod((dx * 1.6, dy * 1.6, 30), (dx * 27, dy * 27, 1.6), 0.8, metal)
            rod((dx * 1.6, dy * 1.6, 12), (dx * 15, dy * 15, 15), 0.5, metal)
            sphere(1.6, (dx * 27, dy * 27, 1.6), foot)
        rod((0, 0, 8), (0, 0, 72), 1.3, metal)
        cylinder(2, 4, (0, 0, 70), mat=metal, bevel=0.5)
        rod((0, 0, 72), (0, 0, height - 6), 0.95, metal)
        sphere(1.9, (0, 0, height - 6), metal)
        with group((0, 0, height - 6), (radians(-lean), 0, 0)):
            rod((0, 0, 0), (0, 0, 12), 0.4, metal)
            cylinder(1.6, 1.2, (0, 0, 4.4), mat=felt('#2a2a2c'), bevel=0.3)
            low, high = put(product, (0, 0, 5.4))
            cylinder(1.4, 1.4, (0, 0, high.z), mat=felt('#2a2a2c'), bevel=0.3)
            box((3.4, 0.8, 1.4), (0, 0, high.z + 2), 0.3, metal)


def drums(put):
    with group((-6, 134, 1.4), (0, 0, radians(4))):
        put('35', (0, 0, 0))
        put('94', (10, 78, 0), turn=180)
        cymbal_stand(put, '92', (-92, 48, 0), 112, -16, 14)
        cymbal_stand(put, '91', (62, 46, 0), 122, -15, -18)
        cymbal_stand(put, '38', (98, 34, 0), 88, 0, 0)


def singing_place(put, at, turn):
    """A boom stand with a microphone in its clip; the boom points along `turn`."""
    black = rubber('#161617')
    with group(at, (0, 0, radians(turn))):
        put('99', (13.4, 5.2, 0))
        with group((59.8, -2.6, 133), (0, radians(-24), 0)):
            rod((-0.6, 0, 0), (3, 0, 0), 1.1, black, bevel=0.2)
            rod((1.5, 0, 0), (7.5, 0, 2.6), 1.0, black, bevel=0.2)
            rod((4.6, 0, 2.6), (9.2, 0, 2.6), 1.75, black, bevel=0.3)
            put('61', (11, 0, 0), turn=-90)


def stack(put, at, turn):
    """A cabinet with its head on top."""
    with group(at, (0, 0, radians(turn))):
        _, high = put('cabinet')
        put('head', (0, 3.5, high.z))


def amplifiers(put):
    stack(put, (-167, 242, 0), 18)
    put('25', (-236, 206, 0), turn=46)
    put('26', (150, 238, 0), turn=-16)
    put('140', (246, 204, 0), turn=-42)


def speaker(put, at, turn):
    """A loudspeaker on an arm from the back wall."""
    x, y, z = at
    metal = textured_plastic('#1b1b1c', 0.45)
    box((14, 1.6, 20), (x, BACK - 5.6, z + 20), 0.4, metal)
    rod((x, BACK - 6, z + 20), (x, y, z + 20), 1.6, metal)
    rod((x, y, z - 2.4), (x, y, z + 20), 1.3, metal)
    box((18, 18, 1.6), (x, y, z - 0.9), 0.4, metal, (0, 0, radians(turn)))
    put('137', (x, y - 0.5, z), turn=turn)


def guitar(put, product, at, turn, low):
    """An instrument that hangs in the yoke of its stand."""
    with group(at, (0, 0, radians(turn))):
        put('76', (0, 6.5, 0))
        put(product, (0, -14, low), stand=True, lean=2)


def piano(put, at, turn):
    """A stage piano on a crossed stand."""
    metal = textured_plastic('#1b1b1c', 0.45)
    with group(at, (0, 0, radians(turn))):
        for x in (-36, 36):
            for s in (-1, 1):
                rod((x, -s * 24, 2), (x, s * 15, 70), 1.6, metal)
        for y, z in ((-24, 2), (24, 2), (-15, 70), (15, 70)):
            rod((-44 if z < 9 else -40, y, z), (44 if z < 9 else 40, y, z), 1.7, metal, bevel=0.5)
        rod((-36, 0, 44), (36, 0, 44), 1.2, metal)
        put('55', (0, 0, 71.6))


def mixing_place(put, at, turn):
    """The console on a flight case."""
    ply, edge = material('#222326', 0.55), satin_metal('#b5b7b9', 0.3)
    with group(at, (0, 0, radians(turn))):
        box((66, 58, 72), (0, 0, 46), 0.4, ply)
        for x in (-33, 33):
            for y in (-29, 29):
                box((3, 3, 72), (x, y, 46), 0.4, edge)
        for z in (10.5, 60, 81.5):
            for s in (-1, 1):
                box((66, 1.4, 2.6), (0, s * 29, z), 0.2, edge)
                box((1.4, 58, 2.6), (s * 33, 0, z), 0.2, edge)
        for x in (-33, 33):
            for y in (-29, 29):
                for z in (11, 81):
                    sphere(2.6, (x, y, z), edge)
        for x in (-25, 25):
            for y in (-21, 21):
                cylinder(4.4, 3, (x - 1.5, y, 4.6), (0, pi / 2, 0), rubber(), 0.6)
                box((6, 8, 3), (x, y, 8.6), 0.3, edge)
        for s in (-1, 1):
            box((12, 0.8, 9), (s * 18, -29.3, 46), 0.3, edge)
            box((8, 1.6, 2), (s * 18, -30, 45), 0.5, rubber())
        put('139', (0, 0, 82.6))


def pendant(x, y, z):
    """A spun metal shade on a cable, with a warm bulb."""
    enamel = material('#2c2a27', 0.4, name='enamel')
    rod((x, y, z + 14), (x, y, CEILING), 0.25, rubber())
    lathe([(19, z - 2), (17.5, z + 4), (9, z + 10), (3.4, z + 13), (2.6, z + 18), (0, z + 18)], (x, y, 0), mat=enamel, segments=64)
    lathe([(2, z + 12.4), (8.6, z + 9.4), (17, z + 3.5), (18.6, z - 2)], (x, y, 0), mat=material('#e8d9bd', 0.6, glow='#ffc98a', glow_strength=0.5), segments=64)
    sphere(4.2, (x, y, z + 2), glow('#ffdcae', 7))


def cables():
    """Black leads, lying as they fell."""
    black = rubber('#121213')
    tube([(-133, -16, 0.5), (-166, 10, 0.5), (-175, 60, 0.5), (-180, 140, 0.5), (-168, 232, 0.5)], 0.4, black)
    tube([(140, 0, 0.5), (152, 16, 0.5), (185, 0, 0.5), (216, 28, 0.5)], 0.4, black)
    tube([(176, 150, 0.5), (160, 130, 0.5), (145, 170, 0.5), (150, 224, 0.5)], 0.4, black)


def build(options, put):
    boards(-HALF, HALF, -520, BACK)
    walls()
    rug((-6, 126, 0), 0)
    drums(put)
    amplifiers(put)
    speaker(put, (-250, 262, 178), 36)
    speaker(put, (250, 262, 178), -36)
    guitar(put, '1', (190, 186, 0), -24, 14)
    guitar(put, '4', (-236, 112, 0), 44, 3)
    singing_place(put, (-132, -16, 0), -20)
    singing_place(put, (138, -22, 0), 162)
    piano(put, (-236, -44, 0), 62)
    mixing_place(put, (254, 34, 0), -74)
    cables()
    warm = (1, 0.8, 0.58)
    for x, y in ((-150, 60), (0, 40), (150, 60)):
        pendant(x, y, 216)
        lamp((x, y, 213), (x, y, 0), 30, 98, warm, reflected=False).visible_camera = False
    for x in (-150, 0, 150):
        lamp((x, BACK - 75, CEILING - 20), (x, BACK - 10, 90), 40, 46, warm, reflected=False).visible_camera = False
    lamp((-40, 60, 200), (-10, 170, 60), 110, 60, (1, 0.86, 0.7), reflected=False).visible_camera = False
    lamp((-120, -440, 250), (0, 100, 80), 260, 250, (1, 0.94, 0.86), reflected=False)
    for s in (-1, 1):
        lamp((s * 90, 80, 190), (s * 110, 80, CEILING), 160, 30, (1, 0.86, 0.7), reflected=False).visible_camera = False
        lamp((s * 170, -120, 250), (s * HALF, 60, 120), 70, 26, (1, 0.88, 0.72), reflected=False).visible_camera = False
    ambient((0.035, 0.033, 0.031))
    return View((22, -380, 142), (0, 120, 142), lens=28, shift=(0, -0.03), bounces=5)
