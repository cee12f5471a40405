"""Small stereo amplifiers for a desk: a wide metal box, a warm light behind its grille, a bar to carry it by."""

from families.amp_controls import controls
from families.speaker_parts import *
from studio.kit import *


def warm_board(color):
    """Brightest in its middle, like the wall behind a glowing valve."""
    mat = material('#2a1a10', 0.7, glow=color, name='warm board')
    k = Nodes(mat)
    away = k.node('VectorMath', operation='LENGTH')
    k.link(k.coordinates((0.075, 0.11, 1)), away.inputs[0])
    near = k.math('MAXIMUM', k.math('SUBTRACT', 1, away.outputs['Value']), 0)
    k.link(k.math('MULTIPLY_ADD', k.math('POWER', near, 1.6), 1.5, 0.05), k.shader.inputs['Emission Strength'])
    return mat


def build(options):
    width, depth, height = options.get('size', [42, 15.5, 16.5])
    color = options.get('color', '#2a2a2c')
    grille_color = options.get('grilleColor', '#7d756a')
    warm = options.get('glow', '#ff8a2e')
    layout = options.get('layout', 'j k kk kkk bbbbb s k k kk o')
    yaw, pitch = options.get('yaw', 22), options.get('pitch', 24)

    shell = textured_plastic(color, 0.38, 12, 0.08)
    sheet = satin_metal(grille_color, 0.36)
    metal = satin_metal('#6d6a66', 0.28)
    foot, front = 0.8, -depth / 2
    top = foot + height
    body = box((width, depth, height), (0, 0, foot + height / 2), 1.6, shell, segments=8)
    face_w, face_h = width - 3.4, height - 3.6
    panel_w, panel_d, panel_y = width - 5, 7.0, -1.6
    carve(body, [
        box((face_w, 8, face_h), (0, front, foot + height / 2), 0),
        box((panel_w, panel_d, 1.2), (0, panel_y, top), 0),
    ], 0.3)
    with facing(front + 4, foot + height / 2):
        plate(rounded_rect(face_w, face_h, 0.5), 0.2, 0.05, mat=warm_board(warm))
        for x in (-11.5, 11.5):
            behind_grille(x, 0, 5.6, material('#1c1b1a', 0.5), 0.6)
    with facing(front + 0.9, foot + height / 2):
        # Expanded metal: wide lozenges.
        stretch = 1.75
        mesh_ = perforated(rounded_rect((face_w - 0.4) / stretch, face_h - 0.4, 0.3), 0.44, 0.2, sheet, 0.12)
        mesh_.scale = (stretch, 1, 1)
        frame(face_w - 0.1, face_h - 0.1, 0.55, 0.55, shell, 0.22, 0.8, z=-0.25)
    style = {
        'kind': 'plain', 'radius': 0.68, 'knob': material('#1a1a1b', 0.3, coat=0.3), 'mark': material('#efece4', 0.45), 'top': satin_metal('#c4bfb5', 0.28),
        'metal': satin_metal('#c2c3c4', 0.24), 'hole': material('#0c0c0d', 0.4), 'ink': material('#d9d4c8', 0.6), 'light': glow('#ff5a2a', 1.6),
    }
    with group((0, panel_y, top - 0.6)):
        plate(rounded_rect(panel_w - 0.1, panel_d - 0.1, 0.3), 0.2, 0.06, mat=material('#171718', 0.38))
        controls(layout, panel_w - 1.6, style, y=0, z=0.2)
    # The bar: flat metal, bent down at both ends behind the panel.
    y, reach, rise, bend = 4.6, width / 2 - 2.4, 2.9, 1.6
    path = [(-reach, -0.3), *[(-reach + bend - bend * cos(t), rise - bend + bend * sin(t)) for t in (pi / 2 * i / 8 for i in range(9))]]
    path += [(-x, z) for x, z in path[::-1]]
    rows = []
    for i, (x, z) in enumerate(path):
        before, after = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        way = Vector((after[0] - before[0], after[1] - before[1])).normalized()
        rows.append([(x - way.y * v, y + u, top + z + way.x * v) for u, v in rounded_rect(2.2, 0.5, 0.2, n=3)])
    loft(rows, mat=metal, closed=True, caps=True, angle=50)
    for x in (-reach, reach):
        box((2.0, 3.2, 0.5), (x, y, top + 0.1), 0.2, metal)
    feet(width - 8, depth - 5, foot, rubber('#131314'), 1.1)
    return standing(yaw=yaw, pitch=pitch)
