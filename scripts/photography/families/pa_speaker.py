"""Loudspeakers that carry a voice: street amplifiers, portable and column speakers, small powered ones."""

from families.amp_controls import controls
from families.speaker_parts import *
from studio.kit import *


def panel_style(options, radius):
    return {
        'kind': options.get('knobs', 'plain', ['plain', 'skirted', 'cap']), 'radius': radius, 'knob': material('#161617', 0.34, coat=0.2),
        'mark': material('#efece4', 0.45), 'top': satin_metal(options.get('knobTop', '#b9babb'), 0.28), 'metal': satin_metal('#c2c3c4', 0.24),
        'hole': material('#0c0c0d', 0.45), 'ink': material('#dcdad4', 0.6), 'light': glow(options.get('light', '#e0321c'), 1.6),
    }


def framed_driver(x, y, r, mat, z, rim):
    """A driver behind a grille; its frame (material `rim`, if it has one) is visible through the holes."""
    behind_grille(x, y, r, mat, z)
    if rim:
        a = r * 0.85
        lathe([(r, 0), (r, 0.32), (r - 0.1, 0.36), (a + 0.1, 0.38), (a, 0.3)], (x, y, z), mat=rim, segments=64, angle=50)


def sheet_grille(w, h, mat, drivers, centre=(0, 0), pitch=0.6, hole=0.2, border=0.7, r=0.8):
    """A flat punched sheet in its frame, 1 cm over the drivers; the floor of its recess is z = 0."""
    black = material('#0b0b0c', 0.6)
    plate(rounded_rect(w, h, r, *centre), 0.1, 0.02, mat=black)
    for x, y, radius in drivers:
        framed_driver(centre[0] + x, centre[1] + y, radius, material('#3c3c3f', 0.45), 0.12, satin_metal('#a9aaab', 0.35))
    perforated(rounded_rect(w - border, h - border, r * 0.6, *centre), pitch, hole, mat, 0.1, loc=(0, 0, 1.05))
    frame(w, h, border, 0.5, mat, 0.18, r, centre, 0.72)


def wedge(options):
    """Leans back; the controls are on top."""
    width, depth, height = options.get('size', [49, 34.5, 32])
    lean = options.get('lean', 20)
    color = options.get('color', '#323234')
    caps = options.get('endCaps', True)
    rows = options.get('rows', ['jkkkkkkk', 'xkkkkkkk'])
    labels = options.get('labels', [[], []])  # of each row's knobs
    knob_radius = options.get('knobRadius', 0.85)
    drivers = options.get('drivers', [[-12, -1.5, 9.6], [12, -1.5, 9.6]])
    grille_color = options.get('grilleColor', '#4a4b4e')
    panel_depth = options.get('panelDepth', 12)
    yaw, pitch = options.get('yaw', 24), options.get('pitch', 26)
    style = panel_style(options, knob_radius)

    body_mat = tolex(color, grain=4) if not caps else textured_plastic(color, 0.5, 9, 0.15)
    sheet = textured_plastic(grille_color, 0.4)
    foot, back, y0 = 1.0, depth / 2, -depth / 2
    rise = height - 2.2
    y1 = y0 + rise * math.tan(radians(lean))
    profile = [(y0, foot), (y0, foot + 2.2), (y1, foot + height), (back - 3, foot + height), (back, foot + height - 7), (back, foot)]
    body = prism(profile, width - (2.4 if caps else 0), 1.0 if not caps else 0.5, body_mat)
    # The front's middle, on the slope.
    length = math.hypot(y1 - y0, rise)
    face_w, face_h = width - (4.4 if caps else 4.6), length - 2.6
    middle = ((y0 + y1) / 2, foot + 2.2 + rise / 2)
    tilt = pi / 2 - radians(lean)
    panel_w = width - (5 if caps else 4.5)
    panel_y = y1 + 1.6 + panel_depth / 2
    carve(body, [
        box((face_w, face_h, 2.6), (0, *middle), 0, rot=(tilt, 0, 0)),
        box((panel_w, panel_depth, 1.4), (0, panel_y, foot + height), 0),
    ], 0.3)
    inward = Vector((0, cos(radians(lean)), -sin(radians(lean)))) * 1.3
    with group((0, middle[0] + inward.y, middle[1] + inward.z), (tilt, 0, 0)):
        sheet_grille(face_w - 0.15, face_h - 0.15, sheet, drivers)
    with group((0, panel_y, foot + height - 0.7)):
        plate(rounded_rect(panel_w - 0.15, panel_depth - 0.15, 0.3), 0.25, 0.08, mat=material('#424347', 0.42))
        tube([(x, y, 0.26) for x, y in rounded_rect(panel_w - 1, panel_depth - 1, 0.3)], 0.045, style['ink'], closed=True, straight=True)
        gap = (panel_depth - 1.5) / len(rows)
        for i, row in enumerate(rows):
            controls(row, panel_w - 2.4, style, labels[i], y=((len(rows) - 1) / 2 - i) * gap + 0.35, z=0.25, drop=knob_radius * 1.95)
    if caps:
        outline = round_corners(profile, [1.2, 1.2, 2.4, 2.4, 2.0, 1.2])
        for side in (-1, 1):
            # The plate's x, y are the profile's y, z: turned to stand across.
            with group((side * (width / 2 - 0.75) - 0.75, 0, 0), (pi / 2, 0, pi / 2)):
                plate(inset(outline, -0.45), 1.5, 0.5, mat=textured_plastic('#232325', 0.4, 9, 0.12), segments=5)
                for u, v in ((y0 + 2.2, foot + 2.4), (back - 2.4, foot + 2.4), (y1 + 3.4, foot + height - 2.6), (back - 5.5, foot + height - 3)):
                    cylinder(0.45, 0.12, (u, v, 1.45 if side > 0 else -0.07), mat=style['hole'], bevel=0.03, segments=24)
    strap_handle((0, (panel_y + panel_depth / 2 + back - 3) / 2 - 0.2, foot + height - 0.05), min(22, width * 0.5), rubber('#252527'), textured_plastic('#1a1a1b', 0.4), 2.0)
    feet(width - 9, depth - 6, foot, rubber('#131314'), 1.3)
    return standing(yaw=yaw, pitch=pitch)


def compact(options):
    """A small plastic box: a grille, and a strip of controls under it."""
    width, depth, height = options.get('size', [14.8, 19.5, 21.8])
    color = options.get('color', '#2e2e30')
    strip = options.get('strip', 5.2)
    layout = options.get('layout', 'j kkkk o r')
    drivers = options.get('drivers', [[0, 0, 5.6]])
    yaw, pitch = options.get('yaw', 28), options.get('pitch', 14)
    style = panel_style(options, options.get('knobRadius', 0.62))
    labels = options.get('labels', [])

    plastic_ = textured_plastic(color, 0.48, 12, 0.14)
    foot, front = 0.5, -depth / 2
    body = box((width, depth, height), (0, 0, foot + height / 2), 0.9, plastic_, segments=6)
    face_w = width - 1.6
    low, high = foot + 0.9 + strip, foot + height - 0.9
    carve(body, [
        box((face_w, 2.6, high - low), (0, front, (low + high) / 2), 0),
        box((face_w, 0.8, strip - 0.7), (0, front, foot + 0.7 + (strip - 0.7) / 2), 0),
    ], 0.2)
    with facing(front + 1.3):
        sheet_grille(face_w - 0.1, high - low - 0.1, textured_plastic('#47484b', 0.38), drivers, (0, (low + high) / 2), 0.4, 0.135, 0.5, 0.4)
    with facing(front + 0.4, foot + 0.7 + (strip - 0.7) / 2):
        plate(rounded_rect(face_w - 0.1, strip - 0.8, 0.2), 0.12, 0.04, mat=material('#333437', 0.42))
        controls(layout, face_w - 1.2, style, labels, y=0.3 if labels else 0, z=0.12)
    feet(width - 4, depth - 4, foot, rubber('#131314'), 0.9)
    # Mounting screws on the side.
    for z in (7, 15):
        cylinder(0.5, 0.2, (width / 2 - 0.08, 2, foot + z), (0, pi / 2, 0), material('#0f0f10', 0.4), 0.08, 32)
    return standing(yaw=yaw, pitch=pitch)


def control_recess(options, head, floor, z, panel, labels):
    """Sinks a flat panel into the bowed upper end of a moulded cabinet; `floor` is where its back lies in y."""
    width, height, layout = panel
    carve(head, [box((width, 12, height), (0, floor - 6, z), 0)], 0.22)
    style = panel_style(options, options.get('knobRadius', 0.8))
    with facing(floor + 0.02, z):
        outline = rounded_rect(width - 0.1, height - 0.1, 0.3)
        plate(outline, 0.2, 0.06, mat=material('#3a3b3f', 0.42))
        tube([(x, y, 0.21) for x, y in inset(outline, 0.3)], 0.04, style['ink'], closed=True, straight=True)
        controls(layout, width - 1.8, style, labels, y=0.35, z=0.2)


def moulded(options):
    """Narrower behind, its front one bowed grille between two ends: portable ones and columns."""
    width, depth, height = options.get('size', [27, 25, 41])
    back_width = options.get('backWidth', 17)
    color = options.get('color', '#202022')
    grille_color = options.get('grilleColor', '#1c1c1e')
    bow = options.get('bow', 1.8)
    end = options.get('end', 2.0)  # the height of the ends above and below the grille
    top_end = options.get('topEnd', end)
    panel = options.get('panel', None)  # controls in the upper end: [width, height, layout]
    labels = options.get('labels', [])
    drivers = options.get('drivers', [[0, -6, 10], [0, 11.5, 3]])
    handle = options.get('handle', 'bar', ['bar', 'none'])
    bracket = options.get('bracket', False)
    light = options.get('light', None)
    pitch_, hole = options.get('holes', [0.55, 0.185])
    yaw, pitch = options.get('yaw', 28), options.get('pitch', 16)

    shell = textured_plastic(color, 0.46, 9, 0.16)
    sheet = textured_plastic(grille_color, 0.4, 12, 0.05)
    dark = material('#0a0a0b', 0.6) if not options.get('pale', False) else material('#77746e', 0.6)
    foot, y0, y1 = 0.7, -depth / 2, depth / 2
    w, b = width / 2, back_width / 2
    plan = round_corners([(-w, y0), (w, y0), (w, y0 + depth * 0.35), (b, y1), (-b, y1), (-w, y0 + depth * 0.35)], [1.1, 1.1, 3, 3.5, 3.5, 3], 8)
    body = plate(plan, height, 0.8, (0, 0, foot), mat=shell, segments=6)
    cutters = []
    if handle == 'bar':
        cutters.append(box((back_width * 0.85, depth * 0.34, 7), (0, 1.5, foot + height), 0))
    if cutters:
        carve(body, cutters, 0.35)
    if handle == 'bar':
        rows = []
        for i in range(13):
            x = (i / 12 - 0.5) * back_width * 0.98
            lift = 0.3 * cos(pi * (i / 12 - 0.5))
            rows.append([(x, 1.5 + u, foot + height - 1.1 + lift + v) for u, v in rounded_rect(3.0, 2.0, 0.85)])
        loft(rows, mat=rubber('#1a1a1b'), closed=True, caps=True, angle=60)

    def crown(x, y):
        return bow * (1 - (x / (w - 0.4)) ** 2) + 0.6

    low, high = foot + end, foot + height - top_end
    with facing(y0):
        plate(rounded_rect(width - 1.2, high - low, 0.2, 0, (low + high) / 2), 0.15, 0.03, mat=dark)
        pale = options.get('pale', False)
        for x, y, r in drivers:
            cone, rim = ('#8d8a84', None) if pale else ('#454548', satin_metal('#b4b5b6', 0.35))
            framed_driver(x, (low + high) / 2 + y, r, material(cone, 0.5), 0.15, rim)
        perforated(rounded_rect(width - 1.1, high - low + 0.5, 0.1, 0, (low + high) / 2), pitch_, hole, sheet, 0.1, crown)
        for side in (-1, 1):
            box((0.9, high - low + 0.4, 1.2), (side * (w - 0.45), (low + high) / 2, 0.4), 0.3, shell)
    # The ends follow the grille's bow and stand a little over it.
    lens = [(x, y0 - crown(x, 0) - 0.25) for x in (-w + (width * i / 32) for i in range(33))]
    lens = [(-w, y0 + 1), *lens, (w, y0 + 1)]
    plate(lens, end, 0.35, (0, 0, foot + 0.02), mat=shell, segments=5)
    head = plate(lens, top_end, 0.35, (0, 0, foot + height - top_end - 0.02), mat=shell, segments=5)
    if panel:
        control_recess(options, head, y0 - 0.9, foot + height - top_end / 2 - 0.1, panel, labels)
    if light and not panel:
        with facing(y0 - crown(0, 0) - 0.25):
            cylinder(0.25, 0.12, (0, foot + height - end / 2 + 0.1, 0), mat=glow(light, 2), bevel=0.08, segments=24)
    if bracket:
        for z in (foot + height * 0.2, foot + height * 0.8):
            box((back_width * 0.6, 2.2, 3), (0, y1 + 0.6, z), 0.3, shell)
    feet(back_width - 2.5, depth * 0.55, foot, rubber('#161617' if not options.get('pale', False) else '#c9c6bf'), min(1.4, width / 12))
    return standing(yaw=yaw, pitch=pitch)


def build(options):
    kinds = {'wedge': wedge, 'compact': compact, 'moulded': moulded}
    return kinds[options.get('cabinet', 'wedge', list(kinds))](options)
