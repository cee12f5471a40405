"""Amplifiers for guitar, bass and keyboard: combos, and heads without a loudspeaker."""

from families.amp_controls import controls
from families.speaker_parts import *
from studio.kit import *

KNOBS = ['cap', 'skirted', 'chicken', 'plain']


def build(options):
    width, depth, height = options.get('size', [60, 25, 50])
    cover = options.get('cover', '#1d1d1e')
    edge = options.get('edge', 1.0)  # radius of the cabinet's edges
    board = options.get('board', 2.2)  # of the frame around the front
    panel_place = options.get('panel', 'front', ['front', 'front-low', 'top'])
    panel_height = options.get('panelHeight', 7.0)
    panel_color = options.get('panelColor', '#1a1a1b')
    panel_metal = options.get('panelMetal', True)
    layout = options.get('layout', 'j kk kkk k r')
    labels = options.get('labels', [])
    knobs = options.get('knobs', 'plain', KNOBS)
    knob_radius = options.get('knobRadius', 0.95)
    knob_color = options.get('knobColor', '#161617')
    knob_top = options.get('knobTop', None)
    mark = options.get('mark', '#efece4')
    ink = options.get('ink', '#e9e6de')
    light = options.get('light', '#e0321c')
    grille = options.get('grille', 'basket', ['basket', 'diamond', 'shimmer', 'perforated', 'covered'])
    grille_colors = options.get('grilleColors', ['#202021', '#2a2a2b'])
    thread = options.get('thread', 0.32)
    piping = options.get('piping', None)
    band = options.get('band', None)  # a covered band across the front, above the grille: [height, bead colour]
    corners = options.get('corners', 'none', ['none', 'black', 'chrome'])
    handles = options.get('handles', 1)
    handle_color = options.get('handleColor', '#1b1b1c')
    cap_color = options.get('capColor', '#1c1c1d')
    drivers = options.get('drivers', [])  # behind a perforated grille: [x, y, radius] from its middle
    foot = options.get('foot', 1.2)
    yaw = options.get('yaw', 26)
    pitch = options.get('pitch', 16)

    skin = tolex(cover, grain=options.get('grain', 3.2))
    dark = material('#0a0a0b', 0.6)
    rubbery = rubber('#131314')
    bright = satin_metal('#c6c7c8', 0.22)
    middle = foot + height / 2
    front, top = -depth / 2, foot + height
    recess = 1.5

    # The cabinet, with what is cut out of it.
    cabinet = box((width, depth, height), (0, 0, middle), edge, skin, segments=5)
    low, high = foot + board, top - board
    inner = width - 2 * board
    if panel_place == 'front':
        panel_low, panel_high = high - panel_height, high
        openings = [(low, panel_low - 1.0), (panel_low, panel_high)]
    elif panel_place == 'front-low':
        panel_low, panel_high = low, low + panel_height
        openings = [(panel_high + 1.0, high), (panel_low, panel_high)]
    else:
        openings = [(low, high)]
    cutters = [box((inner, 2 * recess, b - a), (0, front, (a + b) / 2), 0) for a, b in openings]
    panel_depth, panel_sunk = panel_height, 1.6
    panel_y = depth / 2 - board - panel_depth / 2
    if panel_place == 'top':
        cutters.append(box((inner, panel_depth, 2 * panel_sunk), (0, panel_y, top), 0))
    carve(cabinet, cutters, 0.35)

    # The front: cloth on a board, or a punched sheet over drivers.
    a, b = openings[0]
    band_height = band[0] if band else 0
    cloth_high = b - band_height
    with facing(front + recess):
        shape = rounded_rect(inner - 0.3, cloth_high - a - 0.3, 0.4, 0, (a + cloth_high) / 2)
        if grille == 'perforated':
            plate(shape, 0.2, 0.05, mat=dark)
            for x, y, r in drivers:
                behind_grille(x, (a + cloth_high) / 2 + y, r, material('#1b1b1c', 0.5), 0.1)
            sheet = textured_plastic(grille_colors[0], 0.42)
            area = (inner - 0.3, cloth_high - a - 0.3)
            perforated(rounded_rect(area[0] - 0.8, area[1] - 0.8, 0.2, 0, (a + cloth_high) / 2), 0.62, 0.21, sheet, 0.12, loc=(0, 0, 1.15))
            frame(*area, 1.0, 0.5, sheet, 0.2, centre=(0, (a + cloth_high) / 2), z=0.75)
        else:
            cloth = skin if grille == 'covered' else grille_cloth(grille, grille_colors, thread)
            plate(shape, 1.0, 0.35, mat=cloth)
        if piping:
            tube([(x, y, 0.85) for x, y in inset(shape, -0.02)], 0.24, material(piping, 0.4, coat=0.3), closed=True, straight=True)
        if band:
            plate(rounded_rect(inner - 0.2, band_height - 0.2, 0.3, 0, b - band_height / 2), 1.3, 0.35, mat=skin)
            bead = material(band[1], 0.3, 0.8 if band[1] == '#c9a24e' else 0)
            rod((-inner / 2 + 0.1, cloth_high, 1.15), (inner / 2 - 0.1, cloth_high, 1.15), 0.32, bead)

    # The panel and what is on it.
    metal_panel = brushed(panel_color, 0.42, 0.75) if panel_metal else material(panel_color, 0.42)
    style = {
        'kind': knobs, 'radius': knob_radius, 'knob': material(knob_color, 0.32, coat=0.3), 'mark': material(mark, 0.45),
        'top': satin_metal(knob_top, 0.25) if knob_top else None, 'metal': bright, 'hole': material('#0c0c0d', 0.45),
        'ink': material(ink, 0.6), 'light': glow(light, 1.6),
    }
    outline = rounded_rect(inner - 0.2, panel_height - 0.2, 0.3)
    where = group((0, panel_y, top - panel_sunk)) if panel_place == 'top' else facing(front + recess, (panel_low + panel_high) / 2 if panel_place != 'top' else 0)
    with where:
        plate(outline, 0.45, 0.12, mat=metal_panel)
        if options.get('panelLine', False):
            tube([(x, y, 0.46) for x, y in inset(outline, 0.35)], 0.05, style['ink'], closed=True, straight=True)
        for x in (-1, 1):
            for y in (-1, 1):
                screw((x * (inner / 2 - 0.8), y * (panel_height / 2 - 0.75), 0.44), 0.24, bright)
        controls(layout, inner - 3.2, style, labels, y=0.35 if labels else 0, z=0.45, drop=knob_radius * 1.85)

    # Outside.
    if corners != 'none':
        guard = chrome(0.14) if corners == 'chrome' else textured_plastic('#0f0f10', 0.28)
        corner_guards((width, depth, height), (0, 0, middle), edge, min(2 * board - 0.2, 4.2), guard)
    strap, cap = rubber(handle_color), satin_metal(cap_color, 0.3) if cap_color != '#1c1c1d' else textured_plastic(cap_color, 0.4)
    handle_y = (front + panel_y - panel_depth / 2) / 2 if panel_place == 'top' else 0
    for i in range(handles):
        step = width / handles
        strap_handle(((i - (handles - 1) / 2) * step, handle_y, top - 0.05), min(21, step * 0.72), strap, cap)
    feet(width - 8, depth - 7, foot, rubbery)
    return standing(yaw=yaw, pitch=pitch, key=options.get('key', 1.0), soft=options.get('soft', 1.0))
