"""Hand-held dynamic and ribbon microphones that lie on the table: ball grilles and slotted instrument heads."""

from families.mic_parts import *
from studio.kit import *


def handle(stops, ring_at, metal, mat, r):
    """The turned handle with its socket."""
    lathe(stops, mat=mat, segments=128)
    socket(r, mat)
    if ring_at:
        torus(ring_at[0], 0.05, (0, 0, ring_at[1]), mat=metal)


def ball(z, radius, low, neck, wire, band, pitch, flatten=0.94):
    """A ball grille: pressed dome, equator band, lower half down to `neck` (its radius) at `low`."""
    dome = [(radius * sin(t), z + 0.12 + radius * flatten * cos(t)) for t in (pi / 2 * i / 24 for i in range(25))]
    pressed(dome, pitch, pitch * 0.26, wire)
    lower = [(radius, z - 0.12)]
    depth = z - 0.12 - low
    edge = math.acos(min(1, neck / radius))
    lower += [(radius * cos(edge * i / 16), z - 0.12 - depth * sin(edge * i / 16) / sin(edge)) for i in range(1, 17)]
    rolled(lower[::-1], pitch, pitch * 0.26, wire)
    inside = [(r * 0.955, zz) for r, zz in lower[::-1]] + [(r * 0.955, z + 0.12 + (zz - z - 0.12) * 0.955) for r, zz in dome[::-1]]
    lathe(inside, mat=foam('#29292a'))
    r = radius + 0.03
    lathe([(r - 0.08, z - 0.3), (r, z - 0.26), (r + 0.05, z - 0.2), (r + 0.05, z + 0.2), (r, z + 0.26), (r - 0.08, z + 0.3)], mat=band, segments=128)


def stage_ball(body, wire):
    """The classic stage vocal microphone: 16.2 cm, wide cone of a handle."""
    metal = satin_metal('#9a9a99', 0.35)
    handle([(1.15, 0.05), (1.17, 1.3), (1.14, 1.34), (1.14, 1.44), (1.2, 1.5), (1.3, 4), (1.46, 7), (1.64, 9.6), (1.74, 10.4),
            (1.82, 10.55), (1.84, 10.7), (1.84, 11.25), (1.78, 11.35)], None, metal, body, 1.15)
    lathe([(1.7, 11.3), (1.92, 11.36), (1.96, 11.45), (1.96, 11.8), (1.9, 11.9), (1.75, 11.95)], mat=metal, segments=128)
    ball(13.75, 2.5, 11.85, 1.84, wire, metal, 0.16)
    return lying(16.2, 1.15, 2.55, 13.75)


def slim_ball(body, wire):
    """A slender handle with a small ball, as ribbons have."""
    metal = satin_metal('#b4b1aa', 0.3)
    handle([(1.08, 0.05), (1.1, 1.4), (1.07, 1.44), (1.07, 1.54), (1.12, 1.6), (1.15, 2.2), (1.15, 10.8), (1.12, 10.9)], None, metal, body, 1.08)
    lathe([(1.1, 10.86), (1.2, 10.92), (1.2, 11.35), (1.1, 11.42)], mat=metal, segments=96)
    lathe([(1.1, 11.4), (1.14, 11.5), (1.18, 11.8), (1.3, 12.1), (1.36, 12.3), (1.36, 12.5), (1.2, 12.55)], mat=body, segments=96)
    ball(13.75, 1.88, 12.45, 1.3, wire, body, 0.14, 0.97)
    return lying(15.7, 1.08, 1.95, 13.75)


def slotted_head(body, wire):
    """The classic instrument microphone: 15.7 cm, slotted cap with a flat grille in front."""
    cap = plastic('#2b2b2d', 0.34)
    metal = satin_metal('#9a9a99', 0.35)
    handle([(1.15, 0.05), (1.17, 1.3), (1.14, 1.34), (1.14, 1.44), (1.2, 1.5), (1.28, 4), (1.4, 7), (1.52, 10), (1.58, 11.2),
            (1.6, 11.7), (1.56, 11.8), (1.4, 11.84)], None, metal, body, 1.15)
    lathe([(1.4, 11.8), (1.47, 11.86), (1.49, 11.95), (1.49, 12.5), (1.45, 12.58), (1.3, 12.62)], mat=material('#a8a8a6', 0.4, 0.8), segments=96)
    lathe([(1.3, 12.58), (1.42, 12.62), (1.42, 12.95), (1.2, 13.0)], mat=cap, segments=96)
    slotted(1.36, 1.12, 12.95, 14.75, 22, 0.5, cap)
    lathe([(1.12, 12.6), (1.12, 15)], mat=dark())
    lathe([(1.16, 14.7), (1.38, 14.72), (1.4, 14.8), (1.4, 15.4), (1.36, 15.58), (1.26, 15.66), (1.16, 15.62), (1.12, 15.45), (1.12, 15.2), (0, 15.2)],
          mat=cap, segments=96)
    pressed([(0, 15.56), (0.7, 15.53), (1.15, 15.46)], 0.1, 0.026, wire)
    for angle in (0, pi / 2):
        box((2.3, 0.16, 0.12), (0, 0, 15.6), 0.04, cap, (0, 0, angle))
    return lying(15.7, 1.15, 1.6, 11.7)


HEADS = {'ball': stage_ball, 'slim-ball': slim_ball, 'slotted': slotted_head}


def build(options):
    head = options.get('head', 'ball', list(HEADS))
    finish = options.get('finish', 'charcoal', list(FINISHES))
    wire = options.get('grille', 'steel', list(WIRES))
    with group() as mic:
        pose = HEADS[head](FINISHES[finish](), WIRES[wire]())
    mic.location, mic.rotation_euler = pose['loc'], pose['rot']
    return flat_lay(turn=-40, pitch=72)
