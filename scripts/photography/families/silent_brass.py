"""A practice system for brass: a pickup mute, and a small headphone unit on a cable."""

from families.panel_parts import *
from studio.kit import *


def mute(body, pad):
    """Stands on z = 0 with its wide end down; lay it with a group."""
    profile = [(0, 0.75), (1.25, 0.75), (1.4, 0.68), (1.46, 0.55), (1.62, 0.49), (3.0, 0.45), (3.22, 0.38), (3.36, 0.24), (3.5, 0.1), (3.72, 0.02), (4.1, 0), (4.36, 0.07), (4.52, 0.24), (4.6, 0.52),
               (4.6, 1.5), (4.52, 1.58), (4.52, 1.7), (4.6, 1.78), (4.55, 2.6), (4.3, 3.7), (3.85, 5.1), (3.35, 6.5), (2.95, 7.6), (2.8, 8.0)]
    lathe(profile, mat=body, segments=160, angle=44)
    # The rubber that seals the bell, then the open neck.
    lathe([(2.7, 7.95), (2.95, 8.05), (3.02, 8.3), (2.62, 10.6), (2.5, 10.8), (2.2, 10.85)], mat=pad, segments=96)
    lathe([(2.3, 10.8), (2.12, 11.0), (1.95, 12.2), (1.82, 12.4), (1.62, 12.4), (1.55, 12.2), (1.55, 9.0), (0, 8.8)], mat=body, segments=96)


def module(body, trim):
    """The unit, lying on its back: wheel and lamps in front, sockets at its ends."""
    plate(rounded_rect(5.4, 8.8, 1.1), 1.9, 0.45, (0, 0, 0.02), mat=body, segments=8)
    plate(rounded_rect(4.5, 4.0, 0.5, 0, 1.75), 0.06, 0.025, (0, 0, 1.9), mat=shade('glass'))
    z = 1.955
    for i, color in enumerate(('green', 'off', 'off')):
        led((-1.2 + 1.2 * i, 2.6, z), color, 0.1)
        box((0.5, 0.05, 0.006), (-1.2 + 1.2 * i, 2.2, z), 0, shade('print'))
    for i in range(3):
        round_button((-1.35 + 1.35 * i, 0.85, z), 0.36, 0.14, shade('rubber'), trim)
    lathe([(1.35, 0), (1.33, 0.06), (1.2, 0.06), (1.18, -0.02)], (0, -2.1, 1.92), mat=trim, segments=64)
    knob((0, -2.1, 1.9), 1.1, 0.5, 'metal', shade('knob'), shade('white'), 35)
    with front(-4.4, 0.98):
        mini_jack((-1.2, 0, -0.01), shade('steel'))
        mini_jack((1.2, 0, -0.01), shade('steel'))


def plug(start, way, body, metal):
    """A small plug from its socket outwards; returns where its cable begins."""
    at, way = Vector(start), Vector(way).normalized()
    rod(at, at + way * 0.2, 0.24, metal)
    rod(at + way * 0.2, at + way * 1.7, 0.34, body, 0.08)
    rod(at + way * 1.7, at + way * 2.5, 0.26, body, r2=0.15)
    return tuple(at + way * 2.4)


def build(options):
    color = options.get('color', '#232427')
    body, unit = textured_plastic(color, 0.34, 20, 0.04), textured_plastic(color, 0.4, 24, 0.06)
    pad, trim, cord = rubber('#5d5f63'), satin_metal('#9a9ca0', 0.3), rubber('#18181a')

    # The mute lies on its belly and its rubber, the wide end to the right.
    lean = math.atan2(4.3 - 2.62, 10.6 - 3.7)
    turn = radians(158)
    face = Vector((1.0, 3.0, 4.3 * cos(lean) + 3.7 * sin(lean)))
    with group(face, (0, 0, turn)):
        with group((0, 0, 0), (0, pi / 2 + lean, 0)):
            with group():
                mute(body, pad)
                # The cable's socket in the face.
                with group((0, 0, 0.75), (pi, 0, 0)):
                    mini_jack((0, 0, 0), shade('steel'))
                    lathe([(1.0, 0), (0.98, 0.08), (0.85, 0.08), (0.83, 0)], mat=trim, segments=48)
    # Where that socket is in the room, and which way it looks.
    axis = Vector((cos(lean) * cos(turn), cos(lean) * sin(turn), -sin(lean)))
    socket = face + axis * 0.75
    begin = plug(socket, -axis, cord, trim)
    with group((7.2, -4.6, 0), (0, 0, radians(-16))):
        module(unit, trim)
    # Into the far end of the unit.
    spin = radians(-16)
    far = Vector((7.2 - 4.4 * sin(spin), -4.6 + 4.4 * cos(spin), 0.98))
    end = plug(far, (-sin(spin), cos(spin), 0), cord, trim)
    r = 0.15
    tube([begin, (3.7, 2.0, 3.4), (4.5, 1.9, 1.0), (5.3, 2.3, 0.3), (6.4, 3.2, 0.17), (8.0, 5.2, 0.17), (9.8, 5.6, 0.17), (10.5, 4.6, 0.2),
          (end[0] + 0.35, end[1] + 1.1, 0.6), end], r, cord)
    return standing(yaw=8, pitch=28, fill=0.86)
