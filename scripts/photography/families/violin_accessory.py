"""Small things for violinists: shoulder rest and rosin. The option `kind` selects one."""

from studio.kit import *


def rosin(color='#a8560f', deep='#74350a', flakes=False):
    """Amber-like resin, dark in its depth; `flakes` puts gold dust into it."""
    mat = material(color, 0.12, coat=0.8, coat_rough=0.05, trans=0.35, ior=1.54, name='rosin')
    k = Nodes(mat)
    clouds = k.noise(k.coordinates(), Scale=0.8, Detail=3)
    tone = k.ramp(clouds, [(0.35, deep), (0.68, color)])
    if flakes:
        cells = k.node('TexVoronoi', Scale=9)
        k.link(k.coordinates(), cells.inputs['Vector'])
        channel = k.node('SeparateRGB')
        k.link(cells.outputs['Color'], channel.inputs[0])
        lucky = k.math('GREATER_THAN', channel.outputs[0], 0.7)
        near = k.math('LESS_THAN', cells.outputs['Distance'], 0.3)
        gilt = k.math('MULTIPLY', lucky, near)
        tone = k.mix(gilt, tone, '#f0c766')
        k.link(k.math('MULTIPLY', gilt, 0.9), k.shader.inputs['Metallic'])
    k.color(tone)
    return mat


def cake(r, h, loc, mat):
    """A cast round cake, its upper face slightly hollow and already used a little."""
    x, y, z = loc
    profile = [(0, 0), (r * 0.95, 0), (r, 0.12), (r, h - 0.14), *arc(r - 0.14, h - 0.14, 0.14, 15, 90, 4), (r * 0.86, h - 0.03), (r * 0.6, h - 0.08), (0, h - 0.1)]
    return lathe(profile, (x, y, z), mat=mat, segments=96, angle=50)


def napkin(size, loc, mat, turn=0.0, lift=1.0):
    """A square of cloth that does not lie quite flat."""
    n = 48
    rows = []
    for j in range(n + 1):
        v = (j / n - 0.5) * size
        row = []
        for i in range(n + 1):
            u = (i / n - 0.5) * size
            far = max(0.0, math.hypot(u, v) / size - 0.36)
            fold = 0.5 + 0.5 * sin(2.3 * math.atan2(v, u) * 2 + 0.7)
            row.append((u * (1 - 0.04 * fold), v * (1 - 0.05 * fold), 0.07 + lift * size * 0.5 * far * fold + 0.05 * sin(u * 1.1 + 0.6 * v) ** 2 * min(1, far * 8)))
        rows.append(row)
    return thicken(loft(rows, (loc[0], loc[1], loc[2]), (0, 0, turn), mat, angle=70), 0.06)


def rosin_cake(loc, wrapped=True):
    """For outfits: a round cake on its cloth, or a bar in its wooden trough."""
    x, y, z = loc
    if wrapped:
        napkin(9.5, loc, cloth('#4a2328', threads=10), 0.5, 0.5)
        cake(2.3, 1.5, (x, y, z + 0.12), rosin())
    else:
        with group(loc, (0, 0, 0.5)):
            box((6.6, 2.7, 1.5), (0, 0, 0.75), 0.15, wood('#d9b682', '#c79f68', axis='x', scale=1.2))
            box((5.6, 1.7, 1.0), (0, 0, 1.35), 0.25, rosin())


def rosin_shot():
    napkin(12.5, (0, 0, 0), felt('#5d1f26'), 0.35, 0.9)
    cake(2.75, 1.7, (0, -0.3, 0.12), rosin(flakes=True))
    # Its plain box stands behind, a gold line round it.
    with group((-3.4, 6.6, 0), (0, 0, 0.32)):
        box((7.0, 2.8, 7.0), (0, 0, 3.5), 0.12, material('#23272c', 0.55))
        for z in (1.0, 6.0):
            box((7.03, 2.83, 0.12), (0, 0, z), 0.05, gold(0.3))
        cylinder(2.0, 0.03, (0, -1.405, 3.5), (pi / 2, 0, 0), gold(0.35), 0.01)
        cylinder(1.8, 0.04, (0, -1.41, 3.5), (pi / 2, 0, 0), material('#23272c', 0.5), 0.01)
    return standing(yaw=18, pitch=34, fill=0.86)


def shoulder_rest():
    """Stands on its four rubber feet, pad up."""
    black, grey, steel = textured_plastic('#1e1e1f', 0.42), material('#3a3a3c', 0.9, sheen=0.4), nickel(0.2)
    k = Nodes(grey)
    k.bump(k.noise(k.coordinates(), Scale=9, Detail=4), 0.35, 0.05)
    n = 60
    # The bar runs in an S seen from above, and climbs towards the shoulder's end.
    middle = lambda t: Vector((-11.5 + 23 * t, 1.5 * sin(2 * pi * (t - 0.05)) * (0.6 + 0.4 * t), 5.4 + 1.3 * (2 * t - 1) ** 2 + 0.9 * sin(pi * (t - 0.3))))
    half = lambda t: (1.45 + 0.75 * sin(pi * t) ** 0.8 + 0.3 * t) * min(1, (min(t, 1 - t) / 0.06 + 0.02)) ** 0.5

    def layer(low, high, mat, grow, ends):
        rows = []
        for i in range(n + 1):
            t = ends + (1 - 2 * ends) * i / n
            p, w = middle(t), max(0.05, half((t - ends) / (1 - 2 * ends)) * grow)
            h = high - low
            tip = min(1, (min(i, n - i) / n) / 0.05) ** 0.5
            rows.append([(p.x, p.y + w * copysign_power(cos(a), 0.6), p.z + low + h * (0.5 + 0.5 * tip * copysign_power(sin(a), 0.6)))
                         for a in (2 * pi * j / 36 for j in range(36))])
        loft(rows, mat=mat, closed=True, caps=True, angle=60)

    layer(-0.5, 0.0, black, 1.0, 0.0)
    layer(-0.02, 1.35, grey, 0.95, 0.045)
    tube_mat = rubber('#1b1b1c')
    for side, t in ((-1, 0.05), (1, 0.95)):
        p = middle(t)
        # The hinged end piece, its slot and thumb nut, then the threaded post with the fork.
        with group((p.x, p.y, 0), (0, 0, radians(-12 * side))):
            box((3.6, 2.0, 0.5), (-side * 0.5, 0, p.z - 0.72), 0.18, black)
            cylinder(0.55, 0.3, (-side * 1.6, 0, p.z - 1.2), mat=steel, segments=32)
            top = p.z - 0.6
            rod((side * 0.5, 0, 2.5), (side * 0.5, 0, top), 0.24, steel)
            for i in range(int((top - 0.7 - 2.9) / 0.14)):
                torus(0.245, 0.035, (side * 0.5, 0, 2.9 + i * 0.14), mat=steel, segments=24, around=6)
            lathe([(0, 0), (0.62, 0), (0.66, 0.1), (0.66, 0.42), (0.6, 0.5), (0, 0.5)], (side * 0.5, 0, top - 0.75), mat=steel, segments=40)
            box((0.8, 3.3, 0.7), (side * 0.5, 0, 2.5), 0.25, black)
            for v in (-1, 1):
                # A prong in its rubber sleeve: down, then in under the violin's edge.
                path = [(side * 0.5, v * 1.35, 2.4), (side * 0.55, v * 1.5, 1.7), (side * 0.5, v * 1.62, 1.0), (side * 0.15, v * 1.68, 0.5), (-side * 0.55, v * 1.7, 0.43), (-side * 1.05, v * 1.7, 0.5)]
                tube(path, 0.43, tube_mat)
                for end in (path[-1],):
                    sphere(0.43, end, tube_mat)
    return standing(yaw=-24, pitch=24, fill=0.88)


def copysign_power(x, exponent):
    return math.copysign(abs(x) ** exponent, x)


KINDS = {'rosin': rosin_shot, 'shoulder-rest': shoulder_rest}


def build(options):
    return KINDS[options.get('kind', 'rosin', list(KINDS))]()
