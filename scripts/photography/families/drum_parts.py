"""Parts that drums share: shells with hoops and lugs, cymbals, stands, pedals.

A drum is built about its own centre, its axis along z; `group` places it.
"""

from studio.kit import *

INCH = 2.54


def coated_head():
    return material('#f1efe9', 0.55, spec=0.3, name='coated head')


def black_head():
    return material('#17171a', 0.24, name='black head')


def inside_wood():
    return wood('#d9b98c', '#c39c68', axis='x')


def bronze(look='traditional', across=50):
    """Cymbal bronze: grooves of the lathe about z, hammer marks under them.

    'traditional' is lathed and satin, 'brilliant' buffed to a mirror, 'hammered' dark with broad dents.
    `across` is the whole model's greatest extent in cm: a bump's height is told in the set's own size.
    """
    rough, along, groove, dent, size = {
        'traditional': (0.29, 0.75, 0.065, 0.03, 0.5),
        'brilliant': (0.17, 0.65, 0.016, 0.05, 0.42),
        'hammered': (0.29, 0.7, 0.06, 0.075, 0.6),
    }[look]
    mat = material('#d6b777', rough, 1, aniso=along, name='bronze')
    k = Nodes(mat)
    flat = k.node('VectorMath', operation='MULTIPLY')
    flat.inputs[1].default_value = (1, 1, 0)
    k.link(k.coordinates(), flat.inputs[0])
    away = k.node('VectorMath', operation='LENGTH')
    k.link(flat.outputs[0], away.inputs[0])
    radius = away.outputs['Value']
    lathing = k.node('TexNoise', noise_dimensions='1D', Scale=2.4, Detail=6, Roughness=0.85)
    k.link(radius, lathing.inputs['W'])
    broad = k.node('TexNoise', noise_dimensions='1D', Scale=0.4, Detail=2)
    k.link(radius, broad.inputs['W'])
    dents = k.node('TexVoronoi', Scale=size)
    dents.feature = 'SMOOTH_F1'
    k.link(flat.outputs[0], dents.inputs['Vector'])
    tangent = k.node('Tangent', direction_type='RADIAL', axis='Z')
    k.link(tangent.outputs[0], k.shader.inputs['Tangent'])
    tone = k.math('MULTIPLY_ADD', broad.outputs['Fac'], 0.25, k.math('MULTIPLY', lathing.outputs['Fac'], 0.75))
    k.color(k.ramp(tone, {
        'traditional': [(0.34, '#9a7640'), (0.5, '#c5a163'), (0.66, '#dfc48f')],
        'brilliant': [(0.35, '#cba764'), (0.65, '#e2c386')],
        'hammered': [(0.34, '#7e5d36'), (0.5, '#a98452'), (0.66, '#cfae7c')],
    }[look]))
    low = k.node('Bump', Strength=1.0, Distance=dent * 2 / across)
    k.link(dents.outputs['Distance'], low.inputs['Height'])
    fine = k.node('Bump', Strength=1.0, Distance=groove * 2 / across)
    k.link(lathing.outputs['Fac'], fine.inputs['Height'])
    k.link(low.outputs[0], fine.inputs['Normal'])
    k.link(fine.outputs[0], k.shader.inputs['Normal'])
    return mat


# ---- shells


def flanged_hoop(r, z, way, metal):
    """Triple-flanged steel hoop at an edge of the shell; `way` 1 on top, -1 below."""
    lathe([(r + a, z + way * b) for a, b in (
        (0.55, -0.7), (0.62, 0.9), (0.75, 1.25), (1.05, 1.3), (1.15, 1.1), (0.95, 0.9), (0.85, -0.3), (1.5, -0.5), (1.6, -0.7), (1.45, -0.85),
        (0.6, -0.85))], mat=metal, segments=160)


def wooden_hoop(r, z, way, mat, inlay=None, width=2.0):
    lathe([(r + a, z + way * b) for a, b in (
        (0.5, -1.6), (0.5, 2.2), (0.8, 2.5), (width - 0.3, 2.5), (width, 2.2), (width, -1.3), (width - 0.3, -1.6), (0.5, -1.6))],
        mat=mat, segments=160, angle=50)
    if inlay:
        lathe([(r + width + 0.03, z - 0.5), (r + width + 0.03, z + 1.4)], mat=inlay, segments=160)


def skin(r, z, way, mat, metal):
    """The head and its own metal ring."""
    lathe([(0, z + way * 0.25), (r - 0.9, z + way * 0.25), (r + 0.05, z + way * 0.12), (r + 0.25, z - way * 0.15), (r + 0.28, z - way * 0.75)],
          mat=mat, segments=160)
    lathe([(r + a, z - way * b) for a, b in ((0.3, 0.2), (0.55, 0.2), (0.55, 0.8), (0.3, 0.8))], mat=metal, segments=160)


def lug(kind, r, z, reach, metal):
    """One casting on the shell at angle 0 about height z, `reach` high to each side of it."""
    if kind == 'round':  # a small oval pod with a sleeve
        cylinder(1.35, 1.15, (r - 0.1, 0, z), (0, pi / 2, 0), metal, 0.35, 32)
        cylinder(0.62, reach * 1.6, (r + 1.35, 0, z - reach * 0.8), mat=metal, bevel=0.15, segments=24)
    elif kind == 'bridge':  # one long casting, waisted in the middle
        outline = smooth_outline([(-0.95, -reach), (-1.0, -reach + 2.2), (-0.5, 0), (-1.0, reach - 2.2), (-0.95, reach), (0.95, reach), (1.0, reach - 2.2),
                                  (0.5, 0), (1.0, -reach + 2.2), (0.95, -reach)], 5, sharp=(0, 4, 5, 9))
        plate(outline, 1.35, 0.4, (r - 0.1, 0, z), (pi / 2, 0, pi / 2), metal)
        for way in (-1, 1):
            cylinder(0.68, 2.6, (r + 1.35, 0, z + way * (reach - 1.4) - 1.3), mat=metal, bevel=0.2, segments=24)
    else:  # 'pod': a rounded block
        box((1.7, 1.6, reach * 2), (r + 0.75, 0, z), 0.6, metal, segments=5)
        cylinder(0.62, reach * 2.6, (r + 1.35, 0, z - reach * 1.3), mat=metal, bevel=0.15, segments=24)


def drum(r, depth, lugs, shell, lug_kind='pod', top=None, bottom=None, metal=None, hoops=None, claws=True, inlay=None, start=0.5):
    """A drum about its centre. `hoops`: a material for the wooden ones of a bass drum, else steel.

    Without `claws`, the rods of a bass drum go straight through its hoops.
    """
    metal = metal or chrome()
    top = top or coated_head()
    bottom = bottom or top
    half = depth / 2
    lathe([(r, 0.3 - half), (r, half - 0.3)], mat=shell, segments=160)
    lathe([(r - 0.6, half), (r - 0.6, -half)], mat=inside_wood(), segments=96)
    for way, head in ((1, top), (-1, bottom)):
        skin(r, way * half, way, head, metal)
        if hoops:
            wooden_hoop(r, way * half, way, hoops, inlay, 2.0 if claws else 3.1)
        else:
            flanged_hoop(r, way * half, way, metal)
    split = depth > 16 and lug_kind != 'bridge'
    with group(name='lug') as station:
        if split:
            for way in (-1, 1):
                lug(lug_kind, r, way * (half - 4.2), 2.1, metal)
        elif depth > 34:
            for way in (-1, 1):
                lug('pod', r, way * (half - 5.5), 2.6, metal)
        else:
            lug(lug_kind, r, 0, half - 3.4 if lug_kind == 'bridge' else depth * 0.28, metal)
        across = r + (1.6 if hoops else 1.35)
        for way in (-1, 1):
            begin = way * (half - 4.2) if depth > 16 else 0
            end = way * (half + 2.4 if hoops else half - 0.4)
            rod((across, 0, begin), (across, 0, end + way * 0.9), 0.27, metal, segments=16)
            if not hoops:
                cylinder(0.5, 0.35, (across, 0, end - (0.1 if way > 0 else 0.25)), mat=metal, bevel=0.1, segments=24)
                box((0.55, 0.55, 1.0), (across, 0, end + way * 0.7), 0.12, metal, segments=3)
            elif claws:
                box((1.8, 2.6, 1.0), (r + 1.2, 0, way * (half + 2.6)), 0.35, metal)
                box((1.7, 2.0, 3.4), (r + 2.1, 0, way * (half + 1.1)), 0.35, metal)
                box((0.7, 0.7, 1.2), (across, 0, end + way * 1.2), 0.15, metal, segments=3)
            else:
                cylinder(0.85, 0.25, (across, 0, way * (half + 2.6) - 0.12), mat=metal, bevel=0.06, segments=24)
                box((0.75, 0.75, 1.1), (across, 0, way * (half + 3.2)), 0.15, metal, segments=3)
    step = 2 * pi / lugs
    for i in range(1, lugs):
        duplicate(station, rot=(0, 0, step * (i + start)))
    station.rotation_euler = (0, 0, step * start)
    cylinder(0.75, 0.14, (r * cos(step), r * sin(step), 0), (0, pi / 2, step), metal, 0.04, 24)


# ---- cymbals


def cymbal_profile(r, bow, bell, rise, thick=0.11):
    """Turned section: from the hole over bell and bow to the edge, and back beneath."""
    over = [(0.55, bow + rise)]
    for i in range(1, 13):
        a = pi / 2 * i / 12
        over.append((bell * sin(a), bow + rise * (1 - (1 - cos(a)) * 0.97)))
    # A small fillet where the bell meets the bow.
    over[-1] = (bell * 1.0, bow + rise * 0.05)
    over.append((bell * 1.07, bow - 0.02))
    for i in range(1, 25):
        t = i / 24
        over.append((bell * 1.07 + (r - bell * 1.07) * t, (bow - 0.02) * (1 - t**1.6)))
    return [(a, b - thick) for a, b in over] + [(r, 0 - thick / 2)] + over[::-1]


def cymbal(r, mat, bow=None, bell=None, rise=None):
    """A cymbal whose edge lies at z = 0."""
    bow = bow or r * 0.085
    profile = cymbal_profile(r, bow, bell or r * 0.2, rise or r * 0.075)
    lathe(profile, mat=mat, segments=200, angle=50)
    return bow + (rise or r * 0.075)


def cymbal_top(height, metal, dark):
    """Felt, sleeve and wing nut on a cymbal whose hole is at `height`."""
    cylinder(1.7, 1.0, (0, 0, height - 0.1), mat=dark, bevel=0.3, segments=32)
    cylinder(1.4, 0.9, (0, 0, height - 2.0), mat=dark, bevel=0.3, segments=32)
    cylinder(0.35, 3.3, (0, 0, height), mat=metal, bevel=0.1, segments=24)
    cylinder(0.8, 1.0, (0, 0, height + 1.0), mat=metal, bevel=0.2, segments=24)
    box((2.9, 0.5, 0.9), (0, 0, height + 1.9), 0.22, metal)


# ---- stands


def tripod(x, y, height, spread=24, turn=0.0, metal=None, collar=26):
    """A double-braced stand, its upper tube ending at `height`."""
    metal, rubber_ = metal or chrome(0.1), rubber()
    with group((x, y, 0), (0, 0, turn)):
        rod((0, 0, 4), (0, 0, height * 0.5), 1.3, metal)
        rod((0, 0, height * 0.45), (0, 0, height), 0.95, metal)
        cylinder(1.9, 4, (0, 0, height * 0.47), mat=metal, bevel=0.4)
        box((3.4, 1, 1.6), (1.8, 0, height * 0.47 + 2), 0.3, metal)
        cylinder(1.9, 3.2, (0, 0, collar), mat=metal, bevel=0.4)
        cylinder(1.7, 2.4, (0, 0, 7), mat=metal, bevel=0.4)
        with group() as leg:
            for side in (-0.75, 0.75):
                rod((1.6, side, collar + 1.5), (spread, side, 1.2), 0.42, metal, segments=16)
                rod((1.4, side, 8), (spread * 0.62, side, 1.2 + (collar + 0.3) * (spread * 0.38) / (spread - 1.6)), 0.38, metal, segments=16)
            cylinder(1.35, 3.2, (spread, 0, 0), mat=rubber_, bevel=0.5, segments=32)
        for i in (1, 2):
            duplicate(leg, rot=(0, 0, 2 * pi * i / 3))


def boom_stand(x, y, height, tip, turn=0.0, metal=None):
    """A tripod with a boom arm to `tip`; the cymbal's own group goes there."""
    metal = metal or chrome()
    tripod(x, y, height, 26, turn, metal)
    joint, end = Vector((x, y, height)), Vector(tip)
    away = (end - joint).normalized()
    cylinder(1.9, 3.2, (x, y + 1.6, height), (pi / 2, 0, 0), metal, 0.5)
    rod(joint - away * 16, end, 0.75, metal, 0.15)


def snare_stand(x, y, height, r, turn=0.0, metal=None):
    """A basket under a drum of radius r whose lower edge is at `height`."""
    metal, rubber_ = metal or chrome(), rubber()
    tripod(x, y, height - 6, 22, turn, metal, 22)
    for dx, dy, a in ring_of(3, 1.0, turn):
        tube([(x, y, height - 8), (x + 10 * dx, y + 10 * dy, height - 5.5), (x + (r + 1) * dx, y + (r + 1) * dy, height - 2.4),
              (x + (r + 2.2) * dx, y + (r + 2.2) * dy, height + 0.4)], 0.6, metal)
        box((1.8, 2.2, 3.2), (x + (r + 2.2) * dx, y + (r + 2.2) * dy, height + 0.2), 0.5, rubber_, (0, 0, a))


def hi_hat_stand(x, y, height, mat, r, facing=1, turn=0.0, metal=None):
    """With a closed pair of cymbals at `height`; the player is towards y * facing."""
    metal, dark = metal or chrome(), felt('#3a3a3a')
    tripod(x, y, height - 3, 24, turn, metal)
    rod((x, y, height - 6), (x, y, height + 21), 0.33, metal)
    with group((x, y, height + 0.6)):
        top = cymbal(r, mat)
        cylinder(1.6, 0.9, (0, 0, top - 0.1), mat=dark, bevel=0.3, segments=32)
        cylinder(1.1, 3.4, (0, 0, top + 0.8), mat=metal, bevel=0.3, segments=32)
        box((2.6, 0.6, 0.9), (1.4, 0, top + 2.6), 0.22, metal)
    with group((x, y, height), (pi, 0, 0)):
        low = cymbal(r, mat)
    cylinder(2.3, 1.2, (x, y, height - low - 1.1), mat=dark, bevel=0.3, segments=32)
    cylinder(2.0, 1.2, (x, y, height - low - 2.2), mat=metal, bevel=0.3, segments=32)
    way = facing
    box((8, 6, 1.0), (x, y + way * 26, 0.8), 0.3, metal)
    with group((x, y + way * 23, 1.6), (way * radians(-14), 0, 0)):
        box((7.6, 21, 0.8), (0, -way * 10.5, 0), 0.3, metal)
    rod((x, y + way * 2.4, 6.6), (x, y, 7.5), 0.4, metal)
    for side in (-2.6, 2.6):
        rod((x + side, y + way * 26, 0.6), (x + side * 0.5, y, 6.5), 0.35, metal)


def simple_pedal(loc, turn=0.0, metal=None, beater='#e8e4da', board=None):
    """A bass drum pedal as seen from across a kit; heel towards the player at -y, `beater` is its colour."""
    metal, dark = metal or chrome(), rubber('#1a1a1b')
    with group(loc, (0, 0, turn)):
        box((9, 28, 0.6), (0, 0, 0.5), 0.2, dark)
        box((8.4, 7, 1.1), (0, -10.6, 1.3), 0.35, board or metal)
        with group((0, -7.4, 2.0), (radians(13), 0, 0)):
            box((8, 20.6, 0.8), (0, 10.4, 0), 0.3, board or metal)
            for i in range(7):
                box((6.2, 0.5, 0.2), (0, 3.5 + i * 2.4, 0.45), 0.08, dark, segments=2)
        for x in (-5, 5):
            rod((x, 13.5, 0.4), (x, 13.5, 17), 0.75, metal, 0.15)
            cylinder(1.2, 2.2, (x - 1.1, 13.5, 16.2), (0, pi / 2, 0), metal, 0.3, 32)
        rod((-7, 13.5, 16.2), (7, 13.5, 16.2), 0.5, metal)
        cylinder(2.6, 1.2, (-0.6, 13.5, 16.2), (0, pi / 2, 0), metal, 0.3)
        rod((0, 15.2, 14.4), (0, 12.6, 6.9), 0.45, dark)
        rod((6.6, 14.2, 15.6), (6.6, 13.5, 3), 0.6, metal)
        if beater:
            rod((0, 13.5, 16.2), (0, 5.5, 33), 0.4, metal)
            with group((0, 5.5, 33), (radians(25), 0, 0)):
                cylinder(2.4, 4.4, (0, 2.6, 0), (pi / 2, 0, 0), felt(beater), 0.7)
