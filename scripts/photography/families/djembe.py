"""Rope-tuned djembes with a moulded shell."""

from studio.kit import *

# Radius over height, as shares of the head's radius and the drum's height.
SHELL = [(0.74, 0.0), (0.735, 0.02), (0.66, 0.07), (0.565, 0.16), (0.49, 0.27), (0.455, 0.36), (0.46, 0.42), (0.53, 0.49), (0.70, 0.58), (0.87, 0.67),
         (0.985, 0.77), (1.03, 0.86), (1.015, 0.94), (1.0, 0.985)]


def shell_radius(t):
    for (a, ta), (b, tb) in zip(SHELL, SHELL[1:]):
        if ta <= t <= tb:
            return a + (b - a) * (t - ta) / (tb - ta)
    return SHELL[-1][0]


def moulded(color, light):
    """Marbled PVC with a hand-worked look."""
    mat = material(color, 0.38, 0.25, 0.35, 0.15, name='moulded shell')
    k = Nodes(mat)
    at = k.coordinates((1, 1, 0.45))
    swirl = k.noise(at, Scale=0.13, Detail=4, Roughness=0.5, Distortion=1.6)
    fleck = k.noise(k.coordinates(), Scale=3, Detail=3)
    k.color(k.ramp(k.math('MULTIPLY_ADD', fleck, 0.12, swirl), [(0.4, color), (0.58, light), (0.7, color)]))
    k.bump(fleck, 0.1, 0.01)
    return mat


def goatskin():
    mat = material('#dcc8a0', 0.55, spec=0.35, name='goatskin')
    k = Nodes(mat)
    blotch = k.noise(k.coordinates((0.8, 1, 1)), Scale=0.12, Detail=7, Roughness=0.65, Distortion=0.8)
    k.color(k.ramp(blotch, [(0.3, '#c9b188'), (0.5, '#dccaa5'), (0.7, '#e6d9bb')]))
    k.bump(k.noise(k.coordinates(), Scale=2.2, Detail=5), 0.12, 0.05)
    return mat


def braided(color, second):
    mat = material(color, 0.75, sheen=0.3, name='rope')
    k = Nodes(mat)
    cells = k.node('TexVoronoi', Scale=5.5)
    k.link(k.coordinates(), cells.inputs['Vector'])
    k.color(k.ramp(cells.outputs['Distance'], [(0.1, color), (0.7, second)]))
    k.bump(cells.outputs['Distance'], 0.4, 0.06)
    return mat


def build(options):
    inches = options.get('inches', 12)
    h = options.get('height', 61)
    color, light = options.get('shell', ['#2f1512', '#6f3420'])
    rope_color = options.get('rope', '#e0d8c6')
    count = options.get('loops', 24)

    r = inches / 2 * 2.54
    shell, skin, cord = moulded(color, light), goatskin(), braided(rope_color, '#a89d86')
    wrap = material('#232122', 0.7, name='wrapped ring')

    curve = smooth_outline([(a * r, b * h) for a, b in SHELL], 8, closed=False)
    inner = [(x - 0.7, z) for x, z in curve[::-1]]
    lathe(curve + inner[:-1] + [(curve[0][0] - 0.7, 0.05)], mat=shell, segments=160, angle=60)
    lathe([(0.755 * r, 0), (0.765 * r, 0.25), (0.76 * r, 1.5), (0.735 * r, 1.8)], mat=rubber(), segments=128, angle=50)

    def at(t):
        return r * shell_radius(t)

    # Skin: over the bearing edge, down the side, and cut off below the crown ring.
    top = h * 0.99
    hoop = 0.922  # the crown ring, a share of the height
    ring_z, low_z = h * hoop, h * 0.475
    lathe([(0, top), (r - 0.8, top), (r - 0.15, top - 0.12), (r + 0.12, top - 0.5), (at(0.96) + 0.3, h * 0.96), (at(hoop) + 0.55, ring_z + 0.4),
           (at(hoop) + 0.75, ring_z), (at(hoop) + 0.5, ring_z - 0.5), (at(hoop - 0.02) + 0.3, ring_z - 1.2)], mat=skin, segments=160, angle=70)
    torus(at(hoop + 0.018) + 0.5, 0.4, (0, 0, ring_z + 1.1), mat=skin, segments=128)
    crown = at(hoop) + 1.15
    torus(crown, 0.5, (0, 0, ring_z), mat=wrap, segments=128)
    low = at(0.475) + 0.75
    torus(low, 0.5, (0, 0, low_z), mat=wrap, segments=128)

    def path(a, b, t0, t1, lift):
        """Along the shell from angle a to b."""
        points = []
        for i in range(9):
            s = i / 8
            t, angle = t0 + (t1 - t0) * s, a + (b - a) * s
            radius = max(at(t) + 0.36, crown * (1 - s) + low * s - 1.2) + lift * (1 - 4 * (s - 0.5) ** 2)
            if i == 0:
                radius = crown + 0.2
            if i == 8:
                radius = low + 0.2
            points.append((radius * cos(angle), radius * sin(angle), t * h))
        return points

    step = 2 * pi / count
    with group(name='rope') as vee:
        tube(path(-step * 0.06, step * 0.44, hoop - 0.01, 0.482, 0), 0.27, cord)
        tube(path(step * 0.94, step * 0.56, hoop - 0.01, 0.482, 0), 0.27, cord)
        for radius, z, angle in ((crown, ring_z, -0.06), (crown, ring_z, 0.94 - 1), (low, low_z, 0.44), (low, low_z, 0.56)):
            with group((radius * cos(step * angle), radius * sin(step * angle), z), (0, 0, step * angle)):
                torus(0.62, 0.25, (0, 0, 0), (pi / 2, 0, 0), cord, 24, 10)
    for i in range(1, count):
        duplicate(vee, rot=(0, 0, step * i))
    # A row of the weave: a rope that passes around the verticals, and the rest of it around the waist.
    weave = []
    for i in range(count * 4):
        a = step * i / 4
        radius = at(0.56) + 0.62 + 0.3 * sin(pi * i / 2)
        weave.append((radius * cos(a), radius * sin(a), h * 0.56 + 0.45 * cos(pi * i / 2)))
    tube(weave, 0.27, cord, closed=True, resolution=4)
    coil = []
    for i in range(4 * 24 + 1):
        a = 2 * pi * i / 24
        z = low_z - 1.6 - 0.58 * i / 24
        radius = at(z / h) + 0.34
        coil.append((radius * cos(a), radius * sin(a), z))
    tube(coil, 0.27, cord, resolution=4)
    return standing(yaw=0, pitch=22, fill=0.89)
